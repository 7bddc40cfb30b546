//! One round of a battle from dice that lie on the table.

use super::super::reading::{Fighter, context, count, field, fighter, flag, nullable, rulings, side, small};
use crate::games::empire_reborn::model::army::{Role, Sides, sides};
use crate::games::empire_reborn::model::context::{Disposition, Ground};
use crate::games::empire_reborn::model::rulings::Explosions;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::rules::battle::field::{Field, Ships};
use crate::games::empire_reborn::rules::battle::round::end::{
    Ending, Fight, Losses, MoraleDice, MoraleFault, MoraleTest, Which, end,
};
use crate::games::empire_reborn::rules::battle::round::fight::{Condition, Fought, Round, everyone, fight};
use crate::games::empire_reborn::rules::battle::round::order::{Initiative, OrderFault, order};
use crate::games::empire_reborn::rules::battle::round::strike::{Strike, StrikeFault, StrikeField, StrikeWhy, Struck};
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::kernel::by::By;
use crate::kernel::document::{DocumentFault, Node, Object};
use serde_json::{Map, Value, json};

/// Fields of a document of the kind `round`.
pub(super) const ROUND: &[&str] = &[
    "kind",
    "rulings",
    "round",
    "context",
    "disposition",
    "attacker",
    "defender",
    "initiative",
    "strikes_first",
    "strikes",
    "lost_before",
    "morale",
    "morale_defender",
    "raid",
];

/// More dice than any General rolls.
const MOST_DICE: usize = 20_000;
/// More than any die comes to.
const MOST_PIPS: i64 = 1_000_000_000;
const ROLES: [Role; 2] = [Role::Attacker, Role::Defender];

/// The names of all units of both sides.
type Names<'a> = Sides<Vec<&'a str>>;

/// Answers a document of the kind `round`.
pub(super) fn round(object: &Object<'_>) -> Result<Value, DocumentFault> {
    let rulings = rulings(object)?;
    let number = u32::from(count(&object.required("round")?, 1..=1000)?);
    let context = context(&object.required("context")?)?;
    let lands = context.ground == Ground::Landing && number == 1;
    let (attacker, attackers) = side(&object.required("attacker")?, fighter)?;
    let (defender, defenders) = side(&object.required("defender")?, fighter)?;
    let ships = if lands { Ships::Fight } else { Ships::Away };
    let field = field(context, sides(attacker, defender), rulings, ships)?;
    let fighters = sides(attackers, defenders);
    let names: Names<'_> = By::from_fn(|role| fighters.get(role).iter().map(|fighter| fighter.id).collect());
    unique(&names)?;
    let conditions = sides(
        conditions(&field, Role::Attacker, fighters.get(Role::Attacker), &names)?,
        conditions(&field, Role::Defender, fighters.get(Role::Defender), &names)?,
    );
    let meeting = meeting(&object.required("disposition")?)?;
    let order = struck_in_order(object, &field, meeting, number)?;
    let strikes = strikes(&object.required("strikes")?, &names)?;
    let round = Round { field: &field, number, meeting, conditions };
    let fought = fight(&round, &order, &strikes).map_err(strike_fault)?;
    let ending = ending(object, &field, &fought)?;
    let mut answer = Map::new();
    let struck = fought.struck.iter().map(|(role, struck)| written(*role, struck, &names));
    let tests = fought.earth_tests.iter().map(|test| json!({"id": names.get(test.role)[test.unit], "tn": test.tn}));
    let casualties = fought.casualties();
    answer.extend([
        ("order".to_owned(), order.iter().map(|role| role.name()).collect()),
        ("strikes".to_owned(), struck.collect()),
        ("casualties".to_owned(), json!(ROLES.map(|role| casualties.get(role)))),
        ("earth_tests".to_owned(), tests.collect()),
        ("morale".to_owned(), ending.first.map_or(Value::Null, |test| morale(&test))),
        ("winner".to_owned(), ending.winner.map_or(Value::Null, |role| role.name().into())),
        ("left".to_owned(), left(&fought, &names)),
    ]);
    answer.extend(ending.second.map(|test| ("morale_defender".to_owned(), morale(&test))));
    Ok(answer.into())
}

fn unique(names: &Names<'_>) -> Result<(), DocumentFault> {
    for (role, ids) in names.iter() {
        if let Some(at) = (0..ids.len()).find(|at| ids[..*at].contains(&ids[*at])) {
            let path = format!("{}.units[{at}].id", role.name());
            return Err(DocumentFault { path, reason: "is there already".to_owned() });
        }
    }
    Ok(())
}

