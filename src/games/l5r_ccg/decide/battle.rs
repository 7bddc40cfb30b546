//! The actions of a battle: the table's cards are handed to the rules, and what came of it is told as events (CC-BAT).

use super::super::draft::Draft;
use super::super::event::Event;
use super::super::in_play::{Battle, Effect, InPlay, Lasting, Posture};
use super::super::model::card::{CardKind, Trait};
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule::{self, Rule};
use super::super::model::side::Side;
use super::super::refusal::{Missing, Refusal, RefusalKind};
use super::super::rules::battle as fight;
use super::super::rules::battle::{Action, CardAt, Done, Past, Place};
use super::super::rules::turn::Act;
use super::super::state::State;
use super::cards::{die, lie};
use super::turn::take_action;

/// A battle as the rules see it, and which card stands where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The battle.
    pub battle: fight::Battle,
    /// Its units, each with its cards, the Personality first.
    pub units: Vec<Vec<CardId>>,
}

impl Field {
    /// The card at a place.
    pub fn card(&self, at: CardAt) -> CardId {
        let unit = &self.units[at.unit];
        match at.place {
            Place::Personality => unit[0],
            Place::Attached(place) => unit[place + 1],
        }
    }

    /// Where a card is; nothing where it is not at the battle.
    pub fn find(&self, id: CardId) -> Option<CardAt> {
        self.units.iter().enumerate().find_map(|(unit, cards)| {
            let place = cards.iter().position(|card| *card == id)?;
            let place = place.checked_sub(1).map_or(Place::Personality, Place::Attached);
            Some(CardAt { unit, place })
        })
    }
}

/// The battle under way, as it stands.
///
/// # Errors
///
/// There is none, or a value that counts in it is unknown.
pub fn field(state: &State) -> Result<Field, Refusal> {
    let none = || Refusal { kind: RefusalKind::NoBattle, rule: rule::AT_THE_BATTLE };
    let attack = state.attack.as_ref().ok_or_else(none)?;
    let battle = attack.battle.as_ref().ok_or_else(none)?;
    let here = || attack.sent.iter().filter(|sent| sent.there && sent.province == battle.province);
    let units: Vec<Vec<CardId>> = here().map(|sent| state.unit(sent.unit)).collect();
    let armies: Result<Vec<fight::Unit>, Refusal> = here().map(|sent| unit(state, sent.unit, sent.side)).collect();
    let strength = state.seat(attack.defender).provinces.get(usize::from(battle.province));
    let setup = fight::Setup {
        attacker: state.current.index(),
        defender: attack.defender.index(),
        favor: state.favor.map(SeatId::index),
        strength: strength.map_or(0, |province| province.strength.into()),
        attack_modifier: battle.attack.into(),
        defense_modifier: battle.defense.into(),
        province_modifier: battle.strength.into(),
        rulings: state.rulings.of_battle(),
        units: armies?,
    };
    let field = Field { battle: fight::Battle::new(setup.clone()), units };
    let past = past(&field, battle);
    Ok(Field { battle: fight::Battle::resume(setup, past), ..field })
}

fn past(field: &Field, battle: &Battle) -> Past {
    let found = |ids: &std::collections::BTreeSet<CardId>| ids.iter().filter_map(|id| field.find(*id)).collect();
    let terrain = battle.terrain.as_ref();
    Past {
        feared: found(&battle.feared),
        schemed: found(&battle.schemed),
        terrain: terrain.map(|effects| effects.iter().filter_map(|effect| as_rule(field, *effect)).collect()),
    }
}

/// An effect as the rules see it; nothing where its card has left the battle.
fn as_rule(field: &Field, effect: Effect) -> Option<fight::Effect> {
    Some(match effect {
        Effect::Bow(id) => fight::Effect::Bow(field.find(id)?),
        Effect::Straighten(id) => fight::Effect::Straighten(field.find(id)?),
        Effect::Destroy(id) => fight::Effect::Destroy(field.find(id)?),
        Effect::Modify(id, by) => fight::Effect::Modify(field.find(id)?, by.into()),
        Effect::Army(side, by) => fight::Effect::Army(side, by.into()),
        Effect::Province(by) => fight::Effect::Province(by.into()),
    })
}

