//! Terrain as a list with tags (BU-TER). Deliberately absent: where it lies and what shape it has, which are the players'.

use super::size::Size;
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// How a model passes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passage {
    /// Not at all.
    Impassable,
    /// Each inch counts 2.
    Difficult,
    /// As open ground.
    Normal,
    /// Two inches more on a Walk, Run or Charge.
    Ideal,
}
crate::small!(Passage: Impassable, Difficult, Normal, Ideal);

/// What it does to sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Nothing.
    Clear,
    /// It ends it.
    Blocking,
    /// Cover for a target within 1 inch.
    Obscuring,
    /// Reach for whoever stands higher.
    Enhancing,
}
crate::small!(Visibility: Clear, Blocking, Obscuring, Enhancing);

/// A piece of terrain with its tags.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// What it is called.
    pub name: Name,
    /// How a model passes it.
    pub passage: Passage,
    /// What it does to sight.
    pub visibility: Visibility,
    /// Its size, where the players agreed on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
}
