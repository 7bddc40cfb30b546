//! What the Champion's card says, as far as it was typed in.

use super::seat::Seat;
use crate::games::champions::model::card::{ChampionCard, Ranged};
use crate::games::champions::rulebook;
use crate::games::champions::text::names;
use crate::games::champions::views::technique_words::technique;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::keyword_refs::keyword_refs;
use crate::ui::games::champions::screens::actions::{Asked, desk};
use crate::ui::games::champions::session::session;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Values, keywords, the players' words, and the way to type in or correct the card.
#[component]
pub fn CardSection(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let (session, desk) = (session(), desk());
    let card = Memo::new(move |_| session.state(|state| state.champion(seat.id.get()).card().clone()));
    let incomplete = Memo::new(move |_| seat.view.with(|view| view.incomplete));
    let ask = move || desk.ask(Asked::Card(seat.id.get_untracked()));
    let missing = move || {
        incomplete.get().then(|| {
            view! {
                <Note kind=NoteKind::Warn action=say(keys::SHEET_TYPE_IN) on_action=Callback::new(move |()| ask())>
                    {say(keys::SHEET_CARD_MISSING)}
                </Note>
            }
        })
    };
    view! {
        <div class="sec">
            <h2>{say(keys::SHEET_CARD)}</h2>
            <Button kind=ButtonKind::Link label=say(keys::SHEET_CARD_CORRECT) on_press=ask />
        </div>
        {missing}
        {move || card.with(printed)}
    }
}

/// The card's lines.
fn printed(card: &ChampionCard) -> impl IntoView + use<> {
    let feedback = feedback();
    let open = move |_| feedback.open_rule(rulebook::KEYWORDS);
    let keywords = (!card.keywords.is_empty()).then(|| {
        view! {
            <div class="rowx tokens keyword-refs">
                <button type="button" class="heading" on:click=open>{say(keys::SHEET_KEYWORDS)}</button>
                {keyword_refs(&card.keywords)}
            </div>
        }
    });
    let technique = card.technique.as_ref().and_then(technique).map(|line| {
        view! { <p><b>{say(keys::CARD_TECHNIQUE)}</b> " " <span dir="auto">{line}</span></p> }
    });
    let note = (!card.note.is_empty()).then(|| say(names::note(&card.note)));
    view! {
        <div class="card pad stack">
            <p>{values(card)}</p>
            {keywords}
            {technique}
            {note.map(|note| view! { <p class="sub2" dir="auto">{note}</p> })}
        </div>
    }
}

/// "Life 5 · Weakened at 2 · 6 AP a turn …", without what nobody has typed in.
fn values(card: &ChampionCard) -> String {
    let line = |key: Key, value: Option<i16>| value.map(|value| say(Line::new(key).with("value", value)));
    let ranged = card.ranged.value().map(|ranged| match ranged {
        Ranged::Never => say(keys::SHEET_CARD_NO_RANGED),
        Ranged::Bow => say(keys::CARD_BOW_UNRATED),
        Ranged::Dice(dice) => say(Line::new(keys::SHEET_CARD_RANGED).with("value", dice.get())),
    });
    let parts = [
        line(keys::SHEET_CARD_LIFE, card.life.value().map(|life| life.get())),
        line(keys::SHEET_CARD_WEAKENED, card.weakened_threshold()),
        line(keys::SHEET_CARD_AP, card.ap.value().map(|ap| ap.get())),
        line(keys::SHEET_CARD_HONOR, card.honor.value().map(|honor| honor.get())),
        line(keys::SHEET_CARD_KI, card.ki.value().map(|ki| ki.get())),
        line(keys::SHEET_CARD_MELEE, card.melee.value().map(|dice| dice.get())),
        ranged,
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
