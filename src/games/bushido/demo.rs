//! Two made-up Warbands, and a table in the middle of their game to look around in.

use super::Bushido;
use super::command::{Action, Command, Dice, DiceTold, Exchange, MeleeAction, Outcome, Starting, Tactical, WoundDice};
use super::model::player::{Player, Players};
use super::model::scenario::{Scenario, ScenarioParts};
use super::model::sides::Sides;
use super::model::size::Size;
use super::model::special::{Special, SpecialDefence};
use super::model::split::Split;
use super::model::warband::{
    Card, Cost, FeatCost, KiFeat, MeleeWeapon, PrintedLimit, PrintedSpecial, PrintedStatistic, Profile, RangedWeapon,
    Strength, Warband, WarbandParts,
};
use super::setup::{Fault, Recruiting, ScenarioChoice, Setup};
use super::state::condition::Condition;
use super::state::model::{Gauge, ModelId};
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};
use crate::kernel::name::{Name, Note};
use std::collections::BTreeSet;

/// What a made-up card says, in a few numbers.
struct Made {
    name: &'static str,
    kind: &'static str,
    cost: i64,
    models: &'static [&'static str],
    melee: i64,
    ranged: Option<i64>,
    ki: (i64, i64),
    wounds: i64,
    size: Size,
    traits: &'static [&'static str],
    weapon: (&'static str, i64, &'static [&'static str]),
    specials: &'static [(&'static str, i64)],
    feat: Option<(&'static str, i64)>,
}

impl Made {
    fn profile(&self, faction: &str) -> Profile {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let (weapon, strength, weapon_traits) = self.weapon;
        let printed = |(name, cost): &(&str, i64)| PrintedSpecial { name: (*name).to_owned(), cost: Some(*cost) };
        let bow = || RangedWeapon {
            weapon: MeleeWeapon {
                name: "Bow".to_owned(),
                strength: Some(Strength::Number(0)),
                traits: Vec::new(),
                specials: Vec::new(),
            },
            bands: Some([Some(5), Some(10), Some(15)]),
        };
        let feat = |(name, cost): (&str, i64)| KiFeat {
            name: name.to_owned(),
            cost: Some(FeatCost::Number(cost)),
            timing: Some("Active".to_owned()),
            subject: Some("Personal".to_owned()),
            limits: texts(&["once per turn"]),
        };
        Profile {
            name: self.name.to_owned(),
            faction: faction.to_owned(),
            ronin_for: Some(Vec::new()),
            types: texts(&[self.kind]),
            traits: texts(self.traits),
            cost: Cost::Rice(self.cost),
            most: i64::try_from(self.models.len()).ok(),
            models: texts(self.models),
            permits: Vec::new(),
            requires: Vec::new(),
            hatred: Vec::new(),
            forms: Vec::new(),
            card: Card {
                unique: Some(self.models.len() == 1),
                melee: Some(PrintedStatistic::Number(self.melee)),
                melee_boost: Some(2),
                ranged: Some(self.ranged.map_or(PrintedStatistic::Dash, PrintedStatistic::Number)),
                ranged_boost: Some(2),
                movement: Some(PrintedStatistic::Number(4)),
                movement_boost: Some(2),
                ki: Some(PrintedStatistic::Number(self.ki.0)),
                ki_boost: Some(2),
                ki_limit: Some(PrintedLimit::Number(self.ki.1)),
                wounds: Some(self.wounds),
                size: Some(self.size),
                base: Some(30),
                melee_weapons: vec![MeleeWeapon {
                    name: weapon.to_owned(),
                    strength: Some(Strength::Number(strength)),
                    traits: texts(weapon_traits),
                    specials: self.specials.iter().map(printed).collect(),
                }],
                ranged_weapons: if self.ranged.is_some() { vec![bow()] } else { Vec::new() },
                feats: self.feat.map(feat).into_iter().collect(),
            },
        }
    }
}

const HARBOR: [Made; 3] = [
    Made {
        name: "Captain Tsubaki",
        kind: "Samurai",
        cost: 13,
        models: &["Captain Tsubaki"],
        melee: 3,
        ranged: None,
        ki: (2, 6),
        wounds: 5,
        size: Size::Small,
        traits: &["Armour (3)", "Courage (1)", "Tactician (1)"],
        weapon: ("Pier blade", 1, &[]),
        specials: &[("Powerful Attack", 1)],
        feat: Some(("Tide Step", 2)),
    },
    Made {
        name: "Harbor Watchmen",
        kind: "Watchman",
        cost: 6,
        models: &["Watchman Ichi", "Watchman Ni"],
        melee: 2,
        ranged: Some(2),
        ki: (1, 4),
        wounds: 4,
        size: Size::Small,
        traits: &["Armour (1)"],
        weapon: ("Boat hook", 0, &["Reach"]),
        specials: &[("Push Attack", 1)],
        feat: None,
    },
    Made {
        name: "Lantern Monk",
        kind: "Monk",
        cost: 7,
        models: &["Lantern Monk"],
        melee: 2,
        ranged: None,
        ki: (2, 5),
        wounds: 3,
        size: Size::Small,
        traits: &["Dodge (1)"],
        weapon: ("Palms", 0, &[]),
        specials: &[("Stun Attack", 1), ("Sidestep Defence", 0)],
        feat: Some(("Quiet Light", 1)),
    },
];

