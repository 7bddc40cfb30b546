//! Random play, legal and illegal: nothing panics, undo is the identity, saves come back, every word has its sentence.

use super::played::seat;
use crate::contract::{Sentences, ask, keeps};
use proptest::prelude::*;
use rokugan::games::l5r_ccg::Ccg;
use rokugan::games::l5r_ccg::command::{Added, Answer, Command, Hand, Stakes};
use rokugan::games::l5r_ccg::in_play::{Duelist, Effect, Effort, Lasting, Posture, Standing};
use rokugan::games::l5r_ccg::model::card::{Card, CardKind, Trait};
use rokugan::games::l5r_ccg::model::clan::Clan;
use rokugan::games::l5r_ccg::model::player::{CardId, SeatId};
use rokugan::games::l5r_ccg::model::ring::Ring;
use rokugan::games::l5r_ccg::model::rulings::{Reading, Ruling};
use rokugan::games::l5r_ccg::model::side::Side;
use rokugan::games::l5r_ccg::phase::Phase;
use rokugan::games::l5r_ccg::rules::lobby::Whom;
use rokugan::games::l5r_ccg::rules::recruit::Take;
use rokugan::games::l5r_ccg::rules::turn::Act;
use rokugan::games::l5r_ccg::setup::Setup;
use rokugan::games::l5r_ccg::state::State;
use rokugan::games::l5r_ccg::text::log::log;
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Journal;
use rokugan::kernel::name::{Name, Note};

struct Choices<'a>(std::slice::Iter<'a, u16>);

impl Choices<'_> {
    fn below(&mut self, most: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % most.max(1)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn byte(&mut self, most: usize) -> u8 {
        u8::try_from(self.below(most)).unwrap()
    }

    fn signed(&mut self) -> i8 {
        i8::try_from(self.below(9)).unwrap() - 4
    }
}

fn card(choices: &mut Choices<'_>) -> Card {
    let mut card = Card::named(Name::new(choices.of(&["Akiko", "Doji", "Toku"])).unwrap(), choices.of(CardKind::ALL));
    if choices.below(5) > 0 {
        card.force = Some(choices.signed().max(0));
        card.chi = Some(choices.signed().max(0));
        card.honor = Some(choices.byte(4));
        card.cost = Some(choices.byte(9));
        card.gold = Some(choices.byte(6));
        card.yields = Some(choices.byte(3));
        card.ranged = Some(choices.byte(5));
        card.fear = Some(choices.byte(4));
        card.clans = vec![choices.of(Clan::ALL)];
        card.version = choices.byte(4);
        card.traits.insert(choices.of(Trait::ALL));
    }
    card
}

/// What a table is likely to do now.
fn likely(state: &State, choices: &mut Choices<'_>) -> Command {
    match state.phase() {
        Phase::First => Command::DrawFirst,
        _ if !state.verdict().is_empty() => {
            if choices.below(3) == 0 {
                Command::Accept
            } else {
                Command::PlayOn
            }
        }
        Phase::Straighten => Command::Straighten { keep: Vec::new() },
        Phase::Events => Command::EventsSeen,
        Phase::Action => Command::PassAll,
        Phase::Attack => match state.attack() {
            None => Command::DeclareAttack {
                defender: state.left_of(state.current()),
                attack: Vec::new(),
                defense: Vec::new(),
            },
            Some(attack) if attack.battle.is_some() => {
                if choices.below(2) == 0 {
                    Command::PassAll
                } else {
                    Command::Resolve { spare: None, added: Added::default() }
                }
            }
            // Without any card there is nobody to assign.
            Some(attack) if attack.segment.is_some() && (state.cards().is_empty() || choices.below(3) == 0) => {
                Command::NextSegment
            }
            Some(attack) if attack.segment.is_some() => {
                let all: Vec<CardId> = state.cards().keys().copied().collect();
                let unit = choices.of(&all);
                let own = state.card(unit).is_some_and(|card| card.owner == state.current());
                let side = if own { Side::Attack } else { Side::Defense };
                Command::Assign { unit, side, province: choices.byte(2) }
            }
            Some(_) => match rokugan::games::l5r_ccg::decide::to_fight(state).first() {
                Some(province) => Command::BeginBattle { province: *province },
                None => Command::EndAttack,
            },
        },
        Phase::Dynasty => Command::DoneRecruiting,
        Phase::End => Command::EndTurn { drew: 1, discarded: choices.byte(3) },
        Phase::Over => Command::Remark { note: Note::new("over") },
    }
}

