// Every screen of the app: its name, and how a player gets there from an empty phone.

import { expect, type Page } from "@playwright/test";
import { openApp, painted } from "./app";
import { map, newBoard, openLibrary, openNew, photograph, take, tapMap } from "./board";
import {
  FIVE,
  act,
  backToTable,
  byHand,
  chooseOrder,
  closedCard,
  combat,
  demonstration,
  endActivation,
  endEnemies,
  gauge,
  goHome,
  importCards,
  importFile,
  line,
  more,
  newTable,
  openCard,
  openLog,
  openSheet,
  prepared,
  press,
  ink,
  sheet,
  step,
  takeSeat,
  toStep, toFigures
} from "./play";
import { guards } from "./cards";
import { attack, dice, onTable, target, totals } from "./dice";
import { attempt, lookAhead, openSave, openWhatIf } from "./ahead";
import { begin, fillNew, finish, newCampaign, noteByHand, openByHand, openCampaigns, ringTable, STORY } from "./campaign";
import { explore, worked } from "./odds";
import { practiceTable } from "./practice";
import { finishTurn, listedBackups, oneTable, openBackups } from "./saves";
import { beaten, pursuing } from "./retreat";
import { leadOn, otherwise } from "./enemies";
import { from } from "./states";
import { broken, closePart, copied as copiedScenario, fordTable, noStart, openPart, openScenario, openScenarios, setTurn, strip, toCheck } from "./scenarios";
import { FORD as FIELD, lay, put, toField, type FordArea } from "./places";

const [JUN, AKI] = FIVE;

/** The middle of a made-up board: its Ford. */
const FORD = [0.48, 0.48] as const;

type Way = (page: Page) => Promise<void>;

