//! A talk: who may be asked, what the successes bring, what is played (CH-INV).

use super::event::InvestigationEvent;
use super::refusal::InvestigationRefusal;
use super::{piles, push, refuse, under_way};
use crate::games::champions::actions;
use crate::games::champions::command::Test;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::investigation::{Card, Owes, PersonaId, Talk, Whom, Willing};
use crate::games::champions::model::name::Name;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::rulebook;
use crate::games::champions::skill_test::{Level, level};
use crate::kernel::chance::Chance;

/// Those who can be asked: Personae on the board, then Enemies whom the scenario names (rulebook p. 20) and who have
/// yielded no card.
pub fn askable(state: &State) -> Vec<Whom> {
    let Some(known) = state.investigation() else { return Vec::new() };
    let personae = known.personae().filter(|(_, persona)| persona.willing != Willing::Gone);
    let named = silent(state).filter(|id| is_named(state, *id));
    personae.map(|(id, _)| Whom::Persona(id)).chain(named.map(Whom::Enemy)).collect()
}

/// Enemies whom the scenario does not name: they are questioned where a card or the players say so.
pub fn somebody_else(state: &State) -> Vec<Whom> {
    silent(state).filter(|id| !is_named(state, *id)).map(Whom::Enemy).collect()
}

/// The Enemies on the board that have yielded no card in an Investigation.
fn silent(state: &State) -> impl Iterator<Item = EnemyId> {
    let known = state.investigation();
    let enemies = state.enemies().map(|(id, _)| id).filter(|id| queries::is_present(state, Who::Enemy(*id)));
    enemies.filter(move |id| known.is_some_and(|known| !known.has_answered(*id)))
}

fn is_named(state: &State, enemy: EnemyId) -> bool {
    let inquiry = state.scenario().script.as_ref().and_then(|script| script.inquiry.as_ref());
    let named = |card: &Name| inquiry.is_some_and(|inquiry| inquiry.enemies.contains(card));
    state.enemy(enemy).is_some_and(|figure| named(&figure.card().name))
}

/// Questions somebody: the test, then what its successes bring.
pub(in crate::games::champions) fn question(
    draft: &mut Draft,
    actor: Actor,
    whom: Whom,
    test: &Test,
    chance: &mut Chance,
) -> Result<(), Refusal> {
    require_askable(draft, whom)?;
    let successes = actions::investigate(draft, actor, test)?;
    answer(draft, whom, successes, chance)
}

/// Refuses to ask somebody who is not there, has said everything, or while the last talk is not over.
fn require_askable(draft: &mut Draft, whom: Whom) -> Result<(), Refusal> {
    let investigation = under_way(draft)?;
    if investigation.talk().is_some() {
        return Err(refuse(InvestigationRefusal::InHand));
    }
    let against = match whom {
        Whom::Persona(id) => {
            let persona = investigation.persona(id).ok_or_else(|| refuse(InvestigationRefusal::NoSuchPersona))?;
            (persona.willing == Willing::Gone).then_some(InvestigationRefusal::Left { persona: id })
        }
        Whom::Enemy(id) => {
            let answered = investigation.has_answered(id).then_some(InvestigationRefusal::Answered);
            if !queries::is_present(&draft.state, Who::Enemy(id)) {
                let gone = RefusalKind::Gone { who: Who::Enemy(id) };
                return Err(Refusal { kind: gone, rule: rulebook::INVESTIGATION });
            }
            answered
        }
    };
    match against {
        None => Ok(()),
        Some(refusal) => draft.require(false, RefusalKind::Investigation(refusal), rulebook::INVESTIGATION),
    }
}

/// What so many successes bring. With real cards only the Persona's token is turned; who drew what is told by hand.
fn answer(draft: &mut Draft, whom: Whom, successes: Option<u8>, chance: &mut Chance) -> Result<(), Refusal> {
    let successes = successes.ok_or_else(|| refuse(InvestigationRefusal::NoSuccesses))?;
    push(draft, InvestigationEvent::Asked { whom });
    let drawn = match level(successes) {
        Level::Failure => {
            piles::put_back(draft, chance);
            Vec::new()
        }
        Level::DrawOne => piles::draw(draft, 1, chance),
        Level::DrawTwo => piles::draw(draft, 2, chance),
        Level::DrawThree => piles::draw(draft, 3, chance),
    };
    let virtual_cards = under_way(draft)?.deck().is_some();
    let yielded = if virtual_cards { !drawn.is_empty() } else { level(successes) != Level::Failure };
    match whom {
        Whom::Persona(id) => turn(draft, id, if yielded { Answer::Cards } else { Answer::Nothing })?,
        Whom::Enemy(enemy) if yielded => push(draft, InvestigationEvent::EnemyAnswered { enemy }),
        Whom::Enemy(_) => {}
    }
    hold(draft, whom, drawn);
    Ok(())
}

/// Whether a talk brought anything.
#[derive(Clone, Copy)]
enum Answer {
    Cards,
    Nothing,
}

/// A Persona that yielded a card turns gray; one that was gray leaves.
fn turn(draft: &mut Draft, persona: PersonaId, answer: Answer) -> Result<(), Refusal> {
    let was = under_way(draft)?.persona(persona).map(|persona| persona.willing);
    let willing = match (was, answer) {
        (Some(Willing::Fresh), Answer::Cards) => Willing::Gray,
        (Some(Willing::Gray), Answer::Cards | Answer::Nothing) => Willing::Gone,
        (Some(Willing::Fresh), Answer::Nothing) | (Some(Willing::Gone) | None, _) => return Ok(()),
    };
    push(draft, InvestigationEvent::PersonaTurned { persona, willing });
    Ok(())
}

/// Interesting Information is played at once, and so is a single card; of several others the players choose.
fn hold(draft: &mut Draft, whom: Whom, drawn: Vec<Card>) {
    let single = drawn.len() == 1;
    let mut hand = Vec::new();
    let mut owes = Owes::Card;
    for card in drawn {
        match card {
            Card::Information(clue) => {
                push(draft, InvestigationEvent::Played { card });
                push(draft, InvestigationEvent::Revealed { clue });
                owes = Owes::Nothing;
            }
            Card::Scenario(_) if single => push(draft, InvestigationEvent::Played { card }),
            Card::Scenario(_) => hand.push(card),
        }
    }
    if !hand.is_empty() {
        push(draft, InvestigationEvent::Holds(Talk { whom, hand, owes }));
    }
}

/// Plays some of the cards in hand.
pub(super) fn play(draft: &mut Draft, places: &[u8]) -> Result<(), Refusal> {
    let talk = under_way(draft)?.talk().cloned().ok_or_else(|| refuse(InvestigationRefusal::NothingInHand))?;
    let twice = (1..places.len()).any(|at| places[..at].contains(&places[at]));
    let cards: Option<Vec<Card>> = places.iter().map(|place| talk.hand.get(usize::from(*place)).copied()).collect();
    let cards = cards.filter(|_| !twice).ok_or_else(|| refuse(InvestigationRefusal::NotInHand))?;
    let enough = !cards.is_empty() || talk.owes == Owes::Nothing;
    draft.require(enough, RefusalKind::Investigation(InvestigationRefusal::MustPlay), rulebook::INVESTIGATION)?;
    for card in cards {
        push(draft, InvestigationEvent::Played { card });
    }
    push(draft, InvestigationEvent::TalkEnded);
    Ok(())
}
