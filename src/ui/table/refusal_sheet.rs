//! A refusal: what, why, which rule, and the way out.

use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::{Mend, Refused, feedback};
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// The sheet that opens whenever the rules say no.
#[component]
pub fn RefusalSheet() -> impl IntoView {
    let feedback = feedback();
    let open = Signal::derive(move || feedback.refused.with(Option::is_some));
    let title = Signal::derive(move || {
        feedback.refused.with(|refused| refused.as_ref().map(|refused| say(refused.title.clone()))).unwrap_or_default()
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
    let feedback = feedback();
    let Refused { reason, rule, anyway, mend, .. } = refused;
    let page = page_of(rule);
    let close = move || feedback.refused.set(None);
    let out = anyway.map(|act| {
        let anyway = move || {
            close();
            act();
        };
        view! { <Button kind=ButtonKind::Rest label=say(keys::ANYWAY) on_press=anyway /> }
    });
    let leave = || view! { <Button kind=ButtonKind::Act label=say(keys::REFUSAL_LEAVE) on_press=close /> };
    let primary = match mend {
        Some(mend) => view! { <Mending mend=mend done=Callback::new(move |()| close()) /> }.into_any(),
        None => leave().into_any(),
    };
    view! {
        <p>
            {say(reason)} " " <RuleRef label=page on_open=move || feedback.open_rule(rule) />
        </p>
        <footer>{out} {primary}</footer>
    }
}

/// The button that opens the form which takes the reason away, and the form.
#[component]
fn Mending(mend: Mend, done: Callback<()>) -> impl IntoView {
    let open = RwSignal::new(false);
    let Mend { label, title, form } = mend;
    let form = StoredValue::new(form);
    view! {
        <Button kind=ButtonKind::Act label=say(label) on_press=move || open.set(true) />
        <Sheet open=open title=say(title) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            {move || open.get().then(|| form.with_value(|form| form(done)))}
        </Sheet>
    }
}
