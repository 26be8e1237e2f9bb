// A Chromium and a static web server for the tests of the page.
//
// playwright-core and axe-core come from `target/web-tools` (or the folder in WEB_TOOLS), the browser from CHROMIUM or
// /usr/bin/chromium, the page from `target/web` (or the folder in WEB_FOLDER).
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const tools = createRequire(join(resolve(process.env.WEB_TOOLS ?? join(root, "target/web-tools")), "node_modules", "x"));
const { chromium } = tools("playwright-core");

export const folder = resolve(process.env.WEB_FOLDER ?? join(root, "target/web"));
/** The native program: YONSAN, or that of the release build. */
export const native = process.env.YONSAN ?? join(root, "target/release/yonsan");
export const axe = readFileSync(tools.resolve("axe-core/axe.min.js"), "utf8");

const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
  ".wasm": "application/wasm", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
};

/** A server as simple as there are many: files, no compression, no headers but the type. */
export async function serve() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname).replace(/^\/some\/path/, "");
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  // Not at the root: the page has to work from any path.
  return { url: `http://127.0.0.1:${server.address().port}/some/path/`, close: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }) };
}

export async function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync"],
  });
}

/** A page that notes everything that is wrong: messages on the console, errors, and requests to other hosts. */
export async function open(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(String(error)));
  context.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(new URL(url).origin) && !/^(blob|data|file):/.test(to)) wrong.push(`a request to ${to}`);
  });
  await page.goto(url);
  return { context, page, wrong };
}

/** Waits until the module is loaded. */
export const loaded = (page) => page.waitForSelector("body[data-ready=all]", { timeout: 60_000 });

/** Sends a line and waits for its answer. */
export async function send(page, line) {
  await page.locator("#busy").waitFor({ state: "hidden" });
  const before = await page.evaluate(() => document.body.dataset.answers);
  await page.fill("#line", line);
  await page.click("#send");
  await page.waitForFunction((count) => document.body.dataset.answers !== count, before, { timeout: 60_000 });
}

/** Goes to a tab. */
export const tab = (page, name) => page.click(`nav button[data-tab=${name}]`);

/** The button of a point of the board. */
export const point = (page, name) => page.locator(`.point[aria-label^="${name},"]`);

/** The words of the last answer. */
export const words = (page) => page.locator("#words").innerText();

/** Waits for words in the last answer. */
export const told = (page, text) => page.locator("#words", { hasText: text }).waitFor({ timeout: 60_000 });
