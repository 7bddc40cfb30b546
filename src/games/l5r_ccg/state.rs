//! A table in play: only [`State::new`] makes one, only events change it.

use super::in_play::{Acting, Attack, Cards, Dead, Duel, InPlay, Lobby, Posture, Province, Standing};
use super::model::card::{Card, CardKind};
use super::model::clan::Clan;
use super::model::player::{CardId, SeatId};
use super::model::ring::Ring;
use super::model::rulings::Rulings;
use super::phase::Phase;
use super::rules::watch::{self, HonorVictory, Loss, Seen, Victory, Watch};
use super::setup::{SeatSetup, Setup};
use crate::kernel::name::Name;
use std::collections::{BTreeMap, BTreeSet};

/// Least Family Honor that is kept (CC-Q-1).
pub const LEAST_HONOR: i16 = -99;

/// Greatest Family Honor that is kept (CC-Q-1).
pub const MOST_HONOR: i16 = 999;

/// Provinces at the start (CC-Q-2).
pub const PROVINCES: usize = 4;

/// Fate cards at the start (CC-Q-7).
pub const FIRST_HAND: u8 = 5;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What the player is called; nothing for the clan's name.
    pub name: Option<Name>,
    /// The clan.
    pub clan: Clan,
    /// Family Honor.
    pub honor: i16,
    /// Whether it can win by Honor.
    pub honor_victory: HonorVictory,
    /// The Provinces, those that fell included.
    pub provinces: Vec<Province>,
    /// Rings in play.
    pub rings: BTreeSet<Ring>,
    /// Fate cards in hand.
    pub hand: u8,
    /// The dead, in order.
    pub dead: Vec<Dead>,
    /// Why it is out; nothing while it plays.
    pub out: Option<Loss>,
    /// Losses the players play on with, although the rules say otherwise.
    pub waived: BTreeSet<Loss>,
    /// Whether the players play on although it has five Rings.
    pub rings_waived: bool,
    /// Family Honor at the end of every turn, by turn; the first is the start.
    pub history: Vec<i16>,
}

impl Seat {
    fn new(setup: &SeatSetup) -> Self {
        Self {
            name: setup.name.clone(),
            clan: setup.clan,
            honor: setup.honor,
            honor_victory: setup.honor_victory,
            provinces: vec![Province { strength: setup.strength, stands: true }; PROVINCES],
            rings: BTreeSet::new(),
            hand: FIRST_HAND,
            dead: Vec::new(),
            out: None,
            waived: BTreeSet::new(),
            rings_waived: false,
            history: vec![setup.honor],
        }
    }

    /// How many Provinces stand.
    pub fn standing(&self) -> usize {
        self.provinces.iter().filter(|province| province.stands).count()
    }

    /// As the watch sees it.
    fn watched(&self) -> watch::Seat {
        let waived = |loss| self.waived.contains(&loss);
        let provinces = i64::try_from(self.standing()).unwrap_or(watch::MOST_PROVINCES);
        watch::Seat {
            honor: if waived(Loss::Honor) { self.honor.max(-19).into() } else { self.honor.into() },
            provinces: if waived(Loss::Provinces) { provinces.max(1) } else { provinces },
            rings: if self.rings_waived { BTreeSet::new() } else { self.rings.clone() },
            honor_victory: self.honor_victory,
            is_in: self.out.is_none(),
        }
    }

    /// How far it is from each end; nothing once it is out.
    pub fn distances(&self) -> Option<watch::Distances> {
        let seen = watch::Seat { honor: self.honor.into(), rings: self.rings.clone(), ..self.watched() };
        seen.distances()
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody won.
    Won(SeatId, Victory),
    /// Nobody is left.
    Draw,
}

/// A table in play.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) rulings: Rulings,
    pub(super) seats: Vec<Seat>,
    pub(super) favor: Option<SeatId>,
    pub(super) turn: u16,
    pub(super) current: SeatId,
    pub(super) phase: Phase,
    pub(super) tied: Vec<SeatId>,
    pub(super) acting: Acting,
    pub(super) lobbied: bool,
    pub(super) attacked: bool,
    pub(super) cards: Cards,
    pub(super) next_card: u16,
    pub(super) attack: Option<Attack>,
    pub(super) duel: Option<Duel>,
    pub(super) lobby: Option<Lobby>,
    pub(super) verdict: Vec<Seen>,
    pub(super) end: Option<End>,
    pub(super) finished: u16,
    pub(super) duels: Vec<Fought>,
    pub(super) gone: BTreeMap<CardId, Gone>,
    pub(super) duel_before: Option<Duel>,
}

