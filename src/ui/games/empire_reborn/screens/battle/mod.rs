//! The battle table: what is due with its dice, both sides as they stand, and what the game master rules; before a battle,
//! who meets where.

mod card;
mod ruled;
mod sides;
mod start;
mod words;

use super::parts::head;
use super::roller::{Roller, keypad, unsettled};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::field::command::{Move, Throw};
use crate::games::empire_reborn::field::side as place;
use crate::games::empire_reborn::person::Dice;
use crate::games::empire_reborn::views::odds::battle::{Card, Topic, View, typed_by, view};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::live::Live;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::page;
use crate::ui::table::session::{Done, Shown};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Handfuls a card has at most.
const HANDFULS: usize = 3;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let on_table = session.part(|table| table.state().clash().is_some());
    (move || if on_table.get() { table(session) } else { start::page(session) }).into_any()
}

/// Asks something of the battle.
fn ask(session: Session, asked: Move) {
    session.dispatch(Command::Field(asked));
}

/// The dice of the card in hand.
#[derive(Clone, Copy)]
struct Hand {
    card: Memo<Option<Card>>,
    rollers: [Roller; HANDFULS],
    /// The first roll of somebody Lucky, who rolls again.
    first: [RwSignal<Option<Dice>>; HANDFULS],
    /// Which handful is typed in.
    at: RwSignal<usize>,
}

impl Hand {
    fn of(session: Session, card: Memo<Option<Card>>) -> Self {
        let rulings = session.part(|table| *table.state().rulings());
        let handful = move |at: usize| card.with(|card| card.as_ref().and_then(|card| card.handfuls.get(at).cloned()));
        let roller = |at: usize| {
            let plain = move || handful(at).is_some_and(|handful| handful.plain);
            Roller::new(
                Signal::derive(move || handful(at).map(|handful| handful.pool)),
                Signal::derive(move || typed_by(&rulings.get(), plain())),
            )
        };
        let first = [(); HANDFULS].map(|()| RwSignal::new(None));
        Self { card, rollers: [roller(0), roller(1), roller(2)], first, at: RwSignal::new(0) }
    }

    fn count(self) -> usize {
        self.card.with(|card| card.as_ref().map_or(0, |card| card.handfuls.len()))
    }

    fn own(self) -> impl Iterator<Item = Roller> {
        self.rollers.into_iter().take(self.count())
    }

    fn is_empty(self) -> bool {
        self.own().all(Roller::is_empty)
    }

    fn is_ready(self) -> bool {
        let again = |at: usize| self.first[at].with(Option::is_some);
        let tried = (0..self.count()).any(again);
        let ready = |(at, roller): (usize, Roller)| roller.is_whole() || again(at) && roller.is_empty();
        self.count() > 0 && (!tried && self.is_empty() || self.own().enumerate().all(ready))
    }

    /// What is thrown, once more by whoever is Lucky.
    fn asked(self) -> Move {
        let now: Vec<Dice> = untrack(|| self.own().collect::<Vec<_>>()).into_iter().map(Roller::dice).collect();
        let first = |at: usize| self.first[at].get_untracked();
        let typed = |dice: Dice| match dice {
            Dice::App => Vec::new(),
            Dice::Entered(dice) => dice,
        };
        let all: Vec<Vec<u8>> =
            now.iter().enumerate().map(|(at, dice)| typed(first(at).unwrap_or_else(|| dice.clone()))).collect();
        let throw = if all.iter().all(Vec::is_empty) { Throw::App } else { Throw::Dice(all) };
        let mut again = [None, None];
        for (at, dice) in now.into_iter().enumerate().filter(|(at, _)| first(*at).is_some()) {
            let role = self.card.with_untracked(|card| Some(card.as_ref()?.handfuls.get(at)?.role));
            again[role.map_or(0, place)] = Some(dice);
        }
        if again == [None, None] { Move::Roll { throw } } else { Move::Retry { throw, again } }
    }
}

