// axe-core in the page. It is injected by the test, past the page's policy, and is never part of the app.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The rules whose answer depends on colours; all others say the same in either theme. */
export const OF_COLOURS = ["color-contrast", "link-in-text-block"];

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** One line for each rule that is broken, of all or of these, with the elements that break it. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // An evaluation by the debugger is not subject to the page's policy, as a script element would be.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const only = rules ? { runOnly: { type: "rule", values: rules } } : {};
    const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"], ...only });
    return violations.map((rule: any) => `${rule.id}: ${rule.nodes.map((node: any) => node.target.join(" ")).join(", ")}`);
  }, rules);
}
