//! The actions that are not Combat (CH-ACT), as players ask for them.
//!
//! Saved in journals: variants and fields are added, never renamed.

use crate::games::champions::field::command::Will;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::investigation::Whom;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::objective::Objective;
use crate::games::champions::skill_test::TestDice;
use serde::{Deserialize, Serialize};

/// An action that is not Combat (CH-ACT).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Questions a Persona.
    Investigation(Test),
    /// Questions somebody where an Investigation is under way: what the successes bring follows (CH-INV).
    Question {
        /// Who is asked.
        whom: Whom,
        /// The test.
        test: Test,
    },
    /// A test against the scenario's number.
    ComplexManipulation(Test),
    /// Two Life Points back.
    Healing {
        /// Who else is in the area.
        area: Surroundings,
    },
    /// One Ki more this turn.
    Concentration,
    /// Moves across borders.
    Movement {
        /// AP for the borders crossed, 1 to 10, without Disengagement.
        cost: u8,
        /// Whether opponents are left behind.
        leaving: Leaving,
    },
    /// Moves through areas of the board: what that costs follows from them (CH-MOV).
    MovementAlong {
        /// The areas, its own first.
        path: Vec<AreaKey>,
        /// Whether Disengagements on the way are its own choice.
        #[serde(default, skip_serializing_if = "Will::is_own")]
        will: Will,
    },
    /// A simple interaction; it takes what lies in the area.
    SimpleManipulation,
    /// A simple interaction with something that was said: for one of those involved, who pays (rulebook p. 23).
    Handle(Handling),
    /// Draws two objectives and keeps one.
    DrawObjectives {
        /// The card kept, where the players note it at once.
        kept: Option<Objective>,
    },
    /// Turns Ki into Purity.
    RaisePurity,
}

/// Something that is carried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// An item of the scenario.
    Item(Name),
    /// An Equipment card, by its place among those carried, from 0.
    Equipment(u8),
}

/// What a Simple Manipulation does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Handling {
    /// Nothing with what is carried: a lever, a door.
    Nothing,
    /// Picks up an item that lies in its area.
    PickUp {
        /// Which.
        item: Name,
    },
    /// Puts down an item it carries.
    PutDown {
        /// Which.
        item: Name,
    },
    /// Gives something away.
    Give {
        /// What.
        thing: Thing,
        /// To whom.
        to: Actor,
    },
    /// Takes something over.
    Take {
        /// What.
        thing: Thing,
        /// From whom.
        from: Actor,
    },
    /// Gives one thing for another.
    Exchange {
        /// What is given.
        given: Thing,
        /// What is taken.
        taken: Thing,
        /// With whom.
        with: Actor,
    },
}

/// Whether an Enemy is in the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Surroundings {
    /// No Enemy.
    Clear,
    /// At least one.
    Enemies,
}

/// How somebody leaves an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// No opponent is left behind.
    Free,
    /// At least one opponent is: a Disengagement.
    Disengagement,
    /// A Disengagement that the scenario or a forced choice demands.
    Forced,
}

/// Whether Deception was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deception {
    /// It was not.
    Unused,
    /// One die became another Element, for 2 Honor.
    Used,
}

/// A Skill Test as it came out, or as it was rolled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// Ki (an Ally: reroll tokens) spent on Focus.
    pub ki: u8,
    /// Deception.
    pub deception: Deception,
    /// Successes, where the players say.
    pub successes: Option<u8>,
    /// The dice, where the players say. Then Ki, Deception and successes follow from them, and what stands above is not
    /// read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Box<TestDice>>,
}
