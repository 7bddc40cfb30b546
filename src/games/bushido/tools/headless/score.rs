//! `score`: Scenario Points, Victory Points and the winner.

use super::players::{by_player, player};
use super::read::{Read, count_of, required};
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::scenario::{
    Alignment, Award, Decreasing, Element, IdTwice, Interaction, Scenario, ScenarioParts,
};
use crate::games::bushido::rules::score::{Action, Awarded, Occupied, Outcome, Score, ScoredTurn, Turn, TurnFault};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SCENARIO: [&str; 10] = [
    "length",
    "score_at",
    "by",
    "reset",
    "reset_influence",
    "prayers",
    "influence",
    "decreasing",
    "objectives",
    "zones",
];

/// Makes a scenario of the rulebook.
type Made = fn() -> Scenario;

/// The scenarios of the rulebook, by the names of the exchange formats.
const NAMED: [(&str, Made); 3] = [("keii", Scenario::keii), ("seikyu", Scenario::seikyu), ("idols", Scenario::idols)];

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let object = document.root().object(&["scenario", "turns"])?;
    let scenario = scenario(&object.required("scenario")?)?;
    let turns = object.required("turns")?.items(0..=usize::MAX)?;
    let mut score = Score::new(&scenario);
    for node in turns {
        score.play(&turn(&node)?).map_err(|fault| misplayed(&node, fault))?;
    }
    Ok(shown(&score))
}

fn scenario(node: &Node) -> Read<Scenario> {
    if node.text(0..=usize::MAX).is_ok() {
        return node.choice(&NAMED).map(|named| named());
    }
    let object = node.object(&SCENARIO)?;
    let parts = ScenarioParts {
        length: count_of(&object.required("length")?, 1..=7)?,
        score_at: turns(&object, "score_at")?,
        award: object.required("by")?.choice(&[("points", Award::Points), ("friendly", Award::Friendly)])?,
        reset: turns(&object, "reset")?,
        reset_influence: turns(&object, "reset_influence")?,
        interaction: interaction(&object)?,
        decreasing: object.required("decreasing")?.choice(&[
            ("none", Decreasing::None),
            ("scorer", Decreasing::Scorer),
            ("popular", Decreasing::Popular),
        ])?,
        objectives: elements(&object.required("objectives")?)?,
        zones: elements(&object.required("zones")?)?,
    };
    Scenario::new(parts).map_err(|twice| {
        let (list, at) = match twice {
            IdTwice::Objective(at) => ("objectives", at),
            IdTwice::Zone(at) => ("zones", at),
        };
        DocumentFault { path: format!("{}[{at}].id", node.path_of(list)), reason: twice.to_string() }
    })
}

fn turns(object: &Object, field: &str) -> Read<BTreeSet<usize>> {
    object.required(field)?.items(0..=usize::MAX)?.iter().map(|item| count_of(item, 1..=7)).collect()
}

fn interaction(object: &Object) -> Read<Interaction> {
    let prayers = required(object, "prayers", 0..=20)?;
    let influence = object.required("influence")?;
    match (prayers, influence.boolean()?) {
        (0, false) => Ok(Interaction::None),
        (0, true) => Ok(Interaction::Influence),
        (tokens, false) => Ok(Interaction::Prayer(tokens)),
        (_, true) => Err(influence.fault("there are Prayers already")),
    }
}

fn elements(node: &Node) -> Read<Vec<Element>> {
    let element = |item: &Node| {
        let object = item.object(&["id", "alignment"])?;
        let id = id(&object, "id")?;
        Ok(Element { id, alignment: object.required("alignment")?.choice(&Alignment::NAMED)? })
    };
    node.items(0..=usize::MAX)?.iter().map(element).collect()
}

fn id(object: &Object, field: &str) -> Read<String> {
    object.required(field)?.text(0..=usize::MAX).map(str::to_owned)
}

fn turn(node: &Node) -> Read<Turn> {
    let object = node.object(&["actions", "zones", "removes", "models"])?;
    let actions = |node: &Node| node.items(0..=usize::MAX)?.iter().map(action).collect();
    let zones = |node: &Node| node.items(0..=usize::MAX)?.iter().map(occupied).collect();
    let models = |node: &Node| by_player(node, |object, field| required(object, field, 0..=9999));
    Ok(Turn {
        actions: object.or("actions", Vec::new(), actions)?,
        zones: object.or("zones", Vec::new(), zones)?,
        removes: object.or("removes", None, |node| node.text(0..=usize::MAX).map(|id| Some(id.to_owned())))?,
        models: object.or("models", Players { a: 1, b: 1 }, models)?,
        by_hand: Players::default(),
    })
}

fn action(node: &Node) -> Read<Action> {
    let object = node.object(&["player", "model", "objective"])?;
    let player = player(&object.required("player")?)?;
    Ok(Action { player, model: id(&object, "model")?, objective: id(&object, "objective")? })
}

fn occupied(node: &Node) -> Read<Occupied> {
    let object = node.object(&["zone", "a", "b"])?;
    let read = |node: &Node| node.items(0..=usize::MAX)?.iter().map(|item| item.integer(0..=9999).map(Some)).collect();
    let rice = |player: Player| object.or(player.name(), Vec::new(), read);
    Ok(Occupied { zone: id(&object, "zone")?, rice: Players { a: rice(Player::A)?, b: rice(Player::B)? } })
}

fn misplayed(turn: &Node, fault: TurnFault) -> DocumentFault {
    let at = |path: String, reason: &str| DocumentFault { path, reason: reason.to_owned() };
    let action = |number: usize| format!("{}[{number}]", turn.path_of("actions"));
    let zone = |number: usize| format!("{}[{number}].zone", turn.path_of("zones"));
    match fault {
        TurnFault::AfterEnd => turn.fault("the game is over before this turn"),
        TurnFault::NoAction(number) => at(action(number), "the scenario has no Scenario actions"),
        TurnFault::NoObjective(number) => at(format!("{}.objective", action(number)), "there is no such objective"),
        TurnFault::ActedAlready(number) => at(action(number), "the model acted on this objective already"),
        TurnFault::NoToken(number) => at(action(number), "the player has no Prayer Token left"),
        TurnFault::NoZone(number) => at(zone(number), "there is no such zone"),
        TurnFault::ZoneTwice(number) => at(zone(number), "is there already"),
        TurnFault::RiceUnknown(number) => at(zone(number), "depends on Rice that is unknown"),
        TurnFault::RemovesRequired => at(turn.path_of("removes"), "required"),
        TurnFault::NotRemovable => at(turn.path_of("removes"), "cannot leave now"),
    }
}

fn shown(score: &Score) -> Value {
    let turn = |(at, turn): (usize, &ScoredTurn)| {
        let awarded = turn.awarded.map(|awarded| match awarded {
            Awarded::To(player) => player.name(),
            Awarded::Tie => "tie",
        });
        json!({"turn": at + 1, "points": {"a": turn.points.a, "b": turn.points.b}, "awarded": awarded})
    };
    let result = score.outcome().map(|outcome| match outcome {
        Outcome::Won(player) => player.name(),
        Outcome::Draw => "draw",
    });
    let objective = |one: &Element| json!({"id": one.id, "alignment": one.alignment.name()});
    json!({
        "turns": score.turns().iter().enumerate().map(turn).collect::<Vec<_>>(),
        "victory": {"a": score.victory().a, "b": score.victory().b},
        "prayers_left": {"a": score.tokens().a, "b": score.tokens().b},
        "objectives": score.objectives().iter().map(objective).collect::<Vec<_>>(),
        "ended": score.ended(),
        "result": result,
    })
}
