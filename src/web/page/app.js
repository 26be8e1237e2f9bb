// The page: what was said, what can be done, and what the person does.
import { DATA, button, make, nameOf, say } from "./board.js";
import { bytesOf, fileFor, lineOf, linkTo, nameIn, onDrop, save } from "./files.js";
import { First } from "./first.js";
import * as keep from "./keep.js";
import { actions, choice, layers, row, tabs } from "./panels.js";
import { Drawn, paragraphs } from "./show.js";
import { Talk, place } from "./talk.js";

const LANGUAGES = ["en", "zh", "ru"];
const by = (id) => document.getElementById(id);

/** The time within which an answer seems to come at once, in milliseconds. */
const SOON = 250;

let told;
let board;
let tab = "puzzles";
let layer = "none";
const setting = { way: "turn" };
const past = [];
let recalled = 0;
let themes = [];

const talk = new Talk((nodes, words) => {
  by("busy-words").textContent = `${say("app_searching")} · ${words || nodes}`;
});
talk.store = keep.read;

/** The language that was chosen before, or the first of the browser's that there is. */
function language() {
  const chosen = localStorage.getItem("language");
  const known = [chosen, ...navigator.languages].map((name) => String(name).slice(0, 2));
  return known.find((name) => LANGUAGES.includes(name)) ?? "en";
}

/** Asks a line, and shows the answer. */
async function ask(line) {
  if (line !== "" && talk.asked > 4) return undefined;
  const busy = setTimeout(() => {
    by("busy").hidden = false;
    by("busy-words").textContent = say("app_searching");
  }, SOON);
  try {
    const answer = await talk.answer(line);
    if (!(await keep.add(answer.new))) by("state").textContent = say("app_failed");
    for (const { name, bytes } of answer.written ?? []) save(name, bytes);
    if (answer.ended) answer.words = [[["doubt", say("app_stopped")]]];
    await show(answer);
    return answer;
  } catch (error) {
    by("state").textContent = say("app_failed");
    console.error(error);
    return undefined;
  } finally {
    clearTimeout(busy);
    if (!talk.busy) by("busy").hidden = true;
  }
}

/** Shows a reply; the layer that was chosen is laid over its board. */
async function show(answer) {
  told = answer;
  document.body.dataset.stage = told.stage;
  document.body.dataset.memory = told.memory ?? 0;
  document.body.dataset.answers = Number(document.body.dataset.answers ?? 0) + 1;
  const { stage } = told;
  const shown = told.boards[told.boards.length - 1] ?? told.board;
  let [drawn, points, legend] = [shown, told.points, told.legend];
  const line = layers[layer];
  if (line && !["puzzle", "question", "walk"].includes(stage)) {
    const over = await talk.answer(line);
    drawn = over.boards[over.boards.length - 1] ?? over.board;
    [points, legend] = [over.points, over.legend || over.words.map((pieces) => pieces.map(([, text]) => text).join("")).join(" ")];
  }
  board.draw(drawn, points);
  by("title").textContent = told.title;
  if (by("rule")) by("rule").value = told.board.rule;
  by("legend").textContent = legend.slice(0, 400);
  by("words").replaceChildren(...paragraphs(told.words, ask));
  by("words").scrollTop = 0;
  drawLessons();
  drawActions(stage);
}

/** The lessons of a list as buttons. */
function drawLessons() {
  const list = told.reply?.[0];
  if (list?.schema !== "yonsan.lessons/1") return;
  const lessons = list.lessons.map(({ id, title, answered, questions }) => {
    const item = make("li");
    item.append(button(title, () => ask(`lesson ${id}`)), ` ${answered}/${questions.length}`);
    return item;
  });
  const all = make("ol", "", { class: "lessons" });
  all.append(...lessons);
  by("words").replaceChildren(all);
}

/** The buttons of a stage. One that had the focus gives it to the one in its place. */
function drawActions(stage) {
  const holder = by("controls");
  const focused = [...holder.children].indexOf(document.activeElement);
  holder.replaceChildren(...actions[stage].map(([name, line]) => button(say(name), () => ask(line), { "data-line": line })));
  if (focused >= 0) holder.children[Math.min(focused, holder.children.length - 1)].focus();
}

/** A point of the board was chosen. */
function play(point) {
  const name = nameOf(point);
  const taken = board.points[point].classList.contains("taken");
  if (tab !== "analysis" || setting.way === "turn") return ask(name);
  if (taken) return ask(`remove ${name}`);
  return setting.way === "none" ? undefined : ask(`place ${setting.way} ${name}`);
}

/** Opens what was typed or pasted. */
async function open(text) {
  const name = fileFor(text);
  if (name) await talk.then({ file: { name, bytes: new TextEncoder().encode(text) } });
  return ask(`load ${name ?? text.trim()}`);
}

async function openFile(file) {
  const name = nameIn(file.name);
  await talk.then({ file: { name, bytes: await bytesOf(file) } });
  choose("analysis");
  return ask(`load ${name}`);
}

async function readKept(file) {
  const { added, unread } = await talk.then({ remember: await file.text() });
  by("state").textContent = say("app_keep_read_done", { number: added }) + (unread ? ` (${unread} ✗)` : "");
  return ask("stats");
}

