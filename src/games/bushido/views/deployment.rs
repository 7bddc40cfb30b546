//! What comes before the first turn, in its order: terrain, hidden notes, deployment, *Scout*, *Flank* (BU-SET).

use crate::games::bushido::Table;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::terrain::Terrain;
use crate::games::bushido::model::warband::SpecialKind;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::state::{SecretKind, State};

/// The least pieces of terrain a table has.
pub const LEAST_PIECES: usize = 6;

/// Before the first turn.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct DeploymentView {
    /// Who won the Tactical Test for deployment; nothing before it.
    pub winner: Option<Player>,
    /// Who places the next piece of terrain, once the test is won.
    pub places: Option<Player>,
    /// The pieces that lie there, with their numbers.
    pub pieces: Vec<(u16, Terrain)>,
    /// Terrain cards of each Warband.
    pub cards: Players<Vec<String>>,
    /// How many VIMs each wrote down.
    pub vims: Players<usize>,
    /// Models with *Scout*, those of the test's loser first.
    pub scouts: Vec<ModelId>,
    /// Models with *Flank*.
    pub flankers: Vec<ModelId>,
    /// How many notes of *Flank* each wrote down.
    pub flanks: Players<usize>,
}

/// What is to be done before the first turn.
pub fn deployment(table: &Table) -> DeploymentView {
    let state = table.state();
    let won = |event: &Event| match event {
        Event::TacticalTested { winner, .. } => Some(*winner),
        _ => None,
    };
    let winner = table.entries()[..table.cursor()].iter().rev().flat_map(|entry| &entry.events).find_map(won);
    let pieces = terrain(state);
    let places = winner.map(|winner| if pieces.len().is_multiple_of(2) { winner } else { winner.opponent() });
    let mut scouts = having(state, "Scout");
    // The test's loser comes first; before the test nobody does.
    scouts.sort_by_key(|id| state.model(*id).map(|model| Some(model.owner()) == winner));
    DeploymentView {
        winner,
        places,
        pieces,
        cards: Players::from_fn(|player| terrain_cards(state, player)),
        vims: Players::from_fn(|player| written(state, player, SecretKind::Vim)),
        scouts,
        flankers: having(state, "Flank"),
        flanks: Players::from_fn(|player| written(state, player, SecretKind::Flank)),
    }
}

/// The pieces of terrain that lie there, with their numbers.
pub fn terrain(state: &State) -> Vec<(u16, Terrain)> {
    state.terrain().map(|(number, piece)| (number, piece.clone())).collect()
}

fn having(state: &State, name: &str) -> Vec<ModelId> {
    let has = state.models().filter(|(_, model)| model.standing().is_in_play() && model.traits().has(name));
    has.map(|(id, _)| id).collect()
}

fn terrain_cards(state: &State, player: Player) -> Vec<String> {
    let cards = state.warband(player).parts().specials.iter();
    cards.filter(|card| card.kind == SpecialKind::Terrain).map(|card| card.name.clone()).collect()
}

fn written(state: &State, player: Player, kind: SecretKind) -> usize {
    state.secrets().filter(|(_, secret)| secret.player == player && secret.kind == kind).count()
}
