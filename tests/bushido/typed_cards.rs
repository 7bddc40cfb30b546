//! Cards that are typed in: what nobody has said yet is asked, never 0 (BU-APP-4).

use rokugan::games::bushido::assemble::melee::prepare;
use rokugan::games::bushido::command::{Command, Ending, Exchange, MeleeAction, Outcome, Terms};
use rokugan::games::bushido::model::player::{Player, Players};
use rokugan::games::bushido::model::sides::{Side, Sides};
use rokugan::games::bushido::model::typed::typed as typed_warband;
use rokugan::games::bushido::model::warband::{Card, Cost, MeleeWeapon, PrintedStatistic, Profile, Strength, Warband};
use rokugan::games::bushido::refusal::{CardValue, RefusalKind};
use rokugan::games::bushido::rules::score::{Control, Occupied};
use rokugan::games::bushido::setup::ScenarioChoice;
use rokugan::games::bushido::state::Phase;
use rokugan::games::bushido::state::model::ModelId;
use rokugan::games::bushido::tools::roster::typed_bands;
use rokugan::games::bushido::views::phases::ending as ending_view;
use rokugan::games::bushido::{Table, demo};
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::{Journal, Stamp};

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

const SEALS: [ModelId; 3] = [ModelId(4), ModelId(5), ModelId(6)];

/// The demonstration's first Warband against one of three typed models, at the end of the first turn of Seikyu.
fn ending() -> Table {
    let mut setup = demo::setup();
    setup.scenario = ScenarioChoice::Seikyu;
    setup.warbands.b = typed_warband("Ours", "Captain\nGuard\nGuard").unwrap();
    let mut table = Journal::start(setup, Seed(1)).unwrap();
    play(&mut table, Command::BeginGame);
    play(&mut table, Command::SetClock { phase: Phase::Ending, active: Player::A });
    table
}

fn play(table: &mut Table, command: Command) {
    table.commit(command.clone(), Stamp(0)).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
}

/// The end of the turn with these models in the first zone, their Rice as the table knows it.
fn in_zone(table: &Table, models: &[ModelId]) -> Ending {
    let state = table.state();
    let zone = state.scenario().parts().zones[0].id.clone();
    let of = |player: Player| {
        let own = |id: &&ModelId| state.model(**id).unwrap().owner() == player;
        models.iter().filter(own).map(|id| state.rice(*id)).collect()
    };
    Ending { zones: vec![Occupied { zone, rice: Players::from_fn(of) }], ..Ending::default() }
}

#[test]
fn bu_scn_3_and_bu_app_4_the_rice_of_a_typed_card_is_unknown_not_0() {
    let mut table = ending();
    assert_eq!(SEALS.map(|id| table.state().rice(id)), [None; 3]);
    let points = |table: &Table, models: &[ModelId]| {
        let view = ending_view(table.state(), &in_zone(table, models));
        (view.points.b, view.unknown.len())
    };
    assert_eq!(points(&table, &SEALS[..2]), (2, 0), "alone they have more, whatever they cost");
    assert_eq!(points(&table, &[SEALS[0], TSUBAKI]), (0, 0), "no more models: the Rice does not matter");
    let both = [SEALS[0], SEALS[1], TSUBAKI];
    assert_eq!(points(&table, &both), (0, 1), "asked, not counted");
    let zone = table.state().scenario().parts().zones[0].id.clone();
    let end = Command::EndPhase(Box::new(in_zone(&table, &both)));
    let refusal = table.commit(end, Stamp(0)).unwrap_err();
    assert_eq!(refusal.kind, RefusalKind::RiceUnknown(zone));

    for (id, rice) in [(SEALS[0], 12), (SEALS[1], 8)] {
        let card = Profile { cost: Cost::Rice(rice), ..table.state().model(id).unwrap().profile_card().clone() };
        play(&mut table, Command::EnterCard { model: id, card: Box::new(card), former: None });
    }
    assert_eq!(
        SEALS.map(|id| table.state().rice(id)),
        [Some(12), Some(8), Some(8)],
        "a card is that of all its models"
    );
    assert_eq!(points(&table, &both), (2, 0));
    let end = Command::EndPhase(Box::new(in_zone(&table, &both)));
    play(&mut table, end);
    assert_eq!(table.state().score().points().b, 2);
}

#[test]
fn rice_that_is_known_is_saved_as_it_always_was() {
    let read = |text: &str| serde_json::from_str::<Occupied>(text).unwrap();
    let known = r#"{"zone":"z","rice":{"a":[5,0],"b":[]}}"#;
    assert_eq!(serde_json::to_string(&read(known)).unwrap(), known);
    let unknown = r#"{"zone":"z","rice":{"a":[5,null],"b":[]}}"#;
    assert_eq!(read(unknown).rice.a, [Some(5), None]);
}

#[test]
fn bu_scn_3_control_is_open_only_where_unknown_rice_decides_it() {
    let control = |a: &[Option<i64>], b: &[Option<i64>]| {
        Occupied { zone: "z".to_owned(), rice: Players { a: a.to_vec(), b: b.to_vec() } }.control()
    };
    assert_eq!(control(&[Some(9), None], &[Some(9)]), Control::By(Player::A), "a recruited card costs 1 at least");
    assert_eq!(control(&[Some(3), None], &[Some(9)]), Control::Unknown);
    assert_eq!(control(&[Some(3), Some(3)], &[None]), Control::Unknown);
    assert_eq!(control(&[Some(3), Some(3)], &[Some(5), None]), Control::Nobody, "as many models");
    assert_eq!(control(&[Some(2), Some(2), Some(2)], &[Some(5), None]), Control::Nobody, "6 Rice at least");
}

#[test]
fn bu_rng_2_range_bands_that_are_typed_in_rise() {
    assert_eq!(typed_bands("5/10/15"), Some([Some(5), Some(10), Some(15)]));
    assert_eq!(typed_bands("-/4/ 8"), Some([None, Some(4), Some(8)]));
    for bad in ["10/5/15", "9/6/12", "5/10/10", "5-10-15", "5/10"] {
        assert_eq!(typed_bands(bad), None, "{bad}");
    }
}
