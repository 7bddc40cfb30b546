//! Rules that a table alone shows: how it begins, what it keeps within bounds, the course of a turn, and what enters play
//! how. What the headless commands compute is tested beside each of them.

use crate::played::{CRANE, LION, honor, seat};
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Added, Command, Hand};
use rokugan::games::l5r_ccg::decide::{purse, without_gold};
use rokugan::games::l5r_ccg::in_play::{Lasting, Posture, Standing};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::{CardId, SeatId};
use rokugan::games::l5r_ccg::model::rule;
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::phase::Phase;
use rokugan::games::l5r_ccg::refusal::{Refusal, RefusalKind};
use rokugan::games::l5r_ccg::rules::recruit::Take;
use rokugan::games::l5r_ccg::rules::turn::Act;
use rokugan::games::l5r_ccg::setup::{Fault, SeatSetup, Setup};
use rokugan::games::l5r_ccg::views::pairing::actions;
use rokugan::games::l5r_ccg::views::table;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::name::Name;

const STRONGHOLD: CardId = CardId(0);
const AKIKO: CardId = CardId(2);
const DOJI: CardId = CardId(3);

fn new() -> Journal<Ccg> {
    let seats = vec![seat(Clan::Lion, 8), seat(Clan::Crane, 6)];
    Journal::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap()
}

/// The Lion begins; Akiko is its, Doji the Crane's.
fn table() -> Journal<Ccg> {
    let mut table = new();
    let down = |owner, name: &str| {
        let mut card = named(name, CardKind::Personality);
        (card.force, card.chi, card.honor) = (Some(3), Some(3), Some(2));
        Command::PutDown { owner, card, on: None }
    };
    play(&mut table, [Command::NameFirst { seat: LION }, down(LION, "Akiko"), down(CRANE, "Doji")]);
    table
}

fn named(name: &str, kind: CardKind) -> Card {
    Card::named(Name::new(name).unwrap(), kind)
}

fn play(table: &mut Journal<Ccg>, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        let told = format!("{command:?}");
        if let Err(refusal) = table.commit(command, Stamp(0)) {
            panic!("{told}: {refusal:?}");
        }
    }
}

#[track_caller]
fn refused(table: &mut Journal<Ccg>, command: Command) -> Refusal {
    table.commit(command, Stamp(0)).unwrap_err()
}

fn to_dynasty() -> [Command; 4] {
    [Command::Straighten { keep: Vec::new() }, Command::EventsSeen, Command::PassAll, Command::NoAttack]
}

#[test]
fn cc_q_1_family_honor_is_kept_from_minus_99_to_999() {
    let mut table = table();
    let set = |seat, to| Command::ByHand(Hand::Honor { seat, to });
    play(&mut table, [set(LION, 990), honor(LION, 9), set(CRANE, -19)]);
    assert_eq!(table.state().seat(LION).honor, 999);
    for beyond in [honor(LION, 1), set(CRANE, -100), set(CRANE, 1000)] {
        let kind = refused(&mut table, beyond).kind;
        assert_eq!(kind, RefusalKind::Bound { least: -99, most: 999 }, "the bound is named");
    }
}

#[test]
fn cc_q_12_force_and_chi_are_never_below_0() {
    let mut table = table();
    let token = |force, chi| Command::Token { card: DOJI, force, chi, lasting: Lasting::ThisTurn };
    play(&mut table, [token(-9, -2)]);
    assert_eq!(table.state().chi(DOJI), Some(1));
    let unknown = Command::PutDown { owner: LION, card: named("Stranger", CardKind::Personality), on: None };
    play(&mut table, [unknown]);
    assert_eq!(table.state().chi(CardId(4)), None, "what nobody typed in is not 0");
}

#[test]
fn cc_q_14_tokens_vanish_with_their_card_for_good() {
    let mut table = table();
    let again = table.state().card(AKIKO).unwrap().card.clone();
    play(
        &mut table,
        [
            Command::Token { card: AKIKO, force: 2, chi: 0, lasting: Lasting::Always },
            Command::Discard { card: AKIKO },
            Command::PutDown { owner: LION, card: again, on: None },
        ],
    );
    assert_eq!(table.state().card(CardId(4)).unwrap().bonus().force, 0);
}

