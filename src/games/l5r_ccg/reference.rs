//! The rules of the old card game at hand, in the project's own words. The scan of the rulebook has no page numbers, so
//! every entry is found by the numbers of its rules. Absent on purpose: sentences of the rulebook and of cards.

use super::lessons::Lesson;
use super::state::State;
use crate::kernel::reference::{Entry, Reference, Section};
use crate::kernel::rulebook::RuleRef;
use crate::words::l5r_ccg as keys;

/// The rules of this game.
pub static REFERENCE: Reference =
    Reference { title: keys::GAME_CCG, before_pages: keys::CCG_RULES_BEFORE_PAGES, sections: &SECTIONS };

/// The chapters, in reading order.
pub static SECTIONS: [Section; 7] = [
    Section { title: keys::CCG_SECTION_TABLE, sub: keys::CCG_SECTION_TABLE_SUB, entries: TABLE },
    Section { title: keys::CCG_SECTION_TURN, sub: keys::CCG_SECTION_TURN_SUB, entries: TURN },
    Section { title: keys::CCG_SECTION_CARDS, sub: keys::CCG_SECTION_CARDS_SUB, entries: CARDS },
    Section { title: keys::CCG_SECTION_WAR, sub: keys::CCG_SECTION_WAR_SUB, entries: WAR },
    Section { title: keys::CCG_SECTION_COURT, sub: keys::CCG_SECTION_COURT_SUB, entries: COURT },
    Section { title: keys::CCG_SECTION_END, sub: keys::CCG_SECTION_END_SUB, entries: END },
    Section { title: keys::CCG_SECTION_DECK, sub: keys::CCG_SECTION_DECK_SUB, entries: DECK },
];

/// A rule by its number.
pub const fn rule(id: &'static str) -> RuleRef {
    RuleRef::new(id, 0)
}

const TABLE: &[Entry] = &[
    Entry::of(keys::CCG_RULE_HONOR, keys::CCG_RULE_HONOR_TEXT, &[rule("CC-Q-1")])
        .see(&[keys::CCG_RULE_GAINS, keys::CCG_RULE_VICTORY]),
    Entry::of(keys::CCG_RULE_PROVINCES, keys::CCG_RULE_PROVINCES_TEXT, &[rule("CC-Q-2"), rule("CC-Q-3")])
        .see(&[keys::CCG_RULE_RESOLUTION, keys::CCG_RULE_LOSS]),
    Entry::of(keys::CCG_RULE_HAND, keys::CCG_RULE_HAND_TEXT, &[rule("CC-TURN-6"), rule("CC-Q-7")]),
    Entry::of(keys::CCG_RULE_BOWED, keys::CCG_RULE_BOWED_TEXT, &[rule("CC-Q-9")]).see(&[keys::CCG_RULE_FORCE]),
    Entry::of(keys::CCG_RULE_UNKNOWN, keys::CCG_RULE_UNKNOWN_TEXT, &[rule("CC-Q-12")]).see(&[keys::CCG_RULE_FORCE]),
    Entry::of(keys::CCG_RULE_FIRST, keys::CCG_RULE_FIRST_TEXT, &[rule("CC-SET-5")])
        .reading(keys::CCG_RULE_FIRST_READING),
];

const TURN: &[Entry] = &[
    Entry::of(keys::CCG_RULE_PHASES, keys::CCG_RULE_PHASES_TEXT, &[rule("CC-TURN-1")]),
    Entry::of(keys::CCG_RULE_EVENTS, keys::CCG_RULE_EVENTS_TEXT, &[rule("CC-TURN-2")])
        .reading(keys::CCG_RULE_EVENTS_READING),
    Entry::of(keys::CCG_RULE_ACTIONS, keys::CCG_RULE_ACTIONS_TEXT, &[rule("CC-ACT-1"), rule("CC-ACT-2")])
        .reading(keys::CCG_RULE_BATTLE_ACTIONS_READING)
        .see(&[keys::CCG_RULE_BATTLE_ACTIONS, keys::CCG_RULE_LOBBY]),
    Entry::of(keys::CCG_RULE_BATTLE_ACTIONS, keys::CCG_RULE_BATTLE_ACTIONS_TEXT, &[rule("CC-ACT-3"), rule("CC-ACT-4")])
        .see(&[keys::CCG_RULE_FAVOR]),
    Entry::of(keys::CCG_RULE_REACTIONS, keys::CCG_RULE_REACTIONS_TEXT, &[rule("CC-ACT-7")]),
];

