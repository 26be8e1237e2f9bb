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

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true, cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)));
});
