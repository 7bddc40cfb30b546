//! The page of a Movement: the map with its costs, the bill of a way, the choice whether to leave opponents by oneself.

use super::frame::{Tools, frame};
use super::map::{FieldList, FieldMap};
use super::moving::{Going, Steps, by_name};
use crate::games::champions::board::AreaId;
use crate::games::champions::field::command::Will;
use crate::games::champions::field::watched::watched;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::queries;
use crate::games::champions::text::names;
use crate::games::champions::views::field_lines::place_of;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::actions::Confirm;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How a Disengagement comes about, in the order of the answers.
const WILLS: [Will; 2] = [Will::Own, Will::Forced];

/// The page.
#[component]
pub fn Movement(
    /// Who moves.
    actor: Actor,
    /// As a map or as a list.
    face: BoardFace,
) -> impl IntoView {
    let (session, going) = (session(), Going::new(actor));
    let shown = Memo::new(move |_| going.shown());
    let body = match face {
        BoardFace::Map => view! {
            <FieldMap
                shown=shown
                first=Callback::new(move |(area,)| going.words(area))
                on_tap=move |tap| going.tap(tap)
            />
            <main class="body side">{panel(going)}</main>
        }
        .into_any(),
        BoardFace::List => view! {
            <main class="body">
                {panel(going)}
                <FieldList
                    shown=shown
                    first=Callback::new(move |(area,)| going.words(area))
                    on_press=move |area: AreaId| going.on_area(area.index())
                />
            </main>
        }
        .into_any(),
    };
    let name = session.glance(|state| names::given(state, actor));
    let title = say(Line::new(keys::FIELD_MOVE_TITLE).with("name", name));
    frame(Tools { of: FieldUse::Move(actor), face, title: title.into() }, body, own_way(going))
}

/// Whether taps go step by step.
fn own_way(going: Going) -> AnyView {
    let own = Signal::derive(move || going.steps.get() == Steps::Own);
    let toggle = move || {
        going.look_at(Vec::new());
        going.steps.set(if own.get_untracked() { Steps::Cheapest } else { Steps::Own });
    };
    view! {
        <Button
            kind=ButtonKind::Tool
            label=say(keys::FIELD_OWN_WAY)
            ears=say(keys::FIELD_OWN_WAY_EARS)
            sign=Sign::Route
            pressed=own
            on_press=toggle
        />
    }
    .into_any()
}

fn panel(going: Going) -> AnyView {
    let session = session();
    let who = Who::from(going.actor);
    let stands =
        Memo::new(move |_| session.state(|state| state.field().and_then(|field| field.position(who)).is_some()));
    let content = move || {
        if !stands.get() {
            return beside(who);
        }
        let path = going.path.get();
        if path.is_empty() { question(going) } else { chosen(going, path) }
    };
    (content, will(going)).into_any()
}

/// Whoever stands beside the board moves nowhere on it.
fn beside(who: Who) -> AnyView {
    let session = session();
    let line = session.glance(|state| say(Line::new(keys::REFUSED_NOT_PLACED).with("name", names::who(state, who))));
    let places = session.href(TablePage::Field(FieldUse::Places, BoardFace::Map));
    view! {
        <p class="tell">{line}</p>
        <ButtonLink href=places label=say(keys::FIELD_PUT_THERE) />
    }
    .into_any()
}

fn question(going: Going) -> AnyView {
    let session = session();
    let key = match going.steps.get() {
        Steps::Cheapest => keys::FIELD_MOVE_SUB,
        Steps::Own => keys::FIELD_OWN_WAY_SUB,
    };
    let (place, ap) = session
        .state(|state| (place_of(state, going.actor.into()), queries::gauge(state, going.actor.into(), Gauge::Ap)));
    let left = ap.map(|ap| say(Line::new(keys::SHEET_AP).with("ap", ap)));
    let title = [Some(place), left].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let watched = going
        .ways
        .with(|ways| session.state(|state| ways.iter().any(|way| !watched(state, &way.route).sees.is_empty())));
    let legend = watched.then(|| view! { " " <span class="sub2">{say(keys::FIELD_SEEN_THERE)}</span> });
    view! { <p class="tell"><b dir="auto">{title}</b> " " <span class="sub2">{say(key)}</span> {legend}</p> }.into_any()
}

/// The way that is looked at, and what comes of it or is against it.
fn chosen(going: Going, path: Vec<AreaId>) -> AnyView {
    let session = session();
    let names = session.glance(|state| by_name(state, &path));
    let noticed = going.noticed(&path).into_iter().map(|line| view! { <p class="caution">{line}</p> }).collect_view();
    let command = Signal::derive(move || going.command(&going.path.get()));
    view! {
        <p class="tell"><b dir="auto">{names}</b></p>
        {noticed}
        <Confirm
            command=command
            who=Who::from(going.actor)
            label=say(keys::SHEET_MOVE)
            on_done=Callback::new(move |()| going.done())
        />
    }
    .into_any()
}

/// Asked only where a Disengagement costs Honor.
fn will(going: Going) -> impl IntoView {
    let asked = Memo::new(move |_| going.leaves_opponents());
    let answers = || {
        vec![
            Segment::of(say(keys::FIELD_WILL_OWN)).with_second(say(keys::FIELD_WILL_OWN_SUB)),
            Segment::of(say(keys::FIELD_WILL_FORCED)).with_second(say(keys::FIELD_WILL_FORCED_SUB)),
        ]
    };
    let chosen = Signal::derive(move || WILLS.iter().position(|will| *will == going.will.get()));
    move || {
        asked.get().then(|| {
            view! {
                <h2 class="quiet-head">{say(keys::FIELD_WILL)}</h2>
                <Segmented
                    label=say(keys::FIELD_WILL)
                    answers=Signal::stored(answers())
                    chosen=chosen
                    look=SegmentedLook::Wraps
                    on_choose=move |place: usize| WILLS.get(place).into_iter().for_each(|will| going.will.set(*will))
                />
            }
        })
    }
}