/// The conditions of a side's units; a Fortification Shelters one other unit.
fn conditions(
    field: &Field,
    role: Role,
    fighters: &[Fighter<'_>],
    names: &Names<'_>,
) -> Result<Vec<Condition>, DocumentFault> {
    let mut taken = Vec::new();
    let mut conditions = Vec::new();
    for fighter in fighters {
        let shelter = match &fighter.shelter {
            None => None,
            Some((id, node)) => {
                let wall = names.get(role).iter().position(|own| own == id);
                let wall = wall.ok_or_else(|| node.fault("is no unit of this side"))?;
                if !field.units(role)[wall].has(Special::Fortification) || fighter.id == *id {
                    return Err(node.fault("is no other unit that is a Fortification"));
                }
                if taken.contains(&wall) {
                    return Err(node.fault("shelters another unit already"));
                }
                taken.push(wall);
                Some(wall)
            }
        };
        conditions.push(Condition { pinned: fighter.pinned, tv_loss: fighter.tv_loss, shelter });
    }
    Ok(conditions)
}

fn meeting(node: &Node<'_>) -> Result<Meeting, DocumentFault> {
    let object = node.object(&["result", "winner"])?;
    let result = object.required("result")?.choice(Disposition::NAMES)?;
    let winner = object.required("winner")?;
    let said = winner.clone().non_null().map(|node| node.choice(Role::NAMES)).transpose()?;
    Meeting::new(result, said).ok_or_else(|| winner.fault("does not go with the result"))
}

fn dice(node: &Node<'_>, explosions: Explosions) -> Result<Vec<i64>, DocumentFault> {
    let die = |node: &Node<'_>| {
        let total = node.integer(1..=MOST_PIPS)?;
        let possible = match explosions {
            Explosions::Unlimited => total % 10 != 0,
            Explosions::Once => total != 10 && total <= 20,
            Explosions::None => total <= 10,
        };
        if possible { Ok(total) } else { Err(node.fault(format!("{total} is no total of a die"))) }
    };
    node.items(0..=MOST_DICE)?.iter().map(die).collect()
}

fn struck_in_order(
    object: &Object<'_>,
    field: &Field,
    meeting: Meeting,
    number: u32,
) -> Result<Vec<Role>, DocumentFault> {
    let explosions = field.rulings().explosions;
    let both = |node: &Node<'_>| -> Result<Sides<Vec<i64>>, DocumentFault> {
        let object = node.object(&["attacker", "defender"])?;
        let rolled = |role: Role| dice(&object.required(role.name())?, explosions);
        Ok(sides(rolled(Role::Attacker)?, rolled(Role::Defender)?))
    };
    let rolled = object.optional("initiative").map(|node| both(&node)).transpose()?;
    let first = nullable(object, "strikes_first", |node| node.choice(Role::NAMES))?;
    let initiative = Initiative { dice: rolled, first };
    order(field, meeting, number, &everyone(field), &initiative).map_err(|fault| {
        let (path, reason) = match fault {
            OrderFault::DiceMissing => ("initiative".to_owned(), "is missing".to_owned()),
            OrderFault::DiceNotDue => ("initiative".to_owned(), "is not rolled".to_owned()),
            OrderFault::DiceCount(role, dice) => {
                (format!("initiative.{}", role.name()), format!("must have {dice} dice"))
            }
            OrderFault::Equal => ("initiative".to_owned(), "is equal: roll again".to_owned()),
            OrderFault::FirstInFreeRound => {
                ("strikes_first".to_owned(), "means nothing where one side strikes alone".to_owned())
            }
            OrderFault::FirstWithoutScorpion => {
                ("strikes_first".to_owned(), "needs a Scorpion bushi as General".to_owned())
            }
        };
        DocumentFault { path, reason }
    })
}

fn strikes(node: &Node<'_>, names: &Names<'_>) -> Result<Sides<Vec<Strike>>, DocumentFault> {
    let object = node.object(&["attacker", "defender"])?;
    let of = |role: Role| -> Result<Vec<Strike>, DocumentFault> {
        // Nobody strikes more often than berserkers of the highest rank.
        let items = object.required(role.name())?.items(0..=1000)?;
        items.iter().map(|node| strike(node, role, names)).collect()
    };
    Ok(sides(of(Role::Attacker)?, of(Role::Defender)?))
}

