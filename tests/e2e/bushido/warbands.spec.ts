// Warbands stay on the device and are handed on; a phone may show one player's half; the first lesson is a small game.

import { expect } from "@playwright/test";
import { openApp, painted } from "../support/app";
import { axe } from "../support/axe";
import { BushidoTable } from "../support/bushido";
import { handedOut } from "../support/play";
import { test } from "../support/test";

const HARBOR = "Harbor Watch 40";

test("an imported Warband begins the next table, goes to another player as a file or as codes, and is forgotten", async ({ page }) => {
  const table = new BushidoTable(page);
  await table.import("tests/data/bushido/example.ros", HARBOR);
  await openApp(page, "#/bushido/new");
  await page.reload();
  const first = page.locator("section").filter({ hasText: "Warband 1" }).first();
  await expect(first.getByRole("heading", { name: "Harbor Watch", exact: true })).toBeVisible();
  await first.getByText("Warbands on this device").tap();
  await first.getByRole("button", { name: new RegExp(`^${HARBOR}`) }).tap();
  await expect(first.getByRole("heading", { name: HARBOR })).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const { text, name } = await handedOut(page, () => first.getByRole("button", { name: "Hand on as a file" }).tap());
  expect(name).toBe(`${HARBOR}.rokugan.json`);
  expect(JSON.parse(text).format).toBe("rokugan-bushido-warband");
  await first.getByRole("button", { name: "As codes, without cards" }).tap();
  await expect(first.getByRole("img")).toBeVisible();
  await first.getByRole("button", { name: `Forget ${HARBOR}` }).tap();
  await expect(page.getByText("Warbands on this device")).toHaveCount(0);

  const second = page.locator("section").filter({ hasText: "Warband 2" }).first();
  const chosen = page.waitForEvent("filechooser");
  await second.getByRole("button", { name: "Roster file" }).tap();
  await (await chosen).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(second.getByRole("heading", { name: HARBOR })).toBeVisible();
});

test("a phone of one player shows that half alone, also after a look at a model", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido/new");
  await table.tap(table.button("Begin"));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Harbor Watch");
  await table.tap(table.button("More"));
  await page.getByRole("dialog").getByRole("radio", { name: "a phone each: this one is Harbor Watch’s" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await expect(table.row("Ren of the Reeds")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /^Reed Marsh: 0 Victory Points/ })).toBeVisible();
  await table.model("Captain Tsubaki");
  await table.back();
  await expect(table.row("Ren of the Reeds")).toHaveCount(0);
  await expect(table.row("Captain Tsubaki")).toBeVisible();
});

test("the first lesson explains set-up, the split, its dice and its result, each until it is understood", async ({ page }) => {
  const table = new BushidoTable(page);
  const lesson = (title: string) => page.getByRole("complementary").getByRole("heading", { name: title });
  const understood = async (title: string) => {
    await expect(lesson(title)).toBeVisible();
    await table.tap(page.getByRole("complementary").getByRole("button", { name: "Understood" }));
    await expect(lesson(title)).toHaveCount(0);
  };
  await openApp(page, "#/bushido");
  await page.getByRole("button", { name: "First lesson" }).tap();
  await understood("Setup");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 1 of 2");
  await table.tap(table.button("Begin turn 1"));
  await understood("Starting Phase");
  await table.start("Harbor Watch");
  await table.declare("Captain Tsubaki", "Ren of the Reeds");
  await expect(lesson("The hidden split")).toBeVisible();
  await page.reload();
  await understood("The hidden split");
  await table.split("Captain Tsubaki", "2 Attack, 1 Defence");
  await table.split("Ren of the Reeds", "2 Attack, 1 Defence");
  await understood("Reading the dice");
  await table.dice([4, 2, 5, 5, 3, 4]);
  await table.damage([3, 5, 4, 4]);
  await understood("Attack against Defence");
  await painted(page);
  await table.apply();
});
