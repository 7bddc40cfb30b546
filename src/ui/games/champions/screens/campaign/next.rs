//! What comes next: the ink, and what else may be done now.

use super::desk::{Changed, Desk, Over};
use super::{href, is_over};
use crate::games::champions::campaign::rulings::ReplayedDefeat;
use crate::games::champions::campaign::{Campaign, Next};
use crate::games::champions::text::campaign as words;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{CampaignFace, SetupStep};
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What should be known before the next scenario.
pub(super) fn notes(desk: Desk) -> impl IntoView {
    let (next, cards) = desk.read(|campaign| (campaign.next(), card_line(campaign)));
    let note = match next {
        Next::AfterDefeat => Some(keys::CAMPAIGN_AFTER_DEFEAT),
        Next::Replay => Some(keys::CAMPAIGN_REPLAY_OPEN),
        Next::First | Next::Onward | Next::End => None,
    };
    let note = note.map(|key| view! { <Note kind=NoteKind::Info sign=Sign::About>{say(key)}</Note> });
    let cards = cards.filter(|_| next != Next::End);
    let cards = cards.map(|line| view! { <Note kind=NoteKind::Info sign=Sign::DrawObjectives>{say(line)}</Note> });
    (note, cards)
}

/// Who brings an Intermission card; nothing where nobody does.
fn card_line(campaign: &Campaign) -> Option<Line> {
    let names: Vec<String> = campaign.cards().iter().map(|player| say(words::player(campaign, *player))).collect();
    (!names.is_empty()).then(|| Line::new(keys::CAMPAIGN_CARDS).with("names", names.join(", ")))
}

/// The one thing to press next.
pub(super) fn ink(desk: Desk, next: Next) -> AnyView {
    let key = match next {
        Next::First => keys::CAMPAIGN_FIRST,
        Next::Onward | Next::AfterDefeat => keys::CAMPAIGN_ONWARD,
        Next::Replay => keys::CAMPAIGN_REPLAY_BEGIN,
        Next::End => {
            let href = href(desk, CampaignFace::Ending);
            return view! { <ButtonLink kind=ButtonKind::Act href=href label=say(keys::CAMPAIGN_SEE_ENDING) /> }
                .into_any();
        }
    };
    let of = desk.read(Campaign::next_of).map(|(number, all)| {
        say(Line::new(keys::CAMPAIGN_SCENARIO_OF).with("number", number).with("all", usize::from(all)))
    });
    view! { <Button kind=ButtonKind::Act label=say(key) second=of on_press=move || begin(desk) /> }.into_any()
}

/// Leads into the set-up with the same players.
fn begin(desk: Desk) {
    desk.prepare_next();
    page::go(GamePage::Setup(SetupStep::Scenario));
}

/// Everything else that can be done now.
pub(super) fn others(desk: Desk) -> impl IntoView {
    let next = desk.read(Campaign::next);
    let rows = match next {
        Next::First => Vec::new(),
        Next::Onward => vec![end(desk)],
        Next::AfterDefeat => vec![replay(desk), end(desk)],
        Next::Replay => vec![pass(desk)],
        Next::End => vec![reopen(desk)],
    };
    let by_hand = (!is_over(desk))
        .then(|| row(keys::CAMPAIGN_BY_HAND, keys::CAMPAIGN_BY_HAND_SUB, Sign::Edit, move || desk.lay(Over::NewLine)));
    view! { <div class="card rows" role="group" aria-label=say(keys::CAMPAIGN_DEEDS)>{rows} {by_hand}</div> }
}

fn row(title: impl Into<Line>, sub: Key, sign: Sign, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
    view! { <RowButton title=say(title) sub=say(sub) lead=lead on_press=act /> }.into_any()
}

fn replay(desk: Desk) -> AnyView {
    let (scenario, counts) = desk.read(|campaign| {
        let last = campaign.scenarios().last().map(|noted| noted.scenario.to_string());
        (last.unwrap_or_default(), campaign.rulings().replayed_defeat)
    });
    let sub = match counts {
        ReplayedDefeat::LeftOut => keys::CAMPAIGN_REPLAY_SUB,
        ReplayedDefeat::Counts => keys::CAMPAIGN_REPLAY_COUNTS_SUB,
    };
    let act = move || {
        if desk.change(Campaign::replay) == Changed::Yes {
            begin(desk);
        }
    };
    row(Line::new(keys::CAMPAIGN_REPLAY).with("scenario", scenario), sub, Sign::Redo, act)
}

fn pass(desk: Desk) -> AnyView {
    row(keys::CAMPAIGN_PASS_INSTEAD, keys::CAMPAIGN_PASS_SUB, Sign::Next, move || {
        desk.change(Campaign::pass);
    })
}

fn end(desk: Desk) -> AnyView {
    row(keys::CAMPAIGN_END, keys::CAMPAIGN_END_SUB, Sign::Check, move || {
        if desk.change(Campaign::end) == Changed::Yes {
            page::go(GamePage::Campaign(desk.id().to_string(), CampaignFace::Ending));
        }
    })
}

/// The campaign has another scenario after all.
pub(super) fn reopen(desk: Desk) -> AnyView {
    row(keys::CAMPAIGN_REOPEN, keys::CAMPAIGN_REOPEN_SUB, Sign::Undo, move || {
        desk.change(Campaign::reopen);
    })
}
