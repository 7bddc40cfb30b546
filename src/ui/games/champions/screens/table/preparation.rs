//! Preparation: the order of Activations, by tapping the Champions one after the other (CH-TURN-1).

use super::lay_out::lay_out;
use super::open_card::sheet_link;
use super::place::{Place, usual_order};
use crate::games::champions::laying_out::{Missing, before_the_turn};
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::state::State;
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::gauge_strip::GaugeStrip;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{SealState, SealedMon};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::champion::Seat;
use crate::ui::games::champions::session::session;
use crate::ui::page;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The choice of the order. The order shown is the one the ink accepts.
#[component]
pub fn Preparation(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let feedback = feedback();
    let (session, usual) = (session(), usual_order());
    let first = session.view().head.with_untracked(|head| head.turn == 1);
    let hint = if first { keys::TABLE_ORDER_HINT_FIRST } else { keys::TABLE_ORDER_HINT };
    let page = page_of(rulebook::PREPARATION);
    view! {
        <div class="sec">
            <h2>{say(keys::TABLE_ORDER)}</h2>
            <RuleRef label=page on_open=move || feedback.open_rule(rulebook::PREPARATION) />
        </div>
        {lay_out()}
        {nobody_yet()}
        <WhoChooses />
        <NextPlace place=place />
        <ol class="stack">
            <For each=move || usual.get() key=|id| *id let:id>
                <li>
                    <OrderCard id=id place=place />
                </li>
            </For>
        </ol>
        <p class="sub2">{say(hint)}</p>
    }
}

/// The first turn would begin without Enemies, or somebody stands beside the board: said while it is put right easily.
fn nobody_yet() -> impl IntoView {
    let session = session();
    let missing = session.part(|table| before_the_turn(table.state()));
    let note = move |missing: Missing| {
        let (line, label, page): (Line, _, _) = match missing {
            Missing::Enemies => (keys::TABLE_FIRST_WITHOUT.into(), keys::TABLE_ENEMIES_ALLIES, TablePage::Figures),
            Missing::Places(count) => {
                let places = TablePage::Field(FieldUse::Places, BoardFace::Map);
                (Line::new(keys::TABLE_BESIDE).with("count", count), keys::FIELD_BOARD, places)
            }
        };
        let go = Callback::new(move |()| page::go(session.page(page.clone())));
        view! { <Note kind=NoteKind::Info sign=Sign::About action=say(label) on_action=go>{say(line)}</Note> }
    };
    move || missing.get().into_iter().map(note).collect_view()
}

/// The place the next tap gives. It moves on by itself; whoever holds the Favor may take another.
#[component]
fn NextPlace(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let answers = move || {
        let answer = |number: usize| {
            Segment::of(number.to_string()).with_ears(say(Line::new(keys::TABLE_ORDER_PLACE).with("place", number)))
        };
        (1..=place.order.with(Vec::len)).map(answer).collect::<Vec<_>>()
    };
    view! {
        <div class="rowx next-place">
            <span class="sub2" aria-hidden="true">{say(keys::TABLE_ORDER_NEXT)}</span>
            <div class="grow">
                <Segmented
                    label=say(keys::TABLE_ORDER_NEXT)
                    answers=Signal::derive(answers)
                    chosen=Signal::derive(move || Some(place.next.get()))
                    on_choose=move |at: usize| place.choose_next(at)
                />
            </div>
        </div>
    }
}

/// Who begins, in one line: the holder of the Favor, whose Champion may be out of play.
fn who_begins(state: &State) -> Option<Line> {
    let player = names::player(state, state.favor()?);
    let champion = state.favor_champion()?;
    if state.champion(champion).is_in_play() {
        if state.is_solo() {
            return Some(keys::TABLE_ORDER_SOLO.into());
        }
        // The head and the list call it by its Champion.
        let name = names::champion(state, champion);
        let name = names::given_name(&name);
        return Some(Line::new(keys::TABLE_ORDER_FAVOR).with("player", player).with("name", name));
    }
    let key = if state.is_solo() { keys::TABLE_ORDER_SOLO_OUT } else { keys::TABLE_ORDER_FAVOR_OUT };
    Some(Line::new(key).with("player", player).with("name", names::champion(state, champion)))
}

/// The Favor's holder begins; Companions come last.
#[component]
fn WhoChooses() -> impl IntoView {
    let session = session();
    let holder = Memo::new(move |_| {
        session.state(|state| {
            let companions =
                state.champions().any(|(_, champion)| champion.card().is_companion() && champion.is_in_play());
            Some((who_begins(state)?, companions, state.is_solo()))
        })
    });
    move || {
        holder.get().map(|(first, companions, solo)| {
            let last = (companions && !solo).then(|| say(keys::TABLE_ORDER_COMPANIONS));
            view! {
                <p class="card pad slim rowx remark">
                    <Icon sign=Sign::ImperialFavor tint=Tint::Honor size=IconSize::Middle />
                    <span>{say(first)} " " {last}</span>
                </p>
            }
        })
    }
}

/// A Champion with its place: a tap puts it next, another tap takes it out again.
#[component]
fn OrderCard(
    /// Whose.
    id: ChampionId,
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let seat = Seat::new(id);
    let (order, picked) = (place.order, place.picked);
    let number = Memo::new(move |_| order.with(|order| order.iter().position(|other| *other == id).map(|at| at + 1)));
    let chosen = Memo::new(move |_| picked.with(|picked| picked.contains(&id)));
    let (name, ears) = (seat.name(), seat.ears());
    let label = move || {
        let line = Line::new(keys::TABLE_ORDER_EARS).with("place", number.get().unwrap_or_default());
        say(line.with("champion", ears.get()))
    };
    view! {
        <div class="card pick" class:chosen=move || chosen.get()>
            <button
                type="button"
                class="champ"
                aria-pressed=move || chosen.get().to_string()
                on:click=move |_| place.pick(id)
            >
                <span class="vh">{label}</span>
                {who(seat, name, number, chosen)}
            </button>
            {sheet_link(seat, name)}
        </div>
    }
}

/// What the card shows, for eyes.
fn who(seat: Seat, name: Memo<String>, number: Memo<Option<usize>>, chosen: Memo<bool>) -> impl IntoView {
    view! {
        <span class="who" aria-hidden="true">
            <SealedMon
                look=seat.mon()
                order=Signal::derive(move || number.get().map(|number| number.to_string()))
                state=SealState::Waiting
            />
            <span class="mid">
                <span class="top">
                    <span class="name">{move || name.get()}</span>
                    <PickMarks seat=seat chosen=chosen />
                </span>
                <GaugeStrip numbers=seat.numbers() />
            </span>
        </span>
    }
}

/// The Favor, and whether the Champion was tapped.
#[component]
fn PickMarks(
    /// Whose.
    seat: Seat,
    /// Whether it was tapped.
    chosen: Memo<bool>,
) -> impl IntoView {
    let favored = Memo::new(move |_| seat.view.with(|view| view.favored));
    view! {
        <span class="st">
            {move || favored.get().then(|| view! { <Icon sign=Sign::ImperialFavor tint=Tint::Honor /> })}
            {move || chosen.get().then(|| view! { <Icon sign=Sign::Check /> })}
        </span>
    }
}
