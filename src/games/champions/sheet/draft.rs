//! The whole of a Combat or Skill Test while it is being entered.

use super::hand::{Asking, Hand};
use crate::games::champions::combat::fight::{Aftermath, Choices, EnemyDieChange, TechniqueUse};
use crate::games::champions::combat::opening;
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use crate::games::champions::command::{CombatKind, Place, Starter};
use crate::games::champions::entry;
use crate::games::champions::field::next::{NextCombat, next_combat};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::{Actor, ChampionId, EnemyId};
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::skill_test;
use serde::{Deserialize, Serialize};

/// Dice rolled where nothing says otherwise (CH-TEST-1).
const USUAL_DICE: u8 = 5;

/// What the dice are rolled for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// A Combat.
    Combat(Duel),
    /// A Skill Test out of Combat.
    Test(Trial),
}

/// The two who fight and how they stand, as far as it was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// Who began.
    pub starter: Starter,
    /// Who fights on the players' side.
    pub fighter: Option<Actor>,
    /// Who fights on the other side.
    pub enemy: Option<EnemyId>,
    /// Whether the fighter stands in, and how.
    pub place: Place,
    /// For whom it does.
    pub instead_of: Option<Actor>,
    /// The Sizes, in melee.
    pub sizes: Compared,
    /// Cover of the fighter, in Ranged Combat.
    pub cover: Cover,
    /// Cover of the Enemy, in Ranged Combat.
    pub enemy_cover: Cover,
    /// Whether the target shoots back, in Ranged Combat.
    pub return_fire: ReturnFire,
    /// Honor of the Clan Power that the card does not say.
    pub power_honor: i8,
}

/// Which test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrialKind {
    /// Questions a Persona.
    Investigation,
    /// Against the scenario's number.
    ComplexManipulation,
}

/// A Skill Test out of Combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// Who is tested.
    pub actor: Actor,
    /// In what.
    pub kind: TrialKind,
    /// The successes the players want.
    pub target: u8,
    /// The chosen Element; the app's where nobody says.
    pub element: Option<Element>,
    /// Whether the scenario takes Harmony for four successes.
    pub harmony_counts: Harmony,
}

/// A Combat or Skill Test as far as it was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// What the dice are rolled for.
    pub task: Task,
    /// Everything done with the dice.
    pub hand: Hand,
    /// What the final dice are taken for.
    pub choices: Choices,
    /// The Enemy Die a token changed.
    pub enemy_die: Option<EnemyDieChange>,
    /// What the app cannot know.
    pub aftermath: Aftermath,
    /// How much Ki the players are ready to spend, for the odds before the roll; all of it where they did not say.
    pub ready_ki: Option<u8>,
    /// Whether they are ready for Deception.
    pub ready_deception: Ready,
}

/// Whether the players are ready for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ready {
    /// They are.
    Yes,
    /// They are not.
    No,
}

impl Ready {
    /// The other answer.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
        }
    }
}

/// Where in the sheet we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Somebody is still to be named.
    Who,
    /// Before the first die.
    Before,
    /// The first throw is being entered.
    Rolling,
    /// The Enemy's dice are.
    Foe,
    /// Dice rolled again are, or a turned one is asked for.
    Again,
    /// Everything lies on the table.
    Rolled,
}

impl Duel {
    /// What the table knows: the Enemies begin in their phase; who acts, fights; whoever is alone is chosen.
    pub fn begin(state: &State, champion: Option<ChampionId>, enemy: Option<EnemyId>) -> Self {
        let entry = entry::Entry::begin(state, champion, enemy);
        let owed =
            next_combat(state).filter(|combat| entry.starter == Starter::Enemy && enemy == Some(combat.attacker));
        if let Some(combat) = owed.filter(|combat| champion.is_none_or(|id| Actor::Champion(id) == combat.defender)) {
            return Self::owed(state, &combat);
        }
        // In the Enemies Phase nobody acts; whom the Enemy attacks is for the players to say.
        let known = entry.starter == Starter::Players || champion.is_some() || entry::fighters(state).len() == 1;
        let mut duel = Self {
            kind: entry.kind,
            enemy: entry.enemy,
            ..Self::between(entry.starter, entry.fighter.filter(|_| known))
        };
        duel.as_the_board_says(state);
        duel
    }

