//! A Melee Exchange: its dice, its Damage Rolls, its consequences for both models (BU-MEL).

use super::{actions, rolls, turns};
use crate::games::bushido::assemble::melee::{self, Prepared, prepare};
use crate::games::bushido::command::{Again, Dice, DiceTold, Exchange, MeleeAction, Outcome, WoundDice};
use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::{Event, Fought, FoughtComparison, FoughtDice};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::exchange::aftermath::Marker;
use crate::games::bushido::rules::exchange::resolve::{Resolution, ResolvedComparison};
use crate::games::bushido::rules::exchange::results::Winner;
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::kernel::chance::{Chance, Source};

/// Counters the activating model pays for the action of an exchange.
pub(super) const fn counters(action: MeleeAction) -> i16 {
    match action {
        MeleeAction::Melee | MeleeAction::Disengage | MeleeAction::StandUp => 1,
        MeleeAction::Charge => 2,
        MeleeAction::Free => 0,
    }
}

/// Two models fight.
pub(super) fn fight(draft: &mut Draft, exchange: &Exchange, chance: &mut Chance) -> Result<(), Refusal> {
    let cost = counters(exchange.action);
    let active = exchange.models.active;
    check(draft, exchange)?;
    if exchange.action == MeleeAction::Free {
        turns::in_main(draft)?;
    } else {
        turns::begin_action(draft, active, cost)?;
    }
    states_against(draft, exchange)?;
    match &exchange.outcome {
        Outcome::Apart => push_fought(draft, exchange, Side::Active, None, Sides::default()),
        Outcome::Told { wounds } => {
            draft.happen(Event::ByHand { note: crate::kernel::name::Note::default() });
            push_fought(draft, exchange, exchange.initiative.unwrap_or(Side::Active), None, *wounds);
            wound_both(draft, exchange, *wounds);
        }
        Outcome::Rolled { splits, dice, damage } => {
            rolled(draft, exchange, (splits, dice, damage), chance)?;
        }
    }
    afterwards(draft, exchange, cost);
    Ok(())
}

fn check(draft: &mut Draft, exchange: &Exchange) -> Result<(), Refusal> {
    let (active, other) = (draft.model(exchange.models.active)?, draft.model(exchange.models.other)?);
    let (enemies, on_table) = (active.player() != other.player(), other.standing() == Standing::Battlefield);
    draft.require(enemies, RefusalKind::SameSide, reference::ACTIONS)?;
    draft.require(on_table, RefusalKind::OutOfPlay(exchange.models.other), reference::PLAY)
}

/// States of the activating model that are against its action.
fn states_against(draft: &mut Draft, exchange: &Exchange) -> Result<(), Refusal> {
    let against: &[Condition] = match exchange.action {
        MeleeAction::Melee => &[Condition::Prone, Condition::Held],
        MeleeAction::Charge => &[Condition::Prone, Condition::Held, Condition::Blind],
        MeleeAction::Disengage => &[Condition::Prone],
        MeleeAction::StandUp | MeleeAction::Free => &[],
    };
    let id = exchange.models.active;
    let model = draft.model(id)?;
    let found = against.iter().copied().find(|condition| model.has(*condition));
    let prone = model.has(Condition::Prone);
    if let Some(condition) = found {
        draft.require(false, RefusalKind::HasCondition { model: id, condition }, reference::STATES)?;
    }
    if exchange.action == MeleeAction::StandUp {
        let kind = RefusalKind::LacksCondition { model: id, condition: Condition::Prone };
        draft.require(prone, kind, reference::ACTIONS)?;
    }
    Ok(())
}

