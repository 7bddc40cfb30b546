// What Lighthouse says of the release in dist/: `node tools/lighthouse.mjs PATH-OF-ITS-PROGRAM`. Below 95 of 100 anywhere it fails.
//
// It is served as a good static host does it (serve.mjs), on this machine, to a phone as Lighthouse imagines one. The
// figures want a machine that does nothing else.

import { spawn, spawnSync } from "node:child_process";

const CHROMIUM = "/usr/bin/chromium";
const LEAST = 95;
const TRIES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";

/** The server of dist/ and its address. */
async function serve() {
  const server = spawn(process.execPath, ["tools/serve.mjs", "--dir", "dist", "--port", "0"]);
  const said = await new Promise((resolve, reject) => {
    server.stdout.once("data", (text) => resolve(String(text)));
    server.once("exit", () => reject(new Error("lighthouse: dist/ cannot be served")));
  });
  return { server, address: said.match(/http:\/\/localhost:\d+\//)[0] };
}

/** Lighthouse's report of that address. It asks itself to be run again where its browser recorded no page. */
function report(address) {
  for (let left = TRIES - 1; ; left--) {
    const found = reportOnce(address);
    if (found.runtimeError?.code !== "NO_NAVSTART" || left === 0) return found;
    console.log("Lighthouse recorded nothing, and is run again.");
  }
}

function reportOnce(address) {
  const words = [address, "--output=json", "--output-path=stdout", "--quiet", "--no-enable-error-reporting"];
  words.push(`--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${FLAGS}`);
  const env = { ...process.env, CHROME_PATH: CHROMIUM };
  const stdio = ["ignore", "pipe", "ignore"];
  const { stdout, error } = spawnSync(process.execPath, [process.argv[2], ...words], { env, stdio, encoding: "utf8", maxBuffer: 1 << 28 });
  // A run that failed has its reason in the report.
  if (error || !stdout) throw new Error("lighthouse: it cannot be run; is it installed?", { cause: error });
  return JSON.parse(stdout);
}

/** Prints a category with what cost it points; whether it has enough of them. */
function print({ title, score, auditRefs }, audits) {
  const points = Math.round(score * 100);
  console.log(`${title.padEnd(20)} ${String(points).padStart(3)}  ${points < LEAST ? `BELOW ${LEAST}` : "ok"}`);
  for (const { id, weight } of auditRefs) {
    const audit = audits[id];
    if (weight > 0 && audit.score !== null && audit.score < 0.9) {
      console.log(`    ${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ""}`);
    }
  }
  return points >= LEAST;
}

async function main() {
  const { server, address } = await serve();
  try {
    const { categories, audits, runtimeError } = report(address);
    if (runtimeError) throw new Error(`lighthouse: ${runtimeError.message}`);
    const enough = CATEGORIES.map((name) => print(categories[name], audits));
    if (!enough.every(Boolean)) process.exitCode = 1;
  } finally {
    server.kill();
  }
}

await main();
