// A proof, step by step: the attacker's moves come from its nodes, the defender's from whoever reads the page.
// A frame is a moment of the walk: { stones, moves, node, over, told }; node is that of the attacking move
// which stands on the board last, null at the start.

const ATTACKER = DATA.attacker;
const DEFENDER = other(ATTACKER);
const START = stonesOf(DATA.position);

let past = [{ stones: START, moves: [], node: null, over: false, told: [] }];
let future = [];
let notice = "";

const now = () => past[past.length - 1];
const at = (index) => DATA.nodes[index];

/** Whether the defender may play on an empty point. */
const isLegal = (stones, point) =>
  DATA.rule !== "renju" || DEFENDER === "white" || !isForbidden(stones, point);

/** What a move makes as anyone can see on the board; true wherever it is played. */
function seen(stones, point, index) {
  const fives = fivePoints(stones, ATTACKER);
  const values = { color: side(ATTACKER), other: side(DEFENDER), points: fives.map(nameOf).join(" ") };
  if (makesFive(stones, point, ATTACKER)) return [say("five")];
  if (fives.length > 1) return [say("two_fives", values)];
  if (fives.length === 1 && !isLegal(stones, fives[0])) return [say("caught", values)];
  if (fives.length === 1) return [say("one_five", values)];
  const next = at(index).otherwise;
  return next === undefined ? [] : [say("threat", { ...values, point: at(next).move })];
}

/** The words of a node, if what they say holds on this board as well: the lines through the move, every
    point that they name, and the points for a five are as where the words were written. */
function wordsOf(index, before) {
  const node = at(index);
  if (!node.why) return null;
  const move = named(node.move);
  let there = START;
  pointsIn(node.way).forEach((point, i) => {
    there = after(there, point, i % 2 ? DEFENDER : ATTACKER);
  });
  const looked = pointsIn(node.why.join(" "));
  for (const axis of AXES) {
    for (let i = -5; i <= 5; i += 1) looked.push(step(move, axis, i));
  }
  if (looked.some((point) => before[point] !== there[point])) return null;
  const facts = (stones) => {
    const made = after(stones, move, ATTACKER);
    const fives = fivePoints(made, ATTACKER);
    const reply = fives.length === 1 ? fivePoints(after(made, fives[0], DEFENDER), DEFENDER) : [];
    return [fivePoints(stones, DEFENDER), fives, reply].join(";");
  };
  return facts(before) === facts(there) ? node.why : null;
}

/** The frame after the move of a node. */
function attack(frame, index, told) {
  const move = named(at(index).move);
  const stones = after(frame.stones, move, ATTACKER);
  const over = makesFive(stones, move, ATTACKER);
  const words = wordsOf(index, frame.stones) || seen(stones, move, index);
  return {
    stones,
    moves: [...frame.moves, move],
    node: index,
    over,
    told: [...told, { turn: say("plays", { color: side(ATTACKER), point: nameOf(move) }), words }],
  };
}

/** The frame after a reply, or after a pass where it is null, and what meets it. A five that was left open is made at
    once. */
function answer(frame, reply) {
  const color = side(DEFENDER);
  const passed = reply === null;
  const replied = passed
    ? frame
    : { ...frame, stones: after(frame.stones, reply, DEFENDER), moves: [...frame.moves, reply] };
  const turn = passed ? say("passes", { color }) : say("plays", { color, point: nameOf(reply) });
  const told = [{ turn, words: [] }];
  const fives = fivePoints(replied.stones, ATTACKER);
  if (fives.length) {
    const five = fives[0];
    const point = nameOf(five);
    told[0].words.push(say("leaves", { color, point }));
    const words = [say("five")];
    told.push({ turn: say("plays", { color: side(ATTACKER), point }), words });
    const moves = [...replied.moves, five];
    return { stones: after(replied.stones, five, ATTACKER), moves, node: frame.node, over: true, told };
  }
  const node = at(frame.node);
  const listed = passed ? undefined : node.replies && node.replies[nameOf(reply)];
  if (listed === undefined && !passed) told[0].words.push(say("unlisted"));
  return attack(replied, listed === undefined ? node.otherwise : listed, told);
}

