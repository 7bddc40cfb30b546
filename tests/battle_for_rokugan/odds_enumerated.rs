//! The odds against every hand dealt one by one, and against a million simulated ones: each dealt hand is checked for
//! legality token by token and resolved like a round.

use super::support::Table;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A token behind the screen or facedown on the board.
type Face = (&'static str, Option<u8>);

/// What is left of a clan besides the bluff, and how many slots it has; the bluff is in one of them.
struct Hand {
    clan: &'static str,
    left: Vec<Face>,
    slots: usize,
}

impl Hand {
    /// The same as the `hands` of a document: everything else is out.
    fn document(&self, known: &[Face]) -> Value {
        let full: Value =
            serde_json::from_str(include_str!("../data/battle_for_rokugan/components.json")).expect("JSON");
        let common = full["tokens"]["common"].as_array().expect("a list").iter();
        let mut counts: BTreeMap<String, (Value, Value, i64)> = BTreeMap::new();
        let own = full["tokens"]["clan"][self.clan].clone();
        let all = common.cloned().chain([json!([own[0], own[1], 1])]);
        for entry in all {
            let key = format!("{} {}", entry[0], entry[1]);
            let slot = counts.entry(key).or_insert((entry[0].clone(), entry[1].clone(), 0));
            slot.2 += entry[2].as_i64().expect("a count");
        }
        for (kind, strength) in self.left.iter().chain(known).chain(&[("bluff", None)]) {
            let key = format!("{} {}", json!(kind), json!(strength));
            counts.get_mut(&key).expect("a token of the clan").2 -= 1;
        }
        let out: Vec<_> = counts.into_values().map(|(kind, strength, count)| json!([kind, strength, count])).collect();
        json!({"unknown": self.slots, "out": out})
    }
}

/// Every order in which `slots` of the tokens can be drawn.
fn draws(left: &[Face], slots: usize) -> Vec<Vec<Face>> {
    if slots == 0 {
        return vec![Vec::new()];
    }
    let one = |at: usize| {
        let mut rest = left.to_vec();
        let first = rest.remove(at);
        draws(&rest, slots - 1).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (0..left.len()).flat_map(one).collect()
}

/// Every hand of the clan: the bluff in each slot alike, the others drawn.
fn hands(hand: &Hand) -> Vec<Vec<Face>> {
    let drawn = draws(&hand.left, hand.slots - 1);
    let with_bluff =
        |at: usize| drawn.iter().map(move |drawn| [&drawn[..at], &[("bluff", None)], &drawn[at..]].concat());
    (0..hand.slots).flat_map(with_bluff).collect()
}

/// The table with the unknown tokens of a clan turned up as dealt; nothing if one of them would be illegal.
fn turned_up(table: &Table, clan: &str, dealt: &[Face]) -> Option<Table> {
    let mut table = table.clone();
    let unknown: Vec<usize> = (0..table.tokens.len())
        .filter(|at| table.tokens[*at]["clan"] == clan && table.tokens[*at]["kind"].is_null())
        .collect();
    for (at, (kind, strength)) in unknown.into_iter().zip(dealt) {
        table.tokens[at]["kind"] = json!(kind);
        table.tokens[at]["strength"] = json!(strength);
        let fates = Table {
            tokens: table.tokens[..=at].iter().filter(|token| !token["kind"].is_null()).cloned().collect(),
            ..table.clone()
        };
        let fate = fates.resolve().0["tokens"].as_array().expect("a list").last().expect("the token").clone();
        let blessed = table.tokens.iter().any(|token| token["at"]["on"] == table.tokens[at]["id"]);
        let fights = ["army", "navy", "shinobi"].contains(kind);
        if fate["step"] == 2 && fate["reason"] != "bluff" || blessed && !fights || !legal(&table, at) {
            return None;
        }
    }
    Some(table)
}

/// Whether a token may lie where it lies, bluffs included.
fn legal(table: &Table, at: usize) -> bool {
    let token = &table.tokens[at];
    let document = json!({
        "board": table.board, "clan": token["clan"], "kind": token["kind"], "tokens": table.tokens[..at],
        "at": token["at"],
    });
    super::support::ask("legal", &document).expect("a sound question")["legal"] == true
}

/// What became of `province` when only what is aimed at it is resolved.
fn end(table: &Table, province: &str) -> String {
    let aimed = |token: &&Value| {
        let at = &token["at"];
        let base = table.tokens.iter().find(|base| base["id"] == at["on"]).map_or(at, |base| &base["at"]);
        [&base["center"], &base["coast"], &base["target"]].contains(&&json!(province))
    };
    let tokens = table.tokens.iter().filter(aimed).cloned().collect();
    let round = Table { tokens, ..table.clone() }.resolve();
    match (round.special(province).as_str(), round.0["control"][province]["clan"].as_str()) {
        ("scorched", _) => "scorched".to_owned(),
        ("peace", _) => "peace".to_owned(),
        (_, now) if now.is_none() || json!(now) == table.board["control"][province]["clan"] => "held".to_owned(),
        (_, now) => now.unwrap_or_default().to_owned(),
    }
}

/// The shares of each end over all hands of two clans that are legal.
fn enumerated(table: &Table, province: &str, all: &[Hand]) -> BTreeMap<String, f64> {
    let mut tables = vec![table.clone()];
    for hand in all {
        let dealt = hands(hand);
        tables = tables
            .iter()
            .flat_map(|table| dealt.iter().filter_map(|dealt| turned_up(table, hand.clan, dealt)))
            .collect();
    }
    let mut shares = BTreeMap::new();
    for dealt in &tables {
        *shares.entry(end(dealt, province)).or_insert(0.0) += 1.0 / tables.len() as f64;
    }
    shares
}

/// The ends as the program says them.
fn said(odds: &Value) -> BTreeMap<String, f64> {
    let outcomes = odds["outcomes"].as_object().expect("outcomes");
    let plain = outcomes.iter().filter_map(|(name, chance)| Some((name.clone(), chance.as_f64()?)));
    let taken = outcomes["taken"].as_object().expect("takers").iter();
    plain.chain(taken.filter_map(|(clan, chance)| Some((clan.clone(), chance.as_f64()?)))).collect()
}

#[track_caller]
fn agree(table: &Table, province: &str, all: &[Hand], known: &[&[Face]]) {
    let documents = all.iter().zip(known).map(|(hand, known)| (hand.clan.to_owned(), hand.document(known)));
    let odds = table.odds(province, Value::Object(documents.collect()), None).expect("odds");
    let (said, dealt) = (said(&odds), enumerated(table, province, all));
    assert!(dealt.len() > 1, "only one end: {dealt:?}");
    assert!((said.values().sum::<f64>() - 1.0).abs() < 1e-12);
    for (end, chance) in said {
        let share = dealt.get(&end).copied().unwrap_or(0.0);
        assert!((chance - share).abs() < 1e-9, "{end}: {chance} said, {share} dealt");
    }
}

const ARMY_1: Face = ("army", Some(1));
const ARMY_3: Face = ("army", Some(3));
const NAVY_2: Face = ("navy", Some(2));
const SHINOBI_2: Face = ("shinobi", Some(2));
const RAID: Face = ("raid", None);
const DIPLOMACY: Face = ("diplomacy", None);

#[test]
fn a_battle_with_unknown_attackers_and_defender_is_as_dealt() {
    let table = Table::of("phoenix lion crane")
        .own("lion", "lion_capital+1")
        .own("phoenix", "lion_coast")
        .own("crane", "crane_capital")
        .lay("phoenix ?", "lion_coast>lion_capital")
        .lay("lion ?", "lion_capital")
        .lay("crane army 3", "crane_capital>lion_capital");
    let hands = [
        Hand { clan: "phoenix", left: vec![ARMY_1, ARMY_3, ARMY_3, RAID], slots: 3 },
        Hand { clan: "lion", left: vec![ARMY_1, SHINOBI_2, DIPLOMACY, NAVY_2], slots: 2 },
    ];
    for (crane_tie, attackers_tie, phoenix) in
        [("any", "defender", "alone"), ("defender_only", "cancel", "everyone"), ("defender_only", "defender", "alone")]
    {
        let table = table
            .clone()
            .ruling("crane_tie", crane_tie)
            .ruling("attackers_tie", attackers_tie)
            .ruling("phoenix", phoenix);
        agree(&table, "lion_capital", &hands, &[&[], &[]]);
    }
}

#[test]
fn raids_that_depend_on_a_shinobi_and_tokens_elsewhere_are_as_dealt() {
    let table = Table::of("crab crane")
        .own("crab", "crab_capital")
        .own("crane", "phoenix_coast")
        .lay("crab ?", "phoenix_coast")
        .lay("crab ?", "phoenix_coast")
        .lay("crab ?", "~crane_south")
        .lay("crane ?", "phoenix_coast");
    let hands = [
        Hand { clan: "crab", left: vec![RAID, SHINOBI_2, NAVY_2, ARMY_1, ("navy", Some(3))], slots: 4 },
        Hand { clan: "crane", left: vec![DIPLOMACY, NAVY_2, SHINOBI_2], slots: 2 },
    ];
    agree(&table, "phoenix_coast", &hands, &[&[], &[]]);
}

#[test]
fn a_blessed_token_and_a_harbor_are_as_dealt() {
    let table = Table::of("unicorn crab")
        .own("crab", "crab_east+1")
        .special("harbor", "crab_east")
        .own("unicorn", "scorpion_west")
        .lay("unicorn ?", "scorpion_west>crab_east")
        .lay("unicorn blessing 2", "^0")
        .lay("unicorn ?", "crab_center>crab_east")
        .lay("crab ?", "crab_east");
    let hands = [
        Hand { clan: "unicorn", left: vec![ARMY_1, ARMY_3, NAVY_2, ("navy", Some(1)), SHINOBI_2], slots: 4 },
        Hand { clan: "crab", left: vec![ARMY_3, NAVY_2, RAID], slots: 2 },
    ];
    agree(&table, "crab_east", &hands, &[&[("blessing", Some(2))], &[]]);
}

/// A million hands of a whole set, for the distribution of one attack total.
#[test]
fn a_million_simulated_hands_agree() {
    let table = Table::of("scorpion crab")
        .own("scorpion", "scorpion_capital")
        .lay("scorpion ?", "scorpion_capital>crab_east")
        .lay("scorpion ?", "crab_east");
    let odds = table.odds("crab_east", json!({"scorpion": {"unknown": 6}}), None).expect("odds");
    let mut left: Vec<Face> = Vec::new();
    for (kind, strength, count) in [
        ("army", 1, 6),
        ("army", 2, 4),
        ("army", 3, 3),
        ("army", 4, 2),
        ("army", 5, 1),
        ("navy", 1, 2),
        ("navy", 2, 1),
        ("shinobi", 1, 1),
        ("shinobi", 2, 1),
        ("shinobi", 3, 1),
        ("blessing", 2, 2),
        ("diplomacy", 0, 1),
        ("raid", 0, 1),
    ] {
        left.extend(std::iter::repeat_n((kind, Some(strength)), count));
    }
    let mut chance = ChaCha8Rng::seed_from_u64(27);
    let (mut counts, mut legal) = (BTreeMap::new(), 0_u32);
    for _ in 0..1_000_000 {
        let (drawn, _) = left.partial_shuffle(&mut chance, 5);
        let mut hand: Vec<Face> = drawn.to_vec();
        hand.push(("bluff", Some(0)));
        let (listed, _) = hand.partial_shuffle(&mut chance, 2);
        let ([border, center], raids) = ([listed[0], listed[1]], listed[1].0 == "raid");
        if ["army", "bluff"].contains(&border.0) && (raids || ["shinobi", "bluff"].contains(&center.0)) {
            legal += 1;
            let total = border.1.unwrap_or(0) + center.1.unwrap_or(0);
            *counts.entry(total).or_insert(0_u32) += 1;
        }
    }
    assert!(legal > 50_000);
    for entry in odds["totals"]["scorpion"].as_array().expect("a list") {
        let total = u8::try_from(entry[0].as_u64().expect("a total")).expect("a small total");
        let share = f64::from(counts.get(&total).copied().unwrap_or(0)) / f64::from(legal);
        assert!((entry[1].as_f64().expect("a chance") - share).abs() < 0.01, "{total}: {entry} but {share}");
    }
}
