//! Builds a table before its first turn.

use super::cards;
use super::play::Play;
use super::{Clan, Keyword, PlayerId, name};
use rokugan::games::champions::model::campaign_table::{CampaignId, InCampaign};
use rokugan::games::champions::model::card::{ChampionCard, Ranged};
use rokugan::games::champions::model::objective::Objective;
use rokugan::games::champions::model::quantity::{ActionPoints, Destiny, ElementalDice, Honor, Ki, LifePoints, Turn};
use rokugan::games::champions::model::ring_event::RingEvents;
use rokugan::games::champions::model::scenario::{Difficulty, Modifiers, SameClan, Scenario, ScenarioKind};
use rokugan::games::champions::model::state::Play as Mode;
use rokugan::games::champions::rulings::{AllyHoldsBack, DishonoredFrom, Reading, Ruling, Rulings, ThresholdGlory};
use rokugan::games::champions::setup::{FaultKind, Place, Seat, Setup, start};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Journal;
use rokugan::kernel::known::Known;

/// A table in the making; what is said of a Champion is said of the last one named.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
}

/// A table with nobody at it: a scenario of six turns, normal difficulty.
pub fn table() -> Table {
    let scenario = Scenario {
        name: name("A test of rules"),
        kind: ScenarioKind::Investigation,
        max_turns: Turn::clamped(6),
        modifiers: Modifiers::TYPICAL,
        mandatory: Vec::new(),
        forbidden: Vec::new(),
        same_clan: SameClan::Forbidden,
        script: None,
    };
    Table {
        setup: Setup {
            scenario,
            difficulty: Difficulty::Normal,
            play: Mode::Standard,
            rulings: Rulings::STANDARD,
            players: Vec::new(),
            companions: Vec::new(),
            ring_events: RingEvents::Without,
            campaign: None,
        },
    }
}

/// The five of the rulebook's example, one player each. Tsuko, the first, has the Favor by one Honor more.
pub fn five() -> Table {
    let rest = [("Asahina Takako", Clan::Crane), ("Togashi Mitsu", Clan::Dragon), ("Isawa Kaede", Clan::Phoenix)];
    let first = table().champion("Matsu Tsuko", Clan::Lion).honor(5);
    let four = rest.into_iter().fold(first, |table, (called, clan)| table.champion(called, clan).honor(3));
    four.champion("Bayushi Aramoro", Clan::Scorpion).honor(0)
}

impl Table {
    /// A player brings a Champion.
    pub fn champion(mut self, called: &str, clan: Clan) -> Self {
        self.setup.players.push(Seat { player: None, card: cards::champion(called, clan), objectives: Vec::new() });
        self
    }

    /// A Companion of no Clan fills the table.
    pub fn companion(self, called: &str) -> Self {
        self.companion_of(called, Clan::Unaligned)
    }

    /// A Companion of a Clan fills the table.
    pub fn companion_of(mut self, called: &str, clan: Clan) -> Self {
        let mut card = cards::champion(called, clan);
        card.keywords.push(Keyword::Companion);
        self.setup.companions.push(Seat { player: None, card, objectives: Vec::new() });
        self
    }

    /// As many Companions of no Clan as are missing.
    pub fn filled(self) -> Self {
        let seated = self.setup.players.len() + self.setup.companions.len();
        let names = ["Bushi one", "Bushi two", "Bushi three", "Bushi four"];
        names.into_iter().take(5 - seated).fold(self, Self::companion)
    }

    fn seat(&mut self) -> &mut Seat {
        self.setup.companions.last_mut().or(self.setup.players.last_mut()).unwrap()
    }

    /// The last one's card, changed.
    pub fn card(mut self, change: impl FnOnce(&mut ChampionCard)) -> Self {
        change(&mut self.seat().card);
        self
    }

    /// The first one's card, changed.
    pub fn first_card(mut self, change: impl FnOnce(&mut ChampionCard)) -> Self {
        change(&mut self.setup.players[0].card);
        self
    }

    pub fn honor(self, honor: i16) -> Self {
        self.card(|card| card.honor = Known::Entered(Honor::clamped(honor)))
    }

    pub fn destiny(self, destiny: i16) -> Self {
        self.card(|card| card.destiny = Known::Entered(Destiny::clamped(destiny)))
    }

    pub fn life(self, life: i16) -> Self {
        self.card(|card| card.life = Known::Entered(LifePoints::clamped(life)))
    }

    pub fn ap(self, ap: i16) -> Self {
        self.card(|card| card.ap = Known::Entered(ActionPoints::clamped(ap)))
    }

    pub fn ki(self, ki: i16) -> Self {
        self.card(|card| card.ki = Known::Entered(Ki::clamped(ki)))
    }

    pub fn bow(self) -> Self {
        self.card(|card| card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST)))
    }

    pub fn keyword(self, keyword: Keyword) -> Self {
        self.card(|card| card.keywords.push(keyword))
    }

    pub fn objective(mut self, objective: Objective) -> Self {
        self.seat().objectives.push(objective);
        self
    }

    /// A Battle, with Units.
    pub fn battle(mut self) -> Self {
        self.setup.scenario.kind = ScenarioKind::Battle;
        self
    }

    pub fn difficulty(mut self, difficulty: Difficulty) -> Self {
        self.setup.difficulty = difficulty;
        self
    }

    pub fn turns(mut self, turns: i16) -> Self {
        self.setup.scenario.max_turns = Turn::clamped(turns);
        self
    }

    pub fn more_cooperation(mut self) -> Self {
        self.setup.play = Mode::MoreCooperation;
        self
    }

    pub fn ring_events(mut self) -> Self {
        self.setup.ring_events = RingEvents::With;
        self
    }

    /// A scenario of a campaign; these players bring an Intermission card.
    pub fn in_campaign(mut self, cards: &[u8]) -> Self {
        let cards = cards.iter().map(|player| PlayerId(*player)).collect();
        self.setup.campaign = Some(InCampaign { campaign: CampaignId::new("c1").unwrap(), cards });
        self
    }

    pub fn dishonored_at_zero(mut self) -> Self {
        self.setup.rulings.dishonored = DishonoredFrom::Zero;
        self
    }

    pub fn threshold_glory_after_scoring(mut self) -> Self {
        self.setup.rulings.threshold_glory = ThresholdGlory::AfterScoring;
        self
    }

    pub fn an_ally_holding_back_costs_nobody(mut self) -> Self {
        self.setup.rulings.ally_holds_back = AllyHoldsBack::CostsNobody;
        self
    }

    /// A passage read the other way.
    pub fn the_other_reading_of(mut self, ruling: Ruling) -> Self {
        self.setup.rulings = self.setup.rulings.with(ruling, Reading::Other);
        self
    }

    /// The scenario's header, changed.
    pub fn scenario(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.setup.scenario);
        self
    }

    /// Everything that is wrong with it.
    pub fn faults(self) -> Vec<(Place, FaultKind)> {
        start(&self.setup).unwrap_err().into_iter().map(|fault| (fault.place, fault.kind)).collect()
    }

    /// The table before its first turn.
    pub fn start(self) -> Play {
        self.seeded(1)
    }

    /// The table with chance of its own.
    pub fn seeded(self, seed: u64) -> Play {
        Play::new(Journal::start(self.setup, Seed(seed)).unwrap())
    }

    /// The table with the Champions acting in the order of seats.
    pub fn acting(self) -> Play {
        let mut play = self.start();
        play.activations(&[super::First, super::Second, super::Third, super::Fourth, super::Fifth]);
        play
    }
}
