// How many taps The Empire Reborn costs, from the realm or the queue; a choice out of a list is two.

import { expect, type Locator, type Page } from "@playwright/test";
import { openApp, pageThere, painted } from "../support/app";
import { handedOut, line } from "../support/play";
import { test } from "../support/test";

/** Taps of one player, counted. */
class Thumb {
  taps = 0;

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  /** Opens the list, and taps what is wanted in it. */
  async choose(list: Locator, label: string): Promise<void> {
    this.taps += 2;
    await list.selectOption({ label });
  }

  /** Fails where `play` needs more taps than players were promised. */
  async within(most: number, play: () => Promise<void>): Promise<void> {
    this.taps = 0;
    await play();
    expect(this.taps).toBeLessThanOrEqual(most);
  }
}

/** More dice than any roll of this campaign has. */
const MOST_DICE = 24;

const foot = (page: Page, name: string | RegExp) => page.getByRole("contentinfo").getByRole("button", { name });
const faces = (page: Page) => page.getByRole("group", { name: "Faces" });
const card = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();

/** A game master's campaign of Crab and Crane, both begun ready-made, in its first turn. */
async function begun(page: Page): Promise<string> {
  await openApp(page, "#/empire/new");
  for (const clan of ["Crab", "Crane"]) await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  await foot(page, "Begin").tap();
  for (const clan of ["Crab", "Crane"]) {
    await page.getByRole("combobox", { name: /realm/i }).selectOption(clan);
    const starts = page.getByRole("region", { name: "Ready-made starts" });
    await starts.getByRole("button", { name: /^The sword/ }).tap();
    await expect(starts).toBeHidden();
  }
  const realm = page.url();
  await foot(page, /^Begin the first turn/).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 1");
  return realm;
}

test("income, muster, the odds of a duel, its roll, a report and the way to a correction cost what was promised", async ({ page }) => {
  const realm = await begun(page);
  const thumb = new Thumb();
  const back = async () => {
    await page.goto(realm);
    await pageThere(page);
    await painted(page);
  };

  await thumb.within(1, () => thumb.tap(foot(page, /^Close the account/)));
  await expect(foot(page, /^Close the account/)).toContainText("Crab");
  await foot(page, /^Close the account/).tap();
  await expect(foot(page, /^End the turn/)).toBeVisible();

  await thumb.within(4, async () => {
    await thumb.tap(page.getByRole("link", { name: "Units" }));
    await thumb.tap(foot(page, /^Muster/));
    const sheet = page.getByRole("dialog", { name: "Muster" });
    await thumb.tap(sheet.getByRole("group", { name: "How many" }).getByRole("button", { name: "5", exact: true }));
    await thumb.tap(sheet.getByRole("button", { name: "Muster" }));
    await expect(sheet).toBeHidden();
  });
  await back();

  await thumb.within(3, async () => {
    await thumb.tap(page.getByRole("button", { name: /^Doji Kenshiro/ }));
    await thumb.choose(page.getByRole("combobox", { name: "Against whom?" }), "Hida Kenshiro (Crab)");
    await expect(page.getByRole("main").getByRole("status")).toContainText("Doji Kenshiro succeeds");
  });
  await foot(page, /^Apply/).tap();
  await back();

  // Two, and one a die: the queue, the dice, the answer.
  const apply = foot(page, "Apply");
  let dice = 0;
  await thumb.within(2 + MOST_DICE, async () => {
    await thumb.tap(page.getByRole("contentinfo").getByRole("link", { name: "Roll what waits" }));
    const title = (await card(page).textContent()) ?? "";
    while ((await apply.count()) === 0 || (await apply.getAttribute("aria-disabled")) === "true") {
      await thumb.tap(faces(page).getByRole("button", { name: "9", exact: true }));
      dice += 1;
    }
    await thumb.tap(apply);
    await expect(card(page)).not.toHaveText(title);
  });
  expect(thumb.taps - dice).toBe(2);
  await back();

  await thumb.within(2, async () => {
    await thumb.tap(page.getByRole("button", { name: /^Reports to the Clans/ }));
    await handedOut(page, () => thumb.tap(page.getByRole("button", { name: /^Crane: Send realm/ })));
  });
  await back();

  await thumb.within(3, async () => {
    await thumb.tap(page.getByRole("link", { name: "Log" }));
    await thumb.tap(line(page, /rolls for life/).first().getByRole("button").first());
    await thumb.tap(page.getByRole("button", { name: /^Correct this/ }));
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
