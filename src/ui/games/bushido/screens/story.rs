//! How the game went: turns, models, dice.

mod figures;

use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::rules::score::Awarded;
use crate::games::bushido::text::closing::{average, closing, verdict};
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::statistics::{StatisticsView, statistics};
use crate::games::bushido::views::story::{StoryView, story as story_of};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::download::download;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::poster::InShort;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::ui::widgets::sharing::{paper_way, share_dock};
use crate::words::bushido as keys;
use leptos::prelude::*;

/// How the game went.
pub fn story() -> AnyView {
    let session = session();
    let view = session.part(story_of);
    let outcome = session.part(|table| table.state().ended());
    let ready = RwSignal::new(false);
    // Each exchange is solved once more: what is known without comes first.
    after_paint(move || _ = ready.try_set(true));
    let kept = StoredValue::new(StatisticsView::default());
    let numbers = move || {
        ready.get().then(|| {
            let numbers = session.part(statistics);
            kept.set_value(numbers.get());
            figures::figures(session, &numbers.get())
        })
    };
    let keep = move || {
        if ready.get_untracked() {
            let numbers = kept.get_value();
            let title = session.glance(|state| state.title().to_string());
            let names = session.glance(|state| Players::from_fn(|player| names::player(state, player)));
            download(&format!("{title}.csv"), &view.with_untracked(|story| numbers.csv(story, &names)));
        }
    };
    let subtitle = move || Some(say(session.glance(|state| verdict(state, outcome.get()))));
    let short = session.part(closing);
    let short = move || InShort { closing: short.with_untracked(Clone::clone), table: session.name.get_untracked() };
    view! {
        <div class="screen bu">
            <Head
                title=say(keys::BUSHIDO_STORY_TITLE)
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BUSHIDO_BACK_TABLE)
                trailing=paper_way
            />
            <main class="body">
                {move || view.with(|view| told(session, view))} {numbers}
                <Button label=say(keys::BUSHIDO_STORY_KEEP) sign=Sign::Out on_press=keep />
            </main>
            {share_dock(short)}
        </div>
    }
    .into_any()
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
        let line = Line::new(keys::BUSHIDO_STORY_DICE).with("player", player(who)).with("count", small(sum.count));
        view! { <RowText title=say(line.with("average", average(sum))) /> }
    });
    let fights = Line::new(keys::BUSHIDO_STORY_FIGHTS).with("exchanges", super::words::small(view.exchanges));
    let fought = say(fights.with("shots", super::words::small(view.shots)));
    let rice =
        Line::new(keys::BUSHIDO_STORY_RICE).with("a", names::known(view.rice.a)).with("b", names::known(view.rice.b));
    view! {
        <section class="card rows">{turns.collect_view()}</section>
        <section class="card rows">
            <RowText title=fought /> <RowText title=say(rice) /> {dice.into_iter().collect_view()}
        </section>
        <section class="card rows" aria-label=say(keys::BUSHIDO_STORY_MODELS)>{models.collect_view()}</section>
    }
    .into_any()
}
