//! The panel below the map: what the tool in hand does, and what is chosen.

use super::desk::{Chosen, Desk, Tool};
use super::marks;
use super::words::{self, area_name, bars, kind_words, name_of};
use crate::games::champions::board::BorderKind;
use crate::games::champions::board::area::{Cover, Height};
use crate::games::champions::board::check::check;
use crate::games::champions::board::document::MOST_CHARACTERS;
use crate::games::champions::board::edit::Edit;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::bars::{BarsChoice, BarsChoices};
use crate::ui::components::button::Button;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::text_field::TextField;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The panel.
pub(super) fn panel(desk: Desk) -> impl IntoView {
    // What is typed must not build its own field anew.
    let subject = Memo::new(move |_| (desk.tool.get(), desk.chosen.get()));
    move || match subject.get() {
        (Tool::Area, Chosen::Area(area)) => area_panel(desk, area),
        (Tool::Area, _) => hint(say(keys::BOARD_AREA), say(keys::BOARD_AREA_HINT)),
        (Tool::Border, Chosen::Pair(pair)) => pair_panel(desk, pair),
        (Tool::Border, Chosen::Area(from)) => {
            let title = Line::new(keys::BOARD_BORDER_FROM).with("name", desk.peek(|board| name_of(board, &from)));
            hint(say(title), say(keys::BOARD_BORDER_FROM_HINT))
        }
        (Tool::Border, Chosen::Nothing) => hint(say(keys::BOARD_BORDER), say(keys::BOARD_BORDER_HINT)),
        (Tool::Exit, _) => exit_panel(desk),
        (Tool::Reinforcement, Chosen::Area(area)) => marks::numbers(desk, area),
        (Tool::Reinforcement, _) => hint(say(keys::BOARD_REINFORCEMENT_TOOL), say(keys::BOARD_REINFORCEMENT_HINT)),
        (Tool::Route, _) => marks::routes(desk),
    }
}

/// What the panel is about, and what to do.
pub(super) fn hint(title: String, line: String) -> AnyView {
    view! { <p class="tell"><b dir="auto">{title}</b> <span class="sub2">{line}</span></p> }.into_any()
}

fn exit_panel(desk: Desk) -> AnyView {
    let exits = move || {
        desk.read(|board| {
            let names: Vec<_> = board.exits().iter().map(|&exit| area_name(board.area(exit))).collect();
            let none = Line::new(keys::BOARD_EXITS).with("count", 0_usize);
            say(if names.is_empty() { none } else { Line::new(keys::BOARD_EXIT_LIST).with("names", names.join(", ")) })
        })
    };
    view! { {hint(say(keys::BOARD_EXIT), say(keys::BOARD_EXIT_HINT))} <p dir="auto">{exits}</p> }.into_any()
}

/// The chosen area: its name, what it is like, and the way to take it away.
fn area_panel(desk: Desk, id: String) -> AnyView {
    let remove = say(Line::new(keys::BOARD_REMOVE_AREA).with("name", desk.peek(|board| name_of(board, &id))));
    let gone = id.clone();
    view! {
        <div class="rowx foot">
            <div class="grow">{name_field(desk, id.clone())}</div>
            <Button label=say(keys::BOARD_REMOVE) ears=remove on_press=move || desk.remove_area(gone.clone()) />
        </div>
        {ticks(desk, id)}
    }
    .into_any()
}

/// The field for an area's name.
pub(super) fn name_field(desk: Desk, id: String) -> AnyView {
    let (named, own) = (id.clone(), id);
    let value = Signal::derive(move || {
        desk.read(|board| board.find(&own).map(|area| board.area(area).name.clone()).unwrap_or_default())
    });
    let rename = move |name: String| {
        // What a field may hold and a name may not is cut.
        let name = name.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
        desk.edit(Edit::NameArea { area: named.clone(), name });
    };
    view! { <TextField label=say(keys::BOARD_AREA_NAME) value=value maxlength=60 on_input=rename /> }.into_any()
}

/// Whether an area is Elevated and indoors.
pub(super) fn ticks(desk: Desk, id: String) -> AnyView {
    let (one, other) = (id.clone(), id.clone());
    let is = move |id: &str, asked: fn(Height, Cover) -> bool| {
        desk.read(|board| board.find(id).is_some_and(|area| asked(board.area(area).height, board.area(area).cover)))
    };
    let (high, roofed) = (id.clone(), id);
    let elevated = Signal::derive(move || is(&high, |height, _| height == Height::Elevated));
    let indoor = Signal::derive(move || is(&roofed, |_, cover| cover == Cover::Indoor));
    let raise = move |on| {
        let height = if on { Height::Elevated } else { Height::Level };
        desk.edit(Edit::SetHeight { area: one.clone(), height });
    };
    let roof = move |on| {
        let cover = if on { Cover::Indoor } else { Cover::Outdoor };
        desk.edit(Edit::SetCover { area: other.clone(), cover });
    };
    view! {
        <div class="pair">
            <Tick label=say(keys::BOARD_ELEVATED) on=elevated on_toggle=raise />
            <Tick label=say(keys::BOARD_INDOOR) on=indoor on_toggle=roof />
        </div>
    }
    .into_any()
}

/// The chosen border: its kinds, and the way to take it away.
fn pair_panel(desk: Desk, pair: [String; 2]) -> AnyView {
    let [one, other] = pair.clone().map(|id| desk.peek(|board| name_of(board, &id)));
    let title = say(Line::new(keys::BOARD_BORDER_TITLE).with("one", one).with("other", other));
    let (asked, gone, drawn) = (pair.clone(), pair.clone(), pair);
    let kind = Memo::new(move |_| desk.read(|board| Desk::kind(board, &asked)));
    let line = move || say(if kind.get().is_some() { keys::BOARD_BORDER_QUESTION } else { keys::BOARD_BORDER_NONE });
    view! {
        <div class="rowx">
            <p class="tell grow">
                <b dir="auto">{title}</b>
                <span class="sub2">{line}</span>
            </p>
            <Button
                label=say(keys::BOARD_REMOVE)
                ears=say(keys::BOARD_BORDER_REMOVE)
                disabled=Signal::derive(move || kind.get().is_none())
                on_press=move || desk.set_kind(gone.clone(), None)
            />
        </div>
        {kinds(desk, kind, drawn)}
    }
    .into_any()
}

/// The kinds of border, to draw another between two areas.
fn kinds(desk: Desk, kind: Memo<Option<BorderKind>>, pair: [String; 2]) -> impl IntoView {
    let chosen = Signal::derive(move || kind.get().map(Small::index));
    let choices = BorderKind::ALL.iter().map(|&kind| {
        let (title, sub) = kind_words(Some(kind));
        BarsChoice { bars: Some(bars(kind)), title: say(title), sub: say(sub) }
    });
    view! {
        <BarsChoices
            label=say(keys::BOARD_KINDS)
            choices=choices.collect()
            chosen=chosen
            on_choose=move |place: usize| desk.set_kind(pair.clone(), BorderKind::ALL.get(place).copied())
        />
    }
}

/// What is odd about the board, or that nothing is.
pub(super) fn oddities(desk: Desk) -> impl IntoView {
    move || {
        let (lines, well) = desk.read(|board| (words::odd_lines(board, &check(board)), words::all_well(board)));
        let (kind, lines) = if lines.is_empty() { (NoteKind::Info, vec![well]) } else { (NoteKind::Warn, lines) };
        let line = |line| view! { <span class="line" dir="auto">{line}</span> };
        let lines: Vec<_> = lines.into_iter().map(line).collect();
        view! { <Note kind=kind>{lines}</Note> }
    }
}
