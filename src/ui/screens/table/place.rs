//! What a player has opened or picked on the table and not yet done: it belongs to the page, not to the game.

use crate::games::champions::event::Event;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::view::NextStep;
use crate::ui::focus::focus_on;
use crate::ui::session::{Session, session};
use leptos::prelude::*;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Everything that is not pressed often.
    More,
    /// Everybody's objectives.
    Objectives,
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
    /// The whole order: those who were tapped, then the others as they stood last turn.
    pub order: Memo<Vec<ChampionId>>,
    session: Session,
    /// The card a player opened, and who acted then: with the next Activation it no longer counts.
    by_hand: RwSignal<Option<(Option<ChampionId>, ChampionId)>>,
    /// The Champions tapped for the order, and the turn they were tapped in.
    picks: RwSignal<(i16, Vec<ChampionId>)>,
}

impl Place {
    /// A fresh page, given to every component below.
    pub fn provide() -> Self {
        let (session, acting, usual) = (session(), acting(), usual_order());
        let by_hand = RwSignal::new(None);
        let picks = RwSignal::new((0, Vec::new()));
        let picked = Memo::new(move |_| picks.with(|picks| of_turn(picks, turn(session))));
        let place = Self {
            over: RwSignal::new(None),
            opened: Memo::new(move |_| match by_hand.get() {
                Some((then, id)) if then == acting.get() => Some(id),
                Some(_) | None => acting.get(),
            }),
            picked,
            order: Memo::new(move |_| picked_first(&picked.get(), &usual.get())),
            session,
            by_hand,
            picks,
        };
        provide_context(place);
        place
    }

    /// Opens a Champion's card. The button that was pressed goes with the closed card, so the focus moves on into
    /// the open one.
    pub fn open(self, id: ChampionId) {
        let acting = self.session.journal.with_untracked(|journal| journal.state().track().active());
        self.by_hand.set(Some((acting, id)));
        focus_on(".champ.open a");
    }

    /// Puts a Champion next in the order, or takes it out again.
    pub fn pick(self, id: ChampionId) {
        let now = self.session.journal.with_untracked(|journal| journal.state().turn().get());
        let mut picks = self.picked.get_untracked();
        match picks.iter().position(|other| *other == id) {
            Some(place) => {
                picks.remove(place);
            }
            None => picks.push(id),
        }
        self.picks.set((now, picks));
    }
}

fn of_turn((when, picks): &(i16, Vec<ChampionId>), turn: i16) -> Vec<ChampionId> {
    if *when == turn { picks.clone() } else { Vec::new() }
}

fn picked_first(picked: &[ChampionId], usual: &[ChampionId]) -> Vec<ChampionId> {
    let picked = picked.iter().filter(|id| usual.contains(id)).copied();
    let mut order = picked.collect::<Vec<_>>();
    order.extend(usual.iter().copied().filter(|id| !order.contains(id)).collect::<Vec<_>>());
    order
}

/// The state of this page, where the page is the table.
pub fn place() -> Option<Place> {
    use_context()
}

fn turn(session: Session) -> i16 {
    session.state(|state| state.turn().get())
}

/// Who acts.
pub fn acting() -> Memo<Option<ChampionId>> {
    let session = session();
    Memo::new(move |_| session.state(|state| state.track().active()))
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
        session.view.with(|view| match view.next {
            NextStep::SettleFavor => Stage::Favor,
            NextStep::ChooseOrder => Stage::Order,
            NextStep::EndActivation { .. } | NextStep::Score => Stage::Champions,
            NextStep::EndEnemies => Stage::Enemies,
            NextStep::Recover { .. } | NextStep::EndGame => Stage::Recovery,
        })
    })
}
