// The phone's operating system ends the browser without asking. The support for such tests is itself tested here.

import { expect, test } from "./support/test";

test("what IndexedDB has confirmed is there after the browser is killed", async ({ phone }) => {
  const page = await phone.open();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("kill-test", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("store");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("store", "readwrite");
          writing.objectStore("store").put("written", "key");
          writing.oncomplete = () => resolve();
          writing.onabort = () => reject(writing.error);
        };
      }),
  );
  await phone.kill();
  const again = await phone.open();
  const found = await again.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("kill-test", 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("store").objectStore("store").get("key");
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
  expect(found).toBe("written");
});
