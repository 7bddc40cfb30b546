//! localStorage and its mirror: whichever is behind, nothing of either is lost.

use super::support::{Game, assert_same, fresh, id, name, played, tables};
use rand::Rng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rokugan::games::LIBRARIES;
use rokugan::games::champions::model::card::ChampionCard;
use rokugan::games::champions::model::clan::Clan;
use rokugan::games::champions::pack::Pack;
use rokugan::games::champions::{Champions, Table};
use rokugan::kernel::amend::{Replacement, Unfit, amend};
use rokugan::kernel::journal::Stamp;
use rokugan::storage::copies::{self, Changes, Plan, Texts, carry_out, went_apart};
use rokugan::storage::memory::{Fault, MemoryStore};
use rokugan::storage::{Change, Condition, Store, StoreError, TabId, TableId, Tables, library};

/// Everything in a store, as it was written at that time.
fn copy(store: &MemoryStore, written: u64) -> Texts {
    let keys = store.keys().unwrap().into_iter();
    let mut texts: Texts = keys.map(|key| (key.clone(), store.get(&key).unwrap().unwrap())).collect();
    texts.insert("rokugan.mirror".to_owned(), written.to_string());
    texts
}

/// The store of a copy.
fn store_of(texts: &Texts) -> Tables<MemoryStore> {
    let store = MemoryStore::default();
    texts.iter().for_each(|(key, text)| store.put(key, text).unwrap());
    Tables::new(store, TabId::from_random(1))
}

fn changed(texts: &Texts, changes: &Changes) -> Texts {
    let tables = store_of(texts);
    carry_out(tables.store(), changes).unwrap();
    let keys = tables.store().keys().unwrap().into_iter();
    keys.map(|key| (key.clone(), tables.store().get(&key).unwrap().unwrap())).collect()
}

/// As the app plans: it asks for the kinds of libraries only where one went different ways.
fn planned(kept: &Texts, mirror: &Texts) -> Plan {
    let kinds: &[_] = if went_apart(kept, mirror) { &LIBRARIES } else { &[] };
    let plan = copies::plan(kept, mirror, kinds);
    assert_eq!(plan, copies::plan(kept, mirror, &LIBRARIES), "it needs them nowhere else");
    plan
}

/// Makes both copies the same, and opens what they are then.
fn together(kept: &Texts, mirror: &Texts) -> (Tables<MemoryStore>, Plan) {
    let plan = planned(kept, mirror);
    let (one, other) = (changed(kept, &plan.kept), changed(mirror, &plan.mirror));
    assert_eq!(one, other);
    let again = planned(&one, &other);
    assert_eq!((again.kept.len(), again.mirror.len(), again.twice), (0, 0, 0), "nothing is left to do");
    (store_of(&one), plan)
}

fn ids(tables: &Tables<MemoryStore>) -> Vec<TableId> {
    let mut ids: Vec<_> = tables.list().unwrap().into_iter().map(|listing| listing.id).collect();
    ids.sort();
    ids
}

fn table(tables: &Tables<MemoryStore>, of: &str) -> Table {
    tables.open::<Champions>(&id(of)).unwrap().table
}

/// A table as it was some steps ago, and as it is after `steps` more.
fn behind(steps: usize) -> (Texts, Texts, Table) {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    let before = copy(tables.store(), 10);
    for step in 0..steps {
        game.say(&format!("step {step}")).unwrap();
        if game.writer.is_due() {
            tables.checkpoint(&mut game.writer, &game.table).unwrap();
        }
    }
    (before, copy(tables.store(), 20), game.table)
}

/// A copy in which something else was said.
fn gone_on(texts: &Texts, written: u64, said: &str) -> (Texts, Table) {
    let tables = store_of(texts);
    let mut game = Game::open(&tables, &id("a"));
    game.say(said).unwrap();
    (copy(tables.store(), written), game.table)
}

#[test]
fn the_copy_that_went_further_is_kept_whichever_it_is() {
    for steps in [1, 60, 120, 400, 2000] {
        let (before, after, played_on) = behind(steps);
        for (kept, mirror) in [(&before, &after), (&after, &before)] {
            let (tables, plan) = together(kept, mirror);
            assert_eq!(plan.twice, 0, "{steps} steps");
            assert_same(&table(&tables, "a"), &played_on);
        }
    }
}

