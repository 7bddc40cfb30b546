//! `turn`: whose action it is, and what is allowed.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::rules::turn::{Act, Order, Phase};
use crate::kernel::document::{Node, Object};
use serde_json::{Value, json};

const ACTS: [(&str, Act); 10] = [
    ("limited", Act::Limited),
    ("open", Act::Open),
    ("battle", Act::Battle),
    ("attach", Act::Attach),
    ("move", Act::Move),
    ("lobby", Act::Lobby),
    ("favor_draw", Act::FavorDraw),
    ("favor_restore", Act::FavorRestore),
    ("favor_remove", Act::FavorRemove),
    ("pass", Act::Pass),
];

/// Answers a document of `turn`.
///
/// # Errors
///
/// The document is none.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let fields = ["players", "current", "phase", "defender", "units", "favor", "lobbied", "events"];
    let root = document.root().object(&fields)?;
    let names = Names::listed(&root.required("players")?, 2, 8)?;
    let mut order = read_order(&root, &names)?;
    let acts = reading::list_or_none(&root, "events", |item| read_act(item, &names))?;
    let verdicts: Vec<Value> =
        acts.into_iter().map(|(player, act)| reading::verdict(&order.act(player, act))).collect();
    let may = order.next().map_or(Vec::new(), |next| {
        ACTS.iter().filter(|(_, act)| order.check(next, *act).is_ok()).map(|(name, _)| *name).collect()
    });
    Ok(json!({
        "events": verdicts,
        "over": order.is_over(),
        "next": order.next().map(|at| names.name(at)),
        "passes": order.passes(),
        "may": may,
        "favor": order.favor().map(|at| names.name(at)),
        "lobbied": order.lobbied()
    }))
}

fn read_order<'a>(root: &Object<'a>, names: &Names<'a>) -> Read<Order> {
    let current = names.find(&root.required("current")?)?;
    let phase = read_phase(root, names, current)?;
    let favor = reading::nullable(root, "favor", |node| names.find(node))?;
    Ok(Order::new(names.count(), current, phase, favor, reading::flag(root, "lobbied")?))
}

fn read_phase<'a>(root: &Object<'a>, names: &Names<'a>, current: usize) -> Read<Phase> {
    if root.required("phase")?.choice(&[("action", false), ("battle", true)])? {
        let node = root.required("defender")?;
        let defender = names.find(&node)?;
        if defender == current {
            return Err(node.fault("the current player attacks"));
        }
        let with_units = root.or("units", Vec::new(), |node| names.find_all(node))?;
        return Ok(Phase::Battle { defender, with_units });
    }
    match root.optional("defender").or(root.optional("units")) {
        Some(node) => Err(node.fault("stands only in a battle")),
        None => Ok(Phase::Action),
    }
}

fn read_act<'a>(node: &Node<'a>, names: &Names<'a>) -> Read<(usize, Act)> {
    let object = node.object(&["player", "do"])?;
    Ok((names.find(&object.required("player")?)?, object.required("do")?.choice(&ACTS)?))
}
