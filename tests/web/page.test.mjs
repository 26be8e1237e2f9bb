// The page in Chromium: what a person does there.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { folder, launch, loaded, native, open, point, send, serve, tab, told, words } from "./browser.mjs";

let browser;
let server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  await server.close();
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Runs a scenario on a page of its own, on which nothing may go wrong. */
function scenario(name, options, act) {
  test(name, async () => {
    const { context, page, wrong } = await open(browser, server.url, options);
    try {
      await page.waitForSelector("body[data-ready]");
      await act(page, context);
      assert.deepEqual(wrong, []);
    } finally {
      await context.close();
    }
  });
}

const control = (page, line) => page.locator(`#controls button[data-line="${line}"]`);

scenario("the first puzzle is solved by touch on a telephone, before and after the module is there", PHONE, async (page) => {
  assert.match(await words(page), /vcf-0064/);
  await point(page, "a1").tap();
  await told(page, "✗ a1");
  await point(page, "f8").tap();
  await told(page, "✓ f8");
  await loaded(page);
  await point(page, "f9").tap();
  await told(page, "✓ f9");
  await told(page, "solved");
  await control(page, "next").tap();
  await told(page, "vcf-0");
  await control(page, "hint").tap();
  await told(page, "rung 1");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0, "nothing is wider than the screen");
});

scenario("a proof is walked by keys against a reply that the line does not have", {}, async (page) => {
  await loaded(page);
  await send(page, "load B:f8g8h8i9i10,W:e8c3d12l4m11,b");
  await control(page, "solve").focus();
  await page.keyboard.press("Enter");
  await told(page, "Proven");
  assert.match(await point(page, "i8").getAttribute("aria-label"), /1$/);
  await page.keyboard.press("ArrowRight");
  await told(page, "four-three");
  await page.locator('.point[tabindex="0"]').focus();
  // From h8 to j8, the only answer.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await told(page, "White answers j8");
  await page.locator("#title").click();
  await page.keyboard.press("ArrowLeft");
  await told(page, "four-three");
});

scenario("a search is stopped, and the conversation goes on where it was", {}, async (page) => {
  await loaded(page);
  await send(page, "load h8i9j7k8 --rule freestyle");
  await page.fill("#line", "solve win --nodes 900000000");
  await page.click("#send");
  await page.locator("#busy-words", { hasText: "nodes" }).waitFor();
  // The page answers while the search runs.
  const begun = Date.now();
  await tab(page, "game");
  assert.ok(Date.now() - begun < 1000);
  await page.click("#stop");
  await told(page, "interrupt");
  await page.locator("#busy").waitFor({ state: "hidden" });
  await send(page, "undo");
  assert.match(await page.locator("#title").innerText(), /White to move/);
});

scenario("practice is found again after a reload, saved, and read by another browser", {}, async (page) => {
  await loaded(page);
  await tab(page, "practice");
  await send(page, "train --seed 7");
  await send(page, "hint");
  await send(page, "answer --yes");
  await page.reload();
  await loaded(page);
  await send(page, "stats");
  await told(page, "0 of 1");
  await tab(page, "practice");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save it as a file" }).click();
  const saved = readFileSync(await (await saving).path());
  const all = JSON.parse(saved);
  assert.equal(all.schema, "yonsan.attempts/1");
  assert.equal(all.attempts.length, 1);
  const other = await open(browser, server.url);
  await loaded(other.page);
  await tab(other.page, "practice");
  await other.page.locator('input[type="file"]').setInputFiles({ name: "practice.json", mimeType: "application/json", buffer: saved });
  await told(other.page, "0 of 1");
  await other.page.reload();
  await loaded(other.page);
  await send(other.page, "stats");
  await told(other.page, "0 of 1");
  assert.deepEqual(other.wrong, []);
  await other.context.close();
});

scenario("an SGF is dropped, walked, and saved again", {}, async (page) => {
  await loaded(page);
  const sgf = "(;GM[4]SZ[15];B[hh];W[ii];B[jh])";
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "my game.sgf"));
    return transfer;
  }, sgf);
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.locator("#drop").waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  await page.locator('.point[aria-label="j8, black, the last move"]').waitFor();
  assert.equal(await page.locator(".stone").count(), 3);
  await send(page, "back");
  assert.equal(await page.locator(".stone").count(), 2);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Game as SGF" }).click();
  assert.match(readFileSync(await (await saving).path(), "utf8"), /B\[hh\].*W\[ii\].*B\[jh\]/s);
  const drawing = page.waitForEvent("download");
  await page.getByRole("button", { name: "picture" }).click();
  assert.match(readFileSync(await (await drawing).path(), "utf8"), /^<svg/);
});