export const SCREENS: Record<string, Way> = {
  "home-empty": (page) => openApp(page),
  home: async (page) => {
    await acting(page);
    await goHome(page);
    await page.getByRole("button", { name: "Demonstration table" }).tap();
    await goHome(page);
  },
  "home-manage": async (page) => {
    await demonstration(page);
    await goHome(page);
    await page.getByRole("button", { name: /: more$/ }).first().tap();
  },
  "home-refused-file": async (page) => {
    await openApp(page);
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: "Import" }).tap()]);
    await chooser.setFiles({ name: "diary.txt", mimeType: "text/plain", buffer: Buffer.from("Dear diary") });
    await expect(page.getByRole("main")).toContainText("Not imported.");
  },
  "home-clashes": async (page) => {
    await openApp(page);
    await importCards(page, guards(3), "ours.rokugan.json");
    await importFile(page, guards(5), "theirs.rokugan.json");
    await expect(sheet(page)).toBeVisible();
  },
  examples: async (page) => {
    await openApp(page);
    await page.getByRole("link", { name: "Examples", exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Examples" })).toBeVisible();
  },
  "example-table": async (page) => {
    await SCREENS["examples"](page);
    await page.getByRole("main").getByRole("button", { name: /^Tsuko/ }).tap();
    await expect(page.getByRole("complementary", { name: /^Learning/ })).toBeVisible();
  },
  boards: async (page) => {
    await copied(page);
    await page.getByRole("link", { name: "Back to the boards" }).tap();
  },
  "boards-new": async (page) => {
    await openLibrary(page);
    await openNew(page, "Our table");
  },
  "boards-made-up": async (page) => {
    await openLibrary(page);
    await page.getByRole("button", { name: /^The Lantern Inn/ }).tap();
  },
  board: (page) => copied(page),
  "board-area": async (page) => {
    await copied(page);
    await tapMap(page, FORD);
  },
  "board-border": async (page) => {
    await copied(page);
    await take(page, "Border");
    await tapMap(page, [(0.46 + FORD[0]) / 2, (0.12 + FORD[1]) / 2]);
  },
  "board-reinforcement": async (page) => {
    await copied(page);
    await take(page, "Reinf.: Reinforcement area");
    await tapMap(page, FORD);
  },
  "board-route": async (page) => {
    await copied(page);
    await take(page, "Route");
  },
  "board-odd": async (page) => {
    await newBoard(page, "Our table");
    await tapMap(page, [0.3, 0.3]);
    await tapMap(page, [0.7, 0.6]);
  },
  "board-photograph": async (page) => {
    await copied(page);
    await page.getByRole("button", { name: "The Willow Ford: more" }).tap();
    const choosing = page.waitForEvent("filechooser");
    await sheet(page).getByRole("button", { name: /photograph under it/ }).tap();
    const buffer = await photograph(page, 1170, 1116);
    await (await choosing).setFiles({ name: "table.jpg", mimeType: "image/jpeg", buffer });
    await map(page).locator("image").waitFor();
  },
  "board-more": async (page) => {
    await copied(page);
    await page.getByRole("button", { name: "The Willow Ford: more" }).tap();
  },
  "board-list": (page) => listed(page),
  "board-list-area": async (page) => {
    await listed(page);
    await page.getByRole("button", { name: /^Ford\b/ }).tap();
  },
  retreat: (page) => beaten(page),
  "retreat-pursue": (page) => pursuing(page),
  campaigns: async (page) => {
    await openApp(page);
    await newCampaign(page);
    await page.getByRole("link", { name: "Back to the campaigns" }).tap();
  },
  "campaigns-new": async (page) => {
    await openApp(page);
    await openCampaigns(page);
    await fillNew(page);
  },
  "campaign-empty": async (page) => {
    await openApp(page);
    await newCampaign(page);
  },
  campaign: (page) => twoScenarios(page),
  "campaign-line": async (page) => {
    await twoScenarios(page);
    await page.getByRole("button", { name: "First steps: correct by hand" }).tap();
  },
  "campaign-by-hand": async (page) => {
    await openApp(page);
    await newCampaign(page);
    await openByHand(page, "First steps");
  },
  "campaign-more": async (page) => {
    await twoScenarios(page);
    await page.getByRole("button", { name: `${STORY}: more` }).tap();
  },
  "campaign-rulings": async (page) => {
    await twoScenarios(page);
    await page.getByRole("button", { name: `${STORY}: more` }).tap();
    await sheet(page).getByRole("button", { name: /^House rules/ }).tap();
  },
  "campaign-ending": async (page) => {
    await twoScenarios(page);
    await page.getByRole("button", { name: /^End the campaign/ }).tap();
    await page.getByRole("combobox").first().selectOption("Lion");
    await expect(page.getByText("reads the ending of Lion")).toBeVisible();
  },
  "campaign-setup": async (page) => {
    await openApp(page);
    await newCampaign(page);
    await press(ink(page, /^Begin the first scenario/));
  },
  "campaign-score": async (page) => {
    await atCampaignTable(page);
    await finish(page, true);
  },
  "campaign-intermission": async (page) => {
    await atCampaignTable(page);
    await chooseOrder(page, [AKI]);
    await page.getByRole("main").getByRole("button", { name: /^Intermission card/ }).tap();
  },
  "ring-event": async (page) => {
    await atRingTable(page);
    await page.getByRole("button", { name: "Note it" }).tap();
    await sheet(page).getByRole("combobox", { name: "Which Element" }).selectOption("Fire");
  },
  "ring-event-open": async (page) => {
    await atRingTable(page);
    await page.getByRole("button", { name: "Note it" }).tap();
    await press(sheet(page).getByRole("button", { name: "It lies open" }));
    await press(ink(page, /^Begin/));
  },
  scenarios: async (page) => {
    await ownScenario(page);
    await page.getByRole("link", { name: "Back to the scenarios" }).tap();
  },
  "scenarios-new": async (page) => {
    await openApp(page);
    await openScenarios(page);
    await press(page.getByRole("contentinfo").getByRole("button", { name: "New scenario" }));
  },
  "scenarios-manage": async (page) => {
    await SCREENS.scenarios(page);
    await page.getByRole("button", { name: /^Copy of .*: more$/ }).tap();
  },
  scenario: (page) => openScenario(page),
  "scenario-own": (page) => ownScenario(page),
  ...Object.fromEntries(
    ["Title and Champions", "Board", "Acts", "Objectives and defeat", "Enemies and Allies", "Things to take", "Events", "Texts"].map((part) => [
      `scenario-${part.toLowerCase().replaceAll(" ", "-")}`,
      async (page: Page) => {
        await ownScenario(page);
        await openPart(page, part);
      },
    ]),
  ),
  "scenario-objective": async (page) => {
    await SCREENS["scenario-objectives-and-defeat"](page);
    await page.getByRole("button", { name: /^Take the tax chest/ }).tap();
  },
  "scenario-enemies": async (page) => {
    await SCREENS["scenario-enemies-and-allies"](page);
    await page.getByRole("button", { name: /^Practice Goblin/ }).first().tap();
  },
  "scenario-event": async (page) => {
    await SCREENS["scenario-events"](page);
    await page.getByRole("button", { name: /^Turn 4/ }).tap();
  },
  "scenario-faulty": async (page) => {
    await SCREENS["scenario-board"](page);
    await noStart(page);
    await closePart(page);
  },
  "scenario-unsaved": async (page) => {
    await SCREENS["scenario-title-and-champions"](page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("textbox", { name: "Title of the scenario" }).fill("Theirs");
    await expect(other.getByRole("contentinfo").getByRole("button", { name: "Undo" })).toBeEnabled();
    await other.close();
    await page.getByRole("textbox", { name: "Title of the scenario" }).fill("Mine");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "scenario-trial": async (page) => {
    await openScenario(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Try out" }).tap();
    await press(page.getByRole("contentinfo").getByRole("button", { name: /^Play them/ }));
    await expect(page.getByRole("main")).toContainText(/[1-9]\d* of 100 games/);
    await press(page.getByRole("contentinfo").getByRole("button", { name: "Stop", exact: true }));
  },
  middle: async (page) => {
    await acting(page);
    await more(page, /^Table view/);
    await expect(page.getByRole("link", { name: "Back to the table" })).toBeVisible();
  },
  "table-events": async (page) => {
    await ford(page);
    await setTurn(page, 1, 4);
  },
  "table-story": async (page) => {
    await ford(page);
    await strip(page).tap();
  },
  "setup-scenario": async (page) => {
    await openApp(page);
    await page.getByRole("link", { name: "New table" }).tap();
    await page.getByRole("radio", { name: "The Old Watchtower" }).tap();
  },
  "setup-champions": (page) => seated(page),
  "setup-seat": async (page) => {
    await seated(page);
    await page.getByRole("button", { name: /^Seat 1:/ }).tap();
  },
  "setup-objectives": async (page) => {
    await seated(page);
    await toStep(page, "Objectives");
  },
  "setup-objective": async (page) => {
    await seated(page);
    await toStep(page, "Objectives");
    await page.getByRole("button", { name: `Add an objective for ${JUN}` }).tap();
  },
  "setup-enemies": async (page) => {
    await seated(page);
    for (const step of ["Objectives", "Board", "Enemies"]) await toStep(page, step);
  },
  "setup-check": async (page) => {
    await seated(page);
    await toStep(page, "Objectives");
    await toStep(page, "Board");
    await toStep(page, "Check");
  },
  "setup-check-faulty": (page) =>
    from(page, "setup-faulty", async (page) => {
      await broken(page);
      await toCheck(page);
    }),
  "setup-board": async (page) => {
    await from(page, "setup-board", async (page) => {
      await openApp(page);
      await prepared(page);
    });
    await page.getByRole("radio", { name: /^The Willow Ford/ }).tap();
  },
  "field-none": async (page) => {
    await acting(page);
    await toField(page);
  },
  "field-places": (page) => placed(page),
  "field-in-hand": async (page) => {
    await placed(page);
    await tapMap(page, FORD);
  },
  "field-list": async (page) => {
    await placed(page);
    await page.getByRole("link", { name: "List" }).tap();
  },
  "field-more": async (page) => {
    await placed(page);
    await page.getByRole("button", { name: "Board: more" }).tap();
  },
  "field-move": (page) => moving(page),
  "field-move-own-way": async (page) => {
    await moving(page);
    await page.getByRole("button", { name: /^Your own way/ }).tap();
    await tapMap(page, [0.15, 0.46]);
    await tapMap(page, [0.14, 0.14]);
    await expect(page.getByRole("button", { name: "Move", exact: true })).toBeVisible();
  },
  "field-move-list": async (page) => {
    await moving(page);
    await page.getByRole("link", { name: "List" }).tap();
  },
  "field-sight": async (page) => {
    await placed(page);
    await page.getByRole("button", { name: "Board: more" }).tap();
    await sheet(page).getByRole("link", { name: /^Line of Sight/ }).tap();
  },
  "table-preparation": (page) => fresh(page),
  "table-champions": (page) => acting(page),
  "table-statuses": async (page) => {
    await acting(page);
    for (let wounds = 0; wounds < 4; wounds++) await step(page, JUN, "Life", -1);
    for (let shame = 0; shame < 5; shame++) await step(page, JUN, "Honor", -1);
  },
  "table-other-card": async (page) => {
    await acting(page);
    await openCard(page, AKI);
  },
  "table-enemies": (page) => enemies(page),
  "enemies-standing": (page) => led(page),
  "enemies-move": async (page) => {
    await led(page);
    await press(ink(page, /^Yes, begin/));
    await expect(page.getByRole("main")).toContainText("Move Practice Zombie A");
  },
  "enemies-otherwise": async (page) => {
    await SCREENS["enemies-move"](page);
    await otherwise(page);
  },
  "enemies-behaviour": async (page) => {
    await SCREENS["enemies-otherwise"](page);
    await sheet(page).getByRole("button", { name: /^Change its behavior/ }).tap();
  },
  "enemies-elsewhere": async (page) => {
    await SCREENS["enemies-otherwise"](page);
    await sheet(page).getByRole("button", { name: /^Another way or area/ }).tap();
    await tapMap(page, FIELD.Mill);
  },
  "enemies-tie": async (page) => {
    await led(page, { "Shosuro Mei": "Ferry House" });
    await press(ink(page, /^Yes, begin/));
    await expect(page.getByRole("main")).toContainText("Whom does");
  },
  "enemies-combat": async (page) => {
    await led(page, { "Doji Aki": "Ford" });
    await press(ink(page, /^Yes, begin/));
    const leave = page.getByRole("link", { name: "Leave this Combat" });
    const nobody = page.getByRole("main").getByRole("button", { name: "Nobody" });
    for (let enemy = 1; ; enemy++) {
      await leave.or(page.getByRole("heading", { level: 1, name: `Moves ${enemy} of` })).waitFor();
      if (await leave.isVisible()) break;
      if (await nobody.isVisible()) await nobody.tap();
      await press(ink(page, /^Done/));
    }
    await leave.tap();
  },
  "enemies-asked": async (page) => {
    await enemies(page);
    await leadOn(page);
  },
  "enemies-answered": async (page) => {
    await SCREENS["enemies-asked"](page);
    await page.getByRole("main").getByRole("checkbox").nth(1).tap();
    await press(ink(page, /^Closest/));
  },
  "table-recovery": async (page) => {
    await enemies(page);
    await endEnemies(page);
  },
  "table-more": async (page) => {
    await acting(page);
    await page.getByRole("button", { name: "More", exact: true }).tap();
  },
  "table-ending": async (page) => {
    await acting(page);
    await more(page, /^End the game/);
  },
  champion: async (page) => {
    await acting(page);
    await openSheet(page, JUN);
  },
  "champion-movement": async (page) => {
    await acting(page);
    await openSheet(page, JUN);
    await page.getByRole("button", { name: /^Movement / }).tap();
  },
  figures: (page) => figures(page),
  "figures-enemy": async (page) => {
    await figures(page);
    await page.getByRole("main").getByRole("button", { name: /Practice Goblin A/ }).first().tap();
  },
  "figures-add": async (page) => {
    await figures(page);
    await press(ink(page, /^Add/));
  },
  "fight-who": async (page) => {
    await acting(page);
    await attack(page);
  },
  "fight-before": (page) => begunCombat(page),
  "fight-entry": async (page) => {
    await begunCombat(page);
    await dice(page, "Fire", "Fire", "Fire", "Earth", "Water");
  },
  "fight-dice": async (page) => {
    await SCREENS["fight-entry"](page);
    await page.getByRole("button", { name: "Die by die" }).tap();
  },
  "fight-advice": async (page) => {
    await acting(page);
    await attack(page);
    await target(page, "Practice Oni");
    await dice(page, "Fire", "Water", "Water", "Water", "Water");
    await totals(page, 2, 2);
    await expect(page.getByRole("button", { name: /^Reroll th/ })).toBeVisible();
  },
  "fight-marks": async (page) => {
    await SCREENS["fight-entry"](page);
    await totals(page, 0, 0);
    await onTable(page).first().tap();
    await expect(page.getByRole("button", { name: /^Entered wrongly/ })).toBeVisible();
  },
  "fight-apply": async (page) => {
    await SCREENS["fight-entry"](page);
    await totals(page, 0, 0);
    await expect(ink(page, /^Apply/)).toBeVisible();
  },
  "fight-goal": async (page) => {
    await begunCombat(page);
    await page.getByRole("button", { name: "What are you after?" }).tap();
  },
  "fight-steps": async (page) => {
    await SCREENS["fight-apply"](page);
    await page.getByRole("button", { name: "The ten steps" }).tap();
  },
  "fight-test": async (page) => {
    await acting(page);
    await openSheet(page, JUN);
    await page.getByRole("button", { name: /^Investigation / }).tap();
  },
  "fight-test-result": async (page) => {
    await SCREENS["fight-test"](page);
    await dice(page, "Air", "Air", "Air", "Earth", "Void");
    await expect(page.getByRole("main")).toContainText("3 successes");
  },
  combat: async (page) => {
    await begunCombat(page);
    await byHand(page);
    await page.getByRole("radiogroup", { name: "Wounds to Practice Zombie A" }).getByRole("radio").nth(2).tap();
    await page.getByRole("radiogroup", { name: `Wounds to ${JUN}` }).getByRole("radio").nth(1).tap();
  },
  "combat-more": async (page) => {
    await begunCombat(page);
    await byHand(page);
    await page.getByRole("button", { name: /^More of this Combat/ }).tap();
  },
  ahead: async (page) => {
    await openSave(page, "crowd");
    await lookAhead(page);
  },
  "ahead-what-if": async (page) => {
    await openSave(page, "duel");
    await lookAhead(page);
    await openWhatIf(page);
  },
  "ahead-tried": async (page) => {
    await SCREENS["ahead-what-if"](page);
    await attempt(page, "A5");
    await expect(page.getByRole("list", { name: "What if …" })).toContainText("then");
  },
  "ahead-no-board": async (page) => {
    await acting(page);
    await more(page, /^Look ahead/);
  },
  odds: async (page) => {
    await acting(page);
    await explore(page);
  },
  "odds-unit": async (page) => {
    await from(page, "stone-stair", (page) => practiceTable(page, "Hold the Stone Stair", "Normal"));
    await explore(page);
  },
  "odds-what-if": async (page) => {
    await SCREENS.odds(page);
    await page.getByRole("button", { name: /^What if/ }).tap();
    await page.getByRole("button", { name: "Ki: one more" }).tap();
    for (let life = 0; life < 3; life++) await page.getByRole("button", { name: "Life: one less" }).tap();
    await worked(page);
  },
  "odds-weights": async (page) => {
    await SCREENS.odds(page);
    await page.getByRole("button", { name: "Weights" }).tap();
  },
  "enemy-dice": async (page) => {
    await SCREENS.odds(page);
    await page.getByRole("button", { name: "Check", exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1, name: /^Enemy Dice/ })).toBeVisible();
  },
  "investigation-before": (page) => investigating(page),
  investigation: async (page) => {
    await investigating(page);
    await press(page.getByRole("button", { name: "Prepare the Investigation" }));
  },
  "investigation-places": async (page) => {
    await from(page, "one-guest", (page) => practiceTable(page, "One Guest Too Many", "Easy"));
    await more(page, /^Investigation/);
  },
  luck: async (page) => {
    await SCREENS["fight-apply"](page);
    await press(ink(page, /^Apply/));
    await more(page, /^Luck/);
  },
  log: async (page) => {
    await fought(page);
    await openLog(page);
    // The lines follow the head.
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  },
  "log-line": async (page) => {
    await fought(page);
    await openLog(page);
    await openFight(page);
  },
  "log-correction": async (page) => {
    await fought(page);
    await openLog(page);
    await openFight(page);
    await page.getByRole("button", { name: /^Correct this/ }).tap();
    await sheet(page).getByRole("button", { name: "Wounds taken plus 1" }).tap();
  },
  "log-account": async (page) => {
    await SCREENS["fight-apply"](page);
    await press(ink(page, /^Apply/));
    await openLog(page);
    await openFight(page);
    await page.getByRole("button", { name: "How it came about" }).tap();
    await expect(page.getByRole("heading", { name: "9. Wounds" })).toBeVisible();
  },
  "log-correction-dice": async (page) => {
    await SCREENS["fight-apply"](page);
    await press(ink(page, /^Apply/));
    await openLog(page);
    await openFight(page);
    await page.getByRole("button", { name: /^Correct this/ }).tap();
    await sheet(page).getByRole("radiogroup", { name: "Die 3" }).getByRole("radio", { name: "Water" }).tap();
  },
  history: async (page) => {
    await fought(page);
    await openLog(page);
    await openFight(page);
    await page.getByRole("link", { name: "See the table then" }).tap();
  },
  "score-open": async (page) => {
    await fought(page);
    const score = `${page.url()}/score`;
    await page.goto(score);
    await expect(page.getByRole("heading", { level: 1, name: /^End of the game/ })).toBeVisible();
  },
  score: async (page) => {
    await fought(page);
    await more(page, /^End the game/);
    await sheet(page).getByRole("button", { name: /^The objective is met/ }).tap();
    await expect(page.getByRole("heading", { level: 1, name: /^(Victory|Defeat)/ })).toBeVisible();
  },
  options: async (page) => {
    await acting(page);
    await more(page, /^Scenario/);
    await expect(page.getByRole("heading", { level: 1, name: /^Scenario/ })).toBeVisible();
  },
  settings: async (page) => {
    await openApp(page);
    await page.getByRole("link", { name: "Settings" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: /^Settings/ })).toBeVisible();
  },
  "settings-with-tables": async (page) => {
    await oneTable(page);
    await finishTurn(page, 1);
    await goHome(page);
    await page.getByRole("link", { name: "Settings" }).tap();
    await expect(page.getByRole("main")).toContainText("1 backup,");
  },
  backups: async (page) => {
    await oneTable(page);
    await finishTurn(page, 1);
    await finishTurn(page, 2);
    await chooseOrder(page, [JUN]);
    await openBackups(page);
    await page.getByRole("button", { name: "Put back: After turn 1" }).tap();
    await openBackups(page);
    await expect(listedBackups(page)).toHaveCount(3);
  },
  "backups-none": async (page) => {
    await oneTable(page);
    await openBackups(page);
    await expect(page.getByRole("main")).toContainText("No backup yet.");
  },
  rule: async (page) => {
    await fresh(page);
    await page.getByRole("main").getByRole("button", { name: /^Rulebook p\./ }).first().tap();
    await expect(sheet(page)).toBeVisible();
  },
  "rule-section": async (page) => {
    await SCREENS.rule(page);
    await sheet(page).getByRole("button", { name: /^Read more/ }).tap();
    await expect(sheet(page).getByRole("article").first()).toBeVisible();
  },
  rules: async (page) => {
    await openApp(page);
    await page.getByRole("link", { name: /^Rules/ }).tap();
    await expect(page.getByRole("heading", { level: 1, name: /^Rules/ })).toBeVisible();
    // The list follows the head.
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  },
  "rules-found": async (page) => {
    await SCREENS.rules(page);
    await page.getByRole("textbox").fill("honor");
    await expect(page.getByRole("main")).toContainText("entries found");
  },
  "rules-section": async (page) => {
    await SCREENS.rules(page);
    await page.getByRole("link", { name: /^Enemies/ }).tap();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  },
  "lesson-table": async (page) => {
    await openApp(page);
    await page.getByRole("button", { name: "First lesson" }).tap();
    await expect(page.getByRole("complementary")).toBeVisible();
  },
  "lesson-combat": async (page) => {
    await learning(page);
    await attack(page);
    await target(page, "Practice Zombie A");
    await expect(page.getByRole("complementary")).toBeVisible();
  },
  "lesson-dice": async (page) => {
    await SCREENS["lesson-combat"](page);
    await dice(page, "Fire", "Fire");
    await expect(page.getByRole("complementary")).toBeVisible();
  },
  statistics: async (page) => {
    await fought(page);
    await step(page, AKI, "Honor", 1);
    await step(page, AKI, "Glory", 1);
    await more(page, /^Statistics/);
    await expect(page.getByRole("heading", { level: 1, name: /^Statistics/ })).toBeVisible();
  },
  "statistics-nothing": async (page) => {
    await fresh(page);
    await more(page, /^Statistics/);
    await expect(page.getByRole("heading", { level: 1, name: /^Statistics/ })).toBeVisible();
  },
  closing: async (page) => {
    await SCREENS.score(page);
    await page.getByRole("link", { name: /^The game in short/ }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "The game in short" })).toBeVisible();
  },
  refusal: async (page) => {
    await acting(page);
    // The keys + and − go on with the gauge that was touched last, beyond where its own keys stop.
    await step(page, JUN, "Life", -1);
    // What decides may have to come first; until the step is done, others are not taken up.
    await expect(gauge(page, JUN, "Life")).toContainText("5");
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect(sheet(page)).toContainText("stays at");
  },
};

