// Combats and tests entered die by die: two examples of the rulebook with their final gauges, the taps they take, a
// reload in the middle, and the way back.

import type { Locator, Page } from "@playwright/test";
import { boxOf, openApp } from "./support/app";
import { apply, applyInk, attack, countTaps, dice, fighter, mark, onTable, palette, reroll, target, total, totals } from "./support/dice";
import { comesFirst } from "./support/later";
import {
  FIVE,
  addEnemies,
  chooseOrder,
  demonstration,
  endActivation,
  expectGauges,
  importCards,
  line,
  newTable,
  openCard,
  openLog,
  press,
  sheet,
} from "./support/play";
import { expect, test } from "./support/test";

const [JUN, AKI, REN, MEI, TAO] = FIVE;

/** A value somebody typed in. */
const typed = (value: unknown) => ({ from: "entered", value });

function champion(name: string, clan: string, honor: number, more: object = {}) {
  return {
    name, clan, destiny: typed(1), keywords: [], life: typed(5), weakened_at: typed(2), ap: typed(6), honor: typed(honor),
    ki: typed(3), size: typed(1), melee: typed(5), ranged: typed("never"), note: "", ...more,
  };
}

/** The cards of the rulebook's examples, with what is printed only on the cards made up. */
const PACK = JSON.stringify({
  format: "rokugan-pack",
  version: 1,
  name: "Examples",
  champions: [
    champion("Matsu Tsuko", "lion", 5, {
      technique: { needs: { fire: 2, air: 1 }, offence: 1 },
      power: { honor_outnumbered: 1, dice_outnumbered: "kept" },
    }),
    champion("Togashi Mitsu", "dragon", 3),
  ],
  enemies: [
    {
      name: "Armored Oni", kind: "enemy", ap: typed(4), life: typed(6), size: typed(2), keywords: [],
      melee: typed({ white: 0, gray: 0, black: 3 }), ranged: typed("never"), glory: typed(3), note: "",
    },
  ],
});

/** A table with the Champions of the examples; that one acts. */
async function examples(page: Page, acts: string): Promise<void> {
  await openApp(page);
  await importCards(page, PACK, "examples.rokugan.json");
  const five = ["Matsu Tsuko", "Togashi Mitsu", JUN, AKI, MEI];
  await newTable(page, undefined, five.map((champion) => ({ champion })));
  await chooseOrder(page, [acts, ...five.filter((name) => name !== acts)]);
  await addEnemies(page, "Armored Oni", 1);
  await openCard(page, acts);
}

test("case 2: Matsu Tsuko against an Armored Oni, with the final gauges of the example", async ({ page }) => {
  await examples(page, "Matsu Tsuko");
  await attack(page);
  await page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^Outnumbered/ }).tap();
  await expect(page.getByText(/keeps all dice though Outnumbered/)).toBeVisible();
  await dice(page, "Fire", "Fire", "Earth", "Water", "Void");
  await totals(page, 2, 2);
  await reroll(page, [2, 3, 4], "Fire", "Earth", "Air");
  await reroll(page, [3], "Air");
  await expect(page.getByRole("main")).toContainText("Secret Technique +1");
  await expect(page.getByRole("main")).toContainText("Wounds to Armored Oni, Life 6");
  await apply(page);
  await expectGauges(page, "Matsu Tsuko", { Life: 5, AP: 3, Honor: 8, Ki: 2 });

  await page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(applyInk(page), "the last look stands there again, as it was applied").toBeVisible();
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await expectGauges(page, "Matsu Tsuko", { Life: 5, AP: 6, Honor: 5, Ki: 3 });
});

