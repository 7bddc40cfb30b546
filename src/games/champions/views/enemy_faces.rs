//! The faces of Enemy Dice as keys, and the words of the dice.

use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces, Face};
use crate::kernel::line::Key;
use crate::words::champions as keys;

/// The faces of all these dice, each once, weakest first: a face keeps its place from one colour to the next, so that two
/// taps on one spot are the same face twice.
pub fn all_faces(table: &EnemyFaces, colors: &[DieColor]) -> Vec<Face> {
    let mut found: Vec<Face> = colors.iter().flat_map(|color| *table.of(*color)).collect();
    found.sort_unstable_by_key(|face| (face.offence + face.defence, face.defence));
    found.dedup();
    found
}

/// The first place of a face on a die that has it.
pub fn on_die(die: &[Face; 6], face: Face) -> Option<u8> {
    (0_u8..).zip(die).find(|(_, other)| **other == face).map(|(place, _)| place)
}

/// The word of a colour.
pub fn color_name(color: DieColor) -> Key {
    match color {
        DieColor::White => keys::FIGHT_WHITE,
        DieColor::Gray => keys::FIGHT_GRAY,
        DieColor::Black => keys::FIGHT_BLACK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::by::Small;

    /// The dice as the app takes them to be, in the order in which an Enemy rolls them.
    const COLORS: &[DieColor] = DieColor::ALL;

    #[test]
    fn a_face_has_one_key_for_all_colours_of_a_roll() {
        let table = EnemyFaces::USUAL;
        let faces = all_faces(&table, COLORS);
        let shown: Vec<_> = faces.iter().map(|face| (face.offence, face.defence)).collect();
        assert_eq!(shown, [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1)]);
        let keys = |color| faces.iter().map(|face| on_die(table.of(color), *face)).collect::<Vec<_>>();
        assert_eq!(keys(DieColor::White), [Some(0), Some(2), Some(4), None, None]);
        assert_eq!(keys(DieColor::Gray), [Some(0), Some(1), Some(3), None, Some(5)]);
        assert_eq!(keys(DieColor::Black), [None, Some(0), Some(2), Some(5), Some(4)]);
    }

    #[test]
    fn a_roll_of_one_colour_leaves_no_place_empty() {
        for color in COLORS {
            let faces = all_faces(&EnemyFaces::USUAL, &[*color, *color]);
            assert!(faces.iter().all(|face| on_die(EnemyFaces::USUAL.of(*color), *face).is_some()), "{color:?}");
        }
    }
}
