// Service worker: the app works without a network, never mixes two versions, and changes version only when asked.
//
// A version is a complete set of files in a cache of its own; the build stamps its name and what each file hashes to.
// Which version is served stands in a ledger, in the caches too, because a browser changes workers when it likes:
// - install: every file is fetched and compared with its hash; one that is missing or damaged ends the install, and
//   everything stays as it was.
// - activate: the worker takes over at once, but what it serves is still the version of before; its own is offered.
// - "start" from a page: the offered version is looked through once more and is served from now on, on trial. The
//   version before stays until a page says "started". If a page says "failed" instead, or nobody says anything so often,
//   the version before is served again, and the pages are told.
// - fetch: a visit to any page of the app gets the shell, a file of the app comes from its cache. Other origins are
//   never asked by anybody here; other methods are left to the browser.
"use strict";

const VERSION = "unstamped";
const FILES = {};

const PREFIX = "rokugan-";
const LEDGER = `${PREFIX}ledger`;
const SCOPE = self.registration.scope;
const SHELL = new URL("./", SCOPE).href;
/** A file is found by its address alone, whatever else was asked. */
const ANY = { ignoreSearch: true, ignoreVary: true };
/** How many visits a version on trial may have without a word that it runs. */
const TRIES = 2;

/** What is served, what it is on trial against, how often it was visited, what is offered, what did not start. */
const EMPTY = { current: null, before: null, tries: 0, offered: null, failed: null };

const ACTS = {
  /** A page asks what is served. */
  status: (page) => tell(page),
  /** The players ask for the offered version. */
  start: (page) => start(page),
  /** The version that is served runs. */
  started: () => started(),
  /** It does not. */
  failed: (page) => failed(page),
  /** The players know which version did not start. */
  heard: () => change((ledger) => void (ledger.failed = null)).then(() => tell()),
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  const act = ACTS[event.data?.type];
  if (act) event.waitUntil(act(event.source));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === "navigate" ? visit(request) : file(request));
});

// --- a version and its files -----------------------------------------------------------------------------------------

async function install() {
  await keepAll();
  await self.skipWaiting();
}

/** Fetches what this version is missing, all of it or nothing. */
async function keepAll() {
  const cache = await caches.open(PREFIX + VERSION);
  const kept = await Promise.allSettled(Object.entries(FILES).map(([name, hash]) => keep(cache, name, hash)));
  const refused = kept.find((result) => result.status === "rejected");
  if (!refused) return;
  const ledger = await read();
  // A half set is of no use to anybody, unless it is the one that is served.
  if (![ledger.current, ledger.before, ledger.offered].includes(VERSION)) await caches.delete(PREFIX + VERSION);
  throw refused.reason;
}

/** Puts one whole file into the cache: one that is kept already, if only in another version, or else a fresh one. */
async function keep(cache, name, hash) {
  const url = new URL(name, SCOPE).href;
  if (await isWhole(await cache.match(url, ANY), hash)) return;
  const response = (await keptElsewhere(url, hash)) ?? (await fetched(url, hash));
  if (!response) throw new Error(`${name} is missing or damaged`);
  // What was redirected may not be served to a visit.
  await cache.put(url, response.redirected ? new Response(response.body, response) : response);
}

async function keptElsewhere(url, hash) {
  for (const name of await versions()) {
    const response = await caches.match(url, { ...ANY, cacheName: name });
    if (await isWhole(response, hash)) return response;
  }
  return null;
}

/** A file from the network. The server is asked whether the browser's copy is still the one; then for the whole again. */
async function fetched(url, hash) {
  for (const cache of ["no-cache", "reload"]) {
    const response = await fetch(new Request(url, { cache, mode: "same-origin" }));
    if (response.ok && (await isWhole(response, hash))) return response;
  }
  return null;
}