test("how a Combat came about stands in the log, and one of its dice is put right there", async ({ page }) => {
  await examples(page, "Matsu Tsuko");
  await attack(page);
  await page.getByRole("radiogroup", { name: "Sizes" }).getByRole("radio", { name: /^even/i }).tap();
  await dice(page, "Fire", "Fire", "Earth", "Water", "Void");
  await totals(page, 2, 1);
  await apply(page);
  await openLog(page);
  const entry = line(page, /Combat: Matsu Tsuko/);
  await entry.getByRole("button").first().tap();
  await entry.getByRole("button", { name: "How it came about" }).tap();
  await expect(entry).toContainText("Matsu Tsuko rolls Fire, Fire, Earth, Water, Void.");
  await expect(entry, "the subtraction").toContainText("Armored Oni takes 1 Wound: 2 Offensive against 1 Defensive.");
  const told = entry.locator(".retold");
  const lines = await told.getByRole("listitem").count();
  expect(lines, "one at least for each of the ten steps").toBeGreaterThanOrEqual(10);
  await expect(told.getByRole("button", { name: /^Rulebook p\. \d+/ }), "every line has its rule").toHaveCount(lines);
  await told.getByRole("button", { name: /^Rulebook/ }).last().tap();
  await expect(sheet(page)).toContainText(/Rulebook p\. \d+/);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();

  await entry.getByRole("button", { name: /^Correct this/ }).tap();
  await expect(sheet(page).getByRole("heading", { level: 2 }), "it opens at its heading").toBeInViewport();
  const die = sheet(page).getByRole("radiogroup", { name: "Die 5" });
  await expect(die.getByRole("radio", { checked: true })).toHaveText("Void");
  await die.getByRole("radio", { name: "Fire" }).tap();
  await expect(sheet(page).getByRole("region", { name: "What changes" })).toContainText("Armored Oni: Life 5 to 4");
  await press(sheet(page).getByRole("button", { name: /^Accept/ }));
  await expect(sheet(page)).toBeHidden();
  await entry.getByRole("button").first().tap();
  await entry.getByRole("button", { name: "How it came about" }).tap();
  await expect(entry, "it is told as it is now").toContainText("Armored Oni takes 2 Wounds: 3 Offensive against 1 Defensive.");
});

test("case 4: Togashi Mitsu calls the Void", async ({ page }) => {
  await examples(page, "Togashi Mitsu");
  await attack(page);
  await dice(page, "Fire", "Fire", "Void", "Void", "Earth");
  await totals(page, 1, 1);
  await callTheVoid(page);
  await expect(onTable(page).nth(3)).toHaveAttribute("aria-label", /^Fire, turned from Void/);
  await expect(page.locator(".die .was"), "it alone shows what it was").toHaveCount(1);
  await expect(onTable(page).nth(3).locator(".was")).toBeVisible();
  await apply(page);
  await expectGauges(page, "Togashi Mitsu", { Life: 5, AP: 3, Honor: 4, Ki: 4 });
});

/** Removes the first Void and turns the other into Fire. */
async function callTheVoid(page: Page): Promise<void> {
  await mark(page, 2);
  await page.getByRole("button", { name: "Call of the Void" }).tap();
  await dice(page, "Fire");
}

/** The demonstration table, the first Champion acting. */
async function acting(page: Page): Promise<void> {
  await demonstration(page);
  await chooseOrder(page, [JUN]);
  await openCard(page, JUN);
}

test("what was tapped shows it before the sheet goes on", async ({ page }) => {
  await acting(page);
  await attack(page);
  const enemy = comesFirst(page, ".choices [aria-checked=true]", ".pal");
  await target(page, "Practice Zombie B");
  expect(await enemy, "the answer before the palette").toBe(true);
  const die = comesFirst(page, ".dice:not(:has(.empty))", ".pips");
  await dice(page, "Fire", "Fire", "Fire", "Air", "Earth");
  expect(await die, "the last die before the Enemy's totals").toBe(true);
  await total(page, "Offensive", 0).tap();
  const last = comesFirst(page, ".tray > .pips [aria-checked=true]", ".foe-row");
  await total(page, "Defensive", 0).tap();
  expect(await last, "the last total before the result").toBe(true);
  await expect(page.locator(".foe-row")).toBeVisible();
  const taken = comesFirst(page, ".btn.taken", ".head.game");
  await page.getByRole("contentinfo").getByRole("button", { name: /^(Apply|Stop and apply)/ }).tap();
  expect(await taken, "the ink before the table").toBe(true);
});

test("a second press on the app's own dice takes none of them back", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Zombie B");
  const roll = page.getByRole("button", { name: "Roll for me" });
  await roll.waitFor();
  // The key stays until the dice have been painted.
  await roll.evaluate((key: HTMLElement) => [key, key].forEach((pressed) => pressed.click()));
  await expect(total(page, "Offensive", 0), "the Enemy Dice are the players’ until they ask for them").toBeVisible();
  await expect(onTable(page)).toHaveCount(5);
  await expect(page.locator(".dice .empty")).toHaveCount(0);
});

