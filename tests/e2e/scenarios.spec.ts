// Scenarios: played with their events and objectives, written part by part, shared, tried out.

import { openApp } from "./support/app";
import { leadOn } from "./support/enemies";
import { FIVE, WATCHTOWER, chooseOrder, endActivation, handedOut, importFile, ink, press, sheet, step, takeSeat, toStep } from "./support/play";
import { FORD, closePart, copied, event, fordTable, noStart, openPart, openScenario, openScenarios, setTurn, strip } from "./support/scenarios";
import { fill, makeRoom } from "./support/room";
import { expect, test } from "./support/test";

test("an event stays on the table until somebody has seen to it, also after a reload, and Undo brings it back", async ({ page }) => {
  test.slow();
  await fordTable(page);
  await expect(strip(page)).toContainText("The crossing");
  await expect(page.locator(".story-event")).toHaveCount(0);
  await setTurn(page, 1, 4);
  await expect(strip(page)).toContainText("The ferry house");
  await expect(event(page, 3)).toContainText("Wood splinters");
  await expect(event(page, 4)).toContainText("Onto the board: Practice Oni");
  await expect(ink(page, /2 events wait/)).toBeVisible();
  await page.reload();
  await expect(event(page, 3)).toBeVisible();
  await event(page, 3).getByRole("button", { name: /^Done/ }).tap();
  await expect(event(page, 3)).toHaveCount(0);
  await event(page, 4).getByRole("button", { name: /^They come/ }).tap();
  await expect(page.locator(".story-event")).toHaveCount(0);
  await page.reload();
  await expect(strip(page)).toBeVisible();
  await expect(page.locator(".story-event")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("button", { name: /^Undo/ }).tap();
  await expect(event(page, 4)).toBeVisible();
});

test("objectives are judged by hand over the app’s count, and the scenario ends the game", async ({ page }) => {
  await fordTable(page);
  await strip(page).tap();
  await expect(sheet(page)).toContainText("Take the tax chest");
  await expect(sheet(page)).toContainText("3 Champions are Eliminated or Corrupted");
  await sheet(page).getByRole("button", { name: "Take the tax chest: it is met" }).tap();
  await sheet(page).getByRole("button", { name: "Fell the Oni: it is met" }).tap();
  await expect(sheet(page).getByText("by hand")).toHaveCount(2);
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("main")).toContainText("Every objective is met.");
  await page.getByRole("main").getByRole("button", { name: "End it" }).tap();
  await expect(sheet(page)).toContainText("The scenario says: met");
  await expect(sheet(page)).toContainText("The chest is in your hands and the Oni has fallen.");
});

test("that the scenario is decided is said in the Enemies Phase too, by what, and it can be ended there", async ({ page }) => {
  await fordTable(page);
  await chooseOrder(page, FIVE);
  for (const _ of FIVE) await endActivation(page);
  await strip(page).tap();
  await sheet(page).getByRole("button", { name: "Take the tax chest: it is met" }).tap();
  await sheet(page).getByRole("button", { name: "Fell the Oni: it is met" }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await leadOn(page);
  await expect(page.getByRole("main")).toContainText("Every objective is met. The game ends.");
  await page.getByRole("main").getByRole("button", { name: "End it" }).tap();
  await expect(sheet(page)).toContainText("The scenario says: met");
});

test("two players of a practice scenario have practice Companions, and the last check names who the scenario puts there", async ({ page }) => {
  await openScenario(page);
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^Play/ }));
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "2 players" }).tap();
  for (const place of [3, 4, 5]) {
    await expect(page.getByRole("button", { name: new RegExp(`^Seat ${place}: Practice Bushi`) })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /^Type in/ }), "no card is to be typed in").toHaveCount(0);
  for (const next of ["Objectives", "Board", "Check"]) await toStep(page, next);
  await expect(page.getByRole("main")).toContainText(/Enemies\s*Practice Goblin ×3, Practice Zombie ×4/);
});

