//! The six gauges of a Champion: one tap, one step of the log.

use super::seat::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Gauge as GaugeKind;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::gauge::Gauge;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::screens::actions::{Asked, desk};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// How the six gauges stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GaugesLook {
    /// On a card.
    Card,
    /// On the table itself.
    Table,
    /// On a card; three in a line where the window is low.
    Three,
}

impl GaugesLook {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Card => "gauges",
            Self::Table => "gauges paper",
            Self::Three => "gauges three",
        }
    }
}

/// The six gauges of a Champion.
#[component]
pub fn Gauges(
    /// Whose.
    seat: Seat,
    /// How they stand.
    look: GaugesLook,
) -> impl IntoView {
    let name = seat.name();
    let gauges = GaugeKind::ALL.iter().map(|gauge| view! { <OneGauge seat=seat name=name gauge=*gauge /> });
    view! { <div class=look.as_str()>{gauges.collect_view()}</div> }
}

/// One gauge, with its keys.
#[component]
fn OneGauge(
    /// Whose.
    seat: Seat,
    /// What its Champion is called.
    name: Memo<String>,
    /// Which.
    gauge: GaugeKind,
) -> impl IntoView {
    let (session, desk) = (session(), desk());
    let shown = seat.gauge(gauge);
    let value = Memo::new(move |_| shown.get().value);
    let of = Memo::new(move |_| shown.get().of.map(i32::from));
    let least = Memo::new(move |_| Some(i32::from(shown.get().least)));
    let most = Memo::new(move |_| Some(i32::from(shown.get().most)));
    let sign = Memo::new(move |_| looks::gauge_sign(gauge, value.get()));
    let labelled = move |key| say(Line::new(key).with("gauge", names::gauge(gauge)));
    let group =
        move || say(Line::new(keys::SHEET_GAUGE_OF).with("name", name.get()).with("gauge", names::gauge(gauge)));
    let step = move |by: i32| {
        desk.touch(gauge);
        // Keys step by one.
        let by = i16::try_from(by).unwrap_or(0);
        let who = Who::Champion(seat.id.get_untracked());
        session.dispatch(Command::Adjust { who, gauge, by, note: Note::default() });
    };
    view! {
        <Gauge
            name=say(names::gauge(gauge))
            group=Signal::derive(group)
            sign=sign
            tint=looks::gauge_tint(gauge)
            value=Signal::derive(move || value.get().map(i32::from))
            of=of
            least=least
            most=most
            held_to=looks::held_to(gauge)
            minus_label=labelled(keys::SHEET_GAUGE_MINUS)
            plus_label=labelled(keys::SHEET_GAUGE_PLUS)
            on_step=step
            type_in=say(keys::SHEET_TYPE_IN)
            on_type_in=Callback::new(move |()| desk.ask(Asked::Card(seat.id.get_untracked())))
        />
    }
}
