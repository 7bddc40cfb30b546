// Parts of a screen that come in a task of their own, after the first painting.

import type { Page } from "@playwright/test";

/** Whether, the next time `first` comes to the page, it is painted before `later` is there. Both are selectors of styles. */
export function comesFirst(page: Page, first: string, later: string): Promise<boolean> {
  const watch = ([first, later]: [string, string]) =>
    new Promise<boolean>((tell) => {
      const look = (_: unknown, watcher: MutationObserver) => {
        if (document.querySelector(first) === null) return;
        watcher.disconnect();
        // What is there when the next frame begins is painted with it.
        requestAnimationFrame(() => tell(document.querySelector(later) === null));
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-checked", "class"] });
    });
  return page.evaluate(watch, [first, later]);
}
