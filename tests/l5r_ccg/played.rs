//! Whole games by commands, as a table plays them, and the ways around a rule.

use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Added, Answer, Command, Hand, Stakes};
use rokugan::games::l5r_ccg::decide::{purse, ways};
use rokugan::games::l5r_ccg::in_play::{DuelStage, Duelist, Effort, Lasting, Posture, Standing};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind, Trait};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::{CardId, SeatId};
use rokugan::games::l5r_ccg::model::ring::Ring;
use rokugan::games::l5r_ccg::model::rule;
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::phase::Phase;
use rokugan::games::l5r_ccg::refusal::{Missing, Refusal, RefusalKind};
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::recruit::Take;
use rokugan::games::l5r_ccg::rules::turn::Act;
use rokugan::games::l5r_ccg::rules::watch::{HonorVictory, Victory};
use rokugan::games::l5r_ccg::setup::{Fault, SeatSetup, Setup};
use rokugan::games::l5r_ccg::state::End;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::{Name, Note};

pub const LION: SeatId = SeatId(0);
pub const CRANE: SeatId = SeatId(1);

pub fn seat(clan: Clan, honor: i16) -> SeatSetup {
    SeatSetup { name: None, clan, strength: 5, gold: 5, honor, honor_victory: HonorVictory::Possible }
}

fn table(lion: i16, crane: i16) -> Journal<Ccg> {
    let seats = vec![seat(Clan::Lion, lion), seat(Clan::Crane, crane)];
    Journal::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap()
}

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let told = format!("{command:?}");
        if let Err(refusal) = table.commit(command, Stamp(0)) {
            panic!("{told}: {refusal:?}");
        }
    }
}

fn refused(table: &mut Journal<Ccg>, command: Command) -> Refusal {
    table.commit(command, Stamp(0)).unwrap_err()
}

fn warrior(name: &str, force: i8, chi: i8, honor: u8) -> Card {
    let mut card = Card::named(Name::new(name).unwrap(), CardKind::Personality);
    (card.force, card.chi, card.honor, card.cost) = (Some(force), Some(chi), Some(honor), Some(5));
    card
}

fn to_attack() -> [Command; 4] {
    [Command::Straighten { keep: Vec::new() }, Command::EventsSeen, Command::PassAll, Command::NoAttack]
}

fn turn() -> Vec<Command> {
    let rest = [Command::DoneRecruiting, Command::EndTurn { drew: 0, discarded: 0 }];
    to_attack().into_iter().chain(rest).collect()
}

pub fn honor(seat: SeatId, by: i16) -> Command {
    Command::Honor { seat, by, reason: Note::default(), involved: Vec::new(), answer: None }
}

#[test]
fn an_uneventful_turn_takes_six_taps() {
    let mut table = table(8, 6);
    play(&mut table, [Command::NameFirst { seat: LION }]);
    assert_eq!(turn().len(), 6);
    play(&mut table, turn());
    assert_eq!((table.state().turn(), table.state().current(), table.state().phase()), (2, CRANE, Phase::Straighten));
}

#[test]
fn cc_set_5_only_the_tied_cut_again() {
    let mut table = table(8, 6);
    play(&mut table, [Command::Cut { values: vec![(LION, 3), (CRANE, 3)] }]);
    assert_eq!(table.state().tied(), [LION, CRANE]);
    play(&mut table, [Command::Cut { values: vec![(LION, 1), (CRANE, 3)] }]);
    assert_eq!((table.state().current(), table.state().turn()), (CRANE, 1));
}

#[test]
fn cc_win_2_honor_wins_only_when_the_own_turn_begins() {
    let mut table = table(38, 6);
    play(&mut table, [Command::NameFirst { seat: LION }, honor(LION, 4)]);
    assert!(table.state().verdict().is_empty());
    play(&mut table, turn().into_iter().chain(turn()));
    assert_eq!(refused(&mut table, Command::Straighten { keep: Vec::new() }).kind, RefusalKind::VerdictFirst);
    play(&mut table, [Command::Accept]);
    assert_eq!(table.state().end(), Some(End::Won(LION, Victory::Honor)));
    assert_eq!(refused(&mut table, honor(CRANE, 1)).kind, RefusalKind::GameOver);
}

