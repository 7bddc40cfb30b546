// Boards: drawn by fingers, kept at once, given away and taken in; whatever is no board or no picture is refused.

import { readFileSync } from "node:fs";
import { openApp } from "./support/app";
import {
  dragMap,
  keptPictures,
  map,
  newBoard,
  openLibrary,
  openNew,
  photograph,
  pinch,
  pixel,
  placeArea,
  take,
  tapMap,
  type Spot,
} from "./support/board";
import { needProgram, summary } from "./support/native";
import { handedOut, importFile, sheet } from "./support/play";
import { expect, expectAccessible, test } from "./support/test";

const SPOTS: Record<string, Spot> = {
  Gate: [0.15, 0.15], Yard: [0.5, 0.13], Tower: [0.85, 0.16],
  Hall: [0.15, 0.5], Court: [0.5, 0.5], Garden: [0.85, 0.5],
  Kitchen: [0.15, 0.85], Pond: [0.5, 0.85], Well: [0.85, 0.85],
};
const between = (one: string, other: string): Spot => {
  const [[ax, ay], [bx, by]] = [SPOTS[one]!, SPOTS[other]!];
  return [(ax + bx) / 2, (ay + by) / 2];
};

test("a board of nine areas is drawn by touch, kept, and given away as the rules read it", async ({ page }) => {
  await newBoard(page, "Nine");
  for (const [name, spot] of Object.entries(SPOTS)) await placeArea(page, spot, name);
  const main = page.getByRole("main");
  await expect(main).toContainText("Nobody can get from Gate to Yard, Tower, Hall, Court, and 4 more.");

  await tapMap(page, SPOTS.Tower!);
  await main.getByRole("checkbox", { name: "Elevated" }).tap();
  await tapMap(page, SPOTS.Kitchen!);
  await main.getByRole("checkbox", { name: "Indoor" }).tap();

  await take(page, "Border");
  // By dragging; what was drawn last is drawn again.
  for (const [one, other] of [["Gate", "Yard"], ["Gate", "Hall"], ["Yard", "Court"], ["Hall", "Court"], ["Hall", "Kitchen"]]) {
    await dragMap(page, SPOTS[one!]!, SPOTS[other!]!);
    await expect(main.getByRole("radio", { name: /^Single/ })).toBeChecked();
  }
  // By two taps, and every tap on the bars is the next kind.
  await tapMap(page, SPOTS.Court!);
  await tapMap(page, SPOTS.Garden!);
  await tapMap(page, between("Court", "Garden"));
  await expect(main.getByRole("radio", { name: /^Double/ })).toBeChecked();
  await tapMap(page, between("Court", "Garden"));
  await expect(main.getByRole("radio", { name: "Dotted 1 AP" })).toBeChecked();
  // By its name.
  for (const [one, other, kind] of [
    ["Yard", "Tower", "Double"], ["Kitchen", "Pond", "Dotted double"], ["Court", "Pond", "Split"],
    ["Tower", "Garden", "Red"], ["Garden", "Well", "Single"], ["Pond", "Well", "Single"],
  ]) {
    await dragMap(page, SPOTS[one!]!, SPOTS[other!]!);
    await expect(main).toContainText(`${one} to ${other}`);
    await main.getByRole("radio", { name: new RegExp(`^${kind} `) }).tap();
  }
  await main.getByRole("button", { name: "Remove the border" }).tap();
  await expect(main).toContainText("No border between them now.");
  await page.getByRole("button", { name: "Undo", exact: true }).tap();

  await take(page, "Exit");
  await tapMap(page, SPOTS.Gate!);
  await tapMap(page, SPOTS.Well!);
  await tapMap(page, SPOTS.Well!);
  await take(page, "Reinf.: Reinforcement area");
  await tapMap(page, SPOTS.Well!);
  await tapMap(page, SPOTS.Kitchen!);
  await take(page, "Route");
  for (const name of ["Hall", "Court", "Garden"]) await tapMap(page, SPOTS[name]!);
  await expect(main).toContainText("Letters: A Hall, B Court, C Garden");
  await expect(main).toContainText("Every area can be reached. 1 exit, 2 reinforcement areas.");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Nine/ })).toContainText("9 areas, 12 borders");
  await page.getByRole("button", { name: "Nine: more" }).tap();
  const given = await handedOut(page, () => sheet(page).getByRole("button", { name: /^Export/ }).tap());
  expect(given.name).toBe("Nine.rokugan.json");
  needProgram();
  expect(summary(given.path)).toEqual({
    name: "Nine",
    areas: 9,
    elevated: 1,
    indoor: 1,
    borders: { single: 7, double: 1, dotted: 1, dotted_double: 1, split: 1, red: 1 },
    exits: ["a1"],
    reinforcements: [{ number: 1, area: "a9" }, { number: 2, area: "a7" }],
    routes: [{ name: "Route 1", letters: 3 }],
    odd: [],
  });
});

