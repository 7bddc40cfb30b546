//! What the screens of this game keep as long as the page is open, beside every table: which realm is looked at, who is
//! about to act, which army is about to march, the battle that is looked at, and what the first lesson still
//! explains. None of it is ever written down, but the battle, which this device keeps for the turn.

use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::character::CharacterForm;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::views::odds::war::Look;
use crate::kernel::name::Name;
use crate::storage::TableId;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::widgets::explanation::explanation_card;
use leptos::prelude::*;

/// What is kept.
#[derive(Clone, Copy)]
pub struct Looks {
    realm: RwSignal<Option<Clan>>,
    /// Who acts.
    pub actor: RwSignal<Option<PersonId>>,
    /// Against whom.
    pub target: RwSignal<Option<PersonId>>,
    /// Who fights for whoever is acted against.
    pub champion: RwSignal<Option<PersonId>>,
    /// Who comes, as far as typed in, and to which table.
    pub newcomer: RwSignal<Option<(TableId, String, CharacterForm)>>,
    /// Where the army stands that marches.
    pub army: RwSignal<Option<Name>>,
    /// The battle.
    pub battle: RwSignal<Option<Look>>,
    /// Where its attackers stand and where it is fought, as far as that was chosen.
    pub hosts: RwSignal<[Option<Name>; 2]>,
    /// Whether its attackers are outlaws of nobody's Clan, who raid.
    pub outlaws: RwSignal<bool>,
    /// Whether the victor takes the province.
    pub occupies: RwSignal<bool>,
    /// What is explained.
    pub learning: Learning,
}

impl Looks {
    /// Gives it to every screen.
    pub fn provide() {
        provide_context(Self {
            realm: RwSignal::new(None),
            actor: RwSignal::new(None),
            target: RwSignal::new(None),
            champion: RwSignal::new(None),
            newcomer: RwSignal::new(None),
            army: RwSignal::new(None),
            battle: RwSignal::new(None),
            hosts: RwSignal::new([None, None]),
            outlaws: RwSignal::new(false),
            occupies: RwSignal::new(true),
            learning: Learning(RwSignal::new(Explains::Nothing)),
        });
    }

    /// Looks at the realm of a Clan from now on.
    pub fn look_at(self, clan: Clan) {
        self.realm.set(Some(clan));
    }
}

/// What is kept.
pub fn looks() -> Looks {
    expect_context()
}

/// The Clan whose realm is looked at: the chosen one where it is kept at this table, else the first.
pub fn looked_at(session: Session) -> Memo<Clan> {
    let chosen = looks().realm;
    let realms = session.part(|table| table.state().realms().iter().map(|realm| realm.clan).collect::<Vec<_>>());
    Memo::new(move |_| {
        realms.with(|realms| {
            let there = chosen.get().filter(|clan| realms.contains(clan));
            there.or_else(|| realms.first().copied()).unwrap_or(Clan::Crab)
        })
    })
}

/// The first lesson: a short card at each step, until it is understood.
#[derive(Clone, Copy)]
pub struct Learning(RwSignal<Explains>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Explains {
    Nothing,
    AllBut(Vec<Lesson>),
}

impl Learning {
    /// Explains every step from now on.
    pub fn begin(self) {
        self.0.set(Explains::AllBut(Vec::new()));
    }

    /// Explains nothing any more: another campaign begins, and nobody asked for a lesson.
    pub fn stop(self) {
        self.0.set(Explains::Nothing);
    }

    fn wants(self, lesson: Lesson) -> bool {
        self.0.with(|explains| match explains {
            Explains::Nothing => false,
            Explains::AllBut(understood) => !understood.contains(&lesson),
        })
    }

    fn understand(self, lesson: Lesson) {
        self.0.update(|explains| match explains {
            Explains::Nothing => {}
            Explains::AllBut(understood) => understood.push(lesson),
        });
    }
}

/// The card of the step the table is at, where it is to be explained and this page is the place for it.
pub fn lesson_card(session: Session, here: &'static [Lesson]) -> AnyView {
    let learning = looks().learning;
    let lesson = session.part(|table| Lesson::at(table.state()));
    let shown = Memo::new(move |_| lesson.get().filter(|lesson| here.contains(lesson) && learning.wants(*lesson)));
    let card = move |lesson: Lesson| explanation_card(lesson.explanation(), move || learning.understand(lesson));
    (move || shown.get().map(card)).into_any()
}
