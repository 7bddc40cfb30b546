// What Lighthouse says of the release in dist/: `node tools/lighthouse.mjs PATH-OF-ITS-PROGRAM`. Below 95 of 100 anywhere it fails.
//
// It is served as a good static host does it (serve.mjs), on this machine, to a phone as Lighthouse imagines one. The
// figures want a machine that does nothing else.

import { execFileSync, spawn } from "node:child_process";

const CHROMIUM = "/usr/bin/chromium";
const LEAST = 95;
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

/** Lighthouse's report of that address. */
function report(address) {
  const words = [address, "--output=json", "--output-path=stdout", "--quiet", "--no-enable-error-reporting"];
  words.push(`--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${FLAGS}`);
  const env = { ...process.env, CHROME_PATH: CHROMIUM };
  return JSON.parse(execFileSync(process.execPath, [process.argv[2], ...words], { env, encoding: "utf8", maxBuffer: 1 << 28 }));
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
