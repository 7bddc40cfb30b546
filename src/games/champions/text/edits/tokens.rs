//! The tokens used in a Combat, those of the Glory Track and those beside the two that fight. Offered are those that were
//! used and those that lay ready.
//!
//! Absent on purpose: Reroll tokens. They stand with the dice they rolled again, where those were said.

use super::{DECEPTIONS, ENEMY_DICE, answer, choose, distinct, enemy_face, number};
use crate::games::champions::combat::fight::{EnemyDieChange, Fight};
use crate::games::champions::command::{Deception, Outcome};
use crate::games::champions::dice::enemy::EnemyHand;
use crate::games::champions::model::champion::TokenState;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::enemy_die::Face;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::{EnemyDie, EnemyRoll, Reroll};
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::correction::Input;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// A Combat in which tokens are used: of which the dice were said, or only what came of it.
pub(super) trait Spends {
    /// Who fights whom.
    fn sides(&self) -> (Actor, EnemyId);
    /// The tokens of the Glory Track.
    fn glory(&self) -> &Vec<GloryToken>;
    /// Where they are written.
    fn glory_mut(&mut self) -> &mut Vec<GloryToken>;
    /// Those beside the fighter.
    fn own(&self) -> &Vec<CharacterToken>;
    /// Where they are written.
    fn own_mut(&mut self) -> &mut Vec<CharacterToken>;
    /// Those beside the Enemy.
    fn theirs(&self) -> &Vec<CharacterToken>;
    /// Where they are written.
    fn theirs_mut(&mut self) -> &mut Vec<CharacterToken>;
}

impl Spends for Fight {
    fn sides(&self) -> (Actor, EnemyId) {
        (self.terms.fighter, self.terms.enemy)
    }

    fn glory(&self) -> &Vec<GloryToken> {
        &self.choices.tokens
    }

    fn glory_mut(&mut self) -> &mut Vec<GloryToken> {
        &mut self.choices.tokens
    }

    fn own(&self) -> &Vec<CharacterToken> {
        &self.choices.character_tokens
    }

    fn own_mut(&mut self) -> &mut Vec<CharacterToken> {
        &mut self.choices.character_tokens
    }

    fn theirs(&self) -> &Vec<CharacterToken> {
        &self.choices.enemy_tokens
    }

    fn theirs_mut(&mut self) -> &mut Vec<CharacterToken> {
        &mut self.choices.enemy_tokens
    }
}

impl Spends for Outcome {
    fn sides(&self) -> (Actor, EnemyId) {
        (self.fighter, self.enemy)
    }

    fn glory(&self) -> &Vec<GloryToken> {
        &self.tokens
    }

    fn glory_mut(&mut self) -> &mut Vec<GloryToken> {
        &mut self.tokens
    }

    fn own(&self) -> &Vec<CharacterToken> {
        &self.character_tokens
    }

    fn own_mut(&mut self) -> &mut Vec<CharacterToken> {
        &mut self.character_tokens
    }

    fn theirs(&self) -> &Vec<CharacterToken> {
        &self.enemy_tokens
    }

    fn theirs_mut(&mut self) -> &mut Vec<CharacterToken> {
        &mut self.enemy_tokens
    }
}

/// Tokens that could be used.
#[derive(Clone, Copy)]
pub(super) enum Token {
    /// Whether a token of the Glory Track was used.
    Glory(GloryToken),
    /// How many tokens of a kind beside the fighter were, of so many.
    Own(CharacterToken, u8),
    /// The same beside the Enemy.
    Theirs(CharacterToken, u8),
}

/// Something about tokens that was to be decided where the dice were said.
#[derive(Clone, Copy)]
pub(super) enum Spent {
    /// Whether and how many.
    Token(Token),
    /// Which Enemy Die was turned by one of them.
    EnemyDie,
    /// The face it was turned to.
    EnemyFace,
}

/// The tokens that could be used in a Combat.
pub(super) fn laid(state: &State, combat: &impl Spends) -> Vec<Token> {
    let (fighter, enemy) = combat.sides();
    let is_ready = |token: GloryToken| match fighter {
        Actor::Champion(id) => state.champion(id).token(token) == TokenState::Ready,
        Actor::Ally(_) => false,
    };
    let glory = GloryToken::ALL.iter().copied().filter(|token| is_ready(*token) || combat.glory().contains(token));
    let beside = |who: Who, used: &[CharacterToken]| {
        let count = |token| state.tokens(who, token).max(uses(used, token));
        let all = CharacterToken::ALL.iter().copied().filter(|token| *token != CharacterToken::Reroll);
        all.map(|token| (token, count(token))).filter(|(_, count)| *count > 0).collect::<Vec<_>>()
    };
    let own = beside(fighter.into(), combat.own());
    let theirs = beside(Who::Enemy(enemy), combat.theirs());
    let mut all: Vec<Token> = glory.map(Token::Glory).collect();
    all.extend(own.into_iter().map(|(token, most)| Token::Own(token, most)));
    all.extend(theirs.into_iter().map(|(token, most)| Token::Theirs(token, most)));
    all
}

/// What there was to decide about tokens in `fight`.
pub(super) fn spent(state: &State, fight: &Fight) -> Vec<Spent> {
    let mut all: Vec<Spent> = laid(state, fight).into_iter().map(Spent::Token).collect();
    let is_turned = fight.changes.enemy_die.is_some();
    if is_turned || (fight.choices.turn_an_enemy_die() && !enemy_dice(fight).is_empty()) {
        all.push(Spent::EnemyDie);
    }
    if is_turned {
        all.push(Spent::EnemyFace);
    }
    all
}

