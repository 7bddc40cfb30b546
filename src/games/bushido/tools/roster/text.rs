//! Values and lists in the texts of a roster.

use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::warband::{
    Bands, FeatCost, PrintedLimit, PrintedSpecial, PrintedStatistic, Strength,
};

/// A whole number up to `most`, written with digits only.
pub fn number(text: &str, most: i64) -> Option<i64> {
    let digits = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    text.parse().ok().filter(|number| digits && *number <= most)
}

/// A printed Statistic.
pub fn statistic(text: &str) -> Option<PrintedStatistic> {
    if text == "-" { Some(PrintedStatistic::Dash) } else { number(text, 99).map(PrintedStatistic::Number) }
}

/// A printed Ki Limit.
pub fn ki_limit(text: &str) -> Option<PrintedLimit> {
    match text {
        "*" => Some(PrintedLimit::Communal),
        "∞" => Some(PrintedLimit::Unlimited),
        _ => number(text, 999).map(PrintedLimit::Number),
    }
}

/// Wound boxes: a leading number, or boxes drawn as letters.
pub fn wounds(text: &str) -> Option<i64> {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    if !digits.is_empty() {
        return number(&digits, 999);
    }
    let boxes: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let drawn = !boxes.is_empty() && boxes.iter().all(|c| *c == 'O');
    drawn.then(|| i64::try_from(boxes.len()).ok()).flatten().filter(|count| *count <= 999)
}

/// Base in millimetres: the digits before "mm".
pub fn base(text: &str) -> Option<i64> {
    let text = text.to_lowercase();
    text.match_indices("mm").find_map(|(at, _)| {
        let before = text[..at].trim_end();
        let digits = before.chars().rev().take_while(char::is_ascii_digit).count();
        number(&before[before.len() - digits..], 999)
    })
}

/// Size by its word, or else by its base.
pub fn size(text: &str) -> Option<Size> {
    let lower = text.to_lowercase();
    let named = Size::NAMED.iter().find(|(name, _)| lower.contains(name)).map(|(_, size)| *size);
    named.or_else(|| base(text).and_then(Size::of_base))
}

/// The parts of a text between commas and line breaks outside brackets, as they are printed on a card.
pub fn list(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(c, ',' | '\n' | '\r') {
            parts.push(String::new());
        } else if let Some(last) = parts.last_mut() {
            last.push(c);
        }
    }
    parts.iter().map(|part| tidied(part)).filter(|part| !part.is_empty()).collect()
}

/// The same, each entry once.
pub fn list_without_repetition<'t>(texts: impl IntoIterator<Item = &'t String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for entry in texts.into_iter().flat_map(|text| list(text)) {
        if !found.contains(&entry) {
            found.push(entry);
        }
    }
    found
}

/// A trait as it is compared: one blank before each bracket, no boxes and no dot at the end.
fn tidied(part: &str) -> String {
    let part = part.replace("]:(", "] (");
    let mut tidy = String::new();
    for c in part.trim().chars() {
        if matches!(c, '(' | '[') && !tidy.is_empty() {
            tidy.truncate(tidy.trim_end().len());
            tidy.push(' ');
        }
        tidy.push(c);
    }
    let mut end = tidy.as_str();
    loop {
        let shorter = without_boxes(end.trim_end().trim_end_matches('.')).trim_end();
        if shorter == end {
            return end.to_owned();
        }
        end = shorter;
    }
}

/// The text without boxes at its end, drawn as letters after a blank or a bracket.
fn without_boxes(text: &str) -> &str {
    let rest = text.trim_end_matches('O');
    let apart = rest.is_empty() || rest.ends_with(|c: char| c.is_whitespace() || c == ')' || c == ']');
    if apart { rest } else { text }
}

/// Strength of a weapon.
pub fn strength(text: &str) -> Option<Strength> {
    if matches!(text.to_lowercase().as_str(), "sp" | "special") {
        return Some(Strength::Special);
    }
    let (sign, digits) = match text.strip_prefix('+') {
        Some(rest) => (1, rest),
        None => text.strip_prefix(['-', '−']).map_or((1, text), |rest| (-1, rest)),
    };
    number(digits, 99).map(|number| Strength::Number(sign * number))
}

/// Range bands: three parts, of which "-" is none.
pub fn bands(text: &str) -> Option<Bands> {
    let parts: Vec<&str> = text.split('/').map(str::trim).collect();
    let mut bands = [None; 3];
    if parts.len() != bands.len() {
        return None;
    }
    for (band, part) in bands.iter_mut().zip(parts) {
        *band = if part == "-" { None } else { Some(number(part, 99)?) };
    }
    Some(bands)
}

/// Range bands that players type in: the same, but each farther than the one before. A roster is believed as it is.
pub fn typed_bands(text: &str) -> Option<Bands> {
    bands(text).filter(|bands| bands.iter().flatten().is_sorted_by(|near, far| near < far))
}

/// A Special of a weapon with the cost in its last bracket.
pub fn special(text: &str) -> PrintedSpecial {
    let bracket = text.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
    match bracket.and_then(|(name, cost)| number(cost.trim(), 999).map(|cost| (name, cost))) {
        Some((name, cost)) => PrintedSpecial { name: name.trim().to_owned(), cost: Some(cost) },
        None => PrintedSpecial { name: text.to_owned(), cost: None },
    }
}

/// The cost of a Ki Feat.
pub fn feat_cost(text: &str) -> Option<FeatCost> {
    match (number(text, 999), text) {
        (Some(number), _) => Some(FeatCost::Number(number)),
        (None, "") => None,
        (None, printed) => Some(FeatCost::Printed(printed.to_owned())),
    }
}

/// A text, or none where it is empty.
pub fn or_none(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

/// What stands in the brackets of the lines that begin with one of these words, as `Word [A, B]`.
pub fn in_lines(text: &str, words: &[&str]) -> Vec<String> {
    let of_line = |line: &str| {
        let rest = words.iter().find_map(|word| line.trim().strip_prefix(word))?;
        let inside = rest.trim_start().strip_prefix('[')?;
        inside.split_once(']').map(|(inside, _)| inside.to_owned())
    };
    let entries = text.lines().filter_map(of_line);
    let split = |inside: String| inside.split(',').map(|entry| entry.trim().to_owned()).collect::<Vec<_>>();
    entries.flat_map(split).filter(|entry| !entry.is_empty()).collect()
}

/// The number of `Max (n)` in a text, 1..=20.
pub fn most(text: &str) -> Option<i64> {
    text.match_indices("Max").find_map(|(at, word)| {
        let inside = text[at + word.len()..].trim_start().strip_prefix('(')?;
        number(inside.split_once(')')?.0.trim(), 20).filter(|most| *most >= 1)
    })
}
