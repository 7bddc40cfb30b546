//! CH-INV: the deck nobody sees, the numbered tokens, and who may be asked.

use crate::support::*;
use rokugan::games::champions::investigation::command::{Cards, InvestigationCommand};
use rokugan::games::champions::investigation::event::InvestigationEvent;
use rokugan::games::champions::investigation::refusal::InvestigationRefusal;
use rokugan::games::champions::model::investigation::{
    Card, Clue, Deck, Investigation, Owes, PersonaId, ScenarioCard, Talk, Whom, Willing,
};
use rokugan::games::champions::model::rolls::Harmony;
use rokugan::games::champions::skill_test::TestDice;
use rokugan::games::champions::text::log::{LogLine, log};
use rokugan::words::{Language, Words};

const GUEST: PersonaId = PersonaId(0);
const SERVANT: PersonaId = PersonaId(1);

fn prepare(clues: u8, cards: Cards) -> Command {
    let personae = ["Guest", "Servant"].map(name).to_vec();
    Command::Investigation(InvestigationCommand::Prepare { clues, personae, cards })
}

fn virtual_cards(number: usize) -> Cards {
    let card = |at| ScenarioCard { title: name(&format!("Rumour {at}")), text: no_note() };
    Cards::Virtual((1..=number).map(card).collect())
}

/// A table whose first Champion acts, with a deck of Interesting Information and so many other cards.
fn table(clues: u8, others: usize) -> Play {
    let mut t = five().acting();
    t.does(prepare(clues, virtual_cards(others)));
    t
}

/// The first Champion acts at a table with chance of its own.
fn acting_with(seed: u64) -> Play {
    let mut t = five().seeded(seed);
    t.activations(&[First, Second, Third, Fourth, Fifth]);
    t
}

fn of(t: &Play) -> &Investigation {
    t.state().investigation().unwrap()
}

fn deck(t: &Play) -> &Deck {
    of(t).deck().unwrap()
}

fn question(whom: Whom, successes: u8) -> Action {
    Action::Question { whom, test: Test { successes: Some(successes), ..plain_test() } }
}

/// Asks, with Action Points enough.
fn ask(t: &mut Play, whom: PersonaId, successes: u8) {
    t.set(First, Gauge::Ap, 6);
    t.act(First, question(Whom::Persona(whom), successes));
}

/// Asks anew as often as is wanted: the Persona's token is turned back each time.
fn ask_afresh(t: &mut Play, successes: u8) {
    if of(t).persona(GUEST).unwrap().willing != Willing::Fresh {
        t.does(set(GUEST, Willing::Fresh));
    }
    ask(t, GUEST, successes);
}

fn set(persona: PersonaId, willing: Willing) -> Command {
    Command::Investigation(InvestigationCommand::SetPersona { persona, willing })
}

fn play(places: &[u8]) -> Command {
    Command::Investigation(InvestigationCommand::Play { places: places.to_vec() })
}

fn reveal(number: u8) -> Command {
    Command::Investigation(InvestigationCommand::Reveal { clue: Clue::new(number).unwrap() })
}

fn refused(refusal: InvestigationRefusal) -> RefusalKind {
    RefusalKind::Investigation(refusal)
}

fn information(cards: &[Card]) -> Vec<u8> {
    let clues = cards.iter().filter_map(|card| match card {
        Card::Information(clue) => Some(clue.get()),
        Card::Scenario(_) => None,
    });
    let mut clues: Vec<u8> = clues.collect();
    clues.sort_unstable();
    clues
}

/// Asks until the cards of a talk are only the scenario's, and more than one.
fn talk_without_information(others: usize) -> (Play, Talk) {
    let mut t = table(1, others);
    ask(&mut t, GUEST, 4);
    let talk = of(&t).talk().unwrap().clone();
    (t, talk)
}

