//! The dice in the middle of a Combat or Skill Test: entered, marked, rolled again, turned.
//!
//! # Invariants
//!
//! - Whatever was said can be taken back where it stands; nothing has to be entered twice. What was turned before lies
//!   as it does until a question has its answer.
//! - A tap on a die means one thing at a time: while a throw is entered it takes the die back; while something is asked
//!   of a die it leaves the question; a turned die it turns back; otherwise it marks the die, or takes the mark away.
//! - Turning dice waits until every die shows a face, and a reroll undoes it: the rules turn dice last (CH-COM-7).

use super::foe::FoeRoll;
use super::roll::Roll;
use crate::games::champions::model::element::Element;
use crate::games::champions::model::rolls::Means;
use serde::{Deserialize, Serialize};

/// A die that Deception turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Its place.
    pub die: u8,
    /// What it becomes.
    pub to: Element,
}

/// The Call of the Void: one Void leaves, the others turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Call {
    /// The Void that leaves.
    pub removed: u8,
    /// What the others become, by ascending place.
    pub to: Vec<Element>,
}

/// What the palette is there for, beside entering a throw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asking {
    /// Nothing else.
    Nothing,
    /// What Deception makes of the die.
    Deception(u8),
    /// What the other Voids become when this one is removed; those said so far.
    Void(Call),
    /// What these dice really show: they were entered wrongly.
    Faces(Vec<u8>),
}

/// Everything done with the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// The Elemental Dice.
    pub roll: Roll,
    /// The Enemy's dice; blank where there is no Enemy.
    pub foe: FoeRoll,
    /// What else is asked.
    pub asking: Asking,
    /// Deception.
    pub deception: Option<Turn>,
    /// The Call of the Void.
    pub void: Option<Call>,
    /// The marks the players set; nothing as long as they follow the app's.
    marks: Option<Vec<u8>>,
}

/// What is up with a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Lies as it fell.
    Lies,
    /// Was turned into what it shows, from this Element.
    Turned(Element),
    /// Left by the Call of the Void.
    Left,
}

impl Hand {
    /// A hand of that many dice, nothing entered.
    pub fn of(dice: u8) -> Self {
        Self {
            roll: Roll::of(dice),
            foe: FoeRoll::BLANK,
            asking: Asking::Nothing,
            deception: None,
            void: None,
            marks: None,
        }
    }

    /// Whether nothing was entered at all.
    pub fn is_blank(&self) -> bool {
        self.roll.is_blank() && self.foe.is_blank()
    }

    /// The number of dice changed; what does not fit any more is taken back.
    pub fn resize(&mut self, dice: u8) {
        if dice != self.roll.dice() {
            self.roll.resize(dice);
            self.lie_as_they_fell();
        }
    }

    /// What the dice show after everything that was done, once all of them lie.
    pub fn lying(&self) -> Option<Vec<Element>> {
        self.dice().into_iter().map(|(face, _)| face).collect()
    }

    /// What every die shows after everything that was done, and what is up with it.
    pub fn dice(&self) -> Vec<(Option<Element>, Fate)> {
        let fallen = self.roll.faces();
        let mut dice: Vec<_> = fallen.iter().map(|face| (*face, Fate::Lies)).collect();
        if let Some(Turn { die, to }) = self.deception {
            turn(&mut dice, die, to);
        }
        if let Some(call) = &self.void {
            let others = voids(&dice).into_iter().filter(|place| *place != call.removed);
            for (place, to) in others.zip(&call.to).collect::<Vec<_>>() {
                turn(&mut dice, place, *to);
            }
        }
        let asked = if let Asking::Void(call) = &self.asking { Some(call) } else { None };
        if let Some(call) = asked.or(self.void.as_ref())
            && let Some(left) = dice.get_mut(usize::from(call.removed))
        {
            left.1 = Fate::Left;
        }
        dice
    }

    /// The dice that count in the end: neither missing nor gone.
    pub fn counting(&self) -> Vec<Element> {
        self.dice().into_iter().filter(|(_, fate)| *fate != Fate::Left).filter_map(|(face, _)| face).collect()
    }

    /// The marks: the players' own, or else those the app advises. None while something is entered or asked.
    pub fn marks(&self, advised: &[u8]) -> Vec<u8> {
        if !self.roll.is_whole() || self.asking != Asking::Nothing {
            return Vec::new();
        }
        self.marks.clone().unwrap_or_else(|| advised.to_vec())
    }

    /// The die that the question is about, by place.
    pub fn asked_about(&self) -> Option<u8> {
        match &self.asking {
            Asking::Nothing => None,
            Asking::Deception(die) => Some(*die),
            Asking::Void(_) => self.next_void(),
            Asking::Faces(places) => places.first().copied(),
        }
    }

    /// Whether the players marked dice themselves.
    pub fn has_own_marks(&self) -> bool {
        self.marks.as_ref().is_some_and(|marks| !marks.is_empty())
    }

