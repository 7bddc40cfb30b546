//! The end of a turn with all it brings: lines of trade, experience, pools, shame (ER-SEQ 10, 11).

use super::super::super::atlas::Atlas;
use super::super::super::draft::Draft;
use super::super::super::event::Event;
use super::super::super::model::clan::Clan;
use super::super::super::realm::Line;
use super::super::super::refusal::Refusal;
use super::super::super::rules::gains::{death_pool, gains};
use super::super::super::rules::ways::Obstacle;
use super::super::super::world::event::Befell;
use super::super::super::world::{Purse, PurseKind};
use super::super::turn::end_with;
use super::happen;
use crate::kernel::name::Name;

/// The turn ends. Nothing of it is taken back where the next turn cannot begin.
pub(super) fn end(draft: &mut Draft) -> Result<(), Refusal> {
    end_with(draft, |draft| {
        experience(draft);
        deaths(draft);
    })?;
    lines(draft);
    Ok(())
}

/// What everybody gained; what only Primary Characters gain goes to the Clan Pool (ER-XP-1, -2).
fn experience(draft: &mut Draft) {
    let all = gains(&draft.state);
    for gain in all {
        if let Some((name, points)) = gain.own.filter(|(_, points)| *points > 0) {
            happen(draft, Befell::Gained { realm: gain.realm, name, points });
        }
        if gain.pool > 0 {
            let purse = Purse { kind: PurseKind::Clan, points: gain.pool.into() };
            happen(draft, Befell::Granted { realm: gain.realm, purse });
        }
    }
}

/// Whoever fell leaves a Death Pool (ER-XP-1).
fn deaths(draft: &mut Draft) {
    let fallen = draft.state.tally().fallen.clone();
    for who in fallen {
        let Some((realm, name, points)) = death_pool(&draft.state, who) else { continue };
        happen(draft, Befell::Granted { realm, purse: Purse { kind: PurseKind::Death(name), points } });
    }
}

/// Treaties are blocked where the map knows both ends and joins them by no line, and open where it does (ER-TRD-5).
/// Says whether one changed.
pub(super) fn lines(draft: &mut Draft) -> bool {
    let changed: Vec<(Clan, u8, Line)> = {
        let state = &draft.state;
        let atlas = Atlas::of(state);
        let known = |name: &Name| state.chart().place(name).is_some();
        let mut changed = Vec::new();
        for realm in state.realms() {
            for (at, treaty) in (0..).zip(&realm.treaties) {
                if !known(&treaty.own) || !known(&treaty.with) {
                    continue;
                }
                let ends = [&treaty.own, &treaty.with];
                let line = match atlas.line(ends, &realm.enemies) {
                    Ok(_) => Line::Open,
                    // A map with a gap says nothing about the world.
                    Err(Obstacle::NoLine) if atlas.line(ends, &[]).is_err() => continue,
                    Err(_) => Line::Blocked,
                };
                if line != treaty.line {
                    changed.push((realm.clan, at, line));
                }
            }
        }
        changed
    };
    let any = !changed.is_empty();
    for (realm, treaty, line) in changed {
        draft.happen(Event::LineSet { realm, treaty, line });
    }
    any
}