async function saveKept() {
  save("yonsan-practice.json", await talk.then({ kept: true }));
}

async function copyLink() {
  const link = linkTo(told.board);
  try {
    await navigator.clipboard.writeText(link);
    by("state").textContent = say("app_link_copied");
  } catch {
    history.replaceState(null, "", link);
    by("state").textContent = say("app_link_here");
  }
}

/** A button that lets a person choose a file. */
function chooser(label, act) {
  const input = make("input", "", { type: "file", class: "hidden", tabindex: "-1", "aria-label": label });
  input.addEventListener("change", () => {
    for (const file of input.files) act(file);
    input.value = "";
  });
  const holder = make("span");
  holder.append(button(label, () => input.click()), input);
  return holder;
}

/** The named openings, of which the module tells. */
async function openings() {
  const answer = await talk.answer("openings");
  return answer.reply[0].openings ?? [];
}

const page = {
  ask, open, openFile, readKept, saveKept, copyLink, chooser, openings, setting,
  themes: () => themes,
  rule: () => told?.board?.rule ?? "freestyle",
};

/** Goes to a tab. */
function choose(name) {
  tab = name;
  for (const element of by("tabs").children) {
    if (element.dataset.tab === name) element.setAttribute("aria-current", "page");
    else element.removeAttribute("aria-current");
  }
  by("panel").replaceChildren();
  tabs[name](by("panel"), page);
  const options = Object.keys(layers).map((one) => [one, say(`app_layer_${one}`)]);
  const over = choice(say("app_layer"), options, layer, (one) => {
    layer = one;
    show(told);
  });
  if (name === "analysis" || name === "openings") by("panel").append(row(over.element));
}

/** Writes the page in the language of its sentences. */
function write(lang) {
  document.documentElement.lang = lang;
  by("language").value = lang;
  by("language-name").textContent = say("app_language");
  by("line-name").textContent = say("app_line");
  by("line").placeholder = say("app_line");
  by("send").textContent = say("app_send");
  by("help").textContent = say("app_help");
  by("stop").textContent = say("app_stop");
  by("drop").textContent = say("app_drop");
  by("footer").textContent = `${say("app_about")}. ${say("footer")}`;
  by("controls").setAttribute("aria-label", say("app_actions"));
  by("words").setAttribute("aria-label", say("app_said"));
  by("tabs").replaceChildren(...Object.keys(tabs).map((name) => {
    return button(say(`app_${name}`), () => {
      choose(name);
      // On a phone the panel stands below the board.
      by("panel").scrollIntoView({ block: "nearest" });
    }, { "data-tab": name });
  }));
  by("board").replaceChildren();
  board = new Drawn(by("board"), play);
  choose(tab);
}

async function changeLanguage(lang) {
  localStorage.setItem("language", lang);
  const answer = await talk.then({ language: lang });
  Object.assign(DATA.words, answer);
  write(lang);
  await ask("board");
}

/** Keys that act wherever nothing is typed. */
function onKey(event) {
  if (event.key === "Escape" && talk.busy) {
    talk.stop();
    return;
  }
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (["INPUT", "TEXTAREA", "SELECT"].includes(event.target.tagName)) return;
  const lines = {
    walk: ["back", "step"], proven: [null, "step"], game: ["back", "forward"], lesson: ["back", "next"], study: ["back", "next"],
    moments: ["back", "forward"],
  };
  const [back, on] = lines[told?.stage] ?? [];
  const line = { ArrowLeft: back, ArrowRight: on, Backspace: "undo" }[event.key];
  if (!line || talk.busy) return;
  event.preventDefault();
  ask(line);
}

/** Lines that were typed before come back with the arrows. */
function onTyping(event) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step || !past.length) return;
  event.preventDefault();
  recalled = Math.min(Math.max(recalled + step, 0), past.length);
  by("line").value = past[recalled] ?? "";
}

function listen() {
  by("language").addEventListener("change", (event) => changeLanguage(event.target.value));
  by("stop").addEventListener("click", () => talk.stop());
  by("help").addEventListener("click", () => ask("help"));
  by("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    const line = by("line").value.trim();
    if (line) past.push(line);
    recalled = past.length;
    by("line").value = "";
    ask(line);
  });
  by("line").addEventListener("keydown", onTyping);
  document.addEventListener("keydown", onKey);
  addEventListener("hashchange", () => {
    const line = lineOf(location.hash);
    if (line) ask(line);
  });
  onDrop((over) => {
    by("drop").hidden = !over;
  }, openFile);
}

async function begin() {
  const lang = language();
  const table = JSON.parse(await place.text(`first.${lang}.json`));
  Object.assign(DATA.words, table.words);
  themes = table.themes;
  const first = new First(table);
  write(lang);
  listen();
  by("without").remove();
  by("page").hidden = false;
  talk.begin(first);
  const line = lineOf(location.hash);
  await show({ ...table.common, ...first.opening });
  document.body.dataset.ready = "first";
  const kept = await keep.read();
  await talk.start(lang, kept);
  document.body.dataset.ready = "all";
  if (line) await ask(line);
  place.offline?.(() => {
    by("state").textContent = say("app_offline");
  });
}

begin().catch((error) => {
  console.error(error);
  by("state").textContent = DATA.words.app_failed ?? String(error);
});