    /// The Combat an Enemy is to begin next in its phase.
    fn owed(state: &State, combat: &NextCombat) -> Self {
        let mut duel = Self {
            kind: combat.kind,
            enemy: Some(combat.attacker),
            place: if combat.redirected_from.is_some() { Place::Yojimbo } else { Place::Own },
            instead_of: combat.redirected_from,
            ..Self::between(Starter::Enemy, Some(combat.defender))
        };
        duel.as_the_board_says(state);
        duel
    }

    /// A Combat of which nothing else is known.
    fn between(starter: Starter, fighter: Option<Actor>) -> Self {
        Self {
            kind: CombatKind::Melee,
            starter,
            fighter,
            enemy: None,
            place: Place::Own,
            instead_of: None,
            sizes: Compared::default(),
            cover: Cover::None,
            enemy_cover: Cover::None,
            return_fire: ReturnFire::ByCard,
            power_honor: 0,
        }
    }

    /// Steps 1 to 4 as they were said, once both are named.
    pub fn terms(&self) -> Option<Terms> {
        Some(Terms {
            kind: self.kind,
            starter: self.starter,
            fighter: self.fighter?,
            place: self.place,
            instead_of: self.instead_of,
            enemy: self.enemy?,
            sizes: if self.kind == CombatKind::Melee { self.sizes.clone() } else { Compared::default() },
            cover: self.cover,
            enemy_cover: self.enemy_cover,
            return_fire: self.return_fire,
            power_honor: self.power_honor,
            extra_dice: 0,
        })
    }
}

impl Draft {
    /// A sheet for that task, nothing entered.
    pub fn of(task: Task) -> Self {
        Self {
            task,
            hand: Hand::of(USUAL_DICE),
            choices: Choices::default(),
            enemy_die: None,
            aftermath: Aftermath::default(),
            ready_ki: None,
            ready_deception: Ready::Yes,
        }
    }

    /// The Combat it is.
    pub fn duel(&self) -> Option<&Duel> {
        match &self.task {
            Task::Combat(duel) => Some(duel),
            Task::Test(_) => None,
        }
    }

    /// The Combat it is, to be changed.
    pub fn duel_mut(&mut self) -> Option<&mut Duel> {
        match &mut self.task {
            Task::Combat(duel) => Some(duel),
            Task::Test(_) => None,
        }
    }

    /// The test it is.
    pub fn trial(&self) -> Option<&Trial> {
        match &self.task {
            Task::Test(trial) => Some(trial),
            Task::Combat(_) => None,
        }
    }

    /// Who rolls the Elemental Dice, once that was said.
    pub fn actor(&self) -> Option<Actor> {
        match &self.task {
            Task::Combat(duel) => duel.fighter,
            Task::Test(trial) => Some(trial.actor),
        }
    }

    /// Where we are, against an Enemy with that many dice.
    pub fn stage(&self, enemy_dice: usize) -> Stage {
        let named = self.duel().is_none_or(|duel| duel.fighter.is_some() && duel.enemy.is_some());
        let first = self.hand.roll.rerolls() == 0;
        if !named {
            Stage::Who
        } else if self.hand.is_blank() {
            Stage::Before
        } else if !self.hand.roll.is_whole() && first {
            Stage::Rolling
        } else if self.duel().is_some() && !self.hand.foe.is_whole(enemy_dice) {
            Stage::Foe
        } else if !self.hand.roll.is_whole() || self.hand.asking != Asking::Nothing {
            Stage::Again
        } else {
            Stage::Rolled
        }
    }

