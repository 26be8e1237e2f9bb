// A lesson, step by step: words, boards, lines played out, and questions whose answers were judged beforehand.

const steps = DATA.steps;
// How each question stands: { stage, moves, misses, hints, named, said, over }.
const asked = steps.map((step) => step.question && fresh());
let at = 0;
// Moves of the step's line that are on the board.
let shown = 0;
let notice = "";

function fresh() {
  return { stage: 0, moves: [], misses: 0, hints: 0, named: new Set(), said: [], over: null };
}

/** A paragraph; words between stars stand out. */
function paragraph(text, attributes = {}) {
  const element = make("p", "", attributes);
  text.split("*").forEach((part, i) => element.append(i % 2 ? make("em", part) : part));
  return element;
}

const lineOf = (step) => pointsIn(step.line || "");

/** The moves of a question that stand on the board; where the answer is shown, those too that lead to the five. */
function played(state, stage) {
  if (state.over !== "missed" || steps[at].question.manner !== "play") return state.moves;
  const line = pointsIn(stage.shown);
  return line.length > 1 ? [...state.moves, ...line] : state.moves;
}

/** What is said of a point where an answer is awaited. */
function verdict(stage, point) {
  const name = nameOf(point);
  const said = stage.said.find(({ points }) => points.split(" ").includes(name));
  return said && { ...said, lines: said.lines.map((line) => line.replaceAll("{point}", name)) };
}

/** Somebody chose a point. */
function play(point) {
  const { question } = steps[at];
  const state = asked[at];
  notice = "";
  if (!question) notice = at < steps.length ? say("not_asked") : "";
  else if (state.over) notice = say("no_more");
  else if (state.named.has(point)) notice = say("known", { point: nameOf(point) });
  else judge(question, state, point);
  show();
}

function judge(question, state, point) {
  const stage = question.stages[state.stage];
  const found = verdict(stage, point);
  if (!found) {
    notice = say("taken", { point: nameOf(point) });
    return;
  }
  state.said = [[found.verdict, found.lines]];
  if (found.verdict === "wrong") {
    state.misses += 1;
    if (state.misses < DATA.tries) state.said.push(["", [say("one_more")]]);
    else finish(state, "missed");
  }
  if (found.verdict === "right") right(question, state, point);
}

/** A right point: there may be more to name, or the attack goes on. */
function right(question, state, point) {
  const stage = question.stages[state.stage];
  const next = stage.next[nameOf(point)];
  if (question.manner === "name") {
    state.named.add(point);
    const [found, of] = [state.named.size, question.sought];
    if (found < of) {
      state.said.push(["", [say("named", { found, of })]]);
      return;
    }
  } else {
    state.moves.push(point);
  }
  if (!next) {
    finish(state, state.misses ? "second" : "first");
    return;
  }
  state.moves.push(named(next.reply));
  state.stage = next.stage;
  state.said.push(["", [say("plays", { color: side(other(question.side)), point: next.reply })]]);
}

/** The question is over; where it was missed the answer is told. */
function finish(state, how) {
  const { question } = steps[at];
  state.over = how;
  if (how === "missed") state.said.push(["", [question.stages[state.stage].answer]]);
  if (question.after) state.said.push(["", [question.after]]);
}

function hint() {
  const { hints } = steps[at].question.stages[asked[at].stage];
  const state = asked[at];
  state.said = [["", [hints[Math.min(state.hints, hints.length - 1)] || say("no_hint")]]];
  state.hints += 1;
  show();
}

function giveUp() {
  asked[at].said = [];
  finish(asked[at], "missed");
  show();
}

function again() {
  asked[at] = fresh();
  show();
}

function forward() {
  notice = "";
  if (at < steps.length && shown < lineOf(steps[at]).length) shown += 1;
  else if (at < steps.length) {
    at += 1;
    shown = 0;
  }
  show();
}

function back() {
  notice = "";
  if (shown > 0) shown -= 1;
  else if (at > 0) {
    at -= 1;
    shown = lineOf(steps[at]).length;
  }
  show();
}

const holder = document.getElementById("board");
const progress = make("h2");
document.getElementById("told").append(progress);
const told = live(document.getElementById("told"));
const board = new Board(holder, play);
const isAsked = () => at < steps.length && asked[at] && !asked[at].over;
const controls = [
  [button(say("back"), back), () => at > 0 || shown > 0, true],
  [button(say("forward"), forward), () => at < steps.length, true],
  [button(say("hint"), hint), isAsked, false],
  [button(say("answer"), giveUp), isAsked, false],
  [button(say("again"), again), () => at < steps.length && asked[at] && asked[at].over, false],
];
document.getElementById("controls").append(...controls.map(([element]) => element));
onArrows(back, forward);

function show() {
  const step = steps[at];
  progress.textContent = step ? step.heading : say("end_heading");
  told.replaceChildren();
  if (notice) told.append(make("p", notice, { class: "bad" }));
  if (step) showStep(step);
  else showEnd();
  for (const [element, can, always] of controls) {
    const lost = !can() && document.activeElement === element;
    element.disabled = !can();
    element.hidden = !always && !can();
    if (lost) controls.find(([, possible]) => possible())[0].focus();
  }
  document.body.dataset.at = at;
}

function showStep(step) {
  const { question } = step;
  const state = asked[at];
  told.append(paragraph(step.text));
  holder.hidden = !step.position;
  if (!step.position) return;
  const marks = new Map(pointsIn(step.marks).map((point) => [point, "mark"]));
  if (question) {
    const stage = question.stages[state.stage];
    const moves = played(state, stage);
    for (const point of state.named) marks.set(point, "right");
    if (state.over === "missed" && moves === state.moves) {
      for (const point of pointsIn(stage.shown)) marks.set(point, "right");
    }
    showMoves(stonesOf(step.position), question.side, moves, marks);
    if (!state.over) told.append(make("p", question.how, { class: "faint" }));
    for (const [verdict, lines] of state.said) {
      const kind = { right: "good", wrong: "bad" }[verdict] || "";
      lines.forEach((line, i) => told.append(paragraph(line, { class: i === 0 ? kind : "" })));
    }
    return;
  }
  const line = lineOf(step);
  showMoves(stonesOf(step.position), step.to_move, line.slice(0, shown), marks);
  if (line.length) told.append(make("p", say("line", { line: step.line }), { class: "faint" }));
  if (line.length && shown === line.length && step.after) told.append(paragraph(step.after));
}

/** The stones of a step and, numbered, those that were played on it. */
function showMoves(stones, mover, moves, marks) {
  let there = stones;
  moves.forEach((point, i) => {
    there = after(there, point, i % 2 ? other(mover) : mover);
  });
  board.show(there, moves, new Map([...marks].filter(([point]) => !there[point])));
}

function showEnd() {
  holder.hidden = true;
  const questions = asked.filter(Boolean);
  told.append(make("p", say("done", { of: questions.length })));
  const list = make("ul");
  for (const how of ["first", "second", "missed", null]) {
    const n = questions.filter(({ over }) => over === how).length;
    if (n) list.append(make("li", say(how || "open", { n })));
  }
  told.append(list);
}

document.getElementById("page").hidden = false;
show();
