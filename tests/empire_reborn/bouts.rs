//! Duels and contests with cheating, roll by roll; what another reading would have made of the last duel; the chronicle.

use super::played::{Table, form, name, play, refused, table};
use rokugan::games::empire_reborn::command::Command;
use rokugan::games::empire_reborn::event::{Event, Outcome};
use rokugan::games::empire_reborn::model::advantage::Advantage;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::ring::Ring;
use rokugan::games::empire_reborn::model::rulings::{Ruling, Rulings, TnTie};
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::person::{Deed, Dice, Open, PersonId};
use rokugan::games::empire_reborn::post::{Errand, Orders};
use rokugan::games::empire_reborn::realm::{Line, Treaty};
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::deeds::cheating_dice;
use rokugan::games::empire_reborn::rules::odds::duel::Conduct;
use rokugan::games::empire_reborn::rules::pool::Pool;
use rokugan::games::empire_reborn::rules::trade::Level;
use rokugan::games::empire_reborn::text::rolled::rolled;
use rokugan::games::empire_reborn::views::odds::deed::{Asked, Standing, asked, exploits, odds, odds_with, standing};
use rokugan::games::empire_reborn::views::odds::dice::Typed;
use rokugan::games::empire_reborn::views::odds::history::{Measure, history};
use rokugan::games::empire_reborn::views::odds::otherwise::last_duel;
use rokugan::games::empire_reborn::views::post::{Against, inbox, may_know};
use rokugan::kernel::by::Small;

const FAIR: [Conduct; 2] = [Conduct::Fair; 2];
const CHALLENGER: [Conduct; 2] = [Conduct::Cheats, Conduct::Fair];

fn dice(faces: &[u8]) -> Dice {
    Dice::Entered(faces.to_vec())
}

fn answer(open: u8, faces: &[u8]) -> Command {
    Command::Answer { open, dice: dice(faces) }
}

/// Two bushi whose schools do not help in duels: a Lion (Fire 4, Void 3) and a Crab (Fire 3, Void 2).
fn court() -> Table {
    let mut table = table(&[Clan::Lion, Clan::Crab]);
    let came = |who: &str, clan, rings| Command::Welcome { name: name(who), form: form(School::bushi(clan), rings, 4) };
    play(
        &mut table,
        [
            came("Matsu Tsuko", Clan::Lion, [2, 2, 4, 3, 3]),
            came("Hida Yakamo", Clan::Crab, [2, 2, 3, 2, 2]),
            Command::BeginCampaign,
        ],
    );
    table
}

fn challenge(conduct: [Conduct; 2]) -> Command {
    Command::Challenge { deed: Deed::Duel, duelists: [PersonId(0), PersonId(1)], conduct, challenged: None }
}

fn pool(table: &Table, at: usize) -> (usize, usize) {
    let pool = asked(table.state(), table.state().open()[at]).unwrap().pool;
    (pool.roll, pool.keep)
}

#[test]
fn er_due_4_void_over_void_brings_a_die_for_every_five_points_begun() {
    assert_eq!(
        [(17, 10), (11, 10), (15, 10), (16, 10), (10, 10)].map(|(own, other)| cheating_dice(own, other)),
        [Some(2), Some(1), Some(1), Some(2), Some(0)]
    );
    assert_eq!(cheating_dice(9, 10), None);
    let mut table = court();
    play(&mut table, [challenge(CHALLENGER)]);
    assert_eq!(pool(&table, 0), (3, 3), "Void of the cheat");
    play(&mut table, [answer(0, &[9, 7, 1])]);
    assert_eq!(pool(&table, 0), (2, 2), "Void of the other");
    play(&mut table, [answer(0, &[9, 1])]);
    assert_eq!(pool(&table, 0), (6, 4), "two dice more are rolled, not kept");
    play(&mut table, [answer(0, &[9, 9, 9, 9, 1, 1])]);
    assert_eq!(pool(&table, 0), (3, 3));
    play(&mut table, [answer(0, &[2, 2, 2])]);
    let state = table.state();
    assert!(matches!(state.open()[0], Open::Death { who: PersonId(1), tn: 40, .. }));
    assert!(state.open().iter().any(|open| matches!(open, Open::Honor { who: PersonId(0), points: 2, .. })));
}

