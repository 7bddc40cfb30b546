//! The program's files, given the names they are shipped under and told each other's.

use std::collections::BTreeMap;

use crate::fault::Fault;
use crate::groups::{self, Groups};
use crate::page::Entry;
use crate::pieces;
use crate::shrinking::Program;
use crate::site::{Site, fingerprint};
use crate::splitting;
use crate::terse::terse;

/// The module that starts the app. It is a file because the page's policy allows no inline script.
const BOOT: &str = include_str!("boot.js");
/// How the link fetches a part, as the library that cuts writes it.
const FETCH: &str = "fetch(new URL(";
/// How it fetches one here.
const PART: &str = include_str!("part.js");

/// The program's files under the names they are shipped by.
#[derive(Debug)]
pub struct Named {
    /// The generated module between page and WebAssembly.
    pub glue: String,
    /// The module that fetches the other parts of the app.
    pub link: String,
    /// The first part of the app.
    pub wasm: String,
    /// All files that have to be there for a split, by the split.
    pub files: BTreeMap<String, Vec<String>>,
}

/// Gives the program's files their names in the site.
///
/// Link and glue import each other, so neither can be named after what the other is called: both carry the hash of both.
pub fn name_files(site: &mut Site, program: Program, name: &str) -> Result<Named, Fault> {
    let wasm = site.add_hashed(name, "_bg.wasm", program.first.wasm);
    let mut link = counting(&program.link)?;
    let (mut files, mut others) = (program.splits, program.others);
    link = pieces::put_together(site, link, &mut others, &mut files)?;
    for (file, content) in others {
        let (stem, raw) = (file.trim_end_matches(".wasm"), content.len());
        let shipped = site.add_hashed(stem, ".wasm", content);
        link = renamed(&link, "the link", &asks(&file), &format!("{}, {raw}", asks(&shipped)))?;
        files.values_mut().flatten().filter(|other| **other == file).for_each(|other| other.clone_from(&shipped));
    }
    link = terse(&link);
    let both = fingerprint(format!("{link}\n{}\n{wasm}", program.first.glue).as_bytes());
    let (link_name, glue_name) = (format!("link-{both}.js"), format!("{name}-{both}.js"));
    link = renamed(&link, "the link", splitting::GLUE, &format!("./{glue_name}"))?;
    // Only where the module is imported: the WebAssembly asks for it by the name it had.
    let from = |path: &str| format!("from \"{path}\"");
    let glue = renamed(&program.first.glue, "the glue", &from(splitting::LINK), &from(&format!("./{link_name}")))?;
    site.add(link_name.clone(), link.into_bytes());
    site.add(glue_name.clone(), glue.into_bytes());
    for (path, content) in program.first.snippets.files() {
        site.add(path, content.to_vec());
    }
    Ok(Named { glue: glue_name, link: link_name, wasm, files })
}

/// Gives the module that starts the app its name. It fetches early what every visit needs, `styles` among it, and of the
/// games the first part of the one that is opened.
pub fn name_boot(site: &mut Site, Named { glue, link, wasm, files }: Named, groups: &Groups, styles: &str) -> Entry {
    let rest = files.get(groups::REST).map(Vec::as_slice).unwrap_or_default();
    // All files of its first split, also those that are for everybody: they may not be there yet.
    let game = |game: &str| {
        let of_game = files.get(game).map(Vec::as_slice).unwrap_or_default();
        let parts: Vec<&str> = of_game.iter().filter(|file| !rest.contains(file)).map(String::as_str).collect();
        format!("{game}: \"{}\"", parts.join(" "))
    };
    let games: Vec<String> = groups.games().map(game).collect();
    let rest = rest.join(" ");
    let boot = BOOT.replace("GLUE", &glue).replace("WASM", &wasm).replace("REST", &rest).replace("STYLE", styles);
    let boot = boot.replace("{ /* GAMES */ }", &format!("{{ {} }}", games.join(", ")));
    let boot = site.add_hashed("boot", ".js", boot.into_bytes());
    Entry { boot, glue, link, wasm }
}

/// The link, fetching each part with [`PART`], which tells the page how much of it has come.
fn counting(link: &str) -> Result<String, Fault> {
    if !link.contains(FETCH) {
        // A program in one piece fetches nothing.
        return Ok(link.to_owned());
    }
    // An import stands first in a module; a function is there wherever it stands.
    Ok(format!("{}\n{PART}", link.replace(FETCH, "part(new URL(")))
}

