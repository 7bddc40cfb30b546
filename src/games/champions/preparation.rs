//! What is prepared and not yet decided: the Threshold as far as the cards are known (CH-SET-3), who keeps no objective
//! (CH-SET-4), who will control the Companions (CH-SET-6), the order of Activations while it is tapped (CH-TURN-1).

use super::model::card::ChampionCard;
use super::model::ids::{ChampionId, PlayerId};
use super::model::objective::Objective;
use super::model::state::Play;

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

/// How many players keep no objective although everybody keeps at least one (CH-SET-4). It stops nobody: the card may
/// lie on the table and not be noted here.
pub fn without_objectives<'a>(play: Play, kept: impl Iterator<Item = &'a [Objective]>) -> usize {
    match play {
        Play::Standard => kept.filter(|objectives| objectives.is_empty()).count(),
        Play::MoreCooperation => 0,
    }
}

/// A place in the order, from 0, and who was put there.
pub type Tap = (usize, ChampionId);

/// The taps on those who still have a place to take.
pub fn taps_in_play(taps: &[Tap], usual: &[ChampionId]) -> Vec<Tap> {
    taps.iter().filter(|(place, id)| *place < usual.len() && usual.contains(id)).copied().collect()
}

/// The first place nobody was put in.
pub fn first_free(taps: &[Tap]) -> usize {
    (0..=taps.len()).find(|place| taps.iter().all(|(taken, _)| taken != place)).unwrap_or(0)
}

/// The whole order: those who were tapped in their places (CH-TURN-1: the holder of the Favor takes any), the others
/// around them in the usual order.
pub fn order_of(taps: &[Tap], usual: &[ChampionId]) -> Vec<ChampionId> {
    let mut others = usual.iter().filter(|id| taps.iter().all(|(_, tapped)| tapped != *id)).copied();
    let at = |place: usize| taps.iter().find(|(taken, _)| *taken == place).map(|(_, id)| *id);
    (0..usual.len()).filter_map(|place| at(place).or_else(|| others.next())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::model::ring_event::RingEvents;
    use crate::games::champions::model::scenario::Difficulty;
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
            ring_events: RingEvents::Without,
            campaign: None,
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

    const USUAL: [ChampionId; 5] =
        [ChampionId::First, ChampionId::Second, ChampionId::Third, ChampionId::Fourth, ChampionId::Fifth];

    #[test]
    fn taps_one_after_the_other_fill_the_order_from_the_front() {
        use ChampionId::{Fifth, First, Fourth, Second, Third};
        assert_eq!(order_of(&[(0, Third), (1, First)], &USUAL), [Third, First, Second, Fourth, Fifth]);
        assert_eq!(first_free(&[(0, Third), (1, First)]), 2);
    }

    #[test]
    fn the_holder_of_the_favor_takes_any_place() {
        use ChampionId::{Fifth, First, Fourth, Second, Third};
        let taps = [(3, First)];
        assert_eq!(order_of(&taps, &USUAL), [Second, Third, Fourth, First, Fifth]);
        assert_eq!(first_free(&taps), 0, "the next begins at the front");
    }

    #[test]
    fn whoever_fell_since_the_tap_has_no_place() {
        use ChampionId::{Fifth, First, Fourth, Second, Third};
        let usual = [First, Second, Fourth, Fifth];
        let taps = taps_in_play(&[(0, Third), (1, Second), (4, First)], &usual);
        assert_eq!(order_of(&taps, &usual), [First, Second, Fourth, Fifth]);
    }

    #[test]
    fn everybody_keeps_at_least_one_objective_except_in_more_cooperation() {
        let kept =
            crate::games::champions::demo::table(crate::kernel::chance::Seed(1), crate::kernel::journal::Stamp(0));
        let kept = kept.unwrap().setup().players.iter().flat_map(|seat| seat.objectives.clone()).next().unwrap();
        let seats = [vec![kept], Vec::new(), Vec::new()];
        assert_eq!(without_objectives(Play::Standard, seats.iter().map(Vec::as_slice)), 2);
        assert_eq!(without_objectives(Play::MoreCooperation, seats.iter().map(Vec::as_slice)), 0);
    }
}
