// The app as players use it: what they tap, in the words they read. Each helper leaves the table as one more step
// would, and waits for nothing but what it needs to tap and the page it ends on.

import { readFileSync } from "node:fs";
import { expect, type Download, type Locator, type Page } from "@playwright/test";
import { openApp, painted } from "./app";
import { restOf } from "./rest";

/** The practice Champions, by seat. */
export const FIVE = ["Hida Jun", "Doji Aki", "Matsu Ren", "Shosuro Mei", "Shinjo Tao"] as const;

/** The made-up scenario that comes with the app. */
export const WATCHTOWER = "The Old Watchtower";

export type GaugeName = "Life" | "AP" | "Honor" | "Ki" | "Purity" | "Glory";

// --- tapping ---------------------------------------------------------------------------------------------------------

/** When the page takes the next press after the last one. */
const inked = new WeakMap<Page, Promise<number>>();

/**
 * Presses a block of ink. It takes no second press until what it did was painted, and rests for a while after that: nobody
 * ends two Activations with one slip.
 */
export async function press(ink: Locator): Promise<void> {
  const page = ink.page();
  const left = ((await inked.get(page)) ?? 0) - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  await ink.tap();
  // A page that is left or closed meanwhile deals with nothing any more.
  inked.set(page, rested(page).catch(() => 0));
}

/** When the page takes a press again, by this machine's clock, if it was just pressed. */
export async function rested(page: Page): Promise<number> {
  await painted(page);
  return Date.now() + (await restOf(page));
}

/** The block of ink of the screen: the one thing to press next. */
export function ink(page: Page, name: RegExp): Locator {
  return page.getByRole("contentinfo").last().getByRole("button", { name });
}

/** The open sheet. */
export function sheet(page: Page): Locator {
  return page.getByRole("dialog");
}

// --- from Home to the first turn -------------------------------------------------------------------------------------

/** A seat of the set-up: the Champion, and the player's name where there is one. */
export type Seat = { champion: string; player?: string };

/** A kind of scenario other than the usual. */
type Kind = "Investigation" | "Battle";

/** Sets up a table with five players by tapping through the six steps; the order of Activations is to be chosen. */
export async function newTable(page: Page, title = WATCHTOWER, seats: Seat[] = FIVE.map((champion) => ({ champion })), kind?: Kind): Promise<void> {
  await prepared(page, title, seats, kind);
  await toStep(page, "Check");
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** The same up to the step where a board is chosen. */
export async function prepared(page: Page, title = WATCHTOWER, seats: Seat[] = FIVE.map((champion) => ({ champion })), kind?: Kind): Promise<void> {
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  if (title !== WATCHTOWER) await page.getByRole("textbox", { name: "Title of the scenario" }).fill(title);
  if (kind !== undefined) await page.getByRole("radio", { name: kind, exact: true }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: `${seats.length} players` }).tap();
  for (const [place, seat] of seats.entries()) await takeSeat(page, place + 1, seat);
  await toStep(page, "Objectives");
  await toStep(page, "Board");
}

/** Goes on to a step of the set-up; to the check by way of the Enemies. */
export async function toStep(page: Page, step: string): Promise<void> {
  if (step === "Check") await toStep(page, "Enemies");
  await page.getByRole("link", { name: new RegExp(`^${step}`) }).tap();
}