fn uses(used: &[CharacterToken], token: CharacterToken) -> u8 {
    u8::try_from(used.iter().filter(|other| **other == token).count()).unwrap_or(u8::MAX)
}

/// The Enemy's dice after the last reroll; none where only totals are known.
fn enemy_dice(fight: &Fight) -> Vec<EnemyDie> {
    let Ok(mut hand) = EnemyHand::rolled(&fight.dice.enemy) else { return Vec::new() };
    for reroll in &fight.dice.rerolls {
        match reroll {
            Reroll::Elemental(_) => {}
            // One that fits no dice is refused where it is decided.
            Reroll::Enemy(reroll) => drop(hand.reroll(reroll)),
        }
    }
    hand.dice().to_vec()
}

/// What the turned die can show; nothing where no die is known.
fn faces(fight: &Fight) -> Vec<Face> {
    let die = fight.changes.enemy_die.map(|turned| usize::from(turned.die));
    match (&fight.dice.enemy, die) {
        (EnemyRoll::Dice { faces, dice, .. }, Some(die)) => {
            dice.get(die).map_or_else(Vec::new, |die| faces.of(die.color).to_vec())
        }
        (EnemyRoll::Dice { .. } | EnemyRoll::Totals { .. }, _) => Vec::new(),
    }
}

impl Token {
    /// What it is called.
    pub(super) fn label(self) -> Line {
        match self {
            Self::Glory(token) => Line::new(keys::EDIT_TOKEN).with("token", names::token(token)),
            Self::Own(token, _) => Line::new(keys::EDIT_OWN_TOKENS).with("token", names::character_token(token)),
            Self::Theirs(token, _) => Line::new(keys::EDIT_ENEMY_TOKENS).with("token", names::character_token(token)),
        }
    }

    /// What was decided.
    pub(super) fn input(self, combat: &impl Spends) -> Input {
        match self {
            Self::Glory(token) => answer(&DECEPTIONS, glory(combat, token)),
            Self::Own(token, most) => number(Some(uses(combat.own(), token).into()), 0, most.into()),
            Self::Theirs(token, most) => number(Some(uses(combat.theirs(), token).into()), 0, most.into()),
        }
    }

    /// Decides it otherwise; an answer that is none changes nothing.
    pub(super) fn set(self, combat: &mut impl Spends, place: usize) {
        match self {
            Self::Glory(token) => {
                let mut said = glory(combat, token);
                choose(&mut said, &DECEPTIONS, place);
                combat.glory_mut().retain(|other| *other != token);
                if said == Deception::Used {
                    combat.glory_mut().push(token);
                }
            }
            Self::Own(token, most) => count(combat.own_mut(), token, place.min(most.into())),
            Self::Theirs(token, most) => count(combat.theirs_mut(), token, place.min(most.into())),
        }
    }
}

impl Spent {
    /// What it is called.
    pub(super) fn label(self) -> Line {
        match self {
            Self::Token(token) => token.label(),
            Self::EnemyDie => keys::EDIT_TURNED_ENEMY_DIE.into(),
            Self::EnemyFace => keys::EDIT_TURNED_ENEMY_FACE.into(),
        }
    }

    /// What was decided.
    pub(super) fn input(self, fight: &Fight) -> Input {
        match self {
            Self::Token(token) => token.input(fight),
            Self::EnemyDie => {
                let chosen = fight.changes.enemy_die.map_or(0, |turned| usize::from(turned.die) + 1);
                let dice = ENEMY_DICE.into_iter().take(enemy_dice(fight).len());
                let answers = std::iter::once(keys::EDIT_DECEPTION_UNUSED).chain(dice).map(Line::from).collect();
                Input::Answer { answers, chosen }
            }
            Self::EnemyFace => {
                let faces = faces(fight);
                let now = fight.changes.enemy_die.and_then(|turned| faces.get(usize::from(turned.face)).copied());
                let all = distinct(&faces);
                let chosen = all.iter().position(|face| Some(*face) == now).unwrap_or(0);
                Input::Answer { answers: all.into_iter().map(enemy_face).collect(), chosen }
            }
        }
    }

    /// Decides it otherwise; an answer that is none changes nothing.
    pub(super) fn set(self, fight: &mut Fight, place: usize) {
        match self {
            Self::Token(token) => token.set(fight, place),
            Self::EnemyDie => set_die(fight, place),
            Self::EnemyFace => {
                let all = faces(fight);
                let wanted = distinct(&all).get(place).copied();
                let found = wanted.and_then(|wanted| all.iter().position(|face| *face == wanted));
                if let (Some(turned), Some(face)) = (&mut fight.changes.enemy_die, found) {
                    turned.face = u8::try_from(face).unwrap_or(turned.face);
                }
            }
        }
        if !fight.choices.turn_an_enemy_die() {
            fight.changes.enemy_die = None;
        }
    }
}

fn glory(combat: &impl Spends, token: GloryToken) -> Deception {
    if combat.glory().contains(&token) { Deception::Used } else { Deception::Unused }
}

/// So many tokens of a kind, those of other kinds as they are.
fn count(used: &mut Vec<CharacterToken>, token: CharacterToken, wanted: usize) {
    used.retain(|other| *other != token);
    used.extend(std::iter::repeat_n(token, wanted));
}

/// Another die; the face it is turned to is said beside it. Until then it stays what it is, which the rules refuse.
fn set_die(fight: &mut Fight, place: usize) {
    match place.checked_sub(1) {
        None => fight.changes.enemy_die = None,
        Some(place) => {
            let shown = enemy_dice(fight).get(place).map(|die| die.face);
            if let (Ok(die), Some(face)) = (u8::try_from(place), shown) {
                fight.changes.enemy_die = Some(EnemyDieChange { die, face });
            }
        }
    }
}
