// A whole game, kept on a phone whose browser is killed three times; in the end the rules are asked natively.

import type { Page } from "@playwright/test";
import { needProgram, replay, show, type NativeTable } from "./support/native";
import {
  FIVE,
  act,
  addEnemies,
  backAtTable,
  chooseOrder,
  closedCard,
  combat,
  countSteps,
  endActivation,
  endEnemies,
  endGame,
  enemyCombat,
  move,
  newTable,
  recover,
  share,
  step,
  type GaugeName,
} from "./support/play";
import { expect, test } from "./support/test";

const TURNS = 6;
const KILLS = 3;
/** Set E2E_SEED to see another run of the same game. */
const SEED = Number(process.env.E2E_SEED ?? 20_260_801);

/** One step of the log, as a player makes it. */
type Move = (page: Page) => Promise<void>;

/** The whole game: each move is one step of the log. */
function game(): Move[] {
  const moves: Move[] = [];
  const [jun, aki, ren, mei, tao] = FIVE;
  for (let turn = 1; turn <= TURNS; turn++) {
    // Whoever holds the Favor goes first; it passes clockwise.
    const order = [...FIVE.slice(turn % 5), ...FIVE.slice(0, turn % 5)];
    const goblins = ["A", "B", "C"].map((letter) => `Practice Goblin ${letter}`);
    moves.push((page) => chooseOrder(page, order));
    if (turn === 1) moves.push((page) => addEnemies(page, "Practice Goblin", 3));
    if (turn === 4) moves.push((page) => addEnemies(page, "Practice Oni", 1));
    for (const champion of order) {
      switch (champion) {
        case jun:
          // One goblin falls every second turn, for its Glory.
          if (turn === 2 || turn === 4 || turn === 6) {
            const enemy = goblins[turn / 2 - 1];
            moves.push((page) => combat(page, { champion, enemy, dealt: 2, taken: 0, sizes: "Outnumbered" }));
          } else {
            const enemy = goblins[(turn - 1) / 2];
            moves.push((page) => combat(page, { champion, enemy, dealt: 1, taken: turn === 3 ? 1 : 0 }));
          }
          break;
        case aki:
          moves.push((page) => act(page, champion, "Concentration"));
          break;
        case ren:
          moves.push((page) => move(page, champion));
          if (turn > 1) moves.push((page) => step(page, champion, "Glory", 1));
          break;
        case mei:
          moves.push((page) => step(page, champion, turn % 2 ? "Honor" : "Ki", turn % 2 ? 1 : -1));
          if (turn === 3) moves.push((page) => step(page, champion, "Purity", -1));
          break;
        case tao:
          moves.push((page) => act(page, champion, "Simple Manipulation"));
          break;
      }
      moves.push(endActivation);
    }
    const by = turn < 5 ? goblins[2] : "Practice Oni";
    if (turn % 2 === 0) moves.push((page) => enemyCombat(page, { champion: tao, enemy: by, dealt: 0, taken: 1 }));
    moves.push(endEnemies);
    moves.push(turn < TURNS ? recover : (page) => endGame(page, true));
  }
  return moves;
}

/** Three different moves of the game, from a seed. */
function moments(moves: number): number[] {
  let state = SEED;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const chosen = new Set<number>();
  while (chosen.size < KILLS) chosen.add(Math.floor(random() * (moves - 1)));
  return [...chosen].sort((a, b) => a - b);
}

test.beforeAll(needProgram);

test("a whole game survives three kills and ends as the rules say natively", async ({ phone }) => {
  test.setTimeout(300_000);
  const moves = game();
  const kills = moments(moves.length);
  test.info().annotations.push({ type: "kills", description: `seed ${SEED}: after moves ${kills.join(", ")} of ${moves.length}` });

  let page = await phone.open();
  await newTable(page);
  for (let at = 0; at < moves.length; at++) {
    await test.step(`move ${at + 1}`, () => moves[at](page));
    if (at !== kills[0]) continue;
    kills.shift();
    await phone.kill();
    page = await phone.open();
    await backAtTable(page);
    const kept = await countSteps(page);
    expect([at, at + 1], `after the kill at move ${at + 1} at most the last step is lost`).toContain(kept);
    at = kept - 1;
  }
  expect(kills, "every kill took place").toEqual([]);

  await expect(page.getByRole("heading", { level: 1, name: /^(Victory|Defeat)/ })).toBeVisible();
  const score = await readScore(page);
  await page.getByRole("link", { name: "Back to the table" }).tap();
  const table = await readTable(page);
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("dialog").getByRole("link", { name: /^Log/ }).tap();
  const { path } = await share(page);

  const replayed = replay(path);
  const shown = show(path);
  expect(replayed.identical, "the events alone make the saved state").toBe(true);
  expect(shown.events, "one step for each move").toBe(moves.length);
  expect(shown.cursor).toBe(moves.length);
  expect(shown.ended).toBe("met");
  expect(shown).toMatchObject(replayed.state);
  expect(table).toEqual({ groupHonor: shown.group_honor, threshold: shown.threshold, gauges: gaugesOf(shown) });
  expect(score).toEqual(arithmetic(shown));
});

