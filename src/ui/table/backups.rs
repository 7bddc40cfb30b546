//! Backups of the tables: taken when a turn is finished, shown, and put back so that nothing is lost by it.

use super::any_table::OpenTable;
use super::closed::{ClosedTables, Games, NotPut, games};
use super::keeper;
use super::pages::SharedPage;
use super::session::{Saving, Shown};
use super::tab_line::{TabLine, tab_line};
use crate::games::GameId;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::kernel::synopsis::{Period, Synopsis};
use crate::storage::backups::{self, Backup, Moment};
use crate::storage::{Ownership, StoreError, TableId, backup_store};
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::page;
use crate::ui::shelf::{self, Shelf, shelf};
use crate::ui::texts::say;
use crate::words::keys;
use crate::words::written::WrittenLine;
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
    games: Games,
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
    /// Its game cannot be fetched.
    NoGame,
    /// What is there now could not be backed up.
    NotKept,
    /// The game or the store refused.
    NotPut(NotPut),
}

impl From<NotPut> for Fault {
    fn from(not_put: NotPut) -> Self {
        Self::NotPut(not_put)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::NotPut(error.into())
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
            games: games(),
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

    /// Lets go of every backup of a table that is no longer on the shelf, for good.
    pub fn let_go(self, table: TableId, name: Name) {
        spawn_local(async move {
            let said = match backup_store::let_go(&table).await {
                Ok(()) => Line::new(keys::BACKUPS_LET_GO).with("name", name.as_str()),
                Err(_) => keys::BACKUPS_NOT_LET_GO.into(),
            };
            self.read().await;
            self.feedback.toast(said, Offer::Nothing);
        });
    }

    async fn beside(self, backup: &Backup) -> Result<Name, Fault> {
        let (game, document) = self.document(backup).await?;
        // A name that becomes too long stays as it was.
        let name = Name::new(&name_of_copy(backup)).unwrap_or_else(|_| backup.name.clone());
        (game.create)(self.shelf, name.clone(), &document)?;
        Ok(name)
    }

    /// What a backup holds, and what its game does with it.
    async fn document(self, backup: &Backup) -> Result<(&'static ClosedTables, String), Fault> {
        let document = backup_store::document(backup).await.ok_or(NotPut::Unreadable)?;
        let game = self.games.get(backup.game).await.ok_or(Fault::NoGame)?;
        if (game.is_readable)(&document) { Ok((game, document)) } else { Err(NotPut::Unreadable.into()) }
    }

    /// Puts a backup in the place of its table, and shows that. What is there now becomes a backup first.
    pub fn put_back(self, backup: Backup) {
        let id = backup.table.clone();
        // Where a tab answers, the store refuses and says why.
        self.tabs.settle(&id, move |_| {
            spawn_local(async move {
                match self.replace(&backup).await {
                    Ok(()) => {
                        page::go(SharedPage::Table.at(&backup.table));
                        self.feedback.toast(Line::new(keys::BACKUP_DONE).with("which", which(&backup)), Offer::Nothing);
                    }
                    Err(fault) => self.tell(&fault),
                }
            });
        });
    }

    async fn replace(self, backup: &Backup) -> Result<(), Fault> {
        let (game, document) = self.document(backup).await?;
        let id = &backup.table;
        if keeper::tables().owner(id)? == Ownership::Other {
            return Err(StoreError::TakenOver.into());
        }
        let now = (game.read)(id)?;
        let Period { number, label } = &now.synopsis.period;
        // The one that goes on comes after the last that is finished.
        let turn = number + i16::from(now.synopsis.ended.is_none());
        let what = (Moment::Replaced, turn, label);
        let present = drawn((id.clone(), backup.game), now.name, what, (now.steps, &now.document));
        backup_store::keep(present, &now.document).await.map_err(|_| Fault::NotKept)?;
        let replaced = (game.replace)(id, &document);
        self.shelf.refresh();
        Ok(replaced?)
    }

    fn tell(self, fault: &Fault) {
        let said = match fault {
            Fault::NoGame => keys::REST_MISSING,
            Fault::NotKept => keys::BACKUP_NOT_KEPT,
            Fault::NotPut(NotPut::Unreadable) => keys::BACKUP_UNREADABLE,
            Fault::NotPut(NotPut::Store(error)) => shelf::reason(error),
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
    say(match (backup.moment, period(backup)) {
        (Moment::TurnFinished, Counted::Turns) => Line::new(keys::BACKUP_TURN).with("turn", backup.turn),
        (Moment::TurnFinished, Counted::Otherwise(label)) => label,
        (Moment::GameEnded, _) => keys::BACKUP_ENDED.into(),
        (Moment::Replaced, Counted::Turns) => Line::new(keys::BACKUP_REPLACED).with("turn", backup.turn),
        (Moment::Replaced, Counted::Otherwise(label)) => Line::new(keys::BACKUP_REPLACED_PERIOD).with("which", label),
    })
}

/// The name of a table that a backup becomes.
fn name_of_copy(backup: &Backup) -> String {
    let name = backup.name.as_str();
    say(match period(backup) {
        Counted::Turns => Line::new(keys::BACKUP_COPY).with("name", name).with("turn", backup.turn),
        Counted::Otherwise(label) => Line::new(keys::BACKUP_COPY_PERIOD).with("name", name).with("which", label),
    })
}

/// In what a game counts how far it is.
enum Counted {
    /// In turns, which the app has words for.
    Turns,
    /// In something else, which the game has named.
    Otherwise(Line),
}

fn period(backup: &Backup) -> Counted {
    match backup.label.as_ref().and_then(WrittenLine::line) {
        Some(label) if label.key != keys::BACKUP_TURN => Counted::Otherwise(label),
        Some(_) | None => Counted::Turns,
    }
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
