//! The table: the map with its layers, the list of provinces, the honor strip, and whose turn it is.

pub mod danger;
pub mod sheets;

mod dock;
mod layers;
mod list;
mod reminders;

use super::parts::honors;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::laid::At;
use crate::games::battle_for_rokugan::lessons::Lesson;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::stage::{Part, Stage};
use crate::games::battle_for_rokugan::state::{ROUNDS, State};
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::honor::{ClanHonor, strip};
use crate::games::battle_for_rokugan::views::map::{MapView, map as map_view};
use crate::games::battle_for_rokugan::views::places::{open, ways};
use crate::kernel::line::Line;
use crate::ui::app::waiting;
use crate::ui::components::button::Button;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::games::battle_for_rokugan::behind;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::map::{Extra, Hand, Taps, map};
use crate::ui::games::battle_for_rokugan::outlook::{Layer, Outlook};
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::later::following;
use crate::ui::texts::say;
use crate::ui::widgets::learning::Learning;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// What else there is.
    More,
    /// A province.
    Province(Province),
    /// Two ways over one border.
    Border(Spot, Spot),
    /// Who begins.
    First,
    /// Which initiative card was turned.
    Initiative,
    /// Territory cards of the clan whose turn it is.
    Card,
    /// On which token a scout or another is used.
    Agents(Whose),
    /// Which two of its tokens Unicorn swaps.
    Swap,
    /// What the players call a province.
    Rename(Province),
}

/// Whose scouts and abilities are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of the clan whose turn it is.
    Turn,
    /// Scorpion's, which looks once it has placed.
    Scorpion,
}

/// The page's own state.
#[derive(Clone, Copy)]
pub struct Place {
    session: Session,
    over: RwSignal<Option<Over>>,
    /// The clan whose tokens are entered at the reveal.
    entering: RwSignal<Option<Clan>>,
}

impl Place {
    fn close(self) {
        self.over.set(None);
    }

    fn act(self, command: Command) {
        self.close();
        self.session.dispatch(command);
    }
}

/// Everything of the table that the page draws.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    map: MapView,
    strip: Vec<ClanHonor>,
    turn: Option<Clan>,
}

fn drawn(state: &State) -> Drawn {
    let turn = state.turn().filter(|_| matches!(state.stage(), Stage::Starting | Stage::Placement | Stage::Cards));
    Drawn { map: map_view(state), strip: strip(state), turn }
}

/// One dot a border that is open to the clan that places now, whichever ways over it are open, and one for each other place.
fn dots(state: &State) -> Vec<Spot> {
    let placing = state.turn().filter(|_| state.stage() == Stage::Placement);
    let mut dots: Vec<Spot> = Vec::new();
    for spot in placing.map_or_else(Vec::new, |clan| open(state, clan)) {
        if !dots.iter().any(|other| other.excludes(spot)) {
            dots.push(spot);
        }
    }
    dots
}

/// The page.
pub(super) fn page() -> AnyView {
    let session = session();
    let place = Place { session, over: RwSignal::new(None), entering: RwSignal::new(None) };
    let Outlook { layer, sight } = Outlook::here();
    let hand = Hand::over(sight);
    let shown = session.part(|table| drawn(table.state()));
    let taps = Taps {
        province: Callback::new(move |(at,): (Province,)| tap_province(place, at)),
        spot: Callback::new(move |(at,): (Spot,)| tap_spot(place, at)),
        rest: Callback::new(move |(at,): (Province,)| place.over.set(Some(Over::Rename(at)))),
        hand,
    };
    let fit = move || {
        let near = !hand.sight().is_whole();
        near.then(|| view! { <div class="fit"><Button label=say(keys::BFR_FIT) on_press=move || hand.refit() /></div> })
    };
    let overlay = layers::overlays(session, layer);
    let dots = session.part_behind(dots);
    let extra = Memo::new(move |_| Extra { open: dots.get(), ..overlay.get() });
    let strip = Memo::new(move |_| shown.with(|shown| shown.strip.clone()));
    let turn = Memo::new(move |_| shown.with(|shown| shown.turn));
    let land = Memo::new(move |_| shown.with(|shown| shown.map.clone()));
    let picture = map(say(keys::BFR_MAP_LABEL), land.into(), extra.into(), Some(taps));
    view! {
        <div class="screen bfr-table">
            {head(session, layer)}
            <main class="body bfr-map">
                {waiting::missing(behind::evening())}
                {lesson(session)}
                {reminders::notes(place)}
                <div class="ground">{fit} {picture}</div>
                {following(move || list::list(place, overlay))}
            </main>
            {honors(strip.into(), turn.into())}
            {dock::dock(place)}
            {sheets::sheets(place)}
        </div>
    }
    .into_any()
}

