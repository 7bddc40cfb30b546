//! A list of a scenario: what is on it in short, one of them opened in a sheet, one more.

use super::desk::Desk;
use super::faults;
use crate::games::champions::scenario::fault::Fault;
use crate::games::champions::scenario::script::Script;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::Icon;
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A list of things of type `T`, in the script itself or at a place `W` in it.
pub(super) struct List<T: 'static, W: Copy + 'static> {
    /// What it is called.
    pub title: Key,
    /// "Add an event".
    pub add: Key,
    /// Its path in the script, as faults name it.
    pub path: String,
    /// Where it is.
    pub place: W,
    /// Reads it.
    pub read: fn(&Script, W) -> &[T],
    /// Changes it; nothing where its place is gone.
    pub write: fn(&mut Script, W) -> Option<&mut Vec<T>>,
    /// A new one; nothing where there is nothing to make it of.
    pub fresh: fn(Desk) -> Option<T>,
    /// Why there is nothing to make one of.
    pub hindered: Key,
    /// One in a line and a second one.
    pub words: fn(Desk, &T) -> (String, String),
    /// The fields of the one at a place.
    pub edit: fn(Desk, W, usize) -> AnyView,
}

/// The list.
pub(super) fn list<T, W>(desk: Desk, list: List<T, W>) -> AnyView
where
    T: Clone + Send + Sync + 'static,
    W: Copy + Send + Sync + 'static,
{
    let List { title, add, path, place, read, write, fresh, hindered, words, edit } = list;
    let open = RwSignal::new(None::<usize>);
    let path = StoredValue::new(path);
    let name = move |at: usize| desk.script(|script| read(script, place).get(at).map(|one| words(desk, one).0));
    let rows = move || {
        let row = |(at, (title, sub)): (usize, (String, String))| {
            let faults = desk.faults_at(&format!("{}[{at}]", path.get_value()));
            row(desk, (title, sub), faults, move || open.set(Some(at)))
        };
        let all = desk.script(|script| read(script, place).to_vec());
        all.iter().map(|one| words(desk, one)).enumerate().map(row).collect_view()
    };
    let append = move || match fresh(desk) {
        Some(one) => {
            let mut at = 0;
            desk.change_script(|script| {
                if let Some(list) = write(script, place) {
                    at = list.len();
                    list.push(one);
                }
            });
            open.set(Some(at));
        }
        None => desk.feedback.toast(hindered, crate::ui::feedback::Offer::Nothing),
    };
    let remove = move || {
        let Some(at) = open.get_untracked() else { return };
        open.set(None);
        desk.change_script(|script| {
            if let Some(list) = write(script, place).filter(|list| at < list.len()) {
                list.remove(at);
            }
        });
    };
    let heading = Signal::derive(move || open.get().and_then(name).unwrap_or_else(|| say(title)));
    let own = desk.is_own();
    view! {
        <div class="sec"><h2>{say(title)}</h2></div>
        {faults::lines_here(desk, path.get_value())}
        <ul class="card rows" aria-label=say(title)>{rows}</ul>
        {own.then(|| view! { <Button kind=ButtonKind::Rest label=say(add) sign=Sign::Plus on_press=append /> })}
        <SheetOver over=open title=heading>
            <div class="stack scenario-form">{move || open.get().map(|at| untrack(|| edit(desk, place, at)))}</div>
            <Button kind=ButtonKind::Quiet label=say(keys::SCENARIO_REMOVE) sign=Sign::Close on_press=remove />
        </SheetOver>
    }
    .into_any()
}

/// One in two lines; with a word where something is wrong with it.
fn row(
    desk: Desk,
    (title, sub): (String, String),
    faults: Vec<Fault>,
    open: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let tag = move || {
        let faulty = || view! { <Tag text=say(keys::SCENARIO_FAULTY) sign=Sign::Warning tone=Tone::Caution /> };
        (!faults.is_empty()).then(faulty)
    };
    if desk.is_own() {
        view! { <li><RowButton title=title sub=sub trailing=move || (tag(), view! { <Icon sign=Sign::Next /> }) on_press=open /></li> }.into_any()
    } else {
        view! { <li><RowText title=title sub=sub trailing=tag /></li> }.into_any()
    }
}

/// "Goblin, 2: Kitchen, Yard".
pub(super) fn several(name: &str, count: usize) -> String {
    if count > 1 {
        say(Line::new(keys::SCENARIO_SEVERAL).with("name", name).with("count", count))
    } else {
        name.to_owned()
    }
}
