// The page in Chromium.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, loaded, open, point, serve, told, words } from "./browser.mjs";

let browser;
let server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.close();
});

test("the first puzzle is solved by touch on a telephone", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  const { context, page, wrong } = await open(browser, server.url, phone);
  await page.waitForSelector("body[data-ready]");
  assert.match(await words(page), /vcf-0064/);
  await point(page, "a1").tap();
  await told(page, "✗");
  await loaded(page);
  await page.locator('#controls button[data-line="answer --yes"]').tap();
  await told(page, "1");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(wide, 0, "nothing is wider than the screen");
  assert.deepEqual(wrong, []);
  await context.close();
});
