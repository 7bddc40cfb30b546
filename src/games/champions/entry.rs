//! The outcome of a Combat while it is being entered: what the players have said so far, and what the table says
//! where they said nothing. Deliberately absent: legality, which is asked of the rules when the outcome is whole.

use super::combat::outcome as combat;
use super::command::{CombatKind, Deception, Fell, Outcome, Place, Sizes, Starter};
use super::field::combat_terms;
use super::model::ids::{Actor, ChampionId, EnemyId, Who};
use super::model::quantity::Gauge;
use super::model::state::State;
use super::model::turn::Phase;
use super::queries;

/// An outcome that may still miss something.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// Who began.
    pub starter: Starter,
    /// Who fights on the players' side, once that is said.
    pub fighter: Option<Actor>,
    /// Whether it stood in for another.
    pub place: Place,
    /// The Enemy, once that is said.
    pub enemy: Option<EnemyId>,
    /// How the Sizes compared.
    pub sizes: Sizes,
    /// Wounds the Enemy took, once that is said.
    pub dealt: Option<u8>,
    /// Wounds the fighter took, once that is said.
    pub taken: Option<u8>,
    /// Honor from the Clan Power.
    pub power_honor: i8,
    /// Ki, or an Ally's reroll tokens, spent on Focus.
    pub ki: u8,
    /// Deception.
    pub deception: Deception,
    /// Ki gained by three Fire.
    pub ki_gained: u8,
    /// Action Points gained by three Air.
    pub ap_gained: u8,
    /// Life Points recovered by three Air or a technique.
    pub life_recovered: u8,
    /// Ki spent against the loss of Purity.
    pub prevented: u8,
    /// Purity at stake, where the Enemy's card does not say.
    pub corruption: u8,
    /// Whether the Enemy fell, where nobody knows its Life Points.
    pub enemy_fell: Fell,
    /// Whether the fighter fell, where nobody knows its Life Points.
    pub fighter_fell: Fell,
}

/// What an entry still misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Who fights.
    Fighter,
    /// Against whom.
    Enemy,
    /// The Wounds the Enemy takes.
    Dealt,
    /// The Wounds the fighter takes.
    Taken,
}

impl Entry {
    /// An entry with everything the table knows: the Enemies begin in their phase; who acts, fights; whoever is alone
    /// is chosen.
    pub fn begin(state: &State, champion: Option<ChampionId>, enemy: Option<EnemyId>) -> Self {
        let starter = if state.phase() == Phase::Enemies { Starter::Enemy } else { Starter::Players };
        let acting = champion.or(state.track().active()).map(Actor::Champion);
        let fighters = fighters(state);
        let enemies = enemies(state);
        Self {
            kind: CombatKind::Melee,
            starter,
            fighter: acting.filter(|actor| fighters.contains(actor)).or(only(&fighters)),
            place: Place::Own,
            enemy: enemy.filter(|id| enemies.contains(id)).or(only(&enemies)),
            sizes: Sizes::Even,
            dealt: None,
            taken: None,
            power_honor: 0,
            ki: 0,
            deception: Deception::Unused,
            ki_gained: 0,
            ap_gained: 0,
            life_recovered: 0,
            prevented: 0,
            corruption: 0,
            enemy_fell: Fell::ByCount,
            fighter_fell: Fell::ByCount,
        }
    }

    /// The same with another fighter; what only the one before could have done is forgotten.
    #[must_use]
    pub fn fought_by(self, state: &State, fighter: Actor) -> Self {
        let blank = Self::begin(state, None, None);
        Self {
            fighter: Some(fighter),
            kind: self.kind,
            starter: self.starter,
            enemy: self.enemy,
            sizes: self.sizes,
            dealt: self.dealt,
            taken: self.taken,
            corruption: self.corruption,
            enemy_fell: self.enemy_fell,
            ..blank
        }
    }

