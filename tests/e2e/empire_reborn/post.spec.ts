// A turn by mail: the game master sends a realm, its player orders and sends the orders, the game master books them. Files
// only, as between devices that never meet.

import { expect, type Download, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { openApp, painted } from "../support/app";
import { axe } from "../support/axe";
import { withoutRest } from "../support/rest";
import { test } from "../support/test";

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

async function begin(page: Page, clans: string[]): Promise<void> {
  await openApp(page, "#/empire/new");
  for (const clan of clans) await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  await ink(page, "Begin");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${clans[0]}`) })).toBeVisible();
}

async function toPost(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: /^By mail/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "By mail" })).toBeVisible();
}

const text = async (download: Download): Promise<string> => readFileSync(await download.path(), "utf8");

/** What a tap hands out as a file. */
async function sent(page: Page, tap: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), tap()]);
  return text(file);
}

/** Takes a mail in by pasting it. */
async function paste(page: Page, mail: string): Promise<void> {
  await page.getByRole("textbox", { name: "Paste a message" }).fill(mail);
  await page.getByRole("button", { name: "Read it" }).tap();
  await painted(page);
}

test("a turn goes by mail from the game master to a player and back", async ({ page, browser }) => {
  await begin(page, ["Crab", "Crane"]);
  await ink(page, /^Begin the first turn/);
  await toPost(page);
  const realm = await sent(page, () => page.getByRole("button", { name: /^Crane: Send realm/ }).tap());
  expect(realm).not.toContain("Hida");
  // A player who is at hand scans it instead.
  const codes = page.getByRole("button", { name: "Crane: Show as codes" });
  await codes.tap();
  await expect(page.getByRole("img", { name: /^Code 1 of/ })).toBeVisible();
  await codes.tap();

  const context = await browser.newContext({ ...test.info().project.use });
  await withoutRest(context);
  const player = await context.newPage();
  await begin(player, ["Crane"]);
  await toPost(player);
  await paste(player, `Dear player,\n${realm}\nthe game master`);
  await expect(player.getByRole("region", { name: "Crane, turn 1" })).toBeVisible();
  await player.getByRole("button", { name: "Adopt all" }).tap();
  await player.getByRole("textbox", { name: "What for?" }).fill("Two spies to Hida");
  await player.getByRole("button", { name: "Add to the orders" }).tap();
  await expect(player.getByRole("region", { name: "Orders of this turn" })).toContainText("Two spies to Hida");
  expect(await axe(player), "axe finds nothing at the player’s").toEqual([]);
  const orders = await sent(player, () => ink(player, /^Send the orders/));
  expect(orders.length).toBeLessThan(4_096);
  await player.getByRole("button", { name: "Show as codes" }).tap();
  await expect(player.getByRole("img", { name: /^Code 1 of/ })).toBeVisible();
  await player.reload();
  await expect(player.getByRole("region", { name: "Orders of this turn" })).toContainText("Two spies to Hida");
  await context.close();

  const crane = page.getByRole("region", { name: "Crane", exact: true });
  await expect(crane).toContainText("Nothing has come yet");
  await paste(page, orders.replace("Two", "Six"));
  await expect(page.getByRole("alert")).toContainText("changed on its way");
  await paste(page, orders);
  await expect(crane).toContainText("1 waits");
  await expect(crane).toContainText("Two spies to Hida");
  expect(await axe(page), "axe finds nothing at the game master’s").toEqual([]);
  await expect(page.getByRole("link", { name: "Read codes with the camera" })).toBeVisible();

  // Orders that wait are not forgotten with the turn, and a question is answered into the report.
  await page.getByRole("link", { name: "Back to the realm" }).tap();
  for (const clan of ["Crab", "Crane"]) await ink(page, new RegExp(`^Close the account.*${clan}`));
  await page.getByRole("contentinfo").getByRole("link", { name: "To the orders" }).tap();
  await crane.getByRole("textbox", { name: "Your answer, for the report" }).fill("They saw 4 Bushi");
  await crane.getByRole("button", { name: "Done" }).tap();
  await expect(crane).toContainText("All settled");
});
