//! The page that closes a game, as plain data: what is worth telling, for the screen, a text or a picture.

use super::{names, score, statistics as words};
use crate::games::champions::Champions;
use crate::games::champions::model::champion::Standing;
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::scoring::{self, ScoreSheet};
use crate::games::champions::statistics::{Statistics, statistics};
use crate::games::champions::view::Status;
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// A game in short.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing {
    /// The scenario.
    pub title: String,
    /// Victory or Defeat and how, or that it goes on.
    pub verdict: Line,
    /// Group Honor against the Threshold.
    pub honor: Line,
    /// Who is Glorified; nothing while the game goes on.
    pub glorified: Option<Line>,
    /// The five, by seat.
    pub rows: Vec<Row>,
    /// Who did most of something.
    pub distinctions: Vec<Line>,
    /// How long it took; nothing where no times are known.
    pub time: Option<Line>,
}

/// A Champion in short.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Who.
    pub id: ChampionId,
    /// Its Clan.
    pub clan: Clan,
    /// Its full name.
    pub name: String,
    /// Its Honor, at the end of the game what is left of it.
    pub honor: i16,
    /// Its Glory, at the end of the game all added up.
    pub glory: i16,
    /// Wounds it dealt.
    pub dealt: u32,
    /// Wounds it took.
    pub taken: u32,
    /// What became of it, where it is out of play.
    pub fell: Option<Status>,
}

/// The game so far, or when it is over.
pub fn closing(journal: &Journal<Champions>) -> Closing {
    let (state, statistics) = (journal.state(), statistics(journal));
    let sheet = scoring::score(state);
    let ended = state.ended().is_some();
    let verdict = if ended {
        let line = Line::new(keys::CLOSING_LINE).with("verdict", score::title(state, &sheet));
        line.with("how", score::subtitle(state, &sheet))
    } else {
        keys::CLOSING_OPEN.into()
    };
    let honor = Line::new(keys::CLOSING_HONOR).with("have", sheet.group_honor()).with("need", sheet.threshold());
    let distance = score::distance(sheet.margin());
    let total = statistics.times.total();
    Closing {
        title: state.scenario().name.to_string(),
        verdict,
        honor: Line::new(keys::CLOSING_HONOR_LINE).with("line", honor).with("distance", distance),
        glorified: ended.then(|| score::glorified(state, &sheet)),
        rows: rows(journal, &sheet, &statistics),
        distinctions: words::distinction_lines(state, &statistics),
        time: (total > 0).then(|| Line::new(keys::CLOSING_TIME).with("time", words::duration(total))),
    }
}

fn rows(journal: &Journal<Champions>, sheet: &ScoreSheet, statistics: &Statistics) -> Vec<Row> {
    let state = journal.state();
    let lines = sheet.honor.iter().zip(&sheet.glory);
    let row = |(honor, glory): (&scoring::HonorLine, &scoring::GloryLine)| {
        let deeds = statistics.champions.get(honor.champion);
        let ended = state.ended().is_some();
        Row {
            id: honor.champion,
            clan: state.champion(honor.champion).card().clan,
            name: names::champion(state, honor.champion),
            honor: if ended { honor.left } else { honor.at_end },
            glory: if ended { glory.total } else { glory.at_end },
            dealt: deeds.dealt,
            taken: deeds.taken,
            fell: fell(honor.standing),
        }
    };
    lines.map(row).collect()
}

fn fell(standing: Standing) -> Option<Status> {
    match standing {
        Standing::InPlay | Standing::Removed => None,
        Standing::Eliminated => Some(Status::Eliminated),
        Standing::Corrupted => Some(Status::Corrupted),
    }
}

/// A Champion's line.
pub fn row_line(row: &Row) -> Line {
    let count = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let named = Line::new(keys::CLOSING_ROW).with("name", row.name.as_str()).with("honor", row.honor);
    let line = named.with("glory", row.glory).with("dealt", count(row.dealt)).with("taken", count(row.taken));
    match row.fell {
        Some(status) => Line::new(keys::CLOSING_ROW_FELL).with("line", line).with("status", names::status(status)),
        None => line,
    }
}

/// Everything as a text to share, line by line; an empty line parts what belongs apart.
pub fn text(closing: &Closing, say: impl Fn(&Line) -> String) -> String {
    let head = [Some(&closing.verdict), Some(&closing.honor), closing.glorified.as_ref(), closing.time.as_ref()];
    let by_app = Line::new(keys::CLOSING_BY_APP).with("game", keys::GAME_CHAMPIONS).with("app", keys::CLOSING_APP);
    let parts = [
        std::iter::once(closing.title.clone()).chain(head.into_iter().flatten().map(&say)).collect::<Vec<_>>(),
        closing.rows.iter().map(|row| say(&row_line(row))).collect(),
        closing.distinctions.iter().map(&say).collect(),
        vec![say(&by_app)],
    ];
    parts.iter().filter(|part| !part.is_empty()).map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
}
