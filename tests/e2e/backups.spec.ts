// Backups of finished turns: taken by themselves, put back in three taps, and nothing is ever lost by it.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { backAtTable, chooseOrder, FIVE, goHome, newTable, openCard, reading, sheet, step } from "./support/play";
import { finishTurn, listedBackups, notes, oneTable, openBackups, order, storedTables, TITLE } from "./support/saves";
import { expect, expectAccessible, test } from "./support/test";

/** In milliseconds. */
const HOUR = 3_600_000;

const [JUN] = FIVE;
const turn = (page: Page, number: number) => page.getByRole("heading", { level: 1, name: new RegExp(`^Turn ${number}\\b`) });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("a finished turn is put back in its place by three taps, and what stood there can be put back as well", async ({ page }) => {
  await oneTable(page);
  await finishTurn(page, 1);
  await finishTurn(page, 2);
  // Without a step more it would be the backup of turn 2 that is put aside.
  await chooseOrder(page, order(3));
  await openBackups(page);
  await expect(listedBackups(page)).toHaveText(["After turn 2", "After turn 1"]);
  await page.getByRole("button", { name: "Put back: After turn 1" }).tap();
  await expect(turn(page, 2)).toBeVisible();
  await expect(said(page, "What was there before is a backup now.")).toBeVisible();
  await page.reload();
  await expect(turn(page, 2), "it is what is saved").toBeVisible();

  await openBackups(page);
  await expect(listedBackups(page)).toHaveText(["Before another was put back, turn 3", "After turn 2", "After turn 1"]);
  await page.getByRole("button", { name: "Put back: Before another was put back, turn 3" }).tap();
  await expect(turn(page, 3)).toBeVisible();
});

test("a backup as a new table leaves the old one as it is", async ({ page }) => {
  await oneTable(page);
  await finishTurn(page, 1);
  await openBackups(page);
  await page.getByRole("button", { name: "As a new table: After turn 1" }).tap();
  await expect(said(page, "On the shelf: The long road, turn 1")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "The long road, turn 1" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^The long road\b/ })).toBeVisible();
});

test("the same turn finished again after an undo takes nobody’s place", async ({ page }) => {
  await oneTable(page);
  await finishTurn(page, 1);
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await page.getByRole("button", { name: "Redo" }).tap();
  await expect(turn(page, 2)).toBeVisible();
  await finishTurn(page, 2);
  expect((await notes(page)).map((note) => [note.turn, note.moment])).toEqual([
    [1, "turn_finished"],
    [2, "turn_finished"],
  ]);
});

test("saves that are lost with localStorage and its mirror come back from a backup", async ({ page }) => {
  await oneTable(page);
  await finishTurn(page, 1);
  await goHome(page);
  await page.evaluate(() => {
    indexedDB.deleteDatabase("rokugan");
    localStorage.clear();
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "No table yet" })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByRole("main").getByRole("link", { name: /^The long road No longer on the shelf/ }).tap();
  await expect(page.getByRole("button", { name: /^Put back/ }), "there is no place to put it into").toBeHidden();
  await page.getByRole("button", { name: "As a new table: After turn 1" }).tap();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await expect(turn(page, 2)).toBeVisible();
});

