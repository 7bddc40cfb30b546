//! Scenario Points, Victory Points and the winner, turn by turn (BU-SCN, BU-END, A23).

use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::scenario::{Alignment, Award, Decreasing, Element, Interaction, Scenario};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// Victory Points in a game.
const VICTORY_POINTS: usize = 3;

/// A Scenario action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Whose model acts.
    pub player: Player,
    /// Which.
    pub model: String,
    /// At which objective.
    pub objective: String,
}

/// Rice of the models wholly inside a zone at the end of a turn; nothing where nobody has said it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occupied {
    /// Which zone.
    pub zone: String,
    /// The models of each player.
    pub rice: Players<Vec<Option<i64>>>,
}

/// Who controls a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// This player.
    By(Player),
    /// Nobody, whatever Rice is unknown.
    Nobody,
    /// It depends on Rice that nobody has said.
    Unknown,
}

impl Occupied {
    /// What a card costs at least that was recruited (BU-WAR-5).
    const LEAST: i64 = 1;

    /// More Rice and more models control a zone (BU-SCN-3); Rice that is unknown counts as no number (BU-APP-4).
    pub fn control(&self) -> Control {
        let models = |player: &Player| self.rice.of(*player).len();
        let more = |player: &Player| models(player) > models(&player.opponent());
        let Some(player) = Player::ALL.into_iter().find(more) else { return Control::Nobody };
        let least = |player: Player| self.rice.of(player).iter().map(|rice| rice.unwrap_or(Self::LEAST)).sum::<i64>();
        let known = |player: Player| self.rice.of(player).iter().copied().sum::<Option<i64>>();
        let opponent = player.opponent();
        if known(opponent).is_some_and(|most| least(player) > most) {
            Control::By(player)
        } else if known(player).is_some_and(|most| most <= least(opponent)) {
            Control::Nobody
        } else {
            Control::Unknown
        }
    }
}

/// What happened in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Scenario actions, in order.
    pub actions: Vec<Action>,
    /// Zones with somebody in them.
    pub zones: Vec<Occupied>,
    /// The objective that the scorer's opponent lets leave.
    pub removes: Option<String>,
    /// Scenario Points that the players changed by hand.
    pub by_hand: Players<i64>,
    /// Models in play at the end.
    pub models: Players<i64>,
}

/// What a turn's end awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awarded {
    /// A Victory Point.
    To(Player),
    /// A Victory Point was due; nobody was ahead (ruling TiedVictoryPoint).
    Tie,
}

/// How the game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// More Victory Points.
    Won(Player),
    /// As many.
    Draw,
}

/// A turn as it was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredTurn {
    /// Scenario Points at its end.
    pub points: Players<i64>,
    /// What was awarded, if anything was due.
    pub awarded: Option<Awarded>,
}

/// Why a turn cannot have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnFault {
    /// The game was over before.
    AfterEnd,
    /// This action: the scenario knows none.
    NoAction(usize),
    /// The objective of this action is not there.
    NoObjective(usize),
    /// The model of this action acted on its objective already.
    ActedAlready(usize),
    /// The player of this action has no token left.
    NoToken(usize),
    /// The zone of this entry is not there.
    NoZone(usize),
    /// The zone of this entry was given already.
    ZoneTwice(usize),
    /// Who controls the zone of this entry depends on Rice that nobody has said.
    RiceUnknown(usize),
    /// There is a choice of what leaves.
    RemovesRequired,
    /// That cannot leave.
    NotRemovable,
}

/// A game as it is scored.
#[derive(Clone, Debug)]
pub struct Score<'a> {
    scenario: &'a Scenario,
    objectives: Vec<Element>,
    points: Players<i64>,
    turns: Vec<ScoredTurn>,
    victory: Players<usize>,
    tokens: Players<i64>,
    wiped_out: bool,
}

impl<'a> Score<'a> {
    /// A game of which no turn was played.
    pub fn new(scenario: &'a Scenario) -> Self {
        let tokens = match scenario.parts().interaction {
            Interaction::Prayer(tokens) => tokens,
            Interaction::None | Interaction::Influence => 0,
        };
        Self {
            scenario,
            objectives: scenario.parts().objectives.clone(),
            points: Players::default(),
            turns: Vec::new(),
            victory: Players::default(),
            tokens: Players { a: tokens, b: tokens },
            wiped_out: false,
        }
    }

    /// Scenario Points so far.
    pub const fn points(&self) -> &Players<i64> {
        &self.points
    }

    /// What a turn that is not over yet has come to: its start and its actions, without zones and Victory Points.
    ///
    /// # Errors
    ///
    /// Why it cannot be.
    pub fn so_far(&self, turn: &Turn) -> Result<Self, TurnFault> {
        let mut later = self.clone();
        later.begin(turn)?;
        Ok(later)
    }

    /// Objectives of which one leaves should `scorer` win a Victory Point now.
    pub fn may_leave(&self, turn: &Turn, scorer: Player) -> Vec<String> {
        self.removable(turn, scorer).into_iter().map(|at| self.objectives[at].id.clone()).collect()
    }

    fn begin(&mut self, turn: &Turn) -> Result<(), TurnFault> {
        if self.ended() {
            return Err(TurnFault::AfterEnd);
        }
        self.reset(self.turns.len() + 1);
        for at in 0..turn.actions.len() {
            self.act(turn, at)?;
        }
        for player in Player::ALL {
            *self.points.of_mut(player) += turn.by_hand.of(player);
        }
        Ok(())
    }

    /// The turns so far.
    pub fn turns(&self) -> &[ScoredTurn] {
        &self.turns
    }

    /// Victory Points of both.
    pub const fn victory(&self) -> &Players<usize> {
        &self.victory
    }

