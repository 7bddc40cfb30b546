//! The end of a battle: the result is applied to the table, card by card (CC-BAT-9..15).

use super::super::command::Added;
use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::in_play::{Posture, Standing};
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule;
use super::super::model::side::Side;
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::battle::{CardAt, HonorChange, Why as Cause};
use super::battle::{Field, carry_out, field, small};
use super::cards::lie;
use super::turn::order;

pub(super) fn resolve(draft: &mut Draft, spare: Option<CardId>, added: Added) -> Result<(), Refusal> {
    let none = Refusal { kind: RefusalKind::NoBattle, rule: rule::AT_THE_BATTLE };
    let battle = draft.state.attack.as_ref().and_then(|attack| attack.battle.clone()).ok_or(none)?;
    let over = order(&draft.state).is_none_or(|order| order.is_over());
    draft.require(over, RefusalKind::Rule, rule::BATTLE_ORDER)?;
    field(&draft.state)?;
    for effect in battle.terrain.clone().unwrap_or_default() {
        let allowed = super::battle::check(&draft.state, |field| super::battle::as_action(field, effect));
        // An effect that a rule is against does not stop the others (reading A7).
        if allowed.is_ok() {
            carry_out(draft, effect)?;
        }
    }
    add(draft, added);
    finish(draft, battle.province, spare)
}

/// What the players add comes after everything else.
fn add(draft: &mut Draft, added: Added) {
    if added.is_nothing() {
        return;
    }
    draft.happen(Event::ByHand);
    for (side, by) in [(Side::Attack, added.attack), (Side::Defense, added.defense)] {
        if by != 0 {
            draft.happen(Event::ArmyChanged { side, by });
        }
    }
    if added.strength != 0 {
        draft.happen(Event::WallChanged { by: added.strength });
    }
}

fn finish(draft: &mut Draft, province: u8, spare: Option<CardId>) -> Result<(), Refusal> {
    // The Terrain's effects are on the cards by now.
    if let Some(attack) = &mut draft.state.attack
        && let Some(battle) = &mut attack.battle
    {
        battle.terrain = None;
    }
    let field = field(&draft.state)?;
    let result = field.battle.clone().resolve();
    let totals = &result.totals;
    draft.happen(Event::BattleEnded {
        province,
        outcome: result.outcome,
        attack: totals.attack.map(small),
        defense: totals.defense.map(small),
        strength: small(totals.strength),
    });
    let names: Vec<_> = result.honor.iter().map(|change| why(draft, &field, change)).collect();
    for (change, (why, dead)) in result.honor.iter().zip(names) {
        let seat = SeatId::at(change.player);
        if dead.is_some() && dead == spare {
            draft.require(draft.state.favor == Some(seat), RefusalKind::Rule, rule::FAVOR_HOLDER)?;
            draft.happen(Event::FavorMoved { to: None });
            draft.happen(Event::LossAverted { seat, by: small(change.change) });
        } else {
            draft.honor(seat, change.change, why);
        }
    }
    for at in &result.restored {
        draft.happen(Event::Stained { id: field.card(*at), standing: Standing::Honorable });
    }
    bury(draft, &field, (&result.honorable_dead, &result.dishonorable_dead));
    if result.province_destroyed {
        let seat = draft.state.attack.as_ref().map(|attack| attack.defender);
        if let Some(seat) = seat {
            draft.happen(Event::ProvinceFell { seat, province });
        }
    }
    for unit in &result.bow_home {
        field.units[*unit].iter().for_each(|id| lie(draft, *id, Posture::Bowed));
        draft.happen(Event::WentHome { unit: field.units[*unit][0] });
    }
    Ok(())
}

/// What an instance of Honor is for, and the dead it is about.
fn why(draft: &Draft, field: &Field, change: &HonorChange) -> (Why, Option<CardId>) {
    match change.why {
        Cause::Battle => (Why::Battle, None),
        Cause::DishonorableDeath(at) => {
            let id = field.card(at);
            let name = draft.state.card(id).map(|card| card.card.name.clone());
            (name.map_or(Why::Battle, Why::Dishonorable), Some(id))
        }
    }
}

fn bury(draft: &mut Draft, field: &Field, (honorable, dishonorable): (&[CardAt], &[CardAt])) {
    let honorable = honorable.iter().map(|at| (field.card(*at), Standing::Honorable));
    let dishonorable = dishonorable.iter().map(|at| (field.card(*at), Standing::Dishonored));
    let mut dead: Vec<(CardId, Standing)> = honorable.chain(dishonorable).collect();
    dead.sort_by_key(|(id, _)| *id);
    for (id, standing) in dead {
        draft.happen(Event::Died { id, standing });
    }
}
