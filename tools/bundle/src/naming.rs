//! The program's files, given the names they are shipped under and told each other's.

use crate::fault::Fault;
use crate::page::Entry;
use crate::shrinking::Program;
use crate::site::{Site, fingerprint};
use crate::splitting;

/// The module that starts the app. It is a file because the page's policy allows no inline script.
const BOOT: &str = include_str!("boot.js");

/// The part that every page but an empty first one needs.
const REST: &str = "split_rest";

/// Gives the program's files their names in the site.
///
/// Link and glue import each other, so neither can be named after what the other is called: both carry the hash of both.
pub fn name_files(site: &mut Site, program: Program, name: &str) -> Result<Entry, Fault> {
    let wasm = site.add_hashed(name, "_bg.wasm", program.first.wasm);
    let mut link = program.link;
    let mut early = Vec::new();
    for (file, content) in program.others {
        let stem = file.trim_end_matches(".wasm");
        let shipped = site.add_hashed(stem, ".wasm", content);
        link = renamed(&link, "the link", &format!("./{file}"), &format!("./{shipped}"))?;
        // A game's own part comes when the game is opened, not with the first page.
        if stem == REST || !stem.starts_with("split_") {
            early.push(shipped);
        }
    }
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
    let boot = BOOT.replace("GLUE", &glue_name).replace("WASM", &wasm).replace("REST", &early.join(" "));
    let boot = site.add_hashed("boot", ".js", boot.into_bytes());
    Ok(Entry { boot, glue: glue_name, link: link_name, wasm })
}

/// `text` with another name in the place of `name`, which it must have.
fn renamed(text: &str, file: &'static str, name: &str, shipped: &str) -> Result<String, Fault> {
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
            link: "import { initSync } from \"./glue.js\";\nfetch(\"./split_rest.wasm\");\n".to_owned(),
            others: vec![("split_rest.wasm".to_owned(), vec![rest])],
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
