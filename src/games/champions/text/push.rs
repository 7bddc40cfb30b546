//! Force Retreat and Pursue in words: what the page asks, what the log says, why the rules say no (CH-BAT-5).

use super::enemies::{area, border};
use super::{asked, names};
use crate::games::champions::battle::retreat::{HELD_BACK, Pursuit, Side};
use crate::games::champions::field::event::{BoardEvent, PushEnd};
use crate::games::champions::field::push::{Against, Refuge, follows_to, held_back_by, pending, refuges};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::push::{Push, PushStage};
use crate::games::champions::model::state::State;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;

/// An area to choose, with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The area.
    pub area: AreaKey,
    /// What it is called.
    pub name: String,
}

/// What has to be settled, as the page shows it.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// The area of the retreat.
    Retreat {
        /// The eligible ones, in the board's order; at least one.
        places: Vec<Place>,
    },
    /// The retreat of a Unit without a place on a board.
    Blind,
    /// There is no eligible area.
    Cornered,
    /// Whether the winner follows.
    Pursuit {
        /// Where to; nothing without a board.
        to: Option<Place>,
        /// What staying is called: what it costs.
        stay: Line,
    },
}

/// A retreat or pursuit as the page shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct PushView {
    /// Who won.
    pub winner: Who,
    /// Who retreats.
    pub loser: Who,
    /// Which side won.
    pub side: Side,
    /// The question.
    pub question: Line,
    /// What else there is to know, a sentence.
    pub hint: Option<Line>,
    /// Areas that are not eligible, each with its reason.
    pub against: Vec<Line>,
    /// The areas behind those reasons.
    pub closed: Vec<AreaKey>,
    /// What comes after a retreat.
    pub then: Line,
    /// What has to be settled.
    pub asked: Asked,
}

/// What has to be settled now; nothing where nobody retreats.
pub fn view(state: &State) -> Option<PushView> {
    let push = pending(state)?;
    let around = refuges(state);
    let asked = match push.stage() {
        PushStage::Retreat => retreat(state, around.as_deref()),
        PushStage::Pursuit => pursuit(state),
    };
    let all = around.unwrap_or_default();
    let closed: Vec<&Refuge> = all.iter().filter(|refuge| refuge.against.is_some()).collect();
    let against = closed.iter().filter_map(|refuge| Some(against(state, push.loser(), &refuge.area, refuge.against?)));
    let then = if push.side() == Side::Theirs { keys::PUSH_THEN_FOLLOWS } else { keys::PUSH_THEN_ASKS };
    Some(PushView {
        winner: push.winner(),
        loser: push.loser(),
        side: push.side(),
        question: both(state, push, question(&asked)),
        hint: hint(state, push, &asked),
        against: against.collect(),
        closed: closed.iter().map(|refuge| refuge.area.clone()).collect(),
        then: then.into(),
        asked,
    })
}

fn question(asked: &Asked) -> Key {
    match asked {
        Asked::Retreat { .. } => keys::PUSH_FORCES,
        Asked::Blind => keys::PUSH_FORCES_BLIND,
        Asked::Cornered => keys::PUSH_NOWHERE,
        Asked::Pursuit { .. } => keys::PUSH_FOLLOW_QUESTION,
    }
}

fn both(state: &State, push: &Push, key: Key) -> Line {
    let (winner, loser) = (names::who(state, push.winner()), names::who(state, push.loser()));
    Line { key, args: vec![("winner", winner.into()), ("loser", loser.into())] }
}

fn place(state: &State, key: AreaKey) -> Place {
    Place { name: area(state, &key), area: key }
}

fn retreat(state: &State, around: Option<&[Refuge]>) -> Asked {
    let Some(around) = around else { return Asked::Blind };
    let free = around.iter().filter(|refuge| refuge.against.is_none());
    let places: Vec<Place> = free.map(|refuge| place(state, refuge.area.clone())).collect();
    if places.is_empty() { Asked::Cornered } else { Asked::Retreat { places } }
}

fn pursuit(state: &State) -> Asked {
    let to = follows_to(state).filter(|(_, how)| *how != Pursuit::Impossible).map(|(key, _)| place(state, key));
    let stay = match held_back_by(state) {
        Some(_) => Line::new(keys::PUSH_STAY).with("honor", Arg::Signed(HELD_BACK.into())),
        None => keys::PUSH_STAY_ALLY.into(),
    };
    Asked::Pursuit { to, stay }
}

