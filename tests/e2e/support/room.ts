// The room of the browser's storage, to be run in the page.

/** Takes all the room there is. */
export function fill(): void {
  for (let size = 1 << 22, n = 0; size > 0; n++) {
    try {
      localStorage.setItem(`filler.${n}.${size}`, "x".repeat(size));
    } catch {
      size >>= 1;
    }
  }
}

/** Gives it back. */
export function makeRoom(): void {
  Object.keys(localStorage)
    .filter((key) => key.startsWith("filler."))
    .forEach((key) => localStorage.removeItem(key));
}
