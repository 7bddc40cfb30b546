// The board on a table: everybody is put on it, walks over it, is seen on it; whatever makes no sense is said.

import { openApp } from "./support/app";
import { FORD, asList, carry, lay, put, row, toField, tray } from "./support/places";
import { keptPictures, map, newBoard, openNew, photograph, placeArea, tapMap } from "./support/board";
import { needProgram, show } from "./support/native";
import {
  FIVE, addEnemies, backToTable, chooseOrder, demonstration, expectGauges, line, openLog, prepared, press, reading, share, sheet, step, toStep,
} from "./support/play";
import { mirrored } from "./support/saves";
import { expect, expectAccessible, test } from "./support/test";

const [JUN] = FIVE;
const GIVEN = FIVE.map((name) => name.split(" ")[1]!);
const undo = { name: "Undo", exact: true } as const;

/** The areas somebody stands in, as the headless program says. */
function areas(file: string): string[] {
  const { board } = show(file) as unknown as { board: { positions: { area: string }[] } };
  return board.positions.map(({ area }) => area);
}

/** The demonstration table, from wherever one is. */
async function fromHome(page: Parameters<typeof demonstration>[0]): Promise<void> {
  await openApp(page, "#/");
  await page.getByRole("button", { name: "Demonstration table" }).first().tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
}

/** The demonstration table on the Willow Ford, the first Champion acting. */
async function onTheFord(page: Parameters<typeof demonstration>[0]): Promise<void> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await toField(page);
  await lay(page, "The Willow Ford");
}

