// The app without a finger: Tab to what is meant, the ring to be seen there, Enter or the arrows.

import { expect, type Locator, type Page } from "@playwright/test";
import { rested } from "./play";

/** More stops than any screen has. */
const MOST = 200;

/** Goes on with Tab until this has the focus, and the ring is to be seen. */
export async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  const isHere = () => target.evaluate((element) => element === document.activeElement);
  // Where a tap has left the focus no ring is to be seen before the first key.
  if (await isHere()) for (const key of ["Tab", "Shift+Tab"]) await page.keyboard.press(key);
  for (let stop = 0; stop < MOST && !(await isHere()); stop++) await page.keyboard.press("Tab");
  await expect(target, "Tab leads there").toBeFocused();
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  });
  expect(ring, "the focus is to be seen").toBeGreaterThanOrEqual(3);
}

/** Goes there and presses Enter, or another key. */
export async function use(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  const left = (await rested(target.page())) - Date.now();
  if (left > 0) await target.page().waitForTimeout(left);
  // Only now: what was pressed before may have moved the focus on.
  await reach(target);
  await target.page().keyboard.press(key);
}

/** Chooses an answer of a group with the arrows. */
export async function choose(page: Page, group: string | RegExp, answer: RegExp): Promise<void> {
  const radios = page.getByRole("radiogroup", { name: group }).getByRole("radio");
  await reach(page.getByRole("radiogroup", { name: group }).locator("[role=radio][tabindex='0']"));
  const wanted = radios.filter({ hasText: answer }).first();
  for (let press = 0; press < (await radios.count()); press++) {
    if ((await wanted.getAttribute("aria-checked")) === "true") break;
    // The one that has the focus already is taken by the space bar.
    const here = await wanted.evaluate((element) => element === document.activeElement);
    await page.keyboard.press(here ? "Space" : "ArrowDown");
  }
  await expect(wanted).toHaveAttribute("aria-checked", "true");
}
