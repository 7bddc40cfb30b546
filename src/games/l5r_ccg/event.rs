//! What happened: the only thing that changes a table.
//!
//! Saved in journals: variants and fields are added, never renamed. Events carry results, so that a replay neither draws
//! nor works anything out again.

use super::in_play::{Acting, Duel, DuelStage, Duelist, Effect, Effort, InPlay, Lasting, Posture, Standing};
use super::model::card::Card;
use super::model::player::{CardId, SeatId};
use super::model::ring::Ring;
use super::model::rulings::{Reading, Ruling};
use super::model::side::Side;
use super::phase::Phase;
use super::rules::attack::Segment;
use super::rules::clash::Outcome;
use super::rules::turn::Act;
use super::rules::watch::{Loss, Victory};
use crate::kernel::chance::Source;
use crate::kernel::name::{Name, Note};
use serde::{Deserialize, Serialize};

/// What Family Honor changed for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Why {
    /// What the players say.
    Said(Note),
    /// Cards destroyed in a battle (CC-BAT-12).
    Battle,
    /// A Dishonorable death (CC-HON-5).
    Dishonorable(Name),
    /// An ally's first unit (CC-ATK-4).
    Ally,
    /// A card that entered play (CC-GOLD-6, CC-REC-4).
    Entered(Name),
    /// A source bowed for Honor (CC-GOLD-4).
    Yielded(Name),
    /// A duel.
    Duel,
    /// A loss answered by seppuku (CC-HON-7).
    Seppuku(Name),
}

