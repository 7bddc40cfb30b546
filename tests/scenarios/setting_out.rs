//! A scenario on the table: board, figures, behaviours; those who come later.

use super::support::*;
use rokugan::games::champions::board::AreaId;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::enemy::behaviour::Guardian;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::Layout;
use rokugan::games::champions::field::places;
use rokugan::games::champions::investigation::command::InvestigationCommand;
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, Who};
use rokugan::games::champions::model::investigation::{Clue, PersonaId, Whom, Willing};
use rokugan::games::champions::model::name::{Name, Note};
use rokugan::games::champions::model::quantity::Gauge;
use rokugan::games::champions::model::scenario::{Difficulty, ScenarioKind};
use rokugan::games::champions::pack;
use rokugan::games::champions::refusal::RefusalKind;
use rokugan::games::champions::scenario::library::Library;
use rokugan::games::champions::scenario::{set_out, whereabouts};
use rokugan::kernel::by::Small as _;

#[test]
fn everybody_stands_where_the_scenario_says() {
    let table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let state = table.state();
    let field = state.field().unwrap();
    assert_eq!(field.board().name(), "The Willow Ford");
    let champions: Vec<_> = ChampionId::ALL.iter().map(|id| stands(state, Who::Champion(*id)).unwrap()).collect();
    assert_eq!(champions, ["a7", "a7", "a7", "a7", "a8"], "by seat, as long as there is room");
    let enemies: Vec<_> = state.enemies().map(|(id, _)| stands(state, Who::Enemy(id)).unwrap()).collect();
    assert_eq!(enemies, ["a6", "a3", "a3", "a9", "a9", "a5", "a5"]);
    assert!(places::unplaced(state).is_empty() && places::overfull(state).is_empty());
}

#[test]
fn enemies_are_about_what_the_scenario_says() {
    let table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let behaviour = |id| table.state().enemy(EnemyId(id)).unwrap().behaviour().clone();
    let route = ["a4", "a5", "a6"].map(area).to_vec();
    assert_eq!(behaviour(0), Conduct::Patrol { route, next: 1 });
    assert_eq!(behaviour(1), Conduct::Search { goal: SearchGoal::Item(Name::new("Tax chest").unwrap()), cost: 2 });
    assert_eq!(behaviour(2), Conduct::Guardian(Guardian::Sentinel));
    assert_eq!(behaviour(5), Conduct::ASSAULT);
}