/// How the link says where a file lies.
pub fn asks(file: &str) -> String {
    format!("new URL(\"./{file}\", import.meta.url)")
}

/// `text` with another name in the place of `name`, which it must have.
pub fn renamed(text: &str, file: &'static str, name: &str, shipped: &str) -> Result<String, Fault> {
    if !text.contains(name) {
        return Err(Fault::Unlinked { file, name: name.to_owned() });
    }
    Ok(text.replace(name, shipped))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::binding::Bound;

    fn program(rest: u8) -> Program {
        Program {
            first: Bound {
                glue: "import * as link from \"./link.js\"\nreturn { \"./link.js\": link };\n".to_owned(),
                wasm: vec![1],
                snippets: Site::default(),
            },
            link: "import { initSync } from \"./glue.js\";\nfetch(new URL(\"./split_rest.wasm\", import.meta.url));\n"
                .to_owned(),
            others: vec![("split_rest.wasm".to_owned(), vec![rest])],
            splits: BTreeMap::from([
                ("champions".to_owned(), vec!["split_champions-2.wasm".to_owned(), "split_rest.wasm".to_owned()]),
                ("rest".to_owned(), vec!["split_rest.wasm".to_owned()]),
            ]),
        }
    }

    #[test]
    fn link_and_glue_know_each_other_by_the_shipped_names() {
        let mut site = Site::default();
        let entry = name_files(&mut site, program(2), "app").expect("the sample names what it should");
        let text = |name: &str| String::from_utf8_lossy(site.get(name).expect("it is shipped")).into_owned();
        assert!(text(&entry.link).contains(&format!("from \"./{}\"", entry.glue)));
        assert!(text(&entry.glue).contains(&format!("from \"./{}\"", entry.link)));
        assert!(text(&entry.glue).contains("{ \"./link.js\": link }"), "the WebAssembly's own name for it stays");
    }

    #[test]
    fn the_link_tells_how_much_of_a_part_has_come() {
        let mut site = Site::default();
        let named = name_files(&mut site, program(2), "app").expect("as above");
        let link = String::from_utf8_lossy(site.get(&named.link).expect("it is shipped")).into_owned();
        let shipped = &named.files["rest"][0];
        assert!(link.contains(&format!("part(new URL(\"./{shipped}\", import.meta.url), 1)")), "{link}");
        assert!(link.contains("async function part(url, bytes)"), "{link}");
    }

    #[test]
    fn the_page_fetches_early_what_every_visit_needs_and_the_game_that_is_opened() {
        let mut site = Site::default();
        let named = name_files(&mut site, program(2), "app").expect("as above");
        let rest = named.files["rest"][0].clone();
        let entry = name_boot(&mut site, named, &crate::groups::tests::champions(), "style_later-9.css");
        let boot = String::from_utf8_lossy(site.get(&entry.boot).expect("it is shipped")).into_owned();
        assert!(
            boot.contains(&format!("[\"{rest}\", GAMES"))
                && boot.contains(&format!("preload(split(\"{rest} style_later-9.css\"))")),
            "{boot}"
        );
        assert!(boot.contains("{ champions: \"split_champions-2.wasm\" }"), "{boot}");
    }

    #[test]
    fn a_part_waits_for_the_styles_that_the_starting_module_fetches() {
        let mut site = Site::default();
        let named = name_files(&mut site, program(2), "app").expect("as above");
        let link = named.link.clone();
        let entry = name_boot(&mut site, named, &Groups::default(), "style_later-9.css");
        let text = |name: &str| String::from_utf8_lossy(site.get(name).expect("it is shipped")).into_owned();
        assert!(text(&link).contains("laterStyles()"));
        let boot = text(&entry.boot);
        assert!(boot.contains("globalThis.laterStyles = ") && boot.contains("href: \"style_later-9.css\""), "{boot}");
    }

    #[test]
    fn another_rest_gives_link_and_glue_other_names() {
        let names = |rest| name_files(&mut Site::default(), program(rest), "app").expect("as above");
        let (one, other) = (names(2), names(3));
        assert_ne!(one.link, other.link);
        assert_ne!(one.glue, other.glue);
        assert_eq!(one.wasm, other.wasm);
    }

    #[test]
    fn a_link_that_does_not_name_its_part_is_refused() {
        let mut program = program(2);
        program.link.clear();
        assert!(matches!(
            name_files(&mut Site::default(), program, "app"),
            Err(Fault::Unlinked { file: "the link", .. })
        ));
    }
}
