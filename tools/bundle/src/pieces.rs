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
/// those that only come behind that in another. The link and the lists of the splits name these files instead. What every
/// visit needs stays as it is: it would have to wait for what only games need.
pub fn put_together(
    site: &mut Site,
    mut link: String,
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
    for file in small.keys() {
        link = renamed(&link, "the link", &format!("part({})", asks(file)), &format!("piece({})", loader(file)))?;
    }
    link = format!("{link}\n{PIECE}const sizes = new Map([");
    for (file, content) in &small {
        // Writing to a string cannot fail.
        let _ = write!(link, "[{}, {}], ", loader(file), content.len());
    }
    link += "]);\n";
    let games: BTreeMap<String, String> =
        splits.keys().map(|split| (split.clone(), groups::of(split, splits).to_owned())).collect();
    for (split, game) in &games {
        let load = format!("__wasm_split_load_{split} = ");
        link = renamed(&link, "the link", &format!("{load}wrapAsyncCb("), &format!("{load}of(\"{game}\", "))?;
    }
    for game in games.values().collect::<BTreeSet<_>>() {
        let needed = |is_first: bool| -> BTreeSet<String> {
            let of_game = splits.iter().filter(|(split, _)| games[*split] == *game && (*split == game) == is_first);
            of_game.flat_map(|(_, files)| files).filter(|file| small.contains_key(*file)).cloned().collect()
        };
        let first = needed(true);
        let behind = needed(false).difference(&first).cloned().collect();
        for (stem, pieces) in [("pieces_of", first), ("pieces_behind", behind)] {
            if pieces.is_empty() {
                continue;
            }
            let together: Vec<u8> = pieces.iter().flat_map(|file| &small[file]).copied().collect();
            // By this ending hosts know that it is worth packing.
            let shipped = site.add_hashed(&format!("{stem}_{game}"), ".wasm", together);
            let loaders: Vec<String> = pieces.iter().map(|file| loader(file)).collect();
            let _ = writeln!(link, "shelve(\"{game}\", {}, [{}]);", asks(&shipped), loaders.join(", "));
            for (_, files) in splits.iter_mut().filter(|(split, _)| games[*split] == *game) {
                let before = files.len();
                files.retain(|file| !pieces.contains(file));
                if files.len() < before {
                    files.push(shipped.clone());
                }
            }
        }
    }
    Ok(link)
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

    /// Two games, one of two parts, and the rest of one more.
    fn splits() -> BTreeMap<String, Vec<String>> {
        let splits: [(&str, &[u8]); 5] = [
            ("bushido", &[3, 6, 7]),
            ("champions", &[1, 2, 3, 4]),
            ("champions_evening", &[3, 4, 5]),
            ("rest", &[4]),
            ("rest_aside", &[4, 8]),
        ];
        splits.map(|(split, numbers)| (split.to_owned(), names(numbers))).into()
    }

    fn link() -> String {
        let loads = |split: &String| format!("export const __wasm_split_load_{split} = wrapAsyncCb(makeLoad());\n");
        let asked: String =
            names(&[1, 2, 3, 4, 5, 6, 7, 8]).iter().map(|file| format!("part({});\n", asks(file))).collect();
        asked + &splits().keys().map(loads).collect::<String>()
    }

    #[test]
    fn what_is_small_lies_together_in_files_of_each_game_that_needs_it() {
        let mut site = Site::default();
        let mut others: Vec<_> = [("1", 10), ("2", SMALL), ("3", 20), ("4", 5), ("5", 7), ("6", 8), ("7", 4), ("8", 3)]
            .map(|(number, bytes)| (format!("chunk_{number}.wasm"), vec![1; bytes]))
            .into();
        others.push(("split_champions.wasm".to_owned(), vec![5; 5]));
        let mut splits = splits();
        let text = put_together(&mut site, link(), &mut others, &mut splits).expect("the link names them");
        let left: Vec<&str> = others.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(left, ["chunk_2.wasm", "chunk_4.wasm", "split_champions.wasm"]);
        let shipped: Vec<(&str, usize)> = site.files().map(|(file, content)| (file, content.len())).collect();
        let [(behind, 7), (aside, 3), (bushido, 32), (champions, 30)] = shipped[..] else {
            panic!("four: {shipped:?}")
        };
        let named = |file: &str, stem: &str| assert!(file.starts_with(stem), "{file}");
        named(behind, "pieces_behind_champions-");
        named(aside, "pieces_behind_rest-");
        named(bushido, "pieces_of_bushido-");
        named(champions, "pieces_of_champions-");
        assert_eq!(splits["bushido"], [bushido]);
        assert_eq!(splits["champions"], ["chunk_2.wasm", "chunk_4.wasm", champions]);
        assert_eq!(splits["champions_evening"], ["chunk_4.wasm", champions, behind]);
        assert_eq!(splits["rest_aside"], ["chunk_4.wasm", aside], "the settings fetch no game");
        assert_eq!(splits["rest"], ["chunk_4.wasm"], "what every visit needs stays by itself");
        for said in [
            "piece(__chunk_1);\n".to_owned(),
            format!("part({});\n", asks("chunk_2.wasm")),
            "[__chunk_3, 20], ".to_owned(),
            "__wasm_split_load_champions_evening = of(\"champions\", makeLoad());".to_owned(),
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