const MARSH: [Made; 3] = [
    Made {
        name: "Ren of the Reeds",
        kind: "Hunter",
        cost: 12,
        models: &["Ren of the Reeds"],
        melee: 3,
        ranged: None,
        ki: (2, 6),
        wounds: 6,
        size: Size::Small,
        traits: &["Prowess [Melee] (1)"],
        weapon: ("Eel spear", 0, &["Poison (1/1)"]),
        specials: &[("Sidestep Defence", 0), ("Sweep Attack", 1)],
        feat: Some(("Mud Veil", 2)),
    },
    Made {
        name: "Reed Catchers",
        kind: "Catcher",
        cost: 6,
        models: &["Eel Catcher", "Mud Heron"],
        melee: 2,
        ranged: Some(2),
        ki: (1, 3),
        wounds: 4,
        size: Size::Small,
        traits: &[],
        weapon: ("Net", 0, &[]),
        specials: &[("Grapple Attack", 1)],
        feat: None,
    },
    Made {
        name: "Old Sazanami",
        kind: "Yokai",
        cost: 8,
        models: &["Old Sazanami"],
        melee: 2,
        ranged: None,
        ki: (2, 4),
        wounds: 4,
        size: Size::Medium,
        traits: &["Fear (5)", "Tough (1)", "Regenerate (1)"],
        weapon: ("Claws", 1, &["Bleed (1/1)"]),
        specials: &[("Combo Attack", 1)],
        feat: None,
    },
];

/// The first made-up Warband.
///
/// # Panics
///
/// Never: nothing is attached, so nothing can be attached to what is not there.
pub fn harbor_watch() -> Warband {
    warband("Harbor Watch", &HARBOR)
}

/// The second made-up Warband.
pub fn reed_marsh() -> Warband {
    warband("Reed Marsh", &MARSH)
}

fn warband(name: &str, made: &[Made]) -> Warband {
    let profiles: Vec<Profile> = made.iter().map(|one| one.profile(name)).collect();
    let rice = made.iter().map(|one| one.cost * i64::try_from(one.models.len()).unwrap_or(1)).sum();
    let parts = WarbandParts {
        name: name.to_owned(),
        faction: name.to_owned(),
        rice,
        theme: None,
        profiles,
        specials: Vec::new(),
    };
    match Warband::new(parts) {
        Ok(warband) => warband,
        Err(missing) => unreachable!("nothing is attached, so nothing is missing: {missing}"),
    }
}

/// The set-up of the demonstration: Keii between the two made-up Warbands.
pub fn setup() -> Setup {
    Setup {
        warbands: Players { a: harbor_watch(), b: reed_marsh() },
        scenario: ScenarioChoice::Keii,
        rulings: BTreeSet::new(),
        recruiting: Recruiting::ByTheRules,
    }
}

/// The set-up of the first lesson: the three simplest models of each Warband, and Keii in two turns, each with its
/// Victory Point, so that every phase comes twice within ten minutes.
pub fn lesson_setup() -> Setup {
    let keii = Scenario::keii();
    let parts =
        ScenarioParts { length: 2, score_at: BTreeSet::from([1, 2]), reset: BTreeSet::new(), ..keii.parts().clone() };
    // A name of four letters is one; where it were none, the lesson would be longer.
    let scenario =
        Name::new("Keii").map_or(ScenarioChoice::Keii, |name| ScenarioChoice::Own { name, parts, variable: None });
    let warbands = Players { a: warband("Harbor Watch", &HARBOR[..2]), b: warband("Reed Marsh", &MARSH[..2]) };
    Setup { warbands, scenario, ..setup() }
}

/// A table before its first turn, for the first lesson.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn lesson_table(seed: Seed) -> Result<Journal<Bushido>, Vec<Fault>> {
    Journal::start(lesson_setup(), seed)
}

