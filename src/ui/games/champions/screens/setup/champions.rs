//! Step 2: how many players, who plays whom, and the Companions that fill the table.

use super::frame::{StepDock, StepHead};
use super::in_the_way::obstacle_list;
use super::last_time::last_time;
use super::outlook::{Kind, Obstacle, Outlook, Target, gap_line, gaps_line};
use super::preparing::{Preparing, preparing};
use super::seat::{Panel, SeatSheet, captions, number};
use super::sum::ThresholdSum;
use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::ids::{ChampionId, PlayerId};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::preparation::{Control, control};
use crate::games::champions::setup::CHAMPIONS;
use crate::games::champions::text::names;
use crate::games::champions::views::setup_draft::{Companions, Draft};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::Mon;
use crate::ui::components::number::shown;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::SetupStep;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// Step 2.
#[component]
pub(super) fn ChampionsStep() -> impl IntoView {
    let preparing = preparing();
    let panel = RwSignal::new(None);
    // A sheet opens once the step is on the page.
    let follow = Effect::new(move |_| {
        // Whoever is sent to another step is not stopped here.
        if preparing.lead.get().is_some_and(|target| target.step() == SetupStep::Champions) {
            request_animation_frame(move || {
                let _ = panel.try_set(lead(preparing));
            });
        }
    });
    on_cleanup(move || follow.stop());
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Champions />
            <main class="body">
                {players_field(preparing)} {solo_question(preparing)} {last_time(preparing)}
                {seats(preparing, panel)} {findings(preparing, panel)} <ThresholdSum />
            </main>
            <StepDock step=SetupStep::Champions />
            <SeatSheet panel=panel />
        </div>
    }
}

/// The panel somebody was sent to.
fn lead(preparing: Preparing) -> Option<Panel> {
    match preparing.take_lead()? {
        Target::Seat(seat) => Some(Panel::Seat(seat)),
        Target::Card(seat) => Some(Panel::Card(seat)),
        Target::Companions => Some(Panel::Companions),
        Target::CompanionCard => Some(Panel::CompanionCard),
        Target::Table | Target::Title | Target::Names => None,
    }
}

fn players_field(preparing: Preparing) -> impl IntoView {
    let answer = |players: usize| {
        let ears = say(Line::new(keys::SETUP_PLAYER_COUNT).with("players", players));
        Segment::of(players.to_string()).with_ears(ears)
    };
    let answers: Vec<_> = (1..=CHAMPIONS).map(answer).collect();
    let chosen = preparing.part(|draft| Some(draft.players - 1));
    let choose = move |place: usize| preparing.update(|draft| draft.players = place + 1);
    view! {
        <div class="rowx wrapx setup-players">
            <b aria-hidden="true">{say(keys::SETUP_PLAYERS)}</b>
            <div class="grow">
                <Segmented
                    label=say(keys::SETUP_PLAYERS)
                    answers=Signal::stored(answers)
                    chosen=chosen
                    on_choose=move |place: usize| choose(place)
                />
            </div>
        </div>
    }
}

/// Playing alone, which Companions.
fn solo_question(preparing: Preparing) -> impl IntoView {
    let solo = Memo::new(move |_| preparing.draft.with(|draft| draft.players == 1));
    let answer = move |companions: Companions, title, sub| {
        let chosen = preparing.part(move |draft| draft.companions == companions);
        let choose = move || preparing.update(|draft| draft.companions = companions);
        view! { <Choice title=say(title) sub=say(sub) chosen=chosen on_choose=choose /> }
    };
    move || {
        solo.get().then(|| {
            view! {
                <Choices label=say(keys::SETUP_SOLO_QUESTION)>
                    {answer(Companions::Minor, keys::SETUP_SOLO_MINOR, keys::SETUP_SOLO_MINOR_SUB)}
                    {answer(Companions::OwnClan, keys::SETUP_SOLO_OWN, keys::SETUP_SOLO_OWN_SUB)}
                </Choices>
            }
        })
    }
}

