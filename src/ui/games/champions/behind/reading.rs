//! What reads: saves of tables, the packs of the game, and what players keep of their own.

use super::Reading;
use crate::games::champions::pack;
use crate::pwa::patience::a_turn_for_the_browser;
use crate::ui::games::champions::board_room::BoardRoom;
use crate::ui::games::champions::campaign_room::CampaignRoom;
use crate::ui::games::champions::cards::Cards;
use crate::ui::games::champions::scenario_room::ScenarioRoom;
use crate::ui::part::Work;
use crate::ui::table::reader::Reader;

/// The list itself.
pub static READING: Reading = Reading { prepare, furnish, reader: Reader::OF_GAME };

fn prepare() -> Work {
    Box::pin(async {
        for read in [pack::builtin, pack::practice] {
            a_turn_for_the_browser().await;
            read();
        }
        a_turn_for_the_browser().await;
    })
}

fn furnish() {
    Cards::provide();
    BoardRoom::provide();
    CampaignRoom::provide();
    ScenarioRoom::provide();
}
