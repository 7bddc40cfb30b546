//! The table that is open: opened, given back, and its pages.

use super::any_table::{AnyTable, OpenTable, any_table};
use super::backups::backups;
use super::dimming::dimming;
use super::keeper::{self, Hold, Keeper};
use super::pages::SharedPage;
use super::played::{PageOfTable, PlayedGame, Untouched};
use super::reader::Reader;
use super::session::{self, Saving, Session};
use super::tab_line::{TabLine, tab_line};
use super::{begin, refusal_sheet, saving as saving_note, toast};
use crate::kernel::journal::Journal;
use crate::kernel::synopsis::Synopsis;
use crate::pwa::awake::{self, Awake};
use crate::storage::{StoreError, TableId, mirror};
use crate::ui::app::rest::aside::{Aside, aside};
use crate::ui::app::{home, waiting};
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::page::{self, Page};
use crate::ui::page_store::PageStore;
use crate::ui::prefs;
use crate::ui::widgets::rules::{RulesPage, RulesUp};
use crate::words::keys;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;
use std::time::Duration;
use web_sys::VisibilityState;

/// How long after the last step a whole document may be written.
const QUIET: Duration = Duration::from_millis(800);

/// The table that is open, for what goes on outside its pages.
#[derive(Clone, Copy)]
struct Open(RwSignal<Option<Arc<dyn OpenTable>>>);

/// Makes the place of the open table, for every screen below; it is given back with the page.
pub fn provide() {
    let open = RwSignal::new(None::<Arc<dyn OpenTable>>);
    TabLine::provide(move || {
        if let Some(table) = open.get_untracked() {
            table.lose();
        }
    });
    provide_context(Open(open));
    give_back_when_closed(open);
}

