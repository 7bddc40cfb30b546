// An old phone on a slow net, through the browser's own instruments.

import type { CDPSession, Page } from "@playwright/test";

/** Slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. The browser wants bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How much slower than this machine the phone's processor is. */
export const SLOWDOWN = 4;

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return session;
}

export async function slowPhone(page: Page): Promise<CDPSession> {
  const session = await slowProcessor(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  return session;
}

/**
 * Milliseconds from the start of the navigation until something can be tapped and has been painted.
 * Call `watchReady` before the navigation, this after it.
 */
export async function readyAfter(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (globalThis as any).readyAt as number | undefined);
  return (await handle.jsonValue())!;
}

/** Notes, in every page opened from now on, when the first thing to tap has been painted. */
export async function watchReady(page: Page, selector: string): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      // The frame that shows it begins now; the next one begins after it was painted and the processor was free.
      requestAnimationFrame(() => requestAnimationFrame(() => ((globalThis as any).readyAt = performance.now())));
    };
    requestAnimationFrame(look);
  }, selector);
}
