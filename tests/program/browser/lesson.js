// Takes a lesson: a wrong answer to every question, then the right ones; the last is then given up.
function scenario() {
  const seen = { questions: [] };
  const words = () => document.getElementById("told").innerText;
  const press = (text) => [...document.querySelectorAll("button")].find((b) => b.textContent === text).click();
  const points = (state, question, wanted) => {
    const stage = question.stages[state.stage];
    const said = stage.said.filter(({ verdict }) => verdict === wanted);
    return said.flatMap(({ points }) => points.split(" ")).map(named);
  };
  let last = 0;
  for (let i = 0; i < 500 && at < steps.length; i += 1) {
    const { question } = steps[at];
    if (question) {
      const state = asked[at];
      board.points[points(state, question, "wrong")[0]].click();
      const wrong = words();
      for (let n = 0; n < 30 && !state.over; n += 1) {
        const right = points(state, question, "right").filter((point) => !state.named.has(point));
        const stage = question.stages[state.stage];
        const on = right.find((point) => stage.next[nameOf(point)]);
        board.points[on ?? right[0]].click();
      }
      seen.questions.push({ wrong, how: state.over, moves: state.moves.length, said: words() });
      last = at;
    }
    press("Forward");
  }
  seen.end = words();
  while (at > last) press("Back");
  press("Again");
  press("Show the answer");
  seen.missed = words();
  return seen;
}
