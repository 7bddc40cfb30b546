// The licence of everything that is shipped: `node tools/licences.mjs [--check]`.
//
// It asks cargo which crates the app is made of, writes docs/licences.md, or with --check says whether the file is that
// list. Macros and build programs are not in it: they work on the developer's machine, and nothing of them is shipped.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "docs/licences.md";
const TARGET = "wasm32-unknown-unknown";
/** What a release is built with. */
const FEATURES = "split";

/** What cargo knows of the packages of the app and of what each of them needs. */
function metadata() {
  const words = ["metadata", "--locked", "--format-version", "1", "--filter-platform", TARGET, "--features", FEATURES];
  return JSON.parse(execFileSync("cargo", words, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] }));
}

/** The packages that end in the app: all that can be reached without a macro, a build program or a test. */
function shipped({ packages, resolve }) {
  const known = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const reached = new Set();
  const waiting = [resolve.root];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (reached.has(id) || isMacro(known.get(id))) continue;
    reached.add(id);
    const needed = nodes.get(id).deps.filter((dep) => dep.dep_kinds.some(({ kind }) => kind === null));
    waiting.push(...needed.map((dep) => dep.pkg));
  }
  reached.delete(resolve.root);
  return [...reached].map((id) => known.get(id)).sort((a, b) => order(`${a.name} ${a.version}`, `${b.name} ${b.version}`));
}

function isMacro(one) {
  return one.targets.some((target) => target.kind.includes("proc-macro"));
}

/** By the letters' numbers: the same on every machine, whatever its language. */
function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The page, as it lies in the repository. */
function page(crates) {
  const rows = crates.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? "not said"} |`);
  return `# What is shipped, and under which licence

Written by \`./dev licences\` from \`Cargo.lock\`; not to be changed by hand. These ${crates.length} crates are compiled into the app.
Macros, build programs and tests are not: nothing of them is shipped. \`deny.toml\` says which licences may be in it.

| crate | version | licence |
|---|---|---|
${rows.join("\n")}

Not crates: the fonts Shippori Mincho and Source Sans 3, under the SIL Open Font License 1.1, whose text lies beside them.
`;
}

function main() {
  const check = process.argv.slice(2).join(" ") === "--check";
  const wanted = page(shipped(metadata()));
  if (!check) {
    writeFileSync(FILE, wanted);
    console.log(`licences: ${FILE} is written`);
  } else if (readFileSync(FILE, "utf8") !== wanted) {
    console.error(`licences: ${FILE} is not what Cargo.lock says; run ./dev licences`);
    process.exit(1);
  }
}

main();
