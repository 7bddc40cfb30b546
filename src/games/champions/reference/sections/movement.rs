//! Borders and room (CH-MOV).

use super::settled;
use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_MOVEMENT, keys::RULE_MOVEMENT_TEXT, &[rulebook::MOVEMENT, rulebook::MOVE_ACTION])
        .words(keys::RULE_MOVEMENT_WORDS)
        .see(&[keys::RULE_BORDERS, keys::RULE_ROOM, keys::RULE_PASSING, keys::RULE_DISENGAGEMENT]),
    Entry::of(keys::RULE_BORDERS, keys::RULE_BORDERS_TEXT, &[rulebook::BORDERS]).see(&[
        keys::KEYWORD_AGILE,
        keys::KEYWORD_CAVALRY,
        keys::RULE_DOTTED,
    ]),
    Entry::of(keys::RULE_DOTTED, keys::RULE_DOTTED_TEXT, &[rulebook::DOTTED, settled("A20", 23)])
        .reading(keys::RULE_DOTTED_READING)
        .see(&[keys::KEYWORD_NAGA, keys::RULE_BORDERS]),
    Entry::of(keys::RULE_SPLIT, keys::RULE_SPLIT_TEXT, &[rulebook::SPLIT])
        .see(&[keys::KEYWORD_BREAK_THROUGH, keys::RULE_BORDERS]),
    Entry::of(keys::RULE_RED, keys::RULE_RED_TEXT, &[rulebook::RED])
        .words(keys::RULE_RED_WORDS)
        .see(&[keys::RULE_SIGHT, keys::RULE_TARGET]),
    Entry::of(keys::RULE_ROOM, keys::RULE_ROOM_TEXT, &[rulebook::ROOM]).words(keys::RULE_ROOM_WORDS).see(&[
        keys::RULE_SIZE,
        keys::RULE_PASSING,
        keys::RULE_TARGET,
    ]),
    Entry::of(keys::RULE_PASSING, keys::RULE_PASSING_TEXT, &[rulebook::PASSING])
        .see(&[keys::RULE_ROOM, keys::RULE_MOVEMENT]),
];