/// What the first lesson says, as long as it goes on.
fn lesson(session: Session) -> AnyView {
    let learning = Learning::<Lesson>::here();
    let is_on = Memo::new(move |_| learning.is_on());
    (move || is_on.get().then(|| behind::lesson(session))).into_any()
}

/// A tap on a place: a token there, or the question which way it points.
fn tap_spot(place: Place, at: Spot) {
    let ways = place.session.glance(|state| {
        let Some(clan) = state.turn() else { return Vec::new() };
        ways(state, clan, at)
    });
    match ways[..] {
        [one, other, ..] if !matches!(at, Spot::Center(_)) => place.over.set(Some(Over::Border(one, other))),
        _ => lay(place, at),
    }
}

/// Places a facedown token of the clan whose turn it is.
fn lay(place: Place, at: Spot) {
    if let Some(clan) = place.session.glance(State::turn) {
        place.act(Command::Place { clan, at: At::Spot(at), face: None, token: None });
    }
}

fn tap_province(place: Place, at: Province) {
    if place.session.glance(State::stage) == Stage::Starting {
        place.act(Command::Settle { province: at, clan: None });
    } else {
        place.over.set(Some(Over::Province(at)));
    }
}

/// Round, part, who is first player; the parts of a round; the layers.
fn head(session: Session, layer: RwSignal<Layer>) -> AnyView {
    let about = session.part(|table| (table.state().round(), table.state().stage(), table.state().first()));
    let title = move || {
        let (round, stage, _) = about.get();
        let part = stage.part();
        let playing = matches!(part, Part::Upkeep | Part::Placement | Part::Resolution);
        let numbered = playing.then(|| {
            let of = say(Line::new(keys::BFR_ROUND_OF).with("most", ROUNDS));
            let round = say(Line::new(keys::BFR_ROUND).with("round", round));
            view! { <span class="title"><span class="keep">{round}</span> " " <small class="tall">{of}</small></span> }
        });
        view! {
            {numbered}
            <span class="title phase">{say(names::stage(stage))}</span>
        }
    };
    let first = move || {
        let (_, _, first) = about.get();
        first.map(|clan| {
            let ears = say(Line::new(keys::BFR_FIRST_PLAYER).with("clan", names::clan(clan)));
            view! {
                <span class="fav">
                    <Mon look=look::mon(clan) size=DiscSize::Small />
                    <span aria-hidden="true">{say(keys::BFR_FIRST)}</span>
                    <span class="vh">{ears}</span>
                </span>
            }
        })
    };
    let line = move || {
        let (_, stage, _) = about.get();
        [Part::Upkeep, Part::Placement, Part::Resolution]
            .map(|part| {
                let class = match part.cmp(&stage.part()) {
                    std::cmp::Ordering::Less => "past",
                    std::cmp::Ordering::Equal => "now",
                    std::cmp::Ordering::Greater => "",
                };
                view! { <i class=class></i> }
            })
            .into_iter()
            .collect_view()
    };
    view! {
        <header class="head game">
            <div class="turnline">
                <h1 tabindex="-1">{title}</h1>
                {first}
            </div>
            <div class="phases" aria-hidden="true">{line}</div>
            {layers::switch(layer)}
        </header>
    }
    .into_any()
}

/// A table as it was: map and honor, nothing to press.
pub(super) fn then(state: &State) -> AnyView {
    let extra = Extra::default();
    view! {
        <div class="bfr-then">{map(say(keys::BFR_MAP_LABEL), map_view(state).into(), extra.into(), None)}</div>
        {honors(Signal::stored(strip(state)), Signal::stored(None))}
    }
    .into_any()
}
