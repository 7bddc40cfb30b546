//! What belongs to the whole table: rulings with both readings, first player, round, name, file.

use super::by_hand::by_hand;
use super::remembered::play_by;
use crate::games::battle_for_rokugan::command::{Command, Hand};
use crate::games::battle_for_rokugan::model::rulings::Ruling;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::ROUNDS;
use crate::games::battle_for_rokugan::text::{names, rulings};
use crate::games::battle_for_rokugan::tools::headless::table_file;
use crate::ui::components::button::Button;
use crate::ui::components::head::Head;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::download::{download, file_name};
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::screens::parts::rule;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let shown = session.part(|table| table.state().board().rulings().all());
    let cards = move || shown.get().into_iter().map(|ruling| switch(session, ruling)).collect_view();
    view! {
        <div class="screen one">
            <Head
                title=say(keys::BFR_OPTIONS)
                subtitle=say(keys::BFR_OPTIONS_SUB)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
            />
            <main class="body">
                {clock(session)}
                <h2>{say(keys::BFR_SETUP_RULINGS)}</h2>
                {cards}
                {by_hand(session)}
                {file(session)}
            </main>
        </div>
    }
    .into_any()
}

/// A ruling with both readings, always in the same order.
fn switch(session: Session, ruling: Ruling) -> AnyView {
    let mut both = [ruling, ruling.other()];
    both.sort_by_key(|one| say(rulings::choice(*one)));
    let answers: Vec<Segment> = both.iter().map(|one| Segment::of(say(rulings::choice(*one)))).collect();
    let chosen = both.iter().position(|one| *one == ruling);
    let choose = move |place: usize| {
        if let Some(ruling) = both.get(place).copied().filter(|one| *one != ruling) {
            play_by(session, ruling);
        }
    };
    view! {
        <section class="card pad">
            <p class="rowx"><b class="grow">{say(rulings::title(ruling))}</b> {rule(rulings::rule(ruling))}</p>
            <Segmented
                label=say(rulings::title(ruling))
                answers=Signal::stored(answers)
                chosen=Signal::stored(chosen)
                look=SegmentedLook::Lines
                on_choose=choose
            />
        </section>
    }
    .into_any()
}

/// Round, stage and first player, by hand.
fn clock(session: Session) -> AnyView {
    let now = session.part(|table| {
        let state = table.state();
        let players: Vec<_> = state.players().iter().collect();
        (state.round(), state.stage(), state.first(), players)
    });
    let stages = [Stage::Initiative, Stage::Draw, Stage::Cards, Stage::Placement, Stage::Reveal, Stage::Objectives];
    let round = move |place: usize| {
        let round = u8::try_from(place + 1).unwrap_or(ROUNDS);
        session.dispatch(Command::ByHand(Hand::Clock { round, stage: Stage::Initiative }));
    };
    let stage = move |place: usize| {
        if let Some(stage) = stages.get(place).copied() {
            let round = now.get().0;
            session.dispatch(Command::ByHand(Hand::Clock { round, stage }));
        }
    };
    let first = move |place: usize| {
        if let Some(clan) = now.get().3.get(place).copied() {
            session.dispatch(Command::ByHand(Hand::First { clan }));
        }
    };
    let at_stage = move || stages.iter().position(|stage| *stage == now.get().1).unwrap_or(0);
    let is_first = move || {
        let (_, _, first, players) = now.get();
        players.iter().position(|clan| Some(*clan) == first).unwrap_or(0)
    };
    let rounds: Vec<String> = (1..=ROUNDS).map(|round| round.to_string()).collect();
    let stage_names: Vec<String> = stages.iter().map(|stage| say(names::stage(*stage))).collect();
    let players = move || now.get().3.into_iter().map(|clan| say(names::clan(clan))).collect::<Vec<_>>();
    view! {
        <section class="card pad">
            <Select
                label=say(keys::BFR_OPTIONS_ROUND)
                answers=Signal::stored(rounds)
                chosen=Signal::derive(move || usize::from(now.get().0).saturating_sub(1))
                on_choose=round
            />
            <Select
                label=say(keys::BFR_OPTIONS_STAGE)
                answers=Signal::stored(stage_names)
                chosen=Signal::derive(at_stage)
                on_choose=stage
            />
            <Select
                label=say(keys::BFR_STAGE_FIRST)
                answers=Signal::derive(players)
                chosen=Signal::derive(is_first)
                on_choose=first
            />
        </section>
    }
    .into_any()
}

/// The file of what all players may know, where the table has one now.
fn file(session: Session) -> AnyView {
    let file = session.part(|table| table_file::write(table.state()));
    let placing = session.part(|table| table.state().stage() == Stage::Placement);
    let has_one = move || file.with(Option::is_some);
    let about = move || say(if has_one() { keys::BFR_FILE_SUB } else { keys::BFR_FILE_LATER });
    let keep = move || {
        if let Some(text) = session.glance(table_file::write) {
            download(&file_name(&say(keys::BFR_FILE)), &text);
        }
    };
    view! {
        <h2>{say(keys::BFR_FILE)}</h2>
        <p class="sub2">{about}</p>
        <Show when=move || placing.get() && has_one()>
            <p class="sub2">{say(keys::BFR_FILE_PLACING)}</p>
        </Show>
        <Show when=has_one>
            <Button label=say(keys::BFR_FILE_KEEP) sign=Sign::Out on_press=keep />
        </Show>
    }
    .into_any()
}
