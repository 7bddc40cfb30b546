//! Who plays at a table, as mons, from what is kept beside it.

use crate::kernel::synopsis::Mark;
use crate::storage::Summary;
use crate::ui::components::mon::MonLook;
use crate::ui::components::sign::Sign;
use crate::ui::games::seat_colours;

/// The mons of those who play, by seat; those are left out that this version has no sign for.
pub(super) fn mons(summary: &Summary) -> Vec<MonLook> {
    let rings = seat_colours(summary.game);
    let marks = summary.synopsis.marks.iter().enumerate();
    marks.filter_map(|(seat, mark)| mon(mark, rings.get(seat).copied())).collect()
}

fn mon(mark: &Mark, ring: Option<&'static str>) -> Option<MonLook> {
    // The mark of a clan is known by the clan's name as well.
    let is_it = |sign: &&Sign| sign.as_str() == mark.sign || sign.as_str().strip_prefix("c-") == Some(&*mark.sign);
    let sign = Sign::ALL.iter().find(is_it)?;
    Some(MonLook { mark: *sign, hue: mark.hue.clone(), ring })
}
