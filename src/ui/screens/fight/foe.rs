//! The Enemy's dice: two totals, or die by die.

use super::play::Play;
use crate::games::champions::model::enemy_die::{DieColor, Face};
use crate::games::champions::sheet::draft::Stage;
use crate::games::champions::sheet::foe::{FoeRoll, Total};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::die::Pips;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The highest total that has a key; more than that is said die by die.
const MOST: u32 = 6;

/// The keys for what the Enemy rolled.
pub fn foe_keys(play: Play) -> AnyView {
    let by_dice = Memo::new(move |_| play.draft.with(|draft| matches!(draft.hand.foe, FoeRoll::Dice { .. })));
    (move || if by_dice.get() { faces(play) } else { totals(play) }).into_any()
}

fn totals(play: Play) -> AnyView {
    let said = move |total: Total| {
        let read = move |foe: &FoeRoll| match (foe, total) {
            (FoeRoll::Totals { offence, .. }, Total::Offence) => *offence,
            (FoeRoll::Totals { defence, .. }, Total::Defence) => *defence,
            (FoeRoll::Dice { .. }, _) => None,
        };
        Signal::derive(move || play.draft.with(|draft| read(&draft.hand.foe)).map(u32::from))
    };
    // The keys may still be there for a moment once everything lies.
    let asked = move || play.facts.with_untracked(|facts| facts.stage == Stage::Foe);
    let choose = move |total: Total| {
        move |value: u32| {
            if asked() {
                play.say(|draft| draft.hand.foe.say(total, u8::try_from(value).unwrap_or(u8::MAX)));
            }
        }
    };
    view! {
        <div class="pip-keys">
            <Pips
                label=say(keys::FIGHT_FOE_OFFENSIVE)
                sign=Sign::Offensive
                most=MOST
                chosen=said(Total::Offence)
                on_choose=choose(Total::Offence)
            />
            {turn_over(play, keys::FIGHT_DIE_BY_DIE)}
        </div>
        <Pips
            label=say(keys::FIGHT_FOE_DEFENSIVE)
            sign=Sign::Defensive
            most=MOST
            chosen=said(Total::Defence)
            on_choose=choose(Total::Defence)
        />
    }
    .into_any()
}

/// The other way to say what the Enemy rolled; there is none where nobody knows its dice.
fn turn_over(play: Play, label: Key) -> AnyView {
    let known = move || play.facts.with(|facts| !facts.colors().is_empty());
    view! {
        <Show when=known>
            <Button
                kind=ButtonKind::Link
                label=say(label)
                on_press=move || play.say(|draft| draft.hand.foe.turn_over())
            />
        </Show>
    }
    .into_any()
}

/// The six faces of the die that is next; the dice said so far above them.
fn faces(play: Play) -> AnyView {
    let view = move || {
        let colors = play.facts.with(|facts| facts.colors().to_vec());
        let said = play.draft.with(|draft| draft.hand.foe.shown(colors.len()));
        let again = play.draft.with(|draft| draft.hand.foe.rolling_again().is_some());
        let table = play.enemy_faces();
        let shown = colors.iter().zip(&said).enumerate().map(|(place, (color, face))| {
            let face = face.and_then(|face| table.of(*color).get(usize::from(face)));
            enemy_die(play, (place, *color), face.copied())
        });
        let missing = said.iter().position(Option::is_none);
        let next = missing.and_then(|place| colors.get(place)).or(colors.last()).copied().unwrap_or(DieColor::Black);
        let count = colors.len();
        let keys = distinct(table.of(next)).into_iter().map(|(place, face)| face_key(play, (place, count), face));
        view! {
            <div class="rowx apart">
                <div class="rowx">{shown.collect_view()}</div>
                {(!again).then(|| turn_over(play, keys::FIGHT_BY_TOTALS))}
            </div>
            <div class="pal faces" role="group" aria-label=say(color_name(next))>{keys.collect_view()}</div>
        }
    };
    view.into_any()
}

/// The faces of a die, each once, with the place of the first of its kind.
fn distinct(faces: &[Face; 6]) -> Vec<(u8, Face)> {
    let mut found: Vec<(u8, Face)> = Vec::new();
    for (place, face) in (0_u8..).zip(faces) {
        if !found.iter().any(|(_, other)| other == face) {
            found.push((place, *face));
        }
    }
    found
}

/// The word of a colour.
pub fn color_name(color: DieColor) -> Key {
    match color {
        DieColor::White => keys::FIGHT_WHITE,
        DieColor::Gray => keys::FIGHT_GRAY,
        DieColor::Black => keys::FIGHT_BLACK,
    }
}

/// The class of a colour.
pub fn color_class(color: DieColor) -> &'static str {
    match color {
        DieColor::White => "d6 white",
        DieColor::Gray => "d6 gray",
        DieColor::Black => "d6 black",
    }
}

/// A face for ears.
pub fn ears(face: Face) -> String {
    let line = Line::new(keys::FIGHT_FACE_EARS).with("offence", i16::from(face.offence));
    say(line.with("defence", i16::from(face.defence)))
}

/// Katanas and helmets, as on the die.
pub fn signs(face: Face) -> AnyView {
    let times = |sign: Sign, count: u8| (0..count).map(move |_| view! { <Icon sign=sign /> }).collect_view();
    let blank = (face.offence, face.defence) == (0, 0);
    view! { {times(Sign::Offensive, face.offence)} {times(Sign::Defensive, face.defence)} {blank.then_some("–")} }
        .into_any()
}

/// An Enemy Die as it lies on the table; a press takes its face back.
fn enemy_die(play: Play, (place, color): (usize, DieColor), face: Option<Face>) -> AnyView {
    let name = say(color_name(color));
    let label = face.map_or_else(|| name.clone(), |face| format!("{name}, {}", ears(face)));
    let take_back = move |_| play.say(|draft| draft.hand.foe.take_back(place));
    let class = format!("{} key", color_class(color));
    view! { <button type="button" class=class aria-label=label on:click=take_back>{face.map(signs)}</button> }
        .into_any()
}

fn face_key(play: Play, (place, dice): (u8, usize), face: Face) -> AnyView {
    let add = move |_| play.say(|draft| draft.hand.foe.add(place, dice));
    view! {
        <button type="button" class="key" aria-label=ears(face) on:click=add>
            <span class="signs">{signs(face)}</span>
        </button>
    }
    .into_any()
}
