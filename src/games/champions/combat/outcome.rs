//! What a Combat came to: every consequence, in the order of the steps (CH-COM).

use crate::games::champions::command::{CombatKind, Fall, Fell, Outcome, Place, Sizes, Starter};
use crate::games::champions::draft::Draft;
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::champion::Once;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::{actions, by_hand, character_tokens, fall, field, phase, queries, rulebook};

/// Carries out what a Combat came to.
pub(in crate::games::champions) fn fight(draft: &mut Draft, outcome: &Outcome) -> Result<(), Refusal> {
    let Outcome { fighter, enemy, .. } = *outcome;
    require_combatants(draft, outcome)?;
    draft.happen(Event::Fought { outcome: outcome.clone() });
    match outcome.starter {
        Starter::Players => {
            begin(draft, fighter, outcome.kind)?;
            require_unguarded(draft, enemy)?;
        }
        Starter::Enemy => phase::require(draft, Phase::Enemies, rulebook::ENEMY_PHASE)?,
    }
    let before = draft.state.clone();
    let stood = queries::miniatures_standing(&draft.state, Who::Enemy(enemy));
    stand_in(draft, outcome)?;
    compare_sizes(draft, outcome);
    spend(draft, outcome)?;
    recover(draft, outcome)?;
    draft.change(Who::Enemy(enemy), Gauge::Life, -i16::from(outcome.dealt), Cause::Wounds);
    draft.change(fighter.into(), Gauge::Life, -i16::from(outcome.taken), Cause::Wounds);
    corrupt(draft, outcome)?;
    reward(draft, outcome, stood)?;
    if outcome.fighter_fell == Fell::Yes && draft.state.is_in_play(fighter) {
        fall::fall(draft, fighter, Fall::Eliminated);
    }
    fall::settle(draft, fighter);
    field::push::after_combat(draft, &before, outcome);
    Ok(())
}

fn require_combatants(draft: &mut Draft, outcome: &Outcome) -> Result<(), Refusal> {
    let known = draft.state.enemy(outcome.enemy).is_some();
    draft.require(known, RefusalKind::Nobody, rulebook::ACTIONS)?;
    actions::require_known_actor(draft, outcome.fighter)?;
    let present = queries::is_present(&draft.state, Who::Enemy(outcome.enemy));
    draft.require(present, RefusalKind::NotOnBoard, rulebook::ACTIONS)?;
    let in_play = draft.state.is_in_play(outcome.fighter);
    draft.require(in_play, RefusalKind::Gone { who: outcome.fighter.into() }, rulebook::ELIMINATION)
}

/// Whoever is guarded by a Yojimbo of its side in its area is not attacked (CH-COM-1; rulebook p. 39).
fn require_unguarded(draft: &mut Draft, enemy: EnemyId) -> Result<(), Refusal> {
    let Some(by) = field::combat_terms::bodyguards(&draft.state, enemy).first().copied() else { return Ok(()) };
    draft.require(false, RefusalKind::Guarded { enemy, by }, rulebook::YOJIMBO)
}

/// The action of the players' side: its turn, its bow, its Action Points.
pub(in crate::games::champions) fn begin(draft: &mut Draft, fighter: Actor, kind: CombatKind) -> Result<(), Refusal> {
    actions::require_turn(draft, fighter)?;
    if kind == CombatKind::Ranged {
        let ranged = match fighter {
            Actor::Champion(id) => draft.state.champion(id).card().ranged.value(),
            Actor::Ally(id) => draft.state.ally(id).and_then(|ally| ally.card().ranged.value()),
        };
        draft.require(ranged != Some(Ranged::Never), RefusalKind::NoRangedValue, rulebook::RANGED)?;
    }
    draft.pay_ap(fighter, actions::FULL_ACTION, rulebook::ACTIONS)
}

/// Step 1: a Champion may Intervene once per turn.
fn stand_in(draft: &mut Draft, outcome: &Outcome) -> Result<(), Refusal> {
    match (outcome.place, outcome.fighter) {
        (Place::Own, _) => Ok(()),
        (Place::Intervening, Actor::Ally(_)) => draft.require(false, RefusalKind::NotForAllies, rulebook::INTERVENE),
        (Place::Intervening, Actor::Champion(champion)) => {
            let free = draft.state.champion(champion).intervened() == Once::Free;
            draft.require(free, RefusalKind::OncePerTurn, rulebook::INTERVENE)?;
            draft.happen(Event::Intervened { champion });
            Ok(())
        }
        (Place::Yojimbo, _) => Ok(()),
    }
}

/// Step 2, in melee only: Honor for fighting Outnumbered or with Superiority, and what the Clan Power adds.
fn compare_sizes(draft: &mut Draft, outcome: &Outcome) {
    let Actor::Champion(champion) = outcome.fighter else { return };
    let who = Who::Champion(champion);
    match (outcome.kind, outcome.sizes) {
        (CombatKind::Melee, Sizes::Outnumbered) => draft.change(who, Gauge::Honor, 1, Cause::Outnumbered),
        (CombatKind::Melee, Sizes::Superiority) => draft.change(who, Gauge::Honor, -1, Cause::Superiority),
        (CombatKind::Melee, Sizes::Even | Sizes::SuperiorityAlone) | (CombatKind::Ranged, _) => {}
    }
    draft.change(who, Gauge::Honor, outcome.power_honor.into(), Cause::ClanPower);
}

