// Every screen, in both themes: accessible, nothing pushed off the smallest phone, readable in text twice as large.

import { THEMES } from "./support/app";
import { openScreen, SCREENS } from "./support/screens";
import { expect, expectAccessible, expectColours, test } from "./support/test";
import { belowTheWindow, DOUBLE, textSize, tornWords } from "./support/words";

/** A form without a dock of its own: its keys stand at its end. */
const KEYS_AT_THE_END = ["enemy-dice"];

test.use({ viewport: { width: 360, height: 640 } });

for (const name of Object.keys(SCREENS)) {
  test(`${name} is accessible in both themes and fits the smallest phone`, async ({ page }) => {
    await openScreen(page, name);
    await page.emulateMedia({ colorScheme: THEMES.washi, reducedMotion: "reduce" });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: THEMES.ink });
    await expectColours(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways(), "nothing is wider than the phone").toBe(0);
    await textSize(page, DOUBLE);
    expect(await sideways(), "nothing is wider in text twice as large").toBe(0);
    if (!KEYS_AT_THE_END.includes(name)) expect(await belowTheWindow(page), "the dock stays in sight").toEqual([]);
    expect(await tornWords(page), "words stay whole in text twice as large").toEqual([]);
  });
}
