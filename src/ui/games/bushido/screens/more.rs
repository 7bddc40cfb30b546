//! What is needed now and then: numbers by hand, hidden notes, the rulings at this table.

use super::preparing::{how_it_scores, terrain};
use super::secrets::secrets;
use crate::games::bushido::command::Command;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::rules::score::Outcome;
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::{Phase, State};
use crate::games::bushido::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::row::{RowButton, RowText, SignLink};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::seat::Seat;
use crate::ui::games::bushido::session::Session;
use crate::ui::page::Page;
use crate::ui::table::pages::SharedPage;
use crate::ui::texts::say;
use crate::ui::widgets::rules::RulesPage;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// Everything that is needed now and then.
pub fn more_sheet(session: Session, open: RwSignal<bool>, seat: RwSignal<Seat>) -> AnyView {
    let close = move || open.set(false);
    let rules = StoredValue::new(SharedPage::Rules(RulesPage::All).href(&session.id()));
    view! {
        <Sheet
            open=open
            title=say(keys::BUSHIDO_MORE_TITLE)
            close_label=say(keys::CLOSE)
            on_close=close
        >
            <div class="card rows">
                <SignLink
                    href=session.href(TablePage::Story)
                    sign=Sign::Glory
                    title=say(keys::BUSHIDO_STORY_TITLE)
                />
                <SignLink href=rules.get_value() sign=Sign::About title=say(keys::BUSHIDO_RULES) />
                <SignLink
                    href=Page::HandOver(session.id().to_string()).href()
                    sign=Sign::Out
                    title=say(keys::BUSHIDO_HAND_OVER)
                />
            </div>
            <div class="bu stack">{seats(session, seat)} {secrets(session)} {terrain(session)} {scores(session)} {by_hand(session)}
                {rulings(session)}</div>
        </Sheet>
    }
    .into_any()
}

/// From where the table is looked at.
fn seats(session: Session, seat: RwSignal<Seat>) -> AnyView {
    let called = |seat: Seat| match seat {
        Seat::Across => say(keys::BUSHIDO_SEAT_ACROSS),
        Seat::OneSide => say(keys::BUSHIDO_SEAT_ONE_SIDE),
        Seat::Own(player) => {
            let name = session.glance(|state| names::player(state, player));
            say(Line::new(keys::BUSHIDO_SEAT_OWN).with("player", name))
        }
    };
    let answers: Vec<Segment> = Seat::ALL.into_iter().map(|seat| Segment::of(called(seat))).collect();
    view! {
        <section class="card pad stack">
            <h3>{say(keys::BUSHIDO_SEAT)}</h3>
            <Segmented
                label=say(keys::BUSHIDO_SEAT)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Seat::ALL.iter().position(|one| *one == seat.get()))
                look=SegmentedLook::Lines
                on_choose=move |at: usize| seat.set(Seat::ALL.get(at).copied().unwrap_or(Seat::Across))
            />
        </section>
    }
    .into_any()
}

/// How the scenario scores, folded away.
fn scores(session: Session) -> AnyView {
    view! {
        <details class="card pad">
            <summary>{say(keys::BUSHIDO_SCORING)} <Icon sign=Sign::Down /></summary>
            {how_it_scores(session)}
        </details>
    }
    .into_any()
}

/// Points, Victory Points, Pass Tokens, the phase, the end, all by hand.
fn by_hand(session: Session) -> AnyView {
    let number = move |player: Player, key: Key, now: fn(&State, Player) -> i64, make: fn(Player, i16) -> Command| {
        let value = session.part(move |table| i32::try_from(now(table.state(), player)).unwrap_or(0));
        let label = say(Line::new(key).with("player", session.glance(|state| names::player(state, player))));
        let change = move |to: i32| {
            let by = i16::try_from(to - value.with_untracked(|value| *value)).unwrap_or(0);
            session.dispatch(make(player, by));
        };
        let keys_of = |key: Key| say(Line::new(key).with("what", label.clone()));
        view! {
            <Stepper
                minus_label=keys_of(keys::BUSHIDO_MINUS)
                plus_label=keys_of(keys::BUSHIDO_PLUS)
                label=label.clone()
                value=Signal::derive(move || Some(value.get()))
                on_change=change
            />
        }
    };
    let points: fn(&State, Player) -> i64 = |state, player| *state.score_now().points().of(player);
    let rows = move |player: Player| {
        view! {
            {number(player, keys::BUSHIDO_POINTS_OF, points, |player, by| Command::AdjustPoints { player, by })}
            {number(player, keys::BUSHIDO_VICTORY_OF, State::victory, |player, by| Command::AdjustVictory { player, by })}
            {number(player, keys::BUSHIDO_PASSES_OF, State::passes, |player, by| Command::AdjustPasses { player, by })}
        }
    };
    let phase = move |phase: Phase| {
        let title = say(Line::new(keys::BUSHIDO_TO_PHASE).with("phase", names::phase(phase)));
        let go = move || {
            let active = session.glance(State::active);
            session.dispatch(Command::SetClock { phase, active });
        };
        view! { <RowButton title=title on_press=go /> }
    };
    let end = move |outcome: Outcome, title: String| {
        view! { <RowButton title=title on_press=move || _ = session.dispatch(Command::EndGame { outcome }) /> }
    };
    let won = move |player: Player| {
        say(Line::new(keys::BUSHIDO_WINS).with("player", session.glance(|state| names::player(state, player))))
    };
    view! {
        <details class="card">
            <summary class="pad">{say(keys::BUSHIDO_BY_HAND)} <Icon sign=Sign::Down /></summary>
            <div class="rows">
                {rows(Player::A)} {rows(Player::B)} {Phase::ALL.iter().map(|one| phase(*one)).collect_view()}
                {end(Outcome::Won(Player::A), won(Player::A))} {end(Outcome::Won(Player::B), won(Player::B))}
                {end(Outcome::Draw, say(keys::BUSHIDO_DRAWN))}
            </div>
        </details>
    }
    .into_any()
}

/// The rulings that are otherwise than usual.
fn rulings(session: Session) -> AnyView {
    let switched: Vec<TableRuling> = session.glance(|state| state.switched_rulings().collect());
    let row = |ruling: &TableRuling| {
        let (name, usual, other) = names::ruling(*ruling);
        let reading = if switched.contains(ruling) { other } else { usual };
        view! { <RowText title=say(name) sub=say(reading) /> }
    };
    view! {
        <details class="card">
            <summary class="pad">{say(keys::BUSHIDO_RULINGS_IN_FORCE)} <Icon sign=Sign::Down /></summary>
            <div class="rows">{TableRuling::ALL.iter().map(row).collect_view()}</div>
        </details>
    }
    .into_any()
}
