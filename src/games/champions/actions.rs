//! The actions other than Combat: who may, what they cost, what they bring (CH-ACT).

use super::character_tokens;
use super::command::{Action, Deception, Leaving, Surroundings, Test};
use super::draft::Draft;
use super::event::{Cause, Deed, Event};
use super::flags;
use super::handling;
use super::model::champion::Once;
use super::model::character_token::CharacterToken;
use super::model::ids::{Actor, ChampionId, Who};
use super::model::objective::Objective;
use super::model::quantity::{FULL_PURITY, Gauge, Wounds};
use super::model::state::Play;
use super::model::turn::Phase;
use super::refusal::{Refusal, RefusalKind};
use super::skill_test::TestKind;
use super::{field, investigation, objectives, phase, queries, rulebook, skill_test};
use crate::kernel::chance::Chance;
use crate::kernel::rulebook::RuleRef;

/// Action Points of a test, Healing or Combat.
pub const FULL_ACTION: i16 = 3;
/// Action Points of Concentration.
pub const CONCENTRATION: i16 = 2;
/// Action Points of Simple Manipulation and of Draw Objectives.
pub const SMALL_ACTION: i16 = 1;
/// Action Points of a Disengagement, on top of the Movement.
pub const DISENGAGEMENT: i16 = 1;
/// Honor of a Disengagement, and of Deception.
pub const DISHONESTY: i16 = 2;
/// Life Points of a Healing.
const HEALED: i16 = 2;

/// Carries out an action.
pub(super) fn act(draft: &mut Draft, actor: Actor, action: &Action, chance: &mut Chance) -> Result<(), Refusal> {
    require_turn(draft, actor)?;
    match action {
        Action::Investigation(test) => investigate(draft, actor, test).map(|_| ()),
        Action::Question { whom, test } => investigation::question(draft, actor, *whom, test, chance),
        Action::ComplexManipulation(test) => run_test(draft, actor, TestKind::ComplexManipulation, test).map(|_| ()),
        Action::Healing { area } => heal(draft, actor, *area),
        Action::Concentration => concentrate(draft, actor),
        Action::Movement { cost, leaving } => move_on(draft, actor, *cost, *leaving),
        Action::MovementAlong { path, will } => field::along(draft, actor, path, *will),
        Action::SimpleManipulation => manipulate(draft, actor),
        Action::Handle(handling) => handling::handle(draft, actor, handling),
        Action::DrawObjectives { kept } => draw_objectives(draft, actor, kept.as_ref()),
        Action::RaisePurity => raise_purity(draft, actor),
    }
}

/// Champions act in their own Activation, Allies in the Champions Phase.
pub(super) fn require_turn(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    require_known_actor(draft, actor)?;
    let in_play = draft.state.is_in_play(actor);
    draft.require(in_play, RefusalKind::Gone { who: actor.into() }, rulebook::ELIMINATION)?;
    phase::require(draft, Phase::Champions, rulebook::ACTIVATION)?;
    if let Actor::Champion(champion) = actor {
        let acts = draft.state.track().active();
        draft.require(acts == Some(champion), RefusalKind::NotActing { champion, acts }, rulebook::ACTIVATION)?;
    }
    Ok(())
}

/// Refuses a number that is nobody's.
pub(super) fn require_known_actor(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    let known = match actor {
        Actor::Champion(_) => true,
        Actor::Ally(id) => draft.state.ally(id).is_some(),
    };
    draft.require(known, RefusalKind::Nobody, rulebook::ACTIONS)
}

/// An Investigation test, and its successes where they are known.
pub(super) fn investigate(draft: &mut Draft, actor: Actor, test: &Test) -> Result<Option<u8>, Refusal> {
    require_honor(draft, actor)?;
    run_test(draft, actor, TestKind::Investigation, test)
}

/// A test of that kind before anything is known of its dice.
pub(super) fn ask_test(draft: &mut Draft, actor: Actor, kind: TestKind) -> Result<(), Refusal> {
    match kind {
        TestKind::Investigation => require_honor(draft, actor)?,
        TestKind::ComplexManipulation => {}
    }
    pay_test(draft, actor, kind, Paid { ki: 0, deception: Deception::Unused, successes: None, tokens: Vec::new() })
}