/** How many moves of the attacker's lie below a node, at the most. */
const heights = new Map();
function height(index) {
  if (!heights.has(index)) {
    const { replies = {}, otherwise } = at(index);
    const below = Object.values(replies).concat(otherwise === undefined ? [] : otherwise);
    heights.set(index, 1 + Math.max(0, ...below.map(height)));
  }
  return heights.get(index);
}

/** The replies to the move on the board that are worth looking at: the only ones, or those that the proof
    names, each with the node that answers it; none where the only one is forbidden. */
function replies(frame) {
  return namedReplies(frame).filter(([point]) => frame.stones[point] === null && isLegal(frame.stones, point));
}

function namedReplies(frame) {
  const node = at(frame.node);
  const fives = fivePoints(frame.stones, ATTACKER);
  const listed = Object.entries(node.replies || {}).map(([name, next]) => [named(name), next]);
  if (fives.length > 1) return fives.map((point) => [point, null]);
  if (fives.length === 1) return [[fives[0], (node.replies || {})[nameOf(fives[0])] ?? node.otherwise]];
  return listed;
}

/** The reply with which the defender holds out longest: that of the line the page came with, as far as that is
    followed; null, a pass, where no point is legal. */
function longest(frame) {
  const line = pointsIn(DATA.line);
  const made = frame.moves.length;
  const follows = line.length > made && frame.moves.every((move, i) => move === line[i]);
  if (follows && isLegal(frame.stones, line[made])) return line[made];
  const known = replies(frame);
  if (!known.length) return elsewhere(frame) ?? null;
  const stubborn = ([, next]) => (next === null || next === undefined ? 0 : height(next));
  return known.reduce((best, reply) => (stubborn(reply) > stubborn(best) ? reply : best))[0];
}

/** A legal point that the proof names nowhere, or at least not here; undefined where there is none. */
function elsewhere(frame) {
  const anywhere = new Set(DATA.nodes.flatMap((node) => [node.move, ...Object.keys(node.replies || {})]));
  const here = at(frame.node).replies || {};
  const free = [...frame.stones.keys()].filter((point) => frame.stones[point] === null);
  const legal = (test) => free.find((point) => test(nameOf(point)) && isLegal(frame.stones, point));
  return legal((name) => !anywhere.has(name)) ?? legal((name) => !(name in here));
}

function go(frame) {
  past.push(frame);
  future = [];
}

/** Somebody chose a point: the attacker's move, where it is his turn, or a reply. */
function play(point) {
  const frame = now();
  notice = "";
  if (frame.stones[point] !== null) notice = say("taken", { point: nameOf(point) });
  else if (frame.over) notice = say("is_over");
  else if (frame.node !== null && !isLegal(frame.stones, point)) notice = say("forbidden", { point: nameOf(point) });
  else if (frame.node !== null) go(answer(frame, point));
  else if (nameOf(point) === at(DATA.root).move) go(attack(frame, DATA.root, []));
  else notice = say("not_this", { color: side(ATTACKER), point: at(DATA.root).move });
  show();
}

function pass() {
  notice = "";
  go(answer(now(), null));
  show();
}

function back() {
  notice = "";
  if (past.length > 1) future.push(past.pop());
  show();
}

/** On along the way that was come back from, else along the longest defence. */
function forward() {
  const frame = now();
  notice = "";
  if (future.length) past.push(future.pop());
  else if (frame.node === null) go(attack(frame, DATA.root, []));
  else if (!frame.over) go(answer(frame, longest(frame)));
  show();
}

function toStart() {
  notice = "";
  while (past.length > 1) future.push(past.pop());
  show();
}

