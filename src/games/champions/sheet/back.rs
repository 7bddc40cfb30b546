//! The last thing entered in a Combat or Skill Test, taken back where nobody remembers the taps any more: after another page
//! was looked at, after a reload. Things are entered in the order of the ten steps, so the last of them goes first.

use super::draft::Draft;
use super::foe::FoeRoll;
use super::hand::{Asking, Hand};
use super::roll::Roll;
use super::told::Told;
use crate::games::champions::combat::fight::Choices;

/// Whether there was something to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// It is taken back.
    Yes,
    /// Nothing was entered.
    Nothing,
}

impl TakenBack {
    fn or(self, next: impl FnOnce() -> Self) -> Self {
        match self {
            Self::Yes => Self::Yes,
            Self::Nothing => next(),
        }
    }

    fn where_so(something: bool) -> Self {
        if something { Self::Yes } else { Self::Nothing }
    }
}

impl Draft {
    /// Takes the last thing back: a question, what the dice are taken for, a turned die, a mark, a rerolled die, the Enemy's
    /// dice, the dice.
    pub fn step_back(&mut self) -> TakenBack {
        if self.told.is_some() {
            return self.untell();
        }
        let again = self.hand.foe.rolling_again().is_some();
        let question = self.hand.leave_question();
        question
            .or(|| self.forget_choices())
            .or(|| self.hand.lie_once_more())
            .or(|| if again { self.hand.foe.step_back() } else { TakenBack::Nothing })
            .or(|| self.hand.roll.reroll_back())
            .or(|| self.hand.foe.step_back())
            .or(|| self.hand.roll.die_back())
    }

    /// The last thing said of what came of it; then that it is said, where dice lie.
    fn untell(&mut self) -> TakenBack {
        if self.told.as_mut().is_some_and(Told::step_back) {
            return TakenBack::Yes;
        }
        let dice = !self.hand.is_blank();
        if dice {
            self.roll_instead();
        }
        TakenBack::where_so(dice)
    }

    /// What the dice are taken for, and the tokens: said after the last die.
    fn forget_choices(&mut self) -> TakenBack {
        let any = self.choices != Choices::default();
        if any {
            self.choices = Choices::default();
            self.enemy_die = None;
        }
        TakenBack::where_so(any)
    }
}

impl Hand {
    fn leave_question(&mut self) -> TakenBack {
        match &mut self.asking {
            Asking::Nothing => return TakenBack::Nothing,
            Asking::Void(call) => {
                if call.to.pop().is_none() {
                    self.asking = Asking::Nothing;
                }
            }
            Asking::Deception(_) | Asking::Faces(_) => self.asking = Asking::Nothing,
        }
        TakenBack::Yes
    }

    /// Call before Deception before marks: the other way round they are made.
    fn lie_once_more(&mut self) -> TakenBack {
        let turned = self.void.take().is_some() || self.deception.take().is_some();
        let marked = !turned && self.has_own_marks();
        if turned || marked {
            self.unmark();
        }
        TakenBack::where_so(turned || marked)
    }
}

impl Roll {
    /// The last die of the last reroll; a reroll of which no die lies is given up.
    fn reroll_back(&mut self) -> TakenBack {
        if self.rerolls() == 0 {
            return TakenBack::Nothing;
        }
        if !self.pop() {
            self.give_up_reroll();
        }
        TakenBack::Yes
    }

    fn die_back(&mut self) -> TakenBack {
        TakenBack::where_so(self.pop())
    }
}

impl FoeRoll {
    fn step_back(&mut self) -> TakenBack {
        TakenBack::where_so(match self {
            Self::Totals { offence, defence } => defence.take().or_else(|| offence.take()).is_some(),
            Self::Dice { faces, again, .. } => match again.last_mut() {
                Some(last) => {
                    if last.faces.pop().is_none() {
                        again.pop();
                    }
                    true
                }
                None => faces.pop().is_some(),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::element::Element::{self, Air, Earth, Fire, Void, Water};
    use crate::games::champions::model::ids::{Actor, ChampionId};
    use crate::games::champions::model::rolls::Harmony;
    use crate::games::champions::sheet::draft::{Task, Trial, TrialKind};
    use crate::games::champions::sheet::foe::Total;

    fn draft(dice: [Element; 5]) -> Draft {
        let mut draft = Draft::of(Task::Test(Trial {
            actor: Actor::Champion(ChampionId::First),
            kind: TrialKind::ComplexManipulation,
            target: 4,
            element: None,
            harmony_counts: Harmony::Unused,
            whom: None,
        }));
        dice.into_iter().for_each(|face| draft.hand.add(face));
        draft
    }

    /// Five dice and both totals, then the page of the Enemy Dice, then Undo: the last total, then the first, then a die.
    #[test]
    fn undo_takes_back_a_die_and_never_more_than_the_last_thing_tapped() {
        let mut draft = draft([Fire, Fire, Air, Air, Earth]);
        draft.hand.foe.say(Total::Offence, 2);
        draft.hand.foe.say(Total::Defence, 1);
        assert_eq!(draft.step_back(), TakenBack::Yes);
        assert_eq!(draft.hand.foe, FoeRoll::Totals { offence: Some(2), defence: None });
        draft.step_back();
        assert!(draft.hand.foe.is_blank() && draft.hand.roll.is_whole());
        draft.step_back();
        assert_eq!(draft.hand.roll.missing(), 1);
        (0..4).for_each(|_| assert_eq!(draft.step_back(), TakenBack::Yes));
        assert_eq!(draft.step_back(), TakenBack::Nothing, "now the last step of the table is meant");
    }

    #[test]
    fn a_reroll_goes_die_by_die_then_as_a_whole_and_the_first_throw_stays() {
        let mut draft = draft([Fire, Fire, Air, Void, Earth]);
        draft.reroll(vec![2, 4]);
        [Water, Water].into_iter().for_each(|face| draft.hand.add(face));
        draft.step_back();
        assert_eq!(draft.hand.roll.missing(), 1);
        draft.step_back();
        draft.step_back();
        assert_eq!(draft.hand.roll.whole(), Some(vec![Fire, Fire, Air, Void, Earth]));
    }

    #[test]
    fn what_was_turned_goes_before_the_dice_it_was_made_of() {
        let mut draft = draft([Fire, Void, Air, Void, Earth]);
        draft.hand.deceive(4);
        draft.hand.add(Fire);
        draft.hand.call(1);
        assert_eq!(draft.step_back(), TakenBack::Yes, "the question");
        assert_eq!(draft.hand.asking, Asking::Nothing);
        assert!(draft.hand.deception.is_some());
        draft.choices.harmony = Harmony::Used;
        draft.step_back();
        assert_eq!(draft.choices.harmony, Harmony::Unused);
        draft.step_back();
        assert!(draft.hand.deception.is_none() && draft.hand.roll.is_whole());
    }
}
