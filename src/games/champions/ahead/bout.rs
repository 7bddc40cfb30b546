//! A Combat that an Enemy would begin: what the odds are asked about it, however the fighter stands by then.

use super::condition::Condition;
use crate::games::champions::actions::DISHONESTY;
use crate::games::champions::combat::opening::honor_after;
use crate::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use crate::games::champions::combat::{Opening, opening};
use crate::games::champions::command::{CombatKind, Place, Starter};
use crate::games::champions::event::{Cause, Event};
use crate::games::champions::field::combat_terms;
use crate::games::champions::field::next::NextCombat;
use crate::games::champions::flags;
use crate::games::champions::model::ids::{Actor, EnemyId, Who};
use crate::games::champions::model::quantity::{Gauge, Honor};
use crate::games::champions::model::state::State;
use crate::games::champions::odds::forms::CombatForm;
use crate::games::champions::sheet::draft::{Draft, Duel, Task};
use crate::games::champions::sheet::explore::Silence;
use crate::games::champions::sheet::purity::{self, Risk};
use crate::games::champions::sheet::{question, targets};
use crate::games::champions::{apply, queries};

use super::danger::Asked;

/// A Combat to come.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// Who begins it.
    pub enemy: EnemyId,
    /// Purity at stake in it.
    pub risk: Option<Risk>,
    kind: CombatKind,
    fighter: Actor,
    opening: Opening,
    form: CombatForm,
    /// Elemental Dice of a fighter that is not Weakened.
    dice: i64,
    /// Up to how much Life the fighter is Weakened, and the dice it rolls then.
    weakened: Option<(i16, i64)>,
}

/// What the same Combat depends on, Ki apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stand {
    life: i16,
    foe: i16,
    dice: i64,
    deception: bool,
    dishonored: bool,
}

impl Bout {
    /// The Combat on the terms of the plan.
    ///
    /// # Errors
    ///
    /// Whose card is not known, or the rule against this Combat.
    pub fn of(state: &State, combat: &NextCombat, asked: &Asked) -> Result<Self, Silence> {
        let draft = Draft::of(Task::Combat(duel(combat)));
        let terms = draft.duel().and_then(Duel::terms).ok_or(Silence::Unknown(combat.defender.into()))?;
        let opened = opening(state, &terms).map_err(Silence::Refused)?;
        if let Some(who) = targets::unknown(state, &draft) {
            return Err(Silence::Unknown(who));
        }
        let form = question::before(state, &draft, &opened, (&asked.faces, asked.weights), 0);
        let form = form.ok_or(Silence::Unknown(Who::Enemy(combat.attacker)))?;
        Ok(Self {
            enemy: combat.attacker,
            risk: purity::risk(state, combat.defender, combat.attacker, None),
            kind: combat.kind,
            fighter: combat.defender,
            dice: dice_with(state, &terms, Life::All).unwrap_or(form.champion.dice),
            weakened: weakened(state, &terms),
            opening: opened,
            form,
        })
    }

    /// The fighter's Honor after step 2.
    pub fn honor(&self, honor: i16) -> Honor {
        honor_after(Honor::clamped(honor), self.kind, &self.opening)
    }

    /// What of that condition changes how the Combat is played.
    pub fn stand(&self, state: &State, condition: Condition) -> Stand {
        let weak = self.weakened.filter(|(threshold, _)| condition.life <= *threshold);
        let honor = self.honor(condition.honor);
        let (deception, dishonored) = match self.fighter {
            Actor::Champion(_) => {
                (honor.get() - DISHONESTY >= Honor::LEAST.get(), flags::is_dishonored_at(state, honor))
            }
            Actor::Ally(_) => (self.form.champion.deception, self.form.champion.dishonored),
        };
        let dice = weak.map_or(self.dice, |(_, dice)| dice);
        Stand { life: condition.life, foe: condition.foe, dice, deception, dishonored }
    }

    /// What the odds are asked for a fighter that stands so, with no more Ki than `most`.
    pub fn form(&self, stand: Stand, most: u32) -> CombatForm {
        let mut form = self.form.clone();
        (form.champion.lp, form.champion.ki) = (stand.life.into(), most.into());
        form.champion.dice = stand.dice;
        (form.champion.deception, form.champion.dishonored) = (stand.deception, stand.dishonored);
        form.enemy.lp = stand.foe.into();
        form
    }
}

/// Steps 1 to 4 as the plan has them.
fn duel(combat: &NextCombat) -> Duel {
    let covered = |cover: combat_terms::Cover| match cover {
        combat_terms::Cover::None => Cover::None,
        combat_terms::Cover::Covered => Cover::Covered,
    };
    let terms = combat.terms.as_ref();
    let return_fire = match terms.map(|terms| terms.return_fire) {
        Some(combat_terms::ReturnFire::Counts) => ReturnFire::Counts,
        Some(combat_terms::ReturnFire::None) => ReturnFire::Silent,
        None => ReturnFire::ByCard,
    };
    Duel {
        kind: combat.kind,
        starter: Starter::Enemy,
        fighter: Some(combat.defender),
        enemy: Some(combat.attacker),
        place: if combat.redirected_from.is_some() { Place::Yojimbo } else { Place::Own },
        instead_of: combat.redirected_from,
        sizes: terms.map_or_else(Compared::default, |terms| Compared::Said(terms.sizes)),
        cover: terms.map_or(Cover::None, |terms| covered(terms.defender)),
        enemy_cover: terms.map_or(Cover::None, |terms| covered(terms.attacker)),
        return_fire: if combat.kind == CombatKind::Ranged { return_fire } else { ReturnFire::ByCard },
        power_honor: 0,
        extra_dice: 0,
    }
}

/// Up to how much Life a Champion is Weakened, and how many dice it rolls then.
fn weakened(state: &State, terms: &Terms) -> Option<(i16, i64)> {
    let Actor::Champion(id) = terms.fighter else { return None };
    let threshold = state.champion(id).card().weakened_threshold()?;
    Some((threshold, dice_with(state, terms, Life::At(threshold))?))
}

/// How much Life a fighter is taken to have.
enum Life {
    /// As much as its card says.
    All,
    /// That much.
    At(i16),
}

/// How many dice a fighter rolls with that Life: the rules are asked with a copy of the table in which it has it.
fn dice_with(state: &State, terms: &Terms, life: Life) -> Option<i64> {
    let (who, gauge) = (terms.fighter.into(), Gauge::Life);
    let (from, most) = (queries::gauge(state, who, gauge)?, *queries::bounds(state, who, gauge)?.end());
    let to = match life {
        Life::All => most,
        Life::At(life) => life.min(most),
    };
    let mut copy = state.clone();
    apply::apply(&mut copy, &Event::Changed { who, gauge, from, to, cause: Cause::ByHand });
    Some(opening(&copy, terms).ok()?.dice.least.into())
}
