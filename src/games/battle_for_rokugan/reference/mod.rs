//! The rules of Battle for Rokugan at hand, in the project's own words.
//!
//! Absent on purpose: sentences of the rulebook.

use super::rules::rulebook as rule;
use crate::kernel::reference::{Entry, Reference, Section};
use crate::words::battle_for_rokugan as keys;

/// The rules of this game.
pub static REFERENCE: Reference =
    Reference { title: keys::BFR_TITLE, before_pages: keys::BFR_BEFORE_PAGES, sections: &SECTIONS };

/// The chapters, in reading order.
pub static SECTIONS: [Section; 6] = [
    Section { title: keys::BFR_SECTION_SETUP, sub: keys::BFR_SECTION_SETUP_SUB, entries: SETUP },
    Section { title: keys::BFR_SECTION_ROUND, sub: keys::BFR_SECTION_ROUND_SUB, entries: ROUND },
    Section { title: keys::BFR_SECTION_TOKENS, sub: keys::BFR_SECTION_TOKENS_SUB, entries: TOKENS },
    Section { title: keys::BFR_SECTION_BATTLE, sub: keys::BFR_SECTION_BATTLE_SUB, entries: BATTLE },
    Section { title: keys::BFR_SECTION_BOARD, sub: keys::BFR_SECTION_BOARD_SUB, entries: BOARD },
    Section { title: keys::BFR_SECTION_END, sub: keys::BFR_SECTION_END_SUB, entries: END },
];

const SETUP: &[Entry] = &[
    Entry::of(
        keys::BFR_RULE_SEATS,
        keys::BFR_RULE_SEATS_TEXT,
        &[rule::PLAYERS, rule::SET_TOKENS, rule::SET_CLANS, rule::SET_AGENTS, rule::SET_CARDS],
    ),
    Entry::of(keys::BFR_RULE_STARTING, keys::BFR_RULE_STARTING_TEXT, &[rule::SET_PLACING]),
    Entry::of(
        keys::BFR_RULE_INITIATIVE,
        keys::BFR_RULE_INITIATIVE_TEXT,
        &[rule::INITIATIVE, rule::SET_FIRST, rule::SET_DECK],
    )
    .reading(keys::BFR_RULE_INITIATIVE_READING),
];

const ROUND: &[Entry] = &[
    Entry::of(keys::BFR_RULE_DRAW, keys::BFR_RULE_DRAW_TEXT, &[rule::DRAW, rule::HAND]),
    Entry::of(
        keys::BFR_RULE_CARDS,
        keys::BFR_RULE_CARDS_TEXT,
        &[rule::CARD_PLAY, rule::UPKEEP_CARDS, rule::CARD_EFFECT],
    ),
    Entry::of(keys::BFR_RULE_PLACEMENT, keys::BFR_RULE_PLACEMENT_TEXT, &[rule::PLACEMENT])
        .reading(keys::BFR_RULE_PLACEMENT_READING),
    Entry::of(
        keys::BFR_RULE_CLOSED,
        keys::BFR_RULE_CLOSED_TEXT,
        &[rule::SCORCHED, rule::PEACE, rule::SHRINE, rule::OWN_TARGET, rule::BLESSED],
    ),
    Entry::of(
        keys::BFR_RULE_RESOLUTION,
        keys::BFR_RULE_RESOLUTION_TEXT,
        &[
            rule::TURN_UP,
            rule::REVEAL,
            rule::RAIDS,
            rule::TALKS,
            rule::BATTLES,
            rule::CLAIM,
            rule::ROUND_END,
            rule::ROUNDS,
        ],
    ),
];

const TOKENS: &[Entry] = &[
    Entry::of(keys::BFR_RULE_ARMY, keys::BFR_RULE_ARMY_TEXT, &[rule::ARMY]),
    Entry::of(keys::BFR_RULE_NAVY, keys::BFR_RULE_NAVY_TEXT, &[rule::NAVY, rule::HARBOR]),
    Entry::of(keys::BFR_RULE_SHINOBI, keys::BFR_RULE_SHINOBI_TEXT, &[rule::SHINOBI]),
    Entry::of(keys::BFR_RULE_BLESSING, keys::BFR_RULE_BLESSING_TEXT, &[rule::BLESSING]),
    Entry::of(keys::BFR_RULE_DIPLOMACY, keys::BFR_RULE_DIPLOMACY_TEXT, &[rule::DIPLOMACY]),
    Entry::of(keys::BFR_RULE_RAID, keys::BFR_RULE_RAID_TEXT, &[rule::RAID]),
    Entry::of(keys::BFR_RULE_BLUFF, keys::BFR_RULE_BLUFF_TEXT, &[rule::BLUFF, rule::LION]),
];

const BATTLE: &[Entry] = &[
    Entry::of(
        keys::BFR_RULE_BATTLE,
        keys::BFR_RULE_BATTLE_TEXT,
        &[rule::BATTLE_WON, rule::DEFENSE, rule::TOTALS, rule::CONQUEST],
    ),
    Entry::of(keys::BFR_RULE_TIES, keys::BFR_RULE_TIES_TEXT, &[rule::CANDIDATE, rule::CRANE])
        .reading(keys::BFR_RULE_TIES_READING),
    Entry::of(
        keys::BFR_RULE_DEFENSE,
        keys::BFR_RULE_DEFENSE_TEXT,
        &[rule::DEFENSE_BATTLE, rule::DEFENSE_FAILED_ATTACK, rule::DEFENSE_UNATTACKED, rule::DEFENSE_DIPLOMACY],
    ),
];

const BOARD: &[Entry] = &[
    Entry::of(
        keys::BFR_RULE_SPECIAL,
        keys::BFR_RULE_SPECIAL_TEXT,
        &[
            rule::REPLACING,
            rule::SPECIAL_TOKENS,
            rule::SCORCHED_TOKEN,
            rule::PEACE_TOKEN,
            rule::BATTLEFIELD,
            rule::BONUS,
            rule::REMOVING,
        ],
    ),
    Entry::of(keys::BFR_RULE_TERRITORY, keys::BFR_RULE_TERRITORY_TEXT, &[rule::TERRITORY, rule::CARD_CLAIM]),
    Entry::of(keys::BFR_RULE_AGENTS, keys::BFR_RULE_AGENTS_TEXT, &[rule::AGENTS, rule::SINGLE_USE]),
    Entry::of(keys::BFR_RULE_RONIN, keys::BFR_RULE_RONIN_TEXT, &[rule::RONIN]),
    Entry::of(
        keys::BFR_RULE_CLANS,
        keys::BFR_RULE_CLANS_TEXT,
        &[rule::CRAB, rule::DRAGON, rule::PHOENIX, rule::PHOENIX_BATTLE, rule::SCORPION, rule::UNICORN],
    ),
];

const END: &[Entry] = &[
    Entry::of(
        keys::BFR_RULE_LIMITS,
        keys::BFR_RULE_LIMITS_TEXT,
        &[rule::CONTROL_TOKENS, rule::CONTROL, rule::COMBAT_TOKENS],
    ),
    Entry::of(keys::BFR_RULE_HONOR, keys::BFR_RULE_HONOR_TEXT, &[rule::HONOR, rule::LIVE_HONOR, rule::END]),
    Entry::of(keys::BFR_RULE_OBJECTIVES, keys::BFR_RULE_OBJECTIVES_TEXT, &[rule::OBJECTIVES]),
    Entry::of(keys::BFR_RULE_ODDS, keys::BFR_RULE_ODDS_TEXT, &[rule::ODDS]),
];