test("a copy is written part by part, its faults stand at their fields, and Undo takes a change back", async ({ page }) => {
  test.slow();
  await copied(page);
  await openPart(page, "Title and Champions");
  await page.getByRole("textbox", { name: "Title of the scenario" }).fill("The Empty Mill");
  await closePart(page);
  await expect(page.getByRole("heading", { level: 1, name: "The Empty Mill" })).toBeVisible();

  await openPart(page, "Board");
  const start = page.getByRole("group", { name: "Where Champions begin" });
  await noStart(page);
  await expect(start).toContainText("At least one is needed.");
  await closePart(page);
  await expect(page.getByRole("list", { name: "Parts of the scenario" })).toContainText("to mend");
  await openPart(page, "Board");
  await page.getByRole("group", { name: "Where Champions begin" }).getByRole("combobox").selectOption({ index: 5 });
  await page.getByRole("group", { name: "Where Champions begin" }).getByRole("combobox").selectOption({ index: 6 });
  await closePart(page);

  await openPart(page, "Events");
  await page.getByRole("button", { name: "Add an event" }).tap();
  await sheet(page).getByRole("textbox", { name: "What happens" }).fill("A bell rings.");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("list", { name: "Events" })).toContainText("A bell rings.");
  await page.reload();
  await expect(page.getByRole("list", { name: "Events" })).toContainText("A bell rings.");
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("list", { name: "Events" })).not.toContainText("A bell rings.");
});

test("a scenario is handed out with its board and taken in on another phone; an unfinished one too, and says so", async ({ page }) => {
  await copied(page);
  const file = await handedOut(page, () => page.getByRole("button", { name: /^Share as a file/ }).tap());
  const pack = JSON.parse(file.text);
  expect(pack.format).toBe("rokugan-pack");
  expect(pack.scenarios).toHaveLength(1);
  await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  await page.getByRole("button", { name: /^Copy of .*: more$/ }).tap();
  await sheet(page).getByRole("button", { name: /^Delete/ }).tap();
  await expect(page.getByRole("main")).toContainText("No scenario of your own yet");
  await importFile(page, file.text, file.name);
  await expect(page.getByRole("list", { name: "Your scenarios" })).toContainText(FORD);

  pack.scenarios[0].script.enemies[0].areas = ["a99"];
  await importFile(page, JSON.stringify(pack), "faulty.json");
  await expect(page.getByRole("status").filter({ hasText: "1 thing is to be mended" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Your scenarios" })).toContainText("1 thing to mend");
});

test("those who are after somebody can be after several", async ({ page }) => {
  await copied(page);
  const file = await handedOut(page, () => page.getByRole("button", { name: /^Share as a file/ }).tap());
  const pack = JSON.parse(file.text);
  const [one, other] = FIVE;
  pack.scenarios[0].name = "Two names";
  pack.scenarios[0].mandatory = [one, other];
  pack.scenarios[0].script.enemies[0].behaviour = { assassination: { targets: [one] } };
  await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  await importFile(page, JSON.stringify(pack), "names.json");
  await page.getByRole("link", { name: /^Two names/ }).tap();
  await openPart(page, "Enemies and Allies");
  const first = page.getByRole("list", { name: "Enemies" }).getByRole("button").first();
  const named = sheet(page).getByRole("group", { name: "Whom they are after" });
  await first.tap();
  await expect(named.getByRole("checkbox", { name: one })).toBeChecked();
  await named.getByRole("checkbox", { name: other }).tap();
  await page.reload();
  await first.tap();
  for (const name of [one, other]) await expect(named.getByRole("checkbox", { name })).toBeChecked();
  for (const name of [one, other]) await named.getByRole("checkbox", { name }).tap();
  await expect(named).toContainText("At least one is needed.");
});

test("a scenario whose board is missing says what to do, and plays without it", async ({ page }) => {
  await copied(page);
  const file = await handedOut(page, () => page.getByRole("button", { name: /^Share as a file/ }).tap());
  const pack = JSON.parse(file.text);
  pack.scenarios[0].name = "Lost board";
  pack.scenarios[0].script.board = "The Sunken Court";
  await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  await importFile(page, JSON.stringify(pack), "lost.json");
  await page.getByRole("link", { name: /^Lost board/ }).tap();
  await expect(page.getByRole("main")).toContainText("The board “The Sunken Court” is not on this device.");
  await expect(page.getByRole("main")).toContainText("or play without a board");
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^Play/ }));
  for (const next of ["Champions", "Objectives", "Board"]) await toStep(page, next);
  await expect(page.getByRole("main")).toContainText("The board “The Sunken Court” is not on this device.");
  await expect(page.getByRole("main").getByRole("button", { name: "Import" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^No board/ })).toBeChecked();
});