#[test]
fn one_interesting_information_is_set_aside_and_the_others_are_shuffled_in() {
    let t = table(4, 3);
    assert_eq!(deck(&t).draw.len(), 3 + 3);
    let aside = deck(&t).aside.unwrap().get();
    let expected: Vec<u8> = (1..=4).filter(|number| *number != aside).collect();
    assert_eq!(information(&deck(&t).draw), expected);
    assert!(deck(&t).discard.is_empty());
    assert_eq!(of(&t).open().map(Clue::get).collect::<Vec<_>>(), [1, 2, 3, 4], "all tokens lie on the board");
}

#[test]
fn every_number_is_set_aside_by_some_seed() {
    let aside = |seed| {
        let mut t = acting_with(seed);
        t.does(prepare(4, Cards::Virtual(Vec::new())));
        deck(&t).aside.unwrap().get()
    };
    let mut seen: Vec<u8> = (0..60).map(aside).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [1, 2, 3, 4]);
}

/// Rulebook p. 20: of four tokens 3, 4 and 1 are eliminated; under 2 lies the objective.
#[test]
fn drawn_interesting_information_removes_its_token_until_the_last_one_is_the_goal() {
    let mut t = table(4, 0);
    for left in [3, 2, 1] {
        assert_eq!(of(&t).goal(), None);
        ask_afresh(&mut t, 3);
        assert_eq!(of(&t).open().count(), left);
    }
    assert_eq!(of(&t).goal(), deck(&t).aside);
    assert!(deck(&t).draw.is_empty());
    assert!(deck(&t).discard.is_empty(), "it leaves the game at once");
}

#[test]
fn three_successes_draw_one_card_and_play_it() {
    let mut t = table(1, 5);
    ask(&mut t, GUEST, 3);
    assert_eq!((deck(&t).draw.len(), deck(&t).discard.len()), (4, 1));
    assert_eq!(of(&t).talk(), None);
}

#[test]
fn four_successes_draw_two_cards_and_at_least_one_is_played() {
    let (mut t, talk) = talk_without_information(5);
    assert_eq!((talk.hand.len(), talk.owes), (2, Owes::Card));
    t.refuses(play(&[]), refused(InvestigationRefusal::MustPlay), "CH-INV");
    t.does(play(&[1]));
    let played =
        t.events().iter().filter(|event| matches!(event, Event::Investigation(InvestigationEvent::Played { .. })));
    assert_eq!(played.count(), 1);
    let mut discard = deck(&t).discard.clone();
    discard.sort();
    let mut hand = talk.hand;
    hand.sort();
    assert_eq!(discard, hand, "both go to the discard pile");
}

#[test]
fn five_successes_draw_three_cards() {
    let mut t = table(1, 5);
    ask(&mut t, GUEST, 5);
    assert_eq!(of(&t).talk().unwrap().hand.len(), 3);
    t.does(play(&[0, 2]));
    assert_eq!(deck(&t).discard.len(), 3);
}

/// Four successes by Harmony are four successes.
#[test]
fn harmony_draws_two_cards() {
    let mut t = table(1, 5);
    let mut dice = TestDice::plain(typed("AEFWV"));
    dice.harmony = Harmony::Used;
    let test = Test { dice: Some(Box::new(dice)), ..plain_test() };
    t.act(First, Action::Question { whom: Whom::Persona(GUEST), test });
    assert_eq!(of(&t).talk().unwrap().hand.len(), 2);
}

#[test]
fn a_failure_puts_two_discarded_cards_back_on_top_unseen() {
    let mut t = table(1, 5);
    for _ in 0..3 {
        ask_afresh(&mut t, 3);
    }
    let before = deck(&t).clone();
    ask(&mut t, SERVANT, 2);
    let after = deck(&t);
    assert_eq!((after.draw.len(), after.discard.len()), (before.draw.len() + 2, 1));
    assert_eq!(after.draw[..before.draw.len()], before.draw, "the others stay in their order");
    assert!(after.draw[before.draw.len()..].iter().all(|card| before.discard.contains(card)));
    assert_eq!(of(&t).persona(SERVANT).unwrap().willing, Willing::Fresh, "nothing was said");
}

#[test]
fn a_failure_with_an_empty_discard_pile_changes_nothing() {
    let mut t = table(2, 2);
    let before = deck(&t).clone();
    ask(&mut t, GUEST, 0);
    assert_eq!(*deck(&t), before);
}

