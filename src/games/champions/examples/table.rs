//! The ready tables of the examples. Cards are the rulebook's; what it does not print is filled in as usual values.

use super::Example;
use crate::games::champions::Champions;
use crate::games::champions::board::document::BoardFile;
use crate::games::champions::command::{Command, FavorTie};
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::field::layout::{ChampionPlace, EnemyPlace, Layout};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::card::{ChampionCard, EnemyCard, EnemyDice, EnemyKind, Ranged};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::keyword::{Keyword, Listed};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::quantity::{
    ActionPoints, Destiny, ElementalDice, GloryValue, Honor, Ki, LifePoints, Size, Turn, Wounds,
};
use crate::games::champions::model::ring_event::RingEvents;
use crate::games::champions::model::scenario::{Difficulty, Modifiers, SameClan, Scenario, ScenarioKind};
use crate::games::champions::model::state::Play;
use crate::games::champions::pack;
use crate::games::champions::rulings::Rulings;
use crate::games::champions::setup::{Fault, Seat, Setup, favor_candidates};
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};
use crate::kernel::known::Known;

/// The Champions at each of these tables, by seat; of Isha the rulebook only says that she shoots.
const SEATS: [(&str, Clan); 5] = [
    ("Matsu Tsuko", Clan::Lion),
    ("Isha", Clan::Naga),
    ("Asahina Takako", Clan::Crane),
    ("Hida Kisada", Clan::Crab),
    ("Togashi Mitsu", Clan::Dragon),
];

/// Where those stand who have no part in it.
const CAMP: &str = "camp";

/// The boards, in the order of the examples.
const BOARDS: &str = include_str!("../content/board-examples.json");

/// The ready table of an example: its Champion acts.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn table(example: Example, seed: Seed, now: Stamp) -> Result<Journal<Champions>, Vec<Fault>> {
    let mut journal: Journal<Champions> = Journal::start(setup(example), seed)?;
    let tied = if journal.state().favor().is_none() { favor_candidates(journal.state()) } else { Vec::new() };
    let favor = tied.first().map(|player| Command::SettleFavor(FavorTie::Told(*player)));
    let out = Command::Board(BoardCommand::SetOut { layout: Box::new(layout(example)) });
    let hero = example.hero();
    let order = std::iter::once(hero).chain(ChampionId::ALL.iter().copied().filter(|id| *id != hero)).collect();
    for command in favor.into_iter().chain([out, Command::BeginActivations { order }]) {
        // What could not come would only be missing; the tests show that all of it does.
        let _ = journal.commit(command, now);
    }
    Ok(journal)
}

/// The scenario of an example: by it a table is known.
pub(super) fn scenario(example: Example) -> Scenario {
    Scenario {
        name: named(example.scenario_name()),
        kind: match example {
            Example::Oni | Example::Shots | Example::Roof => ScenarioKind::Adventure,
            Example::Samurai => ScenarioKind::Battle,
        },
        max_turns: Turn::clamped(6),
        modifiers: Modifiers::TYPICAL,
        mandatory: Vec::new(),
        forbidden: Vec::new(),
        same_clan: SameClan::Forbidden,
        script: None,
    }
}

fn setup(example: Example) -> Setup {
    let pack = pack::builtin();
    let seat = |(name, clan): (&str, Clan)| {
        let printed = pack.champions.iter().find(|card| card.name.as_str() == name).cloned();
        let card = champion(printed.unwrap_or_else(|| isha(name, clan)));
        Seat { player: None, card, objectives: Vec::new() }
    };
    Setup {
        scenario: scenario(example),
        difficulty: Difficulty::Normal,
        play: Play::Standard,
        rulings: Rulings::STANDARD,
        players: SEATS.into_iter().map(seat).collect(),
        companions: Vec::new(),
        ring_events: RingEvents::Without,
        campaign: None,
    }
}

fn named(name: &str) -> Name {
    Name::new(name).unwrap_or_else(|error| unreachable!("these names are short: {error:?}"))
}

/// Who is named on the players' side without a Champion card in the pack.
fn isha(name: &str, clan: Clan) -> ChampionCard {
    let bow = Known::Rulebook(Ranged::Bow);
    ChampionCard { keywords: vec![Keyword::Naga], ranged: bow, ..ChampionCard::blank(named(name), clan) }
}

