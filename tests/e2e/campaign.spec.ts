// A campaign from its first scenario to its ending: one scenario lost and replayed, a card taken along, the log taken
// to another phone.

import { openApp } from "./support/app";
import { PLAYERS, STORY, atLog, begin, finish, glory, makeItAVictory, newCampaign, noteAndGo, noteByHand, noted, openCampaigns, ringTable } from "./support/campaign";
import { FIVE, WATCHTOWER, backToTable, chooseOrder, handedOut, importFile, ink, line, more, openLog, press, sheet, step } from "./support/play";
import { expect, test } from "./support/test";

const [ANN, BO] = PLAYERS;
const [, AKI] = FIVE;
/** The scenario after the Watchtower. */
const SECOND = "The Long Pass";

test("a scenario lost and replayed, the card of a victory, another phone, and the ending", async ({ page }) => {
  test.slow();
  await openApp(page);
  await newCampaign(page);
  await press(ink(page, /^Begin the first scenario/));
  await begin(page, "choose");
  await finish(page, false);
  await noteAndGo(page);
  await expect(noted(page, WATCHTOWER)).toContainText("Lost");

  await page.getByRole("button", { name: `Replay ${WATCHTOWER}` }).tap();
  await begin(page, "as before");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await chooseOrder(page, [AKI]);
  for (let points = 0; points < 4; points++) await step(page, AKI, "Glory", 1);
  await finish(page, true);
  await makeItAVictory(page);
  await noteAndGo(page);
  await expect(noted(page, WATCHTOWER).first()).toContainText("replayed");
  await expect(noted(page, WATCHTOWER).nth(1)).toContainText("Won");
  await expect(page.getByText(`With an Intermission card for the next scenario: ${BO}.`)).toBeVisible();

  const before = await glory(page, BO).innerText();
  await page.getByRole("button", { name: `${STORY}: more` }).tap();
  const file = await handedOut(page, () => sheet(page).getByRole("button", { name: /^Export/ }).tap());
  expect(JSON.parse(file.text).format).toBe("rokugan-campaign");
  await page.goto("about:blank");
  const tools = await page.context().newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: new URL(test.info().project.use.baseURL!).origin, storageTypes: "all" });
  await openApp(page);
  await openCampaigns(page);
  await expect(page.getByText("No campaign yet")).toBeVisible();
  await importFile(page, file.text, file.name);
  await page.getByRole("link", { name: new RegExp(`^${STORY}`) }).tap();
  await atLog(page);
  expect(await glory(page, BO).innerText()).toBe(before);

  await press(ink(page, /^Begin the next scenario/));
  await begin(page, "as before", SECOND);
  await chooseOrder(page, [AKI]);
  await page.getByRole("main").getByRole("button", { name: /^Intermission card/ }).tap();
  await sheet(page).getByRole("textbox", { name: "What it does" }).fill("Roll two dice more.");
  await press(sheet(page).getByRole("button", { name: /^Play it/ }));
  await expect(page.getByRole("main").getByText(`Played by ${BO}`)).toBeVisible();
  await openLog(page);
  await expect(line(page, new RegExp(`${BO} plays an Intermission card: “Roll two dice more.”`))).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await backToTable(page);
  await expect(page.getByRole("main").getByRole("button", { name: /^Intermission card/ })).toBeVisible();
  await finish(page, false);
  await noteAndGo(page);
  await expect(noted(page, SECOND)).toContainText("Lost");
  await expect(noted(page, WATCHTOWER)).toHaveCount(2);
  await expect(page.getByText(/With an Intermission card/)).toHaveCount(0);

  await page.getByRole("button", { name: /^End the campaign/ }).tap();
  await expect(page.getByText(`${BO} chooses the ending`)).toBeVisible();
  await page.getByRole("combobox", { name: /The Clan whose ending Bo reads/ }).selectOption("Lion");
  await expect(page.getByText(`${BO} reads the ending of Lion.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${BO} reads the ending of Lion.`)).toBeVisible();
});

test("a line is put right by hand, undone, and a deleted campaign comes back", async ({ page }) => {
  await openApp(page);
  await newCampaign(page, "Long Way 🏯 سامي");
  await noteByHand(page, "First steps", true, [2, 5], BO);
  await expect(glory(page, BO)).toContainText("5");
  await expect(glory(page, BO)).toContainText("most Glory");
  await page.getByRole("button", { name: "First steps: correct by hand" }).tap();
  await sheet(page).getByRole("radio", { name: "Lost" }).tap();
  await press(sheet(page).getByRole("button", { name: "Keep" }));
  await expect(page.getByText(`${BO} cannot be Glorified: the scenario was lost. Rulebook p. 32.`)).toBeVisible();
  await sheet(page).getByRole("radio", { name: "Won" }).tap();
  for (let points = 0; points < 4; points++) {
    await sheet(page).getByRole("button", { name: `${ANN}: Glory plus 1` }).tap();
  }
  await press(sheet(page).getByRole("button", { name: "Keep" }));
  await expect(glory(page, ANN)).toContainText("most Glory");
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(glory(page, BO)).toContainText("most Glory");
  await page.getByRole("link", { name: "Back to the campaigns" }).tap();
  await page.getByRole("button", { name: /: more$/ }).tap();
  await sheet(page).getByRole("button", { name: /^Delete/ }).tap();
  await expect(page.getByText("No campaign yet")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("link", { name: /^Long Way/ })).toBeVisible();
});

test("a Ring Event card is noted at Preparation, lies open for the turn, and is taken back", async ({ page }) => {
  await openApp(page);
  await ringTable(page);
  await page.getByRole("button", { name: "Note it" }).tap();
  await sheet(page).getByRole("combobox", { name: "Which Element" }).selectOption("Fire");
  await sheet(page).getByRole("radio", { name: "Harder" }).tap();
  await press(sheet(page).getByRole("button", { name: "It lies open" }));
  await expect(page.getByRole("main").getByText("Ring Event: Fire is harder")).toBeVisible();
  await press(ink(page, /^Begin/));
  await expect(page.getByRole("main").getByText("Ring Event: Fire is harder")).toBeVisible();
  await more(page, /^Log/);
  await expect(line(page, /Ring Event: Fire is harder/)).toBeVisible();
});
