//! What the forms of this screen share: the ink at their foot, rows that open them, numbers with keys.

use super::{Changing, Open};
use crate::games::champions::command::Command;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// A row that opens a form.
#[component]
pub(super) fn Opens(
    /// What is being changed.
    open: Open,
    /// What this row is for.
    what: Changing,
    /// Its sign.
    sign: Sign,
    /// Its name.
    title: Key,
    /// How it stands now.
    #[prop(into)]
    now: Signal<String>,
) -> impl IntoView {
    view! {
        <RowButton
            title=say(title)
            sub=Signal::derive(move || Some(now.get()))
            lead=move || view! { <Icon sign=sign size=IconSize::Lead /> }
            trailing=|| view! { <Icon sign=Sign::Edit /> }
            on_press=move || open.set(what)
        />
    }
}

/// The ink at the foot of a form: carries out a command and closes the sheet. Without a command it rests.
#[component]
pub(super) fn Apply(
    /// What is being changed.
    open: Open,
    /// What it does.
    #[prop(into)]
    label: Signal<String>,
    /// The command; nothing where there is nothing to do.
    #[prop(into)]
    command: Signal<Option<Command>>,
) -> impl IntoView {
    let session = session();
    let apply = move || {
        if let Some(command) = command.get_untracked() {
            open.set(Changing::Nothing);
            session.dispatch(command);
        }
    };
    let idle = Signal::derive(move || command.with(Option::is_none));
    view! {
        <footer>
            <Button kind=ButtonKind::Act label=label disabled=idle on_press=apply />
        </footer>
    }
}

/// A number with keys.
#[component]
pub(super) fn Number(
    /// What it is.
    label: Key,
    /// The number.
    value: RwSignal<i16>,
    /// The least and the most it may be.
    bounds: (i16, i16),
) -> impl IntoView {
    let key = |key| say(Line::new(key).with("what", label));
    view! {
        <div class="card">
            <Stepper
                label=say(label)
                value=Signal::derive(move || Some(i32::from(value.get())))
                least=bounds.0.into()
                most=i32::from(bounds.1)
                minus_label=key(keys::OPTIONS_MINUS)
                plus_label=key(keys::OPTIONS_PLUS)
                on_change=Callback::new(move |(to,): (i32,)| value.set(i16::try_from(to).unwrap_or(bounds.0)))
            />
        </div>
    }
}