#[test]
fn the_scenarios_exits_and_reinforcement_areas_take_the_place_of_the_boards() {
    let table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let board = table.state().field().unwrap().board().clone();
    let ids = |areas: &[rokugan::games::champions::board::AreaId]| {
        areas.iter().map(|area| board.area(*area).id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(ids(board.exits()), ["a1"]);
    assert_eq!(board.reinforcements().len(), 1);
    assert_eq!(board.routes()[0].name, "Along the bank");
}

#[test]
fn a_difficulty_leaves_out_who_does_not_belong_to_it() {
    let count = |difficulty| laid(scenario(ScenarioKind::Adventure), difficulty).state().enemies().count();
    assert_eq!((count(Difficulty::Easy), count(Difficulty::Hard)), (6, 7));
    let allies = |difficulty| laid(scenario(ScenarioKind::Battle), difficulty).state().allies().count();
    assert_eq!((allies(Difficulty::Easy), allies(Difficulty::Hard)), (2, 1));
}

#[test]
fn a_unit_comes_with_all_its_miniatures_and_loses_them_one_by_one() {
    let mut table = laid(scenario(ScenarioKind::Battle), Difficulty::Normal);
    let goblins = EnemyId(2);
    let unit = |table: &Table| {
        let enemy = table.state().enemy(goblins).unwrap();
        let size = enemy.size().value().unwrap().get();
        (enemy.life().unwrap(), enemy.miniatures_left(), size)
    };
    let held = |table: &Table| {
        let all = places::held(table.state());
        all.into_iter().find(|held| held.who.contains(&Who::Enemy(goblins))).unwrap().size
    };
    let wound = |wounds, credit| Command::WoundEnemy { enemy: goblins, wounds, credit };
    assert_eq!((unit(&table), held(&table)), ((9, 3, 3), 3), "three Goblins of 3 Life and Size 1");
    does(&mut table, wound(4, Some(ChampionId::First)));
    assert_eq!((unit(&table), held(&table)), ((5, 2, 2), 2));
    let glory = |table: &Table| table.state().champion(ChampionId::First).glory().get();
    assert_eq!(glory(&table), 1, "the Goblin's Glory for each miniature (CH-BAT-2)");
    does(&mut table, wound(-1, None));
    assert_eq!(unit(&table), (6, 2, 2));
    assert!(table.preview(&wound(-1, None)).is_err(), "recovery never brings a miniature back (CH-BAT-1)");
    does(&mut table, wound(6, Some(ChampionId::First)));
    assert_eq!(glory(&table), 4, "two more, and one for the last of several");
}

#[test]
fn an_allied_unit_has_a_purity_more_for_each_further_miniature() {
    let table = laid(scenario(ScenarioKind::Battle), Difficulty::Normal);
    let purity = |id| table.state().ally(AllyId(id)).unwrap().purity().get();
    assert_eq!((purity(0), purity(1)), (7, 6));
}

#[test]
fn a_corrupted_unit_changes_side_with_what_is_left_of_it() {
    let mut table = laid(scenario(ScenarioKind::Battle), Difficulty::Normal);
    let ally = Who::Ally(AllyId(0));
    let adjust = |gauge, by| Command::Adjust { who: ally, gauge, by, note: Note::default() };
    does(&mut table, adjust(Gauge::Life, -4));
    does(&mut table, adjust(Gauge::Purity, -7));
    let (_, enemy) = table.state().enemies().last().unwrap();
    assert_eq!(enemy.was(), Some(Actor::Ally(AllyId(0))));
    assert_eq!((enemy.miniatures(), enemy.wounds().get()), (2, 1), "of three with 3 Life each, one fell, one is hurt");
}

#[test]
fn one_undo_takes_the_whole_beginning_back() {
    let mut table = laid(scenario(ScenarioKind::Battle), Difficulty::Normal);
    let after = table.state().clone();
    assert_eq!(table.entries().len(), 1);
    table.go_to(0);
    assert!(table.state().field().is_none() && table.state().enemies().count() == 0);
    table.go_to(1);
    assert_eq!(*table.state(), after);
}

#[test]
fn an_assassin_knows_its_target_by_number() {
    let mut table = laid(scenario(ScenarioKind::Investigation), Difficulty::Normal);
    let script = scenario(ScenarioKind::Investigation).script.unwrap();
    let practice = pack::practice();
    let layout = set_out::arrivals(table.state(), &script.events[0], &Library::of([&practice])).unwrap().unwrap();
    does(&mut table, Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }));
    let (last, enemy) = table.state().enemies().last().unwrap();
    assert_eq!(*enemy.behaviour(), Conduct::Assassination { targets: vec![Actor::Ally(AllyId(0))] });
    assert_eq!(stands(table.state(), Who::Enemy(last)).as_deref(), Some("a3"));
}

