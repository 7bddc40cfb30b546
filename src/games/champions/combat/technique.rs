//! Step 8, the Secret Technique: used where the final dice hold its combination, once per action; the dice keep their
//! normal effect (rulebook p. 20).

use super::fight::TechniqueUse;
use super::steps::{CombatStep, Lines, Reason};
use crate::games::champions::dice::elemental::Hand;
use crate::games::champions::dice::fault::DiceFault;
use crate::games::champions::draft::Draft;
use crate::games::champions::model::technique::Technique;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::rulebook;

/// What became of the technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TechniqueState {
    /// The card names none that the app knows.
    None,
    /// The dice do not hold what it needs.
    Missing,
    /// It could be used and is not.
    Declined,
    /// It is used.
    Used,
}

/// Decides whether the technique is used, and says so. Tells it where it is.
pub(super) fn use_technique<'a>(
    draft: &mut Draft,
    technique: Option<&'a Technique>,
    how: TechniqueUse,
    hand: &Hand,
    lines: &mut Lines,
) -> Result<(TechniqueState, Option<&'a Technique>), Refusal> {
    let Some(technique) = technique else {
        return match how {
            TechniqueUse::Used => {
                Err(Refusal { kind: RefusalKind::Dice(DiceFault::NoTechnique), rule: rulebook::TECHNIQUE })
            }
            TechniqueUse::WherePossible | TechniqueUse::Declined => Ok((TechniqueState::None, None)),
        };
    };
    let short = hand.short_of(technique.needs);
    match (how, short) {
        (TechniqueUse::Declined | TechniqueUse::WherePossible, Some(_)) => return Ok((TechniqueState::Missing, None)),
        (TechniqueUse::Declined, None) => {
            lines.say(CombatStep::Results, Reason::TechniqueDeclined, rulebook::TECHNIQUE);
            return Ok((TechniqueState::Declined, None));
        }
        (TechniqueUse::Used, Some((element, needs))) => {
            let fault = DiceFault::TechniqueNeeds { element, needs, has: hand.count(element) };
            draft.require(false, RefusalKind::Dice(fault), rulebook::TECHNIQUE)?;
        }
        (TechniqueUse::Used | TechniqueUse::WherePossible, None) => {}
    }
    say(technique, lines);
    Ok((TechniqueState::Used, Some(technique)))
}

fn say(technique: &Technique, lines: &mut Lines) {
    let Technique { offence, defence, wounds, .. } = *technique;
    let line = Reason::TechniqueUsed { offence, defence, wounds };
    lines.say(CombatStep::Results, line, rulebook::TECHNIQUE);
    if !technique.note.is_empty() {
        let line = Reason::TechniqueSays { note: technique.note.clone() };
        lines.say(CombatStep::Results, line, rulebook::TECHNIQUE);
    }
}
