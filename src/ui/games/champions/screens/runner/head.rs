//! The head: how far the phase is, whose turn it was, is and will be, and who holds the Favor.

use super::desk::{Desk, Face};
use crate::games::champions::runner::{Progress, Queued, Turn};
use crate::games::champions::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::sign::Sign;
use crate::ui::components::token::{FoeKind, FoeToken};
use crate::ui::games::champions::page::TablePage;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The head of the page.
pub fn head(desk: Desk) -> AnyView {
    let subtitle = move || desk.view.with(|view| view.as_ref().map(|view| say(progress(view.progress))));
    let favor = move || desk.session.view().head.with(|head| head.favor.clone());
    let holder = move || {
        favor().map(|name| {
            let ears = say(Line::new(keys::TABLE_FAVOR).with("name", name.clone()));
            view! {
                <span class="fav" role="img" aria-label=ears>
                    <Icon sign=Sign::ImperialFavor />
                    {names::given_name(&name).to_owned()}
                </span>
            }
        })
    };
    view! {
        <Head
            title=say(keys::RUNNER_TITLE)
            subtitle=Signal::derive(subtitle)
            back=desk.session.href(TablePage::Table)
            back_label=say(keys::SHEET_BACK)
            trailing=holder
        >
            {move || queue(desk)}
        </Head>
    }
    .into_any()
}

/// How far the phase is, in a few words.
pub fn progress(progress: Progress) -> Line {
    match progress {
        Progress::Moves { now, of } => Line::new(keys::RUNNER_MOVES).with("now", now).with("of", of),
        Progress::Combats { left } => Line::new(keys::RUNNER_COMBATS).with("left", left),
        Progress::Returns => keys::RUNNER_RETURNS.into(),
        Progress::Over => keys::RUNNER_OVER.into(),
    }
}

/// What leads on into the phase.
pub fn lead_on(progress: Progress) -> Key {
    match progress {
        Progress::Moves { .. } => keys::RUNNER_NEXT_ENEMY,
        Progress::Combats { .. } => keys::RUNNER_NEXT_COMBAT,
        Progress::Returns => keys::RUNNER_NEXT_RETURN,
        Progress::Over => keys::TABLE_END_ENEMIES,
    }
}

/// The row of tokens; while the miniatures are put right nobody has the turn yet.
fn queue(desk: Desk) -> AnyView {
    let standing = desk.face.with(|face| matches!(face, Some(Face::Standing)));
    let row = desk.view.with(|view| view.as_ref().map(|view| view.queue.clone()).unwrap_or_default());
    if row.is_empty() {
        return ().into_any();
    }
    let one = move |queued: Queued| {
        let turn = if standing { Turn::Waiting } else { queued.turn };
        let letters = queued.letter.clone();
        token(queued, letters, turn)
    };
    view! { <ul class="queue" aria-label=say(keys::RUNNER_QUEUE)>{row.into_iter().map(one).collect_view()}</ul> }
        .into_any()
}

fn token(queued: Queued, letters: String, turn: Turn) -> AnyView {
    let name = say(queued.name);
    let key = match turn {
        Turn::Done => keys::RUNNER_WAS,
        Turn::Gone => keys::RUNNER_GONE,
        Turn::Returned => keys::RUNNER_RETURNED,
        Turn::Now => keys::RUNNER_IS,
        Turn::Waiting => keys::RUNNER_WILL_BE,
    };
    let kind = match turn {
        Turn::Now => FoeKind::Plain,
        Turn::Done | Turn::Gone | Turn::Returned | Turn::Waiting => FoeKind::Out,
    };
    let class = if turn == Turn::Now { "now" } else { "" };
    let sign = match turn {
        Turn::Done => Some(Sign::Check),
        Turn::Gone => Some(Sign::Close),
        Turn::Returned => Some(Sign::Reinforcement),
        Turn::Now | Turn::Waiting => None,
    };
    let done = sign.map(|sign| view! { <Icon sign=sign /> });
    view! {
        <li class=class aria-current=(turn == Turn::Now).then_some("step")>
            <span class="vh">{say(Line::new(key).with("name", name))}</span>
            <span aria-hidden="true">
                <FoeToken letter=letters kind=kind size=DiscSize::Small />
            </span>
            {done}
        </li>
    }
    .into_any()
}
