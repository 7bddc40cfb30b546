//! Which Enemy Unit of a Battle activates next, at a table without a board (CH-BAT-7): why one comes first, and which.

use crate::games::champions::field::asking::to_activate;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::state::State;
use crate::games::champions::model::why::ActivationClass;
use crate::games::champions::text::{asked, names};
use crate::kernel::by::Small as _;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// The question, once for each Activation.
#[derive(Clone, Debug, PartialEq)]
pub struct ActivationView {
    /// What comes first, in the order in which it counts.
    pub classes: Vec<(ActivationClass, Line)>,
    /// The Units that wait.
    pub units: Vec<(EnemyId, Line)>,
    /// Who chooses among several of the same kind.
    pub decides: Option<Line>,
}

impl ActivationView {
    /// What is asked: what comes first, then of which Unit that is true.
    pub fn question(&self, said: Option<ActivationClass>) -> Line {
        match said {
            Some(_) => keys::ACTIVATION_WHICH.into(),
            None => keys::ACTIVATION_WHY.into(),
        }
    }
}

/// The question, where there is a choice and no board tells.
pub(super) fn activation(state: &State) -> Option<ActivationView> {
    let units = to_activate(state)?.into_iter().map(|id| (id, names::enemy(state, id))).collect();
    let classes = ActivationClass::ALL.iter().map(|class| (*class, asked::class(*class).into())).collect();
    Some(ActivationView { classes, units, decides: asked::who_decides(state) })
}