test("an area goes where it is dragged, and undo brings it back step by step", async ({ page }) => {
  await newBoard(page, "Yard");
  await placeArea(page, [0.3, 0.3], "Well");
  await placeArea(page, [0.7, 0.3], "Shed");
  await dragMap(page, [0.3, 0.3], [0.3, 0.8]);
  await tapMap(page, [0.3, 0.8]);
  const name = page.getByRole("textbox", { name: "Name of the area" });
  await expect(name).toHaveValue("Well");
  await page.getByRole("button", { name: "Remove the area Well" }).tap();
  const title = page.getByRole("heading", { level: 1, name: /^Yard/ });
  await expect(title).toContainText("1 area, 0 borders");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.tap();
  await undo.tap();
  await tapMap(page, [0.3, 0.3]);
  await expect(name).toHaveValue("Well");
  await page.getByRole("button", { name: "Redo" }).tap();
  await tapMap(page, [0.3, 0.8]);
  await expect(name).toHaveValue("Well");
  for (let step = 0; step < 5; step++) await undo.tap();
  await expect(title).toContainText("0 areas");
});

test("two fingers zoom in, a tap still finds its area, and the whole board comes back", async ({ page }) => {
  await newBoard(page, "Yard");
  await placeArea(page, [0.5, 0.5], "Middle");
  await take(page, "Exit");
  const whole = page.getByRole("button", { name: "Fit the board" });
  await expect(whole).toBeHidden();
  await pinch(page, 40, 120);
  await expect(whole).toBeVisible();
  await tapMap(page, [0.5, 0.5]);
  await expect(page.getByRole("main")).toContainText("Exits: Middle");
  await whole.tap();
  await pinch(page, 40, 120);
  // Two taps count as one double tap only when a busy machine brings them soon enough.
  const { x, y } = await pixel(page, [0.1, 0.1]);
  await expect(async () => {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(whole).toBeHidden({ timeout: 500 });
  }).toPass();
});

