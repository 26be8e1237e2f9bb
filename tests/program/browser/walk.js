// Walks through the proof of vcf-0001 as a person would.
function scenario() {
  const seen = {};
  const words = () => document.getElementById("told").innerText;
  const press = (text) => [...document.querySelectorAll("button")].find((b) => b.textContent === text).click();
  const click = (name) => board.points[named(name)].click();
  const key = (name, on = document.body) =>
    on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  seen.begin = words();
  press("Forward");
  seen.first = words();
  seen.label = board.points[named("i8")].getAttribute("aria-label");
  click("i8");
  seen.taken = words();
  click("a1");
  seen.left = words();
  key("ArrowLeft");
  seen.again = words();
  press("j8");
  seen.answered = words();
  press("End");
  seen.end = words();
  press("Start");
  seen.start = words();
  board.reach(named("h8"));
  board.points[named("h8")].focus();
  key("ArrowUp", document.activeElement);
  seen.focus = document.activeElement.getAttribute("aria-label");
  return seen;
}
