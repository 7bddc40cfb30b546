// What is shipped is named with its licence, and every licence in it is one that deny.toml allows.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the list of licences names every crate that is shipped", () => {
  test.setTimeout(180_000);
  execFileSync(process.execPath, ["tools/licences.mjs", "--check"], { stdio: "inherit" });
});

test("every licence in the list is allowed", () => {
  const allowed = [...readFileSync("deny.toml", "utf8").match(/^allow = \[([^\]]*)\]/m)![1].matchAll(/"([^"]+)"/g)].map((one) => one[1]);
  const rows = [...readFileSync("docs/licences.md", "utf8").matchAll(/^\| (\S+) \| \d\S* \| (.+) \|$/gm)];
  expect(rows.length, "the list was read").toBeGreaterThan(50);
  // All of what is joined by AND, one of what is joined by OR or a stroke.
  const fits = (licence: string) =>
    licence.split(" AND ").every((part) => part.replace(/[()]/g, "").split(/ OR |\//).some((one) => allowed.includes(one.trim())));
  expect(rows.filter(([, , licence]) => !fits(licence)).map(([row]) => row)).toEqual([]);
});
