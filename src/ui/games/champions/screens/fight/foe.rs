//! The Enemy's dice: two totals, or die by die.

use super::play::Play;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces, Face};
use crate::games::champions::sheet::draft::Stage;
use crate::games::champions::sheet::foe::{FoeRoll, Total};
pub use crate::games::champions::views::enemy_faces::color_name;
use crate::games::champions::views::enemy_faces::{all_faces, on_die};
use crate::games::champions::views::fight_words::of_all;
use crate::kernel::known::Known;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::die::Pips;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::screens::faces::faces_note;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The highest total that has a key; more than that is said die by die.
const MOST: u32 = 6;

/// The keys for what the Enemy rolled.
pub fn foe_keys(play: Play) -> AnyView {
    let by_dice = by_dice(play);
    (move || if by_dice.get() { faces(play) } else { totals(play) }).into_any()
}

/// Whether the Enemy's dice are said die by die.
pub fn by_dice(play: Play) -> Memo<bool> {
    Memo::new(move |_| play.entered(|draft| matches!(draft.hand.foe, FoeRoll::Dice { .. })))
}

/// That the faces of the keys are a guess, while they are tapped.
pub fn faces_guess(play: Play) -> AnyView {
    let by_dice = by_dice(play);
    let asked = Memo::new(move |_| play.told(|facts| facts.stage == Stage::Foe));
    (move || (asked.get() && by_dice.get()).then(faces_note)).into_any()
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
    // Faces that nobody has checked forbid nothing.
    let checked = match play.faces.get_value() {
        Known::Rulebook(faces) | Known::Entered(faces) => Some(faces),
        Known::Default(_) | Known::Unknown => None,
    };
    let impossible = move |total: Total| {
        let found = move || {
            let colors = play.told(|facts| facts.colors().to_vec());
            let never = |faces: EnemyFaces| {
                let most = u8::try_from(MOST).unwrap_or(u8::MAX);
                play.draft.with(|draft| draft.hand.foe.impossible(total, &colors, (&faces, most)))
            };
            checked.map(never).unwrap_or_default().into_iter().map(u32::from).collect::<Vec<_>>()
        };
        Signal::derive(found)
    };
    view! {
        <div class="pip-keys">
            <Pips
                label=say(keys::FIGHT_FOE_OFFENSIVE)
                sign=Sign::Offensive
                most=MOST
                chosen=said(Total::Offence)
                impossible=impossible(Total::Offence)
                anyway=say(keys::FIGHT_FOE_ANYWAY)
                on_choose=choose(Total::Offence)
            />
            {turn_over(play, keys::FIGHT_DIE_BY_DIE)}
        </div>
        <Pips
            label=say(keys::FIGHT_FOE_DEFENSIVE)
            sign=Sign::Defensive
            most=MOST
            chosen=said(Total::Defence)
            impossible=impossible(Total::Defence)
            anyway=say(keys::FIGHT_FOE_ANYWAY)
            on_choose=choose(Total::Defence)
        />
    }
    .into_any()
}

/// The other way to say what the Enemy rolled; there is none where nobody knows its dice.
fn turn_over(play: Play, label: Key) -> AnyView {
    let known = move || play.told(|facts| !facts.colors().is_empty());
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

/// The faces of the die that is next; the dice said so far above them. Only what stands in them changes from die to die:
/// what is put there anew rests at first, and the next die may be tapped at once.
fn faces(play: Play) -> AnyView {
    let colors = move || play.told(|facts| facts.colors().to_vec());
    let said = move |dice: usize| play.draft.with(|draft| draft.hand.foe.shown(dice));
    let above = move || {
        let (colors, table) = (colors(), play.enemy_faces());
        let again = play.draft.with(|draft| draft.hand.foe.rolling_again().is_some());
        let said = said(colors.len());
        let next = said.iter().position(Option::is_none);
        let shown = colors.iter().zip(said).enumerate().map(|(place, (color, face))| {
            let face = face.and_then(|face| table.of(*color).get(usize::from(face)));
            let turn = if next == Some(place) { Turn::Next } else { Turn::Other };
            enemy_die(play, (place, *color), face.copied(), turn)
        });
        view! {
            <div class="rowx">{shown.collect_view()}</div>
            {(!again).then(|| turn_over(play, keys::FIGHT_BY_TOTALS))}
        }
    };
    let next = Memo::new(move |_| {
        let colors = colors();
        let missing = said(colors.len()).iter().position(Option::is_none);
        missing.and_then(|place| colors.get(place)).or(colors.last()).copied().unwrap_or(DieColor::Black)
    });
    let keys = move || {
        let (colors, table) = (colors(), play.enemy_faces());
        let key = |face| face_key(play, (on_die(table.of(next.get()), face), colors.len()), face);
        all_faces(&table, &colors).into_iter().map(key).collect_view()
    };
    view! {
        <div class="rowx apart">{above}</div>
        <div class="pal faces" role="group" aria-label=move || say(color_name(next.get()))>{keys}</div>
    }
    .into_any()
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

/// Whether the keys enter this die.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// They do.
    Next,
    /// It lies already, or comes later.
    Other,
}

/// An Enemy Die as it lies on the table; a press takes its face back.
fn enemy_die(play: Play, (place, color): (usize, DieColor), face: Option<Face>, turn: Turn) -> AnyView {
    let name = say(color_name(color));
    let label = face.map_or_else(|| name.clone(), |face| format!("{name}, {}", ears(face)));
    let label = of_all(label, (place, play.told(|facts| facts.colors().len())));
    let take_back = move |_| play.say(|draft| draft.hand.foe.take_back(place));
    let class = format!("{} key", color_class(color));
    let current = (turn == Turn::Next).then_some("true");
    view! {
        <button type="button" class=class aria-label=label aria-current=current on:click=take_back>
            {face.map(signs)}
        </button>
    }
    .into_any()
}

/// The key of a face; where the next die does not have it, its place stays empty.
fn face_key(play: Play, (place, dice): (Option<u8>, usize), face: Face) -> AnyView {
    let Some(place) = place else { return view! { <span></span> }.into_any() };
    let add = move |_| play.say(|draft| draft.hand.foe.add(place, dice));
    view! {
        <button type="button" class="key" aria-label=ears(face) on:click=add>
            <span class="signs">{signs(face)}</span>
        </button>
    }
    .into_any()
}