fn seats(preparing: Preparing, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let cards = preparing.outlook.with(|outlook| outlook.cards.clone());
        preparing.draft.with(|draft| {
            let row = |(seat, card)| SeatRow::new(draft, seat, card);
            cards.into_iter().enumerate().map(row).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="card" aria-label=say(keys::SETUP_SEATS)>
            {captions(keys::SETUP_TAP_SEAT)}
            <ul class="rows">
                {move || rows.get().into_iter().map(|row| seat_row(row, panel)).collect_view()}
            </ul>
        </section>
    }
}

/// A seat as it is shown.
#[derive(Clone, Debug, PartialEq)]
struct SeatRow {
    seat: usize,
    card: Option<ChampionCard>,
    /// Whose seat it is, or who controls the Companion.
    whose: String,
    panel: Panel,
}

impl SeatRow {
    fn new(draft: &Draft, seat: usize, card: Option<ChampionCard>) -> Self {
        match draft.player_seats().get(seat) {
            Some(filled) => Self { seat, card, whose: player_name(seat, &filled.player), panel: Panel::Seat(seat) },
            None => Self { seat, card, whose: say(controlled(draft, seat)), panel: Panel::Companions },
        }
    }

    /// The Champion's name, and the line below it.
    fn words(&self) -> (String, String) {
        match &self.card {
            Some(card) => {
                let clan = say(names::clan(card.clan));
                let sub = Line::new(keys::SETUP_SEAT_SUB).with("clan", clan).with("whose", self.whose.clone());
                let sub = if self.panel == Panel::Companions { self.whose.clone() } else { say(sub) };
                (card.name.to_string(), sub)
            }
            None => (say(keys::SETUP_CHOOSE_CHAMPION), self.whose.clone()),
        }
    }
}

/// A player's name as typed, or their number.
pub(super) fn player_name(seat: usize, typed: &str) -> String {
    match typed.trim() {
        "" => say(Line::new(keys::PLAYER_NUMBER).with("number", seat + 1)),
        name => name.chars().take(60).collect(),
    }
}

fn controlled(draft: &Draft, seat: usize) -> Line {
    // There are at most four Companions.
    match control(draft.players, u8::try_from(seat.saturating_sub(draft.players)).unwrap_or(0)) {
        Control::Player(PlayerId(player)) => {
            let player = usize::from(player);
            let name = player_name(player, draft.seats.get(player).map_or("", |seat| seat.player.as_str()));
            Line::new(keys::SETUP_COMPANION_OF).with("player", name)
        }
        Control::FavorHolder => keys::SETUP_COMPANION_OF_FAVOR.into(),
    }
}

fn seat_row(row: SeatRow, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    let open = move |_| panel.set(Some(row.panel));
    let (name, sub) = row.words();
    let value = |value: Option<i16>| value.map_or_else(|| "?".to_owned(), |value| shown(value.into()));
    let honor = value(row.card.as_ref().and_then(|card| card.honor.value()).map(|honor| honor.get()));
    let destiny = value(row.card.as_ref().and_then(|card| card.destiny.value()).map(|destiny| destiny.get()));
    let filled = row.card.is_some();
    let look = row.card.as_ref().map(|card| looks::mon(ChampionId::ALL[row.seat], card.clan));
    let place = say(Line::new(keys::SETUP_SEAT_PLACE).with("number", row.seat + 1));
    let mon = look.map_or_else(
        || view! { <span class="mon none"></span> }.into_any(),
        |look| view! { <Mon look=look /> }.into_any(),
    );
    view! {
        <li>
            <button type="button" class="seat" on:click=open>
                {mon}
                <span>
                    <span class="vh">{place} " "</span>
                    <b class:title=filled dir="auto">{name}</b>
                    <span class="sub" dir="auto">{sub}</span>
                </span>
                {number(keys::GAUGE_HONOR, honor)} {number(keys::CARD_DESTINY, destiny)}
            </button>
        </li>
    }
}

/// What is right, what is in the way, what is only missing.
fn findings(preparing: Preparing, panel: RwSignal<Option<Panel>>) -> impl IntoView {
    // An empty seat is seen without another line about it.
    let obstacles = Memo::new(move |_| {
        let here = |obstacle: &&Obstacle| obstacle.kind == Kind::Wrong;
        preparing.outlook.with(|outlook| outlook.obstacles().iter().filter(here).cloned().collect::<Vec<_>>())
    });
    let ready = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.setup.is_ok()));
    let gaps = Memo::new(move |_| {
        let seated = preparing.draft.with(|draft| draft.players);
        preparing.outlook.with(|outlook| gaps(outlook, seated))
    });
    let players = preparing.part(|draft| draft.players);
    let next_card = move || {
        gaps.get().into_iter().next().map(|(seat, card, _)| {
            let target = if seat < players.get() { Panel::Card(seat) } else { Panel::CompanionCard };
            let label = say(Line::new(keys::SETUP_TYPE_IN).with("name", card.name.as_str()));
            view! { <Button label=label sign=Sign::Edit on_press=move || panel.set(Some(target)) /> }
        })
    };
    view! {
        <Show when=move || ready.get() || gaps.with(|gaps| !gaps.is_empty())>
            <ul class="stack tightly">
                {move || ready.get().then(|| all_well(preparing))}
                {move || gap_finding(&gaps.get())}
            </ul>
        </Show>
        {next_card}
        {move || obstacle_list(preparing, obstacles.get())}
    }
}

