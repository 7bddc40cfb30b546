//! How the players look at the map of an open table: it stays so while they read another page.

use crate::games::battle_for_rokugan::views::sight::Sight;
use crate::small;
use leptos::prelude::*;

/// What the map shows beside who controls what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Faceup control tokens.
    Control,
    /// The honor of each province.
    Honor,
    /// The defense of each province.
    Defense,
    /// The chance that each is lost.
    Danger,
}
small!(Layer: Control, Honor, Defense, Danger);

/// How the map is looked at.
#[derive(Clone, Copy)]
pub struct Outlook {
    /// Its layer.
    pub layer: RwSignal<Layer>,
    /// How near it is.
    pub sight: RwSignal<Sight>,
}

impl Outlook {
    /// Gives it to every page of a table: the whole map, and who controls what.
    pub fn provide() {
        provide_context(Self { layer: RwSignal::new(Layer::Control), sight: RwSignal::new(Sight::WHOLE) });
    }

    /// That of the open table.
    pub fn here() -> Self {
        expect_context()
    }
}
