//! The assignments of the maneuver segments (CC-ATK-2..9): which are legal, who is Cavalry, what allies gain.

use crate::games::l5r_ccg::model::rule::{self, Rule};
use crate::games::l5r_ccg::model::side::Side;
use serde::{Deserialize, Serialize};

/// A segment in which units are assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Segment {
    /// Infantry Maneuvers, in which Cavalry may be assigned already (ruling CavalryEarly).
    Infantry,
    /// Cavalry Maneuvers.
    Cavalry,
}

/// A unit that could be assigned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Position of its player, clockwise.
    pub player: usize,
    /// Whether its Personality is bowed.
    pub bowed: bool,
    /// Whether its Personality has Cavalry.
    pub cavalry: bool,
    /// For each Follower that is no Ancestor, whether it has Cavalry.
    pub followers: Vec<bool>,
}

impl Unit {
    /// Whether the whole unit is Cavalry (CC-ATK-7).
    pub fn is_cavalry(&self) -> bool {
        self.cavalry && self.followers.iter().all(|cavalry| *cavalry)
    }
}

/// Who attacks whom, and who was invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Players in the game.
    pub players: usize,
    /// The Attacker.
    pub attacker: usize,
    /// The Defender, another player.
    pub defender: usize,
    /// Whom the Attacker invited.
    pub invited_to_attack: Vec<usize>,
    /// Whom the Defender invited.
    pub invited_to_defend: Vec<usize>,
}

/// One unit sent to one Province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// In which segment.
    pub segment: Segment,
    /// On which side.
    pub side: Side,
    /// Position of the unit.
    pub unit: usize,
    /// Position of the Province.
    pub province: usize,
}

/// Family Honor an ally gains by committing its first unit (CC-ATK-4).
pub const ALLY_GAIN: i64 = 2;

/// What has been assigned so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maneuvers<'a> {
    declaration: &'a Declaration,
    units: &'a [Unit],
    assigned: Vec<Option<Move>>,
    allies: Vec<usize>,
    latest: Option<(Segment, usize)>,
}

impl<'a> Maneuvers<'a> {
    /// Nothing assigned yet.
    pub fn new(declaration: &'a Declaration, units: &'a [Unit]) -> Self {
        Self { declaration, units, assigned: vec![None; units.len()], allies: Vec::new(), latest: None }
    }

    /// Where each unit was sent, if anywhere.
    pub fn assigned(&self) -> &[Option<Move>] {
        &self.assigned
    }

    /// The allies that committed a unit, in the order of doing so; each gains [`ALLY_GAIN`].
    pub fn allies(&self) -> &[usize] {
        &self.allies
    }

    /// Assigns a unit.
    ///
    /// # Errors
    ///
    /// The first rule against it, in the order of reading A15; nothing has changed then.
    pub fn assign(&mut self, order: Move) -> Result<(), Rule> {
        self.check(order)?;
        let player = self.units[order.unit].player;
        if !self.is_principal(player) && !self.allies.contains(&player) {
            self.allies.push(player);
        }
        self.latest = Some((order.segment, self.rank(player, order.side)));
        self.assigned[order.unit] = Some(order);
        Ok(())
    }

    /// Whether a unit may be assigned so now.
    ///
    /// # Errors
    ///
    /// The first rule against it, in the order of reading A15.
    pub fn check(&self, order: Move) -> Result<(), Rule> {
        let unit = &self.units[order.unit];
        self.check_side(unit.player, order.side)?;
        let turn = (order.segment, self.rank(unit.player, order.side));
        let broken = [
            (unit.bowed, rule::ASSIGN_UNBOWED),
            (self.assigned[order.unit].is_some(), rule::ASSIGN_ONCE),
            (order.segment == Segment::Cavalry && !unit.is_cavalry(), rule::CAVALRY),
            (self.latest.is_some_and(|latest| turn < latest), rule::MANEUVER_ORDER),
        ];
        broken.into_iter().find(|(broken, _)| *broken).map_or(Ok(()), |(_, rule)| Err(rule))
    }

    fn check_side(&self, player: usize, side: Side) -> Result<(), Rule> {
        let (principal, opponent, invited) = match side {
            Side::Attack => (self.declaration.attacker, self.declaration.defender, &self.declaration.invited_to_attack),
            Side::Defense => {
                (self.declaration.defender, self.declaration.attacker, &self.declaration.invited_to_defend)
            }
        };
        if player == principal {
            Ok(())
        } else if player == opponent {
            Err(rule::ONE_SIDE)
        } else if !invited.contains(&player) {
            Err(rule::INVITED)
        } else if self.helps_other(player, side) {
            Err(rule::ONE_SIDE)
        } else {
            Ok(())
        }
    }

    fn helps_other(&self, player: usize, side: Side) -> bool {
        let own = self.assigned.iter().zip(self.units).filter(|(_, unit)| unit.player == player);
        own.filter_map(|(order, _)| *order).any(|order| order.side != side)
    }

    fn is_principal(&self, player: usize) -> bool {
        player == self.declaration.attacker || player == self.declaration.defender
    }

    /// The place of a player in the order of a segment (CC-ATK-8).
    fn rank(&self, player: usize, side: Side) -> usize {
        let players = self.declaration.players;
        let left_of = |principal: usize| (player + players - principal) % players;
        match side {
            Side::Attack => left_of(self.declaration.attacker),
            Side::Defense => players + left_of(self.declaration.defender),
        }
    }
}
