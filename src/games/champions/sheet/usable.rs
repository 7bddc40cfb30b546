//! What can still be used once all dice lie on the table: tokens, Harmony, the technique, Ki against Corruption; each
//! with what it would make of the Wounds.

use super::draft::{Draft, Prevention};
use super::foe::FoeRoll;
use super::question::ki_left;
use crate::games::champions::combat::fight::{EnemyDieChange, TechniqueUse};
use crate::games::champions::combat::outcome::purity_loss;
use crate::games::champions::combat::resolve::HarmonyState;
use crate::games::champions::combat::technique::TechniqueState;
use crate::games::champions::combat::{Resolution, resolve};
use crate::games::champions::command::Outcome;
use crate::games::champions::model::champion::TokenState;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::kernel::by::Small;

/// Something to use or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A Glory token.
    Token(GloryToken),
    /// One of the tokens beside the fighter, the how manieth of its kind from 0.
    Own(CharacterToken, u8),
    /// One of the tokens beside the Enemy.
    Foes(CharacterToken, u8),
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

/// Everything that can be used.
pub fn all(state: &State, draft: &Draft, known: &Resolution, faces: &EnemyFaces) -> Vec<Usable> {
    let mut what = of_glory(state, draft);
    what.extend(beside(state, draft));
    if known.harmony != HarmonyState::Missing {
        what.push(What::Harmony);
    }
    if matches!(known.technique, TechniqueState::Used | TechniqueState::Declined) {
        what.push(What::Technique);
    }
    let colors = known.opening.enemy_dice.clone().unwrap_or_default();
    let otherwise = |what: What| {
        let other = toggled(state, draft, what, (&colors, faces));
        let resolved = resolve(state, &other.fight(&colors, faces)?).ok()?;
        Some((resolved.outcome.dealt, resolved.outcome.taken))
    };
    what.into_iter().map(|what| Usable { what, used: is_used(draft, what), outcome: otherwise(what) }).collect()
}

/// The fighter's Glory tokens.
fn of_glory(state: &State, draft: &Draft) -> Vec<What> {
    let Some(Actor::Champion(id)) = draft.actor() else { return Vec::new() };
    let ready = GloryToken::ALL.iter().filter(|token| state.champion(id).token(**token) == TokenState::Ready);
    ready.map(|token| What::Token(*token)).collect()
}

/// The tokens beside the two that can be used.
pub fn beside(state: &State, draft: &Draft) -> Vec<What> {
    // Rerolls have a key of their own; the Enemy's dice are not the Enemy's to turn.
    let counts = |what: &What| match what {
        What::Own(token, _) => *token != CharacterToken::Reroll,
        What::Foes(token, _) => token.adds() != (0, 0),
        What::Token(_) | What::Harmony | What::Technique => false,
    };
    lying(state, draft).filter(counts).collect()
}

/// Every token that may have been used up in a Combat of which the players say what came of it.
pub fn to_be_spent(state: &State, draft: &Draft) -> Vec<What> {
    let counts = |what: &What| !matches!(what, What::Foes(token, _) if token.adds() == (0, 0));
    of_glory(state, draft).into_iter().chain(lying(state, draft).filter(counts)).collect()
}

/// Every token that lies beside one of the two.
fn lying(state: &State, draft: &Draft) -> impl Iterator<Item = What> + use<> {
    let each = |who: Who, kinds: &'static [CharacterToken], what: fn(CharacterToken, u8) -> What| {
        let of_kind = move |token: &CharacterToken| {
            (0..state.tokens(who, *token)).map(|place| what(*token, place)).collect::<Vec<_>>()
        };
        kinds.iter().flat_map(of_kind).collect::<Vec<_>>()
    };
    let (fighter, enemy) = draft.duel().map_or((None, None), |duel| (duel.fighter, duel.enemy));
    let own = fighter.map(|fighter| each(fighter.into(), CharacterToken::ALL, What::Own));
    let foes = enemy.map(|enemy| each(Who::Enemy(enemy), CharacterToken::ALL, What::Foes));
    own.into_iter().chain(foes).flatten()
}

/// Those of them that count whatever the dice show, and so can be used before those fall.
pub fn beside_before(state: &State, draft: &Draft) -> Vec<What> {
    let counts = |what: &What| match what {
        What::Own(token, _) | What::Foes(token, _) => token.adds() != (0, 0),
        What::Token(_) | What::Harmony | What::Technique => false,
    };
    beside(state, draft).into_iter().filter(counts).collect()
}

/// Whether it is used in a draft.
pub fn is_used(draft: &Draft, what: What) -> bool {
    let more = |used: &[CharacterToken], token, place: u8| {
        used.iter().filter(|other| **other == token).count() > usize::from(place)
    };
    match what {
        What::Own(token, place) => more(&draft.choices.character_tokens, token, place),
        What::Foes(token, place) => more(&draft.choices.enemy_tokens, token, place),
        What::Token(token) => draft.choices.tokens.contains(&token),
        What::Harmony => draft.choices.harmony == Harmony::Used,
        What::Technique => draft.choices.technique != TechniqueUse::Declined,
    }
}

/// The draft with it used, or taken back. A changed Enemy Die shows what is best for the fighter, until another face is
/// chosen.
#[must_use]
pub fn toggled(state: &State, draft: &Draft, what: What, (colors, faces): (&[DieColor], &EnemyFaces)) -> Draft {
    let mut other = draft.clone();
    toggle(&mut other, what);
    let turns = matches!(what, What::Token(GloryToken::EnemyDie) | What::Own(CharacterToken::EnemyDie, _));
    if turns && is_used(&other, what) {
        other.enemy_die = best_change(state, &other, colors, faces);
    }
    other
}

