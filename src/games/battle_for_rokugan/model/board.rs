//! The board between two placements: control tokens, special tokens, territory cards, and the table's rulings.
//!
//! Deliberately absent: combat tokens, see [`super::tokens`].

use super::clan::Clan;
use super::control::{CONTROL_TOKENS, Control};
use super::named::named;
use super::players::Players;
use super::province::Province;
use super::province_set::ProvinceSet;
use super::rulings::Rulings;
use super::special::Special;
use super::territory::Territory;
use crate::games::battle_for_rokugan::content::{map, supply};
use crate::kernel::by::{By, Small};
use serde::{Deserialize, Serialize};

/// Where the one territory card in play of a territory is (BR-TER).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPlace {
    /// At the board, to be claimed.
    Board,
    /// Played, and gone for good.
    Used,
    /// With a player, unplayed.
    Held(Clan),
}

/// A board as somebody wrote it down; anything goes.
#[derive(Clone, Debug)]
pub struct RawBoard {
    /// The clans at the table.
    pub players: Players,
    /// Control tokens.
    pub control: By<Province, Option<Control>>,
    /// Special tokens.
    pub special: By<Province, Option<Special>>,
    /// The clans that are ronin this round (BR-A16).
    pub ronin: Vec<Clan>,
    /// Territory cards.
    pub cards: By<Territory, CardPlace>,
    /// The table's rulings.
    pub rulings: Rulings,
}

/// One reason why a board cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// The control tokens there are those of a clan that does not play.
    ControlNotPlaying(Province),
    /// A clan has more than its 30 control tokens there (BR-Q-3).
    ControlTokens(Clan),
    /// The special token cannot lie there.
    SpecialPlace(Province, SpecialFault),
    /// There are more of these than in the box (BR-Q-7).
    SpecialSupply(Special),
    /// The ronin at this position does not play, or is there twice.
    Ronin(usize),
    /// The card is held by a clan that does not play.
    CardNotPlaying(Territory),
}

named! {
    /// Why a special token cannot lie in a province.
    SpecialFault {
        /// Scorched earth under control tokens (BR-SPC-1).
        Controlled = "controlled",
        /// A harbor where there is a coast already (BR-SPC-4).
        Coastal = "coastal",
        /// An honor or defense token in the Shadowlands (BR-SPC-5).
        Shadowlands = "shadowlands",
        /// Peace and scorched earth are never replaced (BR-SPC-6).
        Permanent = "permanent",
    }
}

/// A board that can be.
///
/// The number of control tokens and the supply of special tokens are checked when one is read; what the rules then do
/// may exceed both, and the table settles it (BR-A14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    players: Players,
    control: By<Province, Option<Control>>,
    special: By<Province, Option<Special>>,
    ronin: Vec<Clan>,
    cards: By<Territory, CardPlace>,
    rulings: Rulings,
}

impl Board {
    /// The board that `raw` describes.
    ///
    /// # Errors
    ///
    /// Every reason why it cannot be.
    pub fn new(raw: RawBoard) -> Result<Self, Vec<BoardFault>> {
        let RawBoard { players, control, special, ronin, cards, rulings } = raw;
        let board = Self { players, control, special, ronin, cards, rulings };
        let faults: Vec<_> = board
            .control_faults()
            .chain(board.special_faults())
            .chain(board.supply_faults())
            .chain(board.seat_faults())
            .collect();
        if faults.is_empty() { Ok(board) } else { Err(faults) }
    }

    /// The board of a set-up, which has no faults: a token in each capital, and nothing else (BR-SET-4).
    pub(in crate::games::battle_for_rokugan) fn capitals(raw: RawBoard) -> Self {
        let RawBoard { players, control, special, ronin, cards, rulings } = raw;
        Self { players, control, special, ronin, cards, rulings }
    }

    fn control_faults(&self) -> impl Iterator<Item = BoardFault> {
        let strange = |(_, control): &(Province, Control)| !self.players.contains(control.clan());
        let places = self.controls().filter(strange).map(|(province, _)| BoardFault::ControlNotPlaying(province));
        let many = |clan: &Clan| self.control_tokens(*clan) > CONTROL_TOKENS.into();
        places.chain(self.players.iter().filter(many).map(BoardFault::ControlTokens))
    }

    fn special_faults(&self) -> impl Iterator<Item = BoardFault> {
        self.specials().filter_map(|(province, special)| {
            let fault = self.special_fault(province, special)?;
            Some(BoardFault::SpecialPlace(province, fault))
        })
    }

    /// Why `special` cannot lie in `province`, whatever lies there now.
    fn special_fault(&self, province: Province, special: Special) -> Option<SpecialFault> {
        match special {
            Special::Scorched => self.controller(province).map(|_| SpecialFault::Controlled),
            Special::Harbor => map::facts(province).coast.map(|_| SpecialFault::Coastal),
            Special::Honor1 | Special::Honor2 | Special::Honor4 | Special::Defense1 | Special::Defense2 => {
                map::is_shadowlands(map::facts(province).territory).then_some(SpecialFault::Shadowlands)
            }
            Special::Peace | Special::Shrine | Special::Battlefield => None,
        }
    }

    fn supply_faults(&self) -> impl Iterator<Item = BoardFault> {
        Special::ALL.iter().filter(|special| self.exceeds_supply(**special)).copied().map(BoardFault::SpecialSupply)
    }

