//! The map: a drawn net and the same as a list, who stands where with the turn of the knowledge, what an army reaches, and
//! the lines of trade.

mod file;
mod march;
mod net;
mod place;
mod trade;

use super::parts::{head_of, rule};
use super::text::small;
use crate::games::empire_reborn::chart::Remark;
use crate::games::empire_reborn::command::{Command, Survey};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::text::map as words;
use crate::games::empire_reborn::views::map::{PlaceView, View, view};
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::board_map::{BoardMap, MapDrag, MapTap, Spot};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::looks::{looked_at, looks};
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::session::Shown;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;
use march::March;

/// What several parts of this page look at.
#[derive(Clone, Copy)]
struct Desk {
    session: Session,
    clan: Clan,
    view: Shown<View>,
    march: March,
    /// The treaty whose line is drawn.
    line: RwSignal<Option<usize>>,
    /// The place whose sheet is open; a new one where it has no name.
    open: RwSignal<Option<Option<Name>>>,
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let clan = looked_at(session).get_untracked();
    let view = session.part(|table| view(table.state()));
    let (line, open, army) = (RwSignal::new(None), RwSignal::new(None), looks().army);
    // Whoever comes back later looks at the map alone.
    on_cleanup(move || _ = army.try_set(None));
    let desk = Desk { session, clan, view, march: March::of(session, clan), line, open };
    let title = move || match open.get() {
        Some(Some(name)) => name.to_string(),
        Some(None) => say(keys::ER_MAP_PLACE),
        None => String::new(),
    };
    let sheet =
        move || open.get().map(|name| place::place(session, name.as_ref(), Callback::new(move |()| open.set(None))));
    view! {
        <div class="screen two er" class:er-march=move || desk.march.is_on()>
            {head_of(session, clan, keys::ER_MAP, keys::ER_MAP_SUB)} {map(desk)}
            <main class="body side">
                {move || desk.march.is_on().then(|| march::preview(desk))} {armies(desk)} {remarks(view)} {list(desk)}
                {trade::lines(desk)} {file::file(session)}
            </main>
            <Dock>{dock(desk)}</Dock>
        </div>
        <SheetOver over=open title=Signal::derive(title)>
            {sheet}
        </SheetOver>
    }
    .into_any()
}

/// The net. Whatever it shows and does the list below says and does, too.
fn map(desk: Desk) -> AnyView {
    let shown = Memo::new(move |_| desk.view.with(|view| net::drawn(view, desk)));
    let named = move |at: usize| desk.view.with_untracked(|view| view.places.get(at).map(|place| place.name.clone()));
    let tap = move |(tap,): (MapTap,)| {
        if let MapTap::Area(at) = tap {
            named(at).into_iter().for_each(|name| press(desk, name));
        }
    };
    let drag = move |(drag,): (MapDrag,)| {
        if let MapDrag::Moved(at, Spot { x, y }) = drag {
            let spot = [x, y].map(net::whole);
            let draw = |place| Command::Survey(Survey::Draw { place, spot });
            named(at).into_iter().for_each(|place| _ = desk.session.dispatch(draw(place)));
        }
    };
    view! {
        <BoardMap
            view=shown
            label=say(keys::ER_MAP_LABEL)
            fit_label=say(keys::ER_MAP_WHOLE)
            on_tap=Callback::new(tap)
            on_drag=Callback::new(drag)
        />
    }
    .into_any()
}

/// A place was pressed: an army is sent there, or what is known of it opens.
fn press(desk: Desk, place: Name) {
    if desk.march.is_on() {
        desk.march.send(place);
    } else {
        desk.open.set(Some(Some(place)));
    }
}

fn dock(desk: Desk) -> AnyView {
    let new = move || {
        view! {
            <Button
                kind=ButtonKind::High
                label=say(keys::ER_MAP_PLACE)
                sign=Sign::Plus
                on_press=move || desk.open.set(Some(None))
            />
        }
    };
    let tools = move || if desk.march.is_on() { march::tools(desk) } else { new().into_any() };
    view! { <UndoTool /> {tools} }.into_any()
}

/// Which army marches.
fn armies(desk: Desk) -> AnyView {
    let march = desk.march;
    let answers = move || {
        let army = |(place, units, mv): (Name, u16, i64)| {
            let line = Line::new(keys::ER_MAP_ARMY).with("place", place.as_str());
            say(line.with("count", small(units)).with("mv", small(mv)))
        };
        std::iter::once(say(keys::ER_MAP_NO_ARMY)).chain(march.armies().into_iter().map(army)).collect::<Vec<_>>()
    };
    let some = Memo::new(move |_| !march.armies().is_empty());
    let chosen = move || march.place_of_army().map_or(0, |at| at + 1);
    view! {
        <section class="card pad" hidden=move || !some.get()>
            <Select
                label=say(keys::ER_MAP_WHO)
                answers=Signal::derive(answers)
                chosen=Signal::derive(chosen)
                on_choose=move |at: usize| march.choose(at.checked_sub(1))
            />
        </section>
    }
    .into_any()
}

/// What wants a look.
fn remarks(view: Shown<View>) -> AnyView {
    let note = move |one: &Remark| {
        let told = say(words::remark(one));
        view! { <Note kind=NoteKind::Warn>{told}</Note> }
    };
    (move || view.with(|view| view.remarks.iter().map(note).collect_view())).into_any()
}

/// The places as a list.
fn list(desk: Desk) -> AnyView {
    let row = move |(at, place): (usize, &PlaceView)| {
        let name = place.name.clone();
        let lead = place.stands.first().map(|one| one.clan).or(place.owner);
        let parts: Vec<String> = desk.march.reached(at).into_iter().chain(words::known(place)).map(say).collect();
        view! {
            <RowButton
                title=place.name.to_string()
                sub=parts.join(", ")
                lead=move || marks::small(lead)
                on_press=move || press(desk, name.clone())
            />
        }
    };
    let rows = move || desk.view.with(|view| view.places.iter().enumerate().map(row).collect_view());
    let some = move || desk.view.with(|view| !view.places.is_empty());
    view! {
        <section class="card" hidden=move || !some() aria-label=say(keys::ER_MAP_PLACES)>
            <div class="ordh">
                <h2>{say(keys::ER_MAP_PLACES)} <small>{say(keys::ER_MAP_LEGEND)}</small></h2>
                {rule("ER-MOV-8")}
            </div>
            <div class="rows">{rows}</div>
        </section>
    }
    .into_any()
}
