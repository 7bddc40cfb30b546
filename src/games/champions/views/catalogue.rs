//! The cards there are to choose from: the players' own, what the rulebook states, and made-up ones to practise with.

use crate::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::other_side::OtherSide;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::{self, Pack};
use crate::kernel::line::Key;
use crate::words::champions as keys;

/// Where a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The players typed it in or imported it.
    Own,
    /// The rulebook states what is known of it.
    Rulebook,
    /// Made up to learn with; no card of the box.
    Practice,
}

impl Origin {
    /// The word for it.
    pub fn word(self) -> Key {
        match self {
            Self::Own => keys::ORIGIN_OWN,
            Self::Rulebook => keys::ORIGIN_RULEBOOK,
            Self::Practice => keys::ORIGIN_PRACTICE,
        }
    }
}

/// Something with its origin.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<T> {
    /// The card.
    pub card: T,
    /// Where it comes from.
    pub origin: Origin,
}

/// Every card there is, the players' own in the place of built-in ones of the same name.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalogue {
    rulebook: Pack,
    practice: Pack,
    own: Pack,
}

impl Catalogue {
    /// The built-in cards and `own`.
    pub fn new(own: Pack) -> Self {
        Self { rulebook: pack::builtin(), practice: pack::practice(), own }
    }

    /// Every pack, in the order in which a name is looked up.
    pub fn packs(&self) -> [&Pack; 3] {
        [&self.own, &self.rulebook, &self.practice]
    }

    /// The players' own cards.
    pub fn own(&self) -> &Pack {
        &self.own
    }

    /// The same with other cards of the players.
    pub fn set_own(&mut self, own: Pack) {
        self.own = own;
    }

    /// Champions and Companions: own ones first, practice ones last.
    pub fn champions(&self) -> Vec<Found<ChampionCard>> {
        let mut found = self.all(|pack| &pack.champions, |card| &card.name);
        found.iter_mut().for_each(|found| self.turn(&mut found.card.other_side));
        found
    }

    /// Enemies and Bosses, in the same order.
    pub fn enemies(&self) -> Vec<Found<EnemyCard>> {
        self.all(|pack| &pack.enemies, |card| &card.name)
    }

    /// Allies, in the same order.
    pub fn allies(&self) -> Vec<Found<AllyCard>> {
        let mut found = self.all(|pack| &pack.allies, |card| &card.name);
        found.iter_mut().for_each(|found| self.turn(&mut found.card.other_side));
        found
    }

    /// Gives a link with an Enemy or Boss card that card, where there is one of its name: a table keeps no pack.
    pub fn turn(&self, side: &mut Option<OtherSide>) {
        let find = |name: &Name| self.enemies().into_iter().map(|found| found.card).find(|card| card.name == *name);
        *side = side.take().map(|side| side.with_card(find));
    }

    /// Scenario headers, in the same order.
    pub fn scenarios(&self) -> Vec<Found<Scenario>> {
        self.all(|pack| &pack.scenarios, |scenario| &scenario.name)
    }

    /// The Champion card of that name.
    pub fn champion(&self, name: &Name) -> Option<ChampionCard> {
        self.champions().into_iter().find(|found| found.card.name == *name).map(|found| found.card)
    }

    /// Where the scenario of that name comes from, by the same order; nothing where there is none.
    pub fn origin_of_scenario(&self, name: &str) -> Option<Origin> {
        self.origin(|pack| pack.scenarios.iter().any(|scenario| scenario.name.as_str() == name))
    }

    /// The same of a Champion or Companion.
    pub fn origin_of_champion(&self, name: &Name) -> Option<Origin> {
        self.origin(|pack| pack.champions.iter().any(|card| card.name == *name))
    }

    fn origin(&self, has: impl Fn(&Pack) -> bool) -> Option<Origin> {
        self.sources().into_iter().find(|(pack, _)| has(pack)).map(|(_, origin)| origin)
    }

    /// Every pack with what it is, in the order in which a name is looked up.
    fn sources(&self) -> [(&Pack, Origin); 3] {
        [(&self.own, Origin::Own), (&self.rulebook, Origin::Rulebook), (&self.practice, Origin::Practice)]
    }

    fn all<T: Clone>(&self, list: fn(&Pack) -> &Vec<T>, name: fn(&T) -> &Name) -> Vec<Found<T>> {
        let mut found: Vec<Found<T>> = Vec::new();
        for (pack, origin) in self.sources() {
            for card in list(pack) {
                if !found.iter().any(|other| name(&other.card) == name(card)) {
                    found.push(Found { card: card.clone(), origin });
                }
            }
        }
        found
    }
}
