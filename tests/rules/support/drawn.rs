//! Boards drawn as text, Characters written in a line each, plans read back as text.
//!
//! A drawing has an area at every other column of every other row; between two areas stands the border:
//!
//! ```text
//! a-b=c        - | single     = H double     . dotted
//! | : #        : dotted double     / split     # red
//! d.E/f        a letter is an area, a capital one is Elevated; the board's order is the alphabet's
//! ```
//!
//! Further lines add what a grid cannot show: `also a=f` (areas too), `indoor c`, `exits a d`.
//!
//! A Character: name, kind, area, then whatever is not the default:
//! `spear: enemy c ap4 size2 ki1 ranged single minis2 wounds1 +Agile +Break_Through stationary`, and as behaviours
//! `stationary gatekeeper sentinel patrol=a,b@1 search=c search=c/2 search=@matsu kill=matsu,mitsu escape escape=c`.
//!
//! A plan: `spear: c>b 1/3 *1 for matsu` goes from c to b for 1 AP, keeps 3, gets 1 token, goes for Matsu. Then what it
//! `took` or `left`, what it is `now`, and its ties, the chosen option first: `?target matsu|mitsu`.
//! A Combat: `spear hits matsu` or `spear shoots matsu`, with what is not usual.

use rokugan::games::champions::board::{Board, document};
use rokugan::games::champions::enemy::{self, answer::answer, plan::plan};
use serde_json::{Value, json};

/// The board file of a drawing.
pub fn board_file(drawing: &str) -> Value {
    let lines = lines(drawing);
    let (words, grid): (Vec<&str>, Vec<&str>) =
        lines.iter().partition(|line| line.split(' ').next().is_some_and(|word| word.len() > 3 && is_word(word)));
    let mut file = json!({"format": "rokugan-board", "version": 1, "name": "drawn", "areas": [], "borders": []});
    read_grid(&grid, &mut file);
    words.iter().for_each(|line| read_words(line, &mut file));
    file["areas"].as_array_mut().unwrap().sort_by_key(|area| area["id"].as_str().unwrap().to_owned());
    file
}

/// The lines of a drawing without what they are indented by. The first one may stand right behind the quotes; then it
/// begins where the other lines do.
fn lines(drawing: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = drawing.lines().map(str::trim_end).filter(|line| !line.trim().is_empty()).collect();
    let begins = usize::from(!drawing.starts_with('\n'));
    let indent = lines.iter().skip(begins).map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter_mut().skip(begins).for_each(|line| *line = &line[indent..]);
    lines
}

fn is_word(word: &str) -> bool {
    ["also", "indoor", "exits"].contains(&word)
}

fn read_grid(grid: &[&str], file: &mut Value) {
    let at = |row: usize, column: usize| grid.get(row).and_then(|line| line.as_bytes().get(column)).map(|&b| b as char);
    for (row, line) in grid.iter().enumerate().filter(|(row, _)| row % 2 == 0) {
        for column in (0..line.len()).step_by(2) {
            let Some(letter) = at(row, column).filter(char::is_ascii_alphabetic) else { continue };
            add(letter, file);
            join(letter, at(row, column + 1), at(row, column + 2), file);
            join(letter, at(row + 1, column), at(row + 2, column), file);
        }
    }
}

/// An area of this letter, where there is none yet. Where it lies is of no interest, only that no two lie together.
fn add(letter: char, file: &mut Value) {
    let id = letter.to_ascii_lowercase().to_string();
    let areas = file["areas"].as_array_mut().unwrap();
    if areas.iter().all(|area| area["id"] != id) {
        let x: serde_json::Number = format!("0.{:03}", letter as u32).parse().unwrap();
        areas.push(json!({"id": id, "x": x, "y": 0, "elevated": letter.is_ascii_uppercase()}));
    }
}

fn join(from: char, border: Option<char>, to: Option<char>, file: &mut Value) {
    let (Some(kind), Some(to)) = (border.and_then(kind), to) else { return };
    let between = [from, to].map(|letter| letter.to_ascii_lowercase().to_string());
    file["borders"].as_array_mut().unwrap().push(json!({"between": between, "kind": kind}));
}

