// The files of the page that are made and not written: the board's module, the table of the first puzzle in every language,
// the page in a single file, the list of the files that work without a network, and all of them in one for the program.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { constants, brotliCompressSync, gzipSync } from "node:zlib";

const [out, alone] = process.argv.slice(2).map((folder) => resolve(folder));
const html = "src/render/html";
const read = (...path) => readFileSync(join(...path), "utf8");
const write = (name, text) => writeFileSync(join(out, name), text);

// The style and the board of every page; as a module, the board names what it offers.
write("board.css", read(html, "page.css"));
const offered = "DATA, Board, button, live, make, nameOf, named, pointsIn, say";
write("board.js", `${read(html, "board.js").replace('"use strict";\n', "")}\nexport { ${offered} };\n`);

// The first puzzle, as the module answers its first lines: every move on an empty point, up to the end.
const FIRST = "vcf-0064";

/** The puzzles that a theme must have to be offered. */
const FEW = 8;
const { default: init, Yonsan } = await import(pathToFileURL(join(out, "yonsan.js")));
await init({ module_or_path: readFileSync(join(out, "yonsan_bg.wasm")) });

const fields = ["boards", "board", "legend", "words", "points", "stage", "title", "trouble", "lang", "moves", "ply", "puzzle"];
const kept = (told) => Object.fromEntries(fields.map((field) => [field, told[field]]));

/** The fields that differ from those of the opening. */
function changed(told, opening) {
  return Object.fromEntries(Object.entries(told).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(opening[key])));
}

function table(lang) {
  const yonsan = new Yonsan(lang, () => false);
  const words = JSON.parse(yonsan.setLanguage(lang));
  const answer = (line) => kept(JSON.parse(yonsan.answer(line)));
  const at = (place) => {
    let told = answer(`load ${FIRST}`);
    for (const line of place.split(" ").filter(Boolean)) told = answer(line);
    return told;
  };
  const opening = at("");
  const answers = {};
  const places = [""];
  while (places.length) {
    const place = places.shift();
    answers[place] = {};
    const { black, white } = at(place).board;
    for (let y = 1; y <= 15; y += 1) {
      for (const x of "abcdefghijklmno") {
        const point = `${x}${y}`;
        if (black.includes(point) || white.includes(point)) continue;
        at(place);
        const told = answer(point);
        const found = { told: changed(told, opening) };
        if (told.board.black.length > black.length) {
          found.next = `${place} ${point}`.trim();
          if (told.stage === "puzzle") places.push(found.next);
        }
        answers[place][point] = found;
      }
    }
  }
  const counts = new Map();
  const all = JSON.parse(yonsan.answer("puzzles list")).reply[0].puzzles;
  for (const theme of all.flatMap((puzzle) => puzzle.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const themes = [...counts].filter(([, count]) => count >= FEW).map(([theme]) => theme).sort();
  yonsan.free();
  return { words, themes, common: { files: [], new: { attempts: [], results: [], lists: [] }, reply: null, written: [] }, opening, answers };
}

const tables = Object.fromEntries(["en", "zh", "ru"].map((lang) => [lang, table(lang)]));
for (const [lang, made] of Object.entries(tables)) write(`first.${lang}.json`, JSON.stringify(made));

// The page in a single file, for browsers that load nothing from a folder of the machine. A module becomes a function that is
// called once and returns what the module offers.
const modules = ["board", "files", "first", "keep", "panels", "show", "talk", "app"];
function inlined(name) {
  const text = read(out, `${name}.js`);
  const exported = [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, offer]) => offer);
  const listed = [...text.matchAll(/^export \{(.*?)\};/gms)].flatMap(([, list]) => list.split(",").map((offer) => offer.trim()));
  const code = text
    .replace(/^import \* as (\w+) from "\.\/(\w+)\.js";/gm, "const $1 = MODULES.$2;")
    .replace(/^import (\{.*?\}) from "\.\/(\w+)\.js";/gms, "const $1 = MODULES.$2;")
    .replace(/^export \{.*?\};\n/gms, "")
    .replace(/^export /gm, "");
  return `MODULES.${name} = (() => {\n${code}\nreturn { ${[...exported, ...listed].join(", ")} };\n})();\n`;
}
const worker = `${read(alone, "yonsan.js")}\nconst init = wasm_bindgen;\nconst { Yonsan } = wasm_bindgen;\n${
  read(out, "worker.js").replace(/^import .*?;\n/m, "")}`;
