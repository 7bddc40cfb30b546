//! What a Campaign Log adds up to: accumulated Glory, who leads, who brings an Intermission card.

use super::log::{Campaign, Stage};
use super::noted::{Card, Noted, Replay};
use super::rulings::ReplayedDefeat;
use crate::games::champions::model::clan::Clan;

impl Campaign {
    /// Whether the Glory of a noted scenario is added up.
    pub fn counts(&self, noted: &Noted) -> bool {
        match (noted.replay, self.rulings.replayed_defeat) {
            (Replay::Stands, _) | (Replay::Replayed, ReplayedDefeat::Counts) => true,
            (Replay::Replayed, ReplayedDefeat::LeftOut) => false,
        }
    }

    /// The Glory each player has accumulated, in the order of players.
    pub fn accumulated(&self) -> Vec<usize> {
        let glory = |noted: &Noted, player: usize| {
            let share = noted.shares.get(player)?.as_ref()?;
            usize::try_from(share.glory.get()).ok()
        };
        let counted = || self.scenarios.iter().filter(|noted| self.counts(noted));
        (0..self.players.len()).map(|player| counted().filter_map(|noted| glory(noted, player)).sum()).collect()
    }

    /// Who has accumulated the most Glory: they choose the ending, each one where they tie (CH-END-6).
    pub fn leaders(&self) -> Vec<usize> {
        if self.scenarios.is_empty() {
            return Vec::new();
        }
        let accumulated = self.accumulated();
        let most = accumulated.iter().max().copied();
        (0..accumulated.len()).filter(|player| Some(accumulated[*player]) == most).collect()
    }

    /// The Clan a player has chosen the ending of.
    pub fn ending_of(&self, player: usize) -> Option<Clan> {
        match &self.stage {
            Stage::Underway => None,
            Stage::AtItsEnd(endings) => endings.iter().find(|ending| ending.player == player).map(|ending| ending.clan),
        }
    }

    /// Who brings an Intermission card to the scenario that comes next (CH-END-5): drawn after the one before, and not
    /// played in it since. A defeat and its replay are the same next scenario.
    pub fn cards(&self) -> Vec<usize> {
        let tries = self.scenarios.iter().rev().take_while(|noted| noted.replay == Replay::Replayed).count();
        let (before, tries) = self.scenarios.split_at(self.scenarios.len() - tries);
        let Some(drawn) = before.last() else { return Vec::new() };
        (0..self.players.len())
            .filter(|player| card(drawn, *player, |share| share.drew))
            .filter(|player| !tries.iter().any(|noted| card(noted, *player, |share| share.played)))
            .collect()
    }
}

fn card(noted: &Noted, player: usize, which: fn(&super::noted::Share) -> Card) -> bool {
    noted.shares.get(player).and_then(Option::as_ref).is_some_and(|share| which(share) == Card::Yes)
}
