//! The scenario that is open: what it says, what is wrong with it, and how it is kept.

use super::overview::copy_of;
use super::unsaved::why;
use crate::games::champions::board::{Board, document};
use crate::games::champions::documents::ScenarioId;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::scenario::check;
use crate::games::champions::scenario::fault::Fault;
use crate::games::champions::scenario::script::Script;
use crate::storage::documents::Revision;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::games::champions::catalogue::Catalogue;
use crate::ui::games::champions::documents::{KeptScenario, ScenarioError};
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::ScenarioFace;
use crate::ui::games::champions::scenario_room::{ScenarioRoom, reason, scenarios, with_library};
use crate::ui::games::champions::screens::board::words;
use crate::ui::page;
use leptos::leptos_dom::helpers::set_timeout;
use leptos::prelude::*;
use std::time::Duration;

/// How long after the last letter a change is kept: a word is one change, not each of its letters.
const PAUSE: Duration = Duration::from_millis(500);

/// Where a scenario lies.
#[derive(Clone, Debug, PartialEq)]
enum Home {
    /// One of the players'.
    Own(ScenarioId, Revision),
    /// Of a pack: it can be played and copied, not changed.
    Pack,
}

/// An open scenario.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    name: StoredValue<String>,
    home: StoredValue<Home>,
    scenario: RwSignal<Scenario>,
    /// Whether there is a kept change to take back.
    can_undo: RwSignal<bool>,
    /// Everything that is wrong with it.
    pub faults: Memo<Vec<Fault>>,
    board: Memo<Option<Board>>,
    /// How often it was changed since it was opened; and how often when it was kept last.
    changes: StoredValue<(u32, u32)>,
    /// Why the last change is not saved.
    pub unsaved: RwSignal<Option<ScenarioError>>,
    /// How often it was read anew: fields begin with what they find.
    pub readings: RwSignal<u32>,
    /// The cards to choose from.
    pub cards: Cards,
    /// The app's ways to say something.
    pub feedback: Feedback,
}

impl Desk {
    /// Opens a scenario by the name that its page has.
    pub fn open(name: &str) -> Result<Self, ScenarioError> {
        let cards = cards();
        if let Some(scenario) = of_pack(name, cards) {
            return Ok(Self::new(name, Home::Pack, scenario, cards));
        }
        let id = ScenarioId::new(name).ok_or(ScenarioError::Store(crate::storage::StoreError::Missing))?;
        let KeptScenario { document, before, revision } = scenarios().read(&id)?;
        let desk = Self::new(name, Home::Own(id, revision), document, cards);
        desk.can_undo.set(before.is_some());
        Ok(desk)
    }

    fn new(name: &str, home: Home, scenario: Scenario, cards: Cards) -> Self {
        let scenario = RwSignal::new(scenario);
        let faults = Memo::new(move |_| scenario.with(|one| with_library(cards, |library| check(one, library))));
        let board = Memo::new(move |_| scenario.with(|one| board_of(one, cards)));
        let desk = Self {
            name: StoredValue::new(name.to_owned()),
            home: StoredValue::new(home),
            scenario,
            can_undo: RwSignal::new(false),
            faults,
            board,
            changes: StoredValue::new((0, 0)),
            unsaved: RwSignal::new(None),
            readings: RwSignal::new(0),
            cards,
            feedback: feedback(),
        };
        desk.feedback.leave_screen();
        let leave = window_event_listener(leptos::ev::pagehide, move |_| desk.keep());
        on_cleanup(move || {
            desk.leave();
            leave.remove();
        });
        desk
    }

    /// Whether the last change can be taken back: what is not saved has none before it.
    pub fn may_undo(self) -> bool {
        self.can_undo.get() && self.unsaved.with(Option::is_none)
    }

    /// Whether it may be changed.
    pub fn is_own(self) -> bool {
        self.home.with_value(|home| matches!(home, Home::Own(..)))
    }

    /// The URL of one of its faces.
    pub fn href(self, face: ScenarioFace) -> String {
        GamePage::Scenario(self.name.get_value(), face).href()
    }

    /// Reads it; the reader is called again when it changes.
    pub fn read<R>(self, read: impl FnOnce(&Scenario) -> R) -> R {
        self.scenario.with(read)
    }

    /// Reads what it says beside its header.
    pub fn script<R>(self, read: impl FnOnce(&Script) -> R) -> R {
        self.scenario.with(|one| match one.script.as_deref() {
            Some(script) => read(script),
            None => read(&Script::empty()),
        })
    }

    /// It, as it is now.
    pub fn now(self) -> Scenario {
        self.scenario.get_untracked()
    }

    /// Changes it, and keeps it in a moment.
    pub fn change(self, change: impl FnOnce(&mut Scenario)) {
        if !self.is_own() {
            return;
        }
        self.scenario.update(change);
        self.changes.update_value(|(made, _)| *made += 1);
        let stamp = self.changes.get_value().0;
        let later = move || {
            if self.changes.try_get_value().is_some_and(|(made, _)| made == stamp) {
                self.keep();
            }
        };
        set_timeout(later, PAUSE);
    }

    /// Changes what it says beside its header.
    pub fn change_script(self, change: impl FnOnce(&mut Script)) {
        self.change(|one| change(one.script.get_or_insert_with(|| Box::new(Script::empty()))));
    }

