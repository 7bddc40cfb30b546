//! Every page is found by its URL; of a game only the name is read here.

use super::*;
use crate::app::shelf::SHELF;

#[test]
fn every_page_is_found_by_its_url() {
    let id = || "k3".to_owned();
    let mut pages = vec![
        Page::Home,
        Page::Settings,
        Page::Backups(id()),
        Page::HandOver(id()),
        Page::TakeIn,
        Page::Shared(Handed::Kept),
        Page::Shared(Handed::Nothing),
        Page::Shared(Handed::TooLarge),
        Page::Shared(Handed::NoRoom),
        Page::Table(id(), Path::default()),
        Page::Table(id(), Path::new("board/list")),
    ];
    for game in GameId::ALL {
        pages.push(Page::Cover(game));
        pages.push(Page::Game(game, Path::new("rules/combat")));
    }
    for page in pages {
        assert_eq!(Page::parse(&page.href()), page);
    }
}

#[test]
fn every_way_on_the_shelf_is_found_by_its_url() {
    for game in &SHELF {
        let ways = game.documents.iter().chain(game.lessons.iter()).chain([&game.rules]);
        let pages: Vec<Page> = ways.map(|way| way.page(game.game)).chain([game.new_table()]).collect();
        for page in pages {
            assert_eq!(Page::parse(&page.href()), page);
        }
    }
}

#[test]
fn an_url_of_nothing_is_home() {
    for hash in ["", "#", "#/x", "#/table", "#/backups", "#/shared/x"] {
        assert_eq!(Page::parse(hash), Page::Home, "{hash}");
    }
}

#[test]
fn what_starts_the_app_knows_a_game_by_its_addresses_and_its_saves() {
    let boot = include_str!("../../../tools/bundle/src/boot.js");
    for begin in WITHOUT_GAME {
        assert!(boot.contains(&format!("\"{begin}\"")), "{begin}");
    }
    for game in GameId::ALL {
        let (slug, saved, folder) = (slug(game), game.saved_name(), game.folder());
        let named = |name: &str| boot.contains(&format!("{name}: \"{folder}\""));
        assert!(slug == folder || named(slug), "{slug}");
        assert!(saved.starts_with(&folder.replace('_', "-")) || named(saved), "{saved}");
    }
}

#[test]
fn the_worker_sends_a_shared_file_to_the_pages_there_are() {
    let worker = include_str!("../../../public/sw.js");
    for handed in Handed::ALL {
        let name = handed.name();
        let said = if name.is_empty() { "return \"\";".to_owned() } else { format!("return \"/{name}\";") };
        assert!(worker.contains(&said), "{handed:?}");
    }
    assert!(worker.contains("`${SHELL}#/shared`"), "{}", Page::Shared(Handed::Kept).href());
}

#[test]
fn an_address_of_the_first_versions_is_understood() {
    let game = |path: &str| Page::Game(GameId::Champions, Path::new(path));
    for (hash, page) in [
        ("#/new/scenario", game("new/scenario")),
        ("#/rules/combat", game("rules/combat")),
        ("#/board/b7/list", game("board/b7/list")),
        ("#/campaign/c4/ending", game("campaign/c4/ending")),
        ("#/table/k3/champion/2", Page::Table("k3".to_owned(), Path::new("champion/2"))),
    ] {
        assert_eq!(Page::parse(hash), page);
        assert_eq!(page.href(), hash, "and is still the page's own");
    }
}
