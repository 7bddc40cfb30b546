// Four turns, from spring to summer, of a game master and two players who never meet: files only. Trade, Court, a duel with
// cheating and a death; a raid that comes home with a captive; a battle over a pass in three rounds; a landing; reports
// read; then a reload, the end of a turn taken back, and no network.

import { expect, type Page } from "@playwright/test";
import { openApp, pageThere, painted, waitUntilOffline } from "../support/app";
import { handedOut } from "../support/play";
import { withoutRest } from "../support/rest";
import { test } from "../support/test";
import { gameIsKept } from "../support/visits";

test.use({ worker: "shipped" });

async function ink(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).tap();
  await painted(page);
}

/** A page of the open campaign, by its address. */
async function go(page: Page, realm: string, path: string): Promise<void> {
  await page.goto(path ? `${realm}/${path}` : realm);
  await pageThere(page);
  await painted(page);
}

const card = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Begins a campaign and says where it is. */
async function begin(page: Page, clans: string[]): Promise<string> {
  await openApp(page, "#/empire/new");
  for (const clan of clans) await page.getByRole("checkbox", { name: new RegExp(`^${clan}`) }).tap();
  await ink(page, "Begin");
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${clans[0]}`) })).toBeVisible();
  return page.url();
}

async function lookAt(page: Page, clan: string): Promise<void> {
  await page.getByRole("combobox", { name: /realm/i }).selectOption(clan);
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^${clan}`) })).toBeVisible();
}

/** So many Bushi for the first army of the Clan that is looked at. */
async function muster(page: Page, place: string, count: number): Promise<void> {
  await page.getByRole("link", { name: "Units" }).tap();
  await ink(page, /^Muster/);
  const sheet = page.getByRole("dialog", { name: "Muster" });
  await sheet.getByRole("combobox", { name: "Where?" }).selectOption(place);
  for (let step = 1; step < count; step++) await sheet.getByRole("button", { name: "How many plus 1" }).tap();
  await sheet.getByRole("button", { name: "Muster" }).tap();
  await expect(region(page, place).getByRole("button", { name: /^Bushi/ })).toContainText(`${count}`);
  await page.getByRole("link", { name: "Back to the realm" }).tap();
}

/** A bushi of a Clan with its rings as they are, plus some levels of Fire. */
async function welcome(page: Page, realm: string, name: string, clan: string, fire: number): Promise<void> {
  await go(page, realm, "new-character");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("combobox", { name: "Clan" }).selectOption(clan);
  await page.getByRole("combobox", { name: "School", exact: true }).selectOption(`${clan} bushi`);
  for (let step = 0; step < fire; step++) await page.getByRole("button", { name: "Fire plus 1" }).tap();
  await ink(page, "Add the Character");
  await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
}

/** Types the same face for every die of the card in hand. */
async function all(page: Page, face: number): Promise<void> {
  const apply = page.getByRole("contentinfo").getByRole("button", { name: "Apply" });
  for (let die = 0; die < 24; die++) {
    if ((await apply.count()) > 0 && (await apply.getAttribute("aria-disabled")) !== "true") break;
    await page.getByRole("group", { name: "Faces" }).getByRole("button", { name: `${face}`, exact: true }).tap();
    await painted(page);
  }
  await ink(page, "Apply");
}

/** Says how many instead of dice. */
async function say(page: Page, question: string, count: number): Promise<void> {
  await page.getByRole("group", { name: question }).getByRole("button", { name: `${count}`, exact: true }).tap();
  await painted(page);
}

/** Lets the app roll until such a card is in hand. */
async function rollTo(page: Page, title: RegExp): Promise<void> {
  for (let roll = 0; roll < 20 && !title.test((await card(page).textContent()) ?? ""); roll++) await ink(page, "Roll for me");
  await expect(card(page)).toHaveText(title);
}

/** Takes a mail in by pasting it. */
async function paste(page: Page, realm: string, mail: string): Promise<void> {
  await go(page, realm, "post");
  await page.getByRole("textbox", { name: "Paste a message" }).fill(mail);
  await page.getByRole("button", { name: "Read it" }).tap();
  await painted(page);
}

