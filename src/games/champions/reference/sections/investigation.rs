//! Investigations (CH-INV).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_INVESTIGATION_DECK, keys::RULE_INVESTIGATION_DECK_TEXT, &[rulebook::INVESTIGATION_DECK])
        .words(keys::RULE_INVESTIGATION_DECK_WORDS)
        .see(&[keys::RULE_INVESTIGATION]),
    Entry::of(keys::RULE_INVESTIGATION, keys::RULE_INVESTIGATION_TEXT, &[rulebook::INVESTIGATION])
        .words(keys::RULE_INVESTIGATION_WORDS)
        .see(&[keys::RULE_PERSONAE, keys::RULE_TEST_HARMONY, keys::KEYWORD_COURTIER]),
    Entry::of(keys::RULE_PERSONAE, keys::RULE_PERSONAE_TEXT, &[rulebook::PERSONAE])
        .words(keys::RULE_PERSONAE_WORDS)
        .see(&[keys::RULE_INVESTIGATION]),
];