/// Dice, results, Wounds and markers of a rolled exchange.
fn rolled(
    draft: &mut Draft,
    exchange: &Exchange,
    (splits, told, damage): (&Sides<Split>, &DiceTold, &WoundDice),
    chance: &mut Chance,
) -> Result<(), Refusal> {
    let prepared = prepared(&draft.state, exchange, splits)?;
    for side in Side::ALL {
        let cost = *prepared.ki.of(side);
        if cost > 0 {
            draft.pay(*exchange.models.of(side), cost)?;
        }
    }
    let (dice, source) = match told {
        DiceTold::Entered(dice) => (entered(splits, dice)?, Source::Entered),
        DiceTold::Generated(again) => (generated(splits, again, chance)?, Source::Generated),
    };
    let resolution = resolve(&draft.state, &prepared, (*splits, &dice), damage, chance)?;
    let wounds = Sides::from_fn(|side| u8::try_from(*resolution.wounds.of(side)).unwrap_or(u8::MAX));
    let fought = facts(&prepared, *splits, dice, source, &resolution);
    push_fought(draft, exchange, prepared.initiative.side, Some(fought), wounds);
    let (models, resolution) = (&exchange.models, &resolution);
    let survives = |side: Side| {
        let model = draft.state.model(*models.of(side));
        !model.is_some_and(|model| model.is_killed_by(i16::from(*wounds.of(side))))
    };
    // A Killed model gains no markers (A9).
    let survivors: Vec<Side> = Side::ALL.into_iter().filter(|side| survives(*side)).collect();
    weapon_markers(draft, exchange, resolution, &survivors);
    for side in survivors {
        for marker in resolution.markers.of(side) {
            draft.mark(*models.of(side), condition_of(*marker), 1);
        }
    }
    wound_both(draft, exchange, wounds);
    Ok(())
}

/// Both models, who may divide their dice like that.
pub(super) fn prepared(state: &State, exchange: &Exchange, splits: &Sides<Split>) -> Result<Prepared, Refusal> {
    let prepared = prepare(state, exchange)?;
    for side in Side::ALL {
        let id = *exchange.models.of(side);
        let allowed = Split::all(prepared.fighters.of(side)).contains(splits.of(side));
        if !allowed {
            return Err(Refusal { rule: reference::SPLIT, kind: RefusalKind::SplitNotAllowed(id) });
        }
    }
    Ok(prepared)
}

fn condition_of(marker: Marker) -> Condition {
    match marker {
        Marker::Prone => Condition::Prone,
        Marker::Held => Condition::Held,
        Marker::Stunned => Condition::Stunned,
    }
}

/// The players' own dice, as many as both laid.
pub(super) fn entered(splits: &Sides<Split>, dice: &Sides<Dice>) -> Result<Sides<Dice>, Refusal> {
    for side in Side::ALL {
        rolls::entered(&dice.of(side).attack, splits.of(side).attack)?;
        rolls::entered(&dice.of(side).defence, splits.of(side).defence)?;
    }
    Ok(dice.clone())
}

/// The app's dice: both sides' Attack and Defence, then the rerolls in their order.
fn generated(splits: &Sides<Split>, again: &[Again], chance: &mut Chance) -> Result<Sides<Dice>, Refusal> {
    let mut all = first_roll(splits, chance);
    let wrong = || Refusal { rule: reference::REROLLS, kind: RefusalKind::WrongDice };
    for reroll in again {
        let dice = all.of_mut(reroll.of);
        for (faces, places) in [(&mut dice.attack, &reroll.attack), (&mut dice.defence, &reroll.defence)] {
            for place in places {
                *faces.get_mut(usize::from(*place)).ok_or_else(wrong)? = rolls::die(chance);
            }
        }
    }
    Ok(all)
}

/// The first roll of the app's dice, before any reroll.
fn first_roll(splits: &Sides<Split>, chance: &mut Chance) -> Sides<Dice> {
    Sides::from_fn(|side| {
        let split = splits.of(side);
        let attack = rolls::dice(split.attack, chance);
        Dice { attack, defence: rolls::dice(split.defence, chance) }
    })
}

/// Resolves the exchange; Damage Rolls that the app makes are rolled as they fall due.
fn resolve(
    state: &State,
    prepared: &Prepared,
    (splits, dice): (Sides<Split>, &Sides<Dice>),
    damage: &WoundDice,
    chance: &mut Chance,
) -> Result<Resolution, Refusal> {
    let mut made = match damage {
        WoundDice::Entered(rolls) => rolls.clone(),
        WoundDice::Generated => Vec::new(),
    };
    for roll in &made {
        rolls::wounding(roll, roll.len())?;
    }
    loop {
        let resolution = melee::resolve(state, prepared, (splits, dice), &made)?;
        match (resolution.pending, damage) {
            (None, _) => return Ok(resolution),
            (Some(_), WoundDice::Entered(_)) => {
                return Err(Refusal { rule: reference::DAMAGE, kind: RefusalKind::DamageRollMissing });
            }
            (Some(pending), WoundDice::Generated) => made.push(rolls::dice(pending.dice, chance)),
        }
    }
}

