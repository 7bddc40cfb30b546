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

/// Ships the small ones of `others` as one file, and takes them out. The link and the lists of the splits name that file
/// instead. What every visit needs stays as it is: it would have to wait for what only games need.
pub fn put_together(
    site: &mut Site,
    link: String,
    others: &mut Vec<(String, Vec<u8>)>,
    splits: &mut BTreeMap<String, Vec<String>>,
) -> Result<String, Fault> {
    let of_all: BTreeSet<String> = splits.get(groups::REST).into_iter().flatten().cloned().collect();
    let (small, large): (Vec<_>, Vec<_>) = std::mem::take(others)
        .into_iter()
        .partition(|(file, content)| file.starts_with(SHARED) && content.len() < SMALL && !of_all.contains(file));
    *others = large;
    if small.is_empty() {
        return Ok(link);
    }
    let mut link = link;
    let mut together = Vec::new();
    for (file, content) in &small {
        let taken = format!("piece({}, {})", together.len(), content.len());
        link = renamed(&link, "the link", &format!("part({})", asks(file)), &taken)?;
        together.extend_from_slice(content);
    }
    let whole = together.len();
    // By this ending hosts know that it is worth packing.
    let shipped = site.add_hashed("pieces", ".wasm", together);
    for files in splits.values_mut() {
        let before = files.len();
        files.retain(|file| small.iter().all(|(piece, _)| piece != file));
        if files.len() < before {
            files.push(shipped.clone());
        }
    }
    Ok(format!("{link}\n{}", PIECE.replace("PIECES", &shipped).replace("WHOLE", &whole.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(files: &[&str]) -> String {
        files.iter().map(|file| format!("part({});\n", asks(file))).collect()
    }

    #[test]
    fn what_is_small_lies_in_one_file_and_is_taken_from_its_place() {
        let mut site = Site::default();
        let mut others = vec![
            ("chunk_1.wasm".to_owned(), vec![1; 10]),
            ("chunk_2.wasm".to_owned(), vec![2; SMALL]),
            ("chunk_3.wasm".to_owned(), vec![3; 20]),
            ("chunk_4.wasm".to_owned(), vec![4; 5]),
            ("split_champions.wasm".to_owned(), vec![5; 5]),
        ];
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let mut splits = BTreeMap::from([
            ("champions".to_owned(), names(&["chunk_1.wasm", "chunk_2.wasm", "chunk_3.wasm", "chunk_4.wasm"])),
            ("rest".to_owned(), names(&["chunk_4.wasm"])),
        ]);
        let text = link(&["chunk_1.wasm", "chunk_2.wasm", "chunk_3.wasm", "chunk_4.wasm"]);
        let text = put_together(&mut site, text, &mut others, &mut splits).expect("the link names them");
        assert!(text.starts_with("piece(0, 10);\npart(") && text.contains("piece(10, 20);"), "{text}");
        let left: Vec<&str> = others.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(left, ["chunk_2.wasm", "chunk_4.wasm", "split_champions.wasm"]);
        let (shipped, content) = site.files().next().expect("one file is shipped");
        assert_eq!(content, [vec![1; 10], vec![3; 20]].concat());
        assert_eq!(splits["champions"], ["chunk_2.wasm", "chunk_4.wasm", shipped], "it is named once");
        assert_eq!(splits["rest"], ["chunk_4.wasm"], "what every visit needs stays by itself");
        assert!(text.contains(shipped) && text.contains("30"), "{text}");
    }

    #[test]
    fn without_small_pieces_nothing_changes() {
        let mut others = vec![("split_rest.wasm".to_owned(), vec![0; SMALL])];
        let mut site = Site::default();
        let text = put_together(&mut site, "x".to_owned(), &mut others, &mut BTreeMap::new());
        assert_eq!((text.ok().as_deref(), site.files().count(), others.len()), (Some("x"), 0, 1));
    }
}
