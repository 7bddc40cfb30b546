//! Step 8: the final results of both sides (CH-COM-8).

use super::fight::{Choices, Fight, Modifier};
use super::opening::{Opening, Status};
use super::profile::{Profile, defense};
use super::rolling::{Rolled, bad};
use super::steps::{CombatStep, Kind, Lines, Reason};
use super::technique::{self, TechniqueState};
use super::terms::{Cover, ReturnFire};
use crate::games::champions::command::{CombatKind, Starter};
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::card::Ranged;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::effects::Bonus;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::technique::Technique;
use crate::games::champions::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::champions::rulebook;
use crate::kernel::known::Known;

/// The most a single modifier adds or takes.
const MOST_MODIFIER: u8 = 20;
/// The most modifiers of one side.
const MOST_MODIFIERS: usize = 10;

/// The final result of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Offensive Successes.
    pub offence: u8,
    /// Defensive Successes.
    pub defence: u8,
    /// Wounds it inflicts past every defence.
    pub direct: u8,
}

/// What the fighter's dice bring besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gains {
    pub ki: u8,
    pub ap: u8,
    pub life: u8,
    pub honor: i8,
}

impl Gains {
    /// With what a technique brings besides.
    fn and(self, used: &Technique) -> Self {
        Self {
            ki: self.ki.saturating_add(used.ki),
            ap: self.ap.saturating_add(used.ap),
            life: self.life.saturating_add(used.life),
            honor: used.honor,
        }
    }
}

/// Both results.
pub(super) struct Results {
    pub fighter: Score,
    pub enemy: Score,
    pub gains: Gains,
    pub technique: TechniqueState,
    pub offence: Element,
    pub defence: Element,
}

/// Successes while they are added up; they may be negative until the end.
#[derive(Clone, Copy, Default)]
struct Sum {
    offence: i16,
    defence: i16,
    direct: i16,
}

impl Sum {
    fn add(&mut self, offence: i8, defence: i8, direct: u8) {
        self.offence += i16::from(offence);
        self.defence += i16::from(defence);
        self.direct += i16::from(direct);
    }

    /// Never below 0.
    fn score(self) -> Score {
        let count = |sum: i16| u8::try_from(sum.max(0)).unwrap_or(u8::MAX);
        Score { offence: count(self.offence), defence: count(self.defence), direct: count(self.direct) }
    }
}

/// Step 8.
pub(super) fn results(
    draft: &mut Draft,
    fight: &Fight,
    (fighter, opening): (&Profile, &Opening),
    rolled: &Rolled,
    lines: &mut Lines,
) -> Result<Results, Refusal> {
    let choices = &fight.choices;
    require_modifiers(&choices.modifiers)?;
    require_modifiers(&choices.enemy_modifiers)?;
    let hand = &rolled.hand;
    let (mut sum, mut gains) = (Sum::default(), Gains::default());
    let (offence, defence) = choose(choices, hand)?;
    say_chosen(hand, (offence, defence), lines);
    sum.offence += i16::from(hand.count(offence));
    sum.defence += i16::from(hand.count(defence));
    if fighter.champion.is_some() {
        additional_effects(hand, &mut sum, &mut gains, lines);
    }
    let technique = fighter.technique.as_ref();
    let (state, used) = technique::use_technique(draft, technique, choices.technique, hand, lines)?;
    if let Some(used) = used {
        sum.add(used.offence, used.defence, used.wounds);
        gains = gains.and(used);
    }
    add_bonuses(fight, fighter, &mut sum, lines);
    let fighter_score = limit(draft, fight, (fighter, opening), sum, lines)?;
    let enemy_score = enemy(draft, fight, rolled, lines)?;
    harmony(draft, fight, fighter, hand, lines)?;
    say_results(fight, fighter.who, (fighter_score, enemy_score), lines);
    Ok(Results { fighter: fighter_score, enemy: enemy_score, gains, technique: state, offence, defence })
}

fn say_chosen(hand: &Hand, (offence, defence): (Element, Element), lines: &mut Lines) {
    for (kind, element) in [(Kind::Offence, offence), (Kind::Defence, defence)] {
        let line = Reason::Chosen { kind, element, count: hand.count(element) };
        lines.say(CombatStep::Results, line, rulebook::RESULTS);
    }
}

fn require_modifiers(modifiers: &[Modifier]) -> Result<(), Refusal> {
    let fits = |modifier: &Modifier| {
        let most = modifier.offence.unsigned_abs().max(modifier.defence.unsigned_abs()).max(modifier.wounds);
        most <= MOST_MODIFIER
    };
    if modifiers.len() <= MOST_MODIFIERS && modifiers.iter().all(fits) {
        Ok(())
    } else {
        Err(bad(DiceFault::ModifierTooHigh, rulebook::RESULTS))
    }
}

