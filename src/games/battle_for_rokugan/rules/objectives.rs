//! Which secret objectives a clan meets, whoever holds their cards (BR-OBJ, BR-A19).

use super::placement::is_coastal;
use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::content::objectives::{Condition, condition};
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::province_set::ProvinceSet;
use crate::games::battle_for_rokugan::model::rulings::{EmeraldShape, EmeraldSpan, HumilityTie};
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::kernel::by::Small;

/// The objectives that `clan` meets on `board`, in the order of the box.
pub fn met(board: &Board, clan: Clan) -> Vec<Objective> {
    Objective::ALL.iter().copied().filter(|objective| meets(board, clan, condition(*objective))).collect()
}

/// Whether `clan` does what a condition asks for.
pub fn meets(board: &Board, clan: Clan, condition: Condition) -> bool {
    let own = board.provinces(clan);
    match condition {
        Condition::CapitalOrTwo(territory) => {
            let held = own.intersection(map::provinces_of(territory));
            held.len() >= 2 || held.iter().any(|province| map::facts(province).capital_of.is_some())
        }
        Condition::BothShadowlands => {
            let shadowlands = Territory::ALL.iter().copied().filter(|territory| map::is_shadowlands(*territory));
            shadowlands.map(map::provinces_of).all(|provinces| provinces.without(own).is_empty())
        }
        Condition::Coastal(count) => own.iter().filter(|province| is_coastal(board, *province)).count() >= count.into(),
        Condition::Territories(count) => span(own) >= count,
        Condition::Chain { provinces, territories } => {
            let rulings = board.rulings();
            let empire = Empire { own, size: provinces, territories, span: rulings.emerald_span };
            match rulings.emerald_shape {
                EmeraldShape::Path => own.iter().any(|start| empire.path(start, ProvinceSet::only(start))),
                EmeraldShape::Connected => empire.connected(),
            }
        }
        Condition::Fewest => fewest(board, clan),
    }
}

/// The longest chain of a clan's provinces, or the largest that hang together (EmeraldShape); at most `most`.
pub fn longest_chain(board: &Board, clan: Clan, most: u8) -> u8 {
    let own = board.provinces(clan);
    let from = |start: Province| match board.rulings().emerald_shape {
        EmeraldShape::Path => longest_path(own, start, ProvinceSet::only(start), most),
        EmeraldShape::Connected => reached(own, ProvinceSet::only(start)).len().min(most),
    };
    own.iter().map(from).max().unwrap_or(0)
}

/// How long a chain through `taken` that ends in `last` can become; the search stops at `most`.
fn longest_path(own: ProvinceSet, last: Province, taken: ProvinceSet, most: u8) -> u8 {
    let mut longest = taken.len();
    for next in map::neighbors(last).intersection(own).without(taken).iter() {
        if longest >= most {
            break;
        }
        longest = longest.max(longest_path(own, next, taken.union(ProvinceSet::only(next)), most));
    }
    longest
}

/// All provinces of `own` that hang together with `taken`.
fn reached(own: ProvinceSet, taken: ProvinceSet) -> ProvinceSet {
    let more = taken.iter().fold(taken, |all, next| all.union(map::neighbors(next).intersection(own)));
    if more == taken { taken } else { reached(own, more) }
}

/// In how many territories the provinces lie.
pub fn span(provinces: ProvinceSet) -> u8 {
    // There are eleven territories.
    Territory::ALL.iter().map(|own| u8::from(!provinces.intersection(map::provinces_of(*own)).is_empty())).sum()
}

fn fewest(board: &Board, clan: Clan) -> bool {
    let own = board.provinces(clan).len();
    let mut others = board.players().iter().filter(|other| *other != clan).map(|other| board.provinces(other).len());
    match board.rulings().humility_tie {
        HumilityTie::Scores => others.all(|other| own <= other),
        HumilityTie::Strict => others.all(|other| own < other),
    }
}

/// The search for provinces that hang together and lie in enough territories.
struct Empire {
    own: ProvinceSet,
    size: u8,
    territories: u8,
    span: EmeraldSpan,
}

impl Empire {
    fn spans(&self, provinces: ProvinceSet) -> bool {
        match self.span {
            EmeraldSpan::AtLeast => span(provinces) >= self.territories,
            EmeraldSpan::Exactly => span(provinces) == self.territories,
        }
    }

    /// Whether the chain `taken` that ends in `last` can be prolonged to a whole one.
    fn path(&self, last: Province, taken: ProvinceSet) -> bool {
        if taken.len() == self.size {
            return self.spans(taken);
        }
        let next = map::neighbors(last).intersection(self.own).without(taken);
        next.iter().any(|next| self.path(next, taken.union(ProvinceSet::only(next))))
    }

    /// Whether any connected set of provinces is large and wide enough.
    fn connected(&self) -> bool {
        let mut earlier = ProvinceSet::EMPTY;
        self.own.iter().any(|start| {
            let only = ProvinceSet::only(start);
            let found = self.grown(only, map::neighbors(start).intersection(self.own).without(earlier), earlier);
            earlier.insert(start);
            found
        })
    }

    /// Whether `taken` can be grown into `border` and beyond, never into `barred`: so each set is seen once.
    fn grown(&self, taken: ProvinceSet, border: ProvinceSet, mut barred: ProvinceSet) -> bool {
        if taken.len() == self.size {
            return self.spans(taken);
        }
        border.iter().any(|next| {
            let larger = taken.union(ProvinceSet::only(next));
            let reach = border.union(map::neighbors(next).intersection(self.own)).without(larger).without(barred);
            let found = self.grown(larger, reach, barred);
            barred.insert(next);
            found
        })
    }
}