type Gauges = Record<string, Record<GaugeName, number>>;

/** The head and the five closed cards of the table. */
async function readTable(page: Page): Promise<{ groupHonor: number; threshold: number; gauges: Gauges }> {
  const banner = page.getByRole("banner");
  const head = await banner.innerText();
  const after = (words: string) => number(head.match(new RegExp(`${words}\\s*([−-]?\\d+)`, "i"))![1]);
  const gauges: Gauges = {};
  for (const champion of FIVE) {
    const ears = (await closedCard(page, champion).locator(".vh").first().textContent())!;
    const of = (gauge: GaugeName) => number(ears.match(new RegExp(`\\b${gauge} ([−-]?\\d+)`))![1]);
    gauges[champion] = { Life: of("Life"), AP: of("AP"), Honor: of("Honor"), Ki: of("Ki"), Purity: of("Purity"), Glory: of("Glory") };
  }
  return { groupHonor: after("Group Honor"), threshold: after("Threshold"), gauges };
}

function gaugesOf(table: NativeTable): Gauges {
  return Object.fromEntries(
    table.champions.map(({ card, life, ap, honor, ki, purity, glory }) => [
      card.name,
      { Life: life, AP: ap, Honor: honor, Ki: ki, Purity: purity, Glory: glory },
    ]),
  );
}

type Score = { honor: Record<string, number[]>; groupHonor: number; soFar: number; threshold: number; had: Record<string, number>; verdict: string };

/** The final arithmetic, as the players read it. */
async function readScore(page: Page): Promise<Score> {
  const rows = async (name: string) => {
    const all = page.getByRole("region", { name, exact: true }).getByRole("row");
    const cells = await all.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
    return cells.filter((cells) => cells.length > 0);
  };
  const champion = (cell: string) => FIVE.find((name) => cell.includes(name) || cell.includes(name.split(" ")[1]))!;
  const honor = await rows("Group Honor");
  const threshold = await rows("Honorable Victory Threshold");
  const glory = await rows("Glory");
  const lines = honor.filter((cells) => cells.length === 4);
  return {
    honor: Object.fromEntries(lines.map(([name, ...numbers]) => [champion(name), numbers.map(number)])),
    groupHonor: number(honor.at(-1)!.at(-1)!),
    soFar: number(threshold[0].at(-1)!),
    threshold: number(threshold.at(-1)!.at(-1)!),
    had: Object.fromEntries(glory.map(([name, had]) => [champion(name), number(had)])),
    verdict: (await page.getByRole("heading", { level: 1 }).innerText()).match(/Victory|Defeat/)![0],
  };
}

/** The same from the native state: Purity lost counts against Honor, the Famous and the unknown move the Threshold. */
function arithmetic(table: NativeTable): Score {
  const lines = table.champions.map(({ card, honor, purity }) => [card.name, [honor, purity - 5, honor + purity - 5]] as const);
  const groupHonor = lines.reduce((sum, [, numbers]) => sum + numbers[2], 0);
  const change = ({ glory }: { glory: number }) => (glory === 0 ? 1 : glory >= 6 ? -1 : 0);
  const threshold = table.champions.reduce((sum, champion) => sum + change(champion), table.threshold);
  return {
    honor: Object.fromEntries(lines.map(([name, numbers]) => [name, [...numbers]])),
    groupHonor,
    soFar: table.threshold,
    threshold,
    had: Object.fromEntries(table.champions.map(({ card, glory }) => [card.name, glory])),
    verdict: groupHonor >= threshold ? "Victory" : "Defeat",
  };
}

function number(text: string): number {
  const found = text.replace("−", "-").match(/-?\d+/);
  // An empty cell and a dash stand for nothing to add.
  return found ? Number(found[0]) : 0;
}
