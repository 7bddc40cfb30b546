//! Seppuku, champions, and what Compulsion, Vengeful and Unlucky bring; worked cases 13 and 18.

use super::battles::{asked, band, begin, muster, plan, roll};
use super::played::{EMIKO, REN, TETSUO, Table, begun, entered, form, honor, name, play, refused, table};
use rokugan::games::empire_reborn::chart::Ground as Land;
use rokugan::games::empire_reborn::command::{Command, Hand, Survey};
use rokugan::games::empire_reborn::event::Event;
use rokugan::games::empire_reborn::field::command::Move;
use rokugan::games::empire_reborn::field::{Affair, Muster, Verdict};
use rokugan::games::empire_reborn::model::army::Role;
use rokugan::games::empire_reborn::model::clan::Clan;
use rokugan::games::empire_reborn::model::context::Ground;
use rokugan::games::empire_reborn::model::disadvantage::Disadvantage;
use rokugan::games::empire_reborn::model::map::LinkKind;
use rokugan::games::empire_reborn::model::ring::Ring;
use rokugan::games::empire_reborn::model::rulings::Ruling;
use rokugan::games::empire_reborn::model::school::School;
use rokugan::games::empire_reborn::model::season::Security;
use rokugan::games::empire_reborn::model::troops::Printed;
use rokugan::games::empire_reborn::person::{Deed, Last, Open, PersonId};
use rokugan::games::empire_reborn::post::files::{self, Mail};
use rokugan::games::empire_reborn::post::{Errand, Orders, Settled};
use rokugan::games::empire_reborn::realm::Province;
use rokugan::games::empire_reborn::refusal::RefusalKind;
use rokugan::games::empire_reborn::rules::deeds::Crime;
use rokugan::games::empire_reborn::rules::odds::duel::Conduct;
use rokugan::games::empire_reborn::rules::odds::honor::Source;
use rokugan::games::empire_reborn::views::odds::deed::asked as due_roll;
use rokugan::games::empire_reborn::views::odds::plan::ways_back;
use rokugan::games::empire_reborn::views::post::{Against, inbox};
use rokugan::games::empire_reborn::world::command::Decree;
use rokugan::games::empire_reborn::world::tally::Merit;

/// Somebody who comes as the fourth.
const FOURTH: PersonId = PersonId(3);

fn seppuku(who: PersonId) -> Command {
    Command::World(Decree::Seppuku { who })
}

fn answer(open: u8, faces: &[u8]) -> Command {
    Command::Answer { open, dice: entered(faces) }
}

fn falls_to(who: PersonId, to: i8) -> Command {
    Command::ByHand(Hand::Honor { who, to })
}

/// Somebody with a Disadvantage more.
fn flawed(table: &mut Table, who: PersonId, flaw: Disadvantage) {
    let person = table.state().person(who).unwrap();
    let (name, mut form) = (person.name.clone(), person.character.clone().into_form());
    form.disadvantages.push(flaw);
    play(table, [Command::SetPerson { who, name, form }]);
}

fn duel(actor: PersonId, target: PersonId, dice: [&[u8]; 2]) -> Command {
    Command::Act { deed: Deed::Duel, actor, target, dice: dice.map(entered) }
}

/// Whatever waits is not rolled.
fn dismiss_all(table: &mut Table) {
    while !table.state().open().is_empty() {
        play(table, [Command::Dismiss { open: 0 }]);
    }
}

#[test]
fn er_sep_seppuku_undoes_the_honor_lost_in_the_turn() {
    let mut table = begun();
    play(&mut table, [falls_to(REN, 1), seppuku(REN)]);
    let ren = table.state().person(REN).unwrap();
    assert_eq!((ren.lives(), ren.character.honor(), ren.lost), (false, 4, 0));
    play(&mut table, [Command::EndTurn]);
    assert!(table.state().open().is_empty(), "nothing is left that shames the Clan");
    assert_eq!(refused(&mut table, seppuku(REN)).kind, RefusalKind::Dead(name("Ren")));
}

#[test]
fn er_sep_what_clan_mates_lost_because_of_it_is_undone_too() {
    let mut table = begun();
    play(&mut table, [falls_to(REN, 1), Command::EndTurn]);
    assert_eq!(table.state().open(), [Open::Honor { who: EMIKO, points: -1, source: Source::Other }]);
    // Before the roll it is spared, after it the point comes back.
    let mut spared = table.clone();
    play(&mut spared, [seppuku(REN)]);
    assert_eq!((honor(&spared, EMIKO), spared.state().open().len()), (6, 0));
    play(&mut table, [answer(0, &[1, 1, 1, 1, 1])]);
    assert_eq!(honor(&table, EMIKO), 5);
    play(&mut table, [seppuku(REN)]);
    assert_eq!((honor(&table, REN), honor(&table, EMIKO)), (4, 6));
}