/** Taps a key, and expects that a second tap presses none of those that come in its place, by their selector, at first. */
async function tapBefore(page: Page, key: Locator, next: string): Promise<void> {
  await key.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await key.boundingBox())!;
  const point = { x: x + width / 2, y: y + height / 2, next };
  // Asked in the very moment they come, not after a time that a busy machine lets go by.
  const atFirst = page.evaluate(
    ({ x, y, next }) =>
      new Promise<boolean>((tell) => {
        const seen = new MutationObserver(() => {
          if (document.querySelector(next) === null) return;
          seen.disconnect();
          tell(document.elementFromPoint(x, y)?.closest("button, a") != null);
        });
        seen.observe(document.body, { subtree: true, childList: true });
      }),
    point,
  );
  const [pressed] = await Promise.all([atFirst, key.tap()]);
  expect(pressed, `${next} at first`).toBe(false);
  const later = () => page.evaluate(({ x, y, next }) => document.elementFromPoint(x, y)?.closest("button, a")?.closest(next) != null, point);
  await expect.poll(later, `${next} later`).toBe(true);
}

test.describe("with the rest that ships", () => {
  test.use({ rest: "shipped" });

  test("what comes under a finger that taps twice does nothing at first", async ({ page }) => {
    await acting(page);
    await attack(page);
    await target(page, "Practice Zombie B");
    await dice(page, "Fire", "Fire", "Fire", "Air");
    await tapBefore(page, palette(page).getByRole("button", { name: "Earth" }), ".pips");
    await total(page, "Offensive", 0).tap();
    await tapBefore(page, total(page, "Defensive", 5), ".dock");
    await apply(page);
  });

  test("a second press on what stops and applies ends no Activation", async ({ page }) => {
    await acting(page);
    await attack(page);
    await target(page, "Practice Zombie B");
    await dice(page, "Fire", "Fire", "Fire", "Air", "Earth");
    await totals(page, 2, 0);
    const stop = page.getByRole("contentinfo").getByRole("button", { name: /^Stop and apply/ });
    await stop.waitFor();
    // Pressed in the very moment it comes, as by a finger that is there already.
    const next = await stop.evaluate(
      (key: HTMLElement) =>
        new Promise<string>((tell) => {
          const seen = new MutationObserver(() => {
            const ink = document.querySelector<HTMLElement>(".dock .btn.act");
            if (!ink?.textContent?.startsWith("End activation")) return;
            seen.disconnect();
            tell(ink.textContent);
            ink.click();
          });
          seen.observe(document.body, { subtree: true, childList: true, characterData: true });
          key.click();
        }),
    );
    await expect(page.getByRole("status").filter({ hasText: "Melee Combat" })).toBeVisible();
    await expect(page.locator(".dock .btn.act")).toHaveText(next);
  });
});

test("an ordinary Melee Combat with physical dice takes ten taps, with the app's dice four", async ({ page }) => {
  await acting(page);
  let taps = await countTaps(page);
  await attack(page);
  await target(page, "Practice Zombie B");
  await dice(page, "Fire", "Fire", "Fire", "Air", "Earth");
  await totals(page, 0, 0);
  await apply(page);
  expect(await taps()).toBe(10);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true })).toBeEnabled();

  taps = await countTaps(page);
  await attack(page);
  await target(page, "Practice Goblin A");
  await press(page.getByRole("button", { name: "Roll for me" }));
  await press(page.getByRole("button", { name: "Roll them" }));
  await apply(page);
  expect(await taps()).toBe(5);
});

test("with one target only a Melee Combat takes nine taps", async ({ page }) => {
  await examples(page, "Matsu Tsuko");
  const taps = await countTaps(page);
  await attack(page);
  await dice(page, "Fire", "Fire", "Air", "Air", "Air");
  await totals(page, 1, 0);
  await apply(page);
  expect(await taps()).toBe(9);
});

