//! Whole games played by commands, as players tap them.

use rokugan::games::battle_for_rokugan::command::Command;
use rokugan::games::battle_for_rokugan::laid::{Agent, At, Gone, TokenId};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::initiative_card::InitiativeCard;
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::model::place::{CoastalBorder, LandBorder, Spot};
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::rulings::{CraneTie, Ruling};
use rokugan::games::battle_for_rokugan::model::special::Special;
use rokugan::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use rokugan::games::battle_for_rokugan::queries::{Placing, hands};
use rokugan::games::battle_for_rokugan::refusal::RefusalKind;
use rokugan::games::battle_for_rokugan::rules::card::Play;
use rokugan::games::battle_for_rokugan::rules::honor::Honor;
use rokugan::games::battle_for_rokugan::rules::resolution::{Revealed, resolve};
use rokugan::games::battle_for_rokugan::setup::Setup;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::{Rokugan, Table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};
use rokugan::kernel::saved::SavedGame;

/// A new table of these clans, with a first player.
pub fn table(clans: &[Clan], first: Clan) -> Table {
    let mut table = Journal::start(Setup::of(clans.to_vec()), Seed(5)).unwrap();
    tap(&mut table, Command::NameFirst { clan: first });
    table
}

/// One tap that must be allowed.
#[track_caller]
pub fn tap(table: &mut Table, command: Command) {
    table.commit(command.clone(), Stamp(0)).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
}

/// Why a tap is refused.
#[track_caller]
pub fn refused(table: &mut Table, command: Command) -> RefusalKind {
    let before = table.clone();
    let refusal = table.commit(command, Stamp(0)).unwrap_err();
    assert!(*table == before && table.state() == before.state(), "a refusal leaves everything as it is");
    refusal.kind
}

/// Settles every starting token in the first free province.
pub fn settle_all(table: &mut Table) {
    while table.state().stage() == Stage::Starting {
        let board = table.state().board();
        let free = Province::ALL.iter().find(|province| board.controller(**province).is_none()).copied();
        tap(table, Command::Settle { province: free.unwrap(), clan: None });
    }
}

pub fn army(from: Province, target: Province) -> At {
    At::Spot(Spot::Border(LandBorder::new(from, target).unwrap()))
}

pub fn center(province: Province) -> At {
    At::Spot(Spot::Center(province))
}

pub fn face(kind: Kind, strength: u8) -> Face {
    Face::new(kind, (strength > 0).then_some(strength)).unwrap()
}

/// Places every token left in some place where something may lie.
pub fn place_all(table: &mut Table) {
    while let Some(clan) = table.state().turn() {
        let state = table.state();
        let placing = Placing::of(state, clan, state.laid());
        let centers = Province::ALL.iter().map(|province| Spot::Center(*province));
        let open = centers.filter(|spot| placing.possible(*spot).is_ok()).nth(usize::from(state.round()));
        tap(table, Command::Place { clan, at: At::Spot(open.unwrap()), face: None, token: None });
    }
}

/// Turns every facedown token to something that may lie there.
pub fn reveal_all(table: &mut Table) {
    while let Some(laid) = table.state().laid().iter().find(|laid| laid.face.is_none()).copied() {
        let state = table.state();
        let unseen = rokugan::games::battle_for_rokugan::queries::unseen(state, laid.clan);
        let At::Spot(spot) = laid.at else { panic!("only blessings lie on others") };
        let before: Vec<_> = state.laid().iter().copied().take_while(|other| other.id != laid.id).collect();
        let kinds = Placing::of(state, laid.clan, &before).possible(spot).unwrap_or_default();
        let fits = |face: &Face| kinds.iter().any(|(kind, _)| *kind == face.kind());
        let some = |face: &Face| unseen.of(*face) > 0;
        let face = Face::ALL.iter().filter(|face| some(face)).find(|face| fits(face));
        let face = face.or_else(|| Face::ALL.iter().find(|face| some(face) && face.kind() != Kind::Blessing));
        tap(table, Command::Reveal { token: laid.id, face: *face.unwrap() });
    }
}