/// How a retreat without a board is carried out, who chooses where the players' Unit goes, what staying costs.
fn hint(state: &State, push: &Push, asked: &Asked) -> Option<Line> {
    match (asked, push.side(), push.winner()) {
        (Asked::Blind, _, _) => Some(keys::PUSH_BLIND.into()),
        (Asked::Retreat { .. }, Side::Theirs, _) => asked::who_decides(state),
        (Asked::Pursuit { .. }, _, Who::Champion(_)) => Some(keys::PUSH_COSTS_HONOR.into()),
        (Asked::Pursuit { .. }, _, Who::Ally(_) | Who::Enemy(_)) => Some(held_back_by(state).map_or_else(
            || keys::PUSH_FOR_ALLY.into(),
            |id| Line::new(keys::PUSH_COSTS_CHAMPION).with("name", names::champion(state, id)),
        )),
        (Asked::Retreat { .. } | Asked::Cornered, _, _) => None,
    }
}

/// Why a Unit cannot retreat to an area.
fn against(state: &State, loser: Who, key: &AreaKey, against: Against) -> Line {
    let name = area(state, key);
    match against {
        Against::Opponent(who) => {
            Line::new(keys::PUSH_AGAINST_OPPONENT).with("area", name).with("name", names::who(state, who))
        }
        Against::Full { held } => {
            let size = match loser {
                Who::Champion(id) => state.champion(id).card().size,
                Who::Ally(id) => state.ally(id).map_or(crate::kernel::known::Known::Unknown, |ally| ally.size()),
                Who::Enemy(id) => state.enemy(id).map_or(crate::kernel::known::Known::Unknown, |enemy| enemy.size()),
            };
            let size = size.value().map_or(1, |size| size.get());
            Line::new(keys::PUSH_AGAINST_FULL).with("area", name).with("held", usize::from(held)).with("size", size)
        }
        Against::TooLarge(kind) => Line::new(keys::PUSH_AGAINST_LARGE).with("area", name).with("border", border(kind)),
    }
}

/// The sentence of an event of a retreat; nothing for every other event.
pub(super) fn log(state: &State, event: &BoardEvent) -> Option<(Option<Who>, Line)> {
    let said =
        |who: Who, key: Key| Some((Some(who), Line { key, args: vec![("name", names::who(state, who).into())] }));
    let to = |who: Who, place: &Option<AreaKey>, key: Key, blind: Key| match place {
        Some(place) => said(who, key).map(|(who, line)| (who, line.with("area", area(state, place)))),
        None => said(who, blind),
    };
    match event {
        BoardEvent::Outfought { winner, loser } => {
            said(*winner, keys::LOG_OUTFOUGHT).map(|(who, line)| (who, line.with("other", names::who(state, *loser))))
        }
        BoardEvent::Retreated { who, area } => to(*who, area, keys::LOG_RETREATED, keys::LOG_RETREATED_BLIND),
        BoardEvent::Pursued { who, area } => to(*who, area, keys::LOG_PURSUED, keys::LOG_PURSUED_BLIND),
        BoardEvent::PushEnded { who, how } => said(
            *who,
            match how {
                PushEnd::HeldBack => keys::LOG_HELD_BACK,
                PushEnd::NoRoom => keys::LOG_NO_ROOM_TO_FOLLOW,
                PushEnd::Cornered => keys::LOG_CORNERED,
                PushEnd::Spared => keys::LOG_SPARED,
            },
        ),
        BoardEvent::Laid { .. } | BoardEvent::TakenUp | BoardEvent::Placed { .. } | BoardEvent::Walked { .. } => None,
        BoardEvent::Turned { .. } | BoardEvent::OrderFixed { .. } | BoardEvent::EnemyMoved(_) => None,
        BoardEvent::Waits { .. }
        | BoardEvent::TieSettled(_)
        | BoardEvent::CombatPassed { .. }
        | BoardEvent::Reinforced { .. } => None,
        BoardEvent::Forced { .. } | BoardEvent::Cornered { .. } | BoardEvent::Marked { .. } => None,
    }
}

/// Why a Unit cannot retreat to an area the players named.
pub(super) fn refused(state: &State, key: &AreaKey, why: Option<Against>) -> Line {
    let loser = pending(state).map(Push::loser);
    let named = why.zip(loser).map(|(why, loser)| against(state, loser, key, why));
    named.unwrap_or_else(|| Line::new(keys::REFUSED_NOT_BESIDE).with("area", area(state, key)))
}