/// The Offensive and the Defensive Element: as said, else the one that shows more.
fn choose(choices: &Choices, hand: &Hand) -> Result<(Element, Element), Refusal> {
    let better = |one, other| if hand.count(other) > hand.count(one) { other } else { one };
    let offence = match choices.offence {
        None => better(Element::Fire, Element::Water),
        Some(element @ (Element::Fire | Element::Water)) => element,
        Some(element @ (Element::Air | Element::Earth | Element::Void)) => {
            return Err(bad(DiceFault::NotOffensive { element }, rulebook::RESULTS));
        }
    };
    let defence = match choices.defence {
        None => better(Element::Air, Element::Earth),
        Some(element @ (Element::Air | Element::Earth)) => element,
        Some(element @ (Element::Fire | Element::Water | Element::Void)) => {
            return Err(bad(DiceFault::NotDefensive { element }, rulebook::RESULTS));
        }
    };
    Ok((offence, defence))
}

/// Three of one Element, chosen or not; for Champions only.
fn additional_effects(hand: &Hand, sum: &mut Sum, gains: &mut Gains, lines: &mut Lines) {
    for element in [Element::Water, Element::Earth, Element::Fire, Element::Air] {
        if hand.count(element) < 3 {
            continue;
        }
        lines.say(CombatStep::Results, Reason::ThreeOf { element }, rulebook::EFFECTS);
        match element {
            Element::Water => sum.offence += 1,
            Element::Earth => sum.defence += 1,
            Element::Fire => gains.ki += 1,
            Element::Air => {
                gains.ap += 1;
                gains.life += 1;
            }
            Element::Void => {}
        }
    }
}

/// Power, tokens, Cover, Defense(X), and what the players add.
fn add_bonuses(fight: &Fight, fighter: &Profile, sum: &mut Sum, lines: &mut Lines) {
    let (who, power) = (fighter.who, fighter.power);
    let mut say = |line, rule| lines.say(CombatStep::Results, line, rule);
    if (power.offence, power.defence) != (0, 0) {
        sum.add(power.offence, power.defence, 0);
        say(Reason::PowerAdds { offence: power.offence, defence: power.defence }, rulebook::RESULTS);
    }
    add_card(who, fighter.bonus, sum, lines);
    let mut say = |line, rule| lines.say(CombatStep::Results, line, rule);
    for &token in &fight.choices.tokens {
        match token {
            GloryToken::Defensive => sum.defence += 1,
            GloryToken::Offensive => sum.offence += 1,
            GloryToken::EnemyDie => continue,
        }
        say(Reason::Token { token }, rulebook::GLORY_TRACK);
    }
    add_tokens(who, &fight.choices.character_tokens, sum, lines);
    add_ranged(fight.terms.kind, (who, fight.terms.cover), &fighter.keywords, sum, lines);
    add_modifiers(who, &fight.choices.modifiers, sum, lines);
}

/// Successes of the tokens that lie beside somebody.
fn add_tokens(who: Who, tokens: &[CharacterToken], sum: &mut Sum, lines: &mut Lines) {
    for &token in tokens {
        let (offence, defence) = token.adds();
        if (offence, defence) != (0, 0) {
            sum.add(offence, defence, 0);
            lines.say(CombatStep::Results, Reason::CharacterToken { who, token }, rulebook::CHARACTER_TOKENS);
        }
    }
}

/// What the card of an Enemy or an Ally adds in every Combat.
fn add_card(who: Who, bonus: Bonus, sum: &mut Sum, lines: &mut Lines) {
    if !bonus.is_nothing() {
        let Bonus { offence, defence, wounds } = bonus;
        sum.add(offence, defence, wounds);
        if (offence, defence) != (0, 0) {
            lines.say(CombatStep::Results, Reason::CardAdds { who, offence, defence }, rulebook::RESULTS);
        }
    }
}

/// Cover and Defense(X), in Ranged Combat only.
fn add_ranged(kind: CombatKind, (who, cover): (Who, Cover), keywords: &[Keyword], sum: &mut Sum, lines: &mut Lines) {
    if kind == CombatKind::Melee {
        return;
    }
    if cover == Cover::Covered {
        sum.defence += 1;
        lines.say(CombatStep::Results, Reason::Covered { who }, rulebook::COVER);
    }
    let value = defense(keywords);
    if value > 0 {
        sum.defence += i16::from(value);
        lines.say(CombatStep::Results, Reason::Defense { who, value }, rulebook::DEFENSE);
    }
}

