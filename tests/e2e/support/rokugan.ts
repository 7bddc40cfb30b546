// A table of Battle for Rokugan under real taps, by the names of the script that the native tests play too.

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { openApp, painted } from "./app";

export type Token = { clan: string; at: string; face: string; anyway?: boolean };
export type Card = { clan: string; card?: string; provinces?: string[] };
export type Round = { initiative?: string; ronin?: string; cards?: Card[]; tokens: Token[]; battles: Record<string, string> };
export type Script = {
  seats: string[];
  first: string;
  settle: string[];
  rounds: Round[];
  correction: { clan: string; at: string; face: string; to: string };
  objectives: Record<string, string | null>;
};

export const SCRIPT = JSON.parse(readFileSync("tests/data/battle_for_rokugan/whole_game.json", "utf8")) as Script;

const WORDS = new Map(
  readFileSync("locales/en/battle_for_rokugan/names.ftl", "utf8")
    .split("\n")
    .map((line) => /^([a-z0-9-]+) = (.*)$/.exec(line))
    .filter((found) => found !== null)
    .map(([, key, word]) => [key, word] as const),
);

/** The word of the app for a clan, a province, a card, an objective. */
export function word(kind: "clan" | "province" | "card" | "objective" | "neutral", id: string): string {
  const found = WORDS.get(`bfr-${kind}-${id.replaceAll("_", "-")}`);
  if (found === undefined) throw new Error(`no word for ${kind} ${id}`);
  return found;
}

