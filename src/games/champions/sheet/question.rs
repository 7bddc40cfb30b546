//! From what was said to what the odds are asked.

use super::draft::{Draft, Ready};
use super::{fought, purity};
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::combat::fight::{Modifier, TechniqueUse};
use crate::games::champions::combat::opening::Status;
use crate::games::champions::combat::steps::{Reason, Step};
use crate::games::champions::combat::{Opening, resolve};
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::{Gauge, GloryToken};
use crate::games::champions::model::rolls::EnemyRoll;
use crate::games::champions::model::state::State;
use crate::games::champions::model::technique::Technique;
use crate::games::champions::odds::forms::{
    ChampionForm, Colour, CombatForm, EnemyForm, FacesForm, Kind, NeedsForm, TechniqueForm, WeightsForm,
};
use crate::games::champions::queries;

/// Ki that can still be spent on this roll.
pub fn ki_left(state: &State, draft: &Draft) -> u8 {
    let available = draft.actor().and_then(|actor| queries::gauge(state, actor.into(), Gauge::Ki)).unwrap_or(0);
    u8::try_from(available).unwrap_or(0).saturating_sub(draft.paid())
}

/// The Champion whose Ki is not typed in, so that nobody can say what is left of it.
pub fn ki_unknown(state: &State, draft: &Draft) -> Option<Who> {
    let Actor::Champion(id) = draft.actor()? else { return None };
    state.champion(id).ki().is_none().then_some(Who::Champion(id))
}

/// Whether Deception can still be paid for: by a Champion whose Honor goes down far enough (CH-TEST-2).
pub fn may_deceive(state: &State, draft: &Draft, opening: Option<&Opening>) -> bool {
    let Some(Actor::Champion(id)) = draft.actor() else { return false };
    let honor = opening.and_then(|opening| opening.honor).unwrap_or(state.champion(id).honor()).get();
    honor - DISHONESTY >= -5 && draft.hand.deception.is_none()
}

/// The question about a Combat before its dice, with that much Ki. Nothing where a card value is missing.
pub fn before(
    state: &State,
    draft: &Draft,
    opening: &Opening,
    (faces, weights): (&EnemyFaces, WeightsForm),
    ki: u8,
) -> Option<CombatForm> {
    let terms = draft.duel()?.terms()?;
    let (fighter, enemy) = (Who::from(terms.fighter), Who::Enemy(terms.enemy));
    let life = |who| queries::gauge(state, who, Gauge::Life).map(i64::from).filter(|life| *life > 0);
    let most = *queries::bounds(state, fighter, Gauge::Life)?.end();
    let bonuses = bonuses(state, draft, opening, (fighter, enemy))?;
    let ally = matches!(terms.fighter, Actor::Ally(_));
    let champion = ChampionForm {
        dice: (opening.dice.least == opening.dice.most).then_some(opening.dice.least)?.into(),
        ki: ki.into(),
        deception: draft.ready_deception == Ready::Yes && may_deceive(state, draft, Some(opening)),
        dishonored: opening.status == Status::Dishonored,
        ally,
        lp: life(fighter)?,
        lp_max: most.into(),
        offence_bonus: bonuses.ours.0,
        defence_bonus: bonuses.ours.1,
        offence_counts: bonuses.ours_count,
        technique: technique(state, draft),
    };
    let enemy = EnemyForm {
        dice: opening.enemy_dice.as_ref()?.iter().map(|color| colour(*color)).collect(),
        lp: life(enemy)?,
        offence_bonus: bonuses.theirs.0,
        defence_bonus: bonuses.theirs.1,
        offence_counts: bonuses.theirs_count,
        corruption: purity::risk(state, terms.fighter, terms.enemy, draft.aftermath.corruption)
            .map_or(0, |risk| risk.stake.into()),
    };
    let faces = faces_form(faces);
    Some(CombatForm { kind: Kind::Combat, champion, enemy, faces, weights, rolled: None, enemy_result: None })
}

/// The question in the middle of the roll: what to do with the dice on the table and that much Ki.
pub fn rolled(
    state: &State,
    draft: &Draft,
    opening: &Opening,
    (faces, weights): (&EnemyFaces, WeightsForm),
    ki: u8,
) -> Option<CombatForm> {
    let mut form = before(state, draft, opening, (faces, weights), ki)?;
    form.champion.deception = may_deceive(state, draft, Some(opening));
    let colors = opening.enemy_dice.as_ref()?;
    let total = fought::enemy_hand(&draft.hand.foe, colors, faces)?.total();
    form.rolled = Some(draft.hand.roll.whole()?);
    form.enemy_result = Some(vec![total.offence.into(), total.defence.into()]);
    Some(form)
}

