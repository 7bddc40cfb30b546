//! The page of the table: head, what the phase asks for, dock; in a wide window the open Champion beside it.

use super::beside::beside;
use super::cards::ChampionCards;
use super::dock::TableDock;
use super::ending::EndingSheet;
use super::enemies::EnemiesPhase;
use super::favor::FavorTie;
use super::head::TableHead;
use super::keys;
use super::more::{MoreSheet, ShortcutsSheet};
use super::objectives::ObjectivesSheet;
use super::place::{Place, Stage, stage};
use super::preparation::Preparation;
use super::recovery::Recovery;
use super::remark::RemarkSheet;
use super::reveal;
use super::ring_event::ring_event;
use super::side::SidePane;
use super::solo::solo;
use super::story::{StorySheet, events, strip};
use crate::games::champions::lessons::Lesson;
use crate::games::champions::scenario::told;
use crate::ui::games::champions::screens::actions::{Desk, DeskSheet};
use crate::ui::games::champions::screens::ahead::{under_the_cards, way_there};
use crate::ui::games::champions::screens::fight::reopen::open_note;
use crate::ui::games::champions::screens::gone::gone_cards;
use crate::ui::games::champions::screens::lesson::lesson_card;
use crate::ui::games::champions::session::session;
use crate::ui::later::following;
use crate::ui::widgets::wide::wide;
use leptos::prelude::*;

/// The table.
#[component]
pub fn TablePageView() -> impl IntoView {
    let desk = Desk::provide();
    let place = Place::provide();
    keys::listen(place, desk);
    let stage = stage();
    let (wide, opened) = (wide(), place.opened);
    let session = session();
    let told = session.part(told::told);
    let lesson = move || {
        let turn = session.view().head.with(|head| head.turn);
        Some(session.view().next.with(|next| Lesson::at_table(next, turn)))
    };
    let two = Memo::new(move |_| stage.get() == Stage::Champions && opened.get().is_some());
    let asked = move || match stage.get() {
        Stage::Favor => view! { <FavorTie /> }.into_any(),
        Stage::Order => view! { <Preparation place=place /> }.into_any(),
        Stage::Champions => view! {
            <ChampionCards place=place wide=wide />
            {move || if wide.get() { under_the_cards() } else { way_there() }}
        }
        .into_any(),
        Stage::Enemies => view! { <EnemiesPhase place=place /> }.into_any(),
        Stage::Recovery => view! { <Recovery /> }.into_any(),
    };
    // Head and dock come first: what the phase asks for is most of the work.
    let asked = following(move || {
        reveal::follow(opened, stage);
        (move || asked()).into_any()
    });
    let sheets = following(move || {
        view! {
            <MoreSheet place=place />
            <ObjectivesSheet place=place />
            <StorySheet place=place told=told />
            <EndingSheet place=place told=told />
            <RemarkSheet place=place />
            <ShortcutsSheet place=place />
            <DeskSheet desk=desk />
        }
        .into_any()
    });
    view! {
        <div class="screen" class:two=move || two.get() class:one=move || !two.get()>
            <TableHead />
            <main class="body">
                {lesson_card(lesson)} {open_note(session)} {gone_cards(session)} {events(told, place)} {beside()} {ring_event()} {strip(told, place)} {solo()} {asked}
            </main>
            <Show when=move || two.get() && wide.get()>
                <SidePane opened=opened />
            </Show>
            <TableDock place=place />
        </div>
        {sheets}
    }
}
