//! Line of Sight: what somebody sees from where it stands.

use super::figure::{Figure, FigureKeys};
use super::frame::{Tools, frame};
use super::map::{FieldList, FieldMap};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::sight::Sight;
use crate::games::champions::field::places;
use crate::games::champions::field::seen::seen;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::text::names;
use crate::games::champions::views::field_lines::{area_name, people};
use crate::games::champions::views::field_map::{Fingers, Shown, who_is};
use crate::kernel::line::{Key, Line};
use crate::ui::components::board_map::{MapTag, MapTap};
use crate::ui::games::champions::page::{BoardFace, FieldUse};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page.
#[component]
pub fn SightView(
    /// As a map or as a list.
    face: BoardFace,
) -> impl IntoView {
    let session = session();
    let eye = RwSignal::new(session.glance(first));
    let shown = Memo::new(move |_| eye.get().map(|who| session.state(|state| shown(state, who))).unwrap_or_default());
    let take = move |tap: MapTap| match tap {
        MapTap::Token(token) => look(session, eye, |state| who_is(state, token)),
        MapTap::Area(_) | MapTap::Border(_) | MapTap::Ground(_) => {}
    };
    let body = match face {
        BoardFace::Map => view! {
            <FieldMap shown=shown on_tap=take />
            <main class="body side">{panel(eye)}</main>
        }
        .into_any(),
        BoardFace::List => view! { <main class="body">{panel(eye)} {list(session, eye, shown)}</main> }.into_any(),
    };
    frame(Tools { of: FieldUse::Sight, face, title: say(keys::FIELD_SIGHT_TITLE).into() }, body, ().into_any())
}

/// The areas with how well each is seen; a press looks from there.
fn list(session: Session, eye: RwSignal<Option<Who>>, shown: Memo<Shown>) -> impl IntoView {
    view! {
        <FieldList
            shown=shown
            first=Callback::new(move |(area,)| session.state(|state| sentence(state, eye.get()?, area)))
            on_press=move |area: AreaId| look(session, eye, |state| {
                state.field().and_then(|field| field.standing_in(area).next())
            })
        />
    }
}

fn look(session: Session, eye: RwSignal<Option<Who>>, who: impl FnOnce(&State) -> Option<Who>) {
    if let Some(who) = session.glance(who) {
        eye.set(Some(who));
    }
}

/// Whoever acts, or the first on the board.
fn first(state: &State) -> Option<Who> {
    let acting = state.track().active().map(Who::Champion);
    let field = state.field()?;
    acting.filter(|who| field.position(*who).is_some()).or_else(|| field.positions().next().map(|(who, _)| who))
}

fn shown(state: &State, who: Who) -> Shown {
    let areas = seen(state, who).unwrap_or_default();
    let tag = |(area, sight): &(AreaId, Option<Sight>)| Some((*area, MapTag::word(say(word((*sight)?)))));
    Shown {
        chosen: Some(who),
        faint: areas.iter().filter(|(_, sight)| sight.is_none()).map(|(area, _)| *area).collect(),
        tags: areas.iter().filter_map(tag).collect(),
        fingers: Fingers::Point,
        ..Shown::default()
    }
}

const fn word(sight: Sight) -> Key {
    match sight {
        Sight::Direct => keys::FIELD_SIGHT_DIRECT,
        Sight::Indirect => keys::FIELD_SIGHT_INDIRECT,
    }
}

/// How well somebody sees an area: for the list.
fn sentence(state: &State, who: Who, area: AreaId) -> Option<String> {
    let (_, sight) = seen(state, who)?.into_iter().find(|(other, _)| *other == area)?;
    Some(say(match sight {
        Some(Sight::Direct) => keys::FIELD_SEES_DIRECT,
        Some(Sight::Indirect) => keys::FIELD_SEES_INDIRECT,
        None => keys::FIELD_SEES_NOT,
    }))
}

/// Who looks, what it sees, and everybody who could look instead.
fn panel(eye: RwSignal<Option<Who>>) -> impl IntoView {
    let session = session();
    let figures = Memo::new(move |_| {
        session.state(|state| {
            let all = places::places(state).into_iter().filter(|(_, at)| at.is_some());
            all.map(|(who, _)| Figure::of(state, who)).collect::<Vec<_>>()
        })
    });
    let lines = move || match eye.get() {
        Some(who) => session.state(|state| told(state, who)),
        None => vec![say(keys::FIELD_SIGHT_NOBODY)],
    };
    view! {
        <div class="tell sees" aria-live="polite">
            {move || lines().into_iter().map(|line| view! { <p dir="auto">{line}</p> }).collect_view()}
        </div>
        <FigureKeys
            label=say(keys::FIELD_SIGHT_WHO)
            figures=figures
            chosen=eye
            on_press=move |who| eye.set(Some(who))
        />
    }
}

/// Everything somebody sees, in words: the areas, and who stands there.
fn told(state: &State, who: Who) -> Vec<String> {
    let areas = seen(state, who).unwrap_or_default();
    let of = |wanted: Sight, key: Key| {
        let there = areas.iter().filter(|(_, sight)| *sight == Some(wanted)).map(|(area, _)| with_people(state, *area));
        let there: Vec<_> = there.collect();
        (!there.is_empty()).then(|| say(Line::new(key).with("areas", there.join(", "))))
    };
    let title = say(Line::new(keys::FIELD_SIGHT_OF).with("name", names::who(state, who)));
    let lines = [of(Sight::Direct, keys::FIELD_SIGHT_ALL_DIRECT), of(Sight::Indirect, keys::FIELD_SIGHT_ALL_INDIRECT)];
    let lines: Vec<_> = lines.into_iter().flatten().collect();
    let none = lines.is_empty().then(|| say(keys::FIELD_SIGHT_NOTHING));
    std::iter::once(title).chain(lines).chain(none).collect()
}

fn with_people(state: &State, area: AreaId) -> String {
    let name = area_name(state, area);
    match people(state, area) {
        Some(who) => say(Line::new(keys::FIELD_AREA_WITH).with("area", name).with("who", who)),
        None => name,
    }
}
