// How a reply is shown: the board with its marks, and the words.
import { Board, button, make, nameOf, named, say } from "./board.js";

/** A board that shows the marks of a reply: a short text on a point, in the colour of its role. */
export class Drawn extends Board {
  /** Shows a board of a reply. `hints` are points that the words speak of and that have no mark. */
  draw(shown, points = []) {
    const stones = new Map();
    for (const color of ["black", "white"]) for (const name of shown[color]) stones.set(named(name), color);
    const marks = new Map(shown.marks.map(([name, role, text]) => [named(name), { role, text }]));
    for (const name of points) {
      const point = named(name);
      if (!marks.has(point) && !stones.has(point)) marks.set(point, { role: "mark", text: "" });
    }
    this.points.forEach((element, point) => {
      const color = stones.get(point);
      const mark = marks.get(point);
      const isLast = nameOf(point) === shown.last;
      const told = [nameOf(point), say(color ? `${color}_stone` : "empty")];
      if (isLast) told.push(say("last"));
      if (mark?.text) told.push(mark.text === "!" ? say("forbidden_mark") : mark.text);
      element.setAttribute("aria-label", told.join(", "));
      element.className = `point${color ? " taken" : ""}`;
      element.replaceChildren();
      if (color) {
        const stone = make("span", mark?.text ?? "", { class: `stone ${color}`, "aria-hidden": "true" });
        stone.classList.toggle("last", isLast);
        stone.classList.toggle("marked", Boolean(mark) && !["black", "white"].includes(mark.role));
        element.append(stone);
      } else if (mark) {
        const sign = make("span", mark.text, { class: `sign ${mark.role}`, "aria-hidden": "true" });
        sign.classList.toggle("long", mark.text.length > 2);
        element.append(sign);
      }
    });
  }
}

/** Ids of puzzles in a text, which can be opened. */
const IDS = /\b((?:[a-z]+-)+\d{4})\b/;

/** A text with its ids of puzzles as buttons. */
function linked(text, ask) {
  return text.split(IDS).map((part, i) => (i % 2 ? button(part, () => ask(`load ${part}`), { class: "id" }) : part));
}

/** Whether a line is part of a table: its columns stand only in a font whose letters are equally wide. */
const isTable = (line) => /\S {2,}\S.*\S {2,}\S/.test(line) || /[█▁▂▃▄▅▆▇─│┌┐└┘├]/.test(line);

/** The words of a reply as elements. */
export function paragraphs(words, ask) {
  const list = [];
  for (const line of words) {
    const text = line.map(([, piece]) => piece).join("");
    // What may be wider than the page has to be within reach of keys.
    const inner = /^ {2}/.test(text) ? { class: "inner" } : {};
    const element = isTable(text) ? make("pre", "", { tabindex: "0" }) : make("p", "", inner);
    for (const [role, piece] of line) {
      if (!role) element.append(...linked(piece, ask));
      else {
        const span = make("span", "", { class: role });
        span.append(...linked(piece, ask));
        element.append(span);
      }
    }
    const last = list[list.length - 1];
    // Lines of one table stay together.
    if (element.tagName === "PRE" && last?.tagName === "PRE") last.append("\n", ...element.childNodes);
    else if (text.trim()) list.push(element);
  }
  return list;
}