#[test]
fn er_sep_what_another_cost_the_clan_stays_lost() {
    let mut table = begun();
    let kenji = form(School::bushi(Clan::Crane), [2, 2, 2, 2, 2], 4);
    play(&mut table, [Command::Welcome { name: name("Kenji"), form: kenji }]);
    play(&mut table, [falls_to(REN, -1), falls_to(EMIKO, 3), Command::EndTurn]);
    assert_eq!(table.state().open(), [Open::Honor { who: FOURTH, points: -2, source: Source::Other }]);
    play(&mut table, [answer(0, &[1, 1]), answer(0, &[1, 1]), seppuku(REN)]);
    assert_eq!(honor(&table, FOURTH), 3, "one point is Emiko's");
}

#[test]
fn er_due_5_a_champion_fights_and_both_take_the_honor() {
    let mut table = begun();
    let mut sayo = form(School::bushi(Clan::Lion), [2, 2, 2, 2, 2], 9);
    sayo.disadvantages.push(Disadvantage::Lame);
    play(&mut table, [Command::Welcome { name: name("Sayo"), form: sayo }]);
    let challenge = |duelists, challenged| Command::Challenge {
        deed: Deed::Duel,
        duelists,
        conduct: [Conduct::Fair; 2],
        challenged,
    };
    let lame = refused(&mut table, challenge([REN, FOURTH], None));
    assert_eq!((lame.rule, lame.kind), ("ER-DUE-1", RefusalKind::CannotDuel(name("Sayo"))));
    assert_eq!(refused(&mut table, challenge([REN, TETSUO], Some(REN))).kind, RefusalKind::Oneself);
    play(&mut table, [challenge([REN, TETSUO], Some(FOURTH)), answer(0, &[9, 9, 9, 9, 1, 1])]);
    let mut won = table.clone();
    let loss = |who| Open::Honor { who, points: -2, source: Source::Duel };
    play(&mut table, [answer(0, &[1, 1, 1])]);
    assert_eq!(
        table.state().open(),
        [
            Open::Death { who: TETSUO, tn: 40, last: Last::Earth },
            // The gap is that to the challenged, of Honor 9.
            Open::Honor { who: REN, points: -1, source: Source::Other },
            Open::Honor { who: REN, points: 2, source: Source::Duel },
            loss(TETSUO),
            loss(FOURTH),
        ]
    );
    play(&mut won, [answer(0, &[19, 19, 19])]);
    let gains: Vec<Open> = won.state().open().to_vec();
    for who in [TETSUO, FOURTH] {
        assert!(gains.contains(&Open::Honor { who, points: 2, source: Source::Duel }));
    }
    assert!(gains.contains(&Open::Death { who: REN, tn: 30, last: Last::Earth }));
}

fn refuse(deed: Deed, who: PersonId, against: PersonId) -> Command {
    Command::World(Decree::Refuse { deed, who, against })
}

#[test]
fn er_due_1_a_refused_duel_puts_three_points_of_honor_at_risk() {
    let mut table = begun();
    let open = |who, points| Open::Honor { who, points, source: Source::Other };
    let mut contest = table.clone();
    play(&mut table, [refuse(Deed::Duel, TETSUO, REN)]);
    assert_eq!(table.state().open(), [open(TETSUO, -3)]);
    play(&mut contest, [refuse(Deed::Contest(Ring::Water), TETSUO, REN)]);
    assert_eq!(contest.state().open(), [open(TETSUO, -1)], "a contest costs less (ER-CON)");
    assert_eq!(refused(&mut table, refuse(Deed::BattleDuel, TETSUO, REN)).kind, RefusalKind::Bound);
    assert_eq!(refused(&mut table, refuse(Deed::Duel, REN, REN)).kind, RefusalKind::Oneself);
}

#[test]
fn er_due_1_whoever_is_brash_cannot_refuse_a_duel() {
    let mut table = begun();
    flawed(&mut table, TETSUO, Disadvantage::Brash);
    let must = refused(&mut table, refuse(Deed::Duel, TETSUO, REN));
    assert_eq!((must.rule, must.kind), ("ER-DUE-1", RefusalKind::MustAccept(name("Tetsuo"))));
    play(&mut table, [refuse(Deed::Contest(Ring::Air), TETSUO, REN)]);
}

