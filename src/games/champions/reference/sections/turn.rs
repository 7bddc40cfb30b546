//! The phases of a turn (CH-TURN).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_PHASES, keys::RULE_PHASES_TEXT, &[rulebook::PHASES, rulebook::TURN_COUNTER])
        .reading(keys::RULE_PHASES_READING)
        .see(&[keys::RULE_PREPARATION, keys::RULE_ACTIVATION, keys::RULE_ENEMY_PHASE, keys::RULE_RECOVERY]),
    Entry::of(keys::RULE_FAVOR, keys::RULE_FAVOR_TEXT, &[rulebook::FAVOR]).words(keys::RULE_FAVOR_WORDS).see(&[
        keys::RULE_SET_FAVOR,
        keys::RULE_PREPARATION,
        keys::RULE_ENEMY_QUESTIONS,
    ]),
    Entry::of(keys::RULE_PREPARATION, keys::RULE_PREPARATION_TEXT, &[rulebook::PREPARATION])
        .words(keys::RULE_PREPARATION_WORDS)
        .see(&[keys::RULE_FAVOR, keys::RULE_ACTIVATION, keys::RULE_RING_EVENTS]),
    Entry::of(keys::RULE_RING_EVENTS, keys::RULE_RING_EVENTS_TEXT, &[rulebook::RING_EVENTS])
        .words(keys::RULE_RING_EVENTS_WORDS)
        .see(&[keys::RULE_PREPARATION]),
    Entry::of(keys::RULE_ACTIVATION, keys::RULE_ACTIVATION_TEXT, &[rulebook::ACTIVATION])
        .words(keys::RULE_ACTIVATION_WORDS)
        .see(&[keys::RULE_ACTIONS, keys::RULE_ALLIES]),
    Entry::of(keys::RULE_ALLIES, keys::RULE_ALLIES_TEXT, &[rulebook::ALLIES])
        .see(&[keys::RULE_WHO_MAY, keys::RULE_ACTIVATION]),
    Entry::of(keys::RULE_RECOVERY, keys::RULE_RECOVERY_TEXT, &[rulebook::RECOVERY])
        .words(keys::RULE_RECOVERY_WORDS)
        .see(&[keys::RULE_KI, keys::RULE_ACTION_POINTS, keys::RULE_FAVOR]),
];