/// The cards that are not complete. What the first turn waits for comes before what can be typed in later.
fn gaps(outlook: &Outlook, seated: usize) -> Vec<(usize, ChampionCard, Vec<Gauge>)> {
    let with_card = |(seat, gauges): (usize, Vec<Gauge>)| Some((seat, outlook.cards[seat].clone()?, gauges));
    let mut gaps: Vec<_> = outlook.gaps().into_iter().filter_map(with_card).collect();
    let blocks = |seat: usize| {
        let is_its = |target| match target {
            Target::Card(other) => other == seat,
            Target::CompanionCard => seat >= seated,
            Target::Title | Target::Names | Target::Table | Target::Seat(_) | Target::Companions => false,
        };
        outlook.obstacles().iter().any(|obstacle| is_its(obstacle.target))
    };
    gaps.sort_by_key(|(seat, ..)| !blocks(*seat));
    gaps
}

/// What the rules ask of the table, and that it is so.
fn all_well(preparing: Preparing) -> impl IntoView {
    let (seats, names) = preparing.outlook.with(|outlook| {
        let setup = outlook.setup.as_ref().ok();
        let clans: BTreeSet<_> = setup.iter().flat_map(|setup| &setup.players).map(|seat| seat.card.clan).collect();
        let seats = if clans.len() == CHAMPIONS { keys::SETUP_FIVE_CLANS } else { keys::SETUP_ALL_WELL };
        (seats, setup.map(|setup| names_line(&setup.scenario)))
    });
    (finding(Sign::Check, "good", say(seats)), names.map(|line| finding(Sign::Check, "good", say(line))))
}

fn names_line(scenario: &Scenario) -> Line {
    if scenario.mandatory.is_empty() && scenario.forbidden.is_empty() {
        Line::new(keys::SETUP_NOBODY_NAMED).with("title", scenario.name.as_str())
    } else {
        keys::SETUP_NAMES_FIT.into()
    }
}

/// Cards that are not complete, in one line.
fn gap_finding(gaps: &[(usize, ChampionCard, Vec<Gauge>)]) -> Option<impl IntoView + use<>> {
    let line = match gaps {
        [] => return None,
        [(_, card, gauges)] => gap_line(card, gauges),
        [..] => gaps_line(gaps.iter().map(|(_, card, _)| card)),
    };
    Some(finding(Sign::Warning, "caution", say(line)))
}

fn finding(sign: Sign, tone: &'static str, line: String) -> impl IntoView + use<> {
    view! {
        <li class=format!("rowx {tone}")>
            <Icon sign=sign />
            <span class="ink">{line}</span>
        </li>
    }
}
