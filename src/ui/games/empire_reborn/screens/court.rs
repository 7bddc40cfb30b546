//! The Emperor's Court: who asks for the Favor with which gift, the chance of each, and what the next koku buys.

use super::parts::{head, stepper, too_few_persons};
use super::post::{order_key, roll_key};
use super::roller::{Roller, keypad, slots, unsettled};
use super::text::{counted, percent, person};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::rulings::Rulings;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::odds::deed::{court_odds, court_pool};
use crate::games::empire_reborn::views::realm::favor;
use crate::kernel::line::Line;
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::dock::Dock;
use crate::ui::games::empire_reborn::looks::lesson_card;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Beyond this gift nothing more is bought (ER-CRT-1).
const MOST_GIFT: i32 = 20;
/// Beyond so many courtiers the odds take too long.
const MOST_COURTIERS: usize = 8;

/// Somebody who may ask for the Favor.
#[derive(Clone, Copy)]
struct Courtier {
    who: PersonId,
    asks: RwSignal<bool>,
    koku: RwSignal<i32>,
    roller: Roller,
}

impl Courtier {
    fn new(session: Session, who: PersonId, rulings: Signal<Rulings>) -> Self {
        let koku = RwSignal::new(0);
        let pool = Signal::derive(move || {
            let gift = u16::try_from(koku.get()).unwrap_or(0);
            session.glance(|state| court_pool(state, who, gift))
        });
        Self { who, asks: RwSignal::new(false), koku, roller: Roller::new(pool, rulings) }
    }

    /// The gift, in koku.
    fn gift(self) -> u16 {
        u16::try_from(self.koku.get()).unwrap_or(0)
    }
}

/// Everybody who may ask.
#[derive(Clone, Copy)]
struct Court {
    session: Session,
    all: StoredValue<Vec<Courtier>>,
    /// The places of those who do.
    asking: Memo<Vec<usize>>,
}

impl Court {
    fn new(session: Session) -> Self {
        let rulings = session.part(|table| *table.state().rulings());
        let rulings = Signal::derive(move || rulings.get());
        let living: Vec<PersonId> = session.glance(|state| state.living().map(|(who, _)| who).collect());
        let all: Vec<Courtier> = living.into_iter().map(|who| Courtier::new(session, who, rulings)).collect();
        let all = StoredValue::new(all);
        let asks = |(at, one): (usize, &Courtier)| one.asks.get().then_some(at);
        let asking = Memo::new(move |_| all.with_value(|all| all.iter().enumerate().filter_map(asks).collect()));
        Self { session, all, asking }
    }

    fn one(self, at: usize) -> Option<Courtier> {
        self.all.with_value(|all| all.get(at).copied())
    }

    /// Those who ask.
    fn courtiers(self) -> Vec<Courtier> {
        self.asking.get().into_iter().filter_map(|at| self.one(at)).collect()
    }

    fn chances(self) -> Memo<Vec<f64>> {
        Memo::new(move |_| {
            let gifts: Vec<(PersonId, u16)> = self.courtiers().into_iter().map(|one| (one.who, one.gift())).collect();
            self.session.glance(|state| court_odds(state, &gifts))
        })
    }

    fn is_ready(self) -> bool {
        let all = self.courtiers();
        all.len() >= 2 && all.iter().all(|one| one.roller.is_whole() || one.roller.is_empty())
    }

    /// What a player orders is one Clan's own courtier; the others' gifts are theirs to order.
    fn ordered(self) -> Option<(Clan, Errand)> {
        self.courtiers().into_iter().find_map(|one| {
            self.session.glance(|state| {
                let person = state.person(one.who)?;
                let own = person.clan().filter(|clan| state.realm(*clan).is_some())?;
                Some((own, Errand::Favor { courtier: person.name.clone(), gift: one.gift() }))
            })
        })
    }

