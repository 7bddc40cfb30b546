//! A table in play: only [`State::new`] makes one, only events change it.

use super::chart::Chart;
use super::content::clans::start_koku;
use super::field::Clash;
use super::model::clan::Clan;
use super::model::rulings::Rulings;
use super::model::season::Season;
use super::person::{Open, Person, PersonId};
use super::post::Filed;
use super::realm::Realm;
use super::rules::muster::MUSTER_LIMIT;
use super::setup::{CampaignId, Setup};
use super::world::World;
use super::world::tally::Tally;
use crate::kernel::name::Name;

/// Most koku a treasury keeps.
pub const MOST_TREASURY: i32 = 32_000;

/// A table in play.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) rulings: Rulings,
    pub(super) campaign: Option<CampaignId>,
    pub(super) turn: u16,
    pub(super) realms: Vec<Realm>,
    pub(super) persons: Vec<Person>,
    pub(super) open: Vec<Open>,
    pub(super) favor: Option<PersonId>,
    pub(super) over: bool,
    pub(super) inbox: Vec<Filed>,
    pub(super) chart: Chart,
    pub(super) world: World,
    pub(super) tally: Tally,
    pub(super) clash: Option<Clash>,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let realm = |one: &super::setup::RealmSetup| {
            let mut realm = Realm::new(one.clan, one.player.clone());
            realm.treasury = i32::try_from(start_koku(one.clan)).unwrap_or(0);
            realm
        };
        Self {
            rulings: setup.rulings,
            campaign: setup.campaign,
            turn: 0,
            realms: setup.realms.iter().map(realm).collect(),
            persons: Vec::new(),
            open: Vec::new(),
            favor: None,
            over: false,
            inbox: Vec::new(),
            chart: Chart::default(),
            world: World::default(),
            tally: Tally::default(),
            clash: None,
        }
    }

    /// Which readings are in force.
    pub const fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// The campaign's number, where the game master's app drew one.
    pub const fn campaign(&self) -> Option<CampaignId> {
        self.campaign
    }

    /// The turn, from 1; 0 while the first armies are bought.
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// The season; spring while the first armies are bought.
    pub fn season(&self) -> Season {
        Season::of_turn(self.turn)
    }

    /// The realms that are kept here, in the order of the set-up.
    pub fn realms(&self) -> &[Realm] {
        &self.realms
    }

    /// The realm of a Clan, where it is kept here.
    pub fn realm(&self, clan: Clan) -> Option<&Realm> {
        self.realms.iter().find(|realm| realm.clan == clan)
    }

    /// Whether two Clans are allies: each whose realm is kept here says so (ER-BAT-13).
    pub fn are_allies(&self, one: Clan, other: Clan) -> bool {
        let said = [(one, other), (other, one)].map(|(one, other)| Some(self.realm(one)?.allies.contains(&other)));
        said.contains(&Some(true)) && !said.contains(&Some(false))
    }

    /// Every Character, the dead included, with its number.
    pub fn persons(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        (0..).map(PersonId).zip(&self.persons)
    }

    /// The living, with their numbers.
    pub fn living(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.persons().filter(|(_, person)| person.lives())
    }

    /// A Character.
    pub fn person(&self, who: PersonId) -> Option<&Person> {
        self.persons.get(who.index())
    }

    /// What is still to be rolled, in order.
    pub fn open(&self) -> &[Open] {
        &self.open
    }

    /// What somebody is still asked to roll, each with its place in the queue: the dead are not asked for their Honor.
    pub fn asked(&self) -> Vec<(u8, Open)> {
        let lives = |who: PersonId| self.person(who).is_none_or(Person::lives);
        let asks = |open: &Open| match open {
            Open::Honor { who, .. }
            | Open::Compulsion { who, .. }
            | Open::Border { who, .. }
            | Open::Vengeful { who, .. } => lives(*who),
            Open::Death { .. } | Open::Verdict { .. } | Open::Second { .. } | Open::Bout(_) => true,
        };
        (0..=u8::MAX).zip(&self.open).filter(|(_, open)| asks(open)).map(|(at, open)| (at, *open)).collect()
    }

    /// Who won the Emperor's Favor last.
    pub const fn favor(&self) -> Option<PersonId> {
        self.favor
    }

    /// Whether Court was held in this turn (ER-CRT).
    pub const fn court_was_held(&self) -> bool {
        self.turn > 0 && self.tally.favor == self.turn
    }

    /// The orders that came in for this turn, in the order of the realms.
    pub fn inbox(&self) -> &[Filed] {
        &self.inbox
    }

    /// How many orders that came in wait for the game master, who keeps more than one realm.
    pub fn waiting(&self) -> usize {
        let inbox = if self.realms.len() > 1 { self.inbox.as_slice() } else { &[] };
        inbox.iter().map(Filed::waiting).sum()
    }

    /// The orders of a Clan for this turn, where they came in.
    pub fn filed(&self, clan: Clan) -> Option<&Filed> {
        self.inbox.iter().find(|filed| filed.orders.clan == clan)
    }

    /// Whether the campaign is over.
    pub const fn is_over(&self) -> bool {
        self.over
    }
    /// The Primary Character of a Clan: the first of its living, in the order in which they came (ER-CHR-7).
    pub fn primary(&self, clan: Clan) -> Option<PersonId> {
        self.living().find(|(_, person)| person.clan() == Some(clan)).map(|(who, _)| who)
    }
    /// What goes on beside the realms.
    pub const fn world(&self) -> &World {
        &self.world
    }
    /// What this turn has brought so far that counts at its end.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }
    /// The map.
    pub const fn chart(&self) -> &Chart {
        &self.chart
    }
    /// The battle on the table.
    pub const fn clash(&self) -> Option<&Clash> {
        self.clash.as_ref()
    }
    /// How many units may be mustered in a place in a turn (ER-Q-7).
    pub fn muster_limit(&self, place: &Name) -> u8 {
        self.chart.muster(place).unwrap_or(MUSTER_LIMIT)
    }
}
