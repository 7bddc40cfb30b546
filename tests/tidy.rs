//! The house rules that a program can check: which floor may use which, what no file contains, where colours come
//! from, and that a sentence is given the values it asks for.

#![allow(clippy::unwrap_used, reason = "a test that cannot read the repository has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the repository.
struct Source {
    /// Path from the repository's top, with slashes.
    path: String,
    text: String,
}

impl Source {
    fn is_under(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }

    /// Numbered lines without their comments.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(number, line)| (number + 1, line.split("//").next().unwrap_or("")))
    }

    /// Where one of `words` stands in the code.
    fn mentions<'a>(&'a self, words: &'a [&'a str]) -> impl Iterator<Item = String> + 'a {
        self.code().flat_map(move |(number, line)| {
            let found = words.iter().filter(move |word| has_word(line, word));
            found.map(move |word| format!("{}:{number}: {word}", self.path))
        })
    }
}

/// Whether `word` stands in `line` on its own, not as part of a longer name.
fn has_word(line: &str, word: &str) -> bool {
    let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let whole = |at: usize| {
        let (before, after) = (line[..at].chars().last(), line[at + word.len()..].chars().next());
        let (first, last) = (word.chars().next(), word.chars().last());
        !(inside(before) && inside(first) || inside(after) && inside(last))
    };
    line.match_indices(word).any(|(at, _)| whole(at))
}

/// Where programs are: the app, and what builds it.
const PROGRAMS: [&str; 2] = ["src", "tools"];

fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file with one of these endings under `folder`, in order.
fn files(folder: &str, endings: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    let mut open = vec![top().join(folder)];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let inner = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
            open.extend(inner.filter(|path| !path.ends_with("node_modules")));
        } else if endings.iter().any(|ending| path.extension().is_some_and(|own| own == *ending)) {
            found.push(read(&path));
        }
    }
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(!found.is_empty(), "nothing under {folder}");
    found
}

fn read(path: &Path) -> Source {
    let inside = path.strip_prefix(top()).unwrap();
    let parts: Vec<_> = inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    Source { path: parts.join("/"), text: fs::read_to_string(path).unwrap() }
}

/// Rust files of `folder`.
fn rust(folder: &str) -> Vec<Source> {
    files(folder, &["rs"])
}

#[track_caller]
fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn no_floor_uses_one_above_it() {
    let floors = ["kernel", "words", "views", "games", "storage", "app", "ui"];
    let faults = floors.iter().enumerate().flat_map(|(at, floor)| {
        // What is around the screens may use them, and they it.
        let above = floors[at + 1..].iter().chain((*floor != "ui").then_some(&"pwa"));
        let above: Vec<String> = above.map(|floor| format!("crate::{floor}")).collect();
        let above: Vec<&str> = above.iter().map(String::as_str).collect();
        let files = rust(&format!("src/{floor}"));
        files.iter().flat_map(|file| file.mentions(&above).collect::<Vec<_>>()).collect::<Vec<_>>()
    });
    assert_none(faults.collect());
}

/// Where every game is at home no game is named; `page` keeps the addresses of the first versions, `prefs.rs` the
/// preferences that were written before there were neighbours, and `shelf.rs` lists the games.
#[test]
fn what_all_games_share_names_none() {
    let shared = ["kernel", "views", "storage", "app", "pwa", "ui/app", "ui/table", "ui/widgets", "ui/components"];
    let beside = rust("src/ui").into_iter().filter(|file| file.path.matches('/').count() == 2);
    let kept = ["src/app/page.rs", "src/app/page/tests.rs", "src/app/prefs.rs", "src/app/shelf.rs"];
    let files = shared.iter().flat_map(|folder| rust(&format!("src/{folder}"))).chain(beside);
    let folders = rust("src/games").into_iter().filter_map(|file| file.path.split('/').nth(2).map(str::to_owned));
    let folders: BTreeSet<String> = folders.filter(|folder| !folder.ends_with(".rs")).collect();
    let games: Vec<&str> = folders.iter().map(String::as_str).chain(["GameId::Champions"]).collect();
    let named = files.filter(|file| !kept.contains(&file.path.as_str()));
    assert_none(named.flat_map(|file| file.mentions(&games).collect::<Vec<_>>()).collect());
}

