// The forecast: its numbers are those of the headless program, a Movement that is tried changes nothing, and one tap
// makes it.

import { attempt, foreseen, inDanger, lookAhead, openSave, openWhatIf } from "./support/ahead";
import { needProgram, odds } from "./support/native";
import { BALANCED, USUAL, percent } from "./support/odds";
import { FIVE, backToTable, countSteps, demonstration, ink, more, press } from "./support/play";
import { expect, test } from "./support/test";

const [JUN] = FIVE;

test.beforeAll(needProgram);

/** Hida Jun, Outnumbered by the Oni of Size 2: four dice; Honor 4 and 1 more allow Deception. */
const DUEL = {
  kind: "combat",
  champion: {
    dice: 4, ki: 2, deception: true, dishonored: false, ally: false, lp: 6, lp_max: 6, offence_bonus: 0, defence_bonus: 0,
    offence_counts: true, technique: null,
  },
  enemy: { dice: ["black", "black", "black"], lp: 6, offence_bonus: 0, defence_bonus: 0, offence_counts: true, corruption: 1 },
  faces: USUAL,
  weights: BALANCED,
};

test("with one Enemy on the board the forecast is what the headless odds say", async ({ page }) => {
  await openSave(page, "duel");
  await lookAhead(page);
  const answer = odds(DUEL);
  const wounds = answer.taken.reduce((sum, share, taken) => sum + share * Math.min(taken, 6), 0);
  await expect(inDanger(page, JUN)).toContainText(`falls: ${percent(answer.eliminated)}`);
  await expect(inDanger(page, JUN)).toContainText(`Wounds expected: ${wounds.toFixed(1)} in 1 Combat`);
  await expect(inDanger(page, "Doji Aki")).toContainText("nobody attacks");
  const enemies = page.getByRole("list", { name: "What the Enemies would do" });
  await expect(enemies).toContainText("Practice Oni goes from A1 to A3. Fights Hida Jun.");
  await expect(page.locator(".table-board polyline:not(.halo)"), "its arrow on the board").toHaveCount(1);
});

test("a Movement is tried, taken back and made; only the made one is logged", async ({ page }) => {
  await openSave(page, "duel");
  const steps = await countSteps(page);
  await lookAhead(page);
  const before = await inDanger(page, JUN).innerText();
  await openWhatIf(page);
  await attempt(page, "A5");
  const told = page.getByRole("list", { name: "What if …" });
  await expect(told).toContainText(/Jun falls: .*, then/);
  await page.getByRole("button", { name: "Take it back" }).tap();
  await expect(told).toBeHidden();
  await expect.poll(() => inDanger(page, JUN).innerText()).toBe(before);
  await backToTable(page);
  expect(await countSteps(page)).toBe(steps);

  await lookAhead(page);
  await openWhatIf(page);
  await attempt(page, "A5");
  await press(ink(page, /^Move Jun to A5/));
  await foreseen(page);
  await expect(page.getByRole("list", { name: "What the Enemies would do" })).toContainText("to A5. No Combat.");
  await backToTable(page);
  expect(await countSteps(page)).toBe(steps + 1);
});

test("a crowded board is foreseen, most danger first", async ({ page }) => {
  await openSave(page, "crowd");
  await page.getByRole("link", { name: "Look ahead" }).tap();
  await foreseen(page);
  const lines = await page.getByRole("list", { name: "Who is in danger" }).getByRole("listitem").allInnerTexts();
  expect(lines).toHaveLength(5);
  const share = (line: string) => (/falls: (under )?(\d+)%/.exec(line) ?? []).slice(1);
  const shares = lines.map((line) => (share(line)[0] ? 0.5 : Number(share(line)[1] ?? 0)));
  expect([...shares].sort((a, b) => b - a)).toEqual(shares);
  await expect(page.getByRole("list", { name: "What the Enemies would do" }).getByRole("listitem")).toHaveCount(12);
});

test("without a board it says so and leads to the boards", async ({ page }) => {
  await demonstration(page);
  await more(page, /^Look ahead/);
  await expect(page.getByRole("main")).toContainText("Without a board");
  await page.getByRole("link", { name: "Boards" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Boards/ })).toBeVisible();
});