#[test]
fn cc_win_4_the_last_province_is_the_end_and_can_be_played_on_with() {
    let mut table = table(8, 6);
    play(&mut table, [Command::NameFirst { seat: LION }]);
    play(&mut table, (0..4).map(|province| Command::DestroyProvince { seat: CRANE, province }));
    assert_eq!(table.state().verdict().len(), 2, "the Crane is out, so the Lion is the only one left");
    play(&mut table, [Command::PlayOn, honor(LION, 1)]);
    assert!(table.state().verdict().is_empty(), "nothing asks again");
    play(&mut table, [honor(CRANE, -26)]);
    play(&mut table, [Command::Accept]);
    assert_eq!(table.state().end(), Some(End::Won(LION, Victory::Military)));
}

#[test]
fn cc_win_3_five_rings_win_at_once() {
    let mut table = table(8, 6);
    play(&mut table, [Command::NameFirst { seat: LION }]);
    let rings = [Ring::Air, Ring::Earth, Ring::Fire, Ring::Water, Ring::Void];
    play(&mut table, rings.map(|ring| Command::Ring { seat: CRANE, ring, enters: true }));
    play(&mut table, [Command::Accept]);
    assert_eq!(table.state().end(), Some(End::Won(CRANE, Victory::Enlightenment)));
}

#[test]
fn a_battle_from_declared_units_to_its_end() {
    let mut table = table(8, 6);
    let follower = |name: &str, force| {
        let mut card = Card::named(Name::new(name).unwrap(), CardKind::Follower);
        card.force = Some(force);
        card
    };
    let down = |owner, card, on| Command::PutDown { owner, card, on };
    play(
        &mut table,
        [
            Command::NameFirst { seat: LION },
            down(LION, warrior("Akiko", 4, 3, 2), None),
            down(LION, follower("Spears", 3), Some(CardId(2))),
            down(CRANE, warrior("Doji", 2, 4, 3), None),
        ],
    );
    play(&mut table, [Command::Straighten { keep: Vec::new() }, Command::EventsSeen, Command::PassAll]);
    play(
        &mut table,
        [
            Command::DeclareAttack { defender: CRANE, attack: Vec::new(), defense: Vec::new() },
            Command::Assign { unit: CardId(2), side: Side::Attack, province: 1 },
            Command::Assign { unit: CardId(4), side: Side::Defense, province: 1 },
        ],
    );
    let again = Command::Assign { unit: CardId(2), side: Side::Attack, province: 0 };
    assert_eq!(refused(&mut table, again).rule, rule::ASSIGN_ONCE);
    play(&mut table, [Command::NextSegment, Command::NextSegment, Command::BeginBattle { province: 1 }]);
    assert_eq!(refused(&mut table, Command::Resolve { spare: None, added: Added::default() }).rule, rule::BATTLE_ORDER);
    play(&mut table, [Command::PassAll, Command::Resolve { spare: None, added: Added::default() }]);
    let state = table.state();
    assert_eq!(state.seat(LION).honor, 10, "one card destroyed: 2");
    assert_eq!(state.seat(CRANE).standing(), 4, "7 is no more than 2 + 5");
    assert_eq!(state.seat(CRANE).dead.len(), 1);
    assert!(state.card(CardId(2)).unwrap().is_bowed() && state.card(CardId(4)).is_none());
    play(&mut table, [Command::EndAttack]);
    assert_eq!(table.state().phase(), Phase::Dynasty);
}

#[test]
fn an_unknown_force_is_asked_for_and_never_0() {
    let mut table = table(8, 6);
    let named = Card::named(Name::new("Stranger").unwrap(), CardKind::Personality);
    play(
        &mut table,
        [
            Command::NameFirst { seat: LION },
            Command::PutDown { owner: LION, card: named, on: None },
            Command::ByHand(Hand::Phase { phase: Phase::Attack }),
            Command::DeclareAttack { defender: CRANE, attack: Vec::new(), defense: Vec::new() },
            Command::Assign { unit: CardId(2), side: Side::Attack, province: 0 },
            Command::NextSegment,
            Command::NextSegment,
            Command::BeginBattle { province: 0 },
            Command::PassAll,
        ],
    );
    let kind = refused(&mut table, Command::Resolve { spare: None, added: Added::default() }).kind;
    assert_eq!(kind, RefusalKind::Unknown { card: CardId(2), missing: Missing::Force });
    play(
        &mut table,
        [
            Command::SetCard { id: CardId(2), card: warrior("Stranger", 6, 2, 1) },
            Command::Resolve { spare: None, added: Added::default() },
        ],
    );
    assert_eq!(table.state().seat(CRANE).standing(), 3);
}