#[test]
fn games_never_import_one_another() {
    let mut faults = Vec::new();
    for file in rust("src/games") {
        let Some((own, _)) = file.path["src/games/".len()..].split_once('/') else { continue };
        for (number, line) in file.code() {
            let others = line.match_indices("games::").map(|(at, word)| &line[at + word.len()..]);
            // What the shelf itself is made of has names of types.
            let is_game = |rest: &&str| rest.starts_with(|c: char| c.is_ascii_lowercase()) && !rest.starts_with(own);
            faults.extend(others.filter(is_game).map(|_| format!("{}:{number}: {line}", file.path)));
        }
    }
    assert_none(faults);
}

#[test]
fn below_storage_there_is_no_browser_clock_file_thread_or_hidden_chance() {
    let forbidden = [
        "leptos",
        "web_sys",
        "js_sys",
        "wasm_bindgen",
        "gloo",
        "gloo_storage",
        "getrandom",
        "std::time",
        "std::fs",
        "std::net",
        "std::thread",
        "std::process",
        "rand::rng",
        "rand::random",
        "thread_rng",
        "OsRng",
        "HashMap",
        "HashSet",
    ];
    let floors = ["src/kernel", "src/words", "src/views", "src/games"];
    let faults =
        floors.iter().flat_map(|floor| rust(floor)).flat_map(|file| file.mentions(&forbidden).collect::<Vec<_>>());
    assert_none(faults.collect());
}

#[test]
fn floats_are_for_odds_and_weights_only() {
    // The forecast, what advice is measured by and the chances to lose Purity or miniatures are odds, asked on behalf of a table.
    let sheet =
        ["purity.rs", "miniatures.rs", "explore.rs", "adviser.rs"].map(|file| format!("champions/sheet/{file}"));
    // A number of a document is passed on as it is written.
    let others = ["champions/ahead/", "kernel/once.rs", "kernel/by_name"].map(str::to_owned);
    // Chances are said in words, and something lies on a drawing.
    let shown = [
        "champions/views/board_map.rs",
        "champions/views/fight_words.rs",
        "champions/views/paid.rs",
        "champions/views/trial_shares.rs",
    ];
    let shown = shown.into_iter().chain(["battle_for_rokugan/views/sight.rs"]).map(str::to_owned);
    let asked: Vec<String> = sheet.into_iter().chain(others).chain(shown).collect();
    let named = |file: &Source| {
        let odds = file.path.contains("odds") || file.path.contains("weights");
        odds || asked.iter().any(|path| file.path.contains(path))
    };
    let files = ["src/kernel", "src/games"].iter().flat_map(|floor| rust(floor)).filter(|file| !named(file));
    assert_none(files.flat_map(|file| file.mentions(&["f32", "f64"]).collect::<Vec<_>>()).collect());
}

/// What a screen says and decides is plain data and lives below it, where no crate of a browser is compiled to test it.
#[test]
fn no_test_needs_a_screen() {
    let tests = ["#[test]", "#[cfg(test)]"];
    assert_none(rust("src/ui").iter().flat_map(|file| file.mentions(&tests).collect::<Vec<_>>()).collect());
}

#[test]
fn every_module_says_what_lives_there() {
    let silent = |file: &Source| !file.text.starts_with("//! ");
    let all = PROGRAMS.iter().chain(&["tests"]).flat_map(|folder| rust(folder));
    assert_none(all.filter(silent).map(|file| file.path).collect());
}

#[test]
fn nothing_is_left_for_later_and_no_test_is_ignored() {
    let words = [concat!("to", "do!"), concat!("unimpl", "emented!"), concat!("db", "g!"), concat!("#[ig", "nore")];
    let all = PROGRAMS.iter().chain(&["tests"]).flat_map(|folder| rust(folder));
    assert_none(all.flat_map(|file| file.mentions(&words).collect::<Vec<_>>()).collect());
}

#[test]
fn no_file_of_the_program_has_more_than_500_lines() {
    let long = |file: &Source| file.text.lines().count() > 500;
    assert_none(PROGRAMS.iter().flat_map(|folder| rust(folder)).filter(long).map(|file| file.path).collect());
}

