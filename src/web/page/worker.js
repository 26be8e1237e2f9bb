// The worker: the module, and what it is asked.
import init, { Yonsan } from "./yonsan.js";

let yonsan;
let memory;
let flag;
let sees;

/** Whether the search that is running is to stop. */
function isToStop() {
  if (flag instanceof SharedFlag) return flag.raised();
  if (typeof flag !== "string") return false;
  const request = new XMLHttpRequest();
  try {
    request.open("GET", flag, false);
    request.send();
    return false;
  } catch {
    return true;
  }
}

/** A flag in memory that is shared with the page. */
class SharedFlag {
  constructor(memory) {
    this.cell = new Int32Array(memory);
  }

  raised() {
    return Atomics.load(this.cell, 0) !== 0;
  }
}

const shownBy = (given) => (typeof given === "object" ? new SharedFlag(given) : given);

const acts = {
  async start({ lang, kept, module, flag: probe }) {
    flag = shownBy(probe);
    sees = !isToStop();
    flag = undefined;
    ({ memory } = await init({ module_or_path: module }));
    yonsan = new Yonsan(lang, (nodes, words) => {
      postMessage({ nodes, words });
      return isToStop();
    });
    if (kept) yonsan.remember(kept, true);
    return { sees };
  },
  ask(line, message) {
    flag = sees ? shownBy(message.flag) : undefined;
    const told = JSON.parse(yonsan.answer(line));
    told.written = told.files.map((name) => ({ name, bytes: yonsan.file(name) }));
    told.memory = memory.buffer.byteLength;
    return told;
  },
  language: (lang) => JSON.parse(yonsan.setLanguage(lang)),
  file: ({ name, bytes }) => yonsan.addFile(name, bytes),
  remember: (text) => JSON.parse(yonsan.remember(text, false)),
  kept: () => yonsan.kept(),
};

onmessage = async ({ data }) => {
  const { id, ...message } = data;
  const [[act, value]] = Object.entries(message);
  try {
    postMessage({ id, value: await acts[act](value, message) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};