#[test]
fn cc_duel_the_higher_total_wins_and_the_loser_dies() {
    let mut table = table(8, 6);
    let down = |owner, card| Command::PutDown { owner, card, on: None };
    play(
        &mut table,
        [
            Command::NameFirst { seat: LION },
            down(LION, warrior("Akiko", 4, 3, 2)),
            down(CRANE, warrior("Doji", 2, 4, 3)),
            Command::Stain { card: CardId(3), standing: Standing::Dishonored },
            Command::Challenge { challenger: CardId(2), challenged: CardId(3), start: None, action: None },
            Command::Focus { duelist: Duelist::Challenged },
        ],
    );
    assert_eq!(refused(&mut table, Command::Focus { duelist: Duelist::Challenged }).rule, rule::FOCUS_ORDER);
    play(
        &mut table,
        [Command::Focus { duelist: Duelist::Challenger }, Command::Strike { duelist: Duelist::Challenged }],
    );
    assert_eq!(table.state().duel().unwrap().stage, DuelStage::Struck);
    let settle = |challenger, challenged| Command::SettleDuel {
        challenger,
        challenged,
        stakes: Stakes::Death,
        honor: 2,
        foreseen: Vec::new(),
    };
    assert_eq!(refused(&mut table, settle(vec![], vec![1])).kind, RefusalKind::OtherFocuses);
    play(&mut table, [settle(vec![5], vec![1])]);
    let state = table.state();
    assert_eq!(
        (state.seat(LION).honor, state.seat(CRANE).honor),
        (10, 3),
        "+2 for the duel, −3 for the Dishonorable death"
    );
    assert_eq!((state.seat(LION).hand, state.seat(CRANE).hand), (4, 4));
}

#[test]
fn cc_fav_a_lobbying_is_won_by_the_greater_total() {
    let mut table = table(9, 9);
    play(
        &mut table,
        [
            Command::NameFirst { seat: LION },
            Command::PutDown { owner: LION, card: warrior("Akiko", 4, 3, 2), on: None },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
            Command::Lobby { by: CardId(2), antagonist: None },
            Command::Effort { seat: LION, effort: Effort::Gift { value: 1, whom: Whom::Own } },
            Command::Effort { seat: CRANE, effort: Effort::Pass },
            Command::Effort { seat: LION, effort: Effort::Pass },
        ],
    );
    let state = table.state();
    assert_eq!((state.favor(), state.lobby().is_none(), state.seat(LION).hand), (Some(LION), true, 4));
}

#[test]
fn cc_hon_7_seppuku_makes_a_loss_1() {
    let mut table = table(12, 9);
    let mut samurai = warrior("Akiko", 4, 3, 2);
    samurai.traits.insert(Trait::Samurai);
    play(&mut table, [Command::NameFirst { seat: LION }, Command::PutDown { owner: LION, card: samurai, on: None }]);
    let lose =
        |answer| Command::Honor { seat: LION, by: -8, reason: Note::default(), involved: vec![CardId(2)], answer };
    assert_eq!(refused(&mut table, lose(Some(Answer::Favor))).rule, rule::FAVOR_HOLDER);
    play(&mut table, [lose(Some(Answer::Seppuku(CardId(2))))]);
    assert_eq!((table.state().seat(LION).honor, table.state().seat(LION).dead[0].standing), (11, Standing::Honorable));
}

#[test]
fn cc_rec_the_own_clan_takes_2_gold_less_or_its_honor() {
    let mut table = table(8, 6);
    let mut card = warrior("Akiko", 4, 3, 2);
    card.clans = vec![Clan::Lion];
    card.cost = Some(7);
    play(&mut table, [Command::NameFirst { seat: LION }]);
    play(&mut table, to_attack());
    let recruit = |take, bow| Command::Recruit { seat: LION, card: card.clone(), take, bow };
    assert_eq!(refused(&mut table, recruit(Take::Honor, vec![CardId(0)])).rule, rule::COST);
    assert_eq!(refused(&mut table, recruit(Take::Plain, Vec::new())).rule, rule::CLAN_BENEFIT);
    play(&mut table, [recruit(Take::Discount, vec![CardId(0)])]);
    assert!(table.state().card(CardId(0)).unwrap().is_bowed());
    play(&mut table, [recruit(Take::Honor, Vec::new())]);
    assert_eq!(table.state().seat(LION).honor, 10);
}

