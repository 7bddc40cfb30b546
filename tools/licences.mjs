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

/**
 * The packages that end in the app, each with its licence: all that it reaches without a macro, a build program or a test.
 * Of the workspace only the app is asked for: what the build program wants of a package that both use is not shipped.
 */
function shipped() {
  const what = ["--package", "rokugan", "--features", FEATURES, "--target", TARGET, "--edges", "normal,no-proc-macro"];
  const words = ["tree", "--locked", ...what, "--prefix", "none", "--format", "{p}\t{l}\t"];
  const lines = execFileSync("cargo", words, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim().split("\n");
  // The app itself stands first; a package that is reached twice stands there twice.
  const crates = new Set(lines.slice(1).map((line) => line.split("\t").slice(0, 2).join("\t")));
  return [...crates].map(crate).sort((a, b) => order(`${a.name} ${a.version}`, `${b.name} ${b.version}`));
}

/** A package from what cargo says of it: `name v1.2.3`, and its licence. */
function crate(line) {
  const [what, license] = line.split("\t");
  const [name, version] = what.split(" ");
  return { name, version: version.slice(1), license: license || null };
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
  const wanted = page(shipped());
  if (!check) {
    writeFileSync(FILE, wanted);
    console.log(`licences: ${FILE} is written`);
  } else if (readFileSync(FILE, "utf8") !== wanted) {
    console.error(`licences: ${FILE} is not what Cargo.lock says; run ./dev licences`);
    process.exit(1);
  }
}

main();