/// Who is Dishonored investigates nothing.
fn require_honor(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    if let Actor::Champion(id) = actor {
        let dishonored = flags::is_dishonored(&draft.state, draft.state.champion(id));
        draft.require(!dishonored, RefusalKind::Dishonored, rulebook::DISHONORED)?;
    }
    Ok(())
}

/// What a test costs, and its successes where they are known.
struct Paid {
    ki: u8,
    deception: Deception,
    successes: Option<u8>,
    tokens: Vec<CharacterToken>,
}

/// A test as the players say it came out, or as its dice say.
fn run_test(draft: &mut Draft, actor: Actor, kind: TestKind, test: &Test) -> Result<Option<u8>, Refusal> {
    let paid = match &test.dice {
        None => Paid { ki: test.ki, deception: test.deception, successes: test.successes, tokens: Vec::new() },
        Some(dice) => {
            let resolution = skill_test::resolve::resolved(draft, actor, kind, dice)?;
            let (first, rerolls) = (dice.first.clone(), dice.recorded_rerolls());
            draft.happen(Event::DiceRolled { actor, first, enemy: None, rerolls });
            let (successes, tokens) = (Some(resolution.successes), resolution.character_tokens);
            Paid { ki: resolution.ki, deception: resolution.deception, successes, tokens }
        }
    };
    let successes = paid.successes;
    pay_test(draft, actor, kind, paid)?;
    Ok(successes)
}

fn pay_test(draft: &mut Draft, actor: Actor, kind: TestKind, paid: Paid) -> Result<(), Refusal> {
    let action = match kind {
        TestKind::Investigation => Deed::Investigation(paid.successes),
        TestKind::ComplexManipulation => Deed::ComplexManipulation(paid.successes),
    };
    draft.happen(Event::Acted { actor, action });
    draft.pay_ap(actor, FULL_ACTION, rulebook::ACTIONS)?;
    draft.pay_ki(actor, paid.ki.into(), Cause::Focus, rulebook::FOCUS)?;
    character_tokens::spend(draft, actor.into(), &paid.tokens)?;
    deceive(draft, actor, paid.deception)
}

/// Pays for Deception, which only Champions know.
pub(super) fn deceive(draft: &mut Draft, actor: Actor, deception: Deception) -> Result<(), Refusal> {
    match (deception, actor) {
        (Deception::Unused, _) => Ok(()),
        (Deception::Used, Actor::Champion(id)) => {
            draft.spend_honor(id, DISHONESTY, Cause::Deception, rulebook::DECEPTION)
        }
        (Deception::Used, Actor::Ally(_)) => draft.require(false, RefusalKind::NotForAllies, rulebook::DECEPTION),
    }
}

/// Healing, in such surroundings.
pub(super) fn heal(draft: &mut Draft, actor: Actor, area: Surroundings) -> Result<(), Refusal> {
    draft.require(area == Surroundings::Clear, RefusalKind::EnemyInArea, rulebook::HEALING)?;
    let wounds = match actor {
        Actor::Champion(id) => draft.state.champion(id).wounds(),
        // Miniatures of a Unit that are gone are not healed back (CH-BAT-1).
        Actor::Ally(id) => draft.state.ally(id).map_or(Wounds::LEAST, |ally| ally.rest().1),
    };
    let wounds = wounds.get();
    draft.require(wounds > 0, RefusalKind::LifeFull, rulebook::LIFE)?;
    draft.happen(Event::Acted { actor, action: Deed::Healing });
    draft.pay_ap(actor, FULL_ACTION, rulebook::HEALING)?;
    draft.change(actor.into(), Gauge::Life, HEALED, Cause::Action);
    Ok(())
}

/// The Champion behind `actor`; Allies are refused.
fn require_champion(draft: &mut Draft, actor: Actor, rule: RuleRef) -> Result<Option<ChampionId>, Refusal> {
    match actor {
        Actor::Champion(id) => Ok(Some(id)),
        Actor::Ally(_) => draft.require(false, RefusalKind::NotForAllies, rule).map(|()| None),
    }
}

