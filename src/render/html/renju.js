// The points that renju forbids to Black, by the definition: overlines, two fours, two threes that can grow.

/** The black stones in a row through a point along an axis, as if it held one of them. */
function blackRow(stones, point, axis) {
  let row = 1;
  for (const way of [1, -1]) {
    for (let i = way; stones[step(point, axis, i)] === "black"; i += way) row += 1;
  }
  return row;
}

/** The empty points at both ends of the row through a black stone along an axis. */
function blackEnds(stones, point, axis) {
  return [1, -1].map((way) => {
    let i = way;
    while (stones[step(point, axis, i)] === "black") i += way;
    return step(point, axis, i);
  }).filter((end) => stones[end] === null);
}

/** The points at the ends of the row through a black stone where one more makes a row of exactly five. */
const fiveEnds = (stones, point, axis) =>
  blackEnds(stones, point, axis).filter((end) => blackRow(stones, end, axis) === 5);

/** Whether the row through a black stone is a straight four. */
const isStraight = (stones, point, axis) =>
  blackRow(stones, point, axis) === 4 && fiveEnds(stones, point, axis).length === 2;

function isForbidden(before, point) {
  const rows = AXES.map((axis) => blackRow(before, point, axis));
  if (rows.includes(5)) return false;
  if (rows.some((row) => row > 5)) return true;
  const stones = after(before, point, "black");
  let fours = 0;
  const threes = [];
  for (const axis of AXES) {
    fours += isStraight(stones, point, axis) ? 1 : fiveEnds(stones, point, axis).length;
    const grows = blackEnds(stones, point, axis)
      .filter((end) => isStraight(after(stones, end, "black"), end, axis));
    if (grows.length > 0) threes.push(grows);
  }
  if (fours > 1) return true;
  if (threes.length < 2) return false;
  const allows = (grow) => !AXES.some((axis) => blackRow(stones, grow, axis) === 5) && !isForbidden(stones, grow);
  return threes.filter((grows) => grows.some(allows)).length > 1;
}

/** The points that are forbidden to Black; none under the other rules. */
function forbiddenPoints(stones) {
  if (DATA.rule !== "renju") return [];
  const points = [];
  stones.forEach((stone, point) => {
    if (stone === null && isForbidden(stones, point)) points.push(point);
  });
  return points;
}
