//! A second copy of everything in IndexedDB, because localStorage reaches the disk late.
//!
//! A browser may keep what was written to localStorage in memory for a minute, for several after much was written; killed
//! in that time, it has never seen it. IndexedDB is on the disk some milliseconds after it was asked. So every text goes
//! to both, and at the next start [`super::copies`] finds out what either is missing.
//!
//! # Invariants
//!
//! - The mirror is a whole copy: it is changed by one transaction at a time, with a count that grows with each write.
//! - At most one step waits, [`PAINTING`] at the longest, until the page has shown it; nothing else does, and that step does
//!   not once the page is left or hidden ([`hurry`]).
//! - localStorage is what the app reads while it runs. The mirror is read once, before the app begins where it opens by then.
//! - Whatever the mirror alone has stays there until it is in localStorage: nothing is written to it in a session that
//!   could not bring it back.
//! - Where there is no IndexedDB everything works as without it. Where there was one, the players are told.

use super::browser::{Unmirrored, now};
use super::committed::committed;
use super::copies::{self, COUNT, Changes, Texts};
use super::error::StoreError;
use super::keys::{self, Part};
use super::pause::pause;
use super::pictures::NoPlace;
use super::store::Store;
use crate::kernel::kept::LibraryKind;
use idb::{Database, DatabaseEvent, Error, Factory, ObjectStoreParams, TransactionMode};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The name of the database, and of its one object store.
const NAME: &str = "rokugan";
/// What belongs to this app among the keys of the origin.
pub(super) const OURS: &str = "rokugan.";
/// The key in localStorage, and only there, that says that there is a mirror.
pub(super) const MIRRORED: &str = "rokugan.mirrored";
/// How often a database that refuses is asked for: for a minute. A browser that was just killed refuses its databases for
/// a while, also one that localStorage knows nothing of: killed within its first minute, it has forgotten its localStorage.
/// The app begins meanwhile.
const TRIES: u32 = 240;
/// After how long it is asked for again, in milliseconds.
const BREATH: i32 = 250;
/// In which time a slow phone has painted a step, in milliseconds.
const PAINTING: i32 = 50;

/// What came of comparing the two copies, where the players should know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// So many tables had gone different ways; each is on the shelf twice now.
    Twice(usize),
    /// The mirror has newer saves, and localStorage no room for them.
    NoRoom,
    /// The mirror has newer saves, and was read only after the app had begun.
    Late,
    /// There was a mirror, and it cannot be read now; whether it has newer saves nobody knows.
    Away,
}

/// Whether there is a mirror to write to.
#[derive(Default)]
enum State {
    /// Nobody knows yet.
    #[default]
    Starting,
    /// There is.
    Open(Rc<Database>),
    /// Not in this session.
    Without,
}

#[derive(Default)]
struct Mirror {
    state: State,
    /// What was written to localStorage and is not in the mirror yet.
    waiting: Changes,
    work: Work,
}

/// How far the writing is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Work {
    /// Nothing is under way.
    #[default]
    Idle,
    /// It begins once the page has had time to show what is to be written.
    Soon,
    /// A transaction is under way.
    Writing,
}

/// Who works with localStorage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Nobody yet: it may be changed.
    BeforeTheApp,
    /// The app: only what the app writes changes it.
    WhileTheAppRuns,
}

thread_local! {
    static MIRROR: RefCell<Mirror> = RefCell::default();
}

/// Makes localStorage and the mirror equal, with nothing lost of either, and keeps them so from now on. To be awaited
/// before anything is read, for as long as the app can wait; `moment` tells whether it began meanwhile. `kinds` brings those
/// of the libraries, where it can; it is called only where one went different ways.
pub async fn reconcile(
    moment: impl Fn() -> Moment,
    kinds: impl AsyncFnOnce() -> Option<&'static [LibraryKind]>,
) -> Option<Found> {
    match compare(moment, kinds).await {
        Ok((database, found)) => {
            // Without room for the mark nobody is told some day that the mirror stays away; it is used all the same.
            let _ = Unmirrored.put(MIRRORED, "1");
            MIRROR.with_borrow_mut(|mirror| mirror.state = State::Open(Rc::new(database)));
            drain();
            found
        }
        Err(found) => {
            do_without();
            found
        }
    }
}

