//! What the players read of the board and the Enemies Phase.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::enemy::behaviour::{Assault, Guardian};
use rokugan::games::champions::field::asking::{Ask, Asking, ask};
use rokugan::games::champions::field::command::{BoardCommand, EnemyStep};
use rokugan::games::champions::field::event::{BoardEvent, Turning};
use rokugan::games::champions::field::refusal::BoardRefusal;
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::why::{Candidate, Far, Why};
use rokugan::games::champions::text::log::{Hand, LogLine, log};
use rokugan::games::champions::text::{asked, enemies, reasons, verbs, whys};
use rokugan::kernel::line::Line;
use rokugan::words::{Language, Words};

fn say(line: &Line) -> String {
    Words::new(Language::English).say(line)
}

fn last(play: &Play) -> LogLine {
    log(&play.journal).pop().unwrap()
}

/// Not too long, nothing missing.
#[track_caller]
fn reads_well(sentence: &str) {
    for part in sentence.split(['.', '?']) {
        let words = part.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
        assert!(words <= 19, "{words} words: {sentence}");
    }
    assert!(!sentence.contains(['{', '!', '}']) && !sentence.is_empty(), "{sentence}");
}

fn every_why() -> Vec<Why> {
    let candidate = |who, far, ki| Candidate { who: Actor::Champion(who), far, ki };
    let (one, two) = (candidate(First, Far::Route(2), 3), candidate(Second, Far::Route(2), 2));
    let goes_for = |candidates: &[Candidate]| Why::GoesFor { candidates: candidates.to_vec() };
    let fars = [Far::Route(3), Far::FiringPosition(2), Far::RoomIgnored(4), Far::Nowhere, Far::Told];
    let mut all: Vec<Why> = fars.iter().map(|far| goes_for(&[candidate(First, *far, 0), two])).collect();
    let target = Actor::Champion(First);
    all.extend([goes_for(&[one]), goes_for(&[one, two]), goes_for(&[one, candidate(Second, Far::Route(2), 3)])]);
    all.extend([Why::NobodyToGoFor, Why::HeadsFor { area: area("a"), cost: 2 }, Why::NoRoute]);
    all.extend([Why::Moves { to: area("a"), cost: 2 }, Why::TooFar { cost: 3, left: 1 }]);
    let kinds = rokugan::games::champions::command::CombatKind::Melee;
    all.extend([Why::InReach { target, kind: kinds }, Why::NoRoom { area: area("a") }, Why::Stationary, Why::Guards]);
    all.extend([
        Why::Woken,
        Why::Sees { who: Some(target), from: Some(area("a")) },
        Why::Sees { who: None, from: None },
    ]);
    all.extend([Why::ReachesLetter { index: 1 }, Why::LettersAllHere, Why::WalksRoute, Why::TakesGoal { cost: 1 }]);
    all.extend([Why::CannotTakeGoal { cost: 1, left: 0 }, Why::GoalAhead, Why::NoGoal, Why::TargetsEliminated]);
    all.extend([Why::Leaves { cost: 1 }, Why::CannotLeave { cost: 2, left: 1 }, Why::ExitAhead, Why::Chosen]);
    all.extend([Why::InTheWay { who: target }, Why::Tokens { tokens: 1, left: 3 }, Why::NobodyInReach]);
    all
}

#[test]
fn every_reason_is_a_sentence_with_a_rule() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    for why in every_why() {
        reads_well(&say(&whys::why(play.state(), spear, &why)));
        assert!(whys::rule(&why).id.starts_with("CH-"));
    }
}

#[test]
fn a_reason_says_what_settled_the_choice() {
    let mut play = table_on(board("s-a a-left s-b b-right"));
    play.put(First, "left").put(Second, "right").adjust(Second, Gauge::Ki, -1);
    play.foe_at(spearman(), "s");
    play.until_enemies();
    let next = play.next_enemy();
    assert_eq!(
        say(&whys::why(play.state(), next.enemy, &next.turn.moved.why[0])),
        "Spearman goes for Matsu Tsuko: 2 AP away, Asahina Takako too, but Tsuko has more Ki (3 : 2)."
    );
    assert_eq!(say(&enemies::instruction(play.state(), &next.turn)), "Move Spearman from s through a to left.");
    assert_eq!(say(&enemies::outlook(&next.turn)), "2 AP left: no Combat.");
}

