// A game: its moves and variations are walked, its course is a graph, and the moments of its review can be gone to.
// A node is { parent, move, ... }, the first one is the board before the first move; a line that was not played in the
// game is shown as stones beyond a node.

const NODES = DATA.nodes.map((node) => ({ ...node, children: [] }));
NODES.forEach((node, index) => {
  if (index > 0) NODES[node.parent].children.push(index);
});
const MAIN = DATA.main;
const PLIES = MAIN.length - 1;
const turnAt = (ply) => (ply % 2 === 1 ? DATA.first : other(DATA.first));

let here = 0;
/** The line that is shown beyond a moment: { moment, line, at }; null in the game. */
let shown = null;
let notice = "";

/** The nodes from the start to a node, without the start. */
function pathTo(index) {
  const path = [];
  for (let at = index; at > 0; at = NODES[at].parent) path.unshift(at);
  return path;
}

/** The number of moves and passes that lead to the board. */
const plyOf = (index) => pathTo(index).length;

/** The node on the main line from which a node departs, or itself, as a ply. */
function mainPly() {
  let at = here;
  while (!MAIN.includes(at)) at = NODES[at].parent;
  return MAIN.indexOf(at);
}

/** The stones of a node, and its moves in order; a pass is null. */
function boardOf(index) {
  let stones = stonesOf(DATA.position);
  const moves = [];
  for (const at of pathTo(index)) {
    const { move } = NODES[at];
    const point = move === null ? null : named(move);
    moves.push(point);
    if (point !== null) stones = after(stones, point, turnAt(moves.length));
  }
  return { stones, moves };
}

/** Goes to a node of the game. */
function goTo(index) {
  [here, shown, notice] = [index, null, ""];
  show();
}

/** Goes on: along the line that is shown, or along the game. */
function forward() {
  notice = "";
  if (shown) shown.at = Math.min(shown.at + 1, shown.line.length);
  else if (NODES[here].children.length) [here] = NODES[here].children;
  show();
}

function back() {
  notice = "";
  if (shown && shown.at > 0) shown.at -= 1;
  else if (shown) shown = null;
  else if (here > 0) here = NODES[here].parent;
  show();
}

function toStart() {
  goTo(0);
}

function toEnd() {
  notice = "";
  if (shown) shown.at = shown.line.length;
  else while (NODES[here].children.length) [here] = NODES[here].children;
  show();
}

/** Goes to the position before the move of a moment. */
function toMoment(moment) {
  goTo(MAIN[moment.ply - 1]);
}

/** The moment after the board of the game, or before it; undefined where there is none. */
function neighbour(way) {
  const ply = mainPly() + 1;
  const all = DATA.moments.filter((moment) => (way > 0 ? moment.ply > ply : moment.ply < ply));
  return way > 0 ? all[0] : all[all.length - 1];
}

function toNeighbour(way) {
  const moment = neighbour(way);
  if (moment) toMoment(moment);
}

/** The moments of the board. */
const momentsHere = () => (MAIN[mainPly()] === here ? DATA.moments.filter(({ ply }) => ply === mainPly() + 1) : []);

function playLine(moment) {
  [here, notice] = [MAIN[moment.ply - 1], ""];
  shown = { moment, line: pointsIn(moment.line), at: 1 };
  show();
}

/** Somebody chose a point: the move of the game or of the line there. */
function play(point) {
  notice = "";
  if (shown) {
    if (shown.line[shown.at] === point) shown.at += 1;
    else notice = say("not_in_line");
  } else if (boardOf(here).stones[point] !== null) {
    notice = say("taken", { point: nameOf(point) });
  } else {
    const next = NODES[here].children.find((child) => NODES[child].move === nameOf(point));
    if (next === undefined) notice = say("not_in_game", { point: nameOf(point) });
    else here = next;
  }
  show();
}

