// The tap budgets of the old card game: what a press costs is counted where it is made.

import { expect, type Locator, type Page } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { test } from "../support/test";

/** A finger that counts. */
class Finger {
  taps = 0;

  constructor(readonly page: Page) {}

  async on(what: Locator): Promise<void> {
    await what.tap();
    this.taps += 1;
    await painted(this.page);
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    return this.on(within.getByRole("button", { name, exact: typeof name === "string" }).first());
  }
}

const half = (page: Page, player: string) => page.getByRole("region", { name: `Half of ${player}` });
const sheet = (page: Page) => page.getByRole("dialog");

/** A new table of two whose first player was named. */
async function begin(page: Page): Promise<void> {
  await openApp(page, "#/ccg/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("button", { name: "Crane begins" }).tap();
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
}

/** A demonstration table, in the middle of a battle: 12 against 11. */
async function battle(page: Page): Promise<void> {
  await openApp(page, "#/ccg");
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page.getByRole("link", { name: "The attack" })).toBeVisible();
}

test("two players sit down in far less than a minute: 5 taps", async ({ page }) => {
  await openApp(page, "#/ccg/new");
  const finger = new Finger(page);
  const from = Date.now();
  await finger.button("Begin");
  for (const [player, value] of [["Lion", "2"], ["Crane", "5"]] as const) {
    await finger.on(page.getByRole("group", { name: `Cut of ${player}` }).getByRole("button", { name: value, exact: true }));
  }
  await finger.button("Compare the cuts");
  await expect(page.getByRole("heading", { name: /^Turn 1/ })).toBeVisible();
  expect(finger.taps).toBeLessThanOrEqual(5);
  expect(Date.now() - from).toBeLessThan(60_000);
});

test("Honor by one: 1 tap; any amount with a reason: 3; a Province, a Ring, the Favor: 2", async ({ page }) => {
  await begin(page);
  const lion = half(page, "Lion");
  const costs = async (taps: number, act: (finger: Finger) => Promise<void>, so: Locator) => {
    const finger = new Finger(page);
    await act(finger);
    await expect(so).toBeVisible();
    expect(finger.taps).toBe(taps);
  };
  await costs(1, (finger) => finger.button("Lion: Honor plus 1"), lion.getByRole("button", { name: /^Lion: Honor 9,/ }));
  await costs(1, (finger) => finger.button("Lion: Honor minus 1"), lion.getByRole("button", { name: /^Lion: Honor 8,/ }));
  await costs(
    3,
    async (finger) => {
      await finger.button(/^Lion: Honor 8,/);
      await finger.button("+5", sheet(page));
      await finger.button("an Event", sheet(page));
    },
    lion.getByRole("button", { name: /^Lion: Honor 13,/ }),
  );
  await costs(
    2,
    async (finger) => {
      await finger.button("Province 2, Strength 5", lion);
      await finger.button("Destroyed", sheet(page));
    },
    lion.getByRole("button", { name: "Province 2, fallen" }),
  );
  await costs(
    2,
    async (finger) => {
      await finger.button("Ring of Water, not in play", lion);
      await finger.button("Enters play", sheet(page));
    },
    lion.getByRole("button", { name: "Ring of Water, in play" }),
  );
  await costs(
    2,
    async (finger) => {
      await finger.button("Favor in the middle");
      await finger.button(/^Lion/, sheet(page));
    },
    lion.getByRole("button", { name: "Favor", exact: true }),
  );
  await costs(1, (finger) => finger.button("Undo"), page.getByRole("button", { name: "Favor in the middle" }));
});

test("any number set by hand: 2 taps from its sheet, and its line says by hand", async ({ page }) => {
  await begin(page);
  await half(page, "Lion").getByRole("button", { name: /^Lion/ }).first().tap();
  const finger = new Finger(page);
  await finger.on(sheet(page).getByRole("button", { name: "Honor plus 1" }));
  await finger.button("Set Honor", sheet(page));
  await expect(half(page, "Lion").getByRole("button", { name: /^Lion: Honor 9,/ })).toBeVisible();
  expect(finger.taps).toBe(2);
  await page.getByRole("button", { name: "More" }).tap();
  await sheet(page).getByRole("link", { name: "Log" }).tap();
  await expect(page.getByRole("main")).toContainText(/by hand/i);
});

test("a battle from declared units to its applied result: 4 taps; a bow in between: 1", async ({ page }) => {
  await battle(page);
  await page.getByRole("link", { name: "The attack" }).tap();
  const armies = (text: RegExp) => expect(page.getByRole("img", { name: text })).toBeVisible();
  await armies(/^Crane 12 against Lion 11/);
  const bow = new Finger(page);
  await bow.button(/Spearmen: bow$/);
  await armies(/^Crane 9 against Lion 11/);
  expect(bow.taps).toBe(1);
  await page.getByRole("button", { name: "Undo" }).tap();
  await armies(/^Crane 12 against Lion 11/);
  const finger = new Finger(page);
  for (const name of [/^Lion passes/, /^Crane passes/, /^Apply the result/]) await finger.button(name);
  await expect(page.getByRole("heading", { name: "Battles" })).toBeVisible();
  expect(finger.taps).toBeLessThanOrEqual(4);
});

test("in a battle a change by hand and the Favor take 2 taps each", async ({ page }) => {
  await battle(page);
  await page.getByRole("link", { name: "The attack" }).tap();
  const byHand = new Finger(page);
  await byHand.button("By hand");
  await byHand.button("Attacking army plus 1", sheet(page));
  await expect(page.getByRole("img", { name: /^Crane 13 against Lion 11/ })).toBeAttached();
  expect(byHand.taps).toBe(2);
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  const home = new Finger(page);
  await home.button("Favor");
  await home.button(/^Kakita Jiro/, sheet(page));
  await expect(page.getByRole("img", { name: /^Crane 10 against Lion 11/ })).toBeVisible();
  expect(home.taps).toBe(2);
});

test("a duel: five cards in 7 taps, each Focus or Strike 1", async ({ page }) => {
  await openApp(page, "#/ccg");
  await page.getByRole("button", { name: "First lesson" }).first().tap();
  await page.getByRole("button", { name: "More" }).tap();
  await sheet(page).getByRole("link", { name: "Duel", exact: true }).tap();
  await page.getByRole("button", { name: "Challenge", exact: true }).tap();
  const entry = new Finger(page);
  await entry.button("Enter the hand");
  for (const value of [5, 4, 3, 2, 1]) await entry.button(`Focus Value ${value}`, sheet(page));
  await entry.button("Close", sheet(page));
  expect(entry.taps).toBe(7);
  await expect(page.getByRole("button", { name: /hand entered: 5 cards/ })).toBeVisible();
  const finger = new Finger(page);
  await finger.button("Focus");
  await finger.button("Strike");
  await expect(page.getByText("The cards are turned up")).toBeVisible();
  expect(finger.taps).toBe(2);
});
