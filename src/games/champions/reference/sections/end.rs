//! The end of the game, and the campaign around it (CH-END).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_END, keys::RULE_END_TEXT, &[rulebook::END]).see(&[
        keys::RULE_END_HONOR,
        keys::RULE_END_THRESHOLD,
        keys::RULE_END_GLORY,
        keys::RULE_END_VICTORY,
    ]),
    Entry::of(keys::RULE_END_HONOR, keys::RULE_END_HONOR_TEXT, &[rulebook::END_HONOR])
        .see(&[keys::RULE_GROUP_HONOR, keys::RULE_PURITY]),
    Entry::of(keys::RULE_END_THRESHOLD, keys::RULE_END_THRESHOLD_TEXT, &[rulebook::END_THRESHOLD])
        .reading(keys::RULE_END_THRESHOLD_READING)
        .see(&[keys::RULE_SET_THRESHOLD, keys::RULE_END_GLORY]),
    Entry::of(keys::RULE_END_GLORY, keys::RULE_END_GLORY_TEXT, &[rulebook::END_GLORY]).see(&[
        keys::RULE_SET_OBJECTIVES,
        keys::RULE_DESTINY,
        keys::RULE_PURITY,
    ]),
    Entry::of(keys::RULE_END_VICTORY, keys::RULE_END_VICTORY_TEXT, &[rulebook::END_VICTORY])
        .words(keys::RULE_END_VICTORY_WORDS)
        .see(&[keys::RULE_GROUP_HONOR, keys::RULE_SOLO]),
    Entry::of(keys::RULE_END_GLORIFIED, keys::RULE_END_GLORIFIED_TEXT, &[rulebook::END_GLORIFIED])
        .see(&[keys::RULE_INTERMISSION, keys::RULE_COOPERATION]),
    Entry::of(keys::RULE_COOPERATION, keys::RULE_COOPERATION_TEXT, &[rulebook::COOPERATION])
        .see(&[keys::RULE_END_GLORIFIED]),
    Entry::of(
        keys::RULE_INTERMISSION,
        keys::RULE_INTERMISSION_TEXT,
        &[rulebook::INTERMISSION, rulebook::INTERMISSION_WORD],
    )
    .reading(keys::RULE_INTERMISSION_READING)
    .see(&[keys::RULE_CAMPAIGN]),
    Entry::of(keys::RULE_CAMPAIGN, keys::RULE_CAMPAIGN_TEXT, &[rulebook::CAMPAIGN]).see(&[keys::RULE_INTERMISSION]),
];