    /// The same against another Enemy; what belonged to the one before is forgotten.
    #[must_use]
    pub fn against(self, enemy: EnemyId) -> Self {
        Self { enemy: Some(enemy), corruption: 0, prevented: 0, enemy_fell: Fell::ByCount, ..self }
    }

    /// The same with the Sizes the board tells, where one lies and both stand on it.
    #[must_use]
    pub fn as_the_board_says(self, state: &State) -> Self {
        let both = self.fighter.zip(self.enemy);
        let terms = both.and_then(|(fighter, enemy)| match self.starter {
            Starter::Players => combat_terms::attack(state, fighter, enemy, self.kind),
            Starter::Enemy => combat_terms::defence(state, enemy, fighter, self.kind),
        });
        Self { sizes: terms.map_or(self.sizes, |terms| terms.sizes), ..self }
    }

    /// The first thing that is still to be said.
    pub fn missing(&self) -> Option<Missing> {
        if self.fighter.is_none() {
            Some(Missing::Fighter)
        } else if self.enemy.is_none() {
            Some(Missing::Enemy)
        } else if self.dealt.is_none() {
            Some(Missing::Dealt)
        } else if self.taken.is_none() {
            Some(Missing::Taken)
        } else {
            None
        }
    }

    /// The outcome as far as it is said; Wounds not yet said count as none. Nothing while a combatant is missing.
    ///
    /// What was said and does not belong to this Combat any more is left out: Sizes of a Ranged Combat, what only
    /// Champions do, Ki against a loss that is not at stake.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        let fighter = self.fighter?;
        let champion = matches!(fighter, Actor::Champion(_));
        Some(Outcome {
            kind: self.kind,
            starter: self.starter,
            fighter,
            place: if self.may_intervene() { self.place } else { Place::Own },
            enemy: self.enemy?,
            sizes: if self.kind == CombatKind::Melee { self.sizes } else { Sizes::Even },
            power_honor: if champion { self.power_honor } else { 0 },
            ki: self.ki,
            deception: if champion { self.deception } else { Deception::Unused },
            ki_gained: if champion { self.ki_gained } else { 0 },
            ap_gained: if champion { self.ap_gained } else { 0 },
            life_recovered: self.life_recovered,
            dealt: self.dealt.unwrap_or(0),
            taken: self.taken.unwrap_or(0),
            prevented: self.prevented.min(self.most_prevented(state)),
            corruption: (self.corruption > 0 && self.asks_corruption(state)).then_some(self.corruption),
            enemy_fell: if self.asks_enemy_fell(state) { self.enemy_fell } else { Fell::ByCount },
            fighter_fell: if self.asks_fighter_fell(state) { self.fighter_fell } else { Fell::ByCount },
            tokens: Vec::new(),
            character_tokens: Vec::new(),
            enemy_tokens: Vec::new(),
            technique_honor: 0,
        })
    }

    /// Whether the fighter may have stood in for another: a Champion, against an Enemy that began (CH-COM-1).
    pub fn may_intervene(&self) -> bool {
        self.starter == Starter::Enemy && matches!(self.fighter, Some(Actor::Champion(_)))
    }

    /// Whether nobody can tell by counting that the Enemy fell.
    pub fn asks_enemy_fell(&self, state: &State) -> bool {
        self.enemy.is_some_and(|enemy| queries::gauge(state, Who::Enemy(enemy), Gauge::Life).is_none())
    }

    /// Whether nobody can tell by counting that the fighter fell.
    pub fn asks_fighter_fell(&self, state: &State) -> bool {
        self.fighter.is_some_and(|fighter| queries::gauge(state, fighter.into(), Gauge::Life).is_none())
    }

    /// Whether the players may say how much Purity is at stake, because the Enemy's card does not.
    pub fn asks_corruption(&self, state: &State) -> bool {
        self.enemy.and_then(|enemy| state.enemy(enemy)).is_some_and(|enemy| enemy.card().corruption() == 0)
    }

    /// Purity the fighter loses if nothing prevents it (CH-COM-9); none without Wounds.
    pub fn purity_at_stake(&self, state: &State) -> i16 {
        let typed = (self.corruption > 0 && self.asks_corruption(state)).then_some(self.corruption);
        match (self.fighter, self.enemy) {
            (Some(fighter), Some(enemy)) if self.taken > Some(0) => combat::purity_loss(state, fighter, enemy, typed),
            _ => 0,
        }
    }

    /// Ki a Champion can spend against that loss, after Focus and what three Fire bring.
    pub fn most_prevented(&self, state: &State) -> u8 {
        let Some(Actor::Champion(id)) = self.fighter else { return 0 };
        let left = state.champion(id).available_ki() - i16::from(self.ki) + i16::from(self.ki_gained);
        u8::try_from(self.purity_at_stake(state).min(left).max(0)).unwrap_or(0)
    }
}

