//! Which files only who plays a game needs: its parts of the program, what they share with other games alone, its words.
//!
//! Everything else is for everybody. A game goes by the name of its folder, which is that of its first split too; what
//! lies behind that is called after it: `champions_evening`. A file that several games need is in the group of each.

use std::collections::{BTreeMap, BTreeSet};

use crate::languages::LanguageFile;
use crate::site::{Site, fingerprint};
use crate::sizes::Shipped;

/// The split that is no game.
pub const REST: &str = "rest";
/// The list of the groups, as the worker and the settings read it.
pub const LIST: &str = "games.json";

/// The files of a game.
#[derive(Debug, Default)]
struct Group {
    all: BTreeSet<String>,
    /// Those of its first part, without which no table of it can be shown.
    first: BTreeSet<String>,
}

/// The files of each game, in the order of their names.
#[derive(Debug, Default)]
pub struct Groups(BTreeMap<String, Group>);

impl Groups {
    /// The groups, from the files of each split and those of the languages.
    pub fn new(splits: &BTreeMap<String, Vec<String>>, languages: &[LanguageFile]) -> Self {
        let of_all: Vec<&String> =
            splits.iter().filter(|(split, _)| of(split, splits) == REST).flat_map(|(_, files)| files).collect();
        let mut groups: BTreeMap<String, Group> = BTreeMap::new();
        for (split, files) in splits {
            let game = of(split, splits);
            if game == REST {
                continue;
            }
            let own: BTreeSet<String> = files.iter().filter(|file| !of_all.contains(file)).cloned().collect();
            let group = groups.entry(game.to_owned()).or_default();
            if split == game {
                group.first = own.clone();
            }
            group.all.extend(own);
        }
        for language in languages {
            if let Some(game) = language.game() {
                groups.entry(game.to_owned()).or_default().all.insert(language.file.clone());
            }
        }
        Self(groups)
    }

    /// Whether only games need a file.
    pub fn contain(&self, file: &str) -> bool {
        self.0.values().any(|group| group.all.contains(file))
    }

    /// The files of each game.
    #[cfg(test)]
    pub fn iter(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        self.0.iter().map(|(game, group)| (game.as_str(), names(&group.all)))
    }

    /// The games.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The files of the first part of each game.
    #[cfg(test)]
    pub fn first(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        self.0.iter().map(|(game, group)| (game.as_str(), names(&group.first)))
    }

    /// The list that is shipped: of each game the bytes that go over the wire, of each of its files what it hashes to and
    /// how many bytes it has, and the same of its first part, whose files are named alone.
    pub fn list(&self, site: &Site, shipped: &[Shipped]) -> String {
        let transferred = |file: &str| shipped.iter().find(|other| other.path == file).map_or(0, Shipped::transferred);
        let bytes = |files: &BTreeSet<String>| files.iter().map(|name| transferred(name)).sum::<usize>();
        let file = |name: &String| {
            let content = site.get(name).unwrap_or_default();
            format!("\"{name}\": [\"{}\", {}]", fingerprint(content), content.len())
        };
        let game = |(game, Group { all, first }): (&String, &Group)| {
            let files: Vec<String> = all.iter().map(file).collect();
            let named: Vec<String> = first.iter().map(|name| format!("\"{name}\"")).collect();
            let first = format!("{{ \"bytes\": {}, \"files\": [{}] }}", bytes(first), named.join(", "));
            let files = files.join(", ");
            format!("\"{game}\": {{ \"bytes\": {}, \"first\": {first}, \"files\": {{ {files} }} }}", bytes(all))
        };
        let games: Vec<String> = self.0.iter().map(game).collect();
        format!("{{\n  {}\n}}\n", games.join(",\n  "))
    }
}

/// The split that one lies behind, or itself.
pub fn of<'a>(split: &'a str, splits: &'a BTreeMap<String, Vec<String>>) -> &'a str {
    let behind = |first: &&String| split.strip_prefix(first.as_str()).is_some_and(|rest| rest.starts_with('_'));
    splits.keys().find(behind).map_or(split, String::as_str)
}

#[cfg(test)]
fn names(files: &BTreeSet<String>) -> Vec<&str> {
    files.iter().map(String::as_str).collect()
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
    fn what_lies_behind_the_first_part_of_a_game_is_in_its_group() {
        let splits = splits(&[
            ("champions", &["chunk_6-6.wasm", "split_champions-2.wasm"]),
            ("champions_evening", &["chunk_6-6.wasm", "split_champions_evening-4.wasm"]),
            ("rest", &["split_rest-3.wasm"]),
            ("rest_desk", &["split_rest_desk-7.wasm"]),
        ]);
        let groups = Groups::new(&splits, &[words("de-champions")]);
        let (all, first): (Vec<_>, Vec<_>) = (groups.iter().collect(), groups.first().collect());
        let of_game = vec![
            "chunk_6-6.wasm",
            "split_champions-2.wasm",
            "split_champions_evening-4.wasm",
            "words-de-champions-9.ftl",
        ];
        assert_eq!(all, [("champions", of_game)]);
        assert_eq!(first, [("champions", vec!["chunk_6-6.wasm", "split_champions-2.wasm"])]);
        assert!(!groups.contain("split_rest_desk-7.wasm"), "what lies behind the rest is for everybody");
    }

    #[test]
    fn the_list_has_each_file_with_its_hash_and_what_the_game_transfers() {
        let mut site = Site::default();
        site.add("split_champions-2.wasm", vec![7; 10_000]);
        let shipped = sizes::measure(&site, 11, |_| true);
        let hash = fingerprint(&[7; 10_000]);
        let bytes = shipped[0].transferred();
        assert_eq!(
            champions().list(&site, &shipped),
            format!(
                "{{\n  \"champions\": {{ \"bytes\": {bytes}, \"first\": {{ \"bytes\": {bytes}, \"files\": [\"split_champions-2.wasm\"] }}, \"files\": {{ \"split_champions-2.wasm\": [\"{hash}\", 10000] }} }}\n}}\n"
            )
        );
    }
}
