// The map of a campaign: it comes as a file with its remarks, is typed on, shows what an army reaches and why, takes the
// order, draws a line of trade, goes out again; and its page without findings.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { openApp, painted, THEMES } from "../support/app";
import { axe } from "../support/axe";
import { handedOut } from "../support/play";
import { test } from "../support/test";

const FILE = readFileSync("tests/data/maps/v1.json", "utf8");

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** The demonstration campaign: the Crane in their third turn. */
async function demonstration(page: Page): Promise<void> {
  await openApp(page, "#/");
  await page.getByRole("link", { name: "The Empire Reborn", exact: true }).tap();
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Crane/ })).toContainText("Turn 3");
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: /^Map/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Map/ })).toBeVisible();
}

async function takeIn(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take a map in" }).tap();
  await (await choosing).setFiles({ name: "map.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

const places = (page: Page) => page.getByRole("region", { name: "Places" });
const told = (page: Page) => page.getByRole("main").getByRole("status").first();

test("a map comes as a file, shows a march with its reasons, takes the order, and goes out again", async ({ page }) => {
  await demonstration(page);
  await openMap(page);
  // A changed file is refused whole, and says so.
  await takeIn(page, FILE.replace('"goimo"', '"gaimo"'));
  await expect(page.getByRole("alert")).toContainText("damaged or changed");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).tap();
  await takeIn(page, FILE);
  const main = page.getByRole("main");
  await expect(main).toContainText("A link of Matsu and ikoma is lost");
  await expect(main).toContainText("No line leads to the rest of the map from: Silk");
  await expect(places(page).getByRole("button", { name: /^goimo/i })).toContainText("Crab, seen in spring, turn 3");
  await expect(places(page).getByRole("button", { name: /^Kakita/ })).toContainText("Crane: 11 units");

  // Somebody counts the Crab.
  await places(page).getByRole("button", { name: /^Goimo/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Goimo" });
  for (let step = 0; step < 3; step++) await sheet.getByRole("button", { name: "How many plus 1" }).tap();
  await sheet.getByRole("button", { name: "Seen now" }).tap();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(places(page).getByRole("button", { name: /^Goimo/ })).toContainText("units, seen in spring, turn 3");

  // Three taps from the realm: the army, the place, the order.
  await page.getByRole("link", { name: "Back to the realm" }).tap();
  await page.getByRole("button", { name: /^Army in Kakita/ }).tap();
  await expect(places(page).getByRole("button", { name: /^Doji/ })).toContainText("movement 1");
  await places(page).getByRole("button", { name: /^Goimo/ }).tap();
  await expect(told(page)).toContainText("March from Kakita through Asahina to Goimo: 2 of 2 movement.");
  await expect(told(page)).toContainText("Crab troops stand there: an attack.");
  await expect(main).toContainText("Over Dawn’s Blessing");
  await main.getByRole("button", { name: "ER-BAT-7" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  // Nobody passes the Crab, and the word of the Lion is asked for.
  await places(page).getByRole("button", { name: /^Yasuki/ }).tap();
  await expect(told(page)).toContainText("No way to Yasuki is known.");
  await main.getByRole("switch", { name: /^Matsu: the Lion/ }).tap();
  await places(page).getByRole("button", { name: /^Matsu/ }).tap();
  await expect(told(page)).toContainText("Nobody is known to refuse entry.");
  await places(page).getByRole("button", { name: /^Goimo/ }).tap();
  await ink(page, /^Order it/);

  await page.getByRole("link", { name: "Back to the realm" }).tap();
  await expect(page.getByRole("main")).toContainText("March from Kakita to Goimo");
  await expect(page.getByRole("main")).toContainText("11 units, an attack");
  await page.reload();
  await page.getByRole("button", { name: "March from Kakita to Goimo: Carry it out" }).tap();
  await expect(page.getByRole("button", { name: /^Army in Goimo/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("main")).toContainText("Ordered for this turn");
  await page.getByRole("button", { name: "March from Kakita to Goimo: Take it back" }).tap();
  await expect(page.getByRole("button", { name: /^Army in Kakita/ })).toBeVisible();

  // The treaty of Kakita with Matsu: by Asahina, until the Lion are enemies.
  await openMap(page);
  const trade = page.getByRole("region", { name: "Lines of trade" });
  await expect(trade).toContainText("by Kakita, Asahina, Matsu");
  await trade.getByRole("button", { name: /^Enemies on the lines/ }).tap();
  await trade.getByRole("switch", { name: /^Lion/ }).tap();
  await expect(trade).toContainText("broken: enemies stand at an end");
  await trade.getByRole("button", { name: "The line is blocked" }).tap();
  await expect(trade.getByRole("button", { name: "The line is blocked" })).toHaveCount(0);
  const out = await handedOut(page, () => page.getByRole("button", { name: "Give the map out" }).tap());
  expect(JSON.parse(out.text)).toMatchObject({ format: "rokugan-empire-map", version: 1, limits: { Doji: 4 } });
});

test("a map is typed in, joined and taken off again", async ({ page }) => {
  await demonstration(page);
  await openMap(page);
  for (const place of ["Kakita", "Doji"]) {
    await ink(page, "A place");
    const sheet = page.getByRole("dialog", { name: "A place" });
    await sheet.getByRole("textbox", { name: "Name" }).fill(place);
    await sheet.getByRole("button", { name: "Save" }).tap();
    await expect(places(page).getByRole("button", { name: new RegExp(`^${place}`) })).toBeVisible();
  }
  await expect(page.getByRole("main")).toContainText("No line leads to the rest of the map from: Doji");
  await places(page).getByRole("button", { name: /^Kakita/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Kakita" });
  await sheet.getByRole("combobox", { name: "How?" }).selectOption("over a pass");
  await sheet.getByRole("button", { name: "Join them" }).tap();
  await expect(sheet.getByRole("button", { name: "Doji: take away" })).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("main")).not.toContainText("No line leads");
  await places(page).getByRole("button", { name: /^Doji/ }).tap();
  await page.getByRole("dialog", { name: "Doji" }).getByRole("button", { name: "Take it off the map" }).tap();
  await expect(places(page).getByRole("button", { name: /^Doji/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(places(page).getByRole("button", { name: /^Doji/ })).toBeVisible();
});

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  test(`the map is without findings in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await demonstration(page);
    await openMap(page);
    await page.getByRole("button", { name: "Begin with what is known" }).tap();
    await painted(page);
    expect.soft(await axe(page), "the map").toEqual([]);
    await page.getByRole("combobox", { name: "Army" }).selectOption({ index: 1 });
    await places(page).getByRole("button", { name: /^Goimo/ }).tap();
    await painted(page);
    expect.soft(await axe(page), "a march").toEqual([]);
  });
}
