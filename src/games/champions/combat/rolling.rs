//! Steps 5 to 7: the dice as they fell, every reroll in its turn, then what was changed on them.

use super::fight::{Fight, FightDice};
use super::opening::Opening;
use super::profile::Profile;
use super::steps::{CombatStep, Lines, Reason};
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::command::Deception;
use crate::games::champions::dice::elemental::{Hand, MOST_REROLLS};
use crate::games::champions::dice::enemy::{EnemyHand, LEAST};
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::champion::TokenState;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::Face;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::{Gauge, GloryToken, Honor};
use crate::games::champions::model::rolls::{ElementalReroll, EnemyDie, EnemyRoll, Means, Reroll};
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::{character_tokens, queries, rulebook};
use crate::kernel::rulebook::RuleRef;

/// The final dice and what they cost.
pub(super) struct Rolled {
    pub hand: Hand,
    pub enemy: EnemyHand,
    /// Ki or reroll tokens spent on Focus.
    pub focus: u8,
    pub deception: Deception,
    /// Tokens beside the fighter that are used, those for rerolls included.
    pub character_tokens: Vec<CharacterToken>,
}

/// A fault in the dice as a refusal.
pub(super) fn bad(fault: DiceFault, rule: RuleRef) -> Refusal {
    Refusal { kind: RefusalKind::Dice(fault), rule }
}

/// Steps 5 to 7.
pub(super) fn roll(
    draft: &mut Draft,
    fight: &Fight,
    (fighter, opening): (&Profile, &Opening),
    lines: &mut Lines,
) -> Result<Rolled, Refusal> {
    let foe = Who::Enemy(fight.terms.enemy);
    let (mut hand, mut enemy) = first(draft, &fight.dice, opening)?;
    say_first(&fight.dice, &enemy, (fighter.who, foe), lines);
    let focus = reroll(draft, fight, (&mut hand, &mut enemy), (fighter.who, foe), lines)?;
    lines.say_if_silent(CombatStep::Rerolls, Reason::NoRerolls, rulebook::REROLLS);
    let deception = deceive(draft, fight, (fighter, opening), &mut hand, lines)?;
    call_void(fight, fighter.who, &mut hand, lines)?;
    require_tokens(draft, fight)?;
    let character_tokens = require_character_tokens(draft, fight)?;
    change_enemy_die(draft, fight, &mut enemy, lines)?;
    lines.say_if_silent(CombatStep::Changes, Reason::NoChanges, rulebook::CHANGES);
    Ok(Rolled { hand, enemy, focus, deception, character_tokens })
}

/// Step 5: as many dice as step 4 says, of the right colours.
fn first(draft: &mut Draft, dice: &FightDice, opening: &Opening) -> Result<(Hand, EnemyHand), Refusal> {
    let hand = Hand::rolled(&dice.first).map_err(|fault| bad(fault, rulebook::COMBAT_DICE))?;
    let (least, most, has) = (opening.dice.least, opening.dice.most, dice.first.faces.len());
    let fits = (usize::from(least)..=usize::from(most)).contains(&has);
    let wrong = RefusalKind::Dice(DiceFault::WrongCount { least, most, has });
    draft.require(fits, wrong, rulebook::COMBAT_DICE)?;
    let enemy = EnemyHand::rolled(&dice.enemy).map_err(|fault| bad(fault, rulebook::COMBAT_ROLL))?;
    if let EnemyHand::Dice { dice, .. } = &enemy {
        let mut colors: Vec<_> = dice.iter().map(|die| die.color).collect();
        colors.sort();
        let fits = opening.enemy_dice.as_ref().map_or(colors.len() >= LEAST, |needed| *needed == colors);
        let needs = opening.enemy_dice.as_ref().map_or(LEAST, Vec::len);
        let wrong = RefusalKind::Dice(DiceFault::WrongEnemyDice { needs, has: colors.len() });
        draft.require(fits, wrong, rulebook::COMBAT_DICE)?;
    }
    Ok((hand, enemy))
}