/** A campaign with a victory, a card drawn, and a defeat. */
function twoScenarios(page: Page): Promise<void> {
  return from(page, "campaign", async (page) => {
    await openApp(page);
    await newCampaign(page);
    await noteByHand(page, "First steps", true, [3, 5, 2, 0, 1], "Bo");
    await noteByHand(page, "The Wall in the rain", false, [4, 1, 0, 2, 2]);
  });
}

/** A table of a campaign; Bo brings an Intermission card to it. */
function atCampaignTable(page: Page): Promise<void> {
  return from(page, "campaign-table", async (page) => {
    await openApp(page);
    await newCampaign(page);
    await noteByHand(page, "First steps", true, [3, 5, 2, 0, 1], "Bo");
    await press(ink(page, /^Begin the next scenario/));
    await begin(page, "choose");
  });
}

/** A table with the Ring Event cards, before its first turn. */
function atRingTable(page: Page): Promise<void> {
  return from(page, "ring-table", async (page) => {
    await openApp(page);
    await ringTable(page);
  });
}

/** Opens a screen of the list and waits until it stands still. */
export async function openScreen(page: Page, name: string): Promise<void> {
  await SCREENS[name](page);
  await painted(page);
  // Letters of a fallback font would be a picture of something else.
  await page.evaluate(() => document.fonts.ready);
}