/// Paths of somebody's machine have no place in a repository.
#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    let homes = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/wo", "rk/"), concat!("/Us", "ers/")];
    let endings = ["rs", "css", "ftl", "ts", "js", "mjs", "json", "html", "md", "toml", "py", "sh"];
    let folders = ["src", "tests", "style", "locales", "tools", "public"];
    let present = folders.iter().filter(|folder| top().join(folder).is_dir());
    let mut all: Vec<Source> = present.flat_map(|folder| files(folder, &endings)).collect();
    let tops = ["dev", ".ci/run", "README.md", "Cargo.toml", "index.html", "build.rs", "package.json"];
    all.extend(tops.iter().map(|name| top().join(name)).filter(|path| path.is_file()).map(|path| read(&path)));
    let faults = all.iter().flat_map(|file| {
        let lines = file.text.lines().enumerate();
        // A link is no path: the slash follows a host's name there.
        let on_its_own = |line: &str, home: &str| {
            line.match_indices(home)
                .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-}".contains(c)))
        };
        let found = lines.filter(move |(_, line)| homes.iter().any(|home| on_its_own(line, home)));
        found.map(|(number, _)| format!("{}:{}", file.path, number + 1))
    });
    assert_none(faults.collect());
}

#[test]
fn colours_come_from_the_design_tokens() {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color("];
    let mut faults = Vec::new();
    for file in files("style", &["css"]).iter().filter(|file| file.path != "style/tokens.css") {
        for (number, line) in without_css_comments(&file.text).lines().enumerate() {
            if functions.iter().any(|function| has_word(line, function)) || has_hex_colour(line) {
                faults.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
            }
        }
    }
    assert_none(faults);
}

/// A game's style reaches no screen of another: each of its selectors names a class that only that game's screens have.
#[test]
fn the_style_of_a_game_is_for_its_own_screens() {
    let screens = rust("src/ui");
    let mut faults = Vec::new();
    for style in files("style/games", &["css"]) {
        let game = style.path.trim_start_matches("style/games/").trim_end_matches(".css");
        let own = format!("src/ui/games/{game}");
        let elsewhere: BTreeSet<_> = screens.iter().filter(|file| !file.is_under(&own)).flat_map(classes).collect();
        let text = without_css_comments(&style.text);
        let heads = text.split(['{', '}']).filter(|head| head.contains('.') && !head.contains([':', ';', '@']));
        let selectors = heads.flat_map(|head| head.split(','));
        let reaches_others = |selector: &&str| {
            let mut names = selector.split([' ', '>', '+', '[']).flat_map(|part| part.split('.').skip(1));
            names.all(|name| elsewhere.contains(name))
        };
        faults.extend(selectors.filter(reaches_others).map(|selector| format!("{}: {}", style.path, selector.trim())));
    }
    assert_none(faults);
}

/// Where something that contains a thing styles everything in it, a browser looks at every element of the page again after
/// each change of any, which took most of the time of style and layout after a tap.
#[test]
fn what_contains_something_styles_no_unnamed_elements() {
    let mut faults = Vec::new();
    for style in files("style", &["css"]) {
        let text = without_css_comments(&style.text);
        let heads = text.split(['{', '}']).filter(|head| head.contains(":has(") && !head.contains([';', '@']));
        let unnamed = heads.filter(|head| head.contains("> *") || head.contains(":nth-"));
        faults.extend(unnamed.map(|head| format!("{}: {}", style.path, head.trim())));
    }
    assert_none(faults);
}

/// The words of all texts on lines that name a class.
fn classes(file: &Source) -> Vec<&str> {
    let lines = file.text.lines().filter(|line| line.contains("class"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).flat_map(str::split_whitespace).collect()
}

fn without_css_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let mut code = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let (comment, rest) = part.split_once("*/").unwrap_or((part, ""));
        code.extend(comment.chars().filter(|c| *c == '\n'));
        code.push_str(rest);
    }
    code
}

