// Starts the app. The build fills in the two names.
// If it cannot start, the one sentence that the page holds ready is shown: no resource file has been read yet.
import init from "./GLUE";

init({ module_or_path: new URL("./WASM", import.meta.url) }).catch((reason) => {
  document.getElementById("boot-failed")?.removeAttribute("hidden");
  console.error(reason);
});
