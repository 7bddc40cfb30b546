//! What this game brings to the log of its tables: its words, marks and signs, and what an open line shows.

mod reasons;
mod retold;
mod then;

use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::text::book::Chronicle;
use crate::games::champions::text::log::{describe, gauge_of, mark_of, phase_of, signs, who_of};
use crate::games::champions::text::verbs::verb;
use crate::games::champions::text::{names, token};
use crate::kernel::book::{ChangeLine, Chapter, LogLine, LogLines, LogSign, MarkId};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::sign::Sign;
use crate::ui::components::token::{AllyToken, FoeToken};
use crate::ui::games::champions::screens::fight::words::element_look;
use crate::ui::games::champions::session::Session;
use crate::ui::looks;
use crate::ui::table::log::LogParts;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;
use reasons::Reasons;
use retold::HowItCame;
use then::Then;

/// The parts of the log that are this game's own.
pub static PARTS: LogParts = LogParts {
    lines,
    chapter: |chapter, key| in_chapter(chapter, Line::new(key)),
    people,
    name: |session, mark| {
        session.state(|state| who_of(mark).map(|who| say(names::who(state, who))).unwrap_or_default())
    },
    short_name: names::given_name,
    mark,
    sign,
    change,
    face: |place| Element::ALL.get(place).map(|element| element_look(*element)),
    step,
    headline,
    inside,
    then,
};

/// Every step as a line, read again as the journal changes.
fn lines(session: Session) -> Memo<LogLines> {
    let read = move |before: Option<&Chronicle>| session.journal.with(|journal| Chronicle::read(journal, before));
    let differs =
        |old: Option<&Chronicle>, new: Option<&Chronicle>| old.map(Chronicle::lines) != new.map(Chronicle::lines);
    let chronicle = Memo::new_with_compare(read, differs);
    Memo::new(move |_| chronicle.with(|chronicle| chronicle.lines().clone()))
}

fn in_chapter(chapter: Chapter, line: Line) -> Line {
    line.with("turn", chapter.number).with("phase", names::phase(phase_of(chapter)))
}

/// The five Champions, by seat.
fn people() -> Vec<MarkId> {
    ChampionId::ALL.iter().map(|id| mark_of(Who::Champion(*id))).collect()
}

/// The mark of somebody as it looks now.
fn mark(session: Session, mark: MarkId) -> AnyView {
    session.glance(|state| match who_of(mark) {
        Some(Who::Champion(id)) => {
            let look = looks::mon(id, state.champion(id).card().clan);
            view! { <Mon look=look size=DiscSize::Small /> }.into_any()
        }
        Some(Who::Ally(id)) => {
            let letter = state.ally(id).map(|ally| ally.letter()).unwrap_or_default();
            view! { <AllyToken letter=letter size=DiscSize::Small /> }.into_any()
        }
        Some(Who::Enemy(id)) => {
            let letter = token::enemy(state, id);
            view! { <FoeToken letter=letter size=DiscSize::Small /> }.into_any()
        }
        None => view! { <Icon sign=Sign::Log size=IconSize::Lead /> }.into_any(),
    })
}

/// The sign of what is about nobody alone.
fn sign(line: &LogLine) -> Sign {
    match line.sign {
        signs::FAVOR => Sign::ImperialFavor,
        signs::THRESHOLD => Sign::Honor,
        signs::END => Sign::Glory,
        LogSign::Remark => Sign::About,
        LogSign::Step | LogSign::Own(_) => Sign::Log,
    }
}

/// A change before and after; those of others say whose.
fn change(session: Session, owner: Option<MarkId>, change: &ChangeLine) -> (Sign, Line) {
    let gauge = gauge_of(change);
    let (name, from, to) = (names::gauge(gauge), change.from, change.to);
    let line = match who_of(change.about).filter(|_| owner != Some(change.about)) {
        Some(who) => {
            let whose = session.glance(|state| names::who(state, who));
            let line = Line::new(keys::LOG_CHANGE_OF).with("name", whose).with("gauge", name);
            line.with("from", from).with("to", to)
        }
        None => Line::new(keys::LOG_CHANGE_OWN).with("gauge", name).with("from", from).with("to", to),
    };
    (looks::gauge_sign(gauge, Some(change.to)), line)
}

/// What a step is called.
fn step(session: Session, entry: usize) -> Option<Line> {
    session.journal.with(|journal| journal.entries().get(entry).map(|entry| verb(&entry.command)))
}

fn headline(session: Session, entry: usize) -> Option<Line> {
    session.journal.with(|journal| {
        let step = journal.entries().get(entry)?;
        Some(describe(&journal.state_at(entry), entry, step).headline)
    })
}

/// Why a step changed what it changed, and how its dice came about.
fn inside(session: Session, entry: usize) -> AnyView {
    view! {
        <Reasons session=session entry=entry />
        <HowItCame session=session entry=entry />
    }
    .into_any()
}

/// The table as it was after so many entries.
fn then(session: Session, at: Memo<usize>) -> AnyView {
    let table = Memo::new(move |_| session.journal.with(|journal| journal.state_at(at.get())));
    (move || table.with(|table| view! { <Then table=table.clone() /> })).into_any()
}
