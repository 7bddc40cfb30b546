//! What is needed now and then: numbers by hand, hidden notes, the rulings at this table.

use crate::games::bushido::command::Command;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::rules::score::Outcome;
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::{Phase, SecretKind, Shown as Known, State};
use crate::games::bushido::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Note;
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::{RowButton, RowLink, RowText, SignLink};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::games::bushido::page::{GamePage, TablePage};
use crate::ui::games::bushido::session::Session;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// Everything that is needed now and then.
pub fn more_sheet(session: Session, open: RwSignal<bool>, turned: RwSignal<bool>) -> AnyView {
    let close = move || open.set(false);
    view! {
        <Sheet
            open=open
            title=say(keys::BUSHIDO_MORE_TITLE)
            close_label=say(keys::CLOSE)
            on_close=close
        >
            <div class="card rows">
                <RowButton
                    title=say(keys::BUSHIDO_TURN_HALVES)
                    lead=|| view! { <Icon sign=Sign::Arrow /> }
                    on_press=move || turned.update(|turned| *turned = !*turned)
                />
                <SignLink
                    href=session.href(TablePage::Story)
                    sign=Sign::Glory
                    title=say(keys::BUSHIDO_STORY_TITLE)
                />
                <RowLink href=GamePage::Rules(None).href() title=say(keys::BUSHIDO_RULES) />
            </div>
            {secrets(session)}
            {by_hand(session)}
            {rulings(session)}
        </Sheet>
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
        <h3>{say(keys::BUSHIDO_BY_HAND)}</h3>
        <div class="card rows">{rows(Player::A)} {rows(Player::B)}</div>
        <div class="card rows">
            {Phase::ALL.iter().map(|one| phase(*one)).collect_view()}
            {end(Outcome::Won(Player::A), won(Player::A))} {end(Outcome::Won(Player::B), won(Player::B))}
            {end(Outcome::Draw, say(keys::BUSHIDO_DRAWN))}
        </div>
    }
    .into_any()
}

/// What is hidden, and a place to write more.
fn secrets(session: Session) -> AnyView {
    let hidden = session.part(|table| {
        let state = table.state();
        let hidden = state.secrets().filter(|(_, secret)| secret.shown == Known::Hidden);
        hidden.map(|(number, secret)| (number, secret.player, secret.kind)).collect::<Vec<_>>()
    });
    let (player, kind, text) = (RwSignal::new(0_usize), RwSignal::new(0_usize), RwSignal::new(String::new()));
    let players = session.glance(|state| Player::ALL.map(|player| names::player(state, player)).to_vec());
    let show = move |(number, player, kind): (u16, Player, SecretKind)| {
        let line = Line::new(keys::BUSHIDO_SECRET_SHOW).with("what", names::secret(kind));
        let title = say(line.with("player", session.glance(|state| names::player(state, player))));
        view! { <RowButton title=title on_press=move || _ = session.dispatch(Command::Reveal { secret: number }) /> }
    };
    let write = move || {
        let command = Command::Hide {
            player: Player::ALL[player.get_untracked()],
            kind: SecretKind::ALL[kind.get_untracked()],
            text: Note::new(&text.get_untracked()),
        };
        session.dispatch(command);
        text.set(String::new());
    };
    let kinds: Vec<Segment> = SecretKind::ALL.iter().map(|kind| Segment::of(say(names::secret(*kind)))).collect();
    let owners: Vec<Segment> = players.into_iter().map(Segment::of).collect();
    view! {
        <h3>{say(keys::BUSHIDO_SECRETS)}</h3>
        <div class="card rows">{move || hidden.get().into_iter().map(show).collect_view()}</div>
        <div class="stack">
            <Segmented
                label=say(keys::BUSHIDO_SECRETS)
                answers=Signal::stored(owners)
                chosen=Signal::derive(move || Some(player.get()))
                look=SegmentedLook::Wraps
                on_choose=move |at: usize| player.set(at)
            />
            <Segmented
                label=say(keys::BUSHIDO_SECRETS)
                answers=Signal::stored(kinds)
                chosen=Signal::derive(move || Some(kind.get()))
                on_choose=move |at: usize| kind.set(at)
            />
            <TextField label=say(keys::BUSHIDO_SECRET_TEXT) value=text on_input=move |new: String| text.set(new) />
            <Button label=say(keys::BUSHIDO_SECRET_WRITE) on_press=write />
        </div>
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
        <h3>{say(keys::BUSHIDO_RULINGS_IN_FORCE)}</h3>
        <div class="card rows">{TableRuling::ALL.iter().map(row).collect_view()}</div>
    }
    .into_any()
}
