//! The board in play and the Enemies Phase in sentences: what was done, what is refused, what a verb is called.
//!
//! Why an Enemy does something is told in [`super::whys`], what players are asked in [`super::asked`].

use super::{asked, names, push, runner, unfit, whys};
use crate::games::champions::board::BorderKind;
use crate::games::champions::board::marks::{Mark, MarkKind};
use crate::games::champions::enemy::behaviour::{Assault, Guardian};
use crate::games::champions::event::Event;
use crate::games::champions::field::cards::Guess;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::field::event::{BoardEvent, EnemyMoved, Idea, Turning};
use crate::games::champions::field::moves::{Leaves, Turn};
use crate::games::champions::field::refusal::BoardRefusal;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::Conduct;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::state::State;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// What the players call an area; what its file calls it where they gave it no name.
pub fn area(state: &State, key: &AreaKey) -> String {
    let found = state.field().and_then(|field| Some(field.board().area(field.find(key)?).name.clone()));
    found.filter(|name| !name.is_empty()).unwrap_or_else(|| key.as_str().to_owned())
}

/// A behaviour in a word or two.
pub fn behaviour(conduct: &Conduct) -> Key {
    match conduct {
        Conduct::Assault(Assault::Mobile) => keys::BEHAVIOUR_ASSAULT,
        Conduct::Assault(Assault::Stationary) => keys::BEHAVIOUR_ASSAULT_STATIONARY,
        Conduct::Guardian(Guardian::Gatekeeper) => keys::BEHAVIOUR_GATEKEEPER,
        Conduct::Guardian(Guardian::Sentinel) => keys::BEHAVIOUR_SENTINEL,
        Conduct::Patrol { .. } => keys::BEHAVIOUR_PATROL,
        Conduct::Search { .. } => keys::BEHAVIOUR_SEARCH,
        Conduct::Assassination { .. } => keys::BEHAVIOUR_ASSASSINATION,
        Conduct::Escape { .. } => keys::BEHAVIOUR_ESCAPE,
    }
}

/// A kind of border.
pub fn border(kind: BorderKind) -> Key {
    match kind {
        BorderKind::Single => keys::KIND_OF_BORDER_SINGLE,
        BorderKind::Double => keys::KIND_OF_BORDER_DOUBLE,
        BorderKind::Dotted => keys::KIND_OF_BORDER_DOTTED,
        BorderKind::DottedDouble => keys::KIND_OF_BORDER_DOTTED_DOUBLE,
        BorderKind::Split => keys::KIND_OF_BORDER_SPLIT,
        BorderKind::Red => keys::KIND_OF_BORDER_RED,
    }
}

/// What the app guesses of somebody because its card does not say.
pub fn guess(state: &State, who: Who, guess: Guess) -> Line {
    let key = match guess {
        Guess::Size => keys::GUESS_SIZE,
        Guess::ActionPoints => keys::GUESS_AP,
        Guess::Ranged => keys::GUESS_RANGED,
        Guess::Bow => keys::GUESS_BOW,
        Guess::Keywords => keys::GUESS_KEYWORDS,
    };
    Line { key, args: vec![("name", names::who(state, who).into())] }
}

/// What a verb of the board is called.
pub(super) fn verb(command: &BoardCommand) -> Key {
    match command {
        BoardCommand::Lay { .. } => keys::VERB_LAY_BOARD,
        BoardCommand::SetOut { .. } => keys::VERB_SET_OUT,
        BoardCommand::TakeUp => keys::VERB_TAKE_UP_BOARD,
        BoardCommand::Mark { .. } => keys::VERB_MARK,
        BoardCommand::Place { .. } => keys::VERB_PLACE,
        BoardCommand::SetBehaviour { .. } => keys::VERB_BEHAVIOUR,
        BoardCommand::Move { .. } => keys::VERB_ENEMY_MOVES,
        BoardCommand::SettleTie(_) => keys::VERB_TIE,
        BoardCommand::PassCombat { .. } => keys::VERB_PASS_COMBAT,
        BoardCommand::Reinforce { .. } => keys::VERB_REINFORCE,
        BoardCommand::Retreat { .. } => keys::VERB_RETREAT,
        BoardCommand::Pursue { .. } => keys::VERB_PURSUE,
        BoardCommand::Force { .. } => keys::VERB_FORCED,
    }
}

