//! A table as codes, one after the other, until the other phone has read them all; or as a file.

use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::storage::handover::{Code, MOST_LARGE, Piece, Squares, TooLong, pieces_with};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::page::Page;
use crate::ui::share;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// How long a code is shown: a camera looks several times in it.
const EACH: Duration = Duration::from_millis(1200);

/// Whether the codes change by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    Running,
    Paused,
}

/// The codes of a text, and which is shown.
#[derive(Clone, Copy)]
struct Series {
    text: StoredValue<String>,
    squares: RwSignal<Squares>,
    pieces: RwSignal<Vec<Piece>>,
    at: RwSignal<usize>,
    pace: RwSignal<Pace>,
}

impl Series {
    fn of(text: &str) -> Result<Self, TooLong> {
        let pieces = pieces_with(text, Squares::Fine)?;
        let pace = if pieces.len() > 1 { Pace::Running } else { Pace::Paused };
        let series = Self {
            text: StoredValue::new(text.to_owned()),
            squares: RwSignal::new(Squares::Fine),
            pieces: RwSignal::new(pieces),
            at: RwSignal::new(0),
            pace: RwSignal::new(pace),
        };
        let step = move || {
            if series.pace.get_untracked() == Pace::Running {
                series.go(1);
            }
        };
        if let Ok(beat) = set_interval_with_handle(step, EACH) {
            on_cleanup(move || beat.clear());
        }
        Ok(series)
    }

    fn count(self) -> usize {
        self.pieces.with(Vec::len)
    }

    /// So many codes on; beyond the last comes the first.
    fn go(self, on: usize) {
        let count = self.pieces.with_untracked(Vec::len);
        self.at.update(|at| *at = (*at + on) % count);
    }

    /// The same text with the other squares, from its first code; a text too long for that stays as it is.
    fn change_squares(self) {
        let other = self.squares.get_untracked().other();
        if let Ok(pieces) = self.text.with_value(|text| pieces_with(text, other)) {
            self.at.set(0);
            self.pace.set(if pieces.len() > 1 { Pace::Running } else { Pace::Paused });
            self.pieces.set(pieces);
            self.squares.set(other);
        }
    }

    /// The same by hand, which ends the changing by itself.
    fn turn(self, on: usize) {
        self.pace.set(Pace::Paused);
        self.go(on);
    }

    fn line(self, key: crate::kernel::line::Key) -> String {
        say(Line::new(key).with("number", self.at.get() + 1).with("count", self.count()))
    }
}

/// The page of a table, by its name and the text of its save; without them where it cannot be read.
pub fn hand_over(exported: Option<(Name, String)>) -> AnyView {
    focus::focus_heading();
    let name = exported.as_ref().map(|(name, _)| name.to_string()).unwrap_or_default();
    let (body, dock) = match exported.as_ref().map(|(_, text)| Series::of(text)) {
        Some(Ok(series)) => {
            let body = shown(series);
            let body = view! { {body} <p class="sub2 center">{say(keys::HANDOVER_STAYS)}</p> }.into_any();
            let several = Memo::new(move |_| series.count() > 1);
            (body, (move || several.get().then(|| view! { <Dock>{tools(series)}</Dock> })).into_any())
        }
        Some(Err(_)) => (fault(keys::HANDOVER_TOO_LONG), ().into_any()),
        None => (fault(keys::HANDOVER_UNREADABLE), ().into_any()),
    };
    let as_file = exported.map(|(name, text)| as_file(name.to_string(), text));
    view! {
        <div class="screen one">
            <Head
                title=say(keys::HANDOVER_TITLE)
                subtitle=name
                back=Page::Home.href()
                back_label=say(keys::SETUP_BACK_HOME)
            />
            <main class="body handover">{body} {as_file}</main>
            {dock}
        </div>
    }
    .into_any()
}

/// A text as codes in the middle of another page: whatever the take-in page of another phone knows what to do with.
/// Nothing where it is too long for codes.
pub fn codes(text: &str) -> Option<AnyView> {
    let series = Series::of(text).ok()?;
    let several = Memo::new(move |_| series.count() > 1);
    let tools = move || several.get().then(|| tools(series));
    Some(view! { <div class="handover stack">{shown(series)} <div class="rowx wrap">{tools}</div></div> }.into_any())
}

/// The way without codes.
fn as_file(name: String, text: String) -> AnyView {
    let save = StoredValue::new((name, text));
    let share = move || {
        let (name, text) = save.get_value();
        spawn_local(async move {
            // What came of it the device says itself.
            share::save(&name, &text).await;
        });
    };
    view! {
        <div class="card rows">
            <RowButton
                title=say(keys::HANDOVER_FILE)
                sub=say(keys::HANDOVER_FILE_SUB)
                lead=|| view! { <Icon sign=Sign::Out size=IconSize::Lead /> }
                on_press=share
            />
        </div>
    }
    .into_any()
}

fn fault(key: crate::kernel::line::Key) -> AnyView {
    view! { <Note kind=NoteKind::Error>{say(key)}</Note> }.into_any()
}

fn shown(series: Series) -> AnyView {
    let code = move || {
        let code = series.pieces.with(|pieces| pieces.get(series.at.get()).and_then(|piece| Code::of(piece).ok()));
        code.map(|code| drawn(&code, series.line(keys::HANDOVER_CODE)))
    };
    // A short text has large squares anyway.
    let one_size = move || series.pieces.with(|pieces| pieces.iter().all(|piece| piece.data.len() <= MOST_LARGE));
    let squares = move || match series.squares.get() {
        Squares::Fine if one_size() => None,
        Squares::Fine => Some(keys::HANDOVER_LARGER),
        Squares::Large => Some(keys::HANDOVER_FEWER),
    };
    let change = move || {
        squares().map(|word| {
            let change = move || series.change_squares();
            view! { <p class="center"><Button kind=ButtonKind::Link label=say(word) on_press=change /></p> }
        })
    };
    view! {
        <p>{say(keys::HANDOVER_HOW)}</p>
        <div class="code">{code}</div>
        <p class="center" aria-hidden="true"><b>{move || series.line(keys::HANDOVER_COUNT)}</b></p>
        {change}
    }
    .into_any()
}

/// Black on white in both themes: cameras know no other codes.
fn drawn(code: &Code, ears: String) -> AnyView {
    let frame = format!("0 0 {0} {0}", code.size());
    view! {
        <svg viewBox=frame role="img" aria-label=ears shape-rendering="crispEdges">
            <path d=code.path() />
        </svg>
    }
    .into_any()
}

fn tools(series: Series) -> AnyView {
    let running = move || series.pace.get() == Pace::Running;
    let word = move || say(if running() { keys::HANDOVER_PAUSE } else { keys::HANDOVER_GO_ON });
    let switch =
        move || series.pace.update(|pace| *pace = if *pace == Pace::Running { Pace::Paused } else { Pace::Running });
    view! {
        <Button kind=ButtonKind::High label=say(keys::HANDOVER_BACK) on_press=move || series.turn(series.count() - 1) />
        <Button kind=ButtonKind::Grow label=Signal::derive(word) on_press=switch />
        <Button kind=ButtonKind::High label=say(keys::HANDOVER_NEXT) on_press=move || series.turn(1) />
    }
    .into_any()
}
