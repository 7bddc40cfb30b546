//! How long the odds and planners of the old card game take: a duel with 8 hidden cards of 6 values (budget on a slow
//! phone 100 ms), the largest one allowed (1 s), gold of 14 sources for 4 cards (500 ms), maneuvers of 4 against 4 units
//! at 4 Provinces (200 ms), the largest ones allowed (3 s), and the totals of a battle (16 ms).

use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::rules::battle::{
    AllyHonor, Attached, Battle, Bonus, BowedBonus, DefensiveAllies, Kind, Personality, Rulings, Setup, Unit as Fighter,
};
use rokugan::games::l5r_ccg::rules::gold::{self, Source, Wanted};
use rokugan::games::l5r_ccg::rules::maneuver::{Question, Stage, Unit, Weights, plan};
use rokugan::games::l5r_ccg::rules::odds::duel::{
    self, Cards, FACES, Me, Model, Opponent, Payoffs, WHOLE, default_chances,
};

fn main() {
    divan::main();
}

/// A duel against `hidden` cards, with a dozen cards in my own hand.
fn duel(hidden: usize, cards: Cards, model: Model) -> duel::Question {
    let me = Me { chi: 4, per_card: 1, hand: vec![5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 0], focused: Vec::new() };
    let opponent = Opponent { chi: 4, per_card: 1, hand: hidden, focused: 0, known: Vec::new(), cards, model };
    let payoffs = Payoffs { win: 100, tie: 50, loss: 0, card: 2 };
    duel::Question::new(duel::Side::Me, me, opponent, payoffs)
        .unwrap_or_else(|why| unreachable!("the duels here are within the bounds: {why:?}"))
}

#[divan::bench]
fn duel_with_eight_hidden_cards_of_six_values(bencher: divan::Bencher) {
    let question = duel(8, default_chances(), Model::Knows);
    bencher.bench(|| duel::answer(&question));
}

/// 19,448 different hands.
#[divan::bench]
fn duel_as_large_as_allowed(bencher: divan::Bencher) {
    let question = duel(7, Cards::Chances([WHOLE; FACES]), Model::Knows);
    bencher.bench(|| duel::answer(&question));
}

/// The same against a habit, in which every hand can end in several ways.
#[divan::bench]
fn duel_as_large_as_allowed_against_a_habit(bencher: divan::Bencher) {
    let question = duel(7, Cards::Unseen([9; FACES]), Model::Count(vec![0.25; 12]));
    bencher.bench(|| duel::answer(&question));
}

fn buys(bencher: divan::Bencher, gold: [i64; 14], costs: [i64; 4]) {
    let sources = gold.map(|gold| Source { gold, honor: gold % 3, bowed: false });
    let wanted = costs.map(|cost| Wanted { cost, worth: 1 });
    bencher.bench(|| gold::plan(&sources, &wanted));
}

#[divan::bench]
fn gold_of_fourteen_sources_for_four_cards(bencher: divan::Bencher) {
    buys(bencher, [4, 3, 2, 2, 5, 3, 2, 4, 1, 2, 3, 2, 2, 5], [7, 9, 4, 11]);
}

/// Everything alike: the most ways that are equally good.
#[divan::bench]
fn gold_of_fourteen_equal_sources(bencher: divan::Bencher) {
    buys(bencher, [2; 14], [6, 6, 4, 4]);
}

fn maneuvers(attack: i64, defense: i64, cavalry: bool) -> Question {
    let unit = |side| {
        move |at: i64| Unit {
            side,
            force: 2 + at,
            cards: 1 + at % 3,
            cavalry: cavalry && at % 2 == 0,
            at: None,
            sent: false,
        }
    };
    Question {
        strengths: vec![5, 6, 7, 4],
        units: (0..attack).map(unit(Side::Attack)).chain((0..defense).map(unit(Side::Defense))).collect(),
        weights: Weights { province: 10, card: 1, honor: 1, all: 20 },
        stage: Stage::AttackInfantry,
    }
}

#[divan::bench(args = [false, true])]
fn maneuvers_of_four_against_four(bencher: divan::Bencher, cavalry: bool) {
    let question = maneuvers(4, 4, cavalry);
    bencher.bench(|| plan(&question));
}

/// 9,765,625 ways to assign ten units, cut where the other side would not let it come to that.
#[divan::bench(sample_count = 10)]
fn maneuvers_as_large_as_allowed(bencher: divan::Bencher) {
    let question = maneuvers(5, 5, true);
    bencher.bench(|| plan(&question));
}

/// The same number with one side only, which cannot take everything: nothing can be cut.
#[divan::bench(sample_count = 10)]
fn maneuvers_as_large_as_allowed_of_one_side(bencher: divan::Bencher) {
    let question = Question { strengths: vec![5, 6, 7, 99], ..maneuvers(10, 0, false) };
    bencher.bench(|| plan(&question));
}

#[divan::bench]
fn totals_of_a_battle_of_forty_units(bencher: divan::Bencher) {
    let attached =
        Attached { kind: Kind::Follower(Bonus::Unit), force: 2, modifier: -1, bowed: false, ranged: None, fear: None };
    let personality = Personality {
        force: 3,
        modifier: 1,
        personal_honor: 2,
        bowed: false,
        dishonored: false,
        versions: 1,
        tactician: false,
        ranged: None,
        fear: None,
    };
    let unit = |at: usize| Fighter {
        player: at % 2,
        side: Side::BOTH[at % 2],
        modifier: 0,
        personality: personality.clone(),
        attached: vec![attached.clone(); 20],
    };
    let rulings = Rulings {
        bowed_bonus: BowedBonus::Nothing,
        ally_honor: AllyHonor::Principal,
        defensive_allies: DefensiveAllies::Bow,
    };
    let battle = Battle::new(Setup {
        attacker: 0,
        defender: 1,
        favor: None,
        strength: 6,
        attack_modifier: 0,
        defense_modifier: 0,
        province_modifier: 0,
        rulings,
        units: (0..40).map(unit).collect(),
    });
    bencher.bench(|| battle.totals());
}
