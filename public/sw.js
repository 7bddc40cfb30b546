// Service worker: the app works without a network, and never mixes two versions.
//
// One cache holds the complete set of files of one version. The build stamps both constants below.
// - install: all files are fetched into a new cache; if one fails, this version is not installed and the old one stays.
// - waiting: a new version waits until the page says {type: "skip-waiting"}, so no game is interrupted by an update.
// - activate: caches of other versions are deleted.
// - fetch: files of this version come from its cache; a visit to any page of the app gets the shell. Everything else
//   (other origins, other methods, files that are not ours) is left to the browser.
"use strict";

const VERSION = "unstamped";
const FILES = [];

const PREFIX = "rokugan-";
const CACHE = PREFIX + VERSION;
const SHELL = new URL("./", self.registration.scope).href;
const OURS = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener("install", (event) => {
  // "no-cache" asks the server whether its copy is still the one: files without a hash in their name may have changed.
  const requests = [...OURS].map((url) => new Request(url, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOlderCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const wanted = request.mode === "navigate" ? SHELL : url.origin + url.pathname;
  if (OURS.has(wanted)) event.respondWith(fromCache(wanted, request));
});

// The network is asked only if the browser has thrown the cache away under us.
async function fromCache(url, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(request);
}

// Other apps may live on the same origin: only our own caches are touched.
async function deleteOlderCaches() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}
