//! A refusal: what, why, which rule, and the way out.

use crate::games::champions::command::Command;
use crate::games::champions::text::verbs::verb;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::{Refused, WayOut, feedback};
use crate::ui::session::session;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The sheet that opens whenever the rules say no.
#[component]
pub fn RefusalSheet() -> impl IntoView {
    let feedback = feedback();
    let open = Signal::derive(move || feedback.refused.with(Option::is_some));
    let title = Signal::derive(move || {
        let what = feedback.refused.with(|refused| refused.as_ref().map(|refused| verb(&refused.command)));
        what.map(|what| say(Line::new(keys::REFUSAL_TITLE).with("what", what))).unwrap_or_default()
    });
    view! {
        <Sheet
            open=open
            title=title
            close_label=say(keys::CLOSE)
            lead=|| view! { <Icon sign=Sign::Warning tint=Tint::Bad size=IconSize::Middle /> }
            on_close=move || feedback.refused.set(None)
        >
            {move || feedback.refused.get().map(|refused| view! { <Reason refused=refused /> })}
        </Sheet>
    }
}

/// The reason with its rule; doing it anyway stands beside leaving it.
#[component]
fn Reason(refused: Refused) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let Refused { command, reason, rule, way_out } = refused;
    let page = say(Line::new(keys::RULEBOOK_PAGE).with("page", i16::from(rule.page)));
    let close = move || feedback.refused.set(None);
    let command = StoredValue::new(command);
    let anyway = move || {
        let command = command.get_value();
        close();
        session.dispatch(Command::Anyway(Box::new(command)));
    };
    let out = (way_out == WayOut::Anyway)
        .then(|| view! { <Button kind=ButtonKind::Rest label=say(keys::ANYWAY) on_press=anyway /> });
    view! {
        <p>
            {say(reason)} " " <RuleRef label=page on_open=move || feedback.open_rule(rule) />
        </p>
        <footer>
            {out} <Button kind=ButtonKind::Act label=say(keys::REFUSAL_LEAVE) on_press=close />
        </footer>
    }
}
