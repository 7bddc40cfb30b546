//! Passages that the rulebook leaves open or contradicts: each reading, and which one is played when nothing is said.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::enemy::behaviour::Guardian;
use rokugan::games::champions::field::command::{BoardCommand, Will};
use rokugan::games::champions::field::layout::{EnemyPlace, Layout};
use rokugan::games::champions::field::next::NextStep;
use rokugan::games::champions::field::push::pending;
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::card::Ranged;
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::quantity::ElementalDice;
use rokugan::games::champions::rulings::{Reading, Ruling, Rulings};
use rokugan::games::champions::scoring::score;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::known::Known;

fn both(ruling: Ruling, table: impl Fn() -> Table) -> [Play; 2] {
    [table().acting(), table().the_other_reading_of(ruling).acting()]
}

fn lays(play: &mut Play, borders: &str) {
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board(borders)) }));
}

#[test]
fn every_ruling_has_two_readings_with_two_references_and_tables_write_down_only_the_other() {
    let standard = serde_json::to_string(&Rulings::STANDARD).unwrap();
    assert_eq!(standard, r#"{"threshold_glory":"before_scoring","dishonored":"below_zero"}"#);
    for ruling in Ruling::ALL {
        let other = Rulings::STANDARD.with(*ruling, Reading::Other);
        assert_eq!((Rulings::STANDARD.reading(*ruling), other.reading(*ruling)), (Reading::Standard, Reading::Other));
        assert_eq!(other.with(*ruling, Reading::Standard), Rulings::STANDARD);
        let [one, two] = ruling.references();
        assert_ne!(one, two, "{ruling:?}");
        let read: Rulings = serde_json::from_str(&serde_json::to_string(&other).unwrap()).unwrap();
        assert_eq!(read, other);
    }
}

/// CH-END-2.
#[test]
fn end_2_whose_glory_moves_the_threshold() {
    let table =
        || crate::support::table().champion("Matsu Tsuko", Clan::Lion).champion("Hida Kisada", Clan::Crab).filled();
    let both = [table().start(), table().the_other_reading_of(Ruling::ThresholdChampions).start()];
    let moved = both.map(|play| score(play.state()).threshold_lines.len());
    assert_eq!(moved, [5, 2], "everybody at 0 Glory, or the two players");
}

/// CH-END-2.
#[test]
fn end_2_whether_the_corrupted_still_count() {
    let moved = both(Ruling::ThresholdCorrupted, five).map(|mut play| {
        play.falls(Second, Fall::Corrupted);
        score(play.state()).threshold_lines.len()
    });
    assert_eq!(moved, [5, 4]);
}

/// CH-ELI, CH-ENE.
#[test]
fn eli_who_is_corrupted_in_the_enemies_phase_acts_from_the_next_one() {
    let [mut next, mut once] = both(Ruling::CorruptedActs, five).map(|mut play| {
        lays(&mut play, "a-b");
        play.put(First, "a").put(Second, "a").until_enemies().falls(Second, Fall::Corrupted);
        play
    });
    assert_eq!(step(&next), NextStep::End);
    let boss = next.state().enemies().last().unwrap().0;
    let how = rokugan::games::champions::field::command::EnemyStep::Planned;
    next.refuses(moves(boss, how.clone()), board_refusal(BoardRefusal::JustCorrupted), "CH-ELI");
    assert!(matches!(step(&once), NextStep::Move(_)));
    once.does(moves(boss, how));
}

/// CH-ENE 9.3.
#[test]
fn ene_when_a_patrol_sees_somebody() {
    let behaviours = both(Ruling::PatrolSees, five).map(|mut play| {
        lays(&mut play, "a#b b-c c-d d#e");
        let guard = play.foe_at(spearman(), "b");
        play.put(First, "d").does(behaves(guard, Conduct::Patrol { route: path("b"), next: 0 }));
        play.does(act(First, Action::MovementAlong { path: path("d c"), will: Will::Own }));
        play.state().enemy(guard).unwrap().behaviour().clone()
    });
    assert_eq!(behaviours, [Conduct::Patrol { route: path("b"), next: 0 }, Conduct::ASSAULT]);
}

/// CH-BAT-5.
#[test]
fn bat_5_after_which_combat_a_unit_is_forced_back() {
    let forced = both(Ruling::RetreatAfter, || {
        let bow = |card: &mut ChampionCard| card.ranged = Known::Entered(Ranged::Dice(ElementalDice::MOST));
        five().first_card(bow).battle()
    })
    .map(|mut play| {
        let card = Box::new(sized(1, enemy("Samurai", 3, 1, &[])));
        let place = EnemyPlace { card, miniatures: 3, area: None, behaviour: Conduct::ASSAULT };
        let layout = Layout { enemies: vec![place], ..Layout::NOTHING };
        play.does(Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
        let unit = play.state().enemies().last().unwrap().0;
        play.does(fight(First, unit).ranged().deals(4));
        pending(play.state()).is_some()
    });
    assert_eq!(forced, [false, true]);
}

/// CH-ENE 9.2.
#[test]
fn ene_whether_assault_fights_an_ally_where_no_champion_is() {
    let fights = both(Ruling::AssaultOnAllies, five).map(|mut play| {
        lays(&mut play, "a#b b-c");
        let foe = play.foe_at(spearman(), "b");
        let kitsu = play.ally(ally("Kitsu", &[]));
        play.put(kitsu, "b").until_enemies();
        play.done();
        match step(&play) {
            NextStep::Combat(next) => (next.attacker == foe).then_some((next.defender, next.kind)),
            _ => None,
        }
    });
    assert_eq!(fights, [None, Some((Actor::Ally(AllyId(0)), CombatKind::Melee))]);
}

/// CH-ENE-5.
#[test]
fn ene_5_what_a_returning_reinforcement_is_about() {
    let gatekeeper = Conduct::Guardian(Guardian::Gatekeeper);
    let about = both(Ruling::ReturningBehaviour, five).map(|mut play| {
        play.does(Command::Board(BoardCommand::Lay { board: Box::new(with_reinforcements(board("a-b"), &["b"])) }));
        let zombie = play.foe_at(enemy("Zombie", 2, 0, &[Keyword::Reinforcement]), "a");
        play.does(behaves(zombie, gatekeeper.clone())).does(fight(First, zombie).deals(1));
        play.does(Command::EliminateEnemy { enemy: zombie, credit: None }).until_enemies();
        play.does(Command::Board(BoardCommand::Reinforce { enemy: zombie, area: area("b") }));
        play.state().enemy(zombie).unwrap().behaviour().clone()
    });
    assert_eq!(about, [gatekeeper, Conduct::ASSAULT]);
}
