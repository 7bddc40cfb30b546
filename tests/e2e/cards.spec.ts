// The players' own cards: a file with other values under the same name asks which of the two stays.

import { openApp } from "./support/app";
import { guards } from "./support/cards";
import { importFile, sheet } from "./support/play";
import { expect, test } from "./support/test";

test("cards that differ are shown with both values, and the players choose", async ({ page }) => {
  await openApp(page);
  await importFile(page, guards(3), "three.rokugan.json");
  await importFile(page, guards(3), "again.rokugan.json");
  await expect(sheet(page)).toBeHidden();
  await importFile(page, guards(5), "five.rokugan.json");
  await expect(sheet(page).getByRole("heading", { name: "One card differs from yours" })).toBeVisible();
  await expect(sheet(page)).toContainText("Life: 3 yours, 5 in the file");
  await expect(sheet(page)).not.toContainText("Mud Ghoul");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await importFile(page, guards(5), "five.rokugan.json");
  await expect(sheet(page), "closed without an answer, the players' own stayed").toContainText("Life: 3 yours, 5 in the file");
  await sheet(page).getByRole("radiogroup", { name: "Which Gate Guard?" }).getByRole("radio", { name: "From the file" }).tap();
  await sheet(page).getByRole("button", { name: "Take one from the file" }).tap();
  await expect(page.getByText("One card was taken from the file.").first()).toBeVisible();
  await page.reload();
  await importFile(page, guards(5), "five.rokugan.json");
  await expect(sheet(page)).toBeHidden();
});