test("a photograph is made small, kept on the phone, and lies under the board", async ({ page }) => {
  await openLibrary(page);
  const file = await photograph(page, 4000, 3000);
  await openNew(page, "Our table");
  const choosing = page.waitForEvent("filechooser");
  await sheet(page).getByRole("button", { name: /^A photograph/ }).tap();
  await (await choosing).setFiles({ name: "table.jpg", mimeType: "image/jpeg", buffer: file });
  await expect(page.getByRole("heading", { level: 1, name: /^Our table/ })).toBeVisible({ timeout: 30_000 });
  await expect(map(page).locator("image")).toHaveCount(1);
  const box = (part: string) => map(page).locator(part).evaluate((part) => JSON.stringify(part.getBoundingClientRect()));
  expect(await box(".veil"), "all of it under its veil").toBe(await box("image"));
  const [picture] = await keptPictures(page);
  expect(picture).toMatchObject({ type: "image/jpeg", width: 1600, height: 1200 });
  expect(picture!.bytes).toBeLessThan(400_000);
  expect(await page.evaluate(() => JSON.stringify(localStorage).length), "nothing of it in localStorage").toBeLessThan(20_000);
  await page.reload();
  await expect(map(page).locator("image")).toHaveCount(1);

  await page.getByRole("button", { name: "Our table: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Take the photograph away/ }).tap();
  await expect(map(page).locator("image")).toHaveCount(0);
  await expect.poll(() => keptPictures(page)).toEqual([]);
});

test("a photograph of 50 megapixels is taken in; what is no picture is refused", async ({ page, complaints }) => {
  test.slow();
  await newBoard(page, "Yard");
  const more = page.getByRole("button", { name: "Yard: more" });
  const put = async (name: string, mimeType: string, buffer: Buffer) => {
    await more.tap();
    const choosing = page.waitForEvent("filechooser");
    await sheet(page).getByRole("button", { name: /photograph under it/ }).tap();
    await (await choosing).setFiles({ name, mimeType, buffer });
  };
  const icon = readFileSync("public/icons/512.png");
  const bad: [string, string, Buffer][] = [
    ["diary.jpg", "image/jpeg", Buffer.from("Dear diary")],
    ["empty.png", "image/jpeg", Buffer.alloc(0)],
    ["cut.jpg", "image/jpeg", Buffer.from("\xff\xd8\xff\xe0\x00\x10JFIF", "latin1")],
    ["cut.png", "image/png", icon.subarray(0, icon.length / 2)],
    ["drawing.svg", "image/svg+xml", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path d="M9 9h40v40z"/></svg>')],
  ];
  for (const [name, type, content] of bad) {
    await put(name, type, content);
    await expect(page.getByText("This file is no picture the browser can read. Nothing was changed.")).toBeVisible();
    await expect(map(page).locator("image")).toHaveCount(0);
  }
  await put("wall.jpg", "image/jpeg", await photograph(page, 8_200, 6_150));
  await expect(map(page).locator("image")).toHaveCount(1, { timeout: 60_000 });
  expect((await keptPictures(page))[0]).toMatchObject({ width: 1600, height: 1200 });
  // The recorder of the test asks for what could not be shown, and the page's policy refuses it; the app never does.
  const ours = complaints.filter((complaint) => !/Connecting to 'blob:/.test(complaint));
  complaints.splice(0, complaints.length, ...ours);
});

const AREA = { id: "a", x: 0.5, y: 0.5 };
const file = (parts: object) => JSON.stringify({ format: "rokugan-board", version: 1, areas: [AREA, { ...AREA, id: "b" }], ...parts });
const single = (one: string, other: string) => ({ between: [one, other], kind: "single" });
const BAD: Record<string, { text: string; says: RegExp }> = {
  "an unknown id": { text: file({ exits: ["z"] }), says: /no area “z”.*exits\[0\]/ },
  "two borders for a pair": {
    text: file({ borders: [single("a", "b"), single("b", "a")] }),
    says: /second border between “b” and “a”.*borders\[1\]/,
  },
  "a border to itself": { text: file({ borders: [single("a", "a")] }), says: /from “a” to itself.*borders\[0\]/ },
  "201 areas": {
    text: file({ areas: Array.from({ length: 201 }, (_, at) => ({ ...AREA, id: `a${at}` })) }),
    says: /201 of them, at most 200.*areas/,
  },
  "a position off the picture": { text: file({ areas: [{ ...AREA, x: 1.5 }] }), says: /1.5.*off the picture.*areas\[0\]/ },
  "a route with no letters": { text: file({ routes: [{ name: "red", areas: [] }] }), says: /at least one area.*routes\[0\]/ },
  "an unknown field": { text: file({ colour: "red" }), says: /colour/ },
  "a newer version": { text: file({ version: 7 }), says: /newer version.*7.*version/ },
};
for (const [what, { text, says }] of Object.entries(BAD)) {
  test(`a board file with ${what} is refused by name`, async ({ page }) => {
    await openLibrary(page);
    await importFile(page, text, "board.json");
    await expect(page.getByRole("alert")).toContainText(says);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("rokugan.board")))).toEqual([]);
  });
}

test("boards are copied, renamed, imported, deleted, and brought back", async ({ page }) => {
  await openLibrary(page);
  await page.getByRole("button", { name: /^The Willow Ford/ }).tap();
  await expect(sheet(page).getByRole("img", { name: "The board The Willow Ford" })).toBeVisible();
  await sheet(page).getByRole("button", { name: /^Draw on a copy/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^The Willow Ford/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to the boards" }).tap();

  const own = page.getByRole("list", { name: "Yours" });
  await own.getByRole("button", { name: "The Willow Ford: more" }).tap();
  await sheet(page).getByRole("textbox", { name: "Name of the board" }).fill("Ford at night");
  await sheet(page).getByRole("button", { name: "Rename" }).tap();
  await own.getByRole("button", { name: "Ford at night: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Duplicate/ }).tap();
  await importFile(page, file({ name: "Two huts" }), "board.json");
  await expect(own.getByRole("link")).toHaveText([/^Copy of Ford at night/, /^Ford at night/, /^Two huts/]);

  await own.getByRole("button", { name: "Two huts: more" }).tap();
  await sheet(page).getByRole("button", { name: /^Delete/ }).tap();
  await expect(own.getByRole("link")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(own.getByRole("link")).toHaveCount(3);
});

test("a board that cannot be read stays as it is and is handed out", async ({ page }) => {
  await openApp(page);
  const broken = '{"format":"rokugan-board","version":1,"areas":[';
  await page.evaluate((text) => localStorage.setItem("rokugan.board.broken.3", text), broken);
  await page.getByRole("link", { name: /^Boards/ }).tap();
  await expect(page.getByText("A board could not be read. It is kept as it is.")).toBeVisible();
  const given = await handedOut(page, () => page.getByRole("button", { name: "Download" }).tap());
  expect(given.text).toBe(broken);
  await page.goto("./#/board/broken");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("rokugan.board.broken.3"))).toBe(broken);
});

test("the list beside the map does the same with keys alone, and ears find their way", async ({ page }) => {
  await newBoard(page, "Yard");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show as a list" }).press("Enter");
  const add = page.getByRole("button", { name: "Add an area" });
  for (const name of ["Kitchen", "Tea Room"]) {
    await add.press("Enter");
    await sheet(page).getByRole("textbox", { name: "Name of the area" }).fill(name);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
  }
  await page.getByRole("button", { name: /^Kitchen/ }).press("Enter");
  await sheet(page).getByRole("button", { name: "Join" }).press("Enter");
  await sheet(page).getByRole("combobox", { name: "To Tea Room" }).selectOption("Dotted, 1 AP, Size\u00a01");
  await sheet(page).getByRole("checkbox", { name: "Exit" }).press("Enter");
  await sheet(page).getByRole("button", { name: "Add a Reinforcement number" }).press("Enter");
  await sheet(page).getByRole("button", { name: "Begin a new route here" }).press("Enter");
  await sheet(page).getByRole("button", { name: "Down" }).press("Enter");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const areas = page.getByRole("list", { name: "Areas" });
  await expect(areas.getByRole("button", { name: /^Kitchen/ })).toHaveText(
    "KitchenNext to Tea Room (dotted, 1 AP, Size 1). Exit, reinforcement 1, Route 1 A.",
  );
  await expectAccessible(page);
});
