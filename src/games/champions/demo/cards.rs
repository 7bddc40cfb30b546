//! The practice cards of the demonstration, and its scenario, as values: it begins before anything is there that reads the
//! packs. A test says that the pack with the practice cards has the same.

use crate::games::champions::model::card::{ChampionCard, EnemyCard, EnemyDice, EnemyKind, Ranged};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::name::{Name, Note};
use crate::games::champions::model::quantity::{
    ActionPoints, Destiny, ElementalDice, GloryValue, Honor, Ki, LifePoints, Size, Turn, Wounds,
};
use crate::games::champions::model::scenario::{Modifiers, SameClan, Scenario, ScenarioKind};
use crate::kernel::known::Known;

/// What a Champion's card says: Destiny, Life Points, Weakened at, Action Points, Honor, Ki.
type Numbers = [i16; 6];

/// The five Champions, by seat.
pub(super) fn champions() -> Vec<ChampionCard> {
    vec![
        champion("Hida Jun", Clan::Crab, [1, 6, 3, 6, 4, 2], Ranged::Never),
        champion("Doji Aki", Clan::Crane, [1, 4, 2, 6, 6, 3], Ranged::Never),
        champion("Matsu Ren", Clan::Lion, [2, 5, 2, 6, 5, 3], Ranged::Never),
        champion("Shosuro Mei", Clan::Scorpion, [0, 4, 2, 6, 1, 3], Ranged::Dice(ElementalDice::clamped(4))),
        champion("Shinjo Tao", Clan::Unicorn, [1, 5, 2, 7, 3, 2], Ranged::Dice(ElementalDice::clamped(5))),
    ]
}

/// The Enemies on the board, each card with how many of it stand there.
pub(super) fn enemies() -> [(EnemyCard, u8); 3] {
    let bow = Ranged::Dice(EnemyDice { white: 2, gray: 0, black: 0 });
    let zombie = EnemyCard {
        keywords: vec![Keyword::Insignificant, Keyword::Shadowlands],
        ..enemy("Practice Zombie", EnemyKind::Enemy, [3, 2, 1, 0], [3, 0, 0])
    };
    let goblin = EnemyCard {
        keywords: vec![Keyword::Reinforcement, Keyword::Shadowlands],
        ranged: Known::Entered(bow),
        ..enemy("Practice Goblin", EnemyKind::Enemy, [4, 3, 1, 1], [1, 2, 0])
    };
    let oni = EnemyCard {
        keywords: vec![Keyword::Oni, Keyword::Corruption(1), Keyword::Shadowlands],
        ..enemy("Practice Oni", EnemyKind::Boss, [5, 6, 2, 3], [0, 0, 3])
    };
    [(zombie, 3), (goblin, 2), (oni, 1)]
}

/// The scenario.
pub(super) fn scenario() -> Scenario {
    Scenario {
        name: named("The Old Watchtower"),
        kind: ScenarioKind::Adventure,
        max_turns: Turn::clamped(6),
        modifiers: Modifiers::TYPICAL,
        mandatory: Vec::new(),
        forbidden: Vec::new(),
        same_clan: SameClan::Forbidden,
        script: None,
    }
}

fn named(name: &str) -> Name {
    Name::new(name).unwrap_or_else(|error| unreachable!("these names are short: {error:?}"))
}

fn champion(name: &str, clan: Clan, numbers: Numbers, ranged: Ranged<ElementalDice>) -> ChampionCard {
    let [destiny, life, weakened_at, ap, honor, ki] = numbers;
    ChampionCard {
        destiny: Known::Entered(Destiny::clamped(destiny)),
        life: Known::Entered(LifePoints::clamped(life)),
        weakened_at: Known::Entered(Wounds::clamped(weakened_at)),
        ap: Known::Entered(ActionPoints::clamped(ap)),
        honor: Known::Entered(Honor::clamped(honor)),
        ki: Known::Entered(Ki::clamped(ki)),
        size: Known::Entered(Size::clamped(1)),
        melee: Known::Entered(ElementalDice::clamped(5)),
        ranged: Known::Entered(ranged),
        note: Note::new("Practice Champion, made up to learn with."),
        ..ChampionCard::blank(named(name), clan)
    }
}

/// An Enemy without a bow: Action Points, Life Points, Size, Glory; white, gray and black dice.
fn enemy(name: &str, kind: EnemyKind, numbers: [i16; 4], [white, gray, black]: [u8; 3]) -> EnemyCard {
    let [ap, life, size, glory] = numbers;
    EnemyCard {
        ap: Known::Entered(ActionPoints::clamped(ap)),
        life: Known::Entered(LifePoints::clamped(life)),
        size: Known::Entered(Size::clamped(size)),
        melee: Known::Entered(EnemyDice { white, gray, black }),
        ranged: Known::Entered(Ranged::Never),
        glory: Known::Entered(GloryValue::clamped(glory)),
        note: Note::new("Made up to learn with."),
        ..EnemyCard::blank(named(name), kind)
    }
}
