//! The statistics of a table in words: times, causes, distinctions.

use super::{names, score};
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::state::State;
use crate::games::champions::statistics::{Distinction, Statistics, distinctions};
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// Milliseconds of a minute.
const MINUTE: u64 = 60_000;

/// A time as people say it: "1 h 5 min", "12 min", "under 1 min".
pub fn duration(milliseconds: u64) -> Line {
    let minutes = (milliseconds + MINUTE / 2) / MINUTE;
    let number = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    match (milliseconds, minutes) {
        (0, _) => keys::STATISTICS_NO_TIME.into(),
        (_, 0) => keys::STATISTICS_UNDER_A_MINUTE.into(),
        (_, minutes) if minutes < 60 => Line::new(keys::STATISTICS_MINUTES).with("minutes", number(minutes)),
        (_, minutes) => {
            let line = Line::new(keys::STATISTICS_HOURS).with("hours", number(minutes / 60));
            line.with("minutes", number(minutes % 60))
        }
    }
}

/// Something to be first in.
pub fn distinction(of: Distinction) -> Key {
    match of {
        Distinction::Wounds => keys::DISTINCTION_WOUNDS,
        Distinction::Eliminated => keys::DISTINCTION_ELIMINATED,
        Distinction::Outnumbered => keys::DISTINCTION_OUTNUMBERED,
        Distinction::Honor => keys::DISTINCTION_HONOR,
        Distinction::Endured => keys::DISTINCTION_ENDURED,
        Distinction::Healed => keys::DISTINCTION_HEALED,
        Distinction::Focus => keys::DISTINCTION_FOCUS,
    }
}

/// Who is first in what, a sentence each: "Most Wounds dealt: Jun, Ren, 7".
pub fn distinction_lines(state: &State, statistics: &Statistics) -> Vec<Line> {
    let line = |(of, holders, count): (Distinction, Vec<ChampionId>, u32)| {
        let names: Vec<String> = holders.iter().map(|id| score::given(state, *id)).collect();
        let line = Line::new(keys::DISTINCTION_LINE).with("what", distinction(of)).with("names", names.join(", "));
        line.with("count", usize::try_from(count).unwrap_or(usize::MAX))
    };
    distinctions(statistics).into_iter().map(line).collect()
}

/// A Champion by its full name, or everybody.
pub fn whose(state: &State, of: Option<ChampionId>) -> Line {
    match of {
        Some(id) => Line::new(keys::NAME).with("name", names::champion(state, id)),
        None => keys::STATISTICS_EVERYBODY.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn a_time_is_said_in_whole_minutes() {
        let said = |milliseconds| Words::new(Language::English).say(&duration(milliseconds));
        assert_eq!([0, 29_999, 30_000, 12 * MINUTE].map(said), ["0 min", "under 1 min", "1 min", "12 min"]);
        assert_eq!(said(65 * MINUTE), "1 h 5 min");
    }
}
