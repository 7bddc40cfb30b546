//! What a game says behind its table, named by nothing before that.
//!
//! Those sentences come with what lies behind the table (`locales/*/<game>/behind`). Whatever is there earlier and names one
//! would show its key, so such a build is refused. Names are looked for in the parts themselves, as the compiler left them,
//! in those whose splits are called after the game; a class or an id in them that is called like a sentence counts as its
//! name. Nor may the first part of a game bring the sentences itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use aho_corasick::{AhoCorasick, MatchKind};

use crate::fault::Fault;
use crate::groups;
use crate::site::Site;
use crate::splitting::Parts;

/// The language that is part of the program.
const ENGLISH: &str = "locales/en";
/// The folder of a game's sentences that come behind its table.
const BEHIND: &str = "behind";

/// The sentences of a game that come behind its table.
#[derive(Debug, Default)]
struct Late {
    keys: BTreeSet<String>,
    /// One of their resource files, by which the parts that bring them are known.
    text: String,
}

/// Refuses parts of a game that name a sentence and do not bring it.
pub fn check(root: &Path, parts: &Parts) -> Result<(), Fault> {
    let (keys, late) = read(root)?;
    let first = fs::read(&parts.first).map_err(Fault::file(&parts.first))?;
    let files: BTreeMap<&str, &[u8]> =
        parts.others.iter().map(|(name, content)| (name.as_str(), content.as_slice())).collect();
    let keys = Keys::new(&keys);
    for (game, late) in &late {
        for (split, names) in &parts.splits {
            let contents =
                || names.iter().filter_map(|name| files.get(name.as_str()).copied()).chain([first.as_slice()]);
            let brings = contents().any(|content| holds(content, &late.text));
            if groups::of(split, &parts.splits) != game || (brings && split != game) {
                continue;
            }
            if brings {
                return Err(Fault::EarlySentences { split: split.clone() });
            }
            if let Some(key) = contents().find_map(|content| keys.first_of(&late.keys, content)) {
                return Err(Fault::EarlySentence { split: split.clone(), key: key.to_owned() });
            }
        }
    }
    Ok(())
}

/// All keys, and the sentences that come late, by game.
fn read(root: &Path) -> Result<(Vec<String>, BTreeMap<String, Late>), Fault> {
    let mut english = Site::default();
    english.add_folder(&root.join(ENGLISH))?;
    let (mut all, mut late) = (Vec::new(), BTreeMap::<String, Late>::new());
    for (path, content) in english.files() {
        let text = String::from_utf8_lossy(content);
        let keys: Vec<String> = keys_of(&text).map(str::to_owned).collect();
        all.extend(keys.iter().cloned());
        if let [game, BEHIND, _] = path.split('/').collect::<Vec<_>>()[..] {
            let late = late.entry(game.to_owned()).or_default();
            late.keys.extend(keys);
            late.text = text.into_owned();
        }
    }
    Ok((all, late))
}

/// The keys of a resource file.
fn keys_of(text: &str) -> impl Iterator<Item = &str> {
    let message = |line: &str| line.starts_with(|first: char| first.is_ascii_lowercase());
    text.lines().filter(move |line| message(line)).filter_map(|line| Some(line.split_once(" =")?.0))
}

fn holds(content: &[u8], text: &str) -> bool {
    memchr::memmem::find(content, text.as_bytes()).is_some()
}

/// Finds keys in what the compiler made, where strings lie side by side.
#[derive(Debug)]
struct Keys<'a> {
    keys: &'a [String],
    search: AhoCorasick,
}

impl<'a> Keys<'a> {
    fn new(keys: &'a [String]) -> Self {
        // The longest: a key within another is not named by it.
        let search = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(keys);
        Self { keys, search: search.unwrap_or_else(|error| unreachable!("some thousand short keys are few: {error}")) }
    }

    /// The first of `late` that is named in `content`.
    fn first_of(&self, late: &BTreeSet<String>, content: &[u8]) -> Option<&'a str> {
        let mut found = self.search.find_iter(content).map(|one| self.keys[one.pattern()].as_str());
        found.find(|key| late.contains(*key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(list: &[&str]) -> Vec<String> {
        list.iter().map(|&one| one.to_owned()).collect()
    }

    #[test]
    fn a_key_within_another_is_not_named() {
        let all = strings(&["fight-odds", "fight-odds-sub", "table"]);
        let (keys, late) = (Keys::new(&all), BTreeSet::from(["fight-odds".to_owned()]));
        assert_eq!(keys.first_of(&late, b"\0tablefight-odds-subtable"), None);
        assert_eq!(keys.first_of(&late, b"\0fight-odds-subfight-oddstable"), Some("fight-odds"));
    }

    #[test]
    fn keys_are_read_with_one_line_or_several() {
        let text = "# fight = no\n\nfight = { $n ->\n    [one] a = b\n   *[other] c\n}\nrow = x\n";
        assert_eq!(keys_of(text).collect::<Vec<_>>(), ["fight", "row"]);
    }

    #[test]
    fn what_lies_behind_is_read_by_game() {
        let (all, late) = read(&crate::repository_root()).expect("the resource files are there");
        let champions = &late["champions"].keys;
        assert!(champions.contains("fight-under-one") && !champions.contains("runner-title"));
        assert!(["runner-title", "home"].iter().all(|key| all.iter().any(|other| other == key)));
    }

    #[test]
    fn a_part_that_names_a_sentence_and_does_not_bring_it_is_refused() {
        let root = crate::repository_root();
        let (_, late) = read(&root).expect("the resource files are there");
        let late = &late["champions"];
        let key = late.keys.first().expect("there are some").clone();
        let first = std::env::temp_dir().join(format!("first-of-no-app-{}", std::process::id()));
        fs::write(&first, b"\0asm").expect("a temporary file can be written");
        let parts = |split: &str, brings: bool| {
            let content = if brings { format!("{key}{}", late.text) } else { key.clone() };
            let (others, files) = (vec![("a.wasm".to_owned(), content.into_bytes())], vec!["a.wasm".to_owned()]);
            let splits = BTreeMap::from([("champions".to_owned(), Vec::new()), (split.to_owned(), files)]);
            Parts { first: first.clone(), link: String::new(), others, splits }
        };
        let refused = |split, brings| check(&root, &parts(split, brings)).err().map(|fault| fault.to_string());
        assert_eq!(refused("champions_evening", true), None);
        assert_eq!(refused("bushido", false), None, "another game has other sentences");
        assert!(refused("champions_reading", false).is_some_and(|fault| fault.contains(&key)));
        assert!(refused("champions", true).is_some_and(|fault| fault.contains("champions")));
        let _ = fs::remove_file(first);
    }
}
