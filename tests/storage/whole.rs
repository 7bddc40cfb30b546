//! A Battle of a campaign with Ring Events and a scenario as data, in a save: Units of several miniatures, cards with their
//! other side, an Intermission card, a Ring Event; kept as they stand for ever.

use super::support::{assert_same, import, name, setup};
use rokugan::games::champions::Table;
use rokugan::games::champions::board::document::{self, BoardFile};
use rokugan::games::champions::combat::terms::Terms;
use rokugan::games::champions::command::{Command, FavorTie, Outcome, Sizes, Starter};
use rokugan::games::champions::event::Event;
use rokugan::games::champions::field::command::BoardCommand;
use rokugan::games::champions::field::layout::{AllyPlace, EnemyPlace, Layout};
use rokugan::games::champions::field::push;
use rokugan::games::champions::model::area_key::AreaKey;
use rokugan::games::champions::model::campaign_table::{CampaignId, InCampaign};
use rokugan::games::champions::model::card::{AllyCard, EnemyCard, EnemyKind};
use rokugan::games::champions::model::conduct::Conduct;
use rokugan::games::champions::model::effects::{Bonus, Moments};
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
use rokugan::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, PlayerId, Who};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::other_side::OtherSide;
use rokugan::games::champions::model::quantity::{Gauge, GloryValue, LifePoints, Size};
use rokugan::games::champions::model::ring_event::{RingEffect, RingEvent, RingEvents, Touched};
use rokugan::games::champions::model::scenario::ScenarioKind;
use rokugan::games::champions::setup::Setup;
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::known::Known;
use rokugan::storage::codec::encode;

const FIXTURE: &str = "tests/data/saves/v1/battle.json";

/// Everything a scenario can say in numbers, at least once.
const SCRIPT: &str = r#"{
    "minutes": 90, "board": "Two fields", "introduction": "They come.", "conclusion": "They are gone.",
    "acts": [{"name": "The charge", "turns": 2, "note": "Hold."}, {"name": "The pursuit"}],
    "objectives": [{"title": "Break them", "goal": {"eliminate": {"card": "Spearmen", "count": 3}}, "note": "All."}],
    "start": ["a"], "exits": ["b"], "reinforcements": [{"number": 1, "area": "b"}],
    "routes": [{"name": "red", "areas": ["a", "b"]}],
    "enemies": [{"card": "Spearmen", "areas": ["b"], "miniatures": 3}],
    "allies": [{"card": "Ashigaru", "areas": ["a"], "miniatures": 2}],
    "events": [{"turn": 2, "note": "Drums."}]
}"#;

fn battle() -> Setup {
    let mut setup = setup();
    setup.scenario.kind = ScenarioKind::Battle;
    setup.scenario.script = Some(Box::new(serde_json::from_str(SCRIPT).unwrap()));
    setup.ring_events = RingEvents::With;
    setup.campaign = Some(InCampaign { campaign: CampaignId::new("c1").unwrap(), cards: vec![PlayerId(0)] });
    setup.players[1].card.other_side = Some(OtherSide::Named(name("Kakita the Fallen")));
    setup
}

fn fields() -> BoardFile {
    let text = r#"{
        "format": "rokugan-board", "version": 1, "name": "Two fields",
        "areas": [{"id": "a", "name": "A", "x": 0.2, "y": 0.5}, {"id": "b", "name": "B", "x": 0.8, "y": 0.5}],
        "borders": [{"between": ["a", "b"], "kind": "single"}]
    }"#;
    document::file(&document::read(text).unwrap())
}

fn foe(called: &str) -> EnemyCard {
    EnemyCard {
        life: Known::Entered(LifePoints::clamped(3)),
        size: Known::Entered(Size::clamped(1)),
        glory: Known::Entered(GloryValue::clamped(1)),
        ..EnemyCard::blank(name(called), EnemyKind::Enemy)
    }
}

fn layout() -> Layout {
    let card = Box::new(AllyCard {
        life: Known::Entered(LifePoints::clamped(2)),
        size: Known::Entered(Size::clamped(1)),
        other_side: Some(OtherSide::Card(Box::new(foe("Fallen Ashigaru")))),
        ..AllyCard::blank(name("Ashigaru"))
    });
    let (a, b) = (Some(AreaKey("a".to_owned())), Some(AreaKey("b".to_owned())));
    let enemy = EnemyPlace { card: Box::new(foe("Spearmen")), miniatures: 3, area: b, behaviour: Conduct::ASSAULT };
    Layout {
        board: Some(Box::new(fields())),
        allies: vec![AllyPlace { card, miniatures: 2, area: a }],
        enemies: vec![enemy],
        ..Layout::NOTHING
    }
}

fn played() -> Table {
    let mut table = Table::start(battle(), Seed(21)).unwrap();
    let by = |who, gauge, by| Command::Adjust { who, gauge, by, note: Note::default() };
    let touched = Some(Touched { element: Element::Fire, effect: RingEffect::Harder });
    let commands = [
        Command::SettleFavor(FavorTie::Told(PlayerId(0))),
        Command::Board(BoardCommand::SetOut { layout: Box::new(layout()) }),
        Command::RevealRingEvent { card: RingEvent { touched, note: Note::new("Smoke.") } },
        Command::BeginActivations { order: ChampionId::ALL.to_vec() },
        Command::PlayIntermission { player: PlayerId(0), note: Note::new("Another die.") },
        by(Who::Ally(AllyId(0)), Gauge::Life, -3),
        by(Who::Ally(AllyId(0)), Gauge::Purity, -6),
        by(Who::Champion(ChampionId::Second), Gauge::Purity, -5),
    ];
    for command in commands {
        table.commit(command, Stamp(1)).unwrap();
    }
    table
}

