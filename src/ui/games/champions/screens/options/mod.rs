//! What belongs to a table as a whole: its name, scenario, clock, Threshold, Favor, rulings, remarks and backup.

mod clock;
mod favor;
mod form;
mod name;
mod remark;
mod rulings;
mod scenario;
mod starting;
mod table;
mod threshold;

use crate::games::champions::model::ids::ChampionId;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::lesson::learning_settings;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What is being changed, in a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Changing {
    /// Nothing.
    Nothing,
    /// The table's name.
    Name,
    /// Turn and phase.
    Clock,
    /// The last turn.
    LastTurn,
    /// Who holds the Favor.
    Favor,
    /// The Threshold, by hand.
    Threshold,
    /// A Champion's starting Honor.
    Starting(ChampionId),
    /// A remark is being written.
    Remark,
}

/// What the sheets of this screen share.
pub(super) type Open = RwSignal<Changing>;

/// The options of the open table.
#[component]
pub fn Options() -> impl IntoView {
    let session = session();
    let open: Open = RwSignal::new(Changing::Nothing);
    view! {
        <div class="screen one">
            <Head
                title=say(keys::OPTIONS_TITLE)
                subtitle=Signal::derive(move || Some(session.name.get()))
                back=session.href(TablePage::Table)
                back_label=say(keys::OPTIONS_BACK)
            />
            <main class="body">
                <table::TableSection open=open />
                {learning_settings()}
                <scenario::ScenarioSection open=open />
                <threshold::ThresholdSection open=open />
                <starting::StartingSection open=open />
                <rulings::RulingsSection />
            </main>
            {dock(session)}
        </div>
        <Change open=open />
    }
}

/// Undo, and the way back to the table.
fn dock(session: Session) -> impl IntoView {
    let table = session.href(TablePage::Table);
    view! {
        <Dock>
            <UndoTool />
            <ButtonLink kind=ButtonKind::High href=table label=say(keys::OPTIONS_BACK) />
        </Dock>
    }
}

/// The sheet of whatever is being changed.
#[component]
fn Change(open: Open) -> impl IntoView {
    let inside = move || match open.get() {
        Changing::Nothing => ().into_any(),
        Changing::Name => view! { <name::NameForm open=open /> }.into_any(),
        Changing::Clock => view! { <clock::ClockForm open=open /> }.into_any(),
        Changing::LastTurn => view! { <clock::LastTurnForm open=open /> }.into_any(),
        Changing::Favor => view! { <favor::FavorForm open=open /> }.into_any(),
        Changing::Threshold => view! { <threshold::ThresholdForm open=open /> }.into_any(),
        Changing::Starting(id) => view! { <starting::StartingForm open=open id=id /> }.into_any(),
        Changing::Remark => view! { <remark::RemarkForm open=open /> }.into_any(),
    };
    view! {
        <Sheet
            open=Signal::derive(move || open.get() != Changing::Nothing)
            title=Signal::derive(move || title(open.get()))
            close_label=say(keys::CLOSE)
            on_close=move || open.set(Changing::Nothing)
        >
            {inside}
        </Sheet>
    }
}

/// What the sheet is called.
fn title(changing: Changing) -> String {
    match changing {
        Changing::Nothing => String::new(),
        Changing::Name => say(keys::OPTIONS_NAME),
        Changing::Clock => say(keys::OPTIONS_CLOCK),
        Changing::LastTurn => say(keys::OPTIONS_LAST_TURN),
        Changing::Favor => say(keys::OPTIONS_FAVOR),
        Changing::Threshold => say(keys::OPTIONS_THRESHOLD),
        Changing::Starting(_) => say(keys::OPTIONS_STARTING),
        Changing::Remark => say(keys::OPTIONS_REMARK),
    }
}