function seated(page: Page): Promise<void> {
  return from(page, "setup-seated", async (page) => {
    await SCREENS["setup-scenario"](page);
    await toStep(page, "Champions");
    await page.getByRole("radio", { name: "5 players" }).tap();
    for (const [place, champion] of FIVE.entries()) await takeSeat(page, place + 1, { champion });
  });
}

/** The demonstration table; the first Champion acts. */
async function acting(page: Page): Promise<void> {
  await from(page, "acting", async (page) => {
    await demonstration(page);
    await chooseOrder(page, [JUN]);
  });
  await openCard(page, JUN);
}

/** Everybody of the demonstration table on the Willow Ford, one figure still beside it. */
function placed(page: Page): Promise<void> {
  return from(page, "placed", async (page) => {
    await acting(page);
    await toField(page);
    await lay(page, "The Willow Ford");
    for (const area of [FORD, [0.15, 0.46], [0.15, 0.46], [0.84, 0.48], [0.5, 0.84], FORD, [0.46, 0.12]] as const) {
      await tapMap(page, area);
    }
  });
}

/** The first Champion of that table is about to move. */
async function moving(page: Page): Promise<void> {
  await placed(page);
  await backToTable(page);
  await page.getByRole("button", { name: /^Move / }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /moves/ })).toBeVisible();
}