#[test]
fn what_is_written_last_does_not_beat_a_tables_tail() {
    let (mut stale, newer, played_on) = behind(3);
    stale.insert("rokugan.prefs".to_owned(), "of today".to_owned());
    stale.insert("rokugan.mirror".to_owned(), "30".to_owned());
    let (tables, plan) = together(&stale, &newer);
    assert_eq!(plan.twice, 0);
    assert_same(&table(&tables, "a"), &played_on);
    assert_eq!(tables.store().get("rokugan.prefs").unwrap().as_deref(), Some("of today"));
}

#[test]
fn a_table_that_went_on_in_both_copies_is_kept_twice() {
    let (stale, newer, played_on) = behind(3);
    let (elsewhere, other) = gone_on(&stale, 30, "elsewhere");
    for (kept, mirror) in [(&elsewhere, &newer), (&newer, &elsewhere)] {
        let (tables, plan) = together(kept, mirror);
        assert_eq!(plan.twice, 1);
        assert_eq!(ids(&tables), [id("a"), id("ar1")]);
        assert_same(&table(&tables, "a"), &played_on);
        assert_same(&table(&tables, "ar1"), &other);
        Game::open(&tables, &id("ar1")).say("and on").unwrap();
    }
}

#[test]
fn a_correction_in_a_stale_copy_went_another_way() {
    let (stale, newer, played_on) = behind(3);
    let tables = store_of(&stale);
    let mut game = Game::open(&tables, &id("a"));
    game.table = amend(&game.table, 3, &Replacement::Nothing, Unfit::LeaveOut, Stamp(60)).unwrap().journal;
    tables.record(&mut game.writer, Change::Corrected, &game.table, Stamp(60)).unwrap();
    let corrected = copy(tables.store(), 30);
    let (both, plan) = together(&corrected, &newer);
    assert_eq!(plan.twice, 1);
    assert_same(&table(&both, "a"), &played_on);
    assert_same(&table(&both, "ar1"), &game.table);
}

/// A browser that is killed within its minute has localStorage as it was before two corrections, and the mirror after.
#[test]
fn a_copy_from_before_two_corrections_is_the_same_table_a_while_ago() {
    let tables = tables();
    let mut game = Game::keep(&tables, &id("a"), played());
    game.say("before").unwrap();
    let stale = copy(tables.store(), 10);
    for entry in [3, 4, 3] {
        game.table = amend(&game.table, entry, &Replacement::Nothing, Unfit::LeaveOut, Stamp(60)).unwrap().journal;
        tables.record(&mut game.writer, Change::Corrected, &game.table, Stamp(60)).unwrap();
    }
    let corrected = copy(tables.store(), 20);
    for (kept, mirror) in [(&stale, &corrected), (&corrected, &stale)] {
        let (both, plan) = together(kept, mirror);
        assert_eq!((plan.twice, ids(&both)), (0, vec![id("a")]));
        assert_same(&table(&both, "a"), &game.table);
    }
    // Whoever went on from there did go another way.
    let (elsewhere, other) = gone_on(&stale, 30, "elsewhere");
    let (both, plan) = together(&corrected, &elsewhere);
    assert_eq!(plan.twice, 1);
    assert!(ids(&both).iter().any(|id| both.open::<Champions>(id).unwrap().table == other));
}

#[test]
fn copies_that_cannot_be_compared_any_more_are_both_kept() {
    let (before, mut after, played_on) = behind(400);
    after.remove("rokugan.table.a.trail").unwrap();
    let (tables, plan) = together(&after, &before);
    assert_eq!(plan.twice, 1);
    assert_same(&table(&tables, "a"), &played_on);
    assert_same(&table(&tables, "ar1"), &played());
}

#[test]
fn what_could_not_be_written_to_the_mirror_the_last_time_is_not_kept_a_third_time() {
    let (stale, newer, _) = behind(3);
    let (elsewhere, _) = gone_on(&stale, 30, "elsewhere");
    let first = planned(&elsewhere, &newer);
    let kept = changed(&elsewhere, &first.kept);
    let (tables, _) = together(&kept, &newer);
    assert_eq!(ids(&tables), [id("a"), id("ar1")]);
    let (tables, _) = together(&newer, &kept);
    assert_eq!(ids(&tables), [id("a"), id("ar1")]);
}

