//! The odds before anybody has decided whom to attack: a Champion or Ally, or a what-if copy of it, against every Enemy on the
//! board, side by side. Nothing here changes the table.

mod desk;
mod work;

mod view;

pub mod fighter;
mod goal;
mod what_if;

mod detail;
mod list;
mod spread;

pub use spread::{Share, Spread, table};

use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::views::fight_words::{full, short};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::combat::card_form;
use crate::ui::games::champions::screens::faces::guess_note;
use crate::ui::games::champions::session::session;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::ui::widgets::wide::{Halves, frame};
use crate::words::champions as keys;
use desk::Desk;
use leptos::prelude::*;

/// The explorer, beginning with that fighter, or whoever acts.
pub fn odds(fighter: Option<Actor>) -> AnyView {
    focus::focus_heading();
    let desk = Desk::begin(session(), fighter);
    work::follow(desk);
    view! {
        <div class=frame(desk.roomy, "odds-page")>
            <Head
                title=say(keys::ODDS_TITLE)
                subtitle=Signal::derive(move || Some(say(subtitle(desk))))
                back=desk.session.href(TablePage::Table)
                back_label=say(keys::SHEET_BACK)
            />
            <Halves roomy=desk.roomy label=say(keys::ODDS_BESIDE) second=move || second(desk)>
                {fighter::chooser(desk)}
                {guess_note()}
                {what_if::note(desk)}
                {own_card(desk)}
                {goal::goals(desk)}
                {list::list(desk)}
            </Halves>
            {foot(desk)}
        </div>
        {card_sheet(desk)}
        {goal::sheet(desk)}
    }
    .into_any()
}

/// Who fights, or that it is a what-if copy of it.
fn subtitle(desk: Desk) -> Line {
    let plain = desk.matchup.with(|matchup| matchup.what_if.is_nothing());
    let key = if plain { keys::ODDS_SUBTITLE } else { keys::ODDS_SUBTITLE_WHAT_IF };
    Line::new(key).with("name", desk.session.state(|state| short(state, desk.me())))
}

/// Beside or below the list: all numbers of the line that is open, where there is room for them, and what if.
fn second(desk: Desk) -> AnyView {
    let open = Memo::new(move |_| desk.shown().filter(|_| desk.roomy.get()));
    let numbers = move || {
        open.get().map(|enemy| {
            view! {
                <section class="card pad stack foe-odds">
                    <h2>{list::name(desk, enemy)}</h2>
                    {detail::detail(desk, enemy)}
                </section>
            }
        })
    };
    view! { {numbers} {what_if::panel(desk)} }.into_any()
}

/// What is missing on the card of whoever fights.
fn own_card(desk: Desk) -> AnyView {
    let note = move || {
        let me = desk.me();
        desk.misses(me).then(|| {
            let name = desk.session.state(|state| full(state, me));
            let type_in = Callback::new(move |()| desk.typing.set(Some(me)));
            view! {
                <Note kind=NoteKind::Warn action=say(keys::COMBAT_TYPE_IN) on_action=type_in>
                    {say(Line::new(keys::ODDS_UNKNOWN_OWN).with("name", name))}
                </Note>
            }
        })
    };
    note.into_any()
}

/// Undo of the table, and the way into the Combat.
fn foot(desk: Desk) -> AnyView {
    let act = move || {
        desk.shown().map(|enemy| {
            let label = list::fight_label(desk, enemy);
            let second = Signal::derive(move || view::in_short(desk, enemy));
            let fight = move || desk.fight(enemy);
            view! { <Button kind=ButtonKind::Act label=label second=second sign=Sign::Melee on_press=fight /> }
        })
    };
    view! {
        <Dock>
            <UndoTool />
            {act}
        </Dock>
    }
    .into_any()
}

/// The card that is typed in.
fn card_sheet(desk: Desk) -> AnyView {
    let close = Callback::new(move |()| desk.typing.set(None));
    let title = move || {
        let name = desk.typing.get().map(|who: Who| desk.session.state(|state| full(state, who)));
        name.map(|name| say(Line::new(keys::COMBAT_CARD_OF).with("name", name))).unwrap_or_default()
    };
    view! {
        <SheetOver over=desk.typing title=Signal::derive(title)>
            {move || desk.typing.get_untracked().map(|who| card_form(desk.session, who, close))}
        </SheetOver>
    }
    .into_any()
}
