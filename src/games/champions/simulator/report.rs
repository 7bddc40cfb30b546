//! Many games in figures.

use super::game::{Ending, Proof, play_with};
use super::quantiles::{Counts, Quantiles};
use super::table::{Asked, Unplayable};
use super::watch::ViolationKind;
use crate::games::champions::event::Event;
use crate::games::champions::model::champion::Standing;
use crate::games::champions::model::scenario::{Difficulty, Scenario, ScenarioKind};
use crate::games::champions::model::turn::GroupObjective;
use crate::games::champions::pack::Pack;
use crate::games::champions::scenario::check;
use crate::games::champions::scenario::library::Library;
use crate::games::champions::scoring::{ScoreSheet, score};
use serde::Serialize;
use std::collections::BTreeMap;

/// How the games of a scenario came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// The scenario.
    pub scenario: String,
    /// Its kind.
    pub kind: ScenarioKind,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// How many games.
    pub games: u32,
    /// What they grew from.
    pub seed: u64,
    /// Games whose objective was met.
    pub objective_met: u32,
    /// Games that were won: objective met, Honor at or above the Threshold, and what solo play asks for.
    pub victories: u32,
    /// The turn in which each ended.
    pub turns: Option<Quantiles>,
    /// Group Honor above the Threshold in the end, of all games.
    pub margin: Option<Quantiles>,
    /// The same of the games whose objective was met.
    pub margin_where_met: Option<Quantiles>,
    /// Champions Eliminated, a game.
    pub champions_eliminated: Option<Quantiles>,
    /// Champions Corrupted, a game.
    pub champions_corrupted: Option<Quantiles>,
    /// Enemies Eliminated, a game.
    pub enemies_eliminated: Option<Quantiles>,
    /// The highest final Glory, a game.
    pub glory: Option<Quantiles>,
    /// Combats, a game.
    pub combats: Option<Quantiles>,
    /// Commands, a game.
    pub commands: Option<Quantiles>,
    /// What went against the rules.
    pub violations: Vec<Found>,
}

/// Violations of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Found {
    /// What.
    pub kind: ViolationKind,
    /// How often.
    pub count: u32,
    /// In how many games.
    pub games: u32,
    /// The first game with one, from 0.
    pub first_game: u32,
    /// After how many entries of its journal.
    pub entry: usize,
    /// What exactly, that first time.
    pub detail: String,
}

/// Plays as many games as were asked for.
///
/// # Errors
///
/// Why the scenario cannot be played.
pub fn simulate(scenario: &Scenario, packs: &[&Pack], asked: &Asked) -> Result<Figures, Unplayable> {
    let mut run = Run::begin(scenario, packs, asked, Proof::Each)?;
    while run.played() < asked.games {
        run.play_next(packs)?;
    }
    Ok(run.figures())
}

/// Games that are played one after the other, with their figures so far.
#[derive(Clone, Debug)]
pub struct Run {
    scenario: Scenario,
    asked: Asked,
    proof: Proof,
    played: u32,
    sums: Sums,
}

/// A number of a game, and in how many games it came out.
pub type Spread = Vec<(i64, u64)>;

impl Run {
    /// Before the first game.
    ///
    /// # Errors
    ///
    /// Why the scenario cannot be played.
    pub fn begin(scenario: &Scenario, packs: &[&Pack], asked: &Asked, proof: Proof) -> Result<Self, Unplayable> {
        let faults = check(scenario, &Library::of(packs.iter().copied()));
        if let Some(fault) = faults.first() {
            return Err(Unplayable::Fault(fault.to_string()));
        }
        Ok(Self { scenario: scenario.clone(), asked: asked.clone(), proof, played: 0, sums: Sums::default() })
    }

    /// Plays another game, also beyond those that were asked for.
    ///
    /// # Errors
    ///
    /// Why it cannot be played.
    pub fn play_next(&mut self, packs: &[&Pack]) -> Result<(), Unplayable> {
        let ending = play_with(&self.scenario, packs, (&self.asked, self.proof), self.played)?;
        self.sums.add(self.played, &ending);
        self.played += 1;
        Ok(())
    }

    /// How many games were played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// The figures of the games that were played.
    pub fn figures(&self) -> Figures {
        let asked = Asked { games: self.played, ..self.asked.clone() };
        self.sums.clone().figures(&self.scenario, &asked)
    }

    /// The turn in which each game ended.
    pub fn turns(&self) -> Spread {
        self.sums.turns.spread()
    }

    /// Group Honor above the Threshold in the end.
    pub fn margins(&self) -> Spread {
        self.sums.margin.spread()
    }

    /// Champions that were Eliminated.
    pub fn eliminated(&self) -> Spread {
        self.sums.eliminated.spread()
    }
}

#[derive(Clone, Debug, Default)]
struct Sums {
    met: u32,
    victories: u32,
    turns: Counts,
    margin: Counts,
    margin_where_met: Counts,
    eliminated: Counts,
    corrupted: Counts,
    enemies: Counts,
    glory: Counts,
    combats: Counts,
    commands: Counts,
    violations: BTreeMap<ViolationKind, Found>,
}

impl Sums {
    fn add(&mut self, game: u32, ending: &Ending) {
        let state = ending.journal.state();
        let sheet = score(state);
        self.turns.add(state.turn().get());
        self.score(&sheet);
        let fallen = |standing| state.champions().filter(|(_, one)| one.standing() == standing).count();
        self.eliminated.add(number(fallen(Standing::Eliminated)));
        self.corrupted.add(number(fallen(Standing::Corrupted)));
        let count = |of: fn(&Event) -> bool| number(ending.events().filter(|event| of(event)).count());
        self.enemies.add(count(|event| matches!(event, Event::EnemyEliminated { .. })));
        self.combats.add(count(|event| matches!(event, Event::Fought { .. })));
        self.commands.add(number(ending.journal.cursor()));
        self.violations(game, ending);
    }

    fn score(&mut self, sheet: &ScoreSheet) {
        self.margin.add(sheet.margin());
        if sheet.objective == GroupObjective::Met {
            self.met += 1;
            self.margin_where_met.add(sheet.margin());
        }
        self.victories += u32::from(sheet.is_victory());
        self.glory.add(sheet.glory.iter().map(|line| line.total).max().unwrap_or(0));
    }

    fn violations(&mut self, game: u32, ending: &Ending) {
        let mut seen = Vec::new();
        for violation in &ending.violations {
            let found = self.violations.entry(violation.kind).or_insert_with(|| Found {
                kind: violation.kind,
                count: 0,
                games: 0,
                first_game: game,
                entry: violation.entry,
                detail: violation.detail.clone(),
            });
            found.count += 1;
            if !seen.contains(&violation.kind) {
                seen.push(violation.kind);
                found.games += 1;
            }
        }
    }

    fn figures(self, scenario: &Scenario, asked: &Asked) -> Figures {
        Figures {
            scenario: scenario.name.to_string(),
            kind: scenario.kind,
            difficulty: asked.difficulty,
            games: asked.games,
            seed: asked.seed.0,
            objective_met: self.met,
            victories: self.victories,
            turns: self.turns.quantiles(),
            margin: self.margin.quantiles(),
            margin_where_met: self.margin_where_met.quantiles(),
            champions_eliminated: self.eliminated.quantiles(),
            champions_corrupted: self.corrupted.quantiles(),
            enemies_eliminated: self.enemies.quantiles(),
            glory: self.glory.quantiles(),
            combats: self.combats.quantiles(),
            commands: self.commands.quantiles(),
            violations: self.violations.into_values().collect(),
        }
    }
}

/// A count as a number among others.
fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
