//! A new campaign: its name, and its players in their order.

use super::page_of;
use crate::games::champions::campaign::{Campaign, Player, SHINOMEN};
use crate::games::champions::model::name::{BadName, Name};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::text_field::TextField;
use crate::ui::components::tick::Tick;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::campaign_room::{self, CampaignRoom};
use crate::ui::page;
use crate::ui::texts::say;
use crate::ui::widgets::names::{ROOM, bad_name, read_name};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The most players of a campaign: as many as a table has seats.
const SEATS: usize = 5;

/// The sheet for a new campaign.
#[component]
pub(super) fn NewSheet(
    /// Where it is kept.
    room: CampaignRoom,
    /// Whether the sheet is there.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Sheet open=open title=say(keys::CAMPAIGN_NEW) close_label=say(keys::CLOSE) on_close=move || open.set(false)>
            <NewForm room=room open=open />
        </Sheet>
    }
}

/// A name that may be missing, as it is typed.
fn optional(text: &str) -> Result<Option<Name>, Line> {
    match Name::typed(text) {
        Ok(name) => Ok(Some(name)),
        Err(BadName::Empty) => Ok(None),
        Err(bad) => Err(bad_name(bad)),
    }
}

/// The field of a player's name.
pub fn player_field(number: usize, text: RwSignal<String>) -> impl IntoView {
    let label = say(Line::new(keys::CAMPAIGN_PLAYER_NAME).with("number", number + 1));
    name_field(label, Some(say(keys::SETUP_PLAYER_NAME_HINT)), text)
}

fn name_field(label: String, hint: Option<String>, text: RwSignal<String>) -> impl IntoView {
    let fault = Signal::derive(move || optional(&text.get()).err().map(say));
    view! {
        <TextField
            label=label
            hint=hint
            value=text
            fault=fault
            maxlength=ROOM
            on_input=move |typed: String| text.set(typed)
        />
    }
}

/// The names in such fields; nothing while one of them cannot be read.
pub fn player_names(texts: &[RwSignal<String>]) -> Option<Vec<Option<Name>>> {
    texts.iter().map(|text| optional(&text.get()).ok()).collect()
}

#[component]
fn NewForm(room: CampaignRoom, open: RwSignal<bool>) -> impl IntoView {
    let feedback = feedback();
    let (name, count) = (RwSignal::new(String::new()), RwSignal::new(SEATS - 1));
    let texts: [RwSignal<String>; SEATS] = std::array::from_fn(|_| RwSignal::new(String::new()));
    let shinomen = RwSignal::new(false);
    let typed = move || {
        let players = player_names(&texts[..count.get()])?.into_iter().map(|name| Player { name }).collect();
        let campaign = Campaign::new(read_name(&name.get()).ok()?, players).ok()?;
        Some(if shinomen.get() { campaign.of_length(SHINOMEN) } else { campaign })
    };
    let create = move || {
        let Some(campaign) = untrack(typed) else { return };
        open.set(false);
        begin(room, &campaign, feedback);
    };
    view! {
        {shinomen_tick(shinomen, name)}
        {name_field(say(keys::CAMPAIGN_NAME), None, name)}
        {players_field(count)}
        {move || (0..count.get()).map(|number| player_field(number, texts[number])).collect_view()}
        <Button
            kind=ButtonKind::Act
            label=say(keys::CAMPAIGN_CREATE)
            disabled=Signal::derive(move || typed().is_none())
            on_press=create
        />
    }
}

fn begin(room: CampaignRoom, campaign: &Campaign, feedback: Feedback) {
    match room.create(campaign) {
        Ok(id) => page::go(page_of(&id)),
        Err(error) => feedback.toast(campaign_room::reason(&error), Offer::Nothing),
    }
}

/// Whether it is the campaign of the box; its name is known then.
fn shinomen_tick(shinomen: RwSignal<bool>, name: RwSignal<String>) -> impl IntoView {
    let take = move |on: bool| {
        shinomen.set(on);
        if on && name.with_untracked(|name| name.trim().is_empty()) {
            name.set(say(keys::CAMPAIGN_SHINOMEN));
        }
    };
    view! {
        <Tick
            label=say(keys::CAMPAIGN_SHINOMEN)
            second=say(Line::new(keys::CAMPAIGN_SHINOMEN_SUB).with("count", usize::from(SHINOMEN)))
            on=shinomen
            on_toggle=take
        />
    }
}

/// How many players.
fn players_field(count: RwSignal<usize>) -> impl IntoView {
    let answer = |players: usize| {
        let ears = say(Line::new(keys::SETUP_PLAYER_COUNT).with("players", players));
        Segment::of(players.to_string()).with_ears(ears)
    };
    let answers: Vec<_> = (1..=SEATS).map(answer).collect();
    view! {
        <div class="field">
            <b>{say(keys::CAMPAIGN_PLAYERS)}</b>
            <Segmented
                label=say(keys::CAMPAIGN_PLAYERS)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || count.get().checked_sub(1))
                on_choose=move |place: usize| count.set(place + 1)
            />
        </div>
    }
}
