// Pictures of every screen for the eye: `./dev screenshots`. Each screen is one line in SCREENS.

import { test, type Page } from "@playwright/test";
import { openApp, THEMES } from "./support/app";

/** A screen's name, and how a player gets there from an empty phone. */
const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  home: (page) => openApp(page),
};

/** The design's two phones, in CSS pixels. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const [theme, colorScheme] of Object.entries(THEMES)) {
  for (const viewport of PHONES) {
    test.describe(`${theme} ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, colorScheme, deviceScaleFactor: 2 });
      for (const [name, open] of Object.entries(SCREENS)) {
        test(name, async ({ page }) => {
          await open(page);
          // Letters of a fallback font would be a picture of something else.
          await page.evaluate(() => document.fonts.ready);
          const size = `${viewport.width}x${viewport.height}`;
          await page.screenshot({ path: `screenshots/${theme}-${size}/${name}.png`, animations: "disabled" });
        });
      }
    });
  }
}
