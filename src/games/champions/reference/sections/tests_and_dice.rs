//! Dice, and tests out of Combat (CH-TEST).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] = &[
    Entry::of(keys::RULE_ELEMENTS, keys::RULE_ELEMENTS_TEXT, &[rulebook::ELEMENTS])
        .words(keys::RULE_ELEMENTS_WORDS)
        .see(&[keys::RULE_TEST_CHOICE, keys::RULE_RESULTS]),
    Entry::of(keys::RULE_TEST_ROLL, keys::RULE_TEST_ROLL_TEXT, &[rulebook::TEST_ROLL]).see(&[
        keys::RULE_TEST,
        keys::RULE_TEST_CHOICE,
        keys::RULE_WEAKENED,
    ]),
    Entry::of(keys::RULE_TEST, keys::RULE_TEST_TEXT, &[rulebook::TEST]).see(&[
        keys::RULE_FOCUS,
        keys::RULE_DECEPTION,
        keys::RULE_CALL_OF_THE_VOID,
    ]),
    Entry::of(keys::RULE_FOCUS, keys::RULE_FOCUS_TEXT, &[rulebook::FOCUS]).words(keys::RULE_FOCUS_WORDS).see(&[
        keys::RULE_KI,
        keys::RULE_REROLLS,
        keys::RULE_DESTINY,
    ]),
    Entry::of(keys::RULE_DECEPTION, keys::RULE_DECEPTION_TEXT, &[rulebook::DECEPTION])
        .words(keys::RULE_DECEPTION_WORDS)
        .see(&[keys::RULE_HONOR, keys::RULE_CHANGES]),
    Entry::of(keys::RULE_CALL_OF_THE_VOID, keys::RULE_CALL_OF_THE_VOID_TEXT, &[rulebook::CALL_OF_THE_VOID])
        .words(keys::RULE_CALL_OF_THE_VOID_WORDS)
        .see(&[keys::RULE_CHANGES, keys::RULE_TEST]),
    Entry::of(keys::RULE_TEST_CHOICE, keys::RULE_TEST_CHOICE_TEXT, &[rulebook::TEST_CHOICE])
        .see(&[keys::RULE_TEST_HARMONY, keys::KEYWORD_COURTIER]),
    Entry::of(keys::RULE_TEST_HARMONY, keys::RULE_TEST_HARMONY_TEXT, &[rulebook::TEST_HARMONY])
        .reading(keys::RULE_TEST_HARMONY_READING)
        .see(&[keys::RULE_INVESTIGATION, keys::RULE_COMBAT_HARMONY]),
    Entry::of(keys::RULE_SUCCESSES, keys::RULE_SUCCESSES_TEXT, &[rulebook::SUCCESSES])
        .words(keys::RULE_SUCCESSES_WORDS)
        .see(&[keys::RULE_RESULTS, keys::RULE_WOUNDS]),
    Entry::of(keys::RULE_ENEMY_DICE, keys::RULE_ENEMY_DICE_TEXT, &[rulebook::ENEMY_DICE])
        .reading(keys::RULE_ENEMY_DICE_READING)
        .see(&[keys::RULE_COMBAT_DICE, keys::RULE_SUCCESSES]),
];