fn say_first(dice: &FightDice, enemy: &EnemyHand, (who, foe): (Who, Who), lines: &mut Lines) {
    let rolled = Reason::Rolled { who, faces: dice.first.faces.clone(), source: dice.first.source };
    lines.say(CombatStep::Roll, rolled, rulebook::COMBAT_ROLL);
    let line = match &dice.enemy {
        EnemyRoll::Totals { .. } => Reason::EnemyTotals { who: foe, total: enemy.total() },
        EnemyRoll::Dice { source, .. } => {
            let shown = enemy.dice().iter().filter_map(|die| Some((die.color, enemy.face(*die)?)));
            Reason::EnemyRolled { who: foe, dice: shown.collect(), source: *source }
        }
    };
    lines.say(CombatStep::Roll, line, rulebook::COMBAT_ROLL);
}

/// Step 6. Tells how many rerolls Focus paid for.
fn reroll(
    draft: &mut Draft,
    fight: &Fight,
    (hand, enemy): (&mut Hand, &mut EnemyHand),
    (who, foe): (Who, Who),
    lines: &mut Lines,
) -> Result<u8, Refusal> {
    let rerolls = &fight.dice.rerolls;
    if rerolls.len() > MOST_REROLLS {
        return Err(bad(DiceFault::TooManyRerolls { has: rerolls.len() }, rulebook::REROLLS));
    }
    for reroll in rerolls {
        let line = match reroll {
            Reroll::Elemental(reroll) => {
                let from = reroll.dice.iter().filter_map(|die| hand.face(*die)).collect();
                hand.reroll(reroll).map_err(|fault| bad(fault, rulebook::REROLLS))?;
                Reason::Rerolled { who, from, to: reroll.faces.clone(), means: reroll.means }
            }
            Reroll::Enemy(reroll) => {
                let from = shown(enemy, &reroll.dice);
                enemy.reroll(reroll).map_err(|fault| bad(fault, rulebook::REROLLS))?;
                Reason::EnemyRerolled { who: foe, from, to: shown(enemy, &reroll.dice) }
            }
        };
        lines.say(CombatStep::Rerolls, line, rulebook::REROLLS);
    }
    require_ki(draft, fight.terms.fighter, focus(rerolls.iter().filter_map(elemental)))
}

fn elemental(reroll: &Reroll) -> Option<&ElementalReroll> {
    match reroll {
        Reroll::Elemental(reroll) => Some(reroll),
        Reroll::Enemy(_) => None,
    }
}

/// How many rerolls Focus pays for.
pub(in crate::games::champions) fn focus<'a>(rerolls: impl Iterator<Item = &'a ElementalReroll>) -> u8 {
    let paid = rerolls.filter(|reroll| reroll.means == Means::Focus).count();
    u8::try_from(paid).unwrap_or(u8::MAX)
}

/// Focus takes the Ki, or an Ally's tokens, that there are before the Combat.
pub(in crate::games::champions) fn require_ki(draft: &mut Draft, actor: Actor, focus: u8) -> Result<u8, Refusal> {
    let (gauge, needs) = (Gauge::Ki, i16::from(focus));
    if focus > 0 {
        let missing = match queries::gauge(&draft.state, actor.into(), gauge) {
            Some(has) if has >= needs => None,
            Some(has) => Some(RefusalKind::NotEnough { actor, gauge, needs, has }),
            None => Some(RefusalKind::Unknown { who: actor.into(), gauge }),
        };
        if let Some(kind) = missing {
            draft.require(false, kind, rulebook::FOCUS)?;
        }
    }
    Ok(focus)
}

fn shown(enemy: &EnemyHand, dice: &[u8]) -> Vec<Face> {
    let die = |die: &u8| enemy.dice().get(usize::from(*die)).copied();
    dice.iter().filter_map(die).filter_map(|die: EnemyDie| enemy.face(die)).collect()
}

/// Step 7, Deception: the Honor of step 2 counts already.
fn deceive(
    draft: &mut Draft,
    fight: &Fight,
    (fighter, opening): (&Profile, &Opening),
    hand: &mut Hand,
    lines: &mut Lines,
) -> Result<Deception, Refusal> {
    let Some(turned) = fight.changes.deception else { return Ok(Deception::Unused) };
    match opening.honor {
        None => draft.require(false, RefusalKind::NotForAllies, rulebook::DECEPTION)?,
        Some(honor) => require_honor(draft, honor)?,
    }
    let from = hand.turn(turned).map_err(|fault| bad(fault, rulebook::CHANGES))?;
    let line = Reason::Deceived { who: fighter.who, from, to: turned.to };
    lines.say(CombatStep::Changes, line, rulebook::DECEPTION);
    Ok(Deception::Used)
}