/// The same question as the players are ready for it: without Deception where they did not say beforehand that they would
/// give Honor away. Shares that are shown count on nothing else.
#[must_use]
pub fn as_ready(draft: &Draft, mut form: CombatForm) -> CombatForm {
    form.champion.deception &= draft.ready_deception == Ready::Yes;
    form
}

fn colour(color: DieColor) -> Colour {
    match color {
        DieColor::White => Colour::White,
        DieColor::Gray => Colour::Gray,
        DieColor::Black => Colour::Black,
    }
}

fn faces_form(faces: &EnemyFaces) -> FacesForm {
    let of = |color| faces.of(color).iter().map(|face| vec![face.offence.into(), face.defence.into()]).collect();
    FacesForm { white: of(DieColor::White), gray: of(DieColor::Gray), black: of(DieColor::Black) }
}

fn technique(state: &State, draft: &Draft) -> Option<TechniqueForm> {
    let Some(Actor::Champion(id)) = draft.actor() else { return None };
    let technique = state.champion(id).card().technique.as_ref()?;
    (draft.choices.technique != TechniqueUse::Declined).then(|| technique_form(technique))
}

fn technique_form(technique: &Technique) -> TechniqueForm {
    let need = |element| technique.needs.of(element).into();
    TechniqueForm {
        needs: NeedsForm {
            air: need(Element::Air),
            earth: need(Element::Earth),
            fire: need(Element::Fire),
            water: need(Element::Water),
            void: need(Element::Void),
        },
        offence: technique.offence.into(),
        defence: technique.defence.into(),
        wounds: technique.wounds.into(),
    }
}

/// What comes to the results of both sides whatever the dice show.
#[derive(Debug, PartialEq)]
struct Bonuses {
    ours: (i64, i64),
    theirs: (i64, i64),
    ours_count: bool,
    theirs_count: bool,
}

/// Read from the lines of a Combat whose dice show nothing, so that the rules alone know where they come from.
fn bonuses(state: &State, draft: &Draft, opening: &Opening, (fighter, enemy): (Who, Who)) -> Option<Bonuses> {
    let mut plain = draft.clone();
    plain.hand = super::hand::Hand::of(opening.dice.least);
    (0..opening.dice.least).for_each(|_| plain.hand.add(Element::Void));
    plain.enemy_die = None;
    plain.choices.technique = TechniqueUse::WherePossible;
    plain.choices.harmony = Default::default();
    plain.choices.tokens.retain(|token| *token != GloryToken::EnemyDie);
    plain.choices.character_tokens.retain(|token| *token != CharacterToken::EnemyDie);
    let mut fight = plain.fight_so_far()?;
    fight.dice.enemy = EnemyRoll::Totals { offence: 0, defence: 0 };
    let steps = resolve(state, &fight).ok()?.steps;
    Some(added_up(&steps, (fighter, enemy)))
}

fn added_up(steps: &[Step], (fighter, enemy): (Who, Who)) -> Bonuses {
    let mut sum = Bonuses { ours: (0, 0), theirs: (0, 0), ours_count: true, theirs_count: true };
    for step in steps {
        let (who, offence, defence): (Who, i64, i64) = match &step.line {
            Reason::PowerAdds { offence, defence } => (fighter, (*offence).into(), (*defence).into()),
            Reason::CardAdds { who, offence, defence } => (*who, (*offence).into(), (*defence).into()),
            Reason::Token { token: GloryToken::Offensive } => (fighter, 1, 0),
            Reason::Token { token: GloryToken::Defensive } => (fighter, 0, 1),
            Reason::CharacterToken { who, token } => {
                let (offence, defence) = token.adds();
                (*who, offence.into(), defence.into())
            }
            Reason::Covered { who } => (*who, 0, 1),
            Reason::Defense { who, value } => (*who, 0, (*value).into()),
            Reason::Modified { who, modifier: Modifier { offence, defence, .. } } => {
                (*who, (*offence).into(), (*defence).into())
            }
            Reason::NoReturnFire { who } => {
                sum.ours_count &= *who != fighter;
                sum.theirs_count &= *who != enemy;
                continue;
            }
            _ => continue,
        };
        let side = if who == fighter { &mut sum.ours } else { &mut sum.theirs };
        *side = (side.0 + offence, side.1 + defence);
    }
    sum
}
