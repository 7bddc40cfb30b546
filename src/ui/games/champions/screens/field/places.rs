//! "Is this where everyone stands?": everybody at a glance, put right in two taps or by a drag.

use super::figure::{Figure, FigureKeys};
use super::forced::ForcedMovement;
use super::frame::{Tools, frame};
use super::hand::Hand;
use super::map::{FieldList, FieldMap};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::occupancy::ROOM;
use crate::games::champions::field::places;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::rulebook;
use crate::games::champions::views::field_lines::area_name;
use crate::games::champions::views::field_map::{Fingers, Shown};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Places(
    /// As a map or as a list.
    face: BoardFace,
) -> impl IntoView {
    let (session, hand) = (session(), Hand::empty());
    let shown = Memo::new(move |_| shown(session, hand));
    let body = match face {
        BoardFace::Map => view! {
            <FieldMap
                shown=shown
                on_tap=move |tap| hand.tap(tap)
                on_drag=move |drag| hand.drag(drag)
            />
            <main class="body side">{panel(hand)} {standing(hand)}</main>
        }
        .into_any(),
        BoardFace::List => view! {
            <main class="body">
                {panel(hand)}
                <FieldList shown=shown on_press=move |area: AreaId| hand.on_area(area.index()) />
            </main>
        }
        .into_any(),
    };
    let title = say(keys::FIELD_BOARD).into();
    frame(Tools { of: FieldUse::Places, face, title }, body, yes(session).into_any())
}

fn shown(session: Session, hand: Hand) -> Shown {
    Shown {
        now: session.state(|state| state.track().active()).map(Who::Champion),
        chosen: hand.chosen.get(),
        bright: hand.asked.get().into_iter().collect(),
        fingers: Fingers::Carry,
        ..Shown::default()
    }
}

/// Everyone stands there: the way back to the table.
fn yes(session: Session) -> impl IntoView {
    view! {
        <ButtonLink
            kind=ButtonKind::Act
            href=session.href(TablePage::Table)
            label=say(keys::FIELD_YES)
            second=say(keys::FIELD_YES_SUB)
        />
    }
}

/// What is in hand, or the question; who waits beside the board; what is overfull.
pub fn panel(hand: Hand) -> impl IntoView {
    let session = session();
    let chosen = Memo::new(move |_| hand.chosen.get().map(|who| session.state(|state| Figure::of(state, who))));
    view! {
        {move || match chosen.get() {
            Some(figure) => in_hand(hand, figure),
            None => question(),
        }}
        {move || hand.asked.get().map(|area| asked(hand, area))}
        {tray(hand)}
        {warnings()}
    }
}

fn question() -> AnyView {
    view! { <p class="tell"><b>{say(keys::FIELD_QUESTION)}</b> <span class="sub2">{say(keys::FIELD_QUESTION_SUB)}</span></p> }
        .into_any()
}

/// The figure in hand, where it stands, and the ways out.
fn in_hand(hand: Hand, figure: Figure) -> AnyView {
    let session = session();
    let who = figure.who;
    let stands = session.glance(|state| state.field().and_then(|field| field.position(who)).is_some());
    let place = if stands {
        say(Line::new(keys::FIELD_CHOSEN).with("place", figure.place))
    } else {
        say(keys::FIELD_CHOSEN_BESIDE)
    };
    let off = stands.then(|| {
        view! { <Button label=say(keys::FIELD_TAKE_OFF) on_press=move || hand.put(who, None) /> }
    });
    view! {
        <div class="rowx">
            <p class="tell grow">
                <b dir="auto">{figure.name}</b>
                " "
                <span class="sub2">{place}</span>
            </p>
            {off}
            <Button label=say(keys::FIELD_LET_GO) on_press=move || hand.take(who) />
        </div>
        {stands.then(|| view! { <ForcedMovement hand=hand who=who /> })}
    }
    .into_any()
}

/// The figures of an area, where a tap on it could mean several.
fn asked(hand: Hand, area: AreaId) -> AnyView {
    let session = session();
    let figures = Memo::new(move |_| {
        session.state(|state| {
            let field = state.field();
            let here = field.into_iter().flat_map(|field| field.standing_in(area));
            here.map(|who| Figure::of(state, who)).collect::<Vec<_>>()
        })
    });
    let label = session.glance(|state| say(Line::new(keys::FIELD_WHO_HERE).with("area", area_name(state, area))));
    view! {
        <h2 class="quiet-head">{label.clone()}</h2>
        <FigureKeys label=label figures=figures chosen=hand.chosen on_press=move |who| hand.take(who) />
    }
    .into_any()
}

/// Whoever stands beside the board.
fn tray(hand: Hand) -> impl IntoView {
    let session = session();
    let waiting = Memo::new(move |_| {
        session.state(|state| places::unplaced(state).into_iter().map(|who| Figure::of(state, who)).collect::<Vec<_>>())
    });
    let some = Memo::new(move |_| waiting.with(|waiting| !waiting.is_empty()));
    view! {
        <Show when=move || some.get()>
            <h2 class="quiet-head">{say(keys::FIELD_TRAY)} " " <span class="sub2">{say(keys::FIELD_TRAY_SUB)}</span></h2>
            <FigureKeys
                label=say(keys::FIELD_TRAY)
                figures=waiting
                chosen=hand.chosen
                on_press=move |who| hand.take(who)
            />
        </Show>
    }
}

/// An occupied area: its name, and whoever stands there.
type Held = (AreaId, String, Vec<Figure>);

/// Everybody on the board, area by area: each a key that takes the figure up.
fn standing(hand: Hand) -> impl IntoView {
    let session = session();
    let held = Memo::new(move |_| session.state(held));
    let row = move |(area, name, _): Held| {
        let figures = Memo::new(move |_| {
            held.with(|all| {
                all.iter().find(|(other, ..)| *other == area).map(|(.., who)| who.clone()).unwrap_or_default()
            })
        });
        view! {
            <div class="held">
                <b dir="auto">{name.clone()}</b>
                <FigureKeys label=name figures=figures chosen=hand.chosen on_press=move |who| hand.take(who) />
            </div>
        }
    };
    view! { <For each=move || held.get() key=|(area, ..)| area.index() children=row /> }
}

fn held(state: &State) -> Vec<Held> {
    let occupied = places::held(state).into_iter().filter(|held| !held.who.is_empty());
    let of = |held: places::Held| {
        let figures = held.who.iter().map(|who| Figure::of(state, *who)).collect();
        (held.area, area_name(state, held.area), figures)
    };
    occupied.map(of).collect()
}

/// The areas that hold more than the rules allow.
fn warnings() -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let full = Memo::new(move |_| overfull(session));
    let rule = rulebook::ROOM;
    let note = move |text: String| {
        view! {
            <Note kind=NoteKind::Warn>{text} " " <RuleRef label=page_of(rule) on_open=move || feedback.open_rule(rule) /></Note>
        }
    };
    move || full.get().into_iter().map(note).collect_view()
}

fn overfull(session: Session) -> Vec<String> {
    session.state(|state| {
        let line = |(area, size): (AreaId, u16)| {
            let line = Line::new(keys::FIELD_OVERFULL).with("area", area_name(state, area));
            say(line.with("size", usize::from(size)).with("room", usize::from(ROOM)))
        };
        places::overfull(state).into_iter().map(line).collect()
    })
}
