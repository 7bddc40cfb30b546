//! The page that closes a game, as plain data: what is worth telling, for the screen, a text or a picture.

use super::{names, progress};
use crate::games::battle_for_rokugan::Table;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::rules::progress::progress as progress_of;
use crate::games::battle_for_rokugan::rules::resolution::battle::{Battle, Outcome};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::views::score::{Row, counted, table as score_table};
use crate::games::battle_for_rokugan::views::story::Happened;
use crate::games::battle_for_rokugan::views::turning::{Swing, Turning, turning};
use crate::kernel::line::{Arg, Line};
use crate::words::battle_for_rokugan as keys;

/// A game in short.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing {
    /// Who wins or leads.
    pub verdict: Line,
    /// By how much.
    pub lead: Line,
    /// The final table, best first.
    pub rows: Vec<Row>,
    /// The objectives as far as they are revealed, in the order of the table.
    pub objectives: Vec<Held>,
    /// Where the game turned.
    pub turning: Vec<Line>,
}

/// A clan's objective.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// Whose.
    pub clan: Clan,
    /// Which, or that there is none, or that it is not revealed.
    pub title: Line,
    /// How far the clan came; nothing without an objective.
    pub how: Option<Line>,
    /// What it gives; nothing without an objective.
    pub worth: Option<Line>,
}

/// The game so far, or when it is over.
pub fn closing(table: &Table) -> Closing {
    let state = table.state();
    let rows = score_table(state);
    Closing {
        verdict: verdict(state, &rows),
        lead: lead(state, &rows),
        objectives: rows.iter().map(|row| held(state, row)).collect(),
        turning: turning_lines(state, &turning(table)),
        rows,
    }
}

fn verdict(state: &State, rows: &[Row]) -> Line {
    let first: Vec<Clan> = rows.iter().filter(|row| row.rank == 1).map(|row| row.score.clan).collect();
    let over = state.stage() == Stage::Over;
    match first[..] {
        [one] => Line::new(if over { keys::BFR_WINS } else { keys::BFR_LEADS }).with("clan", names::clan(one)),
        _ if over => keys::BFR_WINS_SHARED.into(),
        _ => keys::BFR_SCORE.into(),
    }
}

/// How far the first is ahead; of a tie, who shares it or what broke it (FinalTie).
fn lead(state: &State, rows: &[Row]) -> Line {
    let round = counted(state);
    let first: Vec<&Row> = rows.iter().filter(|row| row.rank == 1).collect();
    let next = rows.iter().find(|row| row.rank > 1);
    match (&first[..], next) {
        ([one], Some(next)) if one.score.total() > next.score.total() => Line::new(keys::BFR_CLOSING_AHEAD)
            .with("round", round)
            .with("count", usize::from(one.score.total() - next.score.total()))
            .with("clan", names::clan(next.score.clan)),
        ([_], Some(next)) => {
            Line::new(keys::BFR_CLOSING_PROVINCES).with("round", round).with("clan", names::clan(next.score.clan))
        }
        (tied, _) => {
            let clans = names::all(tied.iter().map(|row| Line::new(names::clan(row.score.clan))));
            let honor = tied.first().map_or(0, |row| row.score.total());
            let line = Line::new(keys::BFR_CLOSING_TIED).with("round", round).with("count", usize::from(honor));
            line.with("clans", clans.unwrap_or_else(|| keys::BFR_NOBODY.into()))
        }
    }
}

fn held(state: &State, row: &Row) -> Held {
    let clan = row.score.clan;
    let title = match (row.objective, &state.seat(clan).objective) {
        (Some(objective), _) => names::objective(objective),
        (None, Some(_)) => keys::BFR_NO_OBJECTIVE,
        (None, None) => keys::BFR_OBJECTIVE_HIDDEN,
    };
    let how = row.objective.map(|objective| progress::have(&progress_of(state.board(), clan, objective)));
    let worth = row.objective.map(|_| match row.score.objective {
        0 => keys::BFR_OBJECTIVE_NOT_MET.into(),
        honor => Line::new(keys::BFR_OBJECTIVE_MET).with("honor", usize::from(honor)),
    });
    Held { clan, title: title.into(), how, worth }
}

