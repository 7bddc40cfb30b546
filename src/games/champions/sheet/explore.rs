//! A Champion or Ally as it is, or a what-if copy, against any Enemy on the board: what the odds are asked before anybody has
//! decided whom to attack.
//!
//! The question itself is the one of the Combat sheet ([`question::before`]); here is only whose it is.

use super::draft::{Draft, Duel, Ready, Task};
use super::what_if::{Part, WhatIf};
use super::{laid, purity, question, targets};
use crate::games::champions::combat::fight::{Modifier, TechniqueUse};
use crate::games::champions::combat::opening;
use crate::games::champions::combat::terms::Compared;
use crate::games::champions::command::{CombatKind, Sizes, Starter};
use crate::games::champions::model::enemy_die::EnemyFaces;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::games::champions::odds::forms::{CombatForm, WeightsForm};
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::queries;
use crate::games::champions::refusal::Refusal;

/// Amounts of Ki that are put side by side at most.
const SIDE_BY_SIDE: u8 = 5;

/// Honor below which a change rounds to nothing.
const HARDLY: f64 = 0.05;

/// What Deception is expected to cost in odds that count on it (CH-TEST-2); nothing where it hardly ever helps. A Combat at
/// the table begins without it: whoever reads both numbers is told why they differ.
pub fn deception(odds: &Odds) -> Option<f64> {
    (odds.honor <= -HARDLY).then_some(odds.honor)
}

/// Who would fight, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Matchup {
    /// Who.
    pub fighter: Actor,
    /// Melee or Ranged.
    pub kind: CombatKind,
    /// How the Sizes would compare, in melee, where the players say; else as the board does for whom it can reach, and
    /// evenly for others.
    pub sizes: Option<Sizes>,
    /// What is supposed to be different from the table.
    pub what_if: WhatIf,
}

/// Why there are no odds.
#[derive(Clone, Debug, PartialEq)]
pub enum Silence {
    /// A value on that card is not known.
    Unknown(Who),
    /// The rules are against this Combat.
    Refused(Refusal),
}

/// A [`Matchup`] at a table, to be asked about one Enemy after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Stand {
    table: State,
    matchup: Matchup,
}

impl Matchup {
    /// Melee, everything as it is at the table.
    pub fn of(fighter: Actor) -> Self {
        Self { fighter, kind: CombatKind::Melee, sizes: None, what_if: WhatIf::NOTHING }
    }
}

impl Stand {
    /// The table as the what-if copy would have it.
    pub fn new(state: &State, matchup: Matchup) -> Self {
        Self { table: matchup.what_if.table(state, matchup.fighter), matchup }
    }

    /// The table as the what-if copy would have it.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// The Ki there would be; nothing where the card does not tell.
    pub fn ki(&self) -> Option<u8> {
        let ki = queries::gauge(&self.table, self.matchup.fighter.into(), Gauge::Ki)?;
        u8::try_from(ki.max(0)).ok()
    }

    /// The amounts of Ki worth comparing: from none to all there is.
    pub fn amounts(&self) -> Vec<u8> {
        let all = self.ki().unwrap_or(0);
        if all < SIDE_BY_SIDE { (0..=all).collect() } else { (0..SIDE_BY_SIDE - 1).chain([all]).collect() }
    }

    /// The Elemental Dice that follow from card, Sizes and Life; nothing where the card does not tell.
    pub fn dice(&self, enemy: EnemyId) -> Option<u8> {
        let terms = self.draft(enemy).duel().and_then(Duel::terms)?;
        let dice = opening(&self.table, &terms).ok()?.dice;
        (dice.least == dice.most).then_some(dice.least)
    }

    /// Whether the fighter can fight that Enemy from where it stands; nothing where no board says.
    pub fn reaches(&self, enemy: EnemyId) -> Option<bool> {
        let legal = laid::legal_targets(&self.table, self.matchup.fighter, self.matchup.kind)?;
        Some(legal.contains(&enemy))
    }

    fn draft(&self, enemy: EnemyId) -> Draft {
        let Matchup { fighter, kind, sizes, what_if } = &self.matchup;
        let mut duel = Duel::begin(&self.table, None, Some(enemy));
        duel.fighter = Some(*fighter);
        duel.kind = *kind;
        duel.sizes = Compared::Said(Sizes::Even);
        duel.starter = Starter::Players;
        if self.reaches(enemy) == Some(true) {
            duel.as_the_board_says(&self.table);
        }
        if let Some(sizes) = sizes {
            duel.sizes = Compared::Said(*sizes);
        }
        let mut draft = Draft::of(Task::Combat(duel));
        draft.ready_deception = what_if.deception;
        if what_if.technique == Ready::No {
            draft.choices.technique = TechniqueUse::Declined;
        }
        let bonus = |part| what_if.supposed(part).and_then(|bonus| i8::try_from(bonus).ok()).unwrap_or(0);
        let modifier = Modifier { offence: bonus(Part::Offence), defence: bonus(Part::Defence), ..Modifier::default() };
        if modifier != Modifier::default() {
            draft.choices.modifiers.push(modifier);
        }
        draft
    }

    /// What the odds are asked about `enemy`, under the players' weights and with that much Ki.
    ///
    /// # Errors
    ///
    /// Whose card is not known, or the rule against this Combat.
    pub fn question(
        &self,
        enemy: EnemyId,
        (faces, weights): (&EnemyFaces, WeightsForm),
        ki: u8,
    ) -> Result<CombatForm, Silence> {
        let draft = self.draft(enemy);
        let me = Who::from(self.matchup.fighter);
        let terms = draft.duel().and_then(Duel::terms).ok_or(Silence::Unknown(me))?;
        let opening = opening(&self.table, &terms).map_err(Silence::Refused)?;
        let unknown = targets::unknown(&self.table, &draft).or_else(|| self.ki().is_none().then_some(me));
        if let Some(who) = unknown {
            return Err(Silence::Unknown(who));
        }
        let form = question::before(&self.table, &draft, &opening, (faces, weights), ki);
        let mut form = form.ok_or(Silence::Unknown(Who::Enemy(enemy)))?;
        if let Some(dice) = self.matchup.what_if.supposed(Part::Dice) {
            form.champion.dice = dice.into();
        }
        Ok(form)
    }

    /// The change of Honor to be expected: by the Sizes and the Clan Power before any die, by a Wound, by Deception (CH-COM-2,
    /// CH-COM-10, CH-TEST-2). Nothing for an Ally, which has none, or where the rules refuse the Combat.
    pub fn honor(&self, enemy: EnemyId, odds: &Odds) -> Option<f64> {
        let Actor::Champion(champion) = self.matchup.fighter else { return None };
        let terms = self.draft(enemy).duel().and_then(Duel::terms)?;
        let after = opening(&self.table, &terms).ok()?.honor?;
        let opened = f64::from(after.get() - self.table.champion(champion).honor().get());
        let pays = !self.table.enemy(enemy)?.card().is_insignificant();
        let wounds = if pays { 1.0 - odds.dealt.first().copied().unwrap_or(1.0) } else { 0.0 };
        Some(opened + wounds + odds.honor)
    }

    /// The chance that Purity is lost to `enemy` in that Combat, all Ki that is left preventing it (CH-COM-9). Nothing
    /// where none is at stake.
    pub fn purity_lost(&self, enemy: EnemyId, form: &CombatForm) -> Option<f64> {
        purity::lost(purity::risk(&self.table, self.matchup.fighter, enemy, None)?, form)
    }
}