scenario("a position is set up by clicks, pasted, and opened by a link", { permissions: ["clipboard-read", "clipboard-write"] }, async (page, context) => {
  await loaded(page);
  await tab(page, "analysis");
  await page.getByRole("button", { name: "Empty board" }).click();
  await page.locator("#panel select").nth(1).selectOption("black");
  for (const name of ["h8", "i8", "j8", "k8"]) {
    await point(page, name).click();
    await page.locator(`.point[aria-label^="${name}, black"]`).waitFor();
  }
  await page.locator("#panel select").nth(1).selectOption("none");
  await point(page, "k8").click();
  await page.locator('.point[aria-label^="k8, empty"]').waitFor();
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.locator("#state", { hasText: "copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#freestyle\/B:h8i8j8,W:,/);
  const other = await context.newPage();
  await other.goto(link);
  await loaded(other);
  await other.locator('.point[aria-label^="j8, black"]').waitFor();
  assert.equal(await other.locator(".stone").count(), 3);
  await page.fill("#position", "h8 i9 j10");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.locator('.point[aria-label^="j10, black"]').waitFor();
});

scenario("layers are laid over the stones and taken away", {}, async (page) => {
  await loaded(page);
  await send(page, "load f8c3g8l4h8e8i9m11i10d12 --rule renju");
  await tab(page, "analysis");
  const layer = page.locator("#panel select").last();
  for (const [name, where, sign] of [["numbers", ".stone", "10"], ["heat", ".sign", "1"], ["key", ".sign", "B"]]) {
    await layer.selectOption(name);
    await page.locator(where, { hasText: sign }).first().waitFor();
  }
  await layer.selectOption("none");
  await page.locator(".sign").first().waitFor({ state: "detached" });
});

scenario("a lesson is taken, and its results are kept", {}, async (page) => {
  await loaded(page);
  await tab(page, "lessons");
  await page.getByRole("button", { name: "All lessons" }).click();
  await page.locator("#words .lessons li").nth(30).waitFor();
  await page.locator("#words .lessons button").first().click();
  await page.waitForFunction(() => document.body.dataset.stage === "lesson");
  for (let i = 0; i < 30 && (await page.evaluate(() => document.body.dataset.stage)) === "lesson"; i += 1) {
    const before = await words(page);
    await control(page, "next").click();
    await page.waitForFunction((old) => document.getElementById("words").innerText !== old, before);
  }
  assert.equal(await page.evaluate(() => document.body.dataset.stage), "question");
  await control(page, "answer --yes").click();
  await page.waitForFunction(() => document.body.dataset.stage === "lesson");
  await page.reload();
  await loaded(page);
  await send(page, "lesson --resume");
  await page.waitForFunction(() => ["lesson", "question"].includes(document.body.dataset.stage));
  await told(page, "left");
});

scenario("a game is played, and an opening studied", {}, async (page) => {
  await loaded(page);
  await tab(page, "game");
  await page.getByRole("button", { name: "Begin a game" }).click();
  await told(page, "level 3");
  await point(page, "h8").click();
  await page.locator(".stone.white").waitFor();
  assert.equal(await page.locator(".stone").count(), 2);
  await tab(page, "openings");
  await page.locator("#panel select").first().waitFor();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForFunction(() => document.body.dataset.stage === "study");
});

for (const [lang, tabs, ready] of [["zh-CN", "习题", "黑"], ["ru-RU", "Задачи", "чёрных"]]) {
  scenario(`the page speaks ${lang}`, { locale: lang }, async (page) => {
    await page.locator("nav button", { hasText: tabs }).waitFor();
    assert.match(await page.locator("#title").innerText(), new RegExp(ready));
    await loaded(page);
    await page.selectOption("#language", "en");
    await page.locator("nav button", { hasText: "Puzzles" }).waitFor();
    await page.reload();
    await page.locator("nav button", { hasText: "Puzzles" }).waitFor();
  });
}

scenario("without a network the page opens again and solves", {}, async (page, context) => {
  await loaded(page);
  await page.locator("#state", { hasText: "without a network" }).waitFor();
  await server.close();
  try {
    await context.setOffline(true);
    await page.reload();
    await loaded(page);
    await send(page, "load vcf-0001");
    await send(page, "solve");
    await told(page, "Proven");
  } finally {
    server = await serve();
  }
});

test("the single file works where nothing can be loaded", async () => {
  const { context, page, wrong } = await open(browser, pathToFileURL(`${folder}/yonsan.html`).href);
  await page.waitForSelector("body[data-ready=first]");
  await loaded(page);
  await send(page, "load vcf-0001");
  await send(page, "solve");
  await told(page, "Proven");
  // The worker sees no flag here: it is ended, and another one goes on with the board.
  await send(page, "load h8i9j7k8");
  await page.fill("#line", "solve win --nodes 900000000");
  await page.click("#send");
  await page.locator("#busy-words", { hasText: "nodes" }).waitFor();
  await page.click("#stop");
  await told(page, "stopped");
  await send(page, "solve vcf");
  await told(page, "Disproven");
  assert.equal(await page.locator(".stone").count(), 4);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("yonsan web serves the page with a strict policy, and a search stops through shared memory", async () => {
  const program = spawn(native, ["web", "--no-open", "--folder", folder], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = await once(program.stdout.setEncoding("utf8"), "data");
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line);
    const response = await fetch(address);
    assert.match(response.headers.get("content-security-policy"), /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    const { context, page, wrong } = await open(browser, address);
    await loaded(page);
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    await send(page, "load h8i9j7k8");
    await page.fill("#line", "solve win --nodes 900000000");
    await page.click("#send");
    await page.locator("#busy-words", { hasText: "nodes" }).waitFor();
    await page.keyboard.press("Escape");
    await told(page, "interrupt");
    assert.deepEqual(wrong, []);
    await context.close();
  } finally {
    program.kill();
  }
});
