// Keeps the files of the page, so that it opens without a network. The build writes the list and its version.
const VERSION = "{{version}}";
const FILES = ["{{files}}"];
const CACHE = `yonsan-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("yonsan-") && name !== CACHE;
  event.waitUntil((async () => {
    for (const name of (await caches.keys()).filter(old)) await caches.delete(name);
    await self.clients.claim();
  })());
});

/** With these a page may share memory with its worker, through which it stops a search at once. */
const ISOLATED = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};

async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true, cacheName: CACHE });
  if (!kept) return fetch(request);
  const headers = new Headers(kept.headers);
  for (const [name, value] of Object.entries(ISOLATED)) headers.set(name, value);
  return new Response(kept.body, { status: kept.status, headers });
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin) event.respondWith(answer(event.request));
});
