//! What holds for every board and every round, found by random play.

use super::support::{Table, ask};
use proptest::prelude::*;
use rokugan::games::battle_for_rokugan::content::map;
use rokugan::games::battle_for_rokugan::model::Named;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::kernel::by::Small;
use serde_json::{Value, json};

const CLANS: [&str; 7] = ["crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"];

/// Tokens every clan has, each at most as often as it stands here.
const FACES: [&str; 14] = [
    "army 1",
    "army 1",
    "army 2",
    "army 2",
    "army 3",
    "army 4",
    "army 5",
    "navy 1",
    "navy 2",
    "shinobi 1",
    "shinobi 2",
    "raid",
    "diplomacy",
    "bluff",
];

/// Numbers that a round is made from: places and faces are chosen with them, never filled in.
#[derive(Clone, Debug)]
struct Seeds {
    players: usize,
    first: usize,
    owners: Vec<usize>,
    specials: Vec<(usize, usize)>,
    rulings: Vec<usize>,
    tokens: Vec<(usize, usize, usize)>,
}

fn seeds() -> impl Strategy<Value = Seeds> {
    let board = (2_usize..=5, 0_usize..7, prop::collection::vec(0_usize..8, 30));
    let specials = prop::collection::vec((0_usize..30, 0_usize..10), 0..5);
    let tokens = prop::collection::vec((0_usize..5, 0_usize..14, any::<usize>()), 0..26);
    (board, specials, prop::collection::vec(0_usize..2, 8), tokens).prop_map(|(board, specials, rulings, tokens)| {
        let (players, first, owners) = board;
        Seeds { players, first, owners, specials, rulings, tokens }
    })
}

impl Seeds {
    fn clans(&self) -> Vec<&'static str> {
        CLANS.iter().cycle().skip(self.first).take(self.players).copied().collect()
    }

    fn board(&self) -> Table {
        let clans = self.clans();
        let mut table = Table::of(&clans.join(" "));
        for (province, owner) in Province::ALL.iter().zip(&self.owners) {
            if let Some(clan) = clans.get(*owner) {
                let up = if (owner + *province as usize).is_multiple_of(3) { "+1" } else { "" };
                table = table.own(clan, &format!("{}{up}", province.id()));
            }
        }
        let tokens = [
            "scorched",
            "peace",
            "shrine",
            "battlefield",
            "harbor",
            "honor1",
            "honor2",
            "honor4",
            "defense1",
            "defense2",
        ];
        for (province, special) in &self.specials {
            let with = table.clone().special(tokens[*special], Province::ALL[*province].id());
            if with.try_resolve().is_ok() {
                table = with;
            }
        }
        let options = [
            ("attackers_tie", ["defender", "cancel"]),
            ("crane_tie", ["any", "defender_only"]),
            ("phoenix", ["alone", "everyone"]),
            ("raid_reach", ["all_borders", "inward"]),
            ("discarded_attack", ["yes", "no"]),
            ("bluff_attack", ["no", "yes"]),
            ("lion_bluff", ["no", "yes"]),
            ("diplomacy_defense", ["no", "yes"]),
        ];
        let chosen = options.iter().zip(&self.rulings);
        chosen.fold(table, |table, ((ruling, options), option)| table.ruling(ruling, options[*option]))
    }

    /// The board with each token laid somewhere, mostly legally; no two on one border or coast.
    fn round(&self) -> Table {
        let clans = self.clans();
        let mut table = self.board();
        let mut hands = vec![FACES.to_vec(); clans.len()];
        let mut taken = Vec::new();
        for (clan, face, place) in &self.tokens {
            let (clan, hand) = (clan % clans.len(), &mut hands[clan % clans.len()]);
            if hand.is_empty() {
                continue;
            }
            let token = format!("{} {}", clans[clan], hand.remove(face % hand.len()));
            let words: Vec<_> = token.split(' ').take(2).collect();
            let places = table.places(&words.join(" "));
            let at = match places.get(place % places.len().max(1)) {
                Some(at) if place % 7 > 0 => at.clone(),
                Some(_) | None => Province::ALL[place % 30].id().to_owned(),
            };
            let border = border_of(&at);
            if border.is_none() || !taken.contains(&border) {
                taken.push(border);
                table = table.lay(&token, &at);
            }
        }
        table
    }

    /// The first province that is no longer as printed on the board, and open.
    fn target(&self, table: &Table) -> Province {
        let open = |province: &&Province| {
            let special = table.board["special"][province.id()].as_str();
            special != Some("scorched") && special != Some("peace")
        };
        let most = |province: &&Province| {
            let about = |token: &&Value| {
                let at = &token["at"];
                [&at["center"], &at["coast"], &at["target"]].contains(&&json!(province.id()))
            };
            table.tokens.iter().filter(about).count()
        };
        Province::ALL.iter().filter(open).max_by_key(most).copied().unwrap_or(Province::CrabEast)
    }
}

