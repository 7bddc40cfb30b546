//! The service worker's two constants: which version it is, and which files everybody has of it, each with its hash.
//!
//! What only who plays a game has of it stands in the list of the games, which is one of those files.

use crate::fault::Fault;
use crate::groups::Groups;
use crate::site::{Site, fingerprint};

const WORKER: &str = "sw.js";

/// Fills in `VERSION` and `FILES`. The version covers every other file and the worker's own text.
pub fn stamp(site: &mut Site, groups: &Groups) -> Result<(), Fault> {
    let Some(text) = site.get(WORKER) else {
        return Err(Fault::Unstamped { constant: "VERSION" });
    };
    let text = String::from_utf8_lossy(text).into_owned();
    let files: Vec<String> = precached(site, groups).map(|(file, hash)| format!("  \"{file}\": \"{hash}\"")).collect();
    let text = with_constant(&text, "VERSION", &format!("\"{}\"", site.version()))?;
    let text = with_constant(&text, "FILES", &format!("{{\n{}\n}}", files.join(",\n")))?;
    site.add(WORKER, text.into_bytes());
    Ok(())
}

/// Everything but the worker itself and the files of games, with what it hashes to: the worker keeps no file that is
/// damaged. The page goes by the name under which it is visited, `./`: some hosts redirect `index.html` there, and a
/// redirected answer may not be served to a navigation.
fn precached<'a>(site: &'a Site, groups: &'a Groups) -> impl Iterator<Item = (&'a str, String)> {
    site.files().filter(|(path, _)| *path != WORKER && !groups.contain(path)).map(|(path, content)| match path {
        "index.html" => ("./", fingerprint(content)),
        other => (other, fingerprint(content)),
    })
}

/// Replaces the whole line `const NAME = …;`.
fn with_constant(text: &str, constant: &'static str, value: &str) -> Result<String, Fault> {
    let start = format!("const {constant} = ");
    let line = text.lines().find(|line| line.starts_with(&start)).ok_or(Fault::Unstamped { constant })?;
    Ok(text.replacen(line, &format!("{start}{value};"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worker_lists_every_file_but_itself_with_its_hash_and_the_page_as_its_folder() {
        let mut site = Site::default();
        site.add("index.html", Vec::new());
        site.add("a.css", Vec::new());
        site.add(WORKER, b"// head\nconst VERSION = \"\";\nconst FILES = {};\nrest".to_vec());
        stamp(&mut site, &Groups::default()).expect("the sample worker has both constants");
        let text = String::from_utf8_lossy(site.get(WORKER).expect("it was added above")).into_owned();
        let nothing = fingerprint(b"");
        let list = format!("const FILES = {{\n  \"a.css\": \"{nothing}\",\n  \"./\": \"{nothing}\"\n}};\nrest");
        assert!(text.contains(&list), "{text}");
        assert!(!text.contains("VERSION = \"\""), "{text}");
    }

    #[test]
    fn worker_does_not_list_what_only_a_game_needs() {
        let mut site = Site::default();
        site.add("split_rest-1.wasm", Vec::new());
        site.add("split_champions-2.wasm", Vec::new());
        site.add(WORKER, b"const VERSION = \"\";\nconst FILES = {};".to_vec());
        stamp(&mut site, &crate::groups::tests::champions()).expect("the sample worker has both constants");
        let text = String::from_utf8_lossy(site.get(WORKER).expect("it was added above")).into_owned();
        assert!(text.contains("split_rest-1.wasm") && !text.contains("split_champions-2.wasm"), "{text}");
    }

    #[test]
    fn worker_without_a_constant_is_refused() {
        let mut site = Site::default();
        site.add(WORKER, b"const VERSION = \"\";\n".to_vec());
        assert!(matches!(stamp(&mut site, &Groups::default()), Err(Fault::Unstamped { constant: "FILES" })));
    }
}
