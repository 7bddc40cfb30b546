// axe-core in the page. It is injected by the test, past the page's policy, and is never part of the app.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");

/** Which of its rules are asked: all, or those about colours, which alone a theme changes. */
export type Rules = "all" | "colours";

/** One line for each rule that is broken, with the elements that break it. */
export async function axe(page: Page, rules: Rules): Promise<string[]> {
  // An evaluation by the debugger is not subject to the page's policy, as a script element would be.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const asked = rules === "all" ? {} : { runOnly: ["color-contrast", "link-in-text-block"] };
  return page.evaluate(async (asked) => {
    const { violations } = await (globalThis as any).axe.run(document, { resultTypes: ["violations"], ...asked });
    return violations.map((rule: any) => `${rule.id}: ${rule.nodes.map((node: any) => node.target.join(" ")).join(", ")}`);
  }, asked);
}
