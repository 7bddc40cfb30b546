// Pictures of every screen for the eye: `./dev screenshots`. The screens are listed in support/screens.ts.

import { test } from "@playwright/test";
import { THEMES } from "./support/app";
import { openScreen, SCREENS } from "./support/screens";

/** The design's two phones, in CSS pixels. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  for (const viewport of PHONES) {
    test.describe(`${theme} ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, colorScheme, deviceScaleFactor: 2 });
      for (const name of Object.keys(SCREENS)) {
        test(name, async ({ page }) => {
          page.setDefaultTimeout(15_000);
          await openScreen(page, name);
          const size = `${viewport.width}x${viewport.height}`;
          await page.screenshot({ path: `screenshots/${theme}-${size}/${name}.png`, animations: "disabled" });
        });
      }
    });
  }
}