fn add_modifiers(who: Who, modifiers: &[Modifier], sum: &mut Sum, lines: &mut Lines) {
    for modifier in modifiers {
        sum.add(modifier.offence, modifier.defence, modifier.wounds);
        let line = Reason::Modified { who, modifier: modifier.clone() };
        lines.say(CombatStep::Results, line, rulebook::RESULTS);
    }
}

/// What the Dishonored and the silent do not count.
fn limit(
    draft: &mut Draft,
    fight: &Fight,
    (fighter, opening): (&Profile, &Opening),
    mut sum: Sum,
    lines: &mut Lines,
) -> Result<Score, Refusal> {
    let who = fighter.who;
    if opening.status == Status::Dishonored {
        sum.defence = 0;
        lines.say(CombatStep::Results, Reason::NoDefence { who }, rulebook::DISHONORED);
    }
    if fight.terms.starter == Starter::Enemy && is_silent(draft, fight, who, fighter.ranged)? {
        sum.offence = 0;
        lines.say(CombatStep::Results, Reason::NoReturnFire { who }, rulebook::RANGED);
    }
    Ok(sum.score())
}

fn enemy(draft: &mut Draft, fight: &Fight, rolled: &Rolled, lines: &mut Lines) -> Result<Score, Refusal> {
    let id = fight.terms.enemy;
    let who = Who::Enemy(id);
    let total = rolled.enemy.total();
    let mut sum = Sum { offence: total.offence.into(), defence: total.defence.into(), direct: 0 };
    let card = draft.state.enemy(id).map(Enemy::card);
    let known = card.map(|card| (card.keywords.clone(), card.ranged, card.bonus));
    let (keywords, ranged, bonus) = known.unwrap_or((Vec::new(), Known::Unknown, Bonus::default()));
    add_card(who, bonus, &mut sum, lines);
    add_tokens(who, &fight.choices.enemy_tokens, &mut sum, lines);
    add_ranged(fight.terms.kind, (who, fight.terms.enemy_cover), &keywords, &mut sum, lines);
    add_modifiers(who, &fight.choices.enemy_modifiers, &mut sum, lines);
    if fight.terms.starter == Starter::Players && is_silent(draft, fight, who, ranged)? {
        sum.offence = 0;
        lines.say(CombatStep::Results, Reason::NoReturnFire { who }, rulebook::RANGED);
    }
    Ok(sum.score())
}

/// Whether the target of a Ranged Combat cannot shoot back.
fn is_silent<D: Copy>(draft: &mut Draft, fight: &Fight, who: Who, ranged: Known<Ranged<D>>) -> Result<bool, Refusal> {
    if fight.terms.kind == CombatKind::Melee {
        return Ok(false);
    }
    match (fight.terms.return_fire, ranged.value()) {
        (ReturnFire::Counts, _) | (ReturnFire::ByCard, Some(Ranged::Bow | Ranged::Dice(_))) => Ok(false),
        (ReturnFire::Silent, _) | (ReturnFire::ByCard, Some(Ranged::Never)) => Ok(true),
        (ReturnFire::ByCard, None) => {
            let unknown = RefusalKind::UnknownOnCard { who, value: CardValue::Ranged };
            draft.require(false, unknown, rulebook::RANGED).map(|()| true)
        }
    }
}

/// Harmony takes all five Elements.
fn harmony(draft: &mut Draft, fight: &Fight, fighter: &Profile, hand: &Hand, lines: &mut Lines) -> Result<(), Refusal> {
    if fight.choices.harmony == Harmony::Unused {
        return Ok(());
    }
    if let Some(element) = hand.missing() {
        let fault = RefusalKind::Dice(DiceFault::NoHarmony { element });
        draft.require(false, fault, rulebook::COMBAT_HARMONY)?;
    }
    lines.say(CombatStep::Results, Reason::InHarmony { who: fighter.who }, rulebook::COMBAT_HARMONY);
    Ok(())
}

/// The final results; of somebody in Harmony none are compared.
fn say_results(fight: &Fight, who: Who, (fighter, enemy): (Score, Score), lines: &mut Lines) {
    if fight.choices.harmony == Harmony::Used {
        return;
    }
    for (who, score) in [(who, fighter), (Who::Enemy(fight.terms.enemy), enemy)] {
        let line = Reason::Result { who, offence: score.offence, defence: score.defence };
        lines.say(CombatStep::Results, line, rulebook::RESULTS);
    }
}
