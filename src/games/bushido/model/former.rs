//! Where the rows of a card that is typed anew stood before: a name alone does not say which of them is the same.

use super::warband::Card;
use serde::{Deserialize, Serialize};

/// Of each Ki Feat and each ranged weapon of a card its place on the card before, from 0; none of one that is new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormerPlaces {
    /// Those of the Ki Feats.
    pub feats: Vec<Option<u8>>,
    /// Those of the ranged weapons.
    pub ranged_weapons: Vec<Option<u8>>,
}

impl FormerPlaces {
    /// These places; nothing where every row stands under its name where it stood, which the cards themselves tell.
    pub fn beside(self, before: &Card, after: &Card) -> Option<Self> {
        let same = names(before) == names(after);
        let stays = |(at, place): (usize, &Option<u8>)| place.map(usize::from) == Some(at);
        let stay = |places: &[Option<u8>]| places.iter().enumerate().all(stays);
        let told = same && stay(&self.feats) && stay(&self.ranged_weapons);
        (!told).then_some(self)
    }

    /// Whether they are those of the rows of one card on the other: a correction may have taken that card off.
    pub fn fit(&self, before: &Card, after: &Card) -> bool {
        let (before, after) = (names(before), names(after));
        let fit = |places: &[Option<u8>], [before, after]: [usize; 2]| {
            places.len() == after && places.iter().flatten().all(|place| usize::from(*place) < before)
        };
        fit(&self.feats, [before.0.len(), after.0.len()]) && fit(&self.ranged_weapons, [before.1.len(), after.1.len()])
    }
}

/// What the Ki Feats and the ranged weapons of a card are called.
pub(in super::super) fn names(card: &Card) -> (Vec<&str>, Vec<&str>) {
    let feats = card.feats.iter().map(|feat| feat.name.as_str()).collect();
    (feats, card.ranged_weapons.iter().map(|one| one.weapon.name.as_str()).collect())
}

/// The place after of what stood at a place before; nothing where it is gone.
pub(in super::super) fn now(former: &[Option<u8>], place: u8) -> Option<u8> {
    u8::try_from(former.iter().position(|before| *before == Some(place))?).ok()
}
