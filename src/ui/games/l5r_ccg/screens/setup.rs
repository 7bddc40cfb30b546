//! A new table: the players clockwise with clan and the three numbers of the Stronghold, the rulings; all faults at once.

use super::parts::typed;
use super::text::of_player;
use crate::games::GameId;
use crate::games::l5r_ccg::model::clan::Clan;
use crate::games::l5r_ccg::model::rulings::{Reading, Ruling, Rulings};
use crate::games::l5r_ccg::rules::watch::HonorVictory;
use crate::games::l5r_ccg::setup::{LEAST_SEATS, MOST_SEATS, SeatSetup, Setup};
use crate::games::l5r_ccg::text::{names, reasons};
use crate::games::l5r_ccg::{Ccg, demo};
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::journal::Journal;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::storage::{Listing, Readiness};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::mon::Mon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::components::toggle::Toggle;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::part::begin;
use crate::ui::page::Page;
use crate::ui::shelf::shelf;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A player as far as it is typed in.
#[derive(Clone, Copy)]
struct Draft {
    name: RwSignal<String>,
    clan: RwSignal<Clan>,
    strength: RwSignal<i32>,
    gold: RwSignal<i32>,
    honor: RwSignal<i32>,
    barred: RwSignal<bool>,
}

impl Draft {
    fn of(seat: &SeatSetup) -> Self {
        let name = seat.name.as_ref().map_or_else(String::new, ToString::to_string);
        Self {
            name: RwSignal::new(name),
            clan: RwSignal::new(seat.clan),
            strength: RwSignal::new(seat.strength.into()),
            gold: RwSignal::new(seat.gold.into()),
            honor: RwSignal::new(seat.honor.into()),
            barred: RwSignal::new(seat.honor_victory == HonorVictory::Barred),
        }
    }

    /// Takes another clan, with what stands on its Stronghold.
    fn choose(self, clan: Clan, known: &[SeatSetup]) {
        let seat = untrack(|| self.seat()).with_clan(clan, known);
        self.clan.set(seat.clan);
        self.strength.set(seat.strength.into());
        self.gold.set(seat.gold.into());
        self.honor.set(seat.honor.into());
        self.barred.set(seat.honor_victory == HonorVictory::Barred);
    }

    fn seat(self) -> SeatSetup {
        let number = |value: RwSignal<i32>| u8::try_from(value.get()).unwrap_or(u8::MAX);
        SeatSetup {
            name: Name::typed(&self.name.get()).ok(),
            clan: self.clan.get(),
            strength: number(self.strength),
            gold: number(self.gold),
            honor: i16::try_from(self.honor.get()).unwrap_or(i16::MAX),
            honor_victory: if self.barred.get() { HonorVictory::Barred } else { HonorVictory::Possible },
        }
    }
}

/// Players of the last table: what stands on the Strongholds of their clans.
type Known = StoredValue<Vec<SeatSetup>>;

