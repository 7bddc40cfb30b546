//! A gauge: minus, value, plus.

use leptos::prelude::*;

use super::{
    button::{Button, ButtonKind},
    icon::ChangingIcon,
    key::Key,
    number::shown,
    sign::Sign,
    tint::Tint,
};

/// One number of a Champion with its two keys. A number nobody typed in yet shows "?" and asks for it.
#[component]
pub fn Gauge(
    /// The gauge's name: "Life".
    #[prop(into)]
    name: Signal<String>,
    /// Whose gauge, for ears: "Matsu Tsuko: Life".
    #[prop(into)]
    group: Signal<String>,
    /// Its sign.
    #[prop(into)]
    sign: Signal<Sign>,
    /// Its colour on the dashboard.
    tint: Tint,
    /// The value; `None` is not known.
    #[prop(into)]
    value: Signal<Option<i32>>,
    /// What the value is out of, where that is printed on the card.
    #[prop(optional, into)]
    of: MaybeProp<i32>,
    /// The lowest value.
    #[prop(optional, into)]
    least: MaybeProp<i32>,
    /// The highest value.
    #[prop(optional, into)]
    most: MaybeProp<i32>,
    /// A key that is held takes the value no lower than this; a tap does.
    #[prop(optional, into)]
    held_to: MaybeProp<i32>,
    /// "Life minus 1".
    #[prop(into)]
    minus_label: Signal<String>,
    /// "Life plus 1".
    #[prop(into)]
    plus_label: Signal<String>,
    /// One step down (−1) or up (+1).
    #[prop(into)]
    on_step: Callback<(i32,)>,
    /// "Type it in", for a value that is not known.
    #[prop(optional, into)]
    type_in: MaybeProp<String>,
    /// A press on that.
    #[prop(optional, into)]
    on_type_in: Option<Callback<()>>,
) -> impl IntoView {
    let down_to = move |bound: MaybeProp<i32>| {
        Signal::derive(move || bound.get().zip(value.get()).is_some_and(|(bound, value)| value <= bound))
    };
    let (at_least, at_held) = (down_to(least), down_to(held_to));
    let at_most = Signal::derive(move || most.get().zip(value.get()).is_some_and(|(most, value)| value >= most));
    let keys = move || {
        view! {
            <Key sign=Sign::Minus label=minus_label disabled=at_least halts=at_held on_press=move || on_step.run((-1,)) />
            <Reading name=name sign=sign tint=tint value=value of=of />
            <Key sign=Sign::Plus label=plus_label disabled=at_most on_press=move || on_step.run((1,)) />
        }
    };
    let ask = move || {
        let press = move || on_type_in.iter().for_each(|callback| callback.run(()));
        view! {
            <div class="unknown">
                <span class="gv">
                    <ChangingIcon sign=sign tint=tint />
                    "?"
                </span>
                <span class="gl">{move || name.get()}</span>
            </div>
            <Button kind=ButtonKind::Link label=Signal::derive(move || type_in.get().unwrap_or_default()) on_press=press />
        }
    };
    let known = Memo::new(move |_| value.get().is_some());
    view! {
        <div class="gauge" class:unknown-state=move || !known.get() role="group" aria-label=move || group.get()>
            <Show when=move || known.get() fallback=ask>{keys()}</Show>
        </div>
    }
}

/// The number itself, underlined for a second after a change. The screen's one live region speaks; this does not.
#[component]
fn Reading(
    name: Signal<String>,
    sign: Signal<Sign>,
    tint: Tint,
    value: Signal<Option<i32>>,
    of: MaybeProp<i32>,
) -> impl IntoView {
    // The number of changes seen so far; its parity names the animation, so that each change starts it anew.
    let changes = Memo::new(move |before: Option<&(Option<i32>, u32)>| {
        let now = value.get();
        let seen = before.map_or(0, |(was, count)| if *was == now { *count } else { count + 1 });
        (now, seen)
    });
    let mark = move || match changes.get().1 {
        0 => "",
        odd if odd % 2 == 1 => "changed-a",
        _ => "changed-b",
    };
    view! {
        <output aria-live="off">
            <span class="gv">
                <ChangingIcon sign=sign tint=tint />
                <span class=mark>{move || value.get().map(shown)}</span>
                {move || of.get().map(|of| view! { <small>"/" {shown(of)}</small> })}
            </span>
            <span class="gl">{move || name.get()}</span>
        </output>
    }
}
