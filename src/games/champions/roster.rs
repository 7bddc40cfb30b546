//! Enemies and Allies coming, going and coming back.

use super::battle::unit;
use super::draft::Draft;
use super::event::{Cause, Event};
use super::fall;
use super::field;
use super::model::card::{AllyCard, EnemyCard};
use super::model::figure::{EnemyStanding, Origin};
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, Who};
use super::model::quantity::Gauge;
use super::queries;
use super::refusal::{Refusal, RefusalKind};
use super::reinforcing::{self, Back};
use super::rulebook;

/// The most figures that come at once.
const MOST_AT_ONCE: u8 = 20;

/// The most Wounds an effect deals each miniature.
const MOST_WOUNDS: i16 = 99;

fn require_count(draft: &mut Draft, count: u8) -> Result<(), Refusal> {
    draft.require((1..=MOST_AT_ONCE).contains(&count), RefusalKind::BadCount { count }, rulebook::ENEMY_PHASE)
}

/// Puts Enemies on the board.
pub(super) fn add_enemies(draft: &mut Draft, card: &EnemyCard, count: u8) -> Result<(), Refusal> {
    require_count(draft, count)?;
    for _ in 0..count {
        let enemy = draft.state.next_enemy;
        draft.happen(Event::EnemyAdded {
            enemy,
            card: Box::new(card.clone()),
            wounds: 0,
            was: None,
            miniatures: 1,
            origin: Origin::New,
        });
    }
    Ok(())
}

/// Puts Allies on the board.
pub(super) fn add_allies(draft: &mut Draft, card: &AllyCard, count: u8) -> Result<(), Refusal> {
    require_count(draft, count)?;
    for _ in 0..count {
        draft.happen(Event::AllyAdded { ally: draft.state.next_ally, card: Box::new(card.clone()), miniatures: 1 });
    }
    Ok(())
}

fn standing(draft: &Draft, enemy: EnemyId) -> Result<EnemyStanding, Refusal> {
    let nobody = Refusal { kind: RefusalKind::Nobody, rule: rulebook::ENEMY_PHASE };
    draft.state.enemy(enemy).map(super::model::figure::Enemy::standing).ok_or(nobody)
}

fn require_on_board(draft: &mut Draft, enemy: EnemyId) -> Result<(), Refusal> {
    let on_board = standing(draft, enemy)? == EnemyStanding::OnBoard;
    draft.require(on_board, RefusalKind::NotOnBoard, rulebook::ENEMY_PHASE)
}

/// An Enemy comes back: a Reinforcement that was Eliminated, in a Battle as a new Unit of lost miniatures (CH-BAT-8), or
/// one that was only taken off.
pub(super) fn return_enemy(draft: &mut Draft, enemy: EnemyId) -> Result<(), Refusal> {
    let standing = standing(draft, enemy)?;
    if standing != EnemyStanding::Removed
        && let Back::Unit { miniatures } = reinforcing::ready(draft, enemy)?
    {
        reinforcing::form(draft, enemy, miniatures);
        return Ok(());
    }
    draft.happen(Event::EnemyReturned { enemy });
    if standing == EnemyStanding::Eliminated {
        let wounds = draft.state.enemy(enemy).map_or(0, |enemy| enemy.wounds().get());
        draft.change(Who::Enemy(enemy), Gauge::Life, wounds, Cause::Return);
    }
    Ok(())
}

/// Takes an Enemy off the board.
pub(super) fn remove_enemy(draft: &mut Draft, enemy: EnemyId) -> Result<(), Refusal> {
    require_on_board(draft, enemy)?;
    draft.happen(Event::EnemyRemoved { enemy });
    Ok(())
}

