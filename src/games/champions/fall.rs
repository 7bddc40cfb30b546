//! Elimination and Corruption (CH-ELI).

use super::battle::unit;
use super::command::Fall;
use super::draft::Draft;
use super::event::{Cause, Event};
use super::field;
use super::field::event::BoardEvent;
use super::model::area_key::AreaKey;
use super::model::card::{EnemyCard, EnemyKind};
use super::model::champion::Once;
use super::model::figure::{Enemy, EnemyStanding, Origin};
use super::model::ids::{Actor, ChampionId, EnemyId, Who};
use super::model::other_side::OtherSide;
use super::model::quantity::Gauge;
use super::model::state::State;
use super::model::turn::Phase;
use super::phase;
use super::queries;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use super::rulings::CorruptedActs;

/// The Glory of an Eliminated Champion.
const LAST_GLORY: i16 = 2;

/// Takes `actor` off the players' side if its Life Points or, with Life Points left, its Purity are gone.
pub(super) fn settle(draft: &mut Draft, actor: Actor) {
    if !draft.state.is_in_play(actor) {
        return;
    }
    let gone = |gauge| queries::gauge(&draft.state, actor.into(), gauge) == Some(0);
    if gone(Gauge::Life) {
        fall(draft, actor, Fall::Eliminated);
    } else if gone(Gauge::Purity) {
        fall(draft, actor, Fall::Corrupted);
    }
}

/// Takes `actor` off the players' side.
pub(super) fn fall(draft: &mut Draft, actor: Actor, fall: Fall) {
    let stood = place_of(draft, actor.into());
    draft.happen(Event::Fell { actor, fall });
    match (actor, fall) {
        (Actor::Champion(champion), Fall::Eliminated) => {
            draft.change(Who::Champion(champion), Gauge::Glory, LAST_GLORY, Cause::Elimination);
        }
        (_, Fall::Corrupted) => turn_over(draft, actor, stood),
        (Actor::Ally(_), Fall::Eliminated) => {}
    }
    if let Actor::Champion(champion) = actor {
        phase::after_fall(draft, champion);
    }
}

/// Where somebody stands, at a table with a board.
fn place_of(draft: &Draft, who: Who) -> Option<AreaKey> {
    let field = draft.state.field()?;
    field.position(who).map(|area| field.key(area))
}

/// A Corrupted Character becomes an Enemy with the Wounds it has, a Unit with what is left of it (CH-BAT-3), and stands
/// where it stood. Wounds that its other side cannot bear Eliminate it at once; nobody has done that.
fn turn_over(draft: &mut Draft, actor: Actor, stood: Option<AreaKey>) {
    let (wounds, miniatures) = match actor {
        Actor::Champion(id) => (draft.state.champion(id).wounds(), 1),
        Actor::Ally(id) => {
            let Some(ally) = draft.state.ally(id) else { return };
            let (miniatures, wounds) = ally.rest();
            (wounds, miniatures)
        }
    };
    let Some(card) = other_card(&draft.state, actor).map(Box::new) else { return };
    let enemy = draft.state.next_enemy;
    draft.happen(Event::EnemyAdded {
        enemy,
        card,
        wounds: wounds.get(),
        was: Some(actor),
        miniatures,
        origin: Origin::New,
    });
    if stood.is_some() {
        draft.happen(Event::Board(BoardEvent::Placed { who: Who::Enemy(enemy), area: stood }));
    }
    if queries::gauge(&draft.state, Who::Enemy(enemy), Gauge::Life) == Some(0) {
        draft.happen(Event::EnemyEliminated { enemy, by: None });
        return;
    }
    match (draft.state.phase(), draft.state.rulings().corrupted_acts) {
        (Phase::Enemies, CorruptedActs::NextPhase) => draft.happen(Event::Board(BoardEvent::Waits { enemy })),
        (Phase::Enemies, CorruptedActs::AtOnce) => {}
        (Phase::Preparation | Phase::Champions | Phase::Recovery, _) => {}
    }
}

/// The Enemy or Boss card of somebody on the players' side: the one its own card is linked with. Where that was never
/// typed in, it is the one an Enemy of that name at the table has, or a card of which only the name is known.
fn other_card(state: &State, actor: Actor) -> Option<EnemyCard> {
    let (own, link, kind) = match actor {
        Actor::Champion(id) => {
            let card = state.champion(id).card();
            (&card.name, &card.other_side, EnemyKind::Boss)
        }
        Actor::Ally(id) => {
            let card = state.ally(id)?.card();
            (&card.name, &card.other_side, EnemyKind::Enemy)
        }
    };
    Some(match link {
        Some(OtherSide::Card(card)) => (**card).clone(),
        Some(OtherSide::Named(name)) => {
            let seen = state.enemies().map(|(_, enemy)| enemy.card()).find(|card| card.name == *name);
            seen.cloned().unwrap_or_else(|| EnemyCard::blank(name.clone(), kind))
        }
        None => EnemyCard::blank(own.clone(), kind),
    })
}

/// A Champion falls by the scenario or a card.
pub(super) fn by_hand(draft: &mut Draft, champion: ChampionId, how: Fall) -> Result<(), Refusal> {
    let in_play = draft.state.champion(champion).is_in_play();
    draft.require(in_play, RefusalKind::Gone { who: Who::Champion(champion) }, rulebook::ELIMINATION)?;
    fall(draft, Actor::Champion(champion), how);
    Ok(())
}