fn strike(node: &Node<'_>, role: Role, names: &Names<'_>) -> Result<Strike, DocumentFault> {
    let object = node.object(&["by", "roll", "on", "fear", "save", "pin", "back", "back_save"])?;
    let unit = |node: &Node<'_>, role: Role| {
        let id = node.text(1..=40)?;
        let at = names.get(role).iter().position(|own| *own == id);
        at.ok_or_else(|| node.fault("is no unit of that side"))
    };
    let die = |field: StrikeField| object.optional(field.name()).map(|node| small(&node, 1..=10)).transpose();
    Ok(Strike {
        by: unit(&object.required("by")?, role)?,
        roll: small(&object.required("roll")?, 1..=10)?,
        on: object.optional("on").map(|node| unit(&node, role.other())).transpose()?,
        fear: die(StrikeField::Fear)?,
        save: die(StrikeField::Save)?,
        pin: die(StrikeField::Pin)?,
        back: die(StrikeField::Back)?,
        back_save: die(StrikeField::BackSave)?,
    })
}

fn strike_fault(fault: StrikeFault) -> DocumentFault {
    match fault {
        StrikeFault::Silent { role } => DocumentFault {
            path: format!("strikes.{}", role.name()),
            reason: "must be empty: this side does not strike".to_owned(),
        },
        StrikeFault::Part { role, at, field, why } => {
            let reason = match why {
                StrikeWhy::Missing => "is missing",
                StrikeWhy::NotDue => "is not rolled",
                StrikeWhy::Dead => "is dead",
                StrikeWhy::Pinned => "is pinned",
                StrikeWhy::Struck => "has struck already",
                StrikeWhy::Sheltered => "is sheltered from riding down",
            };
            let path = format!("strikes.{}[{at}].{}", role.name(), field.name());
            DocumentFault { path, reason: reason.to_owned() }
        }
    }
}

fn ending(object: &Object<'_>, field: &Field, fought: &Fought) -> Result<Ending, DocumentFault> {
    let explosions = field.rulings().explosions;
    let first = nullable(object, "morale", |node| dice(node, explosions))?;
    let second = nullable(object, "morale_defender", |node| dice(node, explosions))?;
    let lost_before = object.or("lost_before", sides(0, 0), |node| {
        let object = node.object(&["attacker", "defender"])?;
        let lost = |role: Role| object.or(role.name(), 0, |node| Ok(count(node, 0..=1000)?.into()));
        Ok(sides(lost(Role::Attacker)?, lost(Role::Defender)?))
    })?;
    let kind = if flag(object, "raid")? { Fight::Raid } else { Fight::Battle };
    let dice = MoraleDice { first: first.as_deref(), second: second.as_deref() };
    let losses = Losses { round: fought.casualties(), before: lost_before };
    end(field, fought, kind, &losses, dice).map_err(|fault| {
        let name = |which: Which| match which {
            Which::First => "morale",
            Which::Second => "morale_defender",
        };
        let (which, reason) = match fault {
            MoraleFault::NotDue(which) => (which, "is not rolled".to_owned()),
            MoraleFault::DiceCount(which, dice) => (which, format!("must have {dice} dice")),
        };
        DocumentFault { path: name(which).to_owned(), reason }
    })
}

/// A strike as it is answered: what it did not come to is not there.
fn written(role: Role, struck: &Struck, names: &Names<'_>) -> Value {
    let mut answer = Map::new();
    answer.insert("by".to_owned(), names.get(role)[struck.by].into());
    answer.insert("av".to_owned(), struck.av.into());
    answer.extend(struck.on.map(|on| ("on".to_owned(), names.get(role.other())[on].into())));
    answer.extend(struck.tv.map(|tv| ("tv".to_owned(), tv.into())));
    answer.extend(struck.back.map(|back| ("back".to_owned(), back.name().into())));
    answer.insert("result".to_owned(), struck.result.name().into());
    answer.into()
}

fn morale(test: &MoraleTest) -> Value {
    let mut answer = Map::from_iter([
        ("side".to_owned(), test.role.name().into()),
        ("tn".to_owned(), test.tn.into()),
        ("roll".to_owned(), test.pool.roll.into()),
        ("keep".to_owned(), test.pool.keep.into()),
        ("bonus".to_owned(), test.pool.bonus.into()),
    ]);
    if let Some((total, holds)) = test.rolled {
        answer.insert("total".to_owned(), total.into());
        answer.insert("holds".to_owned(), holds.into());
    }
    answer.into()
}

fn left(fought: &Fought, names: &Names<'_>) -> Value {
    let side = |role: Role| -> Value {
        let units = names.get(role).iter().zip(fought.conditions.get(role)).zip(fought.strength.get(role));
        let alive = units.filter(|(_, alive)| **alive > 0);
        let tell = |((id, condition), _): ((&&str, &Condition), &u32)| json!({"id": id, "pinned": condition.pinned, "tv_loss": condition.tv_loss});
        alive.map(tell).collect()
    };
    ROLES.iter().map(|role| (role.name().to_owned(), side(*role))).collect()
}
