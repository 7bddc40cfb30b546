//! What not every Combat has: kind, who began, typed Sizes, Honor of the Clan Power, and what cards add to either side.
//! Folded.

use super::options::tokens_beside;
use super::play::{Opened, Play};
use super::told::tell;
use crate::games::champions::combat::fight::Modifier;
use crate::games::champions::combat::terms::Compared;
use crate::games::champions::command::{CombatKind, Deception, Sizes, Starter};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::sheet::draft::{Draft, Duel};
use crate::games::champions::sheet::told::Told;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::number::signed;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most a card adds.
const MOST: i32 = 9;
/// The greatest total Size of two areas.
const MOST_SIZE: i32 = 16;
/// The most Ki, or Life, that is spent or gained in a Combat.
const MOST_SPENT: i32 = 20;
/// The greatest Corruption of a card.
const MOST_CORRUPTION: i32 = 9;

/// The fold.
pub fn more(play: Play) -> AnyView {
    let open = move || play.opened.get() == Opened::More;
    let toggle =
        move |_| play.opened.update(|now| *now = if *now == Opened::More { Opened::Nothing } else { Opened::More });
    let sub = move || {
        let (told, ally) = play.entered(|draft| (draft.told.is_some(), matches!(draft.actor(), Some(Actor::Ally(_)))));
        say(match (told, ally) {
            (false, _) => keys::FIGHT_MORE_SUB,
            (true, false) => keys::COMBAT_MORE_SUB,
            (true, true) => keys::COMBAT_MORE_SUB_ALLY,
        })
    };
    view! {
        <div class="card">
            <section class="fold" class:open=open>
                <button type="button" class="row plain" aria-expanded=move || open().to_string() on:click=toggle>
                    <span>
                        <b>{say(keys::COMBAT_MORE)}</b>
                        <span class="sub">{sub}</span>
                    </span>
                    <Icon sign=Sign::Down />
                </button>
                {move || open().then(|| rest(play))}
            </section>
        </div>
    }
    .into_any()
}

fn rest(play: Play) -> AnyView {
    let inside = move || play.draft.with(|draft| draft.duel().map(|duel| all(play, draft, duel)));
    view! { <div class="rest">{inside}</div> }.into_any()
}

fn set(play: Play, change: impl FnOnce(&mut Duel)) {
    play.say(|draft: &mut Draft| {
        if let Some(duel) = draft.duel_mut() {
            change(duel);
        }
    });
}

fn all(play: Play, draft: &Draft, duel: &Duel) -> AnyView {
    let melee = duel.kind == CombatKind::Melee;
    let champion = matches!(duel.fighter, Some(Actor::Champion(_)));
    let kinds = vec![Segment::of(say(keys::COMBAT_MELEE)), Segment::of(say(keys::COMBAT_RANGED))];
    let starters = vec![Segment::of(say(keys::COMBAT_PLAYERS)), Segment::of(say(keys::COMBAT_ENEMY))];
    let kind = move |place: usize| {
        set(play, |duel| {
            duel.kind = if place == 0 { CombatKind::Melee } else { CombatKind::Ranged };
            play.session.glance(|state| duel.as_the_board_says(state));
        });
    };
    let starter = move |place: usize| {
        set(play, |duel| {
            duel.starter = if place == 0 { Starter::Players } else { Starter::Enemy };
            play.session.glance(|state| duel.as_the_board_says(state));
        });
    };
    view! {
        <p class="cap" aria-hidden="true">{say(keys::COMBAT_KIND)}</p>
        <Segmented label=say(keys::COMBAT_KIND) answers=Signal::stored(kinds) chosen=Signal::stored(Some(usize::from(!melee))) on_choose=kind />
        <p class="cap" aria-hidden="true">{say(keys::COMBAT_WHO_BEGAN)}</p>
        <Segmented
            label=say(keys::COMBAT_WHO_BEGAN)
            answers=Signal::stored(starters)
            chosen=Signal::stored(Some(usize::from(duel.starter == Starter::Enemy)))
            on_choose=starter
        />
        {melee.then(|| typed_sizes(play, duel))}
        {champion.then(|| power(play, duel))}
        {draft.told.as_ref().map(|told| spent(play, draft, told))}
        {draft.told.is_none().then(|| extra_dice(play, duel))}
        {tokens_beside(play, draft)}
        {draft.told.is_none().then(|| modifiers(play, draft))}
        {corruption(play, draft)}
        {other_way(play, draft)}
    }
    .into_any()
}

/// From the dice to what came of it, and back.
fn other_way(play: Play, draft: &Draft) -> AnyView {
    let (label, sign) = match draft.told {
        Some(_) => (keys::FIGHT_WITH_DICE_EARS, Sign::ElementalDie),
        None => (keys::FIGHT_BY_HAND_EARS, Sign::Edit),
    };
    view! { <Button label=say(label) sign=sign on_press=move || play.by_hand() /> }.into_any()
}