test("a hundred games are played without the page standing still, and can be stopped", async ({ page }) => {
  test.slow();
  await openScenario(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Try out" }).tap();
  await expect(page.getByRole("main")).toContainText("Your table will play otherwise.");
  await press(page.getByRole("contentinfo").getByRole("button", { name: /^Play them/ }));
  await expect(page.getByRole("main")).toContainText(/[1-9]\d* of 100 games/);
  const stop = page.getByRole("contentinfo").getByRole("button", { name: "Stop", exact: true });
  await press(stop);
  await expect(stop).toBeHidden();
  const stopped = await page.getByRole("main").getByText(/of 100 games/).innerText();
  await expect(page.getByRole("main").getByText(/^Won:/)).toBeVisible();
  await expect(page.getByRole("table").first()).toContainText("Turns played");
  await expect(page.getByRole("main").getByText(/of 100 games/)).toHaveText(stopped);
});

test("a scenario that cannot be read is kept and offered", async ({ page }) => {
  await openApp(page);
  const broken = '{"format":"rokugan-pack","version":1,';
  await page.evaluate((text) => localStorage.setItem("rokugan.scenario.broken.3", text), broken);
  await openScenarios(page);
  await expect(page.getByRole("main")).toContainText("A scenario could not be read.");
  const file = await handedOut(page, () => page.getByRole("button", { name: "Download" }).tap());
  expect(file.text).toBe(broken);
  expect(await page.evaluate(() => localStorage.getItem("rokugan.scenario.broken.3"))).toBe(broken);
});

test("a single player sees on the table how far the Glory is from the third condition of victory", async ({ page }) => {
  await openApp(page);
  await page.getByRole("link", { name: "New table" }).tap();
  await page.getByRole("radio", { name: WATCHTOWER }).tap();
  await toStep(page, "Champions");
  await page.getByRole("radio", { name: "1 player", exact: true }).tap();
  await takeSeat(page, 1, { champion: FIVE[0] });
  await takeSeat(page, 2, { champion: "Practice Bushi" });
  for (const next of ["Objectives", "Board", "Check"]) await toStep(page, next);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  const line = page.getByRole("main").getByText(/^Alone: Jun needs more Glory than the Companions/);
  await expect(line).toBeVisible();
  await chooseOrder(page, []);
  for (let glory = 0; glory < 3; glory++) await step(page, FIVE[0], "Glory", 1);
  await expect(page.getByRole("main").getByText(/^Alone: Jun has more Glory than the Companions/)).toBeVisible();
});

test("a pack of which only the board would fit leaves nothing behind, and comes in once there is room", async ({ page }) => {
  await copied(page);
  const file = await handedOut(page, () => page.getByRole("button", { name: /^Share as a file/ }).tap());
  const pack = JSON.parse(file.text);
  const area = { x: 0.2, y: 0.2, elevated: false, indoor: false };
  const areas = ["a1", "a2"].map((id) => ({ ...area, id, name: `Hut ${id}` }));
  const board = { format: "rokugan-board", version: 1, name: "Own yard", areas, borders: [], exits: [], reinforcements: [], routes: [] };
  pack.boards = [board];
  pack.scenarios[0].name = "At the own yard";
  await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  const documents = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^rokugan\.(board|scenario|library)\./.test(key)).sort());
  const before = await documents();
  const left = JSON.stringify(board).length + 400;
  expect(JSON.stringify(pack.scenarios[0]).length, "the scenario needs more than is left").toBeGreaterThan(left);
  await page.evaluate((size) => localStorage.setItem("filler.reserve", "x".repeat(size)), left);
  await page.evaluate(fill);
  await page.evaluate(() => localStorage.removeItem("filler.reserve"));
  await importFile(page, JSON.stringify(pack), "yard.json");
  await expect(page.getByRole("main")).toContainText("Storage is full: nothing was added.");
  expect(await documents()).toEqual(before);
  await page.evaluate(makeRoom);
  await importFile(page, JSON.stringify(pack), "yard.json");
  await expect(page.getByRole("list", { name: "Your scenarios" })).toContainText("At the own yard");
  expect((await documents()).filter((key) => key.startsWith("rokugan.board."))).toHaveLength(1);
});
