//! Which figure is in hand, and what a tap means then: the first takes a figure up, the second puts it down.

use crate::games::champions::board::AreaId;
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::field::places;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::name::Note;
use crate::games::champions::text::names;
use crate::games::champions::views::field_lines::{area_name, place_of};
use crate::games::champions::views::field_map::who_is;
use crate::kernel::line::Line;
use crate::ui::components::board_map::{MapDrag, MapTap};
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::session::{Done, Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The hand over the board.
#[derive(Clone, Copy)]
pub struct Hand {
    session: Session,
    feedback: Feedback,
    /// The figure in hand.
    pub chosen: RwSignal<Option<Who>>,
    /// The area whose figures are asked about, where a tap could mean several.
    pub asked: RwSignal<Option<AreaId>>,
}

impl Hand {
    /// An empty hand; on a board where nobody stands yet it holds the first who waits.
    pub fn empty() -> Self {
        let session = session();
        let first = session.glance(|state| {
            let is_empty = state.field().is_some_and(|field| field.positions().next().is_none());
            places::unplaced(state).first().copied().filter(|_| is_empty)
        });
        Self { session, feedback: feedback(), chosen: RwSignal::new(first), asked: RwSignal::new(None) }
    }

    /// Takes a figure up; the one in hand is let go.
    pub fn take(self, who: Who) {
        self.asked.set(None);
        if self.chosen.get_untracked() == Some(who) {
            self.chosen.set(None);
            return;
        }
        self.chosen.set(Some(who));
        self.feedback.announce(self.taken(who));
    }

    /// "Matsu Ren: beside the board. Now the area."
    fn taken(self, who: Who) -> String {
        self.session.glance(|state| {
            let line = Line::new(keys::FIELD_TAKEN).with("name", names::who(state, who));
            say(line.with("place", place_of(state, who)))
        })
    }

    /// A tap on the map.
    pub fn tap(self, tap: MapTap) {
        match tap {
            MapTap::Area(area) => self.on_area(area),
            MapTap::Token(token) => self.on_token(token),
            MapTap::Border(_) | MapTap::Ground(_) => {}
        }
    }

    /// A figure was carried over the map.
    pub fn drag(self, drag: MapDrag) {
        match drag {
            MapDrag::Carried(token, area) => {
                let who = self.session.glance(|state| who_is(state, token));
                if let (Some(who), Some(area)) = (who, self.area(area)) {
                    self.put(who, Some(area));
                }
            }
            MapDrag::Moved(..) | MapDrag::Joined(..) => {}
        }
    }

    /// A tap on an area: whoever is in hand goes there; with an empty hand whoever stands there is taken up.
    pub fn on_area(self, area: usize) {
        let Some(area) = self.area(area) else { return };
        match self.chosen.get_untracked() {
            Some(who) => self.put(who, Some(area)),
            None => self.take_from(area),
        }
    }

    fn on_token(self, token: usize) {
        let found = self.session.glance(|state| {
            let who = who_is(state, token)?;
            Some((who, state.field()?.position(who)?))
        });
        let Some((who, at)) = found else { return };
        match self.chosen.get_untracked() {
            Some(held) if held != who && self.at(held) != Some(at) => self.put(held, Some(at)),
            Some(_) | None => self.take(who),
        }
    }

    fn take_from(self, area: AreaId) {
        let here: Vec<Who> = self
            .session
            .glance(|state| state.field().map(|field| field.standing_in(area).collect()).unwrap_or_default());
        match here[..] {
            [] => {
                let name = self.session.glance(|state| area_name(state, area));
                self.feedback.toast(Line::new(keys::FIELD_NOBODY_HERE).with("area", name), Offer::Nothing);
            }
            [who] => self.take(who),
            [_, _, ..] => self.asked.set(Some(area)),
        }
    }

    /// Puts somebody in an area, or beside the board; whoever still waits beside it is in hand next.
    pub fn put(self, who: Who, to: Option<AreaId>) {
        if self.at(who) == to {
            self.chosen.set(None);
            return;
        }
        let waited = self.session.glance(|state| places::unplaced(state).contains(&who));
        let area = self.session.glance(|state| to.and_then(|to| state.field().map(|field| field.key(to))));
        let command = Command::Board(BoardCommand::Place { who, area, note: Note::default() });
        if self.session.dispatch(command) != Done::Yes {
            return;
        }
        let next = self.session.glance(|state| places::unplaced(state).first().copied());
        self.chosen.set(next.filter(|_| waited));
        self.asked.set(None);
        self.tell(who);
    }

    /// Says where somebody stands now, with the way back.
    pub fn tell(self, who: Who) {
        let said = self.session.glance(|state| {
            let line = Line::new(keys::FIELD_PLACED).with("name", names::who(state, who));
            say(line.with("place", place_of(state, who)))
        });
        // The toast says who was put down; who is in hand now is said after it.
        let next = self.chosen.get_untracked().map(|next| self.taken(next));
        self.feedback.announce(next.unwrap_or_default());
        self.feedback.toast_text(said, self.session.undo_offer());
    }

    fn at(self, who: Who) -> Option<AreaId> {
        self.session.glance(|state| state.field()?.position(who))
    }

    fn area(self, place: usize) -> Option<AreaId> {
        self.session.glance(|state| state.field()?.board().area_ids().nth(place))
    }
}