/// What the watch saw, as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sight {
    /// A player is out.
    Out(SeatId, Loss),
    /// A player won.
    Wins(SeatId, Victory),
    /// Nobody is left.
    Draw,
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

    /// The decks were cut and several are tied.
    CutTied {
        /// Those.
        seats: Vec<SeatId>,
    },
    /// Somebody begins.
    FirstNamed {
        /// Who.
        seat: SeatId,
        /// Who said so.
        source: Source,
    },
    /// A turn began.
    TurnBegan {
        /// Which, from 1.
        turn: u16,
        /// Whose.
        seat: SeatId,
    },
    /// A phase began.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// A player's cards straightened.
    Straightened {
        /// Whose.
        seat: SeatId,
        /// Cards that remained bowed.
        keep: Vec<CardId>,
    },
    /// A player acted or passed.
    Acted {
        /// Who.
        seat: SeatId,
        /// What.
        act: Act,
    },
    /// Whose action it is now.
    ActingCame {
        /// Whose, and how many have passed.
        acting: Acting,
    },
    /// The turn is over.
    TurnEnded {
        /// Whose.
        seat: SeatId,
    },

    /// Family Honor changed.
    HonorChanged {
        /// Whose.
        seat: SeatId,
        /// By how much.
        by: i16,
        /// What for.
        why: Why,
    },
    /// A loss did not happen, because the Favor was given up for it.
    LossAverted {
        /// Whose.
        seat: SeatId,
        /// What it would have been.
        by: i16,
    },
    /// The Favor moved.
    FavorMoved {
        /// To whom; nobody for the middle.
        to: Option<SeatId>,
    },
    /// A Province fell.
    ProvinceFell {
        /// Whose.
        seat: SeatId,
        /// Its place, from 0.
        province: u8,
    },
    /// A Province stands that did not.
    ProvinceRose {
        /// Whose.
        seat: SeatId,
        /// Its place, from 0.
        province: u8,
        /// Its Strength.
        strength: u8,
    },
    /// A Province has another Strength.
    StrengthSet {
        /// Whose.
        seat: SeatId,
        /// Its place, from 0.
        province: u8,
        /// The Strength.
        strength: u8,
    },
    /// A Ring entered play.
    RingEntered {
        /// Whose.
        seat: SeatId,
        /// Which.
        ring: Ring,
    },
    /// A Ring left play.
    RingLeft {
        /// Whose.
        seat: SeatId,
        /// Which.
        ring: Ring,
    },
    /// A hand has more or fewer cards.
    HandChanged {
        /// Whose.
        seat: SeatId,
        /// How many more or fewer.
        by: i8,
    },

    /// A card came into play or was typed in.
    CardCame {
        /// Its number.
        id: CardId,
        /// What lies there now.
        card: InPlay,
        /// Whether it entered play with this, or lay there before.
        entered: bool,
    },
    /// A later version was laid on a Personality.
    Overlaid {
        /// Which.
        id: CardId,
        /// The later version.
        card: Card,
    },
    /// What is typed in of a card is this now.
    CardSet {
        /// Which.
        id: CardId,
        /// What.
        card: Card,
    },
    /// A card lies with another Personality.
    CardMoved {
        /// Which.
        id: CardId,
        /// With whom.
        to: CardId,
    },
    /// A card bowed or straightened.
    Turned {
        /// Which.
        id: CardId,
        /// How it lies now.
        posture: Posture,
    },
    /// Something adds to a card.
    TokenCame {
        /// Which.
        id: CardId,
        /// Force.
        force: i16,
        /// Chi.
        chi: i16,
        /// How long.
        lasting: Lasting,
    },
    /// A Personality is dishonored or honorable now.
    Stained {
        /// Which.
        id: CardId,
        /// What it is.
        standing: Standing,
    },
    /// A Personality died, with its unit.
    Died {
        /// Which.
        id: CardId,
        /// How.
        standing: Standing,
    },
    /// A dead Personality is honorable.
    DeadRestored {
        /// Whose.
        seat: SeatId,
        /// Its place among the dead, from 0.
        dead: u8,
    },
    /// A card was destroyed or discarded, with what lay with it.
    Gone {
        /// Which.
        id: CardId,
        /// Whether it was destroyed.
        destroyed: bool,
    },
    /// A card is another player's.
    OwnerSet {
        /// Which.
        id: CardId,
        /// Whose.
        owner: SeatId,
    },

    /// An attack was declared.
    AttackDeclared {
        /// On whom.
        defender: SeatId,
        /// Allies that may join the attack.
        attack: Vec<SeatId>,
        /// Allies that may join the defense.
        defense: Vec<SeatId>,
    },
    /// A unit was sent to a Province.
    Assigned {
        /// Which.
        unit: CardId,
        /// On which side.
        side: Side,
        /// The Province's place, from 0.
        province: u8,
    },
    /// A unit left its Province.
    WentHome {
        /// Which.
        unit: CardId,
    },
    /// Cavalry is assigned now, or the battles are fought.
    SegmentCame {
        /// The segment; nothing for the battles.
        segment: Option<Segment>,
    },
    /// A battle began.
    BattleBegan {
        /// The Province's place, from 0.
        province: u8,
    },
    /// Somebody shot.
    Shot {
        /// Who.
        by: Vec<CardId>,
        /// At what.
        target: CardId,
        /// With what strength.
        strength: i16,
        /// Against what Force.
        against: i16,
    },
    /// Fear was used.
    Frightened {
        /// Whose.
        by: CardId,
        /// On which unit.
        unit: CardId,
    },
    /// A Tactician acted.
    Schemed {
        /// Who.
        id: CardId,
        /// Focus Value of the card discarded.
        focus: u8,
    },
    /// A Terrain lies at the battle.
    TerrainLaid {
        /// Whose.
        seat: SeatId,
        /// What it will do.
        effects: Vec<Effect>,
    },
    /// An army's Force changed.
    ArmyChanged {
        /// Of which side.
        side: Side,
        /// By how much.
        by: i8,
    },
    /// The Strength of the Province changed for this battle.
    WallChanged {
        /// By how much.
        by: i8,
    },
    /// The battle is over; what follows is what came of it.
    BattleEnded {
        /// The Province's place, from 0.
        province: u8,
        /// How it came out.
        outcome: Outcome,
        /// Force of the attacking army; nothing without a unit.
        attack: Option<i16>,
        /// Force of the defending army; nothing without a unit.
        defense: Option<i16>,
        /// Strength of the Province.
        strength: i16,
    },
    /// The attack is over.
    AttackEnded,

    /// A challenge was made.
    Challenged {
        /// The duel.
        duel: Duel,
    },
    /// The duel goes on.
    DuelCame {
        /// To where.
        stage: DuelStage,
    },
    /// Somebody focused a card.
    Focused {
        /// Who.
        duelist: Duelist,
    },
    /// Somebody struck.
    Struck {
        /// Who.
        duelist: Duelist,
    },
    /// The duel is over; what follows is what came of it.
    DuelEnded {
        /// Total of the challenger.
        challenger: i16,
        /// Total of the challenged.
        challenged: i16,
        /// Who won; nobody in a tie.
        winner: Option<Duelist>,
    },
    /// The duel did not take place.
    DuelRefused,

    /// A lobbying began.
    LobbyBegan {
        /// Personal Honor of who bowed for it.
        initiator: u8,
        /// Against whom.
        antagonist: SeatId,
    },
    /// Somebody made an effort or passed.
    EffortMade {
        /// Who.
        seat: SeatId,
        /// What.
        effort: Effort,
    },
    /// The lobbying is over.
    LobbyEnded {
        /// Total of the lobbyist.
        total: i16,
        /// What was still missing; 0 where the Favor was taken.
        missing: i16,
    },
    /// The lobbying did not take place.
    LobbyDropped,

    /// The watch saw something the players have to answer, or no longer does.
    Judged {
        /// What.
        seen: Vec<Sight>,
    },
    /// A player is out.
    WentOut {
        /// Who.
        seat: SeatId,
        /// Why.
        loss: Loss,
    },
    /// A loss is played on with.
    Waived {
        /// Whose.
        seat: SeatId,
        /// Which.
        loss: Loss,
    },
    /// Five Rings are played on with.
    RingsWaived {
        /// Whose.
        seat: SeatId,
    },
    /// A player who was out plays on.
    CameBack {
        /// Who.
        seat: SeatId,
    },
    /// The game is over.
    GameEnded {
        /// Who won; nobody in a draw.
        winner: Option<(SeatId, Victory)>,
    },
    /// A ruling is read so from now on.
    RulingSet {
        /// Which.
        ruling: Ruling,
        /// How.
        reading: Reading,
    },
    /// The players noted something.
    Remarked {
        /// What.
        note: Note,
    },
}
