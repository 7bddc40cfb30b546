//! The rules of Bushido at hand, in the project's own words. Absent on purpose: sentences of the rulebook, and everything
//! that only cards say.

mod traits;

pub use traits::entry_of;

use super::rules::reference as rules;
use super::state::condition::Condition;
use super::text::names;
use crate::kernel::line::Key;
use crate::kernel::reference::{Entry, Grid, Reference, Section};
use crate::words::bushido as keys;

/// The rules of this game.
pub static REFERENCE: Reference =
    Reference { title: keys::GAME_BUSHIDO, before_pages: keys::BUSHIDO_RULES_BEFORE_PAGES, sections: &SECTIONS };

/// The chapters, in reading order.
pub static SECTIONS: [Section; 10] = [
    Section { title: keys::BUSHIDO_SECTION_TABLE, sub: keys::BUSHIDO_SECTION_TABLE_SUB, entries: TABLE },
    Section { title: keys::BUSHIDO_SECTION_TURN, sub: keys::BUSHIDO_SECTION_TURN_SUB, entries: TURN },
    Section { title: keys::BUSHIDO_SECTION_ACTIONS, sub: keys::BUSHIDO_SECTION_ACTIONS_SUB, entries: ACTIONS },
    Section { title: keys::BUSHIDO_SECTION_TESTS, sub: keys::BUSHIDO_SECTION_TESTS_SUB, entries: TESTS },
    Section { title: keys::BUSHIDO_SECTION_MELEE, sub: keys::BUSHIDO_SECTION_MELEE_SUB, entries: MELEE },
    Section { title: keys::BUSHIDO_SECTION_SPECIALS, sub: keys::BUSHIDO_SECTION_SPECIALS_SUB, entries: &SPECIALS },
    Section { title: keys::BUSHIDO_SECTION_RANGED, sub: keys::BUSHIDO_SECTION_RANGED_SUB, entries: RANGED },
    Section { title: keys::BUSHIDO_SECTION_STATES, sub: keys::BUSHIDO_SECTION_STATES_SUB, entries: &STATES },
    Section { title: keys::BUSHIDO_SECTION_TRAITS, sub: keys::BUSHIDO_SECTION_TRAITS_SUB, entries: &traits::TRAITS },
    Section { title: keys::BUSHIDO_SECTION_END, sub: keys::BUSHIDO_SECTION_END_SUB, entries: END },
];

const TABLE: &[Entry] = &[
    Entry::of(keys::BUSHIDO_RULE_STATISTICS, keys::BUSHIDO_RULE_STATISTICS_TEXT, &[rules::STATISTIC, rules::BOOST])
        .see(&[keys::BUSHIDO_RULE_KI, keys::BUSHIDO_RULE_MELEE_POOL]),
    Entry::of(keys::BUSHIDO_RULE_KI, keys::BUSHIDO_RULE_KI_TEXT, &[rules::KI])
        .see(&[keys::BUSHIDO_RULE_FEATS, keys::BUSHIDO_RULE_STARTING]),
    Entry::of(keys::BUSHIDO_RULE_WOUNDS, keys::BUSHIDO_RULE_WOUNDS_TEXT, &[rules::WOUNDS])
        .see(&[keys::BUSHIDO_RULE_DAMAGE]),
    Entry::of(keys::BUSHIDO_RULE_COUNTERS, keys::BUSHIDO_RULE_COUNTERS_TEXT, &[rules::COUNTERS])
        .see(&[keys::BUSHIDO_RULE_ACTIONS]),
    Entry::of(keys::BUSHIDO_RULE_UNKNOWN, keys::BUSHIDO_RULE_UNKNOWN_TEXT, &[rules::UNKNOWN, rules::TRAITS]),
    Entry::of(keys::BUSHIDO_RULE_WARBAND, keys::BUSHIDO_RULE_WARBAND_TEXT, &[rules::WARBAND]),
    Entry::of(keys::BUSHIDO_RULE_SET_UP, keys::BUSHIDO_RULE_SET_UP_TEXT, &[rules::SET_UP, rules::PLAY]),
];

