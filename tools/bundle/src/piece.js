// The small pieces that several parts share lie in one file: one is taken out of it by its place. The file is fetched once
// for all that are asked for together, and anew for the next ones, which the browser remembers it for: what came damaged
// once would stay so.
let pieces;
function piece(at, bytes) {
  const together = (pieces ??= part(new URL("./PIECES", import.meta.url), WHOLE).then((response) => response.arrayBuffer()));
  const done = () => pieces === together && (pieces = undefined);
  together.then(done, done);
  const headers = { "Content-Type": "application/wasm" };
  return together.then((all) => new Response(all.slice(at, at + bytes), { headers }));
}
