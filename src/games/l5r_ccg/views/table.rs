//! The table: every player with Honor, Provinces, Rings and what is still missing, and whose action it is.

use super::lobby;
use crate::games::l5r_ccg::command::{Added, Command};
use crate::games::l5r_ccg::decide::{order, to_fight};
use crate::games::l5r_ccg::in_play::{DuelStage, Province};
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::ring::Ring;
use crate::games::l5r_ccg::model::rule::Rule;
use crate::games::l5r_ccg::phase::Phase;
use crate::games::l5r_ccg::rules::hand::to_discard;
use crate::games::l5r_ccg::rules::turn::Act;
use crate::games::l5r_ccg::rules::watch::Distances;
use crate::games::l5r_ccg::state::State;
use crate::kernel::by::Small;

/// Whose place by the table this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// It is this player's action.
    Acts,
    /// It is not.
    Waits,
    /// The player is out.
    Out,
}

/// One player as the table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// Who.
    pub seat: SeatId,
    /// Whether it is its action.
    pub turn: Turn,
    /// Family Honor.
    pub honor: i16,
    /// How far it is from each end; nothing once it is out.
    pub distances: Option<Distances>,
    /// Whether it wins when its next turn begins.
    pub wins_next_turn: bool,
    /// Its Provinces, those that fell included; the attacked ones by place.
    pub provinces: Vec<(Province, Attacked)>,
    /// The Rings in play.
    pub rings: Vec<Ring>,
    /// Whether it holds the Favor.
    pub favor: bool,
    /// Fate cards in hand.
    pub hand: u8,
    /// How many are dead.
    pub dead: usize,
}

/// Whether units were sent to a Province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacked {
    /// None.
    No,
    /// Attacking units are there.
    Yes,
}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub current: SeatId,
    /// The phase.
    pub phase: Phase,
    /// Whose action it is; nobody's outside of actions.
    pub next: Option<SeatId>,
    /// What that player may do.
    pub may: Vec<Act>,
    /// Why it may not lobby, in the Action Phase; nothing where it may.
    pub no_lobby: Option<Rule>,
    /// How many have passed in a row.
    pub passes: usize,
    /// The players, clockwise.
    pub halves: Vec<Half>,
    /// Whether the Favor lies in the middle.
    pub favor_in_the_middle: bool,
    /// The one step that leads on; nothing where the players have to choose.
    pub step: Option<Command>,
    /// What comes once whoever acts has passed.
    pub then: Option<Then>,
}

/// What comes after a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// This player acts.
    Acts(SeatId),
    /// All have passed: the phase or the battle comes to its end.
    Ends,
}

/// The table as it stands.
pub fn view(state: &State) -> View {
    let order = order(state);
    let remaining = state.remaining();
    let next = order.as_ref().and_then(|order| order.next());
    let acts = next.and_then(|place| remaining.get(place).copied());
    let passes = order.as_ref().map_or(0, |order| order.passes());
    let then =
        acts.map(|seat| if passes + 1 >= remaining.len() { Then::Ends } else { Then::Acts(state.left_of(seat)) });
    let may = match (&order, next) {
        (Some(order), Some(place)) => Act::ALL.iter().copied().filter(|act| order.check(place, *act).is_ok()).collect(),
        _ => Vec::new(),
    };
    let no_lobby = match (&order, next) {
        (Some(order), Some(place)) if state.phase() == Phase::Action => order.check(place, Act::Lobby).err(),
        _ => None,
    };
    // Once it is over nobody does.
    let acting = state.end().is_none().then(|| decides(state).or(acts).unwrap_or(state.current()));
    View {
        turn: state.turn(),
        current: state.current(),
        phase: state.phase(),
        next: acts,
        may,
        no_lobby,
        passes,
        halves: state.all().map(|seat| half(state, seat, acting)).collect(),
        favor_in_the_middle: state.favor().is_none(),
        step: step(state, acts),
        then,
    }
}

/// Who decides in the duel or the lobbying under way.
fn decides(state: &State) -> Option<SeatId> {
    match state.duel() {
        Some(duel) if duel.stage != DuelStage::Struck => Some(duel.side(duel.turn()).seat),
        Some(_) => None,
        None => lobby::view(state)?.next,
    }
}

fn half(state: &State, seat: SeatId, acts: Option<SeatId>) -> Half {
    let one = state.seat(seat);
    let distances = one.distances();
    let turn = match one.out {
        Some(_) => Turn::Out,
        None if Some(seat) == acts => Turn::Acts,
        None => Turn::Waits,
    };
    let attacked = |at: usize| {
        let of_defender = state.attack().filter(|attack| attack.defender == seat);
        let hit = of_defender.is_some() && to_fight(state).iter().any(|place| usize::from(*place) == at);
        if hit { Attacked::Yes } else { Attacked::No }
    };
    Half {
        seat,
        turn,
        honor: one.honor,
        wins_next_turn: acts.is_some() && distances.is_some_and(|distances| distances.honor_to_win == Some(0)),
        distances,
        provinces: one.provinces.iter().enumerate().map(|(at, province)| (*province, attacked(at))).collect(),
        rings: one.rings.iter().copied().collect(),
        favor: state.favor() == Some(seat),
        hand: one.hand,
        dead: one.dead.len(),
    }
}

/// The step that leads on (the ink button).
fn step(state: &State, acts: Option<SeatId>) -> Option<Command> {
    if !state.verdict().is_empty() {
        return Some(Command::Accept);
    }
    if state.duel().is_some() || state.lobby().is_some() {
        return None;
    }
    match state.phase() {
        Phase::First | Phase::Over => None,
        Phase::Straighten => Some(Command::Straighten { keep: Vec::new() }),
        Phase::Events => Some(Command::EventsSeen),
        // An uneventful turn is one pass for all; whoever acts in it does so instead.
        Phase::Action if state.acting.passes == 0 => Some(Command::PassAll),
        Phase::Action => acts.map(|seat| Command::Act { seat, act: Act::Pass }),
        Phase::Attack => attack_step(state, acts),
        Phase::Dynasty => Some(Command::DoneRecruiting),
        Phase::End => {
            let held = state.seat(state.current()).hand.saturating_add(1);
            // Hands hold far fewer cards than what a count can hold.
            let discarded = u8::try_from(to_discard(held.into())).unwrap_or(0);
            Some(Command::EndTurn { drew: 1, discarded })
        }
    }
}

fn attack_step(state: &State, acts: Option<SeatId>) -> Option<Command> {
    let Some(attack) = state.attack() else { return Some(Command::NoAttack) };
    if attack.battle.is_some() {
        let pass = acts.map(|seat| Command::Act { seat, act: Act::Pass });
        return Some(pass.unwrap_or(Command::Resolve { spare: None, added: Added::default() }));
    }
    if attack.segment.is_some() {
        return Some(Command::NextSegment);
    }
    match to_fight(state).as_slice() {
        [] => Some(Command::EndAttack),
        [one] => Some(Command::BeginBattle { province: *one }),
        [_, ..] => None,
    }
}