/** "Army 2". */
export function faceWord(face: string): string {
  return face.charAt(0).toUpperCase() + face.slice(1);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One table; it counts its taps. */
export class RokuganTable {
  taps = 0;

  constructor(readonly page: Page) {}

  get dock(): Locator {
    return this.page.getByRole("contentinfo");
  }

  get sheet(): Locator {
    return this.page.getByRole("dialog");
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
    await painted(this.page);
  }

  /** What `act` takes of taps. */
  async count(act: () => Promise<void>): Promise<number> {
    const before = this.taps;
    await act();
    return this.taps - before;
  }

  ink(name: string | RegExp): Promise<void> {
    return this.tap(this.dock.getByRole("button", { name }));
  }

  /** Seats the clans, and begins. */
  async begin(seats: string[]): Promise<void> {
    await openApp(this.page, "#/battle/new");
    for (const clan of seats) {
      await this.tap(this.page.getByRole("checkbox", { name: new RegExp(`^${word("clan", clan)}`) }));
    }
    await this.ink(/^Begin/);
    await expect(this.dock.getByRole("button", { name: /^Who begins/ })).toBeVisible();
  }

  async first(clan: string): Promise<void> {
    await this.ink(/^Who begins/);
    await this.tap(this.sheet.getByRole("button", { name: word("clan", clan), exact: true }));
  }

  /** A tap on a province where its mark stands. */
  async onMap(province: string): Promise<void> {
    const at = await this.page.locator(`.bmap .prov`).evaluateAll((all, [id, order]) => {
      const index = order!.split(" ").indexOf(id!);
      const figure = all[0]!.ownerSVGElement!.querySelectorAll<SVGGElement>("g.figure")[index]!;
      const { e, f } = figure.getScreenCTM()!;
      return { x: e, y: f };
    }, [province, PROVINCES.join(" ")]);
    this.taps += 1;
    await this.page.touchscreen.tap(at.x, at.y);
    await painted(this.page);
  }

  /** The row of a province in the list. */
  row(province: string): Locator {
    const name = escaped(word("province", province));
    return this.page.getByRole("region", { name: "Provinces" }).getByRole("button", { name: new RegExp(`^${name} `) });
  }

  /** A facedown token on the map: one tap, two where the arrow could point both ways. */
  async place(token: Token): Promise<void> {
    const [from, target] = token.at.split(">");
    const names = target === undefined ? [token.at] : [token.at, `${target}>${from}`];
    const dot = this.page.locator(names.map((name) => `.bmap [data-spot="${name}"]:not(.shut)`).join(", "));
    await this.tap(dot.first());
    if (target !== undefined && (await this.sheet.isVisible())) {
      const way = `${word("province", from!)} → ${word("province", target)}`;
      await this.tap(this.sheet.getByRole("button", { name: way }));
    }
  }

  /** The same by the list and its sheet: what is closed is placed anyway. */
  async placeAnyway(token: Token): Promise<void> {
    const [from, target] = token.at.split(">") as [string, string];
    await this.tap(this.row(target));
    await this.tap(this.sheet.getByRole("button", { name: new RegExp(`^From ${escaped(word("province", from))}`) }));
    await expect(this.sheet).toContainText("does not control");
    await this.tap(this.page.getByRole("button", { name: /[Aa]nyway/ }).first());
  }

  /** A blessing on a token of the round, by the sheet of its province. */
  async bless(token: Token, on: Token): Promise<void> {
    const province = on.at.split(">").at(-1)!.replace("~", "");
    await this.tap(this.row(province));
    await this.tap(this.sheet.getByRole("button", { name: new RegExp(`^${faceWord(token.face)} on `) }).first());
  }

  /** Territory cards in turn. */
  async card({ clan, card, provinces }: Card): Promise<void> {
    await this.ink(new RegExp(`^${word("clan", clan)}: territory card`));
    if (card === undefined) return this.tap(this.sheet.getByRole("button", { name: "Pass" }));
    await this.tap(this.sheet.getByRole("button", { name: new RegExp(`^${escaped(word("card", card))}`) }));
    for (const [at, province] of (provinces ?? []).entries()) {
      this.taps += 1;
      await this.sheet.getByRole("combobox").nth(at).selectOption(word("province", province));
    }
    await this.tap(this.sheet.getByRole("button", { name: "Play" }));
  }

  /** Turns the token that is asked for. */
  async turn(face: string): Promise<void> {
    const heading = this.page.getByRole("heading", { level: 1 });
    const before = await heading.textContent();
    await this.tap(this.dock.getByRole("button", { name: new RegExp(`^${faceWord(face)} \\d+ left`) }));
    await expect(heading).not.toHaveText(before ?? "");
  }

  /** Behind More: a page of the table. */
  async more(name: RegExp): Promise<void> {
    await this.tap(this.dock.getByRole("button", { name: "More", exact: true }));
    await this.tap(this.sheet.getByRole("link", { name }));
  }
}

/** The provinces in map order. */
export const PROVINCES: string[] = (
  JSON.parse(readFileSync("tests/data/battle_for_rokugan/map.json", "utf8")) as { provinces: { id: string }[] }
).provinces.map(({ id }) => id);

/** The tokens of a round that are turned, in map order: by target, then center, borders, coast; as they were placed. */
export function inMapOrder(tokens: Token[], borders: (province: string) => string[]): Token[] {
  const key = (token: Token): [number, number] => {
    const target = token.at.split(">").at(-1)!.replace("~", "");
    const from = token.at.includes(">") ? token.at.split(">")[0]! : undefined;
    const within = token.at.startsWith("~") ? 99 : from === undefined ? 0 : 1 + borders(target).indexOf(from);
    return [PROVINCES.indexOf(target), within];
  };
  const facedown = tokens.filter((token) => !token.face.startsWith("blessing"));
  return facedown.map((token, at) => ({ token, key: key(token), at })).sort((one, other) =>
    one.key[0] - other.key[0] || one.key[1] - other.key[1] || one.at - other.at).map(({ token }) => token);
}

/** The neighbors of a province in map order, as the reveal walks its borders. */
export function neighbors(province: string): string[] {
  const { borders } = JSON.parse(readFileSync("tests/data/battle_for_rokugan/map.json", "utf8")) as { borders: (string[] | { between: string[] })[] };
  const pairs = borders.map((border) => (Array.isArray(border) ? border : border.between));
  const all = pairs.filter((pair) => pair.includes(province)).map((pair) => pair.find((other) => other !== province)!);
  return all.sort((one, other) => PROVINCES.indexOf(one) - PROVINCES.indexOf(other));
}
