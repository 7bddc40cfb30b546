// axe-core in the page. It is injected by the test, past the page's policy, and is never part of the app.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** One line for each rule that is broken, with the elements that break it. */
export async function axe(page: Page): Promise<string[]> {
  // An evaluation by the debugger is not subject to the page's policy, as a script element would be.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
    return violations.map((rule: any) => `${rule.id}: ${rule.nodes.map((node: any) => node.target.join(" ")).join(", ")}`);
  });
}
