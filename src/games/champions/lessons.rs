//! Learning mode: which step of a first game the table is at, and what is to be said about it.
//!
//! Whether anybody wants to hear it is no part of a game: it is the business of the device that explains.

use super::rulebook;
use super::runner::Step;
use super::sheet::draft::Stage;
use super::view::NextStep;
use crate::kernel::explanation::Explanation;
use crate::kernel::line::Key;
use crate::kernel::rulebook::RuleRef;
use crate::small;
use crate::words::champions as keys;
use serde::{Deserialize, Serialize};

/// A step that is explained. Kept among a device's preferences: variants are added, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// A tie for the Favor.
    Favor,
    /// The order of Activations.
    Order,
    /// A Champion acts.
    Act,
    /// The Enemies Phase begins.
    Enemies,
    /// Recovery.
    Recovery,
    /// The final arithmetic.
    End,
    /// Whom to fight.
    Target,
    /// The players' dice of a Combat.
    Dice,
    /// The Enemy's dice.
    Foe,
    /// Rerolls and changes.
    Rerolls,
    /// What a Combat comes to.
    Results,
    /// A Skill Test.
    Test,
    /// Where everybody stands.
    Standing,
    /// An Enemy moves.
    Moves,
    /// A question about an Enemy.
    Asks,
    /// An Enemy fights.
    Fights,
    /// Reinforcements return.
    Returns,
    /// A whole turn is over, and with it the lesson.
    Whole,
}
small!(
    Lesson: Favor, Order, Act, Enemies, Recovery, End, Target, Dice, Foe, Rerolls, Results, Test, Standing, Moves, Asks,
    Fights, Returns, Whole
);

impl Lesson {
    /// The step the table is at in that turn, by what it asks for next. With the second turn everything was seen once.
    pub fn at_table(next: &NextStep, turn: i16) -> Self {
        match next {
            NextStep::ChooseOrder if turn == 2 => Self::Whole,
            NextStep::SettleFavor => Self::Favor,
            NextStep::ChooseOrder => Self::Order,
            NextStep::EndActivation { .. } => Self::Act,
            NextStep::EndEnemies => Self::Enemies,
            NextStep::Recover { .. } => Self::Recovery,
            NextStep::EndGame | NextStep::Score => Self::End,
        }
    }