test("backups of a table that is gone are deleted for good by two taps, and said so before", async ({ page }) => {
  await oneTable(page);
  await finishTurn(page, 1);
  await goHome(page);
  await page.evaluate(() => {
    indexedDB.deleteDatabase("rokugan");
    localStorage.clear();
  });
  await page.reload();
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByRole("main").getByRole("link", { name: /^The long road No longer on the shelf/ }).tap();
  await page.getByRole("button", { name: "Delete these backups" }).tap();
  await expect(page.getByRole("main")).toContainText("1 backup goes for good");
  expect(await notes(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Delete for good" }).tap();
  await expect(said(page, "Deleted for good: backups of The long road")).toBeVisible();
  expect(await notes(page)).toEqual([]);
  await expect(page.getByRole("main")).toContainText("No backup yet.");
});

test("the table in the bin is brought back or deleted for good by hand, and what that means is said before", async ({ page }) => {
  const main = page.getByRole("main");
  const bin = page.getByRole("region", { name: "In the bin" });
  await oneTable(page);
  await goHome(page);
  const deleted = async () => {
    await page.getByRole("button", { name: /: more$/ }).first().tap();
    await sheet(page).getByRole("button", { name: /^Delete/ }).tap();
    await page.getByRole("link", { name: "Settings" }).tap();
    await expect(bin).toContainText("The long road");
  };
  await deleted();
  await expectAccessible(page);
  await bin.getByRole("button", { name: "Bring back" }).tap();
  await expect(bin).toHaveCount(0);
  await expect(main.getByRole("link", { name: /^The long road/ })).toBeVisible();
  await openApp(page, "#/");
  await deleted();
  await bin.getByRole("button", { name: "Empty the bin" }).tap();
  await expect(bin).toContainText("The long road goes for good, with every step");
  expect(await storedTables(page), "nothing is gone before it was said").toHaveLength(1);
  await bin.getByRole("button", { name: "Delete for good" }).tap();
  await expect(said(page, "Deleted for good: The long road")).toBeVisible();
  await expect(bin).toHaveCount(0);
  expect(await storedTables(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^rokugan\.(table\.|trash)/.test(key)))).toEqual([]);
});

test("a table that is open in another tab is not replaced under its players", async ({ page, context }) => {
  await oneTable(page);
  await finishTurn(page, 1);
  const other = await context.newPage();
  const address = page.url();
  await openBackups(page);
  await other.goto(address);
  await backAtTable(other);
  await expect(turn(other, 2)).toBeVisible();
  await page.getByRole("button", { name: "Put back: After turn 1" }).tap();
  await expect(said(page, "Another tab has this table open.")).toBeVisible();
});

test("the browser is asked to keep the saves once there is one, and a refusal keeps nothing from being saved", async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(window, { asked });
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => (asked.count++, false);
  });
  const asked = () => page.evaluate(() => (window as any).asked.count);
  await openApp(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  const main = page.getByRole("main");
  await expect(main).toContainText("No table is saved yet.");
  await expect(main).toContainText("The browser may clear it when space runs out.");
  expect(await asked(), "nobody is asked for nothing").toBe(0);
  await page.getByRole("link", { name: "Back to Home" }).tap();
  await newTable(page, TITLE);
  await expect.poll(asked).toBe(1);
  await goHome(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(main).toContainText("Last saved: The long road,");
  await main.getByRole("button", { name: "Ask the browser to keep it" }).tap();
  await expect(main).toContainText("The browser did not promise.");
  expect(await asked()).toBe(2);
  await page.reload();
  await expect(main, "and it is saved").toContainText("Last saved: The long road,");
});

test("where the browser has promised nothing, Home says so once a week", async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false;
    StorageManager.prototype.persist = async () => false;
  });
  await page.clock.install();
  await oneTable(page);
  await goHome(page);
  const warning = page.getByRole("main").getByText("The browser may clear the saves when space runs out.");
  await expect(page.getByRole("link", { name: /^Continue/ })).toBeVisible();
  await expect(warning, "not in the first week").toBeHidden();
  await page.clock.fastForward(169 * HOUR);
  await page.reload();
  await expect(warning).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Your saves" }).tap();
  await expect(page.getByRole("region", { name: "Your saves" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).tap();
  await expect(page.getByRole("link", { name: /^Continue/ })).toBeVisible();
  await expect(warning, "not again before another week").toBeHidden();
});

test("a promise of the browser is said, and not asked for again", async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = async () => true;
    StorageManager.prototype.persist = () => Promise.reject(new Error("asked again"));
  });
  await oneTable(page);
  await goHome(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("main")).toContainText("The browser has promised to keep all of it.");
  await expect(page.getByRole("button", { name: "Ask the browser to keep it" })).toBeHidden();
});

test("on an iPhone that has not installed the app the settings say how", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await openApp(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("main")).toContainText("share button, then “Add to Home Screen”");
});

test("without IndexedDB the game goes on, and the settings say that there are no backups", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("There is none.", "InvalidStateError");
    };
  });
  await oneTable(page);
  await chooseOrder(page, order(1));
  await openCard(page, JUN);
  const honor = await reading(page, JUN, "Honor");
  await step(page, JUN, "Honor", 1);
  await expect.poll(() => reading(page, JUN, "Honor")).toBe(honor + 1);
  await goHome(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("main")).toContainText("This browser has no room for backups.");
});

test("the settings say how full the place for saves is, and what each table takes of it", async ({ page }) => {
  await oneTable(page);
  await goHome(page);
  await page.getByRole("link", { name: "Settings" }).tap();
  const taken = await page.evaluate(() =>
    Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + (text as string).length, 0),
  );
  await expect(page.getByRole("main")).toContainText(`Used: ${Math.ceil(taken / 1000)} of about 5243 kB.`);
  await expect(page.getByRole("link", { name: TITLE })).toContainText(/ · [1-9]\d* kB/);
  await expect(page.getByRole("main")).toContainText(/Elsewhere: backups \d+ kB, pictures 0 kB\./);
});
