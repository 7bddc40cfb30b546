//! What the players may ask for: one variant a verb, with exactly its fields.
//!
//! Saved in journals: variants and fields are added, never renamed.

use super::chart::{Chart, Ground};
use super::field::command::Move;
use super::model::character::CharacterForm;
use super::model::clan::Clan;
use super::model::map::LinkKind;
use super::model::ring::Ring;
use super::model::rulings::Ruling;
use super::model::troops::Printed;
use super::person::{Deed, Dice, PersonId};
use super::post::{Dispatch, Errand, Orders, Settled};
use super::realm::{Line, Order, Province, Treaty};
use super::rules::odds::duel::Conduct;
use super::rules::odds::honor::Source;
use super::world::command::Decree;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// What a player asks of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The first turn begins; what is left of the koku for the first armies is lost (ER-BUY-1).
    BeginCampaign,
    /// A realm's income comes in and its upkeep is paid (ER-LED).
    CloseAccount {
        /// Whose.
        realm: Clan,
    },
    /// The turn is over.
    EndTurn,

    /// Units are bought or mustered (ER-BUY).
    Muster {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// What.
        kind: Printed,
        /// How many.
        count: u16,
        /// What was bid for each, where the Clan's list has no price, in koku.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bid: Option<u16>,
    },
    /// Units are lost: in battle, for want of koku, by events.
    Lose {
        /// Whose.
        realm: Clan,
        /// Where.
        place: Name,
        /// What.
        kind: Printed,
        /// How many.
        count: u16,
    },
    /// Units move from one place to another (ER-MOV).
    March {
        /// Whose.
        realm: Clan,
        /// From where.
        from: Name,
        /// Where to.
        to: Name,
        /// Which, and how many of each.
        units: Vec<(Printed, u16)>,
    },
    /// Koku come in or go out.
    Koku {
        /// Whose.
        realm: Clan,
        /// How many.
        by: i16,
        /// What for.
        #[serde(default, skip_serializing_if = "Note::is_empty")]
        reason: Note,
    },
    /// A province is the Clan's from now on.
    GainProvince {
        /// Whose.
        realm: Clan,
        /// The province.
        province: Province,
    },
    /// What is known of a province is another.
    SetProvince {
        /// Whose.
        realm: Clan,
        /// What it was called.
        name: Name,
        /// What it is.
        province: Province,
    },
    /// A province is no longer the Clan's.
    LoseProvince {
        /// Whose.
        realm: Clan,
        /// Which.
        name: Name,
        /// Who has it now, where that realm is kept here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Clan>,
    },
    /// A province is repaired (ER-LED-5).
    Repair {
        /// Whose.
        realm: Clan,
        /// Which.
        name: Name,
        /// Steps of a quarter.
        steps: u8,
    },
    /// A treaty is concluded (ER-TRD-1).
    Conclude {
        /// Whose.
        realm: Clan,
        /// The treaty.
        treaty: Treaty,
    },
    /// A treaty ends (ER-TRD-4).
    EndTreaty {
        /// Whose.
        realm: Clan,
        /// Its place, from 0.
        treaty: u8,
    },
    /// The line of a treaty opens or is blocked (ER-TRD-5).
    SetLine {
        /// Whose.
        realm: Clan,
        /// Its place, from 0.
        treaty: u8,
        /// The line.
        line: Line,
    },

    /// The map is drawn, or what is known of it (ER-MOV-8).
    Survey(Survey),
    /// A realm's enemies are these.
    SetEnemies {
        /// Whose.
        realm: Clan,
        /// Who.
        enemies: Vec<Clan>,
    },
    /// A realm's allies are these.
    SetAllies {
        /// Whose.
        realm: Clan,
        /// Who.
        allies: Vec<Clan>,
    },
    /// A march is ordered for this turn (ER-MOV).
    OrderMarch {
        /// Whose.
        realm: Clan,
        /// The march.
        order: Order,
    },
    /// A march that was ordered is not.
    TakeBack {
        /// Whose.
        realm: Clan,
        /// Its place, from 0.
        order: u8,
    },

    /// A Character comes to the table (ER-CHR).
    Welcome {
        /// What it is called.
        name: Name,
        /// What it is.
        form: CharacterForm,
    },
    /// A Character is hired (ER-BUY-4).
    Hire {
        /// By whom.
        realm: Clan,
        /// What it is called.
        name: Name,
        /// What it is: of no Clan.
        form: CharacterForm,
        /// What was bid, in koku.
        bid: u16,
    },
    /// A Character is another, by experience or because something was a slip.
    SetPerson {
        /// Who.
        who: PersonId,
        /// What it is called.
        name: Name,
        /// What it is.
        form: CharacterForm,
    },
    /// A Character dies.
    Die {
        /// Who.
        who: PersonId,
    },
    /// Points of Honor are to be won or lost, each by a roll (ER-HON).
    Honor {
        /// Whose.
        who: PersonId,
        /// How many: won where positive.
        points: i8,
        /// Where they are won.
        source: Source,
    },
    /// Two Characters act against one another (ER-ACT).
    Act {
        /// What they do.
        deed: Deed,
        /// Who acts or challenges.
        actor: PersonId,
        /// Against whom.
        target: PersonId,
        /// The dice of both.
        dice: [Dice; 2],
    },
    /// Characters ask for the Emperor's Favor at Court (ER-CRT).
    Court {
        /// Who, with which gift in koku and which dice.
        courtiers: Vec<(PersonId, u16, Dice)>,
    },
    /// A Character rolls a ring against a target number.
    Test {
        /// Who.
        who: PersonId,
        /// Which ring.
        ring: Ring,
        /// What is added.
        bonus: i8,
        /// The target number.
        tn: u8,
        /// The dice.
        dice: Dice,
    },
    /// Something that is still to be rolled is rolled.
    Answer {
        /// Its place in the queue, from 0.
        open: u8,
        /// The dice.
        dice: Dice,
    },
    /// Something that is still to be rolled is rolled by somebody Lucky, and at once again (ER-DICE-8).
    Retry {
        /// Its place in the queue, from 0.
        open: u8,
        /// The dice of the first roll.
        dice: Dice,
        /// The dice of the second.
        again: Dice,
    },
    /// Something that is still to be rolled is rolled twice by somebody Unlucky, and the worse stands (ER-DICE-8).
    Mishap {
        /// Its place in the queue, from 0.
        open: u8,
        /// The dice of the first roll.
        dice: Dice,
        /// The dice of the second.
        again: Dice,
    },
    /// Somebody Exploitative in a duel that waits trades Honor for dice (ER-ADV).
    Exploit {
        /// The duel's place in the queue, from 0.
        open: u8,
        /// Who.
        who: PersonId,
    },
    /// The game master rules that it is not rolled.
    Dismiss {
        /// Its place in the queue, from 0.
        open: u8,
    },

    /// The game master is asked for something.
    AddErrand {
        /// By whom.
        realm: Clan,
        /// For what.
        errand: Errand,
    },
    /// The game master is not asked after all.
    DropErrand {
        /// By whom.
        realm: Clan,
        /// Its place, from 0.
        errand: u16,
    },
    /// The orders of the turn are sent to the game master.
    Send {
        /// Whose.
        realm: Clan,
    },
    /// Orders came in; later ones of the same Clan take their place.
    FileOrders {
        /// The orders.
        orders: Orders,
    },
    /// An order that came in is booked for its Clan.
    CarryOut {
        /// Whose.
        clan: Clan,
        /// Its place, steps first, from 0.
        order: u16,
    },
    /// What became of an order is noted.
    Settle {
        /// Whose.
        clan: Clan,
        /// Its place, steps first, from 0.
        order: u16,
        /// What became of it.
        settled: Settled,
    },
    /// A question among the orders is answered: the Clan reads it in its report.
    Reply {
        /// Whose.
        clan: Clan,
        /// Its place, steps first, from 0.
        order: u16,
        /// What the game master says.
        answer: Note,
    },
    /// What the game master sent is taken over.
    Adopt {
        /// What was sent.
        dispatch: Box<Dispatch>,
    },

    /// Plays by another reading.
    SetRuling {
        /// Of which ruling.
        ruling: Ruling,
        /// Which of its readings, by its place.
        reading: u8,
    },
    /// Changes something by hand.
    ByHand(Hand),
    /// A remark for the log.
    Remark {
        /// What the players note.
        note: Note,
    },
    /// The campaign is over.
    EndCampaign,
    /// Something is asked of a battle on the table, or of a captive.
    Field(Move),
    /// The same, although a rule is against it.
    Anyway(Box<Command>),

    /// Two Characters duel or contest, and one at least cheats or is a champion (ER-DUE-4, -5): what follows is rolled step
    /// by step.
    Challenge {
        /// What they fight.
        deed: Deed,
        /// The challenger and the challenged.
        duelists: [PersonId; 2],
        /// How each goes about it.
        conduct: [Conduct; 2],
        /// Who was challenged, where the second of the two is a champion (ER-DUE-5).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        challenged: Option<PersonId>,
    },
    /// Something of the world beside the realms: weather, plague, spies, places nobody knows, experience.
    World(Decree),
}

