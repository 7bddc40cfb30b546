//! The faces of the Enemy Dice while the players set them: anything may be on them until it is kept.

use crate::games::champions::model::enemy_die::{BadFaces, DieColor, EnemyFaces, Face};
use crate::kernel::by::{By, Small};

/// The most of a kind that is set with a key; a pack may hold more.
pub const MOST: u8 = 3;

/// One face of one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacePlace {
    /// Which die.
    pub color: DieColor,
    /// Which of its six faces, from 0.
    pub face: usize,
}

/// The three dice while they are set.
#[derive(Clone, Debug, PartialEq)]
pub struct FacesDraft(By<DieColor, [Face; 6]>);

impl FacesDraft {
    /// As they are taken to be.
    pub fn of(faces: &EnemyFaces) -> Self {
        Self(By::from_fn(|color| *faces.of(color)))
    }

    /// The six faces of a die.
    pub fn die(&self, color: DieColor) -> &[Face; 6] {
        self.0.get(color)
    }

    /// What a face shows; the last one where there is no such face.
    pub fn face(&self, place: FacePlace) -> Face {
        self.die(place.color)[place.face.min(5)]
    }

    /// The same with something else on a face.
    #[must_use]
    pub fn showing(mut self, place: FacePlace, face: Face) -> Self {
        self.0.get_mut(place.color)[place.face.min(5)] = face;
        self
    }

    /// The dice, where they can be so.
    ///
    /// # Errors
    ///
    /// [`BadFaces`] names the colour that cannot.
    pub fn checked(&self) -> Result<EnemyFaces, BadFaces> {
        EnemyFaces::new(*self.die(DieColor::White), *self.die(DieColor::Gray), *self.die(DieColor::Black))
    }
}

/// The face after `place`, on the next die after the last one; the first again after the last of all.
#[must_use]
pub fn after(place: FacePlace) -> FacePlace {
    if place.face < 5 {
        return FacePlace { face: place.face + 1, ..place };
    }
    let next = (place.color.index() + 1) % DieColor::ALL.len();
    FacePlace { color: DieColor::ALL[next], face: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_is_set_and_a_blank_die_is_refused_by_its_colour() {
        let draft = FacesDraft::of(&EnemyFaces::USUAL);
        assert_eq!(draft.checked(), Ok(EnemyFaces::USUAL));
        let place = FacePlace { color: DieColor::Gray, face: 5 };
        let face = Face { offence: 3, defence: 0 };
        let set = draft.clone().showing(place, face);
        assert_eq!(set.face(place), face);
        assert_eq!(set.die(DieColor::White), draft.die(DieColor::White));
        let nothing = Face { offence: 0, defence: 0 };
        let blank = (0..6).fold(set, |draft, face| draft.showing(FacePlace { color: DieColor::Gray, face }, nothing));
        assert_eq!(blank.checked(), Err(BadFaces::Blank { color: DieColor::Gray }));
    }

    #[test]
    fn the_faces_follow_one_another_over_all_dice() {
        let mut place = FacePlace { color: DieColor::White, face: 0 };
        for _ in 0..18 {
            place = after(place);
        }
        assert_eq!(place, FacePlace { color: DieColor::White, face: 0 });
    }
}
