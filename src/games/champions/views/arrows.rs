//! A forecast as arrows on the board: where each Enemy would go, and the Movement that is tried. Pure.

use crate::games::champions::field::moves::Turn;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::field::Field;
use crate::games::champions::views::field_map::Way;
use crate::views::board_map::view::RouteLook;

/// A Movement that is tried, and what the Enemies would do after it.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    /// Through these areas.
    pub path: &'a [AreaKey],
    /// The Enemies' turns after it.
    pub turns: &'a [Turn],
}

/// The arrows of the Enemies' turns as they are now, or of a trial: its own first, then theirs. Then only what is
/// otherwise than now stands out.
pub fn arrows(field: &Field, now: &[Turn], trial: Option<Trial<'_>>) -> Vec<Way> {
    let Some(trial) = trial else {
        return now.iter().filter_map(|turn| way(field, &turn.moved.path, RouteLook::Taken)).collect();
    };
    let goes_so_now = |turn: &Turn| {
        now.iter().any(|before| (before.moved.enemy, &before.moved.path) == (turn.moved.enemy, &turn.moved.path))
    };
    let look = |turn: &Turn| if goes_so_now(turn) { RouteLook::Other } else { RouteLook::Taken };
    let theirs = trial.turns.iter().filter_map(|turn| way(field, &turn.moved.path, look(turn)));
    way(field, trial.path, RouteLook::Taken).into_iter().chain(theirs).collect()
}

/// An arrow; nothing for whoever stays where it is.
fn way(field: &Field, path: &[AreaKey], look: RouteLook) -> Option<Way> {
    let areas: Vec<_> = path.iter().filter_map(|key| field.find(key)).collect();
    (areas.len() > 1 && areas.len() == path.len()).then(|| Way { areas, costs: Vec::new(), look })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::board::{blank, document};
    use crate::games::champions::command::Command;
    use crate::games::champions::demo;
    use crate::games::champions::field::command::BoardCommand;
    use crate::games::champions::field::forecast::foresee;
    use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
    use crate::games::champions::model::name::Note;
    use crate::kernel::chance::Seed;
    use crate::kernel::journal::Stamp;

    fn keys(path: &[&str]) -> Vec<AreaKey> {
        path.iter().map(|key| AreaKey((*key).to_owned())).collect()
    }

    #[test]
    fn every_enemy_that_goes_has_an_arrow_and_a_trial_marks_what_it_changes() {
        let mut table = demo::table(Seed(1), Stamp(0)).unwrap();
        let board = Box::new(document::file(&blank::learning().remove(0)));
        let mut does = |command| table.commit(Command::Board(command), Stamp(0)).map(drop).unwrap();
        does(BoardCommand::Lay { board });
        for (who, area) in
            [(Who::Champion(ChampionId::First), "a5"), (Who::Enemy(EnemyId(0)), "a2"), (Who::Enemy(EnemyId(1)), "a5")]
        {
            let area = Some(AreaKey(area.to_owned()));
            does(BoardCommand::Place { who, area, note: Note::default() });
        }
        let field = table.state().field().unwrap();
        let now = foresee(table.state()).unwrap().turns;
        let shown = arrows(field, &now, None);
        let goes = |turn: &&Turn| turn.moved.path.len() > 1;
        assert_eq!((now.iter().filter(goes).count(), shown.len()), (1, 1), "the other stands beside the Champion");
        assert_eq!(shown[0].look, RouteLook::Taken);
        assert_eq!(field.key(shown[0].areas[0]), AreaKey("a2".to_owned()));

        let path = keys(&["a5", "a4"]);
        let same = arrows(field, &now, Some(Trial { path: &path, turns: &now }));
        assert_eq!(same.iter().map(|way| way.look).collect::<Vec<_>>(), [RouteLook::Taken, RouteLook::Other]);
        let mut then = now.clone();
        then.iter_mut().filter(|turn| turn.moved.path.len() > 1).for_each(|turn| turn.moved.path = keys(&["a2", "a1"]));
        let other = arrows(field, &now, Some(Trial { path: &path, turns: &then }));
        assert_eq!(other.iter().map(|way| way.look).collect::<Vec<_>>(), [RouteLook::Taken, RouteLook::Taken]);
    }
}
