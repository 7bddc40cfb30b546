//! More: everything about a table that is not pressed often.

use super::place::{Over, Place};
use crate::games::champions::field::places;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::line::Line;
use crate::ui::app::version_note::VersionNote;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, RowLink};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::{BoardFace, FieldUse, TablePage};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::page::Page;
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::widgets::rules::RulesPage;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Opens and closes one of the sheets over the table.
pub fn is_over(place: Place, which: Over) -> Signal<bool> {
    Memo::new(move |_| place.over.get() == Some(which)).into()
}

/// The More sheet.
#[component]
pub fn MoreSheet(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    view! {
        <Sheet
            open=is_over(place, Over::More)
            title=say(keys::TABLE_MORE)
            close_label=say(keys::CLOSE)
            on_close=move || place.over.set(None)
        >
            <VersionNote />
            <MoreList place=place />
        </Sheet>
    }
}

fn lead(sign: Sign) -> impl IntoView {
    view! { <Icon sign=sign size=IconSize::Lead /> }
}

/// What there is more.
#[component]
fn MoreList(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let goes_on = session().state(|state| state.ended().is_none());
    let over = move |which, title, sub, sign| {
        let open = move || place.over.set(Some(which));
        view! { <RowButton title=say(title) sub=say(sub) lead=move || lead(sign) on_press=open /> }
    };
    view! {
        <div class="card rows">
            {redo(place)}
            <MoreLinks />
            {over(Over::Objectives, keys::TABLE_OBJECTIVES, keys::TABLE_OBJECTIVES_SUB, Sign::DrawObjectives)}
            {over(Over::Remark, keys::TABLE_REMARK, keys::TABLE_REMARK_SUB, Sign::Edit)}
            <Show when=move || goes_on>
                {over(Over::Ending, keys::TABLE_END_GAME, keys::TABLE_END_GAME_SUB, Sign::Check)}
            </Show>
            <RowLink
                href=Page::Settings.href()
                title=say(keys::TABLE_SETTINGS)
                lead=|| lead(Sign::Gear)
            />
            <RowLink href=Page::Home.href() title=say(keys::TABLE_HOME) sub=say(keys::TABLE_HOME_SUB) lead=|| lead(Sign::Back) />
        </div>
    }
}

/// Redo, where a step was undone.
fn redo(place: Place) -> impl IntoView {
    let session = session();
    let can_redo = session.can_redo();
    let redo = move || {
        session.redo();
        place.over.set(None);
    };
    view! {
        <Show when=move || can_redo.get()>
            <RowButton title=say(keys::REDO) sub=say(keys::TABLE_REDO_SUB) lead=|| lead(Sign::Redo) on_press=redo />
        </Show>
    }
}

/// The other pages of the table.
#[component]
fn MoreLinks() -> impl IntoView {
    let session = session();
    let link = move |page, title, sub, sign| {
        view! { <RowLink href=session.href(page) title=say(title) sub=say(sub) lead=move || lead(sign) /> }
    };
    let shared = move |page: SharedPage, title, sub, sign| {
        let href = page.href(&session.id());
        view! { <RowLink href=href title=say(title) sub=say(sub) lead=move || lead(sign) /> }
    };
    let investigation = session.state(queries::investigates).then(|| {
        let sub = keys::INVESTIGATION_LINK_SUB;
        link(TablePage::Investigation, keys::INVESTIGATION_TITLE, sub, Sign::Investigation)
    });
    view! {
        {investigation}
        {board_link(session)}
        {link(TablePage::Middle, keys::MIDDLE_TITLE, keys::MIDDLE_LINK_SUB, Sign::Tablet)}
        {link(TablePage::Ahead, keys::AHEAD_TITLE, keys::AHEAD_LINK_SUB, Sign::Route)}
        {link(TablePage::Odds(None), keys::ODDS_TITLE, keys::ODDS_LINK_SUB, Sign::Melee)}
        {link(TablePage::Luck, keys::LUCK_TITLE, keys::LUCK_SUB, Sign::ElementalDie)}
        {link(TablePage::Statistics, keys::STATISTICS_TITLE, keys::STATISTICS_SUB, Sign::Swap)}
        {shared(SharedPage::Rules(RulesPage::All), keys::RULES_TITLE, keys::RULES_LINK_SUB, Sign::About)}
        {shared(SharedPage::Log, keys::TABLE_LOG, keys::TABLE_LOG_SUB, Sign::Log)}
        {link(TablePage::Figures, keys::TABLE_ENEMIES_ALLIES, keys::TABLE_FIGURES_SUB, Sign::Size)}
        {link(TablePage::Options, keys::TABLE_SCENARIO, keys::TABLE_SCENARIO_SUB, Sign::ImperialFavor)}
    }
}

/// The board of the table.
fn board_link(session: Session) -> impl IntoView {
    let board = session.href(TablePage::Field(FieldUse::Places, BoardFace::Map));
    let sub = Signal::derive(move || Some(session.state(|state| say(board_line(state)))));
    view! { <RowLink href=board title=say(keys::FIELD_BOARD) sub=sub lead=|| lead(Sign::Board) /> }
}

/// Whether a board lies on the table, and who stands beside it.
pub fn board_line(state: &State) -> Line {
    match (state.field(), places::unplaced(state).len()) {
        (None, _) => keys::FIELD_LINK_NONE.into(),
        (Some(_), 0) => keys::FIELD_LINK_SUB.into(),
        (Some(_), beside) => Line::new(keys::FIELD_LINK_BESIDE).with("beside", beside),
    }
}

/// The keys of a keyboard.
#[component]
pub fn ShortcutsSheet(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let lines = || {
        let line = |(key, what)| view! { <dt>{key}</dt><dd>{say(what)}</dd> };
        super::keys::SHORTCUTS.map(line).into_iter().collect_view()
    };
    view! {
        <Sheet
            open=is_over(place, Over::Shortcuts)
            title=say(keys::TABLE_SHORTCUTS)
            close_label=say(keys::CLOSE)
            on_close=move || place.over.set(None)
        >
            <dl class="shortcuts">{lines()}</dl>
        </Sheet>
    }
}
