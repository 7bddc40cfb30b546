//! Everything that is needed now and then: the other pages, koku by hand, a remark, rulings, the end.

use super::otherwise::{last_battle, last_duel};
use super::parts::{own_stepper, select};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::rulings::{Ruling, Rulings};
use crate::games::empire_reborn::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Key;
use crate::kernel::name::Note;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::SignLink;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::looks::looked_at;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::page::Page;
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::ui::widgets::rules::RulesPage;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The sheet.
pub fn more(session: Session, open: RwSignal<bool>) -> AnyView {
    let link = move |page: TablePage, sign: Sign, key: Key, sub: Key| {
        view! { <SignLink href=session.href(page) sign=sign title=say(key) sub=say(sub) /> }
    };
    let shared = move |page: SharedPage, sign: Sign, key: Key| {
        view! { <SignLink href=page.href(&session.id()) sign=sign title=say(key) /> }
    };
    let rulings = RwSignal::new(false);
    view! {
        <div class="card rows">
            {link(TablePage::Deeds, Sign::Duel, keys::ER_DEEDS, keys::ER_DEEDS_SUB)}
            {link(TablePage::Court, Sign::ImperialFavor, keys::ER_COURT, keys::ER_COURT_SUB)}
            {link(TablePage::World, Sign::ScorchedEarth, keys::ER_WORLD, keys::ER_WORLD_SUB)}
            {link(TablePage::Together, Sign::Hold, keys::ER_TOGETHER, keys::ER_TOGETHER_SUB)}
            {link(TablePage::War, Sign::Melee, keys::ER_WAR, keys::ER_WAR_SUB)}
            {link(TablePage::Battle, Sign::Melee, keys::ER_BATTLE, keys::ER_BATTLE_SUB)}
            {link(TablePage::Queue, Sign::EnemyDie, keys::ER_QUEUE, keys::ER_QUEUE_SUB)}
            {link(TablePage::Persons, Sign::Hand, keys::ER_PERSONS, keys::ER_PERSONS_SUB)}
            {link(TablePage::Lands, Sign::Tablet, keys::ER_LANDS, keys::ER_LANDS_SUB)}
            {link(TablePage::Post, Sign::Out, keys::ER_POST, keys::ER_POST_SUB)}
            {link(TablePage::Map, Sign::Board, keys::ER_MAP, keys::ER_MAP_SUB)}
            {link(TablePage::Dice, Sign::ElementalDie, keys::ER_DICE, keys::ER_DICE_SUB)}
            {link(TablePage::Chronicle, Sign::Honor, keys::ER_CHRONICLE, keys::ER_CHRONICLE_SUB)}
            {shared(SharedPage::Log, Sign::Log, keys::ER_LOG)}
            {shared(SharedPage::Rules(RulesPage::All), Sign::About, keys::ER_RULES)}
            <SignLink href=Page::Home.href() sign=Sign::Back title=say(keys::ER_BACK_HOME) />
        </div>
        {koku(session, open)} {remark(session, open)}
        <Folded title=say(keys::ER_RULINGS) sub=say(keys::ER_RULINGS_SUB) open=rulings>
            {move || all_rulings(session)}
            {move || last_duel(session)}
            {move || last_battle(session)}
        </Folded>
        {end(session, open)}
    }
    .into_any()
}

/// Koku that come or go for a reason of the players' own.
fn koku(session: Session, open: RwSignal<bool>) -> AnyView {
    let (by, reason, way) = (RwSignal::new(5), RwSignal::new(String::new()), RwSignal::new(0));
    let realm = looked_at(session);
    let press = move || {
        let by = i16::try_from(by.get_untracked()).unwrap_or(0);
        let by = if way.get_untracked() == 0 { -by } else { by };
        let reason = Note::new(&reason.get_untracked());
        let koku = Command::Koku { realm: realm.get_untracked(), by, reason };
        session.dispatch_then(koku, move || open.set(false));
    };
    view! {
        <section class="stack">
            <h3>{say(keys::ER_KOKU_BY_HAND)}</h3>
            {select(say(keys::ER_KOKU_WAY), vec![say(keys::ER_KOKU_OUT), say(keys::ER_KOKU_IN)], way)}
            {own_stepper(say(keys::ER_EDIT_KOKU), by, (1, 999))}
            <TextField label=say(keys::ER_WHAT_FOR) value=reason on_input=move |new: String| reason.set(new) />
            <Button label=say(keys::ER_BOOK) on_press=press />
        </section>
    }
    .into_any()
}

/// A remark for the log.
fn remark(session: Session, open: RwSignal<bool>) -> AnyView {
    let text = RwSignal::new(String::new());
    let write = move || {
        let note = Note::new(&text.get_untracked());
        session.dispatch_then(Command::Remark { note }, move || open.set(false));
    };
    view! {
        <section class="stack">
            <TextField label=say(keys::ER_REMARK) value=text on_input=move |new: String| text.set(new) />
            <Button
                label=say(keys::ER_REMARK_WRITE)
                disabled=Signal::derive(move || text.with(|text| text.trim().is_empty()))
                on_press=write
            />
        </section>
    }
    .into_any()
}

fn all_rulings(session: Session) -> AnyView {
    let now = session.part(|table| *table.state().rulings());
    let set = move |ruling: Ruling, reading: usize| {
        session.dispatch(Command::SetRuling { ruling, reading: u8::try_from(reading).unwrap_or(0) });
    };
    let row = move |one: &Ruling| ruling(Signal::derive(move || now.get()), *one, set);
    view! { <div class="stack pad">{Ruling::ALL.iter().map(row).collect_view()}</div> }.into_any()
}

/// One ruling with its readings.
pub fn ruling(
    rulings: Signal<Rulings>,
    ruling: Ruling,
    set: impl Fn(Ruling, usize) + Copy + Send + Sync + 'static,
) -> AnyView {
    let words: Vec<String> =
        (0..Rulings::readings(ruling).len()).map(|reading| say(names::reading(ruling, reading))).collect();
    view! {
        <Select
            label=say(names::ruling(ruling))
            answers=Signal::stored(words)
            chosen=Signal::derive(move || rulings.get().reading(ruling))
            on_choose=move |at: usize| set(ruling, at)
        />
    }
    .into_any()
}

/// The end of the campaign, where it is not over yet.
fn end(session: Session, open: RwSignal<bool>) -> AnyView {
    let over = session.glance(|state| state.is_over());
    let press = move || {
        open.set(false);
        session.dispatch(Command::EndCampaign);
    };
    let sure = RwSignal::new(false);
    let ask = move || view! { <Button label=say(keys::ER_END) on_press=move || sure.set(true) /> };
    let end = move || {
        view! {
            <p>{say(keys::ER_END_SURE)}</p>
            <div class="keys">
                <Button kind=ButtonKind::High label=say(keys::ER_END_YES) on_press=press />
                <Button label=say(keys::ER_END_NO) on_press=move || sure.set(false) />
            </div>
        }
    };
    let shown = move || if sure.get() { end().into_any() } else { ask().into_any() };
    (!over).then(|| view! { <section class="stack">{shown}</section> }).into_any()
}