/** What the game master sends a Clan. */
async function dispatched(page: Page, realm: string, clan: string): Promise<string> {
  await go(page, realm, "post");
  return (await handedOut(page, () => page.getByRole("button", { name: new RegExp(`^${clan}: Send realm`) }).tap())).text;
}

async function adopt(page: Page, realm: string, mail: string): Promise<void> {
  await paste(page, realm, mail);
  await page.getByRole("button", { name: "Adopt all" }).tap();
  await painted(page);
}

/** A question for the game master, and all orders of the turn as a file. */
async function ordered(page: Page, realm: string, question: string): Promise<string> {
  await go(page, realm, "post");
  await page.getByRole("textbox", { name: "What for?" }).fill(question);
  await page.getByRole("button", { name: "Add to the orders" }).tap();
  await expect(region(page, "Orders of this turn")).toContainText(question);
  const file = (await handedOut(page, () => ink(page, /^Send the orders/))).text;
  await expect(page.getByRole("contentinfo").getByRole("button", { name: /^Send the orders/ })).toContainText("sent");
  return file;
}

/** The game master settles all orders of a Clan: steps are booked, questions are done with. */
async function settle(page: Page, clan: string): Promise<void> {
  const orders = region(page, clan);
  for (const answer of ["Carry out", "Done"]) {
    const keys = orders.getByRole("button", { name: answer, exact: true });
    while ((await keys.count()) > 0) {
      await keys.first().tap();
      await painted(page);
    }
  }
  await expect(orders).toContainText("All settled");
}

/** Closes both accounts. */
async function close(page: Page, realm: string): Promise<void> {
  await go(page, realm, "");
  // Whichever Clan is looked at comes first.
  for (let open = 2; open > 0; open--) await ink(page, /^Close the account/);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: /^Close the account/ })).toBeHidden();
}

/** The army of a Clan against five Bushi of the Lion in Doji, up to the first dice. */
async function meet(page: Page, realm: string, clan: string, from: string, ground: string, affair: string): Promise<void> {
  await go(page, realm, "");
  await lookAt(page, clan);
  await page.getByRole("link", { name: "Units" }).tap();
  await page.getByRole("link", { name: "War room" }).tap();
  const defender = page.getByRole("main").locator("section").filter({ hasText: "Defender" });
  await defender.getByRole("combobox", { name: "Clan" }).selectOption("Lion");
  await page.getByRole("combobox", { name: "Ground" }).selectOption(ground);
  await ink(page, "To the table");
  await page.getByRole("combobox", { name: "What is fought?" }).selectOption(affair);
  await page.getByRole("combobox", { name: "Where?" }).selectOption("Doji");
  await page.getByRole("combobox", { name: "The attackers come from" }).selectOption(from);
  await ink(page, "Begin");
}

/** Everybody strikes at nothing until another card is in hand. */
async function nobodyHits(page: Page): Promise<void> {
  for (let volley = 0; volley < 6 && /: who hits\?$/.test((await card(page).textContent()) ?? ""); volley++) {
    await say(page, "How many hit?", 0);
  }
}