    /// A tap on a die, while the app advises to reroll `advised`.
    pub fn tap(&mut self, place: u8, advised: &[u8]) {
        if !self.roll.is_whole() {
            self.roll.take_back(place);
            return;
        }
        if self.asking != Asking::Nothing {
            self.give_up();
            return;
        }
        match self.dice().get(usize::from(place)) {
            Some((_, Fate::Turned(_) | Fate::Left)) => self.turn_back(place),
            Some((_, Fate::Lies)) => {
                let mut marks = self.marks(advised);
                match marks.iter().position(|other| *other == place) {
                    Some(at) => drop(marks.remove(at)),
                    None => marks.push(place),
                }
                marks.sort_unstable();
                self.marks = Some(marks);
            }
            None => {}
        }
    }

    /// Takes every mark away, the app's too: the next tap marks that die alone.
    pub fn clear_marks(&mut self) {
        self.marks = Some(Vec::new());
    }

    /// Forgets the players' marks; the app's count again.
    pub fn unmark(&mut self) {
        self.marks = None;
    }

    /// Turns a die back: the Deception, or the Call with all its dice.
    fn turn_back(&mut self, place: u8) {
        // The Call looks at what Deception left, so it goes first.
        if self.void.take().is_none() || self.deception.is_some_and(|turn| turn.die == place) {
            self.deception = None;
        }
    }

    /// The face that is no answer to what is asked: Deception changes the die, and the Call leaves no Void (CH-TEST-2).
    pub fn no_answer(&self) -> Option<Element> {
        match &self.asking {
            Asking::Nothing | Asking::Faces(_) => None,
            Asking::Deception(die) => self.roll.faces().get(usize::from(*die)).copied().flatten(),
            Asking::Void(_) => Some(Element::Void),
        }
    }

    /// A key of the palette: the next die of the throw, or the answer to what is asked.
    pub fn add(&mut self, face: Element) {
        if self.no_answer() == Some(face) {
            return;
        }
        match &mut self.asking {
            Asking::Nothing => self.roll.add(face),
            Asking::Deception(die) => {
                self.deception = Some(Turn { die: *die, to: face });
                self.asking = Asking::Nothing;
                self.marks = Some(Vec::new());
                self.call_still();
            }
            Asking::Void(call) => {
                call.to.push(face);
                self.end_call();
            }
            Asking::Faces(places) => {
                let Some(place) = places.first().copied() else { return };
                let rest = places.split_off(1);
                self.roll.correct(place, face);
                self.lie_as_they_fell();
                self.correct(rest);
            }
        }
    }

    /// Asks what Deception makes of a die.
    pub fn deceive(&mut self, die: u8) {
        self.asking = Asking::Deception(die);
    }

    /// The Call was there before the Deception, and rests on what that leaves (CH-COM-7): it stands where it still has
    /// its Voids, and is asked for again where there are others.
    fn call_still(&mut self) {
        let Some(call) = self.void.take() else { return };
        let voids = voids(&self.dice());
        if voids.contains(&call.removed) {
            if voids.len() == call.to.len() + 1 { self.void = Some(call) } else { self.call(call.removed) }
        }
    }

    /// Removes a Void and asks what the others become.
    pub fn call(&mut self, removed: u8) {
        self.void = None;
        self.asking = Asking::Void(Call { removed, to: Vec::new() });
        self.end_call();
    }

    /// The Void that is turned next, by place, while the Call asks.
    pub fn next_void(&self) -> Option<u8> {
        let Asking::Void(call) = &self.asking else { return None };
        let mut others = voids(&self.dice()).into_iter().filter(|place| *place != call.removed);
        others.nth(call.to.len())
    }

    fn end_call(&mut self) {
        if self.next_void().is_none()
            && let Asking::Void(call) = std::mem::replace(&mut self.asking, Asking::Nothing)
        {
            self.void = Some(call);
            self.marks = Some(Vec::new());
        }
    }

    /// Asks what dice really show that were entered wrongly.
    pub fn correct(&mut self, places: Vec<u8>) {
        self.asking = if places.is_empty() { Asking::Nothing } else { Asking::Faces(places) };
    }

    /// Gives up what is asked, or the reroll that is being entered.
    pub fn give_up(&mut self) {
        if self.asking == Asking::Nothing {
            self.roll.give_up_reroll();
            self.foe.give_up_reroll();
        }
        self.asking = Asking::Nothing;
    }

    /// Rolls dice again; whatever was turned lies as it fell.
    pub fn reroll(&mut self, places: Vec<u8>) {
        self.reroll_by(places, Means::Focus);
    }

    /// The same, paid that way.
    pub fn reroll_by(&mut self, places: Vec<u8>, means: Means) {
        self.lie_as_they_fell();
        self.roll.reroll_by(places, means);
    }

    fn lie_as_they_fell(&mut self) {
        self.marks = None;
        self.deception = None;
        self.void = None;
        self.asking = Asking::Nothing;
    }
}

fn turn(dice: &mut [(Option<Element>, Fate)], place: u8, to: Element) {
    if let Some(die) = dice.get_mut(usize::from(place))
        && let (Some(from), _) = *die
    {
        *die = (Some(to), Fate::Turned(from));
    }
}

/// The places of the Voids, ascending.
fn voids(dice: &[(Option<Element>, Fate)]) -> Vec<u8> {
    let numbered = (0_u8..).zip(dice);
    numbered.filter(|(_, (face, _))| *face == Some(Element::Void)).map(|(place, _)| place).collect()
}
