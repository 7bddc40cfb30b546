//! Rolling dice, and checking those that were typed in.

use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::dice::FACES;
use crate::games::bushido::rules::reference;
use crate::kernel::chance::Chance;

/// What a die of a Damage Roll shows that nobody has rolled yet, in a correction that makes it fall due.
pub(super) const UNKNOWN: u8 = 0;

/// The most dice anybody rolls at once.
const MOST: usize = 40;

/// One die.
pub(super) fn die(chance: &mut Chance) -> u8 {
    // A die has six faces, so the value always fits.
    u8::try_from(chance.below(FACES as u32)).unwrap_or(0) + 1
}

/// So many dice.
pub(super) fn dice(count: usize, chance: &mut Chance) -> Vec<u8> {
    (0..count.min(MOST)).map(|_| die(chance)).collect()
}

/// Checks that dice which were typed in are so many, and dice.
///
/// # Errors
///
/// They are not.
pub(super) fn entered(faces: &[u8], count: usize) -> Result<(), Refusal> {
    let dice = faces.len() == count && faces.iter().all(|face| (1..=6).contains(face));
    if dice { Ok(()) } else { Err(Refusal { rule: reference::TEST, kind: RefusalKind::WrongDice }) }
}

/// Checks that the dice of a Damage Roll are so many, and dice.
///
/// # Errors
///
/// They are not, or one of them has not been rolled yet.
pub(super) fn wounding(faces: &[u8], count: usize) -> Result<(), Refusal> {
    if faces.contains(&UNKNOWN) {
        return Err(Refusal { rule: reference::DAMAGE, kind: RefusalKind::DamageRollMissing });
    }
    entered(faces, count)
}
