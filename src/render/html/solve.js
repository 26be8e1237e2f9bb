// Puzzles to solve. Every answer was judged beforehand; the answers are read when the page begins, and shown only after
// an answer. A puzzle is won by moves that its proof knows, or it has points to be found.

/** The text behind hexadecimal digits that were combined with the numbers of a generator. */
function revealed(digits, seed) {
  let state = seed;
  const bytes = digits.match(/../g).map((pair) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return parseInt(pair, 16) ^ (state >>> 24);
  });
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const tasks = DATA.puzzles.map((puzzle, i) => ({ ...puzzle, ...JSON.parse(revealed(puzzle.answers, i)) }));
// How each puzzle stands: the judged board, the moves on it, the points that were found, the wrong answers, what was
// said, how it ended and the time that it took.
const states = tasks.map(() => ({
  board: 0, moves: [], found: new Set(), wrong: 0, said: [], over: null, time: 0,
}));
let at = 0;
let since = performance.now();

/** Adds the time since the puzzle came on the screen, or since it was added last. */
function count() {
  const time = performance.now();
  if (!states[at].over && !document.hidden) states[at].time += time - since;
  since = time;
}

function enter(index) {
  if (index < 0 || index >= tasks.length) return;
  count();
  at = index;
  show();
}

/** Somebody chose a point. */
function play(point) {
  count();
  const [task, state] = [tasks[at], states[at]];
  const name = nameOf(point);
  if (state.over) state.said = [["", say("solved_before")]];
  else if (stonesNow()[point] !== null) state.said = [["bad", say("taken", { point: name })]];
  else if (state.found.has(point)) state.said = [["", say("known", { point: name })]];
  else if (!task.hidden && task.rule === "renju" && task.side === "black" && isForbidden(stonesNow(), point)) {
    state.said = [["bad", say("forbidden_point", { point: name })]];
  } else judge(task, state, point);
  show();
}

function judge(task, state, point) {
  const name = nameOf(point);
  const { right, open } = task.boards[state.board];
  if (name in right) answered(task, state, point, right[name]);
  else if (pointsIn(open).includes(point)) state.said = [["", say("not_settled", { point: name })]];
  else {
    state.wrong += 1;
    const kind = { play: "wrong_move", hold: "wrong_hold", name: "wrong_point" }[task.manner];
    state.said = [["bad", say(kind, { point: name })]];
  }
}

/** A right answer: there may be more to find, or the attack goes on. */
function answered(task, state, point, next) {
  const name = nameOf(point);
  if (task.manner === "name") {
    state.found.add(point);
    if (state.found.size < Object.keys(task.boards[0].right).length) {
      state.said = [["good", say("right_point", { point: name })]];
      return;
    }
  } else {
    state.moves.push(point);
  }
  if (!next) {
    finish("solved");
    return;
  }
  state.moves.push(named(next.reply));
  state.board = next.board;
  const color = side(other(task.side));
  state.said = [["good", say("right_move", { point: name, color, other: next.reply })]];
}

/** Somebody answered that there is no such win. */
function nothing() {
  count();
  const [task, state] = [tasks[at], states[at]];
  if (task.nothing) finish("solved");
  else {
    state.wrong += 1;
    state.said = [["bad", say("wrong_nothing")]];
  }
  show();
}

function giveUp() {
  count();
  finish("given_up");
  show();
}

/** The puzzle is over: what it was about is told now. */
function finish(how) {
  const [task, state] = [tasks[at], states[at]];
  state.over = how;
  state.said = [[how === "solved" ? "good" : "bad", say(how)]];
  for (const line of [...task.answer, ...task.after]) state.said.push(["", line]);
  if (how === "given_up" && task.manner === "play") state.moves = pointsIn(task.shown);
}

/** The stones of the puzzle with the moves that were made. */
function stonesNow() {
  const [task, state] = [tasks[at], states[at]];
  let stones = stonesOf(task.position);
  state.moves.forEach((point, i) => {
    stones = after(stones, point, i % 2 ? other(task.side) : task.side);
  });
  return stones;
}

