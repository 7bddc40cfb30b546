//! Where the places of a map are drawn, worked out from what joins them: near what is near by way, in whole numbers, so
//! that every device draws the same net.
//!
//! The drawing lessens the stress: each two places pull and push one another until they are about as far apart as the
//! links between them say.

use std::collections::VecDeque;

/// The drawing is so wide and so high, and keeps this free at each edge.
const SIDE: i64 = crate::games::empire_reborn::chart::SIDE as i64;
const EDGE: i64 = 90;
/// One link is so long while the net is worked out.
const LINK: i64 = 1_024;
/// Steps that all pairs of places may take together: enough for a net to settle, few enough not to be felt.
const WORK: usize = 2_000_000;
/// The nearest and the farthest pairs differ in weight by the square of their distance.
const WEIGHT: i64 = 3_600;
/// A net is stretched to fill the drawing by this much at most.
const STRETCH: i64 = 2;

/// A spot for each of so many places, joined by these links: from the left and from above, from 0 to the side of the
/// drawing.
pub fn spots(places: usize, links: &[[usize; 2]]) -> Vec<[u16; 2]> {
    let mut around = vec![Vec::new(); places];
    for [one, other] in links {
        around[*one].push(*other);
        around[*other].push(*one);
    }
    let apart = distances(&around);
    let mut spots = first(&apart);
    let rounds = (WORK / (places * places).max(1)).clamp(12, 120);
    for _ in 0..rounds {
        for place in 0..places {
            spots[place] = settled(&spots, &apart[place], place);
        }
    }
    fitted(&spots)
}

/// How many links each two places are apart; a little more than the longest way where there is none.
fn distances(around: &[Vec<usize>]) -> Vec<Vec<i64>> {
    let from = |start: usize| {
        let mut far = vec![None; around.len()];
        let mut open = VecDeque::from([start]);
        far[start] = Some(0);
        while let Some(place) = open.pop_front() {
            let next = far[place].map(|far| far + 1);
            for near in &around[place] {
                if far[*near].is_none() {
                    far[*near] = next;
                    open.push_back(*near);
                }
            }
        }
        far
    };
    let known: Vec<Vec<Option<i64>>> = (0..around.len()).map(from).collect();
    let longest = known.iter().flatten().flatten().max().copied().unwrap_or(0);
    known.into_iter().map(|far| far.into_iter().map(|far| far.unwrap_or(longest + 2)).collect()).collect()
}

/// A first guess: places by how much nearer they are to one end of the net than to the other, across by two more. A small
/// shift of each tells apart those the guess would lay upon one another.
fn first(apart: &[Vec<i64>]) -> Vec<[i64; 2]> {
    let farthest = |from: &dyn Fn(usize) -> i64| {
        let all = (0..apart.len()).max_by_key(|place| (from(*place), apart.len() - place));
        all.unwrap_or(0)
    };
    let west = farthest(&|place| apart[0][place]);
    let east = farthest(&|place| apart[west][place]);
    let north = farthest(&|place| apart[west][place].min(apart[east][place]));
    let south = farthest(&|place| apart[north][place]);
    let shift = |place: usize, by: usize, of: usize| i64::try_from(place * by % of).unwrap_or(0) * 8;
    let spot = |place: usize| {
        let along = apart[west][place] - apart[east][place];
        let across = apart[north][place] - apart[south][place];
        [along * LINK / 2 + shift(place, 37, 101), across * LINK / 2 + shift(place, 53, 97)]
    };
    (0..apart.len()).map(spot).collect()
}

/// Where a place would like to be: for each other place at the distance the links say, near ones counting more.
fn settled(spots: &[[i64; 2]], apart: &[i64], place: usize) -> [i64; 2] {
    let (mut sum, mut weights) = ([0; 2], 0);
    let [x, y] = spots[place];
    for (other, [to_x, to_y]) in spots.iter().copied().enumerate().filter(|(other, _)| *other != place) {
        let (by_x, by_y) = (x - to_x, y - to_y);
        let far = i64::try_from((by_x * by_x + by_y * by_y).unsigned_abs().isqrt()).unwrap_or(1).max(1);
        let wanted = apart[other].max(1);
        let weight = (WEIGHT / (wanted * wanted)).max(1);
        sum[0] += weight * (to_x + wanted * LINK * by_x / far);
        sum[1] += weight * (to_y + wanted * LINK * by_y / far);
        weights += weight;
    }
    if weights == 0 { [x, y] } else { sum.map(|along| along / weights) }
}

/// The same net in the middle of the drawing, as large as fits.
fn fitted(spots: &[[i64; 2]]) -> Vec<[u16; 2]> {
    let bounds = |axis: usize| {
        let along = spots.iter().map(|spot| spot[axis]);
        let (least, most) = (along.clone().min().unwrap_or(0), along.max().unwrap_or(0));
        (least, (most - least).max(1))
    };
    let [(left, wide), (top, high)] = [bounds(0), bounds(1)];
    let room = SIDE - 2 * EDGE;
    // The shorter side is stretched, but not until a line becomes a square.
    let (spread_x, spread_y) = (wide.max(high / STRETCH), high.max(wide / STRETCH));
    let along = |value: i64, least: i64, extent: i64, spread: i64| {
        let margin = EDGE + (spread - extent) * room / spread / 2;
        u16::try_from((margin + (value - least) * room / spread).clamp(0, SIDE)).unwrap_or(0)
    };
    spots.iter().map(|[x, y]| [along(*x, left, wide, spread_x), along(*y, top, high, spread_y)]).collect()
}
