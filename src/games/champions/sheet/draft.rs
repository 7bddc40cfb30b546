//! The whole of a Combat or Skill Test while it is being entered.

pub use super::duel::Duel;
use super::goal_weights::Goal;
use super::hand::{Asking, Hand};
use super::told::Told;
pub use super::trial::{Trial, TrialKind};
use crate::games::champions::combat::fight::{Aftermath, Choices, EnemyDieChange, TechniqueUse};
use crate::games::champions::combat::opening;
use crate::games::champions::command::Place;
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, EnemyId};
use crate::games::champions::model::quantity::GloryToken;
use crate::games::champions::model::rolls::{Harmony, Means};
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
    /// Whether the players said how much Ki goes against the loss of Purity.
    #[serde(default, skip_serializing_if = "Prevention::is_as_much_as_possible")]
    pub prevention: Prevention,
    /// How much Ki the players are ready to spend, for the odds before the roll; all of it where they did not say.
    pub ready_ki: Option<u8>,
    /// Whether they are ready for Deception.
    pub ready_deception: Ready,
    /// What the Enemy Dice were taken to show while it was entered; nothing before that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faces: Option<EnemyFaces>,
    /// What the players are after in this Combat, where they said so: the next begins anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<Goal>,
    /// What came of a Combat, where the players say it themselves instead of the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
    /// After how many steps of the table it was left first, where the players went on with it later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<usize>,
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

/// How much Ki goes against the loss of Purity (CH-COM-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prevention {
    /// As much as there is against as much as is lost: what is left of it brings nothing else in this Combat.
    #[default]
    AsMuchAsPossible,
    /// As much as the players said.
    Said,
}

impl Prevention {
    fn is_as_much_as_possible(&self) -> bool {
        *self == Self::AsMuchAsPossible
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
    /// The players say what came of it, without dice.
    Told,
}

impl Draft {
    /// A sheet for that task, nothing entered. A test weighs nothing against its success, so it gives away no Honor
    /// unless the players say they would.
    pub fn of(task: Task) -> Self {
        let ready_deception = match &task {
            Task::Combat(_) => Ready::Yes,
            Task::Test(_) => Ready::No,
        };
        Self {
            task,
            hand: Hand::of(USUAL_DICE),
            choices: Choices::default(),
            enemy_die: None,
            aftermath: Aftermath::default(),
            prevention: Prevention::default(),
            ready_ki: None,
            ready_deception,
            faces: None,
            goal: None,
            told: None,
            since: None,
        }
    }

    /// Whether neither a die nor anything that came of it was entered.
    pub fn is_blank(&self) -> bool {
        self.hand.is_blank() && self.told.as_ref().is_none_or(|told| *told == Told::default())
    }

    /// Ki, or an Ally's reroll tokens, spent on Focus so far.
    pub fn paid(&self) -> u8 {
        self.told.as_ref().map_or_else(|| self.hand.roll.paid(), |told| told.ki)
    }

    /// What the players are after.
    pub fn goal(&self) -> Goal {
        self.goal.unwrap_or_default()
    }

    /// The same, ready to give away no Honor: at the table nothing that costs Honor is said yes to beforehand.
    #[must_use]
    pub fn honest(self) -> Self {
        Self { ready_deception: Ready::No, ..self }
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
        } else if self.told.is_some() {
            Stage::Told
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

    /// The Enemy Dice are taken to show `faces` from now on. Where that is news, what was entered of them die by die
    /// would mean something else, and is asked for again.
    pub fn roll_dice_with(&mut self, faces: EnemyFaces) {
        let before = self.faces.replace(faces);
        if before.is_some_and(|before| before != faces) && self.hand.foe.forget_faces() {
            self.enemy_die = None;
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
            self.goal = None;
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
            self.choices.enemy_tokens.clear();
            self.aftermath = Aftermath::default();
            self.prevention = Prevention::default();
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
        let Aftermath { corruption, enemy_fell, .. } = self.aftermath;
        self.aftermath = Aftermath { corruption, enemy_fell, ..Aftermath::default() };
        self.prevention = Prevention::default();
        self.ready_ki = None;
        self.told = self.told.take().map(Told::of_another);
    }

    /// So much Ki goes against the loss of Purity, and no more.
    pub fn prevent(&mut self, ki: u8) {
        self.aftermath.prevented = ki;
        self.prevention = Prevention::Said;
    }

    /// Rolls dice again; what the old ones were taken for is for the app to say anew.
    pub fn reroll(&mut self, places: Vec<u8>) {
        self.reroll_by(places, Means::Focus);
    }

    /// The same, paid that way: an effect or a token of the scenario costs no Ki (CH-COM-6).
    pub fn reroll_by(&mut self, places: Vec<u8>, means: Means) {
        self.hand.reroll_by(places, means);
        self.choices.offence = None;
        self.choices.defence = None;
        self.choices.harmony = Harmony::Unused;
        self.choices.technique = TechniqueUse::WherePossible;
    }

    /// Rolls these of the Enemy's dice again, by an effect; a die that a token had turned lies as it fell.
    pub fn reroll_foe(&mut self, places: Vec<u8>, dice: usize) {
        let after = self.hand.roll.rerolls();
        self.hand.foe.reroll(places, dice, after);
        self.choices.tokens.retain(|token| *token != GloryToken::EnemyDie);
        self.choices.character_tokens.retain(|token| *token != CharacterToken::EnemyDie);
        self.enemy_die = None;
    }

    /// Uses a Glory token in this Combat, or takes it back.
    pub fn toggle_token(&mut self, token: GloryToken) {
        let tokens = &mut self.choices.tokens;
        match tokens.iter().position(|other| *other == token) {
            Some(at) => drop(tokens.remove(at)),
            None => tokens.push(token),
        }
        // One Enemy Die is turned, by this token or by one beside the fighter.
        if token == GloryToken::EnemyDie {
            self.choices.character_tokens.retain(|token| *token != CharacterToken::EnemyDie);
        }
        if !self.choices.turn_an_enemy_die() {
            self.enemy_die = None;
        }
    }

    /// Uses the `place`th of the fighter's tokens of a kind, from 0, or takes one of them back where that one was used.
    pub fn toggle_character_token(&mut self, token: CharacterToken, place: u8) {
        toggle_one(&mut self.choices.character_tokens, token, place);
        if token == CharacterToken::EnemyDie {
            self.choices.tokens.retain(|token| *token != GloryToken::EnemyDie);
        }
        if !self.choices.turn_an_enemy_die() {
            self.enemy_die = None;
        }
    }

    /// The same of the Enemy's.
    pub fn toggle_enemy_token(&mut self, token: CharacterToken, place: u8) {
        toggle_one(&mut self.choices.enemy_tokens, token, place);
    }

    /// How many Reroll tokens still lie beside whoever rolls.
    pub fn reroll_tokens(&self, state: &State) -> u8 {
        let held = self.actor().map_or(0, |actor| state.tokens(actor.into(), CharacterToken::Reroll));
        held.saturating_sub(self.hand.roll.rerolled_by(Means::Token))
    }
}

fn toggle_one(used: &mut Vec<CharacterToken>, token: CharacterToken, place: u8) {
    let count = used.iter().filter(|other| **other == token).count();
    match used.iter().position(|other| *other == token).filter(|_| count > usize::from(place)) {
        Some(at) => drop(used.remove(at)),
        None => used.push(token),
    }
}

/// Whether the Enemies are at it, one Combat after the other.
pub fn is_enemies_turn(state: &State) -> bool {
    state.phase() == Phase::Enemies
}
