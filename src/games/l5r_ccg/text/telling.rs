//! In what order an entry tells what happened: what matters first; who bows and goes home last, and in one line.

use super::fought::fallen;
use super::log::sentence;
use super::names;
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::event::Event;
use crate::games::l5r_ccg::in_play::Posture;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::recruit::Take;
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::l5r_ccg as keys;

/// A sentence and whom it is about.
pub(super) type Told = (Option<SeatId>, Line);

/// Where an event stands among those of its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// What the entry is about.
    First,
    /// What came of it.
    Then,
    /// Cards that only turn or go home with it.
    Last,
}

fn place(event: &Event) -> Place {
    let first = matches!(
        event,
        Event::BattleEnded { .. }
            | Event::CardCame { entered: true, .. }
            | Event::Overlaid { .. }
            | Event::Shot { .. }
            | Event::Frightened { .. }
            | Event::Schemed { .. }
            | Event::TerrainLaid { .. }
    );
    match event {
        _ if first => Place::First,
        Event::Turned { .. } | Event::WentHome { .. } => Place::Last,
        _ => Place::Then,
    }
}

/// Everything events say, with a table on which they count.
pub(super) fn told(after: &State, events: &[Event]) -> Vec<Told> {
    let by_hand = events.contains(&Event::ByHand);
    // The players said yes to what the watch saw; nothing else goes on.
    let accepted = events.iter().any(|event| matches!(event, Event::GameEnded { .. } | Event::WentOut { .. }));
    let one = |event: &&Event| match event {
        Event::Judged { seen } if accepted && seen.is_empty() => None,
        Event::ActingCame { acting } if by_hand => {
            let line = Line::new(keys::CCG_LOG_ACTING).with("player", names::player(after, acting.next));
            Some((Some(acting.next), line))
        }
        event => sentence(after, event),
    };
    let mut ordered: Vec<&Event> = events.iter().collect();
    ordered.sort_by_key(|event| place(event));
    let (last, before): (Vec<&Event>, Vec<&Event>) = ordered.into_iter().partition(|event| place(event) == Place::Last);
    let mut all: Vec<Told> = before.iter().filter_map(one).chain(together(after, &last)).collect();
    let behind_first = all.len().min(1);
    all.splice(behind_first..behind_first, lost(after, events));
    all
}

/// What was lost in a battle, and elsewhere what fell with a Personality: its cards have no event of their own.
fn lost(after: &State, events: &[Event]) -> Vec<Told> {
    let dead: Vec<CardId> =
        events.iter().filter_map(|event| if let Event::Died { id, .. } = event { Some(*id) } else { None }).collect();
    let battle = events.iter().any(|event| matches!(event, Event::BattleEnded { .. }));
    let attached = after.gone.iter().any(|(id, gone)| gone.with != *id && dead.contains(&gone.with));
    let lines = if battle || attached { fallen(after, &dead) } else { Vec::new() };
    lines.into_iter().map(|line| (None, line)).collect()
}

/// Which card does something, where it does.
type Which = fn(&Event) -> Option<CardId>;

/// Who bows, who straightens and who goes home: one alone by its own sentence, several in one.
fn together(after: &State, events: &[&Event]) -> Vec<Told> {
    let all: [(Key, Which); 3] = [
        (keys::CCG_LOG_BOW, |event| turned(event, Posture::Bowed)),
        (keys::CCG_LOG_STRAIGHTEN, |event| turned(event, Posture::Straight)),
        (keys::CCG_LOG_GO_HOME, |event| if let Event::WentHome { unit } = event { Some(*unit) } else { None }),
    ];
    let one = |(key, which): &(Key, Which)| {
        let those: Vec<(&Event, CardId)> = events.iter().filter_map(|event| Some((*event, which(event)?))).collect();
        match those.as_slice() {
            [] => None,
            [(event, _)] => sentence(after, event),
            all => Some(many(after, *key, &all.iter().map(|(_, id)| *id).collect::<Vec<_>>())),
        }
    };
    all.iter().filter_map(one).collect()
}

fn turned(event: &Event, to: Posture) -> Option<CardId> {
    match event {
        Event::Turned { id, posture } if *posture == to => Some(*id),
        _ => None,
    }
}

fn many(after: &State, key: Key, ids: &[CardId]) -> Told {
    let line = Line::new(key).with("count", ids.len()).with("cards", names::cards(after, ids));
    let owner = |id: &CardId| after.called(*id).map(|(_, owner)| owner);
    let first = ids.first().and_then(owner);
    (first.filter(|_| ids.iter().all(|id| owner(id) == first)), line)
}

/// What a card that was recruited or attached cost; nothing where nobody pays for it.
pub(super) fn paid(command: &Command) -> Option<Line> {
    let (gold, bow) = match command.plain() {
        Command::Recruit { card, take, bow, .. } => {
            (take.price(card.cost.filter(|_| *take != Take::Overlay)?.into()), bow)
        }
        Command::Attach { card, bow, .. } => (card.cost.filter(|cost| *cost > 0)?.into(), bow),
        _ => return None,
    };
    let key = if bow.is_empty() { keys::CCG_LOG_PAID_AT_TABLE } else { keys::CCG_LOG_PAID };
    Some(Line::new(key).with("gold", Arg::Number(gold)))
}
