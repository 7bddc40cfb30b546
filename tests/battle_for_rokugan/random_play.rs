//! Random play, legal and illegal: nothing panics, undo is the identity, saves come back, every word has its sentence.

use crate::contract::{Sentences, ask, keeps};
use proptest::prelude::*;
use rokugan::games::battle_for_rokugan::Rokugan;
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::content::own_box::OwnBox;
use rokugan::games::battle_for_rokugan::content::token_set;
use rokugan::games::battle_for_rokugan::event::Event;
use rokugan::games::battle_for_rokugan::laid::{Agent, At, Gone, TokenId};
use rokugan::games::battle_for_rokugan::model::board::CardPlace;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::place::Spot;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::rulings::Ruling;
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::model::territory::Territory;
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::games::battle_for_rokugan::queries::{hands, held, unseen};
use rokugan::games::battle_for_rokugan::rules::card::Play;
use rokugan::games::battle_for_rokugan::rules::odds::fog::Fog;
use rokugan::games::battle_for_rokugan::rules::places::spots;
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::state::State;
use rokugan::games::battle_for_rokugan::tools::headless::table_file;
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::game::Game;
use rokugan::kernel::journal::{Journal, Stamp};

/// Numbers to choose by.
struct Choices<'a>(std::slice::Iter<'a, u16>);

impl Choices<'_> {
    fn below(&mut self, most: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % most.max(1)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let at = self.below(all.len());
        all.get(at).copied()
    }
}

/// What a player is likely to do now.
fn likely(state: &State, choices: &mut Choices<'_>) -> Option<Command> {
    Some(match state.stage() {
        Stage::First => Command::NameFirst { clan: state.players().iter().next()? },
        Stage::Starting => {
            let board = state.board();
            let free: Vec<_> = Province::ALL.iter().copied().filter(|at| board.controller(*at).is_none()).collect();
            Command::Settle { province: choices.of(&free)?, clan: None }
        }
        Stage::Initiative => Command::DrawInitiative,
        Stage::Draw => Command::Drawn,
        Stage::Cards => match choices.below(3) {
            0 => Command::PassCard,
            _ => card(state, choices).unwrap_or(Command::EndCards),
        },
        Stage::Placement => match state.turn() {
            Some(clan) => place(state, clan, choices)?,
            None => Command::BeginReveal,
        },
        Stage::Reveal => match state.laid().iter().find(|laid| laid.face.is_none()) {
            Some(laid) => {
                let unseen = unseen(state, laid.clan);
                let left: Vec<_> = Face::ALL.iter().copied().filter(|face| unseen.of(*face) > 0).collect();
                let hidden: Vec<_> = left.into_iter().filter(|face| face.kind() != Kind::Blessing).collect();
                Command::Reveal { token: laid.id, face: choices.of(&hidden)? }
            }
            None => Command::Resolve,
        },
        Stage::Story => Command::EndRound,
        Stage::Objectives => Command::EndGame,
        Stage::Over => return None,
    })
}

fn place(state: &State, clan: Clan, choices: &mut Choices<'_>) -> Option<Command> {
    let own: Vec<_> = state.laid().iter().filter(|laid| laid.clan == clan && laid.face.is_none()).collect();
    if let (0, Some(base)) = (choices.below(6), own.first()) {
        let face = Face::new(Kind::Blessing, Some(2));
        return Some(Command::Place { clan, at: At::On(base.id), face, token: None });
    }
    let all: Vec<_> = spots(choices.of(Province::ALL)?).collect();
    Some(Command::Anyway(Box::new(Command::Place { clan, at: At::Spot(choices.of(&all)?), face: None, token: None })))
}

fn card(state: &State, choices: &mut Choices<'_>) -> Option<Command> {
    let clan = state.turn()?;
    let territory = held(state, clan).next()?;
    let cards: Vec<_> = state.own_box().cards_of(territory).collect();
    let card = choices.of(&cards)?;
    Some(Command::PlayCard { clan, card, play: play(card, choices) })
}

fn play(card: TerritoryCard, choices: &mut Choices<'_>) -> Option<Play> {
    let mut province = || choices.of(Province::ALL).unwrap_or(Province::CrabCapital);
    let placed = rokugan::games::battle_for_rokugan::rules::card::places(card);
    Some(match card {
        TerritoryCard::StrengthOfPurpose => Play::StrengthOfPurpose([province(), province()]),
        TerritoryCard::BountifulHarvest => Play::BountifulHarvest(province()),
        TerritoryCard::DiplomaticMission => Play::DiplomaticMission(province(), Some(province())),
        TerritoryCard::PirateRaids => Play::PirateRaids(province(), None),
        TerritoryCard::BlessTheLands => Play::BlessTheLands(province()),
        TerritoryCard::FomentRebellion => Play::FomentRebellion(province()),
        TerritoryCard::CulturalExchange => Play::CulturalExchange { own: province(), other: province() },
        TerritoryCard::InspireFear => Play::InspireFear(province(), vec![province()]),
        TerritoryCard::DarkFavors | TerritoryCard::AnimateTheDead => Play::Sacrifice(province()),
        _ => {
            let (special, count) = placed?;
            Play::Place(special, (0..count).map(|_| province()).collect())
        }
    })
}