/// What Tetsuo and Ren have at stake once Ren looked into a crime of Tetsuo's.
fn investigated(crime: Crime, dice: [&[u8]; 2]) -> (Vec<Open>, Vec<Merit>) {
    let mut table = begun();
    let deed = Deed::Uncovering(crime);
    play(&mut table, [Command::Act { deed, actor: REN, target: TETSUO, dice: dice.map(entered) }]);
    let merits = table.state().tally().merits.iter().filter(|(who, _)| *who == TETSUO).map(|(_, merit)| *merit);
    (table.state().open().to_vec(), merits.collect())
}

#[test]
fn er_asn_3_an_assassin_who_is_found_out_and_the_investigator_roll_for_honor() {
    let open = |who, points| Open::Honor { who, points, source: Source::Other };
    let (found, _) = investigated(Crime::Assassination, [&[9, 9, 9], &[1, 1, 1]]);
    assert_eq!(found, [open(REN, 1), open(TETSUO, -3)]);
    assert!(investigated(Crime::Assassination, [&[1, 1, 1], &[9, 9, 9]]).0.is_empty(), "nothing comes to light");
}

#[test]
fn er_fal_a_forger_who_is_found_out_rolls_for_honor_and_one_who_is_not_learns_from_it() {
    let (found, merits) = investigated(Crime::Forgery, [&[9, 9, 9], &[1, 1, 1]]);
    assert_eq!(found, [Open::Honor { who: TETSUO, points: -2, source: Source::Other }]);
    assert!(merits.is_empty());
    let (found, merits) = investigated(Crime::Forgery, [&[1, 1, 1], &[9, 9, 9]]);
    assert_eq!((found, merits), (Vec::new(), vec![Merit::Believed]));
}

/// Ren of the Crane, and the Crab whose Hida and Kaiu are guarded so.
fn guarded(security: Security) -> Table {
    let mut table = table(&[Clan::Crane, Clan::Crab]);
    let ren = form(School::bushi(Clan::Crane), [3, 3, 4, 3, 2], 4);
    let guard = |place: &str| Command::SetProvince {
        realm: Clan::Crab,
        name: name(place),
        province: Province { security, ..Province::new(name(place), Some(40)) },
    };
    let came = Command::Welcome { name: name("Ren"), form: ren };
    play(&mut table, [came, guard("Hida"), guard("Kaiu"), Command::BeginCampaign]);
    table
}

fn cross(place: &str) -> Command {
    Command::World(Decree::Cross { who: REN, place: name(place) })
}

#[test]
fn er_sec_whoever_enters_without_leave_is_captured_on_so_many_faces_of_a_plain_die() {
    for (security, faces) in [(Security::Checkpoints, 2), (Security::Closed, 5)] {
        let mut table = guarded(security);
        let border = Open::Border { who: REN, by: Clan::Crab, faces };
        play(&mut table, [cross("Hida"), cross("Kaiu")]);
        assert_eq!(table.state().open(), [border, border], "one roll a province");
        let chance = due_roll(table.state(), border).and_then(|roll| roll.chance).unwrap();
        assert!((chance - (1.0 - f64::from(faces) / 10.0)).abs() < 1e-9);
        let mut passed = table.clone();
        play(&mut passed, [answer(0, &[faces + 1]), answer(0, &[10])]);
        assert_eq!(passed.state().person(REN).unwrap().captor, None, "a 10 is not rolled again");
        play(&mut table, [answer(0, &[faces])]);
        assert_eq!(table.state().person(REN).unwrap().captor, Some(Clan::Crab));
        assert_eq!(table.state().open(), [Open::Honor { who: REN, points: -3, source: Source::Other }], "no further");
        assert_eq!(refused(&mut table, cross("Kaiu")).rule, "ER-CAP");
    }
}

#[test]
fn er_sec_equal_numbers_capture_whatever_is_ruled_of_target_numbers() {
    let mut table = guarded(Security::Checkpoints);
    play(&mut table, [Command::SetRuling { ruling: Ruling::TnTie, reading: 1 }, cross("Hida"), cross("Kaiu")]);
    play(&mut table, [answer(0, &[3])]);
    assert_eq!(table.state().person(REN).unwrap().captor, None);
    play(&mut table, [answer(0, &[2])]);
    assert_eq!(table.state().person(REN).unwrap().captor, Some(Clan::Crab));
}

