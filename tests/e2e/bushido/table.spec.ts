// A table of Bushido, played through its heavy moment: whom, the split behind the cover and solved, dice, result.

import { expect, type Page } from "@playwright/test";
import { openApp, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { BushidoTable } from "../support/bushido";
import { test } from "../support/test";
import { DOUBLE, textSize } from "../support/words";

/** A new table of the made-up Warbands, in the first Main Phase. */
async function begin(page: Page): Promise<void> {
  await openApp(page, "#/bushido/new");
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await page.getByRole("button", { name: "Begin turn 1" }).tap();
  await page.getByRole("radiogroup", { name: "Who wins the Tactical Test?" }).getByRole("radio", { name: "Harbor Watch" }).tap();
  await page.getByRole("button", { name: "Begin the Main Phase" }).tap();
  await expect(page.getByRole("link", { name: /^Captain Tsubaki, can be activated/ })).toBeVisible();
}

async function melee(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  await page.getByRole("button", { name: /^Melee/ }).tap();
  await page.getByRole("button", { name: /^Ren of the Reeds/ }).tap();
}

async function choose(page: Page, name: string, split: string): Promise<void> {
  await page.getByRole("radiogroup", { name: `${name}: Attack / Defence` }).getByRole("radio", { name: split, exact: true }).tap();
}

async function faces(page: Page, ...all: number[]): Promise<void> {
  for (const face of all) await page.getByRole("button", { name: `Die ${face}`, exact: true }).tap();
}

test("an exchange with physical dice comes out as worked case 2, is kept, told and taken back", async ({ page }) => {
  await begin(page);
  await melee(page);
  await choose(page, "Captain Tsubaki", "2 Attack, 1 Defence");
  await choose(page, "Ren of the Reeds", "2 Attack, 1 Defence");
  await faces(page, 4, 2, 5, 5, 3, 4);
  await expect(page.getByRole("heading", { name: "Rerolls" })).toBeInViewport();
  await page.getByRole("button", { name: "On without rerolls Ren of the Reeds, Prowess (1)" }).tap();
  await expect(page.getByRole("heading", { name: "Rerolls" })).toHaveCount(0);
  await expect(page.locator("footer [role=status]")).toContainText("Damage Roll at level 1");
  await faces(page, 3, 5, 4, 4);
  await expect(page.getByRole("main")).toContainText("Ren of the Reeds takes 2: 0 to 2 of 6");
  await expect(page.getByRole("main")).toContainText("Captain Tsubaki takes 0");
  await expect(page.getByRole("main")).toContainText("Strength +1 · level 1, row 9: 2 Wounds");
  await expect(page.getByRole("contentinfo")).toContainText("Wounds: Captain Tsubaki 0, Ren of the Reeds 2");
  await page.getByRole("button", { name: /^Apply/ }).tap();
  await expect(page.getByRole("link", { name: /^Ren of the Reeds, waits, 1 counter, 2 of 6 Wounds/ })).toBeVisible();
  await painted(page);
  await page.reload();
  await expect(page.getByRole("link", { name: /^Ren of the Reeds, waits, 1 counter, 2 of 6 Wounds/ })).toBeVisible();
  await page.getByRole("link", { name: "Log" }).tap();
  await expect(page.getByRole("main")).toContainText("Captain Tsubaki against Ren of the Reeds, Melee: 2 dealt, 0 taken");
  await page.goBack();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("link", { name: /^Ren of the Reeds, waits, 2 counters, 0 of 6 Wounds/ })).toBeVisible();
});

