//! What one player keeps for its own eyes beside a table.

use super::support::{Game, id, played, tables};
use rokugan::games::champions::Champions;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::Store;
use rokugan::storage::transfer;

/// What nobody else may read.
const OWN: [&str; 2] = ["bluff-behind-the-screen", "way-of-the-sail-is-kept"];

fn own() -> Vec<String> {
    OWN.map(str::to_owned).to_vec()
}

#[test]
fn it_is_kept_beside_its_table_and_goes_with_it() {
    let tables = tables();
    drop(Game::keep(&tables, &id("a"), played()));
    tables.keep_private(&id("a"), &OWN).unwrap();
    assert_eq!(tables.private(&id("a")), Some(own()));
    assert_eq!(tables.private::<Vec<String>>(&id("b")), None);
    assert_eq!(tables.private::<u8>(&id("a")), None, "what cannot be read is as good as nothing");
    tables.forget_private(&id("a")).unwrap();
    assert_eq!(tables.private::<Vec<String>>(&id("a")), None);
    tables.keep_private(&id("a"), &OWN).unwrap();
    tables.release(&id("a")).unwrap();
    tables.delete(&id("a"), Stamp(1)).unwrap();
    for now in [u64::MAX / 2, u64::MAX] {
        tables.empty_trash(Stamp(now)).unwrap();
    }
    assert_eq!(tables.private::<Vec<String>>(&id("a")), None);
    assert!(tables.store().keys().unwrap().iter().all(|key| !key.contains("private")));
}

#[test]
fn no_export_raw_text_or_copy_holds_any_of_it() {
    let tables = tables();
    drop(Game::keep(&tables, &id("a"), played()));
    let before = tables.raw(&id("a")).unwrap();
    tables.keep_private(&id("a"), &OWN).unwrap();
    let opened = tables.open::<Champions>(&id("a")).unwrap();
    let export = transfer::export(&opened.name, &opened.table).unwrap();
    tables.duplicate(&id("a"), &id("b"), opened.name.clone(), Stamp(2)).unwrap();
    assert_eq!(tables.raw(&id("a")).unwrap(), before, "the raw texts are those of the table alone");
    for text in [export, tables.raw(&id("a")).unwrap(), tables.raw(&id("b")).unwrap()] {
        assert!(OWN.iter().all(|own| !text.contains(own)), "{text}");
    }
    assert_eq!(tables.private::<Vec<String>>(&id("b")), None);
}
