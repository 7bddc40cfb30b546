//! The table's line in the Campaign Log: one tap notes it, once noted the way there.

use super::ScoreState;
use super::objectives::lead_there;
use crate::games::champions::campaign::scored::{self, Entry};
use crate::games::champions::campaign::{Campaign, Refusal};
use crate::games::champions::model::campaign_table::CampaignId;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{campaign as words, names, score};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::campaign_room::{self, campaigns};
use crate::ui::games::champions::documents::CampaignError;
use crate::ui::games::champions::page::CampaignFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What the log of the table's campaign says of this table.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum InLog {
    /// The table belongs to no campaign, or its game goes on.
    Nothing,
    /// The campaign is not on this device, or cannot be read.
    Missing(CampaignError),
    /// The line is still to be noted.
    ToNote(String),
    /// The line is noted as the table stands.
    Noted(String),
    /// The log says something else than the table.
    Differs(String),
    /// The log says how the game ended, and that end was taken back.
    TakenBack(String),
}

/// What the log says of a table, as it lies in the store now. `noted` counts how often something was noted here.
pub(super) fn in_log(state: ScoreState, noted: RwSignal<usize>) -> Memo<InLog> {
    Memo::new(move |_| {
        noted.track();
        let session = state.session;
        let table = session.id().as_str().to_owned();
        session.state(|now| {
            let Some(id) = now.campaign() else { return InLog::Nothing };
            let campaign = match campaigns().read(id) {
                Ok(kept) => kept.document,
                // Nothing is to be noted yet, so nothing is missing yet.
                Err(_) if now.ended().is_none() => return InLog::Nothing,
                Err(error) => return InLog::Missing(error),
            };
            let name = campaign.name().to_string();
            match scored::entry(now, &table, &campaign) {
                Entry::Open => InLog::Nothing,
                Entry::ToNote => InLog::ToNote(name),
                Entry::Same => InLog::Noted(name),
                Entry::Differs => InLog::Differs(name),
                Entry::TakenBack => InLog::TakenBack(name),
            }
        })
    })
}

/// Notes the line of the table.
fn note(state: ScoreState, feedback: Feedback, noted: RwSignal<usize>) {
    change(state, feedback, noted, keys::SCORE_CAMPAIGN_NOTED, |campaign, now, table| {
        campaign.note(scored::line(now, table, campaign.rulings())?, &scored::names(now))
    });
}

/// Takes the line of the table out: its game goes on.
fn take_out(state: ScoreState, feedback: Feedback, noted: RwSignal<usize>) {
    change(state, feedback, noted, keys::SCORE_CAMPAIGN_TAKEN_OUT, |campaign, _, table| {
        campaign.line_of(table).map_or_else(|| Ok(campaign.clone()), |place| campaign.remove(place))
    });
}

/// Changes the log of the table's campaign, and says so.
fn change(
    state: ScoreState,
    feedback: Feedback,
    noted: RwSignal<usize>,
    said: Key,
    next: impl FnOnce(&Campaign, &State, &str) -> Result<Campaign, Refusal>,
) {
    let session = state.session;
    let table = session.id().as_str().to_owned();
    let done = session.glance(|now| {
        let Some(id) = now.campaign() else { return Err(keys::SCORE_CAMPAIGN_MISSING.into()) };
        let kept = campaigns().read(id).map_err(|error| Line::new(campaign_room::reason(&error)))?;
        let next = next(&kept.document, now, &table);
        let next = next.map_err(|refusal| words::refusal(&kept.document, &refusal, |id| names::champion(now, id)))?;
        let changed = campaigns().change(id, kept.revision, &next);
        changed.map_err(|error| Line::new(campaign_room::reason(&error)))?;
        Ok(Line::new(said).with("name", next.name().as_str()))
    });
    match done {
        Ok(said) => feedback.announce(say(said)),
        Err::<_, Line>(reason) => feedback.toast(reason, Offer::Nothing),
    }
    noted.update(|count| *count += 1);
}

/// What there is to say of the campaign; nothing at a table without one.
pub(super) fn section(state: ScoreState, in_log: Memo<InLog>, noted: RwSignal<usize>) -> impl IntoView {
    let feedback = feedback();
    let again = Callback::new(move |()| note(state, feedback, noted));
    let out = Callback::new(move |()| take_out(state, feedback, noted));
    let differs = |line: Line, action: Key, on_action: Callback<()>| {
        view! { <Note kind=NoteKind::Warn action=say(action) on_action=on_action>{say(line)}</Note> }.into_any()
    };
    move || match in_log.get() {
        InLog::Nothing | InLog::ToNote(_) => ().into_any(),
        InLog::Missing(_) => view! { <Note kind=NoteKind::Warn>{say(keys::SCORE_CAMPAIGN_MISSING)}</Note> }.into_any(),
        InLog::Noted(name) => {
            let line = say(Line::new(keys::SCORE_CAMPAIGN_NOTED).with("name", name));
            view! { <Note kind=NoteKind::Info>{line}</Note> }.into_any()
        }
        InLog::Differs(name) => {
            differs(Line::new(keys::SCORE_CAMPAIGN_DIFFERS).with("name", name), keys::SCORE_CAMPAIGN_AGAIN, again)
        }
        InLog::TakenBack(name) => {
            differs(Line::new(keys::SCORE_CAMPAIGN_TAKEN_BACK).with("name", name), keys::SCORE_CAMPAIGN_TAKE_OUT, out)
        }
    }
}

/// The ink of a table that has ended: note the result, then on to the log; without a campaign, Home. While Clan
/// Objectives are open it leads to them first: what is open counts as not completed.
pub(super) fn ink(state: ScoreState, in_log: Memo<InLog>, noted: RwSignal<usize>) -> impl IntoView {
    let feedback = feedback();
    let to_log = move || {
        let id = state.session.state(|now| now.campaign().map(CampaignId::to_string)).unwrap_or_default();
        GamePage::Campaign(id, CampaignFace::Log).href()
    };
    let open = Memo::new(move |_| state.session.state(score::still_open));
    move || match in_log.get() {
        InLog::Nothing | InLog::Missing(_) | InLog::TakenBack(_) => {
            view! { <ButtonLink kind=ButtonKind::Act href=Page::Home.href() label=say(keys::SCORE_HOME) /> }.into_any()
        }
        InLog::ToNote(name) => match open.get() {
            Some(open) if !state.led.get() => objectives_first(state, open),
            open => view! {
            <Button
                kind=ButtonKind::Act
                label=say(keys::SCORE_CAMPAIGN_NOTE)
                second=open.map(say)
                ears=say(Line::new(keys::SCORE_CAMPAIGN_NOTE_OF).with("name", name))
                sign=Sign::Log
                on_press=move || note(state, feedback, noted)
            />
            }
            .into_any(),
        },
        InLog::Noted(_) | InLog::Differs(_) => {
            view! { <ButtonLink kind=ButtonKind::Act href=to_log() label=say(keys::SCORE_CAMPAIGN_OPEN) /> }.into_any()
        }
    }
}

fn objectives_first(state: ScoreState, open: Line) -> AnyView {
    view! {
        <Button
            kind=ButtonKind::Act
            label=say(open)
            second=say(keys::SCORE_STILL_OPEN_SUB)
            sign=Sign::Objective
            on_press=move || lead_there(state)
        />
    }
    .into_any()
}
