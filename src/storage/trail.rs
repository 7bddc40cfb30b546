//! The trail of a table: checksums of the last texts that were let go, so that a copy which still has them is known for
//! what it is, the same table a while ago.

use super::chain;
use super::keys::{self, Part, TableId};
use super::store::Store;

/// The most texts a trail tells of; a copy that is farther behind cannot be compared any more.
const MOST: usize = 128;

/// Notes that a text is about to be let go. A trail that cannot be written costs nothing but the comparison.
pub(super) fn note(store: &impl Store, id: &TableId, gone: &[(Part, String)]) {
    let key = keys::key(id, Part::Trail);
    let kept = store.get(&key).ok().flatten().unwrap_or_default();
    let mut all: Vec<String> = chain::unseal(&kept).unwrap_or_default().split(' ').map(str::to_owned).collect();
    all.extend(gone.iter().filter_map(|(part, text)| step(*part, text)));
    all.retain(|one| !one.is_empty());
    let first = all.len().saturating_sub(MOST);
    let _ = store.put(&key, &chain::sealed(&all[first..].join(" ")));
}

/// Whether a trail tells of that very text; a damaged one tells of none.
pub(super) fn has(trail: &str, part: Part, text: &str) -> bool {
    let (Some(told), Some(step)) = (chain::unseal(trail), step(part, text)) else { return false };
    told.split(' ').any(|one| one == step)
}

/// A text in a trail: its step and its checksum; nothing for what is no step.
fn step(part: Part, text: &str) -> Option<String> {
    let (kind, number) = match part {
        Part::Base(number) => ('b', number),
        Part::Log(number) => ('l', number),
        Part::Damaged(_)
        | Part::Summary
        | Part::Owner
        | Part::Unfinished
        | Part::Phase
        | Part::Private
        | Part::Trail => return None,
    };
    Some(format!("{kind}{number}:{}", chain::seal(text)))
}
