//! List rows: something to open, something to do, something that cannot be done now and why.

use leptos::prelude::*;

use super::{
    button::{Button, ButtonKind},
    icon::{Icon, IconSize},
    rule_ref::RuleRef,
    sign::Sign,
};

/// Why an action is not possible now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The reason, a sentence; empty where it is said of the whole list above it.
    pub why: String,
    /// The page that says so.
    pub rule: String,
    /// "Anyway".
    pub anyway: String,
    /// The same for ears: "Healing: do it anyway".
    pub anyway_ears: String,
}

/// An action in its fixed place. An impossible one stays there, says why, names the rule, and offers "Anyway".
#[component]
pub fn ActionRow(
    /// Its sign.
    sign: Sign,
    /// Its name.
    #[prop(into)]
    title: Signal<String>,
    /// What it would do.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// What it costs.
    #[prop(optional, into)]
    cost: MaybeProp<String>,
    /// Why it is not possible; `None` when it is.
    #[prop(into)]
    impossible: Signal<Option<Impossible>>,
    /// Does it.
    #[prop(into)]
    on_press: Callback<()>,
    /// Does it although the rules say no.
    #[prop(into)]
    on_anyway: Callback<()>,
    /// Opens the rule that says no.
    #[prop(into)]
    on_rule: Callback<()>,
) -> impl IntoView {
    let possible = move || {
        view! {
            <button type="button" class="row" on:click=move |_| on_press.run(())>
                <Icon sign=sign size=IconSize::Lead />
                <span>
                    <b>{move || title.get()}</b>
                    {move || sub.get().map(|line| view! { <span class="sub">{line}</span> })}
                </span>
                <span class="cost">{move || cost.get()}</span>
            </button>
        }
    };
    let refused = move |reason: Impossible| {
        let said_above = reason.why.is_empty();
        let why = (!said_above)
            .then(|| view! { <span class="sub">{reason.why} " " <RuleRef label=reason.rule on_open=on_rule /></span> });
        let does = said_above.then_some(move || sub.get().map(|line| view! { <span class="sub">{line}</span> }));
        view! {
            <div class="row off">
                <Icon sign=sign size=IconSize::Lead />
                <span>
                    <b>{move || title.get()}</b>
                    {why}
                    {does}
                </span>
                <Button kind=ButtonKind::Link label=reason.anyway ears=reason.anyway_ears on_press=on_anyway />
            </div>
        }
    };
    move || match impossible.get() {
        None => possible().into_any(),
        Some(reason) => refused(reason).into_any(),
    }
}

/// A row that leads to another screen.
#[component]
pub fn RowLink(
    /// Where it leads.
    #[prop(into)]
    href: Signal<String>,
    /// What lies there.
    #[prop(into)]
    title: Signal<String>,
    /// A second line.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// A mon, a token or a sign before the words.
    #[prop(optional, into)]
    lead: Option<ViewFn>,
    /// Whether it is what stands beside the list now.
    #[prop(optional, into)]
    current: Signal<bool>,
) -> impl IntoView {
    let plain = lead.is_none();
    view! {
        <a
            class="row"
            class:plain=plain
            href=move || href.get()
            aria-current=move || current.get().then_some("true")
        >
            {lead.map(|lead| lead.run())}
            <span>
                <b>{move || title.get()}</b>
                {move || sub.get().map(|line| view! { <span class="sub">{line}</span> })}
            </span>
            <Icon sign=Sign::Next />
        </a>
    }
}

/// The same with a sign before the words.
#[component]
pub fn SignLink(
    /// Where it leads.
    #[prop(into)]
    href: Signal<String>,
    /// Its sign.
    sign: Sign,
    /// What lies there.
    #[prop(into)]
    title: Signal<String>,
    /// A second line.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
) -> impl IntoView {
    view! { <RowLink href=href title=title sub=sub lead=move || view! { <Icon sign=sign size=IconSize::Lead /> } /> }
}

/// A row that does something on the spot.
#[component]
pub fn RowButton(
    /// What it does.
    #[prop(into)]
    title: Signal<String>,
    /// A second line.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// A mon, a token or a sign before the words.
    #[prop(optional, into)]
    lead: Option<ViewFn>,
    /// What stands at its edge: a cost, a sign.
    #[prop(optional, into)]
    trailing: Option<ViewFn>,
    /// A press on it.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    let plain = lead.is_none();
    view! {
        <button type="button" class="row" class:plain=plain on:click=move |_| on_press.run(())>
            {lead.map(|lead| lead.run())}
            <span>
                <b>{move || title.get()}</b>
                {move || sub.get().map(|line| view! { <span class="sub">{line}</span> })}
            </span>
            {trailing.map(|trailing| trailing.run())}
        </button>
    }
}

/// A row that is only read.
#[component]
pub fn RowText(
    /// What is so.
    #[prop(into)]
    title: Signal<String>,
    /// A second line.
    #[prop(optional, into)]
    sub: MaybeProp<String>,
    /// A mon, a token or a sign before the words.
    #[prop(optional, into)]
    lead: Option<ViewFn>,
    /// What stands at its edge: a rule, a number.
    #[prop(optional, into)]
    trailing: Option<ViewFn>,
) -> impl IntoView {
    let plain = lead.is_none();
    view! {
        <div class="row" class:plain=plain>
            {lead.map(|lead| lead.run())}
            <span>
                <b>{move || title.get()}</b>
                {move || sub.get().map(|line| view! { <span class="sub">{line}</span> })}
            </span>
            {trailing.map(|trailing| trailing.run())}
        </div>
    }
}