fn unit(state: &State, id: CardId, side: Side) -> Result<fight::Unit, Refusal> {
    let card = state.card(id).ok_or(Refusal { kind: RefusalKind::NoCard, rule: rule::AT_THE_BATTLE })?;
    let unknown = |card, missing| Refusal { kind: RefusalKind::Unknown { card, missing }, rule: rule::KNOWN_VALUE };
    let personal_honor = match (card.is_dishonored(), card.card.honor) {
        (_, Some(honor)) => i64::from(honor),
        (false, None) => 0,
        (true, None) => return Err(unknown(id, Missing::Honor)),
    };
    let attached: Result<Vec<fight::Attached>, Refusal> =
        state.attached(id).map(|(id, card)| attached(card).ok_or(unknown(id, Missing::Force))).collect();
    Ok(fight::Unit {
        player: card.owner.index(),
        side,
        modifier: 0,
        personality: fight::Personality {
            force: card.card.force.ok_or(unknown(id, Missing::Force))?.into(),
            modifier: card.bonus().force.into(),
            personal_honor,
            bowed: card.is_bowed(),
            dishonored: card.is_dishonored(),
            versions: i64::from(card.under) + 1,
            tactician: card.card.has(Trait::Tactician),
            ranged: card.card.ranged.map(i64::from),
            fear: card.card.fear.map(i64::from),
        },
        attached: attached?,
    })
}

/// An attached card as the rules see it; nothing where its Force is unknown.
fn attached(card: &InPlay) -> Option<fight::Attached> {
    let bonus = if card.card.has(Trait::Plus) { fight::Bonus::Direct } else { fight::Bonus::Unit };
    let kind = match card.card.kind {
        CardKind::Follower => fight::Kind::Follower(bonus),
        CardKind::Ancestor => fight::Kind::Ancestor(bonus),
        CardKind::Spell => fight::Kind::Spell,
        CardKind::Item
        | CardKind::Weapon
        | CardKind::Armor
        | CardKind::Personality
        | CardKind::Holding
        | CardKind::Stronghold => fight::Kind::Item,
    };
    Some(fight::Attached {
        kind,
        force: card.card.force?.into(),
        modifier: if card.card.kind == CardKind::Ancestor { 0 } else { card.bonus().force.into() },
        bowed: card.is_bowed(),
        ranged: card.card.ranged.map(i64::from),
        fear: card.card.fear.map(i64::from),
    })
}

/// What an action would do, once the rules allow it; nothing where a rule was set aside.
fn ask(draft: &mut Draft, action: impl FnOnce(&Field) -> Option<Action>) -> Result<Option<(Field, Done)>, Refusal> {
    let mut field = field(&draft.state)?;
    let left = Refusal { kind: RefusalKind::Rule, rule: rule::AT_THE_BATTLE };
    let action = action(&field).ok_or(left)?;
    match field.battle.act(&action) {
        Ok(done) => Ok(Some((field, done))),
        Err(rule) => draft.require(false, RefusalKind::Rule, rule).map(|()| None),
    }
}

pub(super) fn shoot(draft: &mut Draft, by: &[CardId], target: CardId) -> Result<(), Refusal> {
    let first = by.first().copied().ok_or(Refusal { kind: RefusalKind::NothingChanges, rule: rule::RANGED_BY })?;
    let owner = draft.card(first)?.owner;
    let asked = ask(draft, |field| {
        let by: Option<Vec<CardAt>> = by.iter().map(|id| field.find(*id)).collect();
        Some(Action::Ranged { by: by?, target: field.find(target)? })
    })?;
    take_action(draft, owner, Act::Battle)?;
    let Some((_, done)) = asked else {
        // Whoever shoots against a rule says what it came to.
        by.iter().for_each(|id| lie(draft, *id, Posture::Bowed));
        return super::cards::destroy(draft, target);
    };
    let (strength, against) = (small(done.strength.unwrap_or(0)), small(done.against.unwrap_or(0)));
    draft.happen(Event::Shot { by: by.to_vec(), target, strength, against });
    by.iter().for_each(|id| lie(draft, *id, Posture::Bowed));
    if done.destroyed.is_empty() { Ok(()) } else { super::cards::destroy(draft, target) }
}

pub(super) fn frighten(draft: &mut Draft, by: CardId, unit: CardId) -> Result<(), Refusal> {
    let owner = draft.card(by)?.owner;
    let asked = ask(draft, |field| Some(Action::Fear { by: field.find(by)?, target: field.find(unit)?.unit }))?;
    take_action(draft, owner, Act::Battle)?;
    draft.happen(Event::Frightened { by, unit });
    if let Some((field, done)) = asked {
        done.bowed.iter().for_each(|at| lie(draft, field.card(*at), Posture::Bowed));
    }
    Ok(())
}