/// Whether the players did it by hand.
pub(super) fn is_by_hand(event: &BoardEvent) -> bool {
    match event {
        BoardEvent::EnemyMoved(moved) => moved.idea == Idea::Players,
        BoardEvent::Turned { cause, .. } => *cause == Turning::ByHand,
        BoardEvent::Laid { .. } | BoardEvent::TakenUp | BoardEvent::Placed { .. } | BoardEvent::Walked { .. } => false,
        BoardEvent::OrderFixed { .. }
        | BoardEvent::Waits { .. }
        | BoardEvent::TieSettled(_)
        | BoardEvent::CombatPassed { .. } => false,
        BoardEvent::Reinforced { .. } | BoardEvent::Outfought { .. } | BoardEvent::Retreated { .. } => false,
        BoardEvent::Pursued { .. } | BoardEvent::PushEnded { .. } => false,
        BoardEvent::Forced { .. } | BoardEvent::Cornered { .. } | BoardEvent::Marked { .. } => false,
    }
}

/// A mark in words: "Event 3 (the lamp)".
pub fn mark(mark: &Mark) -> Line {
    let kind = match mark.kind {
        MarkKind::Flammable => keys::MARK_FLAMMABLE,
        MarkKind::Flaming => keys::MARK_FLAMING,
        MarkKind::SummoningZone => keys::MARK_SUMMONING_ZONE,
        MarkKind::Objective => keys::MARK_OBJECTIVE,
        MarkKind::Event => keys::MARK_EVENT,
        MarkKind::Scenery => keys::MARK_SCENERY,
        MarkKind::Obstacle => keys::MARK_OBSTACLE,
    };
    let named = match mark.number {
        Some(number) => Line::new(keys::MARK_NUMBERED).with("mark", kind).with("number", i16::from(number)),
        None => kind.into(),
    };
    if mark.note.is_empty() {
        named
    } else {
        Line::new(keys::MARK_NOTED).with("mark", named).with("note", mark.note.as_str())
    }
}

/// The sentence of an event of the board; the order of movements has none.
pub(super) fn log(state: &State, event: &BoardEvent) -> Option<(Option<Who>, Line)> {
    let enemy = |key, id: EnemyId| (Some(Who::Enemy(id)), Line::new(key).with("name", names::enemy(state, id)));
    Some(match event {
        BoardEvent::Laid { board } => (None, Line::new(keys::LOG_BOARD_LAID).with("board", board.name.as_str())),
        BoardEvent::TakenUp => (None, keys::LOG_BOARD_TAKEN_UP.into()),
        BoardEvent::Marked { area: place, marks } if marks.is_empty() => {
            (None, Line::new(keys::LOG_UNMARKED).with("area", area(state, place)))
        }
        BoardEvent::Marked { area: place, marks } => {
            let marks = runner::list(marks.iter().map(mark).collect());
            (None, Line::new(keys::LOG_MARKED).with("area", area(state, place)).with("marks", marks))
        }
        BoardEvent::Placed { who, area: Some(place) } => {
            let line = Line::new(keys::LOG_PLACED).with("name", names::who(state, *who));
            (Some(*who), line.with("area", area(state, place)))
        }
        BoardEvent::Placed { who, area: None } => {
            (Some(*who), Line::new(keys::LOG_PLACED_BESIDE).with("name", names::who(state, *who)))
        }
        BoardEvent::Walked { who, path } => (Some(*who), went(state, names::who(state, *who), path)),
        BoardEvent::Turned { enemy: id, behaviour: to, cause } => {
            let key = match cause {
                Turning::ByHand | Turning::OwnTurn | Turning::Returned => keys::LOG_TURNED,
                Turning::Saw => keys::LOG_TURNED_SAW,
                Turning::Attacked => keys::LOG_TURNED_ATTACKED,
                Turning::CombatNearby => keys::LOG_TURNED_NEARBY,
            };
            let (who, line) = enemy(key, *id);
            (who, line.with("behaviour", behaviour(to)))
        }
        BoardEvent::OrderFixed { .. } => return None,
        BoardEvent::EnemyMoved(moved) => {
            (Some(Who::Enemy(moved.enemy)), went(state, names::enemy(state, moved.enemy), &moved.path))
        }
        BoardEvent::Waits { .. } => return None,
        BoardEvent::TieSettled(tie) => enemy(keys::LOG_TIE_SETTLED, tie.enemy),
        BoardEvent::CombatPassed { enemy: id } => enemy(keys::LOG_COMBAT_PASSED, *id),
        BoardEvent::Reinforced { enemy: id, area: place, .. } => {
            let (who, line) = enemy(keys::LOG_REINFORCED, *id);
            (who, line.with("area", area(state, place)))
        }
        BoardEvent::Forced { who, area: place } => {
            let line = Line::new(keys::LOG_FORCED).with("name", names::who(state, *who));
            (Some(*who), line.with("area", area(state, place)))
        }
        BoardEvent::Cornered { who } => {
            (Some(*who), Line::new(keys::LOG_FORCED_NOWHERE).with("name", names::who(state, *who)))
        }
        BoardEvent::Outfought { .. } | BoardEvent::Retreated { .. } => return push::log(state, event),
        BoardEvent::Pursued { .. } | BoardEvent::PushEnded { .. } => return push::log(state, event),
    })
}

