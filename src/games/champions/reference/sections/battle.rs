//! Battles (CH-BAT).

use super::settled;
use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_UNITS, keys::RULE_UNITS_TEXT, &[rulebook::UNITS]).see(&[
        keys::RULE_SIZE,
        keys::RULE_RETREAT,
        keys::RULE_DOTTED,
    ]),
    Entry::of(keys::RULE_BATTLE_GLORY, keys::RULE_BATTLE_GLORY_TEXT, &[rulebook::BATTLE_GLORY])
        .see(&[keys::RULE_GLORY_MOVES]),
    Entry::of(keys::RULE_ALLIED_UNITS, keys::RULE_ALLIED_UNITS_TEXT, &[rulebook::ALLIED_UNITS])
        .see(&[keys::RULE_PURITY, keys::RULE_CORRUPTION]),
    Entry::of(keys::RULE_BATTLE_SIZES, keys::RULE_BATTLE_SIZES_TEXT, &[rulebook::BATTLE_SIZES])
        .see(&[keys::RULE_OUTNUMBERED, keys::RULE_UNITS]),
    Entry::of(keys::RULE_RETREAT, keys::RULE_RETREAT_TEXT, &[rulebook::RETREAT])
        .reading(keys::RULE_RETREAT_READING)
        .see(&[keys::RULE_FORCED_MOVEMENT, keys::RULE_ROOM]),
    Entry::of(keys::RULE_BATTLE_RANGE, keys::RULE_BATTLE_RANGE_TEXT, &[rulebook::BATTLE_RANGE])
        .see(&[keys::RULE_RANGE]),
    Entry::of(keys::RULE_BATTLE_ORDER, keys::RULE_BATTLE_ORDER_TEXT, &[rulebook::BATTLE_ORDER, settled("A18", 28)])
        .reading(keys::RULE_BATTLE_ORDER_READING)
        .see(&[keys::RULE_ENEMY_ORDER]),
    Entry::of(keys::RULE_BATTLE_RETURN, keys::RULE_BATTLE_RETURN_TEXT, &[rulebook::BATTLE_RETURN])
        .reading(keys::RULE_BATTLE_RETURN_READING)
        .see(&[keys::RULE_REINFORCEMENT, keys::RULE_UNITS]),
];