/// Brings somebody back whom the rules hold gone.
pub(super) fn bring_back(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    draft.require(!draft.state.is_in_play(actor), RefusalKind::AlreadyInPlay, rulebook::ELIMINATION)?;
    draft.happen(Event::BroughtBack { actor });
    // With nothing left of either it would fall again at once.
    for gauge in [Gauge::Life, Gauge::Purity] {
        if queries::gauge(&draft.state, actor.into(), gauge) == Some(0) {
            draft.change(actor.into(), gauge, 1, Cause::Return);
        }
    }
    let was_it = |enemy: &Enemy| enemy.was() == Some(actor) && enemy.standing() == EnemyStanding::OnBoard;
    let former = draft.state.enemies().filter(|(_, enemy)| was_it(enemy));
    let former: Vec<EnemyId> = former.map(|(id, _)| id).collect();
    for enemy in former {
        if let Some(area) = place_of(draft, Who::Enemy(enemy)) {
            draft.happen(Event::Board(BoardEvent::Placed { who: actor.into(), area: Some(area) }));
        }
        draft.happen(Event::EnemyRemoved { enemy });
    }
    Ok(())
}

/// Wounds somebody outside a Combat, with all that follows; what is Eliminated goes to `credit`.
///
/// # Errors
///
/// The Glory on the card of an Enemy is not known, and a Champion is to have it.
pub(super) fn wound(
    draft: &mut Draft,
    who: Who,
    (wounds, cause): (i16, Cause),
    credit: Option<ChampionId>,
) -> Result<(), Refusal> {
    let actor = match who {
        Who::Enemy(enemy) => {
            let stood = queries::miniatures_standing(&draft.state, who);
            draft.change(who, Gauge::Life, -wounds, cause);
            if queries::gauge(&draft.state, who, Gauge::Life) == Some(0) {
                return eliminate_enemy(draft, enemy, credit, stood);
            }
            return lose_miniatures(draft, enemy, credit, stood);
        }
        Who::Champion(id) => Actor::Champion(id),
        Who::Ally(id) => Actor::Ally(id),
    };
    draft.change(who, Gauge::Life, -wounds, cause);
    settle(draft, actor);
    Ok(())
}

/// What a Wound that a Champion dealt outside of a Combat's own exchange brings and wakes: 1 Honor once in an action,
/// not for somebody Insignificant (rulebook p. 14); and the Enemy was attacked (p. 31).
pub(super) fn dealt_by(draft: &mut Draft, enemy: EnemyId, champion: ChampionId) {
    let insignificant = draft.state.enemy(enemy).is_some_and(|figure| figure.card().is_insignificant());
    let figure = draft.state.champion(champion);
    if !insignificant && figure.is_in_play() && figure.honored() == Once::Free {
        draft.change(Who::Champion(champion), Gauge::Honor, 1, Cause::WoundedEnemy);
    }
    field::attacked(draft, enemy);
}

/// Gives a Champion the Glory of the miniatures that a Unit has lost since `stood` of them stood (CH-BAT-2).
///
/// # Errors
///
/// The Glory on its card is not known, and a Champion is to have it.
pub(super) fn lose_miniatures(
    draft: &mut Draft,
    enemy: EnemyId,
    by: Option<ChampionId>,
    stood: i16,
) -> Result<(), Refusal> {
    let gone = stood - queries::miniatures_standing(&draft.state, Who::Enemy(enemy));
    let Some(champion) = by.filter(|_| gone > 0) else { return Ok(()) };
    let glory = require_glory(draft, enemy, gone, stood)?;
    draft.change(Who::Champion(champion), Gauge::Glory, glory, Cause::EnemyEliminated);
    Ok(())
}

/// The Glory of `felled` miniatures of which `stood` before.
fn require_glory(draft: &mut Draft, enemy: EnemyId, felled: i16, stood: i16) -> Result<i16, Refusal> {
    let figure = draft.state.enemy(enemy);
    let glory = figure.and_then(|figure| figure.card().glory.value());
    let miniatures = figure.map_or(1, Enemy::miniatures);
    let unknown = RefusalKind::Unknown { who: Who::Enemy(enemy), gauge: Gauge::Glory };
    draft.require(glory.is_some(), unknown, rulebook::COMBAT_END)?;
    Ok(unit::glory(glory.map_or(0, |glory| glory.get()), felled, stood, miniatures))
}

/// Marks an Enemy Eliminated and gives its Glory to the Champion who did it: that of each miniature of which `stood`
/// before, and 1 more for the last of several (CH-BAT-2).
///
/// # Errors
///
/// The Glory on its card is not known, and a Champion is to have it.
pub(super) fn eliminate_enemy(
    draft: &mut Draft,
    enemy: EnemyId,
    by: Option<ChampionId>,
    stood: i16,
) -> Result<(), Refusal> {
    let stood = stood.max(1);
    let glory = if by.is_some() { require_glory(draft, enemy, stood, stood)? } else { 0 };
    draft.happen(Event::EnemyEliminated { enemy, by });
    if let Some(champion) = by {
        draft.change(Who::Champion(champion), Gauge::Glory, glory, Cause::EnemyEliminated);
    }
    Ok(())
}
