//! The app: which screen is shown, and what stands around every screen.

use super::Compared;
use super::board_room::BoardRoom;
use super::campaign_room::CampaignRoom;
use super::components::live::{Live, Urgency};
use super::feedback::{Feedback, Offer};
use super::keeper::{self, Hold, Keeper};
use super::page::{self, Page, TablePage};
use super::page_store::PageStore;
use super::prefs;
use super::screens::rules::{RuleSheet, RulesUp};
use super::screens::{self, home::Home, settings::Settings, setup::Setup};
use super::session::{Saving, Session, session};
use super::shelf::Shelf;
use super::tab_line::{TabLine, tab_line};
use crate::pwa::worker::NewVersion;
use crate::storage::{StoreError, TableId};
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;

/// How long after the last step a whole document may be written.
const QUIET: Duration = Duration::from_millis(800);

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    let prefs = prefs::provide();
    let feedback = Feedback::provide();
    let page = page::follow_url();
    provide_context(page);
    provide_context(NewVersion::register());
    Shelf::provide();
    BoardRoom::provide();
    CampaignRoom::provide();
    let open = RwSignal::new(None::<Session>);
    TabLine::provide(move || {
        if let Some(session) = open.get_untracked() {
            session.lose();
        }
    });
    provide_context(OpenSession(open));
    remember_page(page, prefs);
    give_back_when_closed(open);
    tell_what_was_found(feedback);
    view! {
        <Live text=feedback.polite />
        <Live urgency=Urgency::Assertive text=feedback.assertive />
        <Screen page=page />
        <RuleSheet />
    }
}

/// The table that is open, for what goes on outside its pages.
#[derive(Clone, Copy)]
struct OpenSession(RwSignal<Option<Session>>);

/// Returns to the page that was open last, and notes every page that is opened.
fn remember_page(page: RwSignal<Page>, prefs: RwSignal<prefs::Prefs>) {
    let fresh = window().location().hash().is_ok_and(|hash| hash.is_empty());
    if let (true, Some(last)) = (fresh, prefs.with_untracked(|prefs| prefs.page.clone())) {
        page.set(Page::parse(&last));
        page::replace(&Page::parse(&last));
    }
    Effect::new(move |_| {
        let href = page.with(Page::href);
        if prefs.with_untracked(|prefs| prefs.page.as_ref() != Some(&href)) {
            prefs.update(|prefs| prefs.page = Some(href));
        }
        scroll_to_top();
    });
}

fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// A tab that goes away gives its table back, so that the next one need not ask. A page the browser only lays aside,
/// to show it again on the way back, keeps its table; then it looks whether another tab has had it meanwhile.
fn give_back_when_closed(open: RwSignal<Option<Session>>) {
    let hide = window_event_listener(leptos::ev::pagehide, move |event| {
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
    // The app lives as long as the page.
    std::mem::forget((hide, show));
}

/// Says on whatever screen what came of comparing the saves, also where it comes late; Home goes on saying it.
fn tell_what_was_found(feedback: Feedback) {
    let compared = use_context::<Compared>();
    Effect::new(move |_| {
        if let Some(found) = compared.and_then(|compared| compared.0.get()) {
            feedback.toast(screens::home::found_line(found), Offer::Nothing);
        }
    });
}

/// The screen of a page. A table stays open while its pages change.
#[component]
fn Screen(
    /// What is shown.
    page: RwSignal<Page>,
) -> impl IntoView {
    let root = Memo::new(move |_| page.with(Page::root));
    move || match root.get() {
        Page::Table(id, _) => view! { <TableRoot id=id page=page /> }.into_any(),
        Page::Setup(_) => {
            let step = move || page.with(|page| if let Page::Setup(step) = page { Some(*step) } else { None });
            let step = Memo::new(move |_| step().unwrap_or(page::SetupStep::Scenario));
            view! { <Setup step=step /> }.into_any()
        }
        Page::Settings => view! { <Settings /> }.into_any(),
        Page::Rules(_) => {
            let section =
                Memo::new(move |_| page.with(|page| if let Page::Rules(section) = page { *section } else { None }));
            (move || screens::rules::rules_page(section.get(), RulesUp::Home)).into_any()
        }
        Page::EnemyDice => screens::faces::faces(),
        Page::Boards => view! { <screens::boards::BoardLibrary /> }.into_any(),
        Page::Board(id, _) => view! { <screens::board::BoardRoot id=id page=page /> }.into_any(),
        Page::Campaigns => screens::campaigns::campaigns(),
        Page::Campaign(id, _) => screens::campaign::campaign(&id, page),
        Page::Home => view! { <Home /> }.into_any(),
    }
}

/// Opens a table, and shows its pages or why it cannot be opened.
#[component]
fn TableRoot(
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
            Err(error) => view! { <screens::home::CannotOpen id=id.clone() error=error /> }.into_any(),
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
        open.set(None);
        tabs.leave();
        let _ = keeper::tables().release(&id);
    });
    checkpoint_in_quiet_moments(session);
    screens::home::tell_condition(opened.condition);
    let shown =
        Memo::new(move |_| page.with(|page| if let Page::Table(_, page) = page { Some(page.clone()) } else { None }));
    view! {
        <screens::saving::SavingNote />
        {move || shown.get().map(table_page)}
        <screens::refusal_sheet::RefusalSheet />
        <screens::toast::TableToast />
    }
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

/// A page of the open table.
fn table_page(page: TablePage) -> AnyView {
    use screens::{
        champion, combat, field, fight, figures, investigation, log, luck, odds, options, runner, score, table,
    };
    match page {
        TablePage::Table => view! { <table::TablePageView /> }.into_any(),
        TablePage::Champion(id) => view! { <champion::ChampionSheet id=Signal::stored(id) /> }.into_any(),
        TablePage::Figures => view! { <figures::Figures /> }.into_any(),
        TablePage::Allies => view! { <figures::AtAllies /> }.into_any(),
        TablePage::Enemies => runner::enemies(),
        TablePage::Field(of, face) => view! { <field::FieldPage of=of face=face /> }.into_any(),
        TablePage::Combat { champion, enemy } => {
            view! { <fight::CombatSheet champion=champion enemy=enemy /> }.into_any()
        }
        TablePage::ByHand { champion, enemy } => {
            view! { <combat::CombatOutcome champion=champion enemy=enemy /> }.into_any()
        }
        TablePage::Test(actor, test) => view! { <fight::TestSheet actor=actor test=test /> }.into_any(),
        TablePage::Log => view! { <log::Log /> }.into_any(),
        TablePage::History(entries) => view! { <log::History entries=Signal::stored(entries) /> }.into_any(),
        TablePage::Ahead => screens::ahead::look_ahead(),
        TablePage::Odds(fighter) => odds::odds(fighter),
        TablePage::Investigation => investigation::investigation(),
        TablePage::Luck => luck::luck_page(),
        TablePage::Statistics => screens::statistics::statistics_page(),
        TablePage::Closing => screens::closing::closing_page(),
        TablePage::Score => view! { <score::Score /> }.into_any(),
        TablePage::Rules(section) => screens::rules::rules_page(section, RulesUp::Table(session())),
        TablePage::Options => view! { <options::Options /> }.into_any(),
    }
}

/// Whole documents are written when nobody waits for them.
fn checkpoint_in_quiet_moments(session: Session) {
    Effect::new(move |_| {
        let steps = session.journal.with(|journal| journal.entries().len());
        let later = move || {
            let still = session.journal.try_with_untracked(|journal| journal.entries().len()) == Some(steps);
            if still {
                session.checkpoint();
            }
        };
        set_timeout(later, QUIET);
    });
}

/// Takes the open table over from another tab, and tells that tab where it succeeds.
pub fn take_over() {
    let session = session();
    if session.take_over().is_ok() {
        tab_line().hold(&session.id());
    }
}