function toEnd() {
  do forward(); while (!now().over || future.length);
}

const page = document.getElementById("page");
const told = live(document.getElementById("told"));
const known = make("section");
document.getElementById("told").append(known);
const board = new Board(document.getElementById("board"), play);
const controls = [
  [button(say("start"), toStart), () => past.length > 1],
  [button(say("back"), back), () => past.length > 1],
  [button(say("forward"), forward), () => future.length > 0 || !now().over],
  [button(say("end"), toEnd), () => future.length > 0 || !now().over],
];
document.getElementById("controls").append(...controls.map(([element]) => element));
onArrows(back, forward);

/** Shows the frame: the board, what was played and why, and the replies that are met one by one. */
function show() {
  const frame = now();
  const known = frame.node === null || frame.over ? [] : replies(frame);
  board.show(frame.stones, frame.moves, new Map(known.map(([point]) => [point, "reply"])));
  told.replaceChildren();
  if (notice) told.append(make("p", notice, { class: "bad" }));
  for (const { turn, words } of frame.told) {
    told.append(make("p", turn, { class: "turn" }));
    const list = make("ul", "", { class: "why" });
    list.append(...words.map((line) => make("li", line)));
    if (words.length) told.append(list);
  }
  if (frame.node === null) told.append(make("p", say("begin", { color: side(ATTACKER) })));
  if (frame.over) told.append(make("p", say("won", { color: side(ATTACKER) }), { class: "good turn" }));
  for (const [element, can] of controls) {
    // A button that is disabled under the keyboard would take the focus with it.
    const lost = !can() && document.activeElement === element;
    element.disabled = !can();
    if (lost) controls.find(([, possible]) => possible())[0].focus();
  }
  showReplies(frame, known);
  document.body.dataset.over = frame.over;
}

function showReplies(frame, all) {
  const focused = known.contains(document.activeElement);
  known.replaceChildren();
  listReplies(frame, all);
  // The button that was chosen is gone: its place is taken by one that goes on.
  if (focused) (known.querySelector("button") || controls[1][0]).focus();
}

function listReplies(frame, all) {
  if (frame.moves.length) {
    const line = frame.moves.map((move, i) => `${i + 1} ${nameOf(move)}`).join(", ");
    known.append(make("p", say("so_far", { line }), { class: "faint" }));
  }
  if (frame.node === null || frame.over) return;
  known.append(make("h2", say("replies", { color: side(DEFENDER) })));
  const list = make("ul", "", { class: "replies" });
  const row = (points, next) => {
    const item = make("li");
    item.append(...points.map((point) => button(nameOf(point), () => play(point))));
    if (next !== null && next !== undefined) {
      item.append(make("span", say("met_by", { color: side(ATTACKER), point: at(next).move })));
    }
    list.append(item);
  };
  const ways = new Map();
  for (const [point, next] of all) ways.set(next, [...(ways.get(next) || []), point]);
  for (const [next, points] of ways) row(points, next);
  known.append(list);
  const fives = fivePoints(frame.stones, ATTACKER);
  const points = fives.map(nameOf).join(" ");
  if (fives.length > 1) known.append(make("p", say("nothing_stops", { points })));
  if (fives.length === 1) {
    const values = { color: side(ATTACKER), other: side(DEFENDER), points };
    known.append(make("p", all.length ? say("else_five", values) : say("caught", values)));
  }
  const rest = at(frame.node).otherwise;
  if (fives.length || rest === undefined) return;
  const far = elsewhere(frame);
  const item = make("li");
  if (far !== undefined) item.append(button(say("elsewhere"), () => play(far)));
  if (DATA.rule === "renju") item.append(button(say("pass"), pass));
  item.append(make("span", say("met_by", { color: side(ATTACKER), point: at(rest).move })));
  if (item.querySelector("button")) list.append(item);
}

page.hidden = false;
show();