#[test]
fn er_sec_nobody_is_stopped_at_home_or_where_all_may_pass() {
    let mut table = guarded(Security::Open);
    assert_eq!(refused(&mut table, cross("Hida")).kind, RefusalKind::NothingChanges);
    let doji = Province { security: Security::Closed, ..Province::new(name("Doji"), Some(110)) };
    play(&mut table, [Command::SetProvince { realm: Clan::Crane, name: name("Doji"), province: doji }]);
    assert_eq!(refused(&mut table, cross("Doji")).kind, RefusalKind::NothingChanges);
}

#[test]
fn er_sec_a_journey_that_was_ordered_goes_into_the_queue() {
    let mut table = guarded(Security::Closed);
    let travel = Errand::Travel { who: name("Ren"), place: name("Hida") };
    let clan = Clan::Crane;
    let made = Orders { clan, turn: 1, steps: vec![], errands: vec![travel], campaign: None };
    let Ok(Mail::Orders(orders)) = files::read(&files::write_orders(&made).unwrap()) else { panic!("orders") };
    play(&mut table, [Command::FileOrders { orders }]);
    assert_eq!(inbox(table.state(), clan)[0].against, [Against::Guarded(Clan::Crab, 5)]);
    play(&mut table, [Command::CarryOut { clan, order: 0 }]);
    assert_eq!(table.state().open(), [Open::Border { who: REN, by: Clan::Crab, faces: 5 }]);
    assert_eq!(table.state().filed(clan).unwrap().settled, [Some(Settled::Done)]);
}

#[test]
fn er_adv_a_compulsion_is_rolled_against_each_turn() {
    let mut table = begun();
    flawed(&mut table, REN, Disadvantage::Compulsion(2));
    flawed(&mut table, TETSUO, Disadvantage::Compulsion(1));
    play(&mut table, [Command::EndTurn]);
    let open = Open::Compulsion { who: REN, level: 2 };
    assert_eq!(table.state().open(), [open], "the Lion's is not rolled here");
    assert_eq!(due_roll(table.state(), open).map(|roll| (roll.pool.roll, roll.tn)), Some((3, Some(20))));
    let mut held = table.clone();
    play(&mut held, [answer(0, &[8, 8, 4])]);
    assert!(held.state().open().is_empty());
    play(&mut table, [answer(0, &[8, 8, 3])]);
    assert_eq!(table.state().open(), [Open::Honor { who: REN, points: -1, source: Source::Other }]);
}

#[test]
fn er_adv_whoever_is_vengeful_hates_the_victor_until_he_is_beaten() {
    let mut table = begun();
    flawed(&mut table, TETSUO, Disadvantage::Vengeful);
    let won: [&[u8]; 2] = [&[9, 9, 9, 9, 1, 1], &[1, 1, 1]];
    play(&mut table, [duel(REN, TETSUO, won), answer(0, &[29, 29])]);
    let grudge = Open::Vengeful { who: TETSUO, against: REN };
    let at = table.state().open().iter().position(|open| *open == grudge).unwrap();
    assert_eq!(due_roll(table.state(), grudge).map(|roll| (roll.pool.roll, roll.tn)), Some((2, Some(20))));
    play(&mut table, [answer(u8::try_from(at).unwrap(), &[9, 9])]);
    assert_eq!(table.state().hated_by(TETSUO).collect::<Vec<_>>(), [REN]);
    dismiss_all(&mut table);
    play(&mut table, [Command::Anyway(Box::new(duel(REN, TETSUO, won)))]);
    assert_eq!(table.state().open()[0], Open::Death { who: TETSUO, tn: 50, last: Last::Earth });
    assert!(!table.state().open().contains(&grudge), "one hatred is enough");
    dismiss_all(&mut table);
    let lost = duel(REN, TETSUO, [&[1, 1, 1, 1, 1, 1], &[9, 9, 9]]);
    play(&mut table, [Command::Anyway(Box::new(lost))]);
    assert_eq!(table.state().hated_by(TETSUO).count(), 0);
}

#[test]
fn er_dice_8_of_two_rolls_of_somebody_unlucky_the_worse_stands() {
    let mut table = begun();
    flawed(&mut table, REN, Disadvantage::Unlucky(1));
    let points = Command::Honor { who: REN, points: 2, source: Source::Other };
    let mishap = |one: &[u8], other: &[u8]| Command::Mishap { open: 0, dice: entered(one), again: entered(other) };
    play(&mut table, [points, mishap(&[9, 9, 9], &[1, 1, 1])]);
    assert_eq!((honor(&table, REN), table.state().mishaps_left(REN)), (4, 0));
    let again = refused(&mut table, mishap(&[1, 1, 1], &[9, 9, 9]));
    assert_eq!((again.kind, again.rule), (RefusalKind::NoLuck, "ER-DICE-8"));
}