/// The page.
pub fn setup() -> AnyView {
    let last = last_setup().unwrap_or_else(demo::setup);
    let known = Known::new(last.seats.clone());
    let players = RwSignal::new(last.seats.iter().map(Draft::of).collect::<Vec<_>>());
    let rulings = RwSignal::new(last.rulings);
    let whole = Memo::new(move |_| Setup {
        seats: players.with(|players| players.iter().map(|one| one.seat()).collect()),
        rulings: rulings.get(),
    });
    let faults = Memo::new(move |_| {
        let setup = whole.get();
        let faults = Journal::<Ccg>::start(setup.clone(), Seed(0)).err().unwrap_or_default();
        faults.into_iter().map(|fault| say(reasons::fault(&setup, fault))).collect::<Vec<_>>()
    });
    let start = move || {
        let setup = whole.get_untracked();
        // The block is closed as long as there are faults.
        if let Ok(table) = Journal::<Ccg>::start(setup, Seed(keeper::random())) {
            begin(&table);
        }
    };
    let wrong =
        move || faults.get().into_iter().map(|fault| view! { <Note kind=NoteKind::Warn>{fault}</Note> }).collect_view();
    let seats = move || {
        let all = players.get();
        all.into_iter().enumerate().map(|(at, draft)| seat(at, draft, known)).collect_view()
    };
    view! {
        <div class="screen one ccg">
            <Head
                title=say(keys::CCG_NEW_TITLE)
                subtitle=say(keys::GAME_CCG)
                back=Page::Home.href()
                back_label=say(keys::CCG_BACK_HOME)
            />
            <main class="body">
                <p class="sub2">{say(keys::CCG_NEW_SUB)}</p>
                {seats} {how_many(players, known)} {rules(rulings)} {wrong}
            </main>
            <Dock>
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::CCG_BEGIN)
                    disabled=Signal::derive(move || faults.with(|faults| !faults.is_empty()))
                    on_press=start
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// What the last table of this game began with; nothing where there is none that can be read.
fn last_setup() -> Option<Setup> {
    let listing = shelf().listing;
    let newest = listing.with_untracked(|all| {
        let own = |listing: &&Listing| match &listing.readiness {
            Readiness::Ready { summary, .. } => summary.game == GameId::L5rCcg,
            Readiness::Stale { game, .. } => *game == GameId::L5rCcg,
            Readiness::Broken { .. } => false,
        };
        all.as_ref().ok()?.iter().find(own).map(|listing| listing.id.clone())
    });
    let opened = keeper::tables().open::<Ccg>(&newest?).ok()?;
    Some(opened.table.setup().clone())
}

fn how_many(players: RwSignal<Vec<Draft>>, known: Known) -> AnyView {
    let count = Memo::new(move |_| players.with(Vec::len));
    let add = move || {
        players.update(|players| {
            let taken = |clan: &Clan| players.iter().any(|one| one.clan.get_untracked() == *clan);
            let clan = Clan::ALL.iter().find(|clan| !taken(clan)).copied().unwrap_or(Clan::Crab);
            if players.len() < MOST_SEATS {
                players.push(known.with_value(|known| Draft::of(&SeatSetup::of_clan(clan, known))));
            }
        });
    };
    let remove = move || {
        players.update(|players| {
            if players.len() > LEAST_SEATS {
                players.pop();
            }
        });
    };
    view! {
        <div class="rowx wrap">
            <Button
                label=say(keys::CCG_ADD_PLAYER)
                ears=say(keys::CCG_ADD_PLAYER_EARS)
                sign=Sign::Plus
                disabled=Signal::derive(move || count.get() >= MOST_SEATS)
                on_press=add
            />
            <Button
                label=say(keys::CCG_REMOVE_PLAYER)
                ears=say(keys::CCG_REMOVE_PLAYER_EARS)
                sign=Sign::Minus
                disabled=Signal::derive(move || count.get() <= LEAST_SEATS)
                on_press=remove
            />
        </div>
    }
    .into_any()
}

fn seat(at: usize, draft: Draft, known: Known) -> AnyView {
    let clans: Vec<String> = Clan::ALL.iter().map(|clan| say(names::clan(*clan))).collect();
    let number = move |key: Key, value: RwSignal<i32>, bounds: (i32, i32)| {
        let shown = Signal::derive(move || Some(value.get()));
        let set = move |to: Option<i32>| {
            if let Some(to) = to {
                value.set(to);
            }
        };
        typed(say(key), shown, bounds, set)
    };
    let called = move || {
        let name = draft.name.get();
        if name.trim().is_empty() { say(names::clan(draft.clan.get())) } else { name }
    };
    let label = move || of_player(keys::CCG_SEAT_EARS, called());
    let open = RwSignal::new(false);
    let more = move || {
        let barred = draft.barred;
        let word = move || say(if barred.get() { keys::CCG_YES } else { keys::CCG_NO });
        view! {
            <div class="stack pad">
                <TextField
                    label=say(keys::CCG_PLAYER_NAME)
                    value=draft.name
                    maxlength=60
                    on_input=move |new: String| draft.name.set(new)
                />
                <Toggle
                    label=say(keys::CCG_BARRED)
                    sub=say(keys::CCG_BARRED_SUB)
                    state_word=Signal::derive(word)
                    on=barred
                    on_toggle=move |on: bool| barred.set(on)
                />
            </div>
        }
        .into_any()
    };
    view! {
        <section class="card pad stack ccg-seat" aria-label=label>
            <div class="rowx">
                {move || view! { <Mon look=marks::clan(draft.clan.get()) /> }}
                <div class="grow">
                    <Select
                        label=say(Line::new(keys::CCG_SEAT).with("number", at + 1))
                        answers=Signal::stored(clans)
                        chosen=Signal::derive(move || draft.clan.get().index())
                        on_choose=move |at: usize| known.with_value(|known| draft.choose(Clan::ALL[at], known))
                    />
                </div>
            </div>
            {number(keys::CCG_STRENGTH, draft.strength, (0, 99))} {number(keys::CCG_GOLD, draft.gold, (0, 99))}
            {number(keys::CCG_HONOR_START, draft.honor, (-19, 999))}
            <Folded title=say(keys::CCG_MORE) sub=say(keys::CCG_SEAT_MORE_SUB) open=open>
                {more()}
            </Folded>
        </section>
    }
    .into_any()
}

/// The rulings with a switch, each with both readings.
fn rules(rulings: RwSignal<Rulings>) -> AnyView {
    let open = RwSignal::new(false);
    let all = move || {
        Ruling::ALL
            .iter()
            .map(|one| {
                ruling(rulings.into(), *one, move |ruling, reading| {
                    rulings.update(|rulings| *rulings = rulings.clone().with(ruling, reading));
                })
            })
            .collect_view()
    };
    view! {
        <Folded title=say(keys::CCG_RULINGS) sub=say(keys::CCG_RULINGS_SUB) open=open>
            <div class="stack">{all()}</div>
        </Folded>
    }
    .into_any()
}

/// One ruling as a switch.
pub fn ruling(
    rulings: Signal<Rulings>,
    ruling: Ruling,
    set: impl Fn(Ruling, Reading) + Copy + Send + Sync + 'static,
) -> AnyView {
    let reading = Memo::new(move |_| rulings.with(|rulings| rulings.of(ruling)));
    let sub = move || Some(say(names::reading(ruling, reading.get())));
    let word = move || match reading.get() {
        Reading::Usual => say(keys::CCG_USUAL),
        Reading::Other => say(keys::CCG_OTHER_READING),
    };
    view! {
        <Toggle
            label=say(names::ruling(ruling))
            sub=Signal::derive(sub)
            state_word=Signal::derive(word)
            on=Signal::derive(move || reading.get() == Reading::Other)
            on_toggle=move |_: bool| set(ruling, reading.get_untracked().changed())
        />
    }
    .into_any()
}