test("a Fear test is typed in as the dice lie, and its result is told", async ({ page }) => {
  await begin(page);
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  await page.getByRole("button", { name: /^Fear test first/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Test of Captain Tsubaki" });
  await expect(sheet).toContainText("Captain Tsubaki: die 1 of 2");
  await faces(page, 6, 2);
  await sheet.getByRole("button", { name: "Apply passed" }).tap();
  await expect(sheet).toContainText("Captain Tsubaki passes Fear (5)");
  await expect(sheet).toContainText("Captain Tsubaki: dice 6, 2");
});

test("a side without models ends the game, and that is told before and after", async ({ page }) => {
  const table = new BushidoTable(page);
  await begin(page);
  for (const name of ["Ren of the Reeds", "Eel Catcher", "Mud Heron", "Old Sazanami"]) await table.place(name, "out of play");
  await expect(page.getByRole("main")).toContainText("Reed Marsh has no model left");
  await page.getByRole("button", { name: /^Apply, end the game/ }).tap();
  await expect(page.getByRole("main")).toContainText("Drawn");
  await expect(page.getByRole("main")).toContainText("Reed Marsh has no model left. Victory Points 0 : 0");
});

test("the key that ends an activation is whole on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  await page.getByRole("button", { name: /^Walk/ }).tap();
  const [dock, end] = [page.getByRole("contentinfo"), page.getByRole("button", { name: /^End activation/ })];
  await expect(end).toBeVisible();
  expect(await dock.evaluate((dock) => dock.scrollWidth <= dock.clientWidth)).toBe(true);
  expect((await end.boundingBox())!.width).toBeGreaterThan(200);
  await expect(page.getByRole("main").getByRole("button", { name: "Card", exact: true })).toBeVisible();
});

test("the hidden split stays behind its cover until both are revealed, and is solved on request", async ({ page }) => {
  await begin(page);
  await melee(page);
  await page.getByRole("switch", { name: /Keep the splits secret/ }).tap();
  await page.getByRole("button", { name: /Only Captain Tsubaki’s player looks/ }).tap();
  await page.getByRole("button", { name: "What should I choose?" }).tap();
  const sheet = page.getByRole("dialog", { name: "Which split?" });
  await expect(sheet).toContainText("at least, whatever Ren of the Reeds does");
  await sheet.getByRole("button", { name: /^Draw one for me/ }).tap();
  await expect(sheet).toContainText("Drawn: ");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await choose(page, "Captain Tsubaki", "2 Attack, 1 Defence");
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
  const tsubaki = page.getByRole("button", { name: "Captain Tsubaki has chosen" });
  await expect(tsubaki).toBeVisible();
  await tsubaki.tap();
  await expect(page.getByRole("main")).not.toContainText("2 Attack, 1 Defence");
  await page.getByRole("button", { name: "Choose again" }).tap();
  await page.getByRole("button", { name: "Cover again" }).tap();
  await page.getByRole("button", { name: /Only Captain Tsubaki’s player looks/ }).tap();
  await choose(page, "Captain Tsubaki", "2 Attack, 1 Defence");
  await expect(page.getByRole("contentinfo")).toContainText("Still to choose: Ren of the Reeds");
  await page.getByRole("button", { name: /Only Ren of the Reeds’s player looks/ }).tap();
  await choose(page, "Ren of the Reeds", "1 Attack, 2 Defence");
  await page.getByRole("contentinfo").getByRole("button", { name: "Reveal both" }).tap();
  await page.getByRole("button", { name: "Roll" }).tap();
  await page.getByRole("button", { name: /^Apply/ }).tap();
  // The app's own dice may have struck her down.
  const fell = page.getByText("Out of play: Captain Tsubaki");
  await expect(page.getByRole("link", { name: /^Captain Tsubaki, acts now, 1 counter,/ }).or(fell)).toBeVisible();
});

test("impossible actions stay in place with their reason, and can be done anyway", async ({ page }) => {
  await begin(page);
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  await expect(page.getByRole("main")).toContainText("Captain Tsubaki has no Ranged Pool.");
  await page.getByRole("button", { name: "Wound box 2" }).tap();
  await expect(page.getByRole("main")).toContainText("2 of 5");
  await page.getByRole("button", { name: /^Walk/ }).tap();
  await page.getByRole("button", { name: "Walk: do it anyway" }).tap();
  await expect(page.getByText("no counter left")).toBeVisible();
});

test("a state that is likely now is put on with one tap and taken off with one", async ({ page }) => {
  await begin(page);
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  await page.getByRole("button", { name: "Put Poison 1 on" }).tap();
  await expect(page.getByRole("button", { name: "Poison 1, take one off" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Put Poison 1 on" })).toHaveCount(0);
  await page.getByRole("button", { name: "Poison 1, take one off" }).tap();
  await expect(page.getByRole("button", { name: "Put Poison 1 on" })).toBeVisible();
});

test("what can be done begins on the first screen of a model", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  const melee = await page.getByRole("button", { name: /^Melee/ }).boundingBox();
  const dock = await page.getByRole("contentinfo").boundingBox();
  expect(melee!.y + melee!.height).toBeLessThanOrEqual(dock!.y);
});

test("the best split can be read at double text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  await melee(page);
  await textSize(page, DOUBLE);
  await page.getByRole("button", { name: "What should I choose?" }).first().tap();
  const sheet = page.getByRole("dialog", { name: "Which split?" });
  const mix = sheet.locator(".mix").first();
  await expect(mix).toBeVisible();
  // Both at once: the sheet may still be rising.
  const between = await mix.evaluate((mix) => {
    const of = (part: string): DOMRect => mix.querySelector(part)!.getBoundingClientRect();
    return of(".mbar").top - of(".mdice").bottom;
  });
  expect(between, "the bar lies below the dice, not on them").toBeGreaterThanOrEqual(0);
  expect(await sheet.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
});

test("a ruling is named where a number depends on it", async ({ page }) => {
  await openApp(page, "#/bushido/new");
  await page.getByRole("radio", { name: /^Seikyu/ }).tap();
  await expect(page.getByRole("main")).toContainText("Ruling “Resets of Seikyu”: In turns 2, 4 and 6, as printed.");
  await begin(page);
  await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
  await page.getByRole("button", { name: "Card", exact: true }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Boost cost of Melee Pool minus 1" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Keep the card" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (let ki = 2; ki < 4; ki++) await page.getByRole("button", { name: "Ki plus 1", exact: true }).tap();
  await page.getByRole("button", { name: /^Melee/ }).tap();
  await page.getByRole("button", { name: /^Ren of the Reeds/ }).tap();
  const reasons = page.locator(".reasons");
  await expect(reasons).not.toContainText("Ruling");
  await page.getByText("What else is true").tap();
  for (let boost = 0; boost < 4; boost++) await page.getByRole("button", { name: "Boosts of Captain Tsubaki plus 1" }).tap();
  await page.getByRole("button", { name: "Enemies assisting against Captain Tsubaki plus 1" }).tap();
  await expect(reasons).toContainText("Ruling “Double the base”: It limits the final value");
  await expect(page.getByText("1 Ki each: 4 Ki allow no more")).toBeVisible();
});

test("a roster is imported and its unknown values are shown", async ({ page }) => {
  await openApp(page, "#/bushido/new");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Roster file" }).first().tap();
  await (await chosen).setFiles("tests/data/bushido/example.ros");
  await expect(page.getByRole("heading", { name: "Harbor Watch 40" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("40 of 40 Rice, 4 models");
  await expect(page.getByRole("main")).toContainText("Old Gull Spirit: melee is “?”");
});

test("a Warband without a roster is typed in by the names of its models", async ({ page }) => {
  await openApp(page, "#/bushido/new");
  await page.getByText("Type a Warband in").first().tap();
  await page.getByRole("textbox", { name: "Name of the Warband" }).fill("Lantern Street");
  await page.getByRole("textbox", { name: "Models, one a line" }).fill("Captain\nGuard\nGuard");
  await page.getByRole("button", { name: "Play with these" }).tap();
  await expect(page.getByRole("heading", { name: "Lantern Street" })).toBeVisible();
  await page.getByRole("button", { name: /^Captain/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Card of Captain" });
  await sheet.getByRole("button", { name: "Melee Pool plus 1", exact: true }).tap();
  await sheet.getByRole("button", { name: "Keep the card" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Begin", exact: true }).tap();
  await expect(page.getByRole("link", { name: /^Guard 2,/ })).toBeVisible();
});

test("a value that is missing is typed in from the foot, and the exchange goes on with it", async ({ page }) => {
  const table = new BushidoTable(page);
  await table.import("tests/data/bushido/example.ros", "Harbor Watch 40");
  await table.tap(table.button("Begin turn 1"));
  await table.start("Reed Marsh");
  await table.model("Ren of the Reeds");
  await table.tap(table.button(/^Melee /));
  await table.tap(table.button(/^Old Gull Spirit/));
  await expect(page.getByRole("main")).toContainText("Old Gull Spirit: Melee Pool is not known");
  await table.tap(page.getByRole("contentinfo").getByRole("button", { name: "Type it in" }));
  const sheet = page.getByRole("dialog", { name: "Card of Old Gull Spirit" });
  await sheet.getByRole("button", { name: "Melee Pool plus 1", exact: true }).tap();
  await sheet.getByRole("button", { name: "Keep the card" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("radiogroup", { name: "Old Gull Spirit: Attack / Defence" })).toBeVisible();
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the screens are without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openApp(page, "#/bushido/new");
    expect(await axe(page), "a new table").toEqual([]);
    await begin(page);
    expect(await axe(page), "the table").toEqual([]);
    await page.getByRole("link", { name: /^Captain Tsubaki/ }).tap();
    await page.getByRole("button", { name: /^Melee/ }).waitFor();
    expect(await axe(page), "a model").toEqual([]);
    await page.getByRole("button", { name: /^Melee/ }).tap();
    await page.getByRole("button", { name: /^Ren of the Reeds/ }).tap();
    expect(await axe(page), "the split").toEqual([]);
    await choose(page, "Captain Tsubaki", "2 Attack, 1 Defence");
    await choose(page, "Ren of the Reeds", "2 Attack, 1 Defence");
    await faces(page, 4);
    expect(await axe(page), "dice").toEqual([]);
    await begin(page);
    await page.getByRole("link", { name: /^Watchman Ichi/ }).tap();
    await page.getByRole("button", { name: /^Ranged Attack/ }).tap();
    await page.getByRole("radiogroup", { name: "Whom?" }).waitFor();
    expect(await axe(page), "a shot").toEqual([]);
  });
}