async function isWhole(response, hash) {
  if (!response) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const digits = [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("") === hash;
}

/** The caches that hold versions. Other apps may live on the same origin: only our own are ever touched. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== LEDGER);
}

// --- which version is served -----------------------------------------------------------------------------------------

async function takeOver() {
  const { current } = await read();
  const served = current !== null && (await caches.has(PREFIX + current));
  await change((ledger) => {
    if (!served) Object.assign(ledger, EMPTY, { current: VERSION });
    ledger.offered = [ledger.current, ledger.failed].includes(VERSION) ? null : VERSION;
  });
  const ledger = await read();
  const kept = [ledger.current, ledger.before, ledger.offered].map((version) => PREFIX + version);
  const useless = (await versions()).filter((name) => !kept.includes(name));
  await Promise.all(useless.map((name) => caches.delete(name)));
  await self.clients.claim();
  await tell();
}

async function start(page) {
  const { offered } = await read();
  if (offered === VERSION) {
    try {
      await keepAll();
    } catch {
      page.postMessage({ type: "damaged" });
      return;
    }
    await change((ledger) => {
      Object.assign(ledger, { before: ledger.before ?? ledger.current, current: VERSION, tries: 0, offered: null, failed: null });
    });
    await tell();
  }
  page.postMessage({ type: "go" });
}

async function started() {
  const { before } = await read();
  if (before === null) return;
  await change((ledger) => Object.assign(ledger, { before: null, tries: 0 }));
  // Another page may still run the version before; then it goes with the next update.
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.length < 2) await caches.delete(PREFIX + before);
}

async function failed(page) {
  const { before } = await read();
  if (before === null) return;
  await change(goBack);
  page.postMessage({ type: "go" });
}

function goBack(ledger) {
  Object.assign(ledger, { failed: ledger.current, current: ledger.before, before: null, tries: 0, offered: null });
}

/** Tells one page, or every page, what is served, and what the players should know. */
async function tell(page) {
  const { current, offered, failed } = await read();
  const pages = page ? [page] : await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const status = { type: "status", current, offered: offered !== null, failed: failed !== null };
  pages.forEach((page) => page.postMessage(status));
}

// --- the ledger ------------------------------------------------------------------------------------------------------

let turn = Promise.resolve();
/** What is served, as far as this worker has read it. */
let served = null;

async function read() {
  const cache = await caches.open(LEDGER);
  const page = await cache.match(SHELL);
  const ledger = { ...EMPTY, ...(page && (await page.json())) };
  served = ledger.current;
  return ledger;
}

/** Changes the ledger, one change after the other. */
function change(alter) {
  const changed = async () => {
    const ledger = await read();
    const before = JSON.stringify(ledger);
    alter(ledger);
    served = ledger.current;
    const after = JSON.stringify(ledger);
    if (after !== before) await (await caches.open(LEDGER)).put(SHELL, new Response(after));
    return ledger;
  };
  turn = turn.then(changed, changed);
  return turn;
}

// --- what pages ask for ----------------------------------------------------------------------------------------------

/** The shell of the version that is served. A version on trial that nobody has seen running is given up here. */
async function visit(request) {
  const count = (ledger) => {
    if (ledger.before === null) return;
    if (ledger.tries < TRIES) ledger.tries += 1;
    else goBack(ledger);
  };
  // A ledger that cannot be written must not keep anybody from the app.
  const ledger = await change(count).catch(read);
  return (await caches.match(SHELL, { ...ANY, cacheName: PREFIX + ledger.current })) ?? fetch(request);
}

/** A file of the version that is served, or of another for a page that still runs that one. */
async function file(request) {
  const current = PREFIX + (served ?? (await read()).current);
  const names = [current, ...(await versions()).filter((name) => name !== current)];
  for (const cacheName of names) {
    const response = await caches.match(request, { ...ANY, cacheName });
    if (response) return response;
  }
  // No file of ours, or the browser has thrown a cache away under us.
  return fetch(request);
}
