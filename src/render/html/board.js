"use strict";
// The board: its points, when five are in a row, and a grid of buttons that shows it.
// Points are numbers, row by row from a1; stones are an array of "black", "white" or null.

const DATA = JSON.parse(document.getElementById("data").textContent);
const SIZE = 15;
const AXES = [[1, 0], [0, 1], [1, 1], [1, -1]];

const other = (color) => (color === "black" ? "white" : "black");
const nameOf = (point) => "abcdefghijklmno"[point % SIZE] + (Math.floor(point / SIZE) + 1);
const named = (name) => "abcdefghijklmno".indexOf(name[0]) + SIZE * (Number(name.slice(1)) - 1);
const pointsIn = (text) => (text.match(/\b[a-o](1[0-5]|[1-9])\b/g) || []).map(named);

/** A sentence of the page, with {names} filled in. */
function say(key, values = {}) {
  return DATA.words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** The name of a side at the start of a sentence. */
const side = (color) => say(color);

function stonesOf(position) {
  const stones = new Array(SIZE * SIZE).fill(null);
  for (const color of ["black", "white"]) {
    for (const point of pointsIn(position[color])) stones[point] = color;
  }
  return stones;
}

/** The stones after one more. */
function after(stones, point, color) {
  const more = stones.slice();
  more[point] = color;
  return more;
}

/** The point so many steps away; -1 off the board. */
function step(point, [dx, dy], steps) {
  const x = (point % SIZE) + dx * steps;
  const y = Math.floor(point / SIZE) + dy * steps;
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? -1 : y * SIZE + x;
}

/** Whether a stone of this colour on the point stands in five: in exactly five under the standard rule, and for Black
 * under renju. */
function makesFive(stones, point, color) {
  return AXES.some((axis) => {
    let run = 1;
    for (const way of [1, -1]) {
      for (let i = way; stones[step(point, axis, i)] === color; i += way) run += 1;
    }
    const exactly = DATA.rule === "standard" || (DATA.rule === "renju" && color === "black");
    return exactly ? run === 5 : run >= 5;
  });
}

function fivePoints(stones, color) {
  const points = [];
  stones.forEach((stone, point) => {
    if (stone === null && makesFive(stones, point, color)) points.push(point);
  });
  return points;
}

/** An element with its text and attributes. */
function make(tag, text = "", attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A button that does something. */
function button(text, act, attributes = {}) {
  const element = make("button", text, { type: "button", ...attributes });
  element.addEventListener("click", act);
  return element;
}

/** The board as a grid of buttons. One of them can be reached by Tab; arrows go from there. */
class Board {
  constructor(holder, play) {
    this.grid = make("div", "", { class: "board", role: "grid", "aria-label": say("board") });
    this.grid.insertAdjacentHTML("beforeend", Board.lines());
    this.points = [];
    for (let y = SIZE - 1; y >= 0; y -= 1) {
      const row = make("div", "", { role: "row" });
      const placed = (element, column) => {
        element.style.gridArea = `${SIZE - y} / ${column}`;
        return element;
      };
      row.append(placed(make("span", y + 1, { class: "name", "aria-hidden": "true" }), 1));
      for (let x = 0; x < SIZE; x += 1) {
        const point = y * SIZE + x;
        const cell = placed(make("div", "", { role: "gridcell" }), x + 2);
        this.points[point] = button("", () => this.chosen(point, play), { class: "point", tabindex: "-1" });
        cell.append(this.points[point]);
        row.append(cell);
      }
      this.grid.append(row);
    }
    const names = make("div", "", { class: "names", "aria-hidden": "true" });
    names.append(make("span"));
    for (const letter of "abcdefghijklmno") names.append(make("span", letter, { class: "name" }));
    this.grid.append(names);
    this.grid.addEventListener("keydown", (event) => this.move(event));
    holder.append(this.grid);
    this.reach(named("h8"));
  }

  static lines() {
    let path = "";
    for (let i = 0.5; i < SIZE; i += 1) path += `M.5 ${i}H14.5M${i} .5V14.5`;
    const stars = [[3, 3], [11, 3], [7, 7], [3, 11], [11, 11]];
    const dots = stars.map(([x, y]) => `<circle cx="${x + 0.5}" cy="${y + 0.5}" r=".09"/>`).join("");
    return `<svg class="lines" viewBox="0 0 15 15" aria-hidden="true"><path d="${path}"/>${dots}</svg>`;
  }

  chosen(point, play) {
    this.reach(point);
    play(point);
  }

  /** Makes this the point that Tab reaches. */
  reach(point) {
    if (this.reached !== undefined) this.points[this.reached].tabIndex = -1;
    this.points[point].tabIndex = 0;
    this.reached = point;
  }

  move(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step(this.reached, way, 1);
    if (next < 0) return;
    this.reach(next);
    this.points[next].focus();
  }

  /** Shows stones; the moves among them are numbered, and the last is marked. Marks: a class for some points. Points
   * that are forbidden to Black are marked where they have no other mark, unless the page asks for them. */
  show(stones, moves = [], marks = new Map()) {
    const last = moves[moves.length - 1];
    const forbidden = new Set(DATA.hidden ? [] : forbiddenPoints(stones));
    this.points.forEach((element, point) => {
      const color = stones[point];
      const number = moves.indexOf(point) + 1;
      const mark = marks.get(point) || (forbidden.has(point) ? "forbidden" : undefined);
      const told = [nameOf(point), say(color ? `${color}_stone` : "empty")];
      if (number) told.push(say("number", { number }));
      if (point === last) told.push(say("last"));
      if (mark) told.push(say(`${mark}_mark`));
      element.setAttribute("aria-label", told.join(", "));
      element.className = ["point", color ? "taken" : "", mark || ""].join(" ").trim();
      element.replaceChildren();
      if (color) {
        const classes = `stone ${color}${point === last ? " last" : ""}`;
        element.append(make("span", number || "", { class: classes, "aria-hidden": "true" }));
      }
    });
  }
}

/** Arrows go back and forth, wherever they do not move on the board. */
function onArrows(back, forward) {
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const act = { ArrowLeft: back, ArrowRight: forward }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** A place for words that are read out as they change. */
function live(holder) {
  const element = make("div", "", { role: "status", "aria-live": "polite" });
  holder.append(element);
  return element;
}
