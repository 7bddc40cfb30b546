//! Which command comes next in somebody's Activation.

use super::by_odds::{self, Care};
use super::errands::{Errand, Task};
use super::rolling;
use super::walking::{Spending, Ways};
use super::whim::Whim;
use crate::games::champions::Champions;
use crate::games::champions::actions::{CONCENTRATION, FULL_ACTION};
use crate::games::champions::board::AreaId;
use crate::games::champions::command::{Action, CombatKind, Command, Starter, Surroundings};
use crate::games::champions::field::combat_terms::targets;
use crate::games::champions::flags;
use crate::games::champions::model::champion::Once;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::investigation::Whom;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::objective::{Objective, Timing, Visibility, Worth};
use crate::games::champions::model::quantity::{FULL_PURITY, Gauge, GloryValue};
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::{Play, State};
use crate::games::champions::queries;
use crate::games::champions::sheet::draft::{Duel, Trial, TrialKind};
use crate::kernel::by::Small as _;
use crate::kernel::journal::Journal;

/// Somebody who acts, and what it knows.
pub(super) struct Acting<'a> {
    pub journal: &'a Journal<Champions>,
    pub actor: Actor,
    pub errands: &'a [Errand],
    pub faces: &'a EnemyFaces,
    pub care: Care,
}