#[test]
fn cc_set_1_two_to_eight_sit_down() {
    let clans =
        [Clan::Crab, Clan::Crane, Clan::Dragon, Clan::Lion, Clan::Mantis, Clan::Phoenix, Clan::Scorpion, Clan::Unicorn];
    let all = clans.map(|clan| seat(clan, 5));
    let with = |count: usize| {
        let seats = all.iter().chain(&all).take(count).cloned().collect();
        Ccg::start(&Setup { seats, rulings: Default::default() })
    };
    assert_eq!(with(1).unwrap_err(), [Fault::Seats(1)]);
    assert_eq!(with(8).unwrap().seats().len(), 8);
    assert!(with(9).unwrap_err().contains(&Fault::Seats(9)));
}

#[test]
fn cc_set_3_and_4_a_table_begins_with_four_provinces_five_cards_and_the_favor_in_the_middle() {
    let state = Ccg::start(new().setup()).unwrap();
    for seat in state.seats() {
        assert_eq!((seat.standing(), seat.hand, seat.rings.len()), (4, 5, 0));
        assert!(seat.provinces.iter().all(|province| province.strength == 5), "the Stronghold's");
    }
    assert_eq!((state.favor(), state.seat(LION).honor), (None, 8), "CC-FAV-2: nobody holds it");
}

#[test]
fn cc_turn_1_the_current_players_cards_straighten_but_for_those_that_stay() {
    let mut table = table();
    play(&mut table, [Command::Turn { cards: vec![STRONGHOLD, AKIKO, DOJI], posture: Posture::Bowed }]);
    play(&mut table, [Command::Straighten { keep: vec![AKIKO] }]);
    let bowed = |id| table.state().card(id).unwrap().is_bowed();
    assert_eq!([STRONGHOLD, AKIKO, DOJI].map(bowed), [false, true, true]);
}

#[test]
fn cc_turn_6_a_card_is_drawn_and_nine_are_discarded_down_to_eight() {
    let mut table = table();
    play(&mut table, [Command::Hand { seat: LION, by: 3 }]);
    play(&mut table, to_dynasty());
    play(&mut table, [Command::DoneRecruiting]);
    let end = |discarded| Command::EndTurn { drew: 1, discarded };
    assert_eq!(refused(&mut table, end(0)).rule.id(), "CC-TURN-6");
    play(&mut table, [end(1)]);
    assert_eq!((table.state().seat(LION).hand, table.state().current()), (8, CRANE));
}

#[test]
fn cc_gold_1_only_an_unbowed_source_of_ones_own_pays() {
    let mut table = table();
    play(&mut table, to_dynasty());
    let mut farm = named("Farm", CardKind::Holding);
    (farm.gold, farm.cost) = (Some(2), Some(4));
    let buy = |bow: Vec<CardId>| Command::Recruit { seat: LION, card: farm.clone(), take: Take::Plain, bow };
    assert_eq!(refused(&mut table, buy(vec![CardId(1)])).rule.id(), "CC-GOLD-1", "it is the Crane's");
    assert_eq!(refused(&mut table, buy(vec![AKIKO])).rule.id(), "CC-GOLD-1", "a Personality gives none");
    play(&mut table, [buy(vec![STRONGHOLD])]);
    assert_eq!(refused(&mut table, buy(vec![STRONGHOLD])).rule.id(), "CC-GOLD-1", "it is bowed by now");
}

#[test]
fn a_source_whose_gold_nobody_typed_in_is_named_and_never_0() {
    let mut table = table();
    play(&mut table, [Command::PutDown { owner: LION, card: named("Farm", CardKind::Holding), on: None }]);
    assert_eq!(without_gold(table.state(), LION), [CardId(4)]);
    assert!(purse(table.state(), LION).iter().all(|(id, _)| *id != CardId(4)));
    play(&mut table, [Command::Turn { cards: vec![CardId(4)], posture: Posture::Bowed }]);
    assert_eq!(without_gold(table.state(), LION), [], "bowed it does not matter");
}

