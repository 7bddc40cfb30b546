//! Codes from another phone's screen, or from anywhere else.

use super::mutator::Mutator;
use super::saves;
use super::watch::{all_come_back, rounds, seed};
use rokugan::storage::handover::{Code, Gathering, Piece, pieces, read};

/// Gathers codes, and takes what comes of them; a text is only ever the one that was sent.
fn gather(codes: &[Vec<u8>], sent: &str) {
    let mut gathering = Gathering::default();
    for piece in codes.iter().filter_map(|bytes| Piece::parse(bytes).ok()) {
        assert_eq!(Piece::parse(&piece.bytes()).as_ref(), Ok(&piece));
        gathering.take(piece);
        if let Some(Ok(text)) = gathering.text() {
            assert_eq!(text, sent);
        }
    }
}

#[test]
fn damaged_codes_make_the_text_that_was_sent_or_none() {
    let sent = saves().swap_remove(1);
    let codes: Vec<Vec<u8>> = pieces(&sent).unwrap().iter().map(Piece::bytes).collect();
    assert!(codes.len() > 1);
    gather(&codes, &sent);
    let mut mutator = Mutator::new(seed());
    let make = move |_| {
        let mut damaged = codes.clone();
        let at = mutator.below(damaged.len());
        mutator.damage(&mut damaged[at]);
        let (one, other) = (mutator.below(damaged.len()), mutator.below(damaged.len()));
        damaged.swap(one, other);
        damaged.push(codes[mutator.below(codes.len())].clone());
        damaged
    };
    all_come_back(rounds(500), make, move |damaged| gather(damaged, &sent), |damaged| format!("{damaged:?}"));
}

#[test]
fn a_damaged_picture_of_a_code_shows_that_code_or_nothing() {
    let piece = pieces("a short text").unwrap().swap_remove(0);
    let code = Code::of(&piece).unwrap();
    let edge = usize::try_from(code.size()).unwrap();
    let scale = 3;
    let square = |x: usize, y: usize| code.is_black(i32::try_from(x).unwrap(), i32::try_from(y).unwrap());
    let picture: Vec<u8> = (0..edge * scale * edge * scale)
        .map(|point| if square(point % (edge * scale) / scale, point / (edge * scale) / scale) { 30 } else { 220 })
        .collect();
    let mut mutator = Mutator::new(seed());
    let make = move |number| {
        let mut damaged = picture.clone();
        // From a few specks to nothing but specks.
        for _ in 0..number * number {
            let at = mutator.below(damaged.len());
            damaged[at] = 255 - damaged[at];
        }
        damaged
    };
    let width = edge * scale;
    let judge = move |picture: &Vec<u8>| {
        let found = read(width, width, |x, y| picture[y * width + x]);
        assert!(found.iter().all(|found| found.as_ref() == Ok(&piece)), "{found:?}");
    };
    all_come_back(rounds(30).min(300), make, judge, |picture| format!("{} points", picture.len()));
}