/// A way through areas that somebody went.
fn went(state: &State, name: Line, path: &[AreaKey]) -> Line {
    match path {
        [] => Line::new(keys::LOG_ENEMY_TOLD).with("name", name),
        [only] => Line::new(keys::LOG_ENEMY_STAYS).with("name", name).with("area", area(state, only)),
        [from, through @ .., to] => {
            let (from, to) = (area(state, from), area(state, to));
            if through.is_empty() {
                return Line::new(keys::LOG_WALKED).with("name", name).with("from", from).with("to", to);
            }
            Line::new(keys::LOG_WALKED_THROUGH)
                .with("name", name)
                .with("from", from)
                .with("through", areas(state, through))
                .with("to", to)
        }
    }
}

/// Areas, one after the other.
pub(super) fn areas(state: &State, keys: &[AreaKey]) -> String {
    keys.iter().map(|key| area(state, key)).collect::<Vec<_>>().join(", ")
}

/// Why an Enemy moved as an event says, a sentence each.
pub(super) fn whys_of(state: &State, event: &Event) -> Vec<Line> {
    let moved: &EnemyMoved = match event {
        Event::Board(BoardEvent::EnemyMoved(moved)) => moved,
        _ => return Vec::new(),
    };
    moved.why.iter().map(|why| whys::why(state, moved.enemy, why)).collect()
}

