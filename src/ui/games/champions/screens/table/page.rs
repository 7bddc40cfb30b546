//! The page of the table: head, what the phase asks for, dock; in a wide window the open Champion beside it.

use super::beside::beside;
use super::cards::ChampionCards;
use super::dock::TableDock;
use super::enemies::EnemiesPhase;
use super::favor::FavorTie;
use super::head::TableHead;
use super::keys;
use super::place::{Place, Stage, stage};
use super::preparation::Preparation;
use super::recovery::Recovery;
use super::reveal;
use super::ring_event::ring_event;
use super::side::SidePane;
use super::solo::solo;
use super::story::{events, strip};
use crate::games::champions::examples;
use crate::games::champions::lessons::Lesson;
use crate::games::champions::scenario::told;
use crate::ui::app::waiting;
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::screens::actions::Desk;
use crate::ui::games::champions::screens::ahead::way_there;
use crate::ui::games::champions::screens::example::{self, example_card};
use crate::ui::games::champions::screens::gone::gone_cards;
use crate::ui::games::champions::screens::left;
use crate::ui::games::champions::screens::lesson::lesson_card;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::later::following;
use crate::ui::part::Arrival;
use crate::ui::widgets::wide::wide;
use leptos::prelude::*;

/// The table.
#[component]
pub fn TablePageView() -> impl IntoView {
    let (desk, evening) = (Desk::provide(), evening());
    let place = Place::provide();
    keys::listen(place, desk);
    let stage = stage();
    let (wide, opened) = (wide(), place.opened);
    let session = session();
    let told = session.part(told::told);
    let two = Memo::new(move |_| stage.get() == Stage::Champions && opened.get().is_some());
    // Head and dock come first: what the phase asks for is most of the work.
    let asked = following(move || {
        reveal::follow(opened, stage);
        (move || asked(stage.get(), place, wide)).into_any()
    });
    let sheets = following(move || (move || evening.here().map(|here| (here.sheets)(place, desk, told))).into_any());
    view! {
        <div class="screen at-table" class:two=move || two.get() class:one=move || !two.get()>
            <TableHead />
            <main class="body">
                {awaited(place, desk)} {example_card(session, examples::at_table)} {lesson_card(move || lesson(session))} {left::note(session)} {gone_cards(session)} {events(told, place)} {beside()} {ring_event()} {strip(told, place)} {solo()} {asked}
            </main>
            <Show when=move || two.get() && wide.get()>
                <SidePane opened=opened />
            </Show>
            <TableDock place=place />
        </div>
        {sheets}
    }
}

/// What is asked for and has not been fetched yet.
fn awaited(place: Place, desk: Desk) -> impl IntoView {
    let evening = evening();
    move || {
        let asked = place.over.with(Option::is_some) || desk.is_open();
        let missing = matches!(evening.arrival(), Arrival::Missing(_));
        ((asked || missing) && evening.here().is_none()).then(|| waiting::note(evening))
    }
}

/// What the table teaches here; nothing at an example.
fn lesson(session: Session) -> Option<Lesson> {
    let turn = session.view().head.with(|head| head.turn);
    let step = session.view().next.with(|next| Lesson::at_table(next, turn));
    (!example::is_one(session)).then_some(step)
}

/// What the phase asks for.
fn asked(stage: Stage, place: Place, wide: Signal<bool>) -> AnyView {
    let evening = evening();
    let beside =
        move || if wide.get() { waiting::inside(evening, |here| (here.under_the_cards)()) } else { way_there() };
    match stage {
        Stage::Favor => view! { <FavorTie /> }.into_any(),
        Stage::Order => view! { <Preparation place=place /> }.into_any(),
        Stage::Champions => view! { <ChampionCards place=place wide=wide /> {beside} }.into_any(),
        Stage::Enemies => view! { <EnemiesPhase place=place /> }.into_any(),
        Stage::Recovery => view! { <Recovery /> }.into_any(),
    }
}
