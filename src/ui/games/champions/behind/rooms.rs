//! What evening and workshop work with beside the table: the packs of the game, and what players keep of their own.
//! Whichever of the two comes first brings it. A table is read and shown without it.

use crate::games::champions::pack;
use crate::pwa::patience::a_turn_for_the_browser;
use crate::ui::games::champions::board_room::BoardRoom;
use crate::ui::games::champions::campaign_room::CampaignRoom;
use crate::ui::games::champions::cards::Cards;
use crate::ui::games::champions::scenario_room::ScenarioRoom;
use crate::ui::part::Work;
use leptos::prelude::*;

/// What brings it.
pub struct Rooms {
    /// Reads the packs, each in a task of its own; only once, however often it is asked.
    pub prepare: fn() -> Work,
    /// Gives cards, boards, scenarios and campaigns to every screen, where that has not been done.
    pub furnish: fn(),
}

impl Rooms {
    /// Those of this game. Only evening and workshop may name it, or the packs become part of the table.
    pub const OF_GAME: Self = Self { prepare, furnish };
}

fn prepare() -> Work {
    Box::pin(async {
        for read in pack::READERS {
            a_turn_for_the_browser().await;
            read();
        }
        a_turn_for_the_browser().await;
    })
}

fn furnish() {
    if use_context::<Cards>().is_none() {
        Cards::provide();
        BoardRoom::provide();
        CampaignRoom::provide();
        ScenarioRoom::provide();
    }
}