const bytes = gzipSync(readFileSync(join(out, "yonsan_bg.wasm")), { level: 9 }).toString("base64");
const data = { worker, module: bytes, tables };
const embedded = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");
const places = `Object.assign(MODULES.talk.place, {
  worker: () => new Worker(URL.createObjectURL(new Blob([ALONE.worker], { type: "text/javascript" }))),
  module: async () => {
    const bytes = Uint8Array.from(atob(ALONE.module), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  },
  text: async (name) => JSON.stringify(ALONE.tables[name.split(".")[1]]),
});
`;
const parts = modules.map(inlined);
const script = `const ALONE = JSON.parse(document.getElementById("alone").textContent);\nconst MODULES = {};\n${
  parts.slice(0, -1).join("")}${places}${parts.at(-1)}`.replaceAll("import.meta.url", "location.href");
const policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data: blob:; "
  + "connect-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'";
const page = read(out, "index.html")
  .replace(/content="default-src[^"]*"/, () => `content="${policy}"`)
  .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:,">')
  .replace(/<link rel="(?:manifest|modulepreload)"[^>]*>\n/g, "")
  .replace(/<link rel="stylesheet"[^>]*>\n<link rel="stylesheet"[^>]*>/, () => `<style>\n${read(out, "board.css")}${read(out, "app.css")}</style>`)
  .replace(/<script type="module" src="offline.js"><\/script>\n/, "")
  .replace(/<script type="module" src="app.js"><\/script>\n/, "")
  .replace("</body>", () => `<script type="application/json" id="alone">${embedded(data)}</script>\n<script>\n(() => {\n${
    script}\n})();\n</script>\n</body>`);
write("yonsan.html", page);

// What works without a network: everything but the page in a single file and the types.
const names = () => readdirSync(out).filter((name) => statSync(join(out, name)).isFile()).sort();
const offline = names().filter((name) => !["sw.js", "yonsan.html"].includes(name) && !name.endsWith(".d.ts"));
const hash = createHash("sha256");
for (const name of offline) hash.update(name).update(readFileSync(join(out, name)));
const list = ["./", ...offline].map((name) => JSON.stringify(name)).join(", ");
write("sw.js", read(out, "sw.js").replace("{{version}}", hash.digest("hex").slice(0, 16)).replace('"{{files}}"', () => list));

// All of them in one file, compressed, which the program with the feature `web` holds.
const packed = [...offline, "sw.js"].flatMap((name) => {
  const content = gzipSync(readFileSync(join(out, name)), { level: 9 });
  return [Buffer.from(`${name} gzip ${content.length}\n`), content];
});
writeFileSync(join(out, "../web.pack"), Buffer.concat(packed));

// How large it is over the wire.
const brotli = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sizes = names().map((name) => {
  const content = readFileSync(join(out, name));
  return { name, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length, brotli: brotli(content) };
});
const isFirst = ({ name }) => /\.(html|css|js|svg|webmanifest)$/.test(name) && !["yonsan.html", "yonsan.js", "worker.js", "sw.js"].includes(name) || name === "first.en.json";
const sum = (all, key) => all.reduce((total, one) => total + one[key], 0);
const folder = sizes.filter(({ name }) => name !== "yonsan.html" && !name.endsWith(".d.ts"));
const report = (title, all) => console.log(`${title}: ${all.length} files, ${sum(all, "bytes")} bytes, gzip ${sum(all, "gzip")}, brotli ${sum(all, "brotli")}`);
for (const { name, bytes: size, gzip, brotli: small } of sizes) console.log(`${name}: ${size} bytes, gzip ${gzip}, brotli ${small}`);
report("the first screen", sizes.filter(isFirst));
report("everything", folder);