fn fixture() -> String {
    std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FIXTURE)).unwrap()
}

#[test]
fn units_other_sides_script_campaign_and_ring_events_are_written_as_they_stand() {
    let text = encode(&name("A battle"), &played()).unwrap();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FIXTURE), &text).unwrap();
    }
    assert_eq!(text, fixture(), "what is written changed: raise VERSION and add a migration");
    let imported = import(&text).unwrap();
    assert_same(&imported.table, &played());
}

/// A fixture that holds nothing new would keep nothing.
#[test]
fn the_fixture_holds_a_unit_that_turned_over_with_its_rest() {
    let table = import(&fixture()).unwrap().table;
    let state = table.state();
    let (_, turned) = state.enemies().find(|(_, enemy)| enemy.card().name.as_str() == "Fallen Ashigaru").unwrap();
    assert_eq!((turned.miniatures(), turned.life()), (1, Some(2)), "one of two miniatures, with 1 Wound of 3 Life");
    assert_eq!(state.enemies().filter(|(_, enemy)| enemy.miniatures() == 3).count(), 1);
    assert!(state.scenario().script.is_some() && state.ring_event().is_some());
    let units = table.entries().iter().flat_map(|entry| &entry.events);
    assert!(units.clone().any(|event| matches!(event, Event::AllyAdded { miniatures: 2, .. })));
    assert!(units.clone().any(|event| matches!(event, Event::IntermissionPlayed { .. })));
}

const BEATEN: &str = "tests/data/saves/v1/retreat.json";

/// A field between others: the Spearmen of it can go to two of them.
fn field() -> BoardFile {
    let text = r#"{
        "format": "rokugan-board", "version": 1, "name": "The Broken Field",
        "areas": [
            {"id": "mill", "name": "Mill", "x": 0.18, "y": 0.2}, {"id": "field", "name": "Field", "x": 0.5, "y": 0.5},
            {"id": "ditch", "name": "Ditch", "x": 0.82, "y": 0.2}, {"id": "wood", "name": "Wood", "x": 0.18, "y": 0.8},
            {"id": "road", "name": "Road", "x": 0.82, "y": 0.8}
        ],
        "borders": [
            {"between": ["mill", "field"], "kind": "single"}, {"between": ["ditch", "field"], "kind": "double"},
            {"between": ["wood", "field"], "kind": "single"}, {"between": ["road", "field"], "kind": "single"}
        ]
    }"#;
    document::file(&document::read(text).unwrap())
}

/// A Champion has beaten a Unit that has not retreated yet.
fn beaten() -> Table {
    let mut table = Table::start(battle(), Seed(22)).unwrap();
    let unit = |called: &str, miniatures, at: &str| EnemyPlace {
        card: Box::new(EnemyCard {
            moments: Moments { beginning: Note::new("They shout."), end: Note::new("They sing.") },
            bonus: Bonus { offence: 1, defence: -1, wounds: 0 },
            ..foe(called)
        }),
        miniatures,
        area: Some(AreaKey(at.to_owned())),
        behaviour: Conduct::ASSAULT,
    };
    let enemies = vec![unit("Spearmen", 3, "field"), unit("Archers", 3, "ditch")];
    let layout = Layout { board: Some(Box::new(field())), enemies, ..Layout::NOTHING };
    let place = |who, at: &str| {
        let area = Some(AreaKey(at.to_owned()));
        Command::Board(BoardCommand::Place { who, area, note: Note::default() })
    };
    let (kind, used) = (EquipmentKind::Weapon, Use::Carried);
    let item = Equipment { name: name("Sword"), kind, note: Note::new("It hums."), used };
    let terms = Terms::between(Actor::Champion(ChampionId::First), EnemyId(0), Starter::Players);
    let outcome = Outcome { dealt: 4, taken: 1, ..terms.uneventful((Sizes::Outnumbered, 0)) };
    let commands = [
        Command::SettleFavor(FavorTie::Told(PlayerId(0))),
        Command::Board(BoardCommand::SetOut { layout: Box::new(layout) }),
        place(Who::Champion(ChampionId::First), "field"),
        place(Who::Champion(ChampionId::Second), "mill"),
        Command::TakeEquipment { champion: ChampionId::First, item },
        Command::UseEquipment { champion: ChampionId::First, item: 0 },
        Command::BeginActivations { order: ChampionId::ALL.to_vec() },
        Command::Combat(outcome),
    ];
    for command in commands {
        table.commit(command, Stamp(1)).unwrap();
    }
    table
}

#[test]
fn a_retreat_that_is_still_open_is_written_as_it_stands() {
    let text = encode(&name("A retreat"), &beaten()).unwrap();
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(BEATEN);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(&path).unwrap(), "what is written changed: raise VERSION and migrate");
    let imported = import(&text).unwrap();
    assert_same(&imported.table, &beaten());
    let open = push::refuges(imported.table.state()).unwrap();
    let free: Vec<&str> = open.iter().filter(|one| one.against.is_none()).map(|one| one.area.as_str()).collect();
    assert_eq!(free, ["wood", "road"], "the Mill holds a Champion, the Ditch is full");
}
