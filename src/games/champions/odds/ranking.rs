//! Several Combats side by side: the one that is worth most to the players first.

use super::outcome::Odds;

/// Puts what is worth most by the players' weights first. What is worth the same keeps its order; what has no odds
/// comes last.
pub fn best_first<T>(rows: &mut [T], odds: impl Fn(&T) -> Option<&Odds>) {
    let worth = |row: &T| odds(row).map_or(f64::NEG_INFINITY, |odds| odds.value);
    rows.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(value: f64) -> Option<Odds> {
        Some(Odds { value, ..Odds::none() })
    }

    #[test]
    fn the_best_comes_first_and_the_unknown_last() {
        let mut rows = [('a', worth(-1.5)), ('b', None), ('c', worth(2.0)), ('d', worth(-1.5))];
        best_first(&mut rows, |(_, odds)| odds.as_ref());
        assert_eq!(rows.map(|(name, _)| name), ['c', 'a', 'd', 'b']);
    }
}
