//! What the table is led through in the Enemies Phase: sentences, ties that matter, Combats to come, other turns.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::board::document::BoardFile;
use rokugan::games::champions::combat::terms::{Compared, Cover, ReturnFire};
use rokugan::games::champions::command::{CombatKind, Sizes, Starter};
use rokugan::games::champions::enemy::behaviour::{Assault, Guardian};
use rokugan::games::champions::field::asking::Said;
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::card::{EnemyCard, Ranged};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::scenario::ScenarioKind;
use rokugan::games::champions::model::tie::Tie;
use rokugan::games::champions::runner::{self, CombatView, MoveView, Progress, Step, TalkView, TieView, Turn, view};
use rokugan::games::champions::sheet::draft::Duel;
use rokugan::games::champions::sheet::targets;
use rokugan::games::champions::text::target;
use rokugan::kernel::known::Known;
use rokugan::kernel::line::Line;
use rokugan::words::{Language, Words};

fn say(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

fn shown(play: &Play) -> runner::RunnerView {
    view(play.state(), None).unwrap()
}

#[track_caller]
fn moving(play: &Play) -> MoveView {
    match shown(play).step {
        Step::Move(shown) => *shown,
        other => panic!("nobody moves: {other:?}"),
    }
}

#[track_caller]
fn tie(play: &Play) -> TieView {
    match shown(play).step {
        Step::Tie(tie) => *tie,
        other => panic!("no tie: {other:?}"),
    }
}

#[track_caller]
fn combat(play: &Play) -> CombatView {
    match shown(play).step {
        Step::Combat(combat) => *combat,
        other => panic!("no Combat: {other:?}"),
    }
}

/// The row of tokens: a letter each, with what it is.
fn row(play: &Play) -> String {
    let mark = |turn| match turn {
        Turn::Done => "+",
        Turn::Gone => "-",
        Turn::Returned => "^",
        Turn::Now => "*",
        Turn::Waiting => "",
    };
    let queue = shown(play).queue.into_iter();
    queue.map(|one| format!("{}{}", one.letter, mark(one.turn))).collect::<Vec<_>>().join(" ")
}

fn with_bow(card: EnemyCard) -> EnemyCard {
    EnemyCard { ranged: Known::Entered(Ranged::Dice(Default::default())), ..card }
}

#[test]
fn a_turn_is_a_sentence_a_combat_to_come_and_reasons_with_rules() {
    let mut play = table_on(board("kitchen-tea tea-hall"));
    play.put(First, "hall");
    play.foe_at(with_ap(5, spearman()), "kitchen");
    play.until_enemies();
    let turn = moving(&play);
    assert_eq!(say(&turn.sentence), "Move Spearman from kitchen through tea to hall.");
    assert_eq!(say(&turn.outlook), "3 AP left: one Combat against Matsu Tsuko.");
    let way = turn.way.unwrap();
    assert_eq!((way.areas, way.costs), (path("kitchen tea hall"), vec![1, 1]));
    let whys: Vec<String> = turn.whys.iter().map(|why| say(&why.text)).collect();
    assert_eq!(whys[0], "Spearman goes for Matsu Tsuko: 2 AP away.");
    assert!(whys.iter().all(|why| !why.contains("token")), "the Combat to come says that: {whys:?}");
    assert!(turn.whys.iter().all(|why| why.rule.id.starts_with("CH-")));
    assert_eq!(turn.then, None);
}

#[test]
fn in_a_battle_the_combat_of_whoever_moved_comes_before_the_next_turn() {
    let mut play = five().battle().acting();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board("a-b b-c")) }));
    play.put(First, "c");
    play.foe_at(spearman(), "b");
    play.foe_at(with_ap(1, spearman()), "a");
    play.until_enemies();
    let then = || moving(&play).then.map(|line| say(&line));
    assert_eq!(then().as_deref(), Some("Its Combat"));
}

