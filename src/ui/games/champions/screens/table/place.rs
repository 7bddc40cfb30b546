//! What a player has opened or picked on the table and not yet done: it belongs to the page, not to the game.

use crate::games::champions::event::Event;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::preparation::{Tap, first_free, order_of, taps_in_play};
use crate::games::champions::text::names;
use crate::games::champions::view::NextStep;
use crate::kernel::line::Line;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::focus::{blur, focus_on};
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Picks, Session, picks, session};
use crate::ui::later::soon;
use crate::ui::page::Page;
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Everything that is not pressed often.
    More,
    /// Everybody's objectives.
    Objectives,
    /// The scenario: acts, objectives, what is lost.
    Story,
    /// How the game ends.
    Ending,
    /// A remark for the log.
    Remark,
    /// The keys of a keyboard.
    Shortcuts,
}

/// What the table asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The tie for the Favor.
    Favor,
    /// The order of Activations.
    Order,
    /// Champions act, or the game is over.
    Champions,
    /// Enemies act.
    Enemies,
    /// Everything recovers, or the game ends.
    Recovery,
}

/// The state of the table's page.
#[derive(Clone, Copy)]
pub struct Place {
    /// The sheet that is open.
    pub over: RwSignal<Option<Over>>,
    /// The card that is open: the one a player opened, or the acting Champion's.
    pub opened: Memo<Option<ChampionId>>,
    /// The Champions tapped for this turn's order, first to last.
    pub picked: Memo<Vec<ChampionId>>,
    /// The whole order: those who were tapped in their places, the others around them as they stood last turn.
    pub order: Memo<Vec<ChampionId>>,
    /// The place the next tap gives, from 0: the one that was chosen, else the first free one.
    pub next: Memo<usize>,
    session: Session,
    picks: Picks,
    /// The card a player opened, and who acted then: with the next Activation it no longer counts.
    by_hand: RwSignal<Option<(Option<ChampionId>, ChampionId)>>,
    /// The place that was chosen for the next tap.
    chosen: RwSignal<Option<usize>>,
    /// The taps that count this turn, in their order.
    taps: Memo<Vec<Tap>>,
}

impl Place {
    /// A fresh page, given to every component below.
    pub fn provide() -> Self {
        let (session, picks, usual) = (session(), picks(), usual_order());
        let acting = session.view().acting;
        let by_hand = RwSignal::new(None);
        let chosen = RwSignal::new(None);
        let taps = Memo::new(move |_| {
            let (turn, usual) = (turn(session), usual.get());
            picks.taps.with(|(when, taps)| if *when == turn { taps_in_play(taps, &usual) } else { Vec::new() })
        });
        let picked = Memo::new(move |_| taps.with(|taps| taps.iter().map(|(_, id)| *id).collect()));
        let place = Self {
            over: RwSignal::new(None),
            opened: Memo::new(move |_| match by_hand.get() {
                Some((then, id)) if then == acting.get() => Some(id),
                Some(_) | None => acting.get(),
            }),
            picked,
            order: Memo::new(move |_| order_of(&taps.get(), &usual.get())),
            next: Memo::new(move |_| taps.with(|taps| chosen.get().unwrap_or_else(|| first_free(taps)))),
            session,
            picks,
            by_hand,
            chosen,
            taps,
        };
        provide_context(place);
        place
    }

    /// Opens a Champion's card. The button that was pressed goes with the closed card, so the focus moves on into
    /// the open one.
    pub fn open(self, id: ChampionId) {
        self.opening(id)();
    }

    /// The same for a press on the closed card: the browser has more to do for it when its button is gone at its end.
    pub fn open_pressed(self, id: ChampionId) {
        soon(self.opening(id));
    }

    fn opening(self, id: ChampionId) -> impl FnOnce() {
        let acting = self.session.view().acting.with_untracked(|acting| *acting);
        blur();
        move || {
            // What cannot be set belongs to a page that was closed meanwhile.
            if self.by_hand.try_set(Some((acting, id))).is_none() {
                focus_on(".champ.open a");
            }
        }
    }

