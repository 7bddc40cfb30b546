//! Who sat at the table that was begun last, to be seated again with one tap.

use super::catalogue::Catalogue;
use super::setup_draft::{Companions, Draft, DraftSeat};
use crate::games::champions::model::name::Name;
use crate::games::champions::setup::CHAMPIONS;
use serde::{Deserialize, Serialize};

/// Somebody who played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastSeat {
    /// The player's name as typed; may be empty.
    pub player: String,
    /// The Champion they played, by name.
    pub champion: Option<Name>,
}

/// The seats of a table, and the Companions that filled it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastSeats {
    /// The players, in the order of their seats.
    pub seats: Vec<LastSeat>,
    companions: Companions,
    companion: Option<Name>,
    own_companion: Option<Name>,
}

impl LastSeats {
    /// Those of a set-up that becomes a table.
    pub fn of(draft: &Draft) -> Self {
        let seat = |seat: &DraftSeat| LastSeat {
            player: seat.player.trim().to_owned(),
            champion: seat.card.as_ref().map(|card| card.name.clone()),
        };
        Self {
            seats: draft.player_seats().iter().map(seat).collect(),
            companions: draft.companions,
            companion: draft.companion.clone(),
            own_companion: draft.own_companion.clone(),
        }
    }

    /// The seats in a text that [`LastSeats::write`] made; nothing where they cannot be used any more.
    pub fn read(text: &str) -> Option<Self> {
        let last: Self = serde_json::from_str(text).ok()?;
        (1..=CHAMPIONS).contains(&last.seats.len()).then_some(last)
    }

    /// The seats as a text.
    pub fn write(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Seats them all once more, each with the Champion of last time where its card is still there.
    pub fn sit_down(&self, draft: &mut Draft, cards: &Catalogue) {
        let known = cards.champions();
        draft.players = self.seats.len();
        for (seat, last) in draft.seats.iter_mut().zip(&self.seats) {
            seat.player.clone_from(&last.player);
            let found = known.iter().find(|found| Some(&found.card.name) == last.champion.as_ref());
            seat.card = found.map(|found| found.card.clone());
        }
        draft.companions = self.companions;
        draft.companion.clone_from(&self.companion);
        draft.own_companion.clone_from(&self.own_companion);
    }
}

/// Whether nobody has been seated yet: only then is it offered to seat those of last time.
pub fn nobody_sits(draft: &Draft) -> bool {
    draft.seats.iter().all(|seat| seat.player.trim().is_empty() && seat.card.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::pack;
    use crate::kernel::chance::Seed;

    #[test]
    fn whoever_played_last_is_seated_again_with_their_champions() {
        let mut cards = pack::practice();
        cards.champions.retain(|card| !card.is_companion());
        let all = Catalogue::new(cards.clone());
        let mut played = Draft::fresh(Seed(1));
        played.players = 2;
        for (seat, (name, card)) in
            played.seats.iter_mut().zip([("Anna ", &cards.champions[0]), ("", &cards.champions[1])])
        {
            seat.player = name.to_owned();
            seat.card = Some(card.clone());
        }
        let text = LastSeats::of(&played).write().expect("seats are plain data");
        let last = LastSeats::read(&text).expect("what was written is read");

        let mut draft = Draft::fresh(Seed(2));
        assert!(nobody_sits(&draft));
        last.sit_down(&mut draft, &all);
        assert!(!nobody_sits(&draft));
        let seated: Vec<_> =
            draft.player_seats().iter().map(|seat| (seat.player.as_str(), seat.card.clone())).collect();
        let [first, second] = [0, 1].map(|place| Some(cards.champions[place].clone()));
        assert_eq!(seated, [("Anna", first), ("", second)]);
    }

    #[test]
    fn a_champion_whose_card_is_gone_leaves_its_player_an_empty_seat() {
        let seat = LastSeat { player: "Ben".to_owned(), champion: Name::new("Nobody knows").ok() };
        let (companions, companion, own_companion) = (Companions::Minor, None, None);
        let last = LastSeats { seats: vec![seat], companions, companion, own_companion };
        let mut draft = Draft::fresh(Seed(1));
        last.sit_down(&mut draft, &Catalogue::new(pack::practice()));
        assert_eq!((draft.players, draft.seats[0].player.as_str(), draft.seats[0].card.is_none()), (1, "Ben", true));
    }
}
