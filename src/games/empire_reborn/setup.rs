//! What the players choose before the campaign, and the faults it can have.

use super::model::clan::Clan;
use super::model::rulings::Rulings;
use super::state::State;
use crate::kernel::by::Small;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// Which campaign orders and realms belong to: a number drawn when a game master begins one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CampaignId(pub u32);

impl CampaignId {
    /// Whether what is of one campaign has no place in another. What is of no campaign has its place in every one: it
    /// comes from an app that numbered none, or from a player who has not heard of the game master yet.
    pub fn is_foreign(one: Option<Self>, other: Option<Self>) -> bool {
        one.zip(other).is_some_and(|(one, other)| one != other)
    }
}

/// A campaign before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The Clans whose realms are kept on this device: one for a player, all of them for the game master.
    pub realms: Vec<RealmSetup>,
    /// Which readings are in force.
    #[serde(default)]
    pub rulings: Rulings,
    /// Its number; nothing for a player, who is told it by the game master.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignId>,
}

/// A Clan and who plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RealmSetup {
    /// The Clan.
    pub clan: Clan,
    /// What its player is called; nothing where nobody says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Name>,
}

/// Why a campaign cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No realm is kept.
    Nobody,
    /// A Clan is there twice.
    Twice(Clan),
}

/// The campaign before its first step.
///
/// # Errors
///
/// Every fault.
pub(super) fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    let count = |clan: &Clan| setup.realms.iter().filter(|realm| realm.clan == *clan).count();
    let twice = Clan::ALL.iter().filter(|clan| count(clan) > 1).map(|clan| Fault::Twice(*clan));
    let nobody = setup.realms.is_empty().then_some(Fault::Nobody);
    let faults: Vec<Fault> = nobody.into_iter().chain(twice).collect();
    if faults.is_empty() { Ok(State::new(setup)) } else { Err(faults) }
}
