// What the tests know about the app as a whole. Screens have page helpers of their own beside this file.

import type { Locator, Page } from "@playwright/test";

/** The first thing a player can tap; its presence means that the app has started. */
export const READY = "button:not([disabled]), a[href], [role=button]";

/**
 * Opens the app and waits until it can be used. `at` is a route after the #. Where it is open already it is left as a
 * player leaves it, after its page was seen: a page is noted as the last one once it has been painted.
 */
export async function openApp(page: Page, at = ""): Promise<void> {
  if (page.url().startsWith("http")) await painted(page);
  await page.goto(`./${at}`);
  await page.locator(READY).first().waitFor();
}

/** Waits until the service worker keeps the complete set of files and serves this page from it. */
export async function waitUntilOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Registering the same worker again changes nothing; where the app does it late, the test need not wait.
    await navigator.serviceWorker.register("./sw.js");
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/**
 * Waits until the page has dealt with what was tapped, and has painted it: the first painting may only show that it was
 * pressed. The app goes on in a task after each painting, which a busy machine may leave waiting for frames; so does this,
 * and comes behind it.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let painting = 0; painting < 3; painting++) {
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
}

/** Waits until a page is there, and not only that it comes: it may lie in a part that is still to be fetched. */
export async function pageThere(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "One moment" }).waitFor();
}

/** Where something lies on the screen, once it is there and stands still. */
export async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await what.waitFor();
  await (await what.elementHandle())!.waitForElementState("stable");
  return (await what.boundingBox())!;
}

/** Both themes of the design, as the setting of the system that the app follows. */
export const THEMES = { washi: "light", ink: "dark" } as const;