/// The total of the last roll.
fn total(table: &Table) -> i16 {
    let events = &table.entries()[table.cursor() - 1].events;
    events.iter().find_map(|event| if let Event::Rolled { total, .. } = event { Some(*total) } else { None }).unwrap()
}

#[test]
fn case_13_juniro_beats_sauko_who_lives_and_romuko_strikes_first() {
    let mut field = table(&[Clan::Mantis]);
    let came = |who: &str, clan, rings| Command::Welcome { name: name(who), form: form(School::bushi(clan), rings, 3) };
    let (juniro, sauko) = (PersonId(0), PersonId(1));
    play(
        &mut field,
        [
            came("Juniro", Clan::Phoenix, [2, 3, 4, 2, 2]),
            came("Sauko", Clan::Crab, [4, 4, 3, 2, 2]),
            Command::BeginCampaign,
        ],
    );
    let dice = [entered(&[6, 8, 11, 16]), entered(&[2, 5, 8])];
    play(&mut field, [Command::Act { deed: Deed::BattleDuel, actor: juniro, target: sauko, dice }]);
    assert_eq!(total(&field), 41);
    assert_eq!(field.state().open()[0], Open::Death { who: sauko, tn: 20, last: Last::Earth });
    play(&mut field, [answer(0, &[3, 8, 9, 12])]);
    assert_eq!((total(&field), field.state().person(sauko).unwrap().lives()), (32, true));
    let sides = [(Clan::Phoenix, juniro), (Clan::Crab, sauko)];
    let [attacker, defender] = sides.map(|(clan, who)| muster(clan, vec![band(Printed::Bushi, 4, None)], &[who]));
    play(
        &mut field,
        [
            begin(plan(Affair::Battle, Ground::Open, attacker, defender)),
            roll(&[&[5, 5, 5], &[5, 5, 5, 1]]),
            roll(&[&[9, 9]]),
            roll(&[&[3, 6, 9], &[1, 5, 8, 8]]),
        ],
    );
    assert_eq!(field.state().clash().unwrap().order.first(), Some(&Role::Defender), "22 against 18");
}

#[test]
fn er_bat_13_beaten_defenders_run_to_an_ally_beside_them() {
    let mut table = table(&[Clan::Crane, Clan::Crab, Clan::Scorpion]);
    let province =
        |owner| Land::Province { owner: Some(owner), production: None, security: Security::Open, muster: None };
    let put = |place: &str, ground| Command::Survey(Survey::Place { was: None, name: name(place), ground });
    let allies = |realm, other| Command::SetAllies { realm, allies: vec![other] };
    play(&mut table, [put("Hida", province(Clan::Crab)), put("Bayushi", province(Clan::Scorpion))]);
    let between = [name("Hida"), name("Bayushi")];
    play(&mut table, [Command::Survey(Survey::Join { between, kind: LinkKind::Land }), Command::BeginCampaign]);
    let ways = |table: &Table| ways_back(table.state(), &name("Hida"), Clan::Crab, false);
    play(&mut table, [allies(Clan::Crab, Clan::Scorpion)]);
    assert!(ways(&table).is_empty(), "an alliance takes two");
    play(&mut table, [allies(Clan::Scorpion, Clan::Crab)]);
    assert_eq!(ways(&table), [name("Bayushi")]);
    assert_eq!(refused(&mut table, allies(Clan::Crab, Clan::Crab)).rule, "ER-BAT-13");
}

#[test]
fn case_18_each_unit_runs_to_one_of_two_friendly_provinces() {
    let mut table = table(&[Clan::Mantis]);
    play(&mut table, [Command::BeginCampaign]);
    let units = vec![band(Printed::Bushi, 3, None), band(Printed::Samurai, 1, None)];
    // Agasha has the odd numbers, Hitomi the even ones.
    let defender = Muster { back: vec![name("Agasha"), name("Hitomi")], ..muster(Clan::Dragon, units, &[]) };
    let attacker = muster(Clan::Unicorn, vec![band(Printed::Bushi, 6, Some("Moto"))], &[]);
    let verdict = Verdict { winner: Some(Role::Attacker), fled: true };
    play(
        &mut table,
        [
            begin(plan(Affair::Battle, Ground::Open, attacker, defender)),
            asked(Move::RuleEnd { verdict }),
            roll(&[&[2, 4, 7, 5]]),
        ],
    );
    let routes = &table.state().clash().unwrap().routes;
    let to: Vec<&str> = routes.iter().map(|(_, place)| place.as_str()).collect();
    assert_eq!(to, ["Hitomi", "Hitomi", "Agasha", "Agasha"]);
}
