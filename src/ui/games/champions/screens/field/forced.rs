//! Forced Movement of the figure in hand: the areas next to it, each with what is against it (rulebook p. 24).

use super::hand::Hand;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::{BoardCommand, Forcing};
use crate::games::champions::field::forced::ways;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{enemies, names};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::ActionRow;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::screens::against::impossible as impossible_by;
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The key that opens the choice, for somebody on the board.
#[component]
pub fn ForcedMovement(
    /// The hand that holds it.
    hand: Hand,
    /// Whom.
    who: Who,
) -> impl IntoView {
    let session = session();
    let open = RwSignal::new(false);
    let title = session.glance(|state| say(Line::new(keys::FIELD_FORCED_OF).with("name", names::who(state, who))));
    let rows = move || session.glance(|state| forcings(state, who));
    let row = move |(title, how): (String, Forcing)| {
        view! { <Way hand=hand who=who title=title how=how on_done=move || open.set(false) /> }
    };
    view! {
        <Button kind=ButtonKind::Link label=say(keys::FIELD_FORCED) on_press=move || open.set(true) />
        <Sheet
            open=Signal::derive(move || open.get())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || open.set(false)
        >
            <p class="sub2">{say(keys::FIELD_FORCED_SUB)}</p>
            <div class="card rows">{move || open.get().then(|| rows().into_iter().map(row).collect_view())}</div>
        </Sheet>
    }
}

/// The areas next to it, and at last that it is cornered.
fn forcings(state: &State, who: Who) -> Vec<(String, Forcing)> {
    let to = |area| (enemies::area(state, &area), Forcing::To(area));
    let areas = ways(state, who).unwrap_or_default().into_iter().map(|way| to(way.area));
    let stays = (say(keys::FIELD_CORNERED), Forcing::Cornered);
    areas.chain(std::iter::once(stays)).collect()
}

/// One way it can be moved, or none.
#[component]
fn Way(
    /// The hand that holds it.
    hand: Hand,
    /// Whom.
    who: Who,
    /// The area, or that it stays.
    title: String,
    /// What that does.
    how: Forcing,
    /// It was moved.
    #[prop(into)]
    on_done: Callback<()>,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let (sign, sub) = match how {
        Forcing::To(_) => (Sign::Movement, None),
        Forcing::Cornered => (Sign::Life, Some(say(keys::FIELD_CORNERED_SUB))),
    };
    let command = StoredValue::new(Command::Board(BoardCommand::Force { who, how }));
    let refusal = Memo::new(move |_| command.with_value(|command| session.preview(command).err()));
    let ears = title.clone();
    let impossible = move || {
        let anyway = || Line::new(keys::FIELD_FORCED_ANYWAY).with("area", ears.as_str());
        refusal.get().map(|refusal| impossible_by(session, &refusal, anyway()))
    };
    let does = move |command: Command| {
        if session.dispatch(command) == Done::Yes {
            on_done.run(());
            hand.chosen.set(None);
            hand.tell(who);
        }
    };
    view! {
        <ActionRow
            sign=sign
            title=title
            sub=sub
            impossible=Signal::derive(impossible)
            on_press=move || does(command.get_value())
            on_anyway=move || does(Command::Anyway(Box::new(command.get_value())))
            on_rule=move || refusal.get_untracked().iter().for_each(|refusal| feedback.open_rule(refusal.rule))
        />
    }
}