#[test]
fn a_table_only_one_copy_has_is_kept() {
    let (one, other) = (tables(), tables());
    let first = Game::keep(&one, &id("a"), played()).table;
    let second = Game::keep(&other, &id("b"), fresh()).table;
    for (kept, mirror) in [(10, 20), (20, 10)] {
        let (both, _) = together(&copy(one.store(), kept), &copy(other.store(), mirror));
        assert_eq!(ids(&both), [id("a"), id("b")]);
        assert_same(&table(&both, "a"), &first);
        assert_same(&table(&both, "b"), &second);
    }
}

#[test]
fn a_damaged_text_in_one_copy_is_mended_from_the_other_and_set_aside_where_it_could_be_another() {
    let (_, whole, played_on) = behind(3);
    let last = "rokugan.table.a.log.4";
    let flipped = whole[last].replace("step", "stop");
    for (damage, aside) in [(flipped.as_str(), None), ("torn", Some("torn"))] {
        let mut torn = whole.clone();
        torn.insert(last.to_owned(), damage.to_owned());
        for (kept, mirror) in [(&torn, &whole), (&whole, &torn)] {
            let (tables, plan) = together(kept, mirror);
            assert_eq!((plan.twice, ids(&tables)), (0, vec![id("a")]));
            assert_same(&table(&tables, "a"), &played_on);
            assert_eq!(tables.store().get("rokugan.table.a.damaged.1").unwrap().as_deref(), aside);
        }
    }
}

/// Records of `texts` damaged, each another way.
fn damaged(texts: &Texts, records: &[usize], random: &mut impl Rng) -> Texts {
    let mut damaged = texts.clone();
    for record in records {
        let text = damaged.get_mut(&format!("rokugan.table.a.log.{record}")).unwrap();
        let place = random.random_range(0..text.len());
        match random.random_range(0..4) {
            0 => text.truncate(place),
            1 => text.insert(place, '?'),
            2 => *text = text.chars().rev().collect(),
            _ => text.replace_range(place..=place, "~"),
        }
    }
    damaged
}

#[test]
fn two_copies_damaged_at_different_places_are_put_together_record_by_record() {
    let (_, whole, played_on) = behind(13);
    for seed in 0..120 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut records: Vec<usize> = (2..15).collect();
        records.shuffle(&mut random);
        let (kept, mirror) =
            (damaged(&whole, &records[..2], &mut random), damaged(&whole, &records[2..4], &mut random));
        let (tables, plan) = together(&kept, &mirror);
        assert_eq!((plan.twice, ids(&tables)), (0, vec![id("a")]), "seed {seed}");
        let opened = tables.open::<Champions>(&id("a")).unwrap();
        assert_same(&opened.table, &played_on);
        assert_eq!(opened.condition, Condition::Whole, "seed {seed}");
    }
}

#[test]
fn a_whole_document_is_mended_too_and_its_records_with_it() {
    let (_, whole, played_on) = behind(13);
    let mut kept = damaged(&whole, &[4], &mut ChaCha8Rng::seed_from_u64(1));
    kept.insert("rokugan.table.a.base.1".to_owned(), "00000000 rubbish".to_owned());
    let mirror = damaged(&whole, &[2, 14], &mut ChaCha8Rng::seed_from_u64(2));
    let (tables, plan) = together(&kept, &mirror);
    assert_eq!(plan.twice, 0);
    assert_same(&table(&tables, "a"), &played_on);
}

#[test]
fn copies_that_went_two_ways_are_not_mixed_where_one_of_them_is_damaged() {
    let (stale, newer, played_on) = behind(6);
    let (elsewhere, _) = gone_on(&stale, 30, "elsewhere");
    let mut torn = newer.clone();
    torn.insert("rokugan.table.a.log.5".to_owned(), "torn".to_owned());
    let (tables, plan) = together(&torn, &elsewhere);
    assert_eq!(plan.twice, 1);
    let opened = table(&tables, "a");
    assert_eq!(opened.entries(), &played_on.entries()[..opened.entries().len()], "what is there is what was played");
}

#[test]
fn a_record_that_is_damaged_in_both_copies_is_guessed_by_neither() {
    let (_, whole, _) = behind(13);
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let (kept, mirror) = (damaged(&whole, &[6, 9], &mut random), damaged(&whole, &[3, 9], &mut random));
    let (tables, _) = together(&kept, &mirror);
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    assert_eq!(opened.condition, Condition::Recovered { lost: 6 });
}

