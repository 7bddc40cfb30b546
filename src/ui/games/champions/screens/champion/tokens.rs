//! The tokens of the Glory Track, and the statuses.

use super::seat::{Seat, status_word};
use crate::games::champions::command::Command;
use crate::games::champions::model::champion::{Once, TokenState};
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::games::champions::view::Status;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::champion_card::Presence;
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The three Glory tokens in one line.
#[component]
pub fn Tokens(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let feedback = feedback();
    let open = move |_| feedback.open_rule(rulebook::GLORY_TRACK);
    view! {
        <div class="rowx tokens">
            <button type="button" class="heading" on:click=open>{say(keys::SHEET_TOKENS)}</button>
            {GloryToken::ALL.iter().map(|token| view! { <Token seat=seat token=*token /> }).collect_view()}
        </div>
    }
}

/// One token. A ready one is a button: a press uses it.
#[component]
fn Token(
    /// Whose.
    seat: Seat,
    /// Which.
    token: GloryToken,
) -> impl IntoView {
    let session = session();
    let state = Memo::new(move |_| session.state(|state| state.champion(seat.id.get()).token(token)));
    let named = move |key| say(Line::new(key).with("token", names::token(token)).with("glory", token.at()));
    let sign = looks::token_sign(token);
    let presence = seat.presence();
    move || match state.get() {
        // Whoever is out of play uses nothing any more.
        TokenState::Ready if presence.get() == Presence::Out => {
            view! { <Tag text=say(short(token)) sign=sign ears=named(keys::SHEET_TOKEN_AT_EARS) /> }.into_any()
        }
        TokenState::Ahead => {
            let short = say(Line::new(keys::SHEET_TOKEN_AT).with("glory", token.at()));
            view! { <Tag text=short sign=sign ears=named(keys::SHEET_TOKEN_AT_EARS) /> }.into_any()
        }
        TokenState::Ready => ready(session, seat, token),
        TokenState::Used => {
            view! { <Tag text=say(keys::SHEET_TOKEN_USED) sign=sign ears=named(keys::SHEET_TOKEN_USED_EARS) /> }
                .into_any()
        }
    }
}

/// The key that uses a ready token.
fn ready(session: Session, seat: Seat, token: GloryToken) -> AnyView {
    let use_it = move |_| {
        session.dispatch(Command::UseToken { champion: seat.id.get_untracked(), token });
    };
    let ears = Line::new(keys::SHEET_TOKEN_USE_EARS).with("short", short(token)).with("token", names::token(token));
    view! {
        <button type="button" class="token-use" aria-label=say(ears) on:click=use_it>
            <span class="tag good">
                <Icon sign=looks::token_sign(token) />
                {say(short(token))}
            </span>
        </button>
    }
    .into_any()
}

/// What a ready token says: "+1 ready".
const fn short(token: GloryToken) -> Key {
    match token {
        GloryToken::Defensive | GloryToken::Offensive => keys::SHEET_TOKEN_ONE_READY,
        GloryToken::EnemyDie => keys::SHEET_TOKEN_READY,
    }
}

/// The statuses as tags, whether the Champion has Intervened, what it carries; nothing where there are none.
#[component]
pub fn Statuses(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let session = session();
    let statuses = Memo::new(move |_| seat.view.with(|view| view.statuses.clone()));
    let intervened =
        Memo::new(move |_| session.state(|state| state.champion(seat.id.get()).intervened() == Once::Done));
    let tag = |status: Status| {
        view! { <Tag text=say(status_word(status)) sign=looks::status_sign(status) tone=Tone::Bad /> }
    };
    let load = Memo::new(move |_| seat.view.with(|view| view.load.clone()));
    let carries = move || load.get().map(|load| view! { <Tag text=say(load) sign=Sign::SimpleManipulation /> });
    move || {
        let (statuses, carries) = (statuses.get(), carries());
        let used = intervened.get().then(|| view! { <Tag text=say(keys::SHEET_INTERVENED) /> });
        (!statuses.is_empty() || used.is_some() || carries.is_some()).then(|| {
            view! {
                <div class="rowx wrap statuses">{statuses.into_iter().map(tag).collect_view()} {used} {carries}</div>
            }
        })
    }
}
