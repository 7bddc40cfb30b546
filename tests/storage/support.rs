//! Tables to keep, and ways to look at what was kept.

use rokugan::games::champions::board::Board;
use rokugan::games::champions::campaign::Campaign;
use rokugan::games::champions::command::{Action, Command, FavorTie, Leaving, Surroundings};
use rokugan::games::champions::model::card::{ChampionCard, EnemyCard, EnemyKind};
use rokugan::games::champions::model::clan::Clan;
use rokugan::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::model::quantity::{
    ActionPoints, Destiny, Gauge, GloryValue, Honor, Ki, LifePoints, Turn,
};
use rokugan::games::champions::model::ring_event::RingEvents;
use rokugan::games::champions::model::scenario::{Difficulty, Modifiers, SameClan, Scenario, ScenarioKind};
use rokugan::games::champions::model::state::Play;
use rokugan::games::champions::pack::Pack;
use rokugan::games::champions::rulings::Rulings;
use rokugan::games::champions::setup::{Seat, Setup};
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::kept::{KeptDocument, KeptLibrary};
use rokugan::kernel::known::Known;
use rokugan::storage::codec::{self, CodecError};
use rokugan::storage::documents::{DocumentError, Documents, Kept};
use rokugan::storage::memory::MemoryStore;
use rokugan::storage::transfer::{self, ImportError, Imported};
use rokugan::storage::{Change, Listing, Opened, StoreError, TabId, TableId, Tables, Writer};

pub type Boards<S> = Documents<Board, S>;
pub type Campaigns<S> = Documents<Campaign, S>;
pub type Scenarios<S> = Documents<Scenario, S>;
pub type BoardError = DocumentError<<Board as KeptDocument>::Fault>;
pub type CampaignError = DocumentError<<Campaign as KeptDocument>::Fault>;
pub type ScenarioError = DocumentError<<Scenario as KeptDocument>::Fault>;
pub type LibraryError = rokugan::storage::library::LibraryError<<Pack as KeptLibrary>::Fault>;
pub type KeptBoard = Kept<Board>;
pub type KeptCampaign = Kept<Campaign>;

/// Reads a save of Champions.
pub fn decode(text: &str) -> Result<codec::Document<Champions>, CodecError> {
    codec::decode(text)
}

/// Takes in a file of Champions.
pub fn import(text: &str) -> Result<Imported<Champions>, ImportError> {
    transfer::import(text)
}

/// Takes in a file of Champions as it was recorded.
pub fn import_as_recorded(text: &str) -> Result<Imported<Champions>, ImportError> {
    transfer::import_as_recorded(text)
}

/// The list of tables, those of Champions with a fresh summary.
pub fn fresh_list<S: rokugan::storage::Store>(tables: &Tables<S>) -> Vec<Listing> {
    tables.freshen::<Champions>(tables.list().unwrap())
}

/// A number no JavaScript tool would keep.
pub const SEED: Seed = Seed(u64::MAX - 12);

pub fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

pub fn id(text: &str) -> TableId {
    TableId::new(text).unwrap()
}

/// Five players, all with the same Honor, so that the Favor has to be rolled for.
pub fn setup() -> Setup {
    let clans = [Clan::Lion, Clan::Crane, Clan::Crab, Clan::Scorpion, Clan::Dragon];
    let names = ["Matsu Tsuko", "土地 Kakita", "هيدا", "🐉 Bayushi", "Mirumoto"];
    let seat = |(clan, called): (Clan, &str)| Seat {
        player: None,
        card: ChampionCard {
            destiny: Known::Entered(Destiny::clamped(1)),
            life: Known::Entered(LifePoints::clamped(10)),
            ap: Known::Entered(ActionPoints::clamped(6)),
            honor: Known::Entered(Honor::clamped(4)),
            ki: Known::Entered(Ki::clamped(3)),
            ..ChampionCard::blank(name(called), clan)
        },
        objectives: Vec::new(),
    };
    Setup {
        scenario: Scenario {
            name: name("The Wall"),
            kind: ScenarioKind::Adventure,
            max_turns: Turn::clamped(6),
            modifiers: Modifiers::TYPICAL,
            mandatory: Vec::new(),
            forbidden: Vec::new(),
            same_clan: SameClan::Forbidden,
            script: None,
        },
        difficulty: Difficulty::Hard,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players: clans.into_iter().zip(names).map(seat).collect(),
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    }
}

