//! Behind the screen: one player's hand, plan, objective and own odds, seen only while a finger holds the key.

mod entry;
mod seen;

use super::parts::{big_mon, name};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::sleeve::Sleeve;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::chance::Seed;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::Offer;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::page::Page;
use crate::ui::shelf::shelf;
use crate::ui::table::keeper;
use crate::ui::table::saving;
use crate::ui::texts::say;
use crate::ui::widgets::hold::{Held, hold};
use crate::words::battle_for_rokugan as keys;
use entry::Over;
use leptos::ev;
use leptos::prelude::*;

/// The page's own state: the sleeve is kept on this device alone, beside the table and in no document of it.
#[derive(Clone, Copy)]
struct Screen {
    session: Session,
    /// The game, of which older copies may lie on this device.
    seed: Seed,
    sleeve: RwSignal<Option<Sleeve>>,
    over: RwSignal<Option<Over>>,
}

impl Screen {
    /// What this device keeps for this table, as the table stands now.
    fn open(session: Session) -> Self {
        let seed = session.part(|table| table.seed()).with_untracked(|seed| *seed);
        let kept: Option<Sleeve> = keeper::tables().private(&session.id());
        let kept = kept.or_else(|| from_older_copy(session, seed));
        let plays = |sleeve: &Sleeve| session.glance(|state| state.players().contains(sleeve.clan));
        let screen = Self { session, seed, sleeve: RwSignal::new(kept.filter(plays)), over: RwSignal::new(None) };
        let moved = session.part(|table| (table.state().round(), table.state().laid().to_vec()));
        Effect::new(move |_| {
            let _ = moved.get();
            screen.change(Sleeve::follow);
        });
        screen
    }

    /// Changes the sleeve, and keeps it where it has changed.
    fn change(self, change: impl FnOnce(&mut Sleeve, &State)) {
        let Some(before) = self.sleeve.get_untracked() else { return };
        let mut after = before.clone();
        self.session.glance(|state| change(&mut after, state));
        if after != before {
            self.put(after);
        }
    }

    fn put(self, sleeve: Sleeve) {
        if let Err(error) = keeper::tables().keep_private(&self.session.id(), &sleeve) {
            self.session.feedback.toast(saving::reason(&error), Offer::Nothing);
        }
        self.sleeve.set(Some(sleeve));
    }

    /// A player takes its place behind the screen of a clan.
    fn take(self, clan: Clan) {
        self.put(self.session.glance(|state| Sleeve::new(state, clan).of_game(self.seed)));
    }

    /// The device forgets all of it.
    fn forget(self) {
        self.over.set(None);
        // What cannot be taken away now is written over by the next.
        let _ = keeper::tables().forget_private(&self.session.id());
        self.sleeve.set(None);
    }
}

/// What this device keeps for an older copy of the same game, before the table was handed over again: it comes along.
fn from_older_copy(session: Session, seed: Seed) -> Option<Sleeve> {
    let (here, tables) = (session.id(), keeper::tables());
    let ids: Vec<_> = shelf().listing.with_untracked(|listing| {
        listing.iter().flatten().map(|listing| listing.id.clone()).filter(|id| *id != here).collect()
    });
    let mut copies = ids.into_iter().filter_map(|id| Some((tables.private::<Sleeve>(&id)?, id)));
    let (sleeve, older) = copies.find(|(sleeve, _)| sleeve.is_of(seed))?;
    if tables.keep_private(&here, &sleeve).is_ok() {
        // Where it could not be taken away the next copy finds it once more.
        let _ = tables.forget_private(&older);
    }
    Some(sleeve)
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let screen = Screen::open(session);
    let held = Held::closed();
    // What is being entered is closed too when nobody looks at it.
    let away = window_event_listener(ev::visibilitychange, move |_| screen.over.set(None));
    on_cleanup(move || away.remove());
    let clan = Memo::new(move |_| screen.sleeve.with(|sleeve| sleeve.as_ref().map(|sleeve| sleeve.clan)));
    let body = move || match (clan.get(), held.open.get()) {
        (None, _) => whose(screen),
        (Some(clan), false) => cover(screen, clan),
        (Some(_), true) => seen::seen(screen),
    };
    view! {
        <div class="screen one bfr-private">
            <Head
                title=say(keys::BFR_PRIVATE)
                subtitle=say(keys::BFR_PRIVATE_SUB)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
                back_sign=Sign::Close
                trailing=move || clan.get().map(big_mon)
            />
            // Nothing in it takes the focus, and a small phone scrolls it.
            <main class="body" tabindex="0">{body}</main>
            {move || clan.get().map(|clan| foot(screen, clan, held))}
            {entry::sheet(screen)}
        </div>
    }
    .into_any()
}

/// Whose screen this device is behind.
fn whose(screen: Screen) -> AnyView {
    let clans: Vec<Clan> = screen.session.glance(|state| state.players().iter().collect());
    let row = move |clan: Clan| {
        view! { <RowButton title=name(clan) lead=move || big_mon(clan) on_press=move || screen.take(clan) /> }
    };
    view! {
        <h2>{say(keys::BFR_PRIVATE_WHOSE)}</h2>
        <p class="sub2">{say(keys::BFR_PRIVATE_ABOUT)}</p>
        <section class="card rows">{clans.into_iter().map(row).collect_view()}</section>
    }
    .into_any()
}

/// What everybody else sees: the clan's folding screen, and counts.
fn cover(screen: Screen, clan: Clan) -> AnyView {
    let counts = move || {
        screen.sleeve.with(|sleeve| {
            let Some(sleeve) = sleeve else { return String::new() };
            let planned = sleeve.hand().iter().filter(|held| held.plan.is_some()).count();
            let line = Line::new(keys::BFR_PRIVATE_COUNTS).with("tokens", sleeve.hand().len());
            let objectives = usize::from(sleeve.objective.is_some());
            say(line.with("objectives", objectives).with("planned", planned))
        })
    };
    view! {
        <div class=format!("bfr-cover of-{}", look::hue(clan))>
            <div class="plate">
                {big_mon(clan)} <b>{say(keys::BFR_PRIVATE_COVERED)}</b> <small>{counts}</small>
            </div>
        </div>
    }
    .into_any()
}

fn foot(screen: Screen, clan: Clan, held: Held) -> AnyView {
    let open = move || screen.over.set(Some(Over::Tokens));
    view! {
        <Dock>
            <ButtonLink
                kind=ButtonKind::Tool
                href=Page::TakeIn.href()
                label=say(keys::BFR_PRIVATE_SCAN)
                ears=say(keys::BFR_PRIVATE_SCAN_EARS)
                sign=Sign::Swap
            />
            <Button kind=ButtonKind::Tool label=say(keys::BFR_PRIVATE_TOKENS) sign=Sign::Edit on_press=open />
            {hold(held, say(keys::BFR_PRIVATE_HOLD), say(Line::new(keys::BFR_PRIVATE_ONLY).with("clan", clan_line(clan))))}
        </Dock>
    }
    .into_any()
}

fn clan_line(clan: Clan) -> Line {
    Line::new(crate::games::battle_for_rokugan::text::names::clan(clan))
}
