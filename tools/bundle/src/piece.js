// Small pieces of the app, most of them shared by several parts, lie together in files: of each game one with all that its
// first part needs, and one with what only comes behind that. What several games need lies in the files of each, so that
// none waits for what another needs; a piece is taken from those of the game that asks for it. A file is fetched once for
// all that are asked for together, and anew for the next ones, which the browser remembers it for: what came damaged once
// would stay so.
const shelves = {};
const coming = new Map();
let asking;
function of(game, load) {
  // What loads a part asks for its pieces before it waits for anything.
  return wrapAsyncCb(() => {
    asking = game;
    return load();
  });
}
function shelve(game, url, pieces) {
  const at = new Map();
  let whole = 0;
  for (const piece of pieces) {
    const bytes = sizes.get(piece);
    at.set(piece, [whole, whole + bytes]);
    whole += bytes;
  }
  (shelves[game] ??= []).push({ url, whole, at });
}
function piece(load) {
  const { url, whole, at } = shelves[asking].find((file) => file.at.has(load));
  const file = coming.get(url) ?? part(url, whole).then((response) => response.arrayBuffer());
  coming.set(url, file);
  const done = () => coming.get(url) === file && coming.delete(url);
  file.then(done, done);
  const headers = { "Content-Type": "application/wasm" };
  return file.then((all) => new Response(all.slice(...at.get(load)), { headers }));
}
