//! The desk: the board that is drawn, the tool in hand, and what is chosen. Every change is saved before it is shown.

use crate::games::champions::board::drawing::Drawing;
use crate::games::champions::board::edit::{Edit, next_kind};
use crate::games::champions::board::{Board, BorderKind};
use crate::games::champions::documents::BoardId;
use crate::games::champions::text::unfit;
use crate::kernel::line::Line;
use crate::storage::documents::Revision;
use crate::storage::pictures;
use crate::ui::feedback::{Feedback, Offer, feedback};
use crate::ui::games::champions::board_room::boards;
use crate::ui::games::champions::documents::{BoardError, KeptBoard};
use crate::ui::picture::Picture;
use crate::words::champions as keys;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// What a tap on the map draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    Area,
    Border,
    Exit,
    Reinforcement,
    Route,
}

/// What the screen is about. Areas are named as the board's document names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    Nothing,
    Area(String),
    /// Two areas, and whatever border is between them.
    Pair([String; 2]),
}

/// The board on the screen.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub id: StoredValue<BoardId>,
    pub drawing: RwSignal<Drawing>,
    pub tool: RwSignal<Tool>,
    pub chosen: RwSignal<Chosen>,
    /// The route that gets the next letter; nothing begins a new one.
    pub route: RwSignal<Option<usize>>,
    /// Why the last change is not saved.
    pub unsaved: RwSignal<Option<BoardError>>,
    /// The board's photograph.
    pub picture: RwSignal<Option<Picture>>,
    pub feedback: Feedback,
    revision: StoredValue<Revision>,
    /// The kind of border that was drawn last.
    pen: StoredValue<BorderKind>,
}

impl Desk {
    pub fn new(id: BoardId, kept: KeptBoard) -> Self {
        let route = (!kept.document.routes().is_empty()).then_some(0);
        let desk = Self {
            id: StoredValue::new(id),
            drawing: RwSignal::new(Drawing::new(kept.document)),
            tool: RwSignal::new(Tool::Area),
            chosen: RwSignal::new(Chosen::Nothing),
            route: RwSignal::new(route),
            unsaved: RwSignal::new(None),
            picture: RwSignal::new(None),
            feedback: feedback(),
            revision: StoredValue::new(kept.revision),
            pen: StoredValue::new(BorderKind::Single),
        };
        desk.fetch_picture();
        on_cleanup(move || {
            if let Some(picture) = desk.picture.try_get_untracked().flatten() {
                picture.let_go();
            }
        });
        desk
    }

    /// Something of the board as it is now.
    pub fn read<T>(self, ask: impl FnOnce(&Board) -> T) -> T {
        self.drawing.with(|drawing| ask(drawing.board()))
    }

    /// The same for a handler, which nothing follows.
    pub fn peek<T>(self, ask: impl FnOnce(&Board) -> T) -> T {
        self.drawing.with_untracked(|drawing| ask(drawing.board()))
    }

    /// Changes the board and saves it; says why where it cannot be.
    pub fn edit(self, edit: Edit) {
        let mut fault = None;
        self.drawing.update(|drawing| fault = drawing.edit(edit).err());
        match fault.and_then(|faults| faults.into_iter().next()) {
            Some(fault) => {
                let line = Line::new(keys::BOARD_NOT_DRAWN).with("reason", unfit::board(&fault.kind));
                self.feedback.toast(line, Offer::Nothing);
            }
            None => self.save(),
        }
    }

    pub fn undo(self) {
        self.drawing.update(Drawing::undo);
        self.settle();
        self.save();
    }

    pub fn redo(self) {
        self.drawing.update(Drawing::redo);
        self.settle();
        self.save();
    }

    /// Lets go of what is no more.
    pub fn settle(self) {
        let there = |id: &String| self.peek(|board| board.find(id).is_some());
        let gone = self.chosen.with_untracked(|chosen| match chosen {
            Chosen::Nothing => false,
            Chosen::Area(id) => !there(id),
            Chosen::Pair(pair) => !pair.iter().all(there),
        });
        if gone {
            self.chosen.set(Chosen::Nothing);
        }
        let routes = self.peek(|board| board.routes().len());
        if self.route.get_untracked().is_some_and(|route| route >= routes) {
            self.route.set(routes.checked_sub(1));
        }
    }