test("a Combat an Enemy began takes eight taps once it is open", async ({ page }) => {
  await acting(page);
  for (const _ of FIVE) await endActivation(page);
  for (const [enemy, champion] of [["Practice Goblin A", AKI], ["Practice Oni", TAO]]) {
    await page.getByRole("main").getByRole("link", { name: new RegExp(`\\b${enemy}\\b.*Combat`) }).tap();
    await fighter(page, champion);
    await expect(palette(page)).toBeVisible();
    const taps = await countTaps(page);
    await dice(page, "Air", "Air", "Water", "Earth", "Void");
    await totals(page, 1, 1);
    await apply(page);
    expect(await taps()).toBe(8);
  }
});

test("a reload in the middle keeps the dice, and a wrong one is taken back without starting again", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Void", "Air");
  await expect(onTable(page).nth(2)).toHaveAttribute("aria-label", /^Air/);
  await page.reload();
  await expect(onTable(page).nth(2)).toHaveAttribute("aria-label", /^Air/);
  await onTable(page).nth(1).tap();
  await expect(onTable(page).nth(1)).toHaveAttribute("aria-label", /^Air/);
  await dice(page, "Fire", "Fire", "Earth");
  await totals(page, 1, 0);
  await expect(page.getByRole("main")).toContainText("Practice Goblin B rolled");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Practice Goblin B rolled");
  await apply(page);
});

test("the page closed in the middle of a Combat opens again with the same dice", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Void", "Air", "Fire", "Earth");
  await totals(page, 2, 0);
  await expect(page.getByRole("main")).toContainText("Practice Goblin B rolled");
  const [context, address] = [page.context(), page.url()];
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole("main")).toContainText("Practice Goblin B rolled");
  await expect(onTable(again).nth(1)).toHaveAttribute("aria-label", /\bVoid\b/);
  await apply(again);
});

test("the browser killed in the middle of a Combat loses the last die at most", async ({ phone }) => {
  const page = await phone.open();
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Void", "Air");
  const address = new URL(page.url()).hash;
  await phone.kill();
  const again = await phone.open(address);
  await expect(onTable(again).nth(0)).toHaveAttribute("aria-label", /^Fire/);
  await expect(onTable(again).nth(1)).toHaveAttribute("aria-label", /^Void/);
  const third = (await onTable(again).nth(2).getAttribute("aria-label")) ?? "";
  await dice(again, ...(/^Air/.test(third) ? [] : ["Air" as const]), "Fire", "Earth");
  await totals(again, 1, 0);
  await apply(again);
});

test("wrong entries are set right where they stand", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Void", "Air", "Fire", "Earth");
  await totals(page, 2, 0);
  // The Enemy's totals were wrong, then a die, then who was fought; nothing else is asked again.
  await page.getByRole("button", { name: /^Practice Goblin B rolled/ }).tap();
  await totals(page, 1, 1);
  await mark(page, 1);
  await page.getByRole("button", { name: /^Entered wrongly/ }).tap();
  await dice(page, "Water");
  await expect(onTable(page).nth(1)).toHaveAttribute("aria-label", /^Water/);
  await expect(page.getByRole("button", { name: /^Practice Goblin B rolled 1 Offensive 1 Defensive/ })).toBeVisible();
  await apply(page);
});

test("an effect rerolls one Enemy Die, and the others stay", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Oni");
  await dice(page, "Fire", "Fire", "Air", "Air", "Earth");
  await page.getByRole("button", { name: "Die by die" }).tap();
  const keys = page.getByRole("group", { name: "Black die" });
  for (let die = 0; die < 3; die++) await keys.getByRole("button", { name: "2 Offensive, 0 Defensive" }).tap();
  const theirs = page.getByRole("group", { name: "Tap an Enemy Die that an effect rerolls" });
  await theirs.getByRole("button").nth(1).tap();
  await expect(theirs.getByRole("button").nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: /^Reroll this Enemy Die/ }).tap();
  await keys.getByRole("button", { name: "0 Offensive, 1 Defensive" }).tap();
  await expect(page.getByRole("button", { name: /^Practice Oni rolled 4 Offensive 1 Defensive/ })).toBeVisible();
  await apply(page);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
});

