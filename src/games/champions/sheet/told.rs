//! What came of a Combat as the players say it, where they enter no dice: the Wounds both ways, and what was spent and
//! gained. Everything else of it, from the two who fight to the tokens, is said as in any Combat.

use super::draft::{Draft, Duel};
use crate::games::champions::combat::opening;
use crate::games::champions::combat::terms::Compared;
use crate::games::champions::command::{CombatKind, Command, Deception, Fell, Outcome, Sizes};
use crate::games::champions::model::character_token::CharacterToken;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use serde::{Deserialize, Serialize};

/// What came of a Combat, as far as it was said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Told {
    /// Wounds the Enemy took, once that is said.
    pub dealt: Option<u8>,
    /// Wounds the fighter took, once that is said.
    pub taken: Option<u8>,
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
    /// Honor that the Secret Technique brought or cost.
    #[serde(skip_serializing_if = "is_zero")]
    pub technique_honor: i8,
}

fn is_zero(value: &i8) -> bool {
    *value == 0
}

impl Default for Told {
    fn default() -> Self {
        Self {
            dealt: None,
            taken: None,
            ki: 0,
            deception: Deception::Unused,
            ki_gained: 0,
            ap_gained: 0,
            life_recovered: 0,
            technique_honor: 0,
        }
    }
}

impl Told {
    /// Three Air bring an Action Point and a Life Point together.
    pub fn three_air(&mut self, on: bool) {
        let before = self.ap_gained;
        self.ap_gained = u8::from(on);
        self.life_recovered = self.life_recovered.saturating_add(self.ap_gained).saturating_sub(before);
    }

    /// What of it another fighter would have come to as well.
    #[must_use]
    pub fn of_another(self) -> Self {
        Self { dealt: self.dealt, taken: self.taken, ..Self::default() }
    }

    /// Takes the last of it back, Wounds last; nothing where nothing was said.
    pub fn step_back(&mut self) -> bool {
        let wounds = Self { dealt: self.dealt, taken: self.taken, ..Self::default() };
        if *self != wounds {
            *self = wounds;
            return true;
        }
        self.taken.take().or_else(|| self.dealt.take()).is_some()
    }
}

/// What is still to be said.
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

impl Draft {
    /// The Honor of the fighter's Secret Technique, where its card names some: a Combat that is said asks whether it came.
    pub fn technique_honor(&self, state: &State) -> Option<i8> {
        let Some(Actor::Champion(id)) = self.actor() else { return None };
        state.champion(id).card().technique.as_ref().map(|technique| technique.honor).filter(|honor| *honor != 0)
    }

    /// Goes over to saying what came of it. The dice that lie are kept for whoever goes back to them.
    pub fn tell(&mut self) {
        if self.duel().is_some() && self.told.is_none() {
            self.told = Some(Told::default());
            self.hand.unmark();
        }
    }

    /// Goes back to the dice. A Reroll token is paid with its reroll there.
    pub fn roll_instead(&mut self) {
        self.told = None;
        self.choices.character_tokens.retain(|token| *token != CharacterToken::Reroll);
    }

    /// The first thing that is still to be said of what came of it; nothing where dice tell.
    pub fn missing(&self) -> Option<Missing> {
        let (duel, told) = (self.duel()?, self.told.as_ref()?);
        let asked = [
            (duel.fighter.is_none(), Missing::Fighter),
            (duel.enemy.is_none(), Missing::Enemy),
            (told.dealt.is_none(), Missing::Dealt),
            (told.taken.is_none(), Missing::Taken),
        ];
        asked.into_iter().find_map(|(is_missing, what)| is_missing.then_some(what))
    }

