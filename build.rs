//! Makes the list of sentence keys from the English resource files, so that a key without a sentence does not
//! compile, and a sentence missing in another language stops the build; and the list of the files themselves.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
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
    let values: String = values_of(Path::new("locales/en"))?.iter().map(|value| format!("\"{value}\", ")).collect();
    let about = "The name of every value that a sentence asks for, in order.";
    let _ = writeln!(code, "/// {about}\npub const VALUES: &[&str] = &[{values}];");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("keys.rs"), code)?;
    fs::write(Path::new(&out).join("resources.rs"), resources()?)
}

/// What the first page says: the files that are read before anything is shown, so they are few and small.
const FIRST: [&str; 3] = ["app.ftl", "first.ftl", "home.ftl"];

/// Two constants a language, named after its folder: the texts of the files of the first page, and of all others.
fn resources() -> io::Result<String> {
    let mut code = String::new();
    for folder in sorted(Path::new("locales"))? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        // A browser is given English with the app, and every other language as a file of its own.
        let only = if name == "EN" { "" } else { "#[cfg(not(target_arch = \"wasm32\"))]\n" };
        let is_first = |path: &PathBuf| FIRST.iter().any(|first| path.ends_with(first));
        let (first, others): (Vec<_>, Vec<_>) = sorted(&folder)?.into_iter().partition(is_first);
        for (part, files) in [("FIRST", first), ("OTHERS", others)] {
            let _ = write!(code, "{only}pub(super) const {name}_{part}: &[&str] = &[");
            for file in files {
                let _ = write!(code, "include_str!({:?}), ", fs::canonicalize(file)?);
            }
            code += "];\n";
        }
    }
    Ok(code)
}

/// What lies in a folder, by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The names of the values that the sentences of a folder ask for.
fn values_of(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut values = BTreeSet::new();
    for file in fs::read_dir(folder)? {
        let text = fs::read_to_string(file?.path())?;
        let is_name = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
        values.extend(text.split('$').skip(1).map(|rest| rest.chars().take_while(is_name).collect()));
    }
    Ok(values)
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