test("die by die the faces are said to be a guess; they are checked on the way, and the dice entered stay", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await page.getByRole("button", { name: "Check", exact: true }).tap();
  await expect(page.getByRole("button", { name: "These are my dice" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Enemy: Practice Goblin B/ }), "still the target").toBeVisible();
  await dice(page, "Fire", "Fire", "Air", "Air", "Earth");
  await page.getByRole("button", { name: "Die by die" }).tap();
  const guess = page.getByText("These faces are our guess until you check them.");
  await expect(guess).toBeVisible();
  await page.getByRole("button", { name: "Check", exact: true }).tap();
  await press(page.getByRole("button", { name: "These are my dice" }));
  await expect(page.getByRole("group", { name: "White die" })).toBeVisible();
  await expect(onTable(page).filter({ hasText: /\w/ })).toHaveCount(5);
  await expect(guess).toBeHidden();
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true }).tap();
  await expect(onTable(page).filter({ hasText: /\w/ }), "the last die, not the last step of the table").toHaveCount(4);
});

test("a face of the Enemy Dice keeps its place from one colour to the next", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Fire", "Air", "Air", "Earth");
  await page.getByRole("button", { name: "Die by die" }).tap();
  const face = (color: string) => page.getByRole("group", { name: `${color} die` }).getByRole("button", { name: "0 Offensive, 1 Defensive" });
  const { x, y, width, height } = await boxOf(face("White"));
  const next = page.locator(".tray [aria-current=true]");
  await expect(next).toHaveAccessibleName("White die, die 1 of 3");
  await face("White").tap();
  await expect(next).toHaveAccessibleName("Gray die, die 2 of 3");
  await expect(face("Gray")).toBeVisible();
  // The same spot, and at once: the keys that stay do not rest.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  for (const color of ["White", "Gray"]) {
    await expect(page.getByRole("button", { name: new RegExp(`^${color} die, 0 Offensive, 1 Defensive`) })).toBeVisible();
  }
});

test("what was entered is taken back step by step, and leaving keeps the rest", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Goblin B");
  await dice(page, "Fire", "Fire", "Fire", "Air", "Air");
  const undo = page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true });
  await undo.tap();
  await expect(palette(page)).toBeVisible();
  await expect(onTable(page).nth(4)).toHaveAttribute("aria-label", /^Empty/);
  await page.getByRole("link", { name: "Leave this Combat" }).tap();
  await attack(page);
  await expect(onTable(page).nth(3), "it goes on where it was").toHaveAttribute("aria-label", /^Air/);
  await expect(onTable(page).nth(4)).toHaveAttribute("aria-label", /^Empty/);
});

test("advice is followed by one press, hidden by another", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Oni");
  await dice(page, "Fire", "Fire", "Void", "Earth", "Void");
  await totals(page, 3, 2);
  const follow = page.getByRole("region", { name: "Advice" }).getByRole("button", { name: /^(Reroll th|Do that)/ });
  await expect(follow).toBeVisible();
  const marked = page.getByRole("button", { name: /, marked\b/ });
  await expect(marked).not.toHaveCount(0);
  await page.getByRole("button", { name: "Hide the advice" }).tap();
  await expect(applyInk(page)).toBeVisible();
  await expect(marked, "what is hidden marks no dice").toHaveCount(0);
  await page.getByRole("button", { name: "Advice", exact: true }).tap();
  await expect(marked).not.toHaveCount(0);
  await press(follow);
  await expect(follow).toBeHidden();
});

/** A Combat against the Practice Oni in which all dice lie and an advice can be given. */
async function rolledAgainstOni(page: Page): Promise<void> {
  await attack(page);
  await target(page, "Practice Oni");
  await dice(page, "Fire", "Fire", "Void", "Earth", "Void");
  await totals(page, 3, 2);
}

test("on a small screen the advice scrolls by itself, and leaves dice and dock in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await acting(page);
  await rolledAgainstOni(page);
  await expect(page.getByRole("region", { name: "Advice" })).toBeVisible();
  const dock = await boxOf(page.getByRole("contentinfo").last());
  expect(dock.y + dock.height, "the dock stands on the screen").toBeLessThanOrEqual(640.5);
  await expect(onTable(page).nth(0)).toBeInViewport();
});

test("advice that is hidden is hidden in this Combat only", async ({ page }) => {
  await acting(page);
  await rolledAgainstOni(page);
  await page.getByRole("button", { name: "Hide the advice" }).tap();
  await apply(page);
  await rolledAgainstOni(page);
  await expect(page.getByRole("button", { name: "Hide the advice" }), "the setting is what it was").toBeVisible();
});