    /// Chooses the place the next tap gives (CH-TURN-1: the holder of the Favor takes any).
    pub fn choose_next(self, place: usize) {
        self.chosen.set(Some(place));
    }

    /// Puts a Champion in the next place of the order, or takes it out again.
    pub fn pick(self, id: ChampionId) {
        let mut taps = self.taps.get_untracked();
        let before = taps.len();
        taps.retain(|(_, other)| *other != id);
        if taps.len() == before {
            let place = self.next.get_untracked();
            taps.retain(|(other, _)| *other != place);
            taps.push((place, id));
        }
        self.keep(taps);
        self.tell_place(id);
    }

    /// Says to ears what a tap on a Champion did, and what the next one does.
    fn tell_place(self, id: ChampionId) {
        let name = self.session.glance(|state| names::champion(state, id));
        let at = self.taps.with_untracked(|taps| taps.iter().find(|(_, other)| *other == id).map(|(at, _)| *at));
        let (next, all) = (self.next.get_untracked(), self.order.with_untracked(Vec::len));
        let line = match at {
            None => keys::TABLE_PLACE_GIVEN_UP,
            Some(_) if next >= all => keys::TABLE_PLACE_LAST,
            Some(_) => keys::TABLE_PLACE_GIVEN,
        };
        let line = Line::new(line).with("name", name).with("place", at.map_or(0, |at| at + 1));
        feedback().announce(say(line.with("next", next + 1)));
    }

    /// Whether there is a tap to take back: the order is being chosen, and somebody was tapped.
    pub fn has_picks(self) -> bool {
        self.session.view().next.with(|next| *next == NextStep::ChooseOrder) && self.taps.with(|taps| !taps.is_empty())
    }

    /// Takes the last tap back, and says whose it was.
    pub fn unpick(self) {
        let mut taps = self.taps.get_untracked();
        let Some((_, id)) = taps.pop() else { return };
        self.keep(taps);
        let name = self.session.glance(|state| names::champion(state, id));
        feedback().toast(Line::new(keys::TABLE_UNPICKED).with("name", name), Offer::Nothing);
    }

    fn keep(self, taps: Vec<Tap>) {
        self.chosen.set(None);
        self.picks.taps.set((self.session.glance(|state| state.turn().get()), taps));
    }
}

/// The state of this page, where the page is the table. What the table's page gave to its parts is still found once
/// another page has taken its place, but nothing in it may be read any more.
pub fn place() -> Option<Place> {
    let page = use_context::<RwSignal<Page>>()?;
    let is_table = page.with_untracked(TablePage::of) == Some(TablePage::Table);
    if is_table { use_context() } else { None }
}

fn turn(session: Session) -> i16 {
    session.view().head.with(|head| head.turn)
}

/// Last turn's order of those in play, then whoever was not in it by seat, which puts Companions last.
pub fn usual_order() -> Memo<Vec<ChampionId>> {
    let session = session();
    Memo::new(move |_| {
        session.journal.with(|journal| {
            let entries = journal.entries().iter().take(journal.cursor()).rev();
            let last = entries.flat_map(|entry| &entry.events).find_map(|event| match event {
                Event::OrderSet { order } => Some(order.clone()),
                _ => None,
            });
            let mut order = last.unwrap_or_default();
            order.extend(journal.state().champions().map(|(id, _)| id));
            let mut seen = Vec::new();
            order.retain(|id| {
                let fresh = !seen.contains(id) && journal.state().champion(*id).is_in_play();
                seen.push(*id);
                fresh
            });
            order
        })
    })
}

/// What the table asks for now.
pub fn stage() -> Memo<Stage> {
    let session = session();
    Memo::new(move |_| {
        session.view().next.with(|next| match next {
            NextStep::SettleFavor => Stage::Favor,
            NextStep::ChooseOrder => Stage::Order,
            NextStep::EndActivation { .. } | NextStep::Score => Stage::Champions,
            NextStep::EndEnemies => Stage::Enemies,
            NextStep::Recover { .. } | NextStep::EndGame => Stage::Recovery,
        })
    })
}
