//! A Combat as it was fought, told as players tell it: the dice, and what was done with them.

use super::{Acting, Actor, Command, EnemyId, Gauge, GloryToken, Play};
use rokugan::games::champions::combat::fight::{Aftermath, EnemyDieChange, Fight, FightDice, Modifier, TechniqueUse};
use rokugan::games::champions::combat::steps::{CombatStep, Reason};
use rokugan::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use rokugan::games::champions::combat::{Opening, Resolution, opening, resolve};
use rokugan::games::champions::command::{CombatKind, Place, Sizes, Starter};
use rokugan::games::champions::dice::fault::DiceFault;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use rokugan::games::champions::model::rolls::{
    CalledVoid, ElementalReroll, ElementalRoll, EnemyDie, EnemyReroll, EnemyRoll, Harmony, Means, Reroll, Turned,
};
use rokugan::games::champions::refusal::{Refusal, RefusalKind};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::chance::Source;

/// Elements by their initials, Void as V: "AAEFW".
pub fn elements(text: &str) -> Vec<Element> {
    let element = |initial| match initial {
        'A' => Element::Air,
        'E' => Element::Earth,
        'F' => Element::Fire,
        'W' => Element::Water,
        'V' => Element::Void,
        other => panic!("{other} is no Element"),
    };
    text.chars().map(element).collect()
}

/// Elemental Dice that the players rolled.
pub fn typed(text: &str) -> ElementalRoll {
    ElementalRoll { faces: elements(text), source: Source::Entered }
}

/// A reroll by Focus.
pub fn focus(dice: &[u8], faces: &str) -> ElementalReroll {
    ElementalReroll { means: Means::Focus, dice: dice.to_vec(), faces: elements(faces), source: Source::Entered }
}

/// Enemy Dice that the players rolled, with the usual faces.
fn enemy_dice(dice: &[(DieColor, u8)]) -> EnemyRoll {
    EnemyRoll::Dice {
        faces: Box::new(EnemyFaces::USUAL),
        dice: dice.iter().map(|(color, face)| EnemyDie { color: *color, face: *face }).collect(),
        source: Source::Entered,
    }
}

/// A Combat in the telling: melee on even terms, the Enemy rolls nothing that counts.
#[derive(Clone, Debug)]
pub struct Brawl(pub Fight);

/// `fighter` attacks `enemy` and rolls this.
pub fn brawl(fighter: impl Into<Acting>, enemy: EnemyId, faces: &str) -> Brawl {
    let terms = Terms::between(fighter.into().0, enemy, Starter::Players);
    let dice =
        FightDice { first: typed(faces), enemy: EnemyRoll::Totals { offence: 0, defence: 0 }, rerolls: Vec::new() };
    Brawl(Fight::plain(terms, dice))
}

/// `enemy` attacks `fighter`, who rolls this.
pub fn beset(fighter: impl Into<Acting>, enemy: EnemyId, faces: &str) -> Brawl {
    let Brawl(mut fight) = brawl(fighter, enemy, faces);
    fight.terms.starter = Starter::Enemy;
    Brawl(fight)
}

impl Brawl {
    pub fn ranged(mut self) -> Self {
        self.0.terms.kind = CombatKind::Ranged;
        self
    }

    pub fn place(mut self, place: Place) -> Self {
        self.0.terms.place = place;
        self
    }

    pub fn said(mut self, sizes: Sizes) -> Self {
        self.0.terms.sizes = Compared::Said(sizes);
        self
    }

    /// The totals of both sides.
    pub fn sizes(mut self, ours: u8, theirs: u8) -> Self {
        self.0.terms.sizes = Compared::Totals { ours, theirs };
        self
    }

    /// Who stands beside the two.
    pub fn present(mut self, ours: &[Actor], theirs: &[EnemyId]) -> Self {
        self.0.terms.sizes = Compared::Present { ours: ours.to_vec(), theirs: theirs.to_vec() };
        self
    }

    pub fn cover(mut self) -> Self {
        self.0.terms.cover = Cover::Covered;
        self
    }

    pub fn enemy_cover(mut self) -> Self {
        self.0.terms.enemy_cover = Cover::Covered;
        self
    }

    pub fn return_fire(mut self, fire: ReturnFire) -> Self {
        self.0.terms.return_fire = fire;
        self
    }

    pub fn clan_power(mut self, honor: i8) -> Self {
        self.0.terms.power_honor = honor;
        self
    }

    pub fn extra_dice(mut self, dice: i8) -> Self {
        self.0.terms.extra_dice = dice;
        self
    }

    /// The Enemy's sums.
    pub fn enemy(mut self, offence: u8, defence: u8) -> Self {
        self.0.dice.enemy = EnemyRoll::Totals { offence, defence };
        self
    }

    /// The Enemy's dice.
    pub fn enemy_rolls(mut self, dice: &[(DieColor, u8)]) -> Self {
        self.0.dice.enemy = enemy_dice(dice);
        self
    }

    pub fn focus(mut self, dice: &[u8], faces: &str) -> Self {
        self.0.dice.rerolls.push(Reroll::Elemental(focus(dice, faces)));
        self
    }

