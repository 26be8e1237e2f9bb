// Solves the puzzles of a page: a wrong answer first, then the right ones; the last puzzle is given up.
function scenario() {
  const seen = { puzzles: [] };
  const words = () => document.getElementById("told").innerText;
  const press = (name) => [...document.querySelectorAll("button")].find((b) => b.textContent === name).click();
  const empty = (answers) => [...stonesNow().keys()].find((point) => stonesNow()[point] === null
    && !(nameOf(point) in answers) && !isForbidden(stonesNow(), point));
  seen.source = document.getElementById("data").textContent;
  seen.question = asked.innerText;
  for (const [i, task] of tasks.entries()) {
    const state = states[i];
    const answers = () => task.boards[state.board].right;
    board.points[empty(answers())].click();
    const wrong = words();
    if (i === tasks.length - 1) {
      press("Show the answer");
    } else {
      for (let n = 0; n < 40 && !state.over; n += 1) {
        const right = Object.keys(answers()).filter((name) => !state.found.has(named(name)));
        if (task.nothing) press("There is no such win");
        else board.points[named(right[0])].click();
      }
    }
    const label = board.points[named("a1")].getAttribute("aria-label");
    seen.puzzles.push({ id: task.id, wrong, over: state.over, moves: state.moves.map(nameOf).join(" "), said: words(), label });
    if (i < tasks.length - 1) press("Puzzle ▸");
  }
  pupil.value = "Ann";
  pupil.dispatchEvent(new Event("input"));
  seen.result = text.value;
  press("◂ Puzzle");
  seen.back = asked.innerText;
  seen.marked = document.querySelectorAll(".point.forbidden").length;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  seen.arrow = asked.innerText;
  seen.wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return seen;
}