const TURN: &[Entry] = &[
    Entry::of(keys::BUSHIDO_RULE_STARTING, keys::BUSHIDO_RULE_STARTING_TEXT, &[rules::STARTING])
        .see(&[keys::BUSHIDO_RULE_TACTICAL]),
    Entry::of(keys::BUSHIDO_RULE_MAIN, keys::BUSHIDO_RULE_MAIN_TEXT, &[rules::MAIN])
        .see(&[keys::BUSHIDO_RULE_ACTIONS, keys::BUSHIDO_RULE_PASS]),
    Entry::of(keys::BUSHIDO_RULE_PASS, keys::BUSHIDO_RULE_PASS_TEXT, &[rules::PASS]),
    Entry::of(keys::BUSHIDO_RULE_ENDING, keys::BUSHIDO_RULE_ENDING_TEXT, &[rules::ENDING])
        .see(&[keys::BUSHIDO_RULE_STATES, keys::BUSHIDO_RULE_SCENARIO]),
];

const ACTIONS: &[Entry] = &[
    Entry::of(keys::BUSHIDO_RULE_ACTIONS, keys::BUSHIDO_RULE_ACTIONS_TEXT, &[rules::ACTIONS])
        .see(&[keys::BUSHIDO_RULE_COUNTERS, keys::BUSHIDO_RULE_SURPRISED]),
    Entry::of(keys::BUSHIDO_RULE_SURPRISED, keys::BUSHIDO_RULE_SURPRISED_TEXT, &[rules::SURPRISED]),
    Entry::of(keys::BUSHIDO_RULE_FEATS, keys::BUSHIDO_RULE_FEATS_TEXT, &[rules::FEATS]).see(&[keys::BUSHIDO_RULE_KI]),
    Entry::of(keys::BUSHIDO_RULE_STATES, keys::BUSHIDO_RULE_STATES_TEXT, &[rules::STATES])
        .see(&[keys::BUSHIDO_RULE_ENDING]),
];

const TESTS: &[Entry] = &[
    Entry::of(
        keys::BUSHIDO_RULE_RESULT,
        keys::BUSHIDO_RULE_RESULT_TEXT,
        &[rules::TEST, rules::SMALL_POOLS, rules::REROLLS],
    ),
    Entry::of(keys::BUSHIDO_RULE_OPPOSED, keys::BUSHIDO_RULE_OPPOSED_TEXT, &[rules::OPPOSED, rules::CHALLENGE]),
    Entry::of(keys::BUSHIDO_RULE_TACTICAL, keys::BUSHIDO_RULE_TACTICAL_TEXT, &[rules::TACTICAL]),
    Entry::of(keys::BUSHIDO_RULE_FEAR, keys::BUSHIDO_RULE_FEAR_TEXT, &[rules::FEAR, rules::SIZE]),
];

const MELEE: &[Entry] = &[
    Entry::of(keys::BUSHIDO_RULE_INITIATIVE, keys::BUSHIDO_RULE_INITIATIVE_TEXT, &[rules::INITIATIVE]),
    Entry::of(keys::BUSHIDO_RULE_MELEE_POOL, keys::BUSHIDO_RULE_MELEE_POOL_TEXT, &[rules::MELEE_POOL])
        .see(&[keys::BUSHIDO_RULE_INITIATIVE, keys::BUSHIDO_RULE_SPLIT]),
    Entry::of(keys::BUSHIDO_RULE_SPLIT, keys::BUSHIDO_RULE_SPLIT_TEXT, &[rules::SPLIT])
        .see(&[keys::BUSHIDO_RULE_MELEE_POOL, keys::BUSHIDO_RULE_EXCHANGE]),
    Entry::of(keys::BUSHIDO_RULE_EXCHANGE, keys::BUSHIDO_RULE_EXCHANGE_TEXT, &[rules::EXCHANGE])
        .see(&[keys::BUSHIDO_RULE_DAMAGE, keys::BUSHIDO_RULE_SPECIALS]),
    Entry::of(keys::BUSHIDO_RULE_DAMAGE, keys::BUSHIDO_RULE_DAMAGE_TEXT, &[rules::DAMAGE])
        .grid(&WOUND_TABLE)
        .see(&[keys::BUSHIDO_RULE_WOUNDS]),
    Entry::of(keys::BUSHIDO_RULE_SPECIALS, keys::BUSHIDO_RULE_SPECIALS_TEXT, &[rules::SPECIALS]),
];