#[test]
fn a_draw_pile_that_runs_out_is_made_of_the_discard_pile() {
    let mut t = table(1, 2);
    ask_afresh(&mut t, 3);
    ask_afresh(&mut t, 4);
    assert_eq!(of(&t).talk().unwrap().hand.len(), 2, "one of the draw pile, one of the shuffled discard pile");
    assert!(deck(&t).draw.is_empty() && deck(&t).discard.is_empty());
}

#[test]
fn an_empty_deck_brings_nothing_and_the_persona_has_not_answered() {
    let mut t = table(1, 0);
    ask(&mut t, GUEST, 5);
    assert_eq!(of(&t).talk(), None);
    assert_eq!(of(&t).persona(GUEST).unwrap().willing, Willing::Fresh);
}

/// Interesting Information is played by being drawn; of the other cards none has to be.
#[test]
fn after_interesting_information_no_other_card_has_to_be_played() {
    let mixed = (0..40).find_map(|seed| {
        let mut t = acting_with(seed);
        t.does(prepare(4, virtual_cards(4)));
        ask(&mut t, GUEST, 4);
        (of(&t).revealed().len() == 1).then_some(t)
    });
    let mut t = mixed.unwrap();
    assert_eq!(of(&t).talk().unwrap().owes, Owes::Nothing);
    t.does(play(&[]));
    assert_eq!(deck(&t).discard.len(), 1);
}

#[test]
fn a_persona_turns_gray_and_leaves_after_it_was_asked_again() {
    let mut t = table(1, 9);
    ask(&mut t, GUEST, 3);
    assert_eq!(of(&t).persona(GUEST).unwrap().willing, Willing::Gray);
    ask(&mut t, GUEST, 1);
    assert_eq!(of(&t).persona(GUEST).unwrap().willing, Willing::Gone);
    t.set(First, Gauge::Ap, 6);
    let again = act(First, question(Whom::Persona(GUEST), 3));
    t.refuses(again.clone(), refused(InvestigationRefusal::Left { persona: GUEST }), "CH-INV");
    t.anyway(again, "CH-INV");
}

#[test]
fn an_enemy_that_yielded_a_card_is_not_asked_again() {
    let mut t = table(1, 9);
    let foe = t.foe(&[]);
    t.act(First, question(Whom::Enemy(foe), 2));
    t.set(First, Gauge::Ap, 6);
    t.act(First, question(Whom::Enemy(foe), 3));
    t.set(First, Gauge::Ap, 6);
    let again = act(First, question(Whom::Enemy(foe), 3));
    t.refuses(again, refused(InvestigationRefusal::Answered), "CH-INV");
    t.never(act(First, question(Whom::Enemy(EnemyId(77)), 3)));
}

#[test]
fn questioning_is_an_investigation_three_ap_and_not_for_the_dishonored() {
    let mut t = table(1, 5);
    t.act(First, question(Whom::Persona(GUEST), 3));
    assert!(t.changes().contains(&(Gauge::Ap, -3, Cause::Cost)));
    t.set(First, Gauge::Ap, 6).set(First, Gauge::Honor, -1);
    t.refuses(act(First, question(Whom::Persona(SERVANT), 3)), RefusalKind::Dishonored, "CH-Q-13");
}

#[test]
fn the_cards_in_hand_come_before_the_next_talk() {
    let (mut t, _) = talk_without_information(5);
    t.set(First, Gauge::Ap, 6);
    t.never(act(First, question(Whom::Persona(SERVANT), 3)));
    t.refuses(play(&[0, 0]), refused(InvestigationRefusal::NotInHand), "CH-INV");
    t.refuses(play(&[7]), refused(InvestigationRefusal::NotInHand), "CH-INV");
    t.does(play(&[0]));
    t.refuses(play(&[0]), refused(InvestigationRefusal::NothingInHand), "CH-INV");
    t.act(First, question(Whom::Persona(SERVANT), 3));
}