    fn seat_faults(&self) -> impl Iterator<Item = BoardFault> {
        let twice = |at: &usize| self.ronin[..*at].contains(&self.ronin[*at]);
        let odd = move |at: &usize| !self.players.contains(self.ronin[*at]) || twice(at);
        let ronin = (0..self.ronin.len()).filter(odd).map(BoardFault::Ronin);
        ronin.chain(self.cards.iter().filter_map(|(territory, place)| match place {
            CardPlace::Held(clan) => (!self.players.contains(*clan)).then_some(BoardFault::CardNotPlaying(territory)),
            CardPlace::Board | CardPlace::Used => None,
        }))
    }

    /// The same board as somebody may write it down anew.
    pub fn to_raw(&self) -> RawBoard {
        let Self { players, control, special, ronin, cards, rulings } = self.clone();
        RawBoard { players, control, special, ronin, cards, rulings }
    }

    /// The clans at the table.
    pub fn players(&self) -> &Players {
        &self.players
    }

    /// The table's rulings.
    pub fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// The control tokens of a province.
    pub fn control(&self, province: Province) -> Option<Control> {
        *self.control.get(province)
    }

    /// Who controls a province (BR-Q-4).
    pub fn controller(&self, province: Province) -> Option<Clan> {
        self.control(province).map(Control::clan)
    }

    /// All control tokens, in map order.
    pub fn controls(&self) -> impl Iterator<Item = (Province, Control)> {
        self.control.iter().filter_map(|(province, control)| control.map(|control| (province, control)))
    }

    /// The provinces that `clan` controls.
    pub fn provinces(&self, clan: Clan) -> ProvinceSet {
        self.controls().filter(|(_, control)| control.clan() == clan).map(|(province, _)| province).collect()
    }

    /// How many control tokens `clan` has on the board, both sides.
    pub fn control_tokens(&self, clan: Clan) -> u16 {
        self.controls()
            .filter(|(_, control)| control.clan() == clan)
            .map(|(_, control)| u16::from(control.count()))
            .sum()
    }

    /// The players without a control token, in seat order: ronin at the next upkeep (BR-RON-1).
    pub fn without_control(&self) -> impl Iterator<Item = Clan> {
        self.players.iter().filter(|clan| self.provinces(*clan).is_empty())
    }

    /// The special token of a province.
    pub fn special(&self, province: Province) -> Option<Special> {
        *self.special.get(province)
    }

    /// All special tokens, in map order.
    pub fn specials(&self) -> impl Iterator<Item = (Province, Special)> {
        self.special.iter().filter_map(|(province, special)| special.map(|special| (province, special)))
    }

    /// Whether more of `special` lie here than there are.
    pub fn exceeds_supply(&self, special: Special) -> bool {
        self.specials().filter(|(_, placed)| *placed == special).count() > usize::from(supply::of(special))
    }

    /// Whether `clan` is ronin this round.
    pub fn is_ronin(&self, clan: Clan) -> bool {
        self.ronin.contains(&clan)
    }

    /// Where a territory's card is.
    pub fn card(&self, territory: Territory) -> CardPlace {
        *self.cards.get(territory)
    }

    /// Puts control tokens into a province instead of those there.
    pub(in crate::games::battle_for_rokugan) fn set_control(&mut self, province: Province, control: Option<Control>) {
        *self.control.get_mut(province) = control;
    }

    /// Adds faceup tokens of the controller; without one nothing happens.
    pub(in crate::games::battle_for_rokugan) fn add_up(&mut self, province: Province, more: u8) {
        let control = self.control.get_mut(province);
        *control = control.map(|control| control.with_up(more));
    }

    /// Scorches a province: no control token is left there, nor the special token it had.
    pub(in crate::games::battle_for_rokugan) fn scorch(&mut self, province: Province) {
        self.set_control(province, None);
        *self.special.get_mut(province) = Some(Special::Scorched);
    }

    /// Gives a province peace instead of the special token it had; its control tokens stay.
    pub(in crate::games::battle_for_rokugan) fn pacify(&mut self, province: Province) {
        *self.special.get_mut(province) = Some(Special::Peace);
    }

    /// Puts a special token into a province instead of the one there, which returns to the supply (BR-SPC-6).
    ///
    /// # Errors
    ///
    /// It cannot lie there, or the one there is never replaced.
    pub(in crate::games::battle_for_rokugan) fn place_special(
        &mut self,
        province: Province,
        special: Special,
    ) -> Result<(), SpecialFault> {
        if matches!(self.special(province), Some(Special::Scorched | Special::Peace)) {
            return Err(SpecialFault::Permanent);
        }
        match self.special_fault(province, special) {
            Some(fault) => Err(fault),
            None => {
                *self.special.get_mut(province) = Some(special);
                Ok(())
            }
        }
    }

    /// Puts a special token into a province instead of the one there, or none, as it was decided before.
    pub(in crate::games::battle_for_rokugan) fn set_special(&mut self, province: Province, special: Option<Special>) {
        *self.special.get_mut(province) = special;
    }

    /// Takes the special token off a province.
    pub(in crate::games::battle_for_rokugan) fn remove_special(&mut self, province: Province) {
        *self.special.get_mut(province) = None;
    }

    /// Says which clans are ronin this round (BR-RON-1).
    pub(in crate::games::battle_for_rokugan) fn set_ronin(&mut self, ronin: Vec<Clan>) {
        self.ronin = ronin;
    }

    /// Plays by other rulings from now on.
    pub(in crate::games::battle_for_rokugan) fn set_rulings(&mut self, rulings: Rulings) {
        self.rulings = rulings;
    }

    /// Moves a territory's card.
    pub(in crate::games::battle_for_rokugan) fn move_card(&mut self, territory: Territory, to: CardPlace) {
        *self.cards.get_mut(territory) = to;
    }
}
