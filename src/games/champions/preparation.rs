//! What a set-up comes to while it is still incomplete: the Threshold as far as the cards are known (CH-SET-3), and who
//! will control the Companions (CH-SET-6).

use super::model::card::ChampionCard;
use super::model::ids::PlayerId;

/// The Threshold in the making. A part with an unknown value in it is unknown itself, never less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Honor of all five.
    pub honor: Option<i16>,
    /// Destiny of all five.
    pub destiny: Option<i16>,
    /// The difficulty's modifier.
    pub difficulty: i16,
}

impl Prospect {
    /// The Threshold, once everything is known.
    pub fn threshold(self) -> Option<i16> {
        Some(self.honor? + self.destiny? + self.difficulty)
    }
}

/// Adds up the cards of all five seats; a seat without a card is unknown.
pub fn prospect(seats: &[Option<&ChampionCard>], difficulty: i16) -> Prospect {
    let sum = |value: fn(&ChampionCard) -> Option<i16>| seats.iter().map(|card| card.and_then(value)).sum();
    Prospect {
        honor: sum(|card| card.honor.value().map(|honor| honor.get())),
        destiny: sum(|card| card.destiny.value().map(|destiny| destiny.get())),
        difficulty,
    }
}

/// Who controls a Companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// This player, always.
    Player(PlayerId),
    /// Whoever holds the Imperial Favor.
    FavorHolder,
}

/// Who controls the Companion of that number, from 0 (CH-SET-6).
pub fn control(players: usize, companion: u8) -> Control {
    match (players, companion) {
        (1, _) => Control::Player(PlayerId(0)),
        (2, 0 | 1) => Control::Player(PlayerId(companion)),
        _ => Control::FavorHolder,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::ids::ChampionId;
    use crate::games::champions::model::scenario::Difficulty;
    use crate::games::champions::model::state::Play;
    use crate::games::champions::rulings::Rulings;
    use crate::games::champions::setup::{Seat, Setup, start};
    use crate::games::champions::{pack, queries};
    use crate::kernel::by::Small;
    use crate::kernel::known::Known;

    fn setup(players: usize) -> Setup {
        let pack = pack::practice();
        let seat = |card: &ChampionCard| Seat { player: None, card: card.clone(), objectives: Vec::new() };
        let bushi = pack.champions.iter().find(|card| card.is_companion()).unwrap();
        Setup {
            scenario: pack.scenarios[0].clone(),
            difficulty: Difficulty::Hard,
            play: Play::Standard,
            rulings: Rulings::STANDARD,
            players: pack.champions.iter().take(players).map(seat).collect(),
            companions: (players..5).map(|_| seat(bushi)).collect(),
        }
    }

    #[test]
    fn the_prospect_is_the_threshold_the_table_begins_with() {
        let setup = setup(3);
        let cards: Vec<_> = crate::games::champions::setup::seats(&setup).map(|seat| Some(&seat.card)).collect();
        let begun = queries::threshold(&start(&setup).unwrap()).total();
        assert_eq!(prospect(&cards, 3).threshold(), Some(begun));
    }

    #[test]
    fn a_sum_over_an_unknown_honor_is_unknown() {
        let mut card = pack::practice().champions[0].clone();
        card.honor = Known::Unknown;
        let sum = prospect(&[Some(&card)], 0);
        assert_eq!((sum.honor, sum.destiny, sum.threshold()), (None, Some(1), None));
        assert_eq!(prospect(&[None], 0).destiny, None);
    }

    #[test]
    fn companions_are_controlled_as_the_table_will_say() {
        for players in 1..5 {
            let state = start(&setup(players)).unwrap();
            for (companion, id) in (0..).zip(&ChampionId::ALL[players..]) {
                let expected = match control(players, companion) {
                    Control::Player(player) => Some(player),
                    Control::FavorHolder => state.favor(),
                };
                assert_eq!(state.controller(*id), expected, "{players} players, Companion {companion}");
            }
        }
    }
}
