//! The head of the table: turn, phase, Favor, and how far the Group Honor is.

use crate::games::champions::text::names;
use crate::games::champions::text::score::{at_end, so_far};
use crate::games::champions::view::HeadView;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::head::GameHead;
use crate::ui::components::honor_scale::HonorScale;
use crate::ui::components::steps::{StepLook, Steps};
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Shown, session};
use crate::ui::page::{self};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The head of the table.
#[component]
pub fn TableHead() -> impl IntoView {
    let session = session();
    let head = session.view().head;
    let of = move |read: fn(&HeadView) -> Line| Memo::new(move |_| head.with(|head| say(read(head))));
    let favor = Memo::new(move |_| head.with(|head| head.favor.clone()));
    let short = move || favor.get().map(|name| names::given_name(&name).to_owned());
    let ears = move || favor.get().map(|name| say(Line::new(keys::TABLE_FAVOR).with("name", name)));
    view! {
        <GameHead
            turn=of(head_title)
            turns=of(head_beside)
            phase=of(head_phase)
            favor=Signal::derive(short)
            favor_ears=Signal::derive(ears)
            on_favor=Callback::new(move |()| page::go(session.page(TablePage::Options)))
            below=move || view! { <PhaseLine head=head /> }
        >
            <GroupHonor />
        </GameHead>
    }
}

/// "Turn 3"; once the game has ended, "Victory".
pub fn head_title(head: &HeadView) -> Line {
    head.over.as_ref().map_or_else(|| turn(head), |over| over.title.into())
}

/// " of 8"; once the game has ended, by how much.
pub fn head_beside(head: &HeadView) -> Line {
    match &head.over {
        Some(over) => Line::new(keys::TABLE_OVER_BY).with("by", over.by.clone()),
        None => Line::new(keys::TABLE_OF_TURNS).with("turns", head.max_turns),
    }
}

/// The phase; once the game has ended, its last turn.
pub fn head_phase(head: &HeadView) -> Line {
    if head.over.is_some() { turn(head) } else { names::phase(head.phase).into() }
}

fn turn(head: &HeadView) -> Line {
    Line::new(keys::TABLE_TURN).with("turn", head.turn)
}

/// Group Honor against the Threshold.
#[component]
pub fn GroupHonor() -> impl IntoView {
    let session = session();
    let honor = session.view().honor;
    let then = Memo::new(move |_| {
        let honor = honor.get();
        at_end(honor).map(|line| (say(line), i32::from(honor.at_end)))
    });
    view! {
        <HonorScale
            have=Memo::new(move |_| i32::from(honor.get().group))
            need=Memo::new(move |_| i32::from(honor.get().threshold))
            words=Memo::new(move |_| say(so_far(honor.get().margin())))
            have_label=say(keys::TABLE_GROUP_HONOR)
            need_label=say(keys::TABLE_THRESHOLD)
            then=then
            sum=session.href(TablePage::Score)
        />
    }
}

/// The four parts of a turn; none of a game that has ended.
#[component]
fn PhaseLine(
    /// What the head shows.
    head: Shown<HeadView>,
) -> impl IntoView {
    use crate::games::champions::model::turn::Phase;
    let phase = Memo::new(move |_| head.with(|head| head.phase));
    let label = move || {
        let line = Line::new(keys::TABLE_PHASE_LINE).with("number", phase.get().index() + 1);
        say(line.with("phase", names::phase(phase.get())))
    };
    let goes_on = Memo::new(move |_| head.with(|head| head.over.is_none()));
    view! {
        <Show when=move || goes_on.get()>
            <Steps
                look=StepLook::Phases
                label=Signal::derive(label)
                count=Phase::ALL.len()
                now=Signal::derive(move || phase.get().index())
            />
        </Show>
    }
}
