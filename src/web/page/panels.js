// The tabs: what a person comes for, and what can be chosen there.
import { button, make, say } from "./board.js";

/** A choice from a list of [value, label]; it calls `act` with the value. */
export function choice(label, options, value, act = () => undefined) {
  const select = make("select");
  for (const [name, text] of options) select.append(make("option", text, { value: name }));
  select.value = value;
  select.addEventListener("change", () => act(select.value));
  const element = make("label", `${label} `);
  element.append(select);
  return { element, select };
}

/** Elements beside each other. */
export const row = (...children) => {
  const element = make("div", "", { class: "row" });
  element.append(...children);
  return element;
};

/** The levels of the program. */
const LEVELS = 5;

const KINDS = ["vcf", "vct", "win", "defend", "find-all", "forbidden", "none"];

/** The choice of puzzles by their kind and theme, and the options that a line gets from it. */
function chosen(themes) {
  const kind = choice(say("app_kind"), [["", say("app_any")], ...KINDS.map((name) => [name, say(`kind_${name.replace("-", "_")}`)])], "");
  const theme = choice(say("app_theme"), [["", say("app_any")], ...themes.map((name) => [name, name])], "");
  const options = () => [["kind", kind], ["theme", theme]]
    .filter(([, { select }]) => select.value)
    .map(([name, { select }]) => ` --${name} ${select.value}`)
    .join("");
  return { elements: [kind.element, theme.element], options };
}

/** Each tab draws its panel; `page` is what it can do: `ask` a line, and the acts of files. */
export const tabs = {
  puzzles(panel, page) {
    const { elements, options } = chosen(page.themes());
    panel.append(row(
      ...elements,
      button(say("app_list"), () => page.ask(`puzzles list${options()}`)),
      button(say("app_next"), () => page.ask("next")),
    ));
  },

  practice(panel, page) {
    const { elements, options } = chosen(page.themes());
    panel.append(row(
      ...elements,
      button(say("app_train"), () => page.ask(`train${options()}`)),
      button(say("app_due"), () => page.ask("review")),
      button(say("app_streak"), () => page.ask(`train --streak 180${options()}`)),
      button(say("app_exam"), () => page.ask("train --exam")),
      button(say("app_sets"), () => page.ask("train --sets")),
      button(say("app_playlists"), () => page.ask("train --playlists")),
      button(say("app_stats"), () => page.ask("stats")),
    ));
    panel.append(make("p", say("app_kept"), { class: "faint" }), row(
      button(say("app_keep_save"), page.saveKept),
      page.chooser(say("app_keep_read"), page.readKept),
    ));
  },

  lessons(panel, page) {
    panel.append(row(
      button(say("app_course"), () => page.ask("lesson")),
      button(say("app_resume"), () => page.ask("lesson --resume")),
      button(say("app_leave"), () => page.ask("quit lesson")),
    ));
  },

  analysis(panel, page) {
    const rules = ["freestyle", "standard", "renju"].map((rule) => [rule, say(`app_${rule}`)]);
    const stones = ["turn", "black", "white", "none"].map((way) => [way, say(`app_stone_${way}`)]);
    const rule = choice(say("app_rule"), rules, page.rule(), (name) => page.ask(`rule ${name}`));
    rule.select.id = "rule";
    const set = choice(say("app_set_up"), stones, page.setting.way, (way) => {
      page.setting.way = way;
    });
    panel.append(row(
      rule.element,
      set.element,
      button(say("app_clear"), () => page.ask("clear")),
      button(say("app_swap"), () => page.ask("swap")),
    ));
    const text = make("textarea", "", { rows: "2", id: "position", "aria-label": say("app_position"), placeholder: say("app_position") });
    panel.append(text, row(
      button(say("app_open"), () => page.open(text.value)),
      page.chooser(say("app_file"), page.openFile),
    ));
    panel.append(row(
      button(say("app_sgf"), () => page.ask("save position.sgf --force")),
      button(say("app_svg"), () => page.ask("export svg -o position.svg --force")),
      button(say("app_proof"), () => page.ask("export html -o proof.html --force")),
      button(say("app_link"), page.copyLink),
    ));
  },

  openings(panel, page) {
    const list = make("div", "", { class: "row" });
    panel.append(row(
      button(say("app_list"), () => page.ask("openings")),
      button(say("app_study"), () => page.ask("study")),
    ), list);
    page.openings().then((names) => {
      const options = names.map(({ name, number }) => [name, `${number} ${name}`]);
      const { element, select } = choice(say("app_opening"), options, names[0]?.name ?? "");
      list.append(element, button(say("app_open"), () => page.ask(`study ${select.value}`)));
    });
  },

  game(panel, page) {
    const levels = Array.from({ length: LEVELS }, (_, i) => [String(i + 1), String(i + 1)]);
    const level = choice(say("app_level"), levels, "3");
    const sides = ["black", "white"].map((side) => [side, say(side)]);
    const side = choice(say("app_your_side"), sides, "black");
    panel.append(row(
      level.element,
      side.element,
      button(say("app_play"), async () => {
        await page.ask("clear");
        page.ask(`play --level ${level.select.value} --as ${side.select.value}`);
      }),
      button(say("app_stop_game"), () => page.ask("play --stop")),
    ));
  },
};

/** What can be done at a stage: the names of the buttons and the lines that they send. */
export const actions = {
  free: [["app_solve_vcf", "solve"], ["app_solve_vct", "solve vct"], ["app_solve_win", "solve win"], ["app_suggest", "move"],
    ["app_defend", "defend"], ["app_undo", "undo"], ["app_redo", "redo"]],
  puzzle: [["hint", "hint"], ["nothing", "nothing"], ["app_whynot", "whynot"], ["app_undo", "undo"], ["app_restart", "restart"],
    ["answer", "answer --yes"], ["app_next", "next"]],
  solved: [["app_next", "next"], ["app_why", "why"], ["app_walk", "step"], ["app_restart", "restart"]],
  proven: [["app_walk", "step"], ["app_why", "why"], ["app_tree", "tree"], ["app_undo", "undo"]],
  walk: [["app_back", "back"], ["app_on", "step"], ["app_why", "why"], ["app_tree", "tree"]],
  game: [["app_back", "back"], ["app_on", "forward"], ["app_solve_vcf", "solve"], ["app_solve_vct", "solve vct"],
    ["app_review", "review-game"]],
  moments: [["app_moment_back", "moment back"], ["app_moment", "moment"], ["app_try", "try"], ["app_back", "back"],
    ["app_on", "forward"]],
  lesson: [["app_back", "back"], ["app_on", "next"], ["app_board_now", "show"], ["app_leave", "quit lesson"]],
  question: [["hint", "hint"], ["answer", "answer --yes"], ["app_undo", "undo"], ["app_back", "back"], ["app_on", "next"]],
  exam: [["nothing", "nothing"], ["app_put_off", "next"], ["app_leave", "quit exam"]],
  study: [["app_back", "back"], ["app_on", "next"], ["app_why", "why"], ["app_leave", "quit study"]],
};

/** What can be laid over the stones, and the line that asks for it. */
export const layers = {
  none: "",
  numbers: "show numbers",
  patterns: "annotate",
  heat: "annotate rating",
  key: "key",
  forbidden: "forbidden",
  study: "study",
};
