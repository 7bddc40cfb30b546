//! What the players change by hand: any gauge, any card, the clock. Scenario before card before rulebook.

use super::draft::Draft;
use super::event::{Cause, Event};
use super::model::card::{AllyCard, ChampionCard, EnemyCard};
use super::model::champion::TokenState;
use super::model::ids::{Actor, AllyId, ChampionId, EnemyId, PlayerId, Who};
use super::model::name::Note;
use super::model::quantity::{Gauge, GloryToken, Honor, Turn};
use super::model::turn::Phase;
use super::phase;
use super::queries;
use super::refusal::{Refusal, RefusalKind};
use super::roster;
use super::rulebook;
use super::{actions, combat, fall};
use crate::kernel::rulebook::RuleRef;

fn rule_of(gauge: Gauge) -> RuleRef {
    match gauge {
        Gauge::Life => rulebook::LIFE,
        Gauge::Ap => rulebook::ACTION_POINTS,
        Gauge::Honor => rulebook::HONOR,
        Gauge::Ki => rulebook::KI,
        Gauge::Purity => rulebook::PURITY,
        Gauge::Glory => rulebook::GLORY_TRACK,
    }
}

/// Changes a gauge, and lets follow what the rules let follow.
pub(super) fn adjust(draft: &mut Draft, who: Who, gauge: Gauge, by: i16, note: &Note) -> Result<(), Refusal> {
    let rule = rule_of(gauge);
    draft.require(exists(draft, who), RefusalKind::Nobody, rule)?;
    if let (Who::Enemy(enemy), Gauge::Life) = (who, gauge) {
        draft.happen(Event::ByHand { note: note.clone() });
        return roster::wound(draft, enemy, by.saturating_neg(), None);
    }
    require_gauge(draft, who, gauge, rule)?;
    draft.require(queries::is_present(&draft.state, who) || gauge != Gauge::Life, RefusalKind::Gone { who }, rule)?;
    draft.happen(Event::ByHand { note: note.clone() });
    let before = draft.state.clone();
    draft.change(who, gauge, by, Cause::ByHand);
    let at = queries::gauge(&draft.state, who, gauge).unwrap_or(0);
    draft.require(draft.state != before, RefusalKind::AtBound { gauge, at }, rule)?;
    match who {
        Who::Champion(id) => fall::settle(draft, Actor::Champion(id)),
        Who::Ally(id) => fall::settle(draft, Actor::Ally(id)),
        Who::Enemy(_) => {}
    }
    Ok(())
}

fn exists(draft: &Draft, who: Who) -> bool {
    match who {
        Who::Champion(_) => true,
        Who::Ally(id) => draft.state.ally(id).is_some(),
        Who::Enemy(id) => draft.state.enemy(id).is_some(),
    }
}

/// Refuses a gauge that this kind of Character does not have, or that nobody has typed in.
fn require_gauge(draft: &mut Draft, who: Who, gauge: Gauge, rule: RuleRef) -> Result<(), Refusal> {
    let has = match (who, gauge) {
        (Who::Champion(_), _) | (Who::Enemy(_), Gauge::Life) => true,
        (Who::Ally(_), Gauge::Life | Gauge::Ap | Gauge::Ki | Gauge::Purity) => true,
        (Who::Ally(_), Gauge::Honor | Gauge::Glory) => false,
        (Who::Enemy(_), Gauge::Ap | Gauge::Honor | Gauge::Ki | Gauge::Purity | Gauge::Glory) => false,
    };
    draft.require(has, RefusalKind::NotAGauge { gauge }, rule)?;
    let known = gauge == Gauge::Life || queries::gauge(&draft.state, who, gauge).is_some();
    draft.require(known, RefusalKind::Unknown { who, gauge }, rule)
}

/// Corruption (X) outside of a Combat: Pure lowers it, each available Ki prevents a point (rulebook p. 16).
pub(super) fn corrupt(draft: &mut Draft, who: Actor, value: u8, prevented: u8) -> Result<(), Refusal> {
    let rule = rulebook::CORRUPTION;
    actions::require_known_actor(draft, who)?;
    draft.require(draft.state.is_in_play(who), RefusalKind::Gone { who: who.into() }, rule)?;
    let loss = combat::outcome::less_if_pure(&draft.state, who, value.into());
    let prevented = i16::from(prevented).min(loss);
    draft.happen(Event::ByHand { note: Note::default() });
    match who {
        Actor::Champion(_) => draft.pay_ki(who, prevented, Cause::Prevention, rule)?,
        Actor::Ally(_) => draft.require(prevented == 0, RefusalKind::NotForAllies, rule)?,
    }
    draft.change(who.into(), Gauge::Purity, -(loss - prevented), Cause::Corruption);
    fall::settle(draft, who);
    Ok(())
}

