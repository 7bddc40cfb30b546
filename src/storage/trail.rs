//! The trail of a table: checksums of the last texts that were let go, so that a copy which still has them is known for
//! what it is, the same table a while ago.

use super::chain;
use super::keys::{self, Part, TableId};
use super::store::Store;
use std::collections::VecDeque;

/// The most letters a trail is long: some 7,000 texts, more than an evening has steps. A copy that is farther behind
/// cannot be compared any more. The browser may keep localStorage from the disk for minutes after much was written, and
/// a copy of then is behind by every step of those minutes.
const MOST: usize = 48 * 1024;
/// How many digits of a checksum tell texts of the same step apart.
const MARK: usize = 6;

/// Notes that texts are about to be let go, the oldest first. A trail that cannot be written costs nothing but the
/// comparison.
///
/// A word is `<kind><step>=<marks>`: the marks of so many texts of one kind, of a step and those after it. Before, a word
/// was `<kind><step>:<checksum>`, of one text.
pub(super) fn note(store: &impl Store, id: &TableId, gone: &[(Part, String)]) {
    let key = keys::key(id, Part::Trail);
    let kept = store.get(&key).ok().flatten().unwrap_or_default();
    let mut words: VecDeque<String> = chain::unseal(&kept).unwrap_or_default().split(' ').map(str::to_owned).collect();
    let mut next = None;
    for (part, text) in gone {
        let Some((kind, number)) = step(*part) else { continue };
        match words.back_mut() {
            Some(run) if next == Some((kind, number)) => run.push_str(mark(text)),
            Some(_) | None => words.push_back(format!("{kind}{number}={}", mark(text))),
        }
        next = Some((kind, number + 1));
    }
    let mut long: usize = words.iter().map(|word| word.len() + 1).sum();
    while long > MOST
        && let Some(oldest) = words.pop_front()
    {
        long -= oldest.len() + 1;
    }
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let _ = store.put(&key, &chain::sealed(&words.join(" ")));
}

/// Whether a trail tells of that very text; a damaged one tells of none.
pub(super) fn has(trail: &str, part: Part, text: &str) -> bool {
    let (Some(told), Some(step)) = (chain::unseal(trail), step(part)) else { return false };
    told.split(' ').any(|word| told_by(word, step, text))
}

/// Whether a word of a trail tells of `text`, of that kind and step.
fn told_by(word: &str, (kind, number): (char, u64), text: &str) -> bool {
    let Some(word) = word.strip_prefix(kind) else { return false };
    if let Some((of, checksum)) = word.split_once(':') {
        return of.parse() == Ok(number) && checksum == chain::seal(text);
    }
    let Some((first, marks)) = word.split_once('=') else { return false };
    let at = first.parse().ok().and_then(|first| number.checked_sub(first)).and_then(|at| usize::try_from(at).ok());
    let from = at.and_then(|at| at.checked_mul(MARK));
    from.and_then(|from| marks.get(from..)?.get(..MARK)).is_some_and(|found| found == mark(text))
}

/// What a trail keeps of a text: the end of its checksum.
fn mark(text: &str) -> &str {
    let seal = chain::seal(text);
    seal.get(seal.len().saturating_sub(MARK)..).unwrap_or_default()
}

/// Which step a text is, and whether it is a whole document; nothing for what is no step.
fn step(part: Part) -> Option<(char, u64)> {
    match part {
        Part::Base(number) => Some(('b', number)),
        Part::Log(number) => Some(('l', number)),
        Part::Damaged(_)
        | Part::Summary
        | Part::Owner
        | Part::Unfinished
        | Part::Phase
        | Part::Private
        | Part::Corrected
        | Part::Trail => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::memory::MemoryStore;

    fn log(number: u64) -> (Part, String) {
        (Part::Log(number), chain::sealed(&format!("step {number}")))
    }

    fn trail_of(store: &MemoryStore, id: &TableId) -> String {
        store.get(&keys::key(id, Part::Trail)).unwrap().unwrap_or_default()
    }

    #[test]
    fn a_trail_tells_of_each_text_and_of_no_other() {
        let (store, id) = (MemoryStore::default(), TableId::new("a").unwrap());
        let base = (Part::Base(9), chain::sealed("whole"));
        note(&store, &id, &[log(7), log(8), log(9), base.clone(), log(12)]);
        let trail = trail_of(&store, &id);
        for (part, text) in [log(7), log(8), log(9), base, log(12)] {
            assert!(has(&trail, part, &text), "{part:?}");
            assert!(!has(&trail, part, &chain::sealed("something else")), "{part:?}");
        }
        for (part, text) in [log(6), log(10), log(11), log(13), (Part::Base(7), log(7).1)] {
            assert!(!has(&trail, part, &text), "{part:?}");
        }
        assert!(!has(&trail[..trail.len() - 1], Part::Log(7), &log(7).1), "a damaged trail tells of none");
    }

    #[test]
    fn words_of_before_are_read_and_go_on() {
        let (store, id) = (MemoryStore::default(), TableId::new("a").unwrap());
        let (_, text) = log(3);
        store.put(&keys::key(&id, Part::Trail), &chain::sealed(&format!("l3:{}", chain::seal(&text)))).unwrap();
        note(&store, &id, &[log(4)]);
        let trail = trail_of(&store, &id);
        assert!(has(&trail, Part::Log(3), &text) && has(&trail, Part::Log(4), &log(4).1), "{trail}");
    }

    #[test]
    fn what_is_farthest_behind_is_forgotten_first() {
        let (store, id) = (MemoryStore::default(), TableId::new("a").unwrap());
        let each = 64;
        let last = u64::try_from(2 * MOST / MARK).unwrap() / each * each;
        for first in (0..last).step_by(64) {
            note(&store, &id, &(first..first + each).map(log).collect::<Vec<_>>());
        }
        let trail = trail_of(&store, &id);
        assert!(trail.len() < MOST + 16, "{} letters", trail.len());
        assert!(has(&trail, Part::Log(last - 7_000), &log(last - 7_000).1));
        assert!(!has(&trail, Part::Log(0), &log(0).1));
    }
}