/// The clans of [`whole_game`].
pub const FOUR: [Clan; 4] = [Clan::Lion, Clan::Crab, Clan::Crane, Clan::Scorpion];

/// A game of four clans and five rounds, up to the objectives; `each` sees every table before its round is resolved.
pub fn whole_game(mut each: impl FnMut(&Table)) -> Table {
    let mut table = table(&FOUR, Clan::Crane);
    settle_all(&mut table);
    let state = table.state();
    assert_eq!(state.board().controls().count(), 24, "24 control tokens for four players (BR-SET-7)");
    assert_eq!((state.round(), state.stage(), state.history().len()), (1, Stage::Draw, 1));
    let mut cards = [Clan::Lion, Clan::Crab, Clan::Scorpion].into_iter();
    for round in 1..=5 {
        assert_eq!(table.state().round(), round);
        if round > 1 {
            let turned = match cards.next() {
                Some(clan) => Command::RevealInitiative { card: InitiativeCard::Clan(clan) },
                None => Command::DrawInitiative,
            };
            tap(&mut table, turned);
        }
        tap(&mut table, Command::Drawn);
        if table.state().stage() == Stage::Cards {
            tap(&mut table, Command::EndCards);
        }
        place_all(&mut table);
        tap(&mut table, Command::BeginReveal);
        reveal_all(&mut table);
        each(&table);
        tap(&mut table, Command::Resolve);
        tap(&mut table, Command::EndRound);
    }
    table
}

/// Every clan of [`whole_game`] shows an objective, in the order of the box, and the game is over.
pub fn end(table: &mut Table) {
    for (clan, objective) in FOUR.iter().zip(Objective::ALL) {
        tap(table, Command::ShowObjective { clan: *clan, objective: Some(*objective) });
    }
    tap(table, Command::EndGame);
}

#[test]
fn four_clans_play_five_rounds_to_the_final_table() {
    let mut expected = Vec::new();
    let mut table = whole_game(|table| {
        assert_eq!(table.state().laid().len(), 20, "five tokens each");
        expected.push(resolve(table.state().board(), &Revealed::new(table.state().tokens()).unwrap()).after);
    });
    assert_eq!((table.state().stage(), table.state().history().len()), (Stage::Objectives, 6));
    let resolved = |entry: usize| table.entries()[entry].command == Command::Resolve;
    let after = (0..table.entries().len()).filter(|entry| resolved(*entry)).map(|entry| table.state_at(entry + 1));
    let boards: Vec<_> = after.map(|state| state.board().clone()).collect();
    assert_eq!(boards, expected, "the events make what the engine resolved");
    end(&mut table);
    let synopsis = Rokugan::synopsis(table.state());
    assert!(synopsis.ended.is_some() && synopsis.period.number == 5);
    assert_eq!(refused(&mut table, Command::Drawn), RefusalKind::GameOver);
}

