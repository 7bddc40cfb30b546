//! The reminder of an Intermission card, with the Champion of the player who holds it (CH-END-5).

use super::cards::noted;
use super::champion::Seat;
use crate::games::champions::command::Command;
use crate::games::champions::model::campaign_table::Intermission;
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::model::name::Note;
use crate::games::champions::noted::NotedCard;
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::kernel::line::Line;
use crate::ui::app::waiting;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::{RowButton, RowText};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextArea;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::session::{Done, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The reminder; nothing where the Champion's player brought no card.
pub fn reminder(seat: Seat) -> impl IntoView {
    let (session, evening) = (session(), evening());
    let card = Memo::new(move |_| {
        session.state(|state| {
            let player = state.owner(seat.id.get())?;
            Some((player, say(names::player(state, player)), state.intermission(player)?))
        })
    });
    let open = RwSignal::new(false);
    let row = move |(_, name, card)| view! { <div class="card rows">{row(name, card, open)}</div> };
    view! {
        {move || card.get().map(row)}
        <Sheet
            open=open
            title=say(keys::INTERMISSION_TITLE)
            close_label=say(keys::CLOSE)
            on_close=move || open.set(false)
        >
            {move || card.get().map(|(player, ..)| waiting::inside(evening, move |here| (here.intermission)(player, open)))}
        </Sheet>
    }
}

/// Whether the player called `name` still holds the card; a held one is played from here.
fn row(name: String, card: Intermission, open: RwSignal<bool>) -> AnyView {
    let lead = || view! { <Icon sign=Sign::DrawObjectives size=IconSize::Lead /> };
    match card {
        Intermission::Held => {
            let sub = say(Line::new(keys::INTERMISSION_HELD).with("name", name));
            let press = move || open.set(true);
            view! { <RowButton title=say(keys::INTERMISSION_TITLE) sub=sub lead=lead on_press=press /> }.into_any()
        }
        Intermission::Played => {
            let sub = say(Line::new(keys::INTERMISSION_DONE).with("name", name));
            view! { <RowText title=say(keys::INTERMISSION_TITLE) sub=sub lead=lead /> }.into_any()
        }
    }
}

/// What the card does, in the players' words, and the ink that plays it.
pub fn form(player: PlayerId, open: RwSignal<bool>) -> AnyView {
    let (session, feedback) = (session(), feedback());
    let text = RwSignal::new(String::new());
    let play = move || {
        let note = text.with_untracked(|text| Note::new(text));
        let card = NotedCard::Intermission(note.clone());
        if session.dispatch(Command::PlayIntermission { player, note }) == Done::Yes {
            noted::keep(card);
            open.set(false);
        }
    };
    let page = page_of(rulebook::INTERMISSION);
    view! {
        {noted::offered(|all| &all.intermission, |card| card.as_str().to_owned(), move |card: Note| text.set(card.as_str().to_owned()))}
        <TextArea
            label=say(keys::INTERMISSION_NOTE)
            hint=say(keys::INTERMISSION_NOTE_HINT)
            value=text
            on_input=move |typed| text.set(typed)
        />
        <p><RuleRef label=page on_open=move || feedback.open_rule(rulebook::INTERMISSION) /></p>
        <Button
            kind=ButtonKind::Act
            label=say(keys::INTERMISSION_PLAY)
            second=say(keys::INTERMISSION_PLAY_SUB)
            on_press=play
        />
    }
    .into_any()
}
