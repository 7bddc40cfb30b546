//! Two models as the rules of an exchange want them: combatants before the split, fighters after it.

use crate::games::bushido::command::{Dice, Exchange, Fact, MeleeAction, Terms};
use crate::games::bushido::model::damage::{Body, Damage, DamageDice, Durability};
use crate::games::bushido::model::fighter::{Fighter, FighterParts, FighterTrait, Prowess};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::special::{PricedSpecial, Special, Specials};
use crate::games::bushido::model::split::{Split, SplitRule};
use crate::games::bushido::model::warband::{MeleeWeapon, PrintedStatistic, Strength};
use crate::games::bushido::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::bushido::rules::dice::Faces;
use crate::games::bushido::rules::engage::combatant::{
    Circumstance, Combatant, CombatantParts, State as Fighting, Statistic,
};
use crate::games::bushido::rules::engage::initiative::{Because, Initiative, initiative};
use crate::games::bushido::rules::engage::pool::{Cap, Pool, pools};
use crate::games::bushido::rules::exchange::resolve::{Resolution, Rolled};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::traits::Traits;
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Deed, Model, ModelId};
use std::collections::BTreeSet;

/// Two models before they divide their dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// Who attacks first, and why.
    pub initiative: Initiative,
    /// Dice to divide, term by term.
    pub pools: Sides<Pool>,
    /// Everything that touches dice and damage.
    pub fighters: Sides<Fighter>,
    /// Ki the Boosts of both cost.
    pub ki: Sides<i16>,
}

/// Reads both models of an exchange.
///
/// # Errors
///
/// A model or value that is not known, or what contradicts a rule.
pub fn prepare(state: &State, exchange: &Exchange) -> Result<Prepared, Refusal> {
    let read = Sides::try_from_fn(|side| Reader::new(state, exchange, side))?;
    let combatants = Sides::try_from_fn(|side| read.of(side).combatant())?;
    let pools = pools(&combatants, cap(state));
    let initiative = match exchange.initiative {
        Some(side) => Initiative { side, because: Because::Override },
        None => initiative(&combatants),
    };
    let fighters = Sides::try_from_fn(|side| {
        let (own, opponent) = (read.of(side), read.of(side.opponent()));
        own.fighter(combatants.of(side), pools.of(side).dice, opponent)
    })?;
    let ki = Sides::from_fn(|side| {
        let parts = combatants.of(side).parts();
        i16::try_from(parts.boosts * parts.boost_cost).unwrap_or(i16::MAX)
    });
    Ok(Prepared { initiative, pools, fighters, ki })
}

/// What double the base of a Statistic limits at this table.
pub fn cap(state: &State) -> Cap {
    if state.switched(TableRuling::CapOnFinal) { Cap::BeforePenalties } else { Cap::Final }
}

/// How an exchange stands with these dice and the Damage Rolls so far.
///
/// # Errors
///
/// A model or value that is not known, a split that is not allowed, or a wrong number of dice.
pub fn resolve(
    state: &State,
    prepared: &Prepared,
    (splits, dice): (Sides<Split>, &Sides<Dice>),
    damage: &[Vec<u8>],
) -> Result<Resolution, Refusal> {
    let rulings = state.rulings();
    let faces = |dice: &Dice| (Faces::of(&dice.attack), Faces::of(&dice.defence));
    let rolled = Rolled {
        fighters: &prepared.fighters,
        splits,
        dice: Sides { active: faces(&dice.active), other: faces(&dice.other) },
        initiative: prepared.initiative.side,
        rulings: &rulings,
    };
    rolled.resolve(damage).map_err(|_| Refusal { rule: reference::DAMAGE, kind: RefusalKind::WrongDice })
}

/// One side of an exchange.
struct Reader<'a> {
    id: ModelId,
    side: Side,
    model: &'a Model,
    weapon: Option<&'a MeleeWeapon>,
    traits: Traits,
    terms: &'a Terms,
    action: MeleeAction,
}

impl<'a> Reader<'a> {
    fn new(state: &'a State, exchange: &'a Exchange, side: Side) -> Result<Self, Refusal> {
        let id = *exchange.models.of(side);
        let model = state.model(id).ok_or(Refusal { rule: reference::PLAY, kind: RefusalKind::NoModel })?;
        let terms = exchange.terms.of(side);
        let weapons = &model.card().melee_weapons;
        let weapon = weapons.get(usize::from(terms.weapon));
        if weapon.is_none() && !(weapons.is_empty() && terms.weapon == 0) {
            return Err(Refusal { rule: reference::MELEE_POOL, kind: RefusalKind::NotOnCard(id) });
        }
        let traits = weapon.map_or_else(|| model.traits(), |weapon| model.traits().with(&weapon.traits));
        Ok(Self { id, side, model, weapon, traits, terms, action: exchange.action })
    }

