//! Step 4: the board, or none. Who stands where is said on the table's own board, once the table is there.

use super::frame::{StepDock, StepHead};
use super::preparing::{Preparing, preparing};
use crate::kernel::line::Line;
use crate::ui::components::board_map::BoardThumb;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::icon::Icon;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::SignLink;
use crate::ui::components::sign::Sign;
use crate::ui::download::{UploadButton, UploadLook};
use crate::ui::games::champions::board_choice::{Offered, offered};
use crate::ui::games::champions::board_room::board_room;
use crate::ui::games::champions::page::{GamePage, SetupStep};
use crate::ui::games::champions::screens::board::{shown, words};
use crate::ui::games::champions::screens::field::BoardPreview;
use crate::ui::texts::say;
use crate::ui::widgets::incoming::{ImportNote, Incoming};
use crate::words::champions as keys;
use leptos::prelude::*;

/// Step 4.
#[component]
pub(super) fn BoardStep() -> impl IntoView {
    let preparing = preparing();
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Board />
            <main class="body">
                <p class="sub2">{say(keys::SETUP_BOARD_SUB)}</p>
                {missing(preparing)}
                {boards(preparing)}
                <nav class="card rows" aria-label=say(keys::SETUP_BOARD_DRAW)>
                    <SignLink
                        href=GamePage::Boards.href()
                        sign=Sign::Board
                        title=say(keys::SETUP_BOARD_DRAW)
                        sub=say(keys::SETUP_BOARD_DRAW_SUB)
                    />
                </nav>
                {chosen(preparing)}
            </main>
            <StepDock step=SetupStep::Board />
        </div>
    }
}

/// The scenario's own board is not here: it can be imported, or the game is played without it.
fn missing(preparing: Preparing) -> impl IntoView {
    let incoming = Incoming::here();
    let named = preparing.part(|draft| draft.script.as_ref()?.board.as_ref().map(ToString::to_string));
    let room = board_room();
    move || {
        room.listing.track();
        let name = named.get().filter(|name| offered().iter().all(|one| one.board.name() != name))?;
        let words = say(Line::new(keys::SCENARIO_BOARD_MISSING).with("name", name));
        Some(view! {
            <div class="note warn setup-board-missing">
                <Icon sign=Sign::Warning />
                <span>{words} " " {say(keys::SCENARIO_BOARD_MISSING_SUB)}</span>
                <UploadButton
                    label=say(keys::IMPORT)
                    look=UploadLook::Rest
                    on_upload=Callback::new(move |(upload,)| incoming.take(upload))
                />
            </div>
            <ImportNote incoming=incoming />
        })
    }
}

/// No board, or one of those there are.
fn boards(preparing: Preparing) -> impl IntoView {
    let none = preparing.part(|draft| draft.board.is_none());
    let room = board_room();
    let answers = move || {
        room.listing.track();
        offered().into_iter().map(|one| answer(preparing, one)).collect::<Vec<_>>()
    };
    view! {
        <Choices label=say(keys::SETUP_BOARD)>
            <Choice
                title=say(keys::SETUP_BOARD_NONE)
                sub=say(keys::FIELD_NONE_SUB)
                chosen=none
                on_choose=move || preparing.update(|draft| draft.board = None)
            />
            {answers}
        </Choices>
    }
}

fn answer(preparing: Preparing, offered: Offered) -> AnyView {
    let (title, counts) = (words::board_name(&offered.board), words::counts(&offered.board));
    let view = shown::shown(&offered.board, shown::ground(None));
    let lead = move || view! { <BoardThumb view=view.clone() /> };
    let own = offered.choice.clone();
    let chosen = preparing.part(move |draft| draft.board.as_ref() == Some(&own));
    let choose = move || preparing.update(|draft| draft.board = Some(offered.choice.clone()));
    view! { <Choice title=title sub=counts lead=lead chosen=chosen on_choose=choose /> }.into_any()
}

/// The chosen board large; that it is gone where it was deleted meanwhile.
fn chosen(preparing: Preparing) -> impl IntoView {
    let choice = preparing.part(|draft| draft.board.clone());
    move || {
        choice.get().map(|choice| match choice.find() {
            Some(offered) => view! { <div class="board-preview"><BoardPreview offered=offered /></div> }.into_any(),
            None => view! { <Note kind=NoteKind::Warn>{say(keys::SETUP_BOARD_GONE)}</Note> }.into_any(),
        })
    }
}
