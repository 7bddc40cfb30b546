//! Which files only who plays a game needs: its part of the program, what it shares with other games alone, its words.
//!
//! Everything else is for everybody. A game goes by the name of its folder, which is that of its split too. A file that
//! several games need is in the group of each.

use std::collections::{BTreeMap, BTreeSet};

use crate::languages::LanguageFile;
use crate::site::{Site, fingerprint};
use crate::sizes::Shipped;

/// The split that is no game.
pub const REST: &str = "rest";
/// The list of the groups, as the worker and the settings read it.
pub const LIST: &str = "games.json";

/// The files of each game, in the order of their names.
#[derive(Debug, Default)]
pub struct Groups(BTreeMap<String, BTreeSet<String>>);

impl Groups {
    /// The groups, from the files of each split and those of the languages.
    pub fn new(splits: &BTreeMap<String, Vec<String>>, languages: &[LanguageFile]) -> Self {
        let of_all = splits.get(REST).map(Vec::as_slice).unwrap_or_default();
        let mut groups: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (game, files) in splits.iter().filter(|(split, _)| *split != REST) {
            let own = files.iter().filter(|file| !of_all.contains(file)).cloned();
            groups.entry(game.clone()).or_default().extend(own);
        }
        for language in languages {
            if let Some(game) = language.game() {
                groups.entry(game.to_owned()).or_default().insert(language.file.clone());
            }
        }
        Self(groups)
    }

    /// Whether only games need a file.
    pub fn contain(&self, file: &str) -> bool {
        self.0.values().any(|files| files.contains(file))
    }

    /// The files of each game.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        self.0.iter().map(|(game, files)| (game.as_str(), files.iter().map(String::as_str).collect()))
    }

    /// The list that is shipped: of each game the bytes that go over the wire, and of each file what it hashes to and how
    /// many bytes it has.
    pub fn list(&self, site: &Site, shipped: &[Shipped]) -> String {
        let transferred = |file: &str| shipped.iter().find(|other| other.path == file).map_or(0, Shipped::transferred);
        let file = |name: &str| {
            let content = site.get(name).unwrap_or_default();
            format!("\"{name}\": [\"{}\", {}]", fingerprint(content), content.len())
        };
        let game = |(game, files): (&str, Vec<&str>)| {
            let bytes: usize = files.iter().map(|name| transferred(name)).sum();
            let files: Vec<String> = files.into_iter().map(file).collect();
            format!("\"{game}\": {{ \"bytes\": {bytes}, \"files\": {{ {} }} }}", files.join(", "))
        };
        let games: Vec<String> = self.iter().map(game).collect();
        format!("{{\n  {}\n}}\n", games.join(",\n  "))
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::sizes;

    fn splits(splits: &[(&str, &[&str])]) -> BTreeMap<String, Vec<String>> {
        let files = |files: &[&str]| files.iter().map(|&file| file.to_owned()).collect();
        splits.iter().map(|(split, names)| ((*split).to_owned(), files(names))).collect()
    }

    fn words(tag: &str) -> LanguageFile {
        LanguageFile { tag: tag.to_owned(), file: format!("words-{tag}-9.ftl") }
    }

    /// One game with one part.
    pub fn champions() -> Groups {
        Groups::new(&splits(&[("champions", &["split_champions-2.wasm"]), ("rest", &["split_rest-1.wasm"])]), &[])
    }

    #[test]
    fn a_game_has_its_part_and_words_and_nothing_that_everybody_has() {
        let splits = splits(&[
            ("champions", &["chunk_3-1.wasm", "split_champions-2.wasm"]),
            ("rest", &["chunk_3-1.wasm", "split_rest-3.wasm"]),
        ]);
        let groups = Groups::new(&splits, &[words("de"), words("de-champions")]);
        let all: Vec<_> = groups.iter().collect();
        assert_eq!(all, [("champions", vec!["split_champions-2.wasm", "words-de-champions-9.ftl"])]);
        assert!(groups.contain("split_champions-2.wasm") && !groups.contain("chunk_3-1.wasm"));
        assert!(!groups.contain("words-de-9.ftl"));
    }

    #[test]
    fn what_games_share_with_one_another_alone_is_in_the_group_of_each() {
        let splits = splits(&[
            ("bushido", &["chunk_4-5.wasm", "split_bushido-1.wasm"]),
            ("champions", &["chunk_4-5.wasm", "split_champions-2.wasm"]),
            ("rest", &["split_rest-3.wasm"]),
        ]);
        let groups = Groups::new(&splits, &[]);
        assert!(groups.iter().all(|(_, files)| files.contains(&"chunk_4-5.wasm")));
    }

    #[test]
    fn the_list_has_each_file_with_its_hash_and_what_the_game_transfers() {
        let mut site = Site::default();
        site.add("split_champions-2.wasm", vec![7; 10_000]);
        let shipped = sizes::measure(&site, |_| true);
        let hash = fingerprint(&[7; 10_000]);
        let bytes = shipped[0].transferred();
        assert_eq!(
            champions().list(&site, &shipped),
            format!(
                "{{\n  \"champions\": {{ \"bytes\": {bytes}, \"files\": {{ \"split_champions-2.wasm\": [\"{hash}\", 10000] }} }}\n}}\n"
            )
        );
    }
}
