//! The set-up of a campaign's next scenario: the same players in their order, and who brings an Intermission card.

use super::preparing::{Preparing, fresh_seed};
use crate::games::champions::Champions;
use crate::games::champions::campaign::{Campaign, Next};
use crate::games::champions::model::campaign_table::{CampaignId, InCampaign};
use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::ids::PlayerId;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::views::setup_draft::Draft;
use crate::kernel::journal::Journal;
use crate::kernel::line::Line;
use crate::storage::TableId;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::board_choice::offered;
use crate::ui::games::champions::campaign_room::campaigns;
use crate::ui::games::champions::cards::Cards;
use crate::ui::games::champions::catalogue::Catalogue;
use crate::ui::prefs::Prefs;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Begins the set-up of a campaign's next scenario, in the place of any that was begun before.
pub fn for_campaign(id: &CampaignId, campaign: &Campaign, cards: Cards, prefs: RwSignal<Prefs>) {
    let draft = cards.catalogue.with_untracked(|cards| draft_for(id, campaign, cards));
    prefs.update(|prefs| prefs.draft = draft.write());
}

fn draft_for(id: &CampaignId, campaign: &Campaign, cards: &Catalogue) -> Draft {
    let mut draft = Draft::fresh(fresh_seed());
    let players = campaign.players();
    draft.players = players.len();
    for (number, (seat, player)) in draft.seats.iter_mut().zip(players).enumerate() {
        seat.player = player.name.as_ref().map(ToString::to_string).unwrap_or_default();
        seat.card = champion(campaign, number, cards);
    }
    if let Some(last) = last_table(campaign) {
        draft.play_on(last.setup());
    }
    if campaign.next() == Next::Replay {
        replayed(&mut draft, campaign, cards);
    }
    let holders = campaign.cards().into_iter().filter_map(|player| u8::try_from(player).ok());
    draft.campaign = Some(InCampaign { campaign: id.clone(), cards: holders.map(PlayerId).collect() });
    draft
}

/// The table that was noted last, of those that are still on the shelf.
fn last_table(campaign: &Campaign) -> Option<Journal<Champions>> {
    let noted = campaign.scenarios().iter().rev().filter_map(|noted| TableId::new(noted.table.as_deref()?));
    let mut opened = noted.filter_map(|id| keeper::tables().open::<Champions>(&id).ok());
    opened.next().map(|opened| opened.table)
}

/// The Champion a player brought last, where its card is still there.
fn champion(campaign: &Campaign, player: usize, cards: &Catalogue) -> Option<ChampionCard> {
    let name = campaign.champion_of(player)?;
    let found = cards.champions().into_iter().find(|found| found.card.name == *name);
    found.map(|found| found.card).filter(|card| !card.is_companion())
}

/// The scenario that was lost, once more.
fn replayed(draft: &mut Draft, campaign: &Campaign, cards: &Catalogue) {
    let Some(last) = campaign.scenarios().last() else { return };
    match cards.scenarios().iter().find(|found| found.card.name == last.scenario) {
        Some(found) => draft.take_scenario(&found.card, offered),
        None => draft.title = last.scenario.to_string(),
    }
}

/// Begins the set-up of a scenario, in the place of any that was begun before.
pub fn for_scenario(scenario: &Scenario, prefs: RwSignal<Prefs>) {
    let mut draft = Draft::fresh(fresh_seed());
    draft.take_scenario(scenario, offered);
    prefs.update(|prefs| prefs.draft = draft.write());
}

/// Says which campaign the table will belong to, and lets go of it; nothing where it belongs to none.
pub(super) fn campaign_note(preparing: Preparing) -> impl IntoView {
    let tie = preparing.part(|draft| draft.campaign.clone());
    let leave = Callback::new(move |()| preparing.update(|draft| draft.campaign = None));
    move || {
        let kept = campaigns().read(&tie.get()?.campaign).ok()?;
        let line = Line::new(keys::SETUP_IN_CAMPAIGN).with("name", kept.document.name().as_str());
        Some(view! {
            <Note kind=NoteKind::Info sign=Sign::Glory action=say(keys::SETUP_IN_CAMPAIGN_LEAVE) on_action=leave>
                {say(line)}
            </Note>
        })
    }
}
