//! Dice that the app rolls.
//!
//! A roll belongs to the entry of its command, so nothing is drawn for good before the command is carried out: the
//! sheet asks a copy of the table's chance ([`Journal::chance`]) and writes the faces into the command. The command's
//! decision draws the same faces again and refuses others. Whoever leaves the sheet and comes back, or undoes and rolls
//! again, meets the same dice: there is nothing to gain by it.
//!
//! The order of draws is the order at the table: Elemental Dice, Enemy Dice, then every reroll in its turn; what the
//! players rolled themselves is left out.
//!
//! [`Journal::chance`]: crate::kernel::journal::Journal::chance

use super::fault::DiceFault;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::games::champions::model::rolls::{ElementalReroll, ElementalRoll, EnemyDie, EnemyReroll, EnemyRoll, Reroll};
use crate::kernel::by::Small;
use crate::kernel::chance::{Chance, Source};

/// Rolls Elemental Dice.
pub fn elemental(chance: &mut Chance, dice: usize) -> Vec<Element> {
    (0..dice).map(|_| Element::ALL[chance.below(5) as usize]).collect()
}

/// Rolls Enemy Dice: their faces.
pub fn faces(chance: &mut Chance, dice: usize) -> Vec<u8> {
    // A number below six fits.
    (0..dice).map(|_| u8::try_from(chance.below(EnemyFaces::FACES.into())).unwrap_or(0)).collect()
}

/// Rolls Enemy Dice of these colours.
pub fn enemy(chance: &mut Chance, colors: &[DieColor]) -> Vec<EnemyDie> {
    let faces = faces(chance, colors.len());
    colors.iter().zip(faces).map(|(color, face)| EnemyDie { color: *color, face }).collect()
}

/// Draws again what the app is said to have rolled.
///
/// # Errors
///
/// A face that does not come from this chance.
pub fn verify(
    chance: &mut Chance,
    first: &ElementalRoll,
    enemy: Option<&EnemyRoll>,
    rerolls: &[Reroll],
) -> Result<(), DiceFault> {
    verify_elemental(chance, first.source, &first.faces)?;
    if let Some(EnemyRoll::Dice { dice, source, .. }) = enemy {
        let shown: Vec<u8> = dice.iter().map(|die| die.face).collect();
        verify_enemy(chance, *source, &shown)?;
    }
    rerolls.iter().try_for_each(|reroll| match reroll {
        Reroll::Elemental(ElementalReroll { faces, source, .. }) => verify_elemental(chance, *source, faces),
        Reroll::Enemy(EnemyReroll { faces, source, .. }) => verify_enemy(chance, *source, faces),
    })
}

fn verify_elemental(chance: &mut Chance, source: Source, faces: &[Element]) -> Result<(), DiceFault> {
    match source {
        Source::Generated if elemental(chance, faces.len()) != faces => Err(DiceFault::NotDrawn),
        Source::Generated | Source::Entered => Ok(()),
    }
}

fn verify_enemy(chance: &mut Chance, source: Source, shown: &[u8]) -> Result<(), DiceFault> {
    match source {
        Source::Generated if faces(chance, shown.len()) != shown => Err(DiceFault::NotDrawn),
        Source::Generated | Source::Entered => Ok(()),
    }
}

/// Moves `chance` past everything the app has rolled of a roll that is not finished, so that the next dice follow.
pub fn pass_over(chance: &mut Chance, first: &ElementalRoll, enemy: Option<&EnemyRoll>, rerolls: &[Reroll]) {
    if first.source == Source::Generated {
        elemental(chance, first.faces.len());
    }
    if let Some(EnemyRoll::Dice { dice, source: Source::Generated, .. }) = enemy {
        faces(chance, dice.len());
    }
    for reroll in rerolls {
        match reroll {
            Reroll::Elemental(reroll) if reroll.source == Source::Generated => {
                elemental(chance, reroll.faces.len());
            }
            Reroll::Enemy(reroll) if reroll.source == Source::Generated => {
                faces(chance, reroll.faces.len());
            }
            Reroll::Elemental(_) | Reroll::Enemy(_) => {}
        }
    }
}
