//! What can be done with a campaign besides playing it: another name, a file, the bin.

use crate::games::champions::campaign::Campaign;
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::games::champions::campaign_room::{self, campaigns};
use crate::ui::texts::say;
use crate::ui::widgets::collection::{Managed, Naming};
use crate::ui::widgets::managing::Doing;
use crate::ui::widgets::names::{ROOM, read_name};
use crate::words::champions as keys;

/// How a campaign is named.
pub(super) const NAMING: Naming<Campaign> = Naming {
    fault: |typed| read_name(typed).err().map(say),
    named: |campaign, typed| match read_name(typed) {
        Ok(name) => campaign.renamed(name),
        Err(_) => campaign,
    },
    room: ROOM,
};

fn export(managed: Managed<Campaign>) {
    managed.run(|id, name| {
        let text = campaign_room::file_text(id, &campaigns().read(id)?.document);
        download::download(&download::file_name(&name), &text);
        Ok(None)
    });
}

/// What its kind allows.
pub(super) fn doings(managed: Managed<Campaign>) -> Vec<Doing> {
    vec![Doing::new(keys::HOME_EXPORT, keys::CAMPAIGN_EXPORT_SUB, Sign::Out, move || export(managed))]
}
