// Walks a game with a variation and a comment as a person would, and plays the win that was missed.
function scenario() {
  const seen = {};
  const words = () => status.innerText;
  const press = (text, holder = document) =>
    [...holder.querySelectorAll("button")].find((b) => b.textContent === text && !b.disabled).click();
  const key = (name, on = document.body) =>
    on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const stones = () => board.points.filter((point) => point.querySelector(".stone")).length;
  const graphed = document.querySelector("svg.course");
  seen.graph = graphed.getAttribute("aria-label");
  seen.bars = graphed.querySelectorAll(".win").length;
  seen.crosses = graphed.querySelectorAll(".missed").length;
  seen.start = words();
  key("ArrowRight");
  seen.first = words();
  key("ArrowRight");
  seen.variations = branches.innerText;
  board.points[named("c3")].click();
  seen.variation = words();
  press(say("main_line"));
  board.points[named("o1")].click();
  seen.beside = words();
  press(say("end"));
  seen.end = [words(), stones()];
  press(say("moment_back"));
  seen.moment = [words(), stones()];
  seen.current = document.querySelectorAll("li[aria-current]").length;
  press(say("play_line"), branches);
  seen.line = [words(), stones()];
  key("ArrowLeft");
  key("ArrowLeft");
  seen.back = [words(), stones()];
  const box = graphed.getBoundingClientRect();
  graphed.dispatchEvent(new MouseEvent("click", { clientX: box.left + 1, clientY: box.top + 1, bubbles: true }));
  seen.clicked = stones();
  seen.label = board.points[named("h8")].getAttribute("aria-label");
  return seen;
}
