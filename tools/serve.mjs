// Serves a built site on this machine: `node tools/serve.mjs [--dir dist] [--port 8080]`.
//
// It does what a good static host does, so that what is measured here is what players get: right types, brotli twins
// made by the build, gzip for those who cannot read brotli, names with a hash kept for ever and everything else asked
// for again. The app's addresses are after the #, so there is no fallback page: an unknown path is a plain 404. The
// policy that the page names for itself is sent as a header too, with what only a header can say.

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);
// As the build names files: name-<16 hexadecimal digits>.ending
const HASHED = /-[0-9a-f]{16}[._]/;

/** Reads `--name value` pairs; anything else is a mistake worth stopping for. */
function options(words) {
  const known = { dir: "dist", port: "8080" };
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].replace(/^--/, "");
    if (!(name in known) || words[i + 1] === undefined) throw new Error(`serve: unknown option ${words[i]}`);
    known[name] = words[i + 1];
  }
  return { dir: path.resolve(known.dir), port: Number(known.port) };
}

/** The file a request means, or null when it lies outside the site or does not exist. */
async function fileFor(dir, pathname) {
  let wanted;
  try {
    wanted = path.normalize(decodeURIComponent(pathname));
  } catch {
    return null; // A malformed escape names no file.
  }
  const file = path.join(dir, wanted.endsWith("/") ? `${wanted}index.html` : wanted);
  if (!file.startsWith(dir + path.sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
}

/** Whether an Accept-Encoding names a coding, and not to refuse it. */
function reads(accepted, coding) {
  return new RegExp(`(^|[\\s,])${coding}(?=[\\s,;]|$)(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}

/** The bytes to send and their encoding, in the best form the browser reads. */
async function encoded(file, accepted) {
  const ending = path.extname(file);
  if (reads(accepted, "br")) {
    const packed = await readFile(`${file}.br`).catch(() => null);
    if (packed) return { body: packed, encoding: "br" };
  }
  const body = await readFile(file);
  if (COMPRESSIBLE.has(ending) && reads(accepted, "gzip")) {
    return { body: await promisify(gzip)(body), encoding: "gzip" };
  }
  return { body, encoding: null };
}

async function answer(dir, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  // Not read as an address: a path that begins with two slashes would name another host.
  const file = await fileFor(dir, request.url.split(/[?#]/, 1)[0]);
  if (!file) {
    response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found\n");
    return;
  }
  const { body, encoding } = await encoded(file, request.headers["accept-encoding"] ?? "");
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...(await guards(dir, file)),
    "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream",
    "Cache-Control": cacheControl(file),
    ETag: tag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    ...(encoding && { "Content-Encoding": encoding }),
  };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["Content-Length"] = body.length;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}

/** The service worker must never be kept, or an update could not be found; hashed names never change their content. */
function cacheControl(file) {
  const name = path.basename(file);
  if (name === "sw.js") return "no-store";
  return HASHED.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** What a host says so that nothing but the site's own files is ever loaded. */
async function guards(dir, file) {
  const guards = { "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin" };
  // The worker fetches the site's files and nothing else.
  if (path.basename(file) === "sw.js") guards["Content-Security-Policy"] = "default-src 'none'; connect-src 'self'";
  if (path.extname(file) === ".html") {
    const page = await readFile(path.join(dir, "index.html"), "utf8").catch(() => "");
    const policy = page.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/)?.[1] ?? "default-src 'none'";
    guards["Content-Security-Policy"] = `${policy}; frame-ancestors 'none'`;
  }
  return guards;
}

function main() {
  const { dir, port } = options(process.argv.slice(2));
  const server = createServer((request, response) => {
    answer(dir, request, response).catch((reason) => {
      // A build may swap the folder in the middle of a request; the next request finds it whole again.
      console.error(`serve: ${request.url}: ${reason.message}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on("error", (reason) => {
    const taken = reason.code === "EADDRINUSE";
    console.error(taken ? `serve: port ${port} is in use; try another with --port N` : `serve: ${reason.message}`);
    process.exit(1);
  });
  server.listen(port, "localhost", () => console.log(`Serving on http://localhost:${server.address().port}/ (stop with Ctrl+C)`));
}

main();
