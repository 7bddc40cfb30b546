//! What holds for every document: invariants and brute force, over random ones.

use crate::support::ask;
use proptest::collection::vec;
use proptest::prelude::*;
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::rules::clash::{outcome, province_falls};
use rokugan::games::l5r_ccg::rules::cut::highest;
use rokugan::games::l5r_ccg::rules::gold::{self, Source, Wanted};
use rokugan::games::l5r_ccg::rules::maneuver::{Question, Stage, Unit, Weights, plan};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Ruling RecutTies: only those tied for highest cut again.
#[test]
fn cc_set_5_the_highest_cut_begins() {
    assert_eq!(highest(&[(0, 2), (1, 4), (2, 4)]), [1, 2]);
    assert_eq!(highest(&[(1, 0), (2, 3)]), [2]);
}

fn a_source() -> impl Strategy<Value = Source> {
    (0_i64..6, 0_i64..3, prop::bool::weighted(0.1)).prop_map(|(gold, honor, bowed)| Source { gold, honor, bowed })
}

fn a_card() -> impl Strategy<Value = Wanted> {
    (0_i64..8, 0_i64..3).prop_map(|(cost, worth)| Wanted { cost, worth })
}

/// Everything CC-GOLD-5 compares, smaller being better, and the division.
type Rank = (i64, i64, i64, i64, usize, Vec<usize>, Vec<Vec<usize>>);

/// The best of every way to give every source to one card or none.
fn gold_by_force(sources: &[Source], wanted: &[Wanted]) -> Rank {
    let usable: Vec<usize> = (0..sources.len()).filter(|at| sources[*at].is_usable()).collect();
    let choices = wanted.len() + 1;
    let ways = choices.pow(u32::try_from(usable.len()).unwrap());
    let mut best: Option<Rank> = None;
    for way in 0..ways {
        let mut given: Vec<Vec<usize>> = vec![Vec::new(); choices];
        usable.iter().fold(way, |rest, source| {
            given[rest % choices].push(*source);
            rest / choices
        });
        for bought in 0..1_usize << wanted.len() {
            let cards: Vec<usize> = (0..wanted.len()).filter(|card| bought >> card & 1 == 1).collect();
            let lists: Vec<Vec<usize>> = cards.iter().map(|card| given[card + 1].clone()).collect();
            let gold = |list: &[usize]| list.iter().map(|at| sources[*at].gold).sum::<i64>();
            let paid = cards.iter().zip(&lists).all(|(card, list)| gold(list) >= wanted[*card].cost);
            let used: Vec<usize> = lists.concat();
            if !paid || used.len() + given[0].len() != usable.len() {
                continue;
            }
            let sum = |of: &dyn Fn(usize) -> i64| cards.iter().map(|card| of(*card)).sum::<i64>();
            let rank = (
                -sum(&|card| wanted[card].worth),
                -sum(&|_| 1),
                gold(&used) - sum(&|card| wanted[card].cost),
                used.iter().map(|at| sources[*at].honor).sum(),
                used.len(),
                cards.clone(),
                lists,
            );
            if best.as_ref().is_none_or(|best| rank < *best) {
                best = Some(rank);
            }
        }
    }
    best.unwrap()
}

fn assert_gold(sources: &[Source], wanted: &[Wanted]) {
    let plan = gold::plan(sources, wanted).unwrap();
    let lists: Vec<Vec<usize>> = plan.payments.iter().map(|payment| payment.sources.clone()).collect();
    let cards: Vec<usize> = plan.payments.iter().map(|payment| payment.card).collect();
    let bought = i64::try_from(cards.len()).unwrap();
    let rank = (-plan.worth, -bought, plan.waste, plan.honor_forgone, lists.concat().len(), cards, lists);
    assert_eq!(rank, gold_by_force(sources, wanted));
}

