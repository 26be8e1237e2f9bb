// What the page costs: bytes over the wire, time until the first puzzle can be solved, and memory.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, launch, loaded, open, point, send, serve, told } from "./browser.mjs";

let browser;
let server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  await server.close();
});

/** The bytes of requested files, compressed by gzip. */
function compressed(paths) {
  const names = [...new Set(paths.map((path) => path.split("/").pop() || "index.html"))];
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);
}

/** Opens the page with the CPU slowed four times and solves the first puzzle. The times are in milliseconds from the opening;
 * `first` are the files that were asked for before it was ready. */
async function opening() {
  const { context, page, wrong } = await open(browser, "about:blank");
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const requested = [];
  context.on("request", (request) => /^http/.test(request.url()) && requested.push(new URL(request.url()).pathname));
  wrong.length = 0;
  const begun = performance.now();
  const since = () => performance.now() - begun;
  await page.goto(server.url, { waitUntil: "commit" });
  await page.waitForSelector("body[data-ready]");
  const ready = since();
  const first = requested.filter((path) => !/worker|yonsan|sw\.js/.test(path));
  await point(page, "f8").click();
  await told(page, "✓ f8");
  const moved = since();
  await point(page, "f9").click();
  await told(page, "solved");
  const solved = since();
  await loaded(page);
  const all = since();
  await context.close();
  const ms = [ready, moved, solved, all].map((time) => time.toFixed(0));
  console.log(`the CPU slowed four times: ready after ${ms[0]} ms, a move answered ${ms[1]}, solved ${ms[2]}, the module there ${ms[3]}`);
  return { moved, first };
}

test("the first screen and everything are small, and the first puzzle is solved soon on a slow machine", async () => {
  // Other work on the machine slows some of them: the fastest tells what the page needs.
  const all = [await opening(), await opening(), await opening()];
  const everything = compressed(JSON.parse(/FILES = (\[.*\])/.exec(readFileSync(join(folder, "sw.js"), "utf8"))[1]));
  const first = compressed(all[0].first);
  console.log(`gzip: the first screen ${first} bytes, everything ${everything} bytes`);
  assert.ok(first > 10_000 && first <= 400_000, `${first}`);
  assert.ok(everything <= 2_500_000, `${everything}`);
  const moved = Math.min(...all.map((one) => one.moved));
  assert.ok(moved <= 2000, `${moved} ms`);
});

test("memory stays below 300 MB through long searches", async () => {
  const { context, page, wrong } = await open(browser, server.url);
  await loaded(page);
  await send(page, "load h8i9j7k8g9 --rule freestyle");
  for (const line of ["solve vct --nodes 1500000", "solve win --nodes 1500000", "key --nodes 300000", "load vct-0300", "hint", "stats"]) await send(page, line);
  const memory = Number(await page.evaluate(() => document.body.dataset.memory));
  console.log(`the module's memory: ${(memory / 1e6).toFixed(0)} MB`);
  assert.ok(memory > 1e6 && memory < 300e6, `${memory}`);
  assert.deepEqual(wrong, []);
  await context.close();
});
