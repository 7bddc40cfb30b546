//! Following a route, stop by stop (9.1 Walk).

use super::area::AreaId;
use super::traveller::Traveller;

/// The next area of a route where the mover can stop, and what it takes to get there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Position in the route.
    pub index: usize,
    /// Action Points, all borders on the way together.
    pub cost: u16,
}

impl Traveller<'_> {
    /// The next stop on the rest of a route that begins where the mover stands: the next area, or the one behind a
    /// chain of areas full of its own side, paid for at once. Nothing where the way is barred or ends.
    pub fn next_stop(&self, rest: &[AreaId]) -> Option<Stop> {
        let mut cost = 0;
        for (index, pair) in rest.windows(2).enumerate() {
            let [from, to] = [pair[0], pair[1]];
            cost += u16::from(self.step(from, self.board.border(from, to)?, to)?);
            if self.can_stop(to) {
                return Some(Stop { index: index + 1, cost });
            }
            if !self.can_pass(to) {
                return None;
            }
        }
        None
    }
}
