//! `pool`: what a clan still has, and how likely each is among its tokens of this round.

use super::set_list;
use super::shared::{named, read};
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::games::battle_for_rokugan::rules::odds::pool::Pool;
use crate::kernel::by::Small;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, pool)
}

fn pool(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["clan", "out", "unknown"])?;
    let clan = named(&object.required("clan")?)?;
    let out = object.or("out", TokenCounts::none(), |node| set_list::read(node, clan))?;
    let set = token_set::of(clan);
    let unknown = object.required("unknown")?;
    // The range leaves nothing that would not fit.
    let count = unknown.integer(0..=27)? as u8;
    let pool = set.without(&out).and_then(|unseen| Pool::new(unseen, count));
    let pool = pool.ok_or_else(|| unknown.fault("cannot be so many, or so few"))?;
    let left = set.iter().filter(|(_, count)| *count > 0).map(|(face, _)| {
        json!({
            "kind": face.kind().id(),
            "strength": face.strength(),
            "count": pool.unseen().of(face),
            "in_hand": pool.holds_face(face),
        })
    });
    let kinds = Kind::ALL.iter().map(
        |kind| json!({"kind": kind.id(), "count": pool.unseen().of_kind(*kind), "in_hand": pool.holds_kind(*kind)}),
    );
    Ok(json!({
        "left": left.collect::<Vec<_>>(),
        "kinds": kinds.collect::<Vec<_>>(),
        "unseen": pool.unseen().total(),
        "mean": pool.mean_strength(),
    }))
}
