//! Before the first turn (CH-SET), and what outranks what.

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_PRECEDENCE, keys::RULE_PRECEDENCE_TEXT, &[rulebook::PRECEDENCE])
        .words(keys::RULE_PRECEDENCE_WORDS)
        .see(&[keys::RULE_SCENARIO]),
    Entry::of(keys::RULE_SCENARIO, keys::RULE_SCENARIO_TEXT, &[rulebook::SCENARIO])
        .words(keys::RULE_SCENARIO_WORDS)
        .see(&[keys::RULE_PRECEDENCE, keys::RULE_END]),
    Entry::of(keys::RULE_SET_CHAMPIONS, keys::RULE_SET_CHAMPIONS_TEXT, &[rulebook::SET_CHAMPIONS]).see(&[
        keys::RULE_SET_COMPANIONS,
        keys::KEYWORD_COMPANION,
        keys::RULE_START_VALUES,
    ]),
    Entry::of(keys::RULE_START_VALUES, keys::RULE_START_VALUES_TEXT, &[rulebook::START_VALUES]).see(&[
        keys::RULE_SET_CHAMPIONS,
        keys::RULE_KI,
        keys::RULE_PURITY,
    ]),
    Entry::of(
        keys::RULE_SET_OBJECTIVES,
        keys::RULE_SET_OBJECTIVES_TEXT,
        &[rulebook::SET_OBJECTIVES, rulebook::OBJECTIVES],
    )
    .see(&[keys::RULE_DRAW_OBJECTIVES, keys::RULE_END_GLORY]),
    Entry::of(keys::RULE_SET_THRESHOLD, keys::RULE_SET_THRESHOLD_TEXT, &[rulebook::SET_THRESHOLD, rulebook::THRESHOLD])
        .words(keys::RULE_SET_THRESHOLD_WORDS)
        .see(&[keys::RULE_GROUP_HONOR, keys::RULE_DESTINY, keys::RULE_END_THRESHOLD, keys::RULE_ELIMINATION]),
    Entry::of(keys::RULE_DESTINY, keys::RULE_DESTINY_TEXT, &[rulebook::DESTINY])
        .see(&[keys::RULE_SET_THRESHOLD, keys::RULE_END_GLORY]),
    Entry::of(keys::RULE_SET_FAVOR, keys::RULE_SET_FAVOR_TEXT, &[rulebook::SET_FAVOR])
        .reading(keys::RULE_SET_FAVOR_READING)
        .see(&[keys::RULE_FAVOR, keys::RULE_PREPARATION]),
    Entry::of(keys::RULE_SET_COMPANIONS, keys::RULE_SET_COMPANIONS_TEXT, &[rulebook::SET_COMPANIONS]).see(&[
        keys::KEYWORD_COMPANION,
        keys::RULE_SOLO,
        keys::RULE_TAKE_OVER,
    ]),
    Entry::of(keys::RULE_SOLO, keys::RULE_SOLO_TEXT, &[rulebook::SOLO])
        .words(keys::RULE_SOLO_WORDS)
        .see(&[keys::RULE_SET_COMPANIONS, keys::RULE_END_VICTORY]),
];
