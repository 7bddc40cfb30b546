//! Steps 9 and 10: Wounds of both sides at once, Corruption, Elimination, Honor and Glory.
//!
//! The gauges themselves are moved by [`super::outcome`]; here it is worked out how much, and said why.

use super::fight::Fight;
use super::opening::Opening;
use super::outcome::purity_loss;
use super::profile::Profile;
use super::results::{Results, Score};
use super::rolling::Rolled;
use super::steps::{CombatStep, Lines, Reason};
use crate::games::champions::command::{Fell, Outcome};
use crate::games::champions::event::Cause;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::{queries, rulebook};

/// What the Combat came to.
pub(super) fn outcome(fight: &Fight, opening: &Opening, rolled: &Rolled, results: &Results) -> Outcome {
    let (dealt, taken) = wounds(fight, results);
    let (terms, aftermath) = (&fight.terms, &fight.aftermath);
    Outcome {
        ki: rolled.focus,
        deception: rolled.deception,
        ki_gained: results.gains.ki,
        ap_gained: results.gains.ap,
        life_recovered: results.gains.life,
        dealt,
        taken,
        prevented: aftermath.prevented,
        corruption: aftermath.corruption,
        enemy_fell: aftermath.enemy_fell,
        fighter_fell: aftermath.fighter_fell,
        tokens: fight.choices.tokens.clone(),
        character_tokens: rolled.character_tokens.clone(),
        enemy_tokens: fight.choices.enemy_tokens.clone(),
        technique_honor: results.gains.honor,
        ..terms.uneventful((opening.sizes, opening.power_honor))
    }
}

/// Wounds dealt and taken. In Harmony exactly one is dealt, whatever else there is, and none is taken.
fn wounds(fight: &Fight, results: &Results) -> (u8, u8) {
    match fight.choices.harmony {
        Harmony::Used => (1, 0),
        Harmony::Unused => (against(results.fighter, results.enemy), against(results.enemy, results.fighter)),
    }
}

fn against(attack: Score, defence: Score) -> u8 {
    attack.offence.saturating_sub(defence.defence).saturating_add(attack.direct)
}

/// Steps 9 and 10 in words.
pub(super) fn say(
    state: &State,
    fight: &Fight,
    fighter: &Profile,
    results: &Results,
    outcome: &Outcome,
    lines: &mut Lines,
) {
    say_wounds(fight, fighter.who, results, outcome, lines);
    say_corruption(state, outcome, lines);
    say_moments(state, fighter, outcome, lines);
    for who in fallen(state, outcome) {
        let rule = if let Who::Enemy(_) = who { rulebook::WOUNDS } else { rulebook::ELIMINATION };
        lines.say(CombatStep::Wounds, Reason::Eliminated { who }, rule);
    }
    say_end(state, outcome, lines);
    lines.say_if_silent(CombatStep::End, Reason::Ends, rulebook::COMBAT_END);
}

/// What the cards say for the end of Combat applies now, to the Eliminated too.
fn say_moments(state: &State, fighter: &Profile, outcome: &Outcome, lines: &mut Lines) {
    let theirs = state.enemy(outcome.enemy).map(|enemy| enemy.card().moments.end.clone()).unwrap_or_default();
    for (who, note) in [(fighter.who, fighter.moments.end.clone()), (Who::Enemy(outcome.enemy), theirs)] {
        if !note.is_empty() {
            lines.say(CombatStep::Wounds, Reason::CardSays { who, note }, rulebook::WOUNDS);
        }
    }
}

fn say_wounds(fight: &Fight, who: Who, results: &Results, outcome: &Outcome, lines: &mut Lines) {
    let foe = Who::Enemy(outcome.enemy);
    if outcome.life_recovered > 0 {
        let line = Reason::Recovers { who, life: outcome.life_recovered };
        lines.say(CombatStep::Wounds, line, rulebook::WOUNDS);
    }
    if fight.choices.harmony == Harmony::Used {
        lines.say(CombatStep::Wounds, Reason::HarmonyWound { who: foe }, rulebook::COMBAT_HARMONY);
        return;
    }
    let (own, theirs) = (results.fighter, results.enemy);
    for (who, attack, defence, wounds) in [(foe, own, theirs, outcome.dealt), (who, theirs, own, outcome.taken)] {
        let (offence, defence, direct) = (attack.offence, defence.defence, attack.direct);
        let line = Reason::Wounds { who, offence, defence, direct, wounds };
        lines.say(CombatStep::Wounds, line, rulebook::WOUNDS);
    }
}

fn say_corruption(state: &State, outcome: &Outcome, lines: &mut Lines) {
    let stake = purity_loss(state, outcome.fighter, outcome.enemy, outcome.corruption);
    if outcome.taken > 0 && stake > 0 {
        let prevented = i16::from(outcome.prevented).min(stake);
        let line = Reason::Corrupted { who: outcome.fighter.into(), stake, prevented };
        lines.say(CombatStep::Wounds, line, rulebook::CORRUPTION);
    }
}

/// Who is without Life Points, or fell by the players' word. Both may be: Wounds fall at once.
fn fallen(state: &State, outcome: &Outcome) -> Vec<Who> {
    let (who, foe) = (Who::from(outcome.fighter), Who::Enemy(outcome.enemy));
    let most = queries::bounds(state, who, Gauge::Life).map(|bounds| *bounds.end());
    let healed = queries::gauge(state, who, Gauge::Life).zip(most);
    let life = healed.map(|(life, most)| (life + i16::from(outcome.life_recovered)).min(most));
    let foe_life = queries::gauge(state, foe, Gauge::Life);
    let gone = |life: Option<i16>, wounds: u8, fell: Fell| {
        fell == Fell::Yes || life.is_some_and(|life| life <= i16::from(wounds))
    };
    let mut fallen = Vec::new();
    if gone(foe_life, outcome.dealt, outcome.enemy_fell) {
        fallen.push(foe);
    }
    if gone(life, outcome.taken, outcome.fighter_fell) {
        fallen.push(who);
    }
    fallen
}

/// Step 10. Allies have neither Honor nor Glory.
fn say_end(state: &State, outcome: &Outcome, lines: &mut Lines) {
    let Actor::Champion(_) = outcome.fighter else { return };
    let (who, foe) = (Who::from(outcome.fighter), Who::Enemy(outcome.enemy));
    let Some(enemy) = state.enemy(outcome.enemy) else { return };
    let mut say = |line, rule| lines.say(CombatStep::End, line, rule);
    if outcome.technique_honor != 0 {
        let by = outcome.technique_honor.into();
        say(Reason::Honor { who, by, cause: Cause::Technique }, rulebook::TECHNIQUE);
    }
    if outcome.dealt > 0 {
        if enemy.card().is_insignificant() {
            say(Reason::Insignificant { who: foe }, rulebook::INSIGNIFICANT);
        } else {
            say(Reason::Honor { who, by: 1, cause: Cause::WoundedEnemy }, rulebook::COMBAT_END);
        }
    }
    if fallen(state, outcome).contains(&foe) {
        let by = enemy.card().glory.value().map(|glory| glory.get());
        say(Reason::Glory { who, by }, rulebook::COMBAT_END);
    }
}
