//! The small pieces that several parts of the app share, put together in one file.
//!
//! Each set of parts that share something has a piece of its own, most of a few hundred bytes. A game that opens needs a
//! hundred of them, and asked for one by one they take longer than all the rest of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::fault::Fault;
use crate::groups;
use crate::naming::{asks, renamed};
use crate::site::Site;

/// What the library that cuts calls a piece that several parts share.
const SHARED: &str = "chunk_";
/// A piece of fewer bytes is put together with the others.
const SMALL: usize = 4096;
/// How the link takes a piece out of the file.
const PIECE: &str = include_str!("piece.js");

/// Ships the small ones of `others` together, and takes them out: those that the first table of one game alone waits for in a
/// file of that game, or in one that is for everybody where what lies behind the rest needs them too; those that the tables of
/// several wait for in another, those that only come behind it in a third. The link and the lists of the splits name these
/// files instead. What every visit needs stays as it is: it would have to wait for what only
/// games need.
pub fn put_together(
    site: &mut Site,
    mut link: String,
    others: &mut Vec<(String, Vec<u8>)>,
    splits: &mut BTreeMap<String, Vec<String>>,
) -> Result<String, Fault> {
    let needed_by = |wanted: &dyn Fn(&str) -> bool| -> BTreeSet<String> {
        let wanted = splits.iter().filter(|(split, _)| wanted(split));
        wanted.flat_map(|(_, files)| files).cloned().collect()
    };
    let of_all = needed_by(&|split| split == groups::REST);
    let small: Vec<_> = others
        .extract_if(.., |(file, content)| file.starts_with(SHARED) && content.len() < SMALL && !of_all.contains(file))
        .collect();
    let mut together: BTreeMap<String, Vec<_>> = BTreeMap::new();
    for piece in small {
        together.entry(shelf(&piece.0, splits)).or_default().push(piece);
    }
    for (stem, small) in together {
        link = shipped_as(&stem, &small, site, &link, splits)?;
    }
    Ok(if link.contains("piece(") { format!("{link}\n{PIECE}") } else { link })
}

/// The name of the file in which a piece lies, by the games whose first table waits for it. What the rest needs too is no
/// game's own: who opens the settings fetches no game.
fn shelf(piece: &String, splits: &BTreeMap<String, Vec<String>>) -> String {
    let wanting: Vec<&String> =
        splits.iter().filter(|(_, files)| files.contains(piece)).map(|(split, _)| split).collect();
    let games: Vec<&String> = wanting.iter().copied().filter(|split| groups::is_first(split, splits)).collect();
    match games[..] {
        [] => "pieces_behind".to_owned(),
        [game] if wanting.iter().all(|split| groups::is_of_a_game(split, splits)) => format!("pieces_of_{game}"),
        [game] => format!("pieces_with_{game}"),
        [..] => "pieces_of_tables".to_owned(),
    }
}

/// Ships these pieces as one file, and names that in the link and the lists.
fn shipped_as(
    stem: &str,
    small: &[(String, Vec<u8>)],
    site: &mut Site,
    link: &str,
    splits: &mut BTreeMap<String, Vec<String>>,
) -> Result<String, Fault> {
    let together: Vec<u8> = small.iter().flat_map(|(_, content)| content).copied().collect();
    let whole = together.len();
    // By this ending hosts know that it is worth packing.
    let shipped = site.add_hashed(stem, ".wasm", together);
    let (mut link, mut at) = (link.to_owned(), 0);
    for (file, content) in small {
        let taken = format!("piece({}, {whole}, {at}, {})", asks(&shipped), content.len());
        link = renamed(&link, "the link", &format!("part({})", asks(file)), &taken)?;
        at += content.len();
    }
    for files in splits.values_mut() {
        let before = files.len();
        files.retain(|file| small.iter().all(|(piece, _)| piece != file));
        if files.len() < before {
            files.push(shipped.clone());
        }
    }
    Ok(link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_small_lies_together_and_is_taken_from_its_place() {
        let mut site = Site::default();
        let mut others: Vec<_> = [("1", 10), ("2", SMALL), ("3", 20), ("4", 5), ("5", 7), ("6", 8), ("7", 4), ("8", 3)]
            .map(|(number, bytes)| (format!("chunk_{number}.wasm"), vec![1; bytes]))
            .into();
        others.push(("split_champions.wasm".to_owned(), vec![5; 5]));
        let names = |numbers: &[u8]| numbers.iter().map(|number| format!("chunk_{number}.wasm")).collect::<Vec<_>>();
        let mut splits = BTreeMap::from([
            ("bushido".to_owned(), names(&[3, 6, 7])),
            ("champions".to_owned(), names(&[1, 2, 3, 4, 7, 8])),
            ("champions_evening".to_owned(), names(&[3, 5])),
            ("rest".to_owned(), names(&[4])),
            ("rest_aside".to_owned(), names(&[8])),
        ]);
        let text = names(&[1, 2, 3, 4, 5, 6, 7, 8]).iter().map(|file| format!("part({});\n", asks(file))).collect();
        let text = put_together(&mut site, text, &mut others, &mut splits).expect("the link names them");
        let left: Vec<&str> = others.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(left, ["chunk_2.wasm", "chunk_4.wasm", "split_champions.wasm"]);
        let shipped: Vec<(&str, usize)> = site.files().map(|(file, content)| (file, content.len())).collect();
        let [(behind, 7), (bushido, 8), (champions, 10), (tables, 24), (with, 3)] = shipped[..] else {
            panic!("five: {shipped:?}")
        };
        assert!(behind.starts_with("pieces_behind-") && tables.starts_with("pieces_of_tables-"), "{shipped:?}");
        assert!(
            bushido.starts_with("pieces_of_bushido-") && champions.starts_with("pieces_of_champions-"),
            "{shipped:?}"
        );
        let taken =
            |(file, whole, at, bytes)| text.contains(&format!("piece({}, {whole}, {at}, {bytes});", asks(file)));
        let alone = [(behind, 7, 0, 7), (bushido, 8, 0, 8), (champions, 10, 0, 10), (with, 3, 0, 3)];
        assert!(alone.into_iter().all(taken), "{text}");
        assert!([(tables, 24, 0, 20), (tables, 24, 20, 4)].into_iter().all(taken), "{text}");
        assert_eq!(splits["bushido"], [bushido, tables]);
        assert_eq!(
            splits["champions"],
            ["chunk_2.wasm", "chunk_4.wasm", champions, tables, with],
            "each is named once"
        );
        assert_eq!(splits["champions_evening"], [behind, tables]);
        assert!(with.starts_with("pieces_with_champions-"), "{shipped:?}");
        assert_eq!(splits["rest_aside"], [with], "the settings fetch no game");
        assert_eq!(splits["rest"], ["chunk_4.wasm"], "what every visit needs stays by itself");
    }

    #[test]
    fn without_small_pieces_nothing_changes() {
        let mut others = vec![("split_rest.wasm".to_owned(), vec![0; SMALL])];
        let mut site = Site::default();
        let text = put_together(&mut site, "x".to_owned(), &mut others, &mut BTreeMap::new());
        assert_eq!((text.ok().as_deref(), site.files().count(), others.len()), (Some("x"), 0, 1));
    }
}
