//! Where figures stand around the middle of their area, in pixels of texts of the usual size: round ones in the rows
//! above, pointed ones below, so that whoever looks finds both sides where they are in every area.

use super::view::{MapToken, MapView};

/// How far from one another tokens of a row stand.
const APART: f64 = 30.0;
/// How far from one another rows lie.
const ROWS_APART: f64 = 27.0;
/// The most tokens of a row; as many of both sides share one.
const ROW: usize = 3;

/// Where a token stands, from the middle of its area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seat {
    /// The place of the token in the list.
    pub token: usize,
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Everybody in an area, in rows.
pub fn seats(view: &MapView, area: usize) -> Vec<Seat> {
    let rows = rows(view, area);
    let lines = centred(rows.len(), ROWS_APART);
    let row = |(row, y): (Vec<usize>, f64)| {
        let places = centred(row.len(), APART);
        row.into_iter().zip(places).map(move |(token, x)| Seat { token, x, y })
    };
    rows.into_iter().zip(lines).flat_map(row).collect()
}

/// How far beyond a single token the rows of an area reach up and down.
pub fn reach(view: &MapView, area: usize) -> f64 {
    count(rows(view, area).len().saturating_sub(1)) * ROWS_APART / 2.0
}

fn rows(view: &MapView, area: usize) -> Vec<Vec<usize>> {
    let all = view.tokens.iter().enumerate().filter(|(_, token)| token.area == area);
    let (round, pointed): (Vec<_>, Vec<_>) = all.partition(|(_, token): &(usize, &MapToken)| token.shape.is_round());
    let places = |side: Vec<(usize, &MapToken)>| side.into_iter().map(|(place, _)| place).collect::<Vec<_>>();
    let (round, pointed) = (places(round), places(pointed));
    if round.len() + pointed.len() < ROW {
        let all = [round, pointed].concat();
        return if all.is_empty() { Vec::new() } else { vec![all] };
    }
    round.chunks(ROW).chain(pointed.chunks(ROW)).map(<[usize]>::to_vec).collect()
}

/// That many places around nothing.
fn centred(number: usize, apart: f64) -> Vec<f64> {
    let first = -count(number.saturating_sub(1)) / 2.0 * apart;
    std::iter::successors(Some(first), |place| Some(place + apart)).take(number).collect()
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::super::view::{Ground, Hands, TokenLook, TokenShape};
    use super::*;

    fn standing(shapes: &str) -> MapView {
        let shape = |c: char| match c {
            'o' => TokenShape::Ringed("A".to_owned()),
            _ => TokenShape::Point("A".to_owned()),
        };
        let token =
            |c| MapToken { area: 0, shape: shape(c), look: TokenLook::Plain, number: None, hands: Hands::Empty };
        MapView { tokens: shapes.chars().map(token).collect(), ..MapView::bare(Ground::Plain(1.0)) }
    }

    fn at(shapes: &str) -> Vec<(usize, f64, f64)> {
        seats(&standing(shapes), 0).into_iter().map(|seat| (seat.token, seat.x, seat.y)).collect()
    }

    #[test]
    fn two_stand_side_by_side_whoever_they_are() {
        assert_eq!(at("o"), [(0, 0.0, 0.0)]);
        assert_eq!(at("xo"), [(1, -15.0, 0.0), (0, 15.0, 0.0)]);
        assert!(at("").is_empty());
    }

    #[test]
    fn from_three_on_each_side_has_its_own_row() {
        assert_eq!(at("oxx"), [(0, 0.0, -13.5), (1, -15.0, 13.5), (2, 15.0, 13.5)]);
        assert_eq!(at("xxx"), [(0, -30.0, 0.0), (1, 0.0, 0.0), (2, 30.0, 0.0)]);
        assert_eq!(reach(&standing("oxx"), 0), 13.5);
    }

    #[test]
    fn nobody_stands_on_anybody() {
        let seats = at("ooooxxxxxxx");
        let same = |one: &(usize, f64, f64), other: &(usize, f64, f64)| one.1 == other.1 && one.2 == other.2;
        assert_eq!(seats.len(), 11);
        assert!(seats.iter().all(|one| seats.iter().filter(|other| same(one, other)).count() == 1));
    }
}
