//! A table handed over as codes: cut, drawn, read from a picture, and put together again.

use rokugan::games::champions::Table;
use rokugan::games::champions::command::Command;
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::scenario::Difficulty;
use rokugan::games::champions::pack;
use rokugan::games::champions::simulator::{Asked, Care, play};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::handover::{
    Broken, Code, Gathering, MOST_DATA, Piece, Squares, Strange, Taken, pieces, pieces_with, read,
};
use rokugan::storage::schema::MOST_BYTES;
use rokugan::storage::transfer::export;

/// Codes that a table of 300 events may take.
const MOST_CODES: usize = 12;

fn text(length: u32) -> String {
    (0..length)
        .map(|number| format!("{{\"step\":{number},\"chance\":{}}}", number.wrapping_mul(2_654_435_761)))
        .collect()
}

fn gathered(pieces: impl IntoIterator<Item = Piece>) -> (Gathering, Vec<Taken>) {
    let mut gathering = Gathering::default();
    let taken = pieces.into_iter().map(|piece| gathering.take(piece)).collect();
    (gathering, taken)
}

#[test]
fn pieces_in_any_order_make_the_text() {
    let text = text(900);
    let mut all = pieces(&text).unwrap();
    assert!(all.len() > 2 && all.iter().all(|piece| piece.data.len() <= MOST_DATA));
    all.reverse();
    let again = all.iter().cloned().chain([all[0].clone()]).collect::<Vec<_>>();
    let (mut gathering, taken) = gathered(again);
    assert_eq!(taken.last(), Some(&Taken::Known));
    assert!(gathering.there().all(|there| there));
    assert_eq!(gathering.text(), Some(Ok(text)));
}

#[test]
fn larger_squares_take_more_codes_that_make_the_same_text() {
    let text = text(900);
    let (fine, large) = (pieces(&text).unwrap(), pieces_with(&text, Squares::Large).unwrap());
    let edges = |pieces: &[Piece]| pieces.iter().map(|piece| Code::of(piece).unwrap().size()).max().unwrap();
    assert!(3 * fine.len() < large.len(), "{} and {}", fine.len(), large.len());
    // 77 squares along an edge and the white ones around them, where fine codes have up to 145.
    assert!(edges(&large) <= 85 && edges(&fine) > 130, "{} and {}", edges(&fine), edges(&large));
    // Whoever changes in the middle begins anew, and says so.
    let (mut gathering, taken) = gathered(fine[..2].iter().cloned().chain(large));
    assert_eq!(taken[..3], [Taken::New, Taken::New, Taken::Another]);
    assert_eq!(gathering.text(), Some(Ok(text)));
    assert_eq!(Squares::Fine.other().other(), Squares::Fine);
}

#[test]
fn a_missing_piece_is_shown_as_missing() {
    let all = pieces(&text(900)).unwrap();
    let (mut gathering, _) = gathered(all.iter().skip(1).cloned());
    assert_eq!(gathering.there().position(|there| !there), Some(0));
    assert_eq!(gathering.text(), None);
}

#[test]
fn the_pieces_of_another_text_begin_anew() {
    let (first, second) = (pieces(&text(900)).unwrap(), pieces("another").unwrap());
    let (mut gathering, taken) = gathered([first[0].clone(), second[0].clone()]);
    assert_eq!(taken, [Taken::New, Taken::Another]);
    assert_eq!(gathering.text(), Some(Ok("another".to_owned())));
}

#[test]
fn what_is_no_piece_or_makes_no_text_is_refused() {
    let no_pieces = [b"".as_slice(), b"RK1", b"RK0aaaa\x01\x00x", b"RK1aaaa\x01\x01x", b"RK1aaaa\x01\x00", b"https://"];
    for bytes in no_pieces {
        assert_eq!(Piece::parse(bytes), Err(Strange::Foreign), "{bytes:?}");
    }
    assert_eq!(Piece::parse(b"RK2aaaa\x01\x00x"), Err(Strange::Newer));
    let mut damaged = pieces("the whole text").unwrap();
    damaged[0].data.pop();
    assert_eq!(gathered(damaged).0.text(), Some(Err(Broken)));
    let bomb = pieces(&" ".repeat(MOST_BYTES + 1)).unwrap();
    assert_eq!(gathered(bomb).0.text(), Some(Err(Broken)));
}

#[test]
fn a_full_piece_is_read_from_a_picture_of_its_code() {
    let piece = Piece { mark: 0x1234_5678, count: 12, number: 3, data: (0..=255).cycle().take(MOST_DATA).collect() };
    let code = Code::of(&piece).unwrap();
    // Four points a square, as a camera sees it from a hand's breadth.
    let (scale, edge) = (4, usize::try_from(code.size()).unwrap() * 4);
    let at = |point: usize| i32::try_from(point / scale).unwrap();
    let found = read(edge, edge, |x, y| if code.is_black(at(x), at(y)) { 30 } else { 220 });
    assert_eq!(found, [Ok(piece)]);
    assert!(code.path().starts_with("M4 4h7v1h-7z"), "the first corner of the code");
}

/// The practice Battle almost to its end, its commands once more where they are still allowed, and remarks, at a
/// table's pace.
#[test]
fn a_table_of_300_events_takes_at_most_12_codes() {
    let (practice, rulebook) = (pack::practice(), pack::builtin());
    let asked = Asked { games: 6, seed: Seed(7), players: Some(5), difficulty: Difficulty::Normal, care: Care::Quick };
    let scenario = practice.scenarios.iter().find(|scenario| scenario.name.as_str() == "Hold the Stone Stair").unwrap();
    let games = (0..asked.games).map(|number| play(scenario, &[&rulebook, &practice], &asked, number).unwrap());
    let game = games.map(|ending| ending.journal).max_by_key(|journal| journal.entries().len()).unwrap();
    let at = |number: usize| Stamp(1_763_754_000_000 + 23_457 * u64::try_from(number).unwrap());
    let mut table = Table::start(game.setup().clone(), game.seed()).unwrap();
    let before_the_end = game.entries().len() - 20;
    for (number, entry) in game.entries().iter().take(before_the_end).enumerate() {
        table.commit(entry.command.clone(), at(number)).unwrap();
    }
    for entry in game.entries().iter().cycle().take(20 * before_the_end) {
        let number = table.entries().len();
        if number < 300 {
            // What is out of turn is refused.
            let _ = table.commit(entry.command.clone(), at(number));
        }
    }
    while table.entries().len() < 300 {
        let number = table.entries().len();
        let note = Note::new(&text(1 + u32::try_from(number).unwrap() % 3));
        table.commit(Command::Remark { note }, at(number)).unwrap();
    }
    let codes = pieces(&export(&scenario.name, &table).unwrap()).unwrap().len();
    assert!(codes <= MOST_CODES, "{codes} codes");
}
