//! Every keyword that stands on cards (CH-KEY).

use super::settled;
use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_KEYWORDS, keys::RULE_KEYWORDS_TEXT, &[rulebook::KEYWORDS]),
    Entry::of(keys::KEYWORD_AGILE, keys::KEYWORD_AGILE_TEXT, &[rulebook::AGILE]).see(&[keys::RULE_BORDERS]),
    Entry::of(keys::KEYWORD_BREAK_THROUGH, keys::KEYWORD_BREAK_THROUGH_TEXT, &[rulebook::BREAK_THROUGH])
        .see(&[keys::RULE_SPLIT]),
    Entry::of(keys::KEYWORD_CAVALRY, keys::KEYWORD_CAVALRY_TEXT, &[rulebook::CAVALRY])
        .see(&[keys::RULE_BORDERS, keys::RULE_ELEVATED]),
    Entry::of(keys::KEYWORD_COMPANION, keys::KEYWORD_COMPANION_TEXT, &[rulebook::COMPANION])
        .see(&[keys::RULE_SET_COMPANIONS, keys::RULE_SOLO]),
    Entry::of(keys::KEYWORD_CORRUPTION, keys::KEYWORD_CORRUPTION_TEXT, &[rulebook::CORRUPTION_VALUE]).see(&[
        keys::RULE_PURITY,
        keys::RULE_CORRUPTION,
        keys::RULE_WOUNDS,
    ]),
    Entry::of(keys::KEYWORD_COURTIER, keys::KEYWORD_COURTIER_TEXT, &[rulebook::COURTIER])
        .see(&[keys::RULE_INVESTIGATION, keys::RULE_TEST_CHOICE]),
    Entry::of(keys::KEYWORD_DEFENSE, keys::KEYWORD_DEFENSE_TEXT, &[rulebook::DEFENSE])
        .see(&[keys::RULE_SHOOTING_BACK, keys::RULE_RESULTS]),
    Entry::of(keys::KEYWORD_ELEMENTALIST, keys::KEYWORD_ELEMENTALIST_TEXT, &[rulebook::ELEMENTALIST])
        .see(&[keys::RULE_COMBAT_DICE, keys::RULE_RANGED]),
    Entry::of(keys::KEYWORD_IMPOSING, keys::KEYWORD_IMPOSING_TEXT, &[rulebook::IMPOSING])
        .see(&[keys::RULE_OUTNUMBERED, keys::RULE_SIZE]),
    Entry::of(keys::KEYWORD_INSIGNIFICANT, keys::KEYWORD_INSIGNIFICANT_TEXT, &[rulebook::INSIGNIFICANT])
        .see(&[keys::RULE_COMBAT_END]),
    Entry::of(keys::KEYWORD_NAGA, keys::KEYWORD_NAGA_TEXT, &[rulebook::NAGA]).see(&[keys::RULE_DOTTED]),
    Entry::of(keys::KEYWORD_ONI, keys::KEYWORD_ONI_TEXT, &[rulebook::ONI]).see(&[keys::RULE_ONI_HEAL]),
    Entry::of(keys::KEYWORD_PURE, keys::KEYWORD_PURE_TEXT, &[rulebook::PURE])
        .see(&[keys::RULE_PURITY, keys::KEYWORD_CORRUPTION]),
    Entry::of(keys::KEYWORD_SHADOWLANDS, keys::KEYWORD_SHADOWLANDS_TEXT, &[rulebook::SHADOWLANDS])
        .see(&[keys::RULE_CORRUPTION]),
    Entry::of(keys::RULE_REINFORCEMENT, keys::RULE_REINFORCEMENT_TEXT, &[rulebook::REINFORCEMENT])
        .see(&[keys::RULE_ENEMY_PHASE, keys::RULE_BATTLE_RETURN]),
    Entry::of(keys::RULE_YOJIMBO, keys::RULE_YOJIMBO_TEXT, &[rulebook::YOJIMBO, settled("A16", 39)])
        .see(&[keys::RULE_TARGET, keys::RULE_INTERVENE]),
];