/// The two sides of a border or the coast a place is on, whatever its arrow.
fn border_of(at: &str) -> Option<String> {
    match at.split_once('>') {
        Some((from, to)) => Some(if from < to { format!("{from} {to}") } else { format!("{to} {from}") }),
        None => at.starts_with('~').then(|| at.to_owned()),
    }
}

/// The same round with the faces of some tokens hidden, and the hands they came from.
///
/// Tokens whose place is illegal stay known: nothing unknown can lie there.
fn fog(table: &Table) -> (Table, Value) {
    let mut hidden = table.clone();
    let fates = table.resolve().0["tokens"].clone();
    let mut hands = serde_json::Map::new();
    for at in 0..hidden.tokens.len() {
        let reason = &fates[at]["reason"];
        let illegal = fates[at]["step"] == 2 && *reason != "bluff";
        let bluff_nowhere = *reason == "bluff" && !lies_legally(table, at);
        if at % 3 != 0 && !illegal && !bluff_nowhere {
            hidden.tokens[at]["kind"] = Value::Null;
            hidden.tokens[at]["strength"] = Value::Null;
            let clan = hidden.tokens[at]["clan"].as_str().expect("a clan").to_owned();
            hands.insert(clan, json!({"unknown": 15}));
        }
    }
    (hidden, Value::Object(hands))
}

fn lies_legally(table: &Table, at: usize) -> bool {
    let token = &table.tokens[at];
    let document = json!({
        "board": table.board, "clan": token["clan"], "kind": token["kind"], "tokens": table.tokens[..at],
        "at": token["at"],
    });
    ask("legal", &document).expect("a sound question")["legal"] == true
}

fn chance(value: &Value) -> f64 {
    value.as_f64().expect("a chance")
}

