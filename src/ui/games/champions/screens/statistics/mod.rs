//! The statistics of a table: who did what, and how long it took; with the way to luck and to the closing page.

mod flows;
mod line;
mod time;
mod wounds;

use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::statistics::{self, Deeds, Statistics};
use crate::games::champions::text::statistics::whose;
use crate::kernel::by::Small;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::SignLink;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What the screen remembers while it is open.
#[derive(Clone, Copy)]
struct Shown {
    session: Session,
    all: Memo<Statistics>,
    /// Whose numbers; of nobody in particular those of everybody.
    of: RwSignal<Option<ChampionId>>,
}

impl Shown {
    /// The numbers that are shown.
    fn deeds(self) -> Deeds {
        let of = self.of.get();
        self.all.with(|all| of.map_or_else(|| all.all(), |id| all.champions.get(id).clone()))
    }
}

/// The page.
pub fn statistics_page() -> AnyView {
    focus::focus_heading();
    let session = session();
    let all = Memo::new(move |_| session.journal.with(statistics::statistics));
    let shown = Shown { session, all, of: RwSignal::new(None) };
    let empty = Memo::new(move |_| all.with(|all| all.is_empty() && all.times.total() == 0));
    let nothing = || view! { <Note kind=NoteKind::Info sign=Sign::About>{say(keys::STATISTICS_NOTHING)}</Note> };
    view! {
        <div class="screen one">
            <Head
                title=say(keys::STATISTICS_TITLE)
                subtitle=session.name.get_untracked()
                back=session.href(TablePage::Table)
                back_label=say(keys::SHEET_BACK)
            />
            <main class="body statistics">
                <Show when=move || !empty.get() fallback=nothing>
                    {wounds::wounds(shown)}
                    {whose_numbers(shown)}
                    {flows::flows(shown)}
                    {time::time(shown)}
                </Show>
                {elsewhere(session)}
            </main>
        </div>
    }
    .into_any()
}

/// Everybody, or one of the five.
fn whose_numbers(shown: Shown) -> AnyView {
    let people: Vec<Option<ChampionId>> =
        std::iter::once(None).chain(ChampionId::ALL.iter().copied().map(Some)).collect();
    let names = shown.session.state(|state| people.iter().map(|of| say(whose(state, *of))).collect::<Vec<_>>());
    let place = {
        let people = people.clone();
        move || people.iter().position(|of| *of == shown.of.get()).unwrap_or(0)
    };
    let choose = move |place: usize| shown.of.set(people.get(place).copied().flatten());
    view! {
        <Select
            label=say(keys::STATISTICS_WHOSE)
            answers=Signal::stored(names)
            chosen=Signal::derive(place)
            on_choose=move |place: usize| choose(place)
        />
    }
    .into_any()
}

/// Luck, and the game in short.
fn elsewhere(session: Session) -> AnyView {
    view! {
        <nav class="card rows" aria-label=say(keys::STATISTICS_TITLE)>
            <SignLink
                href=session.href(TablePage::Luck)
                sign=Sign::ElementalDie
                title=say(keys::STATISTICS_LUCK)
                sub=say(keys::LUCK_SUB)
            />
            {to_closing(session)}
        </nav>
    }
    .into_any()
}

/// The game in short.
fn to_closing(session: Session) -> AnyView {
    view! {
        <SignLink
            href=session.href(TablePage::Closing)
            sign=Sign::Glory
            title=say(keys::STATISTICS_CLOSING)
            sub=say(keys::STATISTICS_CLOSING_SUB)
        />
    }
    .into_any()
}

/// The way here and to the closing page, below the final arithmetic.
pub fn statistics_links(session: Session) -> AnyView {
    view! {
        <nav class="card rows" aria-label=say(keys::STATISTICS_TITLE)>
            {to_closing(session)}
            <SignLink
                href=session.href(TablePage::Statistics)
                sign=Sign::Swap
                title=say(keys::STATISTICS_TITLE)
                sub=say(keys::STATISTICS_SUB)
            />
        </nav>
    }
    .into_any()
}