fn a_unit() -> impl Strategy<Value = Unit> {
    (any::<bool>(), 0_i64..7, 1_i64..3, any::<bool>()).prop_map(|(attacks, force, cards, cavalry)| Unit {
        side: if attacks { Side::Attack } else { Side::Defense },
        force,
        cards,
        cavalry,
        at: None,
        sent: false,
    })
}

fn worth(question: &Question, line: &[usize]) -> i64 {
    let mut value = 0;
    let mut standing = 0;
    for (at, strength) in question.strengths.iter().enumerate() {
        let there = |side: Side| {
            let units = question.units.iter().zip(line);
            units.filter(move |(unit, place)| unit.side == side && **place == at + 1).map(|(unit, _)| unit)
        };
        let army = |side: Side| there(side).next().map(|_| there(side).map(|unit| unit.force).sum::<i64>());
        let (attack, defense) = (army(Side::Attack), army(Side::Defense));
        let result = outcome(attack, defense);
        let lost =
            |side: Side| -> i64 { if result.destroys(side) { there(side).map(|unit| unit.cards).sum() } else { 0 } };
        let (own, theirs) = (lost(Side::Attack), lost(Side::Defense));
        let honor = result.gain_per_card(Side::Attack) * theirs - result.gain_per_card(Side::Defense) * own;
        value += question.weights.card * (theirs - own) + question.weights.honor * honor;
        if province_falls(attack, defense, *strength) {
            value += question.weights.province;
        } else {
            standing += 1;
        }
    }
    value + if standing == 0 { question.weights.all } else { 0 }
}

/// Plain minimax: the units of `open` from `depth` on, everything before it fixed in `line`.
fn minimax(question: &Question, open: &[usize], depth: usize, line: &mut Vec<usize>) -> (i64, Vec<usize>) {
    let Some(unit) = open.get(depth) else { return (worth(question, line), line.clone()) };
    let side = question.units[*unit].side;
    let mut best: Option<(i64, Vec<usize>)> = None;
    for place in 0..=question.strengths.len() {
        line[*unit] = place;
        let (value, played) = minimax(question, open, depth + 1, line);
        let better = best.as_ref().is_none_or(|(best, _)| match side {
            Side::Attack => value > *best,
            Side::Defense => value < *best,
        });
        if better {
            best = Some((value, played));
        }
    }
    line[*unit] = 0;
    best.unwrap()
}

/// Attackers and defenders without negative bonuses, with archers and terror among them.
fn a_battle() -> impl Strategy<Value = Value> {
    let card = (0_i64..5, prop::option::of(0_i64..5), prop::option::of(0_i64..5), any::<bool>(), any::<bool>());
    let unit = (card.clone(), vec(card, 0..3), any::<bool>());
    (vec(unit, 1..6), 0_i64..6).prop_map(|(units, strength)| {
        let mut id = 0;
        let mut card = |(force, ranged, fear, bowed, plus): (i64, Option<i64>, Option<i64>, bool, bool)| {
            id += 1;
            let card =
                json!({ "id": format!("c{id}"), "force": force, "ranged": ranged, "fear": fear, "bowed": bowed });
            (card, plus)
        };
        let mut listed = Vec::new();
        for (at, (who, followers, attacks)) in units.into_iter().enumerate() {
            let (mut personality, dishonored) = card(who);
            personality["dishonored"] = json!(dishonored);
            personality["personal_honor"] = json!(1);
            let followers = followers.into_iter().map(|follower| {
                let (mut follower, plus) = card(follower);
                follower["kind"] = json!("follower");
                follower["plus"] = json!(plus);
                follower
            });
            let (player, side) = if attacks { ("lion", "attack") } else { ("crane", "defense") };
            listed.push(json!({
                "id": format!("u{at}"), "player": player, "side": side, "personality": personality,
                "attached": followers.collect::<Vec<_>>()
            }));
        }
        json!({
            "attacker": "lion", "defender": "crane", "province": { "strength": strength }, "units": listed
        })
    })
}