/// `#` and 3 to 8 hexadecimal digits after a colon or inside a value, not the name of an element.
fn has_hex_colour(line: &str) -> bool {
    line.match_indices('#').any(|(at, _)| {
        let digits = line[at + 1..].chars().take_while(char::is_ascii_hexdigit).count();
        let next = line[at + 1 + digits..].chars().next();
        let name_goes_on = next.is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '_');
        (3..=8).contains(&digits) && !name_goes_on && line[..at].contains(':')
    })
}

/// The files of the first part of the app that say something; what they show, the first page shows.
const FIRST_PART: [&str; 6] = [
    "src/ui/app/mod.rs",
    "src/ui/download.rs",
    "src/ui/app/rest/mod.rs",
    "src/ui/app/home/mod.rs",
    "src/ui/app/home/theme.rs",
    "src/ui/app/waiting.rs",
];

/// The resource files that are read before the rest of the app is there.
const FIRST_WORDS: [&str; 3] = ["app.ftl", "first.ftl", "home.ftl"];

#[test]
fn the_first_page_says_only_what_is_read_before_the_rest_is_there() {
    let mut faults = Vec::new();
    for folder in fs::read_dir(top().join("locales")).unwrap().map(|folder| folder.unwrap().path()) {
        let words: String = FIRST_WORDS.iter().map(|file| fs::read_to_string(folder.join(file)).unwrap()).collect();
        for file in FIRST_PART.iter().map(|path| read(&top().join(path))) {
            for (number, line) in file.code() {
                for (at, word) in line.match_indices("keys::") {
                    let name: String =
                        line[at + word.len()..].chars().take_while(|c| !",;:.)( ".contains(*c)).collect();
                    let key = name.to_lowercase().replace('_', "-");
                    if !key.is_empty() && !words.lines().any(|line| line.starts_with(&format!("{key} ="))) {
                        faults.push(format!("{}:{number}: {key} is not in {}", file.path, folder.display()));
                    }
                }
            }
        }
    }
    assert_none(faults);
}

/// The values each English sentence asks for, those of the sentences inside it included.
fn sentences(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut bodies: BTreeMap<String, String> = BTreeMap::new();
    for file in files(&format!("locales/{language}"), &["ftl"]) {
        let mut last = None;
        for line in file.text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (name, body) = line.split_once('=').unwrap();
                last = Some(name.trim().to_owned());
                bodies.insert(name.trim().to_owned(), body.to_owned());
            } else if line.starts_with('-') {
                last = None;
            } else if let Some(body) = last.as_ref().and_then(|name| bodies.get_mut(name)) {
                body.push('\n');
                body.push_str(line);
            }
        }
    }
    bodies.keys().map(|name| (name.clone(), asked(&bodies, name, 0))).collect()
}

fn asked(bodies: &BTreeMap<String, String>, name: &str, depth: u8) -> BTreeSet<String> {
    let Some(body) = bodies.get(name).filter(|_| depth < 8) else { return BTreeSet::new() };
    let is_name = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
    let variables = body.match_indices('$').map(|(at, _)| body[at + 1..].chars().take_while(is_name).collect());
    let inner =
        body.match_indices('{').map(|(at, _)| body[at + 1..].trim_start().chars().take_while(is_name).collect());
    variables.chain(inner.flat_map(|inner: String| asked(bodies, &inner, depth + 1))).collect()
}

/// One `Line::new(keys::X).with("a", …).with("b", …)` in the code.
struct Given {
    place: String,
    key: String,
    values: BTreeSet<String>,
    /// Values that a line bound to a name may get further down.
    perhaps: BTreeSet<String>,
}

fn given(file: &Source) -> Vec<Given> {
    let start = "Line::new(keys::";
    let uses = file.text.match_indices(start);
    uses.filter_map(|(at, _)| {
        let (name, rest) = file.text[at + start.len()..].split_once(')')?;
        let values = chain(rest);
        let perhaps = bound(&file.text[..at]).map_or_else(BTreeSet::new, |line| later(rest, line));
        let number = file.text[..at].lines().count();
        let key = name.to_lowercase().replace('_', "-");
        Some(Given { place: format!("{}:{number}", file.path), key, values, perhaps })
    })
    .collect()
}