#[test]
fn an_enemy_that_leaves_is_taken_off_the_board() {
    let mut play = table_on(with_exits(board("a-b"), &["b"]));
    let spear = play.foe_at(spearman(), "a");
    play.does(behaves(spear, Conduct::Escape { exits: Vec::new() })).until_enemies();
    assert_eq!(say(&enemies::instruction(play.state(), &play.next_enemy().turn)), "Take Spearman off the board at b.");
}

#[test]
fn the_log_tells_the_way_and_the_reasons() {
    let mut play = table_on(board("s-a a-c"));
    play.put(First, "c");
    play.foe_at(spearman(), "s");
    play.until_enemies().done();
    let line = last(&play);
    assert_eq!((say(&line.headline), line.hand), ("Spearman goes from s through a to c".to_owned(), Hand::Rules));
    let details: Vec<String> = line.details.iter().map(say).collect();
    assert_eq!(details[0], "Spearman goes for Matsu Tsuko: 2 AP away.");
    assert_eq!(details.last().unwrap(), "2 AP left: no Combat token.");
}

#[test]
fn what_the_players_choose_is_by_hand_in_the_log() {
    let mut play = table_on(board("s-a"));
    let spear = play.foe_at(spearman(), "s");
    assert_eq!((say(&last(&play).headline), last(&play).hand), ("Spearman stands in s".to_owned(), Hand::Players));
    play.until_enemies().does(moves(spear, EnemyStep::Stays));
    assert_eq!((say(&last(&play).headline), last(&play).hand), ("Spearman stays in s".to_owned(), Hand::Players));
}

#[test]
fn a_movement_says_the_way() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a").act(First, along("a b"));
    let line = last(&play);
    assert_eq!((say(&line.headline), line.changes.len()), ("Matsu Tsuko goes from a to b".to_owned(), 1));
}

#[test]
fn every_verb_has_words_and_a_line_in_the_log() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    let behaviours = [
        Conduct::Assault(Assault::Stationary),
        Conduct::Guardian(Guardian::Gatekeeper),
        Conduct::Guardian(Guardian::Sentinel),
        Conduct::Patrol { route: path("a b"), next: 0 },
        Conduct::Search { goal: SearchGoal::Area(area("b")), cost: 1 },
        Conduct::Assassination { targets: vec![Actor::Champion(First)] },
        Conduct::Escape { exits: path("b") },
        Conduct::ASSAULT,
    ];
    for behaviour in behaviours {
        let command = behaves(spear, behaviour);
        reads_well(&say(&verbs::verb(&command)));
        play.does(command);
        reads_well(&say(&last(&play).headline));
    }
    play.does(Command::Board(BoardCommand::TakeUp));
    assert_eq!(say(&last(&play).headline), "The board is taken up");
    let turned = |cause| BoardEvent::Turned { enemy: spear, behaviour: Conduct::ASSAULT, cause };
    assert_ne!(turned(Turning::Attacked), turned(Turning::CombatNearby));
}

#[test]
fn every_refusal_of_the_board_is_a_sentence() {
    let mut play = table_on(board("a-b"));
    let spear = play.foe_at(spearman(), "a");
    let (from, to) = (area("a"), area("b"));
    let border = rokugan::games::champions::board::BorderKind::DottedDouble;
    let all = [
        BoardRefusal::NoBoard,
        BoardRefusal::NoSuchArea(area("z")),
        BoardRefusal::NotPlaced { who: Who::Enemy(spear) },
        BoardRefusal::AlreadyThere,
        BoardRefusal::NotItsWay,
        BoardRefusal::NotAdjacent { from: from.clone(), to: to.clone() },
        BoardRefusal::Uncrossable { from: from.clone(), to, border },
        BoardRefusal::NoRoom { area: from.clone() },
        BoardRefusal::Blocked { area: from.clone() },
        BoardRefusal::NoWay { area: from },
        BoardRefusal::TooFar { needs: 6, has: 4 },
        BoardRefusal::HasMoved,
        BoardRefusal::HasReturned,
        BoardRefusal::Unfinished { enemy: spear },
        BoardRefusal::OwesCombat,
        BoardRefusal::NoCombat,
        BoardRefusal::NoSuchTie,
        BoardRefusal::NotAllSaid,
        BoardRefusal::NoLetters,
        BoardRefusal::NotThere,
        BoardRefusal::NoAreaLeft,
        BoardRefusal::NobodyRetreats,
        BoardRefusal::NoRefuge { area: area("a"), against: None },
        BoardRefusal::CanRetreat,
        BoardRefusal::MustForce,
        BoardRefusal::HasRoom,
        BoardRefusal::PushFirst { loser: Who::Enemy(EnemyId(0)) },
    ];
    for kind in all {
        let rule = kind.rule();
        let refusal = rokugan::games::champions::refusal::Refusal { kind: board_refusal(kind), rule };
        reads_well(&say(&reasons::refusal(play.state(), &refusal)));
    }
}

