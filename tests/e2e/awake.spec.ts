// The screen stays on while a table is open, and only then.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { chooseOrder, demonstration, goHome, more, sheet } from "./support/play";
import { expect, test } from "./support/test";

/** A phone that counts what is asked of its screen. */
async function counting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const screen = { asked: 0, held: 0 };
    const request = async () => {
      screen.asked++;
      screen.held++;
      let open = true;
      const release = async () => {
        if (open) screen.held--;
        open = false;
      };
      Object.assign(window, { release });
      return { release };
    };
    Object.assign(window, { lit: screen });
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
}

const held = (page: Page) => page.evaluate(() => (window as any).lit.held as number);
const asked = (page: Page) => page.evaluate(() => (window as any).lit.asked as number);

/** The page is hidden or shown, as when another app is opened; a hidden page loses its hold on the screen. */
async function show(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate(async (state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    if (state === "hidden") await (window as any).release();
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}

test("the screen is held at the table, given back on leaving, and held again when the page is shown again", async ({ page }) => {
  await counting(page);
  await openApp(page);
  expect(await asked(page), "not on the first page").toBe(0);
  await demonstration(page);
  await expect.poll(() => held(page)).toBe(1);
  await more(page, /^Log/);
  expect(await asked(page), "one table, one hold").toBe(1);
  await page.getByRole("link", { name: "Back to the table" }).tap();
  await show(page, "hidden");
  expect(await held(page)).toBe(0);
  await show(page, "visible");
  await expect.poll(() => held(page)).toBe(1);
  await goHome(page);
  await expect.poll(() => held(page)).toBe(0);
  await show(page, "visible");
  expect(await held(page), "nobody wants it any more").toBe(0);
});

test("a table that nobody touches for twenty minutes lets the phone sleep until somebody does", async ({ page }) => {
  await counting(page);
  await page.clock.install();
  await demonstration(page);
  await chooseOrder(page, ["Hida Jun"]);
  await expect.poll(() => held(page)).toBe(1);
  await page.clock.fastForward("19:00");
  expect(await held(page)).toBe(1);
  await page.clock.fastForward("02:00");
  await expect.poll(() => held(page)).toBe(0);
  await page.getByRole("heading", { level: 1, name: /^Turn 1/ }).tap();
  await expect.poll(() => held(page)).toBe(1);
});

test("the end of the game lets the phone sleep", async ({ page }) => {
  await counting(page);
  await demonstration(page);
  await chooseOrder(page, ["Hida Jun"]);
  await expect.poll(() => held(page)).toBe(1);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^(Victory|Defeat)/ })).toBeVisible();
  await expect.poll(() => held(page)).toBe(0);
});

test("the players may let the phone sleep as it likes", async ({ page }) => {
  await counting(page);
  await openApp(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByRole("radiogroup", { name: "Screen at the table" }).getByRole("radio", { name: "As the phone" }).tap();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  await demonstration(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  expect(await asked(page)).toBe(0);
});

const WITHOUT: Record<string, () => void> = {
  "has no such way": () => Object.defineProperty(navigator, "wakeLock", { value: undefined }),
  refuses: () =>
    Object.defineProperty(navigator, "wakeLock", {
      value: { request: () => Promise.reject(new DOMException("The battery is low.", "NotAllowedError")) },
    }),
};

for (const [what, without] of Object.entries(WITHOUT)) {
  test(`a browser that ${what} shows the table all the same, without an error`, async ({ page }) => {
    await page.addInitScript(without);
    await demonstration(page);
    await chooseOrder(page, ["Hida Jun"]);
    await goHome(page);
    await page.getByRole("link", { name: "Settings" }).tap();
    const cannot = page.getByText("This browser cannot keep the screen on.");
    await expect(cannot).toBeVisible({ visible: what === "has no such way" });
  });
}
