//! `score`: the honor of all clans by source, objectives and ranks.

use super::shared::{ids, named, player_key, read};
use crate::games::battle_for_rokugan::content::own_box::OwnBox;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::players::Players;
use crate::games::battle_for_rokugan::rules::score::{Score, ranking, scores};
use crate::kernel::by::{By, Small};
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, score)
}

fn score(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["board", "objectives"])?;
    let board = super::board::read(&object.required("board")?)?;
    let objectives = object.or("objectives", By::from_fn(|_| None), |node| objectives(board.players(), node))?;
    let scores = scores(&board, &OwnBox::default(), &objectives);
    let ranking = ranking(&scores, board.rulings().final_tie);
    let winners = ranking.first().cloned().unwrap_or_default();
    Ok(json!({
        "clans": scores.iter().map(line).collect::<Vec<_>>(),
        "ranking": ranking.into_iter().map(ids).collect::<Vec<_>>(),
        "winners": ids(winners),
    }))
}

fn objectives(players: &Players, node: &Node<'_>) -> Result<By<Clan, Option<Objective>>, DocumentFault> {
    let mut all = By::from_fn(|_| None);
    for (name, entry) in node.entries()? {
        let clan = player_key(players, name, &entry)?;
        *all.get_mut(clan) = entry.non_null().map(|node| named::<Objective>(&node)).transpose()?;
    }
    let holders = |objective: &&Objective| all.iter().filter(|(_, held)| **held == Some(**objective)).count();
    match Objective::ALL.iter().find(|objective| holders(objective) > 1) {
        Some(twice) => Err(node.fault(format!("{} is held twice", twice.id()))),
        None => Ok(all),
    }
}

fn line(score: &Score) -> Value {
    json!({
        "clan": score.clan.id(),
        "provinces": score.provinces,
        "flowers": score.honor.flowers,
        "tokens": score.honor.tokens,
        "faceup": score.honor.faceup,
        "territories": score.honor.of_territories(),
        "objective": score.objective,
        "total": score.total(),
        "territory_ids": ids(score.honor.territories.iter().copied()),
        "met": ids(score.met.iter().copied()),
    })
}
