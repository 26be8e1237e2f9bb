// Plays every reply to the first two moves, and then the longest defence.
function scenario() {
  const games = [];
  let worded = true;
  const finish = () => {
    for (let i = 0; i < 120 && !now().over; i += 1) play(longest(now()));
    games.push(now().moves.map(nameOf).join(" "));
  };
  const each = (depth) => {
    const { stones } = now();
    stones.forEach((stone, point) => {
      if (stone) return;
      const height = past.length;
      play(point);
      if (depth > 1 && !now().over && at(past[height - 1].node).replies?.[nameOf(point)] !== undefined) each(depth - 1);
      else finish();
      past.length = height;
    });
  };
  forward();
  for (let i = 0; i < 4 && !now().over; i += 1) {
    worded = worded && now().told.at(-1).words === at(now().node).why;
    const height = past.length;
    each(2);
    past.length = height;
    play(longest(now()));
  }
  return { games, worded };
}
