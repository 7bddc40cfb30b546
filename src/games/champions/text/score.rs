//! The final arithmetic in words.

use super::names;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::objective::{KeptObjective, Progress, Timing, Worth};
use crate::games::champions::model::state::{Play, State};
use crate::games::champions::model::turn::GroupObjective;
use crate::games::champions::queries::Threshold;
use crate::games::champions::scoring::{FAMOUS, GloryLine, ScoreSheet, ThresholdLine};
use crate::games::champions::view::HonorView;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;

/// How far something lies above what it needs, in words: "2 above", "4 short".
pub fn distance(margin: i16) -> Line {
    match margin {
        0 => keys::SCORE_EXACT.into(),
        above if above > 0 => Line::new(keys::SCORE_ABOVE).with("by", above),
        short => Line::new(keys::SCORE_SHORT).with("by", short.saturating_neg()),
    }
}

/// How far the Group Honor lies above the Threshold now, in the head: "4 short", "2 above".
pub fn so_far(margin: i16) -> Line {
    match margin {
        short @ ..0 => Line::new(keys::TABLE_SHORT).with("margin", short.saturating_neg()),
        0 => keys::TABLE_EXACT.into(),
        above @ 1.. => Line::new(keys::TABLE_ABOVE).with("margin", above),
    }
}

/// What that would come to if the game ended now, missing Purity and Glory of 0 and 15 included; nothing where it is the
/// same.
pub fn at_end(honor: HonorView) -> Option<Line> {
    (honor.at_end != honor.margin()).then(|| Line::new(keys::TABLE_AT_END).with("then", so_far(honor.at_end)))
}

/// Victory or Defeat; neither before the game has ended.
pub fn title(state: &State, sheet: &ScoreSheet) -> Key {
    match state.ended() {
        None => keys::SCORE_TITLE_OPEN,
        // Alone, the result hangs on a Glory nobody has noted.
        Some(_) if sheet.solo.is_some() && !sheet.unsettled().is_empty() => keys::SCORE_TITLE_OPEN,
        Some(_) if sheet.is_victory() => keys::SCORE_TITLE_VICTORY,
        Some(_) => keys::SCORE_TITLE_DEFEAT,
    }
}

/// "Objective met, turn 7 of 8"; alone, also that only Glory is missing for a victory.
pub fn subtitle(state: &State, sheet: &ScoreSheet) -> Line {
    let alone = sheet.solo.is_some() && sheet.margin() >= 0 && !sheet.is_victory();
    let key = match state.ended() {
        None => keys::SCORE_SUBTITLE_OPEN,
        Some(GroupObjective::Met) if alone => keys::SCORE_SUBTITLE_SOLO,
        Some(GroupObjective::Met) => keys::SCORE_SUBTITLE_MET,
        Some(GroupObjective::Missed) => keys::SCORE_SUBTITLE_MISSED,
    };
    let line = Line::new(key).with("name", given(state, ChampionId::First));
    line.with("turn", state.turn().get()).with("last", state.scenario().max_turns.get())
}

/// The parts of the Threshold before the end: "18 Honor, 6 Destiny, 0 Normal".
pub fn threshold_parts(state: &State, parts: Threshold) -> Line {
    let key = if parts.by_hand == 0 { keys::SCORE_SO_FAR_PARTS } else { keys::SCORE_SO_FAR_PARTS_HAND };
    let signed = |number: i16| Arg::Signed(number.into());
    Line::new(key)
        .with("honor", parts.honor)
        .with("destiny", parts.destiny)
        .with("difficulty", signed(parts.difficulty))
        .with("level", names::difficulty(state.difficulty()))
        .with("hand", signed(parts.by_hand))
}

/// Why a Champion moves the Threshold at the end.
pub fn threshold_line(state: &State, line: &ThresholdLine) -> Line {
    let name = given(state, line.champion);
    if line.glory == 0 {
        Line::new(keys::SCORE_UNKNOWN_GLORY).with("name", name)
    } else {
        Line::new(keys::SCORE_FAMOUS).with("name", name).with("least", FAMOUS)
    }
}

/// Who is Glorified, would be, or that nobody is.
pub fn glorified(state: &State, sheet: &ScoreSheet) -> Line {
    if state.play() == Play::MoreCooperation {
        return keys::SCORE_COOPERATION.into();
    }
    let unsettled: Vec<String> = sheet.unsettled().iter().map(|id| names::champion(state, *id)).collect();
    if !unsettled.is_empty() {
        return Line::new(keys::SCORE_UNSETTLED).with("names", unsettled.join(", "));
    }
    let all: Vec<String> = sheet.glorified.iter().map(|id| names::champion(state, *id)).collect();
    match &all[..] {
        [] => keys::SCORE_GLORIFIED_NONE.into(),
        names if !sheet.is_victory() => {
            let over = state.ended().is_some();
            let key = if over { keys::SCORE_GLORIFIED_WOULD_HAVE } else { keys::SCORE_GLORIFIED_WOULD };
            Line::new(key).with("names", names.join(", "))
        }
        [name] => Line::new(keys::SCORE_GLORIFIED).with("name", name.as_str()),
        names => Line::new(keys::SCORE_GLORIFIED_TIE).with("names", names.join(", ")),
    }
}

/// The Glory lines, most first; those who tie by seat.
pub fn ranking(sheet: &ScoreSheet) -> Vec<GloryLine> {
    let mut lines = sheet.glory.clone();
    lines.sort_by_key(|line| std::cmp::Reverse(line.total));
    lines
}