#[test]
fn two_clans_play_without_markers_and_enter_what_they_turn() {
    let mut table = table(&[Clan::Crab, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    tap(&mut table, Command::Drawn);
    tap(&mut table, Command::BeginReveal);
    let entered = Command::Place {
        clan: Clan::Lion,
        at: center(Province::LionCapital),
        face: Some(face(Kind::Army, 6)),
        token: None,
    };
    tap(&mut table, entered);
    tap(&mut table, Command::Resolve);
    let up = table.state().board().control(Province::LionCapital).unwrap().up();
    assert_eq!(up, 1, "an own army that nobody attacked (BR-DEF-3)");
    assert_eq!(table.state().seat(Clan::Lion).discards.total(), 1);
}

/// The battle of the design: Crane 4, Scorpion 4, Lion 2 and a blessing of 2.
pub fn tie() -> Table {
    let mut table = table(&[Clan::Lion, Clan::Crane, Clan::Scorpion], Clan::Lion);
    use Province::*;
    let settled = [
        LionCoast,
        CraneMiddle,
        DragonSouth,
        LionNorthwest,
        CraneSouth,
        ScorpionWest,
        CrabEast,
        IslandsNorth,
        ScorpionNorth,
        PhoenixCoast,
        IslandsWest,
        CrabCenter,
        PhoenixCenter,
        CrabCapital,
        UnicornEast,
        DragonCapital,
        UnicornWest,
        PhoenixCapital,
        CrabNorthwest,
        SouthcoastEast,
        DragonNorthwest,
    ];
    for province in settled {
        tap(&mut table, Command::Settle { province, clan: None });
    }
    tap(&mut table, Command::Drawn);
    tap(&mut table, Command::Place { clan: Clan::Lion, at: center(LionCoast), face: None, token: None });
    tap(&mut table, Command::Place { clan: Clan::Crane, at: army(CraneCapital, LionCoast), face: None, token: None });
    tap(&mut table, Command::Place { clan: Clan::Scorpion, at: army(DragonSouth, LionCoast), face: None, token: None });
    let blessing =
        Command::Place { clan: Clan::Lion, at: At::On(TokenId(0)), face: Some(face(Kind::Blessing, 2)), token: None };
    tap(&mut table, blessing);
    table
}

/// Turns the tokens of [`tie`] to Lion 2, Crane 4, Scorpion 4, and resolves.
pub fn reveal_tie(table: &mut Table) {
    tap(table, Command::Anyway(Box::new(Command::BeginReveal)));
    for (token, strength) in [(0, 2), (1, 4), (2, 4)] {
        tap(table, Command::Reveal { token: TokenId(token), face: face(Kind::Army, strength) });
    }
    tap(table, Command::Resolve);
}

#[test]
fn a_ruling_switched_in_the_story_resolves_the_round_again() {
    let mut table = tie();
    reveal_tie(&mut table);
    let holder = |table: &Table| table.state().board().controller(Province::LionCoast);
    assert_eq!(holder(&table), Some(Clan::Crane), "Crane wins every tie it is part of");
    tap(&mut table, Command::SetRuling { ruling: Ruling::CraneTie(CraneTie::DefenderOnly) });
    assert_eq!(holder(&table), Some(Clan::Lion));
    assert_eq!(table.state().board().control(Province::LionCoast).unwrap().up(), 1);
    table.go_to(table.cursor() - 1);
    assert_eq!(holder(&table), Some(Clan::Crane), "one undo step");
}

#[test]
fn a_token_put_right_in_the_story_changes_what_follows() {
    let mut table = tie();
    reveal_tie(&mut table);
    let before = table.state().seat(Clan::Crane).discards.clone();
    tap(&mut table, Command::Reveal { token: TokenId(1), face: face(Kind::Bluff, 0) });
    assert_eq!(table.state().board().controller(Province::LionCoast), Some(Clan::Lion));
    let discards = &table.state().seat(Clan::Crane).discards;
    assert_eq!((before.total(), discards.total()), (1, 0), "a bluff goes back behind its screen");
    assert_eq!(table.state().stage(), Stage::Story);
}

#[test]
fn a_scout_looks_and_a_shugenja_discards_but_never_what_is_blessed() {
    let mut table = tie();
    let scout = |token| Command::UseAgent { clan: Clan::Crane, agent: Agent::Scout, token: TokenId(token), face: None };
    assert_eq!(refused(&mut table, scout(0)), RefusalKind::Blessed);
    assert_eq!(refused(&mut table, scout(1)), RefusalKind::OwnToken);
    tap(&mut table, scout(2));
    assert_eq!(table.state().seat(Clan::Crane).scouts, 1);
    let shugenja = |face| Command::UseAgent { clan: Clan::Crane, agent: Agent::Shugenja, token: TokenId(2), face };
    assert_eq!(refused(&mut table, shugenja(None)), RefusalKind::SayWhat);
    tap(&mut table, shugenja(Some(face(Kind::Army, 5))));
    assert!(table.state().token(TokenId(2)).is_none());
    assert_eq!(table.state().seat(Clan::Scorpion).discards.of(face(Kind::Army, 5)), 1);
}

#[test]
fn a_token_placed_by_mistake_goes_back_and_is_placed_anew() {
    let mut table = tie();
    let left = table.state().seat(Clan::Scorpion).to_place;
    tap(&mut table, Command::Take { token: TokenId(2), face: None, to: Gone::Hand });
    assert_eq!(table.state().seat(Clan::Scorpion).to_place, left + 1);
}

#[test]
fn a_place_where_nothing_of_the_clan_may_lie_is_closed_and_opened_by_anyway() {
    let mut table = tie();
    let inland = Command::Place {
        clan: Clan::Crane,
        at: army(Province::UnicornEast, Province::UnicornWest),
        face: None,
        token: None,
    };
    assert!(matches!(refused(&mut table, inland.clone()), RefusalKind::Closed { .. }));
    tap(&mut table, Command::Anyway(Box::new(inland)));
    let sea = At::Spot(Spot::Coast(CoastalBorder::new(Province::LionCoast).unwrap()));
    let turn = table.state().turn().unwrap();
    tap(&mut table, Command::Place { clan: turn, at: sea, face: None, token: None });
}

#[test]
fn unicorn_swaps_two_of_its_tokens_once() {
    let mut table = table(&[Clan::Unicorn, Clan::Crab], Clan::Unicorn);
    settle_all(&mut table);
    tap(&mut table, Command::Drawn);
    tap(
        &mut table,
        Command::Place { clan: Clan::Unicorn, at: center(Province::UnicornCapital), face: None, token: None },
    );
    tap(&mut table, Command::Place { clan: Clan::Crab, at: center(Province::CrabCapital), face: None, token: None });
    let other = center(Province::DragonNorthwest);
    tap(&mut table, Command::Place { clan: Clan::Unicorn, at: other, face: None, token: None });
    let swap = Command::Swap { one: TokenId(0), other: TokenId(2) };
    tap(&mut table, swap.clone());
    assert_eq!(table.state().token(TokenId(0)).unwrap().at, other);
    assert_eq!(refused(&mut table, swap), RefusalKind::NoSwap);
}

#[test]
fn a_territory_card_is_claimed_played_and_gone() {
    let mut table = tie();
    reveal_tie(&mut table);
    // Crane holds its whole territory; the card went there at the end of the round.
    tap(&mut table, Command::EndRound);
    tap(&mut table, Command::RevealInitiative { card: InitiativeCard::Clan(Clan::Crane) });
    tap(&mut table, Command::Drawn);
    assert_eq!((table.state().stage(), table.state().turn()), (Stage::Cards, Some(Clan::Crane)));
    let play = Command::PlayCard {
        clan: Clan::Crane,
        card: TerritoryCard::DiplomaticMission,
        play: Some(Play::DiplomaticMission(Province::ScorpionWest, Some(Province::CraneCapital))),
    };
    tap(&mut table, play);
    let board = table.state().board();
    assert_eq!(board.special(Province::ScorpionWest), Some(Special::Peace));
    assert_eq!(board.control(Province::CraneCapital).unwrap().up(), 2);
}

#[test]
fn the_odds_know_how_many_tokens_are_unknown() {
    let table = tie();
    let hands = hands(table.state());
    let unknown = |clan| hands.get(clan).as_ref().unwrap().unknown;
    assert_eq!(unknown(Clan::Crane), 6);
    assert_eq!(unknown(Clan::Lion), 5, "its blessing lies faceup");
    assert!(hands.get(Clan::Crab).is_none());
    assert!(Honor::of(table.state().board(), Clan::Lion).total() > 0);
}
