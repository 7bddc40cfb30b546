//! Playing alone: the third condition of victory, on the table as long as the game goes on (CH-END-4).

use crate::games::champions::rulebook;
use crate::games::champions::scoring::{SoloLine, score};
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Glory of the player's Champion against that of the Companions; nothing where several play.
pub(super) fn solo() -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let line = session.part(|table| {
        let state = table.state();
        let line = score(state).solo.filter(|_| state.ended().is_none())?;
        let name = state.champions().next().map(|(id, _)| names::champion(state, id))?;
        Some((name, line))
    });
    let words = |(name, SoloLine { champion, companions }): (String, SoloLine)| {
        let key = if champion > companions { keys::TABLE_SOLO_AHEAD } else { keys::TABLE_SOLO_BEHIND };
        let line = Line::new(key).with("name", names::given_name(&name));
        say(line.with("champion", champion).with("companions", companions))
    };
    move || {
        line.get().map(|line| {
            view! {
                <div class="card pad slim rowx remark">
                    <Icon sign=Sign::Glory tint=Tint::Glory size=IconSize::Middle />
                    <span class="grow">{words(line)}</span>
                    <RuleRef
                        label=page_of(rulebook::END_VICTORY)
                        on_open=move || feedback.open_rule(rulebook::END_VICTORY)
                    />
                </div>
            }
        })
    }
}
