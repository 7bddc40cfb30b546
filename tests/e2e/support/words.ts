// Whether large text leaves words whole, and the keys of a screen where a finger reaches them.

import type { Page } from "@playwright/test";

/** Text twice as large, as a phone's own setting makes it. */
export const DOUBLE = "200%";

/** Sets the size of all text. */
export async function textSize(page: Page, size: string): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty("--text-size", size), size);
}

/** Words that are torn apart over two lines although they are short, each with the text it stands in. */
export async function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // As many letters have room on the smallest phone in text twice as large.
    const words = /(?<![\p{L}\p{N}])[\p{L}\p{N}’']{2,9}(?![\p{L}\p{N}])/gu;
    const torn: string[] = [];
    const isForEars = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath.startsWith("inset(50%") || isForEars(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, element] = [node.textContent ?? "", node.parentElement!];
      const upright = getComputedStyle(element).writingMode !== "horizontal-tb";
      if (upright || element.closest("script, style") || !element.checkVisibility({ visibilityProperty: true }) || isForEars(element)) continue;
      for (const word of text.matchAll(words)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(`${word[0]} of “${text.trim()}” in ${element.parentElement!.className || element.parentElement!.localName}`);
      }
    }
    return torn;
  });
}

/** The docks and trays that stand below the window's edge, by how many pixels. */
export async function belowTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const below = [...document.querySelectorAll(".screen > :is(.dock, .tray)")].map((keys) => ({
      name: keys.className,
      by: Math.round(keys.getBoundingClientRect().bottom - innerHeight),
    }));
    return below.filter(({ by }) => by > 1).map(({ name, by }) => `${name}: ${by}`);
  });
}