const page = document.getElementById("page");
const told = document.getElementById("told");
const status = live(told);
const graph = make("section");
const list = make("section");
const branches = make("section");
told.append(branches, graph, list);
const board = new Board(document.getElementById("board"), play);
const controls = [
  [button(say("start"), toStart), () => here > 0 || shown !== null],
  [button(say("back"), back), () => here > 0 || shown !== null],
  [button(say("forward"), forward), () => canGoOn()],
  [button(say("end"), toEnd), () => canGoOn()],
  [button(say("moment_back"), () => toNeighbour(-1)), () => neighbour(-1) !== undefined],
  [button(say("moment_next"), () => toNeighbour(1)), () => neighbour(1) !== undefined],
];
document.getElementById("controls").append(...controls.map(([element]) => element));
onArrows(back, forward);

const canGoOn = () => (shown ? shown.at < shown.line.length : NODES[here].children.length > 0);

/** The graph: a lane for each side over the numbers of the moves. */
const WIDTH = 360;
const EDGE = 10;
const LANES = { black: 22, white: 62 };
const columnOf = (ply) => EDGE + ((ply - 0.5) / Math.max(PLIES, 1)) * (WIDTH - 2 * EDGE);

function drawGraph() {
  const parts = [];
  for (const color of ["black", "white"]) {
    const y = LANES[color];
    parts.push(`<text x="${EDGE}" y="${y - 12}">${side(color)}</text>`);
    parts.push(`<path class="lane" d="M${EDGE} ${y}H${WIDTH - EDGE}"/>`);
  }
  const step = columnOf(2) - columnOf(1);
  const missed = new Set(DATA.moments.filter(({ event }) => event === "missed").map(({ ply }) => ply));
  for (const { ply, class: kind } of DATA.wins) {
    const tall = kind === "vcf" ? 14 : 7;
    // A win lasts until the side's next move, unless it was let go.
    const lasts = missed.has(ply) ? step : 2 * step;
    const wide = Math.min(lasts, WIDTH - EDGE - columnOf(ply) + step / 2);
    const y = LANES[turnAt(ply)] - tall / 2;
    parts.push(`<rect class="win" x="${columnOf(ply) - step / 2}" y="${y}" width="${wide}" height="${tall}"/>`);
  }
  for (const { ply } of DATA.guesses) {
    parts.push(`<circle class="guess" cx="${columnOf(ply)}" cy="${LANES[turnAt(ply)]}" r="3"/>`);
  }
  for (const { ply, event } of DATA.moments) {
    const [x, y] = [columnOf(ply), LANES[turnAt(ply)]];
    if (event === "missed") parts.push(["halo", "missed"].map((name) => `<path class="${name}" d="M${x - 4} ${y - 4}l8 8m0-8l-8 8"/>`).join(""));
    if (event === "last-escape") parts.push(`<path class="escape" d="M${x} ${y - 6}l6 6l-6 6l-6-6z"/>`);
  }
  for (let ply = 10; ply <= PLIES; ply += 10) {
    parts.push(`<text class="ply" x="${columnOf(ply)}" y="90">${ply}</text>`);
  }
  parts.push(`<path class="now" d=""/>`);
  const svg = `<svg class="course" viewBox="0 0 ${WIDTH} 94" role="img">${parts.join("")}</svg>`;
  graph.append(make("h2", say("course")));
  graph.insertAdjacentHTML("beforeend", svg);
  graph.append(make("p", say("legend"), { class: "faint" }));
  const drawn = graph.querySelector("svg");
  drawn.setAttribute("aria-label", [say("course"), ...DATA.moments.map(({ text }) => text)].join(" "));
  drawn.addEventListener("click", (event) => {
    const box = drawn.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const ply = Math.ceil(((x - EDGE) / (WIDTH - 2 * EDGE)) * PLIES);
    goTo(MAIN[Math.min(Math.max(ply - 1, 0), PLIES)]);
  });
}

