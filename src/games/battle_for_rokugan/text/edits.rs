//! The parts of a command that players may put right later, each with its name.
//!
//! Absent on purpose: what a card did. Whoever mistook that leaves the entry out and does it anew.

use super::names;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::laid::At;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::queries::unseen;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::views::places::open;
use crate::kernel::by::Small;
use crate::kernel::correction::{CorrectionPart, Input};
use crate::kernel::line::{Key, Line};
use crate::words::battle_for_rokugan as keys;

/// The parts of a command, with the names of the table.
pub fn parts(state: &State, command: &Command) -> Vec<CorrectionPart> {
    // Reading goes the way of writing, so that the two cannot differ; what is written to is a copy.
    let mut copy = command.clone();
    let slot = slot(state, &mut copy);
    slot.map(|(label, slot)| CorrectionPart { label: label.into(), input: slot.input(state) }).into_iter().collect()
}

/// The command with another number, or the place of another answer, in its part.
#[must_use]
pub fn with(state: &State, command: &Command, place: usize, value: i16) -> Command {
    let mut changed = command.clone();
    if let Some((_, slot)) = slot(state, &mut changed).filter(|_| place == 0) {
        slot.set(value);
    }
    changed
}

/// A place in a command that can be written to.
enum Slot<'a> {
    Clan(&'a mut Clan),
    Card(&'a mut InitiativeCard),
    /// A token, and what it can have been.
    Face(&'a mut Face, Vec<Face>),
    Province(&'a mut Province),
    /// Where a token lies, and where it could.
    Spot(&'a mut Spot, Vec<Spot>),
    Objective(&'a mut Option<Objective>),
    Count(&'a mut u8, u8),
}

fn slot<'a>(state: &State, command: &'a mut Command) -> Option<(Key, Slot<'a>)> {
    match command {
        Command::Anyway(inner) => slot(state, inner),
        Command::NameFirst { clan } => Some((keys::BFR_EDIT_CLAN, Slot::Clan(clan))),
        Command::Settle { province, .. } => Some((keys::BFR_EDIT_PROVINCE, Slot::Province(province))),
        Command::RevealInitiative { card } => Some((keys::BFR_EDIT_CARD, Slot::Card(card))),
        Command::Reveal { token, face } => {
            let laid = state.token(*token);
            let all = laid.map_or(Face::ALL.to_vec(), |laid| faces(state, laid.clan, laid.at, *face));
            Some((keys::BFR_EDIT_FACE, Slot::Face(face, all)))
        }
        Command::Place { clan, at, face: Some(face), .. } => {
            let all = faces(state, *clan, *at, *face);
            Some((keys::BFR_EDIT_FACE, Slot::Face(face, all)))
        }
        Command::Place { clan, at: At::Spot(at), face: None, .. } => {
            let all = places(state, *clan, *at);
            Some((keys::BFR_EDIT_PLACE, Slot::Spot(at, all)))
        }
        Command::ShowObjective { objective, .. } => Some((keys::BFR_EDIT_OBJECTIVE, Slot::Objective(objective))),
        Command::ByHand(hand) => hand_slot(hand),
        Command::DrawFirst
        | Command::DrawInitiative
        | Command::Drawn
        | Command::PlayCard { .. }
        | Command::PassCard
        | Command::EndCards
        | Command::Place { face: None, .. }
        | Command::Take { .. }
        | Command::UseAgent { .. }
        | Command::Swap { .. }
        | Command::StopPlacing
        | Command::BeginReveal
        | Command::Resolve
        | Command::SetRuling { .. }
        | Command::EndRound
        | Command::EndGame
        | Command::Remark { .. } => None,
    }
}

/// What a token of a clan can have been there: of its set, and not seen elsewhere; and what was `given`.
fn faces(state: &State, clan: Clan, at: At, given: Face) -> Vec<Face> {
    let unseen = unseen(state, clan);
    let fits = |face: Face| matches!(at, At::Spot(_)) || face.kind() == Kind::Blessing;
    let can = Face::ALL.iter().copied().filter(|face| unseen.of(*face) > 0 && fits(*face));
    with_given(can.collect(), given)
}

/// Where something of a clan may lie, and where it was `given`.
fn places(state: &State, clan: Clan, given: Spot) -> Vec<Spot> {
    with_given(open(state, clan), given)
}

/// The answers, and last the one that was `given` where a rule is against it: known by their places, the others keep
/// them whatever is given.
fn with_given<T: PartialEq>(mut all: Vec<T>, given: T) -> Vec<T> {
    if !all.contains(&given) {
        all.push(given);
    }
    all
}

fn hand_slot(hand: &mut Hand) -> Option<(Key, Slot<'_>)> {
    match hand {
        Hand::First { clan } => Some((keys::BFR_EDIT_CLAN, Slot::Clan(clan))),
        Hand::Placements { left, .. } => Some((keys::BFR_EDIT_COUNT, Slot::Count(left, 27))),
        Hand::Discards { clan, face, count } => {
            let most = token_set::of(*clan).of(*face);
            Some((keys::BFR_EDIT_COUNT, Slot::Count(count, most)))
        }
        Hand::Control { .. }
        | Hand::Special { .. }
        | Hand::Card { .. }
        | Hand::Agents { .. }
        | Hand::Ronin { .. }
        | Hand::Rename { .. }
        | Hand::Clock { .. } => None,
    }
}

/// Every initiative card.
fn cards() -> Vec<InitiativeCard> {
    let clans = Clan::ALL.iter().copied().map(InitiativeCard::Clan);
    clans.chain(NeutralCard::ALL.iter().copied().map(InitiativeCard::Neutral)).collect()
}

impl Slot<'_> {
    fn input(self, state: &State) -> Input {
        match self {
            Self::Clan(clan) => answers(Clan::ALL, *clan, |it| names::clan(it).into()),
            Self::Card(card) => answers(&cards(), *card, |it| names::initiative_card(it).into()),
            Self::Face(face, all) => answers(&all, *face, names::face),
            Self::Province(province) => answers(Province::ALL, *province, |it| names::province(state, it)),
            Self::Spot(spot, all) => answers(&all, *spot, |it| names::spot_line(state, it)),
            Self::Objective(objective) => answers(&objectives(), *objective, |it| names::objective_or_none(it).into()),
            Self::Count(count, most) => {
                Input::Number { value: Some(i16::from(*count)), least: 0, most: i16::from(most) }
            }
        }
    }

    fn set(self, value: i16) {
        let place = usize::try_from(value).unwrap_or(0);
        match self {
            Self::Clan(clan) => *clan = Clan::ALL.get(place).copied().unwrap_or(*clan),
            Self::Card(card) => *card = cards().get(place).copied().unwrap_or(*card),
            Self::Face(face, all) => *face = all.get(place).copied().unwrap_or(*face),
            Self::Province(province) => *province = Province::ALL.get(place).copied().unwrap_or(*province),
            Self::Spot(spot, all) => *spot = all.get(place).copied().unwrap_or(*spot),
            Self::Objective(objective) => *objective = objectives().get(place).copied().unwrap_or(*objective),
            Self::Count(count, most) => *count = u8::try_from(value).unwrap_or(0).min(most),
        }
    }
}

/// Every objective, and none.
fn objectives() -> Vec<Option<Objective>> {
    Objective::ALL.iter().copied().map(Some).chain([None]).collect()
}

fn answers<T: Copy + PartialEq>(all: &[T], given: T, line: impl Fn(T) -> Line) -> Input {
    let chosen = all.iter().position(|one| *one == given).unwrap_or(0);
    Input::Answer { answers: all.iter().map(|one| line(*one)).collect(), chosen }
}
