//! A Champion as the screens read it: one memo each, so that a tap on a gauge touches only what shows that gauge.

use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::ActivationState;
use crate::games::champions::text::names;
use crate::games::champions::view::{Alarm, ChampionView, GaugeView, Status};
use crate::kernel::line::{Key, Line};
use crate::ui::components::champion_card::{CardMark, Presence};
use crate::ui::components::gauge_strip::{Level, StripNumber};
use crate::ui::components::mon::{MonLook, SealState};
use crate::ui::components::number::shown;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A Champion on a screen.
#[derive(Clone, Copy)]
pub struct Seat {
    /// Which.
    pub id: Signal<ChampionId>,
    /// What is shown of it.
    pub view: Memo<ChampionView>,
}

impl Seat {
    /// Follows a Champion of the open table.
    pub fn new(id: impl Into<Signal<ChampionId>>) -> Self {
        let (id, session) = (id.into(), session());
        Self { id, view: Memo::new(move |_| session.view().champions.get(id.get())) }
    }

    /// The full name.
    pub fn name(self) -> Memo<String> {
        Memo::new(move |_| self.view.with(|view| view.name.clone()))
    }

    /// The mon in its ring.
    pub fn mon(self) -> Memo<MonLook> {
        Memo::new(move |_| self.view.with(looks::mon_of))
    }

    /// A gauge.
    pub fn gauge(self, gauge: Gauge) -> Memo<GaugeView> {
        let champions = session().view().champions;
        Memo::new(move |_| champions.gauge(self.id.get(), gauge))
    }

    /// The place in the order of Activations, in digits.
    pub fn place(self) -> Memo<Option<String>> {
        Memo::new(move |_| self.view.with(|view| view.place.map(|place| place.to_string())))
    }

    /// Whether its turn is past, now or to come.
    pub fn seal(self) -> Memo<SealState> {
        Memo::new(move |_| seal(self.view.with(|view| view.activation)))
    }

    /// Whether it acts now.
    pub fn acts(self) -> Memo<bool> {
        Memo::new(move |_| self.view.with(|view| view.activation == ActivationState::Acting))
    }

    /// Whether it is still on the players' side.
    pub fn presence(self) -> Memo<Presence> {
        Memo::new(move |_| self.view.with(presence))
    }

    /// The six numbers of a closed card.
    pub fn numbers(self) -> Memo<Vec<StripNumber>> {
        Memo::new(move |_| self.view.with(|view| view.gauges.iter().map(|gauge| strip_number(view, gauge)).collect()))
    }

    /// Statuses and marks of a closed card.
    pub fn marks(self) -> Memo<Vec<CardMark>> {
        Memo::new(move |_| self.view.with(marks))
    }

    /// What mon and mark of an open card show, for ears: "Activation 3, Imperial Favor".
    pub fn standing(self) -> Memo<Option<String>> {
        Memo::new(move |_| {
            let parts = self.view.with(standing).into_iter().flatten().collect::<Vec<_>>();
            (!parts.is_empty()).then(|| parts.join(", "))
        })
    }

    /// Everything a closed card shows, for ears.
    pub fn ears(self) -> Memo<String> {
        Memo::new(move |_| self.view.with(ears))
    }
}

const fn seal(activation: ActivationState) -> SealState {
    match activation {
        ActivationState::Off | ActivationState::Waiting => SealState::Waiting,
        ActivationState::Acting => SealState::On,
        ActivationState::Done => SealState::Done,
    }
}

fn presence(view: &ChampionView) -> Presence {
    let gone = view.statuses.iter().any(|status| matches!(status, Status::Eliminated | Status::Corrupted));
    if gone { Presence::Out } else { Presence::In }
}

/// The word of a status.
pub const fn status_word(status: Status) -> Key {
    match status {
        Status::Weakened => keys::STATUS_WEAKENED,
        Status::Dishonored => keys::STATUS_DISHONORED,
        Status::Eliminated => keys::STATUS_ELIMINATED,
        Status::Corrupted => keys::STATUS_CORRUPTED,
    }
}

fn strip_number(view: &ChampionView, gauge: &GaugeView) -> StripNumber {
    let of = if gauge.gauge == Gauge::Life { gauge.of } else { None };
    StripNumber {
        sign: looks::gauge_sign(gauge.gauge, gauge.value),
        tint: looks::gauge_tint(gauge.gauge),
        shown: gauge.value.map_or_else(|| unknown(view, gauge.gauge), |value| shown(value.into())),
        of: of.map(|of| shown(of.into())),
        level: if gauge.alarm == Alarm::Low { Level::Low } else { Level::Fine },
    }
}

/// A number nobody typed in: Wounds are counted below it all the same.
fn unknown(view: &ChampionView, gauge: Gauge) -> String {
    if gauge == Gauge::Life && view.wounds > 0 {
        return say(Line::new(keys::SHEET_UNKNOWN_LESS).with("wounds", view.wounds));
    }
    say(keys::SHEET_UNKNOWN)
}

/// Statuses, the Favor, that something is carried, and that the Activation is over. Several statuses stand as signs alone;
/// the card's label says their words.
pub fn marks(view: &ChampionView) -> Vec<CardMark> {
    let alone = view.statuses.len() == 1;
    let status = |status: &Status| CardMark {
        sign: looks::status_sign(*status),
        tint: Tint::Bad,
        word: alone.then(|| say(status_word(*status))),
    };
    let favor = view.favored.then_some(CardMark { sign: Sign::ImperialFavor, tint: Tint::Honor, word: None });
    let done = view.activation == ActivationState::Done;
    let done = done.then_some(CardMark { sign: Sign::Check, tint: Tint::Ink, word: None });
    let load = view.load.as_ref().map(|_| CardMark { sign: Sign::SimpleManipulation, tint: Tint::Ink, word: None });
    view.statuses.iter().map(status).chain(favor).chain(load).chain(done).collect()
}

/// The place in the order, and the Favor.
fn standing(view: &ChampionView) -> [Option<String>; 2] {
    let place = view.place.map(|place| say(Line::new(keys::SHEET_EARS_PLACE).with("place", place)));
    [place, view.favored.then(|| say(keys::SHEET_EARS_FAVOR))]
}

/// Name, statuses, place, and the six numbers.
fn ears(view: &ChampionView) -> String {
    let activation = match view.activation {
        ActivationState::Acting => Some(say(keys::SHEET_ACTS_NOW)),
        ActivationState::Done => Some(say(keys::SHEET_HAS_ACTED)),
        ActivationState::Off | ActivationState::Waiting => None,
    };
    let [place, favor] = standing(view);
    let statuses = view.statuses.iter().map(|status| say(status_word(*status)));
    // The visible words, name and statuses, come first and together: voice control looks for them.
    let seen = std::iter::once(view.name.clone()).chain(statuses);
    let first = seen
        .chain([place, activation, favor, view.load.clone().map(say)].into_iter().flatten())
        .collect::<Vec<_>>()
        .join(", ");
    let numbers = view.gauges.iter().map(number_ears).collect::<Vec<_>>().join(", ");
    format!("{first}. {numbers}")
}

/// "Life 3 of 5".
fn number_ears(gauge: &GaugeView) -> String {
    let named = |key| Line::new(key).with("gauge", names::gauge(gauge.gauge));
    say(match (gauge.value, gauge.of) {
        (None, _) => named(keys::SHEET_EARS_UNKNOWN),
        (Some(value), None) => named(keys::SHEET_EARS_NUMBER).with("value", value),
        (Some(value), Some(of)) => named(keys::SHEET_EARS_OF).with("value", value).with("of", of),
    })
}
