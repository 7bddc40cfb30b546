//! The rulebook's examples as lessons: the list of them, the card of the present step, and the printed result at the end.

use crate::games::GameId;
use crate::games::champions::examples::{self, Example, Point, Step};
use crate::games::champions::model::state::State;
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::focus;
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::page::{GamePage, TablePage};
use crate::ui::games::champions::session::Session;
use crate::ui::page::Page;
use crate::ui::table::{begin, keeper};
use crate::ui::texts::say;
use crate::ui::widgets::explanation::standing_card;
use crate::words::{champions as keys, keys as app};
use leptos::prelude::*;

/// The list of the examples.
pub fn examples() -> AnyView {
    focus::focus_heading();
    let row = |example: &Example| {
        let example = *example;
        view! { <RowButton title=say(example.title()) sub=say(example.about()) trailing=next_sign on_press=move || begin(example) /> }
    };
    view! {
        <div class="screen one">
            <Head title=say(app::EXAMPLES) back=Page::Cover(GameId::Champions).href() back_label=say(keys::EXAMPLES_BACK) />
            <main class="body">
                <p class="sub2">{say(keys::EXAMPLES_SUB)}</p>
                <section class="card rows" aria-label=say(app::EXAMPLES)>
                    {Example::ALL.iter().map(row).collect_view()}
                </section>
            </main>
        </div>
    }
    .into_any()
}

fn next_sign() -> AnyView {
    view! { <Icon sign=Sign::Next /> }.into_any()
}

/// Begins the table of an example and goes there.
pub fn begin(example: Example) {
    if let Ok(table) = examples::table(example, Seed(keeper::random()), keeper::now()) {
        begin::begin(table.setup().scenario.name.clone(), &table, &TablePage::Table);
    }
}

/// Whether this is the table of an example: then its own cards explain, and nothing else is advised unasked.
pub fn is_one(session: Session) -> bool {
    session.glance(Example::of).is_some()
}

/// The card of the step that `at` finds, at the table of an example.
pub fn example_card(
    session: Session,
    at: impl Fn(&State) -> Option<(Example, Step)> + Send + Sync + 'static,
) -> Option<AnyView> {
    is_one(session).then(|| {
        let step = Memo::new(move |_| session.state(&at));
        (move || step.get().map(|(example, step)| card(session, example, step))).into_any()
    })
}

fn card(session: Session, example: Example, step: Step) -> AnyView {
    match step.explanation(example) {
        Some(said) => standing_card(said, ().into_any()),
        None => printed(session, example),
    }
}

/// What the rulebook prints, each line with whether it is so here, and the way on.
fn printed(session: Session, example: Example) -> AnyView {
    let points = Memo::new(move |_| session.state(|state| examples::points(example, state)));
    let held = Memo::new(move |_| points.with(|points| points.iter().all(|point| point.holds)));
    let title = move || say(if held.get() { keys::EXAMPLE_HELD } else { keys::EXAMPLE_NOT_HELD });
    let next = example.next().map(|next| {
        let label = say(Line::new(keys::EXAMPLE_NEXT).with("title", say(next.title())));
        // Its table begins by commands, and what decides them may not be there yet.
        let evening = evening();
        view! { <Button label=label on_press=move || evening.when_here(move |here| (here.begin_example)(next)) /> }
    });
    view! {
        <section class="card pad stack example-end" aria-label=say(example.title())>
            <h2>{title}</h2>
            <ul class="why">{move || points.get().into_iter().map(line).collect_view()}</ul>
            <Show when=move || !held.get()>
                <p>{say(keys::EXAMPLE_NOT_HELD_SUB)}</p>
            </Show>
            <div class="rowx wrapx">
                {next}
                <ButtonLink kind=ButtonKind::Rest href=GamePage::Examples.href() label=say(keys::EXAMPLES_ALL) />
            </div>
        </section>
    }
    .into_any()
}

fn line(Point { printed, holds }: Point) -> AnyView {
    let (sign, tint) = if holds { (Sign::Check, Tint::Good) } else { (Sign::Warning, Tint::Bad) };
    let said = if holds { say(printed) } else { say(Line::new(keys::EXAMPLE_OTHER).with("printed", say(printed))) };
    view! {
        <li>
            <span class="rowx">
                <Icon sign=sign tint=tint />
                <span>{said}</span>
            </span>
        </li>
    }
    .into_any()
}
