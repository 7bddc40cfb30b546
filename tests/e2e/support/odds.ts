// The odds explorer, as players use it, and the document that asks the headless program the same.

import { expect, type Locator, type Page } from "@playwright/test";
import { addEnemies, chooseOrder, importCards, more, newTable, openCard, FIVE } from "./play";
import { openApp } from "./app";

/** A value somebody typed in. */
const typed = (value: unknown) => ({ from: "entered", value });

/** Weights of the goal "Balanced". */
export const BALANCED = { wound_dealt: 1, wound_taken: 1, kill: 2, death: 3, ki: 0.25, honor: 0.5, ap: 0.25, lp: 0.5, purity: 0.75 };

export type Faces = Record<"white" | "gray" | "black", [number, number][]>;

/** What the app takes the dice to be until the players say. */
export const USUAL: Faces = {
  white: [[0, 0], [0, 0], [1, 0], [1, 0], [0, 1], [0, 1]],
  gray: [[0, 0], [1, 0], [1, 0], [0, 1], [0, 1], [1, 1]],
  black: [[1, 0], [1, 0], [0, 1], [0, 1], [1, 1], [2, 0]],
};

const TECHNIQUE = { needs: { fire: 2, air: 1 }, offence: 1 };

/** A Champion with five dice, three Ki and a technique, and an Enemy with three black dice. */
const PACK = JSON.stringify({
  format: "rokugan-pack",
  version: 1,
  name: "Odds",
  champions: [
    {
      name: "Matsu Tsuko", clan: "lion", destiny: typed(1), keywords: [], life: typed(5), weakened_at: typed(2), ap: typed(6),
      honor: typed(5), ki: typed(3), size: typed(1), melee: typed(5), ranged: typed("never"), note: "", technique: TECHNIQUE,
    },
  ],
  enemies: [
    {
      name: "Armored Oni", kind: "enemy", ap: typed(4), life: typed(3), size: typed(2), keywords: [],
      melee: typed({ white: 0, gray: 0, black: 3 }), ranged: typed("never"), glory: typed(3), note: "",
    },
  ],
});

/** The question of that table: Tsuko against the Oni with that much Ki. */
export function question(ki: number, faces: Faces = USUAL, champion: object = {}): object {
  return {
    kind: "combat",
    champion: {
      dice: 5, ki, deception: true, dishonored: false, ally: false, lp: 5, lp_max: 5, offence_bonus: 0, defence_bonus: 0,
      offence_counts: true, technique: { needs: TECHNIQUE.needs, offence: 1, defence: 0, wounds: 0 }, ...champion,
    },
    enemy: { dice: ["black", "black", "black"], lp: 3, offence_bonus: 0, defence_bonus: 0, offence_counts: true },
    faces,
    // Nobody has Glory yet: the group would end short, and Honor is dear.
    weights: { ...BALANCED, honor: 2 * BALANCED.honor },
  };
}

/** A table with these two; Tsuko acts. `at` is what follows the address of the app. */
export async function tsukoAndTheOni(page: Page, at = ""): Promise<void> {
  await openApp(page, at);
  await importCards(page, PACK, "odds.rokugan.json");
  const five = ["Matsu Tsuko", FIVE[0], FIVE[1], FIVE[3], FIVE[4]];
  await newTable(page, undefined, five.map((champion) => ({ champion })));
  await chooseOrder(page, five);
  await addEnemies(page, "Armored Oni", 1);
  await openCard(page, "Matsu Tsuko");
}

/** Opens the explorer from the table, and waits until everything is worked out. */
export async function explore(page: Page): Promise<void> {
  await more(page, /^Odds/);
  await expect(page.getByRole("heading", { level: 1, name: /^Odds/ })).toBeVisible();
  await worked(page);
}

/** Waits until everything is worked out. */
export async function worked(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toContainText("best first");
}

/** The line of an Enemy. */
export function foe(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Against whom?" }).getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
}

/** A number of the table that puts every amount of Ki side by side. */
export function cell(page: Page, row: string, ki: number): Locator {
  const table = page.getByRole("table", { name: /Ki you are ready to spend/ });
  return table.getByRole("row", { name: new RegExp(`^${row}`) }).getByRole("cell").nth(ki);
}

/** A chance as the app writes it. */
export function percent(share: number): string {
  if (share > 1e-9 && share < 0.01) return "under 1%";
  if (share < 1 - 1e-9 && share > 0.99) return ">99%";
  return `${Math.round(share * 100)}%`;
}

/** Says what the chosen face of an Enemy Die shows. */
export async function shows(page: Page, offensive: number, defensive: number): Promise<void> {
  const pip = (group: string, total: number): Locator =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: `${total}`, exact: true });
  await pip("Offensive", offensive).tap();
  await pip("Defensive", defensive).tap();
}