/// Uses a Glory token.
pub(super) fn use_token(draft: &mut Draft, champion: ChampionId, token: GloryToken) -> Result<(), Refusal> {
    let in_play = draft.state.champion(champion).is_in_play();
    draft.require(in_play, RefusalKind::Gone { who: Who::Champion(champion) }, rulebook::ELIMINATION)?;
    let ready = draft.state.champion(champion).token(token) == TokenState::Ready;
    draft.require(ready, RefusalKind::NoToken { token }, rulebook::GLORY_TRACK)?;
    draft.happen(Event::TokenUsed { champion, token });
    Ok(())
}

/// The Clan Power brings its Champion 1 Honor, whatever it asks for: only the table saw that (rulebook p. 13, 14).
pub(super) fn clan_power(draft: &mut Draft, champion: ChampionId) -> Result<(), Refusal> {
    let who = Who::Champion(champion);
    let in_play = draft.state.champion(champion).is_in_play();
    draft.require(in_play, RefusalKind::Gone { who }, rulebook::ELIMINATION)?;
    let at = draft.state.champion(champion).honor();
    let full = RefusalKind::AtBound { gauge: Gauge::Honor, at: at.get() };
    draft.require(at != Honor::MOST, full, rulebook::HONOR)?;
    draft.change(who, Gauge::Honor, 1, Cause::ClanPower);
    Ok(())
}

/// Types in a Champion's card. Life Points that the Wounds have used up Eliminate it.
pub(super) fn enter_champion(draft: &mut Draft, champion: ChampionId, card: &ChampionCard) {
    draft.happen(Event::ChampionCardEntered { champion, card: Box::new(card.clone()) });
    fall::settle(draft, Actor::Champion(champion));
}

/// Types in an Enemy's card, also for those of the same name.
pub(super) fn enter_enemy(draft: &mut Draft, enemy: EnemyId, card: &EnemyCard) -> Result<(), Refusal> {
    let nobody = Refusal { kind: RefusalKind::Nobody, rule: rulebook::ENEMY_PHASE };
    let name = draft.state.enemy(enemy).map(|enemy| enemy.card().name.clone()).ok_or(nobody)?;
    let same: Vec<EnemyId> = draft.state.enemies().filter(|(_, e)| e.card().name == name).map(|(id, _)| id).collect();
    for enemy in same {
        draft.happen(Event::EnemyCardEntered { enemy, card: Box::new(card.clone()) });
        let who = Who::Enemy(enemy);
        let gone = queries::gauge(&draft.state, who, Gauge::Life) == Some(0);
        if gone && queries::is_present(&draft.state, who) {
            fall::eliminate_enemy(draft, enemy, None, 0)?;
        }
    }
    Ok(())
}

/// Types in an Ally's card.
pub(super) fn enter_ally(draft: &mut Draft, ally: AllyId, card: &AllyCard) -> Result<(), Refusal> {
    let known = draft.state.ally(ally).is_some();
    draft.require(known, RefusalKind::Nobody, rulebook::ALLIES)?;
    draft.happen(Event::AllyCardEntered { ally, card: Box::new(card.clone()) });
    fall::settle(draft, Actor::Ally(ally));
    Ok(())
}

/// Sets turn and phase; an Activation in progress ends, whoever was to act may be activated anew. What may be done once
/// per turn is free in another turn.
pub(super) fn set_clock(draft: &mut Draft, turn: Turn, to: Phase) {
    draft.happen(Event::ByHand { note: Note::default() });
    if let Some(champion) = draft.state.track().active() {
        draft.happen(Event::ActivationEnded { champion });
    }
    if draft.state.turn() != turn {
        draft.happen(Event::TurnBegan { turn });
        phase::clear_marks(draft);
    }
    let phase = if to == Phase::Champions { Phase::Preparation } else { to };
    draft.happen(Event::PhaseBegan { phase });
}

/// A player takes over a Companion.
pub(super) fn take_over(draft: &mut Draft, player: PlayerId, companion: ChampionId) -> Result<(), Refusal> {
    let own = draft.state.players().get(usize::from(player.0)).map(super::model::state::Player::plays);
    let Some(own) = own else { return draft.require(false, RefusalKind::NoSuchPlayer, rulebook::TAKE_OVER) };
    let target = draft.state.champion(companion);
    let is_companion = target.card().is_companion();
    draft.require(is_companion, RefusalKind::NoCompanion { champion: companion }, rulebook::TAKE_OVER)?;
    let there = draft.state.champion(companion).is_in_play();
    draft.require(there, RefusalKind::Gone { who: Who::Champion(companion) }, rulebook::TAKE_OVER)?;
    let gone = !draft.state.champion(own).is_in_play();
    draft.require(gone, RefusalKind::OwnChampionInPlay, rulebook::TAKE_OVER)?;
    let free = !queries::is_played(&draft.state, companion);
    draft.require(free, RefusalKind::PlayedByAnother { champion: companion }, rulebook::TAKE_OVER)?;
    draft.happen(Event::TakenOver { player, companion });
    Ok(())
}
