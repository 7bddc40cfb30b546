//! Who an Enemy was before its Corruption, as saves tell it: a Champion by its number alone, as the first saves did, an
//! Ally by name of its kind.

use super::ids::{Actor, AllyId, ChampionId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Former {
    Champion(ChampionId),
    Ally { ally: AllyId },
}

/// Writes it.
///
/// # Errors
///
/// As the format does.
pub fn serialize<S: Serializer>(was: &Option<Actor>, serializer: S) -> Result<S::Ok, S::Error> {
    let former = was.map(|actor| match actor {
        Actor::Champion(id) => Former::Champion(id),
        Actor::Ally(ally) => Former::Ally { ally },
    });
    former.serialize(serializer)
}

/// Reads it.
///
/// # Errors
///
/// As the format does, and where it is neither.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Actor>, D::Error> {
    let former = Option::<Former>::deserialize(deserializer)?;
    Ok(former.map(|former| match former {
        Former::Champion(id) => Actor::Champion(id),
        Former::Ally { ally } => Actor::Ally(ally),
    }))
}
