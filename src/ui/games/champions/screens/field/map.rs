//! The table's board on the screen: the map with the picture this device has of it, and the list with the same actions.

use super::picture::picture_of_table;
use crate::games::champions::board::AreaId;
use crate::games::champions::model::state::State;
use crate::games::champions::views::field_lines::{AreaLine, lines, reached};
use crate::games::champions::views::field_map::{Shown, drawn};
use crate::kernel::line::Line;
use crate::ui::components::board_map::{BoardMap, Ground, MapDrag, MapTap, MapView};
use crate::ui::components::row::RowButton;
use crate::ui::games::champions::screens::board::shown::ground;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The map of the table's board; an empty ground where none lies there.
#[component]
pub fn FieldMap(
    /// What it shows.
    #[prop(into)]
    shown: Signal<Shown>,
    /// What a screen says about an area before everything else, to whoever walks over it by keys.
    #[prop(optional, into)]
    first: Option<Callback<(AreaId,), Option<String>>>,
    /// A tap on something.
    #[prop(optional, into)]
    on_tap: Option<Callback<(MapTap,)>>,
    /// A figure was carried to another area.
    #[prop(optional, into)]
    on_drag: Option<Callback<(MapDrag,)>>,
) -> impl IntoView {
    let (session, picture) = (session(), picture_of_table());
    let view = Memo::new(move |_| {
        let ground = picture.with(|picture| ground(picture.as_ref()));
        let bare = || MapView::bare(Ground::Plain(1.0));
        shown.with(|shown| session.state(|state| drawn(state, ground, shown)).unwrap_or_else(bare))
    });
    let tap = Callback::new(move |(tap,)| on_tap.iter().for_each(|callback| callback.run((tap,))));
    let drag = Callback::new(move |(drag,)| on_drag.iter().for_each(|callback| callback.run((drag,))));
    let told = move |(area, from): (usize, Option<usize>)| {
        let id = |place: usize| session.state(|state| state.field()?.board().area_ids().nth(place));
        let said = id(area).and_then(|area| first.and_then(|first| first.run((area,))));
        session.state(|state| reached(state, (area, from), said))
    };
    view! {
        <BoardMap
            view=view
            label=say(keys::FIELD_MAP_LABEL)
            fit_label=say(keys::BOARD_WHOLE)
            keys_label=say(keys::BOARD_KEYS)
            told=Callback::new(told)
            on_tap=tap
            on_drag=drag
        />
    }
}

/// The board of a table as it was, to look at; nothing where none lay there.
pub fn board_then(state: &State) -> Option<AnyView> {
    // The picture is of the board that lies there now.
    let view = drawn(state, ground(None), &Shown::default())?;
    let map = view! {
        <div class="table-board">
            <BoardMap view=Signal::stored(view) label=say(keys::FIELD_MAP_LABEL) fit_label=say(keys::BOARD_WHOLE) />
        </div>
    };
    Some(map.into_any())
}

/// The same board as a list: every area is a row to press.
#[component]
pub fn FieldList(
    /// What it shows.
    #[prop(into)]
    shown: Signal<Shown>,
    /// What a screen says about an area before everything else, such as what going there costs.
    #[prop(optional, into)]
    first: Option<Callback<(AreaId,), Option<String>>>,
    /// An area was pressed.
    #[prop(into)]
    on_press: Callback<(AreaId,)>,
) -> impl IntoView {
    let session = session();
    let all = Memo::new(move |_| shown.with(|shown| session.state(|state| lines(state, shown))));
    let row = move |line: AreaLine| {
        let area = line.area;
        let said = first.and_then(|first| first.run((area,)));
        let who = line.who.map(|who| say(Line::new(keys::FIELD_STANDING).with("who", who)));
        let sub: Vec<_> = said.into_iter().chain(who).chain([line.about]).collect();
        view! { <li><RowButton title=line.name sub=sub.join(" ") on_press=move || on_press.run((area,)) /></li> }
    };
    view! { <ul class="card rows" aria-label=say(keys::BOARD_AREAS)>{move || all.get().into_iter().map(row).collect_view()}</ul> }
}