/// The values of the `.with("…", …)` that `text` begins with.
fn chain(mut text: &str) -> BTreeSet<String> {
    let mut values = BTreeSet::new();
    while let Some(arguments) = text.trim_start().strip_prefix(".with(") {
        let value = arguments.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next());
        values.extend(value.map(str::to_owned));
        text = closing(arguments).map_or("", |end| &arguments[end..]);
    }
    values
}

/// The name of `let name = ` at the end of `text`.
fn bound(text: &str) -> Option<&str> {
    let name = text.trim_end().strip_suffix('=')?.trim_end().rsplit(char::is_whitespace).next()?;
    name.chars().all(|c| c.is_alphanumeric() || c == '_').then_some(name)
}

/// The values that `line.with("…", …)` adds further down, until the function ends or the name means another line.
fn later(text: &str, line: &str) -> BTreeSet<String> {
    let body = text.split("\n}\n").next().unwrap_or(text);
    let body = body.split(&format!("let {line} =")).next().unwrap_or(body);
    let uses = body.match_indices(line).filter(|(at, _)| has_word(&body[at.saturating_sub(1)..], line));
    uses.flat_map(|(at, _)| chain(&body[at + line.len()..])).collect()
}

/// Just behind the parenthesis that closes an argument list.
fn closing(text: &str) -> Option<usize> {
    let (mut depth, mut quoted, mut before) = (1, false, ' ');
    for (at, c) in text.char_indices() {
        match c {
            '"' if before != '\\' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
        before = c;
    }
    None
}

/// A value under a name the sentence does not have would silently be lost.
#[test]
fn a_sentence_is_given_only_values_it_asks_for() {
    let sentences = sentences("en");
    let mut faults = Vec::new();
    for given in rust("src").iter().flat_map(given) {
        let Some(asked) = sentences.get(&given.key) else { continue };
        let lost: Vec<_> = given.values.difference(asked).collect();
        if !lost.is_empty() {
            faults.push(format!("{}: {} does not ask for {lost:?}", given.place, given.key));
        }
    }
    assert_none(faults);
}

/// A value that is not given would show as a gap.
#[test]
fn a_sentence_built_with_values_is_given_all_it_asks_for() {
    let sentences = sentences("en");
    let mut faults = Vec::new();
    for given in rust("src").iter().flat_map(given).filter(|given| !given.values.is_empty()) {
        let Some(asked) = sentences.get(&given.key) else { continue };
        let missing: Vec<_> = asked.difference(&given.values).filter(|value| !given.perhaps.contains(*value)).collect();
        if !missing.is_empty() {
            faults.push(format!("{}: {} also asks for {missing:?}", given.place, given.key));
        }
    }
    assert_none(faults);
}

/// A value that English gives and another language does not say would be lost; one it asks for beyond that, a gap.
#[test]
fn every_language_says_the_same_values() {
    let english = sentences("en");
    let mut faults = Vec::new();
    for language in ["de", "fr"] {
        let own = sentences(language);
        for (key, asked) in &english {
            let said = own.get(key).cloned().unwrap_or_default();
            let differ: Vec<_> = asked.symmetric_difference(&said).cloned().collect();
            if !differ.is_empty() {
                faults.push(format!("locales/{language}: {key} differs from English in {differ:?}"));
            }
        }
    }
    assert_none(faults);
}

/// The scanners see what they look for.
#[test]
fn the_checks_find_what_they_are_for() {
    assert!(
        has_word("use std::fs;", "std::fs")
            && !has_word("gloomy", "gloo")
            && !has_word(concat!("pdb", "g!()"), concat!("db", "g!"))
    );
    assert!(
        has_hex_colour("color: #fff;") && !has_hex_colour("#add { color: red }") && !has_hex_colour("a: url(#face-up)")
    );
    let text = r#"Line::new(keys::A_B).with("one", f(1, ")")).with("two", 2)"#.to_owned();
    let found = given(&Source { path: String::new(), text });
    assert_eq!(found[0].key, "a-b");
    assert_eq!(found[0].values.iter().collect::<Vec<_>>(), ["one", "two"]);
    let outside = rust("src").into_iter().filter(|file| file.is_under("src/kernel")).count();
    assert!(outside > 5);
}
