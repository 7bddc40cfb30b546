//! What this campaign plays where the rulebook leaves a choice: two readings each, with both passages.

use super::desk::Desk;
use crate::games::champions::campaign::CampaignRulings;
use crate::games::champions::campaign::rulings::{CampaignRuling, IntermissionAfter, ReplayedDefeat};
use crate::games::champions::text::campaign as words;
use crate::kernel::by::Small;
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The house rules; a choice counts at once.
#[component]
pub(super) fn RulingsForm(
    /// The campaign.
    desk: Desk,
) -> impl IntoView {
    view! {
        <p class="sub2">{say(keys::CAMPAIGN_RULINGS_SUB)}</p>
        {CampaignRuling::ALL.iter().map(|ruling| one(desk, *ruling)).collect_view()}
    }
}

fn one(desk: Desk, ruling: CampaignRuling) -> impl IntoView {
    let (question, readings) = words::ruling(ruling);
    let played = move || desk.read(|campaign| place(campaign.rulings(), ruling));
    let choose = move |place: usize| {
        desk.change(|campaign| Ok(campaign.with_rulings(with(campaign.rulings(), ruling, place))));
    };
    let answers: Vec<Segment> = readings.into_iter().map(|reading| Segment::of(say(reading))).collect();
    let references = ruling.references().map(|rule| reference(desk, rule));
    view! {
        <div class="stack">
            <b>{say(question)}</b>
            <Segmented
                label=say(question)
                answers=Signal::stored(answers)
                chosen=Signal::derive(move || Some(played()))
                look=SegmentedLook::Wraps
                on_choose=move |place: usize| choose(place)
            />
            <p class="references">{references.into_iter().collect_view()}</p>
        </div>
    }
}

fn reference(desk: Desk, rule: Rule) -> impl IntoView {
    let label = page_of(rule);
    view! { <RuleRef label=label on_open=move || desk.feedback.open_rule(rule) /> }
}

/// The place of the reading that is played.
fn place(rulings: CampaignRulings, ruling: CampaignRuling) -> usize {
    match ruling {
        CampaignRuling::ReplayedDefeat => usize::from(rulings.replayed_defeat == ReplayedDefeat::Counts),
        CampaignRuling::IntermissionAfter => usize::from(rulings.intermission_after == IntermissionAfter::EachScenario),
    }
}

/// The rulings with the reading of that place.
fn with(mut rulings: CampaignRulings, ruling: CampaignRuling, place: usize) -> CampaignRulings {
    match (ruling, place) {
        (CampaignRuling::ReplayedDefeat, 0) => rulings.replayed_defeat = ReplayedDefeat::LeftOut,
        (CampaignRuling::ReplayedDefeat, _) => rulings.replayed_defeat = ReplayedDefeat::Counts,
        (CampaignRuling::IntermissionAfter, 0) => rulings.intermission_after = IntermissionAfter::Victory,
        (CampaignRuling::IntermissionAfter, _) => rulings.intermission_after = IntermissionAfter::EachScenario,
    }
    rulings
}
