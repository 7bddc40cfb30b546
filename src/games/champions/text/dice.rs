//! What is wrong with dice, in plain words. Players count dice and faces from 1.

use super::names;
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::model::enemy_die::DieColor;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::refusal::CardValue;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// The sentence of a fault.
pub fn fault(fault: DiceFault) -> Line {
    match fault {
        DiceFault::TooMany { has } => Line::new(keys::DICE_TOO_MANY).with("has", has),
        DiceFault::None => keys::DICE_NONE.into(),
        DiceFault::WrongCount { least, most, has } if least == most => {
            Line::new(keys::DICE_WRONG_COUNT).with("needs", i16::from(least)).with("has", has)
        }
        DiceFault::WrongCount { least, most, has } => Line::new(keys::DICE_WRONG_COUNT_BETWEEN)
            .with("least", i16::from(least))
            .with("most", i16::from(most))
            .with("has", has),
        DiceFault::NoSuchDie { die } => Line::new(keys::DICE_NO_SUCH_DIE).with("die", number(die)),
        DiceFault::Twice { die } => Line::new(keys::DICE_TWICE).with("die", number(die)),
        DiceFault::RerollsNothing => keys::DICE_REROLLS_NOTHING.into(),
        DiceFault::RerollCount { dice, faces } => {
            Line::new(keys::DICE_REROLL_COUNT).with("dice", dice).with("faces", faces)
        }
        DiceFault::TooManyRerolls { has } => Line::new(keys::DICE_TOO_MANY_REROLLS).with("has", has),
        DiceFault::NotDrawn => keys::DICE_NOT_DRAWN.into(),
        DiceFault::SameElement { die } => Line::new(keys::DICE_SAME_ELEMENT).with("die", number(die)),
        DiceFault::NotVoid { die } => Line::new(keys::DICE_NOT_VOID).with("die", number(die)),
        DiceFault::VoidToVoid => keys::DICE_VOID_TO_VOID.into(),
        DiceFault::VoidCount { needs, has } => Line::new(keys::DICE_VOID_COUNT).with("needs", needs).with("has", has),
        DiceFault::WrongEnemyDice { needs, .. } => Line::new(keys::DICE_WRONG_ENEMY_DICE).with("needs", needs),
        DiceFault::TooManyEnemyDice { has } => Line::new(keys::DICE_TOO_MANY_ENEMY_DICE).with("has", has),
        DiceFault::TooFewOnCard { has } => Line::new(keys::DICE_TOO_FEW_ON_CARD).with("has", has),
        DiceFault::NoSuchFace { face } => Line::new(keys::DICE_NO_SUCH_FACE).with("face", number(face)),
        DiceFault::TotalsTooHigh { has } => Line::new(keys::DICE_TOTALS_TOO_HIGH).with("has", i16::from(has)),
        DiceFault::OnlyTotals => keys::DICE_ONLY_TOTALS.into(),
        DiceFault::NoEnemyDice => keys::DICE_NO_ENEMY_DICE.into(),
        DiceFault::SameFace { die } => Line::new(keys::DICE_SAME_FACE).with("die", number(die)),
        DiceFault::NoChange => keys::DICE_NO_CHANGE.into(),
        DiceFault::NotOffensive { element } => {
            Line::new(keys::DICE_NOT_OFFENSIVE).with("element", names::element(element))
        }
        DiceFault::NotDefensive { element } => {
            Line::new(keys::DICE_NOT_DEFENSIVE).with("element", names::element(element))
        }
        DiceFault::VoidChosen => keys::DICE_VOID_CHOSEN.into(),
        DiceFault::NoTechnique => keys::DICE_NO_TECHNIQUE.into(),
        DiceFault::TechniqueNeeds { element, needs, has } => Line::new(keys::DICE_TECHNIQUE_NEEDS)
            .with("element", names::element(element))
            .with("needs", i16::from(needs))
            .with("has", i16::from(has)),
        DiceFault::NoHarmony { element } => Line::new(keys::DICE_NO_HARMONY).with("element", names::element(element)),
        DiceFault::TokenTwice => keys::DICE_TOKEN_TWICE.into(),
        DiceFault::SizesTooHigh { has } => Line::new(keys::DICE_SIZES_TOO_HIGH).with("has", i16::from(has)),
        DiceFault::SizeMissing => keys::DICE_SIZE_MISSING.into(),
        DiceFault::PresentTwice => keys::DICE_PRESENT_TWICE.into(),
        DiceFault::ModifierTooHigh => keys::DICE_MODIFIER_TOO_HIGH.into(),
    }
}

/// Players count from 1.
fn number(position: u8) -> i16 {
    i16::from(position) + 1
}

/// The sentence of a card value that nobody has typed in.
pub fn unknown_on_card(state: &State, who: Who, value: CardValue) -> Line {
    let value = match value {
        CardValue::Size => keys::CARD_VALUE_SIZE,
        CardValue::Ranged => keys::CARD_VALUE_RANGED,
    };
    Line::new(keys::REFUSED_UNKNOWN_ON_CARD).with("value", value).with("name", names::who(state, who))
}

/// The colour of an Enemy Die.
pub fn color(color: DieColor) -> Key {
    match color {
        DieColor::White => keys::DIE_WHITE,
        DieColor::Gray => keys::DIE_GRAY,
        DieColor::Black => keys::DIE_BLACK,
    }
}