#[test]
fn every_question_and_answer_has_words() {
    let mut play = five().acting();
    let spear = play.enemy(spearman());
    play.until_enemies();
    let of = vec![Actor::Champion(First), Actor::Champion(Second)];
    let kind = rokugan::games::champions::command::CombatKind::Melee;
    let all = [
        Ask::Nearest { of: of.clone() },
        Ask::Favor { of: of.clone() },
        Ask::Reach { target: Actor::Champion(First), kinds: vec![kind] },
        Ask::How { target: Actor::Champion(First) },
        Ask::ActionPoints { most: 4 },
        Ask::OtherInReach { of: of.clone() },
        Ask::InTheWay { of: of.clone() },
        Ask::Meets { of },
        Ask::CombatNearby,
        Ask::Sees,
        Ask::TakesGoal { cost: 1 },
        Ask::Leaves,
    ];
    for question in all {
        reads_well(&say(&asked::question(play.state(), spear, &question)));
        let answers = asked::answer_names(play.state(), &question);
        assert!(answers.len() > 1);
        answers.iter().for_each(|(_, line)| reads_well(&say(line)));
    }
    let Some(Asking::Ask(first)) = ask(play.state(), spear, &[]) else { panic!("a question comes first") };
    for (answer, _) in asked::answer_names(play.state(), &first) {
        assert!(!matches!(ask(play.state(), spear, &[answer]), Some(Asking::Misfit(_))));
    }
}

#[test]
fn a_tie_is_a_question_with_named_options() {
    let mut play = table_on(board("left-m m-right"));
    play.put(First, "left").put(Second, "right");
    play.foe_at(spearman(), "m");
    play.until_enemies();
    let tie = play.next_enemy().asks.unwrap();
    assert_eq!(say(&asked::tie(play.state(), &tie)), "Whom does Spearman go for?");
    let options: Vec<String> = (0..3)
        .filter_map(|option| asked::tie_option(play.state(), &tie.between, option))
        .map(|line| say(&line))
        .collect();
    assert_eq!(options, ["Matsu Tsuko", "Asahina Takako"]);
    let decides = enemies::who_decides(play.state()).unwrap();
    assert_eq!(say(&decides), "Tsuko holds the Favor and decides.");
}

#[test]
fn a_combat_says_who_fights_whom_and_why() {
    let mut play = table_on(board("a-b"));
    play.put(First, "a");
    play.foe_at(spearman(), "b");
    play.until_enemies().done();
    let combat = play.next_combat();
    assert_eq!(say(&whys::combat(play.state(), &combat)), "Spearman fights Matsu Tsuko: Melee Combat.");
    let why: Vec<String> = whys::combat_whys(play.state(), &combat).iter().map(say).collect();
    assert_eq!(why, ["It went for Matsu Tsuko."]);
}

#[test]
fn whoever_walks_over_the_board_hears_who_stands_there_and_what_was_crossed() {
    use rokugan::games::champions::views::field_lines::{area_name, reached};
    let mut play = table_on(board("a-b b=c"));
    play.put(First, "b");
    let heard = |place: usize, from: Option<usize>| reached(play.state(), (place, from), None);
    let name = play.champion(First).card().name.to_string();
    assert!(heard(1, Some(0)).contains(&name) && heard(1, Some(0)).contains("single, 1 AP"), "{}", heard(1, Some(0)));
    assert!(!heard(0, Some(1)).contains(&name), "nobody stands there");
    assert!(heard(2, Some(0)).contains("no border"), "{}", heard(2, Some(0)));
    assert!(!heard(1, None).contains("AP"), "{}", heard(1, None));
    let first = play.state().field().unwrap().board().area_ids().next().unwrap();
    assert!(heard(0, None).contains(&area_name(play.state(), first)));
}