#[test]
fn er_dice_5_dice_being_typed_in_say_what_is_still_needed() {
    let asked = Asked { pool: Pool::new(3, 2), tn: Some(20), chance: None };
    let stands = |faces: &[u8], rulings: &Rulings| {
        let mut typed = Typed::default();
        faces.iter().for_each(|face| typed.press(*face, rulings.explosions));
        standing(asked, &typed, rulings)
    };
    let usual = Rulings::default();
    assert_eq!(stands(&[], &usual), None, "the chance says more");
    assert_eq!(stands(&[7], &usual), Some(Standing::Lacks(13)));
    assert_eq!(stands(&[7, 10], &usual), Some(Standing::Lacks(3)), "a 10 that waits counts");
    assert_eq!(stands(&[7, 10, 3], &usual), Some(Standing::Reached), "whatever the third shows");
    assert_eq!(stands(&[7, 9, 9], &usual), Some(Standing::Failed), "two are kept");
    let beats = Rulings { tn_tie: TnTie::Beats, ..usual };
    assert_eq!(stands(&[7, 10, 3], &beats), Some(Standing::Lacks(1)));
    let total = Asked { tn: None, ..asked };
    assert_eq!(standing(total, &Typed { dice: vec![7], waiting: 0 }, &usual), None, "the total itself counts");
}

#[test]
fn what_the_last_rolls_came_to_is_told_in_order() {
    let mut table = court();
    assert!(rolled(&table).is_empty(), "nothing was rolled");
    play(&mut table, [challenge(CHALLENGER), answer(0, &[9, 7, 1])]);
    let first = rolled(&table);
    assert!(!first.is_empty());
    play(&mut table, [answer(0, &[9, 1])]);
    let told = rolled(&table);
    assert!(told.len() > first.len() && told.starts_with(&first), "the later roll stands below");
    play(&mut table, [Command::Remark { note: rokugan::kernel::name::Note::new("later") }]);
    assert!(rolled(&table).is_empty(), "the last step was no roll");
}

#[test]
fn er_due_4_who_is_caught_has_no_dice_and_three_points_of_honor_at_stake() {
    let mut table = court();
    play(&mut table, [challenge(CHALLENGER), answer(0, &[1, 1, 1]), answer(0, &[9, 9])]);
    assert_eq!(pool(&table, 0), (4, 4));
    assert!(matches!(table.state().open()[1], Open::Honor { who: PersonId(0), points: -3, .. }));
    let caught = &table.entries()[table.cursor() - 1].events;
    let knows =
        |clan| caught.iter().any(|event| matches!(event, Event::World(_)) && may_know(table.state(), clan, event));
    assert_eq!([Clan::Lion, Clan::Crab].map(knows), [true, true], "a cheat who is caught is known to both");
}

#[test]
fn er_due_4_cheating_that_came_off_is_the_cheat_s_secret() {
    let mut table = court();
    play(&mut table, [challenge(CHALLENGER), answer(0, &[9, 9, 9]), answer(0, &[1, 1])]);
    let won = &table.entries()[table.cursor() - 1].events;
    let knows = |clan| won.iter().any(|event| matches!(event, Event::World(_)) && may_know(table.state(), clan, event));
    assert_eq!([Clan::Lion, Clan::Crab].map(knows), [true, false]);
}

#[test]
fn er_due_4_both_may_cheat_in_two_separate_pairs_of_rolls() {
    let mut table = court();
    play(&mut table, [challenge([Conduct::Cheats; 2])]);
    play(&mut table, [answer(0, &[9, 9, 9]), answer(0, &[1, 1]), answer(0, &[9, 9]), answer(0, &[1, 1, 1])]);
    let Open::Bout(bout) = table.state().open()[0] else { panic!("the bout waits") };
    assert_eq!(bout.extra, [5, 3]);
    assert_eq!(bout.cheats, FAIR);
}

#[test]
fn a5_a_tie_is_rolled_again_with_the_dice_cheating_brought() {
    let mut table = court();
    play(&mut table, [challenge(CHALLENGER), answer(0, &[9, 8, 1]), answer(0, &[9, 8])]);
    let tie = [answer(0, &[2, 2, 2, 2, 1]), answer(0, &[2, 3, 3])];
    play(&mut table, tie.clone());
    assert_eq!(pool(&table, 0), (5, 4), "the die that cheating brought stays");
    play(&mut table, [Command::SetRuling { ruling: Ruling::DuelTie, reading: 1 }]);
    play(&mut table, tie);
    assert!(table.state().open().is_empty(), "a draw decides nothing");
}

