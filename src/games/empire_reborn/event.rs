//! What happened: the only thing that changes a table.
//!
//! Saved in journals: variants and fields are added, never renamed. Events carry results, so that a replay neither draws
//! nor works anything out again.

use super::chart::{Chart, Place, Sighting, Way};
use super::field::event::Fray;
use super::model::clan::Clan;
use super::model::ring::Ring;
use super::model::rulings::Ruling;
use super::model::troops::Printed;
use super::person::{Deed, Open, PersonForm, PersonId};
use super::post::{Dispatch, Errand, Orders, Settled};
use super::realm::{Line, Month, Order, Province, Treaty};
use super::world::event::Befell;
use crate::kernel::chance::Source;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// What koku changed for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Why {
    /// What the players say.
    Said(Note),
    /// Units.
    Muster,
    /// A Character that is hired.
    Hired,
    /// Repairs.
    Repair,
    /// A treaty that was concluded.
    Treaty,
    /// A treaty that ended.
    Penalty,
    /// A gift at Court.
    Gift,
    /// What was left of the koku for the first army.
    FirstArmy,
    /// Spies or explorers.
    Scouting,
    /// The Emperor's Favor.
    Favor,
    /// A raid.
    Raid,
    /// What nobody spent in a turn, where it does not carry over.
    Unspent,
    /// Weather after the account of the turn was closed.
    Weather,
    /// Something that befell a province after the account of the turn was closed.
    Calamity,
}

/// What a roll was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Purpose {
    /// A deed of two.
    Deed(Deed),
    /// The Emperor's Favor.
    Court,
    /// A ring against a target number.
    Test(Ring),
    /// A point of Honor.
    Honor,
    /// Life or death.
    Death,
    /// How much a denouncing costs.
    Verdict,
    /// Whether somebody gets away with cheating.
    Cheating,
    /// What the game master calls for.
    Called,
    /// Whether somebody is captured at a border.
    Border,
}