    fn unknown(&self, value: CardValue) -> Refusal {
        Refusal { rule: reference::UNKNOWN, kind: RefusalKind::Unknown { model: self.id, value } }
    }

    fn is_told(&self, fact: Fact) -> bool {
        self.terms.facts.contains(&fact)
    }

    fn is_surprised(&self) -> bool {
        self.is_told(Fact::Surprised) || self.model.has(Condition::Surprised)
    }

    fn stands_up(&self) -> bool {
        self.side == Side::Active && self.action == MeleeAction::StandUp
    }

    fn base(&self) -> Result<Statistic, Refusal> {
        if let Some(base) = self.terms.base {
            return Ok(Statistic::Number(base.into()));
        }
        match self.model.card().melee {
            Some(PrintedStatistic::Number(number)) => Ok(Statistic::Number(number)),
            Some(PrintedStatistic::Dash) => Ok(Statistic::Dash),
            None => Err(self.unknown(CardValue::MeleePool)),
        }
    }

    fn boost_cost(&self) -> Result<i64, Refusal> {
        match self.model.card().melee_boost {
            Some(cost) => Ok(cost.max(1)),
            None if self.terms.boosts == 0 => Ok(1),
            None => Err(self.unknown(CardValue::BoostCost)),
        }
    }

    fn combatant(&self) -> Result<Combatant, Refusal> {
        let parts = CombatantParts {
            base: self.base()?,
            boosts: self.terms.boosts.into(),
            boost_cost: self.boost_cost()?,
            modifier: self.terms.modifier.into(),
            states: self.states(),
            circumstances: self.circumstances(),
            assisting: self.terms.assisting.into(),
            indomitable: self.traits.amount("Indomitable"),
            specials: self.printed_specials(),
        };
        let no_boosts = Refusal { rule: reference::BOOST, kind: RefusalKind::NoBoosts(self.id) };
        let combatant = Combatant::new(parts).map_err(|_| no_boosts)?;
        let disengages = self.side == Side::Active && self.action == MeleeAction::Disengage;
        if disengages && !combatant.may_disengage() {
            return Err(Refusal { rule: reference::ACTIONS, kind: RefusalKind::Aggressive(self.id) });
        }
        Ok(combatant)
    }

    fn states(&self) -> BTreeSet<Fighting> {
        let states = self.model.conditions().filter_map(|(condition, _)| condition.fighting());
        states.filter(|state| !(self.stands_up() && *state == Fighting::Prone)).collect()
    }

    fn circumstances(&self) -> BTreeSet<Circumstance> {
        let all = [
            (Circumstance::Exhausted, self.model.is_exhausted()),
            (Circumstance::Endurance, self.traits.has("Endurance")),
            (Circumstance::Ran, self.model.did(Deed::Ran)),
            (Circumstance::Surprised, self.is_surprised()),
            (Circumstance::StoodUp, self.stands_up()),
            (Circumstance::Slow, self.traits.has("Slow")),
            (Circumstance::LightningReflexes, self.traits.has("Lightning Reflexes")),
            (Circumstance::Reach, self.traits.has("Reach") || self.is_told(Fact::Higher)),
            (Circumstance::ReachUnready, self.is_told(Fact::InContact) && !self.is_told(Fact::Higher)),
            (Circumstance::Aggressive, self.traits.has("Aggressive")),
            (Circumstance::Defensive, self.traits.has("Defensive")),
            (Circumstance::Steadfast, self.traits.has("Steadfast")),
        ];
        all.into_iter().filter(|(_, holds)| *holds).map(|(circumstance, _)| circumstance).collect()
    }

