//! A table written the way players speak of it, and what the commands answer, in short words.
//!
//! Places: `lion_capital` is a center, `lion_coast>lion_capital` a border with its arrow, `~lion_coast` a coast, `^0`
//! the token laid first. Tokens: `lion army 5`, `lion raid`, `lion ?` for a facedown one.

use rokugan::games::battle_for_rokugan::tools::headless::COMMANDS;
use serde_json::{Map, Value, json};

/// Asks a command; an error is the path it names.
pub fn ask(command: &str, document: &Value) -> Result<Value, String> {
    ask_text(command, &document.to_string())
}

/// Asks a command with a text that need not be JSON.
pub fn ask_text(command: &str, text: &str) -> Result<Value, String> {
    let command = COMMANDS.iter().find(|known| known.name == command).expect("a command of this game");
    (command.answer)(text).map_err(|fault| fault.path)
}

/// Whether two documents mean the same: numbers within 1e-9 where one has a fraction, all else exactly.
pub fn same(one: &Value, two: &Value) -> bool {
    match (one, two) {
        (Value::Number(a), Value::Number(b)) if a.is_f64() || b.is_f64() => {
            a.as_f64().zip(b.as_f64()).is_some_and(|(a, b)| (a - b).abs() < 1e-9)
        }
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        _ => one == two,
    }
}

/// A table in the middle of a round.
#[derive(Clone)]
pub struct Table {
    pub board: Value,
    pub tokens: Vec<Value>,
    pub swap: Value,
}

impl Table {
    /// These clans, clockwise; an empty board.
    pub fn of(players: &str) -> Self {
        let players: Vec<_> = players.split(' ').collect();
        let board = json!({"players": players, "control": {}, "special": {}, "ronin": [], "cards": {}, "rulings": {}});
        Self { board, tokens: Vec::new(), swap: Value::Null }
    }

    /// `clan` has a facedown token in each province; `lion_capital+2` has two faceup ones beside it.
    pub fn own(mut self, clan: &str, provinces: &str) -> Self {
        for province in provinces.split(' ') {
            let (name, up) = province.split_once('+').unwrap_or((province, "0"));
            let up: u8 = up.parse().expect("a number of faceup tokens");
            self.board["control"][name] = json!({"clan": clan, "down": 1, "up": up});
        }
        self
    }

    /// A special token in each province.
    pub fn special(mut self, token: &str, provinces: &str) -> Self {
        provinces.split(' ').for_each(|province| self.board["special"][province] = json!(token));
        self
    }

    /// The table plays by this ruling.
    pub fn ruling(mut self, ruling: &str, option: &str) -> Self {
        self.board["rulings"][ruling] = json!(option);
        self
    }

    /// These clans are ronin this round.
    pub fn ronin(mut self, clans: &str) -> Self {
        self.board["ronin"] = clans.split(' ').collect();
        self
    }

    /// A territory's card is `board`, `used` or with a clan.
    pub fn card(mut self, territory: &str, place: &str) -> Self {
        self.board["cards"][territory] = json!(place);
        self
    }

    /// A combat token is laid; its id is how many were laid before.
    pub fn lay(mut self, token: &str, at: &str) -> Self {
        let mut words = token.split(' ');
        let (clan, kind, strength) = (words.next(), words.next().filter(|kind| *kind != "?"), words.next());
        let strength: Option<u8> = strength.map(|strength| strength.parse().expect("a strength"));
        let id = self.tokens.len().to_string();
        self.tokens.push(json!({"id": id, "clan": clan, "kind": kind, "strength": strength, "at": place(at)}));
        self
    }

    /// Unicorn swaps two tokens.
    pub fn swap(mut self, one: &str, two: &str) -> Self {
        self.swap = json!([one, two]);
        self
    }

    /// Everything is revealed and resolved.
    #[track_caller]
    pub fn resolve(&self) -> Round {
        Round(self.try_resolve().unwrap_or_else(|path| panic!("refused at {path}")))
    }

    /// The same, or the path of what is refused.
    pub fn try_resolve(&self) -> Result<Value, String> {
        ask("resolve", &json!({"board": self.board, "tokens": self.tokens, "swap": self.swap}))
    }

    /// The reason why a token of `clan` and `kind` may not lie there, or what it does: `attack`, `raid, idle`.
    #[track_caller]
    pub fn judge(&self, token: &str, at: &str) -> String {
        let (clan, kind) = token.split_once(' ').expect("a clan and a kind");
        let document = json!({"board": self.board, "clan": clan, "kind": kind, "tokens": self.tokens, "at": place(at)});
        let answer = ask("legal", &document).unwrap_or_else(|path| panic!("refused at {path}"));
        let idle = answer["legal"] == true && answer["effective"] == false;
        let said = if answer["legal"] == true { text(&answer["role"]) } else { text(&answer["reason"]) };
        said + if idle { ", idle" } else { "" }
    }

    /// The places where a token may lie, as [`place`] reads them.
    #[track_caller]
    pub fn places(&self, token: &str) -> Vec<String> {
        let (clan, kind) = token.split_once(' ').expect("a clan and a kind");
        let document = json!({"board": self.board, "clan": clan, "kind": kind, "tokens": self.tokens});
        let answer = ask("legal", &document).unwrap_or_else(|path| panic!("refused at {path}"));
        answer["places"].as_array().expect("a list").iter().map(|place| place_text(&place["at"])).collect()
    }

