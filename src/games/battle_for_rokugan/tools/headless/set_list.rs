//! Reading lists of combat tokens of one clan: `[kind, strength or null, count]`.

use super::shared::named;
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Face;
use crate::games::battle_for_rokugan::model::token_counts::TokenCounts;
use crate::kernel::document::{DocumentFault, Node};

/// Reads such a list; any fault of an entry is the whole entry's.
pub(super) fn read(node: &Node<'_>, clan: Clan) -> Result<TokenCounts, DocumentFault> {
    let set = token_set::of(clan);
    let mut counts = TokenCounts::none();
    for item in node.items(0..=usize::MAX)? {
        let (face, count) = entry(&item).map_err(|fault| item.fault(fault.reason))?;
        let possible = Some(counts).filter(|_| set.of(face) > 0);
        let more = possible.and_then(|counts| counts.adding(face, count, &set));
        counts = more.ok_or_else(|| item.fault("the clan has fewer of these"))?;
    }
    Ok(counts)
}

fn entry(item: &Node<'_>) -> Result<(Face, u8), DocumentFault> {
    let parts = item.items(3..=3)?;
    let [kind, strength, count] = parts.as_slice() else { return Err(item.fault("has three parts")) };
    let printed = strength.clone().non_null().map(|node| node.integer(1..=6)).transpose()?;
    // The ranges leave nothing that would not fit.
    let face = Face::new(named(kind)?, printed.map(|printed| printed as u8));
    Ok((face.ok_or_else(|| strength.fault("no such token"))?, count.integer(0..=27)? as u8))
}
