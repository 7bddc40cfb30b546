//! A Clan begins with ready-made Characters and units; every one of them keeps the rules by itself.

use super::super::super::content::starts::{Style, start};
use super::super::super::draft::Draft;
use super::super::super::model::clan::Clan;
use super::super::super::refusal::{Refusal, RefusalKind};
use super::super::super::world::event::Befell;
use super::super::{persons, realm, require};
use super::happen;
use crate::kernel::by::Small;

pub(super) fn found(draft: &mut Draft, clan: Clan, at: u8) -> Result<(), Refusal> {
    let own = draft.realm(clan)?;
    draft.require(draft.state.turn() == 0, "ER-BUY-1", RefusalKind::Begun)?;
    let fresh = own.units.is_empty() && !draft.state.living().any(|(_, person)| person.clan() == Some(clan));
    draft.require(fresh, "ER-BUY-1", RefusalKind::Founded(clan))?;
    let style = Style::ALL.get(usize::from(at)).copied();
    require(draft, style.is_some(), RefusalKind::Bound)?;
    let Some(style) = style else { return Ok(()) };
    happen(draft, Befell::Founded { realm: clan, start: at });
    let start = start(clan, style);
    for person in &start.persons {
        persons::welcome(draft, &person.name, &person.form)?;
    }
    for (place, kind, count) in &start.units {
        realm::muster(draft, clan, place, (*kind, *count), None)?;
    }
    Ok(())
}
