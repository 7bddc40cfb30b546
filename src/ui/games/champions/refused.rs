//! What is said of a command that the rules refuse: its name, the reason, and the ways out.

use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::refusal::{Refusal, RefusalKind};
use crate::games::champions::text::consequences::gauge_name;
use crate::games::champions::text::verbs::verb;
use crate::games::champions::text::{names, reasons};
use crate::kernel::line::Line;
use crate::ui::feedback::{Act, Mend, Refused};
use crate::ui::games::champions::behind::card_of;
use crate::ui::games::champions::session::Session;
use crate::words::champions as keys;
use std::sync::Arc;

/// What the sheet of a refusal says. Where only a value is missing, that is what it is called after and what is asked for.
pub fn refused(session: Session, command: Command, refusal: &Refusal) -> Refused {
    refused_as(session, verb(&command), refusal, session.anyway(command))
}

/// The same of something called `what`, with the way to do it all the same.
pub fn refused_as(session: Session, what: Line, refusal: &Refusal, anyway: Act) -> Refused {
    let missing = if let RefusalKind::Unknown { who, gauge } = refusal.kind { Some((who, gauge)) } else { None };
    let title = match missing {
        Some((who, gauge)) => Line::new(keys::REFUSAL_MISSING).with("gauge", gauge_name(who, gauge)),
        None => Line::new(keys::REFUSAL_TITLE).with("what", what),
    };
    Refused {
        title,
        reason: session.glance(|state| reasons::refusal(state, refusal)),
        rule: refusal.rule,
        anyway: refusal.can_be_overridden().then_some(anyway),
        mend: missing.map(|(who, _)| type_in(session, who)),
    }
}

/// The card on which the value is missing.
fn type_in(session: Session, who: Who) -> Mend {
    Mend {
        label: keys::REFUSAL_TYPE_IN,
        title: session.glance(|state| Line::new(keys::FIGURES_CARD_TITLE).with("name", names::who(state, who))),
        form: Arc::new(move |done| card_of(session, who, done)),
    }
}
