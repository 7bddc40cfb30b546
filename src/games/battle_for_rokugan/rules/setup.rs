//! Setting up: how many control tokens each places, and whose turn it is to place one (BR-SET).

use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::players::Players;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::kernel::by::By;

/// How many control tokens each player sets aside to place (BR-SET-4).
pub fn tokens_each(players: &Players) -> usize {
    match players.count() {
        2 => 11,
        3 => 7,
        4 => 5,
        // There are never more than five players.
        _ => 4,
    }
}

/// How many neutral cards fill the initiative deck up to four (BR-SET-6).
pub fn neutral_cards(players: &Players) -> usize {
    5 - players.count()
}

/// Whether the ability of the first player card is used: not with two players (TwoPlayers).
pub fn uses_first_player_card(players: &Players) -> bool {
    players.count() > 2
}

/// Starting tokens being placed, one at a time.
#[derive(Clone, Debug)]
pub struct StartingTokens {
    players: Players,
    first: Clan,
    control: By<Province, Option<Control>>,
    placed: usize,
}

/// Why a starting token cannot be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// All tokens are placed.
    TooMany,
    /// It is another clan's turn.
    Turn,
    /// A control token lies there.
    Taken,
}

/// The capitals with one token each (BR-SET-4).
pub fn capitals(players: &Players) -> By<Province, Option<Control>> {
    By::from_fn(|province| map::facts(province).capital_of.filter(|clan| players.contains(*clan)).map(Control::fresh))
}

impl StartingTokens {
    /// Before the first token: one in each capital, and `first` begins.
    pub fn new(players: Players, first: Clan) -> Self {
        let control = capitals(&players);
        Self { players, first, control, placed: 0 }
    }

    /// Whose turn it is; nobody's when all are placed (BR-SET-7).
    pub fn turn(&self) -> Option<Clan> {
        let rounds = self.placed / self.players.count();
        let seat = self.placed % self.players.count();
        (rounds < tokens_each(&self.players)).then(|| self.players.clockwise_from(self.first).nth(seat)).flatten()
    }

    /// Places one facedown token of `clan`.
    ///
    /// # Errors
    ///
    /// Nobody has one left, it is not that clan's turn, or a control token lies there.
    pub fn place(&mut self, clan: Clan, province: Province) -> Result<(), StartFault> {
        let turn = self.turn().ok_or(StartFault::TooMany)?;
        if turn != clan {
            return Err(StartFault::Turn);
        }
        let control = self.control.get_mut(province);
        if control.is_some() {
            return Err(StartFault::Taken);
        }
        *control = Some(Control::fresh(clan));
        self.placed += 1;
        Ok(())
    }

    /// How many tokens a clan has left to place.
    pub fn left(&self, clan: Clan) -> usize {
        let seat = self.players.clockwise_from(self.first).position(|other| other == clan).unwrap_or(0);
        let count = self.players.count();
        let own = (self.placed + count - 1 - seat) / count;
        tokens_each(&self.players) - own
    }

    /// The control tokens as they lie now.
    pub fn control(&self) -> &By<Province, Option<Control>> {
        &self.control
    }
}

/// The provinces without a control token, in map order.
pub fn open(control: &By<Province, Option<Control>>) -> impl Iterator<Item = Province> {
    control.iter().filter(|(_, control)| control.is_none()).map(|(province, _)| province)
}
