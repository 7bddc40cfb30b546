//! Who comes to the table by its card, in what number: beside the board, where there is one.

use super::battle::unit::{self, MOST_MINIATURES};
use super::command::Command;
use super::field::command::BoardCommand;
use super::field::layout::{AllyPlace, EnemyPlace, Layout};
use super::model::card::{AllyCard, EnemyCard};
use super::model::conduct::Conduct;
use super::model::name::Name;
use super::scenario::begin::Hindrance;
use super::scenario::fault::{Fault, FaultKind};
use serde::{Deserialize, Serialize};

/// The most figures of one card that come at once; the rules check it again.
pub const MOST: u8 = 20;

/// The command that brings so many Enemies or Enemy Units.
pub fn enemies(card: EnemyCard, count: u8, miniatures: u8) -> Command {
    let card = Box::new(card);
    if miniatures <= 1 {
        return Command::AddEnemies { card, count };
    }
    let one = EnemyPlace { card, miniatures, area: None, behaviour: Conduct::ASSAULT };
    set_out(Layout { enemies: vec![one; count.into()], ..Layout::NOTHING })
}

/// The command that brings so many Allies or Ally Units.
pub fn allies(card: AllyCard, count: u8, miniatures: u8) -> Command {
    let card = Box::new(card);
    if miniatures <= 1 {
        return Command::AddAllies { card, count };
    }
    let one = AllyPlace { card, miniatures, area: None };
    set_out(Layout { allies: vec![one; count.into()], ..Layout::NOTHING })
}

fn set_out(layout: Layout) -> Command {
    Command::Board(BoardCommand::SetOut { layout: Box::new(layout) })
}

/// Enemies of one card that come with the first turn, beside those of the scenario. Kept with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coming {
    /// Their card, by its name.
    pub card: Name,
    /// How many.
    pub count: u8,
    /// How many miniatures each is: several for the Units of a Battle.
    pub miniatures: u8,
}

/// How many of a card come, and how many miniatures each is.
pub fn of(all: &[Coming], card: &Name) -> (u8, u8) {
    all.iter().find(|one| one.card == *card).map_or((0, 1), |one| (one.count, one.miniatures))
}

/// Lets so many of a card come.
pub fn change(all: &mut Vec<Coming>, card: &Name, (count, miniatures): (u8, u8)) {
    all.retain(|one| one.card != *card);
    let (count, miniatures) = (count.min(MOST), miniatures.clamp(1, MOST_MINIATURES));
    if count > 0 {
        all.push(Coming { card: card.clone(), count, miniatures });
    }
}

/// A card was typed in: it comes as often as the one it `was`; one that nobody had, once.
pub fn renew(all: &mut Vec<Coming>, was: Option<&Name>, card: &Name) {
    let (count, miniatures) = was.map_or((0, 1), |was| of(all, was));
    if let Some(was) = was {
        change(all, was, (0, 1));
    }
    change(all, card, (count.max(1), miniatures));
}

/// The commands that bring them, and whose card is not there any more.
pub fn commands(all: &[Coming], cards: &[EnemyCard]) -> Vec<Result<Command, Hindrance>> {
    let command = |one: &Coming| {
        let card = cards.iter().find(|card| card.name == one.card).ok_or_else(|| missing(&one.card))?;
        Ok(enemies(card.clone(), one.count, one.miniatures.min(unit::most_of(card.size))))
    };
    all.iter().map(command).collect()
}

fn missing(card: &Name) -> Hindrance {
    Hindrance::Missing(Fault { path: "enemies".to_owned(), kind: FaultKind::NoEnemy(card.to_string()) })
}