/// What the dice would have told: Ki and Deception spent, what three of an Element and a technique brought.
fn spent(play: Play, draft: &Draft, told: &Told) -> AnyView {
    let ally = matches!(draft.actor(), Some(Actor::Ally(_)));
    let paid = if ally { keys::COMBAT_REROLLS_SPENT } else { keys::COMBAT_KI_SPENT };
    let most = play.session.state(|state| draft.most_told_ki(state)).map_or(MOST_SPENT, i32::from);
    let count = |value: i32| u8::try_from(value).unwrap_or(0);
    let pay = move |value: i32| tell(play, |told| told.ki = count(value));
    let recover = move |value: i32| tell(play, |told| told.life_recovered = count(value));
    view! {
        {number(paid, Some(told.ki.into()), (0, most), pay)}
        {(!ally).then(|| for_champions(play, told))}
        {play.session.state(|state| draft.technique_honor(state)).map(|honor| technique(play, told, honor))}
        {number(keys::COMBAT_LIFE_RECOVERED, Some(told.life_recovered.into()), (0, MOST_SPENT), recover)}
    }
    .into_any()
}

/// Deception and three of an Element.
fn for_champions(play: Play, told: &Told) -> AnyView {
    let deceive = move |on: bool| {
        tell(play, |told| told.deception = if on { Deception::Used } else { Deception::Unused });
    };
    let three_fire = move |on: bool| tell(play, |told| told.ki_gained = u8::from(on));
    let three_air = move |on: bool| tell(play, |told| told.three_air(on));
    let [deceived, fire, air] = [told.deception == Deception::Used, told.ki_gained > 0, told.ap_gained > 0];
    view! {
        <div class="ticks">
            <Tick label=say(keys::FIGHT_DECEPTION) second=say(keys::FIGHT_DECEPTION_SUB) on=Signal::stored(deceived) on_toggle=deceive />
            <Tick label=say(keys::COMBAT_THREE_FIRE) second=say(keys::COMBAT_THREE_FIRE_SUB) on=Signal::stored(fire) on_toggle=three_fire />
            <Tick label=say(keys::COMBAT_THREE_AIR) second=say(keys::COMBAT_THREE_AIR_SUB) on=Signal::stored(air) on_toggle=three_air />
        </div>
    }
    .into_any()
}

/// The Honor of the fighter's Secret Technique.
fn technique(play: Play, told: &Told, honor: i8) -> AnyView {
    let toggle = move |on: bool| tell(play, |told| told.technique_honor = if on { honor } else { 0 });
    let second = say(Line::new(keys::COMBAT_TECHNIQUE_HONOR).with("honor", signed(honor.into())));
    view! {
        <div class="ticks">
            <Tick label=say(keys::COMBAT_TECHNIQUE) second=second on=Signal::stored(told.technique_honor != 0) on_toggle=toggle />
        </div>
    }
    .into_any()
}

/// A side of the Combat.
#[derive(Clone, Copy)]
enum Side {
    /// The players'.
    Ours,
    /// The Enemy's.
    Theirs,
}

/// Both totals typed in, or compared by a word; Imposing and alone only where it matters.
fn typed_sizes(play: Play, duel: &Duel) -> AnyView {
    let totals = if let Compared::Totals { ours, theirs } = duel.sizes { Some((ours, theirs)) } else { None };
    let type_size = move |side: Side, value: i32| {
        let value = u8::try_from(value).unwrap_or(1);
        set(play, |duel| {
            let (ours, theirs) =
                if let Compared::Totals { ours, theirs } = duel.sizes { (ours, theirs) } else { (1, 1) };
            let (ours, theirs) = match side {
                Side::Ours => (value, theirs),
                Side::Theirs => (ours, value),
            };
            duel.sizes = Compared::Totals { ours, theirs };
        });
    };
    let alone = matches!(duel.sizes, Compared::Said(Sizes::SuperiorityAlone));
    let asks_alone = matches!(duel.sizes, Compared::Said(Sizes::Superiority | Sizes::SuperiorityAlone));
    let toggle = move |on: bool| {
        set(play, |duel| duel.sizes = Compared::Said(if on { Sizes::SuperiorityAlone } else { Sizes::Superiority }));
    };
    view! {
        {number(keys::FIGHT_OUR_SIZE, totals.map(|(ours, _)| ours.into()), (1, MOST_SIZE), move |value| type_size(Side::Ours, value))}
        {number(keys::FIGHT_THEIR_SIZE, totals.map(|(_, theirs)| theirs.into()), (1, MOST_SIZE), move |value| type_size(Side::Theirs, value))}
        {asks_alone.then(|| view! {
            <Tick label=say(keys::COMBAT_ALONE) second=say(keys::COMBAT_ALONE_SUB) on=Signal::stored(alone) on_toggle=toggle />
        })}
    }
    .into_any()
}

