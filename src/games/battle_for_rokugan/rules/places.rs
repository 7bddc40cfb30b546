//! Every place where a clan may lay a token of some kind, in the order a list shows them.

use super::placement::{Role, Verdict, judge, judge_blessing, verdicts};
use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::place::{CoastalBorder, LandBorder, Place, Spot};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::tokens::Tokens;
use crate::kernel::by::Small;

/// The places where a token of `clan` and `kind` may be laid now, and what it does there.
///
/// By target province in map order; for each the center, its borders by the other province, its coast. Blessings by the
/// token they lie on.
pub fn legal(board: &Board, clan: Clan, kind: Kind, tokens: &Tokens) -> Vec<(Place, Role)> {
    match kind {
        Kind::Blessing => on_tokens(board, clan, tokens),
        Kind::Army | Kind::Navy | Kind::Shinobi | Kind::Diplomacy | Kind::Raid | Kind::Bluff => {
            let spots = Province::ALL.iter().flat_map(|province| spots(*province));
            let judged = spots.filter_map(|spot| {
                let role = judge(board, clan, kind, spot, tokens.iter()).ok()?;
                Some((Place::At(spot), role))
            });
            judged.collect()
        }
    }
}

/// The places that are about a province: its center, the borders that point into it, its coast.
pub fn spots(target: Province) -> impl Iterator<Item = Spot> {
    let borders = map::neighbors(target).iter().filter_map(move |from| LandBorder::new(from, target)).map(Spot::Border);
    std::iter::once(Spot::Center(target)).chain(borders).chain(CoastalBorder::new(target).map(Spot::Coast))
}

fn on_tokens(board: &Board, clan: Clan, tokens: &Tokens) -> Vec<(Place, Role)> {
    let verdicts: Vec<Verdict> = verdicts(board, tokens);
    let judged = tokens.iter().zip(verdicts).enumerate().filter_map(|(at, (token, verdict))| match token.place {
        Place::At(_) => Some((Place::On(at), judge_blessing(clan, token, verdict).ok()?)),
        Place::On(_) => None,
    });
    judged.collect()
}

/// Whether a raid of `clan` in `province` would work now: next to an own province, or beside an own shinobi whose kind
/// is known (BR-RES-3).
pub fn raid_works(board: &Board, clan: Clan, province: Province, tokens: &Tokens) -> bool {
    let verdicts = verdicts(board, tokens);
    let shinobi = tokens.iter().zip(verdicts).any(|(token, verdict)| {
        token.clan == clan
            && token.place == Place::At(Spot::Center(province))
            && token.face.is_some_and(|face| face.kind() == Kind::Shinobi)
            && matches!(verdict, Verdict::Legal(_))
    });
    shinobi || super::placement::borders_own(board, clan, province)
}
