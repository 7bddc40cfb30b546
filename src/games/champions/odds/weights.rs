//! What the players are after, as numbers that can be reckoned with.

use super::fault::{FaultKind, Faults, HEAVIEST};
use super::forms::WeightsForm;

/// Weights from 0 to [`HEAVIEST`].
///
/// That no weight is negative is more than tidiness: more Offensive and more Defensive Successes are never worse, so
/// the Element with the most dice is always the one to choose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights(WeightsForm);

impl Weights {
    pub(super) fn checked(form: WeightsForm, faults: &mut Faults) -> Self {
        let WeightsForm { wound_dealt, wound_taken, kill, death, ki, honor, ap, lp, purity } = form;
        let named = [
            ("wound_dealt", wound_dealt),
            ("wound_taken", wound_taken),
            ("kill", kill),
            ("death", death),
            ("ki", ki),
            ("honor", honor),
            ("ap", ap),
            ("lp", lp),
            ("purity", purity),
        ];
        for (name, value) in named {
            if !(0.0..=HEAVIEST).contains(&value) {
                faults.add(format!("weights.{name}"), FaultKind::Weight { value });
            }
        }
        Self(form)
    }

    /// The weights themselves.
    pub(super) fn get(&self) -> &WeightsForm {
        &self.0
    }
}
