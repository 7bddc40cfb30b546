//! Combats as they are fought: dice that mostly fit the table, and now and then do not.

use crate::support::*;
use proptest::prelude::*;
use rokugan::games::champions::Champions;
use rokugan::games::champions::combat::fight::{
    Aftermath, Changes, Choices, EnemyDieChange, Fight, FightDice, Modifier, TechniqueUse,
};
use rokugan::games::champions::combat::opening;
use rokugan::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use rokugan::games::champions::command::{CombatKind, Place, Sizes, Starter};
use rokugan::games::champions::dice::draws;
use rokugan::games::champions::entry;
use rokugan::games::champions::model::character_token::CharacterToken;
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use rokugan::games::champions::model::rolls::{
    CalledVoid, ElementalReroll, ElementalRoll, EnemyDie, EnemyReroll, EnemyRoll, Harmony, Means, Reroll, Turned,
};
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::skill_test::TestDice;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::chance::{Chance, Source};
use rokugan::kernel::journal::Journal;

/// A Combat before anybody knows how many dice it takes.
#[derive(Clone, Debug)]
pub struct Recipe {
    terms: Terms,
    source: Source,
    faces: [Element; 5],
    enemy: EnemyRecipe,
    rerolls: Vec<(u8, Element, Means)>,
    changes: Changes,
    choices: Choices,
    aftermath: Aftermath,
    /// Whether the number of dice is that of the table, or five whatever it is.
    fits: Fits,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Fits {
    Table,
    Anyhow,
}

#[derive(Clone, Debug)]
enum EnemyRecipe {
    Totals(u8, u8),
    Dice([u8; 3]),
}

fn element() -> impl Strategy<Value = Element> {
    proptest::sample::select(Element::ALL)
}

fn source() -> impl Strategy<Value = Source> {
    proptest::sample::select(&[Source::Generated, Source::Entered][..])
}

fn compared() -> BoxedStrategy<Compared> {
    let said = [Sizes::Even, Sizes::Outnumbered, Sizes::Superiority, Sizes::SuperiorityAlone];
    let champion = || proptest::sample::select(ChampionId::ALL).prop_map(Actor::Champion);
    let present = (proptest::collection::vec(champion(), 0..3), proptest::collection::vec(0..4_u16, 0..3));
    prop_oneof![
        4 => proptest::sample::select(said.to_vec()).prop_map(Compared::Said),
        4 => (1..6_u8, 1..6_u8).prop_map(|(ours, theirs)| Compared::Totals { ours, theirs }),
        1 => any::<(u8, u8)>().prop_map(|(ours, theirs)| Compared::Totals { ours, theirs }),
        1 => present.prop_map(|(ours, theirs)| Compared::Present {
            ours,
            theirs: theirs.into_iter().map(EnemyId).collect(),
        }),
    ]
    .boxed()
}

fn terms(fighter: BoxedStrategy<Actor>, enemy: BoxedStrategy<EnemyId>) -> BoxedStrategy<Terms> {
    let how = (
        proptest::sample::select(&[CombatKind::Melee, CombatKind::Melee, CombatKind::Ranged][..]),
        proptest::sample::select(&[Starter::Players, Starter::Enemy][..]),
        proptest::sample::select(
            &[
                Place::Own,
                Place::Own,
                Place::Own,
                Place::Own,
                Place::Own,
                Place::Own,
                Place::Intervening,
                Place::Yojimbo,
            ][..],
        ),
        proptest::sample::select(&[Cover::None, Cover::Covered][..]),
        proptest::sample::select(&[ReturnFire::ByCard, ReturnFire::Counts, ReturnFire::Silent][..]),
    );
    (
        fighter,
        enemy,
        how,
        compared(),
        prop_oneof![8 => -1..2_i8, 1 => any::<i8>()],
        prop_oneof![8 => Just(0), 1 => any::<i8>()],
    )
        .prop_map(|(fighter, enemy, (kind, starter, place, cover, return_fire), sizes, power_honor, extra_dice)| {
            Terms {
                kind,
                place,
                sizes,
                cover,
                enemy_cover: cover,
                return_fire,
                power_honor,
                extra_dice,
                ..Terms::between(fighter, enemy, starter)
            }
        })
        .boxed()
}

fn choices() -> BoxedStrategy<Choices> {
    let modifier = (prop_oneof![9 => -2..3_i8, 1 => any::<i8>()], -2..3_i8, 0..2_u8)
        .prop_map(|(offence, defence, wounds)| Modifier { offence, defence, wounds, ..Modifier::default() });
    let modifiers = || proptest::collection::vec(modifier.clone(), 0..2);
    let technique = [TechniqueUse::WherePossible, TechniqueUse::WherePossible, TechniqueUse::Declined];
    let tokens = proptest::collection::vec(proptest::sample::select(GloryToken::ALL), 0..2);
    let some = proptest::collection::vec(proptest::sample::select(CharacterToken::ALL), 1..3);
    let beside = || prop_oneof![9 => Just(Vec::new()), 1 => some.clone()];
    let offence = proptest::option::weighted(0.1, element());
    let defence = proptest::option::weighted(0.1, element());
    (
        offence,
        defence,
        proptest::sample::select(technique.to_vec()),
        proptest::bool::weighted(0.08),
        proptest::bool::weighted(0.1)
            .prop_flat_map(move |some| if some { tokens.clone().boxed() } else { Just(Vec::new()).boxed() }),
        modifiers(),
        modifiers(),
        beside(),
        beside(),
    )
        .prop_map(|(offence, defence, technique, harmony, tokens, modifiers, enemy_modifiers, own, foes)| Choices {
            offence,
            defence,
            technique,
            harmony: if harmony { Harmony::Used } else { Harmony::Unused },
            tokens,
            character_tokens: own,
            enemy_tokens: foes,
            modifiers,
            enemy_modifiers,
        })
        .boxed()
}

fn changes() -> BoxedStrategy<Changes> {
    let deception = (0..6_u8, element()).prop_map(|(die, to)| Turned { die, to });
    let void =
        (0..6_u8, proptest::collection::vec(element(), 0..3)).prop_map(|(removed, to)| CalledVoid { removed, to });
    let enemy_die = (0..4_u8, 0..7_u8).prop_map(|(die, face)| EnemyDieChange { die, face });
    (
        proptest::option::weighted(0.2, deception),
        proptest::option::weighted(0.1, void),
        proptest::option::weighted(0.05, enemy_die),
    )
        .prop_map(|(deception, void, enemy_die)| Changes { deception, void, enemy_die })
        .boxed()
}

fn aftermath() -> BoxedStrategy<Aftermath> {
    let fell = || proptest::sample::select(&[Fell::ByCount, Fell::ByCount, Fell::ByCount, Fell::Yes][..]);
    (0..3_u8, proptest::option::weighted(0.3, 0..4_u8), fell(), fell())
        .prop_map(|(prevented, corruption, enemy_fell, fighter_fell)| Aftermath {
            prevented,
            corruption,
            enemy_fell,
            fighter_fell,
        })
        .boxed()
}

/// A Combat of one of these fighters with one of these Enemies.
pub fn recipe(fighter: BoxedStrategy<Actor>, enemy: BoxedStrategy<EnemyId>) -> BoxedStrategy<Recipe> {
    let faces = proptest::array::uniform5(element());
    let foe = prop_oneof![
        (0..5_u8, 0..4_u8).prop_map(|(offence, defence)| EnemyRecipe::Totals(offence, defence)),
        proptest::array::uniform3(0..6_u8).prop_map(EnemyRecipe::Dice),
    ];
    let means = proptest::sample::select(&[Means::Focus, Means::Focus, Means::Effect][..]);
    let rerolls = proptest::collection::vec((0..6_u8, element(), means), 0..3);
    let fits = prop_oneof![9 => Just(Fits::Table), 1 => Just(Fits::Anyhow)];
    let rolls = (source(), faces, foe, rerolls, fits);
    (terms(fighter, enemy), rolls, changes(), choices(), aftermath())
        .prop_map(|(terms, (source, faces, enemy, rerolls, fits), changes, choices, aftermath)| Recipe {
            terms,
            source,
            faces,
            enemy,
            rerolls,
            changes,
            choices,
            aftermath,
            fits,
        })
        .boxed()
}

impl Recipe {
    /// The command of the Combat; where nobody is there to fight, somebody comes.
    pub fn command(&self, journal: &Journal<Champions>, fighter: Option<Actor>) -> Command {
        if entry::enemies(journal.state()).is_empty() {
            return Command::AddEnemies { card: Box::new(enemy("Ashigaru", 4, 1, &[])), count: 2 };
        }
        Command::Fight(Box::new(self.fight(journal, fighter)))
    }

