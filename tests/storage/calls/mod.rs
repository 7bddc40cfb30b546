//! The store fails at each of its calls in turn, whatever is being done: once, from then on, or in the middle of a text.
//! What was there before is there afterwards, and what was said to be kept is kept.

mod faulty;
mod world;

use super::support::{Game, id, remark};
use faulty::{Failure, Faulty};
use rokugan::games::champions::Champions;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::{Listing, Readiness, TabId, Tables};
use std::collections::BTreeMap;
use world::{DEEDS, Have, Shelf, before};

/// What may be gone: whatever was in a bin, for that may be emptied, and what the deed itself brings.
fn may_go(key: &str) -> bool {
    key == "b" || key == "fresh"
}

/// Each part of what players have is as before or as the deed makes it; as the deed makes it, where that was said.
fn assert_kept<K: Ord + Clone, V: PartialEq>(
    [found, before, after]: [&BTreeMap<K, V>; 3],
    said: &Result<(), String>,
    text: impl Fn(&K) -> String,
    place: &str,
) {
    for key in before.keys().chain(after.keys()).filter(|key| !may_go(&text(key))) {
        let (found, before, after) = (found.get(key), before.get(key), after.get(key));
        let kept = found == after || (said.is_err() && found == before);
        assert!(kept, "{place}: {} is neither as it was nor as it should be", text(key));
    }
}

#[test]
fn whichever_call_fails_nothing_is_lost_and_what_is_said_to_be_kept_is_kept() {
    let texts = before();
    for (deed_name, deed) in DEEDS {
        let whole = Tables::new(Faulty::of(&texts), TabId::from_random(2));
        let had = Have::of(&whole.store().store);
        deed(&whole).unwrap();
        let (calls, has) = (whole.store().calls.get(), Have::of(&whole.store().store));
        assert!(calls > 0, "{deed_name}");
        for failure in [Failure::Once, Failure::FromThenOn, Failure::Torn] {
            for call in 0..calls {
                let place = format!("{deed_name}, call {call} of {calls}, {failure:?}");
                let tables = Tables::new(Faulty::of(&texts), TabId::from_random(2));
                tables.store().fail_at(call, failure);
                let said = deed(&tables);
                tables.store().mend();
                assert_after(&tables, &said, [&had, &has], &place);
            }
        }
    }
}

fn assert_after(tables: &Shelf, said: &Result<(), String>, [had, has]: [&Have; 2], place: &str) {
    let found = Have::of(&tables.store().store);
    assert_kept([&found.tables, &had.tables, &has.tables], said, ToString::to_string, place);
    assert_kept([&found.boards, &had.boards, &has.boards], said, |id| id.as_str().to_owned(), place);
    assert!(found.cards == has.cards || (said.is_err() && found.cards == had.cards), "{place}: the cards");
    let broken = |listing: &Listing| matches!(listing.readiness, Readiness::Broken { .. });
    let list = tables.list().unwrap();
    let broken: Vec<_> = list.iter().filter(|listing| broken(listing) && listing.id != id("fresh")).collect();
    assert!(broken.is_empty(), "{place}: {broken:?}");
}

#[test]
fn a_step_that_was_not_kept_is_kept_by_the_next_try_whichever_call_failed() {
    let texts = before();
    for failure in [Failure::Once, Failure::FromThenOn, Failure::Torn] {
        for call in 0..40 {
            let tables = Tables::new(Faulty::of(&texts), TabId::from_random(2));
            let mut game = Game::open(&tables, &id("a"));
            tables.store().fail_at(call, failure);
            let first = game.play(remark("one"));
            let second = game.play(remark("two"));
            tables.store().mend();
            assert_eq!(tables.flush(&mut game.writer, &game.table, Stamp(95)), Ok(()), "call {call}, {failure:?}");
            let opened = tables.open::<Champions>(&id("a")).unwrap().table;
            assert_eq!(opened, game.table, "call {call}, {failure:?}: {first:?}, {second:?}");
        }
    }
}