/// Everybody who can fight on the players' side: Champions by seat, then Allies.
pub fn fighters(state: &State) -> Vec<Actor> {
    let champions = state.champions().map(|(id, _)| Actor::Champion(id));
    let allies = state.allies().map(|(id, _)| Actor::Ally(id));
    champions.chain(allies).filter(|actor| state.is_in_play(*actor)).collect()
}

/// The Enemies on the board.
pub fn enemies(state: &State) -> Vec<EnemyId> {
    let on_board = |id: &EnemyId| queries::is_present(state, Who::Enemy(*id));
    state.enemies().map(|(id, _)| id).filter(on_board).collect()
}

fn only<T: Copy>(all: &[T]) -> Option<T> {
    if let [one] = all { Some(*one) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::model::ids::AllyId;
    use crate::games::champions::trial::{self, Trial};

    const FIRST: Actor = Actor::Champion(ChampionId::First);

    /// The first practice Champion fights that practice Enemy, with those Wounds.
    fn entry(trial: &Trial, dealt: u8, taken: u8) -> Entry {
        Entry { dealt: Some(dealt), taken: Some(taken), ..Entry::begin(trial.state(), None, None) }
    }

    #[test]
    fn who_acts_fights_and_a_lone_enemy_is_chosen() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let entry = Entry::begin(trial.state(), None, None);
        assert_eq!((entry.fighter, entry.enemy), (Some(FIRST), Some(EnemyId(0))));
        assert_eq!((entry.starter, entry.missing()), (Starter::Players, Some(Missing::Dealt)));
    }

    #[test]
    fn among_several_enemies_nobody_is_chosen() {
        let trial = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
        assert_eq!(Entry::begin(trial.state(), None, None).missing(), Some(Missing::Enemy));
        let chosen = Entry::begin(trial.state(), Some(ChampionId::Third), Some(EnemyId(1)));
        assert_eq!((chosen.fighter, chosen.enemy), (Some(Actor::Champion(ChampionId::Third)), Some(EnemyId(1))));
    }

    #[test]
    fn whoever_has_left_the_board_is_not_chosen() {
        let mut trial = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
        trial.does(Command::RemoveEnemy { enemy: EnemyId(0) });
        assert_eq!(Entry::begin(trial.state(), None, Some(EnemyId(0))).enemy, Some(EnemyId(1)));
        assert_eq!(Entry::begin(trial.state(), None, Some(EnemyId(9))).enemy, Some(EnemyId(1)));
    }

    #[test]
    fn in_the_enemies_phase_the_enemy_begins_and_a_champion_may_intervene() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        for _ in 0..5 {
            trial.does(Command::EndActivation);
        }
        let entry = Entry::begin(trial.state(), Some(ChampionId::Second), None);
        assert_eq!(entry.starter, Starter::Enemy);
        assert!(entry.may_intervene());
        let outcome =
            Entry { place: Place::Intervening, dealt: Some(1), taken: Some(0), ..entry }.outcome(trial.state());
        trial.does(Command::Combat(outcome.unwrap()));
    }

    #[test]
    fn an_ordinary_combat_is_said_by_two_numbers() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        let outcome = entry(&trial, 2, 1).outcome(trial.state()).unwrap();
        assert_eq!((outcome.dealt, outcome.taken, outcome.corruption), (2, 1, None));
        trial.does(Command::Combat(outcome));
        assert_eq!(enemies(trial.state()), []);
    }

    #[test]
    fn what_does_not_belong_to_the_combat_is_left_out() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        let card = Box::new(trial::pack().allies[0].clone());
        trial.does(Command::AddAllies { card, count: 1 });
        let said = Entry {
            sizes: Sizes::Outnumbered,
            kind: CombatKind::Ranged,
            place: Place::Intervening,
            deception: Deception::Used,
            power_honor: 1,
            ki_gained: 1,
            ap_gained: 1,
            prevented: 2,
            enemy_fell: Fell::Yes,
            ..entry(&trial, 0, 1)
        };
        let ranged = said.outcome(trial.state()).unwrap();
        assert_eq!((ranged.sizes, ranged.place, ranged.enemy_fell), (Sizes::Even, Place::Own, Fell::ByCount));
        assert_eq!((ranged.deception, ranged.prevented), (Deception::Used, 0));
        let ally = Entry { fighter: Some(Actor::Ally(AllyId(0))), ..said }.outcome(trial.state()).unwrap();
        assert_eq!((ally.deception, ally.power_honor, ally.ki_gained, ally.ap_gained), (Deception::Unused, 0, 0, 0));
    }

    #[test]
    fn another_fighter_begins_without_what_the_first_one_did() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let said = Entry { ki: 2, power_honor: 1, sizes: Sizes::Superiority, ..entry(&trial, 2, 1) };
        let other = said.fought_by(trial.state(), Actor::Champion(ChampionId::Second));
        assert_eq!((other.ki, other.power_honor), (0, 0));
        assert_eq!((other.sizes, other.dealt, other.taken), (Sizes::Superiority, Some(2), Some(1)));
    }

    #[test]
    fn a_wounding_oni_puts_purity_at_stake_and_ki_prevents_it() {
        let trial = trial::acting(&[trial::ONI]);
        assert_eq!(entry(&trial, 1, 0).purity_at_stake(trial.state()), 0);
        let wounded = entry(&trial, 1, 2);
        assert_eq!((wounded.purity_at_stake(trial.state()), wounded.most_prevented(trial.state())), (1, 1));
        let spent = u8::try_from(trial.state().champion(ChampionId::First).available_ki()).unwrap();
        assert_eq!(Entry { ki: spent, ..wounded }.most_prevented(trial.state()), 0);
    }

    #[test]
    fn a_card_that_names_no_corruption_can_be_completed_by_hand() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let typed = Entry { corruption: 2, prevented: 1, ..entry(&trial, 0, 1) };
        assert!(typed.asks_corruption(trial.state()));
        let outcome = typed.outcome(trial.state()).unwrap();
        assert_eq!((outcome.corruption, outcome.prevented), (Some(2), 1));
        let oni = trial::acting(&[trial::ONI]);
        assert!(!entry(&oni, 0, 1).asks_corruption(oni.state()));
    }

    #[test]
    fn whether_it_fell_is_asked_only_where_nobody_can_count() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        assert!(!entry(&trial, 0, 0).asks_enemy_fell(trial.state()));
        assert!(!entry(&trial, 0, 0).asks_fighter_fell(trial.state()));
        trial.does(Command::RemoveEnemy { enemy: EnemyId(0) });
        let card = Box::new(crate::games::champions::pack::builtin().enemies[0].clone());
        trial.does(Command::AddEnemies { card, count: 1 });
        let fell = Entry { enemy_fell: Fell::Yes, ..entry(&trial, 1, 0) };
        assert!(fell.asks_enemy_fell(trial.state()));
        assert_eq!(fell.outcome(trial.state()).unwrap().enemy_fell, Fell::Yes);
        assert_eq!(fell.against(EnemyId(1)).enemy_fell, Fell::ByCount);
    }
}
