//! `lobby`: a lobbying for the Imperial Favor.

use super::reading::{self, Names, Read};
use crate::games::l5r_ccg::model::rule::{self, Rule};
use crate::games::l5r_ccg::rules::lobby::cheapest::{Choice, Resources, cheapest};
use crate::games::l5r_ccg::rules::lobby::{Compare, Effort, Initiator, InitiatorCounts, Lobbying, Petition, Whom};
use crate::kernel::document::{Node, Object};
use serde_json::{Value, json};

/// What the document says.
struct Asked<'a> {
    players: Names<'a>,
    petition: Petition,
    efforts: Vec<(usize, Effort)>,
    resources: Option<Owned<'a>>,
}

/// What the lobbyist has, and what it is called.
struct Owned<'a> {
    speakers: Names<'a>,
    gifts: Names<'a>,
    values: Resources,
}

/// Answers a document of `lobby`.
///
/// # Errors
///
/// The document is none, or names an antagonist who cannot be.
pub fn answer(text: &str) -> Read<Value> {
    let document = reading::parse(text)?;
    let fields =
        ["players", "lobbyist", "holder", "lobbied", "initiator", "antagonist", "rulings", "efforts", "resources"];
    let root = document.root().object(&fields)?;
    let (players, petition) = read_petition(&root)?;
    let named = reading::nullable(&root, "antagonist", |node| Ok((players.find(node)?, node.clone())))?;
    let efforts = reading::list_or_none(&root, "efforts", |item| read_effort(item, &players))?;
    let resources = root.optional("resources").map(|node| read_resources(&node)).transpose()?;
    let asked = Asked { players, petition, efforts, resources };
    match asked.petition.check() {
        Err(rule) => Ok(undecided(&asked, rule, Some(rule))),
        Ok(()) if asked.petition.is_automatic() => Ok(undecided(&asked, rule::LOBBY_AUTOMATIC, None)),
        Ok(()) => {
            let possible = asked.petition.antagonists();
            let first = possible[0];
            let antagonist = match named {
                Some((named, node)) if asked.petition.holder.is_none() => {
                    if !possible.contains(&named) {
                        return Err(node.fault("is not one of the highest others"));
                    }
                    named
                }
                Some(_) | None => first,
            };
            Ok(decided(&asked, antagonist))
        }
    }
}

/// The answer where no effort is made: the lobbying is illegal, or the lobbyist takes the Favor at once.
fn undecided(asked: &Asked<'_>, refused: Rule, illegal: Option<Rule>) -> Value {
    let holder = if illegal.is_some() { asked.petition.holder } else { Some(asked.petition.lobbyist) };
    json!({
        "legal": illegal.is_none(),
        "rule": illegal.map(Rule::id),
        "automatic": illegal.is_none(),
        "antagonist": null,
        "efforts": vec![reading::verdict(&Err(refused)); asked.efforts.len()],
        "next": null,
        "totals": totals(&asked.players, &asked.petition.honor),
        "needs": 0,
        "takes": illegal.is_none(),
        "holder": holder.map(|at| asked.players.name(at)),
        "cheapest": null
    })
}

fn decided(asked: &Asked<'_>, antagonist: usize) -> Value {
    let mut lobbying = Lobbying::new(&asked.petition, antagonist);
    let verdicts: Vec<Value> =
        asked.efforts.iter().map(|(player, effort)| reading::verdict(&lobbying.make(*player, *effort))).collect();
    let takes = lobbying.needs() == 0;
    let taken = takes && lobbying.next().is_none();
    let holder = if taken { Some(asked.petition.lobbyist) } else { asked.petition.holder };
    json!({
        "legal": true,
        "rule": null,
        "automatic": false,
        "antagonist": asked.players.name(antagonist),
        "efforts": verdicts,
        "next": lobbying.next().map(|at| asked.players.name(at)),
        "totals": totals(&asked.players, lobbying.totals()),
        "needs": lobbying.needs(),
        "takes": takes,
        "holder": holder.map(|at| asked.players.name(at)),
        "cheapest": cheapest_way(asked, &lobbying)
    })
}

fn cheapest_way(asked: &Asked<'_>, lobbying: &Lobbying<'_>) -> Option<Value> {
    let owned = asked.resources.as_ref()?;
    lobbying.next()?;
    let mut values = owned.values.clone();
    if lobbying.gave(asked.petition.lobbyist) {
        values.gifts.clear();
    }
    let Choice { speakers, gift, adds } = cheapest(&values, lobbying.needs())?;
    Some(json!({
        "speakers": owned.speakers.names(&speakers), "gift": gift.map(|at| owned.gifts.name(at)), "adds": adds
    }))
}