impl Command {
    /// What is really asked for, where this is an "anyway".
    pub(super) fn behind_anyway(&self) -> Option<&Self> {
        if let Self::Anyway(inner) = self { Some(inner) } else { None }
    }
}

/// A change by hand of what the app works out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Hand {
    /// A treasury is this.
    Treasury {
        /// Whose.
        realm: Clan,
        /// In koku, 0 to [`super::state::MOST_TREASURY`].
        to: u16,
    },
    /// A Character's Honor is this.
    Honor {
        /// Whose.
        who: PersonId,
        /// −20 to 20.
        to: i8,
    },
    /// It is another turn.
    Turn {
        /// Which, from 1.
        to: u16,
    },
    /// Somebody who was dead lives.
    Revive {
        /// Who.
        who: PersonId,
    },
}

/// A change of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Survey {
    /// Another map is played on (ER-MOV-8).
    Begin {
        /// All of it.
        chart: Chart,
    },
    /// A place of the map is there, or another than it was.
    Place {
        /// What it was called; nothing where it is new.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<Name>,
        /// What it is called.
        name: Name,
        /// What it is.
        ground: Ground,
    },
    /// A place is taken off the map, with its links.
    Drop {
        /// Which.
        name: Name,
    },
    /// Two places are joined.
    Join {
        /// The two.
        between: [Name; 2],
        /// How.
        kind: LinkKind,
    },
    /// Two places are joined no longer.
    Part {
        /// The two.
        between: [Name; 2],
    },
    /// Somebody was seen in a place.
    Sight {
        /// Where.
        place: Name,
        /// Whose troops or fleet; nobody's where it is empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clan: Option<Clan>,
        /// How many units, where somebody counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        units: Option<u16>,
    },
    /// A place is drawn elsewhere on the map.
    Draw {
        /// Which.
        place: Name,
        /// Where, from the left and from above.
        spot: [u16; 2],
    },
}