/** Seats a player with a Champion of the packs. */
export async function takeSeat(page: Page, number: number, { champion, player }: Seat): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Seat ${number}:`) }).tap();
  if (player !== undefined) await sheet(page).getByRole("textbox", { name: "Player’s name" }).fill(player);
  await sheet(page).getByRole("button", { name: new RegExp(`^${champion}\\b`) }).tap();
  await expect(sheet(page)).toBeHidden();
}

/** Opens an empty phone at the demonstration table. */
export async function demonstration(page: Page): Promise<void> {
  await openApp(page);
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** The table again, on a page that was opened anew: the app returns to where it was, perhaps a sheet or a Combat. */
export async function backAtTable(page: Page): Promise<void> {
  const table = page.getByRole("heading", { level: 1, name: /\bTurn / });
  const back = page.getByRole("link", { name: /^(Back to the table|Leave this (Combat|test)|Continue)/ });
  await table.or(back).first().waitFor();
  if (await back.isVisible()) await back.tap();
  await expect(table).toBeVisible();
}

/** Back from a page of the table to the table itself. */
export async function backToTable(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to the table" }).first().tap();
  await expect(page.getByRole("heading", { level: 1, name: /\bTurn / })).toBeVisible();
}

/** Leaves the table for Home. */
export async function goHome(page: Page): Promise<void> {
  await more(page, /^Home/);
  await expect(page.getByRole("heading", { level: 1, name: /^Rokugan/ })).toBeVisible();
}

// --- a turn ----------------------------------------------------------------------------------------------------------

/** Taps the Champions one after the other, then begins the turn. */
export async function chooseOrder(page: Page, champions: readonly string[]): Promise<void> {
  for (const champion of champions) {
    const card = page.getByRole("button", { name: new RegExp(`^Place \\d: ${champion}\\b`) });
    await card.tap();
    await expect(card).toHaveAttribute("aria-pressed", "true");
  }
  await press(ink(page, /^Begin/));
}

/** A gauge of a Champion whose card is open, or of the sheet. */
export function gauge(page: Page, champion: string, name: GaugeName): Locator {
  return page.getByRole("main").getByRole("group", { name: `${champion}: ${name}`, exact: true });
}

/** The number a gauge shows. */
export async function reading(page: Page, champion: string, name: GaugeName): Promise<number> {
  const text = await gauge(page, champion, name).locator("output .gv > span").innerText();
  return Number(text.replace("−", "-"));
}

/** Waits until gauges of a Champion show these numbers. */
export async function expectGauges(page: Page, champion: string, numbers: Partial<Record<GaugeName, number>>, why?: string): Promise<void> {
  const read = async () => {
    const all = Object.keys(numbers).map(async (name) => [name, await reading(page, champion, name as GaugeName)] as const);
    return Object.fromEntries(await Promise.all(all));
  };
  await expect.poll(read, why ?? champion).toEqual(numbers);
}

/** Taps a gauge once: +1 or −1. */
export async function step(page: Page, champion: string, name: GaugeName, by: 1 | -1): Promise<void> {
  const key = by > 0 ? `${name} plus 1` : `${name} minus 1`;
  await gauge(page, champion, name).getByRole("button", { name: key }).tap();
}

/** Opens the card of a Champion on the table. */
export async function openCard(page: Page, champion: string): Promise<void> {
  const [life, card] = [gauge(page, champion, "Life"), closedCard(page, champion)];
  // Whoever acts may be open already, once the table is there.
  await life.or(card).first().waitFor();
  if (await life.isHidden()) await card.tap();
  await expect(life).toBeVisible();
}

/** The closed card of a Champion on the table. */
export function closedCard(page: Page, champion: string): Locator {
  return page.getByRole("main").getByRole("button", { name: new RegExp(`^${champion}\\b.*Life`) });
}

/** Opens the sheet of a Champion whose card is open. */
export async function openSheet(page: Page, champion: string): Promise<void> {
  await page.getByRole("link", { name: `Open ${champion}’s sheet` }).tap();
  await expect(page.getByRole("heading", { name: "By hand" })).toBeVisible();
}

/** An action of the acting Champion that asks nothing, from its sheet, and back to the table. */
export async function act(page: Page, champion: string, action: "Concentration" | "Simple Manipulation"): Promise<void> {
  await page.getByRole("link", { name: `All actions of ${champion}` }).tap();
  await page.getByRole("button", { name: new RegExp(`^${action} `) }).tap();
  await backToTable(page);
}

/** The acting Champion moves. */
export async function move(page: Page, champion: string): Promise<void> {
  await page.getByRole("link", { name: `All actions of ${champion}` }).tap();
  await page.getByRole("button", { name: /^Movement / }).tap();
  await press(sheet(page).getByRole("button", { name: "Move", exact: true }));
  await expect(sheet(page)).toBeHidden();
  await backToTable(page);
}

/** Opens the figures: a key of the table, or where a board lies a row of More. */
export async function toFigures(page: Page): Promise<void> {
  const figures = page.getByRole("link", { name: "Figures: Enemies and Allies" });
  const board = page.getByRole("contentinfo").getByRole("link", { name: "Board", exact: true });
  await figures.or(board).first().waitFor();
  if (await figures.isVisible()) await figures.tap();
  else await more(page, /^Enemies and Allies/);
}

/** Puts copies of an Enemy on the board, and goes back to the table. */
export async function addEnemies(page: Page, card: string, count: number): Promise<void> {
  await toFigures(page);
  await press(ink(page, /^Add/));
  await sheet(page).getByRole("radio", { name: new RegExp(`^${card}\\b`) }).tap();
  for (let copies = 1; copies < count; copies++) await sheet(page).getByRole("button", { name: "One more" }).tap();
  await press(sheet(page).getByRole("button", { name: new RegExp(`^Add ${count}\\b`) }));
  await expect(sheet(page)).toBeHidden();
  await backToTable(page);
}

/** Puts Allies on the board. */
export async function addAllies(page: Page, card: string): Promise<void> {
  await toFigures(page);
  await press(ink(page, /^Add/));
  await sheet(page).getByRole("radio", { name: /^Allies/ }).tap();
  await sheet(page).getByRole("radio", { name: new RegExp(`^${card}\\b`) }).tap();
  await press(sheet(page).getByRole("button", { name: /^Add 1\b/ }));
  await expect(sheet(page)).toBeHidden();
  await backToTable(page);
}

/** The outcome of a Combat. */
export type Outcome = { champion: string; enemy: string; dealt: number; taken: number; sizes?: "Outnumbered" | "Superiority" };

/** The acting Champion fights. */
export async function combat(page: Page, outcome: Outcome): Promise<void> {
  await page.getByRole("button", { name: /^Melee \d AP: Melee Combat$/ }).tap();
  await fight(page, outcome);
}

/** An Enemy fights, in the Enemies Phase. */
export async function enemyCombat(page: Page, outcome: Outcome): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: new RegExp(`\\b${outcome.enemy}\\b.*Combat`) }).tap();
  await fight(page, outcome);
}

/** From the sheet of a Combat to the page where only what came of it is entered. */
export async function byHand(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^More of this Combat/ });
  const told = page.getByRole("heading", { name: "What will change" });
  await expect(more).toBeVisible();
  // A sheet that was left so, or whose app was closed, is still there.
  if (await told.isVisible()) return;
  await more.tap();
  await page.getByRole("main").getByRole("button", { name: "Enter the result by hand" }).tap();
  await expect(told).toBeVisible();
}

async function fight(page: Page, { champion, enemy, dealt, taken, sizes }: Outcome): Promise<void> {
  const choose = (group: string, name: string) =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: new RegExp(`(^|\\s)${name}\\b`) });
  const fighter = page.getByRole("button", { name: new RegExp(`^On your side: ${champion}\\b`) });
  const opponent = page.getByRole("button", { name: new RegExp(`^Enemy: ${enemy}\\b`) });
  await byHand(page);
  if (!(await fighter.isVisible())) await choose("Who fights?", champion).tap();
  if (!(await opponent.isVisible())) await choose("Against whom?", enemy).tap();
  if (sizes) await choose("Sizes", sizes).tap();
  await page.getByRole("radiogroup", { name: `Wounds to ${enemy}` }).getByRole("radio").nth(dealt).tap();
  await page.getByRole("radiogroup", { name: `Wounds to ${champion}` }).getByRole("radio").nth(taken).tap();
  await press(ink(page, /^Apply/));
}

/** Ends the Activation of whoever acts. */
export async function endActivation(page: Page): Promise<void> {
  await press(ink(page, /^End activation/i));
}

/** Ends the Enemies Phase. */
export async function endEnemies(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: /^Enemies done/ }));
}

/** Lets everybody recover and begins the next turn. */
export async function recover(page: Page): Promise<void> {
  await press(ink(page, /^Apply, begin turn/));
}

/** Ends the game after its last turn. */
export async function endGame(page: Page, met: boolean): Promise<void> {
  await press(ink(page, /^End the game/));
  await sheet(page).getByRole("button", { name: met ? /^The objective is met/ : /^The objective is missed/ }).tap();
}

// --- the log ---------------------------------------------------------------------------------------------------------

/** Opens a page of the table that lies behind More. */
export async function more(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await sheet(page).getByRole("link", { name }).or(sheet(page).getByRole("button", { name })).tap();
}

/** Opens the log from the table. */
export async function openLog(page: Page): Promise<void> {
  await more(page, /^Log/);
  await expect(page.getByRole("heading", { level: 1, name: /^Log/ })).toBeVisible();
}

/** How many steps the open log has, the undone ones included. */
export async function stepsInLog(page: Page): Promise<number> {
  const title = page.getByRole("heading", { level: 1, name: /^Log \d+ steps?,/ });
  return Number((await title.innerText()).match(/(\d+) steps?/)![1]);
}

/** How many steps the table has, and back to it. */
export async function countSteps(page: Page): Promise<number> {
  await openLog(page);
  const steps = await stepsInLog(page);
  await backToTable(page);
  return steps;
}

/** A line of the open log. */
export function line(page: Page, text: string | RegExp): Locator {
  return page.getByRole("main").getByRole("listitem").filter({ has: page.getByRole("button", { name: text }) });
}

// --- files -----------------------------------------------------------------------------------------------------------

/** What is handed out as a file when `tap` is done. */
export async function handedOut(page: Page, tap: () => Promise<void>): Promise<{ path: string; name: string; text: string }> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent("download"), tap()]);
  const path = await download.path();
  return { path, name: download.suggestedFilename(), text: readFileSync(path, "utf8") };
}

/** The open table as a save file, from its log. */
export async function share(page: Page): Promise<{ path: string; name: string; text: string }> {
  return handedOut(page, () => page.getByRole("button", { name: "Share this table as a file" }).tap());
}

/** Brings a file in, on Home or in the settings. */
export async function importFile(page: Page, text: string, name = "table.rokugan.json"): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: /^Import/ }).tap()]);
  await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

/** Brings a pack of cards in, and waits until they are there. */
export async function importCards(page: Page, text: string, name: string): Promise<void> {
  await importFile(page, text, name);
  await expect(page.getByText(new RegExp(`^${JSON.parse(text).name}: .*added`)).first()).toBeVisible();
}
