// Service worker: the app works without a network, never mixes two versions, and changes version only when asked.
//
// A version is a complete set of files in a cache of its own; the build stamps its name and what each file hashes to.
// What only a game needs is kept once that game is opened, and belongs to the set from then on: the list of the games, a
// file of the version, says which files those are.
// Which version is served stands in a ledger, in the caches too, because a browser changes workers when it likes:
// - install: every file is fetched and compared with its hash, those of the games that are kept included; one that is
//   missing or damaged ends the install, and everything stays as it was.
// - activate: the worker takes over at once, but what it serves is still the version of before; its own is offered.
// - "start" from a page: the offered version is looked through once more and is served from now on, on trial. The
//   version before stays until a page says "started". If a page says "failed" instead, or nobody says anything so often,
//   the version before is served again, and the pages are told.
// - "keep" and "drop" from a page: the files of a game are fetched, those that are not there yet, or deleted. The page
//   hears when the first part is there, with which a table can be shown; kept is a game once all of it is.
// - fetch: a visit to any page of the app gets the shell, a file of the app comes from its cache. Other origins are
//   never asked by anybody here; other methods are left to the browser.
// - share: a file that another app hands over is kept in a cache of its own, and the visit goes to the page that takes it
//   out again. That says "taken" once it is dealt with; until then a page that is closed has lost nothing.
"use strict";

const VERSION = "unstamped";
const FILES = {};

/**
 * Which files each game needs besides: `{ game: { bytes, first: { bytes, files: [name] }, files: { name: [hash, bytes] } } }`,
 * the bytes that do not stand with a file packed. With those of `first` its tables can be shown; they come before the others.
 */
const LIST = "games.json";

const PREFIX = "rokugan-";
const LEDGER = `${PREFIX}ledger`;
/** Where the file lies that another app has handed over. */
const HANDED = `${PREFIX}handed`;
const SCOPE = self.registration.scope;
const SHELL = new URL("./", SCOPE).href;
/** Where another app hands a file over, as the manifest says; where pages read it; which of them they are. */
const SHARE = new URL("share", SCOPE).href;
const SHARED = new URL("shared-file", SCOPE).href;
const SHARED_PAGE = `${SHELL}#/shared`;
/** The most bytes of a file that any page would read. */
const MOST_SHARED = 8 << 20;
/** A file is found by its address alone, whatever else was asked. */
const ANY = { ignoreSearch: true, ignoreVary: true };
/** How many visits a version on trial may have without a word that it runs. */
const TRIES = 2;

/**
 * What is served, what it is on trial against, how often it was visited, what is offered, what did not start; which games
 * are kept.
 */
const EMPTY = { current: null, before: null, tries: 0, offered: null, failed: null, games: [] };
/** What versions kept from before each game was kept by itself: all of this one. */
const KEPT_BEFORE = ["champions"];

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
  /**
   * The players open a game, or want it without a network; `version` is the page's own. Where something was wrong with it,
   * the game is doubted, and what is there of it is looked through.
   */
  keep: (page, { game, version, doubted }) => keepGame(page, game, version, doubted),
  /** They need the room. */
  drop: (page, { game }) => dropGame(game),
  /** What another app has handed over is dealt with. */
  taken: () => caches.delete(HANDED),
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  const act = ACTS[event.data?.type];
  if (act) event.waitUntil(act(event.source, event.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === SHARE) return event.respondWith(share(request));
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.url === SHARED) return event.respondWith(handed());
  event.respondWith(request.mode === "navigate" ? visit(request) : file(request));
});

// --- a version and its files -----------------------------------------------------------------------------------------

async function install() {
  await keepAll();
  await self.skipWaiting();
}

/** Fetches what this version is missing, all of it or nothing. */
async function keepAll() {
  const { current, before, offered, games } = await read();
  try {
    const cache = await caches.open(PREFIX + VERSION);
    await all(Object.entries(FILES).map(([name, hash]) => keep(cache, name, hash)));
    const groups = await groupsOf(VERSION);
    await all(games.filter((game) => groups[game]).map((game) => keepGroup(VERSION, game)));
  } catch (reason) {
    // A half set is of no use to anybody, unless it is the one that is served.
    if (![current, before, offered].includes(VERSION)) await caches.delete(PREFIX + VERSION);
    throw reason;
  }
}

/** Waits for all of them, also where one fails: what the others have brought is there the next time. */
async function all(works) {
  const refused = (await Promise.allSettled(works)).find((result) => result.status === "rejected");
  if (refused) throw refused.reason;
}

