//! How much of what is being fetched is to come.

use serde::Deserialize;
use std::collections::BTreeMap;

/// How much of a part is to come, in bytes as they are transferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Left {
    /// What is to come.
    pub left: u32,
    /// What it is of.
    pub whole: u32,
}

impl Left {
    /// The share that has come, in percent.
    #[must_use]
    pub fn percent(self) -> u8 {
        let come = u64::from(self.whole.saturating_sub(self.left));
        (come * 100).checked_div(u64::from(self.whole)).and_then(|percent| u8::try_from(percent).ok()).unwrap_or(100)
    }
}

/// The files of a part while they come. How large one is, packed, is known once it begins to come: until that is so of
/// all that were asked for there is no number, and from then on what is to come only becomes less.
#[derive(Clone, Debug, Default)]
pub struct FilesComing {
    /// What is known of each file.
    files: BTreeMap<String, Option<Left>>,
    /// What was told last.
    told: Option<Left>,
}

impl FilesComing {
    /// Hears that a file was asked for, or how much of it is to come. What is to come of all, where that is known.
    pub fn hear(&mut self, file: String, size: Option<Left>) -> Option<Left> {
        // What is asked for after a number was told belongs to another part.
        if self.told.is_some() && !self.files.contains_key(&file) {
            return None;
        }
        let known = self.files.entry(file).or_default();
        // One that is asked for again because it did not come is as large as before.
        *known = size.or(*known);
        let all: Vec<Left> = self.files.values().copied().collect::<Option<_>>()?;
        let sum = |part: fn(&Left) -> u32| all.iter().map(part).fold(0, u32::saturating_add);
        let now = Left { left: sum(|file| file.left), whole: sum(|file| file.whole) };
        self.told = Some(self.told.map_or(now, |before| Left { left: now.left.min(before.left), ..before }));
        self.told
    }
}

#[cfg(test)]
mod tests {
    use super::{FilesComing, Left};

    fn of(left: u32, whole: u32) -> Option<Left> {
        Some(Left { left, whole })
    }

    #[test]
    fn no_number_is_told_before_every_file_has_begun_to_come() {
        let mut files = FilesComing::default();
        for file in ["large", "small"] {
            assert_eq!(files.hear(file.to_owned(), None), None);
        }
        assert_eq!(files.hear("small".to_owned(), of(100, 100)), None);
        assert_eq!(
            files.hear("small".to_owned(), of(0, 100)),
            None,
            "all that has begun is there, and that is not all"
        );
        assert_eq!(files.hear("large".to_owned(), of(900, 900)), of(900, 1000));
        assert_eq!(files.hear("large".to_owned(), of(400, 900)), of(400, 1000));
        assert_eq!(files.hear("large".to_owned(), of(0, 900)), of(0, 1000));
    }

    #[test]
    fn what_is_to_come_only_becomes_less() {
        let mut files = FilesComing::default();
        files.hear("one".to_owned(), None);
        assert_eq!(files.hear("one".to_owned(), of(500, 1000)), of(500, 1000));
        assert_eq!(files.hear("of_another_part".to_owned(), None), None);
        assert_eq!(files.hear("of_another_part".to_owned(), of(9000, 9000)), None);
        assert_eq!(files.hear("one".to_owned(), of(800, 1000)), of(500, 1000), "a second attempt begins anew");
        assert_eq!(files.hear("one".to_owned(), of(400, 1000)), of(400, 1000));
    }

    #[test]
    fn the_share_that_has_come_is_in_percent() {
        let percent = |left, whole| Left { left, whole }.percent();
        assert_eq!([percent(1000, 1000), percent(250, 1000), percent(0, 1000), percent(0, 0)], [0, 75, 100, 100]);
    }
}
