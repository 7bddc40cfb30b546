//! The rules in the project's own words, for whoever presses a rule reference.

use crate::games::champions::rulebook;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::words::keys;

/// A rule in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleWords {
    /// What it is about.
    pub title: Key,
    /// What it says, in a few short sentences.
    pub text: Key,
}

/// The words of a rule; nothing for one that this game does not name.
pub fn rule(rule: RuleRef) -> Option<RuleWords> {
    WORDS.iter().find(|(of, ..)| *of == rule).map(|&(_, title, text)| RuleWords { title, text })
}

/// Taking over a Companion stands in the passage on Elimination, and shares its words.
const WORDS: &[(RuleRef, Key, Key)] = &[
    (rulebook::SET_CHAMPIONS, keys::RULE_SET_CHAMPIONS, keys::RULE_SET_CHAMPIONS_TEXT),
    (rulebook::SET_THRESHOLD, keys::RULE_SET_THRESHOLD, keys::RULE_SET_THRESHOLD_TEXT),
    (rulebook::SET_OBJECTIVES, keys::RULE_SET_OBJECTIVES, keys::RULE_SET_OBJECTIVES_TEXT),
    (rulebook::SET_FAVOR, keys::RULE_SET_FAVOR, keys::RULE_SET_FAVOR_TEXT),
    (rulebook::SET_COMPANIONS, keys::RULE_SET_COMPANIONS, keys::RULE_SET_COMPANIONS_TEXT),
    (rulebook::HONOR, keys::RULE_HONOR, keys::RULE_HONOR_TEXT),
    (rulebook::GLORY_TRACK, keys::RULE_GLORY_TRACK, keys::RULE_GLORY_TRACK_TEXT),
    (rulebook::ACTION_POINTS, keys::RULE_ACTION_POINTS, keys::RULE_ACTION_POINTS_TEXT),
    (rulebook::LIFE, keys::RULE_LIFE, keys::RULE_LIFE_TEXT),
    (rulebook::PURITY, keys::RULE_PURITY, keys::RULE_PURITY_TEXT),
    (rulebook::KI, keys::RULE_KI, keys::RULE_KI_TEXT),
    (rulebook::DISHONORED, keys::RULE_DISHONORED, keys::RULE_DISHONORED_TEXT),
    (rulebook::WEAKENED, keys::RULE_WEAKENED, keys::RULE_WEAKENED_TEXT),
    (rulebook::PHASES, keys::RULE_PHASES, keys::RULE_PHASES_TEXT),
    (rulebook::PREPARATION, keys::RULE_PREPARATION, keys::RULE_PREPARATION_TEXT),
    (rulebook::ACTIVATION, keys::RULE_ACTIVATION, keys::RULE_ACTIVATION_TEXT),
    (rulebook::ALLIES, keys::RULE_ALLIES, keys::RULE_ALLIES_TEXT),
    (rulebook::ENEMY_PHASE, keys::RULE_ENEMY_PHASE, keys::RULE_ENEMY_PHASE_TEXT),
    (rulebook::MOVEMENT, keys::RULE_MOVEMENT, keys::RULE_MOVEMENT_TEXT),
    (rulebook::SIGHT, keys::RULE_SIGHT, keys::RULE_SIGHT_TEXT),
    (rulebook::ENEMY_ORDER, keys::RULE_ENEMY_ORDER, keys::RULE_ENEMY_ORDER_TEXT),
    (rulebook::COMBAT_TOKENS, keys::RULE_COMBAT_TOKENS, keys::RULE_COMBAT_TOKENS_TEXT),
    (rulebook::BEHAVIOURS, keys::RULE_BEHAVIOURS, keys::RULE_BEHAVIOURS_TEXT),
    (rulebook::RECOVERY, keys::RULE_RECOVERY, keys::RULE_RECOVERY_TEXT),
    (rulebook::ACTIONS, keys::RULE_ACTIONS, keys::RULE_ACTIONS_TEXT),
    (rulebook::ACTION_DETAILS, keys::RULE_ACTION_DETAILS, keys::RULE_ACTION_DETAILS_TEXT),
    (rulebook::EQUIPMENT, keys::RULE_EQUIPMENT, keys::RULE_EQUIPMENT_TEXT),
    (rulebook::INTERVENE, keys::RULE_INTERVENE, keys::RULE_INTERVENE_TEXT),
    (rulebook::OUTNUMBERED, keys::RULE_OUTNUMBERED, keys::RULE_OUTNUMBERED_TEXT),
    (rulebook::RANGED, keys::RULE_RANGED, keys::RULE_RANGED_TEXT),
    (rulebook::WOUNDS, keys::RULE_WOUNDS, keys::RULE_WOUNDS_TEXT),
    (rulebook::COMBAT_END, keys::RULE_COMBAT_END, keys::RULE_COMBAT_END_TEXT),
    (rulebook::TEST, keys::RULE_TEST, keys::RULE_TEST_TEXT),
    (rulebook::ELIMINATION, keys::RULE_ELIMINATION, keys::RULE_ELIMINATION_TEXT),
    (rulebook::CORRUPTION, keys::RULE_CORRUPTION, keys::RULE_CORRUPTION_TEXT),
    (rulebook::END, keys::RULE_END, keys::RULE_END_TEXT),
    (rulebook::END_HONOR, keys::RULE_END_HONOR, keys::RULE_END_HONOR_TEXT),
    (rulebook::END_THRESHOLD, keys::RULE_END_THRESHOLD, keys::RULE_END_THRESHOLD_TEXT),
    (rulebook::END_GLORY, keys::RULE_END_GLORY, keys::RULE_END_GLORY_TEXT),
    (rulebook::END_VICTORY, keys::RULE_END_VICTORY, keys::RULE_END_VICTORY_TEXT),
    (rulebook::END_GLORIFIED, keys::RULE_END_GLORIFIED, keys::RULE_END_GLORIFIED_TEXT),
    (rulebook::INTERMISSION, keys::RULE_INTERMISSION, keys::RULE_INTERMISSION_TEXT),
    (rulebook::INTERMISSION_WORD, keys::RULE_INTERMISSION_WORD, keys::RULE_INTERMISSION_WORD_TEXT),
    (rulebook::CAMPAIGN, keys::RULE_CAMPAIGN, keys::RULE_CAMPAIGN_TEXT),
    (rulebook::RING_EVENTS, keys::RULE_RING_EVENTS, keys::RULE_RING_EVENTS_TEXT),
    (rulebook::REINFORCEMENT, keys::RULE_REINFORCEMENT, keys::RULE_REINFORCEMENT_TEXT),
    (rulebook::KEYWORDS, keys::RULE_KEYWORDS, keys::RULE_KEYWORDS_TEXT),
    (rulebook::TARGET, keys::RULE_TARGET, keys::RULE_TARGET_TEXT),
    (rulebook::YOJIMBO, keys::RULE_YOJIMBO, keys::RULE_YOJIMBO_TEXT),
    (rulebook::COMBAT_BEGINS, keys::RULE_COMBAT_BEGINS, keys::RULE_COMBAT_BEGINS_TEXT),
    (rulebook::COMBAT_DICE, keys::RULE_COMBAT_DICE, keys::RULE_COMBAT_DICE_TEXT),
    (rulebook::COMBAT_ROLL, keys::RULE_COMBAT_ROLL, keys::RULE_COMBAT_ROLL_TEXT),
    (rulebook::REROLLS, keys::RULE_REROLLS, keys::RULE_REROLLS_TEXT),
    (rulebook::CHANGES, keys::RULE_CHANGES, keys::RULE_CHANGES_TEXT),
    (rulebook::RESULTS, keys::RULE_RESULTS, keys::RULE_RESULTS_TEXT),
    (rulebook::EFFECTS, keys::RULE_EFFECTS, keys::RULE_EFFECTS_TEXT),
    (rulebook::TECHNIQUE, keys::RULE_TECHNIQUE, keys::RULE_TECHNIQUE_TEXT),
    (rulebook::COMBAT_HARMONY, keys::RULE_COMBAT_HARMONY, keys::RULE_COMBAT_HARMONY_TEXT),
    (rulebook::COVER, keys::RULE_COVER, keys::RULE_COVER_TEXT),
    (rulebook::TEST_ROLL, keys::RULE_TEST_ROLL, keys::RULE_TEST_ROLL_TEXT),
    (rulebook::TEST_CHOICE, keys::RULE_TEST_CHOICE, keys::RULE_TEST_CHOICE_TEXT),
    (rulebook::TEST_HARMONY, keys::RULE_TEST_HARMONY, keys::RULE_TEST_HARMONY_TEXT),
    (rulebook::INVESTIGATION, keys::RULE_INVESTIGATION, keys::RULE_INVESTIGATION_TEXT),
    (rulebook::BATTLE_SIZES, keys::RULE_BATTLE_SIZES, keys::RULE_BATTLE_SIZES_TEXT),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::line::Line;
    use crate::words::{Language, Words};

    #[test]
    fn every_rule_has_words() {
        for rule in rulebook::ALL {
            assert!(super::rule(*rule).is_some(), "{rule:?}");
        }
    }

    #[test]
    fn a_rule_takes_two_to_four_sentences() {
        let words = Words::new(Language::English);
        for rule in rulebook::ALL {
            let text = super::rule(*rule).map(|rule| words.say(&Line::new(rule.text))).unwrap_or_default();
            let sentences = text.matches(['.', '?']).count();
            assert!((2..=4).contains(&sentences), "{rule:?}: {sentences}");
        }
    }

    #[test]
    fn a_rule_of_no_book_has_none() {
        assert_eq!(super::rule(RuleRef { id: "CH-X", page: 1 }), None);
    }
}
