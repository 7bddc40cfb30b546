//! What this device remembers of the last set-up: who sat where and by which rulings, that the public facts were compared with the box, and
//! where it differs. It is worth no error: what cannot be read is as if nothing were remembered.

use crate::games::GameId;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::content::own_box::OwnBox;
use crate::games::battle_for_rokugan::model::rulings::Ruling;
use crate::games::battle_for_rokugan::setup::Setup;
use crate::ui::games::battle_for_rokugan::session::Session;
use crate::ui::prefs;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Whether the players have compared the public facts with their box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Facts {
    /// They have not.
    #[default]
    Open,
    /// They have.
    Compared,
}

/// What is remembered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Remembered {
    /// The last table that was begun.
    pub(super) last: Option<Setup>,
    /// Whether the public facts were compared.
    pub(super) facts: Facts,
    /// Where the box differs; new tables are set up with it.
    pub(super) own_box: OwnBox,
}

/// What is remembered now.
pub(super) fn remembered() -> Remembered {
    let name = GameId::BattleForRokugan.saved_name();
    let read = |prefs: &prefs::Prefs| serde_json::from_str(prefs.last_set_ups.get(name)?).ok();
    prefs::current().with(read).unwrap_or_default()
}

/// Where the players' box differs.
pub(in crate::ui::games::battle_for_rokugan) fn own_box() -> OwnBox {
    untrack(remembered).own_box
}

/// Remembers something else.
pub(super) fn remember(change: impl FnOnce(&mut Remembered)) {
    let mut now = untrack(remembered);
    change(&mut now);
    // Plain data can always be written.
    if let Ok(text) = serde_json::to_string(&now) {
        let name = GameId::BattleForRokugan.saved_name().to_owned();
        prefs::current().update(|prefs| _ = prefs.last_set_ups.insert(name, text));
    }
}

/// Plays by another reading from now on, at this table and at the next one that begins as the last did.
pub(super) fn play_by(session: Session, ruling: Ruling) {
    session.dispatch(Command::SetRuling { ruling });
    let (players, rulings) = session.glance(|table| (table.players().clone(), *table.board().rulings()));
    remember(|remembered| {
        // An older table, or a demonstration, says nothing about the last one.
        if let Some(last) = remembered.last.as_mut().filter(|last| players.iter().eq(last.players.iter().copied())) {
            last.rulings = rulings;
        }
    });
}
