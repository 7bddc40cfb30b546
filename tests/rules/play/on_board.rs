//! Random play on a board: any verb of it, and the steps the app itself offers.

use super::board_commands::board_command;
use super::properties::{commit, config};
use crate::contract::{Sentences, keeps};
use crate::support::*;
use crate::table_board::drawing::{board, sized, spearman, with_exits, with_reinforcements};
use proptest::prelude::*;
use rokugan::games::champions::Champions;
use rokugan::games::champions::board::AreaId;
use rokugan::games::champions::command::Outcome;
use rokugan::games::champions::field::asking::{Asking, ask};
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep, Following, Retreating, Will};
use rokugan::games::champions::field::event::BoardEvent;
use rokugan::games::champions::field::forecast::forecast;
use rokugan::games::champions::field::layout::{AllyPlace, EnemyPlace, Layout};
use rokugan::games::champions::field::next::{NextStep, next_step, reinforcement};
use rokugan::games::champions::field::push::{pending, refuges};
use rokugan::games::champions::field::reachable::reachable;
use rokugan::games::champions::field::scene::Scene;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::card::{EnemyKind, Ranged};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::push::PushStage;
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::model::tie::Tie;
use rokugan::games::champions::text::asked::answer_names;
use rokugan::games::champions::text::log::log;
use rokugan::kernel::journal::Journal;
use rokugan::kernel::known::Known;

/// What the app offers next in the Enemies Phase; `pick` chooses among answers.
fn offered(state: &State, pick: usize) -> Option<Command> {
    let step = |enemy, how| Command::Board(BoardCommand::Move { enemy, how });
    Some(match next_step(state)? {
        NextStep::Move(next) => match next.asks {
            Some(tie) if pick % 2 == 1 => {
                let chosen = u8::try_from(pick % tie.between.count()).unwrap();
                Command::Board(BoardCommand::SettleTie(Tie { chosen, ..tie }))
            }
            Some(_) | None => step(next.enemy, EnemyStep::Planned),
        },
        NextStep::Ask(enemy) => {
            let mut said = Vec::new();
            while let Some(Asking::Ask(question)) = ask(state, enemy, &said) {
                let answers = answer_names(state, &question);
                said.push(answers[pick % answers.len()].0.clone());
            }
            step(enemy, EnemyStep::Asked(said))
        }
        NextStep::Combat(combat) => {
            let Command::Combat(outcome) = struck_by(combat.defender, combat.attacker).into() else { unreachable!() };
            let taken = u8::try_from(pick % 5).unwrap();
            Command::Combat(Outcome { kind: combat.kind, dealt: 1, taken, ..outcome })
        }
        NextStep::Push => {
            let free =
                refuges(state).map(|all| all.into_iter().filter(|one| one.against.is_none()).collect::<Vec<_>>());
            let how = match free {
                None => Retreating::ByHand,
                Some(free) if free.is_empty() => Retreating::Cornered,
                Some(free) => Retreating::To(free[pick % free.len()].area.clone()),
            };
            let follows = if pick.is_multiple_of(2) { Following::Follows } else { Following::HoldsBack };
            Command::Board(match pending(state)?.stage() {
                PushStage::Retreat => BoardCommand::Retreat { how },
                PushStage::Pursuit => BoardCommand::Pursue { how: follows },
            })
        }
        NextStep::Reinforce { enemies } => {
            let area = reinforcement(state, enemies[0]).unwrap().areas.remove(0);
            Command::Board(BoardCommand::Reinforce { enemy: enemies[0], area })
        }
        NextStep::End => Command::EndEnemies,
    })
}

/// Where the acting Champion may go.
fn walk(state: &State, pick: usize) -> Option<Command> {
    let acting = Actor::Champion(state.track().active()?);
    let all = reachable(state, acting);
    let one = all.get(pick % all.len().max(1))?;
    let path = one.route.iter().map(|area| state.field().unwrap().key(*area)).collect();
    Some(act(acting, Action::MovementAlong { path, will: Will::Own }))
}

/// One step of play on a board.
#[derive(Clone, Debug)]
enum Step {
    Ask(Command),
    Anyway(Command),
    Offered(usize),
    Walk(usize),
    Onward,
}

fn steps(count: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => board_command().prop_map(Step::Ask),
        1 => board_command().prop_map(Step::Anyway),
        10 => (0..1000_usize).prop_map(Step::Offered),
        4 => (0..1000_usize).prop_map(Step::Walk),
        3 => Just(Step::Onward),
    ];
    proptest::collection::vec(step, count)
}

/// A table on a board: the Champions and six Enemies of several kinds, all placed.
fn set_out() -> Play {
    put_on_board(five().turns(40).acting())
}

/// The same in a Battle, with Units of both sides.
fn battle() -> Play {
    let mut play = put_on_board(five().turns(40).battle().acting());
    let at = |id: &str| Some(AreaKey(id.to_owned()));
    let foes = EnemyPlace { card: Box::new(spearman()), miniatures: 3, area: at("g"), behaviour: Conduct::ASSAULT };
    let own = AllyPlace { card: Box::new(ally("Kitsu", &[])), miniatures: 2, area: at("h") };
    let layout = Box::new(Layout { allies: vec![own], enemies: vec![foes], ..Layout::NOTHING });
    play.does(Command::Board(BoardCommand::SetOut { layout }));
    play
}

