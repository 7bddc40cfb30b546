// Small pieces of the app, most of them shared by several parts, lie together in files: of each game one with all that its
// first part needs, one with what reads its saves, one with what only comes behind that; and one with what lies behind the
// rest of the app. What several games need lies in the files of each, so that none waits for what another needs: a piece is
// taken from those of the owner whose part asks for it. A file is fetched once for all pieces that are asked for together,
// and anew for those asked for later: the first answer may have been damaged.
const shelves = {};
const coming = new Map();
let asking;
function askingFor(owner, load) {
  // What loads a part asks for its pieces before it waits for anything.
  return wrapAsyncCb(() => {
    asking = owner;
    return load();
  });
}
function shelve(owner, url, pieces) {
  const at = new Map();
  let whole = 0;
  for (const piece of pieces) {
    const bytes = sizes.get(piece);
    at.set(piece, [whole, whole + bytes]);
    whole += bytes;
  }
  (shelves[owner] ??= []).push({ url, whole, at });
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
