//! What must be true of every table, looked at after every command, and what is found not to be.

use crate::games::champions::field::places;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::queries;
use crate::kernel::by::Small as _;
use serde::Serialize;
use std::collections::BTreeSet;

/// What went against the rules, or against what was asked of them before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ViolationKind {
    /// The rules refuse what they offered a moment before.
    Refused,
    /// A gauge is outside its bounds (CH-Q).
    OutOfBounds,
    /// Somebody without Life Points or Purity is in play (CH-ELI).
    FallenInPlay,
    /// The order of Activations names somebody twice, or somebody acts who cannot (CH-TURN).
    Order,
    /// An area holds more than Size 4.
    Overfull,
    /// Somebody in play stands beside the board.
    BesideBoard,
    /// Group Honor is not the sum of Honor.
    GroupHonor,
    /// The turn or the phase went back.
    Clock,
    /// The game did not come to its end.
    Endless,
    /// The journal decided again makes something else.
    Replay,
    /// The journal written and read back is another.
    Restored,
}

/// Something that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Violation {
    /// What.
    pub kind: ViolationKind,
    /// After how many entries of the journal.
    pub entry: usize,
    /// What exactly.
    pub detail: String,
}

/// Everything that is wrong with a table; `before` is where its clock stood.
pub(super) fn look(state: &State, before: (i16, Phase)) -> Vec<(ViolationKind, String)> {
    let mut found = Vec::new();
    bounds(state, &mut found);
    order(state, &mut found);
    board(state, &mut found);
    let honor: i16 = state.champions().filter(|(_, one)| one.is_in_play()).map(|(_, one)| one.honor().get()).sum();
    if honor != queries::group_honor(state) {
        found.push((ViolationKind::GroupHonor, format!("{honor} and {}", queries::group_honor(state))));
    }
    let now = (state.turn().get(), state.phase());
    if now < before {
        found.push((ViolationKind::Clock, format!("{before:?} to {now:?}")));
    }
    found
}

fn bounds(state: &State, found: &mut Vec<(ViolationKind, String)>) {
    let champions = state.champions().map(|(id, _)| Who::Champion(id));
    let allies = state.allies().map(|(id, _)| Who::Ally(id));
    let enemies = state.enemies().map(|(id, _)| Who::Enemy(id));
    for who in champions.chain(allies).chain(enemies) {
        for &gauge in Gauge::ALL {
            let Some(value) = queries::gauge(state, who, gauge) else { continue };
            if queries::bounds(state, who, gauge).is_some_and(|bounds| !bounds.contains(&value)) {
                found.push((ViolationKind::OutOfBounds, format!("{who:?} {gauge:?} {value}")));
            }
        }
        let empty = |gauge| queries::gauge(state, who, gauge) == Some(0);
        if queries::is_present(state, who) && (empty(Gauge::Life) || empty(Gauge::Purity)) {
            found.push((ViolationKind::FallenInPlay, format!("{who:?}")));
        }
    }
}

fn order(state: &State, found: &mut Vec<(ViolationKind, String)>) {
    let track = state.track();
    let distinct: BTreeSet<_> = track.order().iter().collect();
    if distinct.len() != track.order().len() {
        found.push((ViolationKind::Order, format!("{:?}", track.order())));
    }
    if let Some(active) = track.active() {
        let may = state.champion(active).is_in_play() && state.phase() == Phase::Champions;
        if !may || !track.order().contains(&active) {
            found.push((ViolationKind::Order, format!("{active:?} acts in {:?}", state.phase())));
        }
    }
}

fn board(state: &State, found: &mut Vec<(ViolationKind, String)>) {
    let Some(field) = state.field() else { return };
    for (area, size) in places::overfull(state) {
        found.push((ViolationKind::Overfull, format!("Size {size} in {}", field.board().area(area).id)));
    }
    for who in places::unplaced(state) {
        found.push((ViolationKind::BesideBoard, format!("{who:?}")));
    }
    for (who, _) in field.positions().filter(|(who, _)| !queries::is_present(state, *who)) {
        found.push((ViolationKind::FallenInPlay, format!("{who:?} still stands on the board")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::board::blank::learning;
    use crate::games::champions::board::document;
    use crate::games::champions::command::Command;
    use crate::games::champions::field::command::BoardCommand;
    use crate::games::champions::model::area_key::AreaKey;
    use crate::games::champions::model::ids::{ChampionId, EnemyId};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::trial::{ONI, Trial, acting};

    const START: (i16, Phase) = (1, Phase::Preparation);

    fn on_board() -> Trial {
        let mut trial = acting(&[ONI]);
        let board = Box::new(document::file(&learning()[0]));
        trial.does(Command::Board(BoardCommand::Lay { board }));
        let all = ChampionId::ALL.iter().map(|id| Who::Champion(*id)).chain([Who::Enemy(EnemyId(0))]);
        for (place, who) in (1..).zip(all) {
            put(&mut trial, who, &format!("a{place}"));
        }
        trial
    }

    fn put(trial: &mut Trial, who: Who, area: &str) {
        let area = Some(AreaKey(area.to_owned()));
        trial.does(Command::Board(BoardCommand::Place { who, area, note: Note::default() }));
    }

    fn kinds(trial: &Trial, before: (i16, Phase)) -> Vec<ViolationKind> {
        look(trial.state(), before).into_iter().map(|(kind, _)| kind).collect()
    }

    #[test]
    fn a_table_in_order_has_no_fault() {
        assert_eq!(look(on_board().state(), START), []);
    }

    #[test]
    fn an_overfull_area_is_found() {
        let mut trial = on_board();
        for id in &ChampionId::ALL[..3] {
            put(&mut trial, Who::Champion(*id), "a6");
        }
        assert_eq!(look(trial.state(), START), [(ViolationKind::Overfull, "Size 5 in a6".to_owned())]);
    }

    #[test]
    fn whoever_stands_beside_the_board_is_found() {
        let mut trial = on_board();
        let who = Who::Champion(ChampionId::First);
        trial.does(Command::Board(BoardCommand::Place { who, area: None, note: Note::default() }));
        assert_eq!(kinds(&trial, START), [ViolationKind::BesideBoard]);
    }

    #[test]
    fn a_clock_that_goes_back_is_found() {
        assert_eq!(kinds(&on_board(), (2, Phase::Preparation)), [ViolationKind::Clock]);
    }
}