fn put_on_board(mut play: Play) -> Play {
    let lay = with_reinforcements(with_exits(board("a-b b-c c=d d-e e-f f.a b/e d^-g g:h"), &["a", "d"]), &["c", "e"]);
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(lay) }));
    let bow = EnemyCard { ranged: Known::Entered(Ranged::Dice(Default::default())), ..spearman() };
    let boss = EnemyCard { kind: EnemyKind::Boss, ..enemy("Boss", 9, 3, &[]) };
    let dead = enemy("Zombie", 1, 0, &[Keyword::Reinforcement]);
    for card in [spearman(), sized(2, spearman()), bow, boss, dead.clone(), dead] {
        play.enemy(card);
    }
    let champions = [First, Second, Third, Fourth, Fifth].map(Who::Champion);
    let enemies: Vec<Who> = play.state().enemies().map(|(id, _)| Who::Enemy(id)).collect();
    for (figure, place) in champions.into_iter().chain(enemies).zip("a b c d e f g h b c e".split(' ')) {
        let area = Some(AreaKey(place.to_owned()));
        play.does(Command::Board(BoardCommand::Place { who: figure, area, note: no_note() }));
    }
    play
}

fn command_of(state: &State, step: &Step) -> Option<Command> {
    match step {
        Step::Ask(command) => Some(command.clone()),
        Step::Anyway(command) => {
            use rokugan::kernel::game::Game as _;
            Some(Champions::anyway(command))
        }
        Step::Offered(pick) => offered(state, *pick),
        Step::Walk(pick) => walk(state, *pick),
        Step::Onward => Some(match state.phase() {
            Phase::Preparation => {
                let order = state.champions().filter(|(_, champion)| champion.is_in_play()).map(|(id, _)| id).collect();
                Command::BeginActivations { order }
            }
            Phase::Champions => Command::EndActivation,
            Phase::Enemies => Command::EndEnemies,
            Phase::Recovery => Command::Recover,
        }),
    }
}

/// The area somebody came to by the rules in the last entry; nothing where the players set them aside.
fn came_to(journal: &Journal<Champions>) -> Option<(Who, AreaId)> {
    let events = &journal.entries().last()?.events;
    let set_aside = |event: &Event| matches!(event, Event::Overrode { .. });
    if events.iter().any(set_aside) {
        return None;
    }
    let moved = |event: &Event| match event {
        Event::Board(BoardEvent::Walked { who, .. }) => Some(*who),
        Event::Board(BoardEvent::EnemyMoved(moved)) if moved.path.len() > 1 => Some(Who::Enemy(moved.enemy)),
        Event::Board(BoardEvent::Reinforced { enemy, .. }) => Some(Who::Enemy(*enemy)),
        Event::Board(BoardEvent::Retreated { who, area: Some(_) }) => Some(*who),
        Event::Board(BoardEvent::Pursued { who, area: Some(_) }) => Some(*who),
        _ => None,
    };
    let who = events.iter().find_map(moved)?;
    Some((who, journal.state().field()?.position(who)?))
}

/// The laws of a table with a board.
fn check(journal: &Journal<Champions>) {
    let state = journal.state();
    if let Some((who, area)) = came_to(journal) {
        let size = Scene::of(state).unwrap().occupancy().size(area);
        assert!(size <= 4, "{who:?} came into an area that now holds {size}");
    }
    for (who, _) in state.field().iter().flat_map(|field| field.positions()) {
        let present = rokugan::games::champions::queries::is_present(state, who);
        assert!(present, "{who:?} stands on the board and is not there");
    }
    if state.phase() != Phase::Enemies {
        assert_eq!(*state.enemy_phase(), Default::default());
    }
    for threat in forecast(state).into_iter().flatten() {
        assert!(threat.combats.iter().all(|combat| combat.defender == threat.who));
    }
}

/// Plays the steps and looks at the laws after each.
fn plays(mut journal: Journal<Champions>, steps: &[Step]) -> Result<(), TestCaseError> {
    let sentences = Sentences::read();
    for step in steps {
        let cursor = journal.cursor();
        if let Some(command) = command_of(journal.state(), step) {
            let offered = matches!(step, Step::Offered(_));
            let possible = journal.preview(&command).is_ok();
            prop_assert!(!offered || possible, "the app offers what it refuses: {command:?}");
            commit(&mut journal, command, &sentences);
        }
        if journal.cursor() > cursor {
            check(&journal);
        }
    }
    keeps(&journal, &sentences);
    prop_assert_eq!(log(&journal).len(), journal.cursor());
    Ok(())
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn random_play_on_a_board_keeps_every_law(steps in steps(60)) {
        plays(set_out().journal, &steps)?;
    }

    /// CH-BAT: retreats and pursuits come up, and are offered as the rules allow them.
    #[test]
    fn random_play_in_a_battle_keeps_every_law(steps in steps(60)) {
        plays(battle().journal, &steps)?;
    }
}

/// The generator is worth its name: phases are played to their end, and all kinds of steps occur.
#[test]
fn random_play_on_a_board_goes_somewhere() {
    let (mut journal, sentences) = (set_out().journal, Sentences::read());
    let (mut moves, mut fights) = (0, 0);
    for pick in 0..400 {
        let step = if journal.state().phase() == Phase::Enemies { Step::Offered(pick) } else { Step::Onward };
        if let Some(command) = command_of(journal.state(), &step) {
            commit(&mut journal, command, &sentences);
        }
    }
    for event in journal.entries().iter().flat_map(|entry| &entry.events) {
        moves += usize::from(matches!(event, Event::Board(BoardEvent::EnemyMoved(_))));
        fights += usize::from(matches!(event, Event::Fought { .. }));
    }
    assert!(moves > 40 && fights > 15 && journal.state().turn().get() > 5, "{moves} moves, {fights} Combats");
}