impl Acting<'_> {
    /// What it does next; nothing once it is done.
    pub fn next(&self, whim: &mut Whim) -> Option<Command> {
        self.purify(whim)
            .or_else(|| self.draw_objective(whim))
            .or_else(|| self.run_errand(whim))
            .or_else(|| self.attack(whim))
            .or_else(|| self.heal())
            .or_else(|| self.walk(whim))
            .or_else(|| self.concentrate())
    }

    fn state(&self) -> &State {
        self.journal.state()
    }

    fn gauge(&self, gauge: Gauge) -> i16 {
        queries::gauge(self.state(), self.actor.into(), gauge).unwrap_or(0)
    }

    fn act(&self, action: Action) -> Command {
        Command::Act { actor: self.actor, action }
    }

    fn at(&self) -> Option<AreaId> {
        self.state().field()?.position(self.actor.into())
    }

    /// One Ki for one Purity, while there is enough for a Combat.
    fn purify(&self, whim: &mut Whim) -> Option<Command> {
        let Actor::Champion(_) = self.actor else { return None };
        let worth = self.gauge(Gauge::Purity) < FULL_PURITY && self.gauge(Gauge::Ki) > 1;
        (worth && whim.once_in(2)).then(|| self.act(Action::RaisePurity))
    }

    /// Now and then another objective is drawn.
    fn draw_objective(&self, whim: &mut Whim) -> Option<Command> {
        let Actor::Champion(id) = self.actor else { return None };
        let champion = self.state().champion(id);
        let may = self.state().play() == Play::Standard && !champion.card().is_companion();
        if !may || champion.drew() == Once::Done || self.gauge(Gauge::Ap) < 1 || !whim.once_in(12) {
            return None;
        }
        let (one, other) = (GloryValue::clamped(1), GloryValue::clamped(3));
        let timing = if whim.once_in(2) { Timing::End } else { Timing::Instant };
        let title = Note::new("A vow");
        let kept = Objective { title, visibility: Visibility::Hidden, timing, worth: Worth::Two(one, other) };
        Some(self.act(Action::DrawObjectives { kept: Some(kept) }))
    }

    /// What can be done where it stands.
    fn run_errand(&self, whim: &mut Whim) -> Option<Command> {
        let field = self.state().field()?;
        let at = field.key(self.at()?);
        let ap = self.gauge(Gauge::Ap);
        self.errands.iter().filter(|errand| errand.area == at).find_map(|errand| match errand.task {
            Task::Stand => None,
            Task::Touch => (ap >= 1).then(|| self.act(Action::SimpleManipulation)),
            Task::Manipulate(target) => self.test(TrialKind::ComplexManipulation, target, None, whim),
            Task::Ask(persona) => self.test(TrialKind::Investigation, 3, Some(Whom::Persona(persona)), whim),
        })
    }

    fn test(&self, kind: TrialKind, target: u8, whom: Option<Whom>, whim: &mut Whim) -> Option<Command> {
        let dishonored = match self.actor {
            Actor::Champion(id) => flags::is_dishonored(self.state(), self.state().champion(id)),
            Actor::Ally(_) => false,
        };
        if self.gauge(Gauge::Ap) < FULL_ACTION || kind == TrialKind::Investigation && dishonored {
            return None;
        }
        let (actor, element, harmony_counts) = (self.actor, None, Harmony::Unused);
        rolling::test(self.journal, Trial { actor, kind, target, element, harmony_counts, whom }, self.care, whim)
    }

    /// A Combat, with whom it is worth most or whoever is weakest.
    fn attack(&self, whim: &mut Whim) -> Option<Command> {
        if self.gauge(Gauge::Ap) < FULL_ACTION {
            return None;
        }
        let reach = targets(self.state(), self.actor);
        let (enemy, kind) = match self.care {
            Care::Exact => by_odds::best_target(self.state(), self.actor, &reach, self.faces)?,
            Care::Quick => self.weakest(&reach, whim)?,
        };
        let mut duel = Duel::begin(self.state(), None, Some(enemy));
        (duel.fighter, duel.starter, duel.kind) = (Some(self.actor), Starter::Players, kind);
        duel.as_the_board_says(self.state());
        rolling::fight(self.journal, duel, (self.care, self.faces), whim)
    }

    /// The one with the least Life Points; one that is nearly fallen itself stays away now and then.
    fn weakest(&self, reach: &[(EnemyId, CombatKind)], whim: &mut Whim) -> Option<(EnemyId, CombatKind)> {
        if self.gauge(Gauge::Life) <= 1 && whim.once_in(2) {
            return None;
        }
        let life = |enemy: EnemyId| queries::gauge(self.state(), Who::Enemy(enemy), Gauge::Life).unwrap_or(i16::MAX);
        reach.iter().copied().min_by_key(|(enemy, _)| (life(*enemy), *enemy))
    }

    fn heal(&self) -> Option<Command> {
        let most = *queries::bounds(self.state(), self.actor.into(), Gauge::Life)?.end();
        let hurt = self.gauge(Gauge::Life) + 1 < most;
        let (field, at) = (self.state().field()?, self.at()?);
        let enemies = field.standing_in(at).any(|who| matches!(who, Who::Enemy(_)));
        let may = hurt && !enemies && self.gauge(Gauge::Ap) >= FULL_ACTION;
        may.then(|| self.act(Action::Healing { area: Surroundings::Clear }))
    }

    /// Towards an errand, or the nearest Enemy.
    fn walk(&self, whim: &mut Whim) -> Option<Command> {
        if self.gauge(Gauge::Ap) < 1 {
            return None;
        }
        let (state, field) = (self.state(), self.state().field()?);
        let ways = Ways::of(state, self.actor);
        let errands = self.errands.iter().filter_map(|errand| field.find(&errand.area));
        let enemies = state.enemies().filter_map(|(id, _)| field.position(Who::Enemy(id)));
        let nearest = |areas: Vec<AreaId>| {
            let reached = areas.into_iter().filter_map(|area| Some((ways.distance(area)?, area)));
            reached.min().map(|(_, area)| area)
        };
        let runs = self.runs_errands(whim);
        let errand = nearest(errands.collect()).filter(|_| runs);
        let goal = errand.or_else(|| nearest(enemies.collect()))?;
        let proud = self.gauge(Gauge::Honor) < 3 || !runs;
        let honor = if proud || !whim.once_in(3) { Spending::Points } else { Spending::Honor };
        ways.towards(goal, honor)
    }

    /// Every other seat runs errands; the others now and then.
    fn runs_errands(&self, whim: &mut Whim) -> bool {
        match self.actor {
            Actor::Champion(id) => id.index().is_multiple_of(2) || whim.once_in(3),
            Actor::Ally(_) => false,
        }
    }

    fn concentrate(&self) -> Option<Command> {
        let Actor::Champion(id) = self.actor else { return None };
        // A full hand of Action Points would be lost in the Recovery Phase.
        let spare = self.gauge(Gauge::Ap) >= CONCENTRATION + 4;
        let free = self.state().champion(id).concentrated() == Once::Free;
        (spare && free).then(|| self.act(Action::Concentration))
    }
}