#[test]
fn what_a_rule_is_against_can_be_done_anyway_and_says_so() {
    let mut table = table(8, 6);
    play(&mut table, [Command::NameFirst { seat: LION }]);
    play(&mut table, to_attack());
    play(&mut table, [Command::DoneRecruiting]);
    let keep = Command::EndTurn { drew: 4, discarded: 0 };
    assert_eq!(refused(&mut table, keep.clone()).rule, rule::HAND_LIMIT);
    play(&mut table, [Ccg::anyway(&keep)]);
    let log = rokugan::games::l5r_ccg::text::log::log(&table);
    assert_eq!((table.state().seat(LION).hand, log.last().unwrap().overrode.len()), (9, 1));
}

#[test]
fn marks_of_this_turn_end_with_it_and_chi_0_kills() {
    let mut table = table(8, 6);
    let token = |chi, lasting| Command::Token { card: CardId(2), force: 1, chi, lasting };
    play(
        &mut table,
        [
            Command::NameFirst { seat: LION },
            Command::PutDown { owner: LION, card: warrior("Akiko", 4, 3, 2), on: None },
            token(-1, Lasting::ThisTurn),
            Command::Turn { cards: vec![CardId(2)], posture: Posture::Bowed },
        ],
    );
    assert_eq!(table.state().chi(CardId(2)), Some(2));
    play(&mut table, turn());
    assert_eq!(table.state().chi(CardId(2)), Some(3));
    play(&mut table, [token(-3, Lasting::Always)]);
    assert!(table.state().card(CardId(2)).is_none());
}

#[test]
fn every_fault_of_a_set_up_is_named() {
    let mut crane = seat(Clan::Lion, -20);
    (crane.strength, crane.gold) = (100, 100);
    let setup = Setup { seats: vec![seat(Clan::Lion, 8), crane], rulings: Default::default() };
    let faults = Ccg::start(&setup).unwrap_err();
    let all = [Fault::SameName(LION, CRANE), Fault::Strength(CRANE), Fault::Gold(CRANE), Fault::Honor(CRANE)];
    assert_eq!(faults, all);
    let nobody = Setup { seats: Vec::new(), rulings: Default::default() };
    assert_eq!(Ccg::start(&nobody).unwrap_err(), [Fault::Seats(0)]);
}

#[test]
fn a_player_who_leaves_takes_everything_along() {
    let seats = vec![seat(Clan::Lion, 8), seat(Clan::Crane, 6), seat(Clan::Crab, 2)];
    let mut table = Journal::<Ccg>::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    play(
        &mut table,
        [
            Command::NameFirst { seat: CRANE },
            Command::MoveFavor { to: Some(CRANE) },
            Command::Concede { seat: CRANE },
            Command::Accept,
        ],
    );
    let state = table.state();
    assert_eq!((state.favor(), state.current(), state.turn()), (None, SeatId(2), 2));
    assert_eq!(refused(&mut table, Command::Act { seat: CRANE, act: Act::Open }).kind, RefusalKind::Out(CRANE));
}

#[test]
fn with_more_sources_than_can_be_planned_some_are_left_out_or_the_table_pays() {
    let mut table = table(8, 6);
    play(&mut table, [Command::NameFirst { seat: LION }]);
    for at in 0..15 {
        let mut farm = Card::named(Name::new(&format!("Farm {at}")).unwrap(), CardKind::Holding);
        farm.gold = Some(2);
        play(&mut table, [Command::PutDown { owner: LION, card: farm, on: None }]);
    }
    play(&mut table, to_attack());
    let hana = warrior("Hana", 3, 3, 2);
    let all = purse(table.state(), LION);
    let refusal = ways(table.state(), LION, &hana, Some(&all)).unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::TooManySources(16), "fifteen and the Stronghold, named by their number");
    let ways = ways(table.state(), LION, &hana, Some(&all[..14])).unwrap();
    assert!(ways.iter().any(|(offer, bow)| offer.take == Take::Plain && offer.faults.is_empty() && !bow.is_empty()));
    play(&mut table, [Command::Recruit { seat: LION, card: hana, take: Take::Plain, bow: Vec::new() }]);
    assert_eq!(table.state().personalities(LION).count(), 1, "paid at the table");
}
