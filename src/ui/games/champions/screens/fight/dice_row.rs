//! The Elemental Dice on the table, and the palette they come from.

use super::play::Play;
use crate::games::champions::combat::Resolution;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::sheet::draft::{Draft, Stage};
use crate::games::champions::sheet::hand::Fate;
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::{element_look, face, of_all};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::die::{Die, DieState, Palette};
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// One die as it is shown.
#[derive(Clone, PartialEq)]
struct Shown {
    face: Option<Element>,
    was: Option<Element>,
    state: DieState,
    ears: String,
}

/// Five dice, or four.
pub fn dice_row(play: Play) -> AnyView {
    let advised = Memo::new(move |_| play.advised());
    let all = Memo::new(move |_| shown(play, &advised.get()));
    let count = Memo::new(move |_| all.with(Vec::len));
    let die = move |place: usize| {
        // A tap changes one die, and the others are not drawn anew.
        let of = Memo::new(move |_| all.with(|all| all.get(place).cloned()));
        let shows = Memo::new(move |_| of.with(|die| die.as_ref().and_then(|die| die.face)));
        let state = move || of.get().map_or(DieState::Shown, |die| die.state);
        let tap = move || {
            let (advised, at) = (advised.get_untracked(), u8::try_from(place).unwrap_or(u8::MAX));
            // Its first throw is still being entered then, as the line above the dice says.
            let foe = play.facts.with_untracked(|facts| facts.stage == Stage::Foe);
            play.say(|draft| {
                if foe && draft.hand.roll.rerolls() == 0 {
                    draft.hand.roll.take_back(at);
                } else {
                    draft.hand.tap(at, &advised);
                }
            });
        };
        view! {
            <Die
                face=Signal::derive(move || shows.get().map(face))
                state=Signal::derive(state)
                was=Signal::derive(move || of.get().and_then(|die| die.was).map(element_look))
                ears=Signal::derive(move || of.get().map(|die| die.ears).unwrap_or_default())
                on_press=tap
            />
        }
    };
    view! {
        <div class="dice" role="group" aria-label=say(keys::FIGHT_DICE)>
            {move || (0..count.get()).map(die).collect_view()}
        </div>
    }
    .into_any()
}

/// What was tapped is there at once; what counts follows with what the rules say to it.
fn shown(play: Play, advised: &[u8]) -> Vec<Shown> {
    play.draft.with(|draft| {
        let marks = draft.hand.marks(advised);
        let element = play.tested_element();
        play.told(|facts| {
            let known = facts.resolved().or(facts.so_far.as_ref());
            let dice = draft.hand.dice();
            let count = dice.len();
            let mut shown: Vec<Shown> =
                dice.into_iter().enumerate().map(|(place, die)| one(draft, known, &marks, (place, die))).collect();
            let counted = shown.iter_mut().filter(|die| die.state == DieState::Shown && die.face == element);
            counted.filter(|die| die.face.is_some()).for_each(|die| die.state = DieState::Counts(Sign::Check));
            for (place, die) in shown.iter_mut().enumerate() {
                die.ears = of_all(std::mem::take(&mut die.ears), (place, count));
            }
            shown
        })
    })
}

fn one(
    draft: &Draft,
    known: Option<&Resolution>,
    marks: &[u8],
    (place, (face, fate)): (usize, (Option<Element>, Fate)),
) -> Shown {
    let name = face.map_or_else(|| say(keys::FIGHT_DIE_EMPTY), |face| say(names::element(face)));
    let with = |key| say(Line::new(key).with("element", name.clone()));
    let marked = marks.iter().any(|mark| usize::from(*mark) == place);
    let asked = draft.hand.asked_about().is_some_and(|die| usize::from(die) == place);
    let (state, ears) = match (fate, face) {
        (Fate::Left, _) => (DieState::Marked(say(keys::FIGHT_LEFT)), with(keys::FIGHT_LEFT_EARS)),
        (Fate::Turned(from), _) => {
            let line = Line::new(keys::FIGHT_TURNED_EARS).with("element", name.clone());
            (counts(draft, known, face), say(line.with("from", names::element(from))))
        }
        (Fate::Lies, Some(_)) if asked => (DieState::Marked(say(keys::FIGHT_ASKED)), with(keys::FIGHT_ASKED_EARS)),
        (Fate::Lies, Some(_)) if marked => (DieState::Marked(say(keys::FIGHT_MARK)), with(keys::FIGHT_MARK_EARS)),
        (Fate::Lies, _) => {
            let state = counts(draft, known, face);
            let ears = match state {
                DieState::Counts(Sign::Offensive) => with(keys::FIGHT_OFFENSIVE_EARS),
                DieState::Counts(_) => with(keys::FIGHT_DEFENSIVE_EARS),
                DieState::Shown | DieState::Marked(_) | DieState::Locked => name.clone(),
            };
            (state, ears)
        }
    };
    let was = if let Fate::Turned(from) = fate { Some(from) } else { None };
    Shown { face, was, state, ears }
}

/// What a die counts as, in its corner.
fn counts(draft: &Draft, known: Option<&Resolution>, face: Option<Element>) -> DieState {
    let harmony = draft.choices.harmony == Harmony::Used;
    match (known.filter(|_| !harmony), face) {
        (Some(known), Some(face)) if face == known.offence => DieState::Counts(Sign::Offensive),
        (Some(known), Some(face)) if face == known.defence => DieState::Counts(Sign::Defensive),
        _ => DieState::Shown,
    }
}

/// The five keys.
pub fn palette(play: Play) -> AnyView {
    let faces: Vec<_> = Element::ALL.iter().map(|element| face(*element)).collect();
    let add = move |place: usize| {
        if let Some(element) = Element::ALL.get(place) {
            enter(play, *element);
        }
    };
    let without = Memo::new(move |_| {
        let no_answer = play.entered(|draft| draft.hand.no_answer());
        Element::ALL.iter().position(|element| Some(*element) == no_answer)
    });
    view! { <Palette label=say(keys::FIGHT_ADD_DIE) faces=Signal::stored(faces) without=without on_add=add /> }
        .into_any()
}

/// Enters a die, where one is awaited.
pub fn enter(play: Play, element: Element) {
    let stage = play.facts.with_untracked(|facts| facts.stage);
    if matches!(stage, Stage::Before | Stage::Rolling | Stage::Again) {
        play.say(|draft| draft.hand.add(element));
    }
}
