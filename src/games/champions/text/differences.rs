//! How two tables differ, line by line: what a correction of an old entry comes to.

use super::{enemies, names};
use crate::games::champions::model::champion;
use crate::games::champions::model::figure::EnemyStanding;
use crate::games::champions::model::ids::{AllyId, ChampionId, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;
use std::collections::BTreeSet;

/// What is otherwise on the table `new` than on `old`: turn, Group Honor, Threshold, Favor, then everybody's gauges.
pub fn differences(old: &State, new: &State) -> Vec<Line> {
    let mut lines = Vec::new();
    if (old.turn(), old.phase()) != (new.turn(), new.phase()) {
        lines.push(from_to(keys::DIFFERENT_CLOCK, clock(old), clock(new)));
    }
    let sums = [
        (keys::DIFFERENT_GROUP_HONOR, queries::group_honor(old), queries::group_honor(new)),
        (keys::DIFFERENT_THRESHOLD, queries::threshold(old).total(), queries::threshold(new).total()),
    ];
    lines.extend(sums.into_iter().filter(|(_, was, is)| was != is).map(|(key, was, is)| from_to(key, was, is)));
    if old.favor() != new.favor() {
        lines.push(from_to(keys::DIFFERENT_FAVOR, favor(old), favor(new)));
    }
    let (was, is) = (board(old), board(new));
    if was != is {
        lines.push(from_to(keys::DIFFERENT_BOARD, was, is));
    }
    for who in everybody(old, new) {
        figure(old, new, who, &mut lines);
        place(old, new, who, &mut lines);
    }
    lines
}

/// What the board in play is called.
fn board(state: &State) -> Line {
    let name = state.field().map(|field| field.board().name());
    name.map_or_else(|| keys::BOARD_NONE.into(), |name| Line::new(keys::NAME).with("name", name))
}

/// Where on the board somebody stands.
fn place(old: &State, new: &State, who: Who, lines: &mut Vec<Line>) {
    let at = |state: &State| state.field().and_then(|field| field.position(who).map(|area| field.key(area)));
    let said = |state: &State| {
        let area = at(state).map(|key| enemies::area(state, &key));
        area.map_or_else(|| keys::PLACE_BESIDE.into(), |area| Line::new(keys::NAME).with("name", area))
    };
    if at(old) != at(new) {
        let name = names::who(if is_known(new, who) { new } else { old }, who);
        lines.push(from_to(keys::DIFFERENT_PLACE, said(old), said(new)).with("name", name));
    }
}

fn from_to(key: Key, from: impl Into<Arg>, to: impl Into<Arg>) -> Line {
    Line::new(key).with("from", from).with("to", to)
}

fn clock(state: &State) -> Line {
    Line::new(keys::LOGBOOK_SECTION)
        .with("unit", "turn")
        .with("turn", state.turn().get())
        .with("phase", names::phase(state.phase()))
}

fn favor(state: &State) -> Line {
    state.favor().map_or_else(|| keys::NOBODY.into(), |player| names::player(state, player))
}

fn everybody(old: &State, new: &State) -> Vec<Who> {
    let allies: BTreeSet<AllyId> = [old, new].iter().flat_map(|state| state.allies().map(|(id, _)| id)).collect();
    let enemies: BTreeSet<EnemyId> = [old, new].iter().flat_map(|state| state.enemies().map(|(id, _)| id)).collect();
    let champions = ChampionId::ALL.iter().map(|id| Who::Champion(*id));
    champions.chain(allies.into_iter().map(Who::Ally)).chain(enemies.into_iter().map(Who::Enemy)).collect()
}

/// Where somebody stands, and each gauge.
fn figure(old: &State, new: &State, who: Who, lines: &mut Vec<Line>) {
    // Whoever is on only one of the tables is called as there.
    let name = || names::who(if is_known(new, who) { new } else { old }, who);
    let (was, is) = (standing(old, who), standing(new, who));
    if was != is {
        lines.push(from_to(keys::DIFFERENT_STANDING, was, is).with("name", name()));
    }
    if !is_known(old, who) || !is_known(new, who) {
        return;
    }
    for &gauge in Gauge::ALL {
        let (was, is) = (queries::gauge(old, who, gauge), queries::gauge(new, who, gauge));
        if was != is {
            let line = from_to(keys::LOG_CHANGE_OF, shown(was), shown(is));
            lines.push(line.with("name", name()).with("gauge", names::gauge(gauge)));
        }
    }
}

fn is_known(state: &State, who: Who) -> bool {
    match who {
        Who::Champion(_) => true,
        Who::Ally(id) => state.ally(id).is_some(),
        Who::Enemy(id) => state.enemy(id).is_some(),
    }
}

fn standing(state: &State, who: Who) -> Key {
    let of = |standing| match standing {
        champion::Standing::InPlay => keys::STANDING_IN_PLAY,
        champion::Standing::Eliminated => keys::STATUS_ELIMINATED,
        champion::Standing::Corrupted => keys::STATUS_CORRUPTED,
        champion::Standing::Removed => keys::STANDING_OFF_BOARD,
    };
    match who {
        Who::Champion(id) => of(state.champion(id).standing()),
        Who::Ally(id) => state.ally(id).map_or(keys::STANDING_ABSENT, |ally| of(ally.standing())),
        Who::Enemy(id) => match state.enemy(id).map(crate::games::champions::model::figure::Enemy::standing) {
            Some(EnemyStanding::OnBoard) => keys::STANDING_ON_BOARD,
            Some(EnemyStanding::Eliminated) => keys::STATUS_ELIMINATED,
            Some(EnemyStanding::Removed) => keys::STANDING_OFF_BOARD,
            None => keys::STANDING_ABSENT,
        },
    }
}

fn shown(value: Option<i16>) -> Arg {
    value.map_or_else(|| Arg::Name("?".to_owned()), Arg::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::Champions;
    use crate::games::champions::command::{Command, Fall};
    use crate::games::champions::demo;
    use crate::games::champions::model::name::Note;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::{Journal, Stamp};
    use crate::words::{Language, Words};

    fn table() -> Journal<Champions> {
        demo::table(Seed(1), Stamp(0)).unwrap()
    }

    /// How the table differs after these commands, in English.
    fn after(commands: Vec<Command>) -> Vec<String> {
        let (old, mut new) = (table(), table());
        for command in commands {
            new.commit(command, Stamp(0)).unwrap();
        }
        let words = Words::new(Language::English);
        differences(old.state(), new.state()).iter().map(|line| words.say(line)).collect()
    }

    #[test]
    fn the_same_table_has_none() {
        assert_eq!(after(Vec::new()), Vec::<String>::new());
    }

    #[test]
    fn honor_moves_the_group_too() {
        let who = Who::Champion(ChampionId::First);
        let lines = after(vec![Command::Adjust { who, gauge: Gauge::Honor, by: -1, note: Note::default() }]);
        assert_eq!(lines.len(), 2, "{lines:?}");
        assert!(lines[0].starts_with("Group Honor"), "{lines:?}");
    }

    #[test]
    fn who_fell_and_who_came_is_said_by_name() {
        let lines = after(vec![Command::Fall { champion: ChampionId::Second, fall: Fall::Corrupted }]);
        assert!(lines.iter().any(|line| line.ends_with(": in play, now Corrupted")), "{lines:?}");
        assert!(lines.iter().any(|line| line.ends_with(": not there, now on the board")), "{lines:?}");
        assert!(lines.iter().all(|line| !line.contains('{') && !line.contains("nobody")), "{lines:?}");
    }
}
