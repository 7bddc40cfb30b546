//! `attack`: the assignments of the maneuver segments.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::rules::attack::{ALLY_GAIN, Declaration, Maneuvers, Move, Segment, Unit};
use crate::kernel::document::{Node, Object};
use serde_json::{Value, json};

/// Answers a document of `attack`.
///
/// # Errors
///
/// The document is none.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let fields = ["players", "attacker", "defender", "provinces", "invited", "units", "moves"];
    let root = document.root().object(&fields)?;
    let players = Names::listed(&root.required("players")?, 2, 8)?;
    let declaration = read_declaration(&root, &players)?;
    let provinces = Names::listed(&root.required("provinces")?, 1, 8)?;
    let mut names = Names::default();
    let units = reading::list(&root.required("units")?, |item| read_unit(item, &players, &mut names))?;
    let moves = reading::list(&root.required("moves")?, |item| read_move(item, &names, &provinces))?;
    let mut maneuvers = Maneuvers::new(&declaration, &units);
    let verdicts: Vec<Value> = moves.into_iter().map(|order| reading::verdict(&maneuvers.assign(order))).collect();
    let at = |province: usize, side: Side| {
        let here = |order: &Option<Move>| order.is_some_and(|order| order.province == province && order.side == side);
        let units: Vec<usize> = (0..units.len()).filter(|at| here(&maneuvers.assigned()[*at])).collect();
        names.names(&units)
    };
    let battle = |province| {
        json!({
            "province": provinces.name(province), "attack": at(province, Side::Attack),
            "defense": at(province, Side::Defense)
        })
    };
    let cavalry: Vec<usize> = (0..units.len()).filter(|at| units[*at].is_cavalry()).collect();
    let gain = |ally: &usize| json!({ "player": players.name(*ally), "change": ALLY_GAIN });
    Ok(json!({
        "moves": verdicts,
        "cavalry": names.names(&cavalry),
        "honor": maneuvers.allies().iter().map(gain).collect::<Vec<_>>(),
        "battles": (0..provinces.count()).map(battle).collect::<Vec<_>>()
    }))
}

fn read_declaration<'a>(root: &Object<'a>, players: &Names<'a>) -> Read<Declaration> {
    let attacker = players.find(&root.required("attacker")?)?;
    let node = root.required("defender")?;
    let defender = players.find(&node)?;
    if defender == attacker {
        return Err(node.fault("is the attacker"));
    }
    let invited = root.optional("invited").map(|node| node.object(&["attack", "defense"])).transpose()?;
    let read = |field: &str| -> Read<Vec<usize>> {
        let Some(node) = invited.as_ref().and_then(|invited| invited.optional(field)) else { return Ok(Vec::new()) };
        let found = players.find_all(&node)?;
        match found.iter().position(|player| *player == attacker || *player == defender) {
            Some(at) => Err(node.items(0..=usize::MAX)?[at].fault("is attacker or defender already")),
            None => Ok(found),
        }
    };
    Ok(Declaration {
        players: players.count(),
        attacker,
        defender,
        invited_to_attack: read("attack")?,
        invited_to_defend: read("defense")?,
    })
}

fn read_unit<'a>(node: &Node<'a>, players: &Names<'a>, names: &mut Names<'a>) -> Read<Unit> {
    let object = node.object(&["id", "player", "bowed", "cavalry", "followers"])?;
    names.add(&object.required("id")?)?;
    Ok(Unit {
        player: players.find(&object.required("player")?)?,
        bowed: reading::flag(&object, "bowed")?,
        cavalry: reading::flag(&object, "cavalry")?,
        followers: reading::list_or_none(&object, "followers", Node::boolean)?,
    })
}

fn read_move<'a>(node: &Node<'a>, units: &Names<'a>, provinces: &Names<'a>) -> Read<Move> {
    let object = node.object(&["segment", "side", "unit", "province"])?;
    let segments = [("infantry", Segment::Infantry), ("cavalry", Segment::Cavalry)];
    Ok(Move {
        segment: object.required("segment")?.choice(&segments)?,
        side: object.required("side")?.choice(&reading::SIDES)?,
        unit: units.find(&object.required("unit")?)?,
        province: provinces.find(&object.required("province")?)?,
    })
}
