//! What the list of tables shows of each: a small text beside the table, never the only copy of anything.
//!
//! It is read without the game's code. Only code that has read the table writes one, so a summary of the newest step is
//! also the proof that the table can be read; [`Tables::delete`](super::Tables::delete) asks for it.
//!
//! Absent on purpose: a migration. A summary of another form is stale, and made anew by whoever can read the table.

use super::Table;
use super::chain;
use super::keys::{self, Part, TableId};
use super::store::Store;
use crate::games::GameId;
use crate::kernel::journal::Stamp;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::kernel::saved::SavedGame;
use crate::kernel::synopsis::{Mark, Period, Synopsis};
use crate::words::written::WrittenLine;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The form in which a summary is written. Form 1 was that of the only game there was then.
const FORM: u64 = 2;

/// A table in a few words.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The game.
    pub game: GameId,
    /// The table's name.
    pub name: Name,
    /// When it was last played, in milliseconds since 1970; 0 where nobody knows.
    pub played: Stamp,
    /// How many steps count.
    pub steps: usize,
    /// How the game stands.
    pub synopsis: Synopsis,
    /// What it waits for, where the game says so.
    pub prompt: Option<Line>,
}

/// What every form of a summary tells.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Glimpse {
    /// The table's name.
    pub name: Name,
    /// When it was last played.
    pub played: Stamp,
}

impl Summary {
    /// The summary of `table`, last played at `played`; nothing for a game that is not on the shelf.
    pub fn of<G: SavedGame>(name: &Name, table: &Table<G>, played: Stamp) -> Option<Self> {
        Some(Self {
            game: GameId::of(G::NAME)?,
            name: name.clone(),
            played,
            steps: table.cursor(),
            synopsis: G::synopsis(table.state()),
            prompt: G::prompt(table.state()),
        })
    }

    /// Puts it beside its table. Failing is no fault: it is rebuilt when it is needed.
    pub(super) fn keep(&self, store: &impl Store, id: &TableId, step: u64) {
        let kept = Kept { version: FORM, step, saves: self.game.version(), summary: Written::from(self) };
        if let Ok(text) = serde_json::to_string(&kept) {
            let _ = store.put(&keys::key(id, Part::Summary), &chain::sealed(&text));
        }
    }

    /// The summary beside the table, where there is a whole one of that step.
    pub(super) fn kept(store: &impl Store, id: &TableId, step: u64) -> Option<Self> {
        let kept: Kept = serde_json::from_str(chain::unseal(&text(store, id)?)?).ok()?;
        let summary = kept.summary.summary()?;
        let is_fresh = kept.version == FORM && kept.step == step && kept.saves == summary.game.version();
        is_fresh.then_some(summary)
    }

    /// What the summary beside the table tells whatever its form, and of which step it is.
    pub(super) fn glimpse(store: &impl Store, id: &TableId) -> Option<(u64, Glimpse)> {
        let kept: KeptGlimpse = serde_json::from_str(chain::unseal(&text(store, id)?)?).ok()?;
        Some((kept.step, kept.summary))
    }
}

fn text(store: &impl Store, id: &TableId) -> Option<String> {
    store.get(&keys::key(id, Part::Summary)).ok()?
}

/// A summary with the step it belongs to, and the version of the saves of its game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    version: u64,
    step: u64,
    saves: Option<u64>,
    summary: Written,
}

#[derive(Deserialize)]
struct KeptGlimpse {
    step: u64,
    summary: Glimpse,
}

/// A [`Summary`] as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: GameId,
    name: Name,
    played: Stamp,
    steps: usize,
    title: Name,
    line: WrittenLine,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    second: Option<WrittenLine>,
    /// Name, sign and colour.
    marks: Vec<(String, String, String)>,
    finished: i16,
    period: WrittenLine,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<WrittenLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prompt: Option<WrittenLine>,
}

impl From<&Summary> for Written {
    fn from(summary: &Summary) -> Self {
        let Synopsis { title, line, second, marks, period, ended } = &summary.synopsis;
        let mark = |mark: &Mark| (mark.name.clone(), mark.sign.to_string(), mark.hue.to_string());
        Self {
            game: summary.game,
            name: summary.name.clone(),
            played: summary.played,
            steps: summary.steps,
            title: title.clone(),
            line: line.into(),
            second: second.as_ref().map(WrittenLine::from),
            marks: marks.iter().map(mark).collect(),
            finished: period.number,
            period: (&period.label).into(),
            ended: ended.as_ref().map(WrittenLine::from),
            prompt: summary.prompt.as_ref().map(WrittenLine::from),
        }
    }
}

impl Written {
    /// The summary; nothing where it says what this version of the app has no words for.
    fn summary(self) -> Option<Summary> {
        let mark = |(name, sign, hue)| Mark { name, sign: Cow::Owned(sign), hue: Cow::Owned(hue) };
        let synopsis = Synopsis {
            title: self.title,
            line: self.line.line()?,
            second: lines(self.second)?,
            marks: self.marks.into_iter().map(mark).collect(),
            period: Period { number: self.finished, label: self.period.line()? },
            ended: lines(self.ended)?,
        };
        let prompt = lines(self.prompt)?;
        let Self { game, name, played, steps, .. } = self;
        Some(Summary { game, name, played, steps, synopsis, prompt })
    }
}

/// A line that may be missing; nothing where it is there and cannot be read.
fn lines(written: Option<WrittenLine>) -> Option<Option<Line>> {
    written.map_or(Some(None), |written| written.line().map(Some))
}
