//! What is to be done on the board after a resolution, province by province.

use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::by::Small;

/// A province whose tokens change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToDo {
    /// Which.
    pub province: Province,
    /// What is done there, in order.
    pub deeds: Vec<Deed>,
}

/// Something hands do in a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Control tokens are taken away.
    Away(Control),
    /// Control tokens are put down.
    Put(Control),
    /// So many faceup control tokens of the clan that controls it are put down.
    More(Clan, u8),
    /// So many are taken away.
    Fewer(Clan, u8),
    /// The special token is taken away.
    AwaySpecial(Special),
    /// A special token is put down.
    PutSpecial(Special),
}

/// Every province whose tokens changed with the resolution, in map order.
pub fn todo(state: &State) -> Vec<ToDo> {
    let Some(before) = state.before() else { return Vec::new() };
    let in_province = |province: &Province| {
        let deeds = deeds(&before.board, state.board(), *province);
        (!deeds.is_empty()).then_some(ToDo { province: *province, deeds })
    };
    Province::ALL.iter().filter_map(in_province).collect()
}

/// Whose bluff lay on the board in the round that is resolved, in seat order: it is behind its screen again, whatever
/// came of it (BR-RES-2, BR-RES-7). Lion's may have stayed at home until the end (BR-A8).
pub fn bluffs(state: &State) -> Vec<Clan> {
    let laid = state.before().map(|before| before.laid.as_slice()).unwrap_or_default();
    let bluff =
        |clan: &Clan| laid.iter().any(|laid| laid.clan == *clan && laid.face.map(Face::kind) == Some(Kind::Bluff));
    state.players().iter().filter(bluff).collect()
}

fn deeds(old: &Board, new: &Board, at: Province) -> Vec<Deed> {
    let (was, is) = (old.special(at), new.special(at));
    let special = [was.map(Deed::AwaySpecial), is.map(Deed::PutSpecial)];
    let control = of_control(old.control(at), new.control(at));
    let special = special.into_iter().flatten().filter(|_| was != is);
    control.into_iter().flatten().chain(special).collect()
}

fn of_control(was: Option<Control>, is: Option<Control>) -> [Option<Deed>; 2] {
    match (was, is) {
        (was, is) if was == is => [None, None],
        (Some(was), Some(is)) if (was.clan(), was.down()) == (is.clan(), is.down()) => {
            let deed = match is.up().checked_sub(was.up()) {
                Some(more) => Deed::More(is.clan(), more),
                None => Deed::Fewer(is.clan(), was.up() - is.up()),
            };
            [Some(deed), None]
        }
        (was, is) => [was.map(Deed::Away), is.map(Deed::Put)],
    }
}