fn totals(players: &Names<'_>, totals: &[i64]) -> Vec<Value> {
    totals.iter().enumerate().map(|(at, total)| json!({ "id": players.name(at), "total": total })).collect()
}

fn read_petition<'a>(root: &Object<'a>) -> Read<(Names<'a>, Petition)> {
    let mut players = Names::default();
    let mut honor = Vec::new();
    for item in root.required("players")?.items(2..=8)? {
        let object = item.object(&["id", "honor"])?;
        players.add(&object.required("id")?)?;
        honor.push(reading::number(&object, "honor", -99, 999)?);
    }
    let (initiator_counts, compare) = root.or("rulings", (InitiatorCounts::No, Compare::All), read_rulings)?;
    let petition = Petition {
        honor,
        lobbyist: players.find(&root.required("lobbyist")?)?,
        holder: reading::nullable(root, "holder", |node| players.find(node))?,
        lobbied: reading::flag(root, "lobbied")?,
        initiator: read_initiator(&root.required("initiator")?)?,
        initiator_counts,
        compare,
    };
    Ok((players, petition))
}

fn read_rulings(node: &Node<'_>) -> Read<(InitiatorCounts, Compare)> {
    let object = node.object(&["initiator_counts", "compare"])?;
    let counts = if reading::flag(&object, "initiator_counts")? { InitiatorCounts::Yes } else { InitiatorCounts::No };
    let choices = [("all", Compare::All), ("antagonist", Compare::Antagonist)];
    Ok((counts, object.or("compare", Compare::All, |node| node.choice(&choices))?))
}

fn read_initiator(node: &Node<'_>) -> Read<Initiator> {
    let object = node.object(&["personal_honor", "dishonored", "bowed"])?;
    let printed = reading::number(&object, "personal_honor", 0, 20)?;
    let dishonored = reading::flag(&object, "dishonored")?;
    Ok(Initiator { personal_honor: if dishonored { 0 } else { printed }, bowed: reading::flag(&object, "bowed")? })
}

/// What an effort is, before what else it says is looked at.
#[derive(Clone, Copy)]
enum Kind {
    Pass,
    Speaker,
    Gift,
}

fn read_effort<'a>(node: &Node<'a>, players: &Names<'a>) -> Read<(usize, Effort)> {
    let kinds = [("pass", Kind::Pass), ("speaker", Kind::Speaker), ("gift", Kind::Gift)];
    let all = node.object(&["player", "do", "value", "dishonored", "for"])?;
    let kind = all.required("do")?.choice(&kinds)?;
    let object = match kind {
        Kind::Pass => node.object(&["player", "do"])?,
        Kind::Speaker => all,
        Kind::Gift => node.object(&["player", "do", "value", "for"])?,
    };
    let player = players.find(&object.required("player")?)?;
    let effort = match kind {
        Kind::Pass => Effort::Pass,
        Kind::Speaker => {
            let value = reading::number(&object, "value", 0, 20)?;
            let dishonored = reading::flag(&object, "dishonored")?;
            Effort::Speaker(if dishonored { 0 } else { value }, read_whom(&object)?)
        }
        Kind::Gift => Effort::Gift(reading::number(&object, "value", 0, 20)?, read_whom(&object)?),
    };
    Ok((player, effort))
}

fn read_whom(object: &Object<'_>) -> Read<Whom> {
    let choices = [("lobbyist", Whom::Lobbyist), ("antagonist", Whom::Antagonist)];
    object.or("for", Whom::Own, |node| node.choice(&choices))
}

fn read_resources<'a>(node: &Node<'a>) -> Read<Owned<'a>> {
    let object = node.object(&["speakers", "gifts"])?;
    let (speakers, spoken) = read_owned(&object, "speakers", "personal_honor", 20)?;
    let (gifts, given) = read_owned(&object, "gifts", "focus", 10)?;
    Ok(Owned { speakers, gifts, values: Resources { speakers: spoken, gifts: given } })
}

fn read_owned<'a>(object: &Object<'a>, field: &str, value: &str, most: i64) -> Read<(Names<'a>, Vec<i64>)> {
    let mut names = Names::default();
    let mut values = Vec::new();
    for item in object.optional(field).map_or(Ok(Vec::new()), |node| node.items(0..=12))? {
        let one = item.object(&["id", value])?;
        names.add(&one.required("id")?)?;
        values.push(reading::number(&one, value, 0, most)?);
    }
    Ok((names, values))
}