/// Deception never takes Honor below its least (CH-ACT).
pub(in crate::games::champions) fn require_honor(draft: &mut Draft, honor: Honor) -> Result<(), Refusal> {
    let needs = Honor::LEAST.get() + DISHONESTY;
    let kind = RefusalKind::HonorTooLow { needs, has: honor.get() };
    draft.require(honor.get() >= needs, kind, rulebook::DECEPTION)
}

/// Step 7, Call of the Void, after Deception.
fn call_void(fight: &Fight, who: Who, hand: &mut Hand, lines: &mut Lines) -> Result<(), Refusal> {
    let Some(call) = &fight.changes.void else { return Ok(()) };
    hand.call_void(call).map_err(|fault| bad(fault, rulebook::CHANGES))?;
    let to: Vec<Element> = call.to.clone();
    lines.say(CombatStep::Changes, Reason::VoidCalled { who, to }, rulebook::CALL_OF_THE_VOID);
    Ok(())
}

/// The Glory tokens used: each once, and ready.
fn require_tokens(draft: &mut Draft, fight: &Fight) -> Result<(), Refusal> {
    let tokens = &fight.choices.tokens;
    for (place, &token) in tokens.iter().enumerate() {
        let once = !tokens[..place].contains(&token);
        draft.require(once, RefusalKind::Dice(DiceFault::TokenTwice), rulebook::GLORY_TRACK)?;
        match fight.terms.fighter {
            Actor::Ally(_) => draft.require(false, RefusalKind::NotForAllies, rulebook::GLORY_TRACK)?,
            Actor::Champion(id) => {
                let ready = draft.state.champion(id).token(token) == TokenState::Ready;
                draft.require(ready, RefusalKind::NoToken { token }, rulebook::GLORY_TRACK)?;
            }
        }
    }
    Ok(())
}

/// The tokens used that lie beside the two; one Enemy Die is turned at most. Tells the fighter's.
fn require_character_tokens(draft: &mut Draft, fight: &Fight) -> Result<Vec<CharacterToken>, Refusal> {
    let choices = &fight.choices;
    let by_glory = choices.tokens.iter().filter(|token| **token == GloryToken::EnemyDie).count();
    let own = choices.character_tokens.iter().filter(|token| **token == CharacterToken::EnemyDie).count();
    let once = RefusalKind::Dice(DiceFault::TokenTwice);
    draft.require(by_glory + own <= 1, once, rulebook::CHARACTER_TOKENS)?;
    let mut used = choices.character_tokens.clone();
    used.extend(rerolled_by_token(fight.dice.rerolls.iter().filter_map(elemental)));
    character_tokens::require(draft, fight.terms.fighter.into(), &used)?;
    character_tokens::require(draft, Who::Enemy(fight.terms.enemy), &choices.enemy_tokens)?;
    Ok(used)
}

/// A Reroll token for each reroll that one paid for.
pub(in crate::games::champions) fn rerolled_by_token<'a>(
    rerolls: impl Iterator<Item = &'a ElementalReroll>,
) -> Vec<CharacterToken> {
    rerolls.filter(|reroll| reroll.means == Means::Token).map(|_| CharacterToken::Reroll).collect()
}

/// Step 7, the token that turns an Enemy Die. Totals are taken to be those after the change.
fn change_enemy_die(draft: &mut Draft, fight: &Fight, enemy: &mut EnemyHand, lines: &mut Lines) -> Result<(), Refusal> {
    let token = GloryToken::EnemyDie;
    let paid = fight.choices.turn_an_enemy_die();
    let faces = match (fight.changes.enemy_die, &enemy) {
        (None, _) if !paid => return Ok(()),
        (None, EnemyHand::Totals(_)) => None,
        (None, EnemyHand::Dice { .. }) => return Err(bad(DiceFault::NoChange, rulebook::GLORY_TRACK)),
        (Some(change), _) => {
            draft.require(paid, RefusalKind::NoToken { token }, rulebook::GLORY_TRACK)?;
            let from = shown(enemy, &[change.die]);
            enemy.change(change.die, change.face).map_err(|fault| bad(fault, rulebook::CHANGES))?;
            from.first().copied().zip(shown(enemy, &[change.die]).first().copied())
        }
    };
    lines.say(CombatStep::Changes, Reason::EnemyDieChanged { faces }, rulebook::GLORY_TRACK);
    Ok(())
}