#[test]
fn whoever_finds_no_room_stands_in_the_nearest_area_that_has_some() {
    let mut table = laid(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    for id in ChampionId::ALL {
        let command = BoardCommand::Place { who: Who::Champion(*id), area: Some(area("a9")), note: Note::default() };
        does(&mut table, Command::Board(command));
    }
    let script = scenario(ScenarioKind::Adventure).script.unwrap();
    let practice = pack::practice();
    let layout = set_out::arrivals(table.state(), &script.events[1], &Library::of([&practice])).unwrap().unwrap();
    assert_eq!(layout.enemies[0].area, Some(area("a6")), "beside a9, before a8 on the board");
}

#[test]
fn whoever_finds_no_room_on_the_whole_board_waits_beside_it() {
    let mut table = laid(scenario(ScenarioKind::Battle), Difficulty::Hard);
    let practice = pack::practice();
    let wave = table.state().scenario().script.clone().unwrap().events.pop().unwrap();
    let mut beside = 0;
    for _ in 0..8 {
        let coming = set_out::arrivals(table.state(), &wave, &Library::of([&practice])).unwrap().unwrap();
        beside += coming.enemies.iter().filter(|enemy| enemy.area.is_none()).count();
        assert_eq!(coming.is_all_placed(), coming.enemies.iter().all(|enemy| enemy.area.is_some()));
        does(&mut table, Command::Board(BoardCommand::SetOut { layout: Box::new(coming) }));
        assert_eq!(places::overfull(table.state()), [], "Q-8");
    }
    assert_eq!((places::unplaced(table.state()).len(), beside > 0), (beside, true));
}

#[test]
fn without_a_board_everybody_comes_to_the_table_all_the_same() {
    let mut scenario = scenario(ScenarioKind::Adventure);
    scenario.script.as_mut().unwrap().board = None;
    let table = laid(scenario, Difficulty::Normal);
    assert!(table.state().field().is_none());
    assert_eq!(table.state().enemies().count(), 7);
}

#[test]
fn another_board_is_laid_with_the_figures_beside_it() {
    let mut table = bare(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let practice = pack::practice();
    let other =
        rokugan::games::champions::board::document::file(&rokugan::games::champions::board::blank::learning()[1]);
    for command in set_out::beginning(table.state(), &Library::of([&practice]), Some(&other)).unwrap() {
        does(&mut table, command);
    }
    assert_eq!(table.state().field().unwrap().board().name(), "The Lantern Inn");
    assert_eq!((table.state().enemies().count(), places::unplaced(table.state()).len()), (7, 12));
}

#[test]
fn an_investigation_is_prepared_with_the_table() {
    let table = laid(scenario(ScenarioKind::Investigation), Difficulty::Normal);
    let known = table.state().investigation().unwrap();
    assert_eq!((known.clues(), known.personae().count(), known.deck().unwrap().draw.len()), (4, 7, 7));
}

#[test]
fn where_a_persona_stands_and_the_goal_lies_is_known_on_the_scenarios_own_board() {
    let on_board = |table: &Table, area: Option<AreaId>| Some(table.state().field()?.key(area?).0);
    let persona = |table: &Table, id| on_board(table, whereabouts::persona(table.state(), PersonaId(id)));
    let told = |command| Command::Investigation(command);
    let mut table = laid(scenario(ScenarioKind::Investigation), Difficulty::Normal);
    assert_eq!((persona(&table, 0).as_deref(), persona(&table, 6).as_deref()), (Some("a5"), Some("a8")));
    does(&mut table, told(InvestigationCommand::SetPersona { persona: PersonaId(0), willing: Willing::Gone }));
    does(&mut table, told(InvestigationCommand::AddPersona { name: Name::new("Cook").unwrap() }));
    assert_eq!((persona(&table, 0), persona(&table, 7)), (None, None), "one has left; the scenario has one Cook only");
    assert_eq!(persona(&table, 1).as_deref(), Some("a4"));
    assert_eq!(whereabouts::goal(table.state()), None);
    for number in [1, 2, 4] {
        does(&mut table, told(InvestigationCommand::Reveal { clue: Clue::new(number).unwrap() }));
    }
    assert_eq!(on_board(&table, whereabouts::goal(table.state())).as_deref(), Some("a10"));
    let other =
        rokugan::games::champions::board::document::file(&rokugan::games::champions::board::blank::learning()[0]);
    does(&mut table, Command::Board(BoardCommand::TakeUp));
    assert_eq!((persona(&table, 1), whereabouts::goal(table.state())), (None, None), "no board");
    does(&mut table, Command::Board(BoardCommand::Lay { board: Box::new(other) }));
    assert_eq!((persona(&table, 1), whereabouts::goal(table.state())), (None, None), "another board");
}

#[test]
fn a_layout_names_only_areas_that_are_there() {
    let table = bare(scenario(ScenarioKind::Adventure), Difficulty::Normal);
    let Some(Command::Board(BoardCommand::SetOut { mut layout })) = beginning(&table).into_iter().next() else {
        panic!("nothing is set out");
    };
    layout.enemies[0].area = Some(area("a99"));
    let refused = table.preview(&Command::Board(BoardCommand::SetOut { layout })).unwrap_err();
    assert!(matches!(refused.kind, RefusalKind::Board(_)) && !refused.can_be_overridden());
    let nothing = BoardCommand::SetOut { layout: Box::new(Layout::NOTHING) };
    assert!(table.preview(&Command::Board(nothing)).is_err());
}

#[test]
fn a_table_keeps_its_script_with_its_setup() {
    let table = laid(scenario(ScenarioKind::Investigation), Difficulty::Hard);
    let text = serde_json::to_string(table.setup()).unwrap();
    let setup: rokugan::games::champions::setup::Setup = serde_json::from_str(&text).unwrap();
    assert_eq!(setup, *table.setup());
    assert!(setup.scenario.script.is_some());
}

/// CH-BAT-1 (rulebook p. 27): recovery heals the miniature that is hurt, and brings none back.
#[test]
fn healing_stops_where_a_miniature_would_come_back() {
    use rokugan::games::champions::command::{Action, Surroundings};
    let mut table = laid(scenario(ScenarioKind::Battle), Difficulty::Normal);
    let ally = Actor::Ally(AllyId(0));
    let adjust = |gauge, by| Command::Adjust { who: ally.into(), gauge, by, note: Note::default() };
    let heal = Command::Act { actor: ally, action: Action::Healing { area: Surroundings::Clear } };
    does(&mut table, Command::GiveFavor { to: rokugan::games::champions::model::ids::PlayerId(0) });
    does(&mut table, Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    does(&mut table, adjust(Gauge::Life, -4));
    does(&mut table, heal.clone());
    let unit = table.state().ally(AllyId(0)).unwrap();
    assert_eq!((unit.life(), unit.miniatures_left()), (Some(6), 2), "one Wound, not two");
    does(&mut table, adjust(Gauge::Ap, 3));
    assert_eq!(table.preview(&heal).unwrap_err().kind, RefusalKind::LifeFull);
}

/// CH-BAT-2: whoever takes a Unit off with one word earns all its miniatures, and one more for the last.
#[test]
fn the_worth_of_a_unit_is_that_of_all_its_miniatures() {
    use rokugan::games::champions::queries::{glory_for, miniatures_felled};
    let mut table = laid(scenario(ScenarioKind::Battle), Difficulty::Normal);
    let goblins = EnemyId(2);
    let felled = [0, 2, 3, 8, 9, 20].map(|wounds| miniatures_felled(table.state(), goblins, wounds));
    assert_eq!(felled, [0, 0, 1, 2, 3, 3], "three with 3 Life each");
    let worth = [1, 2, 3].map(|miniatures| glory_for(table.state(), goblins, miniatures).unwrap());
    assert_eq!(worth, [1, 2, 4]);
    does(&mut table, Command::EliminateEnemy { enemy: goblins, credit: Some(ChampionId::First) });
    assert_eq!(table.state().champion(ChampionId::First).glory().get(), 4);
}

#[test]
fn whoever_asks_asks_the_persona_in_its_area_first() {
    let mut table = laid(scenario(ScenarioKind::Investigation), Difficulty::Normal);
    let who = Who::Champion(ChampionId::ALL[0]);
    let mut likely_in = |id: &str| {
        let place = BoardCommand::Place { who, area: Some(area(id)), note: Note::default() };
        does(&mut table, Command::Board(place));
        whereabouts::likely(table.state(), Actor::Champion(ChampionId::ALL[0]))
    };
    assert_eq!(likely_in("a8"), Some(Whom::Persona(PersonaId(6))));
    assert_eq!(likely_in("a4"), Some(Whom::Persona(PersonaId(1))));
    assert_eq!(likely_in("a10"), Some(Whom::Persona(PersonaId(0))), "nobody is there: the first one");
    let at = table.state().field().unwrap().find(&area("a4")).unwrap();
    let there: Vec<PersonaId> = whereabouts::personae(table.state(), at).map(|(id, _)| id).collect();
    assert_eq!(there, [PersonaId(1)]);
    let place = BoardCommand::Place { who: Who::Enemy(EnemyId(0)), area: Some(area("a8")), note: Note::default() };
    does(&mut table, Command::Board(place));
    let asked = whereabouts::asked(table.state(), Whom::Enemy(EnemyId(0)));
    assert!(asked.is_some());
    assert_eq!(asked, table.state().field().unwrap().find(&area("a8")));
}
