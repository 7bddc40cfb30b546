// Starts the app. The build fills in the names.
// If it cannot start, the one sentence that the page holds ready is shown: no resource file has been read yet. The
// service worker is told, and where there is a version before this one, it says "go" and the next load has that.
const worker = navigator.serviceWorker;
// The app says here that it runs; from then on it looks after itself.
const runs = () => document.documentElement.hasAttribute("data-running");

function fail(reason) {
  if (runs()) return;
  document.getElementById("boot-failed")?.removeAttribute("hidden");
  console.error(reason);
  worker?.controller?.postMessage({ type: "failed" });
}

worker?.addEventListener("message", (event) => {
  if (event.data?.type === "go" && !runs()) location.reload();
});
// What an extension of the browser throws is not ours.
addEventListener("error", (event) => event.filename.startsWith(location.origin) && fail(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => fail(event.reason));

// Who has played here needs the rest of the app at once, and the tables of the game whose page is opened: they come side by
// side with the first part.
const GAMES = { /* GAMES */ };
// How the addresses of a game's pages begin and what its saves call it, where that is not the name of its folder; and how
// those begin from when there was one game.
const CALLED = { battle: "battle_for_rokugan", bfr: "battle_for_rokugan", ccg: "l5r_ccg", empire: "empire_reborn" };
const OF_CHAMPIONS = ["new", "boards", "board", "scenarios", "scenario", "campaigns", "campaign", "enemy-dice", "rules"];
const read = (key) => JSON.parse(localStorage.getItem(key)?.replace(/^[^{]*|[^}]*$/g, "") || "{}");
const played = () => Object.keys(localStorage).some((key) => /^rokugan\.(table|library|board|scenario|campaign)\./.test(key));
const gameOf = (page) => {
  const [begin, next] = page.replace(/^#?\//, "").split("/");
  if (OF_CHAMPIONS.includes(begin)) return "champions";
  // Its first page is shown without the game.
  if (begin !== "table") return next && (CALLED[begin] ?? begin);
  const saved = read(`rokugan.table.${next}.summary`).summary?.game ?? "";
  return CALLED[saved] ?? Object.keys(GAMES).find((game) => saved.startsWith(game.replaceAll("_", "-")));
};
const wanted = () => {
  try {
    const page = location.hash.length > 2 ? location.hash : (read("rokugan.prefs").page ?? "");
    if (page.length <= 2 && !played()) return [];
    return ["REST", GAMES[gameOf(page)] ?? ""].flatMap(split);
  } catch {
    return []; // no storage, so nothing was played
  }
};
const split = (files) => files.split(" ").filter(Boolean);
const preload = (files) => {
  for (const href of files) {
    const link = document.createElement("link");
    const part = { as: "fetch", type: "application/wasm", crossOrigin: "anonymous" };
    Object.assign(link, { rel: "preload", href }, href.endsWith(".css") ? { as: "style" } : part);
    document.head.append(link);
  }
};
// What is behind the first page looks as this file says. Each part of the app waits for it (part.js), so that nothing is shown
// bare; where it could not be fetched the next one asks for it anew.
let styled;
const later = () => (styled ??= new Promise((come, refuse) => {
  const link = document.createElement("link");
  const fail = () => {
    link.remove();
    styled = undefined;
    refuse(new Error("STYLE is missing"));
  };
  Object.assign(link, { rel: "stylesheet", href: "STYLE", onload: come, onerror: fail });
  document.head.append(link);
}));
globalThis.laterStyles = later;
const early = wanted();
preload(early);
if (early.length > 0) later().catch(() => {}); // told by the part that needs it
// Who is new here is shown the first page before anything else. The net is free while that begins: then the rest comes, and
// a game as soon as it is asked for. Where a worker answers it is the one to fetch games.
const FIRST = new URL("./WASM", import.meta.url);
new PerformanceObserver((list, me) => {
  if (!list.getEntries().some((file) => file.name === FIRST.href)) return;
  me.disconnect();
  // Its styles are only fetched: the first page is still being made, and would be laid out once more for nothing.
  if (early.length === 0) preload(split("REST STYLE"));
}).observe({ type: "resource", buffered: true });
for (const [game, files] of Object.entries(GAMES)) {
  addEventListener(`want-${game}`, () => worker?.controller || preload(split(files)), { once: true });
}

// Asked for here and not above, so that a module that cannot be read is noticed too.
import("./GLUE").then((glue) => glue.default({ module_or_path: FIRST })).catch(fail);