/// Steps 6 to 8: Focus, then Deception, and the tokens.
fn spend(draft: &mut Draft, outcome: &Outcome) -> Result<(), Refusal> {
    draft.pay_ki(outcome.fighter, outcome.ki.into(), Cause::Focus, rulebook::FOCUS)?;
    actions::deceive(draft, outcome.fighter, outcome.deception)?;
    for &token in &outcome.tokens {
        match outcome.fighter {
            Actor::Champion(champion) => by_hand::use_token(draft, champion, token)?,
            Actor::Ally(_) => draft.require(false, RefusalKind::NotForAllies, rulebook::GLORY_TRACK)?,
        }
    }
    character_tokens::spend(draft, outcome.fighter.into(), &outcome.character_tokens)?;
    character_tokens::spend(draft, Who::Enemy(outcome.enemy), &outcome.enemy_tokens)
}

/// Step 8: what three of an Element or a technique bring, before any Wound. Allies have no Additional Effects.
fn recover(draft: &mut Draft, outcome: &Outcome) -> Result<(), Refusal> {
    if let Actor::Ally(_) = outcome.fighter {
        let none = outcome.ki_gained == 0 && outcome.ap_gained == 0;
        draft.require(none, RefusalKind::NotForAllies, rulebook::ALLIES)?;
    }
    let who = Who::from(outcome.fighter);
    draft.change(who, Gauge::Life, outcome.life_recovered.into(), Cause::Effect);
    draft.change(who, Gauge::Ap, outcome.ap_gained.into(), Cause::Effect);
    if let Actor::Champion(_) = outcome.fighter {
        draft.change(who, Gauge::Ki, outcome.ki_gained.into(), Cause::Effect);
        draft.change(who, Gauge::Honor, outcome.technique_honor.into(), Cause::Technique);
    }
    Ok(())
}

/// Purity a wounding Enemy costs `fighter` (CH-COM-9): what its card says or, in its place, the players; Pure makes it
/// one less.
pub(in crate::games::champions) fn purity_loss(
    state: &State,
    fighter: Actor,
    enemy: EnemyId,
    typed: Option<u8>,
) -> i16 {
    let on_card = state.enemy(enemy).map_or(0, |enemy| enemy.card().corruption());
    less_if_pure(state, fighter, typed.map_or(on_card, i16::from))
}

/// What Corruption takes from somebody: 1 less where it is Pure.
pub(in crate::games::champions) fn less_if_pure(state: &State, fighter: Actor, at_stake: i16) -> i16 {
    let keywords = match fighter {
        Actor::Champion(id) => Some(&state.champion(id).card().keywords),
        Actor::Ally(id) => state.ally(id).map(|ally| &ally.card().keywords),
    };
    let pure = i16::from(keywords.is_some_and(|keywords| keywords.contains(&Keyword::Pure)));
    (at_stake - pure).max(0)
}

/// Step 9: a wounding Enemy with Corruption costs Purity; available Ki prevents it point for point.
fn corrupt(draft: &mut Draft, outcome: &Outcome) -> Result<(), Refusal> {
    let loss = purity_loss(&draft.state, outcome.fighter, outcome.enemy, outcome.corruption);
    if outcome.taken == 0 || loss == 0 {
        return Ok(());
    }
    let prevented = i16::from(outcome.prevented).min(loss);
    match outcome.fighter {
        Actor::Champion(_) => draft.pay_ki(outcome.fighter, prevented, Cause::Prevention, rulebook::CORRUPTION)?,
        Actor::Ally(_) if prevented > 0 => draft.require(false, RefusalKind::NotForAllies, rulebook::CORRUPTION)?,
        Actor::Ally(_) => {}
    }
    draft.change(outcome.fighter.into(), Gauge::Purity, -(loss - prevented), Cause::Corruption);
    Ok(())
}

/// Step 10: Honor for wounding, Glory for Eliminating; `stood` miniatures of the Enemy did before.
fn reward(draft: &mut Draft, outcome: &Outcome, stood: i16) -> Result<(), Refusal> {
    let champion = match outcome.fighter {
        Actor::Champion(id) => Some(id),
        Actor::Ally(_) => None,
    };
    if let Some(champion) = champion {
        honor_for_wound(draft, outcome, champion);
    }
    let gone = queries::gauge(&draft.state, Who::Enemy(outcome.enemy), Gauge::Life) == Some(0);
    if gone || outcome.enemy_fell == Fell::Yes {
        fall::eliminate_enemy(draft, outcome.enemy, champion, stood)
    } else {
        fall::lose_miniatures(draft, outcome.enemy, champion, stood)
    }
}

fn honor_for_wound(draft: &mut Draft, outcome: &Outcome, champion: ChampionId) {
    let insignificant = draft.state.enemy(outcome.enemy).is_some_and(|enemy| enemy.card().is_insignificant());
    if outcome.dealt > 0 && !insignificant {
        draft.change(Who::Champion(champion), Gauge::Honor, 1, Cause::WoundedEnemy);
    }
}
