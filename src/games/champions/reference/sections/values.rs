//! Quantities, their bounds, statuses and falls (CH-Q, CH-ELI).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_HONOR, keys::RULE_HONOR_TEXT, &[rulebook::HONOR]).see(&[
        keys::RULE_HONOR_MOVES,
        keys::RULE_DISHONORED,
        keys::RULE_GROUP_HONOR,
    ]),
    Entry::of(keys::RULE_HONOR_MOVES, keys::RULE_HONOR_MOVES_TEXT, &[rulebook::HONOR_MOVES])
        .words(keys::RULE_HONOR_MOVES_WORDS)
        .see(&[keys::RULE_OUTNUMBERED, keys::RULE_COMBAT_END, keys::RULE_DECEPTION, keys::RULE_DISENGAGEMENT]),
    Entry::of(keys::RULE_GROUP_HONOR, keys::RULE_GROUP_HONOR_TEXT, &[rulebook::GROUP_HONOR]).see(&[
        keys::RULE_HONOR,
        keys::RULE_SET_THRESHOLD,
        keys::RULE_END_HONOR,
    ]),
    Entry::of(keys::RULE_DISHONORED, keys::RULE_DISHONORED_TEXT, &[rulebook::DISHONORED])
        .reading(keys::RULE_DISHONORED_READING)
        .see(&[keys::RULE_HONOR, keys::RULE_INVESTIGATION, keys::RULE_RESULTS]),
    Entry::of(keys::RULE_GLORY_TRACK, keys::RULE_GLORY_TRACK_TEXT, &[rulebook::GLORY_TRACK])
        .reading(keys::RULE_GLORY_TRACK_READING)
        .see(&[keys::RULE_GLORY_MOVES, keys::RULE_END_GLORY]),
    Entry::of(keys::RULE_GLORY_MOVES, keys::RULE_GLORY_MOVES_TEXT, &[rulebook::GLORY_MOVES])
        .words(keys::RULE_GLORY_MOVES_WORDS)
        .see(&[keys::RULE_GLORY_TRACK, keys::RULE_END_GLORY, keys::RULE_ELIMINATION]),
    Entry::of(keys::RULE_ACTION_POINTS, keys::RULE_ACTION_POINTS_TEXT, &[rulebook::ACTION_POINTS])
        .words(keys::RULE_ACTION_POINTS_WORDS)
        .see(&[keys::RULE_ACTIONS, keys::RULE_RECOVERY]),
    Entry::of(keys::RULE_LIFE, keys::RULE_LIFE_TEXT, &[rulebook::LIFE]).words(keys::RULE_LIFE_WORDS).see(&[
        keys::RULE_WEAKENED,
        keys::RULE_HEALING,
        keys::RULE_WOUNDS,
        keys::RULE_ELIMINATION,
    ]),
    Entry::of(keys::RULE_WEAKENED, keys::RULE_WEAKENED_TEXT, &[rulebook::WEAKENED]).see(&[
        keys::RULE_LIFE,
        keys::RULE_COMBAT_DICE,
        keys::RULE_TEST_ROLL,
    ]),
    Entry::of(keys::RULE_ELIMINATION, keys::RULE_ELIMINATION_TEXT, &[rulebook::ELIMINATION])
        .words(keys::RULE_ELIMINATION_WORDS)
        .see(&[keys::RULE_TAKE_OVER, keys::RULE_SET_THRESHOLD, keys::RULE_GROUP_HONOR, keys::RULE_BOTH_FALL]),
    Entry::of(keys::RULE_TAKE_OVER, keys::RULE_TAKE_OVER_TEXT, &[rulebook::TAKE_OVER]).see(&[
        keys::RULE_ELIMINATION,
        keys::RULE_CORRUPTION,
        keys::KEYWORD_COMPANION,
    ]),
    Entry::of(keys::RULE_PURITY, keys::RULE_PURITY_TEXT, &[rulebook::PURITY])
        .reading(keys::RULE_PURITY_READING)
        .see(&[keys::RULE_CORRUPTION, keys::RULE_RAISE_PURITY, keys::KEYWORD_CORRUPTION, keys::KEYWORD_PURE]),
    Entry::of(keys::RULE_CORRUPTION, keys::RULE_CORRUPTION_TEXT, &[rulebook::CORRUPTION])
        .reading(keys::RULE_CORRUPTION_READING)
        .words(keys::RULE_CORRUPTION_WORDS)
        .see(&[keys::RULE_PURITY, keys::KEYWORD_CORRUPTION, keys::RULE_ELIMINATION]),
    Entry::of(keys::RULE_KI, keys::RULE_KI_TEXT, &[rulebook::KI]).see(&[
        keys::RULE_FOCUS,
        keys::RULE_CONCENTRATION,
        keys::RULE_RECOVERY,
    ]),
    Entry::of(keys::RULE_SIZE, keys::RULE_SIZE_TEXT, &[rulebook::SIZE]).see(&[
        keys::RULE_ROOM,
        keys::RULE_OUTNUMBERED,
        keys::KEYWORD_IMPOSING,
    ]),
    Entry::of(keys::RULE_EQUIPMENT, keys::RULE_EQUIPMENT_TEXT, &[rulebook::EQUIPMENT])
        .words(keys::RULE_EQUIPMENT_WORDS)
        .see(&[keys::RULE_SIMPLE_MANIPULATION]),
];