#[test]
fn a_disengagement_is_in_the_cost_of_its_step() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "a").put(Second, "c");
    let spear = play.foe_at(spearman(), "a");
    play.until_enemies();
    let way = runner::way(play.state(), spear, &path("a b c")).unwrap();
    assert_eq!(way.costs, [2, 1]);
    assert_eq!(runner::way(play.state(), spear, &path("a")), None);
}

#[test]
fn the_row_shows_whose_turn_it_was_is_and_will_be() {
    let mut play = table_on(board("a-b"));
    play.put(First, "b");
    for _ in 0..3 {
        play.foe_at(spearman(), "a");
    }
    play.until_enemies();
    assert_eq!((row(&play).as_str(), shown(&play).progress), ("SA* SB SC", Progress::Moves { now: 1, of: 3 }));
    assert_eq!(moving(&play).then.map(|line| say(&line)).as_deref(), Some("Spearman B"));
    play.done();
    assert_eq!((row(&play).as_str(), shown(&play).progress), ("SA+ SB* SC", Progress::Moves { now: 2, of: 3 }));
    play.done();
    play.done();
    assert_eq!((row(&play).as_str(), shown(&play).progress), ("SA* SB SC", Progress::Combats { left: 3 }));
    let first = combat(&play).combat.attacker;
    play.does(struck_by(First, first));
    assert_eq!(shown(&play).progress, Progress::Combats { left: 2 });
}

#[test]
fn the_holder_of_the_favor_lets_another_one_move_first() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "c");
    let (near, far) = (play.foe_at(spearman(), "b"), play.foe_at(spearman(), "a"));
    play.until_enemies();
    let Some(Step::Move(turn)) = view(play.state(), Some(far)).map(|view| view.step) else { panic!("it moves") };
    assert_eq!((turn.enemy, turn.then.map(|line| say(&line)).as_deref()), (far, Some("Spearman A")));
    assert_eq!(runner::waiting_for_turn(play.state(), near).iter().map(|(id, _)| *id).collect::<Vec<_>>(), [far]);
    play.does(moves(far, EnemyStep::Planned));
    assert_eq!(moving(&play).enemy, near);
    let Some(Step::Move(turn)) = view(play.state(), Some(far)).map(|view| view.step) else { panic!("it moves") };
    assert_eq!(turn.enemy, near, "who has moved does not move again");
}

fn left_and_right() -> (Play, EnemyId) {
    let mut play = table_on(board("left-m m-right"));
    play.put(First, "left").put(Second, "right");
    let spear = play.foe_at(spearman(), "m");
    play.until_enemies();
    (play, spear)
}

#[test]
fn a_tie_is_a_question_with_a_default_what_speaks_for_it_and_both_ways() {
    let (mut play, spear) = left_and_right();
    let asked = tie(&play);
    assert_eq!(say(&asked.question), "Whom does Spearman go for?");
    let why = asked.why.unwrap();
    assert_eq!(say(&why.text), "Equally close (1 AP away), equal Ki (3).");
    let options: Vec<_> = asked.options.iter().map(|one| (say(&one.name), say(&one.act))).collect();
    let named = |name: &str, act: &str| (name.to_owned(), act.to_owned());
    assert_eq!(options, [named("Matsu Tsuko", "Go for Tsuko"), named("Asahina Takako", "Go for Takako")]);
    let abouts: Vec<_> = asked.options.iter().filter_map(|one| one.about.as_ref()).map(say).collect();
    assert_eq!(abouts, ["in left · Life 10", "in right · Life 10"]);
    let ways: Vec<_> = asked.options.iter().filter_map(|one| one.way.clone()).map(|way| way.areas).collect();
    assert_eq!(ways, [path("m left"), path("m right")]);
    assert_eq!(say(&asked.decides.unwrap()), "Tsuko holds the Favor and decides.");
    play.does(Command::Board(BoardCommand::SettleTie(Tie { chosen: 1, ..asked.tie })));
    let turn = moving(&play);
    assert_eq!((turn.enemy, turn.target), (spear, Some(Actor::Champion(Second))));
}

