//! Makes the lists of sentence keys from the English resource files, so that a key without a sentence does not
//! compile, and a sentence missing in another language stops the build; and the lists of the files themselves.
//!
//! What lies in a language's folder belongs to the app; a folder in it belongs to the game of that name, and in that
//! `behind` holds what its table does without.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let languages = sorted(Path::new("locales"))?;
    let games = folders(Path::new("locales/en"))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?);
    let mut all = BTreeSet::new();
    for game in [None].into_iter().chain(games.iter().map(Some)) {
        let english = keys_of(&game_folder(Path::new("locales/en"), game))?;
        for language in &languages {
            let other = keys_of(&game_folder(language, game))?;
            let missing: Vec<_> = english.symmetric_difference(&other).collect();
            assert!(missing.is_empty(), "{} and English differ in: {missing:?}", language.display());
        }
        let name = game.map_or_else(|| "keys.rs".to_owned(), |game| format!("keys_{game}.rs"));
        fs::write(out.join(name), constants(&english))?;
        for key in english {
            assert!(all.insert(key.clone()), "the sentence {key} stands twice, in two folders");
        }
    }
    fs::write(out.join("all.rs"), lists(&all)?)?;
    fs::write(out.join("resources.rs"), resources(&languages, &games)?)
}

/// A constant for each key.
fn constants(keys: &BTreeSet<String>) -> String {
    let mut code = String::new();
    for key in keys {
        let name = key.replace('-', "_").to_uppercase();
        // Writing to a string cannot fail.
        let _ = writeln!(code, "/// The sentence `{key}`.\npub const {name}: Key = Key::new(\"{key}\");");
    }
    code
}

/// Lists of every key, of the app's own keys, and of the values that the app's own sentences ask for, each in order.
fn lists(all: &BTreeSet<String>) -> io::Result<String> {
    let app = Path::new("locales/en");
    let lists = [
        ("Every key, of the app and of every game", "ALL", all.clone()),
        ("The app's own keys", "OF_APP", keys_of(app)?),
        ("The name of every value that a sentence of the app asks for", "VALUES", values_of(app)?),
    ];
    let list = |(about, name, entries): &(&str, &str, BTreeSet<String>)| {
        let entries: String = entries.iter().map(|entry| format!("\"{entry}\", ")).collect();
        format!("/// {about}, in order.\npub const {name}: &[&str] = &[{entries}];\n")
    };
    Ok(lists.iter().map(list).collect())
}

/// What the first page says: the files that are read before anything is shown, so they are few and small.
const FIRST: [&str; 3] = ["app.ftl", "first.ftl", "home.ftl"];

/// Constants of each language, named after its folder: the texts of the files of the first page, of all others of the
/// app, and of each game, as far as its table speaks and behind that.
fn resources(languages: &[PathBuf], games: &[String]) -> io::Result<String> {
    let mut code = String::new();
    for folder in languages {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_first = |path: &PathBuf| FIRST.iter().any(|first| path.ends_with(first));
        let (first, others): (Vec<_>, Vec<_>) = texts(folder)?.into_iter().partition(is_first);
        let mut parts = vec![("FIRST".to_owned(), first), ("OTHERS".to_owned(), others)];
        for game in games {
            let (folder, name) = (folder.join(game), game.to_uppercase());
            parts.push((format!("{name}_BEHIND"), texts_behind(&folder)?));
            parts.push((name, texts(&folder)?));
        }
        for (part, files) in parts {
            // A browser is given English with the app, and every other language as files of their own.
            if name != "EN" {
                code += "#[cfg(not(target_arch = \"wasm32\"))]\n";
            }
            let _ = write!(code, "pub(super) const {name}_{part}: &[&str] = &[");
            for file in files {
                let _ = write!(code, "include_str!({:?}), ", fs::canonicalize(file)?);
            }
            code += "];\n";
        }
    }
    let of_language = |language: &PathBuf| language.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    for language in languages.iter().map(of_language) {
        let _ = write!(code, "#[cfg(not(target_arch = \"wasm32\"))]\npub(super) const {language}: &[&[&str]] = &[");
        let _ = write!(code, "{language}_FIRST, {language}_OTHERS, ");
        for game in games.iter().map(|game| game.to_uppercase()) {
            let _ = write!(code, "{language}_{game}, {language}_{game}_BEHIND, ");
        }
        code += "];\n";
    }
    Ok(code)
}

fn game_folder(language: &Path, game: Option<&String>) -> PathBuf {
    game.map_or_else(|| language.to_owned(), |game| language.join(game))
}

/// What lies in a folder, by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The names of the values that the sentences of a folder ask for, without those of the folders in it.
fn values_of(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut values = BTreeSet::new();
    for file in texts(folder)? {
        let text = fs::read_to_string(file)?;
        let is_name = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
        values.extend(text.split('$').skip(1).map(|rest| rest.chars().take_while(is_name).collect()));
    }
    Ok(values)
}

/// The resource files of a folder, without those of the folders in it.
fn texts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(sorted(folder)?.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl")).collect())
}

/// The resource files of what a game says behind its table; none for a game that says everything at it.
fn texts_behind(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let behind = folder.join("behind");
    if behind.exists() { texts(&behind) } else { Ok(Vec::new()) }
}

/// The names of the folders in a folder.
fn folders(folder: &Path) -> io::Result<Vec<String>> {
    let all = sorted(folder)?.into_iter().filter(|path| path.is_dir());
    Ok(all.map(|path| path.file_name().unwrap_or_default().to_string_lossy().into_owned()).collect())
}

/// The names of the messages of all resource files in a folder, and behind it; a key that stands twice stops the build.
fn keys_of(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut keys = BTreeSet::new();
    for file in texts(folder)?.into_iter().chain(texts_behind(folder)?) {
        let text = fs::read_to_string(file)?;
        for line in text.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if name.starts_with(|first: char| first.is_ascii_lowercase()) {
                assert!(keys.insert(name.to_owned()), "the sentence {name} stands twice in {}", folder.display());
            }
        }
    }
    Ok(keys)
}
