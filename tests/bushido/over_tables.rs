//! A game in short, and statistics over many tables.

use rokugan::games::bushido::command::{Command, Exchange, MeleeAction, Outcome};
use rokugan::games::bushido::demo;
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::model::sides::Sides;
use rokugan::games::bushido::rules::score::Outcome as GameOutcome;
use rokugan::games::bushido::setup::{Setup, TableRuling};
use rokugan::games::bushido::state::condition::Condition;
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::text::closing::{average, closing, text};
use rokugan::games::bushido::views::odds::career::Career;
use rokugan::games::bushido::views::story::{DiceSum, story};
use rokugan::games::bushido::{Table, demo::harbor_watch};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::words::{Language, Words, bushido as keys};
use std::collections::BTreeSet;

const TSUBAKI: ModelId = ModelId(0);
const REN: ModelId = ModelId(4);

#[track_caller]
fn play(table: &mut Table, command: Command) {
    if let Err(refusal) = table.commit(command.clone(), Stamp(0)) {
        panic!("{command:?}: {refusal:?}");
    }
}

/// A game of the players that goes as the demonstration does: another ruling tells it apart.
fn begun() -> Table {
    let setup = Setup { rulings: BTreeSet::from([TableRuling::CapOnFinal]), ..demo::setup() };
    let mut table = Journal::start(setup, Seed(1)).unwrap();
    demo::story().into_iter().for_each(|command| play(&mut table, command));
    table
}

/// The same, in which Ren loses three more Wounds to Tsubaki and somebody wins.
fn ended(winner: Player) -> Table {
    won(begun(), winner)
}

fn won(mut table: Table, winner: Player) -> Table {
    let models = Sides { active: TSUBAKI, other: REN };
    let outcome = Outcome::Told { wounds: Sides { active: 1, other: 3 } };
    let action = MeleeAction::Melee;
    let fight = Exchange { models, action, terms: Sides::default(), initiative: None, outcome };
    play(&mut table, Command::Anyway(Box::new(Command::Fight(Box::new(fight)))));
    play(&mut table, Command::Mark { model: REN, condition: Condition::Blind, value: 1 });
    play(&mut table, Command::EndGame { outcome: GameOutcome::Won(winner) });
    table
}

#[test]
fn statistics_over_tables_add_up_by_warband_and_leave_out_what_goes_on() {
    let (first, second) = (ended(Player::A), ended(Player::B));
    let mut career = Career::default();
    career.add(&begun());
    assert_eq!(career, Career::default(), "who leads has not won");
    for table in [&first, &second] {
        career.add(table);
    }
    assert_eq!(career.games, 2);
    let name = &first.state().warband(Player::A).parts().name;
    let harbor = &career.warbands[name];
    assert_eq!((harbor.games, harbor.won, harbor.drawn), (2, 1, 0));
    let one = story(&first);
    assert!(one.dice.a.count > 0 && harbor.splits.count > 0, "the demonstration has an exchange with dice");
    assert_eq!((harbor.dice.count, harbor.dice.sum), (2 * one.dice.a.count, 2 * one.dice.a.sum));
    assert_eq!(harbor.rice, 2 * one.rice.a.unwrap());
    let tsubaki = one.models.iter().find(|model| model.model == TSUBAKI).unwrap();
    let did = &harbor.models[&tsubaki.name];
    assert!(did.dealt >= 6, "three Wounds in each game at least: {did:?}");
    assert_eq!((did.dealt, did.taken, did.kills), (2 * tsubaki.dealt, 2 * tsubaki.taken, 2 * tsubaki.kills));
    let reeds = career.warbands.iter().find(|(other, _)| *other != name).unwrap().1;
    assert_eq!(reeds.states[&Condition::Blind], 2);
    let csv = career.csv();
    assert!(csv.starts_with("warband,games,won,drawn,dice,"), "{csv}");
    assert!(csv.contains(&format!("\n\"{name}\",2,1,0,{},", harbor.dice.count)), "{csv}");
    assert!(csv.contains(&format!("\n\"{name}\",\"{}\",{},", tsubaki.name, did.dealt)), "{csv}");
    assert!(csv.contains(",Blind,2\n"), "{csv}");
}

#[test]
fn demonstrations_and_first_lessons_are_no_games_of_the_players() {
    let mut career = Career::default();
    career.add(&won(demo::table(Seed(1), Stamp(0)).unwrap(), Player::A));
    let mut lesson = demo::lesson_table(Seed(1)).unwrap();
    play(&mut lesson, Command::EndGame { outcome: GameOutcome::Won(Player::A) });
    career.add(&lesson);
    assert_eq!(career, Career::default());
    let mut own = Journal::start(demo::setup(), Seed(1)).unwrap();
    play(&mut own, Command::EndGame { outcome: GameOutcome::Draw });
    career.add(&own);
    assert_eq!(career.games, 1, "the made-up Warbands may be played with");
}

#[test]
fn a_game_in_short_tells_who_wins_the_turns_and_the_hardest_blow() {
    let words = Words::new(Language::English);
    let say = |line: &rokugan::kernel::line::Line| words.say(line);
    let told = text(&closing(&ended(Player::A)), say);
    let first = told.lines().next().unwrap();
    assert_eq!(first, format!("{} wins", harbor_watch().parts().name));
    assert!(told.contains("Keii, turn 4, Victory Points"), "{told}");
    assert!(told.contains("Turn 2: "), "{told}");
    assert!(told.contains("Hardest blow: Captain Tsubaki against Ren of the Reeds, Wounds 3"), "{told}");
    let on = closing(&demo::table(Seed(1), Stamp(0)).unwrap());
    assert_eq!(on.verdict.key, keys::BUSHIDO_STORY_GOES_ON);
    assert_eq!(average(DiceSum { count: 3, sum: 11 }), "3.66");
    assert_eq!(average(DiceSum::default()), "0.00");
}
