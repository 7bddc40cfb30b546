// How long keys rest that come under a finger, and the ink after a press: `--rest` of the styles, the one place that says it.

import type { BrowserContext, Page } from "@playwright/test";

/** In the pages of this browser nothing rests: a test that presses one key after the other need not wait for it. */
export async function withoutRest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The page has no root yet; the app, which comes later, reads it with each press.
    addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("--rest", "0ms"));
  });
}

/** Milliseconds that keys rest in this page. */
export async function restOf(page: Page): Promise<number> {
  return page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--rest")));
}
