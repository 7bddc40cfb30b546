//! Reinforcement: who can return, and as what (CH-ENE-5, CH-BAT-8).
//!
//! # Readings
//!
//! - In a Battle the lost miniatures of all Units of one card count together, whoever still stands of them. What came
//!   back is no longer lost. Nothing of this is stored: it follows from the Units and where they came from.
//! - "A Size 4 Unit" is the largest that fits into Size 4: one miniature of Size 3.
//! - A Boss is a Unit of its own (p. 27): it returns alone, as a Unit of one.
//! - "In the same way" is at the end of the Enemies Phase, in the reinforcement areas.
//! - The Unit is a new one, with a token of its own: those that were lost stay off the board. It is about what the Unit
//!   is about whose loss it is named after.

use super::battle::unit;
use super::draft::Draft;
use super::event::Event;
use super::field::event::{BoardEvent, Turning};
use super::model::card::{EnemyCard, EnemyKind};
use super::model::conduct::Conduct;
use super::model::figure::{Enemy, EnemyStanding, Origin};
use super::model::ids::EnemyId;
use super::model::keyword::Keyword;
use super::model::state::State;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;
use super::rulings::ReturningBehaviour;

/// What returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The Enemy that was Eliminated.
    Itself,
    /// A new Unit of so many lost miniatures (CH-BAT-8).
    Unit {
        /// How many.
        miniatures: u8,
    },
}

/// A Reinforcement that can return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comeback {
    /// The Enemy itself, or one that lost miniatures of this card.
    pub enemy: EnemyId,
    /// What returns.
    pub back: Back,
}

fn reinforces(enemy: &Enemy) -> bool {
    enemy.card().keywords.contains(&Keyword::Reinforcement)
}

/// How many miniatures of a Unit were lost.
fn lost_of(enemy: &Enemy) -> i16 {
    match enemy.standing() {
        EnemyStanding::Eliminated => enemy.miniatures().into(),
        EnemyStanding::OnBoard | EnemyStanding::Removed => i16::from(enemy.miniatures()) - enemy.miniatures_left(),
    }
}

/// Miniatures of a card that were lost over all its Units and have not come back.
pub fn lost(state: &State, card: &EnemyCard) -> i16 {
    let units = state.enemies().map(|(_, enemy)| enemy).filter(|enemy| enemy.card().name == card.name);
    let count = |enemy: &Enemy| {
        let came_back = match enemy.origin() {
            Origin::Lost => enemy.miniatures(),
            Origin::New => 0,
        };
        lost_of(enemy) - i16::from(came_back)
    };
    units.map(count).sum::<i16>().max(0)
}

/// Miniatures of the Unit that returns in a Battle.
pub fn full_unit(card: &EnemyCard) -> u8 {
    match card.kind {
        EnemyKind::Boss => 1,
        EnemyKind::Enemy => unit::most_of(card.size),
    }
}

/// Everybody who can return, in the order of their numbers; in a Battle each card once.
pub fn comebacks(state: &State) -> Vec<Comeback> {
    let all = state.enemies().filter(|(_, enemy)| reinforces(enemy));
    if !state.scenario().kind.is_battle() {
        let gone = all.filter(|(_, enemy)| enemy.standing() == EnemyStanding::Eliminated);
        return gone.map(|(enemy, _)| Comeback { enemy, back: Back::Itself }).collect();
    }
    let mut cards: Vec<(EnemyId, &Enemy)> = Vec::new();
    for (id, enemy) in all.filter(|(_, enemy)| lost_of(enemy) > 0) {
        match cards.iter_mut().find(|(_, other)| other.card().name == enemy.card().name) {
            Some(known) if lost_of(known.1) < lost_of(enemy) => *known = (id, enemy),
            Some(_) => {}
            None => cards.push((id, enemy)),
        }
    }
    let enough = |enemy: &Enemy| lost(state, enemy.card()) >= i16::from(full_unit(enemy.card()));
    let unit = |(id, enemy): (EnemyId, &Enemy)| {
        let back = Back::Unit { miniatures: full_unit(enemy.card()) };
        enough(enemy).then_some(Comeback { enemy: id, back })
    };
    cards.into_iter().filter_map(unit).collect()
}

/// What returns for this Enemy, or for any that lost miniatures of its card; nothing where nothing can.
pub fn back_of(state: &State, enemy: EnemyId) -> Option<Back> {
    let card = state.enemy(enemy)?.card();
    let same = |other: &Comeback| match other.back {
        Back::Itself => other.enemy == enemy,
        Back::Unit { .. } => state.enemy(other.enemy).is_some_and(|unit| unit.card().name == card.name),
    };
    comebacks(state).into_iter().find(same).map(|found| found.back)
}

/// What returns for this Enemy when the players want it to. Where too few miniatures were lost and the players want it
/// anyway, the Unit itself.
///
/// # Errors
///
/// It stands on the board, it has no Reinforcement, or too few miniatures were lost.
pub(super) fn ready(draft: &mut Draft, enemy: EnemyId) -> Result<Back, Refusal> {
    let rule = rulebook::REINFORCEMENT;
    if let Some(back) = back_of(&draft.state, enemy) {
        return Ok(back);
    }
    let found = draft.state.enemy(enemy).ok_or(Refusal { kind: RefusalKind::Nobody, rule })?;
    if found.standing() == EnemyStanding::OnBoard {
        return Err(Refusal { kind: RefusalKind::AlreadyInPlay, rule });
    }
    let gone = found.standing() == EnemyStanding::Eliminated && reinforces(found);
    let (has, needs) = (lost(&draft.state, found.card()), full_unit(found.card()).into());
    draft.require(gone, RefusalKind::NotReinforcement, rule)?;
    let enough = !draft.state.scenario().kind.is_battle() || has >= needs;
    draft.require(enough, RefusalKind::TooFewLost { needs, has }, rulebook::BATTLE_RETURN)?;
    Ok(Back::Itself)
}

/// What a Reinforcement is about when it returns.
fn returning<'a>(state: &State, enemy: &'a Enemy) -> &'a Conduct {
    match state.rulings().returning_behaviour {
        ReturningBehaviour::AsGiven => enemy.given(),
        ReturningBehaviour::AsItFell => enemy.behaviour(),
    }
}

/// Lets an Enemy that returns be about what it came for.
pub(super) fn turn_back(draft: &mut Draft, enemy: EnemyId) {
    let Some(figure) = draft.state.enemy(enemy) else { return };
    let behaviour = returning(&draft.state, figure).clone();
    if behaviour != *figure.behaviour() {
        draft.happen(Event::Board(BoardEvent::Turned { enemy, behaviour, cause: Turning::Returned }));
    }
}

/// Forms a Unit of lost miniatures, of the card of `of` and about the same; the new one, or `of` where it is nobody.
pub(super) fn form(draft: &mut Draft, of: EnemyId, miniatures: u8) -> EnemyId {
    let Some(lost) = draft.state.enemy(of) else { return of };
    let (card, behaviour) = (Box::new(lost.card().clone()), returning(&draft.state, lost).clone());
    let enemy = draft.state.next_enemy;
    draft.happen(Event::EnemyAdded { enemy, card, wounds: 0, was: None, miniatures, origin: Origin::Lost });
    if behaviour != Conduct::ASSAULT {
        let cause = Turning::OwnTurn;
        draft.happen(Event::Board(BoardEvent::Turned { enemy, behaviour, cause }));
    }
    enemy
}
