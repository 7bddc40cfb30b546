//! Small pieces of the app, put together in files.
//!
//! Each set of parts that share something has a piece of its own, most of a few hundred bytes. A game that opens needs a
//! hundred of them, and asked for one by one they take longer than all the rest of it; packed one by one, they are larger by
//! half. So each game has them in files of its own. What several games need is in the files of each: who plays them all
//! fetches it twice, who plays one does not wait for what another needs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::fault::Fault;
use crate::groups;
use crate::naming::{asks, renamed};
use crate::site::Site;

/// What the library that cuts calls a piece that several parts share.
const SHARED: &str = "chunk_";
/// A piece of fewer bytes is put together with the others.
const SMALL: usize = 16384;
/// How the link takes a piece out of its file.
const PIECE: &str = include_str!("piece.js");

/// Ships the small ones of `others` together, and takes them out: of each game those that its first part needs in one file,
/// those that what reads its saves needs too in another, those that only come behind that in a third; and in one what lies
/// behind the rest. The link and the lists of the splits name these files instead. What every visit needs stays as it is: it
/// would have to wait for what only games need.
pub fn put_together(
    site: &mut Site,
    link: String,
    others: &mut Vec<(String, Vec<u8>)>,
    splits: &mut BTreeMap<String, Vec<String>>,
) -> Result<String, Fault> {
    let of_all: BTreeSet<String> = splits.get(groups::REST).into_iter().flatten().cloned().collect();
    let small: BTreeMap<String, Vec<u8>> = others
        .extract_if(.., |(file, content)| file.starts_with(SHARED) && content.len() < SMALL && !of_all.contains(file))
        .collect();
    if small.is_empty() {
        return Ok(link);
    }
    let owners: BTreeMap<String, String> =
        splits.keys().map(|split| (split.clone(), groups::of(split, splits).to_owned())).collect();
    let mut link = asking(link, &small, &owners)?;
    for owner in owners.values().collect::<BTreeSet<_>>() {
        let mut there = BTreeSet::new();
        for (stem, belongs) in SHELVES {
            let of_owner = splits.iter().filter(|(split, _)| owners[*split] == *owner && belongs(split, owner));
            let needed = of_owner.flat_map(|(_, files)| files).filter(|file| small.contains_key(*file)).cloned();
            let pieces: BTreeSet<String> = needed.filter(|file| !there.contains(file)).collect();
            if pieces.is_empty() {
                continue;
            }
            let together: Vec<u8> = pieces.iter().flat_map(|file| &small[file]).copied().collect();
            // By this ending hosts know that it is worth packing.
            let shipped = site.add_hashed(&format!("{stem}_{owner}"), ".wasm", together);
            let loaders: Vec<String> = pieces.iter().map(|file| loader(file)).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(link, "shelve(\"{owner}\", {}, [{}]);", asks(&shipped), loaders.join(", "));
            there.extend(pieces.iter().cloned());
            let lists = splits.iter_mut().filter(|(split, _)| owners[*split] == *owner);
            lists.for_each(|(_, files)| name_instead(files, &pieces, &shipped));
        }
    }
    Ok(link)
}

/// Whether a split of an owner is one whose pieces lie in a file.
type Belongs = fn(&str, &str) -> bool;

/// The files of each owner: how they are called, and the splits whose pieces lie there that lie in none before.
const SHELVES: [(&str, Belongs); 3] = [
    ("pieces_of", |split, owner| split == owner),
    ("pieces_reading", |split, _| split.ends_with("_reading")),
    ("pieces_behind", |_, _| true),
];

/// The link, taking small pieces out of their files and remembering who asks for them.
fn asking(
    mut link: String,
    small: &BTreeMap<String, Vec<u8>>,
    owners: &BTreeMap<String, String>,
) -> Result<String, Fault> {
    for file in small.keys() {
        link = renamed(&link, "the link", &format!("part({})", asks(file)), &format!("piece({})", loader(file)))?;
    }
    for (split, owner) in owners {
        let load = format!("__wasm_split_load_{split} = ");
        let own = format!("{load}askingFor(\"{owner}\", ");
        link = renamed(&link, "the link", &format!("{load}wrapAsyncCb("), &own)?;
    }
    let sizes = small.iter().map(|(file, content)| format!("[{}, {}], ", loader(file), content.len()));
    Ok(format!("{link}\n{PIECE}const sizes = new Map([{}]);\n", sizes.collect::<String>()))
}