#[test]
fn cc_gold_4_a_source_gives_gold_or_honor_once_a_bowing() {
    let mut table = table();
    let mut shrine = named("Shrine", CardKind::Holding);
    (shrine.gold, shrine.yields) = (Some(1), Some(3));
    play(&mut table, [Command::PutDown { owner: LION, card: shrine, on: None }, Command::Yield { card: CardId(4) }]);
    assert_eq!(table.state().seat(LION).honor, 11);
    assert_eq!(refused(&mut table, Command::Yield { card: CardId(4) }).rule.id(), "CC-GOLD-1");
}

#[test]
fn cc_gold_6_holdings_enter_bowed_and_what_is_attached_unbowed() {
    let mut table = table();
    play(&mut table, [Command::Straighten { keep: Vec::new() }, Command::EventsSeen]);
    let mut spear = named("Spear", CardKind::Weapon);
    (spear.force, spear.enter_honor) = (Some(1), -1);
    play(&mut table, [Command::Attach { card: spear, to: AKIKO, bow: Vec::new() }]);
    let attached = table.state().attached(AKIKO).next().unwrap().1;
    assert!(!attached.is_bowed(), "CC-ATT-6");
    assert_eq!((table.state().seat(LION).honor, table.state().seat(LION).hand), (7, 4), "its Honor, once it enters");
    let mut farm = named("Farm", CardKind::Holding);
    (farm.gold, farm.cost) = (Some(2), Some(0));
    play(&mut table, [Command::PassAll, Command::NoAttack]);
    play(&mut table, [Command::Recruit { seat: LION, card: farm, take: Take::Plain, bow: Vec::new() }]);
    assert!(table.state().sources(LION).any(|(_, one)| one.card.name.as_str() == "Farm" && one.is_bowed()));
}

#[test]
fn cc_atk_10_battles_are_fought_one_after_another_and_each_once() {
    let mut table = two_battles();
    play(&mut table, [Command::BeginBattle { province: 0 }]);
    assert_eq!(refused(&mut table, Command::BeginBattle { province: 1 }).kind, RefusalKind::BattleFirst);
    play(&mut table, [Command::PassAll, Command::Resolve { spare: None, added: Added::default() }]);
    assert_eq!(refused(&mut table, Command::BeginBattle { province: 0 }).rule.id(), "CC-ATK-10");
    assert_eq!(refused(&mut table, Command::EndAttack).kind, RefusalKind::BattleFirst, "another is left");
}

/// Akiko attacks the first Province of the Crane, Bunta the second.
fn two_battles() -> Journal<Ccg> {
    let mut table = table();
    let mut bunta = named("Bunta", CardKind::Personality);
    (bunta.force, bunta.chi, bunta.honor) = (Some(9), Some(3), Some(0));
    let send = |unit, province| Command::Assign { unit, side: Side::Attack, province };
    play(
        &mut table,
        [
            Command::PutDown { owner: LION, card: bunta, on: None },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
            Command::PassAll,
            Command::DeclareAttack { defender: CRANE, attack: Vec::new(), defense: Vec::new() },
            send(AKIKO, 0),
            send(CardId(4), 1),
            Command::NextSegment,
            Command::NextSegment,
        ],
    );
    table
}

#[test]
fn cc_bat_15_a_personality_takes_its_whole_unit_along() {
    let mut table = table();
    let down = |name: &str, kind| Command::PutDown { owner: LION, card: named(name, kind), on: Some(AKIKO) };
    play(&mut table, [down("Spear", CardKind::Weapon), down("Guards", CardKind::Follower)]);
    play(&mut table, [Command::Destroy { card: AKIKO }]);
    let state = table.state();
    assert!(state.cards().values().all(|one| one.owner != LION || one.card.kind == CardKind::Stronghold));
    let dead: Vec<_> = state.seat(LION).dead.iter().map(|dead| (dead.name.as_str(), dead.standing)).collect();
    assert_eq!(dead, [("Akiko", Standing::Honorable)]);
}

