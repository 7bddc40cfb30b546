//! What can be done with a scenario besides writing it: another name, a copy, a file, the bin.

use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::pack::practice;
use crate::games::champions::scenario::document;
use crate::kernel::line::Line;
use crate::ui::components::sign::Sign;
use crate::ui::download;
use crate::ui::feedback::Offer;
use crate::ui::games::champions::cards::Cards;
use crate::ui::games::champions::scenario_room::{scenarios, with_library};
use crate::ui::games::champions::screens::scenario::copy_of;
use crate::ui::texts::say;
use crate::ui::widgets::collection::{Managed, Naming};
use crate::ui::widgets::managing::Doing;
use crate::ui::widgets::names::{ROOM, read_name};
use crate::words::champions as keys;
use leptos::prelude::*;

/// How a scenario is named.
pub(super) const NAMING: Naming<Scenario> = Naming {
    fault: |typed| read_name(typed).err().map(say),
    named: |scenario, typed| match read_name(typed) {
        Ok(name) => Scenario { name, ..scenario },
        Err(_) => scenario,
    },
    room: ROOM,
};

fn duplicate(managed: Managed<Scenario>) {
    managed.run(|id, _| {
        let copy = copy_of(&scenarios().read(id)?.document);
        let said = Line::new(keys::SCENARIO_COPIED).with("name", copy.name.as_str());
        managed.room.create(&copy)?;
        Ok(Some((said, Offer::Nothing)))
    });
}

fn export(managed: Managed<Scenario>, cards: Cards) {
    managed.run(|id, name| {
        let scenario = scenarios().read(id)?.document;
        let share = || with_library(cards, |library| document::to_share(&scenario, library, &practice()));
        download::download(&download::file_name(&name), &document::text(&untrack(share)));
        Ok(None)
    });
}

/// What its kind allows.
pub(super) fn doings(managed: Managed<Scenario>, cards: Cards) -> Vec<Doing> {
    vec![
        Doing::new(keys::SCENARIO_SHARE, keys::SCENARIO_SHARE_SUB, Sign::Out, move || export(managed, cards)),
        Doing::new(keys::HOME_DUPLICATE, keys::SCENARIO_COPY_SUB, Sign::Swap, move || duplicate(managed)),
    ]
}
