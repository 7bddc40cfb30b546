//! The map of a table as a picture of words: who stands where, what stands out, what is written.

use super::{Fingers, Shown, Way, drawn, who_is};
use crate::games::champions::board::AreaId;
use crate::games::champions::board::{blank, document};
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::card::{EnemyCard, EnemyKind};
use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::views::field_lines::lines;
use crate::games::champions::{Champions, demo};
use crate::kernel::chance::Seed;
use crate::kernel::journal::{Journal, Stamp};
use crate::views::board_map::view::{
    AreaLook, Dragging, Ground, Handles, MapTag, MapToken, MapView, RouteLook, TokenShape,
};
use crate::views::sign::Sign;
use crate::views::tint::Tint;

type Table = Journal<Champions>;

fn does(table: &mut Table, command: Command) {
    table.commit(command, Stamp(0)).unwrap();
}

fn put(table: &mut Table, who: Who, area: &str) {
    let area = Some(AreaKey(area.to_owned()));
    does(table, Command::Board(BoardCommand::Place { who, area, note: Note::default() }));
}

/// The demonstration table on the Willow Ford, nobody on it.
fn on_the_ford() -> Table {
    let mut table = demo::table(Seed(1), Stamp(0)).unwrap();
    let ford = blank::learning().remove(0);
    does(&mut table, Command::Board(BoardCommand::Lay { board: Box::new(document::file(&ford)) }));
    table
}

fn map(table: &Table, shown: &Shown) -> MapView {
    drawn(table.state(), Ground::Plain(1.0), shown).unwrap()
}

/// Each token as "what in which area, how".
fn tokens(view: &MapView) -> Vec<String> {
    let shape = |shape: &TokenShape| match shape {
        TokenShape::Disc(look) => format!("({})", look.ring.unwrap_or("-")),
        TokenShape::Ringed(letter) => format!("(({letter}))"),
        TokenShape::Point(letter) => format!("<{letter}>"),
        TokenShape::DoublePoint(letter) => format!("<<{letter}>>"),
    };
    let of = |token: &MapToken| format!("{} {} {:?}", view.areas[token.area].label, shape(&token.shape), token.look);
    view.tokens.iter().map(of).collect()
}

fn at(table: &Table, name: &str) -> AreaId {
    table.state().field().unwrap().board().find(name).unwrap()
}

#[test]
fn a_table_without_a_board_has_no_map() {
    assert_eq!(drawn(demo::table(Seed(1), Stamp(0)).unwrap().state(), Ground::Plain(1.0), &Shown::default()), None);
}

#[test]
fn everybody_on_the_board_stands_in_its_area_and_whose_turn_it_is_has_the_seal() {
    let mut table = on_the_ford();
    assert!(map(&table, &Shown::default()).tokens.is_empty());
    put(&mut table, Who::Champion(ChampionId::Second), "a5");
    put(&mut table, Who::Champion(ChampionId::First), "a5");
    put(&mut table, Who::Enemy(EnemyId(0)), "a2");
    let shown =
        Shown { now: Some(Who::Champion(ChampionId::First)), dimmed: vec![Who::Enemy(EnemyId(0))], ..Shown::default() };
    let view = map(&table, &shown);
    assert_eq!(tokens(&view), ["Ford (pl-red) Now", "Ford (pl-yellow) Plain", "Mill <ZA> Dim"]);
    assert_eq!(who_is(table.state(), 2), Some(Who::Enemy(EnemyId(0))));
    assert_eq!((view.handles, view.dragging), (Handles::Areas, Dragging::Pans));
}

#[test]
fn a_boss_has_a_double_outline_and_several_kinds_have_their_initials() {
    let mut table = on_the_ford();
    let count = table.state().enemies().count();
    let boss = EnemyCard { kind: EnemyKind::Boss, ..table.state().enemy(EnemyId(0)).unwrap().card().clone() };
    let boss = EnemyCard { name: Name::new("Great Troll").unwrap(), ..boss };
    does(&mut table, Command::AddEnemies { card: Box::new(boss), count: 1 });
    let boss = EnemyId(u16::try_from(count).unwrap());
    put(&mut table, Who::Enemy(boss), "a1");
    assert_eq!(tokens(&map(&table, &Shown::default())), ["North Road <<TA>> Plain"]);
}

#[test]
fn kinds_whose_initials_are_taken_are_known_by_two_letters() {
    let mut table = on_the_ford();
    let taken = EnemyCard {
        name: Name::new("Great Goblin").unwrap(),
        ..table.state().enemy(EnemyId(0)).unwrap().card().clone()
    };
    let next = EnemyId(u16::try_from(table.state().enemies().count()).unwrap());
    does(&mut table, Command::AddEnemies { card: Box::new(taken), count: 1 });
    put(&mut table, Who::Enemy(next), "a1");
    assert_eq!(tokens(&map(&table, &Shown::default())), ["North Road <GoA> Plain"]);
}

#[test]
fn words_take_the_place_of_the_boards_own_marks_and_a_route_has_its_costs() {
    let table = on_the_ford();
    let (from, over, to) = (at(&table, "a1"), at(&table, "a4"), at(&table, "a5"));
    let own: usize = map(&table, &Shown::default()).areas.iter().map(|area| area.tags.len()).sum();
    let cost = MapTag::signed(Sign::ActionPoints, Tint::ActionPoints, "2");
    let shown = Shown {
        tags: vec![(to, cost.clone())],
        bright: vec![to],
        faint: vec![over],
        routes: vec![Way { areas: vec![from, over, to], costs: vec![1, 1], look: RouteLook::Taken }],
        frame: vec![from, to],
        fingers: Fingers::Carry,
        ..Shown::default()
    };
    let view = map(&table, &shown);
    let tags: Vec<_> = view.areas.iter().flat_map(|area| &area.tags).collect();
    assert!(own > 0 && tags == [&cost], "{own} {tags:?}");
    assert_eq!((view.areas[4].look, view.areas[3].look), (AreaLook::Chosen, AreaLook::Dim));
    assert_eq!(view.routes[0].costs, ["1", "1"]);
    assert_eq!((view.routes[0].areas.clone(), view.frame.clone()), (vec![0, 3, 4], vec![0, 4]));
    assert_eq!((view.handles, view.dragging), (Handles::AreasAndTokens, Dragging::Carries));
}

#[test]
fn the_list_says_who_stands_where_and_what_is_next_to_it() {
    let mut table = on_the_ford();
    put(&mut table, Who::Champion(ChampionId::First), "a8");
    put(&mut table, Who::Enemy(EnemyId(0)), "a8");
    let lines = lines(table.state(), &Shown::default());
    let south = &lines[7];
    let who = south.who.clone().unwrap();
    assert!(south.name == "South Road" && who.starts_with("Hida Jun, "), "{who}");
    assert!(south.about.contains("Ford (single, 1 AP)") && south.about.contains("West Bank (double, 2 AP)"));
    assert_eq!((lines.len(), lines[0].who.clone()), (9, None));
}
