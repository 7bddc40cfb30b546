// How long a tap takes from the lifted finger to the painted change.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { slowProcessor } from "./slow_phone";
import type { Tapped } from "./tap_bench";

/** Milliseconds a finger stays on the glass when it taps. */
const FINGER_DOWN = 80;
/** Milliseconds after a tap in which the page is asked nothing: a question is work too, four times slower here. */
const UNDISTURBED = 250;

/** Taps the keys one after the other on a slow phone; the time of each. */
export async function tapTimes(page: Page, keys: Tapped[], taps: number): Promise<number[]> {
  const processor = await slowProcessor(page);
  const times: number[] = [];
  for (let n = 0; n < taps; n++) {
    const { key, value } = keys[n % keys.length];
    await arm(page, await value.elementHandle());
    await finger(processor, key);
    times.push(await tapTime(page));
  }
  return times;
}

/**
 * Prepares the page to time the next tap: from the event's own time stamp, when the finger was lifted, to the frame
 * after the one in which the value has changed.
 */
async function arm(page: Page, value: unknown): Promise<void> {
  await page.evaluate((value) => {
    const element = value as HTMLElement;
    const state = globalThis as any;
    state.tapTime = undefined;
    let start: number | undefined;
    addEventListener("click", (event) => (start = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // The first frame paints the change; a task queued in it runs after the painting.
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => (state.tapTime = performance.now() - start!);
        painted.port2.postMessage(null);
      });
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true, attributes: true });
  }, value as any);
}

/**
 * A finger on a key, down for as long as fingers are. The runner's own tap lifts it in the same moment and looks between
 * all its events what lies under the finger, which no phone does.
 */
export async function finger(browser: CDPSession, key: Locator): Promise<void> {
  await fingerAt(browser, await middle(key));
}

/** A place on the screen. */
export type Point = { x: number; y: number };

/** The middle of a key, wherever the page was scrolled to. */
export async function middle(key: Locator): Promise<Point> {
  await key.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await key.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger on that place. */
export async function fingerAt(browser: CDPSession, place: Point): Promise<void> {
  const touchPoints = [place];
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((lifted) => setTimeout(lifted, FINGER_DOWN));
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function tapTime(page: Page): Promise<number> {
  await new Promise((painted) => setTimeout(painted, UNDISTURBED));
  const handle = await page.waitForFunction(() => (globalThis as any).tapTime as number | undefined);
  return (await handle.jsonValue())!;
}
