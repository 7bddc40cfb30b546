//! How tables of this game are kept, and what is said of them where nobody knows the game.
//!
//! Set-up, commands and events are their own saved twins: their names are pinned where they are declared.

use super::Rokugan;
use super::laid::Laid;
use super::model::Named;
use super::model::board::CardPlace;
use super::model::clan::Clan;
use super::model::control::Control;
use super::model::face::Face;
use super::model::initiative_card::InitiativeCard;
use super::model::objective::Objective;
use super::model::province::Province;
use super::model::rulings::Rulings;
use super::model::special::Special;
use super::model::territory::Territory;
use super::refusal::Refusal;
use super::rules::honor::Honor;
use super::rules::score::{Score, ranking, scores};
use super::setup::{Fault, Setup};
use super::stage::Stage;
use super::state::{ROUNDS, State};
use super::text::reasons;
use crate::games::GameId;
use crate::kernel::by::{By, Small};
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::kernel::saved::{Migration, SavedGame};
use crate::kernel::synopsis::{Mark, Period, Synopsis};
use crate::words::keys;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const NAME: &str = GameId::BattleForRokugan.saved_name();

/// The version of its saves that this app writes, and the newest it reads.
pub const VERSION: u64 = Rokugan::VERSION;

const _: () =
    assert!(matches!(GameId::BattleForRokugan.version(), Some(VERSION)), "the shelf names the version that is read");

/// A table as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    round: u8,
    stage: Stage,
    first: Option<Clan>,
    turn: Option<Clan>,
    initiative_out: Vec<InitiativeCard>,
    control: BTreeMap<Province, Control>,
    special: BTreeMap<Province, Special>,
    cards: BTreeMap<Territory, CardPlace>,
    ronin: Vec<Clan>,
    rulings: Rulings,
    tokens: Vec<Laid>,
    clans: BTreeMap<Clan, ClanSnapshot>,
    history: Vec<Vec<u16>>,
    names: BTreeMap<Province, String>,
}

/// What a clan has besides the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClanSnapshot {
    honor: u16,
    to_place: u8,
    scouts: u8,
    shugenja: u8,
    discards: Vec<(Face, u8)>,
    objective: Option<Objective>,
}

impl SavedGame for Rokugan {
    const NAME: &'static str = NAME;
    const MIGRATIONS: &'static [Migration] = &[];

    type Snapshot = Snapshot;

    fn snapshot(state: &State) -> Snapshot {
        let board = state.board();
        Snapshot {
            round: state.round(),
            stage: state.stage(),
            first: state.first(),
            turn: state.turn(),
            initiative_out: state.initiative_out().to_vec(),
            control: mapped(board.controls()),
            special: mapped(board.specials()),
            cards: mapped(Territory::ALL.iter().map(|territory| (*territory, board.card(*territory)))),
            ronin: state.players().iter().filter(|clan| board.is_ronin(*clan)).collect(),
            rulings: *board.rulings(),
            tokens: state.laid().to_vec(),
            clans: mapped(state.players().iter().map(|clan| (clan, clan_snapshot(state, clan)))),
            history: state.history().to_vec(),
            names: mapped(
                Province::ALL
                    .iter()
                    .filter_map(|province| Some((*province, state.name(*province)?.as_str().to_owned()))),
            ),
        }
    }

    fn synopsis(state: &State) -> Synopsis {
        let part = Line::new(keys::HOME_ROUND_PART).with("part", state.stage().part().id());
        Synopsis {
            title: title(),
            line: Line::new(keys::HOME_ROUND).with("number", state.round()).with("most", ROUNDS).with("part", part),
            second: leading(state).filter(|_| state.has_begun()),
            marks: state.players().iter().map(mark).collect(),
            period: period(state),
            ended: (state.stage() == Stage::Over).then(|| winner(state)),
        }
    }

    fn fault(setup: &Setup, fault: &Fault) -> Line {
        reasons::fault(setup, *fault)
    }

    fn refusal(state: &State, refusal: &Refusal) -> Line {
        reasons::refusal(state, refusal)
    }
}

/// A map of what is told. Collecting would sort it first, with a large routine for each kind of map that every table fetches.
fn mapped<K: Ord, V>(all: impl Iterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    all.for_each(|(key, value)| drop(map.insert(key, value)));
    map
}

fn title() -> Name {
    // A title of this length is always a name.
    match Name::new("Battle for Rokugan") {
        Ok(name) => name,
        Err(_) => unreachable!("the title is a name"),
    }
}

fn clan_snapshot(state: &State, clan: Clan) -> ClanSnapshot {
    let seat = state.seat(clan);
    ClanSnapshot {
        honor: Honor::of(state.board(), clan).total(),
        to_place: seat.to_place,
        scouts: seat.scouts,
        shugenja: seat.shugenja,
        discards: seat.discards.iter().filter(|(_, count)| *count > 0).collect(),
        objective: seat.objective.flatten(),
    }
}

/// The rounds that are finished.
fn period(state: &State) -> Period {
    let number = state.finished();
    let label = match number {
        0 => Line::new(keys::HOME_BEFORE_ROUND),
        _ => Line::new(keys::HOME_AFTER_ROUND).with("number", number),
    };
    Period { number: i16::from(number), label }
}

fn mark(clan: Clan) -> Mark {
    // A Clan's sign and its colour have the same name.
    Mark { name: english(clan).to_owned(), sign: clan.id().into(), hue: clan.id().into() }
}

/// What a clan is called where no language is known.
fn english(clan: Clan) -> &'static str {
    match clan {
        Clan::Crab => "Crab",
        Clan::Crane => "Crane",
        Clan::Dragon => "Dragon",
        Clan::Lion => "Lion",
        Clan::Phoenix => "Phoenix",
        Clan::Scorpion => "Scorpion",
        Clan::Unicorn => "Unicorn",
    }
}

fn named(clan: Clan) -> Line {
    Line::new(keys::HOME_CLAN).with("clan", clan.id())
}

/// Who has most honor now, where it is one alone.
fn leading(state: &State) -> Option<Line> {
    let honor = |clan: &Clan| Honor::of(state.board(), *clan).total();
    let most = state.players().iter().map(|clan| honor(&clan)).max()?;
    let mut leaders = state.players().iter().filter(|clan| honor(clan) == most);
    let clan = leaders.next()?;
    if leaders.next().is_some() {
        return Some(Line::new(keys::HOME_TIE).with("count", usize::from(most)));
    }
    Some(Line::new(keys::HOME_LEADS).with("name", named(clan)).with("count", usize::from(most)))
}

/// The final table.
pub fn final_scores(state: &State) -> Vec<Score> {
    let objectives = By::from_fn(|clan| state.seat(clan).objective.flatten());
    scores(state.board(), state.own_box(), &objectives)
}

/// Who won, of a table that has ended.
fn winner(state: &State) -> Line {
    let all = final_scores(state);
    let groups = ranking(&all, state.board().rulings().final_tie);
    let winners = groups.first().map_or(&[][..], Vec::as_slice);
    let score = all.iter().find(|score| winners.contains(&score.clan));
    let count = usize::from(score.map_or(0, Score::total));
    match winners {
        [one] => Line::new(keys::HOME_WINS).with("name", named(*one)).with("count", count),
        [] | [_, ..] => Line::new(keys::HOME_TIE).with("count", count),
    }
}