/// Every change of one Enemy Die, once for each face that differs; none where only totals are known.
pub fn die_changes(draft: &Draft, colors: &[DieColor], faces: &EnemyFaces) -> Vec<EnemyDieChange> {
    let FoeRoll::Dice { .. } = &draft.hand.foe else { return Vec::new() };
    let shown: Vec<u8> = draft.hand.foe.shown(colors.len()).into_iter().map_while(|face| face).collect();
    let of_die = |(die, (color, now)): (u8, (&DieColor, &u8))| {
        let table = *faces.of(*color);
        let now = table.get(usize::from(*now)).copied();
        let other = (0_u8..)
            .zip(table)
            .enumerate()
            .filter(move |(at, (_, face))| Some(*face) != now && !table[..*at].contains(face));
        other.map(move |(_, (face, _))| EnemyDieChange { die, face }).collect::<Vec<_>>()
    };
    (0_u8..).zip(colors.iter().zip(&shown)).flat_map(of_die).collect()
}

/// The change after which the fewest Wounds are taken, then the most are dealt.
fn best_change(state: &State, draft: &Draft, colors: &[DieColor], faces: &EnemyFaces) -> Option<EnemyDieChange> {
    let worth = |change: &EnemyDieChange| {
        let mut other = draft.clone();
        other.enemy_die = Some(*change);
        let outcome = resolve(state, &other.fight(colors, faces)?).ok()?.outcome;
        Some((outcome.taken, u8::MAX - outcome.dealt))
    };
    let all = die_changes(draft, colors, faces);
    all.into_iter().min_by_key(|change| worth(change).unwrap_or((u8::MAX, u8::MAX)))
}

/// Uses it, or takes it back.
fn toggle(draft: &mut Draft, what: What) {
    let used = is_used(draft, what);
    match what {
        What::Token(token) => draft.toggle_token(token),
        What::Own(token, place) => draft.toggle_character_token(token, place),
        What::Foes(token, place) => draft.toggle_enemy_token(token, place),
        What::Harmony => draft.choices.harmony = if used { Harmony::Unused } else { Harmony::Used },
        What::Technique => {
            draft.choices.technique = if used { TechniqueUse::Declined } else { TechniqueUse::WherePossible };
        }
    }
}

/// Ki that goes against the loss of Purity: as much as can be, unless the players said less. Of a sheet that is older
/// than this, what was chosen on it.
pub fn prevented(state: &State, draft: &Draft, outcome: &Outcome) -> u8 {
    let most = at_stake(state, draft, outcome).map_or(0, |(_, most)| most);
    match (draft.prevention, draft.aftermath.prevented) {
        (Prevention::AsMuchAsPossible, 0) => most,
        (Prevention::AsMuchAsPossible | Prevention::Said, chosen) => chosen.min(most),
    }
}

/// Purity at stake, and the Ki that can be spent against it; nothing where there is none of either.
pub fn at_stake(state: &State, draft: &Draft, outcome: &Outcome) -> Option<(i16, u8)> {
    let terms = draft.duel()?.terms()?;
    let Actor::Champion(_) = terms.fighter else { return None };
    if outcome.taken == 0 {
        return None;
    }
    let stake = purity_loss(state, terms.fighter, terms.enemy, outcome.corruption);
    let left = ki_left(state, draft).saturating_add(outcome.ki_gained);
    let most = u8::try_from(stake.min(left.into()).max(0)).unwrap_or(0);
    (most > 0).then_some((stake, most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::model::element::Element::{Air, Earth, Fire, Void, Water};
    use crate::games::champions::model::ids::ChampionId;
    use crate::games::champions::sheet::draft::{Duel, Task};
    use crate::games::champions::sheet::facts::Facts;
    use crate::games::champions::sheet::foe::Total;
    use crate::games::champions::trial;

    #[test]
    fn the_ki_that_is_left_prevents_what_it_can_until_less_is_said() {
        let mut table = trial::acting(&[trial::ONI]);
        let mut draft = Draft::of(Task::Combat(Duel::begin(table.state(), None, None)));
        [Air, Earth, Fire, Water, Void].into_iter().for_each(|die| draft.hand.add(die));
        draft.hand.foe.say(Total::Offence, 3);
        draft.hand.foe.say(Total::Defence, 3);
        let facts = |draft: &Draft| Facts::of(table.state(), draft, &EnemyFaces::USUAL);
        let outcome = facts(&draft).resolved().expect("all dice lie on the table").outcome.clone();
        assert_eq!((at_stake(table.state(), &draft, &outcome), outcome.prevented), (Some((1, 1)), 1));
        let mut without = draft.clone();
        without.prevent(0);
        assert_eq!(facts(&without).resolved().unwrap().outcome.prevented, 0, "the choice stays free");
        let command = facts(&draft).command(&draft, &EnemyFaces::USUAL);
        assert!(matches!(&command, Some(Command::Fight(fight)) if fight.aftermath.prevented == 1));
        let before = table.state().champion(ChampionId::First).purity();
        table.does(command.unwrap());
        assert_eq!(table.state().champion(ChampionId::First).purity(), before);
    }

    #[test]
    fn another_enemy_asks_anew_how_much_ki_goes_against_it() {
        let table = trial::acting(&[trial::ONI, trial::ONI]);
        let mut draft = Draft::of(Task::Combat(Duel::begin(table.state(), None, None)));
        let [one, other] = [0, 1].map(crate::games::champions::model::ids::EnemyId);
        draft.against(one);
        draft.prevent(0);
        assert_eq!(draft.prevention, Prevention::Said);
        draft.against(other);
        assert_eq!(draft.prevention, Prevention::AsMuchAsPossible);
    }
}