#[test]
fn equally_cheap_ways_to_the_same_place_are_no_question_but_can_be_chosen() {
    let mut play = table_on(board("s-a s-b a-goal b-goal"));
    play.put(First, "goal");
    let spear = play.foe_at(spearman(), "s");
    play.until_enemies();
    assert_eq!(moving(&play).way.unwrap().areas, path("s a goal"));
    let others = runner::another_way(play.state(), spear);
    assert_eq!(others.iter().map(|one| say(&one.name)).collect::<Vec<_>>(), ["by b, goal"]);
    play.does(Command::Board(BoardCommand::SettleTie(others[0].what.clone())));
    assert_eq!(moving(&play).way.unwrap().areas, path("s b goal"));
}

/// A19: from b it sees the Champion, from a it does not.
#[test]
fn equally_cheap_ways_of_a_patrol_are_asked_where_it_would_see_somebody_on_one_of_them() {
    let mut play = table_on(board("s-a s-b a-goal b-goal b-c c-x"));
    play.put(First, "x");
    let guard = play.foe_at(spearman(), "s");
    play.does(behaves(guard, Conduct::Patrol { route: vec![area("goal")], next: 0 }));
    play.until_enemies();
    assert_eq!(tie(&play).options.len(), 2);
}

#[test]
fn equally_cheap_ways_are_asked_where_the_enemy_ends_elsewhere() {
    let mut play = table_on(board("s-a s-b a-c b-d c-goal d-goal"));
    play.put(First, "goal");
    play.foe_at(with_ap(1, spearman()), "s");
    play.until_enemies();
    let asked = tie(&play);
    assert_eq!(asked.options.iter().map(|one| say(&one.act)).collect::<Vec<_>>(), ["Take this way"; 2]);
    assert_eq!(asked.why, None);
}

#[test]
fn a_tie_at_a_combat_is_asked_when_the_combat_comes() {
    let (mut play, spear) = left_and_right();
    play.put(First, "m").put(Second, "m").put(Third, "m").adjust(First, Gauge::Ki, 1);
    play.done();
    assert_eq!(say(&combat(&play).sentence), "Spearman fights Matsu Tsuko: Melee Combat.");
    play.falls(First, Fall::Eliminated);
    let asked = tie(&play);
    assert_eq!((asked.tie.enemy, asked.options.len()), (spear, 2));
    assert_eq!(row(&play), "SA*");
    play.does(Command::Board(BoardCommand::SettleTie(Tie { chosen: 1, ..asked.tie })));
    assert_eq!(combat(&play).combat.defender, Actor::Champion(Third));
}

#[test]
fn a_combat_to_come_says_how_they_stand() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").put(Second, "a").adjust(Second, Gauge::Ki, -1);
    play.foe_at(sized(3, spearman()), "b");
    play.until_enemies().done();
    let lines: Vec<String> = combat(&play).whys.iter().map(|why| say(&why.text)).collect();
    assert_eq!(lines, ["It went for Matsu Tsuko.", "Matsu Tsuko is Outnumbered.", "May Intervene: Takako."]);
}

