// Keeps the page for times without a network, where the browser can.
import { place } from "./talk.js";

place.offline = async (done) => {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  await navigator.serviceWorker.register(new URL("sw.js", import.meta.url));
  await navigator.serviceWorker.ready;
  done();
};