/// `file` in the place of the pieces in it, where a list has any.
fn name_instead(files: &mut Vec<String>, pieces: &BTreeSet<String>, file: &str) {
    let before = files.len();
    files.retain(|file| !pieces.contains(file));
    if files.len() < before {
        files.push(file.to_owned());
    }
}

/// What the library calls the function that loads a piece.
fn loader(file: &str) -> String {
    format!("__{}", file.trim_end_matches(".wasm"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(numbers: &[u8]) -> Vec<String> {
        numbers.iter().map(|number| format!("chunk_{number}.wasm")).collect()
    }

    /// Two games, one of several parts, and the rest with one behind it.
    fn splits() -> BTreeMap<String, Vec<String>> {
        let splits: [(&str, &[u8]); 6] = [
            ("bushido", &[3, 6, 7]),
            ("champions", &[1, 2, 3, 4]),
            ("champions_evening", &[3, 4, 5, 9]),
            ("champions_reading", &[3, 9]),
            ("rest", &[4]),
            ("rest_aside", &[4, 8]),
        ];
        splits.map(|(split, numbers)| (split.to_owned(), names(numbers))).into()
    }

    fn link() -> String {
        let loads = |split: &String| format!("export const __wasm_split_load_{split} = wrapAsyncCb(makeLoad());\n");
        let asked: String =
            names(&[1, 2, 3, 4, 5, 6, 7, 8, 9]).iter().map(|file| format!("part({});\n", asks(file))).collect();
        asked + &splits().keys().map(loads).collect::<String>()
    }

    #[test]
    fn what_is_small_lies_together_in_files_of_each_game_that_needs_it() {
        let mut site = Site::default();
        let mut others: Vec<_> =
            [("1", 10), ("2", SMALL), ("3", 20), ("4", 5), ("5", 7), ("6", 8), ("7", 4), ("8", 3), ("9", 6)]
                .map(|(number, bytes)| (format!("chunk_{number}.wasm"), vec![1; bytes]))
                .into();
        others.push(("split_champions.wasm".to_owned(), vec![5; 5]));
        let mut splits = splits();
        let text = put_together(&mut site, link(), &mut others, &mut splits).expect("the link names them");
        let left: Vec<&str> = others.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(left, ["chunk_2.wasm", "chunk_4.wasm", "split_champions.wasm"]);
        let shipped: Vec<(&str, usize)> = site.files().map(|(file, content)| (file, content.len())).collect();
        let [(behind, 7), (aside, 3), (bushido, 32), (champions, 30), (reading, 6)] = shipped[..] else {
            panic!("five: {shipped:?}")
        };
        let named = |file: &str, stem: &str| assert!(file.starts_with(stem), "{file}");
        named(behind, "pieces_behind_champions-");
        named(aside, "pieces_behind_rest-");
        named(bushido, "pieces_of_bushido-");
        named(champions, "pieces_of_champions-");
        named(reading, "pieces_reading_champions-");
        assert_eq!(splits["bushido"], [bushido]);
        assert_eq!(splits["champions"], ["chunk_2.wasm", "chunk_4.wasm", champions]);
        assert_eq!(splits["champions_reading"], [champions, reading]);
        assert_eq!(splits["champions_evening"], ["chunk_4.wasm", champions, reading, behind]);
        assert_eq!(splits["rest_aside"], ["chunk_4.wasm", aside], "the settings fetch no game");
        assert_eq!(splits["rest"], ["chunk_4.wasm"], "what every visit needs stays by itself");
        for said in [
            "piece(__chunk_1);\n".to_owned(),
            format!("part({});\n", asks("chunk_2.wasm")),
            "[__chunk_3, 20], ".to_owned(),
            "__wasm_split_load_champions_evening = askingFor(\"champions\", makeLoad());".to_owned(),
            format!("shelve(\"champions\", {}, [__chunk_1, __chunk_3]);\n", asks(champions)),
            format!("shelve(\"champions\", {}, [__chunk_5]);\n", asks(behind)),
            format!("shelve(\"bushido\", {}, [__chunk_3, __chunk_6, __chunk_7]);\n", asks(bushido)),
        ] {
            assert!(text.contains(&said), "{said}\n{text}");
        }
    }

    #[test]
    fn without_small_pieces_nothing_changes() {
        let mut others = vec![("split_rest.wasm".to_owned(), vec![0; SMALL])];
        let mut site = Site::default();
        let text = put_together(&mut site, "x".to_owned(), &mut others, &mut BTreeMap::new());
        assert_eq!((text.ok().as_deref(), site.files().count(), others.len()), (Some("x"), 0, 1));
    }
}
