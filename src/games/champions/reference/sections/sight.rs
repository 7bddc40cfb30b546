//! Line of Sight and range (CH-LOS).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_SIGHT, keys::RULE_SIGHT_TEXT, &[rulebook::SIGHT]).see(&[
        keys::RULE_DIRECT,
        keys::RULE_RANGE,
        keys::RULE_RED,
    ]),
    Entry::of(keys::RULE_DIRECT, keys::RULE_DIRECT_TEXT, &[rulebook::DIRECT])
        .reading(keys::RULE_DIRECT_READING)
        .see(&[keys::RULE_COVER, keys::RULE_SIGHT]),
    Entry::of(keys::RULE_COVER, keys::RULE_COVER_TEXT, &[rulebook::COVER]).see(&[
        keys::RULE_DIRECT,
        keys::RULE_SHOOTING_BACK,
        keys::RULE_RESULTS,
    ]),
    Entry::of(keys::RULE_RANGE, keys::RULE_RANGE_TEXT, &[rulebook::RANGE])
        .see(&[keys::RULE_ELEVATED, keys::RULE_BATTLE_RANGE]),
    Entry::of(keys::RULE_ELEVATED, keys::RULE_ELEVATED_TEXT, &[rulebook::ELEVATED])
        .words(keys::RULE_ELEVATED_WORDS)
        .see(&[keys::RULE_RANGE, keys::RULE_DIRECT, keys::KEYWORD_CAVALRY]),
];
