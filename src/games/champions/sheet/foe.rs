//! What the Enemy rolled, while it is being entered: two totals, or die by die; and which of its dice an effect rolled
//! again.

use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::kernel::chance::Source;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The Enemy's roll as far as it was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FoeRoll {
    /// The sums over all its dice.
    Totals {
        /// Offensive Successes.
        offence: Option<u8>,
        /// Defensive Successes.
        defence: Option<u8>,
    },
    /// Die by die: which of its six faces each shows, from 0; shorter than the dice while they are being entered.
    Dice {
        /// The faces, in the order of the dice.
        faces: Vec<u8>,
        /// Who rolled.
        source: Source,
        /// Dice rolled again by an effect, in that order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        again: Vec<FoeAgain>,
    },
}

/// Enemy Dice that an effect rolled again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoeAgain {
    /// Their places, in ascending order.
    pub dice: Vec<u8>,
    /// The faces they show now; shorter than those while they are being entered.
    pub faces: Vec<u8>,
    /// Who rolled.
    pub source: Source,
    /// How often the fighter had rolled dice again before: the order at the table.
    pub after: u8,
}

impl FoeAgain {
    fn is_whole(&self) -> bool {
        self.faces.len() >= self.dice.len()
    }

    fn face(&self, die: u8) -> Option<Option<u8>> {
        let at = self.dice.iter().position(|other| *other == die)?;
        Some(self.faces.get(at).copied())
    }
}

/// Every pair of totals that these dice can show together.
fn sums(colors: &[DieColor], faces: &EnemyFaces) -> BTreeSet<(u8, u8)> {
    colors.iter().fold(BTreeSet::from([(0, 0)]), |before, color| {
        let of_die = faces.of(*color);
        let with = |(one, other): (u8, u8)| of_die.iter().map(move |face| (one + face.offence, other + face.defence));
        before.into_iter().flat_map(with).collect()
    })
}

/// One of the two totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Total {
    /// Offensive Successes.
    Offence,
    /// Defensive Successes.
    Defence,
}

impl FoeRoll {
    /// Nothing said, to be said by totals.
    pub const BLANK: Self = Self::Totals { offence: None, defence: None };

    /// The totals of that kind that dice of these colours cannot show, of 0 to `most`; the other total counts where it was
    /// said. None where nobody knows the dice.
    pub fn impossible(&self, total: Total, colors: &[DieColor], (faces, most): (&EnemyFaces, u8)) -> Vec<u8> {
        if colors.is_empty() {
            return Vec::new();
        }
        let (offence, defence) = match self {
            Self::Totals { offence, defence } => (*offence, *defence),
            Self::Dice { .. } => (None, None),
        };
        let fits = |(one, other): &(u8, u8)| match total {
            Total::Offence => defence.is_none_or(|defence| defence == *other),
            Total::Defence => offence.is_none_or(|offence| offence == *one),
        };
        let sums: BTreeSet<(u8, u8)> = sums(colors, faces).into_iter().filter(fits).collect();
        let read = |(one, other): &(u8, u8)| if total == Total::Offence { *one } else { *other };
        (0..=most).filter(|value| !sums.iter().any(|sum| read(sum) == *value)).collect()
    }

