//! Checkpoints and closed borders: whoever enters without leave may be captured (ER-SEC).

use super::super::atlas::guard;
use super::super::draft::Draft;
use super::super::event::Event;
use super::super::field::event::Fray;
use super::super::model::clan::Clan;
use super::super::model::rulings::TnTie;
use super::super::person::{Open, PersonId};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::rules::odds::honor::Source;
use super::super::world::event::Befell;
use super::rolls::open_honor;
use crate::kernel::name::Name;

/// A Character enters a guarded province of another Clan without leave; the die waits in the queue.
pub(super) fn cross(draft: &mut Draft, who: PersonId, place: &Name) -> Result<(), Refusal> {
    let person = draft.living(who)?;
    draft.require(person.captor.is_none(), "ER-CAP", RefusalKind::Captive(person.name.clone()))?;
    let guard = guard(&draft.state, place).filter(|(by, _)| Some(*by) != person.clan());
    let (by, security) = guard.ok_or(Refusal { kind: RefusalKind::NothingChanges, rule: "ER-SEQ" })?;
    draft.happen(Event::World(Box::new(Befell::Crossed { who, place: place.clone() })));
    draft.happen(Event::Opened { open: Open::Border { who, by, faces: security.capture_faces() } });
    Ok(())
}

/// What a die must come to where so many of its faces capture, however equal numbers are read (TnTie).
pub(super) fn tn(faces: u8, tie: TnTie) -> i64 {
    i64::from(faces) + i64::from(tie == TnTie::Meets)
}

/// Somebody is captured at a border: the journey is over (ER-CAP).
pub(super) fn capture(draft: &mut Draft, who: PersonId, by: Clan) {
    draft.happen(Event::Field(Fray::Captured { who, by }));
    let further = |draft: &Draft| {
        let mut open = (0..=u8::MAX).zip(draft.state.open());
        open.find(|(_, open)| matches!(open, Open::Border { who: one, .. } if *one == who)).map(|(at, _)| at)
    };
    while let Some(open) = further(draft) {
        draft.happen(Event::Closed { open, then: None });
    }
    open_honor(draft, who, -3, Source::Other);
}