test("four turns go by mail between a game master and two players", async ({ page, browser }) => {
  test.setTimeout(600_000);
  const [craneContext, crabContext] = [await browser.newContext({ ...test.info().project.use }), await browser.newContext({ ...test.info().project.use })];
  for (const context of [craneContext, crabContext]) await withoutRest(context);
  const [crane, crab] = [await craneContext.newPage(), await crabContext.newPage()];

  // Set-up: first armies and Characters at the game master's; the players know nothing but their Clan.
  const realm = await begin(page, ["Crab", "Crane"]);
  await lookAt(page, "Crab");
  await muster(page, "Hida", 4);
  await lookAt(page, "Crane");
  await muster(page, "Kakita", 6);
  await welcome(page, realm, "Ren", "Crane", 2);
  await welcome(page, realm, "Tetsuo", "Crab", 1);
  await welcome(page, realm, "Hanae", "Lion", 1);
  await go(page, realm, "");
  await ink(page, /^Begin the first turn/);
  await close(page, realm);
  const [craneRealm, crabRealm] = [await begin(crane, ["Crane"]), await begin(crab, ["Crab"])];
  const first = await dispatched(page, realm, "Crab");
  expect(first, "the Crab are told nothing of the Crane").not.toContain("Asahina");
  await adopt(crab, crabRealm, first);
  await adopt(crane, craneRealm, await dispatched(page, realm, "Crane"));

  // Turn 1: a treaty on both sheets, a duel, Court.
  for (const [player, at, province] of [[crane, craneRealm, "Hida"], [crab, crabRealm, "Kakita"]] as const) {
    await go(player, at, "lands");
    await player.getByRole("button", { name: /^Conclude a treaty/ }).tap();
    await player.getByRole("dialog").getByRole("textbox", { name: "The partner’s province" }).fill(province);
    await player.getByRole("dialog").getByRole("button", { name: "Conclude it" }).tap();
    await go(player, at, "");
    await expect(player.getByRole("contentinfo")).toContainText("1 order is not sent");
  }
  await expect(crane.getByRole("main")).toContainText(/left when winter ends|short in turn/);
  const orders = await ordered(crane, craneRealm, "Ren challenges Tetsuo");
  await paste(page, realm, orders);
  await expect(region(page, "Crane")).toContainText("Crab has not ordered this treaty");
  await paste(page, realm, await ordered(crab, crabRealm, "Tetsuo accepts, and cheats"));
  await settle(page, "Crane");
  await settle(page, "Crab");

  await go(page, realm, "deeds");
  await page.getByRole("combobox", { name: "Who acts?" }).selectOption({ label: "Ren (Crane)" });
  await page.getByRole("combobox", { name: "Against whom?" }).selectOption({ label: "Tetsuo (Crab)" });
  await page.getByRole("switch", { name: /^Tetsuo cheats/ }).tap();
  await ink(page, /^Apply/);
  // Tetsuo is caught, beaten, and dies of it.
  await all(page, 1);
  await all(page, 9);
  await all(page, 9);
  await all(page, 1);
  for (let roll = 0; roll < 30; roll++) {
    if (await page.getByText("Nothing is to be rolled.").isVisible()) break;
    if (/life or death/.test((await card(page).textContent()) ?? "")) await all(page, 1);
    else await ink(page, "Roll for me");
  }
  await go(page, realm, "characters");
  await expect(page.getByRole("link", { name: /^Tetsuo/ })).toContainText("dead");

  await go(page, realm, "court");
  for (const who of ["Ren", "Hanae"]) await page.getByRole("checkbox", { name: who }).tap();
  await ink(page, /^Apply/);
  // Ren has taken an action this turn.
  await page.getByRole("button", { name: /anyway/i }).tap();
  await expect(page.getByRole("main")).toContainText("Court was held this turn.");
  await go(page, realm, "");
  await expect(page.getByRole("main")).toContainText("holds the Emperor’s Favor");

  // The end of the turn is taken back and comes again; nothing of it is lost on closing, or without a network.
  const head = page.getByRole("heading", { level: 1 });
  await ink(page, /^End the turn/);
  await expect(head).toContainText("Turn 2");
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(head).toContainText("Turn 1");
  await ink(page, /^End the turn/);
  await page.reload();
  await expect(head).toContainText("Turn 2");
  for (const [player, at, clan] of [[crane, craneRealm, "Crane"], [crab, crabRealm, "Crab"]] as const) {
    await adopt(player, at, await dispatched(page, realm, clan));
    await expect(region(player, "Report of the turn")).toContainText("wins the Emperor’s Favor");
  }
  await expect(region(crab, "Report of the turn")).toContainText("Tetsuo dies");

  // Turn 2: a raid comes home with koku and a captive.
  await close(page, realm);
  await meet(page, realm, "Crane", "Kakita", "open", "A raid");
  await all(page, 5);
  await all(page, 5);
  await rollTo(page, /: who hits\?$/);
  await nobodyHits(page);
  await expect(card(page)).toHaveText("Crane, 6 × Bushi: who reaches the objective?");
  await say(page, "How many count?", 3);
  await say(page, "How many count?", 1);
  await expect(card(page)).toHaveText("What strikes bring: 2");
  for (const face of [1, 5, 8, 2]) {
    await page.getByRole("group", { name: "Faces" }).getByRole("button", { name: `${face}`, exact: true }).tap();
  }
  await ink(page, "Apply");
  await expect(page.getByRole("main")).toContainText("Carried off: koku 6, captives 1, freed 0");
  await ink(page, "Book it");
  await go(page, realm, "queue");
  for (let roll = 0; roll < 20 && !(await page.getByText("Nothing is to be rolled.").isVisible()); roll++) await ink(page, "No roll");
  await go(page, realm, "");
  await ink(page, /^End the turn/);
  await expect(head).toContainText("Turn 3");

  // Turn 3: over a pass, three rounds in which nobody is hit, then to the end.
  await close(page, realm);
  await meet(page, realm, "Crane", "Kakita", "over a pass", "A battle");
  await all(page, 5);
  for (let round = 1; round <= 3; round++) {
    if (/duel/.test((await card(page).textContent()) ?? "")) await all(page, 5);
    await rollTo(page, /: who hits\?$/);
    await nobodyHits(page);
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(`round ${round + 1}`);
  }
  await ink(page, "Finish for me");
  await expect(card(page)).toHaveText("It is over");
  await ink(page, "Book it");
  await go(page, realm, "queue");
  for (let roll = 0; roll < 20 && !(await page.getByText("Nothing is to be rolled.").isVisible()); roll++) await ink(page, "No roll");
  await go(page, realm, "chronicle");
  await expect(region(page, "Battles, with the forecast they had")).toContainText("Turn 3, Doji");
  await go(page, realm, "");
  await ink(page, /^End the turn/);
  await expect(head).toContainText("Turn 4, summer");

  // Turn 4: a landing, in which land units wade; the players read what it came to.
  await close(page, realm);
  await meet(page, realm, "Crab", "Hida", "a landing", "A battle");
  await all(page, 5);
  await rollTo(page, /: who hits\?$/);
  while (!/^Crab/.test((await card(page).textContent()) ?? "")) await say(page, "How many hit?", 0);
  await expect(page.getByRole("main")).toContainText("A die up to 1 hits.");
  await ink(page, "Finish for me");
  await ink(page, "Book it");
  await go(page, realm, "queue");
  for (let roll = 0; roll < 20 && !(await page.getByText("Nothing is to be rolled.").isVisible()); roll++) await ink(page, "No roll");
  for (const [player, at, clan] of [[crane, craneRealm, "Crane"], [crab, crabRealm, "Crab"]] as const) {
    await adopt(player, at, await dispatched(page, realm, clan));
    await go(player, at, "");
    await expect(player.getByRole("heading", { level: 1 })).toContainText("Turn 4, summer");
    await go(player, at, "post");
    await expect(region(player, "Report of the turn")).toBeVisible();
  }

  await waitUntilOffline(crane);
  await gameIsKept(crane, "empire_reborn");
  await craneContext.setOffline(true);
  await crane.reload();
  await expect(region(crane, "Report of the turn")).toBeVisible();
  await go(crane, craneRealm, "");
  await expect(crane.getByRole("heading", { level: 1 })).toContainText("Turn 4, summer");
  await craneContext.close();
  await crabContext.close();
});

test("orders of another campaign are refused whole, and say so", async ({ page, browser }) => {
  const context = await browser.newContext({ ...test.info().project.use });
  await withoutRest(context);
  const player = await context.newPage();
  const [realm, at] = [await begin(page, ["Crab", "Crane"]), await begin(player, ["Crane"])];
  await ink(page, /^Begin the first turn/);
  await adopt(player, at, await dispatched(page, realm, "Crane"));
  const orders = await ordered(player, at, "Two spies to Hida");
  const other = await begin(page, ["Crab", "Crane"]);
  await ink(page, /^Begin the first turn/);
  await paste(page, other, orders);
  await expect(page.getByText("This belongs to another campaign.").first()).toBeVisible();
  await go(page, other, "post");
  await expect(region(page, "Crane")).toContainText("Nothing has come yet");
  await context.close();
});