    /// The Combat on this table, its dice rolled by whoever is to roll them.
    fn fight(&self, journal: &Journal<Champions>, fighter: Option<Actor>) -> Fight {
        let terms = self.terms(journal.state(), fighter);
        let known = opening(journal.state(), &terms).ok();
        let number = known.as_ref().filter(|_| self.fits == Fits::Table).map_or(5, |known| known.dice.most);
        let colors = known.and_then(|known| known.enemy_dice).unwrap_or(vec![DieColor::Gray; 2]);
        let chance = &mut journal.chance();
        let first = self.roll(chance, &self.faces[..number.into()]);
        let enemy = self.enemy(chance, &colors);
        let rerolls = self.rerolls.iter().map(|reroll| self.reroll(chance, *reroll, &enemy)).collect();
        Fight {
            terms,
            dice: FightDice { first, enemy, rerolls },
            changes: self.changes.clone(),
            choices: self.choices.clone(),
            aftermath: self.aftermath,
        }
    }

    /// The terms; where they are to fit, with somebody who is on the board, begun by whose phase it is.
    fn terms(&self, state: &State, fighter: Option<Actor>) -> Terms {
        let fighter = fighter.unwrap_or(self.terms.fighter);
        if self.fits == Fits::Anyhow {
            return Terms { fighter, ..self.terms.clone() };
        }
        let fighter = if state.is_in_play(fighter) { fighter } else { Actor::Champion(First) };
        let present = entry::enemies(state);
        let place = usize::from(self.terms.enemy.0) % present.len().max(1);
        let enemy = present.get(place).copied().unwrap_or(self.terms.enemy);
        let starter = if state.phase() == Phase::Enemies { Starter::Enemy } else { Starter::Players };
        Terms { fighter, enemy, starter, ..self.terms.clone() }
    }

