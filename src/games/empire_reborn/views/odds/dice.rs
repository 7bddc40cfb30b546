//! The dice desk: any pool against a target number or another pool, exact; and dice as they are typed in.

use crate::games::empire_reborn::decide;
use crate::games::empire_reborn::model::rulings::{Explosions, Rulings};
use crate::games::empire_reborn::rules::odds::dice::Dice;
use crate::games::empire_reborn::rules::pool::Pool;

/// Most dice of a pool the desk looks at.
pub const MOST_DICE: usize = 20;

/// What a pool comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    /// The mean.
    pub mean: f64,
    /// The chance to reach the target number.
    pub reaches: f64,
    /// The chance of each total from `low` on, as far as it can be seen.
    pub curve: Vec<f64>,
    /// The first total of the curve.
    pub low: i64,
    /// The chance with one more ring, so one more die rolled and kept.
    pub with_ring: f64,
    /// The chance with 10 more.
    pub with_ten: f64,
    /// Against the other pool: more, equal, less.
    pub against: Option<[f64; 3]>,
}

/// Chances smaller than this are not drawn.
const SEEN: f64 = 5e-4;

/// What a pool comes to against a target number, and against another pool.
pub fn desk(pool: Pool, tn: i64, other: Option<Pool>, rulings: &Rulings) -> Desk {
    let dice = Dice::new(rulings);
    let total = dice.total(pool);
    let ring = Pool { roll: pool.roll + 1, keep: pool.keep + 1, ..pool };
    let seen = |(_, chance): &(i64, f64)| *chance >= SEEN;
    let first = total.iter().find(seen).map_or(total.low(), |(at, _)| at);
    let last = total.iter().filter(seen).map(|(at, _)| at).max().unwrap_or(first);
    let against = other.map(|other| {
        let met = total.against(&dice.total(other));
        [met.higher, met.equal, met.lower]
    });
    Desk {
        mean: total.mean(),
        reaches: dice.reaches(&total, tn),
        curve: total.iter().filter(|(at, _)| (first..=last).contains(at)).map(|(_, chance)| chance).collect(),
        low: first,
        with_ring: dice.succeeds(ring, tn),
        with_ten: dice.succeeds(pool.plus(10), tn),
        against,
    }
}

/// Dice being typed in: a 10 waits for the die that is added to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// What each die came to.
    pub dice: Vec<u8>,
    /// What the next die begins with: tens that were rolled.
    pub waiting: u8,
}

impl Typed {
    /// A face, 1 to 10, is typed in; nothing happens where no die can come to that.
    pub fn press(&mut self, face: u8, explosions: Explosions) {
        let total = self.waiting.saturating_add(face);
        let again = face == 10
            && match explosions {
                Explosions::Unlimited => total < 190,
                Explosions::Once => self.waiting == 0,
                Explosions::None => false,
            };
        if again {
            self.waiting = total;
        } else if decide::is_possible(total, explosions) {
            self.dice.push(total);
            self.waiting = 0;
        }
    }

    /// The last face is taken back.
    pub fn back(&mut self) {
        if self.waiting > 0 {
            self.waiting -= 10;
        } else {
            self.dice.pop();
        }
    }

    /// Whether all dice of a pool are there.
    pub fn is_whole(&self, pool: Pool, rulings: &Rulings) -> bool {
        self.waiting == 0 && self.dice.len() == pool.capped(rulings.dice_cap).roll
    }

    /// What they come to.
    pub fn total(&self, pool: Pool, rulings: &Rulings) -> i64 {
        let dice: Vec<i64> = self.dice.iter().map(|die| i64::from(*die)).collect();
        pool.capped(rulings.dice_cap).total(&dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ten_keeps_its_die_er_dice_2() {
        let mut typed = Typed::default();
        for face in [4, 10, 10, 3, 7] {
            typed.press(face, Explosions::Unlimited);
        }
        assert_eq!(typed, Typed { dice: vec![4, 23, 7], waiting: 0 });
        typed.press(10, Explosions::Unlimited);
        typed.back();
        typed.back();
        assert_eq!(typed.dice, [4, 23]);
        let mut once = Typed::default();
        for face in [10, 10, 10, 2] {
            once.press(face, Explosions::Once);
        }
        assert_eq!(once.dice, [20, 12]);
        let mut never = Typed::default();
        never.press(10, Explosions::None);
        assert_eq!(never.dice, [10]);
    }

    #[test]
    fn the_desk_says_what_the_headless_program_says() {
        let desk = desk(Pool::new(3, 3), 20, Some(Pool::new(3, 3)), &Rulings::STANDARD);
        assert!((desk.reaches - 0.3658).abs() < 5e-5 && (desk.mean - 18.333_333).abs() < 1e-6, "{desk:?}");
        let [more, equal, less] = desk.against.unwrap();
        assert!((more - less).abs() < 1e-12 && (more + equal + less - 1.0).abs() < 1e-9);
        assert!(desk.with_ring > desk.reaches && desk.with_ten > desk.with_ring);
    }
}
