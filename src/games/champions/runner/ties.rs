//! Ties as questions with a default: what is asked, what speaks for each answer, and what it would lead to.

use super::Reasoned;
use super::moving::{Way, way};
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::field::forecast::what_if;
use crate::games::champions::field::moves::Turn;
use crate::games::champions::field::next::{self, NextEnemy};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::model::tie::{Tie, TieBetween};
use crate::games::champions::model::why::Why;
use crate::games::champions::text::{asked, runner, whys};
use crate::kernel::line::Line;

/// An answer to a tie.
#[derive(Clone, Debug, PartialEq)]
pub struct TieOption {
    /// What it is called.
    pub name: Line,
    /// What is known of whoever it names.
    pub about: Option<Line>,
    /// Whom it names.
    pub who: Option<Actor>,
    /// The way the Enemy would take.
    pub way: Option<Way>,
    /// What the ink says.
    pub act: Line,
}

/// A tie that the holder of the Favor settles.
#[derive(Clone, Debug, PartialEq)]
pub struct TieView {
    /// The tie, with its default.
    pub tie: Tie,
    /// The question.
    pub question: Line,
    /// Why it is one.
    pub why: Option<Reasoned>,
    /// The answers, in the order of the tie.
    pub options: Vec<TieOption>,
    /// Who decides; nothing while nobody holds the Favor.
    pub decides: Option<Line>,
    /// Where the Enemy stands.
    pub from: Option<AreaKey>,
}

/// The first tie of a turn to move that has to be asked.
pub(super) fn at_move(state: &State, next: &NextEnemy) -> Option<TieView> {
    let mut open = open(state, &next.ties).into_iter().filter(|tie| !arrives(state, &next.turn, tie));
    let (tie, ends) = open.find_map(|tie| {
        let ends = ends(state, tie);
        matters(&next.turn, &ends).then_some((tie, ends))
    })?;
    let far = next.turn.moved.why.iter().find(|why| matches!(why, Why::GoesFor { .. }));
    let why = far.filter(|_| matches!(tie.between, TieBetween::Target(_)));
    let why = why.map(|why| Reasoned { text: whys::tied(why), rule: whys::rule(why) });
    Some(shown(state, tie, why, &ends))
}

/// The tie that decides about the Combat an Enemy fights next.
pub(super) fn at_combat(state: &State, attacker: EnemyId) -> Option<TieView> {
    let all = next::ties_of(state, attacker);
    let now = next::next_combat(state);
    let decides = |tie: &&Tie| {
        let others = (0..tie.between.count()).filter_map(|chosen| settled(state, tie, chosen));
        others.into_iter().any(|after| next::next_combat(&after).map(foes) != now.clone().map(foes))
    };
    let tie = open(state, &all).into_iter().find(decides)?;
    Some(shown(state, tie, None, &[]))
}

fn foes(combat: next::NextCombat) -> (EnemyId, Actor) {
    (combat.attacker, combat.defender)
}

/// The ties the players have not settled yet.
fn open<'a>(state: &State, ties: &'a [Tie]) -> Vec<&'a Tie> {
    let settled = |tie: &&Tie| {
        state.enemy_phase().ties().iter().any(|other| other.enemy == tie.enemy && other.between == tie.between)
    };
    ties.iter().filter(|tie| !settled(tie)).collect()
}

/// The table as another answer would leave it.
fn settled(state: &State, tie: &Tie, chosen: usize) -> Option<State> {
    let chosen = u8::try_from(chosen).ok()?;
    what_if(state, &Command::Board(BoardCommand::SettleTie(Tie { chosen, ..tie.clone() }))).ok()
}

/// The turn each answer leads to.
fn ends(state: &State, tie: &Tie) -> Vec<Option<Turn>> {
    let after = |chosen| settled(state, tie, chosen).and_then(|state| next::turn_of(&state, tie.enemy));
    (0..tie.between.count()).map(|chosen| after(chosen).map(|next| next.turn)).collect()
}

/// Whether the tie is between ways to where the turn ends anyway: equally cheap, they leave as much. What looks around
/// or fights on its way is not judged by its end.
fn arrives(state: &State, planned: &Turn, tie: &Tie) -> bool {
    let end = planned.moved.path.last();
    if state.enemy(tie.enemy).is_some_and(acts_on_its_way) {
        return false;
    }
    match &tie.between {
        TieBetween::Route(routes) => routes.iter().all(|route| route.last() == end),
        TieBetween::Target(_) | TieBetween::Blocker(_) | TieBetween::Yojimbo(_) | TieBetween::Exit(_) => false,
    }
}

/// Whether it may do something in an area it only comes through: a Patrol sees (A19), an escaping Boss fights (A11).
fn acts_on_its_way(enemy: &Enemy) -> bool {
    match enemy.behaviour() {
        Conduct::Patrol { .. } => true,
        Conduct::Escape { .. } | Conduct::Search { .. } => enemy.card().kind == EnemyKind::Boss,
        Conduct::Assault(_) | Conduct::Guardian(_) | Conduct::Assassination { .. } => false,
    }
}

/// Whether some answer leads to a turn that ends otherwise than the planned one.
fn matters(planned: &Turn, ends: &[Option<Turn>]) -> bool {
    let same = |turn: &Turn| {
        let (one, other) = (&turn.moved, &planned.moved);
        one.path.last() == other.path.last()
            && (one.ap_left, one.target, one.on_the_way) == (other.ap_left, other.target, other.on_the_way)
            && (&turn.turned, turn.leaves) == (&planned.turned, planned.leaves)
    };
    ends.iter().flatten().any(|turn| !same(turn))
}

fn shown(state: &State, tie: &Tie, why: Option<Reasoned>, ends: &[Option<Turn>]) -> TieView {
    let field = state.field();
    let from = field.and_then(|field| field.position(Who::Enemy(tie.enemy)).map(|area| field.key(area)));
    TieView {
        tie: tie.clone(),
        question: asked::tie(state, tie),
        why,
        options: (0..tie.between.count()).filter_map(|option| one(state, tie, option, ends)).collect(),
        decides: asked::who_decides(state),
        from,
    }
}

fn one(state: &State, tie: &Tie, option: usize, ends: &[Option<Turn>]) -> Option<TieOption> {
    let name = asked::tie_option(state, &tie.between, option)?;
    let who = match &tie.between {
        TieBetween::Target(who) | TieBetween::Blocker(who) | TieBetween::Yojimbo(who) => who.get(option).copied(),
        TieBetween::Exit(_) | TieBetween::Route(_) => None,
    };
    let turn = ends.get(option).and_then(Option::as_ref);
    Some(TieOption {
        about: who.map(|who| runner::stands(state, who)),
        who,
        way: turn.and_then(|turn| way(state, tie.enemy, &turn.moved.path)),
        act: runner::act(state, &tie.between, option).unwrap_or_else(|| name.clone()),
        name,
    })
}