    /// Keeps what was changed. Where that comes to nothing it stays unsaved, is said, and is tried again.
    pub fn keep(self) {
        let Some((made, kept)) = self.changes.try_get_value() else { return };
        let Some(Home::Own(id, revision)) = self.home.try_get_value() else { return };
        let Some(now) = self.scenario.try_get_untracked().filter(|_| made != kept) else { return };
        match scenarios().change(&id, revision, &now) {
            Ok(revision) => {
                self.changes.set_value((made, made));
                self.home.set_value(Home::Own(id, revision));
                self.can_undo.try_set(true);
                self.set_unsaved(None);
            }
            Err(error) => self.set_unsaved(Some(error)),
        }
    }

    fn set_unsaved(self, error: Option<ScenarioError>) {
        if self.unsaved.try_get_untracked().is_some_and(|before| before != error) {
            self.unsaved.try_set(error);
        }
    }

    /// Keeps what was changed last of all; whoever goes on hears when that came to nothing.
    fn leave(self) {
        self.keep();
        if let Some(error) = self.unsaved.try_get_untracked().flatten() {
            self.feedback.toast(why(&error), Offer::Nothing);
        }
    }

    /// Takes the scenario as another tab left it, in the place of what was typed here.
    pub fn load_again(self) {
        let Home::Own(id, _) = self.home.get_value() else { return };
        match scenarios().read(&id) {
            Ok(kept) => {
                self.can_undo.set(kept.before.is_some());
                self.show(id, kept);
            }
            Err(error) => self.set_unsaved(Some(error)),
        }
    }

    /// Keeps what was typed here as a scenario of its own, beside that of another tab.
    pub fn keep_as_copy(self, room: ScenarioRoom) {
        match room.create(&copy_of(&self.now())) {
            Ok(id) => {
                self.changes.update_value(|(made, kept)| *kept = *made);
                self.set_unsaved(None);
                page::go(GamePage::Scenario(id.as_str().to_owned(), ScenarioFace::Overview));
            }
            Err(error) => self.feedback.toast(reason(&error), Offer::Nothing),
        }
    }

    /// Shows what was read.
    fn show(self, id: ScenarioId, kept: KeptScenario) {
        self.home.set_value(Home::Own(id, kept.revision));
        self.changes.update_value(|(made, kept)| *kept = *made);
        self.scenario.set(kept.document);
        self.set_unsaved(None);
        self.readings.update(|readings| *readings += 1);
    }

    /// Takes the last change back.
    pub fn undo(self) {
        self.keep();
        if self.unsaved.with_untracked(Option::is_some) {
            // What is not saved has no change before it; the note says so and what to do.
            return;
        }
        let Home::Own(id, revision) = self.home.get_value() else { return };
        let kept = scenarios().undo(&id, revision).and_then(|_| scenarios().read(&id));
        match kept {
            Ok(kept) => self.show(id, kept),
            Err(error) => self.feedback.toast(reason(&error), Offer::Nothing),
        }
    }

    /// Its areas by id and name, in the board's order; none without a board.
    pub fn areas(self) -> Vec<(AreaKey, String)> {
        let of = |board: &Board| {
            let area =
                |area: &crate::games::champions::board::area::Area| (AreaKey(area.id.clone()), words::area_name(area));
            board.areas().iter().map(area).collect()
        };
        self.board.with(|board| board.as_ref().map(of).unwrap_or_default())
    }

    /// What an area is called; its id where the board does not have it.
    pub fn area_name(self, key: &AreaKey) -> String {
        let found = self.areas().into_iter().find(|(id, _)| id == key);
        found.map_or_else(|| key.as_str().to_owned(), |(_, name)| name)
    }

    /// The names of the routes there are.
    pub fn routes(self) -> Vec<String> {
        let own: Vec<String> = self.script(|script| script.routes.iter().map(|route| route.name.clone()).collect());
        if !own.is_empty() {
            return own;
        }
        self.board.with(|board| {
            let routes = board.as_ref().map(|board| board.routes().iter().map(|route| route.name.clone()).collect());
            routes.unwrap_or_default()
        })
    }

    /// What is wrong at a place of it, and below that place.
    pub fn faults_at(self, path: &str) -> Vec<Fault> {
        let below = |fault: &&Fault| {
            fault.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        self.faults.with(|faults| faults.iter().filter(below).cloned().collect())
    }

    /// The cards there are.
    pub fn cards<R>(self, read: impl FnOnce(&Catalogue) -> R) -> R {
        self.cards.catalogue.with(read)
    }
}

/// The scenario of a pack at the place that a page's name says: `p0` is the first.
fn of_pack(name: &str, cards: Cards) -> Option<Scenario> {
    let place: usize = name.strip_prefix('p')?.parse().ok()?;
    let all = cards.catalogue.with_untracked(Catalogue::scenarios);
    all.into_iter().nth(place).map(|found| found.card)
}

/// The board of a scenario, where it has one.
fn board_of(scenario: &Scenario, cards: Cards) -> Option<Board> {
    let script = scenario.script.as_deref()?;
    let file = with_library(cards, |library| library.board_of(script)).ok().flatten()?;
    // A route that is being drawn may have faults of its own; the areas are there all the same.
    let bare = document::BoardFile { routes: Vec::new(), ..file.clone() };
    document::board(file).or_else(|_| document::board(bare)).ok()
}
