//! A plan as it is written, for the headless program.

use super::behaviours;
use super::character::CharacterId;
use super::entries::BehaviourEntry;
use super::plan::{Combat, Move, Plan, When};
use super::question::{Options, Question};
use super::reach::CombatKind;
use super::situation::Situation;
use crate::games::champions::board::{AreaId, Board};
use serde::Serialize;

/// The whole answer.
#[derive(Debug, Serialize)]
pub struct Answer {
    oni_healed: Vec<String>,
    moves: Vec<MoveEntry>,
    combats: Vec<CombatEntry>,
}

#[derive(Debug, Serialize)]
struct MoveEntry {
    id: String,
    path: Vec<String>,
    ap_spent: u8,
    ap_left: u8,
    tokens: u8,
    target: Option<String>,
    behaviour: BehaviourEntry,
    took_goal: bool,
    left_board: bool,
    questions: Vec<QuestionEntry>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "about", rename_all = "snake_case")]
enum QuestionEntry {
    Target { options: Vec<String>, chosen: String },
    Blocker { options: Vec<String>, chosen: String },
    Yojimbo { options: Vec<String>, chosen: String },
    Exit { options: Vec<String>, chosen: String },
    Route { options: Vec<Vec<String>>, chosen: Vec<String> },
}

#[derive(Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the exchange format has them")]
struct CombatEntry {
    attacker: String,
    defender: String,
    redirected_from: Option<String>,
    kind: KindEntry,
    during_movement: bool,
    defender_cover: bool,
    attacker_cover: bool,
    return_fire: bool,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum KindEntry {
    Melee,
    Ranged,
}

/// The answer to a document, in its own ids.
pub fn answer(board: &Board, situation: &Situation, plan: &Plan) -> Answer {
    let names = Names { board, situation };
    Answer {
        oni_healed: plan.oni_healed.iter().map(|&who| names.who(who)).collect(),
        moves: plan.moves.iter().map(|one| names.movement(one)).collect(),
        combats: plan.combats.iter().map(|one| names.combat(one)).collect(),
    }
}

struct Names<'a> {
    board: &'a Board,
    situation: &'a Situation,
}

impl Names<'_> {
    fn who(&self, id: CharacterId) -> String {
        self.situation.character(id).id.clone()
    }

    fn area(&self, id: AreaId) -> String {
        self.board.area(id).id.clone()
    }

    fn areas(&self, areas: &[AreaId]) -> Vec<String> {
        areas.iter().map(|&area| self.area(area)).collect()
    }

    fn movement(&self, one: &Move) -> MoveEntry {
        MoveEntry {
            id: self.who(one.enemy),
            path: self.areas(&one.path),
            ap_spent: one.ap - one.ap_left,
            ap_left: one.ap_left,
            tokens: one.tokens,
            target: one.target.map(|target| self.who(target)),
            behaviour: behaviours::entry(self.board, &one.behaviour),
            took_goal: one.took_goal,
            left_board: one.left_board,
            questions: one.questions.iter().map(|question| self.question(question)).collect(),
        }
    }

    fn question(&self, question: &Question) -> QuestionEntry {
        let all = |who: &[CharacterId]| who.iter().map(|&id| self.who(id)).collect::<Vec<_>>();
        let one = |options: &[String]| options[question.chosen].clone();
        match &question.options {
            Options::Target(who) => QuestionEntry::Target { chosen: one(&all(who)), options: all(who) },
            Options::Blocker(who) => QuestionEntry::Blocker { chosen: one(&all(who)), options: all(who) },
            Options::Yojimbo(who) => QuestionEntry::Yojimbo { chosen: one(&all(who)), options: all(who) },
            Options::Exit(areas) => QuestionEntry::Exit { chosen: one(&self.areas(areas)), options: self.areas(areas) },
            Options::Route(routes) => {
                let options: Vec<_> = routes.iter().map(|route| self.areas(route)).collect();
                QuestionEntry::Route { chosen: options[question.chosen].clone(), options }
            }
        }
    }

    fn combat(&self, one: &Combat) -> CombatEntry {
        CombatEntry {
            attacker: self.who(one.attacker),
            defender: self.who(one.defender),
            redirected_from: one.redirected_from.map(|target| self.who(target)),
            kind: match one.kind {
                CombatKind::Melee => KindEntry::Melee,
                CombatKind::Ranged => KindEntry::Ranged,
            },
            during_movement: match one.when {
                When::Movement => true,
                When::Token => false,
            },
            defender_cover: one.defender_cover,
            attacker_cover: one.attacker_cover,
            return_fire: one.return_fire,
        }
    }
}
