// The page part of the tap bench: which table is opened, and which key is tapped.

import type { Locator, Page } from "@playwright/test";
import { openApp } from "./app";

/** One key to tap again and again, and the element whose text must change for it. */
export type Tapped = { key: Locator; value: Locator };

/**
 * Brings the page to a table with many events behind it, where a gauge can be changed.
 * Returns null while there is no such screen; the bench then says so instead of measuring something else.
 */
export async function openGauge(page: Page): Promise<Tapped[] | null> {
  await openApp(page);
  // There is no table screen yet. It will open a table of 500 events and return the plus and minus keys of one gauge;
  // the element with the value must stay in place when its text changes.
  return null;
}