    fn roll(&self, chance: &mut Chance, typed: &[Element]) -> ElementalRoll {
        let faces = match self.source {
            Source::Generated => draws::elemental(chance, typed.len()),
            Source::Entered => typed.to_vec(),
        };
        ElementalRoll { faces, source: self.source }
    }

    fn enemy(&self, chance: &mut Chance, colors: &[DieColor]) -> EnemyRoll {
        let typed = match self.enemy {
            EnemyRecipe::Totals(offence, defence) => return EnemyRoll::Totals { offence, defence },
            EnemyRecipe::Dice(faces) => faces,
        };
        let dice = match self.source {
            Source::Generated => draws::enemy(chance, colors),
            Source::Entered => colors.iter().zip(typed).map(|(color, face)| EnemyDie { color: *color, face }).collect(),
        };
        EnemyRoll::Dice { faces: Box::new(EnemyFaces::USUAL), dice, source: self.source }
    }

    fn reroll(&self, chance: &mut Chance, (die, face, means): (u8, Element, Means), enemy: &EnemyRoll) -> Reroll {
        let of_enemy = means == Means::Effect && matches!(enemy, EnemyRoll::Dice { .. });
        let (dice, source) = (vec![die], self.source);
        match (of_enemy, source) {
            (true, Source::Generated) => Reroll::Enemy(EnemyReroll { dice, faces: draws::faces(chance, 1), source }),
            (true, Source::Entered) => Reroll::Enemy(EnemyReroll { dice, faces: vec![0], source }),
            (false, Source::Generated) => {
                let faces = draws::elemental(chance, 1);
                Reroll::Elemental(ElementalReroll { means, dice, faces, source })
            }
            (false, Source::Entered) => Reroll::Elemental(ElementalReroll { means, dice, faces: vec![face], source }),
        }
    }
}

/// A test's dice, typed in; the app's are rolled in `fights`.
pub fn test_dice() -> BoxedStrategy<TestDice> {
    let faces = proptest::collection::vec(element(), 3..6);
    let rerolls = proptest::collection::vec((0..5_u8, element()), 0..2);
    (faces, rerolls, changes(), proptest::option::weighted(0.3, element()), proptest::bool::weighted(0.1))
        .prop_map(|(faces, rerolls, changes, element, harmony)| {
            let reroll = |(die, face)| ElementalReroll {
                means: Means::Focus,
                dice: vec![die],
                faces: vec![face],
                source: Source::Entered,
            };
            TestDice {
                rerolls: rerolls.into_iter().map(reroll).collect(),
                deception: changes.deception,
                void: changes.void,
                element,
                harmony: if harmony { Harmony::Used } else { Harmony::Unused },
                ..TestDice::plain(ElementalRoll { faces, source: Source::Entered })
            }
        })
        .boxed()
}
