//! The Investigation: the numbered tokens, who can be asked, the cards in hand; before it, what it is prepared from.

mod hand;
mod personae;
mod played;
mod prepare;
mod tokens;

use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::investigation::Investigation;
use crate::games::champions::offers::{ActionKind, offers};
use crate::games::champions::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::page::{TablePage, TestPage};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What the page is about now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing was prepared.
    Before,
    /// Cards are in hand.
    Hand,
    /// Nobody owes anything.
    Open,
}

/// The page.
pub fn investigation() -> AnyView {
    focus::focus_heading();
    let session = session();
    let stage = Memo::new(move |_| session.state(|state| state.investigation().map_or(Stage::Before, stage_of)));
    let (form, held) = (prepare::Form::new(), hand::Held::new());
    begin_covered(stage, held);
    let inside = move || match stage.get() {
        Stage::Before => prepare::fields(form),
        Stage::Hand => view! { {hand::hand(session, held)} {open(session)} }.into_any(),
        Stage::Open => open(session).into_any(),
    };
    view! {
        <div class="screen one investigation">
            <Head
                title=say(keys::INVESTIGATION_TITLE)
                subtitle=Signal::derive(move || say(subtitle(stage.get())))
                back=session.href(TablePage::Table)
                back_label=say(keys::SHEET_BACK)
            />
            <main class="body">{inside}</main>
            <Dock>
                <UndoTool />
                {move || ink(stage.get(), session, form, held)}
            </Dock>
        </div>
    }
    .into_any()
}

/// Another stage begins covered, and at its beginning, however far the page was scrolled.
fn begin_covered(stage: Memo<Stage>, held: hand::Held) {
    Effect::new(move |before: Option<Stage>| {
        let now = stage.get();
        if before.is_some_and(|before| before != now) {
            held.cover();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        now
    });
}

/// What lies open before everybody.
fn open(session: Session) -> impl IntoView {
    view! { {played::played(session)} {tokens::tokens(session)} {personae::personae(session)} }
}

fn stage_of(investigation: &Investigation) -> Stage {
    if investigation.talk().is_some() { Stage::Hand } else { Stage::Open }
}

fn subtitle(stage: Stage) -> Key {
    match stage {
        Stage::Before => keys::INVESTIGATION_BEFORE,
        Stage::Hand => keys::INVESTIGATION_HAND,
        Stage::Open => keys::INVESTIGATION_OPEN,
    }
}

/// The next thing to do.
fn ink(stage: Stage, session: Session, form: prepare::Form, held: hand::Held) -> AnyView {
    match stage {
        Stage::Before => prepare::go(session, form),
        Stage::Hand => hand::go(session, held),
        Stage::Open => ask(session),
    }
}

/// Leads to the test of whoever acts, where that one may question.
fn ask(session: Session) -> AnyView {
    let asker = Memo::new(move |_| {
        session.state(|state| {
            let actor = Actor::Champion(state.track().active()?);
            let may = offers(state, actor)
                .iter()
                .any(|offer| offer.action == ActionKind::Investigation && offer.refusal.is_none());
            may.then(|| (actor, names::actor(state, actor)))
        })
    });
    let link = move || {
        let (actor, name) = asker.get()?;
        let name = say(Line::new(keys::INVESTIGATION_ASKER).with("name", name));
        Some(view! {
            <ButtonLink
                kind=ButtonKind::Act
                href=session.href(TablePage::Test(actor, TestPage::Investigation))
                label=say(keys::INVESTIGATION_ASK)
                second=name
                sign=Sign::Investigation
            />
        })
    };
    link.into_any()
}