/// A tab that goes away gives its table back, so that the next one need not ask. A page the browser only lays aside,
/// to show it again on the way back, keeps its table; then it looks whether another tab has had it meanwhile.
fn give_back_when_closed(open: RwSignal<Option<Arc<dyn OpenTable>>>) {
    let hide = window_event_listener(leptos::ev::pagehide, move |event| {
        mirror::hurry();
        let Some(table) = open.get_untracked() else { return };
        table.checkpoint();
        if !event.persisted() {
            // A table that is not given back is asked for the next time.
            let _ = keeper::tables().release(&table.id());
        }
    });
    let show = window_event_listener(leptos::ev::pageshow, move |event| {
        if let (Some(table), true) = (open.get_untracked(), event.persisted()) {
            table.come_back();
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

/// Opens a table of `G` by its id, as the URL names it, and shows the page of it that is open, or why it cannot be opened.
pub fn table_root<G: PlayedGame>(id: String, page: RwSignal<Page>) -> AnyView {
    let Some(table) = TableId::new(&id) else { return cannot_open(id, StoreError::Missing) };
    match begin::take_begun::<G>(&table) {
        Some(hold) => open_table(table, hold, None, page),
        None => G::reader().screen(move |reader| read_table(reader, table.clone(), page)),
    }
}

/// Reads a table and shows it, once the other tabs have said whether they have it.
fn read_table<G: PlayedGame>(reader: &'static Reader<G>, id: TableId, page: RwSignal<Page>) -> AnyView {
    let hold = RwSignal::new_local(None::<Result<Hold<G>, StoreError>>);
    let asked = id.clone();
    tab_line().settle(&id, move |other| hold.set(Some((reader.open)(&asked, other))));
    (move || {
        hold.track();
        hold.try_update_untracked(Option::take).flatten().map(|result| match result {
            Ok(hold) => {
                let before = (reader.before_correction)(&hold.keeper);
                open_table(id.clone(), hold, before, page)
            }
            Err(error) => cannot_open(id.to_string(), error),
        })
    })
    .into_any()
}

fn cannot_open(id: String, error: StoreError) -> AnyView {
    view! { <home::CannotOpen id=id error=error /> }.into_any()
}

/// The pages of an open table; `before` is what it was before the correction that was the last thing done.
fn open_table<G: PlayedGame>(id: TableId, hold: Hold<G>, before: Option<Journal<G>>, page: RwSignal<Page>) -> AnyView {
    let (saving, condition) = (saving(&hold.keeper), hold.opened.condition);
    let session = Session::provide(id, hold, before, saving);
    let light = attend(AnyTable::provide(Arc::new(session)));
    home::tell_condition(condition);
    let shown = Memo::new(move |_| page.with(Shown::<G::Page>::of::<G>));
    let standing = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(Shown::standing)));
    let bright = move || shown.with(|shown| shown.as_ref().map(Shown::untouched)) == Some(Untouched::StaysBright);
    let mut let_go = focus::let_go();
    let screen = move || {
        let Some(standing) = standing.get() else {
            to_the_table(page);
            return None;
        };
        let_go(standing.kind());
        Some(match standing {
            Shown::Own(own) => G::screen(own),
            Shown::Shared(shared) => screen_of_all::<G>(shared, session, shown),
        })
    };
    around(session.waiting_note(), screen.into_any(), Memo::new(move |_| light.get() && !bright()))
}

/// A page of a table: one that every table has, or one of its game.
#[derive(Clone, PartialEq)]
enum Shown<P> {
    Shared(SharedPage),
    Own(P),
}

impl<P: PageOfTable> Shown<P> {
    /// The page, where `page` is one of a table of `G`.
    fn of<G: PlayedGame<Page = P>>(page: &Page) -> Option<Self> {
        let parts = page.parts_at_table()?;
        let shared = SharedPage::parse(&parts, G::reference()).map(Self::Shared);
        shared.or_else(|| P::parse(&parts).map(Self::Own))
    }

    /// The page that stays on the screen while this one changes within it.
    fn standing(&self) -> Self {
        match self {
            Self::Shared(SharedPage::Rules(_)) => Self::Shared(SharedPage::Rules(RulesPage::All)),
            Self::Shared(_) | Self::Own(_) => self.clone(),
        }
    }

    /// What stays on the screen, keys and all, while the page changes within it.
    fn kind(&self) -> (Option<Discriminant<SharedPage>>, Option<Discriminant<P>>) {
        match self {
            Self::Shared(shared) => (Some(discriminant(shared)), None),
            Self::Own(own) => (None, Some(discriminant(own))),
        }
    }

    fn untouched(&self) -> Untouched {
        match self {
            Self::Shared(_) => Untouched::Dims,
            Self::Own(own) => own.untouched(),
        }
    }
}

/// A page that every table has. It lies apart from what a first table needs.
fn screen_of_all<G: PlayedGame>(page: SharedPage, session: Session<G>, shown: Memo<Option<Shown<G::Page>>>) -> AnyView {
    let back = (SharedPage::Table.href(&session.id()), keys::SHEET_BACK);
    let aside = |screen: Box<dyn Fn(&'static Aside) -> AnyView + Send>| waiting::screen_inside(aside(), back, screen);
    match page {
        // The game's own; [`SharedPage::parse`] finds no such page.
        SharedPage::Table => ().into_any(),
        SharedPage::Log => aside(Box::new(|here| (here.log)())),
        SharedPage::History(entries) => aside(Box::new(move |here| (here.history)(entries))),
        SharedPage::Rules(_) => {
            let shown = Memo::new(move |_| {
                shown.with(|shown| match shown {
                    Some(Shown::Shared(SharedPage::Rules(rules))) => Some(*rules),
                    _ => None,
                })
            });
            let href = |page: SharedPage| page.href(&session.id());
            let (rules, back) = (href(SharedPage::Rules(RulesPage::All)), href(SharedPage::Table));
            let up = RulesUp { rules, back, back_label: keys::SHEET_BACK };
            aside(Box::new(move |here| (here.rules)(G::reference(), shown, up.clone())))
        }
    }
}

/// A URL that names no page of the open table leads to the table itself.
fn to_the_table(page: RwSignal<Page>) {
    let (at_table, root) = page.with_untracked(|page| (page.parts_at_table().is_some(), page.root()));
    if at_table {
        page::replace(root);
    }
}

/// What goes on with the table beside its pages, for as long as it is open. Says whether the screen is to stay on.
fn attend(any: AnyTable) -> Memo<bool> {
    let (table, tabs, refused) = (any.get(), tab_line(), feedback().refused);
    let Open(open) = expect_context();
    open.set(Some(table.clone()));
    if table.saving().get_untracked() != Saving::ReadOnly {
        tabs.hold(&table.id());
    }
    let closed = table.clone();
    on_cleanup(move || {
        closed.checkpoint();
        closed.settle();
        open.set(None);
        // It belongs to this table; the next one has nothing to do with it.
        refused.set(None);
        tabs.leave();
        let _ = keeper::tables().release(&closed.id());
    });
    checkpoint_in_quiet_moments(table.clone());
    let synopsis = table.synopsis();
    backups().follow(table, synopsis);
    let light = wants_light(synopsis);
    keep_the_screen_on(light);
    light
}

/// What stands around every page of a table.
fn around(waiting: AnyView, screen: AnyView, dims: Memo<bool>) -> AnyView {
    view! {
        <saving_note::SavingNote />
        {waiting}
        {screen}
        <refusal_sheet::RefusalSheet />
        <toast::TableToast />
        {dimming(dims)}
    }
    .into_any()
}

/// Whether the screen is to stay on: while a game goes on, where the browser can and the players have not chosen otherwise.
fn wants_light(synopsis: session::Shown<Synopsis>) -> Memo<bool> {
    let (prefs, possible) = (prefs::current(), awake::is_possible());
    let goes_on = move || synopsis.with(|synopsis| synopsis.ended.is_none());
    Memo::new(move |_| possible && goes_on() && prefs.with(|prefs| prefs.screen == prefs::ScreenLight::StaysOn))
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

/// Whole documents are written when nobody waits for them, and read back when nobody waits again.
fn checkpoint_in_quiet_moments(table: Arc<dyn OpenTable>) {
    Effect::new(move |_| {
        let steps = table.length().steps;
        let (table, later) = (table.clone(), table.clone());
        let still = move |table: &dyn OpenTable| table.length_now().is_some_and(|length| length.steps == steps);
        let settle = move || {
            if still(&*later) {
                later.settle();
            }
        };
        let write = move || {
            if still(&*table) {
                table.checkpoint();
                set_timeout(settle, QUIET);
            }
        };
        set_timeout(write, QUIET);
    });
}

/// Takes the open table over from another tab, and tells that tab where it succeeds.
pub fn take_over() {
    let table = any_table().get();
    if table.take_over().is_ok() {
        tab_line().hold(&table.id());
    }
}