fn facts(
    prepared: &Prepared,
    splits: Sides<Split>,
    dice: Sides<Dice>,
    source: Source,
    resolution: &Resolution,
) -> FoughtDice {
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    FoughtDice {
        pools: Sides::from_fn(|side| u8::try_from(prepared.pools.of(side).dice).unwrap_or(u8::MAX)),
        splits,
        dice,
        source,
        results: Sides::from_fn(|side| {
            let results = resolution.results.of(side);
            (small(results.attack), small(results.defence))
        }),
        comparisons: resolution.comparisons.iter().map(comparison).collect(),
    }
}

fn comparison(resolved: &ResolvedComparison) -> FoughtComparison {
    let compared = &resolved.comparison;
    let small = |number: i64| u8::try_from(number).unwrap_or(0);
    FoughtComparison {
        attacker: compared.attacker,
        winner: match compared.winner {
            Winner::Attack => compared.attacker,
            Winner::Defence => compared.attacker.opponent(),
        },
        level: i16::try_from(compared.level).unwrap_or(i16::MAX),
        special: resolved.special,
        rolls: resolved.rolls.iter().map(|roll| (roll.used, small(roll.row), cut(roll.wounds))).collect(),
    }
}

fn cut(wounds: usize) -> u8 {
    u8::try_from(wounds).unwrap_or(u8::MAX)
}

fn push_fought(
    draft: &mut Draft,
    exchange: &Exchange,
    initiative: Side,
    rolled: Option<FoughtDice>,
    wounds: Sides<u8>,
) {
    let Exchange { models, action, .. } = exchange;
    draft.happen(Event::Fought(Box::new(Fought { models: *models, action: *action, initiative, rolled, wounds })));
}

fn wound_both(draft: &mut Draft, exchange: &Exchange, wounds: Sides<u8>) {
    for side in Side::ALL {
        draft.wound(*exchange.models.of(side), i16::from(*wounds.of(side)));
    }
}

/// Markers that a weapon leaves on `survivors` with each Damage Roll that dealt a Wound (BU-DMG-5).
fn weapon_markers(draft: &mut Draft, exchange: &Exchange, resolution: &Resolution, survivors: &[Side]) {
    let rolls = resolution.comparisons.iter().flat_map(|comparison| &comparison.rolls);
    for roll in rolls.filter(|roll| roll.wounds > 0 && survivors.contains(&roll.by.opponent())) {
        let by = *exchange.models.of(roll.by);
        let weapon = exchange.terms.of(roll.by).weapon;
        let Some(model) = draft.state.model(by) else { continue };
        let weapon = model.card().melee_weapons.get(usize::from(weapon));
        let traits = weapon.map_or_else(|| model.traits(), |weapon| model.traits().with(&weapon.traits));
        leave_markers(draft, *exchange.models.of(roll.by.opponent()), &traits);
    }
}

/// What a wounding weapon leaves: one source of each kind.
pub(super) fn leave_markers(draft: &mut Draft, on: ModelId, traits: &crate::games::bushido::rules::traits::Traits) {
    let kinds = [("Bleed", Condition::Bleed), ("Poison", Condition::Poison), ("Fire", Condition::Fire)];
    for (name, condition) in kinds {
        if let Some((count, value)) = traits.markers(name).filter(|_| traits.has(name)) {
            for _ in 0..count.min(9) {
                draft.mark(on, condition, value);
            }
        }
    }
    for (name, condition) in [("Ki Block", Condition::SpiritBlock), ("Disease", Condition::Diseased)] {
        if traits.has(name) {
            draft.mark(on, condition, 1);
        }
    }
}

/// Step 14: both lose counters; a model that stood up is not Prone any more.
fn afterwards(draft: &mut Draft, exchange: &Exchange, cost: i16) {
    let Sides { active, other } = exchange.models;
    if exchange.action == MeleeAction::StandUp {
        draft.clear(active, Condition::Prone);
    }
    if exchange.action != MeleeAction::Free {
        let action = crate::games::bushido::command::Action::Other {
            counters: u8::try_from(cost).unwrap_or(0),
            note: crate::kernel::name::Note::default(),
        };
        draft.happen(Event::Acted { model: active, action });
        draft.take_counters(active, cost);
        actions::spend_impetuous(draft, active, cost);
    }
    let fought = exchange.outcome != Outcome::Apart;
    let tireless = draft.state.model(other).is_none_or(|model| model.traits().has("Tireless"));
    let has = draft.state.model(other).map_or(0, |model| model.gauge(Gauge::Counters));
    if fought && !tireless && has > 0 {
        draft.take_counters(other, 1);
    }
}