/// The same with players in another order, clockwise from the next seat and reversed.
fn reseated(table: &Table) -> Table {
    let mut other = table.clone();
    let mut players = other.board["players"].as_array().expect("players").clone();
    players.reverse();
    other.board["players"] = Value::Array(players);
    other
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_token_has_one_fate_and_only_bluffs_return(seeds in seeds()) {
        let table = seeds.round();
        let round = table.resolve();
        let fates = round.0["tokens"].as_array().expect("a list");
        prop_assert_eq!(fates.len(), table.tokens.len());
        for (token, fate) in table.tokens.iter().zip(fates) {
            prop_assert_eq!(&token["id"], &fate["id"]);
            prop_assert_eq!(token["kind"] == "bluff", fate["fate"] == "returned");
        }
    }

    #[test]
    fn control_never_lies_in_scorched_earth_and_grows_by_one_faceup_token_at_most(seeds in seeds()) {
        let table = seeds.round();
        let round = table.resolve();
        for province in Province::ALL.iter().map(|province| province.id()) {
            let (before, after) = (&table.board["control"][province], &round.0["control"][province]);
            if round.special(province) == "scorched" {
                prop_assert!(after.is_null());
            } else if before["clan"] == after["clan"] && !after.is_null() {
                let grown = after["up"].as_i64().zip(before["up"].as_i64()).map(|(after, before)| after - before);
                let defended = round.defended().iter().any(|one| one.starts_with(&format!("{province} ")));
                // Held, or retaken: nobody attacks an own province.
                prop_assert_eq!(grown, Some(i64::from(defended)));
            } else if !after.is_null() {
                prop_assert_eq!(after, &json!({"clan": after["clan"], "down": 1, "up": 0}));
            }
        }
    }

    #[test]
    fn the_order_of_tokens_that_do_not_share_a_place_changes_nothing_on_the_board(seeds in seeds()) {
        let table = seeds.round();
        let mut reversed = table.clone();
        reversed.tokens.reverse();
        let (one, other) = (table.resolve(), reversed.resolve());
        for field in ["battles", "defended", "control", "special", "cards", "honor", "ronin"] {
            prop_assert_eq!(&one.0[field], &other.0[field]);
        }
        let mut back = other.fates();
        back.reverse();
        prop_assert_eq!(one.fates(), back);
    }

    #[test]
    fn seats_only_order_lists(seeds in seeds()) {
        let table = seeds.round();
        let (one, other) = (table.resolve(), reseated(&table).resolve());
        for field in ["tokens", "defended", "control", "special", "cards", "honor"] {
            prop_assert_eq!(&one.0[field], &other.0[field]);
        }
    }

    #[test]
    fn every_listed_place_is_legal_and_every_other_is_not(seeds in seeds(), kind in 0_usize..6, clan in 0_usize..2) {
        let table = seeds.round();
        let kinds = ["army", "navy", "shinobi", "diplomacy", "raid", "bluff"];
        let token = format!("{} {}", seeds.clans()[clan], kinds[kind]);
        let places = table.places(&token);
        let provinces = || Province::ALL.iter().map(|province| province.id());
        let borders = map::BORDERS.iter().flat_map(|(one, two)| {
            [format!("{}>{}", one.id(), two.id()), format!("{}>{}", two.id(), one.id())]
        });
        let coasts = Province::ALL.iter().filter(|province| map::facts(**province).coast.is_some());
        let all = provinces().map(str::to_owned).chain(borders).chain(coasts.map(|coast| format!("~{}", coast.id())));
        for at in all {
            let said = table.judge(&token, &at);
            let legal = ["attack", "defend", "raid", "raid, idle", "peace"].contains(&said.as_str())
                && !(said == "peace" && kinds[kind] != "diplomacy");
            prop_assert_eq!(places.contains(&at), legal && says_legal(&table, &token, &at), "{} {}", at, said);
        }
    }

    #[test]
    fn chances_sum_to_one_and_seats_do_not_matter(seeds in seeds()) {
        let (table, hands) = fog(&seeds.round());
        let target = seeds.target(&table).id();
        let Ok(odds) = table.odds(target, hands.clone(), None) else { return Ok(()) };
        let outcomes = &odds["outcomes"];
        let taken: f64 = outcomes["taken"].as_object().expect("takers").values().map(chance).sum();
        let sum = chance(&outcomes["scorched"]) + chance(&outcomes["peace"]) + chance(&outcomes["held"]) + taken;
        prop_assert!((sum - 1.0).abs() < 1e-12);
        for totals in odds["totals"].as_object().expect("totals").values().chain([&odds["defense"]]) {
            let sum: f64 = totals.as_array().expect("a list").iter().map(|entry| chance(&entry[1])).sum();
            prop_assert!((sum - 1.0).abs() < 1e-12);
        }
        let reseated = reseated(&table).odds(target, hands, None).expect("the same odds");
        prop_assert!(super::support::same(&odds, &reseated));
    }

    #[test]
    fn more_defense_never_lowers_held_and_need_never_falls(seeds in seeds(), ask_for in 0_usize..2) {
        let (table, hands) = fog(&seeds.round());
        let target = seeds.target(&table).id();
        let clan = seeds.clans()[ask_for];
        let Ok(odds) = table.odds(target, hands.clone(), Some(clan)) else { return Ok(()) };
        let need: Vec<f64> = odds["need"].as_array().expect("13 chances").iter().map(chance).collect();
        // Where tied attackers drop out, an attacker may reach a tie with its extra strength and be worse off.
        let may_fall = table.board["rulings"]["attackers_tie"] == "cancel"
            && table.board["control"][target]["clan"] != clan;
        prop_assert!(may_fall || need.windows(2).all(|pair| pair[1] >= pair[0] - 1e-12), "{:?}", need);
        let control = &table.board["control"][target];
        if let Some(up) = control["up"].as_i64() {
            let mut stronger = table.clone();
            stronger.board["control"][target]["up"] = json!(up + 1);
            let more = stronger.odds(target, hands, None).expect("the same tokens");
            prop_assert!(chance(&more["outcomes"]["held"]) >= chance(&odds["outcomes"]["held"]) - 1e-12);
        }
    }

    #[test]
    fn an_illegal_token_counts_like_one_that_is_out(seeds in seeds()) {
        let (table, hands) = fog(&seeds.round());
        let target = seeds.target(&table).id();
        let clan = seeds.clans()[0];
        let mut known = hands.clone();
        known[clan] = json!({"unknown": 12});
        let mut out = hands;
        out[clan] = json!({"unknown": 12, "out": [["army", 4, 1]]});
        // An army in a foreign center, where it is in nobody's way.
        let foreign = Province::ALL.iter().find(|province| table.board["control"][province.id()]["clan"] != clan);
        let Some(foreign) = foreign else { return Ok(()) };
        let with = table.clone().lay(&format!("{clan} army 4"), foreign.id());
        match (with.odds(target, known, None), table.odds(target, out, None)) {
            (Ok(one), Ok(other)) => prop_assert!(super::support::same(&one, &other)),
            (one, other) => prop_assert_eq!(one.is_ok(), other.is_ok()),
        }
    }

    #[test]
    fn a_card_changes_the_board_or_is_refused_at_its_own_fields(
        seeds in seeds(), card in 0_usize..22, at in 0_usize..30, other in 0_usize..30,
    ) {
        let data = include_str!("../data/battle_for_rokugan/components.json");
        let data: Value = serde_json::from_str(data).expect("JSON");
        let id = data["territory_cards"][card]["id"].as_str().expect("an id");
        let (one, two) = (Province::ALL[at].id(), Province::ALL[other].id());
        let choices = [
            json!({"province": one}),
            json!({"province": one, "reward": two}),
            json!({"provinces": [one, two]}),
            json!({"provinces": [one, two, "crab_east"]}),
            json!({"own": one, "other": two}),
            json!({"sacrifice": one}),
            json!({"sacrifice": one, "specials": [two]}),
        ];
        let table = seeds.board();
        for choice in choices {
            match table.play(seeds.clans()[0], id, choice) {
                Ok(after) => {
                    let mut again = table.clone();
                    again.board["control"] = after["control"].clone();
                    again.board["special"] = after["special"].clone();
                    prop_assert!(again.try_resolve().is_ok(), "{} makes a board that cannot be", id);
                }
                Err(path) => prop_assert!(path == "card" || path.starts_with("choice.")),
            }
        }
    }
}

/// Whether a token may lie there, in the answer's own word.
fn says_legal(table: &Table, token: &str, at: &str) -> bool {
    let (clan, kind) = token.split_once(' ').expect("a clan and a kind");
    let place = super::support::place(at);
    let document = json!({"board": table.board, "clan": clan, "kind": kind, "tokens": table.tokens, "at": place});
    ask("legal", &document).expect("a sound question")["legal"] == true
}
