//! Parts of sentences: dice, faces, what something adds.

use super::super::{dice, names};
use crate::games::champions::combat::fight::Modifier;
use crate::games::champions::command::{CombatKind, Place, Starter};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::{DieColor, Face};
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;

/// Several things one after the other; nothing where there are none.
pub fn list<L: Into<Line>>(lines: impl DoubleEndedIterator<Item = L>) -> Option<Line> {
    let joined = |rest: Option<Line>, one: L| {
        let one = one.into();
        Some(match rest {
            Some(rest) => Line::new(keys::STEP_LIST).with("one", one).with("rest", rest),
            None => one,
        })
    };
    lines.rev().fold(None, joined)
}

/// Elemental Dice.
pub fn elements(faces: &[Element]) -> Line {
    list(faces.iter().map(|face| names::element(*face))).unwrap_or_else(|| keys::STEP_ADDS_NOTHING.into())
}

/// The face of an Enemy Die, or the sums of several.
pub fn face(face: Face) -> Line {
    Line::new(keys::STEP_FACE).with("offence", i16::from(face.offence)).with("defence", i16::from(face.defence))
}

/// Faces of Enemy Dice.
pub fn faces(faces: &[Face]) -> Line {
    list(faces.iter().map(|shown| face(*shown))).unwrap_or_else(|| keys::STEP_ADDS_NOTHING.into())
}

/// Enemy Dice with their colours.
pub fn enemy_dice(dice: &[(DieColor, Face)]) -> Line {
    let die = |(color, shown): &(DieColor, Face)| {
        Line::new(keys::STEP_DIE_FACE).with("color", dice::color(*color)).with("face", face(*shown))
    };
    list(dice.iter().map(die)).unwrap_or_else(|| keys::STEP_ADDS_NOTHING.into())
}

/// What something adds to a result; nothing where it adds nothing.
pub fn adds(offence: i8, defence: i8, wounds: u8) -> Option<Line> {
    let successes = |key: Key, by: i8| Line::new(key).with("change", Arg::Signed(by.into()));
    let mut parts = Vec::new();
    if offence != 0 {
        parts.push(successes(keys::STEP_ADDS_OFFENCE, offence));
    }
    if defence != 0 {
        parts.push(successes(keys::STEP_ADDS_DEFENCE, defence));
    }
    if wounds != 0 {
        parts.push(Line::new(keys::STEP_ADDS_WOUNDS).with("wounds", i16::from(wounds)));
    }
    list(parts.into_iter())
}

/// The same, saying so where it adds nothing.
pub fn adds_or_nothing(offence: i8, defence: i8, wounds: u8) -> Line {
    adds(offence, defence, wounds).unwrap_or_else(|| keys::STEP_ADDS_NOTHING.into())
}

/// Who attacks whom.
pub fn attacks(state: &State, (fighter, enemy): (Who, Who), kind: CombatKind, starter: Starter) -> Line {
    let (name, target) = match starter {
        Starter::Players => (fighter, enemy),
        Starter::Enemy => (enemy, fighter),
    };
    let key = match kind {
        CombatKind::Melee => keys::STEP_ATTACKS_MELEE,
        CombatKind::Ranged => keys::STEP_ATTACKS_RANGED,
    };
    Line::new(key).with("name", names::who(state, name)).with("target", names::who(state, target))
}

/// Who stands in for whom.
pub fn stands_in(state: &State, who: Who, instead_of: Option<Who>, place: Place) -> Line {
    let (alone, with_other) = match place {
        Place::Own | Place::Intervening => (keys::STEP_INTERVENES, keys::STEP_INTERVENES_FOR),
        Place::Yojimbo => (keys::STEP_YOJIMBO, keys::STEP_YOJIMBO_FOR),
    };
    let name = names::who(state, who);
    match instead_of {
        Some(other) => Line::new(with_other).with("name", name).with("other", names::who(state, other)),
        None => Line::new(alone).with("name", name),
    }
}

/// The Additional Effect of an Element. Void has none.
pub fn three_of(element: Element) -> Key {
    match element {
        Element::Air => keys::STEP_THREE_AIR,
        Element::Earth => keys::STEP_THREE_EARTH,
        Element::Fire => keys::STEP_THREE_FIRE,
        Element::Water => keys::STEP_THREE_WATER,
        Element::Void => keys::STEP_ADDS_NOTHING,
    }
}

/// What the players added, and why.
pub fn modified(state: &State, who: Who, modifier: &Modifier) -> Line {
    let name = names::who(state, who);
    let what = adds_or_nothing(modifier.offence, modifier.defence, modifier.wounds);
    if modifier.note.is_empty() {
        return Line::new(keys::STEP_MODIFIED).with("name", name).with("what", what);
    }
    let note = modifier.note.as_str();
    Line::new(keys::STEP_MODIFIED_NOTE).with("name", name).with("what", what).with("note", note)
}