fn power(play: Play, duel: &Duel) -> AnyView {
    let change = move |value: i32| set(play, |duel| duel.power_honor = i8::try_from(value).unwrap_or(0));
    number(keys::COMBAT_POWER, Some(duel.power_honor.into()), (-5, 5), change)
}

/// Dice that powers, items or the scenario add or take.
fn extra_dice(play: Play, duel: &Duel) -> AnyView {
    let change = move |value: i32| {
        play.say(|draft| {
            if let Some(duel) = draft.duel_mut() {
                duel.extra_dice = i8::try_from(value).unwrap_or(0);
            }
            play.session.glance(|state| draft.hand.resize(draft.dice_wanted(state)));
        });
    };
    number(keys::FIGHT_EXTRA_DICE, Some(duel.extra_dice.into()), (-2, 2), change)
}

/// One of the numbers of a modifier.
type Field = (Key, fn(&Modifier) -> i8, fn(&mut Modifier, i8));

/// What cards, items and the scenario add to either side, as one modifier each.
fn modifiers(play: Play, draft: &Draft) -> AnyView {
    let wounds = |modifier: &Modifier| i8::try_from(modifier.wounds).unwrap_or(i8::MAX);
    let wound = |modifier: &mut Modifier, value: i8| modifier.wounds = value.max(0).unsigned_abs();
    let ours: [Field; 3] = [
        (keys::FIGHT_MORE_WOUNDS, wounds, wound),
        (keys::FIGHT_MORE_OFFENCE, |modifier| modifier.offence, |modifier, value| modifier.offence = value),
        (keys::FIGHT_MORE_DEFENCE, |modifier| modifier.defence, |modifier, value| modifier.defence = value),
    ];
    let theirs: [Field; 3] = [
        (keys::FIGHT_FOE_MORE_WOUNDS, wounds, wound),
        (keys::FIGHT_FOE_MORE_OFFENCE, |modifier| modifier.offence, |modifier, value| modifier.offence = value),
        (keys::FIGHT_FOE_MORE_DEFENCE, |modifier| modifier.defence, |modifier, value| modifier.defence = value),
    ];
    let own = draft.choices.modifiers.first().cloned().unwrap_or_default();
    let foe = draft.choices.enemy_modifiers.first().cloned().unwrap_or_default();
    let mine = ours.map(|(label, read, write)| {
        let change = move |value: i32| play.say(|draft| put(&mut draft.choices.modifiers, write, value));
        number(label, Some(read(&own).into()), (-MOST, MOST), change)
    });
    let other = theirs.map(|(label, read, write)| {
        let change = move |value: i32| play.say(|draft| put(&mut draft.choices.enemy_modifiers, write, value));
        number(label, Some(read(&foe).into()), (-MOST, MOST), change)
    });
    view! { {mine.into_iter().collect_view()} {other.into_iter().collect_view()} }.into_any()
}

/// Writes into the one modifier of a side; one that does nothing is no modifier.
fn put(all: &mut Vec<Modifier>, write: fn(&mut Modifier, i8), value: i32) {
    let mut one = all.first().cloned().unwrap_or_default();
    write(&mut one, i8::try_from(value).unwrap_or(0));
    all.clear();
    if one != Modifier::default() {
        all.push(one);
    }
}

/// Corruption of the Enemy, where its card names none.
fn corruption(play: Play, draft: &Draft) -> AnyView {
    let asked = play
        .session
        .state(|state| draft.duel().is_some_and(|duel| duel.enemy.is_none() || duel.asks_corruption(state)));
    if !asked {
        return ().into_any();
    }
    let change = move |value: i32| {
        play.say(|draft| draft.aftermath.corruption = u8::try_from(value).ok().filter(|value| *value > 0));
    };
    let value = draft.aftermath.corruption.unwrap_or(0);
    number(keys::COMBAT_CORRUPTION, Some(value.into()), (0, MOST_CORRUPTION), change)
}

/// A number with its keys.
fn number(
    label: Key,
    value: Option<i32>,
    (least, most): (i32, i32),
    change: impl Fn(i32) + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = say(label);
    let named = |key| say(crate::kernel::line::Line::new(key).with("what", words.clone()));
    view! {
        <Stepper
            label=words.clone()
            value=Signal::stored(value)
            least=least
            most=most
            minus_label=named(keys::FIGHT_MINUS)
            plus_label=named(keys::FIGHT_PLUS)
            on_change=change
        />
    }
    .into_any()
}