#[test]
fn a_deletion_counts_unless_the_table_went_on_in_the_other_copy() {
    let (stale, newer, played_on) = behind(3);
    let deleted = |texts: &Texts, written: u64| {
        let tables = store_of(texts);
        tables.delete(&id("a"), Stamp(5)).unwrap();
        copy(tables.store(), written)
    };
    let (tables, _) = together(&stale, &deleted(&newer, 30));
    assert_eq!(ids(&tables), []);
    let (tables, _) = together(&deleted(&stale, 30), &newer);
    assert_eq!(ids(&tables), [id("a")]);
    assert_same(&table(&tables, "a"), &played_on);
}

#[test]
fn a_first_mirror_is_filled_and_an_empty_storage_too() {
    let (_, texts, played_on) = behind(3);
    for (kept, mirror) in [(&texts, &Texts::new()), (&Texts::new(), &texts)] {
        let (tables, plan) = together(kept, mirror);
        assert_eq!(plan.twice, 0);
        assert_same(&table(&tables, "a"), &played_on);
    }
}

#[test]
fn who_has_a_table_is_known_only_where_the_app_works() {
    let (stale, newer, _) = behind(3);
    let mut free = stale.clone();
    free.remove("rokugan.table.a.owner");
    assert_eq!(together(&free, &newer).0.holder(&id("a")).unwrap(), None);
    let mut other = newer;
    other.insert("rokugan.table.a.owner".to_owned(), "gone".to_owned());
    assert_eq!(together(&stale, &other).0.holder(&id("a")).unwrap(), Some(TabId::from_random(1)));
}

#[test]
fn a_table_another_tab_is_just_making_stays_that_tabs() {
    let owner = ("rokugan.table.a.owner".to_owned(), "another tab".to_owned());
    for written in [10, 30] {
        let count = ("rokugan.mirror".to_owned(), written.to_string());
        let (tables, _) = together(&Texts::from([owner.clone(), count]), &behind(1).1);
        assert_eq!(tables.holder(&id("a")).unwrap(), Some(TabId::new("another tab")));
        let plan = planned(&Texts::from([owner.clone()]), &Texts::new());
        assert_eq!(plan.kept, Changes::new());
    }
}

#[test]
fn cards_of_both_copies_are_put_together() {
    let keep = |texts: &Texts, called: &str, written: u64| {
        let tables = store_of(texts);
        let card = ChampionCard::blank(name(called), Clan::Crane);
        library::change(tables.store(), Pack::empty(name("Ours")), |pack| pack.keep_champion(card)).unwrap();
        copy(tables.store(), written)
    };
    let first = keep(&Texts::new(), "Kakita", 10);
    let (one, other) = (keep(&first, "Doji", 20), keep(&first, "Daidoji", 30));
    let names = |kept: &Texts, mirror: &Texts| {
        let pack = library::read::<Pack>(together(kept, mirror).0.store()).unwrap().unwrap();
        let mut names: Vec<_> = pack.champions.iter().map(|card| card.name.to_string()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&first, &one), ["Doji", "Kakita"]);
    assert_eq!(names(&one, &first), ["Doji", "Kakita"]);
    assert_eq!(names(&one, &other), ["Daidoji", "Doji", "Kakita"]);
}

#[test]
fn every_text_that_fits_is_brought_back_and_nothing_goes_before_all_are() {
    let tables = store_of(&Texts::from([("rokugan.old".to_owned(), "still needed".to_owned())]));
    tables.store().set_fault(Fault::Room(tables.store().bytes() + 100));
    let changes = Changes::from([
        ("rokugan.a".to_owned(), Some("too long".repeat(100))),
        ("rokugan.b".to_owned(), Some("fits".to_owned())),
        ("rokugan.mirror".to_owned(), Some("20".to_owned())),
        ("rokugan.old".to_owned(), None),
    ]);
    assert_eq!(carry_out(tables.store(), &changes), Err(StoreError::Full));
    assert_eq!(tables.store().keys().unwrap(), ["rokugan.b", "rokugan.old"]);
    tables.store().set_fault(Fault::None);
    carry_out(tables.store(), &changes).unwrap();
    assert_eq!(tables.store().keys().unwrap(), ["rokugan.a", "rokugan.b", "rokugan.mirror"]);
}