/// How a deed came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Whoever acted or challenged.
    Actor,
    /// The other.
    Target,
    /// Neither: the same is rolled again.
    Again,
    /// Neither.
    Nobody,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A rule was set aside, by its number in the contract.
    Overrode {
        /// The rule's number.
        rule: String,
    },
    /// The players changed something by hand.
    ByHand,

    /// A turn began.
    TurnBegan {
        /// Which, from 1.
        turn: u16,
    },
    /// A realm's account of a turn was closed.
    AccountClosed {
        /// Whose.
        realm: Clan,
        /// How it came out.
        month: Month,
    },
    /// Units came.
    UnitsCame {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// What.
        kind: Printed,
        /// How many.
        count: u16,
    },
    /// Units were lost.
    UnitsLost {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// What.
        kind: Printed,
        /// How many.
        count: u16,
    },
    /// Units moved.
    UnitsMoved {
        /// Whose.
        realm: Clan,
        /// From where.
        from: Name,
        /// Where to.
        to: Name,
        /// What.
        kind: Printed,
        /// How many.
        count: u16,
    },
    /// Koku came in or went out.
    KokuChanged {
        /// Whose.
        realm: Clan,
        /// How many.
        by: i32,
        /// What for.
        why: Why,
    },
    /// A province is the Clan's.
    ProvinceGained {
        /// Whose.
        realm: Clan,
        /// The province.
        province: Province,
    },
    /// A province is another.
    ProvinceSet {
        /// Whose.
        realm: Clan,
        /// What it was called.
        name: Name,
        /// What it is.
        province: Province,
    },
    /// A province is no longer the Clan's.
    ProvinceLost {
        /// Whose.
        realm: Clan,
        /// Which.
        name: Name,
    },
    /// Repairs were ordered.
    RepairOrdered {
        /// Whose.
        realm: Clan,
        /// Where.
        name: Name,
        /// Steps of a quarter.
        steps: u8,
    },
    /// A treaty was concluded.
    TreatyMade {
        /// Whose.
        realm: Clan,
        /// The treaty.
        treaty: Treaty,
    },
    /// A treaty ended, or broke.
    TreatyEnded {
        /// Whose.
        realm: Clan,
        /// Its place, from 0.
        treaty: u8,
    },
    /// The line of a treaty changed.
    LineSet {
        /// Whose.
        realm: Clan,
        /// Its place, from 0.
        treaty: u8,
        /// The line.
        line: Line,
    },

    /// The map changed.
    Surveyed(Surveyed),
    /// A realm's enemies are these.
    EnemiesSet {
        /// Whose.
        realm: Clan,
        /// Who.
        enemies: Vec<Clan>,
    },
    /// A realm's allies are these.
    AlliesSet {
        /// Whose.
        realm: Clan,
        /// Who.
        allies: Vec<Clan>,
    },
    /// A march was ordered.
    MarchOrdered {
        /// Whose.
        realm: Clan,
        /// The march.
        order: Order,
    },
    /// A march that was ordered is carried out, or taken back.
    OrderGone {
        /// Whose.
        realm: Clan,
        /// Its place, from 0.
        order: u8,
    },

    /// A Character came.
    PersonCame {
        /// Who.
        person: PersonForm,
    },
    /// A Character is another.
    PersonSet {
        /// Who.
        who: PersonId,
        /// What it is.
        person: PersonForm,
    },
    /// A Character died.
    Died {
        /// Who.
        who: PersonId,
    },
    /// A Character lives again.
    Revived {
        /// Who.
        who: PersonId,
    },
    /// Honor changed.
    HonorChanged {
        /// Whose.
        who: PersonId,
        /// By how much.
        by: i8,
    },
    /// Dice were rolled.
    Rolled {
        /// Who.
        who: PersonId,
        /// What for.
        purpose: Purpose,
        /// What each die came to.
        dice: Vec<u8>,
        /// What they came to.
        total: i16,
        /// What they had to reach; nothing where they met another roll.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tn: Option<i16>,
        /// Who rolled them.
        source: Source,
    },
    /// Two Characters acted against one another.
    Acted {
        /// What they did.
        deed: Deed,
        /// Who acted or challenged.
        actor: PersonId,
        /// Against whom.
        target: PersonId,
        /// How it came out.
        outcome: Outcome,
    },
    /// The Emperor's Favor was won; by nobody where the highest are equal.
    FavorWon {
        /// Who.
        who: Option<PersonId>,
    },
    /// Something is to be rolled.
    Opened {
        /// What.
        open: Open,
    },
    /// Something to be rolled is done with.
    Closed {
        /// Its place in the queue, from 0.
        open: u8,
        /// What takes its place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        then: Option<Open>,
    },
    /// The game master ruled that it is not rolled.
    Dismissed {
        /// Whose roll it was.
        who: PersonId,
    },

    /// The game master is asked for something.
    ErrandAdded {
        /// By whom.
        realm: Clan,
        /// For what.
        errand: Errand,
    },
    /// The game master is not asked after all.
    ErrandDropped {
        /// By whom.
        realm: Clan,
        /// Its place, from 0.
        errand: u16,
    },
    /// The orders of the turn went to the game master.
    OrdersSent {
        /// Whose.
        realm: Clan,
        /// How many errands were among them.
        errands: u16,
    },
    /// Orders came in.
    OrdersFiled {
        /// The orders.
        orders: Orders,
    },
    /// What became of an order.
    OrderSettled {
        /// Whose.
        clan: Clan,
        /// Its place, steps first, from 0.
        order: u16,
        /// What became of it.
        settled: Settled,
    },
    /// The game master answered what a Clan had asked.
    Replied {
        /// Which Clan.
        clan: Clan,
        /// What it had asked.
        asked: Note,
        /// The answer.
        answer: Note,
    },
    /// A realm is as the game master says.
    Adopted {
        /// What was sent.
        dispatch: Box<Dispatch>,
        /// By how much the treasury differs, in koku.
        koku: i32,
    },

    /// Another reading is in force.
    RulingSet {
        /// Of which ruling.
        ruling: Ruling,
        /// Which of its readings, by its place.
        reading: u8,
    },
    /// A remark.
    Remarked {
        /// What the players note.
        note: Note,
    },
    /// The campaign is over.
    CampaignEnded,

    /// Something befell the world, or came to light in it.
    World(Box<Befell>),
    /// Something happened in the battle on the table.
    Field(Fray),
}

/// What changed of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Surveyed {
    /// Another map is played on.
    Begun {
        /// All of it.
        chart: Chart,
    },
    /// A place is there, or another than it was.
    Placed {
        /// What it was called; nothing where it is new.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<Name>,
        /// What it is.
        place: Place,
    },
    /// A place was taken off the map.
    Dropped {
        /// Which.
        name: Name,
    },
    /// Two places are joined.
    Joined {
        /// The link.
        way: Way,
    },
    /// Two places are joined no longer.
    Parted {
        /// The two.
        between: [Name; 2],
    },
    /// Somebody was seen.
    Seen {
        /// Where.
        place: Name,
        /// Who, and when.
        seen: Sighting,
    },
    /// A place is drawn elsewhere.
    Drawn {
        /// Which.
        place: Name,
        /// Where.
        spot: [u16; 2],
    },
}
