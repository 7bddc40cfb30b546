// What a game has come to, twice: as the players read it on the table and in the final arithmetic, and as the rules say
// of the saved file without a browser.

import { expect, type Page } from "@playwright/test";
import { replay, show, type NativeTable } from "./native";
import { backToTable, closedCard, gauge, more, reading, share, type GaugeName } from "./play";

type Gauges = Record<string, Record<GaugeName, number>>;

/** The head and the five closed cards of the table. */
export async function readTable(
  page: Page,
  five: readonly string[],
): Promise<{ groupHonor: number; threshold: number; gauges: Gauges }> {
  await expect(page.getByRole("banner")).toContainText("Group Honor");
  const head = await page.getByRole("banner").innerText();
  const after = (words: string) => number(head.match(new RegExp(`${words}\\s*([−-]?\\d+)`, "i"))![1]!);
  const gauges: Gauges = {};
  for (const champion of five) gauges[champion] = await readCard(page, champion);
  return { groupHonor: after("Group Honor"), threshold: after("Threshold"), gauges };
}

/** The six gauges of a card: of the open one by their keys, of a closed one by its label. */
async function readCard(page: Page, champion: string): Promise<Record<GaugeName, number>> {
  const read = {} as Record<GaugeName, number>;
  const open = await gauge(page, champion, "Life").isVisible();
  const ears = open ? "" : (await closedCard(page, champion).locator(".vh").first().textContent())!;
  for (const name of ["Life", "AP", "Honor", "Ki", "Purity", "Glory"] as const) {
    read[name] = open ? await reading(page, champion, name) : number(ears.match(new RegExp(`\\b${name} ([−-]?\\d+)`))![1]!);
  }
  return read;
}

function gaugesOf(table: NativeTable, five: readonly string[]): Gauges {
  return Object.fromEntries(
    table.champions.map(({ life, ap, honor, ki, purity, glory }, seat) => [
      five[seat],
      { Life: life, AP: ap, Honor: honor, Ki: ki, Purity: purity, Glory: glory },
    ]),
  );
}

export type Score = {
  honor: Record<string, number[]>;
  groupHonor: number;
  soFar: number;
  threshold: number;
  had: Record<string, number>;
  verdict: string;
};

/** How a game ended: its objective met, at a table of several or alone, where a third condition counts; or missed. */
export type Ending = "met" | "alone" | "missed";

/** The final arithmetic, as the players read it. */
export async function readScore(page: Page, five: readonly string[]): Promise<Score> {
  const rows = async (name: string) => {
    const all = page.getByRole("region", { name, exact: true }).getByRole("row");
    const cells = await all.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
    return cells.filter((cells) => cells.length > 0);
  };
  const champion = (cell: string) => five.find((name) => cell.includes(name.slice(name.indexOf(" ") + 1)))!;
  const honor = await rows("Group Honor");
  const threshold = await rows("Honorable Victory Threshold");
  const glory = await rows("Glory");
  const lines = honor.filter((cells) => cells.length === 4);
  return {
    honor: Object.fromEntries(lines.map(([name, ...numbers]) => [champion(name!), numbers.map(number)])),
    groupHonor: number(honor.at(-1)!.at(-1)!),
    soFar: number(threshold[0]!.at(-1)!),
    threshold: number(threshold.at(-1)!.at(-1)!),
    had: Object.fromEntries(glory.map(([name, had]) => [champion(name!), number(had!)])),
    verdict: (await page.getByRole("heading", { level: 1 }).innerText()).match(/Victory|Defeat/)![0],
  };
}

/** The same from the native state: Purity lost counts against Honor, the Famous and the unknown move the Threshold. */
function arithmetic(table: NativeTable, five: readonly string[], kind: Ending): Score {
  const lines = table.champions.map(({ honor, purity }, seat) => [five[seat], [honor, purity - 5, honor + purity - 5]] as const);
  const groupHonor = lines.reduce((sum, [, numbers]) => sum + numbers[2]!, 0);
  const change = ({ glory }: { glory: number }) => (glory === 0 ? 1 : glory >= 15 ? -1 : 0);
  const threshold = table.champions.reduce((sum, champion) => sum + change(champion), table.threshold);
  const final = table.champions.map(({ card, glory, purity }) => Math.max(0, glory + purity - 5 - card.destiny.value));
  const famous = kind !== "alone" || final[0]! > final.slice(1).reduce((sum, glory) => sum + glory, 0);
  return {
    honor: Object.fromEntries(lines.map(([name, numbers]) => [name, [...numbers]])),
    groupHonor,
    soFar: table.threshold,
    threshold,
    had: Object.fromEntries(table.champions.map(({ glory }, seat) => [five[seat], glory])),
    verdict: kind !== "missed" && groupHonor >= threshold && famous ? "Victory" : "Defeat",
  };
}

/**
 * On the page of the final arithmetic: the table and the sums are those of the saved file, which its events alone make.
 */
export async function expectAsNative(page: Page, five: readonly string[], kind: Ending = "met"): Promise<NativeTable> {
  await expect(page.getByRole("heading", { level: 1, name: /^(Victory|Defeat)/ })).toBeVisible();
  const score = await readScore(page, five);
  await backToTable(page);
  const table = await readTable(page, five);
  await more(page, /^Log/);
  const { path } = await share(page);
  const replayed = replay(path);
  const shown = show(path);
  expect(replayed.identical, "the events alone make the saved state").toBe(true);
  expect(shown).toMatchObject(replayed.state);
  const sums = arithmetic(shown, five, kind);
  const { groupHonor, threshold } = sums;
  expect(table, "the table that has ended shows the final sums").toEqual({ groupHonor, threshold, gauges: gaugesOf(shown, five) });
  expect(score).toEqual(sums);
  return shown;
}

function number(text: string): number {
  const found = text.replace("−", "-").match(/-?\d+/);
  // An empty cell and a dash stand for nothing to add.
  return found ? Number(found[0]) : 0;
}
