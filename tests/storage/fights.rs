//! Combats and tests as they were rolled, in saves: kept as they stand for ever, and a forged die is found.

use super::support::{assert_same, decode, import, name, setup};
use rokugan::games::champions::Table;
use rokugan::games::champions::combat::fight::{Aftermath, Changes, Choices, Fight, FightDice, Modifier, TechniqueUse};
use rokugan::games::champions::combat::terms::{Compared, Cover, ReturnFire, Terms};
use rokugan::games::champions::command::{Action, Command, Deception, FavorTie, Fell, Place, Starter, Test};
use rokugan::games::champions::dice::draws;
use rokugan::games::champions::model::card::{EnemyCard, EnemyKind};
use rokugan::games::champions::model::element::Element;
use rokugan::games::champions::model::enemy_die::{DieColor, EnemyFaces};
use rokugan::games::champions::model::ids::{Actor, ChampionId, EnemyId, Who};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::{Gauge, GloryToken, GloryValue, LifePoints};
use rokugan::games::champions::model::rolls::{
    CalledVoid, ElementalReroll, ElementalRoll, EnemyReroll, EnemyRoll, Harmony, Means, Reroll, Turned,
};
use rokugan::games::champions::model::technique::{Needs, OutnumberedDice, Power, Technique};
use rokugan::games::champions::setup::Setup;
use rokugan::games::champions::skill_test::TestDice;
use rokugan::kernel::by::Small;
use rokugan::kernel::canonical::checksum;
use rokugan::kernel::chance::{Seed, Source};
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::known::Known;
use rokugan::storage::codec::encode;
use rokugan::storage::transfer::verify;
use serde_json::Value;

const MATSU: Actor = Actor::Champion(ChampionId::First);
const FIXTURE: &str = "tests/data/saves/v1/combats.json";

fn with_a_technique() -> Setup {
    let mut setup = setup();
    let needs = Needs::new(&[(Element::Fire, 2), (Element::Air, 1)]).unwrap();
    let card = &mut setup.players[0].card;
    card.technique =
        Some(Technique { needs, offence: 1, honor: 1, note: Note::new("Push back."), ..Technique::default() });
    card.power = Some(Power { honor_outnumbered: 1, dice_outnumbered: OutnumberedDice::Kept, ..Power::default() });
    setup
}

fn typed(faces: &[Element]) -> ElementalRoll {
    ElementalRoll { faces: faces.to_vec(), source: Source::Entered }
}

/// Everything the players can say of a Combat, with dice they rolled.
fn told() -> Fight {
    use Element::{Air, Earth, Fire, Void};
    let focus = ElementalReroll { means: Means::Focus, dice: vec![4], faces: vec![Void], source: Source::Entered };
    let modifier = |offence, defence| Modifier { offence, defence, wounds: 1, note: Note::new("sword") };
    Fight {
        terms: Terms {
            place: Place::Own,
            instead_of: Some(Actor::Champion(ChampionId::Second)),
            sizes: Compared::Totals { ours: 1, theirs: 3 },
            cover: Cover::Covered,
            enemy_cover: Cover::Covered,
            return_fire: ReturnFire::Counts,
            power_honor: 1,
            extra_dice: 1,
            ..Terms::between(MATSU, EnemyId(0), Starter::Players)
        },
        dice: FightDice {
            first: typed(&[Fire, Fire, Void, Earth, Earth]),
            enemy: EnemyRoll::Totals { offence: 2, defence: 1 },
            rerolls: vec![Reroll::Elemental(focus)],
        },
        changes: Changes {
            deception: Some(Turned { die: 3, to: Air }),
            void: Some(CalledVoid { removed: 2, to: vec![Fire] }),
            enemy_die: None,
        },
        choices: Choices {
            offence: Some(Fire),
            defence: Some(Air),
            technique: TechniqueUse::Used,
            harmony: Harmony::Unused,
            tokens: vec![GloryToken::Defensive, GloryToken::EnemyDie],
            character_tokens: Vec::new(),
            enemy_tokens: Vec::new(),
            modifiers: vec![modifier(1, 0)],
            enemy_modifiers: vec![modifier(0, 1)],
        },
        aftermath: Aftermath {
            prevented: 1,
            corruption: Some(2),
            enemy_fell: Fell::ByCount,
            fighter_fell: Fell::ByCount,
        },
    }
}

/// A Combat whose dice the app rolls.
fn rolled(table: &Table) -> Fight {
    let chance = &mut table.chance();
    let source = Source::Generated;
    let first = ElementalRoll { faces: draws::elemental(chance, 5), source };
    let dice = draws::enemy(chance, &[DieColor::White, DieColor::Black]);
    let enemy = EnemyRoll::Dice { faces: Box::new(EnemyFaces::USUAL), dice, source };
    let reroll = EnemyReroll { dice: vec![1], faces: draws::faces(chance, 1), source };
    let dice = FightDice { first, enemy, rerolls: vec![Reroll::Enemy(reroll)] };
    Fight::plain(Terms::between(MATSU, EnemyId(1), Starter::Players), dice)
}

fn fought() -> Table {
    let mut table = Table::start(with_a_technique(), Seed(8)).unwrap();
    let card = EnemyCard {
        life: Known::Entered(LifePoints::clamped(9)),
        glory: Known::Entered(GloryValue::clamped(1)),
        ..EnemyCard::blank(name("Ogre"), EnemyKind::Enemy)
    };
    let by = |gauge, by| Command::Adjust { who: Who::Champion(ChampionId::First), gauge, by, note: Note::default() };
    let does = |table: &mut Table, command| table.commit(command, Stamp(1)).map(|_| ()).unwrap();
    does(&mut table, Command::SettleFavor(FavorTie::Rolled));
    does(&mut table, Command::AddEnemies { card: Box::new(card), count: 2 });
    does(&mut table, by(Gauge::Glory, 9));
    does(&mut table, Command::BeginActivations { order: ChampionId::ALL.to_vec() });
    does(&mut table, Command::Fight(Box::new(told())));
    let fight = rolled(&table);
    does(&mut table, Command::Fight(Box::new(fight)));
    does(&mut table, by(Gauge::Ap, 3));
    let dice = TestDice { target: Some(3), ..TestDice::plain(typed(&[Element::Air; 5])) };
    let test = Test { ki: 0, deception: Deception::Unused, successes: None, dice: Some(Box::new(dice)) };
    does(&mut table, Command::Act { actor: MATSU, action: Action::ComplexManipulation(test) });
    table
}

fn fixture() -> String {
    std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FIXTURE)).unwrap()
}

#[test]
fn combats_as_they_were_fought_are_written_as_they_stand() {
    let text = encode(&name("Combats"), &fought()).unwrap();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FIXTURE), &text).unwrap();
    }
    assert_eq!(text, fixture(), "what is written changed: raise VERSION and add a migration");
    let imported = import(&text).unwrap();
    assert_same(&imported.table, &fought());
}

/// A die that the app did not roll does not pass as one that it did.
#[test]
fn a_forged_die_of_the_app_is_found() {
    let mut value: Value = serde_json::from_str(&fixture()).unwrap();
    let place = "/body/entries/5/command/fight/dice/first/faces/0";
    let face = value.pointer_mut(place).unwrap();
    *face = if *face == "fire" { "water".into() } else { "fire".into() };
    value["checksum"] = checksum(&value).into();
    let text = value.to_string();
    assert!(decode(&text).is_ok_and(|document| verify(&document).is_err()));
    assert!(import(&text).is_err());
}