fn kind(border: char) -> Option<&'static str> {
    match border {
        '-' | '|' => Some("single"),
        '=' | 'H' => Some("double"),
        '.' => Some("dotted"),
        ':' => Some("dotted_double"),
        '/' => Some("split"),
        '#' => Some("red"),
        ' ' => None,
        other => panic!("no border is drawn {other}"),
    }
}

fn read_words(line: &str, file: &mut Value) {
    let mut words = line.split(' ');
    match words.next().unwrap() {
        "also" => words.for_each(|word| {
            let [from, border, to] = word.chars().collect::<Vec<_>>()[..] else { panic!("{word}") };
            add(from, file);
            add(to, file);
            join(from, Some(border), Some(to), file);
        }),
        "exits" => file["exits"] = words.collect(),
        "indoor" => words.for_each(|word| {
            let areas = file["areas"].as_array_mut().unwrap();
            areas.iter_mut().find(|area| area["id"] == word).unwrap()["indoor"] = json!(true);
        }),
        other => panic!("{other}"),
    }
}

/// The board of a drawing.
pub fn board(drawing: &str) -> Board {
    document::read(&board_file(drawing).to_string()).unwrap()
}

/// The document of an Enemy Phase.
pub fn phase(drawing: &str, characters: &str) -> Value {
    let lines = characters.lines().map(str::trim).filter(|line| !line.is_empty());
    json!({"board": board_file(drawing), "characters": lines.map(character).collect::<Vec<_>>()})
}

fn character(line: &str) -> Value {
    let mut words = line.split_whitespace();
    let id = words.next().unwrap().strip_suffix(':').unwrap();
    let (kind, area) = (words.next().unwrap(), words.next().unwrap());
    let side = if ["enemy", "boss"].contains(&kind) { "enemy" } else { "champion" };
    let mut read = json!({"id": id, "side": side, "kind": kind, "area": area, "keywords": []});
    for word in words {
        option(word, &mut read);
    }
    read
}

fn option(word: &str, read: &mut Value) {
    let numbers = [("ap", "ap"), ("ki", "ki"), ("size", "size"), ("minis", "miniatures"), ("wounds", "wounds")];
    let number = numbers.iter().find_map(|(short, field)| Some((field, word.strip_prefix(short)?.parse::<u8>().ok()?)));
    if let Some((field, number)) = number {
        read[*field] = json!(number);
    } else if let Some(keyword) = word.strip_prefix('+') {
        read["keywords"].as_array_mut().unwrap().push(json!(keyword.replace('_', " ")));
    } else {
        match word {
            "ranged" => read["ranged"] = json!(true),
            "single" => read["borders_as_single"] = json!(true),
            other => read["behaviour"] = behaviour(other),
        }
    }
}

fn behaviour(word: &str) -> Value {
    let (word, value) = word.split_once('=').unwrap_or((word, ""));
    let list = |text: &str| text.split(',').filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    match word {
        "mobile" | "stationary" => json!({"kind": "assault", "mode": word}),
        "gatekeeper" | "sentinel" => json!({"kind": "guardian", "mode": word}),
        "patrol" => {
            let (letters, next) = value.split_once('@').unwrap_or((value, "0"));
            json!({"kind": "patrol", "route": list(letters), "next": next.parse::<u8>().unwrap()})
        }
        "search" => match value.strip_prefix('@') {
            Some(holder) => json!({"kind": "search", "goal": {"held_by": holder}, "cost": 1}),
            None => {
                let (area, cost) = value.split_once('/').unwrap_or((value, "1"));
                json!({"kind": "search", "goal": {"area": area}, "cost": cost.parse::<u8>().unwrap()})
            }
        },
        "kill" => json!({"kind": "assassination", "targets": list(value)}),
        "escape" if value.is_empty() => json!({"kind": "escape"}),
        "escape" => json!({"kind": "escape", "exits": list(value)}),
        other => panic!("no behaviour {other}"),
    }
}

