//! Combat, in the order of its steps (CH-COM).

use crate::games::champions::rulebook;
use crate::kernel::reference::Entry;
use crate::words::champions as keys;

/// In reading order.
pub(in crate::games::champions::reference) const ENTRIES: &[Entry] =
    &[
        Entry::of(keys::RULE_COMBAT_STEPS, keys::RULE_COMBAT_STEPS_TEXT, &[rulebook::COMBAT_STEPS])
            .words(keys::RULE_COMBAT_STEPS_WORDS)
            .see(&[keys::RULE_TARGET, keys::RULE_COMBAT_DICE, keys::RULE_WOUNDS]),
        Entry::of(keys::RULE_TARGET, keys::RULE_TARGET_TEXT, &[rulebook::TARGET]).see(&[
            keys::RULE_INTERVENE,
            keys::RULE_YOJIMBO,
            keys::RULE_ROOM,
            keys::RULE_RANGED,
        ]),
        Entry::of(keys::RULE_INTERVENE, keys::RULE_INTERVENE_TEXT, &[rulebook::INTERVENE])
            .see(&[keys::RULE_TARGET, keys::RULE_YOJIMBO]),
        Entry::of(keys::RULE_OUTNUMBERED, keys::RULE_OUTNUMBERED_TEXT, &[rulebook::OUTNUMBERED])
            .words(keys::RULE_OUTNUMBERED_WORDS)
            .see(&[keys::RULE_SIZE, keys::KEYWORD_IMPOSING, keys::RULE_HONOR_MOVES, keys::RULE_BATTLE_SIZES]),
        Entry::of(keys::RULE_COMBAT_BEGINS, keys::RULE_COMBAT_BEGINS_TEXT, &[rulebook::COMBAT_BEGINS])
            .see(&[keys::RULE_COMBAT_STEPS]),
        Entry::of(keys::RULE_COMBAT_DICE, keys::RULE_COMBAT_DICE_TEXT, &[rulebook::COMBAT_DICE])
            .words(keys::RULE_COMBAT_DICE_WORDS)
            .see(&[keys::RULE_ENEMY_DICE, keys::RULE_WEAKENED, keys::KEYWORD_ELEMENTALIST]),
        Entry::of(keys::RULE_COMBAT_ROLL, keys::RULE_COMBAT_ROLL_TEXT, &[rulebook::COMBAT_ROLL])
            .see(&[keys::RULE_ELEMENTS, keys::RULE_ENEMY_DICE]),
        Entry::of(keys::RULE_REROLLS, keys::RULE_REROLLS_TEXT, &[rulebook::REROLLS])
            .see(&[keys::RULE_FOCUS, keys::RULE_CHANGES]),
        Entry::of(keys::RULE_CHARACTER_TOKENS, keys::RULE_CHARACTER_TOKENS_TEXT, &[rulebook::CHARACTER_TOKENS])
            .reading(keys::RULE_CHARACTER_TOKENS_READING)
            .see(&[keys::RULE_REROLLS, keys::RULE_RESULTS, keys::RULE_GLORY_TRACK]),
        Entry::of(keys::RULE_CHANGES, keys::RULE_CHANGES_TEXT, &[rulebook::CHANGES]).see(&[
            keys::RULE_DECEPTION,
            keys::RULE_CALL_OF_THE_VOID,
            keys::RULE_GLORY_TRACK,
        ]),
        Entry::of(keys::RULE_RESULTS, keys::RULE_RESULTS_TEXT, &[rulebook::RESULTS]).see(&[
            keys::RULE_EFFECTS,
            keys::RULE_TECHNIQUE,
            keys::RULE_COVER,
            keys::RULE_DISHONORED,
        ]),
        Entry::of(keys::RULE_EFFECTS, keys::RULE_EFFECTS_TEXT, &[rulebook::EFFECTS])
            .see(&[keys::RULE_RESULTS, keys::RULE_TECHNIQUE]),
        Entry::of(keys::RULE_TECHNIQUE, keys::RULE_TECHNIQUE_TEXT, &[rulebook::TECHNIQUE])
            .see(&[keys::RULE_RESULTS, keys::RULE_EFFECTS]),
        Entry::of(keys::RULE_COMBAT_HARMONY, keys::RULE_COMBAT_HARMONY_TEXT, &[rulebook::COMBAT_HARMONY])
            .reading(keys::RULE_COMBAT_HARMONY_READING)
            .see(&[keys::RULE_TEST_HARMONY, keys::RULE_DISHONORED]),
        Entry::of(keys::RULE_WOUNDS, keys::RULE_WOUNDS_TEXT, &[rulebook::WOUNDS])
            .words(keys::RULE_WOUNDS_WORDS)
            .see(&[keys::RULE_LIFE, keys::KEYWORD_CORRUPTION, keys::RULE_BOTH_FALL]),
        Entry::of(keys::RULE_BOTH_FALL, keys::RULE_BOTH_FALL_TEXT, &[rulebook::BOTH_FALL])
            .words(keys::RULE_BOTH_FALL_WORDS)
            .see(&[keys::RULE_ELIMINATION, keys::RULE_WOUNDS]),
        Entry::of(keys::RULE_COMBAT_END, keys::RULE_COMBAT_END_TEXT, &[rulebook::COMBAT_END]).see(&[
            keys::RULE_HONOR_MOVES,
            keys::RULE_GLORY_MOVES,
            keys::KEYWORD_INSIGNIFICANT,
        ]),
        Entry::of(keys::RULE_RANGED, keys::RULE_RANGED_TEXT, &[rulebook::RANGED])
            .words(keys::RULE_RANGED_WORDS)
            .see(&[keys::RULE_SIGHT, keys::RULE_RANGE, keys::RULE_SHOOTING_BACK, keys::RULE_COVER]),
        Entry::of(keys::RULE_SHOOTING_BACK, keys::RULE_SHOOTING_BACK_TEXT, &[rulebook::SHOOTING_BACK])
            .reading(keys::RULE_SHOOTING_BACK_READING)
            .see(&[keys::RULE_RANGED, keys::KEYWORD_DEFENSE]),
        Entry::of(keys::RULE_FORCED_MOVEMENT, keys::RULE_FORCED_MOVEMENT_TEXT, &[rulebook::FORCED_MOVEMENT])
            .words(keys::RULE_FORCED_MOVEMENT_WORDS)
            .see(&[keys::RULE_ROOM, keys::RULE_STATIONARY, keys::RULE_RETREAT]),
    ];
