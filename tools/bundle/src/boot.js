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

// Who has played here needs the rest of the app at once: it comes side by side with the first part.
const played = () => Object.keys(localStorage).some((key) => /^rokugan\.(table|library|board|scenario|campaign)\./.test(key));
const wanted = () => {
  try {
    return location.hash.length > 2 || played();
  } catch {
    return false; // no storage, so nothing was played
  }
};
for (const part of wanted() ? "REST".split(" ") : []) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "anonymous", href: part });
  document.head.append(link);
}

// Asked for here and not above, so that a module that cannot be read is noticed too.
import("./GLUE").then((glue) => glue.default({ module_or_path: new URL("./WASM", import.meta.url) })).catch(fail);
