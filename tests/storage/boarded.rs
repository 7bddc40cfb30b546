//! A save with a board in play, kept for ever as those without one are.

use super::support::{assert_same, fresh, import, name};
use rokugan::games::champions::Table;
use rokugan::games::champions::board::document::BoardFile;
use rokugan::games::champions::command::{Action, Command, FavorTie};
use rokugan::games::champions::enemy::behaviour::Guardian;
use rokugan::games::champions::field::asking::Said;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep, Will};
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::card::{EnemyCard, EnemyKind};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::ids::{Actor, ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::keyword::Keyword;
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::{ActionPoints, LifePoints};
use rokugan::games::champions::model::tie::{Tie, TieBetween};
use rokugan::games::champions::saved::VERSION;
use rokugan::games::champions::snapshot::snapshot;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::known::Known;
use rokugan::storage::codec::encode;
use std::path::Path;

const BOARD: &str = r#"{"format": "rokugan-board", "version": 1, "name": "The Gate 門",
    "areas": [{"id": "gate", "name": "Gate", "x": 0.1, "y": 0.25}, {"id": "yard", "name": "庭", "x": 0.5, "y": 0.5},
        {"id": "tower", "x": 0.9, "y": 0.123456, "elevated": true}, {"id": "hall", "x": 1, "y": 1, "indoor": true}],
    "borders": [{"between": ["gate", "yard"], "kind": "single"}, {"between": ["yard", "tower"], "kind": "dotted_double"},
        {"between": ["yard", "hall"], "kind": "double"}],
    "exits": ["gate"], "reinforcements": [{"number": 2, "area": "hall"}], "routes": [{"name": "red", "areas": ["gate"]}]}"#;

fn area(id: &str) -> AreaKey {
    AreaKey(id.to_owned())
}

fn place(who: Who, id: &str) -> BoardCommand {
    BoardCommand::Place { who, area: Some(area(id)), note: Note::new("miniature") }
}

fn spear() -> EnemyCard {
    EnemyCard {
        life: Known::Entered(LifePoints::clamped(2)),
        ap: Known::Entered(ActionPoints::clamped(4)),
        keywords: vec![Keyword::Reinforcement],
        ..EnemyCard::blank(name("Spear"), EnemyKind::Enemy)
    }
}

/// A turn on a board: every verb of it, as planned and otherwise.
fn commands() -> Vec<Command> {
    let board: BoardFile = serde_json::from_str(BOARD).unwrap();
    let (matsu, second) = (ChampionId::First, ChampionId::Second);
    let spears: Vec<EnemyId> = (0..4).map(EnemyId).collect();
    let path = vec![area("gate"), area("yard")];
    let tie = TieBetween::Target(vec![Actor::Champion(matsu), Actor::Champion(second)]);
    let moves = |enemy, how| BoardCommand::Move { enemy, how };
    let sentinel = Conduct::Guardian(Guardian::Sentinel);
    let mut all = vec![
        Command::SettleFavor(FavorTie::Told(PlayerId(0))),
        Command::Board(BoardCommand::Lay { board: Box::new(board) }),
        Command::AddEnemies { card: Box::new(spear()), count: 5 },
        Command::BeginActivations { order: ChampionId::ALL.to_vec() },
    ];
    let figures = [place(Who::Champion(matsu), "gate"), place(Who::Champion(second), "yard")];
    let foes = [0, 1, 2].map(|number: usize| place(Who::Enemy(spears[number]), ["hall", "tower", "hall"][number]));
    all.extend(figures.into_iter().chain(foes).map(Command::Board));
    let movement = Action::MovementAlong { path, will: Will::Own };
    all.push(Command::Act { actor: Actor::Champion(matsu), action: movement });
    all.push(Command::Board(BoardCommand::SetBehaviour { enemy: spears[2], behaviour: sentinel }));
    all.push(Command::EliminateEnemy { enemy: EnemyId(4), credit: None });
    all.extend(ChampionId::ALL.iter().map(|_| Command::EndActivation));
    let phase = [
        BoardCommand::SettleTie(Tie { enemy: spears[0], between: tie, chosen: 1 }),
        moves(spears[0], EnemyStep::Planned),
        moves(spears[1], EnemyStep::GoesTo(area("yard"))),
        moves(spears[2], EnemyStep::Planned),
        moves(spears[3], EnemyStep::Asked(vec![Said::Who(Vec::new())])),
        BoardCommand::PassCombat { enemy: spears[3] },
        BoardCommand::Reinforce { enemy: EnemyId(4), area: area("hall") },
    ];
    all.extend(phase.map(Command::Board));
    all
}

/// The table after that turn.
fn boarded() -> Table {
    let mut table = fresh();
    for (command, stamp) in commands().into_iter().zip(1..) {
        let told = format!("{command:?}");
        table.commit(command, Stamp(stamp)).map(|_| ()).map_err(|refusal| format!("{told}: {refusal:?}")).unwrap();
    }
    table
}

#[test]
fn a_save_with_a_board_is_written_as_it_stands_and_opens_again() {
    let text = encode(&name("The Gate"), &boarded()).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/v{VERSION}/board.json"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(path).unwrap(), "what is written changed: raise VERSION");
    let imported = import(&text).unwrap();
    assert_same(&imported.table, &boarded());
    let shown = snapshot(imported.table.state());
    assert_eq!(shown.board.map(|board| board.positions.len()), Some(6));
}
