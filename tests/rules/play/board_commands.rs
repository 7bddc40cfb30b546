//! Any verb of the board, sensible and senseless.

use super::commands::{champion, enemy_id, who};
use crate::support::*;
use crate::table_board::drawing::{board, path, with_exits, with_reinforcements};
use proptest::prelude::*;
use rokugan::games::champions::board::document::BoardFile;
use rokugan::games::champions::board::marks::{Mark, MarkKind};
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::enemy::behaviour::{Assault, Guardian};
use rokugan::games::champions::field::asking::Said;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep, Following, Forcing, Retreating, Will};
use rokugan::games::champions::field::layout::{AllyPlace, ChampionPlace, EnemyPlace, Layout};
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::tie::{Tie, TieBetween};
use rokugan::games::champions::model::why::ActivationClass;
use rokugan::kernel::by::Small as _;

/// Boards that share some areas: laid anew, figures stay where the area is still there.
fn boards() -> impl Strategy<Value = BoardFile> {
    let ring = "a-b b-c c=d d-e e-f f.a b/e d^-g g:h";
    let marks = |borders| with_reinforcements(with_exits(board(borders), &["a", "d"]), &["c", "e"]);
    proptest::sample::select(vec![marks(ring), marks("a-b b-c c-d d-e a#c"), marks("e=d d=c c=b b=a")])
}

fn area() -> impl Strategy<Value = AreaKey> {
    proptest::sample::select(path("a b c d e f g h z"))
}

fn way() -> impl Strategy<Value = Vec<AreaKey>> {
    proptest::collection::vec(area(), 0..4)
}

fn behaviour() -> impl Strategy<Value = Conduct> {
    prop_oneof![
        2 => Just(Conduct::ASSAULT),
        1 => Just(Conduct::Assault(Assault::Stationary)),
        1 => Just(Conduct::Guardian(Guardian::Gatekeeper)),
        1 => Just(Conduct::Guardian(Guardian::Sentinel)),
        1 => (way(), 0..4_u8).prop_map(|(route, next)| Conduct::Patrol { route, next }),
        1 => (area(), 0..3_u8).prop_map(|(at, cost)| Conduct::Search { goal: SearchGoal::Area(at), cost }),
        1 => champion().prop_map(|id| Conduct::Search { goal: SearchGoal::HeldBy(Actor::Champion(id)), cost: 1 }),
        1 => champion().prop_map(|id| Conduct::Assassination { targets: vec![Actor::Champion(id)] }),
        2 => way().prop_map(|exits| Conduct::Escape { exits }),
    ]
}

/// A few who come at once, on a board or to the one that lies there.
fn layout() -> impl Strategy<Value = Layout> {
    let place = || proptest::option::weighted(0.9, area());
    let enemy = (place(), 0..4_u8, behaviour()).prop_map(|(area, miniatures, behaviour)| EnemyPlace {
        card: Box::new(enemy("Ashigaru", 2, 1, &[Keyword::Reinforcement])),
        miniatures,
        area,
        behaviour,
    });
    let ally = (place(), 1..3_u8).prop_map(|(area, miniatures)| AllyPlace {
        card: Box::new(ally("Kitsu", &[])),
        miniatures,
        area,
    });
    let champion = (champion(), area()).prop_map(|(champion, area)| ChampionPlace { champion, area });
    let figures = (
        proptest::collection::vec(champion, 0..3),
        proptest::collection::vec(ally, 0..2),
        proptest::collection::vec(enemy, 0..3),
    );
    (proptest::option::weighted(0.6, boards()), figures).prop_map(|(board, (champions, allies, enemies))| Layout {
        board: board.map(Box::new),
        champions,
        allies,
        enemies,
    })
}

fn said() -> impl Strategy<Value = Said> {
    prop_oneof![
        3 => proptest::collection::vec(champion().prop_map(Actor::Champion), 0..3).prop_map(Said::Who),
        1 => Just(Said::Reach(Some(CombatKind::Melee))),
        1 => Just(Said::Reach(None)),
        2 => (0..6_u8).prop_map(Said::Points),
        1 => Just(Said::Yes),
        1 => Just(Said::No),
        1 => proptest::sample::select(ActivationClass::ALL).prop_map(Said::Activates),
    ]
}

fn enemy_step() -> impl Strategy<Value = EnemyStep> {
    prop_oneof![
        3 => Just(EnemyStep::Planned),
        1 => champion().prop_map(|id| EnemyStep::GoesFor(Actor::Champion(id))),
        1 => Just(EnemyStep::Stays),
        1 => area().prop_map(EnemyStep::GoesTo),
        1 => way().prop_map(EnemyStep::Along),
        1 => proptest::collection::vec(said(), 0..4).prop_map(EnemyStep::Asked),
    ]
}

const FOLLOWING: [Following; 3] = [Following::Follows, Following::HoldsBack, Following::NoRoom];

fn retreating() -> impl Strategy<Value = Retreating> {
    let others = [Retreating::ByHand, Retreating::Cornered, Retreating::Spared];
    prop_oneof![area().prop_map(Retreating::To), proptest::sample::select(others.to_vec())]
}

fn forcing() -> impl Strategy<Value = Forcing> {
    prop_oneof![3 => area().prop_map(Forcing::To), 1 => Just(Forcing::Cornered)]
}

/// Any verb of the board.
pub fn board_command() -> BoxedStrategy<Command> {
    let tie = (enemy_id(), champion(), champion(), 0..3_u8).prop_map(|(enemy, one, other, chosen)| {
        let between = TieBetween::Target(vec![Actor::Champion(one), Actor::Champion(other)]);
        BoardCommand::SettleTie(Tie { enemy, between, chosen })
    });
    prop_oneof![
        2 => boards().prop_map(|board| BoardCommand::Lay { board: Box::new(board) }),
        2 => layout().prop_map(|layout| BoardCommand::SetOut { layout: Box::new(layout) }),
        1 => Just(BoardCommand::TakeUp),
        2 => (area(), proptest::collection::vec(proptest::sample::select(MarkKind::ALL), 0..3)).prop_map(
            |(area, kinds)| BoardCommand::Mark { area, marks: kinds.into_iter().map(Mark::of).collect() }
        ),
        8 => (who(), proptest::option::weighted(0.9, area()))
            .prop_map(|(who, area)| BoardCommand::Place { who, area, note: no_note() }),
        3 => (enemy_id(), behaviour()).prop_map(|(enemy, behaviour)| BoardCommand::SetBehaviour { enemy, behaviour }),
        4 => (enemy_id(), enemy_step()).prop_map(|(enemy, how)| BoardCommand::Move { enemy, how }),
        1 => tie,
        1 => enemy_id().prop_map(|enemy| BoardCommand::PassCombat { enemy }),
        1 => (enemy_id(), area()).prop_map(|(enemy, area)| BoardCommand::Reinforce { enemy, area }),
        1 => retreating().prop_map(|how| BoardCommand::Retreat { how }),
        1 => (who(), forcing()).prop_map(|(who, how)| BoardCommand::Force { who, how }),
        1 => proptest::sample::select(&FOLLOWING[..]).prop_map(|how| BoardCommand::Pursue { how }),
    ]
    .prop_map(Command::Board)
    .boxed()
}

/// A Movement along any areas.
pub fn movement_along() -> BoxedStrategy<Action> {
    let will = proptest::sample::select(&[Will::Own, Will::Forced][..]);
    (way(), will).prop_map(|(path, will)| Action::MovementAlong { path, will }).boxed()
}
