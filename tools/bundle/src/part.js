// How a part of the app is fetched. What the service worker has comes at once and as it is, so that the browser may know
// it again. Where no worker answers, the page is told that the part was asked for, and later how much of it is left, in
// bytes as they are transferred; `bytes` is how many it has once it is here. It is here only together with what it looks
// like (boot.js): shown without, nothing of it would be where it belongs.
async function part(url, bytes) {
  const tell = (size) => dispatchEvent(new CustomEvent("part", { detail: JSON.stringify({ file: url.pathname, ...size }) }));
  if (!navigator.serviceWorker?.controller) tell({});
  // What was asked for early and failed answers once with that failure, although the network may be there by now.
  const here = [fetch(url).catch(() => fetch(url)), laterStyles().catch(laterStyles)];
  const [response] = await Promise.all(here);
  if (!response.ok) throw new Error(`${url} is missing`);
  if (navigator.serviceWorker?.controller || !response.body) return response;
  const whole = Number(response.headers.get("Content-Length")) || bytes;
  tell({ left: whole, whole });
  let got = 0;
  const count = new TransformStream({
    transform(piece, come) {
      got += piece.byteLength;
      tell({ left: Math.round(whole * Math.max(0, 1 - got / bytes)), whole });
      come.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
}
