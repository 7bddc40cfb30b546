//! `legal`: where a clan may lay a token of some kind, or why not at one place.

use super::shared::{named, player, read};
use super::{places as place_format, tokens};
use crate::games::battle_for_rokugan::model::Named;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::place::Place;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::tokens::{Token, Tokens};
use crate::games::battle_for_rokugan::rules::placement::{Reason, Role, judge, judge_blessing, verdicts};
use crate::games::battle_for_rokugan::rules::places;
use crate::kernel::document::{DocumentFault, Node};
use serde_json::{Value, json};

pub(super) fn answer(text: &str) -> Result<Value, DocumentFault> {
    read(text, legal)
}

fn legal(node: &Node<'_>) -> Result<Value, DocumentFault> {
    let object = node.object(&["board", "clan", "kind", "tokens", "at"])?;
    let board = super::board::read(&object.required("board")?)?;
    let clan = player(board.players(), &object.required("clan")?)?;
    let kind = named(&object.required("kind")?)?;
    let tokens = object.or("tokens", Tokens::none(), |node| tokens::read(node, &board))?;
    let question = Question { board: &board, clan, kind, tokens: &tokens };
    match object.optional("at") {
        None => Ok(question.places()),
        Some(at) => {
            let known: Vec<Token> = tokens.iter().cloned().collect();
            Ok(question.at(place_format::read(&at, &known)?))
        }
    }
}

struct Question<'a> {
    board: &'a Board,
    clan: Clan,
    kind: Kind,
    tokens: &'a Tokens,
}

impl Question<'_> {
    fn places(&self) -> Value {
        let found = places::legal(self.board, self.clan, self.kind, self.tokens);
        let place = |(place, role): &(Place, Role)| {
            json!({
                "at": place_format::value(*place, self.tokens.iter()),
                "role": role.id(),
                "effective": self.effective(*place, *role),
            })
        };
        json!({"places": found.iter().map(place).collect::<Vec<_>>()})
    }

    fn at(&self, place: Place) -> Value {
        match self.judged(place) {
            Ok(role) => json!({
                "legal": true, "reason": null, "role": role.id(), "effective": self.effective(place, role),
            }),
            Err(reason) => json!({"legal": false, "reason": reason.id(), "role": null, "effective": false}),
        }
    }

    fn judged(&self, place: Place) -> Result<Role, Reason> {
        match (place, self.kind) {
            (Place::At(spot), kind) => judge(self.board, self.clan, kind, spot, self.tokens.iter()),
            (Place::On(at), Kind::Blessing) => {
                let verdict = verdicts(self.board, self.tokens).into_iter().nth(at);
                let base = self.tokens.get(at).zip(verdict);
                base.map_or(Err(Reason::BlessingBase), |(base, verdict)| judge_blessing(self.clan, base, verdict))
            }
            (Place::On(_), Kind::Army | Kind::Navy | Kind::Shinobi | Kind::Diplomacy | Kind::Raid | Kind::Bluff) => {
                Err(Reason::Kind)
            }
        }
    }

    /// Whether the token would do something: a raid needs a province or a shinobi to work from (BR-RES-3).
    fn effective(&self, place: Place, role: Role) -> bool {
        let works = |province: Province| places::raid_works(self.board, self.clan, province, self.tokens);
        match (role, place) {
            (Role::Raid, Place::At(spot)) => works(spot.target()),
            (Role::Raid, Place::On(_)) | (Role::Attack | Role::Defend | Role::Peace | Role::Bless, _) => true,
        }
    }
}
