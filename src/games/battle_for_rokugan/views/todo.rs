//! What is to be done on the board after a resolution, province by province.

use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;

/// A province whose tokens change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToDo {
    /// Which.
    pub province: Province,
    /// Its control tokens now, where they changed.
    pub control: Option<Option<Control>>,
    /// Its special token now, where it changed.
    pub special: Option<Option<Special>>,
}

/// Every province whose tokens changed with the resolution, in map order.
pub fn todo(state: &State) -> Vec<ToDo> {
    let Some(before) = state.before() else { return Vec::new() };
    let (old, new) = (&before.board, state.board());
    let change = |province: Province| {
        let (control, special) = (new.control(province), new.special(province));
        let changed = ToDo {
            province,
            control: (control != old.control(province)).then_some(control),
            special: (special != old.special(province)).then_some(special),
        };
        (changed.control.is_some() || changed.special.is_some()).then_some(changed)
    };
    Province::ALL.iter().copied().filter_map(change).collect()
}
