//! Where the places of a map are drawn.

use rokugan::games::empire_reborn::chart::SIDE;
use rokugan::games::empire_reborn::views::net::spots;

fn apart([x, y]: [u16; 2], [to_x, to_y]: [u16; 2]) -> u64 {
    let far = |one: u16, other: u16| u64::from(one.abs_diff(other)).pow(2);
    (far(x, to_x) + far(y, to_y)).isqrt()
}

/// The nearest two.
fn nearest(spots: &[[u16; 2]]) -> u64 {
    let pairs = (0..spots.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.map(|(one, other)| apart(spots[one], spots[other])).min().unwrap_or(u64::MAX)
}

/// Places in rows and columns, each joined with its neighbours.
fn grid(wide: usize, high: usize) -> (usize, Vec<[usize; 2]>) {
    let at = |x: usize, y: usize| y * wide + x;
    let across = (0..high).flat_map(|y| (1..wide).map(move |x| [at(x - 1, y), at(x, y)]));
    let down = (1..high).flat_map(|y| (0..wide).map(move |x| [at(x, y - 1), at(x, y)]));
    (wide * high, across.chain(down).collect())
}

#[test]
fn a_net_is_drawn_as_it_is_joined() {
    let (places, links) = grid(5, 5);
    let drawn = spots(places, &links);
    assert!(drawn.iter().flatten().all(|along| (0..=SIDE).contains(along)));
    let joined = links.iter().map(|[one, other]| apart(drawn[*one], drawn[*other])).max().unwrap();
    // The corners of a row and of the whole grid lie far apart, neighbours near.
    assert!(joined < 330, "{joined}");
    assert!(apart(drawn[0], drawn[4]) > 450 && apart(drawn[0], drawn[24]) > 700, "{drawn:?}");
    assert!(nearest(&drawn) > 90, "{}", nearest(&drawn));
    assert_eq!(drawn, spots(places, &links), "always the same net");
}

#[test]
fn a_road_is_a_line_and_keeps_its_order() {
    let links: Vec<[usize; 2]> = (1..6).map(|at| [at - 1, at]).collect();
    let drawn = spots(6, &links);
    let far: Vec<u64> = drawn.iter().map(|spot| apart(drawn[0], *spot)).collect();
    assert!(far.is_sorted() && far[5] > 600, "{drawn:?}");
}

#[test]
fn places_without_links_lie_apart_as_well() {
    assert_eq!(spots(1, &[]).len(), 1);
    let drawn = spots(8, &[[0, 1]]);
    assert!(nearest(&drawn) > 60, "{drawn:?}");
    assert!(nearest(&spots(2, &[])) > 400);
}

#[test]
fn the_largest_map_there_is_has_its_net() {
    let (places, links) = grid(20, 15);
    let drawn = spots(places, &links);
    assert!(nearest(&drawn) > 8, "{}", nearest(&drawn));
    assert!(apart(drawn[0], drawn[299]) > 500);
}
