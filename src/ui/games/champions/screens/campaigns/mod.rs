//! The campaigns on this device: open one, begin one, take one in.

mod manage;
mod new;

pub use new::{player_field, player_names};

use crate::games::champions::campaign::Campaign;
use crate::games::champions::model::campaign_table::CampaignId;
use crate::games::champions::text::campaign as words;
use crate::kernel::line::{Key, Line};
use crate::ui::games::champions::campaign_room::{self, campaign_room};
use crate::ui::games::champions::documents::CampaignError;
use crate::ui::games::champions::page::CampaignFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::ui::widgets::collection::{Collected, Managed, Own, Words, collection, managed_sheet, own_rows};
use crate::words::champions as keys;
use leptos::prelude::*;

impl Collected for Campaign {
    const WORDS: Words = Words {
        title: keys::CAMPAIGNS,
        back: keys::CAMPAIGNS_BACK_HOME,
        up: keys::CAMPAIGNS_BACK,
        new: keys::CAMPAIGN_NEW,
        label: keys::CAMPAIGN_NAME,
        none: keys::CAMPAIGNS_NONE,
        none_sub: keys::CAMPAIGNS_NONE_SUB,
        nameless: keys::CAMPAIGN_NAMELESS,
        more: keys::CAMPAIGN_MORE,
        deleted: keys::CAMPAIGN_DELETED,
        restored: keys::CAMPAIGN_RESTORED,
    };

    fn list_page() -> Page {
        GamePage::Campaigns.into()
    }

    fn reason(error: &CampaignError) -> Key {
        campaign_room::reason(error)
    }
}

/// The list of campaigns.
pub fn campaigns() -> AnyView {
    let room = campaign_room();
    room.refresh();
    let (managed, making) = (Managed::new(room), RwSignal::new(false));
    let body = view! { {move || own_rows(managed, say(keys::CAMPAIGNS), about)} };
    let sheets = view! {
        <new::NewSheet room=room open=making />
        {managed_sheet(managed, manage::NAMING, move || manage::doings(managed))}
    };
    collection::<Campaign>(making, (body.into_any(), sheets.into_any()))
}

/// The page of a campaign.
fn page_of(id: &CampaignId) -> Page {
    GamePage::Campaign(id.to_string(), CampaignFace::Log).into()
}

/// What the list says of a campaign: its players, and how many scenarios.
fn about(id: &CampaignId, campaign: Campaign) -> Own {
    let players = (0..campaign.players().len()).map(|player| say(words::player(&campaign, player)));
    let players = players.collect::<Vec<_>>().join(", ");
    let sub = Line::new(keys::CAMPAIGN_SUB).with("players", players).with("scenarios", campaign.scenarios().len());
    Own { name: campaign.name().to_string(), sub: say(sub), page: page_of(id) }
}