    /// Prayer Tokens that are left.
    pub const fn tokens(&self) -> &Players<i64> {
        &self.tokens
    }

    /// The objectives that are left.
    pub fn objectives(&self) -> &[Element] {
        &self.objectives
    }

    /// Whether the game is over (BU-END-1).
    pub const fn ended(&self) -> bool {
        let all_awarded = self.victory.a + self.victory.b == VICTORY_POINTS;
        all_awarded || self.wiped_out || self.turns.len() >= self.scenario.parts().length
    }

    /// How it came out, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended().then(|| match self.victory.a.cmp(&self.victory.b) {
            Ordering::Greater => Outcome::Won(Player::A),
            Ordering::Less => Outcome::Won(Player::B),
            Ordering::Equal => Outcome::Draw,
        })
    }

    /// Plays one more turn.
    ///
    /// # Errors
    ///
    /// Why it cannot have been.
    pub fn play(&mut self, turn: &Turn) -> Result<(), TurnFault> {
        let number = self.turns.len() + 1;
        self.begin(turn)?;
        for at in 0..turn.zones.len() {
            self.control(turn, at)?;
        }
        let awarded = self.scenario.parts().score_at.contains(&number).then(|| self.award());
        let scorer = match awarded {
            Some(Awarded::To(player)) => Some(player),
            Some(Awarded::Tie) | None => None,
        };
        self.decrease(turn, scorer)?;
        self.wiped_out = turn.models.a == 0 || turn.models.b == 0;
        self.turns.push(ScoredTurn { points: self.points, awarded });
        Ok(())
    }

    fn reset(&mut self, turn: usize) {
        if self.scenario.parts().reset.contains(&turn) {
            self.points = Players::default();
        }
        if self.scenario.parts().reset_influence.contains(&turn) {
            self.objectives.iter_mut().for_each(|objective| objective.alignment = Alignment::Neutral);
        }
    }

    fn act(&mut self, turn: &Turn, at: usize) -> Result<(), TurnFault> {
        let action = &turn.actions[at];
        let objective = self.objectives.iter_mut().find(|objective| objective.id == action.objective);
        match self.scenario.parts().interaction {
            Interaction::None => return Err(TurnFault::NoAction(at)),
            Interaction::Prayer(_) | Interaction::Influence => {}
        }
        let objective = objective.ok_or(TurnFault::NoObjective(at))?;
        if turn.actions[..at].contains(action) {
            return Err(TurnFault::ActedAlready(at));
        }
        match self.scenario.parts().interaction {
            Interaction::None => {}
            Interaction::Influence => objective.alignment = objective.alignment.nearer(action.player),
            Interaction::Prayer(_) => {
                let tokens = self.tokens.of_mut(action.player);
                if *tokens == 0 {
                    return Err(TurnFault::NoToken(at));
                }
                *tokens -= 1;
                *self.points.of_mut(action.player) += objective.alignment.points(action.player);
            }
        }
        Ok(())
    }

    fn control(&mut self, turn: &Turn, at: usize) -> Result<(), TurnFault> {
        let occupied = &turn.zones[at];
        let zones = &self.scenario.parts().zones;
        let zone = zones.iter().find(|zone| zone.id == occupied.zone).ok_or(TurnFault::NoZone(at))?;
        if turn.zones[..at].iter().any(|before| before.zone == occupied.zone) {
            return Err(TurnFault::ZoneTwice(at));
        }
        match occupied.control() {
            Control::By(player) => *self.points.of_mut(player) += zone.alignment.points(player),
            Control::Nobody => {}
            Control::Unknown => return Err(TurnFault::RiceUnknown(at)),
        }
        Ok(())
    }

    fn award(&mut self) -> Awarded {
        let friendly = |player| {
            let own = |objective: &&Element| objective.alignment == Alignment::Friendly(player);
            self.objectives.iter().filter(own).count()
        };
        let ahead = match self.scenario.parts().award {
            Award::Points => self.points.a.cmp(&self.points.b),
            Award::Friendly => friendly(Player::A).cmp(&friendly(Player::B)),
        };
        let awarded = match ahead {
            Ordering::Greater => Awarded::To(Player::A),
            Ordering::Less => Awarded::To(Player::B),
            Ordering::Equal => return Awarded::Tie,
        };
        if let Awarded::To(player) = awarded {
            *self.victory.of_mut(player) += 1;
        }
        awarded
    }

    fn decrease(&mut self, turn: &Turn, scorer: Option<Player>) -> Result<(), TurnFault> {
        let candidates = scorer.map_or_else(Vec::new, |player| self.removable(turn, player));
        let leaves = match (&turn.removes, candidates.as_slice()) {
            (Some(id), _) => {
                let named = candidates.iter().find(|at| self.objectives[**at].id == *id);
                *named.ok_or(TurnFault::NotRemovable)?
            }
            (None, []) => return Ok(()),
            (None, [only]) => *only,
            (None, _) => return Err(TurnFault::RemovesRequired),
        };
        self.objectives.remove(leaves);
        Ok(())
    }

    /// Positions of the objectives of which one leaves.
    fn removable(&self, turn: &Turn, scorer: Player) -> Vec<usize> {
        let actions = |id: &str| turn.actions.iter().filter(|action| action.objective == id).count();
        let most = self.objectives.iter().map(|objective| actions(&objective.id)).max();
        let leaves = |objective: &Element| match self.scenario.parts().decreasing {
            Decreasing::None => false,
            Decreasing::Scorer => objective.alignment == Alignment::Friendly(scorer),
            Decreasing::Popular => Some(actions(&objective.id)) == most,
        };
        (0..self.objectives.len()).filter(|at| leaves(&self.objectives[*at])).collect()
    }
}
