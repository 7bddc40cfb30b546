//! What can be done with a campaign besides playing it: another name, a file, the bin.

use crate::games::champions::model::campaign_table::CampaignId;
use crate::kernel::line::{Key, Line};
use crate::storage::campaigns::CampaignError;
use crate::ui::campaign_room::{self, CampaignRoom, campaigns};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::download;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::screens::cards::{ROOM, read_name};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The sheet about one campaign.
#[derive(Clone, Copy)]
pub(super) struct Managed {
    room: CampaignRoom,
    feedback: Feedback,
    subject: RwSignal<Option<(CampaignId, String)>>,
    /// The new name as it is typed.
    typed: RwSignal<String>,
}

impl Managed {
    pub fn new(room: CampaignRoom) -> Self {
        let (subject, typed) = (RwSignal::new(None), RwSignal::new(String::new()));
        Self { room, feedback: feedback(), subject, typed }
    }

    /// Opens the sheet about a campaign.
    pub fn open(self, id: &CampaignId, name: &str) {
        self.typed.set(name.to_owned());
        self.subject.set(Some((id.clone(), name.to_owned())));
    }

    /// Does something with the campaign, closes the sheet, and says what came of it.
    fn run(self, act: impl FnOnce(&CampaignId, String) -> Result<Option<(Line, Offer)>, CampaignError>) {
        let Some((id, name)) = self.subject.get_untracked() else { return };
        self.subject.set(None);
        match act(&id, name) {
            Ok(Some((line, offer))) => self.feedback.toast(line, offer),
            Ok(None) => {}
            Err(error) => self.feedback.toast(campaign_room::reason(&error), Offer::Nothing),
        }
    }

    fn rename(self) {
        let Ok(name) = read_name(&self.typed.get_untracked()) else { return };
        self.run(|id, _| {
            let kept = campaigns().read(id)?;
            campaigns().change(id, kept.revision, &kept.campaign.renamed(name))?;
            self.room.refresh();
            Ok(None)
        });
    }

    fn export(self) {
        self.run(|id, name| {
            let text = campaign_room::file_text(id, &campaigns().read(id)?.campaign);
            download::download(&download::file_name(&name), &text);
            Ok(None)
        });
    }

    fn delete(self) {
        self.run(|id, name| {
            self.room.delete(id)?;
            let said = Line::new(keys::CAMPAIGN_DELETED).with("name", name.clone());
            Ok(Some((said, Offer::RestoreCampaign(name))))
        });
    }
}

/// The sheet about one campaign.
#[component]
pub(super) fn ManageSheet(
    /// Which campaign, and what to do with it.
    managed: Managed,
) -> impl IntoView {
    let title = Signal::derive(move || managed.subject.get().map(|(_, name)| name).unwrap_or_default());
    let fault = Signal::derive(move || read_name(&managed.typed.get()).err().map(say));
    let row = move |key: Key, sub: Key, sign: Sign, act: fn(Managed)| {
        let lead = move || view! { <Icon sign=sign size=IconSize::Lead /> };
        view! { <RowButton title=say(key) sub=say(sub) lead=lead on_press=move || act(managed) /> }
    };
    view! {
        <Sheet
            open=Signal::derive(move || managed.subject.get().is_some())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || managed.subject.set(None)
        >
            <div class="rowx foot">
                <div class="grow">
                    <TextField
                        label=say(keys::CAMPAIGN_NAME)
                        value=managed.typed
                        fault=fault
                        maxlength=ROOM
                        on_input=move |text: String| managed.typed.set(text)
                    />
                </div>
                <Button
                    kind=ButtonKind::Rest
                    label=say(keys::HOME_RENAME)
                    disabled=Signal::derive(move || fault.get().is_some())
                    on_press=move || managed.rename()
                />
            </div>
            <div class="card rows">
                {row(keys::HOME_EXPORT, keys::CAMPAIGN_EXPORT_SUB, Sign::Log, Managed::export)}
                {row(keys::HOME_DELETE, keys::HOME_DELETE_SUB, Sign::Close, Managed::delete)}
            </div>
        </Sheet>
    }
}
