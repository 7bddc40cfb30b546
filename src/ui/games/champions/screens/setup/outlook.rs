//! What a draft comes to: a set-up to begin with, or everything that is still in the way, each with its place.

use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::name::{BadName, Name};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::ring_event::RingEvents;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::model::state::Play;
use crate::games::champions::preparation::{Prospect, prospect};
use crate::games::champions::setup::{Fault, FaultKind, Place, Seat, Setup, start};
use crate::games::champions::text::{names, reasons};
use crate::games::champions::views::setup_draft::Draft;
use crate::kernel::line::Line;
use crate::ui::games::champions::catalogue::Catalogue;
use crate::ui::games::champions::page::SetupStep;
use crate::ui::texts::say;
use crate::ui::widgets::names::bad_name;
use crate::words::champions as keys;

/// Where something is to be put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The scenario's title.
    Title,
    /// The Champions who must or must not take part.
    Names,
    /// The number of players and who sits where.
    Table,
    /// A player's seat: name and Champion.
    Seat(usize),
    /// The card of a player's Champion.
    Card(usize),
    /// Which Companions fill the table.
    Companions,
    /// The Companions' card.
    CompanionCard,
}

impl Target {
    /// The step that has the field.
    pub fn step(self) -> SetupStep {
        match self {
            Self::Title | Self::Names => SetupStep::Scenario,
            Self::Table | Self::Seat(_) | Self::Card(_) | Self::Companions | Self::CompanionCard => {
                SetupStep::Champions
            }
        }
    }
}

/// Whether something is wrong, or only not there yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is wrong.
    Wrong,
    /// It is not there yet, as anybody sees.
    Empty,
}

/// Something in the way of the first turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Obstacle {
    /// What it is.
    pub line: Line,
    /// Where to put it right.
    pub target: Target,
    /// Whether it is wrong.
    pub kind: Kind,
}

/// What a draft comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The set-up, or everything that is in its way.
    pub setup: Result<Setup, Vec<Obstacle>>,
    /// The cards of all five seats.
    pub cards: Vec<Option<ChampionCard>>,
    /// The Threshold as far as it is known.
    pub prospect: Prospect,
}

impl Outlook {
    /// Everything that is in the way.
    pub fn obstacles(&self) -> &[Obstacle] {
        self.setup.as_ref().map_or_else(Vec::as_slice, |_| &[])
    }

    /// Cards that can be played with although a gauge on them is not known, each once: seat and gauges.
    pub fn gaps(&self) -> Vec<(usize, Vec<Gauge>)> {
        let mut gaps: Vec<(usize, Vec<Gauge>)> = Vec::new();
        for (seat, card) in self.cards.iter().enumerate() {
            let Some(card) = card else { continue };
            let seen = gaps.iter().any(|(other, _)| self.cards[*other].as_ref() == Some(card));
            let unknown = unknown_gauges(card);
            if !seen && !unknown.is_empty() {
                gaps.push((seat, unknown));
            }
        }
        gaps
    }
}

fn unknown_gauges(card: &ChampionCard) -> Vec<Gauge> {
    let gauges =
        [(Gauge::Life, card.life.is_unknown()), (Gauge::Ap, card.ap.is_unknown()), (Gauge::Ki, card.ki.is_unknown())];
    gauges.into_iter().filter(|(_, unknown)| *unknown).map(|(gauge, _)| gauge).collect()
}

/// What a draft comes to with these cards.
pub fn outlook(draft: &Draft, catalogue: &Catalogue) -> Outlook {
    let cards = draft.cards(catalogue);
    let seats: Vec<Option<&ChampionCard>> = cards.iter().map(Option::as_ref).collect();
    let prospect = prospect(&seats, draft.modifiers.of(draft.difficulty));
    let setup = assemble(draft, &cards);
    Outlook { setup, prospect, cards }
}

/// Puts the set-up together, or lists everything in its way: what was typed wrong, empty seats, and what the rules say
/// about the seats that are filled.
fn assemble(draft: &Draft, cards: &[Option<ChampionCard>]) -> Result<Setup, Vec<Obstacle>> {
    let mut obstacles = Vec::new();
    let scenario = scenario(draft, &mut obstacles);
    let mut seated = Vec::new();
    let mut players = Vec::new();
    for (number, seat) in draft.player_seats().iter().enumerate() {
        let player = player(number, &seat.player, &mut obstacles);
        match &seat.card {
            Some(card) => {
                let objectives = if draft.play == Play::Standard { seat.objectives.clone() } else { Vec::new() };
                players.push(Seat { player, card: card.clone(), objectives });
                seated.push(number);
            }
            None => obstacles.push(Obstacle {
                line: Line::new(keys::SETUP_EMPTY_SEAT).with("number", number + 1),
                target: Target::Seat(number),
                kind: Kind::Empty,
            }),
        }
    }
    let companions = cards[draft.players..].iter().flatten();
    let companions = companions.map(|card| Seat { player: None, card: card.clone(), objectives: Vec::new() }).collect();
    let (difficulty, play, rulings) = (draft.difficulty, draft.play, draft.rulings);
    let ring_events = draft.ring_events.unwrap_or(RingEvents::Without);
    let campaign = draft.campaign.clone();
    let setup = Setup { scenario, difficulty, play, rulings, players, companions, ring_events, campaign };
    let complete = obstacles.is_empty() && cards.iter().all(Option::is_some);
    obstacles.extend(rules(&setup, &seated, complete));
    if obstacles.is_empty() { Ok(setup) } else { Err(obstacles) }
}

