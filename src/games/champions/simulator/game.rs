//! One game from its set-up to its score.

use super::by_odds::Care;
use super::enemies;
use super::errands;
use super::policy::Acting;
use super::proof;
use super::pushing;
use super::table::{Asked, Unplayable, setup};
use super::watch::{self, Violation, ViolationKind};
use super::whim::Whim;
use crate::games::champions::Champions;
use crate::games::champions::command::{Command, FavorTie};
use crate::games::champions::event::Event;
use crate::games::champions::field::command::{BoardCommand, EnemyStep};
use crate::games::champions::field::next::waiting;
use crate::games::champions::investigation::command::InvestigationCommand;
use crate::games::champions::model::champion::Champion;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, ChampionId, ObjectiveId};
use crate::games::champions::model::objective::{KeptObjective, Progress, Timing};
use crate::games::champions::model::quantity::GloryValue;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::{GroupObjective, Phase};
use crate::games::champions::pack::Pack;
use crate::games::champions::queries;
use crate::games::champions::scenario::command::StoryCommand;
use crate::games::champions::scenario::due::{self, Due};
use crate::games::champions::scenario::fault::Fault;
use crate::games::champions::scenario::library::Library;
use crate::games::champions::scenario::progress::verdict;
use crate::games::champions::scenario::script::Script;
use crate::games::champions::scenario::set_out;
use crate::games::champions::scenario::tally::Tally;
use crate::kernel::by::Small as _;
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};
use crate::kernel::known::Known;

/// More commands than any game takes.
const MOST_COMMANDS: usize = 3_000;
/// Refusals one after the other after which nothing goes on.
const MOST_REFUSALS: usize = 8;

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Its journal.
    pub journal: Journal<Champions>,
    /// What was found on the way.
    pub violations: Vec<Violation>,
}

/// Whether a finished game is decided again from its journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It is, and what differs is a violation.
    Each,
    /// It is not: for figures only, in half the time.
    Skipped,
}

/// Plays one game of a scenario, and decides it again.
///
/// # Errors
///
/// Why it cannot be played.
pub fn play(scenario: &Scenario, packs: &[&Pack], asked: &Asked, number: u32) -> Result<Ending, Unplayable> {
    play_with(scenario, packs, (asked, Proof::Each), number)
}

/// Plays one game of a scenario.
///
/// # Errors
///
/// Why it cannot be played.
pub(super) fn play_with(
    scenario: &Scenario,
    packs: &[&Pack],
    (asked, proof): (&Asked, Proof),
    number: u32,
) -> Result<Ending, Unplayable> {
    let script = scenario.script.as_deref().ok_or(Unplayable::NoScript)?;
    let library = Library::of(packs.iter().copied());
    let seed = Seed(asked.seed.0.wrapping_mul(1_000_003).wrapping_add(number.into()));
    let setup = setup(scenario, packs, asked, number)?;
    // The cards were chosen for the scenario: what is wrong now is whom it wants together.
    let at_odds = |_| Unplayable::Fault("mandatory: these cannot sit at one table of five".to_owned());
    let journal = Journal::start(setup, seed).map_err(at_odds)?;
    let faces = packs.iter().map(|pack| pack.enemy_faces()).find(|faces| matches!(faces, Known::Entered(_)));
    let faces = faces.and_then(|faces| faces.value()).unwrap_or(EnemyFaces::USUAL);
    let tally = Tally::begin();
    let (violations, refusals) = (Vec::new(), 0);
    let whim = Whim::of(seed);
    let care = asked.care;
    let mut game = Game { journal, script, library, tally, whim, faces, care, violations, refusals };
    game.begin()?;
    game.run();
    game.tell_vows();
    if proof == Proof::Each {
        game.prove();
    }
    Ok(Ending { journal: game.journal, violations: game.violations })
}

struct Game<'a> {
    journal: Journal<Champions>,
    script: &'a Script,
    library: Library<'a>,
    tally: Tally,
    whim: Whim,
    faces: EnemyFaces,
    care: Care,
    violations: Vec<Violation>,
    refusals: usize,
}