function enemies(page: Page): Promise<void> {
  return from(page, "enemies", async (page) => {
    await acting(page);
    for (const _ of FIVE) await endActivation(page);
    await expect(page.getByRole("heading", { name: "Enemies on the board" })).toBeVisible();
  });
}

/** The Enemies Phase on the Willow Ford, before anybody has moved; a Champion, a Zombie, and whoever else is named stand there. */
function led(page: Page, more: Record<string, FordArea> = {}): Promise<void> {
  const areas = Object.entries({ "Doji Aki": "North Road", ...more, "Practice Zombie A": "Ford" } as const);
  const where = areas.map(([name, area]) => `${name} ${area}`.toLowerCase().replaceAll(" ", "-"));
  return from(page, `led-${where.join("-")}`, async (page) => {
    await acting(page);
    await toField(page);
    await lay(page, "The Willow Ford");
    for (const [name, area] of areas) await put(page, name, area);
    await backToTable(page);
    for (const _ of FIVE) await endActivation(page);
    await leadOn(page);
  });
}

/** The first lesson; the first Champion acts. */
async function learning(page: Page): Promise<void> {
  await SCREENS["lesson-table"](page);
  await chooseOrder(page, [JUN]);
  await openCard(page, JUN);
}

async function figures(page: Page): Promise<void> {
  await acting(page);
  await toFigures(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Enemies and Allies/ })).toBeVisible();
}

