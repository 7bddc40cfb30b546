//! Why an Enemy does what it does, as data, and ties the players have settled.

use crate::support::drawn::phase;
use rokugan::games::champions::board::Board;
use rokugan::games::champions::enemy::document::read;
use rokugan::games::champions::enemy::nearness::Nearness;
use rokugan::games::champions::enemy::plan::{Plan, plan};
use rokugan::games::champions::enemy::question::{Decision, Options, Question};
use rokugan::games::champions::enemy::reach::CombatKind;
use rokugan::games::champions::enemy::reason::{Candidate, Cause, Reason};
use rokugan::games::champions::enemy::situation::Situation;

/// A drawn table and its plan.
struct Planned {
    board: Board,
    situation: Situation,
    plan: Plan,
}

fn planned(drawing: &str, characters: &str) -> Planned {
    let (board, situation) = read(&phase(drawing, characters).to_string()).unwrap();
    let plan = plan(&board, &situation);
    Planned { board, situation, plan }
}

impl Planned {
    /// The reasons of the Enemy that moves first.
    fn reasons(&self) -> &[Reason] {
        &self.plan.moves[0].reasons
    }

    /// The plan once the players have settled the first tie by its `chosen` option.
    fn settled(mut self, chosen: usize) -> Plan {
        let first = &self.plan.moves[0];
        let question = Question { options: first.questions[0].options.clone(), chosen };
        self.situation.decisions.push(Decision { enemy: first.enemy, question });
        plan(&self.board, &self.situation)
    }

    fn path(&self, plan: &Plan) -> String {
        plan.moves[0].path.iter().map(|&area| self.board.area(area).id.as_str()).collect()
    }
}

/// "Goes for Matsu: 2 AP away, Mitsu also 2, but she has more Ki (3 : 2)."
#[test]
fn a_target_comes_with_everybody_it_was_compared_with() {
    let p = planned("a-b-c-d-e", "mitsu: champion e ki2\n matsu: champion a ki3\n spear: enemy c ap4");
    let who = |id| p.situation.find(id).unwrap();
    let candidate = |id, ki| Candidate { who: who(id), nearness: Nearness::Route(2), ki };
    let [first, second, third, reach, tokens] = p.reasons() else { panic!("{:?}", p.reasons()) };
    assert_eq!(*first, Reason::GoesFor { candidates: vec![candidate("matsu", 3), candidate("mitsu", 2)] });
    let at = |id| p.board.find(id).unwrap();
    assert_eq!(*second, Reason::Moves { to: at("b"), cost: 1 });
    assert_eq!(*third, Reason::Moves { to: at("a"), cost: 1 });
    assert_eq!(*reach, Reason::InReach { target: who("matsu"), kind: CombatKind::Melee });
    assert_eq!(*tokens, Reason::Tokens { tokens: 0, left: 2 });
}

#[test]
fn every_reason_names_its_rule() {
    let p = planned(
        "a-b-c=d\n exits d",
        "matsu: champion a
         spear: enemy b ap4
         walker: enemy d ap4 patrol=c,d
         runner: enemy c ap4 escape
         guard: enemy d ap4 gatekeeper",
    );
    let all: Vec<&Reason> = p.plan.moves.iter().flat_map(|one| &one.reasons).collect();
    assert!(all.len() > 8 && all.iter().all(|reason| reason.rule().id.starts_with("CH-")));
}

/// Every Enemy says at least what it is about and what it has left, unless it left.
#[test]
fn nobody_moves_or_stays_without_a_reason() {
    let cases = [
        ("spear: enemy b ap2", Reason::NobodyToGoFor),
        ("spear: enemy b ap2 gatekeeper", Reason::Guards),
        ("spear: enemy b ap2 sentinel", Reason::Guards),
        ("spear: enemy b ap2 patrol=b", Reason::LettersAllHere),
        ("spear: enemy b ap2 patrol=a", Reason::NoRoute),
        ("spear: enemy b ap2 search=a", Reason::NoRoute),
        ("spear: enemy b ap2 search=@ghost", Reason::NoGoal),
        ("spear: enemy b ap2 search=b", Reason::TakesGoal { cost: 1 }),
        ("spear: enemy b ap2 search=b/3", Reason::CannotTakeGoal { cost: 3, left: 2 }),
        ("spear: enemy b ap2 kill=ghost", Reason::TargetsEliminated),
        ("spear: enemy b ap2 escape", Reason::NoRoute),
        ("spear: enemy b ap2 escape=b", Reason::Leaves { cost: 1 }),
        ("spear: enemy b ap0 escape=b", Reason::CannotLeave { cost: 1, left: 0 }),
        ("spear: enemy b ap1 escape=c", Reason::TooFar { cost: 2, left: 1 }),
        ("spear: enemy b ap7", Reason::Tokens { tokens: 2, left: 7 }),
        ("spear: enemy b ap7", Reason::NobodyInReach),
    ];
    for (enemy, expected) in cases {
        let p = planned("a#b=c", enemy);
        assert!(p.reasons().contains(&expected), "{enemy}: {:?}", p.reasons());
    }
}

