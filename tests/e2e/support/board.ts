// The editor of boards as fingers use it: spots are shares of the picture's width and height.

import { expect, type Locator, type Page } from "@playwright/test";
import { boxOf, openApp } from "./app";
import { press, sheet } from "./play";

export type Spot = readonly [x: number, y: number];

/** Width by height of a board without a picture. */
const PLAIN = 390 / 372;

/** Begins a board on empty ground. */
export async function newBoard(page: Page, name: string): Promise<void> {
  await openLibrary(page);
  await openNew(page, name);
  await sheet(page).getByRole("button", { name: /^Empty ground/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Opens the boards from Home, as a player gets there. */
export async function openLibrary(page: Page): Promise<void> {
  await openApp(page);
  await page.getByRole("link", { name: /^Boards/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Boards" })).toBeVisible();
}

/** Opens the sheet for a new board and types its name. */
export async function openNew(page: Page, name: string): Promise<void> {
  await press(page.getByRole("button", { name: "New board" }));
  await sheet(page).getByRole("textbox", { name: "Name of the board" }).fill(name);
}

/** Takes a tool of the dock into the hand. */
export async function take(page: Page, tool: "Area" | "Border" | "Exit" | "Reinf.: Reinforcement area" | "Route"): Promise<void> {
  await page.getByRole("toolbar", { name: "Draw" }).getByRole("button", { name: tool, exact: true }).tap();
}

/** Where a spot of the board is on the screen, before anybody has moved the map. */
export async function pixel(page: Page, [x, y]: Spot, ratio = PLAIN): Promise<{ x: number; y: number }> {
  const box = await boxOf(map(page));
  // A short phone shows the full width and lets the lower edge wait.
  const whole = Math.min(box.width, box.height * ratio);
  const fills = whole < 300 && (box.width / ratio) * 0.65 <= box.height;
  const width = fills ? box.width : whole;
  const height = width / ratio;
  if (fills) return { x: box.x + x * width, y: box.y + y * height };
  return { x: box.x + (box.width - width) / 2 + x * width, y: box.y + (box.height - height) / 2 + y * height };
}

/** The map of the editor, or of a table. */
export function map(page: Page): Locator {
  return page.getByRole("img", { name: /^The board with (its areas and borders|everybody on it)$/ });
}

/** Taps the map. */
export async function tapMap(page: Page, spot: Spot): Promise<void> {
  const { x, y } = await pixel(page, spot);
  await page.touchscreen.tap(x, y);
}

/** Drags one finger over the map. */
export async function dragMap(page: Page, from: Spot, to: Spot): Promise<void> {
  const [a, b] = [await pixel(page, from), await pixel(page, to)];
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  }
  // A finger rests before it is lifted; one that flies off takes the next tap with it.
  await page.waitForTimeout(100);
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(1) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

/** Moves two fingers apart on the map, or together, around its middle. */
export async function pinch(page: Page, from: number, to: number): Promise<void> {
  const middle = await pixel(page, [0.5, 0.5]);
  const touch = await page.context().newCDPSession(page);
  const at = (far: number) => [
    { x: middle.x - far, y: middle.y, id: 0 },
    { x: middle.x + far, y: middle.y, id: 1 },
  ];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (const share of [0.5, 1]) {
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(from + (to - from) * share) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}

/** Places an area and types its name. */
export async function placeArea(page: Page, spot: Spot, name: string): Promise<void> {
  await tapMap(page, spot);
  const field = page.getByRole("textbox", { name: "Name of the area" });
  await expect(field).toHaveValue("");
  await field.fill(name);
}

/** A picture of that size, drawn in the page and packed as a file. */
export async function photograph(page: Page, width: number, height: number, type = "image/jpeg"): Promise<Buffer> {
  const text = await page.evaluate(
    async ([width, height, type]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const paint = canvas.getContext("2d")!;
      for (let row = 0; row < 9; row++) {
        for (let column = 0; column < 12; column++) {
          paint.fillStyle = `hsl(${(row * 12 + column) * 17} 40% 60%)`;
          paint.fillRect((column * width) / 12, (row * height) / 9, width / 12, height / 9);
        }
      }
      const blob: Blob = await new Promise((done) => canvas.toBlob((blob) => done(blob!), type, 0.9));
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(text);
    },
    [width, height, type] as const,
  );
  return Buffer.from(text, "base64");
}

/** What is kept of the pictures: type, bytes, width and height of each. */
export async function keptPictures(page: Page): Promise<{ type: string; bytes: number; width: number; height: number }[]> {
  return page.evaluate(async () => {
    const database: IDBDatabase = await new Promise((done, failed) => {
      const request = indexedDB.open("rokugan-pictures");
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const names = [...database.objectStoreNames];
    const blobs: Blob[] = await new Promise((done) => {
      if (names.length === 0) return done([]);
      const request = database.transaction(names, "readonly").objectStore(names[0]!).getAll();
      request.onsuccess = () => done(request.result);
    });
    database.close();
    return Promise.all(
      blobs.map(async (blob) => {
        const { width, height } = await createImageBitmap(blob);
        return { type: blob.type, bytes: blob.size, width, height };
      }),
    );
  });
}
