//! The Enemies Phase, ways and behaviours (CH-ENE), with the readings that settle them.

use super::settled;
use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(
        keys::RULE_ENEMY_PHASE,
        keys::RULE_ENEMY_PHASE_TEXT,
        &[rulebook::ENEMY_PHASE, rulebook::ENEMY_TURN, rulebook::ENEMY_AP, settled("A23", 30)],
    )
    .see(&[keys::RULE_ENEMY_ORDER, keys::RULE_COMBAT_TOKENS, keys::RULE_ENEMY_COMBATS, keys::RULE_REINFORCEMENT]),
    Entry::of(keys::RULE_ONI_HEAL, keys::RULE_ONI_HEAL_TEXT, &[rulebook::ONI_HEAL, settled("A21", 30)])
        .see(&[keys::KEYWORD_ONI, keys::RULE_ENEMY_PHASE]),
    Entry::of(keys::RULE_ENEMY_ORDER, keys::RULE_ENEMY_ORDER_TEXT, &[rulebook::ENEMY_ORDER, settled("A1", 30)])
        .reading(keys::RULE_ENEMY_ORDER_READING)
        .see(&[keys::RULE_ENEMY_QUESTIONS, keys::RULE_BATTLE_ORDER]),
    Entry::of(
        keys::RULE_COMBAT_TOKENS,
        keys::RULE_COMBAT_TOKENS_TEXT,
        &[rulebook::COMBAT_TOKENS, settled("A2", 30), settled("A10", 30)],
    )
    .reading(keys::RULE_COMBAT_TOKENS_READING)
    .see(&[keys::RULE_ENEMY_COMBATS]),
    Entry::of(
        keys::RULE_ENEMY_COMBATS,
        keys::RULE_ENEMY_COMBATS_TEXT,
        &[rulebook::ENEMY_COMBATS, settled("A3", 30), settled("A17", 26)],
    )
    .reading(keys::RULE_ENEMY_COMBATS_READING)
    .see(&[keys::RULE_COMBAT_TOKENS, keys::RULE_YOJIMBO, keys::RULE_COMBAT_STEPS]),
    Entry::of(keys::RULE_ROUTES, keys::RULE_ROUTES_TEXT, &[rulebook::ROUTES, settled("A7", 30), settled("A8", 39)])
        .reading(keys::RULE_ROUTES_READING)
        .words(keys::RULE_ROUTES_WORDS)
        .see(&[keys::RULE_BORDERS, keys::RULE_ROOM, keys::RULE_BLOCKED]),
    Entry::of(keys::RULE_BEHAVIOURS, keys::RULE_BEHAVIOURS_TEXT, &[rulebook::BEHAVIOURS]).see(&[
        keys::RULE_ASSAULT,
        keys::RULE_GATEKEEPER,
        keys::RULE_PATROL,
        keys::RULE_SEARCH,
        keys::RULE_ASSASSINATION,
        keys::RULE_ESCAPE,
    ]),
    Entry::of(keys::RULE_ASSAULT, keys::RULE_ASSAULT_TEXT, &[rulebook::ASSAULT, settled("A4", 30), settled("A6", 30)])
        .reading(keys::RULE_ASSAULT_READING)
        .words(keys::RULE_ASSAULT_WORDS)
        .see(&[keys::RULE_STATIONARY, keys::RULE_ROUTES, keys::RULE_ENEMY_COMBATS]),
    Entry::of(keys::RULE_BOSS, keys::RULE_BOSS_TEXT, &[rulebook::BOSS]).words(keys::RULE_BOSS_WORDS).see(&[
        keys::RULE_ESCAPING_BOSS,
        keys::RULE_FORCED_MOVEMENT,
        keys::RULE_TECHNIQUE,
    ]),
    Entry::of(keys::RULE_STATIONARY, keys::RULE_STATIONARY_TEXT, &[rulebook::STATIONARY])
        .see(&[keys::RULE_ASSAULT, keys::RULE_FORCED_MOVEMENT]),
    Entry::of(keys::RULE_GATEKEEPER, keys::RULE_GATEKEEPER_TEXT, &[rulebook::GATEKEEPER, settled("A9", 31)])
        .reading(keys::RULE_GATEKEEPER_READING)
        .see(&[keys::RULE_SENTINEL, keys::RULE_DISENGAGEMENT, keys::RULE_ASSAULT]),
    Entry::of(keys::RULE_SENTINEL, keys::RULE_SENTINEL_TEXT, &[rulebook::SENTINEL])
        .reading(keys::RULE_SENTINEL_READING)
        .see(&[keys::RULE_DIRECT, keys::RULE_GATEKEEPER, keys::RULE_ASSAULT]),
    Entry::of(keys::RULE_PATROL, keys::RULE_PATROL_TEXT, &[rulebook::PATROL, settled("A19", 31)])
        .reading(keys::RULE_PATROL_READING)
        .see(&[keys::RULE_DIRECT, keys::RULE_ASSAULT]),
    Entry::of(keys::RULE_SEARCH, keys::RULE_SEARCH_TEXT, &[rulebook::SEARCH, settled("A25", 31)])
        .reading(keys::RULE_SEARCH_READING)
        .see(&[keys::RULE_ESCAPE, keys::RULE_BLOCKED]),
    Entry::of(
        keys::RULE_ASSASSINATION,
        keys::RULE_ASSASSINATION_TEXT,
        &[rulebook::ASSASSINATION, settled("A15", 31), settled("A26", 31), settled("A27", 31)],
    )
    .see(&[keys::RULE_ASSAULT, keys::RULE_BLOCKED]),
    Entry::of(
        keys::RULE_ESCAPE,
        keys::RULE_ESCAPE_TEXT,
        &[rulebook::ESCAPE, settled("A12", 31), settled("A13", 31), settled("A14", 31)],
    )
    .reading(keys::RULE_ESCAPE_READING)
    .see(&[keys::RULE_ESCAPING_BOSS]),
    Entry::of(keys::RULE_ESCAPING_BOSS, keys::RULE_ESCAPING_BOSS_TEXT, &[rulebook::ESCAPING_BOSS, settled("A11", 31)])
        .reading(keys::RULE_ESCAPING_BOSS_READING)
        .see(&[keys::RULE_ESCAPE, keys::RULE_BLOCKED]),
    Entry::of(keys::RULE_BLOCKED, keys::RULE_BLOCKED_TEXT, &[rulebook::BLOCKED, settled("A5", 31), settled("A24", 31)])
        .reading(keys::RULE_BLOCKED_READING)
        .see(&[keys::RULE_ROOM, keys::RULE_SEARCH, keys::RULE_ASSASSINATION]),
    Entry::of(
        keys::RULE_ENEMY_QUESTIONS,
        keys::RULE_ENEMY_QUESTIONS_TEXT,
        &[rulebook::ENEMY_QUESTIONS, settled("A22", 29)],
    )
    .words(keys::RULE_ENEMY_QUESTIONS_WORDS)
    .see(&[keys::RULE_FAVOR, keys::RULE_ASSAULT, keys::RULE_ESCAPE]),
];
