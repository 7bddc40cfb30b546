// Packs of made-up cards.

const typed = (value: unknown) => ({ from: "entered", value });

/** A pack with an Ally of so many Life Points, and an Enemy that is always the same. */
export const guards = (life: number): string =>
  JSON.stringify({
    format: "rokugan-pack",
    version: 1,
    name: `Guards of ${life} Life`,
    allies: [
      {
        name: "Gate Guard", ap: typed(4), life: typed(life), size: typed(1), keywords: ["Yojimbo"], melee: typed(4),
        destiny: typed(1), ranged: typed("never"), note: "",
      },
    ],
    enemies: [
      {
        name: "Mud Ghoul", kind: "enemy", ap: typed(4), life: typed(2), size: typed(1), keywords: [],
        melee: typed({ white: 3, gray: 0, black: 0 }), ranged: typed("never"), glory: typed(1), note: "",
      },
    ],
  });
