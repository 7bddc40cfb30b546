// A campaign as players keep it: begun, its scenarios noted, one replayed, the ending chosen.

import { expect, type Locator, type Page } from "@playwright/test";
import { FIVE, WATCHTOWER, ink, more, press, sheet, takeSeat, toStep } from "./play";

/** The players of the campaign, in the order of seats. */
export const PLAYERS = ["Ann", "Bo", "Chiyo", "Dai", "Eiko"] as const;
export const STORY = "Shinomen";

/** Opens the list of campaigns from Home. */
export async function openCampaigns(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Campaigns/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
}

/** Fills in the sheet of a new campaign. */
export async function fillNew(page: Page, name = STORY): Promise<void> {
  await press(ink(page, /^New campaign/));
  await sheet(page).getByRole("textbox", { name: "Name of the campaign" }).fill(name);
  await sheet(page).getByRole("radio", { name: `${PLAYERS.length} players` }).tap();
  for (const [place, player] of PLAYERS.entries()) {
    await sheet(page).getByRole("textbox", { name: `Name of player ${place + 1}` }).fill(player);
  }
}

/** Begins a campaign; its empty log is open. */
export async function newCampaign(page: Page, name = STORY): Promise<void> {
  await openCampaigns(page);
  await fillNew(page, name);
  await press(sheet(page).getByRole("button", { name: "Create" }));
  await atLog(page, name);
}

/** Waits for the log of a campaign. */
export async function atLog(page: Page, name = STORY): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
}

/** Opens the sheet of a scenario that was played without the app. */
export async function openByHand(page: Page, scenario: string): Promise<void> {
  await page.getByRole("button", { name: /^Note a scenario by hand/ }).tap();
  await sheet(page).getByRole("textbox", { name: "Title of the scenario" }).fill(scenario);
}

/** Notes a scenario by hand: everybody's Glory, and who is Glorified. */
export async function noteByHand(page: Page, scenario: string, won: boolean, glory: number[], glorified?: string): Promise<void> {
  await openByHand(page, scenario);
  await sheet(page).getByRole("radio", { name: won ? "Won" : "Lost" }).tap();
  for (const [place, player] of PLAYERS.entries()) {
    const part = sheet(page).getByRole("region", { name: player });
    const plus = part.getByRole("button", { name: `${player}: Glory plus 1` });
    for (let points = 0; points < (glory[place] ?? 0); points++) await plus.tap();
    if (player === glorified) {
      await part.getByRole("switch", { name: /^Glorified/ }).tap();
      await part.getByRole("textbox", { name: "Bonus" }).fill("one more die");
      await part.getByRole("switch", { name: /^Drew an Intermission card/ }).tap();
    }
  }
  await press(sheet(page).getByRole("button", { name: "Keep" }));
  await expect(sheet(page)).toBeHidden();
}

/** A scenario's row in the log. */
export function noted(page: Page, scenario: string): Locator {
  const title = page.getByRole("button", { name: `${scenario}: correct by hand` });
  return page.getByRole("rowgroup").filter({ has: title });
}

/** The accumulated Glory of a player. */
export function glory(page: Page, player: string): Locator {
  return page.getByRole("list", { name: "Accumulated Glory" }).getByRole("listitem").filter({ hasText: player });
}

/** From the first step of the set-up to the first turn; the first time everybody chooses a Champion. */
export async function begin(page: Page, seats: "choose" | "as before", title = WATCHTOWER): Promise<void> {
  await expect(page.getByText(`Scenario of the campaign ${STORY}`)).toBeVisible();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  if (title !== WATCHTOWER) await page.getByRole("textbox", { name: "Title of the scenario" }).fill(title);
  await toStep(page, "Champions");
  for (const [place, player] of PLAYERS.entries()) {
    if (seats === "choose") await takeSeat(page, place + 1, { champion: FIVE[place] });
    const seat = page.getByRole("button", { name: new RegExp(`^Seat ${place + 1}:`) });
    await expect(seat).toContainText(FIVE[place]);
    await expect(seat).toContainText(player);
  }
  for (const step of ["Objectives", "Board", "Check"]) await toStep(page, step);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** Sets up a table with the Ring Event cards; its first card is to be revealed. */
export async function ringTable(page: Page): Promise<void> {
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  await page.getByText("More about the scenario").tap();
  await page.getByRole("switch", { name: /^Ring Event cards/ }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: `${FIVE.length} players` }).tap();
  for (const [place, champion] of FIVE.entries()) await takeSeat(page, place + 1, { champion });
  for (const step of ["Objectives", "Board", "Check"]) await toStep(page, step);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** Ends the game of the open table. */
export async function finish(page: Page, met: boolean): Promise<void> {
  await more(page, /^End the game/);
  await sheet(page).getByRole("button", { name: met ? /^The objective is met/ : /^The objective is missed/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^(Victory|Defeat)/ })).toBeVisible();
}

/** Lowers the Threshold by hand until it is reached. */
export async function makeItAVictory(page: Page): Promise<void> {
  const short = Number((await page.locator(".verdict-mark").innerText()).match(/(\d+) short/)?.[1] ?? 0);
  if (short === 0) return;
  await page.getByRole("button", { name: "By hand", exact: true }).tap();
  await sheet(page).getByRole("button", { name: /^Honorable Victory Threshold/ }).tap();
  const minus = sheet(page).getByRole("button", { name: "Threshold so far minus 1" });
  for (let step = 0; step < short; step++) await minus.tap();
  await press(sheet(page).getByRole("button", { name: /^Apply/ }));
  await expect(page.getByRole("heading", { level: 1, name: /^Victory/ })).toBeVisible();
}

/** Notes the result of a table that has ended, and goes to the log. */
export async function noteAndGo(page: Page): Promise<void> {
  const noting = page.getByRole("contentinfo").getByRole("button", { name: `Note it in the log of ${STORY}` });
  const open = page.getByRole("contentinfo").getByRole("button", { name: /objectives? still open/ });
  await expect(noting.or(open).first()).toBeVisible();
  // Objectives nobody has marked count as not met: the key leads to them before it notes anything.
  if (await noting.isHidden()) await press(open);
  await press(noting);
  await expect(page.getByRole("main").getByText(`Noted in ${STORY}.`)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "To the Campaign Log" }).tap();
  await atLog(page);
}