#[test]
fn a_combat_says_why_it_is_fought() {
    let cause = |drawing, characters| planned(drawing, characters).plan.combats[0].cause;
    assert_eq!(cause("a", "matsu: champion a\n spear: enemy a ap3"), Cause::Target);
    assert_eq!(cause("a-b-c", "matsu: champion b size4\n thief: enemy c ap3 search=a"), Cause::InTheWay);
    assert_eq!(cause("a", "matsu: champion a\n boss: boss a ap3 escape"), Cause::InItsArea);
    let first = cause("a-b=c", "matsu: champion a\n mitsu: champion c size4\n spear: enemy b ap3 stationary");
    assert_eq!(first, Cause::FirstInReach);
}

/// It sees her and turns; the Combat wakes the Gatekeeper beside it, whose turn is over.
#[test]
fn who_is_seen_and_who_is_woken_is_told() {
    let p = planned("a-b", "matsu: champion a\n guard: enemy b ap4 sentinel\n gate: enemy a gatekeeper");
    let matsu = p.situation.find("matsu").unwrap();
    assert_eq!(p.reasons()[0], Reason::Sees { who: matsu, from: p.board.find("b").unwrap() });
    assert_eq!(p.plan.combats[0].wakes, [p.situation.find("gate").unwrap()]);
}

#[test]
fn a_settled_target_is_heeded() {
    let p = planned("a-b-c", "mitsu: champion c ki2\n matsu: champion a ki2\n spear: enemy b ap4");
    let matsu = p.situation.find("matsu");
    let after = p.settled(1);
    assert_eq!((after.moves[0].target, after.combats[0].defender), (matsu, matsu.unwrap()));
    assert_eq!(after.moves[0].questions[0].chosen, 1);
}

#[test]
fn a_settled_route_is_heeded() {
    let p = planned("a-b\n         | |\n         c-d", "matsu: champion d\n spear: enemy a ap5");
    assert_eq!(p.path(&p.plan), "abd");
    let again = planned("a-b\n         | |\n         c-d", "matsu: champion d\n spear: enemy a ap5");
    assert_eq!(p.path(&again.settled(1)), "acd");
}

#[test]
fn a_settled_exit_blocker_or_yojimbo_is_heeded() {
    let exit = || planned("a-b-c\n exits a c", "runner: enemy b ap2 escape");
    assert_eq!(exit().path(&exit().settled(1)), "bc");
    let blocked = || planned("a-b-c", "guide: ally b size2\n matsu: champion b size2\n thief: enemy c ap3 search=a");
    assert_eq!(blocked().settled(1).combats[0].defender, blocked().situation.find("matsu").unwrap());
    let guarded =
        || planned("a", "matsu: champion a ki5\n one: ally a +Yojimbo\n two: ally a +Yojimbo\n spear: enemy a ap3");
    assert_eq!(guarded().settled(1).combats[0].defender, guarded().situation.find("two").unwrap());
}

/// A decision about another tie, for somebody else, or with an option that is not there changes nothing.
#[test]
fn a_decision_that_does_not_fit_is_not_heeded() {
    let p = planned("a-b-c", "mitsu: champion c ki2\n matsu: champion a ki2\n spear: enemy b ap4");
    let (before, far) = (p.plan.clone(), p.settled(7));
    assert_eq!(far.moves[0].target, before.moves[0].target);
    let mut p = planned("a-b-c", "mitsu: champion c ki2\n matsu: champion a ki2\n spear: enemy b ap4");
    let question = Question { options: Options::Target(vec![]), chosen: 1 };
    p.situation.decisions.push(Decision { enemy: p.plan.moves[0].enemy, question });
    assert_eq!(plan(&p.board, &p.situation), before);
}
