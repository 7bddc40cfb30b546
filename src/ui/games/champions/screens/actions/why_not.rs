//! Why an action is not possible, where only its key is there: the reason, its rule and the ways out in the sheet that says
//! every refusal.

use super::{Desk, Way};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::offers::{self, ActionKind};
use crate::games::champions::text::names;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::refused::refused_as;
use crate::ui::senses::Sense;
use std::sync::Arc;

/// Says why; where the action has become possible meanwhile it is done.
pub fn why_not(desk: Desk, actor: Actor, action: ActionKind) {
    if !desk.session.is_open() {
        return;
    }
    let Some(refusal) = desk.session.glance(|state| offers::refusal(state, actor, action)) else {
        return desk.act(actor, action, Way::ByTheRules);
    };
    desk.session.senses.tell(Sense::Refusal);
    let anyway = Arc::new(move || desk.act(actor, action, Way::Anyway));
    feedback().refuse(refused_as(desk.session, names::action(action).into(), &refusal, anyway));
}