/// The demonstration table: turn 4 of Keii, Tsubaki in base to base with Ren.
///
/// # Errors
///
/// Every fault of its set-up; the tests show that there is none.
pub fn table(seed: Seed, now: Stamp) -> Result<Journal<Bushido>, Vec<Fault>> {
    let mut journal = Journal::start(setup(), seed)?;
    for command in story() {
        // A step that could not be taken would only be missing; the tests show that all are.
        let _ = journal.commit(command, now);
    }
    Ok(journal)
}

/// Whether a table began as the demonstration or the first lesson: whatever came of it is no game of the players.
pub fn is_to_look_around(table: &Journal<Bushido>) -> bool {
    if *table.setup() == lesson_setup() {
        return true;
    }
    let story = story();
    let told = table.entries().iter().map(|entry| &entry.command);
    *table.setup() == setup()
        && table.entries().len() >= story.len()
        && told.zip(&story).all(|(one, other)| one == other)
}

const TSUBAKI: ModelId = ModelId(0);
const ICHI: ModelId = ModelId(1);
const NI: ModelId = ModelId(2);
const MONK: ModelId = ModelId(3);
const REN: ModelId = ModelId(4);
const CATCHER: ModelId = ModelId(5);
const HERON: ModelId = ModelId(6);
const SAZANAMI: ModelId = ModelId(7);

fn walk(model: ModelId) -> Command {
    Command::Act { model, action: Action::Walk }
}

fn pray(model: ModelId, objective: &str) -> Command {
    Command::Act { model, action: Action::Scenario { objective: objective.to_owned() } }
}

fn starting(winner: Player) -> Command {
    let tactical = Tactical::Told(winner);
    Command::StartPhase(Box::new(Starting { tactical, first: None, coins: Vec::new(), length: None }))
}

fn ending() -> Command {
    Command::EndPhase(Box::default())
}

/// Every step of the demonstration.
pub fn story() -> Vec<Command> {
    let mut story = vec![Command::BeginGame];
    for turn in 1..=3 {
        story.push(starting(Player::A));
        story.extend(quiet_turn(turn));
        story.push(ending());
    }
    story.push(starting(Player::A));
    story.extend(fourth_turn());
    story
}

/// A turn of walking and praying: two counters for each of eight models.
fn quiet_turn(turn: u8) -> Vec<Command> {
    let act = |model: ModelId, objective: Option<&str>| objective.map_or_else(|| walk(model), |one| pray(model, one));
    let prayers: [Option<&str>; 4] = match turn {
        1 => [Some("n1"), None, None, Some("b1")],
        2 => [Some("a1"), None, Some("n2"), None],
        _ => [Some("n1"), Some("a2"), Some("n2"), Some("b1")],
    };
    let pairs = [(TSUBAKI, REN), (ICHI, CATCHER), (NI, HERON), (MONK, SAZANAMI)];
    let mut commands = Vec::new();
    for (at, (own, other)) in pairs.into_iter().enumerate() {
        commands.push(act(own, if at < 2 { prayers[at] } else { None }));
        commands.push(act(other, if at >= 2 { prayers[at] } else { None }));
    }
    commands.extend(pairs.into_iter().flat_map(|(own, other)| [walk(own), walk(other)]));
    commands.push(Command::EndActivation);
    commands
}

/// Ren and Tsubaki fought once already; both have one counter left, and states to look at.
fn fourth_turn() -> Vec<Command> {
    let models = Sides { active: TSUBAKI, other: REN };
    let splits = Sides {
        active: Split { attack: 2, defence: 1, special: None },
        other: Split { attack: 2, defence: 1, special: Some(Special::Defence(SpecialDefence::Sidestep)) },
    };
    let dice = Sides {
        active: Dice { attack: vec![4, 2], defence: vec![5] },
        other: Dice { attack: vec![5, 3], defence: vec![4] },
    };
    let outcome = Outcome::Rolled {
        splits,
        dice: DiceTold::Entered(dice),
        damage: WoundDice::Entered(vec![vec![3, 5], vec![4, 4]]),
    };
    let action = MeleeAction::Melee;
    let exchange = Exchange { models, action, terms: Sides::default(), initiative: None, outcome };
    let mark = |model, condition, value| Command::Mark { model, condition, value };
    let adjust = |model, gauge, by| Command::Adjust { model, gauge, by, note: Note::default() };
    vec![
        Command::Fight(Box::new(exchange)),
        pray(HERON, "a1"),
        Command::EndActivation,
        mark(NI, Condition::Stunned, 1),
        adjust(NI, Gauge::Wounds, 2),
        mark(SAZANAMI, Condition::Poison, 1),
        adjust(SAZANAMI, Gauge::Wounds, 2),
        mark(CATCHER, Condition::Frightened, 5),
        mark(HERON, Condition::Prone, 1),
        mark(REN, Condition::Bleed, 2),
        mark(REN, Condition::Bleed, 1),
    ]
}
