//! The campaigns on this device: open one, begin one, take one in.

mod manage;
mod new;

pub use new::{player_field, player_names};

use crate::games::champions::campaign::Campaign;
use crate::games::champions::model::campaign_table::CampaignId;
use crate::games::champions::text::campaign as words;
use crate::kernel::line::Line;
use crate::storage::CampaignListing;
use crate::storage::campaigns::CampaignError;
use crate::ui::campaign_room::{self, CampaignRoom, campaign_room};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowLink;
use crate::ui::components::sign::Sign;
use crate::ui::components::toast::Toast;
use crate::ui::download::{self, UploadButton, UploadLook};
use crate::ui::feedback::{Offer, Saying, feedback};
use crate::ui::focus;
use crate::ui::page::{CampaignFace, Page};
use crate::ui::screens::home::{ImportNote, Importing};
use crate::ui::shelf::shelf;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;
use manage::Managed;

/// The list of campaigns.
pub fn campaigns() -> AnyView {
    let room = campaign_room();
    room.refresh();
    focus::focus_heading();
    let importing = Importing::new(shelf());
    let (managed, making) = (Managed::new(room), RwSignal::new(false));
    let own = move || room.listing.with(|list| list.clone().unwrap_or_default());
    view! {
        <div class="screen one">
            <Head title=say(keys::CAMPAIGNS) back=Page::Home.href() back_label=say(keys::CAMPAIGNS_BACK_HOME) />
            <main class="body">
                <ImportNote importing=importing />
                {move || list(own(), managed)}
            </main>
            <Dock>
                <UploadButton
                    label=say(keys::IMPORT)
                    look=UploadLook::Tool
                    on_upload=Callback::new(move |(upload,)| importing.take(upload))
                />
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::CAMPAIGN_NEW)
                    sign=Sign::Plus
                    on_press=move || making.set(true)
                />
            </Dock>
            <new::NewSheet room=room open=making />
            <manage::ManageSheet managed=managed />
            {toast(room)}
        </div>
    }
    .into_any()
}

/// The page of a campaign.
fn page_of(id: &CampaignId) -> Page {
    Page::Campaign(id.to_string(), CampaignFace::Log)
}

fn list(all: Vec<CampaignListing>, managed: Managed) -> impl IntoView {
    let (whole, broken): (Vec<_>, Vec<_>) = all.into_iter().partition(|one| one.campaign.is_ok());
    let rows: Vec<_> = whole.into_iter().filter_map(|one| Some(row(&one.id, &one.campaign.ok()?, managed))).collect();
    let is_empty = rows.is_empty();
    let none = is_empty.then(|| {
        view! {
            <p class="tell">
                <b>{say(keys::CAMPAIGNS_NONE)}</b>
                <span class="sub2">{say(keys::CAMPAIGNS_NONE_SUB)}</span>
            </p>
        }
    });
    view! {
        {none}
        <ul class="card rows" hidden=is_empty aria-label=say(keys::CAMPAIGNS)>{rows}</ul>
        {broken.into_iter().map(self::broken).collect_view()}
    }
}

fn row(id: &CampaignId, campaign: &Campaign, managed: Managed) -> impl IntoView + use<> {
    let name = campaign.name().to_string();
    let players = (0..campaign.players().len()).map(|player| say(words::player(campaign, player)));
    let players = players.collect::<Vec<_>>().join(", ");
    let sub = Line::new(keys::CAMPAIGN_SUB).with("players", players).with("scenarios", campaign.scenarios().len());
    let more = say(Line::new(keys::CAMPAIGN_MORE).with("name", name.clone()));
    let (href, id, given) = (page_of(id).href(), id.clone(), name.clone());
    view! {
        <li class="table-row">
            <RowLink href=href title=name sub=say(sub) />
            <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=move || managed.open(&id, &given) />
        </li>
    }
}

/// A campaign that cannot be read: it stays as it is, and can be taken out.
fn broken(listing: CampaignListing) -> impl IntoView {
    let key = match listing.campaign {
        Err(CampaignError::TooNew(_)) => keys::CAMPAIGN_TOO_NEW,
        _ => keys::CAMPAIGN_UNREADABLE,
    };
    let room = campaign_room();
    let give = Callback::new(move |()| {
        if let Some(text) = room.raw(&listing.id) {
            download::download(&download::file_name(&say(keys::CAMPAIGN_NAMELESS)), &text);
        }
    });
    view! {
        <Note kind=NoteKind::Warn action=say(keys::DOWNLOAD) on_action=give>
            {say(key)}
        </Note>
    }
}

/// What just happened here, with its way back.
fn toast(room: CampaignRoom) -> impl IntoView {
    let feedback = feedback();
    let text = Signal::derive(move || feedback.toast.get().map(|saying| saying.text));
    let offered = move |saying: &Saying| match &saying.offer {
        Offer::RestoreCampaign(name) => Some(name.clone()),
        _ => None,
    };
    let action = Signal::derive(move || {
        feedback.toast.with(|saying| saying.as_ref().and_then(offered).map(|_| say(keys::UNDO)))
    });
    let act = Callback::new(move |()| {
        let Some(name) = feedback.toast.with_untracked(|saying| saying.as_ref().and_then(offered)) else { return };
        match room.restore() {
            Ok(()) => feedback.announce(say(Line::new(keys::CAMPAIGN_RESTORED).with("name", name))),
            Err(error) => feedback.toast(campaign_room::reason(&error.into()), Offer::Nothing),
        }
    });
    view! { <Toast text=text action=action on_action=act on_close=move || feedback.toast.set(None) /> }
}