/// Concentration.
pub(super) fn concentrate(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    if let Some(id) = require_champion(draft, actor, rulebook::ALLIES)? {
        let free = draft.state.champion(id).concentrated() == Once::Free;
        draft.require(free, RefusalKind::OncePerActivation, rulebook::CONCENTRATION)?;
        require_known(draft, actor, Gauge::Ki)?;
    }
    draft.happen(Event::Acted { actor, action: Deed::Concentration });
    draft.pay_ap(actor, CONCENTRATION, rulebook::CONCENTRATION)?;
    draft.change(actor.into(), Gauge::Ki, 1, Cause::Action);
    Ok(())
}

fn require_known(draft: &mut Draft, actor: Actor, gauge: Gauge) -> Result<(), Refusal> {
    let known = queries::gauge(&draft.state, actor.into(), gauge).is_some();
    draft.require(known, RefusalKind::Unknown { who: actor.into(), gauge }, rulebook::KI)
}

/// A Movement of that cost.
pub(super) fn move_on(draft: &mut Draft, actor: Actor, cost: u8, leaving: Leaving) -> Result<(), Refusal> {
    draft.require((1..=10).contains(&cost), RefusalKind::BadCost, rulebook::MOVE_ACTION)?;
    let (deed, extra) = match leaving {
        Leaving::Free => (Deed::Movement, 0),
        Leaving::Disengagement | Leaving::Forced => (Deed::Disengagement, DISENGAGEMENT),
    };
    draft.happen(Event::Acted { actor, action: deed });
    draft.pay_ap(actor, i16::from(cost) + extra, rulebook::MOVE_ACTION)?;
    match (actor, leaving) {
        (Actor::Champion(id), Leaving::Disengagement) => {
            draft.spend_honor(id, DISHONESTY, Cause::Disengagement, rulebook::DISENGAGEMENT)
        }
        (Actor::Champion(id), Leaving::Forced) => {
            draft.change(Who::Champion(id), Gauge::Honor, -DISHONESTY, Cause::Disengagement);
            Ok(())
        }
        (Actor::Champion(_), Leaving::Free) | (Actor::Ally(_), _) => Ok(()),
    }
}

/// A Simple Manipulation of which nothing else is known.
pub(super) fn manipulate(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    draft.happen(Event::Acted { actor, action: Deed::SimpleManipulation });
    draft.pay_ap(actor, SMALL_ACTION, rulebook::SIMPLE_MANIPULATION)
}

/// Draw Objectives, with the one that is kept.
pub(super) fn draw_objectives(draft: &mut Draft, actor: Actor, kept: Option<&Objective>) -> Result<(), Refusal> {
    let champion = require_champion(draft, actor, rulebook::ALLIES)?;
    if let Some(id) = champion {
        let companion = draft.state.champion(id).card().is_companion();
        draft.require(!companion, RefusalKind::NotForCompanions, rulebook::SET_COMPANIONS)?;
        let with_objectives = draft.state.play() == Play::Standard;
        draft.require(with_objectives, RefusalKind::NoObjectives, rulebook::END_GLORIFIED)?;
        let free = draft.state.champion(id).drew() == Once::Free;
        draft.require(free, RefusalKind::OncePerActivation, rulebook::DRAW_OBJECTIVES)?;
    }
    draft.happen(Event::Acted { actor, action: Deed::DrawObjectives });
    draft.pay_ap(actor, SMALL_ACTION, rulebook::DRAW_OBJECTIVES)?;
    if let (Some(id), Some(objective)) = (champion, kept) {
        objectives::keep(draft, id, objective)?;
    }
    Ok(())
}

/// Raise Purity.
pub(super) fn raise_purity(draft: &mut Draft, actor: Actor) -> Result<(), Refusal> {
    require_champion(draft, actor, rulebook::PURITY)?;
    let full = queries::gauge(&draft.state, actor.into(), Gauge::Purity) >= Some(FULL_PURITY);
    draft.require(!full, RefusalKind::PurityFull, rulebook::PURITY)?;
    draft.happen(Event::Acted { actor, action: Deed::RaisePurity });
    draft.pay_ki(actor, 1, Cause::Cost, rulebook::PURITY)?;
    draft.change(actor.into(), Gauge::Purity, 1, Cause::Action);
    Ok(())
}