const CARDS: &[Entry] = &[
    Entry::of(keys::CCG_RULE_GOLD, keys::CCG_RULE_GOLD_TEXT, &[rule("CC-GOLD-1"), rule("CC-GOLD-4")]),
    Entry::of(keys::CCG_RULE_RECRUIT, keys::CCG_RULE_RECRUIT_TEXT, &[rule("CC-REC-2"), rule("CC-REC-3")])
        .see(&[keys::CCG_RULE_GOLD, keys::CCG_RULE_CLAN]),
    Entry::of(keys::CCG_RULE_CLAN, keys::CCG_RULE_CLAN_TEXT, &[rule("CC-REC-4")]).see(&[keys::CCG_RULE_RECRUIT]),
    Entry::of(keys::CCG_RULE_UNIQUE, keys::CCG_RULE_UNIQUE_TEXT, &[rule("CC-REC-5"), rule("CC-REC-6")])
        .reading(keys::CCG_RULE_UNIQUE_READING)
        .see(&[keys::CCG_RULE_OVERLAY]),
    Entry::of(keys::CCG_RULE_OVERLAY, keys::CCG_RULE_OVERLAY_TEXT, &[rule("CC-REC-7")]),
    Entry::of(
        keys::CCG_RULE_ATTACH,
        keys::CCG_RULE_ATTACH_TEXT,
        &[rule("CC-ATT-1"), rule("CC-ATT-2"), rule("CC-ATT-3"), rule("CC-ATT-4"), rule("CC-ATT-5")],
    )
    .see(&[keys::CCG_RULE_MOVE, keys::CCG_RULE_ANCESTOR]),
    Entry::of(keys::CCG_RULE_MOVE, keys::CCG_RULE_MOVE_TEXT, &[rule("CC-ATT-7")]),
    Entry::of(keys::CCG_RULE_ANCESTOR, keys::CCG_RULE_ANCESTOR_TEXT, &[rule("CC-ATT-8"), rule("CC-ATT-9")]),
];

const WAR: &[Entry] = &[
    Entry::of(keys::CCG_RULE_ATTACK, keys::CCG_RULE_ATTACK_TEXT, &[rule("CC-ATK-1")])
        .reading(keys::CCG_RULE_MANEUVERS_READING)
        .see(&[keys::CCG_RULE_MANEUVERS, keys::CCG_RULE_ALLIES]),
    Entry::of(
        keys::CCG_RULE_ALLIES,
        keys::CCG_RULE_ALLIES_TEXT,
        &[rule("CC-ATK-2"), rule("CC-ATK-3"), rule("CC-ATK-4")],
    )
    .reading(keys::CCG_RULE_ALLIES_READING),
    Entry::of(
        keys::CCG_RULE_MANEUVERS,
        keys::CCG_RULE_MANEUVERS_TEXT,
        &[rule("CC-ATK-8"), rule("CC-ATK-5"), rule("CC-ATK-6"), rule("CC-ATK-7")],
    )
    .see(&[keys::CCG_RULE_BATTLES]),
    Entry::of(keys::CCG_RULE_BATTLES, keys::CCG_RULE_BATTLES_TEXT, &[rule("CC-ATK-10")])
        .reading(keys::CCG_RULE_BATTLES_READING),
    Entry::of(keys::CCG_RULE_FORCE, keys::CCG_RULE_FORCE_TEXT, &[rule("CC-BAT-7"), rule("CC-BAT-6")])
        .reading(keys::CCG_RULE_FORCE_READING)
        .see(&[keys::CCG_RULE_RESOLUTION]),
    Entry::of(keys::CCG_RULE_TERRAIN, keys::CCG_RULE_TERRAIN_TEXT, &[rule("CC-BAT-4"), rule("CC-BAT-5")]),
    Entry::of(
        keys::CCG_RULE_RANGED,
        keys::CCG_RULE_RANGED_TEXT,
        &[rule("CC-RNG-1"), rule("CC-RNG-2"), rule("CC-RNG-3"), rule("CC-RNG-4")],
    ),
    Entry::of(keys::CCG_RULE_FEAR, keys::CCG_RULE_FEAR_TEXT, &[rule("CC-FEAR-1"), rule("CC-FEAR-3")])
        .reading(keys::CCG_RULE_FEAR_READING),
    Entry::of(keys::CCG_RULE_TACTICIAN, keys::CCG_RULE_TACTICIAN_TEXT, &[rule("CC-KEY-3")])
        .reading(keys::CCG_RULE_TACTICIAN_READING),
    Entry::of(
        keys::CCG_RULE_RESOLUTION,
        keys::CCG_RULE_RESOLUTION_TEXT,
        &[rule("CC-BAT-9"), rule("CC-BAT-11"), rule("CC-BAT-12")],
    )
    .reading(keys::CCG_RULE_RESOLUTION_READING)
    .see(&[keys::CCG_RULE_FORCE, keys::CCG_RULE_GAINS]),
];