/// Swings of honor, best defense, boldest bluff, as far as there were any.
pub fn turning_lines(state: &State, turning: &Turning) -> Vec<Line> {
    let place = |at| names::province(state, at);
    let swings = turning.swings.iter().map(|swing| swing_line(state, swing));
    let defense = turning.defense.map(|stand| {
        Line::new(keys::BFR_TURNING_DEFENSE)
            .with("round", stand.round)
            .with("clan", names::clan(stand.clan))
            .with("province", place(stand.province))
            .with("defense", usize::from(stand.defense))
            .with("against", usize::from(stand.against))
    });
    let bluff = turning.bluff.map(|(round, bluff)| {
        Line::new(keys::BFR_TURNING_BLUFF)
            .with("round", round)
            .with("clan", names::clan(bluff.clan))
            .with("province", place(bluff.province))
            .with("defender", names::clan_or_nobody(bluff.defender))
            .with("drew", usize::from(bluff.drew))
    });
    swings.chain(defense).chain(bluff).collect()
}

/// "Round 3: Crane takes Lion, coast. Crane +2, Lion −7".
fn swing_line(state: &State, swing: &Swing) -> Line {
    let moved = swing.moved.iter().map(|(clan, by)| {
        Line::new(keys::BFR_TURNING_MOVED).with("clan", names::clan(*clan)).with("by", Arg::Signed((*by).into()))
    });
    Line::new(keys::BFR_TURNING_SWING)
        .with("round", swing.round)
        .with("what", happened(state, &swing.happened))
        .with("moved", names::all(moved).unwrap_or_else(|| keys::BFR_NONE.into()))
}

/// What a card of a story tells, in one sentence.
fn happened(state: &State, happened: &Happened) -> Line {
    let place = |at| names::province(state, at);
    match happened {
        Happened::Scorched { province, by, .. } => {
            Line::new(keys::BFR_STORY_SCORCHED).with("clan", names::clan(*by)).with("province", place(*province))
        }
        Happened::Pacified { province, .. } => Line::new(keys::BFR_STORY_PACIFIED).with("province", place(*province)),
        Happened::Battle { battle, .. } => ended(state, battle),
        Happened::Defended(defended) => Line::new(keys::BFR_STORY_DEFENDED)
            .with("clan", names::clan(defended.clan))
            .with("province", place(defended.province)),
        Happened::Left(_) | Happened::NoEffect { .. } | Happened::Cards(_) | Happened::Nothing => {
            keys::BFR_STORY_QUIET.into()
        }
    }
}

fn ended(state: &State, battle: &Battle) -> Line {
    let (key, clan) = match battle.outcome {
        Outcome::Taken(clan) => (keys::BFR_STORY_TAKES, Some(clan)),
        Outcome::Held(clan) => (keys::BFR_STORY_HOLDS, Some(clan)),
        Outcome::Nothing => (keys::BFR_STORY_NOTHING, None),
    };
    let line = Line::new(key).with("province", names::province(state, battle.province));
    clan.map_or(line.clone(), |clan| line.with("clan", names::clan(clan)))
}

/// A clan's line of the final table.
pub fn row_line(row: &Row) -> Line {
    let honor = &row.score.honor;
    Line::new(keys::BFR_CLOSING_ROW)
        .with("rank", row.rank)
        .with("clan", names::clan(row.score.clan))
        .with("total", usize::from(row.score.total()))
        .with("flowers", usize::from(honor.flowers))
        .with("tokens", usize::from(honor.tokens))
        .with("faceup", usize::from(honor.faceup))
        .with("territories", usize::from(honor.of_territories()))
        .with("objective", usize::from(row.score.objective))
}

/// A clan's objective in one line.
pub fn held_line(held: &Held) -> Line {
    let line = Line::new(keys::BFR_CLOSING_OBJECTIVE)
        .with("clan", names::clan(held.clan))
        .with("objective", held.title.clone());
    match (&held.how, &held.worth) {
        (Some(how), Some(worth)) => {
            let told = Line::new(keys::BFR_CLOSING_OBJECTIVE_TOLD).with("line", line);
            told.with("how", how.clone()).with("worth", worth.clone())
        }
        _ => line,
    }
}

/// Everything as a text to share, line by line; an empty line parts what belongs apart.
pub fn text(closing: &Closing, say: impl Fn(&Line) -> String) -> String {
    let by_app = Line::new(keys::CLOSING_BY_APP).with("game", keys::GAME_BATTLE).with("app", keys::CLOSING_APP);
    let parts = [
        vec![say(&closing.verdict), say(&closing.lead)],
        closing.rows.iter().map(|row| say(&row_line(row))).collect(),
        closing.objectives.iter().map(|held| say(&held_line(held))).collect(),
        closing.turning.iter().map(&say).collect(),
        vec![say(&by_app)],
    ];
    parts.iter().filter(|part| !part.is_empty()).map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
}