    /// Court is held: then nobody asks any more.
    fn hold(self) {
        let all = untrack(|| self.courtiers());
        let each = |one: &Courtier| (one.who, untrack(|| one.gift()), one.roller.dice());
        if self.session.dispatch(Command::Court { courtiers: all.iter().map(each).collect() }) == Done::Yes {
            self.all.with_value(|all| {
                all.iter().for_each(|one| {
                    one.roller.clear();
                    one.asks.set(false);
                });
            });
        }
    }
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let court = Court::new(session);
    let (asking, chances, at) = (court.asking, court.chances(), RwSignal::new(None::<usize>));
    let typed = unsettled(
        move || court.courtiers().into_iter().map(|one| one.roller).collect(),
        move || asking.with(|asking| asking.iter().position(|place| Some(*place) == at.get())),
        move |among| at.set(asking.with_untracked(|asking| asking.get(among).copied())),
    );
    let rows = court.all.with_value(|all| all.iter().map(|one| who(session, *one, asking)).collect_view());
    let odds = move || {
        let all = court.courtiers().into_iter().zip(chances.get());
        all.map(|(one, chance)| rival(session, one, chance)).collect_view()
    };
    view! {
        <div class="screen one er">
            {head(session, keys::ER_COURT, keys::ER_COURT_SUB)}
            <main class="body">
                {lesson_card(session, &[Lesson::Court])} {too_few_persons(session)} {held(session)}
                <div class="choices" role="group" aria-label=say(keys::ER_WHO_ASKS)>{rows}</div>
                <section class="card pad" role="status" hidden=move || asking.with(Vec::is_empty)>{odds}</section>
                {dice(court, at)}
            </main>
            <Dock>
                <UndoTool first=typed />
                {order_key(session, move || court.ordered())}
                {roll_key(session, || Some(say(keys::ER_APP_ROLLS_REST)), move || court.is_ready(), move || court.hold())}
            </Dock>
        </div>
    }
    .into_any()
}

/// The dice of those who ask; `at` is the place of whoever's are typed in.
fn dice(court: Court, at: RwSignal<Option<usize>>) -> AnyView {
    let at_hand = Signal::derive(move || {
        let asks = at.get().filter(|at| court.asking.with(|asking| asking.contains(at)));
        asks.and_then(|at| court.one(at)).map(|one| one.roller)
    });
    let row = move |place: usize| {
        let one = court.one(place)?;
        let name = Signal::stored(court.session.glance(|state| person(state, one.who)));
        let now = Signal::derive(move || at.get() == Some(place));
        Some(slots(one.roller, name, now, move || at.set(Some(place))))
    };
    let rows = move || court.asking.get().into_iter().filter_map(row).collect_view();
    view! { <section class="card" aria-label=say(keys::ER_ROLLS)>{rows} <div class="pad">{keypad(at_hand)}</div></section> }
        .into_any()
}

/// That Court was held this turn, and who holds the Favor since.
fn held(session: Session) -> AnyView {
    let state = session.part(|table| {
        let state = table.state();
        (state.court_was_held(), favor(state))
    });
    let told = move || {
        let (held, favor) = state.get();
        let holder = favor.map(|favor| session.glance(|state| say(names::favor(state, favor))));
        let lines = held.then(|| say(keys::ER_COURT_WAS_HELD)).into_iter().chain(holder);
        let lines = lines.map(|line| view! { <p>{line}</p> }).collect_view();
        (held || favor.is_some()).then(|| view! { <section class="card pad stack" role="status">{lines}</section> })
    };
    told.into_any()
}

/// Somebody, and the gift where they ask.
fn who(session: Session, one: Courtier, asking: Memo<Vec<usize>>) -> AnyView {
    let toggle = move || {
        if one.asks.get_untracked() || asking.with_untracked(Vec::len) < MOST_COURTIERS {
            one.asks.update(|asks| *asks = !*asks);
        }
    };
    let gift = move || {
        one.asks.get().then(|| {
            let value = Signal::derive(move || Some(one.koku.get()));
            // Two koku count one: steps of one would change nothing half of the time.
            let set = move |to: i32| {
                let by = if to > one.koku.get_untracked() { 2 } else { -2 };
                one.koku.update(|koku| *koku = (*koku + by).clamp(0, MOST_GIFT));
            };
            let name = session.glance(|state| person(state, one.who));
            stepper(super::text::named(keys::ER_GIFT_OF, name), value, (0, MOST_GIFT), set)
        })
    };
    view! {
        <Choice
            kind=ChoiceKind::Checkbox
            title=session.glance(|state| person(state, one.who))
            lead=move || session.glance(|state| marks::of_person(state, one.who))
            chosen=one.asks
            on_choose=toggle
        />
        {gift}
    }
    .into_any()
}

/// One of those who ask, with the chance.
fn rival(session: Session, one: Courtier, chance: f64) -> AnyView {
    let name = session.glance(|state| person(state, one.who));
    let ears = say(Line::new(keys::ER_COURT_CHANCE).with("name", name.clone()).with("chance", percent(chance)));
    let gift = counted(keys::ER_GIFT, one.koku.get());
    view! {
        <div class="rival" aria-label=ears role="img">
            {session.glance(|state| marks::of_person(state, one.who))}
            <p>{name} <span>{gift}</span></p>
            <b>{percent(chance)}</b>
        </div>
        <div class="er-bar" aria-hidden="true"><i style:width=format!("{:.1}%", chance * 100.0)></i></div>
    }
    .into_any()
}