#[test]
fn a_ranged_combat_to_come_says_cover_and_return_fire() {
    let mut play = table_on(board("s-a a=c"));
    play.put(First, "c");
    play.foe_at(with_bow(spearman()), "s");
    play.until_enemies().done();
    let lines: Vec<String> = combat(&play).whys.iter().map(|why| say(&why.text)).collect();
    assert!(lines.contains(&"Matsu Tsuko has Cover.".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Matsu Tsuko cannot shoot back.".to_owned()), "{lines:?}");
}

// --- the sheet of a Combat begins with what is known ---------------------------------------------------------------

#[test]
fn the_sheet_of_a_combat_an_enemy_begins_is_filled_in() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").put(Second, "a").adjust(Second, Gauge::Ki, -1);
    let spear = play.foe_at(sized(3, spearman()), "b");
    play.until_enemies().done();
    let duel = Duel::begin(play.state(), None, Some(spear));
    assert_eq!((duel.starter, duel.kind), (Starter::Enemy, CombatKind::Melee));
    assert_eq!((duel.fighter, duel.enemy), (Some(Actor::Champion(First)), Some(spear)));
    assert_eq!(duel.sizes, Compared::Said(Sizes::Outnumbered));
    let (intervene, yojimbo) = targets::stand_ins(play.state(), &duel);
    assert_eq!((intervene, yojimbo), (vec![Actor::Champion(Second)], Vec::new()), "only those in its area");
}

#[test]
fn cover_and_return_fire_are_filled_in() {
    let mut play = table_on(board("s-a a=c"));
    play.put(First, "c");
    let archer = play.foe_at(with_bow(spearman()), "s");
    play.until_enemies().done();
    let duel = Duel::begin(play.state(), None, Some(archer));
    assert_eq!((duel.kind, duel.cover, duel.enemy_cover), (CombatKind::Ranged, Cover::Covered, Cover::Covered));
    assert_eq!(duel.return_fire, ReturnFire::Silent);
}

#[test]
fn own_cover_is_said_only_against_somebody_who_shoots_back() {
    let mut play = table_on(board("s-a a=c"));
    play.put(First, "c");
    let never = EnemyCard { ranged: Known::Entered(Ranged::Never), ..spearman() };
    let (spear, archer) = (play.foe_at(never, "s"), play.foe_at(with_bow(spearman()), "s"));
    let about = |enemy| {
        let all = target::about(play.state(), Actor::Champion(First), enemy, CombatKind::Ranged);
        all.into_iter().map(|key| say(&key.into())).collect::<Vec<_>>()
    };
    assert_eq!(about(spear), ["in Cover", "no answer"]);
    assert_eq!(about(archer), ["in Cover", "Cover for you"]);
}

#[test]
fn a_yojimbo_who_stands_in_is_filled_in() {
    let mut play = table_on(board("a-b"));
    let guard = play.ally(ally("Guard", &[Keyword::Yojimbo(Some("Tsuko".to_owned()))]));
    play.put(First, "a").put(guard, "a");
    let spear = play.foe_at(spearman(), "b");
    play.until_enemies().done();
    let duel = Duel::begin(play.state(), None, Some(spear));
    assert_eq!((duel.fighter, duel.instead_of), (Some(Actor::Ally(guard)), Some(Actor::Champion(First))));
}

#[test]
fn a_champion_who_attacks_sees_legal_targets_first_and_the_only_one_chosen() {
    let mut play = table_on(board("a-b b-c"));
    play.put(First, "a");
    let (near, far) = (play.foe_at(spearman(), "a"), play.foe_at(spearman(), "c"));
    let mut duel = Duel::begin(play.state(), Some(First), None);
    let all = targets::enemies(play.state(), &duel);
    assert_eq!((all.likely, all.others), (vec![near], vec![far]));
    duel.against_the_only_one(play.state());
    assert_eq!(duel.enemy, Some(near));
    play.foe_at(spearman(), "a");
    let mut duel = Duel::begin(play.state(), Some(First), None);
    duel.against_the_only_one(play.state());
    assert_eq!(duel.enemy, None, "of two the players choose");
    duel.enemy = Some(near);
    duel.as_the_board_says(play.state());
    assert_eq!(duel.sizes, Compared::Said(Sizes::Outnumbered));
}

#[test]
fn without_a_board_the_sheet_of_an_enemys_combat_knows_whom_the_players_named() {
    let mut play = five().acting();
    let spear = play.enemy(spearman());
    play.until_enemies();
    let said = vec![Said::Who(vec![Actor::Champion(Second)]), Said::Reach(Some(CombatKind::Ranged)), Said::Points(3)];
    play.does(moves(spear, EnemyStep::Asked(said)));
    let duel = Duel::begin(play.state(), None, Some(spear));
    assert_eq!((duel.fighter, duel.kind), (Some(Actor::Champion(Second)), CombatKind::Ranged));
}

// --- otherwise -------------------------------------------------------------------------------------------------------

#[test]
fn every_other_target_says_what_it_would_come_to() {
    let (play, spear) = left_and_right();
    let all = runner::another_target(play.state(), spear, Some(Actor::Champion(First)));
    let told: Vec<_> = all.iter().map(|one| (say(&one.name), say(&one.about))).collect();
    assert_eq!(told, [("Asahina Takako".to_owned(), "To right, 3 AP left: 1 Combat token.".to_owned())]);
}

#[test]
fn every_area_says_what_going_there_comes_to_or_the_rule_against_it() {
    let mut play = table_on(board("a-b b=c c-d x#a"));
    let spear = play.foe_at(spearman(), "a");
    play.until_enemies();
    let all = runner::elsewhere(play.state(), spear);
    let told: Vec<_> = all.iter().map(|one| format!("{}: {}", say(&one.name), say(&one.about))).collect();
    assert_eq!(
        told,
        [
            "b: To b, 3 AP left: 1 Combat token.",
            "c: To c, 1 AP left: no Combat token.",
            "d: To d, 0 AP left: no Combat token.",
            "x: No way leads to x.",
        ]
    );
    let ways: Vec<_> = all.iter().map(|one| one.way.clone().unwrap().areas).collect();
    assert_eq!(ways, [path("a b"), path("a b c"), path("a b c d"), path("a x")], "the last by the players' word alone");
}

// --- without a board ---------------------------------------------------------------------------------------------------

fn talk(play: &Play, spear: EnemyId, said: &[Said]) -> runner::AskView {
    runner::talk(play.state(), spear, said).unwrap()
}

#[test]
fn without_a_board_questions_come_one_at_a_time_and_answers_stay_in_sight() {
    let mut play = five().acting();
    let spear = play.enemy(spearman());
    play.until_enemies();
    assert_eq!(shown(&play).step, Step::Ask(spear));
    let mut said = vec![Said::Who(vec![Actor::Champion(Second)]), Said::Reach(Some(CombatKind::Melee))];
    let view = talk(&play, spear, &said);
    let answered: Vec<_> = view.answered.iter().map(|one| say(&one.answer)).collect();
    assert_eq!(
        (answered, say(&view.behaviour)),
        (vec!["Asahina Takako".to_owned(), "in Melee Combat".to_owned()], "Assault".to_owned())
    );
    let TalkView::Question { question, answers, .. } = view.now else { panic!("AP are asked") };
    assert_eq!((say(&question), answers.len()), ("How many AP does Spearman have left?".to_owned(), 5));
    said.push(Said::Points(3));
    let TalkView::Turn { sentence, outlook, .. } = talk(&play, spear, &said).now else { panic!("all is said") };
    assert_eq!(say(&sentence), "Spearman has moved toward Asahina Takako.");
    assert_eq!(say(&outlook), "3 AP left: one Combat against Asahina Takako.");
}

#[test]
fn answers_that_no_longer_fit_are_left_out() {
    let mut play = five().acting();
    let spear = play.enemy(spearman());
    play.until_enemies();
    let said = [Said::Who(vec![Actor::Champion(Second)]), Said::Points(3)];
    assert_eq!(runner::fitting(play.state(), spear, &said), 1);
    assert_eq!(talk(&play, spear, &said).answered.len(), 1);
    assert_eq!(runner::talk(play.state(), EnemyId(99), &said), None);
}

#[test]
fn every_behaviour_can_be_talked_through_without_a_board() {
    let behaviours = [
        Conduct::ASSAULT,
        Conduct::Assault(Assault::Stationary),
        Conduct::Guardian(Guardian::Gatekeeper),
        Conduct::Guardian(Guardian::Sentinel),
        Conduct::Patrol { route: Vec::new(), next: 0 },
        Conduct::Assassination { targets: vec![Actor::Champion(Third)] },
        Conduct::Escape { exits: Vec::new() },
    ];
    for behaviour in behaviours {
        let mut play = five().acting();
        let spear = play.enemy(spearman());
        if behaviour != Conduct::ASSAULT {
            play.does(behaves(spear, behaviour));
        }
        play.until_enemies();
        let mut said = Vec::new();
        while let TalkView::Question { answers, .. } = talk(&play, spear, &said).now {
            said.push(answers[0].said.clone());
            assert!(said.len() < 9, "{said:?}");
        }
        play.does(moves(spear, EnemyStep::Asked(said)));
        assert_ne!(shown(&play).step, Step::Ask(spear));
    }
}

// --- the end of the phase ------------------------------------------------------------------------------------------------

fn with_token() -> BoardFile {
    with_reinforcements(board("a-b b-c"), &["c"])
}

#[test]
fn reinforcements_return_where_their_token_lies() {
    let mut play = table_on(with_token());
    play.put(First, "a");
    let card = enemy("Spearman", 4, 1, &[Keyword::Reinforcement]);
    let spear = play.foe_at(card, "b");
    play.does(Command::WoundEnemy { enemy: spear, wounds: 4, credit: None }).until_enemies();
    let Step::Return(all) = shown(&play).step else { panic!("it returns") };
    let one = &all.enemies[0];
    assert_eq!((one.enemy, one.number, one.areas.clone()), (spear, 1, vec![(area("c"), "c".to_owned())]));
    assert_eq!(shown(&play).progress, Progress::Returns);
    play.does(Command::Board(BoardCommand::Reinforce { enemy: spear, area: area("c") }));
    assert_eq!((shown(&play).step, runner::progress(play.state())), (Step::Over, None));
}

#[test]
fn whoever_fell_after_its_turn_is_said_to_be_gone() {
    let mut play = table_on(board("a-b"));
    play.put(First, "b");
    for _ in 0..2 {
        play.foe_at(spearman(), "a");
    }
    play.until_enemies();
    let moved = moving(&play).enemy;
    play.done();
    play.does(Command::EliminateEnemy { enemy: moved, credit: None });
    assert_eq!(row(&play), "SA- SB*");
}

#[test]
fn whoever_only_returned_is_not_said_to_have_moved() {
    let mut play = table_on(with_token());
    play.put(First, "a");
    let card = enemy("Spearman", 4, 1, &[Keyword::Reinforcement]);
    let (lost, other) = (play.foe_at(card.clone(), "b"), play.foe_at(card, "b"));
    play.does(Command::WoundEnemy { enemy: lost, wounds: 4, credit: None }).until_enemies();
    assert_eq!((moving(&play).enemy, shown(&play).progress), (other, Progress::Moves { now: 1, of: 1 }));
    play.does(Command::Board(BoardCommand::Reinforce { enemy: lost, area: area("c") }));
    assert_eq!((row(&play).as_str(), shown(&play).progress), ("SA^ SB*", Progress::Moves { now: 1, of: 1 }));
    let again = Command::Board(BoardCommand::Move { enemy: lost, how: EnemyStep::Planned });
    play.refuses(again, board_refusal(BoardRefusal::HasReturned), "CH-ENE-5");
}

#[test]
fn in_a_battle_a_unit_fights_before_the_next_one_is_shown() {
    let mut play = five().scenario(|scenario| scenario.kind = ScenarioKind::Battle).acting();
    play.does(Command::Board(BoardCommand::Lay { board: Box::new(board("a-b b-c c-d")) }));
    play.put(First, "a");
    let (near, far) = (play.foe_at(spearman(), "b"), play.foe_at(spearman(), "d"));
    play.until_enemies();
    assert_eq!((moving(&play).enemy, row(&play).as_str()), (near, "SA* SB"));
    play.done();
    assert_eq!(combat(&play).combat.attacker, near);
    play.does(struck_by(First, near));
    assert_eq!((moving(&play).enemy, row(&play).as_str()), (far, "SA+ SB*"));
}

#[test]
fn the_miniatures_are_asked_after_before_anything_has_happened() {
    let (mut play, _) = left_and_right();
    assert!(runner::is_fresh(play.state()));
    let asked = tie(&play);
    play.does(Command::Board(BoardCommand::SettleTie(asked.tie)));
    assert!(!runner::is_fresh(play.state()));
}

#[test]
fn nothing_is_led_outside_of_the_phase() {
    let mut play = table_on(board("a-b"));
    play.foe_at(spearman(), "a");
    assert_eq!((view(play.state(), None), runner::progress(play.state())), (None, None));
}