    /// The final table; `objectives` as in a document.
    #[track_caller]
    pub fn score(&self, objectives: Value) -> Value {
        ask("score", &json!({"board": self.board, "objectives": objectives}))
            .unwrap_or_else(|path| panic!("refused at {path}"))
    }

    /// The objectives that a clan meets.
    #[track_caller]
    pub fn met(&self, clan: &str) -> Vec<String> {
        let score = self.score(json!({}));
        let line = score["clans"].as_array().expect("a list").iter().find(|line| line["clan"] == clan);
        line.expect("a player")["met"].as_array().expect("a list").iter().map(text).collect()
    }

    /// The board after a card, or the path of what is refused.
    pub fn play(&self, clan: &str, card: &str, choice: Value) -> Result<Value, String> {
        ask("card", &json!({"board": self.board, "clan": clan, "card": card, "choice": choice}))
    }

    /// The odds of a province, or the path of what is refused.
    pub fn odds(&self, province: &str, hands: Value, ask_for: Option<&str>) -> Result<Value, String> {
        let document = json!({
            "board": self.board, "province": province, "tokens": self.tokens, "hands": hands, "ask": ask_for,
        });
        ask("odds", &document)
    }
}

/// What a round came to.
pub struct Round(pub Value);

impl Round {
    /// Step and reason of each token, in the order they were laid.
    pub fn fates(&self) -> Vec<String> {
        self.list("tokens", |token| format!("{} {}", token["step"], text(&token["reason"])))
    }

    /// Those that went back behind a screen, by id.
    pub fn returned(&self) -> Vec<String> {
        let all = self.0["tokens"].as_array().expect("a list").iter();
        all.filter(|token| token["fate"] == "returned").map(|token| text(&token["id"])).collect()
    }

    /// `crane_south: scorpion 4/0, crane 4/0: crane taken crane_tie`; totals against the defense.
    pub fn battles(&self) -> Vec<String> {
        self.list("battles", |battle| {
            let attackers = battle["attackers"].as_array().expect("a list").iter();
            let attackers: Vec<_> =
                attackers.map(|one| format!("{} {}/{}", text(&one["clan"]), one["total"], one["against"])).collect();
            let winner = battle["winner"].as_str().unwrap_or("nobody");
            let end = format!("{winner} {} {}", text(&battle["result"]), text(&battle["why"]));
            format!("{}: {}: {end}", text(&battle["province"]), attackers.join(", "))
        })
    }

    /// `lion_capital lion battle`.
    pub fn defended(&self) -> Vec<String> {
        self.list("defended", |one| {
            format!("{} {} {}", text(&one["province"]), text(&one["clan"]), text(&one["reason"]))
        })
    }

    /// `0 yes` for a raid or diplomacy token that worked, `0 no` for one that did not.
    pub fn effects(&self, of: &str) -> Vec<String> {
        self.list(of, |one| format!("{} {}", text(&one["id"]), if one["effect"] == true { "yes" } else { "no" }))
    }

    /// `crane: board to crane`.
    pub fn card_moves(&self) -> Vec<String> {
        self.list("card_moves", |one| {
            format!("{}: {} to {}", text(&one["territory"]), text(&one["from"]), text(&one["to"]))
        })
    }

    /// `lion 1+1`: one facedown, one faceup; `nobody`.
    pub fn control(&self, province: &str) -> String {
        control(&self.0, province)
    }

    /// The special token of a province, or `none`.
    pub fn special(&self, province: &str) -> String {
        self.0["special"][province].as_str().unwrap_or("none").to_owned()
    }

    fn list(&self, field: &str, say: impl Fn(&Value) -> String) -> Vec<String> {
        self.0[field].as_array().expect("a list").iter().map(say).collect()
    }
}

/// `lion 1+1`: one facedown, one faceup; `nobody`.
pub fn control(answer: &Value, province: &str) -> String {
    let control = &answer["control"][province];
    match control["clan"].as_str() {
        Some(clan) => format!("{clan} {}+{}", control["down"], control["up"]),
        None => "nobody".to_owned(),
    }
}

/// A text of a document.
pub fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The place that a short word means.
pub fn place(word: &str) -> Value {
    if let Some(id) = word.strip_prefix('^') {
        json!({"on": id})
    } else if let Some(province) = word.strip_prefix('~') {
        json!({"coast": province})
    } else if let Some((from, to)) = word.split_once('>') {
        json!({"border": [from, to], "target": to})
    } else {
        json!({"center": word})
    }
}

fn place_text(at: &Value) -> String {
    let fields = at.as_object().cloned().unwrap_or_else(Map::new);
    match (fields.get("center"), fields.get("coast"), fields.get("on")) {
        (Some(center), _, _) => text(center),
        (_, Some(coast), _) => format!("~{}", text(coast)),
        (_, _, Some(on)) => format!("^{}", text(on)),
        (None, None, None) => format!("{}>{}", text(&at["border"][0]), text(&at["target"])),
    }
}
