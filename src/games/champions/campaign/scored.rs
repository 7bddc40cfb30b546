//! The line a table writes into the Campaign Log, from its final arithmetic (CH-END-6).

use super::against::{Against, Refusal};
use super::log::Campaign;
use super::noted::{Card, Noted, Replay, Share, Verdict};
use super::rulings::{CampaignRulings, IntermissionAfter};
use crate::games::champions::model::campaign_table::Intermission;
use crate::games::champions::model::ids::{ChampionId, PlayerId};
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::Glory;
use crate::games::champions::model::state::State;
use crate::games::champions::rulebook;
use crate::games::champions::scoring::{self, GloryLine, ScoreSheet};
use crate::kernel::by::Small;

/// The line of a table that has ended. Each player's Glory is that of the Champion they brought.
///
/// # Errors
///
/// That the game goes on, or that the Glory of an open objective is not known.
pub fn line(state: &State, table: &str, rulings: CampaignRulings) -> Result<Noted, Refusal> {
    if state.ended().is_none() {
        return Err(Refusal::new(Against::TableGoesOn, rulebook::CAMPAIGN));
    }
    let sheet = scoring::score(state);
    let champions = sheet.unsettled();
    if !champions.is_empty() {
        return Err(Refusal::new(Against::Unsettled { champions }, rulebook::END_GLORY));
    }
    let verdict = if sheet.is_victory() { Verdict::Won } else { Verdict::Lost };
    let shares = ChampionId::ALL.iter().take(state.players().len());
    Ok(Noted {
        scenario: state.scenario().name.clone(),
        verdict,
        margin: sheet.margin(),
        shares: shares.map(|id| Some(share(state, &sheet, *id, may_be_glorified(verdict, rulings)))).collect(),
        replay: Replay::Stands,
        table: Some(table.to_owned()),
    })
}

/// What a log says of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Nothing, and there is nothing to note: the game goes on.
    Open,
    /// Nothing yet.
    ToNote,
    /// What the table comes to.
    Same,
    /// Something else than the table comes to.
    Differs,
    /// How it ended; but its end was taken back, and the game goes on.
    TakenBack,
}

/// What the log says of that table as it stands now.
pub fn entry(state: &State, table: &str, campaign: &Campaign) -> Entry {
    let line = campaign.line_of(table).and_then(|place| campaign.scenarios().get(place));
    let same = |old: &Noted| {
        let new = self::line(state, table, campaign.rulings());
        new.is_ok_and(|new| (new.verdict, new.margin, glory(&new)) == (old.verdict, old.margin, glory(old)))
    };
    match (line, state.ended().is_some()) {
        (None, false) => Entry::Open,
        (None, true) => Entry::ToNote,
        (Some(_), false) => Entry::TakenBack,
        (Some(old), true) if same(old) => Entry::Same,
        (Some(_), true) => Entry::Differs,
    }
}

/// Everybody's Glory; a player who came later is in the log alone.
fn glory(noted: &Noted) -> Vec<Glory> {
    noted.shares.iter().flatten().map(|share| share.glory).collect()
}

/// The names of a table's players.
pub fn names(state: &State) -> Vec<Option<Name>> {
    state.players().iter().map(|player| player.name().cloned()).collect()
}

/// Whether a scenario that ended so has its Glorified (CH-END-5).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Glorified {
    /// It has.
    MayBe,
    /// It has none.
    Nobody,
}

fn may_be_glorified(verdict: Verdict, rulings: CampaignRulings) -> Glorified {
    match (verdict, rulings.intermission_after) {
        (Verdict::Won, _) | (Verdict::Lost, IntermissionAfter::EachScenario) => Glorified::MayBe,
        (Verdict::Lost, IntermissionAfter::Victory) => Glorified::Nobody,
    }
}

fn share(state: &State, sheet: &ScoreSheet, id: ChampionId, may: Glorified) -> Share {
    let total = |line: &GloryLine| (line.champion == id).then_some(line.total);
    let glory = sheet.glory.iter().find_map(total).unwrap_or(0).max(0);
    let glorified = may == Glorified::MayBe && sheet.glorified.contains(&id);
    let played = state.owner(id).and_then(|PlayerId(seat)| state.intermission(PlayerId(seat)));
    let yes = |yes: bool| if yes { Card::Yes } else { Card::No };
    Share {
        champion: Some(state.champion(id).card().name.clone()),
        glory: Glory::clamped(glory),
        glorified: glorified.then(Note::default),
        drew: yes(glorified),
        played: yes(played == Some(Intermission::Played)),
    }
}
