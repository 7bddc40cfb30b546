//! Somebody's Movement on the board: what every area costs before it is tapped, the way there, a way of one's own.

use crate::games::champions::board::AreaId;
use crate::games::champions::command::{Action, Command};
use crate::games::champions::field::command::Will;
use crate::games::champions::field::reachable::{Means, Reachable, leaves_opponents, reachable, way, way_regardless};
use crate::games::champions::field::watched::{Watch, watched};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::state::State;
use crate::games::champions::text::{ahead, names};
use crate::games::champions::views::field_lines::{area_name, place_of};
use crate::games::champions::views::field_map::{Fingers, Shown, Way};
use crate::kernel::line::Line;
use crate::ui::components::board_map::{MapTag, MapTap, RouteLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::{Feedback, feedback};
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Done, Session, session};
use crate::ui::page::{self};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What a tap on an area means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steps {
    /// The whole way there, the cheapest one.
    Cheapest,
    /// The next step of a way of one's own.
    Own,
}

/// A Movement in the making.
#[derive(Clone, Copy)]
pub struct Going {
    session: Session,
    feedback: Feedback,
    /// Who moves.
    pub actor: Actor,
    /// Where it can go.
    pub ways: Memo<Vec<Reachable>>,
    /// The way that is looked at, from its own area; empty where none is, and as soon as the table changes.
    pub path: Memo<Vec<AreaId>>,
    /// The way that was looked at, and how many steps the table had then.
    looked: RwSignal<(usize, Vec<AreaId>)>,
    /// What a tap means.
    pub steps: RwSignal<Steps>,
    /// Whether a Disengagement is its own choice.
    pub will: RwSignal<Will>,
}

impl Going {
    /// Somebody is about to move.
    pub fn new(actor: Actor) -> Self {
        let session = session();
        let steps = move || session.journal.with(|journal| journal.cursor());
        let looked = RwSignal::new((0, Vec::new()));
        // Steps that are taken back and made otherwise are as many again: what belongs to them is forgotten between.
        Effect::new(move |before: Option<usize>| {
            let now = steps();
            if before.is_some_and(|before| before != now) {
                looked.set((now, Vec::new()));
            }
            now
        });
        Self {
            session,
            feedback: feedback(),
            actor,
            ways: Memo::new(move |_| session.state(|state| reachable(state, actor))),
            path: Memo::new(move |_| looked.with(|(at, path)| if *at == steps() { path.clone() } else { Vec::new() })),
            looked,
            steps: RwSignal::new(Steps::Cheapest),
            will: RwSignal::new(Will::Own),
        }
    }

    /// A tap on the map.
    pub fn tap(self, tap: MapTap) {
        match tap {
            MapTap::Area(area) => self.on_area(area),
            MapTap::Token(_) | MapTap::Border(_) | MapTap::Ground(_) => {}
        }
    }

    /// A tap on an area: it moves there where nothing is against it; else the way there is shown with what is.
    pub fn on_area(self, area: usize) {
        let found = self.session.glance(|state| {
            let field = state.field()?;
            Some((field.position(self.actor.into())?, field.board().area_ids().nth(area)?))
        });
        let Some((at, area)) = found else { return };
        match self.steps.get_untracked() {
            Steps::Own => self.step(at, area),
            Steps::Cheapest if area == at => self.look_at(Vec::new()),
            Steps::Cheapest => {
                let ways = self.ways.get_untracked().into_iter();
                let path = ways.filter(|way| way.area == area).map(|way| way.route).next();
                let regardless = || self.session.glance(|state| way_regardless(state, self.actor.into(), area));
                self.try_path(path.or_else(regardless).unwrap_or_else(|| vec![at, area]));
            }
        }
    }

    fn try_path(self, path: Vec<AreaId>) {
        let command = untrack(|| self.command(&path));
        match command.filter(|command| untrack(|| self.session.preview(command)).is_ok()) {
            Some(command) => {
                if self.session.dispatch(command) == Done::Yes {
                    self.done();
                }
            }
            None => self.look_at(path),
        }
    }

    /// Looks at a way of the table as it is now.
    pub fn look_at(self, path: Vec<AreaId>) {
        let steps = self.session.journal.with_untracked(|journal| journal.cursor());
        self.looked.set((steps, path));
    }

    /// The next step of a way of one's own; a tap on its end takes the last step back.
    fn step(self, at: AreaId, area: AreaId) {
        let mut path = self.path.get_untracked();
        if path.is_empty() {
            path.push(at);
        }
        if path.last() == Some(&area) {
            path.pop();
        } else {
            path.push(area);
        }
        if path.len() < 2 {
            path.clear();
        }
        self.look_at(path);
    }

    /// The command of a way.
    pub fn command(self, path: &[AreaId]) -> Option<Command> {
        let path = self.session.state(|state| keys(state, path))?;
        let action = Action::MovementAlong { path, will: self.will.get() };
        (!matches!(&action, Action::MovementAlong { path, .. } if path.len() < 2))
            .then_some(Command::Act { actor: self.actor, action })
    }

    /// It has moved: back to the table, with what that cost and the way back.
    pub fn done(self) {
        let said = self.session.journal.with_untracked(|journal| {
            let last = journal.entries()[..journal.cursor()].last();
            let changes = last.map(|entry| crate::games::champions::text::log::changes(&entry.events));
            said(journal.state(), self.actor, &changes.unwrap_or_default())
        });
        self.feedback.announce(String::new());
        self.feedback.toast_text(said, self.session.undo_offer());
        page::replace(self.session.page(TablePage::Table));
    }

