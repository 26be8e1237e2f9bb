// Accessibility, checked by axe-core: every tab, in light and dark, from a small telephone to a very large screen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, launch, loaded, open, send, serve, tab } from "./browser.mjs";

let browser;
let server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  await server.close();
});

const TABS = ["puzzles", "practice", "lessons", "analysis", "openings", "game"];

for (const colorScheme of ["light", "dark"]) {
  for (const [width, height] of [[360, 740], [1280, 900], [3840, 2160]]) {
    test(`${width} x ${height}, ${colorScheme}`, async () => {
      const { context, page, wrong } = await open(browser, server.url, { viewport: { width, height }, colorScheme });
      await loaded(page);
      await send(page, "load vcf-0001");
      await send(page, "a1");
      await page.evaluate(axe);
      for (const name of TABS) {
        await tab(page, name);
        await page.locator(`nav button[data-tab=${name}][aria-current]`).waitFor();
        if (name === "analysis") {
          await send(page, "load B:f8g8h8i9i10,W:e8c3d12l4m11,b");
          await send(page, "solve");
          await send(page, "annotate rating");
        }
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`);
        assert.deepEqual(told, [], name);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.equal(wide, 0, `nothing is wider than the screen: ${name}`);
      }
      const small = await page.evaluate(() => [...document.querySelectorAll("button:not(.point):not(.id), select")]
        .filter((element) => element.offsetHeight > 0 && element.offsetHeight < 40).map((element) => element.textContent));
      assert.deepEqual(small, [], "everything is large enough for a finger");
      assert.deepEqual(wrong, []);
      await context.close();
    });
  }
}
