//! An Enemy's turn at a table without a board: what was answered, the question that is open, or what follows.

use super::desk::{Desk, Half};
use super::moving::{self, outlook, reasons, sentence};
use crate::games::champions::field::asking::Said;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::runner::{AnswerView, Answered, AskView, Several, TalkView};
use crate::kernel::line::Line;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::choice::{Choice, ChoiceKind};
use crate::ui::components::mon::DiscSize;
use crate::ui::components::row::RowButton;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::screens::combat::side;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// More short answers than this have no room side by side.
const MOST_IN_A_LINE: usize = 6;

/// The talk as far as it is.
pub fn talk(desk: Desk, shown: AskView) -> AnyView {
    let enemy = shown.enemy;
    let first = shown.answered.is_empty();
    let asked = match shown.now {
        TalkView::Question { question, hint, answers, several } => {
            let hint = hint.map(|line| view! { <p class="sub2">{say(line)}</p> });
            let title = say(question.clone());
            view! {
                {moving::question(desk, enemy, question)}
                {hint}
                {match several {
                    Several::Yes => any_of(desk, title, answers),
                    Several::No => one_of(desk, title, answers),
                }}
            }
            .into_any()
        }
        TalkView::Turn { sentence: line, outlook: left, fights, whys } => {
            view! { {sentence(desk, enemy, line)} {outlook(left, fights)} {reasons(whys)} }.into_any()
        }
    };
    view! {
        {asked}
        <p class="sub2">{say(Line::new(keys::RUNNER_BEHAVIOUR).with("behaviour", shown.behaviour))}</p>
        {answers_so_far(desk, shown.answered)}
        {first.then(|| no_board(desk))}
    }
    .into_any()
}

/// What was answered; a press on one goes back to its question.
fn answers_so_far(desk: Desk, answered: Vec<Answered>) -> AnyView {
    if answered.is_empty() {
        return ().into_any();
    }
    let row = move |(place, one): (usize, Answered)| {
        let back = move || desk.say(|half| go_back(half, place));
        view! { <li><RowButton title=say(one.answer) sub=say(one.question) on_press=back /></li> }
    };
    view! {
        <h2 class="cap">{say(keys::RUNNER_ANSWERED)}</h2>
        <ul class="card rows" aria-label=say(keys::RUNNER_ANSWERED)>{answered.into_iter().enumerate().map(row).collect_view()}</ul>
    }
    .into_any()
}

/// Takes back every answer from that one on.
pub fn go_back(half: &mut Half, to: usize) {
    if to == 0 && matches!(half.said.first(), Some(Said::Activates(_))) {
        half.first = None;
    }
    half.said.truncate(to);
    half.named.clear();
}

fn answer(desk: Desk, said: Said) {
    desk.say(|half| {
        half.said.push(said);
        half.named.clear();
    });
}

/// One answer, which a press gives.
fn one_of(desk: Desk, title: String, answers: Vec<AnswerView>) -> AnyView {
    if answers.len() <= MOST_IN_A_LINE && answers.iter().all(|answer| answer.who.is_none()) {
        return short(desk, title, answers);
    }
    let row = move |one: AnswerView| {
        let said = one.said;
        let press = move || answer(desk, said.clone());
        match one.who {
            Some(who) => {
                let badge = badge(desk, who);
                let lead = move || badge.clone().show(DiscSize::Small);
                view! { <li><RowButton title=say(one.name) lead=lead on_press=press /></li> }.into_any()
            }
            None => view! { <li><RowButton title=say(one.name) on_press=press /></li> }.into_any(),
        }
    };
    view! { <ul class="card rows" aria-label=title>{answers.into_iter().map(row).collect_view()}</ul> }.into_any()
}

/// A few short answers in one line.
fn short(desk: Desk, title: String, answers: Vec<AnswerView>) -> AnyView {
    let words: Vec<Segment> = answers.iter().map(|one| Segment::of(say(one.name.clone()))).collect();
    let choose = move |place: usize| {
        if let Some(one) = answers.get(place) {
            answer(desk, one.said.clone());
        }
    };
    view! {
        <Segmented
            label=title
            look=SegmentedLook::Wraps
            answers=Signal::stored(words)
            chosen=Signal::stored(None)
            on_choose=choose
        />
    }
    .into_any()
}

/// Those who are named together; the ink gives the answer, nobody is named by a press alone.
fn any_of(desk: Desk, title: String, answers: Vec<AnswerView>) -> AnyView {
    let row = move |(place, one): (usize, AnswerView)| {
        let Some(who) = one.who else {
            let said = one.said;
            let nobody = move || answer(desk, said.clone());
            return view! { <RowButton title=say(one.name) on_press=nobody /> }.into_any();
        };
        let badge = badge(desk, who);
        let lead = move || badge.clone().show(DiscSize::Small);
        let is_named = Signal::derive(move || desk.half.with(|half| half.named.contains(&place)));
        let toggle = move || {
            desk.say(|half| match half.named.iter().position(|other| *other == place) {
                Some(at) => drop(half.named.remove(at)),
                None => half.named.push(place),
            });
        };
        view! { <Choice kind=ChoiceKind::Checkbox title=say(one.name) lead=lead chosen=is_named on_choose=toggle /> }
            .into_any()
    };
    let rows = answers.into_iter().enumerate().map(row).collect_view();
    view! { <div class="choices" role="group" aria-label=title>{rows}</div> }.into_any()
}

/// Those who are named now, as an answer; nothing where only one may be.
pub fn named(desk: Desk, shown: &AskView) -> Option<Said> {
    let TalkView::Question { answers, several: Several::Yes, .. } = &shown.now else { return None };
    let mut places = desk.half.with(|half| half.named.clone());
    places.sort_unstable();
    let who: Vec<Actor> = places.iter().filter_map(|place| answers.get(*place)?.who).collect();
    Some(Said::Who(who))
}

/// Gives those who are named as the answer.
pub fn give(desk: Desk, said: Said) {
    answer(desk, said);
}

fn badge(desk: Desk, who: Actor) -> side::Badge {
    desk.session.glance(|state| side::fighter(state, who).badge)
}

/// Where there is no board: what that means, and the way to one.
pub fn no_board(desk: Desk) -> AnyView {
    if desk.session.glance(|state| state.field().is_some()) {
        return view! { <p class="sub2">{say(keys::RUNNER_NO_PLACE)}</p> }.into_any();
    }
    let board = desk.session.href(TablePage::Field(FieldUse::Places, BoardFace::Map));
    view! {
        <div class="card pad slim rowx">
            <span class="grow sub2">{say(keys::RUNNER_NO_BOARD)}</span>
            <ButtonLink kind=ButtonKind::Link href=board label=say(keys::RUNNER_LAY) />
        </div>
    }
    .into_any()
}
