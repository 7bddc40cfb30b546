//! Hidden notes: written behind a cover, looked at while a finger holds, shown to both for good.

use crate::games::bushido::command::Command;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::state::{SecretKind, Shown as Known};
use crate::games::bushido::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Note;
use crate::ui::components::button::Button;
use crate::ui::components::row::RowText;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::text_field::TextField;
use crate::ui::games::bushido::session::Session;
use crate::ui::table::session::Done;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// A note as the list shows it.
#[derive(Clone, PartialEq)]
struct Listed {
    number: u16,
    player: Player,
    kind: SecretKind,
    text: String,
    shown: Known,
}

/// What is hidden, what was shown, and a cover for each player to write more behind.
pub fn secrets(session: Session) -> AnyView {
    let all = session.part(|table| {
        let listed = |(number, secret): (u16, &crate::games::bushido::state::Secret)| Listed {
            number,
            player: secret.player,
            kind: secret.kind,
            text: secret.text.clone(),
            shown: secret.shown,
        };
        table.state().secrets().map(listed).collect::<Vec<_>>()
    });
    let writer = RwSignal::new(None);
    let cover = move |player: Player| {
        let name = session.glance(|state| names::player(state, player));
        let label = say(Line::new(keys::BUSHIDO_SECRET_FOR).with("player", name));
        view! { <Button label=label on_press=move || writer.set(Some(player)) /> }
    };
    let body = move || match writer.get() {
        Some(player) => write(session, player, writer),
        None => view! { <div class="rowx wrap">{Player::ALL.map(cover).collect_view()}</div> }.into_any(),
    };
    view! {
        <section class="card pad stack">
            <h3>{say(keys::BUSHIDO_SECRETS)}</h3>
            {move || all.get().into_iter().map(|one| row(session, one)).collect_view()}
            {body}
        </section>
    }
    .into_any()
}

fn row(session: Session, listed: Listed) -> AnyView {
    let Listed { number, player, kind, text, shown } = listed;
    let line = Line::new(keys::BUSHIDO_SECRET_OF).with("what", names::secret(kind));
    let title = say(line.with("player", session.glance(|state| names::player(state, player))));
    if shown == Known::Open {
        return view! { <RowText title=title sub=text /> }.into_any();
    }
    let held = RwSignal::new(false);
    let let_go = move |_| held.set(false);
    let seen = move || if held.get() { text.clone() } else { say(keys::BUSHIDO_SECRET_SEALED) };
    let look = say(Line::new(keys::BUSHIDO_SECRET_HOLD_EARS).with("what", title.clone()));
    view! {
        <div class="stack tightly">
            <b>{title}</b>
            <p class="sub2">{seen}</p>
            <div class="rowx wrap">
                <button
                    type="button"
                    class="btn hold"
                    aria-label=look
                    on:pointerdown=move |_| held.set(true)
                    on:pointerup=let_go
                    on:pointerleave=let_go
                    on:pointercancel=let_go
                    on:keydown=move |event| held.set(event.key() == " " || event.key() == "Enter")
                    on:keyup=move |_| held.set(false)
                    on:blur=move |_| held.set(false)
                    on:contextmenu=move |event| event.prevent_default()
                >
                    {say(keys::BUSHIDO_SECRET_HOLD)}
                </button>
                <Button
                    label=say(keys::BUSHIDO_SECRET_SHOW)
                    on_press=move || _ = session.dispatch(Command::Reveal { secret: number })
                />
            </div>
        </div>
    }
    .into_any()
}

/// The place to write, open to one player; it closes with the writing.
fn write(session: Session, player: Player, writer: RwSignal<Option<Player>>) -> AnyView {
    let (kind, text) = (RwSignal::new(0_usize), RwSignal::new(String::new()));
    let write = move || {
        let command = Command::Hide {
            player,
            kind: SecretKind::ALL[kind.get_untracked()],
            text: Note::new(&text.get_untracked()),
        };
        if session.dispatch(command) == Done::Yes {
            writer.set(None);
        }
    };
    let kinds: Vec<Segment> = SecretKind::ALL.iter().map(|kind| Segment::of(say(names::secret(*kind)))).collect();
    let hint = move || {
        say(match SecretKind::ALL[kind.get()] {
            SecretKind::Vim => keys::BUSHIDO_SECRET_HINT_VIM,
            SecretKind::Flank => keys::BUSHIDO_SECRET_HINT_FLANK,
            SecretKind::Other => keys::BUSHIDO_SECRET_HINT_OTHER,
        })
    };
    let name = session.glance(|state| names::player(state, player));
    view! {
        <p><b>{say(Line::new(keys::BUSHIDO_SECRET_FOR).with("player", name))}</b></p>
        <Segmented
            label=say(keys::BUSHIDO_SECRETS)
            answers=Signal::stored(kinds)
            chosen=Signal::derive(move || Some(kind.get()))
            on_choose=move |at: usize| kind.set(at)
        />
        <TextField label=Signal::derive(hint) value=text on_input=move |new: String| text.set(new) />
        <Button label=say(keys::BUSHIDO_SECRET_WRITE) on_press=write />
    }
    .into_any()
}
