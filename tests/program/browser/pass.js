// Black passes after a quiet move.
function scenario() {
  const seen = {};
  forward();
  [...document.querySelectorAll("button")].find((b) => b.textContent === "pass").click();
  seen.passed = document.getElementById("told").innerText;
  toEnd();
  seen.moves = now().moves.map(nameOf).join(" ");
  return seen;
}
