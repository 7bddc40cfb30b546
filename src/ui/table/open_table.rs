//! The table that is open: opened, given back, and its pages.

use super::backups::backups;
use super::dimming::dimming;
use super::keeper::{self, Hold, Keeper};
use super::session::{Saving, Session, session};
use super::tab_line::{TabLine, tab_line};
use super::{log, refusal_sheet, saving as saving_note, toast};
use crate::games::champions::reference::{REFERENCE, Section};
use crate::kernel::reference;
use crate::pwa::awake::{self, Awake};
use crate::storage::{StoreError, TableId, mirror};
use crate::ui::app::home;
use crate::ui::focus;
use crate::ui::games::champions::log::PARTS;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens;
use crate::ui::page::Page;
use crate::ui::page_store::PageStore;
use crate::ui::prefs;
use crate::ui::widgets::rules::{RulesUp, rules_page};
use crate::words::keys;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::VisibilityState;

/// How long after the last step a whole document may be written.
const QUIET: Duration = Duration::from_millis(800);

/// The table that is open, for what goes on outside its pages.
#[derive(Clone, Copy)]
struct OpenSession(RwSignal<Option<Session>>);

/// Makes the place of the open table, for every screen below; it is given back with the page.
pub fn provide() {
    let open = RwSignal::new(None::<Session>);
    TabLine::provide(move || {
        if let Some(session) = open.get_untracked() {
            session.lose();
        }
    });
    provide_context(OpenSession(open));
    give_back_when_closed(open);
}

/// A tab that goes away gives its table back, so that the next one need not ask. A page the browser only lays aside,
/// to show it again on the way back, keeps its table; then it looks whether another tab has had it meanwhile.
fn give_back_when_closed(open: RwSignal<Option<Session>>) {
    let hide = window_event_listener(leptos::ev::pagehide, move |event| {
        mirror::hurry();
        let Some(session) = open.get_untracked() else { return };
        session.checkpoint();
        if !event.persisted() {
            // A table that is not given back is asked for the next time.
            let _ = keeper::tables().release(&session.id());
        }
    });
    let show = window_event_listener(leptos::ev::pageshow, move |event| {
        if let (Some(session), true) = (open.get_untracked(), event.persisted()) {
            session.come_back();
        }
    });
    let unseen = window_event_listener_untyped("visibilitychange", |_| {
        if document().visibility_state() == VisibilityState::Hidden {
            mirror::hurry();
        }
    });
    // The app lives as long as the page.
    std::mem::forget((hide, show, unseen));
}

/// Opens a table, and shows its pages or why it cannot be opened.
#[component]
pub fn TableRoot(
    /// Which table, as the URL names it.
    id: String,
    /// What is shown of it.
    page: RwSignal<Page>,
) -> impl IntoView {
    let hold = RwSignal::new_local(None::<Result<Hold, StoreError>>);
    if let Some(id) = TableId::new(&id) {
        let asked = id.clone();
        tab_line().settle(&id, move |other| hold.set(Some(keeper::open(&asked, other))));
    } else {
        hold.set(Some(Err(StoreError::Missing)));
    }
    move || {
        hold.track();
        hold.try_update_untracked(Option::take).flatten().map(|result| match result {
            Ok(hold) => view! { <OpenTable hold=hold id=id.clone() page=page /> }.into_any(),
            Err(error) => view! { <home::CannotOpen id=id.clone() error=error /> }.into_any(),
        })
    }
}

/// The pages of an open table.
#[component]
fn OpenTable(
    /// The table and the right to write it.
    hold: Hold,
    /// Which it is.
    id: String,
    /// What is shown of it.
    page: RwSignal<Page>,
) -> impl IntoView {
    let Hold { opened, keeper } = hold;
    let saving = saving(&keeper);
    let plays = saving != Saving::ReadOnly;
    // The id was read from a table of this name a moment ago.
    let id = TableId::new(&id).unwrap_or_else(|| TableId::from_random(0));
    let session = Session::provide(id.clone(), opened.name.to_string(), opened.table, keeper, saving);
    let tabs = tab_line();
    let OpenSession(open) = expect_context();
    open.set(Some(session));
    if plays {
        tabs.hold(&id);
    }
    on_cleanup(move || {
        session.checkpoint();
        session.settle();
        open.set(None);
        tabs.leave();
        let _ = keeper::tables().release(&id);
    });
    checkpoint_in_quiet_moments(session);
    backups().follow(session);
    let light = wants_light(session);
    keep_the_screen_on(light);
    home::tell_condition(opened.condition);
    let shown = Memo::new(move |_| page.with(TablePage::of));
    let standing = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(TablePage::standing)));
    let mut let_go = focus::let_go();
    // What is made to be looked at untouched stays bright.
    let dims = Memo::new(move |_| light.get() && shown.with(|shown| *shown != Some(TablePage::Middle)));
    view! {
        <saving_note::SavingNote />
        {move || {
            let standing = standing.get()?;
            let_go(&standing);
            Some(table_page(standing, shown))
        }}
        <refusal_sheet::RefusalSheet />
        <toast::TableToast />
        {dimming(dims)}
    }
}

