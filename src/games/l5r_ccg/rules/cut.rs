//! Who begins: the Fate decks are cut and compared (CC-SET-5).

/// The players whose exposed Focus Value is the highest: one of them begins, several cut again among themselves (ruling
/// RecutTies). Players are pairs of a position and the value.
pub fn highest(cuts: &[(usize, i64)]) -> Vec<usize> {
    let best = cuts.iter().map(|(_, value)| *value).max();
    cuts.iter().filter(|(_, value)| Some(*value) == best).map(|(player, _)| *player).collect()
}