async function begunCombat(page: Page): Promise<void> {
  await acting(page);
  await attack(page);
  await target(page, "Practice Zombie A");
}

/** A table with something in its log. */
function fought(page: Page): Promise<void> {
  return from(page, "fought", async (page) => {
    await acting(page);
    await combat(page, { champion: JUN, enemy: "Practice Zombie A", dealt: 2, taken: 1 });
    await endActivation(page);
    await expect(closedCard(page, JUN)).toBeVisible();
    await act(page, AKI, "Concentration");
  });
}

async function openFight(page: Page): Promise<void> {
  await line(page, /^Melee Combat:|Melee Combat: /).getByRole("button").first().tap();
}

/** The editor with a copy of a made-up board. */
function copied(page: Page): Promise<void> {
  return from(page, "board-copied", async (page) => {
    await openLibrary(page);
    await page.getByRole("button", { name: /^The Willow Ford/ }).tap();
    await press(sheet(page).getByRole("button", { name: /^Draw on a copy/ }));
    await expect(page.getByRole("heading", { level: 1, name: /^The Willow Ford/ })).toBeVisible();
  });
}

/** The same as a list. */
async function listed(page: Page): Promise<void> {
  await copied(page);
  await page.getByRole("button", { name: "The Willow Ford: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Show as a list/ }).tap();
  await expect(page.getByRole("list", { name: "Areas" })).toBeVisible();
}

/** An Investigation scenario, before its deck is prepared. */
function investigating(page: Page): Promise<void> {
  return from(page, "investigating", async (page) => {
    await openApp(page);
    await newTable(page, "The Guest", undefined, "Investigation");
    await more(page, /^Investigation/);
  });
}

/** A new table before its first turn. */
function fresh(page: Page): Promise<void> {
  return from(page, "fresh", async (page) => {
    await openApp(page);
    await newTable(page);
  });
}

/** A table of the made-up Adventure, everybody on the board. */
function ford(page: Page): Promise<void> {
  return from(page, "ford", fordTable);
}

/** An own copy of the made-up Adventure. */
function ownScenario(page: Page): Promise<void> {
  return from(page, "scenario-copied", copiedScenario);
}
