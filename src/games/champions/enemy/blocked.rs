//! Blocked: an Enemy with somewhere to be fights whoever stands in its way (9.3, A5, A24).

use super::character::CharacterId;
use super::heading::Manner;
use super::question::Options;
use super::reach::CombatKind;
use super::reason::Cause;
use super::stage::Stage;
use crate::games::champions::board::AreaId;
use crate::games::champions::board::traveller::Destination;
use std::cmp::Reverse;

/// Whom it fights because they are in the way to a destination.
pub(super) fn foe(
    stage: &mut Stage<'_>,
    id: CharacterId,
    destination: Destination,
) -> Option<(CharacterId, CombatKind, Cause)> {
    let area = in_the_way(stage, id, destination)?;
    let who = foremost(stage, id, area)?;
    Some((who, stage.reach(id, who)?, Cause::InTheWay))
}

/// The first of its opponents in an area: they are all as far, so by most Ki.
pub(super) fn foremost(stage: &mut Stage<'_>, id: CharacterId, area: AreaId) -> Option<CharacterId> {
    let mut there: Vec<CharacterId> = stage.opponents_in(id, area).collect();
    there.sort_by_key(|&who| (Reverse(stage.character(who).ki), who));
    let most = stage.character(*there.first()?).ki;
    there.retain(|&who| stage.character(who).ki == most);
    let chosen = stage.settle(id, Options::Blocker(there.clone()));
    there.get(chosen).copied()
}

/// The first area of its route that it can neither stop in nor pass, where it stands next to it.
fn in_the_way(stage: &Stage<'_>, id: CharacterId, destination: Destination) -> Option<AreaId> {
    let heading = stage.ways(id).heading(destination, Manner::Through)?;
    let traveller = stage.traveller(id);
    let area = heading.routes.first()?.iter().copied().find(|&area| traveller.is_blocked(area))?;
    stage.board.border(traveller.at, area).map(|_| area)
}
