// A file that comes only when a test lets it.

import type { Page, Route } from "@playwright/test";

/** Holds the files of a name back until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}
