// Small pieces that several parts share lie together in a file: one is taken out of it by its place. The file is fetched
// once for all that are asked for together, and anew for the next ones, which the browser remembers it for: what came
// damaged once would stay so.
const files = new Map();
function piece(url, whole, at, bytes) {
  const name = url.pathname;
  const file = files.get(name) ?? part(url, whole).then((response) => response.arrayBuffer());
  files.set(name, file);
  const done = () => files.get(name) === file && files.delete(name);
  file.then(done, done);
  const headers = { "Content-Type": "application/wasm" };
  return file.then((all) => new Response(all.slice(at, at + bytes), { headers }));
}