fn table(session: Session) -> AnyView {
    let shown = session.part(|table| view(table.state()));
    let cursor = session.part(|table| table.cursor());
    let card = Memo::new(move |_| shown.with(|view| view.as_ref().map(|view| view.card.clone())));
    let hand = Hand::of(session, card);
    // Dice that were typed in belong to the card they were typed in for.
    Effect::new(move |_| {
        card.track();
        cursor.get();
        hand.rollers.into_iter().for_each(Roller::clear);
        hand.first.into_iter().for_each(|first| first.set(None));
        hand.at.set(0);
    });
    // The next handful is at hand once one is whole.
    Effect::new(move |_| {
        let at = hand.at.get_untracked();
        if hand.rollers[at].is_whole() && at + 1 < hand.count() {
            hand.at.set(at + 1);
        }
    });
    let part =
        move |read: fn(Session, &View) -> AnyView| move || shown.with(|view| Some(read(session, view.as_ref()?)));
    let in_hand = move || shown.with(|view| Some(card::card(session, view.as_ref()?, hand)));
    let at_hand = Signal::derive(move || hand.rollers.get(hand.at.get()).copied().filter(|_| hand.count() > 0));
    let keys_of_dice = move || (hand.count() > 0).then(|| view! { <div class="pad">{keypad(at_hand)}</div> });
    // Ears hear what is due after each roll; the card itself is drawn anew with it.
    let due = Memo::new(move |_| shown.with(|view| view.as_ref().map(|view| words::title(session, view))));
    view! {
        <div class="screen one er">
            <Live text=Signal::derive(move || due.get().unwrap_or_default()) />
            {head(session, keys::ER_BATTLE, keys::ER_BATTLE_SUB)}
            <main class="body">
                {part(words::standing)}
                <section class="card er-due" aria-label=say(keys::ER_BATTLE_DUE)>{in_hand} {keys_of_dice}</section>
                {part(sides::sides)} {ruled::ruled(session, shown)}
            </main>
            {dock(session, hand)}
        </div>
    }
    .into_any()
}

/// Books the battle, and leads to the rolls that it brings.
fn book(session: Session) {
    let booked = session.dispatch(Command::Field(Move::Book { occupy: card::occupies() }));
    if booked == Done::Yes {
        super::war::forget(session);
        let rolls = session.glance(|state| !state.asked().is_empty());
        page::go(session.page(if rolls { TablePage::Queue } else { TablePage::Realm }));
    }
}

fn dock(session: Session, hand: Hand) -> AnyView {
    let over =
        Memo::new(move |_| hand.card.with(|card| card.as_ref().is_some_and(|card| matches!(card.topic, Topic::Over))));
    let again =
        Memo::new(move |_| hand.card.with(|card| card.as_ref().is_some_and(|card| matches!(card.topic, Topic::Again))));
    let act = move || {
        let asked = match (over.get_untracked(), again.get_untracked()) {
            (true, _) => return book(session),
            (_, true) => Move::Again,
            _ => hand.asked(),
        };
        ask(session, asked);
    };
    let label = move || {
        say(match (over.get(), again.get()) {
            (true, _) => keys::ER_BATTLE_BOOK,
            (_, true) => keys::ER_BATTLE_AGAIN,
            _ if hand.is_empty() => keys::ER_APP_ROLL,
            _ => keys::ER_APPLY,
        })
    };
    let ready = move || over.get() || again.get() || hand.is_ready();
    let typed = unsettled(move || hand.own().collect(), move || Some(hand.at.get()), move |place| hand.at.set(place));
    view! {
        <Dock>
            <UndoTool first=typed />
            <Button
                kind=ButtonKind::High
                label=say(keys::ER_BATTLE_FINISH)
                disabled=Signal::derive(move || over.get())
                on_press=move || ask(session, Move::Finish)
            />
            <Button
                kind=ButtonKind::Act
                label=Signal::derive(label)
                disabled=Signal::derive(move || !ready())
                on_press=act
            />
        </Dock>
    }
    .into_any()
}

/// Shown of the battle.
type Seen = Shown<Option<View>>;