    /// How many Elemental Dice the rules want; five where a card does not tell.
    pub fn dice_wanted(&self, state: &State) -> u8 {
        match &self.task {
            Task::Combat(duel) => {
                let opened = duel.terms().and_then(|terms| opening(state, &terms).ok());
                opened.map_or(USUAL_DICE, |opening| opening.dice.most)
            }
            Task::Test(trial) => skill_test::resolve::dice(state, trial.actor),
        }
    }

    /// Whether this is what was being entered when `fresh` is asked for: the same action of the same people, as far as
    /// those are named.
    pub fn continues(&self, fresh: &Self) -> bool {
        match (&self.task, &fresh.task) {
            (Task::Test(mine), Task::Test(other)) => (mine.actor, mine.kind) == (other.actor, other.kind),
            (Task::Combat(mine), Task::Combat(other)) => {
                let who = other.fighter.is_none() || mine.fighter == other.fighter || mine.instead_of == other.fighter;
                let enemy = other.enemy.is_none() || mine.enemy == other.enemy;
                who && enemy && mine.starter == other.starter
            }
            (Task::Test(_), Task::Combat(_)) | (Task::Combat(_), Task::Test(_)) => false,
        }
    }

    /// Another fighter; what only the one before could have done is forgotten, its dice with it.
    pub fn fought_by(&mut self, fighter: Actor) {
        if let Some(duel) = self.duel_mut()
            && duel.fighter != Some(fighter)
        {
            duel.fighter = Some(fighter);
            duel.place = Place::Own;
            duel.instead_of = None;
            duel.power_honor = 0;
            let foe = self.hand.foe.clone();
            self.start_over();
            self.hand.foe = foe;
        }
    }

    /// Another Enemy; the dice of the one before are forgotten.
    pub fn against(&mut self, enemy: EnemyId) {
        if let Some(duel) = self.duel_mut()
            && duel.enemy != Some(enemy)
        {
            duel.enemy = Some(enemy);
            self.hand.foe = super::foe::FoeRoll::BLANK;
            self.hand.unmark();
            self.enemy_die = None;
            self.aftermath = Aftermath::default();
        }
    }

    /// Somebody steps in for whom the Enemy aimed at.
    pub fn stand_in(&mut self, fighter: Actor, place: Place) {
        let before = self.duel().and_then(|duel| duel.instead_of.or(duel.fighter));
        self.fought_by(fighter);
        if let Some(duel) = self.duel_mut() {
            let own = before == Some(fighter);
            duel.place = if own { Place::Own } else { place };
            duel.instead_of = if own { None } else { before };
        }
    }

    /// Forgets the dice and everything made of them.
    fn start_over(&mut self) {
        self.hand = Hand::of(self.hand.roll.dice());
        self.choices = Choices::default();
        self.enemy_die = None;
        self.aftermath = Aftermath::default();
        self.ready_ki = None;
    }

    /// Rolls dice again; what the old ones were taken for is for the app to say anew.
    pub fn reroll(&mut self, places: Vec<u8>) {
        self.hand.reroll(places);
        self.choices.offence = None;
        self.choices.defence = None;
        self.choices.harmony = Harmony::Unused;
        self.choices.technique = TechniqueUse::WherePossible;
    }

    /// Uses a Glory token in this Combat, or takes it back.
    pub fn toggle_token(&mut self, token: GloryToken) {
        let tokens = &mut self.choices.tokens;
        match tokens.iter().position(|other| *other == token) {
            Some(at) => drop(tokens.remove(at)),
            None => tokens.push(token),
        }
        if !self.choices.tokens.contains(&GloryToken::EnemyDie) {
            self.enemy_die = None;
        }
    }
}

/// Whether the Enemies are at it, one Combat after the other.
pub fn is_enemies_turn(state: &State) -> bool {
    state.phase() == Phase::Enemies
}