/// The sentence of a refusal.
pub(super) fn refusal(state: &State, refusal: &BoardRefusal) -> Line {
    let of_area = |key: Key, place: &AreaKey| Line { key, args: vec![("area", area(state, place).into())] };
    match refusal {
        BoardRefusal::NoBoard => keys::REFUSED_NO_BOARD.into(),
        BoardRefusal::BadBoard(fault) => Line::new(keys::REFUSED_BAD_BOARD).with("fault", unfit::board_at(fault)),
        BoardRefusal::NoSuchArea(key) => of_area(keys::REFUSED_NO_SUCH_AREA, key),
        BoardRefusal::NotPlaced { who } => Line::new(keys::REFUSED_NOT_PLACED).with("name", names::who(state, *who)),
        BoardRefusal::AlreadyThere => keys::REFUSED_ALREADY_THERE.into(),
        BoardRefusal::NotItsWay => keys::REFUSED_NOT_ITS_WAY.into(),
        BoardRefusal::NotAdjacent { from, to } => {
            Line::new(keys::REFUSED_NOT_ADJACENT).with("from", area(state, from)).with("to", area(state, to))
        }
        BoardRefusal::Uncrossable { from, to, border: kind } => Line::new(keys::REFUSED_UNCROSSABLE)
            .with("border", border(*kind))
            .with("from", area(state, from))
            .with("to", area(state, to)),
        BoardRefusal::NoRoom { area } => of_area(keys::REFUSED_NO_ROOM, area),
        BoardRefusal::Blocked { area } => of_area(keys::REFUSED_BLOCKED, area),
        BoardRefusal::NoWay { area } => of_area(keys::REFUSED_NO_WAY, area),
        BoardRefusal::TooFar { needs, has } => {
            Line::new(keys::REFUSED_TOO_FAR).with("needs", usize::from(*needs)).with("has", i16::from(*has))
        }
        BoardRefusal::HasMoved => keys::REFUSED_HAS_MOVED.into(),
        BoardRefusal::JustCorrupted => keys::REFUSED_JUST_CORRUPTED.into(),
        BoardRefusal::HasReturned => keys::REFUSED_HAS_RETURNED.into(),
        BoardRefusal::Unfinished { enemy } => {
            Line::new(keys::REFUSED_UNFINISHED).with("name", names::enemy(state, *enemy))
        }
        BoardRefusal::OwesCombat => keys::REFUSED_OWES_COMBAT.into(),
        BoardRefusal::NoCombat => keys::REFUSED_NO_COMBAT.into(),
        BoardRefusal::NoSuchTie => keys::REFUSED_NO_SUCH_TIE.into(),
        BoardRefusal::NotAllSaid => keys::REFUSED_NOT_ALL_SAID.into(),
        BoardRefusal::NoLetters => keys::REFUSED_NO_LETTERS.into(),
        BoardRefusal::NotThere => keys::REFUSED_NOT_THERE.into(),
        BoardRefusal::NoAreaLeft => keys::REFUSED_NO_AREA_LEFT.into(),
        BoardRefusal::NobodyRetreats => keys::REFUSED_NOBODY_RETREATS.into(),
        BoardRefusal::NoRefuge { area, against } => push::refused(state, area, *against),
        BoardRefusal::CanRetreat => keys::REFUSED_CAN_RETREAT.into(),
        BoardRefusal::MustForce => keys::REFUSED_MUST_FORCE.into(),
        BoardRefusal::NotCornered => keys::REFUSED_NOT_CORNERED.into(),
        BoardRefusal::HasRoom => keys::REFUSED_HAS_ROOM.into(),
        BoardRefusal::PushFirst { loser } => {
            Line::new(keys::REFUSED_PUSH_FIRST).with("name", names::who(state, *loser))
        }
    }
}

/// What is to be done with the miniature of an Enemy that moves.
pub fn instruction(state: &State, turn: &Turn) -> Line {
    let name = names::enemy(state, turn.moved.enemy);
    match (&turn.moved.path[..], turn.leaves) {
        ([], _) => Line::new(keys::ENEMIES_ASKED).with("name", name),
        ([.., last], Leaves::Yes) => Line::new(keys::ENEMIES_LEAVES).with("name", name).with("area", area(state, last)),
        ([only], Leaves::No) => Line::new(keys::ENEMIES_STAYS).with("name", name).with("area", area(state, only)),
        ([from, through @ .., to], Leaves::No) => {
            let (from, to) = (area(state, from), area(state, to));
            if through.is_empty() {
                return Line::new(keys::ENEMIES_MOVE).with("name", name).with("from", from).with("to", to);
            }
            Line::new(keys::ENEMIES_MOVE_THROUGH)
                .with("name", name)
                .with("from", from)
                .with("through", areas(state, through))
                .with("to", to)
        }
    }
}

/// What it has left after that, and how many Combats that is.
pub fn outlook(turn: &Turn) -> Line {
    Line::new(keys::ENEMIES_COMBATS)
        .with("count", i16::from(turn.moved.tokens))
        .with("left", i16::from(turn.moved.ap_left))
}

/// What is asked of a tie, and what each option is called.
pub use asked::{answer_names, tie, tie_option, who_decides};