#[test]
fn er_adv_exploitative_trades_honor_for_as_many_dice_as_the_other_has_more_of() {
    let mut table = court();
    let mut form = table.state().person(PersonId(0)).unwrap().character.clone().into_form();
    let name = table.state().person(PersonId(0)).unwrap().name.clone();
    form.advantages.push(Advantage::Exploitative);
    form.honor = 1;
    play(&mut table, [Command::SetPerson { who: PersonId(0), name, form }]);
    let honor = |table: &Table, who| table.state().person(PersonId(who)).unwrap().character.honor();
    let more = honor(&table, 1) - honor(&table, 0);
    assert!(more > 0);
    let (one, other) = (PersonId(0), PersonId(1));
    let dice = u8::try_from(more).unwrap();
    assert_eq!(exploits(table.state(), Deed::Duel, [one, other]), [dice, 0]);
    assert_eq!(exploits(table.state(), Deed::Contest(Ring::Fire), [one, other]), [0, 0], "not in a contest");
    play(&mut table, [challenge(FAIR)]);
    let before = pool(&table, 0);
    let exploit = |who| Command::Exploit { open: 0, who };
    assert_eq!(refused(&mut table, exploit(other)).kind, RefusalKind::NothingChanges);
    play(&mut table, [exploit(one)]);
    assert_eq!(honor(&table, 0), 1 - more, "outright");
    assert_eq!(pool(&table, 0), (before.0 + usize::from(dice), before.1), "rolled, not kept");
    assert_eq!(refused(&mut table, exploit(one)).kind, RefusalKind::NothingChanges, "once");
}

#[test]
fn er_con_a_contest_costs_a_cheat_two_points_and_nobody_dies() {
    let mut table = court();
    let contest = Deed::Contest(Ring::Water);
    let command = Command::Challenge {
        deed: contest,
        duelists: [PersonId(0), PersonId(1)],
        conduct: CHALLENGER,
        challenged: None,
    };
    play(&mut table, [command, answer(0, &[1, 1, 1]), answer(0, &[9, 9])]);
    assert!(matches!(table.state().open()[1], Open::Honor { who: PersonId(0), points: -2, .. }));
    play(&mut table, [answer(0, &[1, 1]), answer(0, &[9, 9])]);
    assert!(table.state().open().iter().all(|open| !matches!(open, Open::Death { .. })));
    let battle = Command::Challenge {
        deed: Deed::BattleDuel,
        duelists: [PersonId(0), PersonId(1)],
        conduct: CHALLENGER,
        challenged: None,
    };
    let refused = refused(&mut table, battle.clone());
    assert_eq!((refused.kind, refused.rule), (RefusalKind::NoCheating, "ER-DUE-4"));
    // Whoever does it all the same is caught as in any duel.
    let mut table = court();
    play(&mut table, [Command::Anyway(Box::new(battle)), answer(0, &[1, 1, 1]), answer(0, &[9, 9])]);
    assert!(matches!(table.state().open()[1], Open::Honor { who: PersonId(0), points: -3, .. }));
}

#[test]
fn er_due_4_the_odds_say_who_is_caught_and_what_it_is_worth() {
    let table = court();
    let both = [PersonId(0), PersonId(1)];
    let fair = odds(table.state(), Deed::Duel, both).unwrap();
    let cheats = odds_with(table.state(), Deed::Duel, both, CHALLENGER).unwrap();
    assert_eq!(fair.caught, [0.0, 0.0]);
    assert!(cheats.caught[0] > 0.1 && cheats.caught[0] < 0.5, "{:?}", cheats.caught);
    assert!(cheats.succeeds > fair.succeeds);
    assert!(cheats.caught[1].abs() < f64::EPSILON, "who does not cheat is not caught");
}

#[test]
fn an_order_to_cheat_goes_by_mail_and_accepts_a_duel() {
    let mut table = court();
    let filed = |clan, errand| Command::FileOrders {
        orders: Orders { clan, turn: 1, steps: Vec::new(), errands: vec![errand], campaign: None },
    };
    let (tsuko, yakamo) = (name("Matsu Tsuko"), name("Hida Yakamo"));
    let fair = Errand::Deed { deed: Deed::Duel, actor: tsuko.clone(), target: yakamo.clone() };
    let cheats = Errand::Cheat { deed: Deed::Duel, actor: yakamo, target: tsuko };
    play(&mut table, [filed(Clan::Lion, fair)]);
    assert_eq!(inbox(table.state(), Clan::Lion)[0].against, [Against::NotAccepted(Clan::Crab)]);
    play(&mut table, [filed(Clan::Crab, cheats)]);
    assert!(inbox(table.state(), Clan::Lion)[0].against.is_empty());
}

fn fought() -> Table {
    let mut table = court();
    // 14 + 9 + 6 + 6 = 35 against 27.
    let act = Command::Act {
        deed: Deed::Duel,
        actor: PersonId(0),
        target: PersonId(1),
        dice: [dice(&[14, 9, 6, 6]), dice(&[9, 9, 9])],
    };
    play(&mut table, [act]);
    table
}

