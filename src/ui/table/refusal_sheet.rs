//! A refusal: what, why, which rule, and the way out.

use crate::games::champions::command::Command;
use crate::games::champions::model::ids::Who;
use crate::games::champions::text::consequences::gauge_name;
use crate::games::champions::text::names;
use crate::games::champions::text::verbs::verb;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::{Refused, WayOut, feedback};
use crate::ui::games::champions::screens::cards::card_of;
use crate::ui::table::session::session;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The sheet that opens whenever the rules say no.
#[component]
pub fn RefusalSheet() -> impl IntoView {
    let feedback = feedback();
    let open = Signal::derive(move || feedback.refused.with(Option::is_some));
    let title = Signal::derive(move || {
        feedback.refused.with(|refused| refused.as_ref().map(title).map(say)).unwrap_or_default()
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

/// What is not possible; where only a value is missing, which.
fn title(refused: &Refused) -> Line {
    match refused.missing {
        Some((who, gauge)) => Line::new(keys::REFUSAL_MISSING).with("gauge", gauge_name(who, gauge)),
        None => Line::new(keys::REFUSAL_TITLE).with("what", verb(&refused.command)),
    }
}

/// The reason with its rule; doing it anyway stands beside leaving it.
#[component]
fn Reason(refused: Refused) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let Refused { command, reason, rule, way_out, missing } = refused;
    let page = page_of(rule);
    let close = move || feedback.refused.set(None);
    let command = StoredValue::new(command);
    let anyway = move || {
        let command = command.get_value();
        close();
        session.dispatch(Command::Anyway(Box::new(command)));
    };
    let out = (way_out == WayOut::Anyway)
        .then(|| view! { <Button kind=ButtonKind::Rest label=say(keys::ANYWAY) on_press=anyway /> });
    let leave = view! { <Button kind=ButtonKind::Act label=say(keys::REFUSAL_LEAVE) on_press=close /> };
    let ink = match missing {
        Some((who, _)) => view! { <TypeIn who=who done=Callback::new(move |()| close()) /> }.into_any(),
        None => leave.into_any(),
    };
    view! {
        <p>
            {say(reason)} " " <RuleRef label=page on_open=move || feedback.open_rule(rule) />
        </p>
        <footer>{out} {ink}</footer>
    }
}

/// The ink that opens the card on which the value is missing, in the place of the reason.
#[component]
fn TypeIn(who: Who, done: Callback<()>) -> impl IntoView {
    let session = session();
    let typing = RwSignal::new(false);
    let close_label = say(keys::CLOSE);
    let title = session.glance(|state| say(Line::new(keys::FIGURES_CARD_TITLE).with("name", names::who(state, who))));
    view! {
        <Button kind=ButtonKind::Act label=say(keys::REFUSAL_TYPE_IN) on_press=move || typing.set(true) />
        <Sheet open=typing title=title close_label=close_label on_close=move || typing.set(false)>
            {move || typing.get().then(|| card_of(session, who, done))}
        </Sheet>
    }
}