impl Game<'_> {
    fn state(&self) -> &State {
        self.journal.state()
    }

    fn begin(&mut self) -> Result<(), Unplayable> {
        let fault = |fault: Fault| Unplayable::Fault(fault.to_string());
        let board = self.library.board_of(self.script).map_err(fault)?.ok_or(Unplayable::NoBoard)?;
        for command in set_out::beginning(self.state(), &self.library, Some(&board)).map_err(fault)? {
            self.commit(command);
        }
        Ok(())
    }

    fn run(&mut self) {
        while self.state().ended().is_none() {
            if self.journal.cursor() >= MOST_COMMANDS || self.refusals >= MOST_REFUSALS {
                let detail = format!("{} commands, {} refusals", self.journal.cursor(), self.refusals);
                self.found(ViolationKind::Endless, detail);
                return;
            }
            let next = self.next();
            if !self.commit(next) {
                let way_out = self.way_out();
                self.commit(way_out);
            }
        }
    }

    fn next(&mut self) -> Command {
        if let Some(objective) = self.verdict() {
            return Command::EndGame { objective };
        }
        if let Some(command) = pushing::next(self.journal.state(), &mut self.whim) {
            return command;
        }
        if let Some(command) = self.happening().or_else(|| self.take_over()) {
            return command;
        }
        match self.state().phase() {
            Phase::Preparation => self.prepare(),
            Phase::Champions => self.activation(),
            Phase::Enemies => enemies::next(&self.journal, (self.care, &self.faces), &mut self.whim),
            Phase::Recovery => self.recover(),
        }
    }

    /// What still goes on where the rules refuse the first choice.
    fn way_out(&self) -> Command {
        match self.state().phase() {
            Phase::Preparation | Phase::Recovery => Command::EndGame { objective: GroupObjective::Missed },
            Phase::Champions => Command::EndActivation,
            Phase::Enemies => {
                let waiting = waiting(self.state()).into_iter().next();
                let stays = |enemy| Command::Board(BoardCommand::Move { enemy, how: EnemyStep::Stays });
                waiting.map_or(Command::EndEnemies, stays)
            }
        }
    }

    /// How the scenario says the game ends now. Without a Champion in play it has been lost.
    fn verdict(&self) -> Option<GroupObjective> {
        let nobody = self.state().champions().all(|(_, champion)| !champion.is_in_play());
        verdict(self.script, self.state(), &self.tally).or(nobody.then_some(GroupObjective::Missed))
    }

    /// The first event that waits now, with those who come. One whose figures find no room anywhere waits for some.
    fn happening(&self) -> Option<Command> {
        let has_board = self.state().field().is_some();
        due::now(self.state()).find_map(|Due { place: happening, happening: event }| {
            let layout = set_out::arrivals(self.state(), event, &self.library).ok().flatten().map(Box::new);
            let waits = has_board && layout.as_ref().is_some_and(|layout| !layout.is_all_placed());
            (!waits).then_some(Command::Story(StoryCommand::Heed { happening, layout }))
        })
    }

    /// A player whose Champion is gone goes on with a Companion, now and then.
    fn take_over(&mut self) -> Option<Command> {
        let state = self.journal.state();
        let all = ChampionId::ALL.iter().flat_map(|id| queries::take_overs(state, *id)).collect::<Vec<_>>();
        if all.is_empty() || !self.whim.once_in(6) {
            return None;
        }
        let (player, companion) = *self.whim.pick(&all)?;
        Some(Command::TakeOver { player, companion })
    }

    fn prepare(&mut self) -> Command {
        if self.state().favor().is_none() {
            return Command::SettleFavor(FavorTie::Rolled);
        }
        let state = self.journal.state();
        let mut order: Vec<ChampionId> =
            state.champions().filter(|(_, champion)| champion.is_in_play()).map(|(id, _)| id).collect();
        let first = self.whim.below(order.len());
        order.rotate_left(first);
        Command::BeginActivations { order }
    }

    fn activation(&mut self) -> Command {
        let state = self.journal.state();
        if let Some(talk) = state.investigation().and_then(|known| known.talk()) {
            let place = u8::try_from(self.whim.below(talk.hand.len())).unwrap_or(0);
            return Command::Investigation(InvestigationCommand::Play { places: vec![place] });
        }
        let Some(active) = state.track().active() else { return Command::EndActivation };
        let errands = errands::open(self.script, state, &self.tally);
        let allies = state.allies().map(|(id, _)| Actor::Ally(id)).filter(|ally| state.is_in_play(*ally));
        let allies = allies.filter(|_| queries::allies_act_with(state) == Some(active));
        for actor in allies.chain([Actor::Champion(active)]) {
            let (journal, errands, faces, care) = (&self.journal, &errands[..], &self.faces, self.care);
            if let Some(command) = (Acting { journal, actor, errands, faces, care }).next(&mut self.whim) {
                return command;
            }
        }
        Command::EndActivation
    }

    /// The next turn, or the end where there is none: met if holding out was all that was left.
    fn recover(&self) -> Command {
        if self.state().turn() < self.state().scenario().max_turns {
            Command::Recover
        } else {
            Command::EndGame { objective: GroupObjective::Missed }
        }
    }

    /// Carries out a command; tells whether the rules allowed it.
    fn commit(&mut self, command: Command) -> bool {
        let before = self.state().clone();
        let clock = (before.turn().get(), before.phase());
        let by_hand = matches!(command, Command::EndGame { .. });
        match self.journal.commit(command.clone(), Stamp(0)) {
            Ok(entry) => {
                self.tally.note(&before, &entry.events);
                self.refusals = 0;
            }
            Err(refusal) => {
                self.refusals += 1;
                let asked = format!("{command:?}");
                let asked: String = asked.chars().take(200).collect();
                self.found(ViolationKind::Refused, format!("{refusal:?} against {asked}"));
                return false;
            }
        }
        if !by_hand {
            for (kind, detail) in watch::look(self.journal.state(), clock) {
                self.found(kind, detail);
            }
        }
        true
    }

    fn found(&mut self, kind: ViolationKind, detail: String) {
        self.violations.push(Violation { kind, entry: self.journal.cursor(), detail });
    }

    /// Objectives are told after the game.
    fn tell_vows(&mut self) {
        for (champion, objective, glory) in self.vows() {
            if self.whim.once_in(2) {
                self.commit(Command::CompleteObjective { champion, objective, glory });
            }
        }
    }

    /// The journal is held against itself.
    fn prove(&mut self) {
        for (kind, detail) in proof::prove(&self.journal) {
            self.found(kind, detail);
        }
    }

    /// The End objectives that could be told complete, each for its lower value.
    fn vows(&self) -> Vec<(ChampionId, ObjectiveId, GloryValue)> {
        let open = |kept: &&KeptObjective| kept.progress == Progress::Open && kept.card.timing == Timing::End;
        let of = |(id, champion): (ChampionId, &Champion)| {
            let kept = champion.objectives().iter();
            let worth = kept
                .filter(|(_, kept)| open(kept))
                .filter_map(|(objective, kept)| Some((*objective, *kept.card.worth.values().first()?)));
            worth.map(|(objective, glory)| (id, objective, glory)).collect::<Vec<_>>()
        };
        self.state().champions().flat_map(of).collect()
    }
}

impl Ending {
    /// Everything that happened.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.journal.entries().iter().flat_map(|entry| &entry.events)
    }
}
