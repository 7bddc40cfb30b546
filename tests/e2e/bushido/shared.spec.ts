// A file that another app hands over to the installed app: a roster is a playable Warband at once, a save lies on the
// shelf, and what cannot be taken in is said, with nothing changed.

import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { openApp, waitUntilOffline } from "../support/app";
import { BushidoTable } from "../support/bushido";
import { share } from "../support/play";
import { expect, expectAccessible, test } from "../support/test";

test.use({ worker: "shipped" });

const HARBOR = "Harbor Watch 40";
const ROSTER = readFileSync("tests/data/bushido/example.ros");

type Given = { name: string; mimeType: string; buffer: Buffer };

/** Hands a file over as the phone does: what the manifest asks for is posted to the address it names, by no page of ours. */
async function handOver(page: Page, given?: Given): Promise<void> {
  const { share_target: target } = await (await page.request.get("./manifest.webmanifest")).json();
  const address = new URL(target.action, test.info().project.use.baseURL!).href;
  await page.goto("about:blank");
  await page.setContent(`
    <form method="${target.method}" enctype="${target.enctype}" action="${address}">
      <input type="file" name="${target.params.files[0].name}"><button>Hand over</button>
    </form>`);
  if (given) await page.locator("input").setInputFiles(given);
  await page.getByRole("button", { name: "Hand over" }).click();
  await page.locator("html[data-running]").waitFor();
}

/** The checksum of zips. */
function crc32(content: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A zip with one file. */
function zipped(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc32(content), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), head, Buffer.from(name), packed]);
  const entry = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), head, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, entry, Buffer.from("PK\x05\x06", "latin1"), end]);
}

test.beforeEach(async ({ page }) => {
  await openApp(page);
  await waitUntilOffline(page);
});

for (const given of [
  { name: "harbor.ros", mimeType: "application/octet-stream", buffer: ROSTER },
  { name: "harbor.rosz", mimeType: "application/zip", buffer: zipped("harbor.ros", ROSTER) },
]) {
  test(`${given.name} of another app is a playable Warband at once, and comes only once`, async ({ page }) => {
    const table = new BushidoTable(page);
    await handOver(page, given);
    const first = page.locator("section").filter({ hasText: "Warband 1" }).first();
    await expect(first.getByRole("heading", { name: HARBOR, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/#\/bushido\/new$/);
    await page.reload();
    await expect(first.getByRole("heading", { name: "Harbor Watch", exact: true })).toBeVisible();
    await first.getByText("Warbands on this device").tap();
    await first.getByRole("button", { name: new RegExp(`^${HARBOR}`) }).tap();
    await table.tap(table.button("Begin"));
    await expect(table.button("Begin turn 1")).toBeVisible();
    await expect(table.row("Captain Ushio")).toBeVisible();
  });
}

test("a save of another app lies on the shelf of its game", async ({ page }) => {
  const table = new BushidoTable(page);
  await openApp(page, "#/bushido");
  await page.getByRole("button", { name: "Demonstration table" }).tap();
  await expect(table.row("Ren of the Reeds")).toBeVisible();
  await page.goto(`${page.url()}/log`);
  const { text } = await share(page);
  await handOver(page, { name: "table.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(page.getByText(/^Imported: /)).toBeVisible();
  await expect(page).toHaveURL(/#\/bushido$/);
  await page.getByRole("link", { name: "Continue" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: /^Turn / })).toBeVisible();
});

test("a roster that nobody can read is said on the new table, and nothing is changed", async ({ page }) => {
  await handOver(page, { name: "other.rosz", mimeType: "application/zip", buffer: Buffer.from("PK\x03\x04 no zip", "latin1") });
  await expect(page.getByRole("alert")).toContainText("Not read:");
  await expect(page.getByRole("alert")).toContainText("Nothing was changed.");
  await expect(page.getByRole("heading", { name: "Harbor Watch", exact: true })).toBeVisible();
  await expect(page.getByText("Warbands on this device")).toHaveCount(0);
});

const REFUSED: [string, Given | undefined, string][] = [
  ["what is no file of the app", { name: "song.txt", mimeType: "text/plain", buffer: Buffer.from("la la la") }, "this is no file of the app"],
  ["what is no text", { name: "a.bin", mimeType: "application/octet-stream", buffer: Buffer.from([0xff, 0xfe, 0x00]) }, "The file could not be read."],
  ["nothing at all", undefined, "The other app handed over no file"],
  ["more than any file of the app has", { name: "b.json", mimeType: "application/json", buffer: Buffer.alloc((8 << 20) + 1, 0x20) }, "The file is larger than 8 MB."],
];

for (const [what, given, said] of REFUSED) {
  test(`${what}, handed over, is said, and nothing is changed`, async ({ page }) => {
    await handOver(page, given);
    await expect(page.getByRole("heading", { level: 1, name: "A file from another app" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(said);
    await expect(page.getByRole("alert")).toContainText("Nothing was changed.");
    await expectAccessible(page);
    // The app does not come back to it.
    await page.getByRole("link", { name: "Back to Home" }).tap();
    await expect(page.getByRole("heading", { name: "No table yet" })).toBeVisible();
  });
}

test("a file there is no room for is said, and nothing is changed", async ({ page, context, complaints }) => {
  const client = await context.newCDPSession(page);
  const origin = new URL(test.info().project.use.baseURL!).origin;
  await client.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await handOver(page, { name: "harbor.ros", mimeType: "application/octet-stream", buffer: ROSTER });
  await expect(page.getByRole("alert")).toContainText("There is no room on this device");
  await expect(page.getByRole("alert")).toContainText("Nothing was changed.");
  await client.send("Storage.overrideQuotaForOrigin", { origin });
  // What else did not fit meanwhile complains of the same.
  expect(complaints.splice(0).filter((complaint) => !/[Qq]uota/.test(complaint))).toEqual([]);
});