/// Whether there was a mirror the last time, as far as localStorage knows.
///
/// # Errors
///
/// Why localStorage cannot be read.
pub fn was_there() -> Result<bool, StoreError> {
    Unmirrored.get(MIRRORED).map(|mark| mark.is_some())
}

/// Forgets that there was a mirror, once that it stays away was told: a browser that has lost its databases for good does
/// not wait for them at each start. Where it comes after all it is remembered again.
pub fn forget() {
    // A mark that stays has the next start wait once more.
    let _ = Unmirrored.remove(MIRRORED);
}

/// The mirror, once both copies are equal; an error where there is none in this session.
async fn compare(
    moment: impl Fn() -> Moment,
    kinds: impl AsyncFnOnce() -> Option<&'static [LibraryKind]>,
) -> Result<(Database, Option<Found>), Option<Found>> {
    let was_there = was_there().map_err(|_| None)?;
    // The mirror first: whatever another tab writes meanwhile is then newer than what was read here.
    let (database, mirrored) = read_patiently().await.ok_or(was_there.then_some(Found::Away))?;
    let kinds = match kept() {
        Ok(kept) if copies::went_apart(&kept, &mirrored) => kinds().await.ok_or(Some(Found::Away))?,
        Ok(_) | Err(_) => &[],
    };
    let kept = kept().map_err(|_| None)?;
    let plan = copies::plan(&kept, &mirrored, kinds);
    match (plan.kept.is_empty(), moment()) {
        (true, _) => {}
        (false, Moment::WhileTheAppRuns) => return Err(Some(Found::Late)),
        (false, Moment::BeforeTheApp) => {
            copies::carry_out(&Unmirrored, &plan.kept).map_err(|_| Some(Found::NoRoom))?;
        }
    }
    let found = (plan.twice > 0).then_some(Found::Twice(plan.twice));
    if !plan.mirror.is_empty() {
        write(&database, plan.mirror).await.map_err(|_| found)?;
    }
    Ok((database, found))
}

/// The mirror and everything in it; nothing where it refuses to the end.
async fn read_patiently() -> Option<(Database, Texts)> {
    // Where there is no IndexedDB at all there is nothing to wait for.
    let factory = Factory::new().ok()?;
    for _ in 1..TRIES {
        if let Ok(read) = read_mirror(&factory).await {
            return Some(read);
        }
        pause(BREATH).await;
    }
    read_mirror(&factory).await.ok()
}

async fn read_mirror(factory: &Factory) -> Result<(Database, Texts), Error> {
    let database = open(factory).await?;
    let texts = read_all(&database).await?;
    Ok((database, texts))
}

/// Everything of this app in localStorage.
fn kept() -> Result<Texts, StoreError> {
    let mut kept = Texts::new();
    for key in Unmirrored.keys()?.into_iter().filter(|key| key.starts_with(OURS) && key != MIRRORED) {
        if let Some(text) = Unmirrored.get(&key)? {
            kept.insert(key, text);
        }
    }
    Ok(kept)
}

/// Leaves the mirror as it is for this session.
fn do_without() {
    MIRROR.with_borrow_mut(|mirror| {
        *mirror = Mirror { state: State::Without, ..Mirror::default() };
    });
}