    /// What came of it as far as it was said; Wounds not yet said count as none. Nothing where dice tell, or while
    /// somebody is still to be named.
    ///
    /// What was said and does not belong to this Combat is left out: what only Champions do, Ki against a loss that is
    /// not at stake, a fall that can be counted.
    pub fn told_outcome(&self, state: &State) -> Option<Outcome> {
        let (duel, told) = (self.duel()?, self.told.as_ref()?);
        let terms = duel.terms()?;
        let champion = matches!(terms.fighter, Actor::Champion(_));
        let only_champions = |count: u8| if champion { count } else { 0 };
        let outcome = Outcome {
            ki: told.ki,
            deception: if champion { told.deception } else { Deception::Unused },
            ki_gained: only_champions(told.ki_gained),
            ap_gained: only_champions(told.ap_gained),
            life_recovered: told.life_recovered,
            technique_honor: if champion { told.technique_honor } else { 0 },
            dealt: told.dealt.unwrap_or(0),
            taken: told.taken.unwrap_or(0),
            corruption: self.aftermath.corruption.filter(|_| duel.asks_corruption(state)),
            enemy_fell: counted(state, Who::Enemy(terms.enemy), self.aftermath.enemy_fell),
            fighter_fell: counted(state, terms.fighter.into(), self.aftermath.fighter_fell),
            tokens: if champion { self.choices.tokens.clone() } else { Vec::new() },
            character_tokens: self.choices.character_tokens.clone(),
            enemy_tokens: self.choices.enemy_tokens.clone(),
            ..terms.uneventful(duel.weighed(state))
        };
        Some(Outcome { prevented: super::usable::prevented(state, self, &outcome), ..outcome })
    }

    /// The command that applies what was said; nothing while something of it is missing.
    pub fn told_command(&self, state: &State) -> Option<Command> {
        let whole = self.missing().is_none();
        self.told_outcome(state).filter(|_| whole).map(Command::Combat)
    }

    /// Ki, or an Ally's reroll tokens, that can be said to be spent on Focus; nothing where the card is not known.
    pub fn most_told_ki(&self, state: &State) -> Option<u8> {
        let available = queries::gauge(state, self.actor()?.into(), Gauge::Ki)?;
        u8::try_from(available).ok()
    }
}

/// Whether somebody fell, where nobody can count.
fn counted(state: &State, who: Who, said: Fell) -> Fell {
    if queries::gauge(state, who, Gauge::Life).is_none() { said } else { Fell::ByCount }
}

impl Duel {
    /// How the Sizes compare, and the Honor of the Clan Power. Where the cards do not tell, as it was said.
    fn weighed(&self, state: &State) -> (Sizes, i8) {
        let opened = self.terms().and_then(|terms| opening(state, &terms).ok());
        let said = if self.kind == CombatKind::Melee { self.compared() } else { Sizes::Even };
        opened.map_or((said, self.power_honor), |opened| (opened.sizes, opened.power_honor))
    }

    /// How the Sizes were said to compare.
    pub fn compared(&self) -> Sizes {
        match &self.sizes {
            Compared::Said(sizes) => *sizes,
            Compared::Totals { ours, theirs } if ours < theirs => Sizes::Outnumbered,
            Compared::Totals { ours, theirs } if ours > theirs => Sizes::Superiority,
            Compared::Totals { .. } | Compared::Present { .. } => Sizes::Even,
        }
    }

    /// Whether the players say how much Purity is at stake, because the Enemy's card does not.
    pub fn asks_corruption(&self, state: &State) -> bool {
        self.enemy.and_then(|enemy| state.enemy(enemy)).is_some_and(|enemy| enemy.card().corruption() == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::draft::{Stage, Task};
    use super::super::facts::Facts;
    use super::super::usable::{self, What};
    use super::*;
    use crate::games::champions::command::{Place, Starter};
    use crate::games::champions::model::element::Element;
    use crate::games::champions::model::enemy_die::EnemyFaces;
    use crate::games::champions::model::ids::{AllyId, ChampionId, EnemyId};
    use crate::games::champions::model::technique::Technique;
    use crate::games::champions::trial::{self, Trial};

    const FIRST: Actor = Actor::Champion(ChampionId::First);
    const SECOND: Actor = Actor::Champion(ChampionId::Second);

    fn asked(trial: &Trial) -> Draft {
        let mut draft = Draft::of(Task::Combat(Duel::begin(trial.state(), None, None)));
        draft.tell();
        draft
    }

    /// The first practice Champion fights the Enemy, with those Wounds.
    fn said(trial: &Trial, dealt: u8, taken: u8) -> Draft {
        let mut draft = asked(trial);
        draft.told = Some(Told { dealt: Some(dealt), taken: Some(taken), ..Told::default() });
        draft
    }

    fn stage(trial: &Trial, draft: &Draft) -> Stage {
        Facts::of(trial.state(), draft, &EnemyFaces::USUAL).stage
    }

    #[test]
    fn an_ordinary_combat_is_said_by_two_numbers() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        let mut draft = asked(&trial);
        assert_eq!((draft.missing(), stage(&trial, &draft)), (Some(Missing::Dealt), Stage::Told));
        assert_eq!(draft.told_command(trial.state()), None);
        draft = said(&trial, 2, 1);
        let outcome = draft.told_outcome(trial.state()).unwrap();
        assert_eq!((outcome.fighter, outcome.dealt, outcome.taken, outcome.corruption), (FIRST, 2, 1, None));
        trial.does(draft.told_command(trial.state()).unwrap());
        assert_eq!(crate::games::champions::entry::enemies(trial.state()), []);
    }

    #[test]
    fn the_two_are_named_before_the_wounds() {
        let trial = trial::acting(&[trial::ZOMBIE, trial::GOBLIN]);
        let mut draft = said(&trial, 1, 0);
        assert_eq!((draft.missing(), stage(&trial, &draft)), (Some(Missing::Enemy), Stage::Who));
        draft.against(EnemyId(1));
        assert_eq!((draft.missing(), stage(&trial, &draft)), (None, Stage::Told));
    }

    #[test]
    fn the_dice_that_lie_are_there_again_for_whoever_goes_back_to_them() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let mut draft = Draft::of(Task::Combat(Duel::begin(trial.state(), None, None)));
        [Element::Fire, Element::Air].into_iter().for_each(|die| draft.hand.add(die));
        let dice = draft.clone();
        draft.tell();
        assert_eq!(stage(&trial, &draft), Stage::Told);
        let text = serde_json::to_string(&draft).unwrap();
        assert_eq!(serde_json::from_str::<Draft>(&text).unwrap(), draft, "a reload loses neither");
        draft.roll_instead();
        assert_eq!((&draft, stage(&trial, &draft)), (&dice, Stage::Rolling));
        assert!(!serde_json::to_string(&dice).unwrap().contains("told"), "a sheet of dice is written as before");
    }