const COURT: &[Entry] = &[
    Entry::of(keys::CCG_RULE_GAINS, keys::CCG_RULE_GAINS_TEXT, &[rule("CC-HON-2"), rule("CC-HON-4")])
        .reading(keys::CCG_RULE_FAVOR_READING)
        .see(&[keys::CCG_RULE_FAVOR, keys::CCG_RULE_SEPPUKU]),
    Entry::of(
        keys::CCG_RULE_DISHONORED,
        keys::CCG_RULE_DISHONORED_TEXT,
        &[rule("CC-HON-3"), rule("CC-HON-5"), rule("CC-HON-6")],
    )
    .reading(keys::CCG_RULE_DISHONORED_READING)
    .see(&[keys::CCG_RULE_GAINS]),
    Entry::of(keys::CCG_RULE_SEPPUKU, keys::CCG_RULE_SEPPUKU_TEXT, &[rule("CC-HON-7")])
        .reading(keys::CCG_RULE_SEPPUKU_READING),
    Entry::of(keys::CCG_RULE_FAVOR, keys::CCG_RULE_FAVOR_TEXT, &[rule("CC-FAV-1")]),
    Entry::of(
        keys::CCG_RULE_LOBBY,
        keys::CCG_RULE_LOBBY_TEXT,
        &[rule("CC-FAV-3"), rule("CC-FAV-4"), rule("CC-FAV-5"), rule("CC-FAV-6")],
    )
    .reading(keys::CCG_RULE_LOBBY_READING)
    .see(&[keys::CCG_RULE_EFFORTS, keys::CCG_RULE_FAVOR]),
    Entry::of(
        keys::CCG_RULE_EFFORTS,
        keys::CCG_RULE_EFFORTS_TEXT,
        &[rule("CC-FAV-7"), rule("CC-FAV-8"), rule("CC-FAV-9")],
    )
    .reading(keys::CCG_RULE_EFFORTS_READING)
    .see(&[keys::CCG_RULE_LOBBY]),
    Entry::of(keys::CCG_RULE_CHALLENGE, keys::CCG_RULE_CHALLENGE_TEXT, &[rule("CC-DUEL-1")])
        .see(&[keys::CCG_RULE_FOCUS]),
    Entry::of(keys::CCG_RULE_FOCUS, keys::CCG_RULE_FOCUS_TEXT, &[rule("CC-DUEL-3"), rule("CC-DUEL-4")])
        .reading(keys::CCG_RULE_FOCUS_READING)
        .see(&[keys::CCG_RULE_CHALLENGE]),
];