/// Anything at all.
fn any(state: &State, choices: &mut Choices<'_>) -> Command {
    let seat = SeatId(choices.byte(4));
    let one = CardId(u16::from(choices.byte(usize::from(u8::try_from(state.cards().len()).unwrap_or(9)) + 3)));
    let two = CardId(u16::from(choices.byte(12)));
    let (province, value) = (choices.byte(5), choices.byte(12));
    let side = choices.of(&[Side::Attack, Side::Defense]);
    let whom = choices.of(&[Whom::Own, Whom::Lobbyist, Whom::Antagonist]);
    let duelist = choices.of(Duelist::ALL);
    match choices.below(58) {
        0 => Command::Cut { values: state.all().map(|seat| (seat, choices.byte(4))).collect() },
        1 => Command::NameFirst { seat },
        2 => Command::DrawFirst,
        3 => Command::Straighten { keep: vec![one] },
        4 => Command::EventsSeen,
        5 | 6 => Command::Act { seat, act: choices.of(Act::ALL) },
        7 => Command::PassAll,
        8 => Command::PassIdle,
        9 => Command::NoAttack,
        10 => Command::DoneRecruiting,
        11 => Command::EndTurn { drew: value, discarded: province },
        12 => {
            let answer = [None, Some(Answer::Favor), Some(Answer::Seppuku(one))][choices.below(3)];
            let involved = if choices.below(2) == 0 { vec![one] } else { Vec::new() };
            Command::Honor { seat, by: i16::from(choices.signed()) * 4, reason: Note::new("card"), involved, answer }
        }
        13 => Command::DestroyProvince { seat, province },
        14 => Command::AddProvince { seat, strength: value },
        15 => Command::Strength { seat, province, strength: value },
        16 => Command::Ring { seat, ring: choices.of(Ring::ALL), enters: choices.below(4) > 0 },
        17 => Command::MoveFavor { to: [None, Some(seat)][choices.below(2)] },
        18 => Command::Restore { card: [None, Some(one)][choices.below(2)], dead: Some(0) },
        19 => Command::Hand { seat, by: choices.signed() },
        20 => Command::Concede { seat },
        21 => Command::Accept,
        22 => Command::PlayOn,
        23..=28 => Command::PutDown { owner: seat, card: card(choices), on: [None, Some(one)][choices.below(2)] },
        29 => Command::Recruit {
            seat,
            card: card(choices),
            take: choices.of(&[Take::Plain, Take::Discount, Take::Honor, Take::Overlay]),
            bow: if choices.below(2) == 0 { Vec::new() } else { vec![CardId(0)] },
        },
        30 => Command::Attach { card: card(choices), to: one, bow: Vec::new() },
        31 => Command::MoveCards { cards: vec![one], to: two },
        32 => Command::SetCard { id: one, card: card(choices) },
        33 => Command::Turn { cards: vec![one], posture: choices.of(&[Posture::Bowed, Posture::Straight]) },
        34 => Command::Yield { card: one },
        35 => Command::Token { card: one, force: choices.signed(), chi: choices.signed(), lasting: Lasting::ThisTurn },
        36 => Command::Stain { card: one, standing: choices.of(&[Standing::Dishonored, Standing::Honorable]) },
        37 => Command::Destroy { card: one },
        38 => Command::Discard { card: one },
        39 => Command::DeclareAttack { defender: seat, attack: Vec::new(), defense: Vec::new() },
        40 => Command::Assign { unit: one, side, province },
        41 => Command::CallBack { unit: one },
        42 => Command::NextSegment,
        43 => Command::BeginBattle { province },
        44 => Command::Shoot { by: vec![one], target: two },
        45 => Command::Frighten { by: one, unit: two },
        46 => Command::Scheme { card: one, focus: value },
        47 => Command::SendHome { unit: one },
        48 => Command::Terrain { seat, effects: vec![Effect::Army(side, choices.signed()), Effect::Bow(one)] },
        49 => {
            let by = choices.signed();
            let all = [Effect::Straighten(one), Effect::Destroy(one), Effect::Modify(one, by), Effect::Province(by)];
            Command::Affect { effect: choices.of(&all) }
        }
        50 => Command::Challenge {
            challenger: one,
            challenged: two,
            start: [None, Some((3, 4))][choices.below(2)],
            action: choices.of(&[None, Some(Act::Open), Some(Act::Pass)]),
        },
        51 => {
            if choices.below(2) == 0 {
                Command::RefuseDuel
            } else {
                Command::AcceptDuel
            }
        }
        52 => Command::Focus { duelist },
        53 => Command::Strike { duelist },
        54 => {
            let focus = |side: Duelist| vec![2; state.duel().map_or(0, |duel| duel.side(side).focused.into())];
            let (challenger, challenged) = (focus(Duelist::Challenger), focus(Duelist::Challenged));
            Command::SettleDuel {
                challenger,
                challenged,
                stakes: choices.of(&[Stakes::Death, Stakes::Other]),
                honor: 2,
                foreseen: Vec::new(),
            }
        }
        55 => Command::Lobby { by: one, antagonist: None },
        56 => {
            let all = [
                Effort::Pass,
                Effort::Speaker { card: Some(one), value, whom },
                Effort::Speaker { card: None, value, whom },
                Effort::Gift { value, whom },
            ];
            Command::Effort { seat, effort: choices.of(&all) }
        }
        _ => match choices.below(8) {
            0 => Command::SetRuling { ruling: choices.of(Ruling::ALL), reading: choices.of(Reading::ALL) },
            1 => Command::ByHand(Hand::Honor { seat, to: i16::from(value) }),
            2 => Command::ByHand(Hand::Rebuild { seat, province }),
            3 => Command::ByHand(Hand::Acting { next: seat, passes: province % 2 }),
            4 => Command::ByHand(Hand::Phase { phase: choices.of(Phase::ALL) }),
            5 => Command::ByHand(Hand::Return { seat }),
            6 => Command::ByHand(Hand::Owner { card: one, owner: seat }),
            _ => Command::ByHand(Hand::Cancel),
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_play_keeps_every_law(players in 2..=3_usize, numbers in prop::collection::vec(0..10_000_u16, 100..3000)) {
        let sentences = Sentences::read();
        let clans = [Clan::Lion, Clan::Crane, Clan::Crab];
        let seats = clans[..players].iter().map(|clan| seat(*clan, 8)).collect();
        let mut table = Journal::<Ccg>::start(Setup { seats, rulings: Default::default() }, Seed(3)).unwrap();
        let mut choices = Choices(numbers.iter());
        while choices.0.len() > 24 {
            let wild = choices.below(2) == 0;
            let command = if wild { any(table.state(), &mut choices) } else { likely(table.state(), &mut choices) };
            let command = if wild && choices.below(3) == 0 { Command::Anyway(Box::new(command)) } else { command };
            ask(&mut table, command, &sentences);
            for seat in table.state().seats() {
                prop_assert!((-99..=999).contains(&seat.honor) && seat.standing() <= 8);
            }
        }
        let lines = log(&table);
        for seat in table.state().all() {
            let told: i16 = lines.iter().flat_map(|line| &line.changes).filter(|change| {
                change.what == 0 && change.about.0 == u32::from(seat.0)
            }).map(|change| change.to - change.from).sum();
            prop_assert_eq!(table.state().seat(seat).honor, 8 + told, "Family Honor is the sum of the log");
        }
        keeps(&table, &sentences);
    }
}