test("advice that is only given when asked marks nothing, and a tap begins with no mark", async ({ page }) => {
  await acting(page);
  await rolledAgainstOni(page);
  await page.getByRole("button", { name: /^Goal: / }).tap();
  await page.getByRole("radio", { name: "When asked" }).tap();
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await apply(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Undo", exact: true }).tap();
  // The Combat that was taken back stands as it was applied.
  await expect(page.getByRole("button", { name: "Advice", exact: true }), "it is known").toBeVisible();
  await expect(page.getByRole("button", { name: /, marked\b/ })).toHaveCount(0);
  await onTable(page).nth(0).tap();
  await expect(page.getByRole("button", { name: /, marked\b/ })).toHaveCount(1);
});

test("a question about a die names it, and a tap on a die leaves it", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Oni");
  await dice(page, "Fire", "Fire", "Void", "Earth", "Void");
  await totals(page, 3, 2);
  await mark(page, 3);
  await page.getByRole("button", { name: /^Deception/ }).tap();
  await expect(onTable(page).nth(3)).toHaveAttribute("aria-label", /^Earth, asked about/);
  await expect(page.getByRole("main"), "what the Enemy rolled stays in sight").toContainText("Oni rolled");
  await expect(page.getByText("tap a die to leave it as it is")).toBeVisible();
  await onTable(page).nth(0).tap();
  await expect(onTable(page).nth(3), "marked as it was").toHaveAttribute("aria-label", /Earth, marked/);
  await expect(onTable(page).nth(0)).not.toHaveAttribute("aria-label", /marked|asked/);
  await expect(palette(page)).toBeHidden();
});

test("a die is taken back while the Enemy's totals are asked for, and Deception leaves out the face that lies there", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Oni");
  await dice(page, "Fire", "Fire", "Void", "Earth", "Air");
  await total(page, "Offensive", 3).waitFor();
  await onTable(page).nth(4).tap();
  await expect(onTable(page).nth(4)).toHaveAttribute("aria-label", /^Empty/);
  await dice(page, "Water");
  await totals(page, 3, 2);
  await mark(page, 4);
  await page.getByRole("button", { name: /^Deception/ }).tap();
  await expect(palette(page).getByRole("button", { name: "Water", exact: true })).toBeDisabled();
  await dice(page, "Fire");
  await expect(onTable(page).nth(4)).toHaveAttribute("aria-label", /^Fire, turned from Water/);
  await onTable(page).nth(0).tap();
  await expect(page.getByText("A reroll lays turned dice as they fell.")).toBeVisible();
});

test("two quick taps on a number of a Combat count twice", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Oni");
  await page.getByRole("button", { name: /^More of this Combat/ }).tap();
  const number = page.getByRole("group", { name: "Offensive from cards" });
  const plus = number.getByRole("button", { name: /one more$/ });
  await plus.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(plus);
  for (let n = 0; n < 2; n++) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(number.locator("output")).toHaveText("2");
});

test("the toast of a Combat names the Enemy that fell", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Zombie B");
  await dice(page, "Fire", "Fire", "Fire", "Fire", "Earth");
  await totals(page, 0, 0);
  await apply(page);
  await expect(page.getByRole("status").filter({ hasText: /Practice Zombie B Eliminated/ })).toBeVisible();
});

test("the keyboard enters dice", async ({ page }) => {
  await acting(page);
  await attack(page);
  await target(page, "Practice Zombie A");
  for (const key of ["a", "e", "f", "w", "v"]) await page.keyboard.press(key);
  await page.keyboard.press("1");
  await page.keyboard.press("0");
  await expect(page.getByRole("main")).toContainText("Practice Zombie A rolled");
  await page.keyboard.press("u");
  await expect(page.getByRole("radiogroup", { name: "Defensive, all dice together" }).getByRole("radio", { name: "0", exact: true })).toBeVisible();
});

test("a test out of Combat takes eight taps and says what the successes bring", async ({ page }) => {
  await acting(page);
  const taps = await countTaps(page);
  await page.getByRole("link", { name: `All actions of ${JUN}` }).tap();
  await page.getByRole("button", { name: /^Investigation / }).tap();
  await dice(page, "Air", "Air", "Air", "Earth", "Void");
  await expect(page.getByRole("main")).toContainText("3 successes");
  await expect(page.getByRole("main")).toContainText("Draw one card and play it.");
  await apply(page);
  expect(await taps()).toBe(8);
});