/// A table before its first command.
pub fn fresh() -> Table {
    Table::start(setup(), SEED).unwrap()
}

pub fn remark(text: &str) -> Command {
    Command::Remark { note: Note::new(text) }
}

/// A first turn: a roll, an Enemy, moves, a wound, a change by hand.
pub fn first_turn() -> Vec<Command> {
    let matsu = ChampionId::First;
    let walk = Action::Movement { cost: 2, leaving: Leaving::Disengagement };
    let spear = EnemyCard {
        life: Known::Entered(LifePoints::clamped(2)),
        glory: Known::Entered(GloryValue::clamped(1)),
        ..EnemyCard::blank(name("Spear"), EnemyKind::Enemy)
    };
    vec![
        Command::SettleFavor(FavorTie::Rolled),
        Command::AddEnemies { card: Box::new(spear), count: 2 },
        Command::BeginActivations { order: ChampionId::ALL.to_vec() },
        Command::Act { actor: Actor::Champion(matsu), action: walk },
        Command::WoundEnemy { enemy: EnemyId(0), wounds: 2, credit: Some(matsu) },
        Command::Adjust {
            who: Who::Champion(matsu), gauge: Gauge::Life, by: -3, note: Note::new("arrows \"…\" 🏹")
        },
        Command::Act { actor: Actor::Champion(matsu), action: Action::Healing { area: Surroundings::Clear } },
        Command::EndActivation,
        remark("سلام"),
    ]
}

/// The table after its first turn.
pub fn played() -> Table {
    let mut table = fresh();
    for (command, stamp) in first_turn().into_iter().zip(1..) {
        table.commit(command, Stamp(stamp)).unwrap();
    }
    table
}

/// A store of its own, and the first tab on it.
pub fn tables() -> Tables<MemoryStore> {
    Tables::new(MemoryStore::default(), TabId::from_random(1))
}

/// A table that is played and kept at once, as the app does it.
pub struct Game<'a, S> {
    pub tables: &'a Tables<S>,
    pub writer: Writer,
    pub table: Table,
}

impl<'a, S: rokugan::storage::Store> Game<'a, S> {
    pub fn start(tables: &'a Tables<S>, of: &TableId) -> Self {
        Self::keep(tables, of, fresh())
    }

    pub fn keep(tables: &'a Tables<S>, of: &TableId, table: Table) -> Self {
        let writer = tables.create(of, name("Friday"), &table, Stamp(1)).unwrap();
        Self { tables, writer, table }
    }

    pub fn open(tables: &'a Tables<S>, of: &TableId) -> Self {
        let (Opened { table, .. }, writer) = tables.claim::<Champions>(of).unwrap();
        Self { tables, writer, table }
    }

    pub fn play(&mut self, command: Command) -> Result<(), StoreError> {
        let stamp = Stamp(self.table.entries().len() as u64 + 1);
        self.table.commit(command, stamp).unwrap();
        self.tables.record(&mut self.writer, Change::Committed, &self.table, stamp)
    }

    pub fn go_to(&mut self, cursor: usize) -> Result<(), StoreError> {
        self.table.go_to(cursor);
        self.tables.record(&mut self.writer, Change::Moved, &self.table, Stamp(50))
    }

    pub fn say(&mut self, text: &str) -> Result<(), StoreError> {
        self.play(remark(text))
    }
}

/// The same journal, the same state.
pub fn assert_same(one: &Table, other: &Table) {
    assert_eq!(one, other);
    assert_eq!(one.state(), other.state());
}
