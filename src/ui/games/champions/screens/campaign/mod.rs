//! A campaign: its log, what it adds up to, what comes next, and the ending.

mod desk;

mod ending;
mod glory;
mod line;
mod log;
mod names;
mod next;
mod over;
mod rulings;

use crate::games::champions::campaign::{Campaign, Next};
use crate::games::champions::model::campaign_table::CampaignId;
use crate::kernel::line::Line;
use crate::storage::StoreError;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::documents::CampaignError;
use crate::ui::games::champions::page::CampaignFace;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::screens::undo_tool::UndoTool;
use crate::ui::page::Page;
use crate::ui::texts::say;
use crate::ui::widgets::collection::cannot_open;
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::champions as keys;
use desk::{Desk, Over};
use leptos::prelude::*;

/// The pages of a campaign.
pub fn campaign(id: &str, page: RwSignal<Page>) -> AnyView {
    let opened = CampaignId::new(id).ok_or(CampaignError::Store(StoreError::Missing));
    match opened.and_then(Desk::open) {
        Ok(desk) => pages(desk, page),
        Err(error) => cannot_open::<Campaign>(&error),
    }
}

fn pages(desk: Desk, page: RwSignal<Page>) -> AnyView {
    let face = Memo::new(move |_| matches!(page.with(GamePage::of), Some(GamePage::Campaign(_, CampaignFace::Ending))));
    Effect::new(move |_| {
        face.track();
        focus::focus_heading();
    });
    view! {
        {move || if face.get() { ending::ending(desk) } else { log_page(desk) }}
        <over::OverSheet desk=desk />
        <FeedbackToast />
    }
    .into_any()
}

/// The address of a face of the campaign.
fn href(desk: Desk, face: CampaignFace) -> String {
    GamePage::Campaign(desk.id().to_string(), face).href()
}

fn log_page(desk: Desk) -> AnyView {
    let more = Signal::derive(move || {
        say(Line::new(keys::CAMPAIGN_MORE).with("name", desk.read(|campaign| campaign.name().to_string())))
    });
    let tools = move || {
        view! { <Button kind=ButtonKind::Round label=more sign=Sign::More on_press=move || desk.lay(Over::More) /> }
    };
    view! {
        <div class="screen one">
            <Head
                title=Signal::derive(move || desk.read(|campaign| campaign.name().to_string()))
                subtitle=say(keys::CAMPAIGN_LOG)
                back=GamePage::Campaigns.href()
                back_label=say(keys::CAMPAIGNS_BACK)
                trailing=tools
            />
            <main class="body">
                {move || next::notes(desk)}
                {move || log::table(desk)}
                {move || glory::bars(desk)}
                {move || next::others(desk)}
            </main>
            <Dock>
                {undo_tool(desk)}
                {move || next::ink(desk, desk.read(|campaign| campaign.next()))}
            </Dock>
        </div>
    }
    .into_any()
}

/// Takes the last change back.
fn undo_tool(desk: Desk) -> impl IntoView {
    view! { <UndoTool nothing=Signal::derive(move || !desk.can_undo()) on_undo=move || desk.undo() /> }
}

/// Whether the campaign is at its end.
fn is_over(desk: Desk) -> bool {
    desk.read(|campaign| campaign.next() == Next::End)
}
