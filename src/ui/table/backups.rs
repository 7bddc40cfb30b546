//! Backups of the tables: taken when a turn is finished, shown, and put back so that nothing is lost by it.

use super::any_table::OpenTable;
use super::keeper;
use super::session::{Saving, Shown};
use super::tab_line::{TabLine, tab_line};
use crate::games::GameId;
use crate::games::champions::model::name::Name;
use crate::games::champions::{Champions, Table};
use crate::kernel::line::Line;
use crate::kernel::saved::SavedGame;
use crate::kernel::synopsis::Synopsis;
use crate::storage::backups::{self, Backup, Moment};
use crate::storage::{Change, StoreError, TableId, backup_store, transfer};
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::page::TablePage;
use crate::ui::page;
use crate::ui::shelf::{self, Shelf, shelf};
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// How long after the step that finished a turn its backup is taken: the screen is shown first.
const BREATH: Duration = Duration::from_millis(60);

/// The backups there are, for every screen.
#[derive(Clone, Copy)]
pub struct Backups {
    /// All of them, in no order; nothing until they are read.
    pub all: RwSignal<Option<Vec<Backup>>>,
    /// Whether the browser has a place for them, as far as anybody knows.
    pub place: RwSignal<Place>,
    shelf: Shelf,
    tabs: TabLine,
    feedback: Feedback,
}

/// Whether the browser has a place for backups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It has.
    There,
    /// It has none, or it is full.
    None,
}