/** The moments, each with a button that goes to it, and one that plays the line that was there. */
function listMoments() {
  if (DATA.moments.length + DATA.guesses.length === 0) return;
  list.append(make("h2", say("moments")));
  const rows = make("ul", "", { class: "moments" });
  for (const moment of [...DATA.moments, ...DATA.guesses].sort((one, two) => one.ply - two.ply)) {
    const item = make("li", "", { "data-ply": moment.ply });
    item.append(make("p", moment.text), button(say("to_moment", { n: moment.ply }), () => toMoment(moment)));
    const offer = moment.event === "guess" ? say("play_guess") : say("play_line");
    if (moment.line) item.append(button(offer, () => playLine(moment)));
    rows.append(item);
  }
  list.append(rows);
}

/** What is said of the last move. */
function said(moves) {
  const n = moves.length;
  if (n === 0) return say("at_start");
  const color = side(turnAt(n));
  const point = moves[n - 1];
  return point === null ? say("passed", { n, color }) : say("played", { n, color, point: nameOf(point) });
}

/** Shows the board with what is said of it, how the game goes on, and where on the graph it is. */
function show() {
  const { stones: standing, moves } = boardOf(here);
  const marks = new Map();
  let stones = standing;
  const line = shown ? shown.line.slice(0, shown.at) : [];
  line.forEach((point, i) => {
    stones = after(stones, point, turnAt(moves.length + i + 1));
  });
  const node = NODES[here];
  if (!shown) {
    for (const child of node.children) if (NODES[child].move !== null) marks.set(named(NODES[child].move), "next");
    for (const { holds } of momentsHere()) for (const point of pointsIn(holds)) marks.set(point, "holds");
    for (const point of pointsIn(node.marked || "")) marks.set(point, "mark");
  }
  // In a line its own stones have the numbers.
  board.show(stones, shown ? line : moves, marks);
  status.replaceChildren();
  if (notice) status.append(make("p", notice, { class: "bad" }));
  if (shown) {
    status.append(make("p", say("in_line", { number: shown.at, of: shown.line.length }), { class: "turn" }));
    status.append(make("p", say("line", { line: shown.line.map(nameOf).join(" ") })));
  } else {
    status.append(make("p", said(moves), { class: "turn" }));
    const last = moves[moves.length - 1];
    const five = moves.length > 0 && last !== null && makesFive(standing, last, turnAt(moves.length));
    if (five) status.append(make("p", say("won", { color: side(turnAt(moves.length)) }), { class: "good" }));
    for (const text of (node.comment || "").split("\n").filter(Boolean)) status.append(make("p", text, { class: "comment" }));
    if (node.labels) status.append(make("p", node.labels, { class: "faint" }));
    for (const { text } of momentsHere()) status.append(make("p", text));
  }
  const focused = branches.contains(document.activeElement);
  branches.replaceChildren();
  if (shown) branches.append(button(say("leave_line"), () => goTo(here)));
  else listBranches(node);
  for (const [element, can] of controls) {
    // A button that is disabled under the keyboard would take the focus with it.
    const lost = !can() && document.activeElement === element;
    element.disabled = !can();
    if (lost) (controls.find(([, possible]) => possible()) || [board.points[board.reached]])[0]?.focus();
  }
  if (focused) (branches.querySelector("button") || controls[1][0]).focus();
  const x = columnOf(mainPly() + 0.5);
  graph.querySelector(".now").setAttribute("d", `M${x} 4V80`);
  for (const item of list.querySelectorAll("li")) {
    const current = !shown && MAIN[Number(item.dataset.ply) - 1] === here;
    if (current) item.setAttribute("aria-current", "true");
    else item.removeAttribute("aria-current");
  }
}

/** The variations of the board, where there are several, and the line that was there. */
function listBranches(node) {
  if (node.children.length > 1) {
    branches.append(make("h2", say("variations")));
    const row = make("div", "", { class: "branches" });
    row.append(...node.children.map((child) => button(NODES[child].move ?? say("pass"), () => goTo(child))));
    branches.append(row);
  }
  if (MAIN[mainPly()] !== here) {
    branches.append(button(say("main_line"), () => goTo(MAIN[mainPly()])));
  }
  const won = momentsHere().find(({ line }) => line);
  if (won) branches.append(button(say("play_line"), () => playLine(won)));
}

drawGraph();
listMoments();
page.hidden = false;
show();