pub(super) fn scheme(draft: &mut Draft, id: CardId, focus: u8) -> Result<(), Refusal> {
    let owner = draft.card(id)?.owner;
    draft.must(focus <= 10, RefusalKind::Bound { least: 0, most: 10 }, rule::TACTICIAN)?;
    ask(draft, |field| Some(Action::Tactician { card: field.find(id)?, focus: focus.into() }))?;
    take_action(draft, owner, Act::Battle)?;
    draft.happen(Event::Schemed { id, focus });
    if draft.state.seat(owner).hand > 0 {
        draft.happen(Event::HandChanged { seat: owner, by: -1 });
    }
    draft.happen(Event::TokenCame { id, force: focus.into(), chi: 0, lasting: Lasting::ThisTurn });
    Ok(())
}

pub(super) fn send_home(draft: &mut Draft, unit: CardId) -> Result<(), Refusal> {
    let holder = draft.state.favor.ok_or(Refusal { kind: RefusalKind::Rule, rule: rule::FAVOR_HOLDER })?;
    draft.personality(unit)?;
    ask(draft, |field| Some(Action::Favor { player: holder.index(), unit: field.find(unit)?.unit }))?;
    super::turn::act(draft, holder, Act::FavorRemove)?;
    for id in draft.state.unit(unit) {
        lie(draft, id, Posture::Bowed);
    }
    draft.happen(Event::WentHome { unit });
    Ok(())
}

pub(super) fn lay_terrain(draft: &mut Draft, seat: SeatId, effects: &[Effect]) -> Result<(), Refusal> {
    draft.plays(seat)?;
    draft.must(effects.len() <= 40, RefusalKind::Bound { least: 0, most: 40 }, rule::ONE_TERRAIN)?;
    ask(draft, |field| {
        let effects = effects.iter().filter_map(|effect| as_rule(field, *effect)).collect();
        Some(Action::Terrain { player: seat.index(), effects })
    })?;
    take_action(draft, seat, Act::Battle)?;
    draft.happen(Event::TerrainLaid { seat, effects: effects.to_vec() });
    if draft.state.seat(seat).hand > 0 {
        draft.happen(Event::HandChanged { seat, by: -1 });
    }
    Ok(())
}

pub(super) fn affect(draft: &mut Draft, effect: Effect) -> Result<(), Refusal> {
    ask(draft, |field| as_rule(field, effect).map(Action::Effect))?;
    carry_out(draft, effect)
}

/// Lets an effect happen on the table.
pub(super) fn carry_out(draft: &mut Draft, effect: Effect) -> Result<(), Refusal> {
    match effect {
        Effect::Bow(id) => lie(draft, id, Posture::Bowed),
        Effect::Straighten(id) => lie(draft, id, Posture::Straight),
        Effect::Destroy(id) => {
            return if draft.card(id)?.card.kind == CardKind::Personality {
                die(draft, id)
            } else {
                draft.happen(Event::Gone { id, destroyed: true });
                Ok(())
            };
        }
        Effect::Modify(id, by) => {
            draft.happen(Event::TokenCame { id, force: by.into(), chi: 0, lasting: Lasting::ThisTurn });
        }
        Effect::Army(side, by) => draft.happen(Event::ArmyChanged { side, by }),
        Effect::Province(by) => draft.happen(Event::WallChanged { by }),
    }
    Ok(())
}

/// A Force as it is told; sums of Forces stay far below what that holds.
pub(super) fn small(force: i64) -> i16 {
    i16::try_from(force).unwrap_or(i16::MAX)
}

/// Whether an effect would be allowed now, for screens.
///
/// # Errors
///
/// The rule against it.
pub fn check(state: &State, action: impl FnOnce(&Field) -> Option<Action>) -> Result<Done, Rule> {
    let mut field = field(state).map_err(|refusal| refusal.rule)?;
    let action = action(&field).ok_or(rule::AT_THE_BATTLE)?;
    field.battle.act(&action)
}

/// An effect as an action of the rules; nothing where its card has left the battle.
pub(super) fn as_action(field: &Field, effect: Effect) -> Option<Action> {
    as_rule(field, effect).map(Action::Effect)
}