/// A usual value where the rulebook prints none.
fn usual<T: Copy>(printed: Known<T>, usual: T) -> Known<T> {
    if printed.is_unknown() { Known::Default(usual) } else { printed }
}

/// A bow that is printed without its dice has the usual ones; whoever is not said to have one has none.
fn bow<T: Copy>(printed: Known<Ranged<T>>, dice: T) -> Known<Ranged<T>> {
    match printed {
        Known::Rulebook(Ranged::Bow) => Known::Default(Ranged::Dice(dice)),
        Known::Unknown => Known::Default(Ranged::Never),
        Known::Rulebook(_) | Known::Default(_) | Known::Entered(_) => printed,
    }
}

fn champion(card: ChampionCard) -> ChampionCard {
    ChampionCard {
        destiny: usual(card.destiny, Destiny::clamped(1)),
        keywords_listed: Listed::All,
        life: usual(card.life, LifePoints::clamped(6)),
        weakened_at: usual(card.weakened_at, Wounds::clamped(2)),
        ap: usual(card.ap, ActionPoints::clamped(6)),
        honor: usual(card.honor, Honor::clamped(3)),
        ki: usual(card.ki, Ki::clamped(3)),
        size: usual(card.size, Size::clamped(1)),
        melee: usual(card.melee, ElementalDice::MOST),
        ranged: bow(card.ranged, ElementalDice::MOST),
        ..card
    }
}

/// An Enemy of the pack; an Oni lives longer than others.
fn enemy(name: &str) -> EnemyCard {
    let printed = pack::builtin().enemies.into_iter().find(|card| card.name.as_str() == name);
    let card = printed.unwrap_or_else(|| EnemyCard::blank(named(name), EnemyKind::Enemy));
    let (dice, life) = (EnemyDice { white: 0, gray: 3, black: 0 }, if name == ONI { 6 } else { 3 });
    EnemyCard {
        keywords_listed: Listed::All,
        ap: usual(card.ap, ActionPoints::clamped(4)),
        life: usual(card.life, LifePoints::clamped(life)),
        size: usual(card.size, Size::clamped(1)),
        melee: usual(card.melee, dice),
        ranged: bow(card.ranged, dice),
        glory: usual(card.glory, GloryValue::clamped(1)),
        ..card
    }
}

const ONI: &str = "Armored Oni";
const ZOMBIE: &str = "Peasant Zombie";
const SPEARMAN: &str = "Ashigaru Spearman";
const ARCHER: &str = "Skeleton Archer";
const SAMURAI: &str = "Samurai";

/// Where the Champion of an example stands, and the Enemies: each with its area and its miniatures. Whoever the example
/// is about comes first.
fn standing(example: Example) -> (&'static str, &'static [(&'static str, &'static str, u8)]) {
    match example {
        Example::Oni => {
            ("gate", &[(ONI, "shrine", 1), (ZOMBIE, "shrine", 1), (ZOMBIE, "shrine", 1), (ZOMBIE, "gate", 1)])
        }
        Example::Shots => ("field", &[(SPEARMAN, "well", 1), (SPEARMAN, "wall", 1), (ARCHER, "terrace", 1)]),
        Example::Roof => ("roof", &[(SPEARMAN, "well", 1), (SPEARMAN, "store", 1), (ARCHER, "terrace", 1)]),
        Example::Samurai => ("road", &[(SAMURAI, "road", 3)]),
    }
}

fn layout(example: Example) -> Layout {
    let (ours, theirs) = standing(example);
    let key = |id: &str| AreaKey(id.to_owned());
    let place = |champion: &ChampionId| ChampionPlace {
        champion: *champion,
        area: key(if *champion == example.hero() { ours } else { CAMP }),
    };
    let comes = |(name, area, miniatures): &(&str, &str, u8)| EnemyPlace {
        card: Box::new(enemy(name)),
        miniatures: *miniatures,
        area: Some(key(area)),
        behaviour: Conduct::ASSAULT,
    };
    Layout {
        board: board(example).map(Box::new),
        champions: ChampionId::ALL.iter().map(place).collect(),
        allies: Vec::new(),
        enemies: theirs.iter().map(comes).collect(),
    }
}

fn board(example: Example) -> Option<BoardFile> {
    // What cannot be read would be missing; the tests read all of them.
    let boards: Vec<BoardFile> = serde_json::from_str(BOARDS).ok()?;
    boards.into_iter().nth(example.index())
}
