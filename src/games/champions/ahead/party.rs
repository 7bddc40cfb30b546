//! Fighters that are reckoned together: those that begin a Combat in the same way, but for what does not change how it
//! is played.

use super::condition::Condition;
use crate::games::champions::odds::holding::Holding;
use std::collections::BTreeMap;

/// Conditions in which a Combat goes the same way.
#[derive(Debug, Default)]
pub(super) struct Party {
    /// How likely each amount of Ki is.
    pub holding: Holding,
    /// The conditions, each with the share of the holding that is in it. Their Ki is the most of the holding, from
    /// which what is spent is counted.
    pub members: Vec<(Condition, f64)>,
}

/// Parties of all these conditions, in which the same Combat is fought. Either those that differ in nothing but their
/// Ki go together, or those with the same Ki do: whichever are fewer.
pub(super) fn parties(conditions: &[(Condition, f64)]) -> Vec<Party> {
    let (mut alike, mut with): (BTreeMap<Condition, Holding>, BTreeMap<u32, Party>) = Default::default();
    for (condition, share) in conditions {
        alike.entry(Condition { ki: 0, ..*condition }).or_default().add(condition.amount(), *share);
        with.entry(condition.amount()).or_default().members.push((*condition, *share));
    }
    if alike.len() <= with.len() {
        alike.into_iter().map(|(condition, holding)| differing(condition, holding)).collect()
    } else {
        with.into_iter().map(|(ki, party)| Party { holding: Holding::certain(ki), ..party }).collect()
    }
}

/// The party of those that differ in their Ki.
fn differing(condition: Condition, holding: Holding) -> Party {
    let ki = i16::try_from(holding.most()).unwrap_or(i16::MAX);
    Party { members: vec![(Condition { ki, ..condition }, 1.0)], holding }
}