/// The wound table: rows 2 to 12, Success Levels 0 to 10.
const WOUND_TABLE: Grid = Grid {
    caption: keys::BUSHIDO_WOUND_TABLE,
    down: (keys::BUSHIDO_WOUND_ROW, 2),
    across: (keys::BUSHIDO_WOUND_LEVEL, 0),
    cells: &[
        &[0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7],
        &[0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
        &[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        &[0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    ],
};

const RANGED: &[Entry] = &[Entry::of(
    keys::BUSHIDO_RULE_RANGED,
    keys::BUSHIDO_RULE_RANGED_TEXT,
    &[rules::RANGED, rules::SHOT, rules::AMONG_FRIENDS],
)];

const fn state(condition: Condition) -> Entry {
    Entry::of(names::condition(condition), names::condition_effect(condition), &[rules::STATES])
}

const STATES: [Entry; 18] = [
    state(Condition::Berserk),
    state(Condition::Bleed),
    state(Condition::Blind),
    state(Condition::Controlled),
    state(Condition::DeathSentence),
    state(Condition::Diseased),
    state(Condition::Disguised),
    state(Condition::Fire),
    state(Condition::Frightened),
    state(Condition::Held),
    state(Condition::Immobilised),
    state(Condition::Impetuous),
    state(Condition::Poison),
    state(Condition::Prone),
    state(Condition::Reload),
    state(Condition::SpiritBlock),
    state(Condition::Stunned),
    state(Condition::Surprised),
];

const fn special(title: Key, text: Key) -> Entry {
    Entry::of(title, text, &[rules::SPECIALS])
}

const SPECIALS: [Entry; 14] = [
    special(keys::BUSHIDO_RULE_SPECIAL_COMBO, keys::BUSHIDO_RULE_SPECIAL_COMBO_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_CRITICAL, keys::BUSHIDO_RULE_SPECIAL_CRITICAL_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_DUAL, keys::BUSHIDO_RULE_SPECIAL_DUAL_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_POWERFUL, keys::BUSHIDO_RULE_SPECIAL_POWERFUL_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_STUN, keys::BUSHIDO_RULE_SPECIAL_STUN_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_SLAM, keys::BUSHIDO_RULE_SPECIAL_SLAM_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_SWEEP, keys::BUSHIDO_RULE_SPECIAL_SWEEP_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_THROW, keys::BUSHIDO_RULE_SPECIAL_THROW_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_FORCEBACK, keys::BUSHIDO_RULE_SPECIAL_FORCEBACK_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_DRAG, keys::BUSHIDO_RULE_SPECIAL_DRAG_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_GRAPPLE, keys::BUSHIDO_RULE_SPECIAL_GRAPPLE_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_PUSH, keys::BUSHIDO_RULE_SPECIAL_PUSH_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_SIDESTEP, keys::BUSHIDO_RULE_SPECIAL_SIDESTEP_TEXT),
    special(keys::BUSHIDO_RULE_SPECIAL_COUNTERSTRIKE, keys::BUSHIDO_RULE_SPECIAL_COUNTERSTRIKE_TEXT),
];

const END: &[Entry] = &[
    Entry::of(keys::BUSHIDO_RULE_SCENARIO, keys::BUSHIDO_RULE_SCENARIO_TEXT, &[rules::SCENARIO]),
    Entry::of(keys::BUSHIDO_RULE_END, keys::BUSHIDO_RULE_END_TEXT, &[rules::END, rules::OVERRIDE]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_that_is_computed_or_refused_has_its_entry() {
        for rule in rules::ALL {
            assert!(REFERENCE.of_rule(rule).is_some(), "{rule:?}");
        }
    }

    #[test]
    fn every_state_and_every_special_is_explained() {
        use crate::games::bushido::model::special::Special;
        use crate::kernel::by::Small;
        for condition in Condition::ALL {
            assert!(REFERENCE.of_title(names::condition(*condition)).is_some(), "{condition:?}");
        }
        for (name, _) in Special::NAMED {
            let word = name.split(' ').next().unwrap_or_default().to_lowercase();
            let explained = SPECIALS.iter().any(|entry| entry.title().name().ends_with(&format!("special-{word}")));
            assert!(explained, "{word}");
        }
    }

    /// The picture is the table that Damage Rolls are read from.
    #[test]
    fn bu_dmg_3_the_table_at_hand_is_the_one_that_is_played() {
        use crate::games::bushido::rules::damage::wounds;
        for (row, cells) in (2..).zip(WOUND_TABLE.cells) {
            for (level, found) in (0..).zip(*cells) {
                assert_eq!(i64::from(*found), wounds(row, level), "row {row}, level {level}");
            }
        }
        let counted: usize = WOUND_TABLE.cells.iter().map(|row| row.len()).sum();
        assert_eq!(counted, 121);
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
