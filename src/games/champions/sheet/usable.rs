//! What can still be used once all dice lie on the table: tokens, Harmony, the technique, Ki against Corruption; each
//! with what it would make of the Wounds.

use super::draft::Draft;
use super::question::ki_left;
use crate::games::champions::combat::fight::TechniqueUse;
use crate::games::champions::combat::outcome::purity_loss;
use crate::games::champions::combat::resolve::HarmonyState;
use crate::games::champions::combat::technique::TechniqueState;
use crate::games::champions::combat::{Resolution, resolve};
use crate::games::champions::model::champion::TokenState;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;

/// Something to use or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A Glory token.
    Token(GloryToken),
    /// Harmony with the Elements.
    Harmony,
    /// The Secret Technique.
    Technique,
}

/// Something that can be used, whether it is, and the Wounds both ways if that changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Usable {
    /// What.
    pub what: What,
    /// Whether it is used.
    pub used: bool,
    /// Wounds dealt and taken with it, or without it where it is used.
    pub outcome: Option<(u8, u8)>,
}

/// Everything that can be used. The token that changes an Enemy Die is not among them: which die is said elsewhere.
pub fn all(state: &State, draft: &Draft, known: &Resolution, faces: &EnemyFaces) -> Vec<Usable> {
    let mut what = Vec::new();
    if let Some(Actor::Champion(id)) = draft.actor() {
        let tokens = [GloryToken::Defensive, GloryToken::Offensive].into_iter();
        what.extend(tokens.filter(|token| state.champion(id).token(*token) == TokenState::Ready).map(What::Token));
    }
    if known.harmony != HarmonyState::Missing {
        what.push(What::Harmony);
    }
    if matches!(known.technique, TechniqueState::Used | TechniqueState::Declined) {
        what.push(What::Technique);
    }
    let colors = known.opening.enemy_dice.clone().unwrap_or_default();
    let otherwise = |what: What| {
        let mut other = draft.clone();
        toggle(&mut other, what);
        let resolved = resolve(state, &other.fight(&colors, faces)?).ok()?;
        Some((resolved.outcome.dealt, resolved.outcome.taken))
    };
    what.into_iter().map(|what| Usable { what, used: is_used(draft, what), outcome: otherwise(what) }).collect()
}

fn is_used(draft: &Draft, what: What) -> bool {
    match what {
        What::Token(token) => draft.choices.tokens.contains(&token),
        What::Harmony => draft.choices.harmony == Harmony::Used,
        What::Technique => draft.choices.technique != TechniqueUse::Declined,
    }
}

/// Uses it, or takes it back.
pub fn toggle(draft: &mut Draft, what: What) {
    let used = is_used(draft, what);
    match what {
        What::Token(token) => draft.toggle_token(token),
        What::Harmony => draft.choices.harmony = if used { Harmony::Unused } else { Harmony::Used },
        What::Technique => {
            draft.choices.technique = if used { TechniqueUse::Declined } else { TechniqueUse::WherePossible };
        }
    }
}

/// Purity at stake, and the Ki that can be spent against it; nothing where there is none of either.
pub fn at_stake(state: &State, draft: &Draft, known: &Resolution) -> Option<(i16, u8)> {
    let terms = draft.duel()?.terms()?;
    let Actor::Champion(_) = terms.fighter else { return None };
    if known.outcome.taken == 0 {
        return None;
    }
    let stake = purity_loss(state, terms.fighter, terms.enemy, draft.aftermath.corruption);
    let left = ki_left(state, draft).saturating_add(known.outcome.ki_gained);
    let most = u8::try_from(stake.min(left.into()).max(0)).unwrap_or(0);
    (most > 0).then_some((stake, most))
}
