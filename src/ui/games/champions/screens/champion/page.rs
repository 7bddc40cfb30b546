//! The sheet as a page of its own; where there is room, what it offers stands beside the numbers.

use super::body::SheetBody;
use super::gauges::{Gauges, GaugesLook};
use super::seat::Seat;
use super::tokens::{Statuses, Tokens};
use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::text::names;
use crate::games::champions::view::NextStep;
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::mon::SealedMon;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::actions::{Desk, DeskSheet};
use crate::ui::games::champions::screens::table::InkBlock;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::later::following;
use crate::ui::table::pages::SharedPage;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::wide::{Halves, frame, roomy};
use crate::words::champions as keys;
use leptos::prelude::*;

/// A Champion's sheet.
#[component]
pub fn ChampionSheet(
    /// Whose.
    id: Signal<ChampionId>,
) -> impl IntoView {
    let desk = Desk::provide();
    let (seat, roomy) = (Seat::new(id), roomy());
    let name = seat.name();
    // The gauges come first: to take away the table is work enough until the first painting. The tokens follow them, and
    // the body follows those.
    let marks = following(move || view! { <Tokens seat=seat /> <Statuses seat=seat /> }.into_any());
    let body = move || following(move || following(move || view! { <SheetBody seat=seat /> }.into_any()).into_any());
    view! {
        <div class=frame(roomy, "")>
            {head(seat, name)}
            <Halves roomy=roomy label=name second=body>
                <Gauges seat=seat look=GaugesLook::Table />
                {marks}
            </Halves>
            <SheetDock seat=seat />
        </div>
        <DeskSheet desk=desk />
    }
}

/// Whose sheet it is, with the ways to the others and back to the table.
fn head(seat: Seat, name: Memo<String>) -> impl IntoView {
    view! {
        <Head
            title=name
            subtitle=subtitle(seat)
            back=session().href(TablePage::Table)
            back_label=say(keys::SHEET_BACK)
            lead=move || view! { <SealedMon look=seat.mon() order=seat.place() state=seat.seal() /> }
            trailing=move || view! { <Neighbours seat=seat /> }
        />
    }
}

/// "Lion · Size 1", as far as the card is known.
pub fn clan_and_size(card: &ChampionCard) -> String {
    let size = card.size.value().map(|size| say(Line::new(keys::SHEET_SIZE).with("size", size.get())));
    [Some(say(names::clan(card.clan))), size].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The same with Destiny.
fn subtitle(seat: Seat) -> Memo<String> {
    let session = session();
    Memo::new(move |_| {
        session.state(|state| {
            let card = state.champion(seat.id.get()).card();
            let destiny = card.destiny.value();
            let destiny = destiny.map(|destiny| say(Line::new(keys::SHEET_DESTINY).with("destiny", destiny.get())));
            [Some(clan_and_size(card)), destiny].into_iter().flatten().collect::<Vec<_>>().join(" · ")
        })
    })
}

/// The ways to the Champions before and after this one.
#[component]
fn Neighbours(
    /// The Champion in the middle.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    // There are always five: four steps on is one step back.
    let (before, after) = (neighbour(session, seat, 4), neighbour(session, seat, 1));
    let link = move |to: Memo<Option<(ChampionId, String)>>, key, sign| {
        let label = move || to.get().map(|(_, name)| say(Line::new(key).with("name", name))).unwrap_or_default();
        let href = move || to.get().map(|(id, _)| session.href(TablePage::Champion(id))).unwrap_or_default();
        view! {
            <ButtonLink
                kind=ButtonKind::Round
                href=Signal::derive(href)
                label=Signal::derive(label)
                sign=sign
            />
        }
    };
    // A narrow head has room for one of them; five times onwards is a whole round.
    view! {
        <span class="only-wide">{link(before, keys::SHEET_PREVIOUS, Sign::Back)}</span>
        {link(after, keys::SHEET_NEXT, Sign::Next)}
    }
}

/// The Champion that many steps on in the order.
fn neighbour(session: Session, seat: Seat, step: usize) -> Memo<Option<(ChampionId, String)>> {
    Memo::new(move |_| {
        let id = session.view().order.with(|order| {
            let here = order.iter().position(|id| *id == seat.id.get()).unwrap_or(0);
            order.get((here + step) % order.len().max(1)).copied()
        });
        id.map(|id| (id, session.state(|state| names::champion(state, id))))
    })
}

/// Undo, the log, and the ink while this Champion acts.
#[component]
fn SheetDock(
    /// Whose sheet it is.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let acts = seat.acts();
    let ending = Memo::new(move |_| session.view().next.with(|next| matches!(next, NextStep::EndActivation { .. })));
    let ink = move || {
        if acts.get() && ending.get() {
            view! { <InkBlock /> }.into_any()
        } else {
            let table = session.href(TablePage::Table);
            view! { <ButtonLink kind=ButtonKind::High href=table label=say(keys::SHEET_TO_TABLE) /> }.into_any()
        }
    };
    view! {
        <Dock>
            <UndoTool />
            <ButtonLink
                kind=ButtonKind::Tool
                href=SharedPage::Log.href(&session.id())
                label=say(keys::SHEET_LOG)
                sign=Sign::Log
            />
            {ink}
        </Dock>
    }
}
