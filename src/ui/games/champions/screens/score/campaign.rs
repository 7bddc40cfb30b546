//! The table's line in the Campaign Log: one tap notes it, once noted the way there.

use super::ScoreState;
use crate::games::champions::campaign::{Campaign, scored};
use crate::games::champions::model::campaign_table::CampaignId;
use crate::games::champions::text::{campaign as words, names};
use crate::kernel::line::Line;
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
}

/// What the log says of a table, as it lies in the store now. `noted` counts how often something was noted here.
pub(super) fn in_log(state: ScoreState, noted: RwSignal<usize>) -> Memo<InLog> {
    Memo::new(move |_| {
        noted.track();
        let session = state.session;
        let table = session.id().as_str().to_owned();
        session.state(|now| {
            let Some(id) = now.campaign().filter(|_| now.ended().is_some()) else { return InLog::Nothing };
            let campaign = match campaigns().read(id) {
                Ok(kept) => kept.document,
                Err(error) => return InLog::Missing(error),
            };
            let name = campaign.name().to_string();
            let Some(place) = campaign.line_of(&table) else { return InLog::ToNote(name) };
            let line = &campaign.scenarios()[place];
            let same = scored::line(now, &table, campaign.rulings())
                .is_ok_and(|new| new.verdict == line.verdict && new.margin == line.margin && same_glory(&new, line));
            if same { InLog::Noted(name) } else { InLog::Differs(name) }
        })
    })
}

fn same_glory(
    one: &crate::games::champions::campaign::Noted,
    other: &crate::games::champions::campaign::Noted,
) -> bool {
    one.shares
        .iter()
        .zip(&other.shares)
        .all(|(one, other)| one.as_ref().map(|share| share.glory) == other.as_ref().map(|share| share.glory))
}

/// Notes the line of the table.
fn note(state: ScoreState, feedback: Feedback, noted: RwSignal<usize>) {
    let session = state.session;
    let table = session.id().as_str().to_owned();
    let done = session.glance(|now| {
        let Some(id) = now.campaign() else { return Err(keys::SCORE_CAMPAIGN_MISSING.into()) };
        let kept = campaigns().read(id).map_err(|error| Line::new(campaign_room::reason(&error)))?;
        let line = scored::line(now, &table, kept.document.rulings());
        let next: Result<Campaign, _> = line.and_then(|line| kept.document.note(line, &scored::names(now)));
        let next = next.map_err(|refusal| words::refusal(&kept.document, &refusal, |id| names::champion(now, id)))?;
        let changed = campaigns().change(id, kept.revision, &next);
        changed.map_err(|error| Line::new(campaign_room::reason(&error)))?;
        Ok(Line::new(keys::SCORE_CAMPAIGN_NOTED).with("name", next.name().as_str()))
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
    move || match in_log.get() {
        InLog::Nothing | InLog::ToNote(_) => ().into_any(),
        InLog::Missing(_) => view! { <Note kind=NoteKind::Warn>{say(keys::SCORE_CAMPAIGN_MISSING)}</Note> }.into_any(),
        InLog::Noted(name) => {
            let line = say(Line::new(keys::SCORE_CAMPAIGN_NOTED).with("name", name));
            view! { <Note kind=NoteKind::Info>{line}</Note> }.into_any()
        }
        InLog::Differs(name) => {
            let line = say(Line::new(keys::SCORE_CAMPAIGN_DIFFERS).with("name", name));
            view! {
                <Note kind=NoteKind::Warn action=say(keys::SCORE_CAMPAIGN_AGAIN) on_action=again>
                    {line}
                </Note>
            }
            .into_any()
        }
    }
}

/// The ink of a table that has ended: note the result, then on to the log; without a campaign, Home.
pub(super) fn ink(state: ScoreState, in_log: Memo<InLog>, noted: RwSignal<usize>) -> impl IntoView {
    let feedback = feedback();
    let to_log = move || {
        let id = state.session.state(|now| now.campaign().map(CampaignId::to_string)).unwrap_or_default();
        GamePage::Campaign(id, CampaignFace::Log).href()
    };
    move || match in_log.get() {
        InLog::Nothing | InLog::Missing(_) => {
            view! { <ButtonLink kind=ButtonKind::Act href=Page::Home.href() label=say(keys::SCORE_HOME) /> }.into_any()
        }
        InLog::ToNote(name) => view! {
            <Button
                kind=ButtonKind::Act
                label=say(keys::SCORE_CAMPAIGN_NOTE)
                ears=say(Line::new(keys::SCORE_CAMPAIGN_NOTE_OF).with("name", name))
                sign=Sign::Log
                on_press=move || note(state, feedback, noted)
            />
        }
        .into_any(),
        InLog::Noted(_) | InLog::Differs(_) => {
            view! { <ButtonLink kind=ButtonKind::Act href=to_log() label=say(keys::SCORE_CAMPAIGN_OPEN) /> }.into_any()
        }
    }
}
