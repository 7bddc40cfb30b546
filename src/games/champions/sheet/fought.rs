//! From what was said to what the rules are asked: the Combat as it was fought, and where the app's own dice come from.

use super::draft::Draft;
use super::foe::{FoeAgain, FoeRoll};
use super::hand::Hand;
use super::roll::{Roll, Throw};
use crate::games::champions::combat::fight::{Changes, Fight, FightDice};
use crate::games::champions::dice::enemy::EnemyHand;
use crate::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use crate::games::champions::model::rolls::{
    CalledVoid, ElementalReroll, ElementalRoll, EnemyDie, EnemyReroll, EnemyRoll, Reroll, Turned,
};

impl Draft {
    /// The Combat as it stands, of Enemy Dice with these colours and faces. Nothing while something is still missing.
    pub fn fight(&self, colors: &[DieColor], faces: &EnemyFaces) -> Option<Fight> {
        let enemy = enemy_roll(&self.hand.foe, colors, faces).filter(|_| self.hand.foe.is_whole(colors.len()))?;
        self.fight_against(enemy)
    }

    /// The same while the Enemy's dice are still missing, as if they showed nothing.
    pub fn fight_so_far(&self) -> Option<Fight> {
        self.fight_against(EnemyRoll::Totals { offence: 0, defence: 0 })
    }

    fn fight_against(&self, enemy: EnemyRoll) -> Option<Fight> {
        let terms = self.duel()?.terms()?;
        self.hand.roll.whole()?;
        let by_dice = matches!(enemy, EnemyRoll::Dice { .. });
        let enemy_die = self.enemy_die.filter(|_| by_dice && self.choices.turn_an_enemy_die());
        let dice = FightDice { first: first(&self.hand.roll), enemy, rerolls: rerolls(&self.hand) };
        Some(Fight {
            terms,
            dice,
            changes: Changes { enemy_die, ..changes(&self.hand) },
            choices: self.choices.clone(),
            aftermath: self.aftermath,
        })
    }
}

/// The first throw.
pub fn first(roll: &Roll) -> ElementalRoll {
    // A roll begins with one throw.
    let throw = &roll.throws()[0];
    ElementalRoll { faces: throw.faces.clone(), source: throw.source }
}

/// The rerolls, in their order.
pub fn elemental_rerolls(roll: &Roll) -> Vec<ElementalReroll> {
    let reroll = |throw: &Throw| ElementalReroll {
        means: throw.means,
        dice: throw.places.clone(),
        faces: throw.faces.clone(),
        source: throw.source,
    };
    roll.throws()[1..].iter().map(reroll).collect()
}

/// The rerolls of both sides as a Combat records them, in the order in which they were made.
pub fn rerolls(hand: &Hand) -> Vec<Reroll> {
    let of_foe = foe_rerolls(&hand.foe);
    let mut rest = of_foe.iter().peekable();
    let mut all = Vec::new();
    for (made, own) in (0_u8..).zip(elemental_rerolls(&hand.roll)) {
        while let Some((_, foe)) = rest.next_if(|(after, _)| *after <= made) {
            all.push(Reroll::Enemy(foe.clone()));
        }
        all.push(Reroll::Elemental(own));
    }
    all.extend(rest.map(|(_, foe)| Reroll::Enemy(foe.clone())));
    all
}

/// Enemy Dice rolled again, each with how many rerolls of the fighter came before it.
fn foe_rerolls(foe: &FoeRoll) -> Vec<(u8, EnemyReroll)> {
    let FoeRoll::Dice { again, .. } = foe else { return Vec::new() };
    let whole = again.iter().filter(|again| again.faces.len() == again.dice.len());
    let told = |again: &FoeAgain| {
        let reroll = EnemyReroll { dice: again.dice.clone(), faces: again.faces.clone(), source: again.source };
        (again.after, reroll)
    };
    whole.map(told).collect()
}

/// What the Enemy's dice show now; nothing where nothing was said.
pub fn enemy_hand(foe: &FoeRoll, colors: &[DieColor], faces: &EnemyFaces) -> Option<EnemyHand> {
    let mut hand = EnemyHand::rolled(&enemy_roll(foe, colors, faces)?).ok()?;
    foe_rerolls(foe).iter().try_for_each(|(_, reroll)| hand.reroll(reroll)).ok()?;
    Some(hand)
}

/// The Enemy's roll as far as it was said; nothing where nothing was.
pub fn enemy_roll(foe: &FoeRoll, colors: &[DieColor], faces: &EnemyFaces) -> Option<EnemyRoll> {
    match foe {
        FoeRoll::Totals { offence, defence } => Some(EnemyRoll::Totals { offence: (*offence)?, defence: (*defence)? }),
        FoeRoll::Dice { faces: shown, source, .. } => {
            let dice = colors.iter().zip(shown).map(|(color, face)| EnemyDie { color: *color, face: *face });
            Some(EnemyRoll::Dice { faces: Box::new(*faces), dice: dice.collect(), source: *source })
        }
    }
}

/// Deception and Call of the Void.
pub fn changes(hand: &Hand) -> Changes {
    Changes {
        deception: hand.deception.map(|turn| Turned { die: turn.die, to: turn.to }),
        void: hand.void.as_ref().map(|call| CalledVoid { removed: call.removed, to: call.to.clone() }),
        enemy_die: None,
    }
}