/// Why a backup was not put back. The table is as it was.
enum Fault {
    /// The backup cannot be read.
    Unreadable,
    /// What is there now could not be backed up.
    NotKept,
    /// The store refused.
    Store(StoreError),
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Backups {
    /// Gives the backups to every screen below. They are read when somebody wants to see them.
    pub fn provide() {
        provide_context(Self {
            all: RwSignal::new(None),
            place: RwSignal::new(Place::There),
            shelf: shelf(),
            tabs: tab_line(),
            feedback: feedback(),
        });
    }

    /// Reads which there are. Those of a table that is gone stay: its players may miss it any day.
    pub fn refresh(self) {
        spawn_local(self.read());
    }

    async fn read(self) {
        let found = backup_store::all().await;
        self.place.set(if found.is_ok() { Place::There } else { Place::None });
        self.all.set(Some(found.unwrap_or_default()));
    }

    /// The backups of a table, the last first; nothing until they are read.
    pub fn of(self, table: &TableId) -> Option<Vec<Backup>> {
        self.all.with(|all| all.as_ref().map(|all| backups::of_table(all, table)))
    }

    /// Takes a backup whenever a period of the open table is finished, and when its game ends.
    pub fn follow(self, table: Arc<dyn OpenTable>, synopsis: Shown<Synopsis>) {
        Effect::new(move |before: Option<(bool, i16)>| {
            let now = synopsis.with(|synopsis| (synopsis.ended.is_some(), synopsis.period.number));
            if before.is_some_and(|before| now > before) {
                let table = table.clone();
                set_timeout(move || self.take(&*table, now), BREATH);
            }
            now
        });
    }

    fn take(self, table: &dyn OpenTable, (ended, turn): (bool, i16)) {
        let watches = table.saving().try_get_untracked().is_none_or(|saving| saving == Saving::ReadOnly);
        let name = table.name().try_get_untracked().and_then(|name| Name::new(&name).ok());
        let (Some(name), Some(length), false) = (name, table.length_now(), watches) else { return };
        let moment = if ended { Moment::GameEnded } else { Moment::TurnFinished };
        let Ok(document) = table.export() else { return };
        let label = table.synopsis_now().period.label;
        let fresh = drawn((table.id(), table.game()), name, (moment, turn, &label), (length.cursor, &document));
        spawn_local(async move {
            // The saves themselves are whole; that there is no place for backups is said in the settings.
            let kept = backup_store::keep(fresh, &document).await;
            self.place.set(if kept.is_ok() { Place::There } else { Place::None });
        });
    }

    /// Puts a backup on the shelf as a table of its own.
    pub fn put_beside(self, backup: Backup) {
        spawn_local(async move {
            match self.beside(&backup).await {
                Ok(name) => {
                    self.feedback.toast(Line::new(keys::BACKUP_BESIDE).with("name", name.as_str()), Offer::Nothing);
                }
                Err(fault) => self.tell(&fault),
            }
        });
    }

    async fn beside(self, backup: &Backup) -> Result<Name, Fault> {
        let table = table(backup).await?;
        let named = Line::new(keys::BACKUP_COPY).with("name", backup.name.as_str()).with("turn", backup.turn);
        // A name that becomes too long stays as it was.
        let name = Name::new(&say(named)).unwrap_or_else(|_| backup.name.clone());
        self.shelf.create(name.clone(), &table)?;
        Ok(name)
    }

    /// Puts a backup in the place of its table, and shows that. What is there now becomes a backup first.
    pub fn put_back(self, backup: Backup) {
        let id = backup.table.clone();
        // Where a tab answers, the store refuses and says why.
        self.tabs.settle(&id, move |_| {
            spawn_local(async move {
                match self.replace(&backup).await {
                    Ok(()) => {
                        page::go(TablePage::Table.at(backup.table.to_string()));
                        self.feedback.toast(Line::new(keys::BACKUP_DONE).with("which", which(&backup)), Offer::Nothing);
                    }
                    Err(fault) => self.tell(&fault),
                }
            });
        });
    }

    async fn replace(self, backup: &Backup) -> Result<(), Fault> {
        let (fresh, tables) = (table(backup).await?, keeper::tables());
        if tables.owner(&backup.table)? == crate::storage::Ownership::Other {
            return Err(StoreError::TakenOver.into());
        }
        let opened = tables.open::<Champions>(&backup.table)?;
        let turn = opened.table.state().turn().get();
        let (present, document) = draw(backup.table.clone(), &opened.name, &opened.table, Moment::Replaced, turn)?;
        backup_store::keep(present, &document).await.map_err(|_| Fault::NotKept)?;
        // Whoever has opened the table meanwhile, in this tab or another, plays on there.
        if tables.owner(&backup.table)? != crate::storage::Ownership::Free {
            return Err(StoreError::TakenOver.into());
        }
        let (_, mut writer) = tables.claim::<Champions>(&backup.table)?;
        let replaced = tables.record(&mut writer, Change::Rewritten, &fresh, keeper::now());
        // A table that is not given back is asked for the next time.
        let _ = tables.release(&backup.table);
        self.shelf.refresh();
        Ok(replaced.map(|_| ())?)
    }

    fn tell(self, fault: &Fault) {
        let said = match fault {
            Fault::Unreadable => keys::BACKUP_UNREADABLE,
            Fault::NotKept => keys::BACKUP_NOT_KEPT,
            Fault::Store(error) => shelf::reason(error),
        };
        self.feedback.toast(said, Offer::Nothing);
    }
}

/// The backups.
pub fn backups() -> Backups {
    expect_context()
}

/// Which backup, in words: "After turn 3".
pub fn which(backup: &Backup) -> String {
    let of_turn = |key| Line::new(key).with("turn", backup.turn);
    say(match backup.moment {
        Moment::TurnFinished => of_turn(keys::BACKUP_TURN),
        Moment::GameEnded => keys::BACKUP_ENDED.into(),
        Moment::Replaced => of_turn(keys::BACKUP_REPLACED),
    })
}

/// A table as a backup, and the document it is made of.
fn draw(id: TableId, name: &Name, table: &Table, moment: Moment, turn: i16) -> Result<(Backup, String), StoreError> {
    let document = transfer::export(name, table).map_err(StoreError::Codec)?;
    let label = Champions::synopsis(table.state()).period.label;
    let of = (id, GameId::Champions);
    Ok((drawn(of, name.clone(), (moment, turn, &label), (table.cursor(), &document)), document))
}

/// A backup of a table and its game: when it was taken, and what it is made of.
fn drawn(
    (table, game): (TableId, GameId),
    name: Name,
    (moment, turn, label): (Moment, i16, &Line),
    (steps, document): (usize, &str),
) -> Backup {
    Backup {
        table,
        number: 0,
        game,
        name,
        moment,
        turn,
        label: Some(label.into()),
        taken: keeper::now(),
        steps,
        checksum: backups::checksum(document),
    }
}

/// The table a backup holds. It was written by this app on this device, so it is taken as it was recorded.
async fn table(backup: &Backup) -> Result<Table, Fault> {
    let document = backup_store::document(backup).await.ok_or(Fault::Unreadable)?;
    transfer::import_as_recorded::<Champions>(&document).map(|imported| imported.table).map_err(|_| Fault::Unreadable)
}
