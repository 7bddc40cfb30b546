// What a first visit transfers: the one budget that no other process on the machine can change. Times and memory are
// measured by `./dev bench`.

import { BUDGET } from "./support/budgets";
import { expect, test } from "./support/test";
import { firstVisits, otherLanguages } from "./support/visits";

test.use({ worker: "shipped" });

test("what a first visit transfers stays within its budget", async ({ browser }) => {
  const { bytes } = await firstVisits(browser, 1);
  expect(bytes[0] + otherLanguages()).toBeLessThanOrEqual(BUDGET.firstVisitBytes);
});