/// The answer of the headless program to a document.
pub fn answered(document: &Value) -> Value {
    let (board, situation) = enemy::document::read(&document.to_string()).unwrap_or_else(|faults| panic!("{faults:?}"));
    serde_json::to_value(answer(&board, &situation, &plan(&board, &situation))).unwrap()
}

/// Compares a plan with what is expected of it, line by line.
#[track_caller]
pub fn expect(document: &Value, expected: &str) {
    let lines: Vec<&str> = expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(told(document).join("\n"), lines.join("\n"));
}

/// What the Enemies do on a drawn board.
#[track_caller]
pub fn golden(drawing: &str, characters: &str, expected: &str) {
    expect(&phase(drawing, characters), expected);
}

/// The same in a Battle.
#[track_caller]
pub fn battle(drawing: &str, characters: &str, expected: &str) {
    let mut document = phase(drawing, characters);
    document["battle"] = json!(true);
    expect(&document, expected);
}

/// A plan in lines.
pub fn told(document: &Value) -> Vec<String> {
    let answer = answered(document);
    let before = |id: &Value| document["characters"].as_array().unwrap().iter().find(|c| c["id"] == *id).unwrap();
    let usual = json!({"kind": "assault", "mode": "mobile"});
    let mut lines: Vec<String> = Vec::new();
    if !answer["oni_healed"].as_array().unwrap().is_empty() {
        lines.push(format!("heal {}", words(&answer["oni_healed"], " ")));
    }
    for one in answer["moves"].as_array().unwrap() {
        let was = before(&one["id"]).get("behaviour").unwrap_or(&usual);
        lines.push(told_move(one, was));
    }
    lines.extend(answer["combats"].as_array().unwrap().iter().map(told_combat));
    lines
}

fn words(list: &Value, between: &str) -> String {
    list.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect::<Vec<_>>().join(between)
}

fn told_move(one: &Value, was: &Value) -> String {
    let path = words(&one["path"], ">");
    let id = one["id"].as_str().unwrap();
    let mut line = format!("{id}: {path} {}/{} *{}", one["ap_spent"], one["ap_left"], one["tokens"]);
    if let Some(target) = one["target"].as_str() {
        line.push_str(&format!(" for {target}"));
    }
    if one["took_goal"] == true {
        line.push_str(" took");
    }
    if one["left_board"] == true {
        line.push_str(" left");
    }
    if one["behaviour"] != *was {
        line.push_str(&format!(" now {}", told_behaviour(&one["behaviour"])));
    }
    for question in one["questions"].as_array().unwrap() {
        let option = |value: &Value| value.as_str().map_or_else(|| words(value, ">"), str::to_owned);
        let options: Vec<String> = question["options"].as_array().unwrap().iter().map(option).collect();
        assert_eq!(options[0], option(&question["chosen"]), "the default is the first option");
        line.push_str(&format!(" ?{} {}", question["about"].as_str().unwrap(), options.join("|")));
    }
    line
}

fn told_behaviour(behaviour: &Value) -> String {
    let kind = behaviour["kind"].as_str().unwrap();
    match kind {
        "assault" | "guardian" => behaviour["mode"].as_str().unwrap().to_owned(),
        "patrol" => format!("patrol@{}", behaviour["next"]),
        _ => kind.to_owned(),
    }
}

fn told_combat(one: &Value) -> String {
    let name = |field: &str| one[field].as_str();
    let ranged = name("kind") == Some("ranged");
    let verb = if ranged { "shoots" } else { "hits" };
    let mut line = format!("{} {verb} {}", name("attacker").unwrap(), name("defender").unwrap());
    if let Some(target) = name("redirected_from") {
        line.push_str(&format!(" instead of {target}"));
    }
    let marks = [
        (one["during_movement"] == true, " on its way"),
        (one["defender_cover"] == true, ", covered"),
        (one["attacker_cover"] == true, ", from cover"),
        (ranged && one["return_fire"] == true, ", returned"),
        (!ranged && one["return_fire"] == false, ", not returned"),
    ];
    marks.iter().filter(|(applies, _)| *applies).for_each(|(_, mark)| line.push_str(mark));
    line
}
