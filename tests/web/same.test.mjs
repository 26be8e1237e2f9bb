// The module, run in Node, against the native program: the same answers node for node, and how fast.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, native } from "./browser.mjs";

const root = resolve(import.meta.dirname, "../..");

let Yonsan;
before(async () => {
  const module = await import(pathToFileURL(join(folder, "yonsan.js")));
  await module.default({ module_or_path: readFileSync(join(folder, "yonsan_bg.wasm")) });
  ({ Yonsan } = module);
});

/** Positions of games and puzzles, each with a class of wins to search for. */
function questions(count, nodes) {
  const rows = ["vcf.tsv", "win.tsv"].flatMap((name) => readFileSync(join(root, "tests/data", name), "utf8").split("\n"))
    .filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
  const games = rows.map(([, rule, position]) => ({ rule, position }));
  const yonsan = new Yonsan("en", () => false);
  const puzzles = JSON.parse(yonsan.answer("puzzles list")).reply[0].puzzles;
  yonsan.free();
  const attacks = puzzles.filter(({ goal }) => ["vcf", "vct", "win"].includes(goal.kind ?? goal));
  const step = attacks.length / count;
  const spread = Array.from({ length: count }, (_, i) => attacks[Math.floor(i * step)]);
  const all = [...games, ...spread].slice(0, count);
  return all.map(({ rule, position }, i) => ({ id: i, rule, position, goal: ["vct", "vcf", "win"][i % 3], nodes }));
}

/** The native program's answers to questions, each with a table of its own. */
function natively(asked, nodes) {
  const dir = mkdtempSync(join(tmpdir(), "yonsan-"));
  const file = join(dir, "asked.jsonl");
  writeFileSync(file, asked.map(({ id, rule, position, goal }) => JSON.stringify({ id, rule, moves: position, goal })).join("\n"));
  const out = execFileSync(native, ["solve", "--batch", file, "--nodes", String(nodes)], { encoding: "utf8", maxBuffer: 1 << 28 });
  rmSync(dir, { recursive: true });
  return out.trim().split("\n").map((line) => JSON.parse(line));
}

/** The module's answers. */
function inModule(asked, nodes) {
  return asked.map(({ rule, position, goal }) => {
    const yonsan = new Yonsan("en", () => false);
    yonsan.answer(`load ${position} --rule ${rule}`);
    const told = JSON.parse(yonsan.answer(`solve ${goal} --nodes ${nodes}`));
    yonsan.free();
    return told.reply[0];
  });
}

test("200 positions are answered node for node as by the native program", () => {
  const nodes = 20_000;
  const asked = questions(200, nodes);
  assert.equal(asked.length, 200);
  const [own, other] = [natively(asked, nodes), inModule(asked, nodes)];
  let proven = 0;
  asked.forEach((question, i) => {
    for (const key of ["verdict", "limit", "class", "plies", "line", "nodes"]) {
      assert.deepEqual(other[i][key], own[i][key], `${key} of ${JSON.stringify(question)}`);
    }
    proven += own[i].verdict === "proven";
  });
  console.log(`200 positions: ${proven} proven, ${own.reduce((sum, { nodes: n }) => sum + n, 0)} nodes, all alike`);
  assert.ok(proven > 50 && proven < 190, `${proven} proven`);
});

// The searches are long enough that compiling the module on its first use does not count.
test("searches take at most twice the native program's time on 100 positions", () => {
  const nodes = 400_000;
  const asked = questions(100, nodes);
  inModule(asked.slice(0, 10), nodes);
  const [own, other] = [natively(asked, nodes), inModule(asked, nodes)];
  const seconds = (all) => all.reduce((sum, one) => sum + one.seconds, 0);
  const ratio = seconds(other) / seconds(own);
  console.log(`100 positions: native ${seconds(own).toFixed(2)} s, module ${seconds(other).toFixed(2)} s, ${ratio.toFixed(2)} times`);
  assert.ok(ratio <= 2, `${ratio}`);
});