/// Whether somewhere a bound stopped a sum, so that its line does not add up by itself.
pub fn is_clamped(sheet: &ScoreSheet) -> bool {
    let glory = |line: &GloryLine| line.at_end + line.completed - line.failed - line.missing_purity - line.destiny;
    sheet.honor.iter().any(|line| line.left != line.at_end - line.missing_purity)
        || sheet.glory.iter().any(|line| line.total != glory(line))
}

/// What an objective is called; one that lies face down has no title to read.
pub fn objective_title(kept: &KeptObjective) -> Line {
    let title = kept.card.title.as_str();
    if title.is_empty() { keys::OBJECTIVE_HIDDEN.into() } else { Line::new(keys::NAME).with("name", title) }
}

/// How many Clan Objectives are still open, which the scoring counts as not completed; nothing where none is.
pub fn still_open(state: &State) -> Option<Line> {
    let all = state.champions().flat_map(|(_, champion)| champion.objectives());
    let open = all.filter(|(_, kept)| kept.progress == Progress::Open).count();
    (open > 0).then(|| Line::new(keys::SCORE_STILL_OPEN).with("count", open))
}

/// When an objective brings its Glory, and how much: "End, 2 or 4 Glory".
pub fn objective_worth(kept: &KeptObjective) -> Line {
    let glory: Arg = match kept.card.worth {
        Worth::One(value) => value.get().into(),
        Worth::Two(one, other) => {
            let (least, most) = (one.min(other), one.max(other));
            Line::new(keys::SCORE_OBJECTIVE_TWO).with("one", least.get()).with("other", most.get()).into()
        }
        Worth::Unknown => Line::new(keys::SHEET_UNKNOWN).into(),
    };
    let key = match kept.card.timing {
        Timing::Instant => keys::SCORE_OBJECTIVE_INSTANT,
        Timing::End => keys::SCORE_OBJECTIVE_END,
    };
    Line::new(key).with("glory", glory)
}

/// A Champion's given name.
pub fn given(state: &State, id: ChampionId) -> String {
    names::given_name(&names::champion(state, id)).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::model::ids::Who;
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::games::champions::scoring;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::{Journal, Stamp};
    use crate::words::{Language, Words};

    fn table() -> Journal<crate::games::champions::Champions> {
        demo::table(Seed(1), Stamp(0)).unwrap()
    }

    fn english(line: impl Into<Line>) -> String {
        Words::new(Language::English).say(&line.into())
    }

    #[test]
    fn objectives_that_are_still_open_are_counted_before_the_result_is_noted() {
        let journal = table();
        let open = journal.state().champions().map(|(_, champion)| champion.objectives().len()).sum::<usize>();
        let said = still_open(journal.state()).map(english);
        assert!(open > 1, "the demonstration keeps objectives");
        assert_eq!(said, Some(format!("{open} objectives still open")));
    }

    #[test]
    fn the_distance_is_said_without_a_sign() {
        assert_eq!([2, 0, -4].map(|margin| english(distance(margin))), ["2 above", "exactly met", "4 short"]);
    }

    #[test]
    fn the_title_waits_for_the_end() {
        let mut journal = table();
        let sheet = scoring::score(journal.state());
        assert_eq!(english(title(journal.state(), &sheet)), "End of the game");
        journal.commit(Command::EndGame { objective: GroupObjective::Missed }, Stamp(0)).unwrap();
        let sheet = scoring::score(journal.state());
        assert_eq!(english(title(journal.state(), &sheet)), "Defeat");
    }

    #[test]
    fn the_most_glory_stands_first_and_every_line_is_a_sentence() {
        let mut journal = table();
        let glory = |champion, by| Command::Adjust {
            who: Who::Champion(champion),
            gauge: Gauge::Glory,
            by,
            note: Note::default(),
        };
        journal.commit(glory(ChampionId::Third, 16), Stamp(0)).unwrap();
        let state = journal.state();
        let sheet = scoring::score(state);
        assert_eq!(ranking(&sheet)[0].champion, ChampionId::Third);
        let lines = sheet.threshold_lines.iter().map(|line| threshold_line(state, line));
        let parts = threshold_parts(state, sheet.threshold_before);
        for line in lines.chain([parts, glorified(state, &sheet), subtitle(state, &sheet)]) {
            assert!(!english(line.clone()).contains('{'), "{}", english(line));
        }
        assert!(is_clamped(&sheet), "nobody falls below 0 Glory");
    }

    #[test]
    fn alone_a_defeat_above_the_threshold_says_at_once_that_glory_is_missing() {
        let pack = crate::games::champions::pack::practice();
        let bushi = pack.champions.iter().find(|card| card.is_companion()).unwrap();
        let companion =
            crate::games::champions::setup::Seat { player: None, card: bushi.clone(), objectives: Vec::new() };
        let setup = table().setup().clone();
        let players = setup.players[..1].to_vec();
        let companions = vec![companion; 4];
        let setup = crate::games::champions::setup::Setup { players, companions, ..setup };
        let mut journal: Journal<crate::games::champions::Champions> = Journal::start(setup, Seed(1)).unwrap();
        journal.commit(Command::AdjustThreshold { by: -99, note: Note::default() }, Stamp(0)).unwrap();
        journal.commit(Command::EndGame { objective: GroupObjective::Met }, Stamp(0)).unwrap();
        let sheet = scoring::score(journal.state());
        assert_eq!(english(title(journal.state(), &sheet)), "Defeat");
        assert!(english(subtitle(journal.state(), &sheet)).ends_with("has too little Glory"));
    }
}
