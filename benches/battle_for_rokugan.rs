//! How long Battle for Rokugan takes: a round of 25 tokens resolved (budget 0.2 ms), the odds of one province (5 ms),
//! the danger of all thirty (25 ms), the objectives of every clan (1 ms).

use rokugan::games::battle_for_rokugan::content::map;
use rokugan::games::battle_for_rokugan::model::board::{Board, CardPlace, RawBoard};
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::control::Control;
use rokugan::games::battle_for_rokugan::model::face::{Face, Kind};
use rokugan::games::battle_for_rokugan::model::place::Place;
use rokugan::games::battle_for_rokugan::model::players::Players;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::model::rulings::{EmeraldShape, EmeraldSpan, Rulings};
use rokugan::games::battle_for_rokugan::model::token_counts::TokenCounts;
use rokugan::games::battle_for_rokugan::model::tokens::{Token, Tokens};
use rokugan::games::battle_for_rokugan::rules::odds::fog::{Fog, Hand};
use rokugan::games::battle_for_rokugan::rules::places;
use rokugan::games::battle_for_rokugan::rules::resolution::{Revealed, resolve};
use rokugan::games::battle_for_rokugan::rules::{objectives, placement};
use rokugan::kernel::by::{By, Small};

/// Five clans, five tokens each.
const PLAYERS: [Clan; 5] = [Clan::Crab, Clan::Crane, Clan::Lion, Clan::Phoenix, Clan::Scorpion];

/// The province all attacks go to where one is asked about.
const TARGET: Province = Province::LionCapital;

fn main() {
    divan::main();
}

/// Every province belongs to the clan whose territory it is, the others go around the table.
fn board(rulings: Rulings) -> Board {
    let owner = |province| {
        let capital =
            PLAYERS.iter().find(|clan| map::facts(map::capital(**clan)).territory == map::facts(province).territory);
        capital.copied().unwrap_or(PLAYERS[province as usize % PLAYERS.len()])
    };
    made(By::from_fn(|province| Some(Control::fresh(owner(province)))), rulings)
}

fn made(control: By<Province, Option<Control>>, rulings: Rulings) -> Board {
    let players = Players::new(PLAYERS.to_vec()).unwrap_or_else(|fault| unreachable!("five clans play: {fault:?}"));
    let raw = RawBoard {
        players,
        control,
        special: By::from_fn(|_| None),
        ronin: Vec::new(),
        cards: By::from_fn(|_| CardPlace::Board),
        rulings,
    };
    Board::new(raw).unwrap_or_else(|faults| unreachable!("the board above is sound: {faults:?}"))
}

/// Five tokens of each clan at places legal for the kinds given, those about `TARGET` first.
fn tokens(board: &Board, face: impl Fn(usize) -> Option<Face>) -> Tokens {
    let mut placed: Vec<Token> = Vec::new();
    let spots = || {
        let about = |province: &Province| *province != TARGET;
        let mut all: Vec<_> = Province::ALL.to_vec();
        all.sort_by_key(about);
        all.into_iter().flat_map(places::spots)
    };
    for clan in PLAYERS {
        for number in 0..5 {
            let kind = face(number).map_or(Kind::Bluff, Face::kind);
            let fits = |spot: &_| placement::judge(board, clan, kind, *spot, &placed).is_ok();
            let taken = |spot: &_| placed.iter().any(|token| token.clan == clan && token.place == Place::At(*spot));
            let spot = spots().find(|spot| fits(spot) && !taken(spot));
            let place = Place::At(spot.unwrap_or_else(|| unreachable!("there is room for five tokens")));
            placed.push(Token { id: format!("{clan:?} {number}"), clan, face: face(number), place });
        }
    }
    Tokens::new(board.players(), placed).unwrap_or_else(|fault| unreachable!("the tokens above are sound: {fault:?}"))
}

fn hands() -> By<Clan, Option<Hand>> {
    By::from_fn(|_| Some(Hand { unknown: 6, out: TokenCounts::none() }))
}

#[divan::bench]
fn resolve_25_tokens(bencher: divan::Bencher) {
    let board = board(Rulings::DEFAULT);
    let kinds = [(Kind::Army, 1), (Kind::Army, 2), (Kind::Army, 3), (Kind::Shinobi, 1), (Kind::Navy, 1)];
    let tokens = tokens(&board, |number| Face::new(kinds[number].0, Some(kinds[number].1)));
    let revealed = Revealed::new(tokens).unwrap_or_else(|at| unreachable!("token {at} has a face"));
    bencher.bench(|| resolve(&board, &revealed));
}

#[divan::bench]
fn odds_of_one_province_with_25_unknown_tokens(bencher: divan::Bencher) {
    let board = board(Rulings::DEFAULT);
    let tokens = tokens(&board, |_| None);
    let hands = hands();
    bencher.bench(|| {
        let fog = Fog::new(&board, &tokens, &hands).ok()?;
        let there = fog.at(TARGET)?;
        Some((there.outcomes(), there.totals(), there.defense(), there.need(Clan::Scorpion)))
    });
}

#[divan::bench]
fn danger_of_30_provinces(bencher: divan::Bencher) {
    let board = board(Rulings::DEFAULT);
    let tokens = tokens(&board, |_| None);
    let hands = hands();
    assert!(Fog::new(&board, &tokens, &hands).is_ok(), "the hands fit the tokens");
    bencher.bench(|| Fog::new(&board, &tokens, &hands).map(|fog| fog.danger()));
}

#[divan::bench(args = [EmeraldShape::Path, EmeraldShape::Connected])]
fn objectives_of_all_clans(bencher: divan::Bencher, emerald_shape: EmeraldShape) {
    let board = board(Rulings { emerald_shape, emerald_span: EmeraldSpan::Exactly, ..Rulings::DEFAULT });
    bencher.bench(|| PLAYERS.map(|clan| objectives::met(&board, clan)));
}

#[divan::bench(args = [EmeraldShape::Path, EmeraldShape::Connected])]
fn objectives_of_30_provinces_of_one_clan(bencher: divan::Bencher, emerald_shape: EmeraldShape) {
    let rulings = Rulings { emerald_shape, emerald_span: EmeraldSpan::Exactly, ..Rulings::DEFAULT };
    let board = made(By::from_fn(|_| Some(Control::fresh(Clan::Crab))), rulings);
    bencher.bench(|| PLAYERS.map(|clan| objectives::met(&board, clan)));
}