/// Every card of a battle and its unit, in order.
fn cards(battle: &Value) -> Vec<(String, String)> {
    let units = battle["units"].as_array().unwrap();
    let all = units.iter().flat_map(|unit| {
        let attached = unit["attached"].as_array().unwrap().iter();
        let name = unit["id"].as_str().unwrap().to_owned();
        std::iter::once(&unit["personality"])
            .chain(attached)
            .map(move |card| (card["id"].as_str().unwrap().to_owned(), name.clone()))
    });
    all.collect()
}

/// A Ranged Attack or Fear of the card at one place on the card or unit at another.
fn action(battle: &Value, (shoots, by, target): (bool, prop::sample::Index, prop::sample::Index)) -> Value {
    let cards = cards(battle);
    let (by, (target, unit)) = (&cards[by.index(cards.len())].0, &cards[target.index(cards.len())]);
    if shoots {
        json!({ "do": "ranged", "by": [by], "target": target })
    } else {
        json!({ "do": "fear", "by": by, "target": unit })
    }
}

fn ids(list: &Value) -> impl Iterator<Item = String> {
    list.as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn gold_is_the_best_of_all_ways_with_eight_sources(
        sources in vec(a_source(), 0..=8), wanted in vec(a_card(), 0..=2)
    ) {
        assert_gold(&sources, &wanted);
    }

    #[test]
    fn gold_is_the_best_of_all_ways_with_four_cards(
        sources in vec(a_source(), 0..=5), wanted in vec(a_card(), 3..=4)
    ) {
        assert_gold(&sources, &wanted);
    }

    #[test]
    fn maneuvers_are_worth_what_plain_minimax_finds(
        units in vec(a_unit(), 0..=5), strengths in vec(0_i64..6, 1..=2), weights in (0_i64..4, 0_i64..3, 0_i64..3, 0_i64..9)
    ) {
        let (province, card, honor, all) = weights;
        let weights = Weights { province, card, honor, all };
        let question = Question { strengths, units, weights, stage: Stage::AttackInfantry };
        let mut open: Vec<usize> = (0..question.units.len()).collect();
        open.sort_by_key(|at| question.units[*at].stage());
        let (value, line) = minimax(&question, &open, 0, &mut vec![0; open.len()]);
        let plan = plan(&question).unwrap();
        let line: Vec<Option<usize>> = line.into_iter().map(|place| place.checked_sub(1)).collect();
        prop_assert_eq!((plan.value, plan.line), (value, line));
    }

    /// Honor of a player is what it began with and the sum of its changes.
    #[test]
    fn family_honor_is_the_sum_of_its_changes(changes in vec((0_usize..3, -6_i64..7), 0..20)) {
        let names = ["a", "b", "c"];
        let event = |(who, by): &(usize, i64)| json!({ "do": "honor", "player": names[*who], "by": by });
        let players = names.map(|name| json!({ "id": name, "honor": 100 }));
        let document = json!({ "players": players, "events": changes.iter().map(event).collect::<Vec<_>>() });
        let answer = ask("watch", &document);
        for (at, _) in names.iter().enumerate() {
            let sum: i64 = changes.iter().filter(|(who, _)| *who == at).map(|(_, by)| by).sum();
            prop_assert_eq!(&answer["players"][at]["honor"], 100 + sum);
        }
    }

    #[test]
    fn every_destroyed_card_is_counted_once(
        battle in a_battle(),
        actions in vec((any::<bool>(), any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..8)
    ) {
        let mut document = battle.clone();
        document["actions"] = actions.into_iter().map(|one| action(&battle, one)).collect();
        let answer = ask("battle", &document);
        let steps = answer["steps"].as_array().unwrap();
        let lost: Vec<String> = steps.iter().flat_map(|step| ids(&step["destroyed"])).chain(ids(&answer["destroyed"])).collect();
        let once: BTreeSet<&String> = lost.iter().collect();
        prop_assert_eq!(once.len(), lost.len());
        let dead = ids(&answer["honorable_dead"]).chain(ids(&answer["dishonorable_dead"]));
        let units = battle["units"].as_array().unwrap();
        let gone = units.iter().filter(|unit| lost.iter().any(|card| unit["personality"]["id"] == **card)).count();
        prop_assert_eq!(dead.count(), gone);
        let left = ids(&answer["bow_home"]).chain(ids(&answer["stay"])).count();
        prop_assert_eq!(left + gone, units.len());
        // One winner's gain is two for every card destroyed at Resolution.
        let gains = answer["honor"].as_array().unwrap().iter().filter(|change| change["why"] == "battle");
        if answer["result"] != "tie" {
            for gain in gains {
                prop_assert_eq!(gain["change"].as_u64().unwrap(), 2 * ids(&answer["destroyed"]).count() as u64);
            }
        }
    }

    #[test]
    fn ranged_and_fear_never_raise_the_total_of_their_victim(
        battle in a_battle(), one in (any::<bool>(), any::<prop::sample::Index>(), any::<prop::sample::Index>())
    ) {
        let mut after = battle.clone();
        after["actions"] = json!([action(&battle, one)]);
        let victim = cards(&battle)[one.2.index(cards(&battle).len())].1.clone();
        let attacked = battle["units"].as_array().unwrap().iter().find(|unit| unit["id"] == victim.as_str()).unwrap();
        let total = if attacked["side"] == "attack" { "attack" } else { "defense" };
        let (before, after) = (ask("battle", &battle), ask("battle", &after));
        prop_assert!(after[total].as_i64().unwrap() <= before[total].as_i64().unwrap());
    }

    /// More Chi or a better card never lowers the value of a plan against an opponent who knows.
    #[test]
    fn more_chi_or_a_better_hand_is_never_worth_less(
        chi in 0_i64..6, hand in vec(0_i64..6, 0..4), focused in vec(0_i64..6, 0..2),
        opponent in (0_i64..6, 0_i64..4, any::<bool>()), card in 0_i64..9, better in any::<prop::sample::Index>()
    ) {
        let (his_chi, his_hand, double) = opponent;
        let values = |chi: i64, hand: &[i64]| -> Vec<f64> {
            let document = json!({
                "challenged": "me", "me": { "chi": chi, "hand": hand, "focused": focused },
                "opponent": { "chi": his_chi, "hand": his_hand, "focused": focused.len(), "double": double },
                "values": { "card": card }
            });
            let answer = ask("duel", &document);
            answer["plans"].as_array().unwrap().iter().map(|plan| plan["value"].as_f64().unwrap()).collect()
        };
        let before = values(chi, &hand);
        let mut improved = hand.clone();
        if !hand.is_empty() {
            improved[better.index(hand.len())] += 1;
        }
        for after in [values(chi + 1, &hand), values(chi, &improved)] {
            prop_assert!(before.iter().zip(&after).all(|(before, after)| after - before > -1e-9));
        }
    }

    /// Chances are chances, and the value is what they are worth.
    #[test]
    fn the_ends_of_a_duel_add_up(chi in 0_i64..6, hand in vec(0_i64..6, 0..4), his in 0_i64..5, strike in vec(0.0_f64..1.0, 0..4)) {
        for model in [json!({ "kind": "knows" }), json!({ "kind": "lead", "per_card": 2.5 }), json!({ "kind": "count", "strike": strike })] {
            let document = json!({
                "challenged": "me", "me": { "chi": chi, "hand": hand }, "opponent": { "chi": 3, "hand": his, "model": model },
                "values": { "card": 2 }
            });
            for plan in ask("duel", &document)["plans"].as_array().unwrap() {
                let part = |name: &str| plan[name].as_f64().unwrap();
                prop_assert!((part("win") + part("tie") + part("loss") - 1.0).abs() < 1e-9);
                let worth = 100.0 * part("win") + 50.0 * part("tie") - 2.0 * part("cards");
                prop_assert!((worth - part("value")).abs() < 1e-9);
            }
        }
    }
}
