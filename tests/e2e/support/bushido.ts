// Bushido as two players tap it: whole activations, phases and exchanges, with the taps counted.

import { expect, type Locator, type Page } from "@playwright/test";
import { openApp, painted } from "./app";

/** How an exchange is told: both splits by their names, then every die as it lies. */
export type Fight = { who: string; whom: string; action?: string; own: string; other: string; dice: number[]; damage?: number[] };

/** A phone at a table of Bushido, and the taps on it. */
export class BushidoTable {
  /** Taps so far. */
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  /** Fails where `play` needs more taps than players were promised. */
  async within(most: number, what: string, play: () => Promise<void>): Promise<void> {
    const before = this.taps;
    await play();
    expect(this.taps - before, `taps for ${what}`).toBeLessThanOrEqual(most);
  }

  button(name: RegExp | string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  row(name: string): Locator {
    return this.page.getByRole("link", { name: new RegExp(`^${name}, `) });
  }

  /** Two taps from the file, which is of the Warband of that name, to a playable table. */
  async import(file: string, name: string): Promise<void> {
    await openApp(this.page, "#/bushido/new");
    const chosen = this.page.waitForEvent("filechooser");
    await this.tap(this.button("Roster file").first());
    await (await chosen).setFiles(file);
    await expect(this.page.getByRole("heading", { name, exact: true })).toBeVisible();
    await this.tap(this.button("Begin"));
    await expect(this.button("Begin turn 1")).toBeVisible();
  }

  /** The page of a model. */
  async model(name: string): Promise<void> {
    await this.tap(this.row(name));
    await this.page.getByRole("link", { name: "Back to the table" }).waitFor();
    await expect(this.page.getByRole("heading", { level: 1 })).toContainText(name);
  }

  async back(): Promise<void> {
    await this.tap(this.page.getByRole("link", { name: "Back to the table" }));
    await this.page.getByRole("link", { name: "Back to Home" }).waitFor();
  }

  /** An action that is done at once; the table is open before and after. */
  async act(name: string, action: RegExp): Promise<void> {
    await this.within(2, `${action}`, async () => {
      await this.model(name);
      await this.tap(this.button(action));
    });
    await painted(this.page);
    await this.back();
  }

  /** A Scenario action at an objective. */
  async pray(name: string, objective: string): Promise<void> {
    await this.within(2, "a Scenario action", async () => {
      await this.model(name);
      await this.tap(this.button(`Scenario action at ${objective}`));
    });
    await painted(this.page);
    await this.back();
  }

  /** Puts a state on a model. */
  async mark(name: string, ...states: string[]): Promise<void> {
    await this.model(name);
    for (const state of states) {
      await this.tap(this.button("State"));
      const sheet = this.page.getByRole("dialog");
      await this.tap(sheet.getByRole("button", { name: new RegExp(`^${state}\\b`) }));
      await expect(sheet).toHaveCount(0);
      await expect(this.button(new RegExp(`^${state}.*, take one off$`))).toBeVisible();
    }
    await this.back();
  }

  /** Takes a state off: one tap. */
  async unmark(name: string, state: string): Promise<void> {
    await this.model(name);
    const tag = this.button(new RegExp(`^${state}.*, take one off$`));
    await this.within(1, "a state off", () => this.tap(tag));
    await expect(tag).toHaveCount(0);
    await this.back();
  }

  async place(name: string, where: string): Promise<void> {
    await this.model(name);
    await this.tap(this.button(/^Where: /));
    await this.tap(this.page.getByRole("dialog").getByRole("button", { name: where, exact: true }));
    await expect(this.button(/^Where: /)).toHaveAccessibleName(`Where: ${where}`);
    await this.back();
  }

  /** Opens the exchange of two models. */
  async declare(who: string, whom: string, action = "Melee"): Promise<void> {
    await this.model(who);
    await this.tap(this.button(new RegExp(`^${action} `)));
    await this.tap(this.button(new RegExp(`^${whom}`)));
    await this.page.getByRole("radiogroup").first().waitFor();
  }

  async split(name: string, split: string): Promise<void> {
    const group = this.page.getByRole("radiogroup", { name: `${name}: Attack / Defence` });
    await this.tap(group.getByRole("radio", { name: split, exact: true }));
  }

  /** Dice as they lie; each is one tap, and no tap of the budget. */
  async dice(faces: number[]): Promise<void> {
    for (const face of faces) {
      const asked = await this.asked();
      await this.page.getByRole("button", { name: `Die ${face}`, exact: true }).tap();
      await expect(async () => expect(await this.asked()).not.toBe(asked)).toPass();
    }
  }

  /** Damage Rolls for as long as one is asked; rights to roll dice again are left before. */
  async damage(faces: number[]): Promise<void> {
    const { page } = this;
    const leave = this.button(/^On without rerolls/);
    if (await leave.isVisible()) {
      await this.tap(leave);
      await expect(leave).toHaveCount(0);
    }
    for (let at = 0; (await this.asked())!.includes("Damage Roll"); at++) await this.dice([faces[at % faces.length]]);
    await expect(page.getByRole("group", { name: "Faces" })).toHaveCount(0);
  }

  /** What the foot says: the die that is asked now. */
  private async asked(): Promise<string | null> {
    return this.page.getByRole("contentinfo").last().textContent();
  }

  async apply(): Promise<void> {
    await this.tap(this.button(/^Apply/));
    await this.page.getByRole("link", { name: "Back to Home" }).waitFor();
  }

  /** An exchange with the players' own dice: nine taps and the dice at most. */
  async fight({ who, whom, action, own, other, dice, damage = [2, 3] }: Fight): Promise<void> {
    await this.within(9, "an exchange with physical dice", async () => {
      await this.declare(who, whom, action);
      await this.split(who, own);
      await this.split(whom, other);
      await this.dice(dice);
      await this.damage(damage);
      await this.apply();
    });
  }

  /** The Starting Phase: two taps. */
  async start(winner: string): Promise<void> {
    await this.within(2, "the Starting Phase", async () => {
      const won = this.page.getByRole("radiogroup", { name: "Who wins the Tactical Test?" });
      await this.tap(won.getByRole("radio", { name: winner }));
      await this.tap(this.button("Begin the Main Phase"));
    });
    await expect(this.page.getByRole("heading", { level: 1 })).toContainText("Main Phase");
  }

  /** Everybody who has a counter left spends all of them, one side after the other, until the End Phase. */
  async rest(): Promise<void> {
    const heading = this.page.getByRole("heading", { level: 1 });
    while (!(await heading.textContent())!.includes("End Phase")) {
      const end = this.button(/^End activation then the End Phase$/);
      if (await end.isVisible()) {
        await this.tap(end);
        await expect(heading).toContainText("End Phase");
        return;
      }
      const other = this.button(/^End activation/);
      if (await other.isVisible()) {
        await this.tap(other);
        await expect(other).toHaveCount(0);
      }
      const next = this.page.getByRole("link", { name: /, can be activated, / }).first();
      await this.tap(next);
      await this.page.getByRole("link", { name: "Back to the table" }).waitFor();
      const anyway = this.button("Focus: do it anyway");
      await this.tap((await anyway.count()) > 0 ? this.button(/^Walk/).first() : this.button(/^Focus/));
      await painted(this.page);
      await this.back();
    }
  }

  /** The End Phase where nothing is asked: one tap. */
  async end(): Promise<void> {
    await this.within(1, "the End Phase", () => this.tap(this.button(/^Apply, /)));
    await expect(this.button(/^Apply, /)).toHaveCount(0);
  }
}
