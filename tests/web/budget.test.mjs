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

test("the first screen and everything are small, and the first puzzle is solved soon on a slow machine", async () => {
  const { context, page, wrong } = await open(browser, "about:blank");
  wrong.length = 0;
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const requested = [];
  context.on("request", (request) => /^http/.test(request.url()) && requested.push(new URL(request.url()).pathname));
  const begun = performance.now();
  await page.goto(server.url, { waitUntil: "commit" });
  await page.waitForSelector("body[data-ready]");
  const ready = performance.now() - begun;
  const first = requested.filter((path) => !/worker|yonsan|sw\.js/.test(path));
  await point(page, "f8").click();
  await told(page, "✓ f8");
  const moved = performance.now() - begun;
  await point(page, "f9").click();
  await told(page, "solved");
  const solved = performance.now() - begun;
  await loaded(page);
  const all = performance.now() - begun;
  console.log(`with the CPU slowed four times: ready after ${ready.toFixed(0)} ms, a move answered after ${moved.toFixed(0)} ms, solved after ${solved.toFixed(0)} ms, the module after ${all.toFixed(0)} ms`);
  const [small, everything] = [compressed(first), compressed(JSON.parse(/FILES = (\[.*\])/.exec(readFileSync(join(folder, "sw.js"), "utf8"))[1]))];
  console.log(`gzip: the first screen ${small} bytes, everything ${everything} bytes`);
  assert.ok(small <= 400_000, `${small}`);
  assert.ok(everything <= 2_500_000, `${everything}`);
  assert.ok(ready <= 2000 && moved <= 2000, `${ready} ms, ${moved} ms`);
  await context.close();
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