/**
 * Puts one whole file into the cache: one that is kept already, if only in another version, or else a fresh one, of which
 * `come` hears how many bytes have come.
 */
async function keep(cache, name, hash, come) {
  const url = urlOf(name);
  if (await isWhole(await cache.match(url, ANY), hash)) return;
  const response = (await keptElsewhere(url, hash)) ?? (await fetched(url, hash, come));
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
async function fetched(url, hash, come) {
  let fault;
  for (const cache of ["no-cache", "reload"]) {
    const response = await fetch(new Request(url, { cache, mode: "same-origin" }));
    if (response.ok && (await isWhole(response, hash, come))) return response;
    fault = response.ok ? "damaged" : [404, 410].includes(response.status) ? "gone" : "network";
  }
  throw Object.assign(new Error(`${url} is missing or damaged`), { fault });
}

const urlOf = (name) => new URL(name, SCOPE).href;

async function isWhole(response, hash, come) {
  if (!response) return false;
  const digest = await crypto.subtle.digest("SHA-256", await counted(response.clone(), come).arrayBuffer());
  const digits = [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0"));
  return digits.join("") === hash;
}

/** The same answer; `come`, where there is one, hears how many bytes of it have come. */
function counted(response, come) {
  if (!come || !response.body) return response;
  let bytes = 0;
  const transform = (piece, on) => {
    bytes += piece.byteLength;
    come(bytes);
    on.enqueue(piece);
  };
  return new Response(response.body.pipeThrough(new TransformStream({ transform })));
}

/** The caches that hold versions. Other apps may live on the same origin: only our own are ever touched. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && ![LEDGER, HANDED].includes(name));
}

// --- games -----------------------------------------------------------------------------------------------------------

/** The games that are being fetched: each once, however many pages ask for it. */
const coming = new Map();

/** What each game needs of a version; nothing of one from before there was a list. */
async function groupsOf(version) {
  const list = await caches.match(urlOf(LIST), { ...ANY, cacheName: PREFIX + version });
  return list ? list.json() : {};
}

/**
 * Fetches what a version is missing of a game, its first part before the others. `tellLeft` hears how many bytes are to
 * come, and of how many, packed: of all and of the first part; `ready` is called once that is there.
 */
async function keepGroup(version, game, tellLeft, ready) {
  const group = (await groupsOf(version))[game];
  if (!group) throw Object.assign(new Error(`${version} has no ${game}`), { fault: "gone" });
  const cache = await caches.open(PREFIX + version);
  const names = Object.keys(group.files);
  // A version from before games came in parts says nothing of a first one.
  const first = group.first ?? { bytes: group.bytes, files: names };
  const got = {};
  const left = (names, packed) => {
    const sum = (bytes) => names.reduce((sum, name) => sum + bytes(name), 0);
    const share = sum((name) => got[name] ?? 0) / sum((name) => group.files[name][1]);
    return { left: Math.round(packed * Math.max(0, 1 - share)), whole: packed };
  };
  const bringFiles = (files) => all(files.map(async (name) => {
    const [hash, bytes] = group.files[name];
    const come = (bytes) => {
      got[name] = bytes;
      tellLeft?.({ ...left(names, group.bytes), first: left(first.files, first.bytes) });
    };
    await keep(cache, name, hash, tellLeft && come);
    come(bytes);
  }));
  await bringFiles(first.files);
  ready?.();
  await bringFiles(names.filter((name) => !first.files.includes(name)));
}

/** Keeps a game for the page that asks, and tells it how far that is. */
async function keepGame(page, game, version, doubted) {
  const work = coming.get(game) ?? { pages: new Set(), ready: false };
  work.pages.add(page);
  if (work.ready) page?.postMessage({ game, type: "ready" });
  if (!work.done) {
    const say = (word) => {
      work.ready ||= word.type === "ready";
      work.pages.forEach((page) => page?.postMessage({ game, ...word }));
    };
    coming.set(game, work);
    work.done = bring(game, version, doubted, say).finally(() => coming.delete(game));
  }
  await work.done;
}

async function bring(game, version, doubted, say) {
  const { current, before, offered, games } = await read();
  const asked = (await groupsOf(version))[game] ? version : current;
  if (!doubted && games.includes(game) && (await isThere(asked, game))) return say({ type: "kept" });
  try {
    // What did not run is shown again only once all of it was looked through.
    const ready = doubted ? undefined : () => say({ type: "ready" });
    await keepGroup(asked, game, (left) => say({ type: "coming", ...left }), ready);
    await change((ledger) => void (ledger.games = [...ledger.games.filter((other) => other !== game), game]));
  } catch (reason) {
    say({ type: "unkept", fault: reason.fault ?? (reason.name === "QuotaExceededError" ? "full" : "network") });
    return;
  }
  say({ type: "kept" });
  await tell();
  // What may be served next has it too. What cannot be had now is fetched before that version is started.
  const others = [current, before, offered].filter((other) => other !== null && other !== asked);
  await Promise.allSettled(others.map((other) => keepGroup(other, game)));
}

async function dropGame(game) {
  await coming.get(game)?.done;
  const { games } = await change((ledger) => void (ledger.games = ledger.games.filter((other) => other !== game)));
  for (const cacheName of await versions()) {
    const groups = await groupsOf(cacheName.slice(PREFIX.length));
    const needed = games.flatMap((other) => Object.keys(groups[other]?.files ?? {}));
    const files = Object.keys(groups[game]?.files ?? {}).filter((name) => !needed.includes(name));
    const cache = await caches.open(cacheName);
    await Promise.all(files.map((name) => cache.delete(urlOf(name), ANY)));
  }
  await tell();
}

/** Whether a version has every file of a game. */
async function isThere(version, game) {
  const group = (await groupsOf(version))[game];
  const there = (name) => caches.match(urlOf(name), { ...ANY, cacheName: PREFIX + version });
  return group !== undefined && (await Promise.all(Object.keys(group.files).map(there))).every(Boolean);
}

/** The games of which the version that is served has everything. */
async function keptGames({ current, games }) {
  const there = await Promise.all(games.map((game) => isThere(current, game)));
  return games.filter((_, place) => there[place]);
}

// --- which version is served -----------------------------------------------------------------------------------------

async function takeOver() {
  const { current } = await read();
  const served = current !== null && (await caches.has(PREFIX + current));
  await change((ledger) => {
    if (!served) Object.assign(ledger, EMPTY, { current: VERSION, games: ledger.games });
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
  const ledger = await read();
  const { current, offered, failed } = ledger;
  const games = await keptGames(ledger);
  const pages = page ? [page] : await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const status = { type: "status", current, offered: offered !== null, failed: failed !== null, games };
  pages.forEach((page) => page.postMessage(status));
}

// --- the ledger ------------------------------------------------------------------------------------------------------

let turn = Promise.resolve();
/** What is served, as far as this worker has read it. */
let served = null;

async function read() {
  const cache = await caches.open(LEDGER);
  const page = await cache.match(SHELL);
  // A ledger that cannot be read, or says nothing sensible, is none: the app opens from whatever whole version there is.
  const read = page && (await page.json().catch(() => null));
  const written = typeof read?.current === "string" && Array.isArray(read.games ?? []) ? read : null;
  const ledger = { ...EMPTY, ...(written && { games: KEPT_BEFORE }), ...written };
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
  const served = [ledger.current, VERSION].filter((version) => version !== null).map((version) => PREFIX + version);
  const names = [...served, ...(await versions().catch(() => []))];
  for (const cacheName of names) {
    const shell = await caches.match(SHELL, { ...ANY, cacheName });
    if (shell) return shell;
  }
  return fetch(request);
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

// --- what other apps hand over ---------------------------------------------------------------------------------------

/** Keeps the file, and sends the visit to the page that reads it; or to the one that says why there is none. */
async function share(request) {
  return Response.redirect(SHARED_PAGE + (await keepHanded(request)), 303);
}

/** What is the matter, as the address of the page says it; nothing where the file is kept. */
async function keepHanded(request) {
  const form = await request.formData().catch(() => new FormData());
  // An app that hands over no files sends what it says as a text.
  const given = [...form.getAll("file"), ...form.getAll("text")].find((one) => (one.size ?? one.length) > 0);
  if (given === undefined) return "/nothing";
  const file = new Blob([given]);
  if (file.size > MOST_SHARED) return "/too-large";
  try {
    await (await caches.open(HANDED)).put(SHARED, new Response(file));
  } catch {
    return "/no-room";
  }
  return "";
}

/** The file that was handed over; an empty answer where there is none. */
async function handed() {
  return (await caches.match(SHARED, { ...ANY, cacheName: HANDED })) ?? new Response(null, { status: 204 });
}
