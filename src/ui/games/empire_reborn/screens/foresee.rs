//! What a battle would come to, reckoned beside a page: a large one a round at a time, so that no tap waits for it.

use crate::games::empire_reborn::views::odds::war::{Foresight, Outlook};
use crate::ui::later::soon;
use crate::ui::measure::measured;

/// Reckons as long as somebody `waits` for it: tells after each round how far it is, in percent, and in the end how the
/// battle comes out.
pub fn foresee(
    mut foresight: Foresight,
    waits: impl Fn() -> bool + 'static,
    so_far: impl Fn(u8) + 'static,
    end: impl FnOnce(Outlook) + 'static,
) {
    if !waits() {
        return;
    }
    if measured("battle-odds", || foresight.advance()) {
        so_far(foresight.percent());
        soon(move || foresee(foresight, waits, so_far, end));
    } else {
        end(foresight.end());
    }
}
