//! Texts of files, short enough to be shown: nothing a file says is ever longer on the screen than a line or two.

/// The most characters that are shown.
pub const MOST: usize = 60;

/// The most characters of a sentence about a file, which may quote it.
pub const MOST_OF_A_LINE: usize = 300;

/// Enough of a foreign text to recognise it by, without control characters; an ellipsis stands for the rest.
pub fn shortened(text: &str) -> String {
    cut(text, MOST)
}

/// A sentence about a file, cut where it quotes too much of it.
pub fn line(text: &str) -> String {
    cut(text, MOST_OF_A_LINE)
}

fn cut(text: &str, most: usize) -> String {
    let mut shown = text.chars().filter(|c| !c.is_control());
    let mut start: String = shown.by_ref().take(most).collect();
    if shown.next().is_some() {
        start.push('…');
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_and_says_so() {
        assert_eq!(shortened("Matsu\nTsuko"), "MatsuTsuko");
        assert_eq!(shortened(&"松".repeat(MOST)), "松".repeat(MOST));
        let cut = shortened(&"A".repeat(1_000_000));
        assert_eq!(cut.chars().count(), MOST + 1);
        assert!(cut.ends_with("A…"));
    }
}
