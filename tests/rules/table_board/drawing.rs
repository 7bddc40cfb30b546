//! Boards and figures as a test needs them.

use crate::support::*;
use rokugan::games::champions::board::document::{AreaEntry, BoardFile, BorderEntry, ReinforcementEntry};
use rokugan::games::champions::board::place::Place;
use rokugan::games::champions::board::{BorderKind, document};
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep, Will};
use rokugan::games::champions::field::event::{BoardEvent, EnemyMoved};
use rokugan::games::champions::field::next::{NextCombat, NextEnemy, NextStep, next_step};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::card::EnemyCard;
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::quantity::{ActionPoints, Size};
use rokugan::kernel::known::Known;

/// An area.
pub fn area(id: &str) -> AreaKey {
    AreaKey(id.to_owned())
}

/// Areas, as "a b c".
pub fn path(ids: &str) -> Vec<AreaKey> {
    ids.split(' ').map(area).collect()
}

/// A board of borders, as "a-b b=c": `-` single, `=` double, `.` dotted, `:` dotted double, `/` split, `#` red. Areas stand
/// in the order in which they are named; `^` behind a name makes an area Elevated.
pub fn board(borders: &str) -> BoardFile {
    let kinds = [
        ('-', BorderKind::Single),
        ('=', BorderKind::Double),
        ('.', BorderKind::Dotted),
        (':', BorderKind::DottedDouble),
        ('/', BorderKind::Split),
        ('#', BorderKind::Red),
    ];
    let mut file =
        document::file(&document::read(r#"{"format": "rokugan-board", "version": 1, "areas": []}"#).unwrap());
    file.name = "Castle".to_owned();
    for border in borders.split(' ') {
        let (at, kind) = kinds.iter().find_map(|(sign, kind)| Some((border.find(*sign)?, *kind))).unwrap();
        let ends = [&border[..at], &border[at + 1..]];
        for end in ends {
            let id = end.trim_end_matches('^');
            if !file.areas.iter().any(|area| area.id == id) {
                let elevated = end.ends_with('^');
                let (x, y) = (Place::default(), Place::default());
                file.areas.push(AreaEntry {
                    id: id.to_owned(),
                    name: String::new(),
                    x,
                    y,
                    elevated,
                    indoor: false,
                    marks: Vec::new(),
                });
            }
        }
        file.borders.push(BorderEntry { between: ends.map(|end| end.trim_end_matches('^').to_owned()), kind });
    }
    file
}

/// The same with exits.
pub fn with_exits(mut board: BoardFile, exits: &[&str]) -> BoardFile {
    board.exits = exits.iter().map(|id| (*id).to_owned()).collect();
    board
}

/// The same with reinforcement areas, numbered from 1.
pub fn with_reinforcements(mut board: BoardFile, areas: &[&str]) -> BoardFile {
    let token = |(number, id): (u8, &&str)| ReinforcementEntry { number, area: (*id).to_owned() };
    board.reinforcements = (1..).zip(areas).map(token).collect();
    board
}

/// A Spearman: Size 1, 4 AP, 4 LP.
pub fn spearman() -> EnemyCard {
    enemy("Spearman", 4, 1, &[])
}

/// An Enemy of that Size.
pub fn sized(size: i16, card: EnemyCard) -> EnemyCard {
    EnemyCard { size: Known::Entered(Size::clamped(size)), ..card }
}

/// An Enemy with these AP.
pub fn with_ap(ap: i16, card: EnemyCard) -> EnemyCard {
    EnemyCard { ap: Known::Entered(ActionPoints::clamped(ap)), ..card }
}

/// The refusal of the board.
pub fn board_refusal(refusal: BoardRefusal) -> RefusalKind {
    RefusalKind::Board(Box::new(refusal))
}

/// The command that puts somebody somewhere.
pub fn place(who: impl Into<Anybody>, id: &str) -> Command {
    Command::Board(BoardCommand::Place { who: who.into().0, area: Some(area(id)), note: no_note() })
}

/// The action that goes through areas.
pub fn along(ids: &str) -> Action {
    Action::MovementAlong { path: path(ids), will: Will::Own }
}

/// The command of an Enemy's turn to move.
pub fn moves(enemy: EnemyId, how: EnemyStep) -> Command {
    Command::Board(BoardCommand::Move { enemy, how })
}

/// The command that says what an Enemy is about.
pub fn behaves(enemy: EnemyId, behaviour: Conduct) -> Command {
    Command::Board(BoardCommand::SetBehaviour { enemy, behaviour })
}

/// The command that lets a Combat be.
pub fn pass(enemy: EnemyId) -> Command {
    Command::Board(BoardCommand::PassCombat { enemy })
}

/// What comes next in the Enemies Phase.
pub fn step(play: &Play) -> NextStep {
    next_step(play.state()).unwrap()
}

/// The last movement of an Enemy in the log.
#[track_caller]
pub fn last_move(play: &Play) -> EnemyMoved {
    let moved = |event: &Event| match event {
        Event::Board(BoardEvent::EnemyMoved(moved)) => Some((**moved).clone()),
        _ => None,
    };
    play.events().iter().find_map(moved).unwrap()
}

/// A table with this board, the first Champion acting.
pub fn table_on(board: BoardFile) -> Play {
    let mut play = five().acting();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board) }));
    play
}

/// Verbs of a table with a board.
pub trait OnBoard {
    /// Puts somebody somewhere by hand.
    fn put(&mut self, who: impl Into<Anybody>, id: &str) -> &mut Self;
    /// Where somebody stands.
    fn at(&self, who: impl Into<Anybody>) -> Option<String>;
    /// Puts a new Enemy somewhere.
    fn foe_at(&mut self, card: EnemyCard, id: &str) -> EnemyId;
    /// The Enemy that moves next.
    fn next_enemy(&self) -> NextEnemy;
    /// The Combat that comes next.
    fn next_combat(&self) -> NextCombat;
    /// The next Enemy moves as planned.
    fn done(&mut self) -> EnemyMoved;
}

impl OnBoard for Play {
    #[track_caller]
    fn put(&mut self, who: impl Into<Anybody>, id: &str) -> &mut Self {
        self.does(place(who, id))
    }

    fn at(&self, who: impl Into<Anybody>) -> Option<String> {
        let field = self.state().field()?;
        field.position(who.into().0).map(|at| field.key(at).0)
    }

    #[track_caller]
    fn foe_at(&mut self, card: EnemyCard, id: &str) -> EnemyId {
        let enemy = self.enemy(card);
        self.put(enemy, id);
        enemy
    }

    #[track_caller]
    fn next_enemy(&self) -> NextEnemy {
        match next_step(self.state()) {
            Some(NextStep::Move(next)) => *next,
            other => panic!("no Enemy moves next: {other:?}"),
        }
    }

    #[track_caller]
    fn next_combat(&self) -> NextCombat {
        match next_step(self.state()) {
            Some(NextStep::Combat(next)) => *next,
            other => panic!("no Combat comes next: {other:?}"),
        }
    }

    #[track_caller]
    fn done(&mut self) -> EnemyMoved {
        let enemy = self.next_enemy().enemy;
        self.does(moves(enemy, EnemyStep::Planned));
        last_move(self)
    }
}