test("a table is set up with a board and an Enemy, and all are put on it one after the other", async ({ page }) => {
  await openApp(page);
  await prepared(page);
  await page.getByRole("radio", { name: /^The Willow Ford/ }).tap();
  await expectAccessible(page);
  await toStep(page, "Enemies");
  await page.getByRole("button", { name: "Practice Goblin: one more" }).tap();
  // The card of whoever comes is typed in where it is chosen.
  await page.getByRole("button", { name: /^Type in the chosen card/ }).tap();
  await expect(sheet(page).getByRole("heading", { name: "Card of Practice Goblin" })).toBeVisible();
  await sheet(page).getByRole("textbox", { name: "Life", exact: true }).fill("4");
  await sheet(page).getByRole("button", { name: "Keep the card" }).tap();
  await expect(page.getByRole("button", { name: /^Type in the chosen card/ })).toContainText("Life 4");
  await expect(page.getByRole("button", { name: /^Type in another card/ })).toBeVisible();
  await page.getByRole("link", { name: /^Check/ }).tap();
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("heading", { level: 1, name: /^Board The Willow Ford/ })).toBeVisible();
  await expect(tray(page).getByRole("button")).toHaveText([...FIVE, /Practice Goblin$/]);
  // The first is in hand, and each that is put down makes way for the next.
  for (const area of ["West Bank", "West Bank", "South Road", "North Road", "Ferry House", "Mill"] as const) {
    await tapMap(page, FORD[area]);
  }
  await expect(tray(page)).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Is this where everyone stands?");
  await expectAccessible(page);

  await page.reload();
  await asList(page);
  await expect(row(page, "West Bank")).toContainText(`${FIVE[0]}, ${FIVE[1]}.`);
  await expect(row(page, "South Road")).toContainText(FIVE[2]);
  await expect(row(page, "Ferry House")).toContainText("Next to East Bank (single, 1 AP)");
  await page.getByRole("link", { name: "That is where they stand" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
});

test("new Enemies stand beside the board until two taps or a drag put them right; each is one step", async ({ page }) => {
  await onTheFord(page);
  const waiting = await tray(page).getByRole("button").count();
  for (let figures = 0; figures < waiting; figures++) await tapMap(page, FORD[figures < 2 ? "West Bank" : "Mill"]);
  await expect(tray(page)).toBeHidden();
  await backToTable(page);
  await addEnemies(page, "Practice Goblin", 2);
  await expect(page.getByRole("main")).toContainText("2 beside the board");
  await page.getByRole("main").getByRole("button", { name: "Board" }).tap();
  await put(page, /Goblin C/, "Hill");
  // The second is in hand by itself.
  await tapMap(page, FORD["East Bank"]);
  await expect(tray(page)).toBeHidden();
  await expect(page.locator(".toast")).toContainText("East Bank");

  await carry(page, "Hill", "Ferry House");
  await asList(page);
  await expect(row(page, "Ferry House")).toContainText(/Goblin C\./);
  await expect(row(page, "Hill")).not.toContainText("Goblin");
  await page.getByRole("button", undo).first().tap();
  await expect(row(page, "Hill")).toContainText(/Goblin C\./);
});

test("a Movement shows its costs, and a Disengagement charges AP and Honor by itself", async ({ page }) => {
  needProgram();
  await onTheFord(page);
  await put(page, FIVE[0], "Ford");
  const enemy = tray(page).getByRole("button", { name: /Zombie A/ });
  await enemy.tap();
  await tapMap(page, FORD.Ford);
  await backToTable(page);
  const [ap, honor] = [await reading(page, JUN, "AP"), await reading(page, JUN, "Honor")];

  await page.getByRole("button", { name: /^Move / }).tap();
  await asList(page);
  // A single border, and one AP more for leaving an opponent behind.
  await expect(row(page, "West Bank")).toContainText("2 AP, −2 Honor.");
  await expect(row(page, "Mill")).toContainText("3 AP, −2 Honor.");
  await expect(row(page, "Ford")).toContainText("Stands here.");
  await page.getByRole("link", { name: "Map", exact: true }).tap();
  await expect(page.getByRole("radiogroup", { name: "Leaving opponents behind" })).toBeVisible();
  await expectAccessible(page);
  await tapMap(page, FORD["West Bank"]);

  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expect(page.locator(".toast")).toContainText(`${JUN}: West Bank.`);
  await expectGauges(page, JUN, { AP: ap - 2, Honor: honor - 2 });
  await openLog(page);
  const { path } = await share(page);
  const jun = show(path).champions[0]!;
  expect([jun.ap, jun.honor]).toEqual([ap - 2, honor - 2]);
  expect(areas(path)).toEqual(["a4", "a5"]);

  await backToTable(page);
  await page.getByRole("contentinfo").getByRole("button", undo).tap();
  await expectGauges(page, JUN, { AP: ap, Honor: honor });
});

test("a full area is refused for its room, by the way that would lead there", async ({ page }) => {
  await onTheFord(page);
  await put(page, JUN, "North Road");
  for (const name of FIVE.slice(1)) await put(page, name, "South Road");
  await backToTable(page);
  await page.getByRole("button", { name: /^Move / }).tap();
  await tapMap(page, FORD["South Road"]);
  await expect(page.getByRole("main")).toContainText("South Road has no room left.");
  await expect(page.getByRole("main")).toContainText(/North Road, .*, South Road/);
  await expect(page.getByRole("main")).not.toContainText("not adjacent");
});

test("Healing knows from the board whether an Enemy is in the area", async ({ page }) => {
  await onTheFord(page);
  await put(page, JUN, "Ford");
  await put(page, /Zombie A/, "Mill");
  await backToTable(page);
  await step(page, JUN, "Life", -1);
  const actions = () => page.getByRole("link", { name: `All actions of ${JUN}` }).tap();
  const healing = page.getByRole("main").getByRole("listitem").filter({ hasText: "Healing" });
  await actions();
  await healing.getByRole("button", { name: /^Healing / }).tap();
  await expect(sheet(page).getByRole("radio", { name: "No Enemy" })).toBeChecked();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await backToTable(page);
  await toField(page);
  await carry(page, "Mill", "Ford");
  await backToTable(page);
  await actions();
  await expect(healing).toContainText("An Enemy is in the area.");
  await expect(healing.getByRole("button", { name: "Healing: do it anyway" })).toBeVisible();
});

test("too far is possible all the same, and a way of one's own goes area by area", async ({ page }) => {
  await onTheFord(page);
  await put(page, FIVE[0], "North Road");
  await backToTable(page);
  const ap = await reading(page, JUN, "AP");
  await page.getByRole("button", { name: /^Move / }).tap();
  await page.getByRole("button", { name: /^Your own way/ }).tap();
  for (const area of ["West Bank", "Ford", "South Road"] as const) await tapMap(page, FORD[area]);
  await expect(page.getByRole("main")).toContainText("North Road, West Bank, Ford, South Road");
  await tapMap(page, FORD["South Road"]);
  await expect(page.getByRole("main")).not.toContainText("Ford, South Road");
  await press(page.getByRole("button", { name: "Move", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: /^Turn 1/ })).toBeVisible();
  await expectGauges(page, JUN, { AP: ap - 2 });

  // Too few for the double border of the Hill.
  for (let left = ap - 2; left > 1; left--) await step(page, JUN, "AP", -1);
  await expectGauges(page, JUN, { AP: 1 });
  await page.getByRole("button", { name: /^Move / }).tap();
  await tapMap(page, FORD.Hill);
  await expect(page.getByRole("main").locator(".note")).toContainText("Rulebook p.");
  await page.getByRole("main").getByRole("button", { name: "Do it anyway" }).tap();
  await expect(page.locator(".toast")).toContainText(`${JUN}: Hill.`);
});

test("an overfull area is told, and one undo takes one figure back", async ({ page }) => {
  await onTheFord(page);
  for (let figures = 0; figures < 5; figures++) await tapMap(page, FORD.Ford);
  const warning = page.getByRole("main").locator(".note");
  await expect(warning).toContainText(/Ford: Size \d+, room for 4\./);
  await expectAccessible(page);
  const before = await tray(page).getByRole("button").count();
  await page.getByRole("contentinfo").getByRole("button", undo).tap();
  await expect(tray(page).getByRole("button")).toHaveCount(before + 1);
});

test("the list does what the map does", async ({ page }) => {
  await onTheFord(page);
  await asList(page);
  await tray(page).getByRole("button", { name: FIVE[2] }).tap();
  await row(page, "Willows").tap();
  await expect(row(page, "Willows")).toContainText(FIVE[2]);
  await page.getByRole("button", { name: "Let go" }).tap();
  await row(page, "Willows").tap();
  await expect(page.getByRole("main")).toContainText("Willows. Tap an area.");
  await row(page, "South Road").tap();
  await expect(row(page, "South Road")).toContainText(FIVE[2]);
  await row(page, "South Road").tap();
  await page.getByRole("button", { name: "Off the board" }).tap();
  await expect(tray(page)).toContainText(GIVEN[2]!);
  await expectAccessible(page);
});

test("another board keeps those it can, and nothing drawn later moves under a running table", async ({ page }) => {
  await newBoard(page, "Ours");
  await placeArea(page, [0.3, 0.3], "Gate");
  await placeArea(page, [0.7, 0.6], "Court");
  await fromHome(page);
  await chooseOrder(page, [JUN]);
  await toField(page);
  await lay(page, "Ours");
  await tapMap(page, [0.3, 0.3]);
  await expect(page.locator(".toast")).toContainText("Gate");

  // The library's board goes on without the table.
  await openApp(page, "#/boards");
  await page.getByRole("link", { name: /^Ours/ }).tap();
  await tapMap(page, [0.3, 0.3]);
  await page.getByRole("textbox", { name: "Name of the area" }).fill("Ruin");
  await openApp(page, "#/");
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await toField(page);
  await asList(page);
  await expect(row(page, "Gate")).toContainText(JUN);
  await expect(row(page, "Ruin")).toHaveCount(0);

  // Laid again, whoever stands in an area that both have stays.
  await page.getByRole("button", { name: "Board: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Another board/ }).tap();
  await lay(page, "Ours");
  await expect(row(page, "Ruin")).toContainText(JUN);
});

test("a tap without a figure, a figure beside the board, and a board that is taken up in the middle are answered", async ({ page }) => {
  await onTheFord(page);
  await page.getByRole("button", { name: "Let go" }).tap();
  await tapMap(page, FORD.Mill);
  await expect(page.locator(".toast")).toContainText("Nobody stands in Mill.");

  const moves = page.url().replace(/\/board.*/, "/board/move/1");
  await openApp(page, moves.slice(moves.indexOf("#")));
  await expect(page.getByRole("main")).toContainText("has no place on the board yet");
  await page.getByRole("link", { name: "Put it on the board" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Board/ })).toBeVisible();
  await tapMap(page, FORD.Mill);

  await openApp(page, moves.slice(moves.indexOf("#")));
  await page.getByRole("button", { name: "Board: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Take the board up/ }).tap();
  await expect(page.getByRole("main")).toContainText("The app then asks what it must know");
  await expect(map(page)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("button", undo).tap();
  await expect(map(page)).toBeVisible();
  await backToTable(page);
  // Without a board the costs are said as before.
  await toField(page);
  await page.getByRole("button", { name: "Board: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Take the board up/ }).tap();
  await backToTable(page);
  await page.getByRole("button", { name: /^Move / }).tap();
  await expect(sheet(page).getByRole("button", { name: "Move", exact: true })).toBeVisible();
});

test("Line of Sight says in words what the map shows", async ({ page }) => {
  await onTheFord(page);
  await put(page, FIVE[0], "North Road");
  await put(page, FIVE[1], "West Bank");
  await page.getByRole("button", { name: "Board: more" }).tap();
  await sheet(page).getByRole("link", { name: /^Line of Sight/ }).tap();
  const main = page.getByRole("main");
  await expect(main).toContainText(`${JUN} sees`);
  await expect(main).toContainText(/Direct: Mill, West Bank \(Doji Aki\), Ford/);
  await main.getByRole("button", { name: FIVE[1] }).tap();
  await expect(main).toContainText(`${FIVE[1]} sees`);
  await expectAccessible(page);
  await asList(page);
  await expect(row(page, "Ford")).toContainText("In Direct Line of Sight.");
  await expect(row(page, "Hill")).toContainText("In Indirect Line of Sight.");
});

test("the photograph stays with the table, whatever becomes of the library’s board", async ({ page }) => {
  await newBoard(page, "Ours");
  await placeArea(page, [0.3, 0.3], "Gate");
  await page.getByRole("button", { name: "Ours: more" }).tap();
  const choosing = page.waitForEvent("filechooser");
  await sheet(page).getByRole("button", { name: /photograph under it/ }).tap();
  const buffer = await photograph(page, 390, 372);
  await (await choosing).setFiles({ name: "table.jpg", mimeType: "image/jpeg", buffer });
  await map(page).locator("image").waitFor();
  await fromHome(page);
  await chooseOrder(page, [JUN]);
  await toField(page);
  await lay(page, "Ours");
  await map(page).locator("image").waitFor();
  await expect.poll(async () => (await keptPictures(page)).length).toBe(2);

  // Deleted, and the bin emptied by another that is deleted after it.
  for (const name of ["Ours", "Other"]) {
    await openApp(page, "#/boards");
    if (name === "Other") {
      await openNew(page, name);
      await sheet(page).getByRole("button", { name: /^Empty ground/ }).tap();
      await page.getByRole("link", { name: "Back to the boards" }).tap();
    }
    await page.getByRole("button", { name: `${name}: more` }).tap();
    await sheet(page).getByRole("button", { name: /^Delete/ }).tap();
    await expect(sheet(page)).toBeHidden();
  }
  // What is deleted in one copy of the saves alone comes back with the other.
  await mirrored(page);
  await page.reload();
  await expect.poll(async () => (await keptPictures(page)).length).toBe(1);
  await openApp(page, "#/");
  await page.getByRole("link", { name: /^Continue/ }).tap();
  await toField(page);
  await expect(map(page).locator("image")).toBeVisible();
});

test("what lies on an area is said once, stands on the board, and is seen when one looks back", async ({ page }) => {
  await onTheFord(page);
  await asList(page);
  await page.getByRole("button", { name: "Board: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Tokens and scenery/ }).tap();
  await sheet(page).getByLabel("Area").selectOption("Mill");
  await sheet(page).getByLabel("Add what lies there").selectOption("Event");
  await sheet(page).getByRole("button", { name: "Number plus 1" }).tap();
  await sheet(page).getByLabel("Note").fill("the lamp");
  await expectAccessible(page);
  await press(sheet(page).getByRole("button", { name: "Keep what lies there" }));
  await page.keyboard.press("Escape");
  await expect(row(page, "Mill")).toContainText("Event 2: the lamp");
  await page.reload();
  await expect(row(page, "Mill")).toContainText("Event 2: the lamp");
  await backToTable(page);
  await openLog(page);
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: "On Mill now: Event 2: the lamp" });
  await entry.getByRole("button").first().tap();
  await page.getByRole("link", { name: "See the table then" }).tap();
  await expect(page.getByRole("img", { name: "The board with everybody on it" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Event 2: the lamp");
});

test("a board that lies is one tap from the table, the figures one from the board, and looking back shows it", async ({ page }) => {
  await onTheFord(page);
  await put(page, JUN, "West Bank");
  await backToTable(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Board", exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Board The Willow Ford/ })).toBeVisible();
  await page.getByRole("link", { name: "Figures: Enemies and Allies" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Enemies and Allies/ })).toBeVisible();
  await backToTable(page);
  await openLog(page);
  await line(page, /West Bank/).getByRole("button").first().tap();
  await page.getByRole("link", { name: "See the table then" }).tap();
  await expect(page.getByRole("main").locator(".table-board .map")).toBeVisible();
});
