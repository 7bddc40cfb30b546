//! Everything that is needed now and then: cards, log, story, rules, the far half, the phase by hand, the rulings.

use super::super::setup::ruling;
use super::super::table::Board;
use super::super::text::{of_player, player_at};
use super::done;
use crate::games::l5r_ccg::command::{Command, Hand};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::rulings::Ruling;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::reference::{REFERENCE, of_moment};
use crate::games::l5r_ccg::text::names;
use crate::kernel::by::Small;
use crate::kernel::name::Note;
use crate::kernel::rulebook::RuleRef;
use crate::ui::components::button::Button;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, SignLink};
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::feedback::feedback;
use crate::ui::games::l5r_ccg::looks::looks;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::page::Page;
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::widgets::rules::RulesPage;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// The sheet.
pub fn more(board: Board) -> AnyView {
    let session = board.session;
    let seats: Vec<SeatId> = session.glance(|state| state.all().collect());
    let cards = move |seat: SeatId| {
        let title = of_player(keys::CCG_CARDS_OF, player_at(session, seat));
        view! { <SignLink href=session.href(TablePage::Cards(seat)) sign=Sign::Hand title=title /> }
    };
    let turned = looks().turned;
    let link = move |page: TablePage, sign: Sign, key| {
        view! { <SignLink href=session.href(page) sign=sign title=say(key) /> }
    };
    let shared = move |page: SharedPage, sign: Sign, key| {
        view! { <SignLink href=page.href(&session.id()) sign=sign title=say(key) /> }
    };
    view! {
        <div class="card rows">
            {shared(SharedPage::Log, Sign::Log, keys::CCG_LOG)} {link(TablePage::Story, Sign::Honor, keys::CCG_STORY)} {seats.into_iter().map(cards).collect_view()}
            {link(TablePage::Duel, Sign::Duel, keys::CCG_DUEL)}
            {shared(SharedPage::Rules(RulesPage::All), Sign::About, keys::CCG_RULES)}
            <RowButton
                title=say(keys::CCG_TURN_FAR)
                lead=|| view! { <Icon sign=Sign::Swap size=IconSize::Lead /> }
                on_press=move || turned.update(|turned| *turned = !*turned)
            />
            <SignLink href=Page::Home.href() sign=Sign::Back title=say(keys::CCG_BACK_HOME) />
        </div>
        {rules_now(board)} {remark(board)} {phases(board)}
        <h3>{say(keys::CCG_RULINGS)}</h3>
        {rulings(board)}
    }
    .into_any()
}

/// The rules that matter now, each a press away.
fn rules_now(board: Board) -> AnyView {
    let feedback = feedback();
    let row = |rule: &RuleRef| {
        let (rule, entry) = (*rule, REFERENCE.of_rule(*rule)?);
        let lead = || view! { <Icon sign=Sign::About size=IconSize::Lead /> };
        Some(view! { <RowButton title=say(entry.title()) lead=lead on_press=move || feedback.open_rule(rule) /> })
    };
    let rules = board.session.glance(of_moment);
    view! {
        <h3>{say(keys::CCG_RULES_NOW)}</h3>
        <div class="card rows">{rules.iter().filter_map(row).collect_view()}</div>
    }
    .into_any()
}

/// A remark for the log.
fn remark(board: Board) -> AnyView {
    let text = RwSignal::new(String::new());
    let write = move || done(board, Command::Remark { note: Note::new(&text.get_untracked()) });
    view! {
        <div class="stack">
            <TextField label=say(keys::CCG_REMARK) value=text on_input=move |new: String| text.set(new) />
            <Button
                label=say(keys::CCG_REMARK_WRITE)
                disabled=Signal::derive(move || text.with(|text| text.trim().is_empty()))
                on_press=write
            />
        </div>
    }
    .into_any()
}

/// Another phase of this turn, by hand.
fn phases(board: Board) -> AnyView {
    let now = board.view.with(|view| view.phase);
    let others =
        Phase::ALL.iter().copied().filter(|phase| *phase != now && !matches!(phase, Phase::First | Phase::Over));
    let row = move |phase: Phase| {
        let command = Command::ByHand(Hand::Phase { phase });
        view! { <Button label=say(names::phase(phase)) on_press=move || done(board, command.clone()) /> }
    };
    view! {
        <h3>{say(keys::CCG_PHASE_BY_HAND)}</h3>
        <div class="rowx wrap">{others.map(row).collect_view()}</div>
    }
    .into_any()
}

fn rulings(board: Board) -> AnyView {
    let session = board.session;
    let now = session.part(|table| table.state().rulings().clone());
    let set = move |ruling, reading| {
        session.dispatch(Command::SetRuling { ruling, reading });
    };
    let row = move |one: &Ruling| ruling(Signal::derive(move || now.get()), *one, set);
    view! { <div class="stack">{Ruling::ALL.iter().map(row).collect_view()}</div> }.into_any()
}
