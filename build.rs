//! Makes the list of sentence keys from the English resource files, so that a key without a sentence does not
//! compile, and a sentence missing in another language stops the build.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let english = keys_of(Path::new("locales/en"))?;
    for folder in fs::read_dir("locales")? {
        let folder = folder?.path();
        let other = keys_of(&folder)?;
        let missing: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(missing.is_empty(), "{} and English differ in: {missing:?}", folder.display());
    }
    let mut code = String::new();
    for key in &english {
        let name = key.replace('-', "_").to_uppercase();
        // Writing to a string cannot fail.
        let _ = writeln!(code, "/// The sentence `{key}`.\npub const {name}: Key = Key::new(\"{key}\");");
    }
    let list = english.iter().map(|key| format!("\"{key}\", ")).collect::<String>();
    let _ = writeln!(code, "/// Every key, in order.\npub const ALL: &[&str] = &[{list}];");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("keys.rs"), code)
}

/// The names of the messages of all resource files in a folder; a key that stands twice stops the build.
fn keys_of(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut keys = BTreeSet::new();
    for file in fs::read_dir(folder)? {
        let text = fs::read_to_string(file?.path())?;
        for line in text.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if name.starts_with(|first: char| first.is_ascii_lowercase()) {
                assert!(keys.insert(name.to_owned()), "the sentence {name} stands twice in {}", folder.display());
            }
        }
    }
    Ok(keys)
}