/// Anything at all.
fn any(state: &State, choices: &mut Choices<'_>) -> Option<Command> {
    let clan = choices.of(Clan::ALL)?;
    let province = choices.of(Province::ALL)?;
    let token = TokenId(u16::try_from(choices.below(12)).ok()?);
    let face = choices.of(Face::ALL)?;
    let count = u8::try_from(choices.below(32)).ok()?;
    let some: Vec<Spot> = spots(province).collect();
    let by_hand = |hand| Command::ByHand(hand);
    Some(match choices.below(30) {
        0 => Command::NameFirst { clan },
        1 => Command::DrawFirst,
        2 => Command::Settle { province, clan: None },
        3 => Command::RevealInitiative { card: InitiativeCard::Clan(clan) },
        4 => Command::RevealInitiative { card: InitiativeCard::Neutral(choices.of(NeutralCard::ALL)?) },
        5 => Command::DrawInitiative,
        6 => Command::Drawn,
        7 => {
            let card = choices.of(TerritoryCard::ALL)?;
            Command::PlayCard { clan, card, play: play(card, choices) }
        }
        8 => Command::PassCard,
        9 => Command::EndCards,
        10 => Command::Place { clan, at: At::Spot(choices.of(&some)?), face: None, token: None },
        11 => Command::Place { clan, at: At::Spot(choices.of(&some)?), face: Some(face), token: None },
        12 => Command::Place { clan, at: At::On(token), face: Some(face), token: None },
        13 => Command::Take { token, face: Some(face), to: choices.of(Gone::ALL)? },
        14 => Command::Take { token, face: None, to: choices.of(Gone::ALL)? },
        15 => {
            let agent = choices.of(Agent::ALL)?;
            Command::UseAgent { clan, agent, token, face: (agent == Agent::Shugenja).then_some(face) }
        }
        16 => Command::Swap { one: token, other: TokenId(token.0 / 2) },
        17 => Command::StopPlacing,
        18 => Command::BeginReveal,
        19 => Command::Reveal { token, face },
        20 => Command::Resolve,
        21 => {
            let all: [Ruling; 12] = state.board().rulings().all();
            Command::SetRuling { ruling: choices.of(&all)?.other() }
        }
        22 => Command::ShowObjective { clan, objective: choices.of(Objective::ALL) },
        23 => by_hand(Hand::Control { province, control: Control::new(clan, count % 4, count) }),
        24 => by_hand(Hand::Special { province, special: choices.of(Special::ALL) }),
        25 => by_hand(Hand::Card { territory: choices.of(Territory::ALL)?, to: CardPlace::Held(clan) }),
        26 => by_hand(Hand::Discards { clan, face, count }),
        27 => by_hand(Hand::Placements { clan, left: count }),
        28 => by_hand(Hand::Ronin { clans: vec![clan] }),
        _ => by_hand(Hand::Clock { round: count % 6, stage: choices.of(Stage::ALL)? }),
    })
}

fn law(table: &Journal<Rokugan>) {
    let state = table.state();
    for clan in state.players().iter() {
        let set = token_set::of(clan);
        assert!(set.without(&state.seat(clan).discards).is_some(), "no 28th token");
    }
    for (province, _) in state.board().controls() {
        assert_ne!(state.board().special(province), Some(Special::Scorched), "no control in a scorched province");
    }
    assert_eq!(state.tokens().iter().len(), state.laid().len(), "every marker can lie where it lies");
}

/// What all may know of the table goes on elsewhere as it is, and says nothing of a marker.
fn handed_on(table: &Journal<Rokugan>) -> Option<()> {
    let text = table_file::write(table.state())?;
    let file = table_file::of_text(&text).unwrap();
    assert_eq!(file.board, *table.state().board());
    let begun = file.begin(OwnBox::default(), Seed(3), Stamp(0)).unwrap_or_else(|fault| panic!("{fault:?}: {text}"));
    assert_eq!((begun.state().board(), begun.state().laid().len()), (table.state().board(), 0));
    assert_eq!(table_file::write(begun.state()), Some(text));
    Some(())
}

/// What a hand that was put right cannot fill has no odds; whatever has some, has chances.
fn danger(table: &Journal<Rokugan>) {
    let (state, tokens) = (table.state(), table.state().tokens());
    let Ok(fog) = Fog::new(state.board(), &tokens, &hands(state)) else { return };
    for (_, chance) in fog.danger().iter() {
        assert!(chance.is_none_or(|chance| (-1e-9..=1.0 + 1e-9).contains(&chance)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn random_play_keeps_every_law(clans in 2..=5_usize, numbers in prop::collection::vec(any_number(), 60..1400)) {
        let sentences = Sentences::read();
        let players = Clan::ALL[..clans].to_vec();
        let mut table = Journal::<Rokugan>::start(Setup::of(players), Seed(3)).unwrap();
        let mut choices = Choices(numbers.iter());
        while choices.0.len() > 12 {
            let wild = choices.below(12) == 0;
            let command = if wild { any(table.state(), &mut choices) } else { likely(table.state(), &mut choices) };
            let Some(command) = command else { continue };
            let command = if wild && choices.below(2) == 0 { Command::Anyway(Box::new(command)) } else { command };
            ask(&mut table, command, &sentences);
            law(&table);
            if choices.0.len() % 29 == 0 {
                danger(&table);
                handed_on(&table);
            }
        }
        keeps(&table, &sentences);
    }
}

fn any_number() -> impl Strategy<Value = u16> {
    0..10_000_u16
}

#[test]
fn an_event_that_is_told_again_changes_what_it_says() {
    let mut state = Rokugan::start(&Setup::of(vec![Clan::Crab, Clan::Lion])).unwrap();
    Rokugan::apply(&mut state, &Event::FirstSet { clan: Clan::Lion });
    assert_eq!(state.first(), Some(Clan::Lion));
}
