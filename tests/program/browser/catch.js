// White catches Black: the only point that stops the five is forbidden.
function scenario() {
  const seen = {};
  forward();
  seen.caught = document.getElementById("told").innerText;
  board.points[named("i9")].click();
  seen.forbidden = document.getElementById("told").innerText;
  forward();
  seen.moves = now().moves.map(nameOf).join(" ");
  seen.over = now().over;
  return seen;
}
