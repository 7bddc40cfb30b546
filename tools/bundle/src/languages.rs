//! The sentences of every language but English, one file a language and one more a game of it: only who speaks it has to
//! read it, and only who plays that game.

use std::path::Path;

use crate::fault::Fault;
use crate::site::Site;

/// The language that is part of the program.
const BUILT_IN: &str = "en";

/// The file of a language or of a game in it, under the name it was added to the site by.
#[derive(Debug)]
pub struct LanguageFile {
    /// The language's tag, the name of its folder; of a game with the name of its folder behind it: `de-champions`.
    pub tag: String,
    /// The file.
    pub file: String,
}

impl LanguageFile {
    /// The game that says these words, by the name of its folder; nothing where the app says them.
    pub fn game(&self) -> Option<&str> {
        self.tag.split_once('-').map(|(_, game)| game)
    }
}

/// Joins the resource files of every folder into one and adds it, in the order of the tags.
pub fn add(site: &mut Site, root: &Path) -> Result<Vec<LanguageFile>, Fault> {
    let mut sources = Site::default();
    sources.add_folder(&root.join("locales"))?;
    let mut whole: Vec<(String, String)> = Vec::new();
    for (path, content) in sources.files() {
        let Some((folder, _)) = path.rsplit_once('/') else { continue };
        if folder.split('/').next() == Some(BUILT_IN) {
            continue;
        }
        // What a game says behind its table is in its file too.
        let tag = folder.split('/').take(2).collect::<Vec<_>>().join("-");
        let text = without_comments(&String::from_utf8_lossy(content));
        match whole.iter_mut().find(|(other, _)| *other == tag) {
            Some((_, joined)) => *joined += &text,
            None => whole.push((tag, text)),
        }
    }
    whole.sort();
    let add = |(tag, text): (String, String)| {
        let file = site.add_hashed(&format!("words-{tag}"), ".ftl", text.into_bytes());
        LanguageFile { tag, file }
    };
    Ok(whole.into_iter().map(add).collect())
}

/// The messages alone: what explains them to translators is not shipped.
fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_empty_lines_stay_behind() {
        let text = "# Words.\n\nundo = Undo\ncount = { $n ->\n    [one] # is no comment here\n   *[other] two\n}\n";
        let shipped = "undo = Undo\ncount = { $n ->\n    [one] # is no comment here\n   *[other] two\n}\n";
        assert_eq!(without_comments(text), shipped);
    }

    #[test]
    fn every_other_language_is_one_file() {
        let mut site = Site::default();
        let files = add(&mut site, &crate::repository_root()).expect("the resource files are there");
        for tag in ["de", "fr"] {
            assert!(files.iter().any(|file| file.tag == tag && file.game().is_none()), "{tag}");
            let champions = format!("{tag}-champions");
            assert!(files.iter().any(|file| file.tag == champions && file.game() == Some("champions")), "{tag}");
        }
        assert!(files.iter().all(|file| !file.tag.starts_with("en")));
        let german = files.iter().find(|file| file.tag == "de-champions").and_then(|file| site.get(&file.file));
        let german = String::from_utf8_lossy(german.unwrap_or_default());
        assert!(
            ["runner-title", "fight-under-one"].iter().all(|key| german.contains(&format!("\n{key} = "))),
            "all of it"
        );
        assert!(files.iter().all(|file| site.get(&file.file).is_some_and(|text| text.len() > 10_000)));
    }
}