    /// What a Combat is at, the first to be understood first. Nothing while a throw or a turned die is asked for: there a tap
    /// means something else.
    pub fn in_combat(stage: Stage) -> &'static [Self] {
        match stage {
            Stage::Who => &[Self::Target],
            Stage::Before | Stage::Rolling => &[Self::Dice],
            Stage::Foe => &[Self::Foe],
            Stage::Again | Stage::Told => &[],
            Stage::Rolled => &[Self::Rerolls, Self::Results],
        }
    }

    /// The same of a test.
    pub fn in_test(stage: Stage) -> &'static [Self] {
        match stage {
            Stage::Who | Stage::Before | Stage::Rolling | Stage::Foe => &[Self::Test],
            Stage::Again | Stage::Told => &[],
            Stage::Rolled => &[Self::Rerolls],
        }
    }

    /// The step the Enemies Phase is at; nothing once it is over.
    pub fn of_enemies(step: &Step) -> Option<Self> {
        match step {
            Step::Move(_) => Some(Self::Moves),
            Step::Tie(_) | Step::Ask(_) | Step::Activate(_) => Some(Self::Asks),
            Step::Combat(_) => Some(Self::Fights),
            Step::Return(_) => Some(Self::Returns),
            Step::Push | Step::Over => None,
        }
    }

    /// What its card says.
    pub fn explanation(self) -> Explanation {
        let (title, now, table) = self.words();
        Explanation { title, now, table, rule: self.rule() }
    }

    fn words(self) -> (Key, Key, Key) {
        match self {
            Self::Favor => (keys::LESSON_FAVOR, keys::LESSON_FAVOR_NOW, keys::LESSON_FAVOR_TABLE),
            Self::Order => (keys::LESSON_ORDER, keys::LESSON_ORDER_NOW, keys::LESSON_ORDER_TABLE),
            Self::Act => (keys::LESSON_ACT, keys::LESSON_ACT_NOW, keys::LESSON_ACT_TABLE),
            Self::Enemies => (keys::LESSON_ENEMIES, keys::LESSON_ENEMIES_NOW, keys::LESSON_ENEMIES_TABLE),
            Self::Recovery => (keys::LESSON_RECOVERY, keys::LESSON_RECOVERY_NOW, keys::LESSON_RECOVERY_TABLE),
            Self::End => (keys::LESSON_END, keys::LESSON_END_NOW, keys::LESSON_END_TABLE),
            Self::Target => (keys::LESSON_TARGET, keys::LESSON_TARGET_NOW, keys::LESSON_TARGET_TABLE),
            Self::Dice => (keys::LESSON_DICE, keys::LESSON_DICE_NOW, keys::LESSON_DICE_TABLE),
            Self::Foe => (keys::LESSON_FOE, keys::LESSON_FOE_NOW, keys::LESSON_FOE_TABLE),
            Self::Rerolls => (keys::LESSON_REROLLS, keys::LESSON_REROLLS_NOW, keys::LESSON_REROLLS_TABLE),
            Self::Results => (keys::LESSON_RESULTS, keys::LESSON_RESULTS_NOW, keys::LESSON_RESULTS_TABLE),
            Self::Test => (keys::LESSON_TEST, keys::LESSON_TEST_NOW, keys::LESSON_TEST_TABLE),
            Self::Standing => (keys::LESSON_STANDING, keys::LESSON_STANDING_NOW, keys::LESSON_STANDING_TABLE),
            Self::Moves => (keys::LESSON_MOVES, keys::LESSON_MOVES_NOW, keys::LESSON_MOVES_TABLE),
            Self::Asks => (keys::LESSON_ASKS, keys::LESSON_ASKS_NOW, keys::LESSON_ASKS_TABLE),
            Self::Fights => (keys::LESSON_FIGHTS, keys::LESSON_FIGHTS_NOW, keys::LESSON_FIGHTS_TABLE),
            Self::Returns => (keys::LESSON_RETURNS, keys::LESSON_RETURNS_NOW, keys::LESSON_RETURNS_TABLE),
            Self::Whole => (keys::LESSON_WHOLE, keys::LESSON_WHOLE_NOW, keys::LESSON_WHOLE_TABLE),
        }
    }

    fn rule(self) -> RuleRef {
        match self {
            Self::Favor => rulebook::SET_FAVOR,
            Self::Order => rulebook::PREPARATION,
            Self::Act => rulebook::ACTIVATION,
            Self::Enemies => rulebook::ENEMY_PHASE,
            Self::Recovery => rulebook::RECOVERY,
            Self::End => rulebook::END,
            Self::Target => rulebook::TARGET,
            Self::Dice => rulebook::COMBAT_DICE,
            Self::Foe => rulebook::ENEMY_DICE,
            Self::Rerolls => rulebook::TEST,
            Self::Results => rulebook::WOUNDS,
            Self::Test => rulebook::TEST_ROLL,
            Self::Standing => rulebook::MOVEMENT,
            Self::Moves => rulebook::BEHAVIOURS,
            Self::Asks => rulebook::ENEMY_QUESTIONS,
            Self::Fights => rulebook::ENEMY_COMBATS,
            Self::Returns => rulebook::REINFORCEMENT,
            Self::Whole => rulebook::PREPARATION,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::reference;
    use crate::kernel::by::Small;
    use crate::kernel::line::Line;
    use crate::words::{Language, Words};

    #[test]
    fn every_step_leads_to_a_rule_and_says_little() {
        let words = Words::new(Language::English);
        for lesson in Lesson::ALL {
            let said = lesson.explanation();
            assert!(reference::REFERENCE.of_rule(said.rule).is_some(), "{lesson:?}");
            for key in [said.now, said.table] {
                let text = words.say(&Line::new(key));
                assert!(text.split_whitespace().count() <= 26, "{lesson:?}: {text}");
            }
        }
    }

    #[test]
    fn a_turn_goes_through_its_lessons() {
        let next = [
            NextStep::ChooseOrder,
            NextStep::EndActivation { then: None },
            NextStep::EndEnemies,
            NextStep::Recover { turn: 2 },
        ];
        let lessons = next.map(|next| Lesson::at_table(&next, 1));
        assert_eq!(lessons, [Lesson::Order, Lesson::Act, Lesson::Enemies, Lesson::Recovery]);
        assert_eq!(Lesson::at_table(&NextStep::ChooseOrder, 2), Lesson::Whole, "the lesson has an end");
    }

    #[test]
    fn rerolls_are_explained_before_the_first_and_never_in_the_middle_of_one() {
        assert_eq!(Lesson::in_combat(Stage::Rolled), [Lesson::Rerolls, Lesson::Results]);
        assert!(Lesson::in_combat(Stage::Again).is_empty() && Lesson::in_test(Stage::Again).is_empty());
    }
}