const END: &[Entry] = &[
    Entry::of(
        keys::CCG_RULE_VICTORY,
        keys::CCG_RULE_VICTORY_TEXT,
        &[rule("CC-WIN-1"), rule("CC-WIN-2"), rule("CC-WIN-3")],
    )
    .see(&[keys::CCG_RULE_WATCH]),
    Entry::of(keys::CCG_RULE_LOSS, keys::CCG_RULE_LOSS_TEXT, &[rule("CC-WIN-4"), rule("CC-WIN-5")])
        .reading(keys::CCG_RULE_LOSS_READING)
        .see(&[keys::CCG_RULE_WATCH]),
    Entry::of(keys::CCG_RULE_WATCH, keys::CCG_RULE_WATCH_TEXT, &[rule("CC-WIN-7")])
        .reading(keys::CCG_RULE_WATCH_READING)
        .see(&[keys::CCG_RULE_VICTORY, keys::CCG_RULE_LOSS]),
];

const DECK: &[Entry] = &[Entry::of(
    keys::CCG_RULE_DECK,
    keys::CCG_RULE_DECK_TEXT,
    &[rule("CC-DECK-1"), rule("CC-DECK-2"), rule("CC-DECK-3"), rule("CC-DECK-4")],
)
.reading(keys::CCG_RULE_DECK_READING)];

/// The rules that matter at the moment the table is at, the nearest first.
pub fn of_moment(state: &State) -> &'static [RuleRef] {
    match Lesson::at(state) {
        Some(Lesson::First) => const { &[rule("CC-SET-5")] },
        Some(Lesson::Straighten) => const { &[rule("CC-TURN-1"), rule("CC-Q-9")] },
        Some(Lesson::Events) => const { &[rule("CC-TURN-2")] },
        Some(Lesson::Action) => {
            const {
                &[
                    rule("CC-ACT-1"),
                    rule("CC-ACT-7"),
                    rule("CC-ATT-1"),
                    rule("CC-ATT-7"),
                    rule("CC-FAV-3"),
                    rule("CC-DUEL-1"),
                ]
            }
        }
        Some(Lesson::Attack) => const { &[rule("CC-ATK-1"), rule("CC-ATK-2")] },
        Some(Lesson::Maneuvers) => const { &[rule("CC-ATK-8"), rule("CC-ATK-2")] },
        Some(Lesson::Battle) => {
            const {
                &[
                    rule("CC-ACT-3"),
                    rule("CC-BAT-7"),
                    rule("CC-RNG-1"),
                    rule("CC-FEAR-1"),
                    rule("CC-KEY-3"),
                    rule("CC-BAT-4"),
                    rule("CC-BAT-9"),
                ]
            }
        }
        // Between two battles.
        None => const { &[rule("CC-ATK-10"), rule("CC-BAT-9")] },
        Some(Lesson::Duel) => const { &[rule("CC-DUEL-1"), rule("CC-DUEL-3")] },
        Some(Lesson::Lobby) => const { &[rule("CC-FAV-3"), rule("CC-FAV-7")] },
        Some(Lesson::Dynasty) => {
            const { &[rule("CC-GOLD-1"), rule("CC-REC-2"), rule("CC-REC-4"), rule("CC-REC-5"), rule("CC-REC-7")] }
        }
        Some(Lesson::End) => const { &[rule("CC-TURN-6")] },
        Some(Lesson::Over) => const { &[rule("CC-WIN-7"), rule("CC-WIN-1"), rule("CC-WIN-4")] },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::l5r_ccg::model::rule::ALL;

    #[test]
    fn every_rule_that_refuses_has_its_entry() {
        for one in ALL {
            assert!(REFERENCE.of_rule(rule(one.id())).is_some(), "{one}");
        }
    }

    #[test]
    fn what_belongs_together_is_there() {
        for entry in REFERENCE.all() {
            for title in entry.related() {
                assert!(REFERENCE.of_title(*title).is_some(), "{title:?}");
            }
        }
    }
}
