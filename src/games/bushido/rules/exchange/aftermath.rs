//! What a Special does to positions and states, and whether the exchange goes on (A10, A11).

use super::strike::Effect;
use crate::games::bushido::model::fighter::{Fighter, FighterTrait};
use crate::games::bushido::model::rulings::{Ruling, Rulings};
use crate::games::bushido::model::special::{SpecialAttack, SpecialDefence};

/// A marker gained in an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Marker {
    /// It lies on the ground.
    Prone,
    /// It neither moves nor is moved.
    Held,
    /// −1 Melee and Ranged Pool until the End Phase.
    Stunned,
}

impl Marker {
    /// The name of the exchange formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Prone => "Prone",
            Self::Held => "Held",
            Self::Stunned => "Stunned",
        }
    }
}

/// How firmly a model stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footing {
    /// Whether others can move it or throw it down.
    pub weight: Weight,
    /// Whether it can move and be moved.
    pub hold: Hold,
    /// Whether it is on its feet.
    pub posture: Posture,
}

/// Whether others can move a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// They can.
    Ordinary,
    /// They cannot, nor make it Prone.
    Immovable,
}

/// Whether a model can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// It can.
    Free,
    /// It cannot, nor be moved.
    Held,
}

/// Whether a model is on its feet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posture {
    /// It is.
    Standing,
    /// It is not.
    Prone,
}

impl Footing {
    /// How `fighter` stands when the exchange begins.
    pub fn of(fighter: &Fighter) -> Self {
        let has = |one| fighter.has(one);
        Self {
            weight: if has(FighterTrait::Immovable) { Weight::Immovable } else { Weight::Ordinary },
            hold: if has(FighterTrait::Held) { Hold::Held } else { Hold::Free },
            posture: if has(FighterTrait::Prone) { Posture::Prone } else { Posture::Standing },
        }
    }

    fn can_move(self) -> bool {
        self.hold == Hold::Free
    }

    fn can_be_moved(self) -> bool {
        self.weight == Weight::Ordinary && self.hold == Hold::Free
    }

    fn falls(self) -> Option<Marker> {
        (self.weight == Weight::Ordinary && self.posture == Posture::Standing).then_some(Marker::Prone)
    }

    /// How it stands once it has gained `marker`.
    #[must_use]
    pub const fn gaining(self, marker: Marker) -> Self {
        match marker {
            Marker::Prone => Self { posture: Posture::Prone, ..self },
            Marker::Held => Self { hold: Hold::Held, ..self },
            Marker::Stunned => self,
        }
    }
}

/// Whether the two models still touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Base to base.
    Kept,
    /// They came apart.
    Lost,
}

impl Contact {
    const fn lost_if(lost: bool) -> Self {
        if lost { Self::Lost } else { Self::Kept }
    }
}

/// What a won comparison does to the loser, besides Wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aftermath {
    /// Whether the two models still touch.
    pub contact: Contact,
    /// The marker the loser gains.
    pub marker: Option<Marker>,
    /// Whether the second comparison is made.
    pub exchange: Course,
}

/// Whether an exchange goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The other model attacks.
    GoesOn,
    /// It is over.
    Over,
}

impl Aftermath {
    /// What `effect` does, where the loser survived it; the two footings are those before it.
    pub fn of(effect: &Effect, winner: Footing, loser: Footing, rulings: &Rulings) -> Self {
        match effect {
            Effect::Attack { special, .. } => Self::of_attack(*special, winner, loser, rulings),
            Effect::Defence { special, .. } => Self::of_defence(*special, winner, loser),
            Effect::None => Self { contact: Contact::Kept, marker: None, exchange: Course::GoesOn },
        }
    }

    fn of_attack(special: Option<SpecialAttack>, attacker: Footing, defender: Footing, rulings: &Rulings) -> Self {
        let (contact, marker) = match special {
            None
            | Some(SpecialAttack::Combo | SpecialAttack::Critical | SpecialAttack::Dual | SpecialAttack::Powerful) => {
                (Contact::Kept, None)
            }
            Some(SpecialAttack::Stun) => (Contact::Kept, Some(Marker::Stunned)),
            Some(SpecialAttack::Grapple) => (Contact::Kept, Some(Marker::Held)),
            Some(SpecialAttack::Sweep) => (Contact::Kept, defender.falls()),
            Some(SpecialAttack::Slam | SpecialAttack::Throw) => (pushed(defender), defender.falls()),
            Some(SpecialAttack::Push) => (pushed(defender), None),
            Some(SpecialAttack::Sidestep) => (left(attacker), None),
            Some(SpecialAttack::Drag) => (dragged(attacker, defender), None),
            Some(SpecialAttack::Forceback) => (forced_back(attacker, defender), None),
        };
        let grappled = marker == Some(Marker::Held);
        let fell = marker == Some(Marker::Prone);
        let lies = defender.posture == Posture::Prone && !rulings.switched(Ruling::ProneStrikesBack);
        let over = contact == Contact::Lost || grappled || fell || lies;
        Self { contact, marker, exchange: if over { Course::Over } else { Course::GoesOn } }
    }

    fn of_defence(special: Option<SpecialDefence>, defender: Footing, attacker: Footing) -> Self {
        let (contact, marker) = match special {
            None | Some(SpecialDefence::Counterstrike) => (Contact::Kept, None),
            Some(SpecialDefence::Grapple) => (Contact::Kept, Some(Marker::Held)),
            Some(SpecialDefence::Sweep) => (Contact::Kept, attacker.falls()),
            Some(SpecialDefence::Throw) => (pushed(attacker), attacker.falls()),
            Some(SpecialDefence::Push) => (pushed(attacker), None),
            Some(SpecialDefence::Sidestep) => (left(defender), None),
            Some(SpecialDefence::Drag) => (dragged(defender, attacker), None),
            Some(SpecialDefence::Forceback) => (forced_back(defender, attacker), None),
        };
        let exchange = match contact {
            Contact::Kept => Course::GoesOn,
            Contact::Lost => Course::Over,
        };
        Self { contact, marker, exchange }
    }
}

/// The loser is moved away.
fn pushed(loser: Footing) -> Contact {
    Contact::lost_if(loser.can_be_moved())
}

/// The winner leaves.
fn left(winner: Footing) -> Contact {
    Contact::lost_if(winner.can_move())
}

/// The winner steps away and the loser is moved after it.
fn dragged(winner: Footing, loser: Footing) -> Contact {
    Contact::lost_if(winner.can_move() && !loser.can_be_moved())
}

/// The loser is moved away and the winner follows.
fn forced_back(winner: Footing, loser: Footing) -> Contact {
    Contact::lost_if(loser.can_be_moved() && !winner.can_move())
}