    #[test]
    fn a_card_nobody_typed_in_does_not_stand_against_it() {
        let mut trial = trial::acting(&[]);
        let card = Box::new(crate::games::champions::pack::builtin().enemies[0].clone());
        trial.does(Command::AddEnemies { card, count: 1 });
        let mut draft = said(&trial, 1, 0);
        draft.aftermath.enemy_fell = Fell::Yes;
        assert_eq!(draft.told_outcome(trial.state()).unwrap().enemy_fell, Fell::Yes);
        assert_eq!(Facts::of(trial.state(), &draft, &EnemyFaces::USUAL).refusal(), None);
        draft.duel_mut().unwrap().sizes = Compared::Said(Sizes::Outnumbered);
        assert_eq!(draft.told_outcome(trial.state()).unwrap().sizes, Sizes::Outnumbered);
    }

    #[test]
    fn what_does_not_belong_to_the_combat_is_left_out() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        let card = Box::new(trial::pack().allies[0].clone());
        trial.does(Command::AddAllies { card, count: 1 });
        let mut draft = said(&trial, 1, 0);
        draft.fought_by(Actor::Ally(AllyId(0)));
        let told = draft.told.clone().unwrap();
        draft.told = Some(Told { deception: Deception::Used, ki_gained: 1, ap_gained: 1, ..told });
        draft.aftermath.prevented = 2;
        draft.aftermath.enemy_fell = Fell::Yes;
        if let Some(duel) = draft.duel_mut() {
            (duel.kind, duel.sizes, duel.power_honor) = (CombatKind::Ranged, Compared::Said(Sizes::Outnumbered), 1);
        }
        let outcome = draft.told_outcome(trial.state()).unwrap();
        assert_eq!((outcome.sizes, outcome.deception, outcome.power_honor), (Sizes::Even, Deception::Unused, 0));
        assert_eq!((outcome.ki_gained, outcome.ap_gained, outcome.prevented), (0, 0, 0));
        assert_eq!((outcome.enemy_fell, outcome.dealt), (Fell::ByCount, 1));
    }

    #[test]
    fn the_honor_of_a_technique_is_said_and_counted() {
        let mut trial = trial::acting(&[trial::GOBLIN]);
        assert_eq!(asked(&trial).technique_honor(trial.state()), None, "its card names none");
        let mut card = trial.state().champion(ChampionId::First).card().clone();
        card.technique = Some(Technique { honor: 2, ..card.technique.unwrap_or_default() });
        trial.does(Command::EnterChampionCard { champion: ChampionId::First, card: Box::new(card) });
        let mut draft = said(&trial, 0, 0);
        let honor = draft.technique_honor(trial.state()).unwrap();
        assert_eq!(honor, 2);
        let before = trial.state().champion(ChampionId::First).honor().get();
        draft.told.as_mut().unwrap().technique_honor = honor;
        trial.does(draft.told_command(trial.state()).unwrap());
        assert_eq!(trial.state().champion(ChampionId::First).honor().get(), before + 2);
        let other = draft.told.clone().unwrap().of_another();
        assert_eq!(other.technique_honor, 0, "it was that Champion's");
    }

    #[test]
    fn another_fighter_has_the_same_wounds_and_nothing_else_of_the_one_before() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let mut draft = said(&trial, 2, 1);
        draft.told.as_mut().unwrap().ki = 1;
        draft.aftermath.corruption = Some(2);
        draft.fought_by(SECOND);
        assert_eq!(draft.told, Some(Told { dealt: Some(2), taken: Some(1), ..Told::default() }));
        assert_eq!(draft.aftermath.corruption, Some(2), "that is the Enemy's");
    }

    #[test]
    fn in_the_enemies_phase_the_enemy_begins_and_a_champion_may_step_in() {
        let mut trial = trial::acting(&[trial::ZOMBIE]);
        for _ in 0..5 {
            trial.does(Command::EndActivation);
        }
        let mut draft = said(&trial, 1, 0);
        assert_eq!(draft.duel().unwrap().starter, Starter::Enemy);
        draft.fought_by(FIRST);
        draft.stand_in(SECOND, Place::Intervening);
        assert_eq!(draft.told_outcome(trial.state()).unwrap().place, Place::Intervening);
        trial.does(draft.told_command(trial.state()).unwrap());
    }

    #[test]
    fn a_wounding_oni_puts_purity_at_stake_and_ki_prevents_it() {
        let trial = trial::acting(&[trial::ONI]);
        let at_stake = |draft: &Draft| {
            let outcome = draft.told_outcome(trial.state()).unwrap();
            usable::at_stake(trial.state(), draft, &outcome)
        };
        assert_eq!(at_stake(&said(&trial, 1, 0)), None);
        let mut wounded = said(&trial, 1, 2);
        assert_eq!(at_stake(&wounded), Some((1, 1)));
        wounded.told.as_mut().unwrap().ki = wounded.most_told_ki(trial.state()).unwrap();
        assert_eq!(at_stake(&wounded), None, "no Ki is left");
        assert!(!wounded.duel().unwrap().asks_corruption(trial.state()));
    }

    #[test]
    fn a_card_that_names_no_corruption_can_be_completed_by_hand() {
        let trial = trial::acting(&[trial::ZOMBIE]);
        let mut draft = said(&trial, 0, 1);
        (draft.aftermath.corruption, draft.aftermath.prevented) = (Some(2), 1);
        let outcome = draft.told_outcome(trial.state()).unwrap();
        assert_eq!((outcome.corruption, outcome.prevented), (Some(2), 1));
    }

    #[test]
    fn tokens_of_all_six_kinds_are_used_up_by_a_combat_that_was_said() {
        use crate::kernel::by::Small;
        let mut trial = trial::acting(&[trial::GOBLIN]);
        for token in CharacterToken::ALL {
            trial.does(Command::LayTokens { who: FIRST.into(), token: *token, count: 1 });
        }
        let mut draft = said(&trial, 1, 0);
        let offered = usable::to_be_spent(trial.state(), &draft);
        for token in CharacterToken::ALL {
            assert!(offered.contains(&What::Own(*token, 0)), "{token:?}");
            draft.toggle_character_token(*token, 0);
        }
        trial.does(draft.told_command(trial.state()).unwrap());
        assert!(CharacterToken::ALL.iter().all(|token| trial.state().tokens(FIRST.into(), *token) == 0));
        draft.roll_instead();
        assert!(!draft.choices.character_tokens.contains(&CharacterToken::Reroll), "a reroll pays with it itself");
    }

    #[test]
    fn the_last_thing_said_is_taken_back_first() {
        let mut told = Told { dealt: Some(1), taken: Some(0), ..Told::default() };
        told.three_air(true);
        assert_eq!((told.ap_gained, told.life_recovered), (1, 1));
        assert!(told.step_back() && told.ap_gained == 0);
        assert!(told.step_back() && told.taken.is_none());
        assert!(told.step_back() && !told.step_back());
        assert_eq!(told, Told::default());
    }
}
