//! Cards that are typed in: what nobody has said yet is asked, never 0 (BU-APP-4).

use rokugan::games::bushido::assemble::melee::prepare;
use rokugan::games::bushido::command::{Exchange, MeleeAction, Outcome, Terms};
use rokugan::games::bushido::model::player::Player;
use rokugan::games::bushido::model::sides::{Side, Sides};
use rokugan::games::bushido::model::warband::{Card, MeleeWeapon, PrintedStatistic, Strength, Warband};
use rokugan::games::bushido::refusal::{CardValue, RefusalKind};
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::tools::roster::typed_bands;
use rokugan::games::bushido::{Table, demo};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Journal;

const TSUBAKI: ModelId = ModelId(0);
const REN: ModelId = ModelId(4);

/// The demonstration with another card of Ren.
fn table(card: Card) -> Table {
    let mut setup = demo::setup();
    let mut parts = setup.warbands.of(Player::B).parts().clone();
    parts.profiles[0].card = card;
    setup.warbands.b = Warband::new(parts).unwrap();
    Journal::start(setup, Seed(1)).unwrap()
}

/// The Strength with which Ren fights, or what has to be typed in before.
fn strength(card: Card, told: Option<i8>) -> Result<i64, RefusalKind> {
    let exchange = Exchange {
        models: Sides { active: TSUBAKI, other: REN },
        action: MeleeAction::Melee,
        terms: Sides { active: Terms::default(), other: Terms { strength: told, ..Terms::default() } },
        initiative: None,
        outcome: Outcome::Apart,
    };
    let prepared = prepare(table(card).state(), &exchange).map_err(|refusal| refusal.kind)?;
    Ok(prepared.fighters.of(Side::Other).parts().damage.strength)
}

/// What the form of a card asks first.
fn typed() -> Card {
    Card { melee: Some(PrintedStatistic::Number(3)), wounds: Some(5), ..Card::default() }
}

#[test]
fn bu_app_4_the_strength_of_a_typed_card_without_a_weapon_is_asked() {
    let unknown = Err(RefusalKind::Unknown { model: REN, value: CardValue::Strength });
    assert_eq!(strength(typed(), None), unknown);
    assert_eq!(strength(typed(), Some(1)), Ok(1), "unless it is told this time");
    let weapon =
        |strength| MeleeWeapon { name: "Claws".to_owned(), strength, traits: Vec::new(), specials: Vec::new() };
    let armed = |strength| Card { melee_weapons: vec![weapon(strength)], ..typed() };
    assert_eq!(strength(armed(None), None), unknown);
    assert_eq!(strength(armed(Some(Strength::Number(0))), None), Ok(0));
    assert_eq!(strength(Card { base: Some(30), ..typed() }, None), Ok(0), "a roster says all weapons there are");
}

#[test]
fn bu_rng_2_range_bands_that_are_typed_in_rise() {
    assert_eq!(typed_bands("5/10/15"), Some([Some(5), Some(10), Some(15)]));
    assert_eq!(typed_bands("-/4/ 8"), Some([None, Some(4), Some(8)]));
    for bad in ["10/5/15", "9/6/12", "5/10/10", "5-10-15", "5/10"] {
        assert_eq!(typed_bands(bad), None, "{bad}");
    }
}