/// A card that left play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gone {
    /// What it was called.
    pub name: Name,
    /// Whose it was.
    pub owner: SeatId,
    /// The card with which it left: the Personality of its unit, or itself.
    pub with: CardId,
    /// How many cards it was; an overlaid stack is each version in it.
    pub count: usize,
}

/// A duel that was fought, for the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fought {
    /// Who won; nobody in a tie.
    pub winner: Option<SeatId>,
    /// Who lost, or one of both.
    pub loser: SeatId,
    /// In which turn.
    pub turn: u16,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        let mut cards = Cards::new();
        for (at, seat) in setup.seats.iter().enumerate() {
            let id = CardId(u16::try_from(at).unwrap_or(u16::MAX));
            cards.insert(id, stronghold(SeatId::at(at), seat));
        }
        Self {
            rulings: setup.rulings.clone(),
            seats: setup.seats.iter().map(Seat::new).collect(),
            favor: None,
            turn: 0,
            current: SeatId(0),
            phase: Phase::First,
            tied: Vec::new(),
            acting: Acting { next: SeatId(0), passes: 0 },
            lobbied: false,
            attacked: false,
            next_card: u16::try_from(cards.len()).unwrap_or(u16::MAX),
            cards,
            attack: None,
            duel: None,
            lobby: None,
            verdict: Vec::new(),
            end: None,
            finished: 0,
            duels: Vec::new(),
            gone: BTreeMap::new(),
            duel_before: None,
        }
    }

    /// How the table reads the rulings.
    pub fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// The players, clockwise, those who are out included.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// One player. Every number in a state is of one of its players.
    pub fn seat(&self, seat: SeatId) -> &Seat {
        &self.seats[seat.index()]
    }

    /// Whether there is such a player.
    pub fn has(&self, seat: SeatId) -> bool {
        seat.index() < self.seats.len()
    }

    /// Every player's number.
    pub fn all(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.seats.len()).map(SeatId::at)
    }

    /// The players who are still in the game, clockwise.
    pub fn remaining(&self) -> Vec<SeatId> {
        self.all().filter(|seat| self.seat(*seat).out.is_none()).collect()
    }

    /// The next player to the left who is still in the game.
    pub fn left_of(&self, seat: SeatId) -> SeatId {
        let players = self.seats.len();
        let mut others = (1..=players).map(|step| SeatId::at((seat.index() + step) % players));
        others.find(|other| self.seat(*other).out.is_none()).unwrap_or(seat)
    }

    /// Who may react to what a player did, in turn: from the left of that player, who comes last (CC-ACT-7).
    pub fn reacting_to(&self, seat: SeatId) -> Vec<SeatId> {
        let players = self.seats.len();
        let all = (1..=players).map(|step| SeatId::at((seat.index() + step) % players));
        all.filter(|other| self.seat(*other).out.is_none()).collect()
    }

    /// Who holds the Favor; nobody where it lies in the middle.
    pub fn favor(&self) -> Option<SeatId> {
        self.favor
    }

    /// The turn, from 1; 0 before the first.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Turns that are over.
    pub fn finished(&self) -> u16 {
        self.finished
    }

    /// Whose turn it is.
    pub fn current(&self) -> SeatId {
        self.current
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Those who cut again for the first turn; nobody before the first cut.
    pub fn tied(&self) -> &[SeatId] {
        &self.tied
    }

    /// Whether there was a lobbying this turn.
    pub fn lobbied(&self) -> bool {
        self.lobbied
    }

    /// Whether there was an attack this turn.
    pub fn attacked(&self) -> bool {
        self.attacked
    }

    /// Cards in play.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// One card in play.
    pub fn card(&self, id: CardId) -> Option<&InPlay> {
        self.cards.get(&id)
    }

    /// The attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.attack.as_ref()
    }

    /// The duel under way.
    pub fn duel(&self) -> Option<&Duel> {
        self.duel.as_ref()
    }

    /// The lobbying under way.
    pub fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// What the watch saw and the players have not answered yet.
    pub fn verdict(&self) -> &[Seen] {
        &self.verdict
    }

    /// How it ended, once it is over.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The duels fought so far.
    pub fn duels(&self) -> &[Fought] {
        &self.duels
    }

    /// A player's Personalities.
    pub fn personalities(&self, seat: SeatId) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.of_kind(seat, |kind| kind == CardKind::Personality)
    }

    /// A player's sources of gold, the Stronghold first.
    pub fn sources(&self, seat: SeatId) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.of_kind(seat, CardKind::is_source)
    }

    fn of_kind(&self, seat: SeatId, which: impl Fn(CardKind) -> bool) -> impl Iterator<Item = (CardId, &InPlay)> {
        let own = self.cards.iter().filter(move |(_, card)| card.owner == seat && which(card.card.kind));
        own.map(|(id, card)| (*id, card))
    }

    /// What lies with a Personality, in order.
    pub fn attached(&self, to: CardId) -> impl Iterator<Item = (CardId, &InPlay)> {
        self.cards.iter().filter(move |(_, card)| card.on == Some(to)).map(|(id, card)| (*id, card))
    }

    /// A Personality and what lies with it.
    pub fn unit(&self, personality: CardId) -> Vec<CardId> {
        std::iter::once(personality).chain(self.attached(personality).map(|(id, _)| id)).collect()
    }

    /// The Personality whose unit a card belongs to.
    pub fn unit_of(&self, card: CardId) -> CardId {
        self.card(card).and_then(|card| card.on).unwrap_or(card)
    }

    /// Chi of a Personality now; nothing where a part of it is unknown (CC-DUEL-2).
    pub fn chi(&self, id: CardId) -> Option<i64> {
        let card = self.card(id)?;
        let lent = |kind| matches!(kind, CardKind::Item | CardKind::Weapon | CardKind::Armor | CardKind::Spell);
        let attached = self.attached(id).filter(|(_, card)| lent(card.card.kind));
        let bonus: Option<i64> =
            attached.map(|(_, card)| Some(i64::from(card.card.chi?) + i64::from(card.bonus().chi))).sum();
        Some((i64::from(card.card.chi?) + i64::from(card.bonus().chi) + bonus?).max(0))
    }

    /// Personal Honor of a Personality now: 0 while it is dishonored (CC-HON-3); nothing where it is unknown.
    pub fn personal_honor(&self, id: CardId) -> Option<i64> {
        let card = self.card(id)?;
        if card.is_dishonored() { Some(0) } else { card.card.honor.map(i64::from) }
    }

    /// The table as the watch sees it.
    pub(super) fn watch(&self) -> Watch {
        Watch::new(self.seats.iter().map(Seat::watched).collect())
    }

    /// The places of those in the game, for rules that count only them.
    pub(super) fn place(&self, seat: SeatId) -> Option<usize> {
        self.remaining().iter().position(|one| *one == seat)
    }

    /// What a card is called and whose it is, or was before it left play.
    pub fn called(&self, id: CardId) -> Option<(&Name, SeatId)> {
        let gone = || self.gone.get(&id).map(|gone| (&gone.name, gone.owner));
        self.card(id).map(|card| (&card.card.name, card.owner)).or_else(gone)
    }

    /// The duel under way, else the one before.
    pub fn latest_duel(&self) -> Option<&Duel> {
        self.duel.as_ref().or(self.duel_before.as_ref())
    }
}

fn stronghold(owner: SeatId, setup: &SeatSetup) -> InPlay {
    let mut card = Card::named(stronghold_name(), CardKind::Stronghold);
    card.gold = Some(setup.gold);
    InPlay {
        card,
        owner,
        on: None,
        posture: Posture::Straight,
        standing: Standing::Honorable,
        under: 0,
        tokens: Default::default(),
        this_turn: Default::default(),
    }
}

fn stronghold_name() -> Name {
    match Name::new("Stronghold") {
        Ok(name) => name,
        // One word is always a name.
        Err(_) => unreachable!("the word is a name"),
    }
}