    /// What the map shows.
    pub fn shown(self) -> Shown {
        let (ways, path) = (self.ways.get(), self.path.get());
        let who = self.actor.into();
        self.session.state(|state| {
            let at = state.field().and_then(|field| field.position(who));
            let is_near = |way: &&Reachable| way.means != Means::NotEnoughAp;
            let near: Vec<AreaId> = ways.iter().filter(is_near).map(|way| way.area).chain(at).collect();
            let board = state.field().map(|field| field.board());
            let all = board.into_iter().flat_map(|board| board.area_ids());
            let bright = path.last().into_iter().copied().collect();
            Shown {
                now: Some(who),
                faint: all.filter(|area| !near.contains(area)).collect(),
                tags: ways.iter().flat_map(|way| tags(way, &watched(state, &way.route))).collect(),
                routes: self.route(state, &path).into_iter().collect(),
                bright,
                fingers: Fingers::Tap,
                ..Shown::default()
            }
        })
    }

    fn route(self, state: &State, path: &[AreaId]) -> Option<Way> {
        let cost = |steps: usize| Some(way(state, self.actor.into(), &keys(state, &path[..=steps])?)?.cost);
        let costs = (1..path.len()).filter_map(|steps| Some(cost(steps)? - cost(steps - 1)?)).collect();
        (path.len() > 1).then(|| Way { areas: path.to_vec(), costs, look: RouteLook::Taken })
    }

    /// What going to an area costs, in words, for the list.
    pub fn words(self, area: AreaId) -> Option<String> {
        let ways = self.ways.get();
        let here = self.session.state(|state| state.field().and_then(|field| field.position(self.actor.into())));
        if here == Some(area) {
            return Some(say(keys::FIELD_STANDS_HERE));
        }
        Some(match ways.iter().find(|way| way.area == area) {
            None => say(keys::FIELD_NO_WAY),
            Some(way) => {
                let key = match way.means {
                    Means::Enough => keys::FIELD_COSTS,
                    Means::NotEnoughAp => keys::FIELD_TOO_FAR,
                    Means::HonorTooLow => keys::FIELD_HONOR_TOO_LOW,
                };
                let costs = say(Line::new(key).with("cost", bill(way.cost, way.honor)));
                let noticed = self.noticed(&way.route);
                std::iter::once(costs).chain(noticed).collect::<Vec<_>>().join(" ")
            }
        })
    }

    /// Whether it is to be asked why opponents are left behind.
    pub fn leaves_opponents(self) -> bool {
        self.ways.with(|ways| {
            self.path.with(|path| {
                self.session.state(|state| {
                    let looked_at = keys(state, path).unwrap_or_default();
                    leaves_opponents(state, self.actor, ways, &looked_at)
                })
            })
        })
    }

    /// Who would notice it on a way, in words.
    pub fn noticed(self, route: &[AreaId]) -> Vec<String> {
        self.session.state(|state| ahead::noticed(state, &watched(state, route))).into_iter().map(say).collect()
    }
}

/// "2 AP" or "2 AP, −2 Honor".
pub fn bill(cost: u16, honor: i16) -> Line {
    let ap = usize::from(cost);
    if honor == 0 {
        Line::new(keys::FIELD_BILL).with("ap", ap)
    } else {
        Line::new(keys::FIELD_BILL_HONOR).with("ap", ap).with("honor", honor)
    }
}

fn tags(way: &Reachable, watch: &Watch) -> Vec<(AreaId, MapTag)> {
    let cost = MapTag::signed(Sign::ActionPoints, Tint::ActionPoints, way.cost.to_string());
    let honor = (way.honor != 0)
        .then(|| MapTag::signed(Sign::Honor, Tint::Honor, crate::ui::components::number::signed(i32::from(way.honor))));
    let seen =
        (!watch.sees.is_empty()).then(|| MapTag::signed(Sign::Warning, Tint::Caution, watch.sees.len().to_string()));
    std::iter::once(cost).chain(honor).chain(seen).map(|tag| (way.area, tag)).collect()
}

fn keys(state: &State, path: &[AreaId]) -> Option<Vec<AreaKey>> {
    let field = state.field()?;
    Some(path.iter().map(|area| field.key(*area)).collect())
}

/// "Matsu Tsuko: Kitchen. AP 6 to 4, Honor 5 to 3."
fn said(state: &State, actor: Actor, changes: &[crate::games::champions::text::log::Change]) -> String {
    let change = |change: &crate::games::champions::text::log::Change| {
        let line = Line::new(keys::SHEET_CHANGE_EARS).with("gauge", names::gauge(change.gauge));
        say(line.with("from", change.from).with("to", change.to))
    };
    let changes = changes.iter().map(change).collect::<Vec<_>>().join(", ");
    let (name, place) = (names::actor(state, actor), place_of(state, actor.into()));
    say(Line::new(keys::FIELD_MOVED).with("name", name).with("place", place).with("changes", changes))
}

/// The areas of a way by name: "Kitchen, Tea Room, Hall".
pub fn by_name(state: &State, path: &[AreaId]) -> String {
    path.iter().map(|area| area_name(state, *area)).collect::<Vec<_>>().join(", ")
}
