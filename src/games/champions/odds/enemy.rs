//! The Enemy's side: its dice, and how likely each sum of their faces is.

use super::fault::{FaultKind, Faults, MOST};
use super::forms::{Colour, EnemyForm, FacesForm};
use crate::kernel::by::{By, Small};
use std::collections::BTreeMap;

/// Faces of every Enemy Die.
const FACES: usize = 6;

/// Offensive and Defensive marks, on one face or summed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Marks {
    /// Offensive.
    pub offence: i64,
    /// Defensive.
    pub defence: i64,
}

/// The faces of the dice of each colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Faces(By<Colour, [Marks; FACES]>);

impl Faces {
    pub(super) fn checked(form: &FacesForm, faults: &mut Faults) -> Self {
        Self(By::from_fn(|colour| die(colour, table(form, colour), faults)))
    }

    fn is_blank(&self, colour: Colour) -> bool {
        self.0.get(colour).iter().all(|&face| face == Marks::default())
    }
}

fn table(form: &FacesForm, colour: Colour) -> &[Vec<i64>] {
    match colour {
        Colour::White => &form.white,
        Colour::Gray => &form.gray,
        Colour::Black => &form.black,
    }
}

fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "faces.white",
        Colour::Gray => "faces.gray",
        Colour::Black => "faces.black",
    }
}

fn die(colour: Colour, form: &[Vec<i64>], faults: &mut Faults) -> [Marks; FACES] {
    faults.length(name(colour), form.len(), FACES..=FACES);
    let mut die = [Marks::default(); FACES];
    for (number, (face, written)) in die.iter_mut().zip(form).enumerate() {
        *face = marks(&format!("{}[{number}]", name(colour)), written, MOST, faults);
    }
    die
}

/// A pair of an Offensive and a Defensive number, each at most `most`.
fn marks(path: &str, written: &[i64], most: i64, faults: &mut Faults) -> Marks {
    let [offence, defence] = written else {
        faults.length(path, written.len(), 2..=2);
        return Marks::default();
    };
    let mut number = |place: usize, value: i64| faults.number(format!("{path}[{place}]"), value, 0..=most);
    Marks { offence: number(0, *offence), defence: number(1, *defence) }
}

/// An Enemy in Combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Enemy {
    dice: Vec<Colour>,
    faces: Faces,
    /// Wounds until it is Eliminated.
    pub(super) lp: u32,
    bonus: Marks,
    offence_counts: bool,
    /// Purity that being wounded puts at stake.
    pub(super) corruption: u32,
}

/// What the Enemy's dice come to, bonuses included: never below 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Successes {
    pub(super) offence: i64,
    pub(super) defence: i64,
}

impl Enemy {
    pub(super) fn checked(form: &EnemyForm, faces: Faces, faults: &mut Faults) -> Self {
        faults.length("enemy.dice", form.dice.len(), 2..=3);
        refuse_blank(&form.dice, &faces, faults);
        Self {
            dice: form.dice.clone(),
            faces,
            lp: faults.count("enemy.lp", form.lp, 1, u32::MAX),
            bonus: Marks {
                offence: faults.bonus("enemy.offence_bonus", form.offence_bonus),
                defence: faults.bonus("enemy.defence_bonus", form.defence_bonus),
            },
            offence_counts: form.offence_counts,
            corruption: faults.count("enemy.corruption", form.corruption, 0, u32::MAX),
        }
    }

    /// The sum of faces in the middle of a roll. More than the faces allow is believed: something changed a die.
    pub(super) fn checked_sum(written: &[i64], faults: &mut Faults) -> Marks {
        marks("enemy_result", written, 3 * MOST, faults)
    }

    /// What a sum of faces comes to.
    pub(super) fn successes(&self, sum: Marks) -> Successes {
        let offence = if self.offence_counts { (sum.offence + self.bonus.offence).max(0) } else { 0 };
        Successes { offence, defence: (sum.defence + self.bonus.defence).max(0) }
    }

    /// Everything its dice can come to, with the probability of each; equal results are one.
    pub(super) fn results(&self) -> Vec<(Successes, f64)> {
        let mut sums = BTreeMap::from([(Marks::default(), 1_u32)]);
        for &colour in &self.dice {
            sums = rolled(&sums, self.faces.0.get(colour));
        }
        let rolls: u32 = sums.values().sum();
        let mut results = BTreeMap::new();
        for (sum, ways) in sums {
            *results.entry(self.successes(sum)).or_insert(0_u32) += ways;
        }
        results.into_iter().map(|(successes, ways)| (successes, f64::from(ways) / f64::from(rolls))).collect()
    }
}

/// One die more: in how many ways each sum comes.
fn rolled(sums: &BTreeMap<Marks, u32>, die: &[Marks; FACES]) -> BTreeMap<Marks, u32> {
    let mut more = BTreeMap::new();
    for (sum, ways) in sums {
        for face in die {
            let sum = Marks { offence: sum.offence + face.offence, defence: sum.defence + face.defence };
            *more.entry(sum).or_insert(0) += ways;
        }
    }
    more
}

/// An Enemy whose dice show nothing at all is a table of faces that nobody has filled in.
fn refuse_blank(dice: &[Colour], faces: &Faces, faults: &mut Faults) {
    let all = |colours: &[Colour]| colours.iter().all(|&colour| faces.is_blank(colour));
    match dice {
        _ if all(Colour::ALL) => faults.add("faces", FaultKind::AllBlank),
        [first, ..] if all(dice) => faults.add(name(*first), FaultKind::AllBlank),
        _ => {}
    }
}
