//! Actions (CH-ACT).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_ACTIONS, keys::RULE_ACTIONS_TEXT, &[rulebook::ACTIONS]).see(&[
        keys::RULE_WHO_MAY,
        keys::RULE_ACTION_POINTS,
        keys::RULE_ACTION_DETAILS,
    ]),
    Entry::of(keys::RULE_WHO_MAY, keys::RULE_WHO_MAY_TEXT, &[rulebook::WHO_MAY])
        .see(&[keys::RULE_ACTIONS, keys::RULE_ALLIES]),
    Entry::of(keys::RULE_ACTION_DETAILS, keys::RULE_ACTION_DETAILS_TEXT, &[rulebook::ACTION_DETAILS]).see(&[
        keys::RULE_HEALING,
        keys::RULE_CONCENTRATION,
        keys::RULE_DISENGAGEMENT,
    ]),
    Entry::of(keys::RULE_HEALING, keys::RULE_HEALING_TEXT, &[rulebook::HEALING])
        .words(keys::RULE_HEALING_WORDS)
        .see(&[keys::RULE_LIFE]),
    Entry::of(keys::RULE_CONCENTRATION, keys::RULE_CONCENTRATION_TEXT, &[rulebook::CONCENTRATION])
        .see(&[keys::RULE_KI]),
    Entry::of(keys::RULE_DISENGAGEMENT, keys::RULE_DISENGAGEMENT_TEXT, &[rulebook::DISENGAGEMENT])
        .reading(keys::RULE_DISENGAGEMENT_READING)
        .words(keys::RULE_DISENGAGEMENT_WORDS)
        .see(&[keys::RULE_MOVEMENT, keys::RULE_GATEKEEPER, keys::RULE_HONOR]),
    Entry::of(keys::RULE_SIMPLE_MANIPULATION, keys::RULE_SIMPLE_MANIPULATION_TEXT, &[rulebook::SIMPLE_MANIPULATION])
        .words(keys::RULE_SIMPLE_MANIPULATION_WORDS)
        .see(&[keys::RULE_EQUIPMENT, keys::RULE_COMPLEX_MANIPULATION]),
    Entry::of(keys::RULE_COMPLEX_MANIPULATION, keys::RULE_COMPLEX_MANIPULATION_TEXT, &[rulebook::COMPLEX_MANIPULATION])
        .words(keys::RULE_COMPLEX_MANIPULATION_WORDS)
        .see(&[keys::RULE_TEST_ROLL, keys::RULE_TEST_HARMONY]),
    Entry::of(keys::RULE_DRAW_OBJECTIVES, keys::RULE_DRAW_OBJECTIVES_TEXT, &[rulebook::DRAW_OBJECTIVES])
        .reading(keys::RULE_DRAW_OBJECTIVES_READING)
        .see(&[keys::RULE_SET_OBJECTIVES]),
    Entry::of(keys::RULE_RAISE_PURITY, keys::RULE_RAISE_PURITY_TEXT, &[rulebook::RAISE_PURITY])
        .see(&[keys::RULE_PURITY, keys::RULE_KI]),
];
