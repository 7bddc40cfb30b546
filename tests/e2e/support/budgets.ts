// What the app may take, on a phone with a quarter of this machine's speed. `./dev bench` holds it to the letter, on a
// machine that does nothing else; the tests, which share theirs, ask only for the bytes.

export const BUDGET = {
  /** Bytes that arrive, as packed for the way, until something can be tapped, and the words of all languages. */
  firstVisitBytes: 350_000,
  /** Milliseconds until something can be tapped, over slow 4G. */
  firstVisit: 2000,
  /** The same from the service worker. */
  repeatVisit: 800,
  /** Milliseconds from opening the address to a demonstration table that can be tapped, over slow 4G. */
  firstTable: 6000,
  /** Bytes, packed, of a game's part as its first table needs it. */
  partBytes: 450_000,
  /** Milliseconds until a game's first table stands where the app itself is here already, over slow 4G. */
  firstOpening: 3000,
  /** The same table opened again without a network. */
  tableOffline: 1000,
  /** Milliseconds from the finger that is lifted to the painted change; where many kinds are tapped, to the next painting. */
  tap: 50,
  /** Memory after four hours, as a multiple of its start. */
  memoryGrowth: 1.5,
  /** Milliseconds that the page’s own thread takes for the longest task in play. */
  longTask: 100,
} as const;
