//! `engage`: Initiative, pools and limits before the split.

use super::parts::specials;
use super::read::{Read, flag, flags, integer, nullable, side, sides};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::Specials;
use crate::games::bushido::model::split::SplitRule;
use crate::games::bushido::rules::engage::combatant::{
    Circumstance, Combatant, CombatantParts, Contradiction, State, Statistic,
};
use crate::games::bushido::rules::engage::initiative::{Because, Initiative, initiative};
use crate::games::bushido::rules::engage::pool::{Cap, Pool, pools};
use crate::kernel::document::{Document, DocumentFault, Node, Object};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FIELDS: [&str; 9] =
    ["base", "boosts", "boost_cost", "modifier", "states", "reach_ready", "assisting", "indomitable", "specials"];

/// Answers the document `text`.
///
/// # Errors
///
/// What is wrong with it, and where.
pub fn answer(text: &str) -> Result<Value, DocumentFault> {
    let document = Document::parse(text, "document")?;
    let object = document.root().object(&["active", "other", "disengaging", "initiative_override"])?;
    let combatants = sides(&object, combatant)?;
    let disengaging = flag(&object, "disengaging")?;
    if disengaging && !combatants.active.may_disengage() {
        let reason = "an Aggressive model cannot Disengage".to_owned();
        return Err(DocumentFault { path: object.node().path_of("disengaging"), reason });
    }
    let stated = object.or("initiative_override", None, |node| nullable(node, side))?;
    let overridden = stated.map(|side| Initiative { side, because: Because::Override });
    let first = overridden.unwrap_or_else(|| initiative(&combatants));
    let pools = pools(&combatants, Cap::Final);
    let rule = |side: Side| match side {
        Side::Active if disengaging => SplitRule::Defensive,
        Side::Active | Side::Other => combatants.of(side).split_rule(),
    };
    let shown = Sides::from_fn(|side| shown(combatants.of(side), pools.of(side), rule(side)));
    let (active, other) = (shown.active, shown.other);
    Ok(json!({"initiative": first.side.name(), "because": first.because.name(), "active": active, "other": other}))
}

fn combatant(node: &Node) -> Read<Combatant> {
    let flag_fields = Circumstance::NAMED.map(|(name, _)| name);
    let object = node.object(&[&FIELDS[..], &flag_fields].concat())?;
    let mut circumstances: BTreeSet<Circumstance> = flags(&object, &Circumstance::NAMED)?.into_iter().collect();
    if !object.or("reach_ready", true, Node::boolean)? {
        circumstances.insert(Circumstance::ReachUnready);
    }
    let parts = CombatantParts {
        base: statistic(&object.required("base")?)?,
        boosts: integer(&object, "boosts", 0..=10, 0)?,
        boost_cost: integer(&object, "boost_cost", 1..=10, 1)?,
        modifier: integer(&object, "modifier", -10..=10, 0)?,
        states: states(&object)?,
        circumstances,
        assisting: integer(&object, "assisting", 0..=10, 0)?,
        indomitable: integer(&object, "indomitable", 0..=10, 0)?,
        specials: object.or("specials", Specials::default(), |node| Ok(specials(node, &[], |_| Ok(()))?.0))?,
    };
    Combatant::new(parts).map_err(|contradiction| {
        let field = match contradiction {
            Contradiction::Boosts => "boosts",
            Contradiction::StoodUpProne => "stood_up",
        };
        DocumentFault { path: object.node().path_of(field), reason: contradiction.to_string() }
    })
}

fn statistic(node: &Node) -> Read<Statistic> {
    match node.choice(&[("-", Statistic::Dash)]) {
        Ok(dash) => Ok(dash),
        Err(_) => Ok(Statistic::Number(node.integer(0..=10)?)),
    }
}

fn states(object: &Object) -> Read<BTreeSet<State>> {
    let Some(node) = object.optional("states") else { return Ok(BTreeSet::new()) };
    let mut states = BTreeSet::new();
    for item in node.items(0..=State::NAMED.len())? {
        if !states.insert(item.choice(&State::NAMED)?) {
            return Err(item.fault("is there already"));
        }
    }
    Ok(states)
}

fn shown(combatant: &Combatant, pool: &Pool, rule: SplitRule) -> Value {
    let terms: Vec<Value> =
        pool.terms.iter().map(|term| json!({"what": term.kind.name(), "value": term.value})).collect();
    json!({
        "dice": pool.dice,
        "terms": terms,
        "allocation": rule.name(),
        "specials": combatant.takeable(pool.dice),
        "ki_spent": combatant.parts().boosts * combatant.parts().boost_cost,
    })
}
