// The players of the last table, seated again with one tap.

import { openApp } from "./support/app";
import { FIVE, goHome, newTable, toStep, WATCHTOWER } from "./support/play";
import { expect, test } from "./support/test";

test("who played last is offered while nobody is seated, and sits there after one tap", async ({ page }) => {
  test.slow();
  await openApp(page);
  const players = ["Anna", "Ben", "Chloe", "David", "Emma"];
  await newTable(page, WATCHTOWER, FIVE.map((champion, seat) => ({ champion, player: players[seat] })));
  await goHome(page);

  await page.getByRole("link", { name: "New table" }).tap();
  await toStep(page, "Champions");
  const again = page.getByRole("button", { name: /^Same players as last time/ });
  await expect(again).toContainText("Anna, Ben, Chloe, David, Emma");
  await again.tap();
  await expect(again).toBeHidden();
  for (const [place, champion] of FIVE.entries()) {
    const seat = page.getByRole("button", { name: new RegExp(`^Seat ${place + 1}:`) });
    await expect(seat).toContainText(champion);
    await expect(seat).toContainText(players[place]);
  }
});
