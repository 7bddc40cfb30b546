// Storage that fails in the middle of a game: it is said, play goes on, and what was saved before stays saved.

import type { Page } from "@playwright/test";
import { abortDatabases, breakable, mend, spoil, withoutDatabases, type Closed, type Fault } from "./support/faults";
import { backAtTable, chooseOrder, countSteps, demonstration, gauge, handedOut, reading, step } from "./support/play";
import { expect, test } from "./support/test";

const JUN = "Hida Jun";
const honor = (page: Page) => reading(page, JUN, "Honor");
const notSaved = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved" });

/** Taps the Honor up or down once and waits until that is shown. */
async function tap(page: Page, by: 1 | -1): Promise<void> {
  const before = await honor(page);
  await step(page, JUN, "Honor", by);
  await expect.poll(() => honor(page), "play goes on").toBe(before + by);
}

/** The demonstration table with its first Champion acting; its Honor. */
async function play(page: Page): Promise<number> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  return honor(page);
}

const FULL = /storage is full/;
const REFUSED = /the browser refused to write/;

/** What fails in the middle of a game, and what the players are told. */
const FAULTS: Record<string, { fault: Fault; says: RegExp }> = {
  "storage that is suddenly full": { fault: { call: "setItem", throws: "QuotaExceededError" }, says: FULL },
  "storage that is full as Firefox says it": { fault: { call: "setItem", throws: "NS_ERROR_DOM_QUOTA_REACHED" }, says: FULL },
  "storage that throws when it is written": { fault: { call: "setItem", throws: "UnknownError" }, says: REFUSED },
  "storage that throws when it is read": { fault: { call: "getItem", throws: "InvalidStateError" }, says: REFUSED },
  "storage that tears a text and throws": { fault: { call: "setItem", throws: "UnknownError", torn: true }, says: REFUSED },
  "storage that is switched off": { fault: { call: "localStorage", throws: "SecurityError" }, says: /gives no storage/ },
};

for (const [what, { fault, says }] of Object.entries(FAULTS)) {
  test(`${what} is said, play goes on, and once it works again everything is saved`, async ({ page }) => {
    await breakable(page);
    const begin = await play(page);
    await tap(page, 1);
    await spoil(page, fault);
    await tap(page, -1);
    await expect(notSaved(page)).toContainText(says);
    await tap(page, -1);
    const { text } = await handedOut(page, () => notSaved(page).getByRole("button", { name: "Back up" }).tap());
    expect(JSON.parse(text).format, "the table can be taken away").toBe("rokugan-save");
    await mend(page);
    await tap(page, 1);
    await expect(notSaved(page)).toBeHidden();
    await page.reload();
    await backAtTable(page);
    await expect.poll(() => honor(page), "everything is saved").toBe(begin);
  });

  test(`${what} takes nothing along that was saved before`, async ({ page }) => {
    await breakable(page);
    const begin = await play(page);
    await tap(page, 1);
    await spoil(page, fault);
    await tap(page, 1);
    await expect(notSaved(page)).toContainText(says);
    await page.reload();
    await backAtTable(page);
    await expect.poll(() => honor(page), "what was saved before").toBe(begin + 1);
    await tap(page, -1);
    await page.reload();
    await backAtTable(page);
    await expect.poll(() => honor(page), "and it is saved again").toBe(begin);
  });
}

test("a text that is torn without a word costs at most its own step", async ({ page }) => {
  await breakable(page);
  const begin = await play(page);
  await tap(page, 1);
  await spoil(page, { call: "setItem", torn: true });
  await tap(page, 1);
  await page.reload();
  await backAtTable(page);
  expect([begin + 1, begin + 2]).toContain(await honor(page));
  const kept = await honor(page);
  await tap(page, -1);
  await page.reload();
  await backAtTable(page);
  await expect.poll(() => honor(page), "it is saved again").toBe(kept - 1);
});

test("storage that removes nothing is no hindrance, however long the game is", async ({ page }) => {
  await breakable(page);
  const begin = await play(page);
  await spoil(page, { call: "removeItem", throws: "UnknownError" });
  const before = await countSteps(page);
  // More than two whole documents apart: old ones are to be removed by then. To the app a click is a tap.
  const taps = 300;
  await gauge(page, JUN, "Honor").evaluate((group, taps) => {
    const keys = group.querySelectorAll("button");
    for (let tap = 0; tap < taps; tap++) keys[tap % 2].click();
  }, taps);
  expect(await countSteps(page)).toBe(before + taps);
  await expect(notSaved(page)).toBeHidden();
  await page.reload();
  await backAtTable(page);
  await expect.poll(() => honor(page)).toBe(begin);
  expect(await countSteps(page), "nothing is missing, nothing twice").toBe(before + taps);
});

test("a table whose site data was cleared under it is written anew with its next step", async ({ page }) => {
  // Without a mirror nothing else could bring it back.
  await withoutDatabases(page, "an error is the answer");
  const begin = await play(page);
  await tap(page, 1);
  await page.evaluate(() => localStorage.clear());
  await tap(page, 1);
  await tap(page, 1);
  await expect(page.getByText(/another tab/i)).toBeHidden();
  await expect(notSaved(page)).toBeHidden();
  await page.reload();
  await backAtTable(page);
  await expect.poll(() => honor(page)).toBe(begin + 3);
});

for (const closed of ["an error is the answer", "there is no answer"] satisfies Closed[]) {
  test(`without IndexedDB, where ${closed}, a game is played and saved`, async ({ page }) => {
    await withoutDatabases(page, closed);
    const begin = await play(page);
    await tap(page, 1);
    await expect(notSaved(page)).toBeHidden();
    await page.reload();
    await backAtTable(page);
    await expect.poll(() => honor(page)).toBe(begin + 1);
    const names = await page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
    expect(names, "there was no mirror to help").not.toContain("rokugan");
  });
}

test("a mirror that cannot be written any more is left behind, and the saves go on without it", async ({ page }) => {
  const begin = await play(page);
  await tap(page, 1);
  await abortDatabases(page);
  await tap(page, 1);
  await tap(page, 1);
  await expect(notSaved(page)).toBeHidden();
  await page.reload();
  await backAtTable(page);
  await expect.poll(() => honor(page)).toBe(begin + 3);
});

test("a private window without any storage says so at once, and a game can be played and taken away", async ({ page }) => {
  await withoutDatabases(page, "an error is the answer");
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("A private window.", "SecurityError");
      },
    });
  });
  await play(page);
  await expect(notSaved(page)).toContainText("Play goes on in memory");
  await tap(page, 1);
  const { text } = await handedOut(page, () => notSaved(page).getByRole("button", { name: "Back up" }).tap());
  expect(JSON.parse(text).format).toBe("rokugan-save");
});
