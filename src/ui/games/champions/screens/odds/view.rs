//! What is known of a Combat, in the words of this page.

use super::desk::Desk;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::queries;
use crate::games::champions::sheet::explore::{self, Silence};
use crate::games::champions::sheet::miniatures;
use crate::games::champions::text::reasons;
use crate::games::champions::views::fight_words::{decimal, expected, percent, short, whole_percent};
use crate::kernel::line::Line;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The line of an Enemy.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// Not worked out yet.
    Waiting,
    /// How likely it is.
    Known(Numbers),
    /// Its card lacks a value.
    Unknown,
    /// The Champion's card does.
    UnknownOwn,
    /// A rule is against it, in words.
    Refused(String),
}

/// The numbers of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbers {
    /// "75% to eliminate".
    pub eliminates: String,
    /// The same share of 100.
    pub share: u8,
    /// "Jun falls: under 1%".
    pub falls: String,
    /// "with Deception at −0.4 Honor", where the numbers count on it.
    pub deception: Option<String>,
    /// "Wounds: 2.5 dealt, 1.2 taken".
    pub wounds: String,
    /// "Miniatures eliminated: 1.1 of 3", against a Unit.
    pub miniatures: Option<String>,
    /// "Loses Purity: 12%", where any is at stake.
    pub purity: Option<String>,
}

/// The Life left of both: the Enemy's, then the Champion's.
pub fn lives(desk: Desk, enemy: EnemyId) -> (usize, usize) {
    let life = |who| {
        let left = desk.stand.with(|stand| queries::gauge(stand.table(), who, Gauge::Life));
        left.and_then(|left| usize::try_from(left).ok()).unwrap_or(usize::MAX)
    };
    (life(Who::Enemy(enemy)), life(desk.me()))
}

/// The line of `enemy` with the Ki that is counted on.
pub fn row(desk: Desk, enemy: EnemyId) -> Row {
    match desk.answer(enemy, desk.ki()) {
        None => Row::Waiting,
        Some(Ok(odds)) => Row::Known(numbers(desk, enemy, &odds)),
        Some(Err(Silence::Unknown(Who::Enemy(_)))) => Row::Unknown,
        Some(Err(Silence::Unknown(_))) => Row::UnknownOwn,
        Some(Err(Silence::Refused(refusal))) => {
            Row::Refused(say(desk.session.state(|state| reasons::refusal(state, &refusal))))
        }
    }
}

fn numbers(desk: Desk, enemy: EnemyId, odds: &Odds) -> Numbers {
    let (foe, own) = lives(desk, enemy);
    let name = desk.session.state(|state| short(state, desk.me()));
    let wounds = Line::new(keys::ODDS_WOUNDS).with("dealt", expected(&odds.dealt, foe));
    Numbers {
        eliminates: say(Line::new(keys::ODDS_ELIMINATES).with("share", percent(odds.eliminates))),
        share: whole_percent(odds.eliminates),
        falls: say(Line::new(keys::ODDS_FALLS).with("name", name).with("share", percent(odds.eliminated))),
        deception: explore::deception(odds)
            .map(|honor| say(Line::new(keys::ODDS_WITH_DECEPTION).with("honor", signed(honor)))),
        wounds: say(wounds.with("taken", expected(&odds.taken, own))),
        miniatures: miniatures(desk, enemy, odds).map(|lost| {
            let line = Line::new(keys::ODDS_MINIATURES).with("lost", expected(&lost, lost.len()));
            say(line.with("left", lost.len() - 1))
        }),
        purity: desk
            .purity(enemy, desk.ki())
            .map(|lost| say(Line::new(keys::ODDS_PURITY).with("share", percent(lost)))),
    }
}

/// An expected change, with its true sign.
pub fn signed(change: f64) -> String {
    let much = decimal(change.abs());
    match change {
        _ if much == decimal(0.0) => much,
        ..0.0 => format!("\u{2212}{much}"),
        _ => format!("+{much}"),
    }
}

/// How likely each number of miniatures is that a Unit loses; nothing where it is none.
pub fn miniatures(desk: Desk, enemy: EnemyId, odds: &Odds) -> Option<Vec<f64>> {
    desk.stand.with(|stand| miniatures::lost(stand.table(), enemy, &odds.dealt))
}

/// "75% to eliminate, Jun falls: under 1%" and that Deception is counted on, once it is known.
pub fn in_short(desk: Desk, enemy: EnemyId) -> Option<String> {
    let Row::Known(Numbers { eliminates, falls, deception, .. }) = row(desk, enemy) else { return None };
    let line = Line::new(keys::ODDS_IN_SHORT).with("eliminates", eliminates).with("falls", falls);
    Some([Some(say(line)), deception].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}