#[test]
fn cc_bat_16_the_attack_ends_at_once_when_its_defender_is_removed() {
    let seats = [Clan::Lion, Clan::Crane, Clan::Crab].map(|clan| seat(clan, 6)).to_vec();
    let mut table = Journal::<Ccg>::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    let mut akiko = named("Akiko", CardKind::Personality);
    (akiko.force, akiko.chi) = (Some(3), Some(3));
    play(
        &mut table,
        [
            Command::NameFirst { seat: LION },
            Command::PutDown { owner: LION, card: akiko, on: None },
            Command::Straighten { keep: Vec::new() },
            Command::EventsSeen,
            Command::PassAll,
            Command::DeclareAttack { defender: CRANE, attack: Vec::new(), defense: Vec::new() },
            Command::Assign { unit: CardId(3), side: Side::Attack, province: 0 },
            Command::NextSegment,
            Command::NextSegment,
            Command::BeginBattle { province: 0 },
            honor(CRANE, -26),
            Command::Accept,
        ],
    );
    let state = table.state();
    assert_eq!((state.attack(), state.phase(), state.current()), (None, Phase::Dynasty, LION));
    assert!(state.card(CardId(3)).unwrap().is_bowed(), "what survives bows and goes home");
}

#[test]
fn cc_duel_2_a_duel_starts_from_the_chi_now_with_tokens_and_items_bowed_or_not() {
    let mut table = table();
    let mut fan = named("Fan", CardKind::Item);
    (fan.force, fan.chi) = (Some(0), Some(2));
    play(
        &mut table,
        [
            Command::PutDown { owner: LION, card: fan, on: Some(AKIKO) },
            Command::Turn { cards: vec![CardId(4)], posture: Posture::Bowed },
            Command::Token { card: AKIKO, force: 0, chi: 1, lasting: Lasting::Always },
            Command::Challenge { challenger: AKIKO, challenged: DOJI, start: None, action: None },
        ],
    );
    let duel = *table.state().duel().unwrap();
    assert_eq!((duel.challenger.start, duel.challenged.start), (Some(6), Some(3)), "3 + 2 + 1 against 3");
}

#[test]
fn numbers_of_a_stronghold_follow_the_clan_unless_they_were_typed() {
    let lion = SeatSetup { gold: 4, ..seat(Clan::Lion, 8) };
    let known = [lion.clone(), seat(Clan::Crane, 6)];
    assert_eq!(lion.clone().with_clan(Clan::Crane, &known), known[1]);
    let typed = SeatSetup { honor: 3, ..lion }.with_clan(Clan::Crane, &known);
    assert_eq!((typed.gold, typed.honor), (5, 3), "the Honor was typed");
    let crab = typed.with_clan(Clan::Crab, &known);
    assert_eq!((crab.strength, crab.gold, crab.honor), (6, 4, 3), "some to begin with");
}

#[test]
fn cc_act_1_a_challenge_that_is_an_action_passes_the_turn_to_act_on() {
    let mut table = table();
    play(&mut table, [Command::ByHand(Hand::Phase { phase: Phase::Action })]);
    let challenge = |action| Command::Challenge { challenger: AKIKO, challenged: DOJI, start: None, action };
    let acts = |table: &Journal<Ccg>| table::view(table.state()).next;
    assert_eq!(actions(table.state(), LION), [Act::Limited, Act::Open]);
    assert_eq!(actions(table.state(), CRANE), [], "it is not its action");
    play(&mut table, [challenge(None), Command::RefuseDuel]);
    assert_eq!(acts(&table), Some(LION), "a card or a Reaction calls for it");
    play(&mut table, [challenge(Some(Act::Limited)), Command::RefuseDuel]);
    assert_eq!(acts(&table), Some(CRANE));
    let out_of_turn = table.commit(challenge(Some(Act::Open)), Stamp(0)).unwrap_err();
    assert_eq!(out_of_turn.rule, rule::ACTION_ORDER);
}

#[test]
fn cc_win_6_all_cards_of_a_removed_player_leave_and_the_next_player_begins() {
    let seats = [Clan::Lion, Clan::Crane, Clan::Crab].map(|clan| seat(clan, 6)).to_vec();
    let mut table = Journal::<Ccg>::start(Setup { seats, rulings: Default::default() }, Seed(1)).unwrap();
    let akiko = Command::PutDown { owner: LION, card: named("Akiko", CardKind::Personality), on: None };
    play(&mut table, [Command::NameFirst { seat: LION }, akiko, Command::MoveFavor { to: Some(LION) }]);
    play(&mut table, [Command::Concede { seat: LION }, Command::Accept]);
    let state = table.state();
    assert!(state.cards().values().all(|one| one.owner != LION));
    assert_eq!((state.favor(), state.current(), state.turn()), (None, SeatId(1), 2));
}