#[test]
fn undoing_a_talk_and_having_it_again_brings_the_same_cards() {
    let mut t = table(5, 5);
    ask(&mut t, GUEST, 5);
    let first = t.state().clone();
    t.journal.go_to(t.journal.cursor() - 1);
    t.act(First, question(Whom::Persona(GUEST), 5));
    assert_eq!(*t.state(), first);
}

#[test]
fn with_real_cards_the_app_counts() {
    let mut t = five().acting();
    t.does(prepare(3, Cards::Real));
    ask(&mut t, GUEST, 3);
    assert_eq!(of(&t).persona(GUEST).unwrap().willing, Willing::Gray);
    t.does(reveal(2)).does(reveal(3));
    assert_eq!(of(&t).goal().map(Clue::get), Some(1));
    t.never(reveal(3));
    t.never(reveal(1));
}

#[test]
fn a_number_told_by_the_scenario_leaves_the_deck() {
    let mut t = table(4, 0);
    let told = information(&deck(&t).draw)[0];
    t.does(reveal(told));
    assert_eq!(t.events()[0], Event::ByHand { note: no_note() });
    assert!(!information(&deck(&t).draw).contains(&told));
}

#[test]
fn bad_preparations_are_refused_by_name() {
    let mut t = five().acting();
    t.never(act(First, question(Whom::Persona(GUEST), 3)));
    for clues in [0, 11] {
        t.refuses(prepare(clues, Cards::Real), refused(InvestigationRefusal::BadClues { clues }), "CH-INV");
    }
    t.refuses(prepare(4, virtual_cards(101)), refused(InvestigationRefusal::TooMany { most: 100 }), "CH-INV");
    t.does(prepare(4, virtual_cards(100)));
    t.never(act(First, question(Whom::Persona(PersonaId(9)), 3)));
    let unsaid = Action::Question { whom: Whom::Persona(GUEST), test: plain_test() };
    t.refuses(act(First, unsaid), refused(InvestigationRefusal::NoSuccesses), "CH-INV");
}

#[test]
fn the_log_keeps_what_is_sealed() {
    let (t, talk) = talk_without_information(5);
    let words = Words::new(Language::English);
    let said = |line: &LogLine| {
        let all = std::iter::once(&line.headline).chain(&line.details);
        all.map(|line| words.say(line)).collect::<Vec<_>>()
    };
    let lines: Vec<String> = log(&t.journal).iter().flat_map(said).collect();
    let titles = talk.hand.iter().map(|card| of(&t).scenario_card(*card).unwrap().title.as_str());
    for title in titles {
        assert!(!lines.iter().any(|line| line.contains(title)), "{title} is in hand, and nobody else has seen it");
    }
    assert!(lines.iter().any(|line| line.contains("2 cards are drawn")), "{lines:?}");
}

/// CH-INV, "play it in front of all players": what the last talk brought stays to be read, and goes back with it.
#[test]
fn the_cards_of_the_last_talk_can_be_read_until_the_next() {
    use rokugan::games::champions::investigation::played::last_played;
    let read = |t: &Play| {
        let entries = &t.journal.entries()[..t.journal.cursor()];
        last_played(entries.iter().map(|entry| entry.events.as_slice()))
    };
    let mut t = table(1, 6);
    assert_eq!(read(&t), []);
    ask(&mut t, GUEST, 3);
    let first = deck(&t).discard.clone();
    assert_eq!(read(&t), first, "one card, played as it was drawn");
    ask(&mut t, SERVANT, 4);
    assert_eq!(read(&t), [], "in hand it is secret");
    let hand = of(&t).talk().unwrap().hand.clone();
    t.does(play(&[1]));
    assert_eq!(read(&t), [hand[1]]);
    t.journal.go_to(t.journal.cursor() - 1);
    assert_eq!(read(&t), []);
    let mut told = table(3, 0);
    ask(&mut told, GUEST, 4);
    assert_eq!(read(&told).len(), 2, "Interesting Information is played by being drawn");
    told.does(Command::Investigation(InvestigationCommand::PutAway));
    assert_eq!(read(&told), []);
}