/// Whether the screen is to stay on: while a game goes on, where the browser can and the players have not chosen otherwise.
fn wants_light(session: Session) -> Memo<bool> {
    let (prefs, possible) = (prefs::current(), awake::is_possible());
    let goes_on = session.part(|table| table.state().ended().is_none());
    Memo::new(move |_| possible && goes_on.get() && prefs.with(|prefs| prefs.screen == prefs::ScreenLight::StaysOn))
}

/// Keeps the phone from sleeping as long as that is `wanted`.
fn keep_the_screen_on(wanted: Memo<bool>) {
    let awake = StoredValue::new_local(Awake::default());
    Effect::new(move |_| {
        let wanted = wanted.get();
        awake.with_value(|awake| if wanted { awake.hold() } else { awake.let_go() });
    });
    on_cleanup(move || {
        let _ = awake.try_with_value(Awake::let_go);
    });
}

/// Whether what this tab does with a table is kept.
fn saving(keeper: &Keeper) -> Saving {
    match (keeper, PageStore::here().lasts()) {
        (Keeper::Writing(_), Ok(())) => Saving::Saved,
        (Keeper::Writing(_), Err(error)) => Saving::Failed(error),
        (Keeper::Unkept { error, .. }, _) => Saving::Failed(error.clone()),
        (Keeper::Watching(_), _) => Saving::ReadOnly,
    }
}

/// A page of the open table: the one that stands, and what is shown of it now.
fn table_page(page: TablePage, shown: Memo<Option<TablePage>>) -> AnyView {
    use screens::{champion, combat, field, fight, figures, investigation, luck, odds, options, runner, score, table};
    match page {
        TablePage::Table => view! { <table::TablePageView /> }.into_any(),
        TablePage::Champion(id) => view! { <champion::ChampionSheet id=Signal::stored(id) /> }.into_any(),
        TablePage::Middle => screens::middle::middle_page(),
        TablePage::Figures => view! { <figures::Figures /> }.into_any(),
        TablePage::Allies => view! { <figures::AtAllies /> }.into_any(),
        TablePage::Enemies => runner::enemies(),
        TablePage::Retreat => screens::retreat::retreat(),
        TablePage::Field(of, face) => view! { <field::FieldPage of=of face=face /> }.into_any(),
        TablePage::Combat { champion, enemy } => {
            view! { <fight::CombatSheet champion=champion enemy=enemy /> }.into_any()
        }
        TablePage::ByHand { champion, enemy } => {
            view! { <combat::CombatOutcome champion=champion enemy=enemy /> }.into_any()
        }
        TablePage::Test(actor, test) => view! { <fight::TestSheet actor=actor test=test /> }.into_any(),
        TablePage::Log => view! { <log::Log game=&PARTS /> }.into_any(),
        TablePage::History(entries) => {
            view! { <log::History game=&PARTS entries=Signal::stored(entries) /> }.into_any()
        }
        TablePage::Ahead => screens::ahead::look_ahead(),
        TablePage::Odds(fighter) => odds::odds(fighter),
        TablePage::Investigation => investigation::investigation(),
        TablePage::Luck => luck::luck_page(),
        TablePage::Statistics => screens::statistics::statistics_page(),
        TablePage::Closing => screens::closing::closing_page(),
        TablePage::Score => view! { <score::Score /> }.into_any(),
        TablePage::Rules(_) => rules_of_the_table(session(), section(shown)),
        TablePage::Options => view! { <options::Options /> }.into_any(),
    }
}

/// The rules, from which Back leads to the table.
fn rules_of_the_table(session: Session, section: Signal<Option<&'static reference::Section>>) -> AnyView {
    let (rules, back) = (session.href(TablePage::Rules(None)), session.href(TablePage::Table));
    rules_page(&REFERENCE, section, RulesUp { rules, back, back_label: keys::SHEET_BACK })
}

/// The section of the rules that is read; left for another page, it stays what it was.
fn section(shown: Memo<Option<TablePage>>) -> Signal<Option<&'static reference::Section>> {
    let section = move |before: Option<&Option<Section>>| {
        shown.with(|shown| match shown {
            Some(TablePage::Rules(section)) => *section,
            _ => before.copied().flatten(),
        })
    };
    let section = Memo::new(section);
    Signal::derive(move || section.get().map(Section::data))
}

/// Whole documents are written when nobody waits for them, and read back when nobody waits again.
fn checkpoint_in_quiet_moments(session: Session) {
    Effect::new(move |_| {
        let steps = session.journal.with(|journal| journal.entries().len());
        let still = move || session.journal.try_with_untracked(|journal| journal.entries().len()) == Some(steps);
        let settle = move || {
            if still() {
                session.settle();
            }
        };
        let write = move || {
            if still() {
                session.checkpoint();
                set_timeout(settle, QUIET);
            }
        };
        set_timeout(write, QUIET);
    });
}

/// Takes the open table over from another tab, and tells that tab where it succeeds.
pub fn take_over() {
    let session = session();
    if session.take_over().is_ok() {
        tab_line().hold(&session.id());
    }
}