fn scenario(draft: &Draft, obstacles: &mut Vec<Obstacle>) -> Scenario {
    let fallback = || Name::new(&say(keys::SETUP_UNTITLED));
    let name = match Name::typed(&draft.title) {
        Err(BadName::Empty) => fallback(),
        Err(bad) => {
            obstacles.push(wrong(bad_name(bad), Target::Title));
            fallback()
        }
        Ok(name) => Ok(name),
    };
    let mut list = |text: &str| match name_list(text) {
        Ok(names) => names,
        Err(line) => {
            obstacles.push(wrong(line, Target::Names));
            Vec::new()
        }
    };
    let (mandatory, forbidden) = (list(&draft.mandatory), list(&draft.forbidden));
    Scenario {
        // The words for "untitled" are a name in every language; one letter always is.
        name: name.unwrap_or_else(|_| letter()),
        kind: draft.kind,
        max_turns: draft.max_turns,
        modifiers: draft.modifiers,
        mandatory,
        forbidden,
        same_clan: draft.same_clan,
        script: draft.script.clone(),
    }
}

fn letter() -> Name {
    Name::new("R").unwrap_or_else(|bad| unreachable!("one letter is a name: {bad}"))
}

/// The names in a text, separated by commas or line breaks.
///
/// # Errors
///
/// What is wrong with the first that is none.
pub fn name_list(text: &str) -> Result<Vec<Name>, Line> {
    let parts = text.split([',', '\n']).map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| Name::typed(part).map_err(bad_name)).collect()
}

fn player(number: usize, text: &str, obstacles: &mut Vec<Obstacle>) -> Option<Name> {
    match Name::typed(text) {
        Ok(name) => Some(name),
        Err(BadName::Empty) => None,
        Err(bad) => {
            let who = Line::new(keys::PLAYER_NUMBER).with("number", number + 1);
            let line = Line::new(keys::SETUP_OBSTACLE).with("who", who).with("fault", bad_name(bad));
            obstacles.push(wrong(line, Target::Seat(number)));
            None
        }
    }
}

/// What the rules say. While a seat is empty they are not asked how many Champions there are.
fn rules(setup: &Setup, seated: &[usize], complete: bool) -> Vec<Obstacle> {
    let faults = start(setup).err().unwrap_or_default();
    let mut obstacles: Vec<Obstacle> = Vec::new();
    // A card of which neither is typed in is one thing to do, said in one line.
    let at = |kind: FaultKind| faults.iter().filter(move |fault| fault.kind == kind).map(|fault| fault.place);
    let both: Vec<Place> = at(FaultKind::HonorUnknown)
        .filter(|place| at(FaultKind::DestinyUnknown).any(|other| other == *place))
        .collect();
    for fault in &faults {
        if fault.kind == FaultKind::DestinyUnknown && both.contains(&fault.place) {
            continue;
        }
        if !complete && matches!(fault.kind, FaultKind::NotFive { .. } | FaultKind::NoPlayers) {
            continue;
        }
        let words = match &fault.kind {
            FaultKind::HonorUnknown if both.contains(&fault.place) => Some(keys::SETUP_HONOR_AND_DESTINY.into()),
            _ => None,
        };
        let obstacle = obstacle(setup, seated, fault, words);
        // Companions are alike, and so is what is wrong with them.
        if !obstacles.contains(&obstacle) {
            obstacles.push(obstacle);
        }
    }
    obstacles
}

fn obstacle(setup: &Setup, seated: &[usize], fault: &Fault, words: Option<Line>) -> Obstacle {
    let name = |seat: usize| {
        let seat = crate::games::champions::setup::seats(setup).nth(seat);
        seat.map_or_else(String::new, |seat| seat.card.name.to_string())
    };
    let words = words.unwrap_or_else(|| reasons::fault(fault, name));
    let Place::Seat(seat) = fault.place else { return wrong(words, table_target(&fault.kind)) };
    let line = Line::new(keys::SETUP_OBSTACLE).with("who", name(seat)).with("fault", words);
    let needs_card = matches!(fault.kind, FaultKind::HonorUnknown | FaultKind::DestinyUnknown);
    let target = match (seated.get(seat), needs_card) {
        (Some(seat), true) => Target::Card(*seat),
        (Some(seat), false) => Target::Seat(*seat),
        (None, true) => Target::CompanionCard,
        (None, false) => Target::Companions,
    };
    wrong(line, target)
}

fn wrong(line: Line, target: Target) -> Obstacle {
    Obstacle { line, target, kind: Kind::Wrong }
}

fn table_target(kind: &FaultKind) -> Target {
    match kind {
        FaultKind::MixedCompanions => Target::Companions,
        // Whom the scenario needs stands in its list of names; who sits where is seen without being led there.
        FaultKind::Missing { .. } => Target::Names,
        _ => Target::Table,
    }
}

/// What the cards of the table do not say yet: "Matsu Tsuko: Life, Ki".
pub fn gap_line(card: &ChampionCard, gauges: &[Gauge]) -> Line {
    let gauges = gauges.iter().map(|gauge| say(names::gauge(*gauge))).collect::<Vec<_>>().join(", ");
    Line::new(keys::SETUP_GAP).with("name", card.name.as_str()).with("gauges", gauges)
}

/// Several cards that do not say everything yet: "5 cards are not complete: Takako, Mitsu, …".
pub fn gaps_line<'a>(cards: impl ExactSizeIterator<Item = &'a ChampionCard>) -> Line {
    let count = cards.len();
    let names = cards.map(|card| names::given_name(card.name.as_str())).collect::<Vec<_>>().join(", ");
    Line::new(keys::SETUP_GAPS).with("count", count).with("names", names)
}