    /// A reroll by a card.
    pub fn reroll(mut self, dice: &[u8], faces: &str) -> Self {
        let reroll = ElementalReroll { means: Means::Effect, ..focus(dice, faces) };
        self.0.dice.rerolls.push(Reroll::Elemental(reroll));
        self
    }

    pub fn enemy_rerolls(mut self, dice: &[u8], faces: &[u8]) -> Self {
        let reroll = EnemyReroll { dice: dice.to_vec(), faces: faces.to_vec(), source: Source::Entered };
        self.0.dice.rerolls.push(Reroll::Enemy(reroll));
        self
    }

    pub fn deceives(mut self, die: u8, to: Element) -> Self {
        self.0.changes.deception = Some(Turned { die, to });
        self
    }

    pub fn calls_void(mut self, removed: u8, to: &str) -> Self {
        self.0.changes.void = Some(CalledVoid { removed, to: elements(to) });
        self
    }

    pub fn token(mut self, token: GloryToken) -> Self {
        self.0.choices.tokens.push(token);
        self
    }

    /// The token of 9 Glory turns an Enemy Die.
    pub fn turns_enemy_die(mut self, die: u8, face: u8) -> Self {
        self.0.changes.enemy_die = Some(EnemyDieChange { die, face });
        self.token(GloryToken::EnemyDie)
    }

    pub fn takes(mut self, offence: Element, defence: Element) -> Self {
        (self.0.choices.offence, self.0.choices.defence) = (Some(offence), Some(defence));
        self
    }

    pub fn technique(mut self, how: TechniqueUse) -> Self {
        self.0.choices.technique = how;
        self
    }

    pub fn in_harmony(mut self) -> Self {
        self.0.choices.harmony = Harmony::Used;
        self
    }

    pub fn adds(mut self, offence: i8, defence: i8, wounds: u8) -> Self {
        self.0.choices.modifiers.push(Modifier { offence, defence, wounds, ..Modifier::default() });
        self
    }

    pub fn enemy_adds(mut self, offence: i8, defence: i8, wounds: u8) -> Self {
        self.0.choices.enemy_modifiers.push(Modifier { offence, defence, wounds, ..Modifier::default() });
        self
    }

    pub fn prevents(mut self, ki: u8) -> Self {
        self.0.aftermath.prevented = ki;
        self
    }

    pub fn aftermath(mut self, change: impl FnOnce(&mut Aftermath)) -> Self {
        change(&mut self.0.aftermath);
        self
    }
}

impl From<Brawl> for Command {
    fn from(Brawl(fight): Brawl) -> Self {
        Self::Fight(Box::new(fight))
    }
}

impl Play {
    /// What a Combat comes to.
    #[track_caller]
    pub fn resolves(&self, brawl: &Brawl) -> Resolution {
        resolve(self.state(), &brawl.0).unwrap()
    }

    /// Wounds dealt and taken.
    #[track_caller]
    pub fn wounds(&self, brawl: &Brawl) -> (u8, u8) {
        let outcome = self.resolves(brawl).outcome;
        (outcome.dealt, outcome.taken)
    }

    /// The fighter's and the Enemy's final results: Offensive and Defensive.
    #[track_caller]
    pub fn scores(&self, brawl: &Brawl) -> [(u8, u8); 2] {
        let resolution = self.resolves(brawl);
        [resolution.fighter, resolution.enemy].map(|score| (score.offence, score.defence))
    }

    /// Steps 1 to 4.
    #[track_caller]
    pub fn opens(&self, brawl: &Brawl) -> Opening {
        opening(self.state(), &brawl.0.terms).unwrap()
    }

    /// How many Elemental Dice are rolled.
    #[track_caller]
    pub fn dice(&self, brawl: &Brawl) -> u8 {
        let dice = self.opens(brawl).dice;
        assert_eq!(dice.least, dice.most);
        dice.most
    }

    /// The lines of one step.
    #[track_caller]
    pub fn lines(&self, brawl: &Brawl, step: CombatStep) -> Vec<Reason> {
        self.resolves(brawl).steps.into_iter().filter(|line| line.number == step).map(|line| line.line).collect()
    }

    /// Dice that cannot be so; the command is refused for the same reason.
    #[track_caller]
    pub fn bad_dice(&mut self, brawl: Brawl, fault: DiceFault) {
        let refusal: Refusal = resolve(self.state(), &brawl.0).unwrap_err();
        assert_eq!(refusal.kind, RefusalKind::Dice(fault), "{brawl:?}");
        self.refuses(brawl, RefusalKind::Dice(fault), refusal.rule.id);
    }

    /// Every step has a line, in order, with a rule.
    #[track_caller]
    pub fn tells_all_steps(&self, brawl: &Brawl) {
        let steps = self.resolves(brawl).steps;
        assert!(steps.is_sorted_by_key(|step| step.number), "{steps:?}");
        for number in CombatStep::ALL {
            assert!(steps.iter().any(|step| step.number == *number), "nothing is said of {number:?}");
        }
    }

    /// Glory enough for all three tokens, and no more of it afterwards.
    #[track_caller]
    pub fn gains_tokens(&mut self, champion: super::ChampionId) -> &mut Self {
        self.set(champion, Gauge::Glory, 9)
    }
}