/// Puts the number of a Unit's miniatures right: 1 to 4 up to Size 4, several in a Battle only (CH-BAT-1).
pub(super) fn set_miniatures(draft: &mut Draft, who: Who, miniatures: u8) -> Result<(), Refusal> {
    let size = match who {
        Who::Champion(_) => None,
        Who::Ally(id) => draft.state.ally(id).map(|ally| ally.card().size),
        Who::Enemy(id) => draft.state.enemy(id).map(|enemy| enemy.card().size),
    };
    let size = size.ok_or(Refusal { kind: RefusalKind::Nobody, rule: rulebook::UNITS })?;
    let miniatures = field::set_out::require_unit(draft, size, miniatures)?;
    draft.happen(Event::MiniaturesSet { who, miniatures });
    Ok(())
}

/// Takes an Ally off the board.
pub(super) fn remove_ally(draft: &mut Draft, ally: AllyId) -> Result<(), Refusal> {
    let known = draft.state.ally(ally).is_some();
    draft.require(known, RefusalKind::Nobody, rulebook::ALLIES)?;
    let there = draft.state.is_in_play(Actor::Ally(ally));
    draft.require(there, RefusalKind::NotOnBoard, rulebook::ALLIES)?;
    draft.happen(Event::AllyRemoved { ally });
    Ok(())
}

/// Wounds an Enemy outside a Combat.
pub(super) fn wound(draft: &mut Draft, enemy: EnemyId, wounds: i16, credit: Option<ChampionId>) -> Result<(), Refusal> {
    require_on_board(draft, enemy)?;
    let who = Who::Enemy(enemy);
    let before = draft.state.enemy(enemy).map(super::model::figure::Enemy::wounds);
    let stood = queries::miniatures_standing(&draft.state, Who::Enemy(enemy));
    draft.change(who, Gauge::Life, wounds.saturating_neg(), Cause::ByHand);
    let after = draft.state.enemy(enemy).map(super::model::figure::Enemy::wounds);
    let at = queries::gauge(&draft.state, who, Gauge::Life).unwrap_or(0);
    draft.require(before != after, RefusalKind::AtBound { gauge: Gauge::Life, at }, rulebook::LIFE)?;
    if queries::gauge(&draft.state, who, Gauge::Life) == Some(0) {
        fall::eliminate_enemy(draft, enemy, credit, stood)
    } else {
        fall::lose_miniatures(draft, enemy, credit, stood)
    }
}

/// A Champion wounds an Enemy by an effect, with the Honor and the waking that brings.
pub(super) fn deal(draft: &mut Draft, champion: ChampionId, enemy: EnemyId, wounds: u8) -> Result<(), Refusal> {
    let at = queries::gauge(&draft.state, Who::Enemy(enemy), Gauge::Life).unwrap_or(0);
    draft.require(wounds > 0, RefusalKind::AtBound { gauge: Gauge::Life, at }, rulebook::LIFE)?;
    wound(draft, enemy, wounds.into(), Some(champion))?;
    fall::dealt_by(draft, enemy, champion);
    Ok(())
}

/// Wounds somebody by an effect on the area, a Unit once for each miniature (CH-BAT-1).
pub(super) fn wound_each(draft: &mut Draft, who: Who, wounds: i16, credit: Option<ChampionId>) -> Result<(), Refusal> {
    let at = queries::gauge(&draft.state, who, Gauge::Life).unwrap_or(0);
    let wounds_at_all = queries::is_present(&draft.state, who) && (1..=MOST_WOUNDS).contains(&wounds);
    draft.require(wounds_at_all, RefusalKind::AtBound { gauge: Gauge::Life, at }, rulebook::LIFE)?;
    let all = unit::area_wounds(queries::miniatures_standing(&draft.state, who), wounds);
    fall::wound(draft, who, (all, Cause::ByHand), credit)
}

/// Eliminates an Enemy whatever its Wounds.
pub(super) fn eliminate(draft: &mut Draft, enemy: EnemyId, credit: Option<ChampionId>) -> Result<(), Refusal> {
    require_on_board(draft, enemy)?;
    let stood = queries::miniatures_standing(&draft.state, Who::Enemy(enemy));
    fall::eliminate_enemy(draft, enemy, credit, stood)
}
