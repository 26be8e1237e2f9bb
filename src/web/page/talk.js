// The conversation with the module, which runs in a worker so that the page never waits.
//
// Until the module is loaded, the first puzzle is answered from a table that was made beforehand (`first.*.json`); then the
// module is told what was said, and goes on from there.

/** How long a search that was told to stop may take to end, in milliseconds, before its worker is ended. */
const PATIENCE = 3000;

/** Where things lie: beside the page, or inside it where it is a single file. */
export const place = {
  worker: () => new Worker(new URL("worker.js", import.meta.url), { type: "module" }),
  module: () => new URL("yonsan_bg.wasm", import.meta.url).href,
  text: async (name) => (await fetch(new URL(name, import.meta.url))).text(),
};

export class Talk {
  /** `heard` is called with the nodes and the words of a search that is running. */
  constructor(heard) {
    this.heard = heard;
    this.waiting = new Map();
    this.next = 1;
    this.first = null;
    this.said = [];
    this.queue = Promise.resolve();
    this.flags = new Set();
    this.asked = 0;
    this.ready = null;
  }

  /** Answers the first puzzle from a table until the module is there. */
  begin(first) {
    this.first = first;
    this.said = [first.line];
  }

  /** Starts the module. `kept` is what was stored of practice, as text. */
  start(lang, kept) {
    [this.lang, this.kept] = [lang, kept];
    this.ready = this.open(lang, kept).then(async (told) => {
      this.first = null;
      for (const line of this.said) await this.send({ ask: line });
      return told;
    });
    return this.ready;
  }

  async open(lang, kept) {
    this.worker = place.worker();
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = (event) => {
      for (const { fail } of this.waiting.values()) fail(new Error(event.message || "worker"));
      this.waiting.clear();
    };
    this.module ??= await place.module();
    const probe = Talk.flag();
    const { sees } = await this.send({ start: { lang, kept, module: this.module, flag: probe.shared ?? probe.url } });
    probe.close();
    /** Whether the worker sees a flag while it searches; a page that was opened from a file may not let it. */
    this.sees = sees;
  }

  hear({ id, value, error, nodes, words }) {
    if (id === undefined) return this.heard(nodes, words);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error !== undefined) waiting?.fail(new Error(error));
    else waiting?.done(value);
    return undefined;
  }

  send(message) {
    const id = this.next;
    this.next += 1;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.worker.postMessage({ id, ...message });
    });
  }

  /** Whether an answer is awaited. */
  get busy() {
    return this.asked > 0;
  }

  /** Asks something of the module after everything that was asked before. */
  async then(message) {
    this.asked += 1;
    const before = this.queue;
    const answer = (async () => {
      await before;
      await this.ready;
      return this.send(message);
    })();
    this.queue = answer.catch(() => undefined);
    try {
      return await answer;
    } finally {
      this.asked -= 1;
    }
  }

  /** Answers a line. */
  async answer(line) {
    const told = this.first?.answer(line);
    if (told) {
      this.said.push(line);
      return told;
    }
    const flag = Talk.flag();
    this.flags.add(flag);
    try {
      const answered = await this.then({ ask: line, flag: flag.shared ?? flag.url });
      this.position = answered.board ?? this.position;
      return answered;
    } finally {
      this.flags.delete(flag);
      flag.close();
    }
  }

  /** What a worker can look at while it searches: memory that is shared, where the page may have some, or an address that is
   * there until the search is to stop. */
  static flag() {
    if (globalThis.crossOriginIsolated) {
      const shared = new SharedArrayBuffer(4);
      return { shared, raise: () => Atomics.store(new Int32Array(shared), 0, 1), close: () => undefined };
    }
    const url = URL.createObjectURL(new Blob(["1"]));
    const close = () => URL.revokeObjectURL(url);
    return { url, raise: close, close };
  }

  /** Stops the search that is running, and what was asked after it. One that does not end is ended with its worker; the board
   * is then set up again. */
  stop() {
    const stopped = [...this.flags];
    for (const flag of stopped) flag.raise();
    setTimeout(() => {
      if (stopped.some((flag) => this.flags.has(flag))) this.end();
    }, this.sees ? PATIENCE : 0);
  }

  end() {
    this.worker.terminate();
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    const { position } = this;
    this.ready = (async () => {
      await this.open(this.lang, await this.store?.());
      const line = position ? `load ${position.position} --rule ${position.rule}` : "board";
      const told = await this.send({ ask: line });
      for (const { done } of waiting) done({ ...told, ended: true });
    })();
  }
}
