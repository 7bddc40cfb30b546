//! The table in large type, for a device in the middle of it: read from all sides, nothing to type, one tap back.
//!
//! Deliberately absent: whatever changes the game. Hands reach over this page all the time.

use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::text::names;
use crate::games::champions::view::{HeadView, Status};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::champion_card::Presence;
use crate::ui::components::gauge_strip::GaugeStrip;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::SealedMon;
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::components::tint::Tint;
use crate::ui::focus;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::champion::{Seat, status_word};
use crate::ui::games::champions::screens::table::{GroupHonor, head_beside, head_phase, head_title};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page.
pub fn middle_page() -> AnyView {
    focus::focus_heading();
    let session = session();
    let turn = Memo::new(move |_| session.view().head.with(turn));
    let phase = Memo::new(move |_| session.view().head.with(|head| say(head_phase(head))));
    view! {
        <div class="screen far">
            <Head
                title=turn
                subtitle=phase
                back=session.href(TablePage::Table)
                back_label=say(keys::SHEET_BACK)
                trailing=|| view! { <Favor /> }
            />
            <main class="body" tabindex="0">
                <GroupHonor />
                <Acting />
                {champions(session)}
            </main>
        </div>
    }
    .into_any()
}

/// "Turn 3 of 8"; once the game has ended, "Victory, 2 above".
fn turn(head: &HeadView) -> String {
    say(head_title(head)) + &say(head_beside(head))
}

/// The Champions in their order, below what their numbers are called.
fn champions(session: Session) -> impl IntoView {
    let order = session.view().order;
    view! {
        <div class="far-line captions" aria-hidden="true">
            <span></span>
            <ul class="strip">{Gauge::ALL.iter().map(caption).collect_view()}</ul>
        </div>
        <ol class="far-lines">
            <For each=move || order.get() key=|id| *id let:id>
                <ChampionLine id=id />
            </For>
        </ol>
    }
}

fn caption(gauge: &Gauge) -> impl IntoView + use<> {
    view! { <li>{say(names::gauge(*gauge))}</li> }
}

/// Who holds the Imperial Favor.
#[component]
fn Favor() -> impl IntoView {
    let session = session();
    let holder = Memo::new(move |_| session.view().head.with(|head| head.favor.clone()));
    move || {
        holder.get().map(|name| {
            let ears = say(Line::new(keys::TABLE_FAVOR).with("name", name.clone()));
            view! {
                <p class="far-favor">
                    <span class="vh">{ears}</span>
                    <Icon sign=Sign::ImperialFavor tint=Tint::Honor />
                    <b aria-hidden="true">{names::given_name(&name).to_owned()}</b>
                </p>
            }
        })
    }
}

/// Whose Activation it is.
#[component]
fn Acting() -> impl IntoView {
    let session = session();
    let name = move |id| session.state(|state| names::champion(state, id));
    let acting = Memo::new(move |_| session.view().acting.get().map(name));
    move || {
        acting.get().map(|name| view! { <p class="far-now">{say(Line::new(keys::TABLE_ACTS).with("name", name))}</p> })
    }
}

/// One Champion: who, and its six numbers.
#[component]
fn ChampionLine(
    /// Which.
    id: ChampionId,
) -> impl IntoView {
    let seat = Seat::new(id);
    let (ears, name, acts, presence) = (seat.ears(), seat.name(), seat.acts(), seat.presence());
    let statuses = Memo::new(move |_| seat.view.with(|view| view.statuses.clone()));
    let status = |status: Status| {
        view! { <Tag sign=looks::status_sign(status) tone=Tone::Bad text=say(status_word(status)) /> }
    };
    view! {
        <li class="card" class:on=move || acts.get() class:out=move || presence.get() == Presence::Out>
            <p class="vh">{move || ears.get()}</p>
            <div class="far-line" aria-hidden="true">
                <div class="who">
                    <SealedMon look=seat.mon() order=seat.place() state=seat.seal() />
                    <p>
                        <b class="title">{move || name.get()}</b>
                        {move || statuses.get().into_iter().map(status).collect_view()}
                    </p>
                </div>
                <GaugeStrip numbers=seat.numbers() />
            </div>
        </li>
    }
}