/// Notes that `key` of localStorage has a new text, or none; called after each successful write.
pub(super) fn note(key: &str, text: Option<&str>) {
    if !key.starts_with(OURS) {
        return;
    }
    let before = Unmirrored.get(COUNT).ok().flatten();
    let count = copies::next_count(before.as_deref(), now());
    // A count that finds no room is an old one; the texts are compared all the same.
    let _ = Unmirrored.put(COUNT, &count);
    MIRROR.with_borrow_mut(|mirror| match mirror.state {
        State::Starting | State::Open(_) => {
            mirror.waiting.insert(key.to_owned(), text.map(str::to_owned));
            mirror.waiting.insert(COUNT.to_owned(), Some(count));
        }
        State::Without => {}
    });
    match pace(key, text) {
        Pace::Soon => drain_soon(),
        Pace::Now => drain(),
    }
}

/// When a text is to be on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// Once the page has had time to show it.
    Soon,
    /// At once.
    Now,
}

/// A step, and what the list shows of its table, lets the frame that shows it come first: localStorage has it. Not so the
/// step after one that waits, nor what is deleted or replaced, which must not come back from here.
fn pace(key: &str, text: Option<&str>) -> Pace {
    let waits = MIRROR.with_borrow(|mirror| mirror.work == Work::Soon);
    match (text, keys::read(key)) {
        (Some(_), Some((_, Part::Log(_)))) if !waits => Pace::Soon,
        (Some(_), Some((_, Part::Summary))) => Pace::Soon,
        (Some(_) | None, _) => Pace::Now,
    }
}

/// Writes what waits for its frame at once: the page is left, or nobody sees it any more.
pub fn hurry() {
    drain();
}

/// Writes what is waiting, one transaction after the other.
fn drain() {
    if begins(Work::Writing) {
        spawn_local(drain_all());
    }
}

/// The same, once a slow phone has painted what the page shows by now.
fn drain_soon() {
    if begins(Work::Soon) {
        spawn_local(async {
            pause(PAINTING).await;
            drain();
        });
    }
}

/// Whether there is something to be written that nobody has taken up; from now on it is `work`.
fn begins(work: Work) -> bool {
    MIRROR.with_borrow_mut(|mirror| {
        let free = mirror.work == Work::Idle || (mirror.work == Work::Soon && work == Work::Writing);
        let begins = free && matches!(mirror.state, State::Open(_)) && !mirror.waiting.is_empty();
        if begins {
            mirror.work = work;
        }
        begins
    })
}

async fn drain_all() {
    while let Some((database, waiting)) = MIRROR.with_borrow_mut(take_waiting) {
        if write(&database, waiting).await.is_err() {
            // A mirror that cannot be written is left behind; the next start finds out what it is missing.
            do_without();
        }
    }
}

/// What is to be written next; nothing where that is all, or there is no mirror any more.
fn take_waiting(mirror: &mut Mirror) -> Option<(Rc<Database>, Changes)> {
    mirror.work = Work::Idle;
    let State::Open(database) = &mirror.state else { return None };
    if mirror.waiting.is_empty() {
        return None;
    }
    mirror.work = Work::Writing;
    Some((database.clone(), std::mem::take(&mut mirror.waiting)))
}

async fn open(factory: &Factory) -> Result<Database, Error> {
    let mut request = factory.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // Without its store the database is of no use, and the next call says so.
            let _ = database.create_object_store(NAME, ObjectStoreParams::new());
        }
    });
    request.await
}

async fn read_all(database: &Database) -> Result<Texts, Error> {
    let transaction = database.transaction(&[NAME], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(NAME)?;
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    Ok(keys.iter().zip(&texts).filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?))).collect())
}

async fn write(database: &Database, texts: Changes) -> Result<(), NoPlace> {
    let transaction = database.transaction(&[NAME], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(NAME)?;
    for (key, text) in texts {
        let key = JsValue::from_str(&key);
        // The requests are answered together, when the transaction is complete.
        match text {
            Some(text) => drop(store.put(&JsValue::from_str(&text), Some(&key))?),
            None => drop(store.delete(key)?),
        }
    }
    // Asked for here, it comes about without this page, which may be on its way out.
    committed(transaction.commit()?).await
}