    /// Whether nothing was said.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Totals { offence, defence } => offence.is_none() && defence.is_none(),
            Self::Dice { faces, .. } => faces.is_empty(),
        }
    }

    /// Whether all of it was said, of an Enemy with that many dice.
    pub fn is_whole(&self, dice: usize) -> bool {
        match self {
            Self::Totals { offence, defence } => offence.is_some() && defence.is_some(),
            Self::Dice { faces, again, .. } => faces.len() >= dice && again.iter().all(FoeAgain::is_whole),
        }
    }

    /// What each of `dice` dice shows now; nothing where that was not said yet.
    pub fn shown(&self, dice: usize) -> Vec<Option<u8>> {
        let Self::Dice { faces, again, .. } = self else { return vec![None; dice] };
        let newest = |die: usize| {
            let place = u8::try_from(die).unwrap_or(u8::MAX);
            let rolled = again.iter().rev().find_map(|again| again.face(place));
            rolled.unwrap_or_else(|| faces.get(die).copied())
        };
        (0..dice).map(newest).collect()
    }

    /// The dice that are being rolled again, whose faces are not all said.
    pub fn rolling_again(&self) -> Option<&FoeAgain> {
        match self {
            Self::Totals { .. } => None,
            Self::Dice { again, .. } => again.last().filter(|again| !again.is_whole()),
        }
    }

    /// Rolls these of `dice` dice again, after so many rerolls of the fighter. Nothing happens before all are said.
    pub fn reroll(&mut self, mut places: Vec<u8>, dice: usize, after: u8) {
        places.sort_unstable();
        places.dedup();
        places.retain(|place| usize::from(*place) < dice);
        let whole = self.is_whole(dice);
        if let Self::Dice { again, .. } = self
            && whole
            && !places.is_empty()
        {
            again.push(FoeAgain { dice: places, faces: Vec::new(), source: Source::Entered, after });
        }
    }

    /// Gives up the reroll that is being entered; the dice lie as before.
    pub fn give_up_reroll(&mut self) {
        let open = self.rolling_again().is_some();
        if let Self::Dice { again, .. } = self
            && open
        {
            again.pop();
        }
    }

    /// Forgets the faces of all dice, whether there were any. Totals stay.
    pub fn forget_faces(&mut self) -> bool {
        match self {
            Self::Totals { .. } => false,
            Self::Dice { .. } => {
                *self = Self::Dice { faces: Vec::new(), source: Source::Entered, again: Vec::new() };
                true
            }
        }
    }

    /// Enters all dice that are missing at once, as the app rolled them.
    pub fn fill(&mut self, rolled: Vec<u8>) {
        match self {
            Self::Dice { again, .. } if again.last().is_some_and(|again| !again.is_whole()) => {
                if let Some(last) = again.last_mut() {
                    (last.faces, last.source) = (rolled, Source::Generated);
                }
            }
            Self::Totals { .. } | Self::Dice { .. } => {
                *self = Self::Dice { faces: rolled, source: Source::Generated, again: Vec::new() };
            }
        }
    }

    /// Says a total; faces said before are forgotten.
    pub fn say(&mut self, total: Total, value: u8) {
        if let Self::Dice { .. } = self {
            *self = Self::BLANK;
        }
        if let Self::Totals { offence, defence } = self {
            match total {
                Total::Offence => *offence = Some(value),
                Total::Defence => *defence = Some(value),
            }
        }
    }

    /// Goes over to saying it die by die, or back to totals; what was said the other way is forgotten.
    pub fn turn_over(&mut self) {
        *self = match self {
            Self::Totals { .. } => Self::Dice { faces: Vec::new(), source: Source::Entered, again: Vec::new() },
            Self::Dice { .. } => Self::BLANK,
        };
    }

    /// Enters the face of the next of `dice` dice, or of the next that is rolled again.
    pub fn add(&mut self, face: u8, dice: usize) {
        let Self::Dice { faces, again, .. } = self else { return };
        match again.last_mut().filter(|again| !again.is_whole()) {
            Some(again) => again.faces.push(face),
            None if faces.len() < dice => faces.push(face),
            None => {}
        }
    }

    /// Takes the face of a die back where it is being entered; those entered after it move up.
    pub fn take_back(&mut self, die: usize) {
        let Self::Dice { faces, again, .. } = self else { return };
        match again.last_mut() {
            Some(again) => {
                let at = again.dice.iter().position(|place| usize::from(*place) == die);
                if let Some(at) = at.filter(|at| *at < again.faces.len()) {
                    again.faces.remove(at);
                }
            }
            None if die < faces.len() => drop(faces.remove(die)),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_totals_are_a_whole_roll() {
        let mut roll = FoeRoll::BLANK;
        roll.say(Total::Offence, 2);
        assert!(!roll.is_whole(3) && !roll.is_blank());
        roll.say(Total::Defence, 0);
        assert!(roll.is_whole(3));
        roll.say(Total::Offence, 3);
        assert_eq!(roll, FoeRoll::Totals { offence: Some(3), defence: Some(0) });
    }

    #[test]
    fn totals_that_the_dice_cannot_show_are_known_also_by_the_other_total() {
        let (dice, faces) = ([DieColor::White, DieColor::Gray], EnemyFaces::USUAL);
        let mut roll = FoeRoll::BLANK;
        let impossible = |roll: &FoeRoll, total| roll.impossible(total, &dice, (&faces, 6));
        assert_eq!(impossible(&roll, Total::Offence), [3, 4, 5, 6]);
        roll.say(Total::Offence, 2);
        assert_eq!(impossible(&roll, Total::Defence), [2, 3, 4, 5, 6], "white 1 and gray 1 and 1");
        roll.say(Total::Defence, 0);
        assert_eq!(impossible(&roll, Total::Offence), [3, 4, 5, 6]);
        assert!(roll.impossible(Total::Offence, &[], (&faces, 6)).is_empty(), "nobody knows the dice");
    }

    #[test]
    fn die_by_die_every_die_is_wanted() {
        let mut roll = FoeRoll::BLANK;
        roll.turn_over();
        [5, 0, 1, 1].into_iter().for_each(|face| roll.add(face, 3));
        assert_eq!(roll, FoeRoll::Dice { faces: vec![5, 0, 1], source: Source::Entered, again: Vec::new() });
        roll.take_back(1);
        roll.take_back(7);
        assert!(!roll.is_whole(3));
        roll.turn_over();
        assert_eq!(roll, FoeRoll::BLANK);
    }

    #[test]
    fn dice_rolled_again_show_their_new_faces_and_are_given_up_as_a_whole() {
        let mut roll = FoeRoll::BLANK;
        roll.turn_over();
        roll.reroll(vec![0], 3, 0);
        assert_eq!(roll.rolling_again(), None, "nothing lies on the table yet");
        [5, 0, 1].into_iter().for_each(|face| roll.add(face, 3));
        let before = roll.clone();
        roll.reroll(vec![2, 0, 2, 9], 3, 1);
        roll.add(4, 3);
        assert_eq!(roll.shown(3), [Some(4), Some(0), None]);
        assert!(!roll.is_whole(3));
        roll.take_back(0);
        roll.take_back(1);
        assert_eq!(roll.shown(3), [None, Some(0), None]);
        [2, 3].into_iter().for_each(|face| roll.add(face, 3));
        assert_eq!((roll.shown(3), roll.is_whole(3)), (vec![Some(2), Some(0), Some(3)], true));
        roll.reroll(vec![1], 3, 1);
        roll.give_up_reroll();
        roll.give_up_reroll();
        assert_eq!(roll.shown(3), [Some(2), Some(0), Some(3)]);
        let text = serde_json::to_string(&before).unwrap();
        assert!(!text.contains("again") && serde_json::from_str::<FoeRoll>(&text).unwrap() == before);
    }
}
