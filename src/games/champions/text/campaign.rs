//! Campaigns, Intermission and Ring Event cards in words.

use super::{names, score};
use crate::games::champions::campaign::rulings::CampaignRuling;
use crate::games::champions::campaign::{Against, Campaign, Noted, Refusal, Verdict};
use crate::games::champions::model::ids::{ChampionId, PlayerId};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::ring_event::{RingEffect, RingEvent, Touched};
use crate::games::champions::model::state::State;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// A player of a campaign by name, or by number where nobody gave one.
pub fn player(campaign: &Campaign, player: usize) -> Line {
    match campaign.players().get(player).and_then(|player| player.name.as_ref()) {
        Some(name) => Line::new(keys::NAME).with("name", name.as_str()),
        None => Line::new(keys::PLAYER_NUMBER).with("number", player + 1),
    }
}

/// "Won, 3 above"; a scenario can be lost although there was Honor enough.
pub fn result(noted: &Noted) -> Line {
    let key = match noted.verdict {
        Verdict::Won => keys::CAMPAIGN_WON,
        Verdict::Lost if noted.margin >= 0 => keys::CAMPAIGN_LOST_WITH_HONOR,
        Verdict::Lost => keys::CAMPAIGN_LOST,
    };
    Line::new(key).with("margin", score::distance(noted.margin))
}

/// A ruling, and the two readings of it, the standard one first.
pub fn ruling(ruling: CampaignRuling) -> (Key, [Key; 2]) {
    match ruling {
        CampaignRuling::ReplayedDefeat => (
            keys::CAMPAIGN_RULING_REPLAYED,
            [keys::CAMPAIGN_RULING_REPLAYED_LEFT_OUT, keys::CAMPAIGN_RULING_REPLAYED_COUNTS],
        ),
        CampaignRuling::IntermissionAfter => (
            keys::CAMPAIGN_RULING_INTERMISSION,
            [keys::CAMPAIGN_RULING_INTERMISSION_VICTORY, keys::CAMPAIGN_RULING_INTERMISSION_EACH],
        ),
    }
}

/// Why a campaign does not take a change; `champion` names those of the table it is about.
pub fn refusal(campaign: &Campaign, refusal: &Refusal, champion: impl Fn(ChampionId) -> String) -> Line {
    let of = |key, who: usize| Line::new(key).with("name", player(campaign, who));
    match &refusal.kind {
        Against::PlayerCount { players } => Line::new(keys::CAMPAIGN_PLAYER_COUNT).with("players", *players),
        Against::NoSuchPlayer => keys::REFUSED_NO_SUCH_PLAYER.into(),
        Against::NoSuchScenario => keys::CAMPAIGN_NO_SUCH_SCENARIO.into(),
        Against::TooManyScenarios => keys::CAMPAIGN_TOO_MANY.into(),
        Against::NobodyPlayed => keys::CAMPAIGN_NOBODY_PLAYED.into(),
        Against::AtItsEnd => keys::CAMPAIGN_AT_ITS_END.into(),
        Against::NotAtItsEnd => keys::CAMPAIGN_NOT_AT_ITS_END.into(),
        Against::NothingNoted => keys::CAMPAIGN_NOTHING_NOTED.into(),
        Against::NotLost => keys::CAMPAIGN_NOT_LOST.into(),
        Against::ReplayOpen => keys::CAMPAIGN_REPLAY_OPEN.into(),
        Against::GlorifiedInDefeat { player } => of(keys::CAMPAIGN_GLORIFIED_IN_DEFEAT, *player),
        Against::CardWithoutGlorified { player } => of(keys::CAMPAIGN_CARD_WITHOUT_GLORIFIED, *player),
        Against::NotLeading { player } => of(keys::CAMPAIGN_NOT_LEADING, *player),
        Against::TableGoesOn => keys::CAMPAIGN_TABLE_GOES_ON.into(),
        Against::Unsettled { champions } => {
            let names: Vec<String> = champions.iter().map(|id| champion(*id)).collect();
            Line::new(keys::SCORE_UNSETTLED).with("names", names.join(", "))
        }
    }
}

/// What the card of a turn touches: "Fire is harder".
pub fn touched(touched: Touched) -> Line {
    let key = match touched.effect {
        RingEffect::Easier => keys::RING_EVENT_EASIER,
        RingEffect::Harder => keys::RING_EVENT_HARDER,
    };
    Line::new(key).with("element", names::element(touched.element))
}

/// The card of a turn, as far as it was noted.
pub fn ring_event(card: &RingEvent) -> Line {
    let note = card.note.as_str();
    match (card.touched, note.is_empty()) {
        (None, true) => keys::RING_EVENT_OPEN.into(),
        (Some(of), true) => Line::new(keys::RING_EVENT_TOUCHES).with("touched", touched(of)),
        (None, false) => Line::new(keys::RING_EVENT_SAYS).with("note", note),
        (Some(of), false) => {
            Line::new(keys::RING_EVENT_TOUCHES_AND_SAYS).with("touched", touched(of)).with("note", note)
        }
    }
}

/// An Intermission card was played, and what it does where somebody said so.
pub(super) fn intermission_played(state: &State, player: PlayerId, note: &Note) -> Line {
    let name = names::player(state, player);
    if note.is_empty() {
        Line::new(keys::INTERMISSION_PLAYED).with("name", name)
    } else {
        Line::new(keys::INTERMISSION_PLAYED_NOTE).with("name", name).with("note", note.as_str())
    }
}
