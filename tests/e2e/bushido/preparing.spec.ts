// Before the first turn: how a scenario scores, terrain with its tags, deployment in its order; a trait that is looked for
// and one that is explained; the end of a game in short, and statistics over all of them.

import { expect } from "@playwright/test";
import { openApp } from "../support/app";
import { axe } from "../support/axe";
import { BushidoTable } from "../support/bushido";
import { handedOut } from "../support/play";
import { test } from "../support/test";

test("a scenario is drawn as it scores, terrain is listed with its tags, and deployment is told in its order", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido/new");
  await expect(page.getByRole("heading", { name: "How it scores" })).toBeVisible();
  await expect(page.getByText("Turn 2: 1 Victory Point at its end")).toBeAttached();
  await page.getByRole("radio", { name: /^Seikyu/ }).tap();
  await expect(page.getByText("3 zones, Neutral")).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await table.tap(table.button("Begin"));
  // The list of terrain stands under More too, behind the table.
  const main = page.getByRole("main");
  await expect(main.getByText("First the Tactical Test.")).toBeVisible();
  await expect(main.getByText("Harbor Watch: die 1 of 2")).toBeVisible();
  for (const face of [5, 1, 5]) await table.tap(table.button(`Die ${face}`));
  await expect(main.getByText("Tied, also in dice without 1s: roll again.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main.getByText("Harbor Watch: die 1 of 2")).toBeVisible();
  for (const face of [5, 3, 4]) await table.tap(table.button(`Die ${face}`));
  await expect(main.getByText("Harbor Watch won the test: Player 1.")).toBeVisible();
  await expect(main.getByText("Whoever stops first chooses a deployment zone")).toBeVisible();
  await table.tap(table.button("Tactical Test for deployment"));
  await expect(main.getByText(/won the test: Player 1/)).toBeVisible();
  await expect(main.getByText(/places piece 1, at least six in all/)).toBeVisible();
  await main.getByText("Terrain · 0 pieces").tap();
  await main.getByLabel("What is it?").fill("Reed bed");
  await page.getByRole("radio", { name: "Difficult" }).tap();
  await page.getByRole("radio", { name: "Obscuring" }).tap();
  await table.tap(table.button("Note this piece"));
  await expect(main.getByText("Difficult, Obscuring")).toBeVisible();
  await expect(main.getByText(/places piece 2, at least six in all/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await main.getByText("Terrain · 1 piece").tap();
  await table.tap(table.button("Take Reed bed off the list"));
  await expect(main.getByText("Terrain · 0 pieces")).toBeVisible();
});

test("a trait is found by a few letters, kept with its value, and explained from the card", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido/new");
  await table.tap(table.button("Begin"));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Harbor Watch");
  await table.model("Captain Tsubaki");
  await table.tap(table.button("Card"));
  const sheet = page.getByRole("dialog");
  for (const of of ["Melee Pool", "Ranged Pool", "Ki"]) {
    await expect(sheet.getByRole("button", { name: `Boost cost of ${of} plus 1`, exact: true })).toBeVisible();
  }
  await sheet.getByLabel("Look for a trait").fill("def");
  await sheet.getByRole("button", { name: "Ranged Defence (1)" }).tap();
  await sheet.getByRole("button", { name: "Value of Ranged Defence plus 1" }).tap();
  await sheet.getByRole("button", { name: "Take Courage off" }).tap();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Keep the card" }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(table.button("Courage (1)")).toHaveCount(0);
  await table.tap(table.button("Ranged Defence (2)"));
  await expect(page.getByRole("dialog").getByText("Shots at it need X more.")).toBeVisible();
});

/** Ends the game by hand: Harbor Watch wins. */
async function ends(table: BushidoTable): Promise<void> {
  const sheet = table.page.getByRole("dialog");
  await table.tap(table.button("More"));
  await sheet.getByText("By hand").tap();
  await sheet.getByRole("button", { name: "Harbor Watch wins" }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
}

test("a game that has ended is told in short and counted over all tables", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido");
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await ends(table);
  await openApp(page, "#/bushido/statistics");
  await expect(page.getByText("No game on this device has ended yet.")).toBeVisible();
  await openApp(page, "#/bushido/new");
  await table.tap(table.button("Begin"));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Harbor Watch");
  await table.fight({
    who: "Captain Tsubaki", whom: "Ren of the Reeds",
    own: "2 Attack, 1 Defence", other: "2 Attack, 1 Defence",
    dice: [4, 2, 5, 5, 3, 4], damage: [3, 5, 4, 4],
  });
  await ends(table);
  await table.tap(page.getByRole("link", { name: "How it went" }).last());
  await expect(table.button("Share picture")).toBeVisible();
  // Each exchange is solved once more before the numbers are whole.
  await expect(page.getByText(/attacks .* dice|divides as is good|no split to compare/).first()).toBeVisible();
  const { text } = await handedOut(page, () => table.tap(table.button("Keep the numbers")));
  expect(text).toContain("warband,dice,sum_of_dice");
  expect(await axe(page)).toEqual([]);

  await openApp(page, "#/bushido/statistics");
  await expect(page.getByText("1 game that has ended")).toBeVisible();
  await expect(page.getByText("1 of 1 won")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const all = await handedOut(page, () => table.tap(table.button("Keep the numbers")));
  expect(all.text).toContain("warband,games,won,drawn");
});

test("weapons and Ki Feats are typed in, and the model shoots with its own bow", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido/new");
  await page.getByText("Type a Warband in").first().tap();
  await page.getByRole("textbox", { name: "Name of the Warband" }).fill("Lantern Street");
  await page.getByRole("textbox", { name: "Models, one a line" }).fill("Archer");
  await table.tap(table.button("Play with these"));
  await table.tap(table.button(/^Archer/));
  const sheet = page.getByRole("dialog");
  const key = (name: string) => sheet.getByRole("button", { name, exact: true });
  for (let pool = 0; pool <= 2; pool++) await key("Ranged Pool plus 1").tap();
  for (const value of ["Ki", "Ki Limit", "Wounds"]) for (let to = 0; to <= 2; to++) await key(`${value} plus 1`).tap();
  await key("Another ranged weapon").tap();
  await sheet.getByRole("group", { name: "Ranged weapon" }).getByLabel("Name").fill("Bow");
  const bow = sheet.getByRole("group", { name: "Bow" });
  await bow.getByRole("button", { name: "Strength plus 1" }).tap();
  await bow.getByLabel("Range bands in inches").fill("6/12");
  await expect(bow.getByText("Three rising numbers with / between them")).toBeVisible();
  await key("Keep the card").tap();
  await expect(bow.getByLabel("Range bands in inches"), "what cannot be read is asked again").toBeFocused();
  await bow.getByLabel("Range bands in inches").fill("6/12/-");
  await bow.getByLabel("Look for a trait of the weapon").fill("rel");
  await bow.getByRole("button", { name: "Reload (1)" }).tap();
  await bow.getByLabel("Add a Special").selectOption("Powerful Attack");
  await bow.getByRole("button", { name: "Dice that Powerful Attack costs plus 1" }).tap();
  await key("Another Ki Feat").tap();
  await sheet.getByRole("group", { name: "Ki Feat" }).getByLabel("Name").fill("Second Arrow");
  const feat = sheet.getByRole("group", { name: "Second Arrow" });
  await feat.getByLabel("Ki it costs, as printed").fill("1");
  await feat.getByRole("radio", { name: "Simple" }).tap();
  await feat.getByRole("radio", { name: "Once per turn" }).tap();
  expect(await axe(page)).toEqual([]);
  await key("Keep the card").tap();
  await expect(sheet).toHaveCount(0);

  await table.tap(table.button("Begin"));
  await table.tap(table.button("Begin turn 1"));
  await table.start("Lantern Street");
  await table.model("Archer");
  await expect(page.getByRole("button", { name: /^Ki Feat Second Arrow/ })).toBeVisible();
  await table.tap(table.button("Card"));
  await key("Second Arrow").tap();
  await sheet.getByRole("group", { name: "Second Arrow" }).getByLabel("Name").fill("Third Arrow");
  await key("Keep the card").tap();
  await expect(page.getByRole("button", { name: /^Ki Feat Third Arrow/ }), "the row follows the card").toBeVisible();
  await table.tap(table.button(/^Ranged /));
  await expect(page.getByRole("radio", { name: "Ren of the Reeds", checked: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^up to \d+″/ })).toHaveCount(2);
  await page.getByRole("radio", { name: /^Powerful Attack/ }).tap();
  await expect(page.getByText("Number 4, dice 1")).toBeVisible();
});