/** A length of time as minutes and seconds. */
function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The result as a text that can be copied. */
function result() {
  const sum = states.reduce((all, { time }) => all + time, 0);
  const solved = states.filter(({ over }) => over === "solved");
  const clean = solved.filter(({ wrong }) => wrong === 0);
  const lines = [say("result_sum", { n: solved.length, of: tasks.length, found: clean.length, time: clock(sum) })];
  if (pupil.value.trim()) lines.unshift(`${say("pupil")}: ${pupil.value.trim()}`);
  states.forEach((state, i) => {
    const values = { n: i + 1, id: tasks[i].id, found: state.wrong, time: clock(state.time) };
    if (state.over === "solved") lines.push(say("result_solved", values));
    else if (state.over) lines.push(say("result_given_up", values));
    else lines.push(say("result_open", values));
  });
  return lines.join("\n");
}

/** Copies the result; where the browser refuses, the text is selected, to be copied by keys. */
async function copy() {
  count();
  text.value = result();
  try {
    await navigator.clipboard.writeText(text.value);
    copied.textContent = say("copied");
  } catch {
    text.select();
    copied.textContent = say("not_copied");
  }
}

const holder = document.getElementById("told");
// The question stands over the board, so that on a narrow screen both are seen at once.
const asked = make("section", "", { class: "told" });
const heading = make("h2");
const turn = make("p", "", { class: "turn" });
const question = make("p");
asked.append(heading, turn, question);
document.getElementById("board").before(asked);
const told = live(holder);
const board = new Board(document.getElementById("board"), play);
const isOpen = () => !states[at].over;
const controls = [
  [button(say("task_back"), () => enter(at - 1)), () => at > 0, () => true],
  [button(say("task_next"), () => enter(at + 1)), () => at < tasks.length - 1, () => true],
  [button(say("nothing"), nothing), isOpen, () => tasks[at].may_be_nothing],
  [button(say("answer"), giveUp), isOpen, () => true],
];
document.getElementById("controls").append(...controls.map(([element]) => element));
onArrows(() => enter(at - 1), () => enter(at + 1));

// The result, below everything else.
const results = make("section", "", { class: "result" });
const label = make("label", `${say("pupil")} `);
const pupil = make("input", "", { type: "text", autocomplete: "name" });
const text = make("textarea", "", { readonly: "", rows: Math.min(tasks.length + 2, 14), "aria-label": say("result") });
label.append(pupil);
results.append(make("h2", say("result")), label, text, button(say("copy"), copy));
const copied = live(results);
holder.append(results);
for (const field of [pupil, text]) field.addEventListener("keydown", (event) => event.stopPropagation());
pupil.addEventListener("input", () => { text.value = result(); });
document.addEventListener("visibilitychange", () => {
  // The time while the page is hidden is not counted.
  if (document.hidden) states[at].time += states[at].over ? 0 : performance.now() - since;
  since = performance.now();
});

function show() {
  const [task, state] = [tasks[at], states[at]];
  [DATA.rule, DATA.hidden] = [task.rule, task.hidden];
  heading.textContent = say("task", { n: at + 1, of: tasks.length });
  turn.textContent = task.turn;
  question.textContent = task.question;
  const marks = new Map([...state.found].map((point) => [point, "right"]));
  if (state.over && task.manner !== "play") {
    for (const point of pointsIn(task.shown)) marks.set(point, "right");
  }
  const stones = stonesNow();
  board.show(stones, state.moves, new Map([...marks].filter(([point]) => !stones[point])));
  told.replaceChildren(...state.said.map(([kind, line]) => make("p", line, { class: kind })));
  for (const [element, can, is] of controls) {
    const lost = !can() && document.activeElement === element;
    element.disabled = !can();
    element.hidden = !is();
    if (lost) (controls.find(([, possible, seen]) => possible() && seen()) || [pupil])[0].focus();
  }
  text.value = result();
  document.body.dataset.over = state.over || "";
}

document.getElementById("page").hidden = false;
show();
