// Scenarios that are not whole or not saved: each is said, and each has a way out.

import type { Page } from "@playwright/test";
import { openApp } from "./support/app";
import { handedOut, importFile, press, sheet } from "./support/play";
import { fill, makeRoom } from "./support/room";
import { broken, copied, openPart, openScenarios, toCheck } from "./support/scenarios";
import { expect, test } from "./support/test";

const unsaved = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title of the scenario" });

test("what cannot be put on the table is said before the first turn, mended and taken over again", async ({ page }) => {
  test.slow();
  await broken(page);
  await toCheck(page);
  const faults = page.getByRole("list", { name: "To be mended in the scenario" });
  await expect(faults).toContainText("Enemies and Allies: 3 is not between 1 and 1.");
  const check = page.url();
  await expect(page.getByRole("main")).toContainText("Not put on the table: A Unit of 3 miniatures cannot be here.");
  await expect(page.getByRole("button", { name: "Take the scenario over as it is now" })).toHaveCount(0);

  await faults.getByRole("button", { name: /^Enemies and Allies/ }).tap();
  await page.getByRole("list", { name: "Enemies", exact: true }).getByRole("button", { name: /mend/ }).tap();
  const fewer = sheet(page).getByRole("button", { name: /^Miniatures of each minus 1/ });
  await fewer.tap();
  await fewer.tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Undo" })).toBeEnabled();

  await page.goto(check);
  await expect(faults).toBeVisible();
  await page.getByRole("button", { name: "Take the scenario over as it is now" }).tap();
  await expect(faults).toHaveCount(0);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("link", { name: /^That is where they stand/ })).toBeVisible();
});

test("a table can begin with a scenario that cannot be put on it: the board lies there", async ({ page }) => {
  await broken(page);
  await toCheck(page);
  await press(page.getByRole("button", { name: "Begin turn 1" }));
  await expect(page.getByRole("link", { name: /^That is where they stand/ })).toBeVisible();
});

test("an Investigation that becomes an Adventure and again one keeps its Personae", async ({ page }) => {
  await copied(page, "One Guest Too Many");
  const personae = page.getByRole("list", { name: "Parts of the scenario" }).getByRole("link", { name: /^Investigation/ });
  const before = await personae.textContent();
  await openPart(page, "Title and Champions");
  const kind = page.getByRole("combobox", { name: "Kind of scenario" });
  for (const choice of ["Adventure", "Investigation"]) await kind.selectOption(choice);
  await page.getByRole("contentinfo").getByRole("link", { name: "Done" }).tap();
  await expect(personae).toHaveText(before!);
});

test("a change for which storage has no room stays, is said, and is kept once there is room", async ({ page }) => {
  await copied(page);
  await openPart(page, "Title and Champions");
  await page.evaluate(fill);
  await title(page).fill("The Empty Mill");
  await expect(unsaved(page)).toContainText("storage is full");
  const { text } = await handedOut(page, () => unsaved(page).getByRole("button", { name: "Export" }).tap());
  expect(JSON.parse(text).scenarios[0].name).toBe("The Empty Mill");
  await page.evaluate(makeRoom);
  await title(page).fill("The Empty Mills");
  await expect(unsaved(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue("The Empty Mills");
});

/** The same part in two tabs; the other one wrote, and this one typed "Mine". */
async function overtaken(page: Page): Promise<void> {
  await copied(page);
  await openPart(page, "Title and Champions");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await title(other).fill("Theirs");
  await expect(other.getByRole("contentinfo").getByRole("button", { name: "Undo" })).toBeEnabled();
  await other.close();
  await title(page).fill("Mine");
  await expect(unsaved(page)).toContainText("another tab changed this scenario");
}

test("what another tab overtook is kept as a copy beside it", async ({ page }) => {
  await overtaken(page);
  await title(page).fill("Mine too");
  await unsaved(page).getByRole("button", { name: "Keep mine as a copy" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Copy of Mine too" })).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  const own = page.getByRole("list", { name: "Your scenarios" });
  await expect(own).toContainText("Theirs");
  await expect(own).toContainText("Copy of Mine too");
});

test("what another tab overtook gives way to what is there, and writing goes on", async ({ page }) => {
  await overtaken(page);
  await page.getByRole("button", { name: "Take what the other tab has" }).tap();
  await expect(title(page)).toHaveValue("Theirs");
  await title(page).fill("Ours");
  await page.waitForTimeout(700);
  await expect(unsaved(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue("Ours");
});

/** A board of two areas, the second with that name. */
const yard = (second: string) => ({
  format: "rokugan-board",
  version: 1,
  name: "Yard",
  areas: [
    { id: "a1", name: "Gate", x: 0.2, y: 0.5 },
    { id: "a2", name: second, x: 0.8, y: 0.5 },
  ],
  borders: [{ between: ["a1", "a2"], kind: "single" }],
});

test("a pack whose board has a namesake here brings its own, and says what it is called", async ({ page }) => {
  await openApp(page);
  await openScenarios(page);
  await importFile(page, JSON.stringify(yard("Well")), "yard.json");
  await expect(page.getByText("Imported board: Yard").first()).toBeVisible();
  const scenario = {
    name: "In the yard",
    kind: "adventure",
    max_turns: 6,
    modifiers: { easy: -3, normal: 0, hard: 3 },
    mandatory: [],
    forbidden: [],
    same_clan: "forbidden",
    script: { board: "Yard", objectives: [{ title: "Hold the yard" }], start: ["a1", "a2"] },
  };
  const pack = { format: "rokugan-pack", version: 1, name: "Given", scenarios: [scenario], boards: [yard("Stable")] };
  await importFile(page, JSON.stringify(pack), "given.json");
  await expect(page.getByRole("status").filter({ hasText: "Its board is kept as “Yard (2)”." })).toBeVisible();
  await page.getByRole("link", { name: /^In the yard/ }).tap();
  await openPart(page, "Board");
  await expect(page.getByRole("group", { name: "Where Champions begin" })).toContainText("Stable");
});