#[test]
fn what_another_reading_makes_of_the_last_duel_is_told_by_its_odds_and_its_dice() {
    let table = fought();
    let last = last_duel(&table).unwrap();
    assert_eq!((last.both, last.outcome), ([PersonId(0), PersonId(1)], Outcome::Actor));
    assert!((last.wins - 0.722_088).abs() < 1e-6, "the chance of the contract's case: {}", last.wins);
    let readings = [Ruling::Explosions, Ruling::DiceCap, Ruling::TnTie, Ruling::DuelTie];
    let all: usize = readings.iter().map(|ruling| Rulings::readings(*ruling).len() - 1).sum();
    assert_eq!(last.others.len(), all, "every other reading that bears on a duel");
    let none = last.others.iter().find(|other| other.ruling == Ruling::Explosions && other.reading == 2).unwrap();
    assert_eq!(none.outcome, Outcome::Actor, "10 + 9 + 6 + 6 is 31 against 27");
    assert!((none.wins - last.wins).abs() > 1e-4);
    let beats = last.others.iter().find(|other| other.ruling == Ruling::TnTie).unwrap();
    assert!(beats.dies[1] > last.dies[1], "a total that only meets the target number does not save");
}

#[test]
fn a_dragon_who_lost_is_told_what_the_other_reading_of_his_roll_would_have_made_of_it() {
    let mut table = court();
    let dragon = form(School::bushi(Clan::Dragon), [2, 2, 3, 2, 2], 4);
    let act = Command::Act {
        deed: Deed::Duel,
        actor: PersonId(0),
        target: PersonId(2),
        dice: [dice(&[9, 9, 9, 9]), dice(&[3, 3, 3])],
    };
    play(&mut table, [Command::Welcome { name: name("Mirumoto Hitomi"), form: dragon }, act, answer(0, &[1, 1])]);
    let last = last_duel(&table).unwrap();
    let other = last.others.iter().find(|other| other.ruling == Ruling::DragonSecondRoll).unwrap();
    assert!(other.wins > last.wins, "without the second roll {} beats {}", other.wins, last.wins);
}

#[test]
fn the_same_dice_can_turn_a_duel_where_tens_are_read_otherwise() {
    let mut table = court();
    let act = Command::Act {
        deed: Deed::Duel,
        actor: PersonId(0),
        target: PersonId(1),
        dice: [dice(&[19, 3, 3, 3]), dice(&[9, 8, 7])],
    };
    play(&mut table, [act]);
    let last = last_duel(&table).unwrap();
    assert_eq!(last.outcome, Outcome::Actor, "28 against 24");
    let none = last.others.iter().find(|other| other.ruling == Ruling::Explosions && other.reading == 2).unwrap();
    assert_eq!(none.outcome, Outcome::Target, "19 against 24");
}

#[test]
fn the_chronicle_holds_curves_results_luck_deaths_and_the_longest_treaty() {
    let mut table = fought();
    let treaty = Treaty {
        own: name("Matsu"),
        partner: Clan::Crab,
        with: name("Hida"),
        production: Some(45),
        war_damage: 0,
        level: Level::Minor,
        paid: 0,
        since: 0,
        line: Line::Open,
        blocked_turns: 0,
    };
    // A Crab bushi rolls for his life a second time.
    play(&mut table, [answer(0, &[1, 1]), answer(0, &[1, 1]), Command::Conclude { realm: Clan::Lion, treaty }]);
    while !table.state().open().is_empty() {
        play(&mut table, [Command::Dismiss { open: 0 }]);
    }
    for _ in 0..2 {
        play(&mut table, [Clan::Lion, Clan::Crab].map(|realm| Command::CloseAccount { realm }));
        play(&mut table, [Command::EndTurn]);
    }
    let told = history(&table);
    assert_eq!(told.curves.len(), 2);
    let lion = &told.curves[0];
    assert_eq!(lion.points.iter().map(|point| point.turn).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(lion.points[0].values[Measure::Provinces.index()], 3);
    assert_eq!(lion.points[0].values[Measure::Honor.index()], 40, "tenths");
    let koku = table.state().realm(Clan::Lion).unwrap().treasury;
    assert_eq!(lion.points[2].values[Measure::Koku.index()], i64::from(koku), "the last point is now");
    assert_eq!(told.results.len(), 1);
    assert!((told.results[0].chance - 0.722_088).abs() < 1e-6);
    assert_eq!(told.deaths.iter().map(|death| (death.turn, death.who)).collect::<Vec<_>>(), [(1, PersonId(1))]);
    let luck: Vec<_> = told.luck.iter().map(|luck| (luck.clan, luck.dice, luck.mean, luck.expected)).collect();
    assert_eq!(luck, [(Clan::Crab, 7, 4_428, 6_111), (Clan::Lion, 4, 8_750, 6_111)]);
    let longest = told.longest.unwrap();
    assert_eq!((longest.clan, longest.partner, longest.turns), (Clan::Lion, Clan::Crab, 2));
}