    /// The Specials of the weapon that the rules know, with known prices; others are played by hand (BU-SPC-3).
    fn printed_specials(&self) -> Specials {
        let mut known: Vec<PricedSpecial> = Vec::new();
        for printed in self.weapon.map_or(&[][..], |weapon| &weapon.specials) {
            let special = Special::NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(printed.name.trim()));
            let cost = printed.cost.and_then(|cost| usize::try_from(cost).ok());
            if let (Some((_, special)), Some(cost)) = (special, cost)
                && known.len() < Specials::MOST
                && known.iter().all(|one| one.special != *special)
            {
                known.push(PricedSpecial { special: *special, cost });
            }
        }
        Specials::new(known).unwrap_or_default()
    }

    fn fighter(&self, combatant: &Combatant, dice: usize, opponent: &Reader) -> Result<Fighter, Refusal> {
        let takeable = combatant.takeable(dice);
        let printed = combatant.parts().specials.all().iter();
        let specials = printed.filter(|one| takeable.contains(&one.special.name())).copied().collect();
        let disengages = self.side == Side::Active && self.action == MeleeAction::Disengage;
        let parts = FighterParts {
            pool: dice,
            body: body(self.id, self.model)?,
            rule: if disengages { SplitRule::Defensive } else { combatant.split_rule() },
            brutal: self.traits.amount("Brutal") + i64::from(self.is_told(Fact::Vengeance)),
            parry: self.traits.amount("Parry"),
            adept: count(self.traits.amount("Adept")),
            chain: self.traits.amount("Chain Weapon").max(0),
            unblockable: count(self.traits.amount("Unblockable")),
            traits: self.fighter_traits(),
            prowess: Prowess {
                any: count(self.traits.amount_inside("Prowess", "Melee")),
                attack: count(self.traits.amount_inside("Prowess", "Attack")),
                defence: count(self.traits.amount_inside("Prowess", "Defence")),
            },
            dodge: count(self.traits.amount("Dodge")),
            feint: count(self.traits.amount("Feint")),
            damage: self.damage(opponent)?,
            specials: Specials::new(specials).unwrap_or_default(),
        };
        // A Prone fighter has no takeable Specials, so it is always a fighter.
        Fighter::new(parts).map_err(|_| Refusal { rule: reference::SPLIT, kind: RefusalKind::SplitNotAllowed(self.id) })
    }

    fn fighter_traits(&self) -> BTreeSet<FighterTrait> {
        let all = [
            (FighterTrait::Kata, self.traits.has("Kata")),
            (FighterTrait::Impenetrable, self.traits.has("Impenetrable Defence")),
            (FighterTrait::Immovable, self.traits.has("Immovable")),
            (FighterTrait::Held, self.model.has(Condition::Held)),
            (FighterTrait::Prone, self.model.has(Condition::Prone) && !self.stands_up()),
        ];
        all.into_iter().filter(|(_, holds)| *holds).map(|(one, _)| one).collect()
    }

    fn damage(&self, opponent: &Reader) -> Result<Damage, Refusal> {
        let unseen = self.is_told(Fact::Unseen) || opponent.is_surprised();
        let charge = self.side == Side::Active && self.action == MeleeAction::Charge;
        let on_every = i64::from(self.terms.damage)
            + i64::from(self.is_told(Fact::Vengeance))
            + i64::from(opponent.model.has(Condition::DeathSentence));
        Ok(Damage {
            strength: self.strength()?,
            bonus: on_every,
            first_bonus: if charge { 2 } else { 0 },
            dice: damage_dice(&self.traits, unseen),
            pierce: self.traits.amount("Pierce").max(0),
            sharp: self.traits.amount("Sharp").max(0),
        })
    }

    /// The weapon's Strength; of a card that is known to print no weapon 0.
    fn strength(&self) -> Result<i64, Refusal> {
        match (self.terms.strength, self.weapon) {
            (Some(told), _) => Ok(told.into()),
            (None, None) if self.model.card().is_unarmed() == Some(true) => Ok(0),
            (None, weapon) => weapon.and_then(strength).ok_or_else(|| self.unknown(CardValue::Strength)),
        }
    }
}

/// The Strength of a weapon as a number; nothing for one that is not known or has none ("Sp").
pub fn strength(weapon: &MeleeWeapon) -> Option<i64> {
    match weapon.strength? {
        Strength::Number(number) => Some(number),
        Strength::Special => None,
    }
}

/// Which dice of a Damage Roll are used.
pub fn damage_dice(traits: &Traits, unseen: bool) -> DamageDice {
    match (traits.has("Assassin") && unseen, traits.has("Strong"), traits.has("Weak")) {
        (true, _, _) => DamageDice::Assassin,
        (false, true, false) => DamageDice::Strong,
        (false, false, true) => DamageDice::Weak,
        (false, true, true) | (false, false, false) => DamageDice::Normal,
    }
}

/// What Wounds are dealt to.
///
/// # Errors
///
/// The card does not say how many boxes there are.
pub fn body(id: ModelId, model: &Model) -> Result<Body, Refusal> {
    let kind = RefusalKind::Unknown { model: id, value: CardValue::Wounds };
    let free = model.free_boxes().ok_or(Refusal { rule: reference::UNKNOWN, kind })?;
    let traits = model.traits();
    Ok(Body {
        wounds: usize::try_from(free.max(1)).unwrap_or(1),
        armour: traits.amount("Armour"),
        tough: traits.amount("Tough"),
        durability: if traits.has("Durable") { Durability::Durable } else { Durability::Ordinary },
    })
}

fn count(amount: i64) -> usize {
    usize::try_from(amount.max(0)).unwrap_or(0)
}
