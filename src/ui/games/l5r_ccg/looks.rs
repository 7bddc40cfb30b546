//! What the screens of this game keep as long as the page is open, beside every table: how the far half lies, what the
//! first lesson still explains, the hands entered for a duel and what is thought of the other. None of it is ever written down.

use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::lessons::Lesson;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::rules::odds::duel::Value;
use crate::games::l5r_ccg::views::thinks::Thinks;
use crate::ui::games::l5r_ccg::session::session;
use crate::ui::widgets::explanation::explanation_card;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What is kept.
#[derive(Clone, Copy)]
pub struct Looks {
    /// Whether the far half of the table is turned to face its player.
    pub turned: RwSignal<bool>,
    /// What is explained.
    pub learning: Learning,
    /// The hands of a duel, the challenger's first.
    pub hands: RwSignal<[Hand; 2]>,
    /// Where a player's cards are taken to come from; our guess where nothing is said.
    pub sources: RwSignal<BTreeMap<Who, Source>>,
    /// What a player thinks of the other's way of playing in a duel; the usual where nothing is said.
    pub thinks: RwSignal<BTreeMap<Who, Thinks>>,
    /// Cards that a lobbyist could give, for its own eyes.
    pub gifts: RwSignal<BTreeMap<Who, Vec<Value>>>,
}

/// A player, by table and seat.
pub type Who = (String, SeatId);

/// Where the cards of a player are taken to come from in a duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A deck entered, by name.
    Deck(String),
    /// How likely each Focus Value from 0 on is, as the players think.
    Typed([u8; 7]),
}

/// What one side of a duel has entered for its own eyes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Focus Values in hand.
    pub held: Vec<Value>,
    /// Those focused, in order.
    pub focused: Vec<Value>,
    /// What it knows of the other's, in hand or down.
    pub known: Vec<Value>,
}

impl Looks {
    /// Gives it to every screen.
    pub fn provide() {
        provide_context(Self {
            turned: RwSignal::new(true),
            learning: Learning(RwSignal::new(Explains::Nothing)),
            hands: RwSignal::new(Default::default()),
            sources: RwSignal::new(Default::default()),
            thinks: RwSignal::new(Default::default()),
            gifts: RwSignal::new(Default::default()),
        });
    }
}

/// What is kept.
pub fn looks() -> Looks {
    expect_context()
}

/// The place of a side in [`Looks::hands`].
pub const fn place(duelist: Duelist) -> usize {
    match duelist {
        Duelist::Challenger => 0,
        Duelist::Challenged => 1,
    }
}

/// The first lesson: a short card at each step of one table, until it is understood.
#[derive(Clone, Copy)]
pub struct Learning(RwSignal<Explains>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Explains {
    Nothing,
    /// The table that is opened next.
    Next,
    /// This table, but for what is understood.
    AllBut(String, Vec<Lesson>),
}

impl Learning {
    /// Explains every step of the table that is opened next.
    pub fn begin(self) {
        self.0.set(Explains::Next);
    }

    /// This table is open: it is the one to be explained, if one is waited for.
    fn opened(self, table: &str) {
        if self.0.with_untracked(|explains| *explains == Explains::Next) {
            self.0.set(Explains::AllBut(table.to_owned(), Vec::new()));
        }
    }

    fn wants(self, table: &str, lesson: Lesson) -> bool {
        self.0.with(|explains| match explains {
            Explains::Nothing | Explains::Next => false,
            Explains::AllBut(explained, understood) => explained == table && !understood.contains(&lesson),
        })
    }

    fn understand(self, lesson: Lesson) {
        self.0.update(|explains| match explains {
            Explains::Nothing | Explains::Next => {}
            Explains::AllBut(_, understood) => understood.push(lesson),
        });
    }
}

/// The card of the step the table is at, where it is to be explained.
pub fn lesson_card(lesson: impl Fn() -> Option<Lesson> + Send + Sync + 'static) -> AnyView {
    let (learning, table) = (looks().learning, session().id().to_string());
    learning.opened(&table);
    let shown = Memo::new(move |_| lesson().filter(|lesson| learning.wants(&table, *lesson)));
    let card = move |lesson: Lesson| explanation_card(lesson.explanation(), move || learning.understand(lesson));
    (move || shown.get().map(card)).into_any()
}