    fn save(self) {
        let (id, since) = (self.id.get_value(), self.revision.get_value());
        match self.peek(|board| boards().change(&id, since, board)) {
            Ok(revision) => {
                self.revision.set_value(revision);
                if self.unsaved.with_untracked(Option::is_some) {
                    self.unsaved.set(None);
                }
            }
            Err(error) => self.unsaved.set(Some(error)),
        }
    }

    /// Takes the board as another tab left it.
    pub fn load_again(self) {
        match boards().read(&self.id.get_value()) {
            Ok(kept) => {
                self.revision.set_value(kept.revision);
                self.chosen.set(Chosen::Nothing);
                self.route.set(None);
                self.drawing.set(Drawing::new(kept.document));
                self.unsaved.set(None);
            }
            Err(error) => self.unsaved.set(Some(error)),
        }
    }

    /// Removes an area, and chooses nothing.
    pub fn remove_area(self, area: String) {
        self.edit(Edit::RemoveArea { area });
        self.settle();
    }

    /// The border between two areas, where there is one; the red ones count.
    pub fn kind(board: &Board, [one, other]: &[String; 2]) -> Option<BorderKind> {
        let (one, other) = (board.find(one)?, board.find(other)?);
        let joins = |between: &[_; 2]| *between == [one, other] || *between == [other, one];
        board.borders().iter().find(|border| joins(&border.between)).map(|border| border.kind)
    }

    /// Draws the border between two areas, or takes it away.
    pub fn set_kind(self, between: [String; 2], kind: Option<BorderKind>) {
        if let Some(kind) = kind {
            self.pen.set_value(kind);
        }
        self.edit(match kind {
            Some(kind) => Edit::SetBorder { between, kind },
            None => Edit::RemoveBorder { between },
        });
    }

    /// Joins two areas with the kind that was drawn last, where they have no border yet, and chooses the border.
    pub fn join(self, between: [String; 2]) {
        self.join_quietly(between.clone());
        self.chosen.set(Chosen::Pair(between));
    }

    /// The same, and what is chosen stays so.
    pub fn join_quietly(self, between: [String; 2]) {
        if self.peek(|board| Self::kind(board, &between)).is_none() {
            self.set_kind(between, Some(self.pen.get_value()));
        }
    }

    /// Draws the next kind between two areas.
    pub fn cycle(self, between: [String; 2]) {
        let kind = self.peek(|board| Self::kind(board, &between));
        self.set_kind(between, next_kind(kind));
    }

    /// Puts the next letter of the chosen route on an area, or takes the letter there away.
    pub fn letter(self, area: &str) {
        let Some(route) = self.route.get_untracked() else { return self.begin_route(area) };
        let there = self.peek(|board| {
            let id = board.find(area)?;
            board.routes().get(route)?.areas.iter().position(|letter| *letter == id)
        });
        self.edit(match there {
            Some(letter) => Edit::RemoveLetter { route, letter },
            None => Edit::AddLetter { route, area: area.to_owned() },
        });
        self.settle();
    }

    /// Begins a route.
    pub fn begin_route(self, area: &str) {
        let count = self.peek(|board| board.routes().len());
        let name = crate::ui::texts::say(Line::new(keys::BOARD_ROUTE_DEFAULT).with("number", count + 1));
        self.edit(Edit::AddRoute { name, area: area.to_owned() });
        self.route.set(Some(count));
    }

    fn fetch_picture(self) {
        let id = self.id.get_value();
        spawn_local(async move {
            let Some(blob) = pictures::get(&(&id).into()).await else { return };
            self.show(Picture::show(&blob).await);
        });
    }

    /// Puts another picture under the board, or none.
    pub fn show(self, picture: Option<Picture>) {
        let kept = picture.clone();
        let Some(before) = self.picture.try_update_untracked(|shown| std::mem::replace(shown, picture)) else {
            // The board was left meanwhile.
            return kept.iter().for_each(Picture::let_go);
        };
        before.iter().for_each(Picture::let_go);
        self.picture.notify();
    }
}
