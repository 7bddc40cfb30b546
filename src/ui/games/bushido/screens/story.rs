//! How the game went: turns, models, dice.

use crate::games::bushido::model::player::Player;
use crate::games::bushido::rules::score::Awarded;
use crate::games::bushido::text::names;
use crate::games::bushido::views::story::{StoryView, story as story_of};
use crate::kernel::line::Line;
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowText;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// How the game went.
pub fn story() -> AnyView {
    let session = session();
    let view = session.part(story_of);
    let outcome = session.part(|table| table.state().ended());
    let subtitle = move || {
        Some(match outcome.get() {
            Some(outcome) => session.glance(|state| super::story::verdict(state, outcome)),
            None => say(keys::BUSHIDO_STORY_GOES_ON),
        })
    };
    view! {
        <div class="screen bu">
            <Head
                title=say(keys::BUSHIDO_STORY_TITLE)
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BUSHIDO_BACK_TABLE)
            />
            <main class="body">{move || view.with(|view| told(session, view))}</main>
            <Dock>
                <UndoTool />
            </Dock>
        </div>
    }
    .into_any()
}

fn verdict(
    state: &crate::games::bushido::state::State,
    outcome: crate::games::bushido::rules::score::Outcome,
) -> String {
    use crate::games::bushido::rules::score::Outcome;
    match outcome {
        Outcome::Won(player) => say(Line::new(keys::BUSHIDO_WINS).with("player", names::player(state, player))),
        Outcome::Draw => say(keys::BUSHIDO_DRAWN),
    }
}

fn told(session: Session, view: &StoryView) -> AnyView {
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let player = |player: Player| session.glance(|state| names::player(state, player));
    let turns = view.turns.iter().map(|turn| {
        let title = say(Line::new(keys::BUSHIDO_STORY_TURN).with("turn", super::words::small(turn.turn)));
        let points =
            Line::new(keys::BUSHIDO_STORY_POINTS).with("a", small(turn.points.a)).with("b", small(turn.points.b));
        let award = match turn.awarded {
            Some(Awarded::To(who)) => say(Line::new(keys::BUSHIDO_END_AWARD).with("player", player(who))),
            Some(Awarded::Tie) => say(keys::BUSHIDO_END_TIE),
            None => String::new(),
        };
        let points = say(points);
        view! { <RowText title=title sub=award trailing=move || view! { <b>{points.clone()}</b> } /> }
    });
    let models = view.models.iter().map(|model| {
        let line =
            Line::new(keys::BUSHIDO_STORY_MODEL).with("dealt", small(model.dealt)).with("taken", small(model.taken));
        view! { <RowText title=model.name.clone() sub=say(line.with("kills", small(model.kills))) /> }
    });
    let dice = Player::ALL.map(|who| {
        let sum = *view.dice.of(who);
        let tenths = if sum.count > 0 { sum.sum * 100 / sum.count } else { 0 };
        let line = Line::new(keys::BUSHIDO_STORY_DICE).with("player", player(who)).with("count", small(sum.count));
        let average = format!("{}.{:02}", tenths / 100, tenths % 100);
        view! { <RowText title=say(line.with("average", average)) /> }
    });
    let fights = Line::new(keys::BUSHIDO_STORY_FIGHTS).with("exchanges", super::words::small(view.exchanges));
    let fought = say(fights.with("shots", super::words::small(view.shots)));
    let rice = Line::new(keys::BUSHIDO_STORY_RICE).with("a", small(view.rice.a)).with("b", small(view.rice.b));
    view! {
        <section class="card rows">{turns.collect_view()}</section>
        <section class="card rows">
            <RowText title=fought /> <RowText title=say(rice) /> {dice.into_iter().collect_view()}
        </section>
        <section class="card rows" aria-label=say(keys::BUSHIDO_STORY_MODELS)>{models.collect_view()}</section>
    }
    .into_any()
}
