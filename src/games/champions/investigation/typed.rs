//! Personae and Investigation cards as players type them: one a line.

use crate::games::champions::model::investigation::ScenarioCard;
use crate::games::champions::model::name::{BadName, Name, Note};

/// A line that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: BadName,
}

/// The Personae of a text: a name a line; empty lines do not count.
///
/// # Errors
///
/// The first line that is no name.
pub fn personae(text: &str) -> Result<Vec<Name>, BadLine> {
    lines(text).map(|(line, text)| name(line, text)).collect()
}

/// The cards of a text: a card a line, its title up to the first colon, what it says behind it.
///
/// # Errors
///
/// The first line whose title is no name.
pub fn cards(text: &str) -> Result<Vec<ScenarioCard>, BadLine> {
    let card = |(line, text): (usize, &str)| {
        let (title, says) = text.split_once(':').unwrap_or((text, ""));
        Ok(ScenarioCard { title: name(line, title)?, text: Note::new(says) })
    };
    lines(text).map(card).collect()
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty())
}

fn name(line: usize, text: &str) -> Result<Name, BadLine> {
    Name::new(text).map_err(|fault| BadLine { line, fault })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_a_line_with_its_title_before_the_colon() {
        let cards = cards("Rumour: ask at the gate: twice\n\n  Letter \n").unwrap();
        let read: Vec<(&str, &str)> = cards.iter().map(|card| (card.title.as_str(), card.text.as_str())).collect();
        assert_eq!(read, [("Rumour", "ask at the gate: twice"), ("Letter", "")]);
    }

    #[test]
    fn a_line_that_is_no_name_is_told_by_its_number() {
        let long = "x".repeat(61);
        let fault = BadName::TooLong { length: 61 };
        assert_eq!(personae(&format!("Guest\n\n{long}")), Err(BadLine { line: 3, fault }));
        assert_eq!(cards("A\n: text"), Err(BadLine { line: 2, fault: BadName::Empty }));
    }
}
