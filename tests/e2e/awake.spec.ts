// The screen stays on while a table is open, and only then.

import type { Page } from "@playwright/test";
import { openApp, painted } from "./support/app";
import { pinch } from "./support/board";
import { layAtTable } from "./support/enemies";
import { backToTable, chooseOrder, demonstration, goHome, more, openLog, sheet } from "./support/play";
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
  await openLog(page);
  expect(await asked(page), "one table, one hold").toBe(1);
  await backToTable(page);
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
  await timed(page);
  await expect.poll(() => held(page)).toBe(1);
  await page.clock.fastForward("19:00");
  expect(await held(page)).toBe(1);
  await page.clock.fastForward("02:00");
  await expect.poll(() => held(page)).toBe(0);
  await page.keyboard.press("Shift");
  await expect.poll(() => held(page), "a key is a touch too").toBe(1);
});

const shade = (page: Page) => page.locator(".dimming");
const menu = (page: Page) => page.getByRole("button", { name: "More", exact: true });

/** A table whose clock can be turned. */
async function timed(page: Page): Promise<void> {
  await page.clock.install();
  await demonstration(page);
  await chooseOrder(page, ["Hida Jun"]);
}

/** Nobody touches it for that long: it dims. */
async function untouched(page: Page): Promise<void> {
  await page.clock.fastForward("03:10");
  await expect(shade(page)).toBeVisible();
}

test("after three minutes without a touch the screen dims, and the first tap only wakes it", async ({ page }) => {
  await timed(page);
  await page.clock.fastForward("02:50");
  await page.getByRole("heading", { level: 1, name: /^Turn 1/ }).tap();
  await page.clock.fastForward("02:50");
  await expect(shade(page), "somebody touched it meanwhile").toBeHidden();
  await page.clock.fastForward("00:20");
  await expect(shade(page)).toBeVisible();
  await menu(page).tap();
  await expect(shade(page)).toBeHidden();
  await expect(sheet(page), "the tap does nothing else").toBeHidden();
  await menu(page).tap();
  await expect(sheet(page), "the next one counts").toBeVisible();
  await untouched(page);
  await page.keyboard.press("Escape");
  await expect(shade(page), "above a sheet too").toBeHidden();
  await expect(sheet(page), "a key counts at once").toBeHidden();
});

test("what a screen reader taps counts at once", async ({ page }) => {
  await timed(page);
  await untouched(page);
  // A screen reader's tap comes as a mouse's, or as nothing but the click.
  await menu(page).click();
  await expect(shade(page)).toBeHidden();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await untouched(page);
  await menu(page).dispatchEvent("click");
  await expect(sheet(page)).toBeVisible();
});

test("of a hand that wakes the screen no finger reaches the page, and the next one does", async ({ page }) => {
  await timed(page);
  await page.evaluate(() => {
    const reached: string[] = [];
    for (const event of ["pointerdown", "pointerup"]) document.addEventListener(event, () => reached.push(event));
    Object.assign(window, { reached });
  });
  const reached = () => page.evaluate(() => (window as any).reached.splice(0) as string[]);
  const finger = (event: string, isPrimary: boolean) =>
    menu(page).dispatchEvent(event, { pointerType: "touch", isPrimary, bubbles: true, cancelable: true });
  await untouched(page);
  await finger("pointerdown", true);
  await expect(shade(page)).toBeHidden();
  await finger("pointerdown", false);
  await finger("pointerup", false);
  expect(await reached()).toEqual([]);
  // The hand slides away, so there is no tap at its end.
  await finger("pointercancel", true);
  await finger("pointerdown", true);
  await finger("pointerup", true);
  expect(await reached()).toEqual(["pointerdown", "pointerup"]);
});

test("two fingers that wake the screen leave the board as it was, and the next two zoom in", async ({ page }) => {
  await timed(page);
  await layAtTable(page, "The Willow Ford");
  await untouched(page);
  await pinch(page, 40, 120);
  await expect(shade(page)).toBeHidden();
  const whole = page.getByRole("button", { name: "Fit the board" });
  await expect(whole).toBeHidden();
  await pinch(page, 40, 120);
  await expect(whole).toBeVisible();
});

test("the table view is made to be looked at untouched: it stays bright", async ({ page }) => {
  await timed(page);
  await more(page, /^Table view/);
  await expect(page.getByRole("link", { name: "Back to the table" })).toBeVisible();
  await page.clock.fastForward("10:00");
  await expect(shade(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await untouched(page);
});

test("the end of the game lets the phone sleep", async ({ page }) => {
  await counting(page);
  await timed(page);
  await expect.poll(() => held(page)).toBe(1);
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^(Victory|Defeat)/ })).toBeVisible();
  await expect.poll(() => held(page)).toBe(0);
  await page.clock.fastForward("10:00");
  await expect(shade(page), "nothing is left to be touched by accident").toBeHidden();
});

test("the players may let the phone sleep as it likes", async ({ page }) => {
  await counting(page);
  await openApp(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  const choice = page.getByRole("radiogroup", { name: "Screen at the table" });
  await expect(choice).toHaveAccessibleDescription(/it dims after three minutes without a touch/);
  await choice.getByRole("radio", { name: "As the phone" }).tap();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  // The page that is shown is noted as the last one after its painting, which a clock that is turned here would not wait for.
  await expect(page.getByRole("heading", { level: 1, name: /^Rokugan/ })).toBeVisible();
  await painted(page);
  await timed(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  expect(await asked(page)).toBe(0);
  await page.clock.fastForward("10:00");
  await expect(shade(page), "then it dims as the phone does").toBeHidden();
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
    const cannotEver = what === "has no such way";
    await page.addInitScript(without);
    await timed(page);
    await page.clock.fastForward("10:00");
    await expect(shade(page), "it dims unless the browser can never keep the screen on").toBeVisible({ visible: !cannotEver });
    await page.keyboard.press("Shift");
    await goHome(page);
    await page.getByRole("link", { name: "Settings" }).tap();
    const cannot = page.getByText("This browser cannot keep the screen on.");
    await expect(cannot).toBeVisible({ visible: cannotEver });
  });
}

test("a browser that refuses is asked again after a minute, and not at each tap", async ({ page }) => {
  await page.addInitScript(() => {
    const refusing = globalThis as unknown as { asked: number };
    refusing.asked = 0;
    const request = () => Promise.reject(new DOMException(`refused ${++refusing.asked} times`, "NotAllowedError"));
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await timed(page);
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  await expect.poll(asked).toBe(1);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift");
  expect(await asked()).toBe(1);
  await page.clock.fastForward("01:01");
  await page.keyboard.press("Shift");
  await expect.poll(asked).toBe(2);
});
