//! A save with an Investigation, kept for ever as those without one are.

use super::support::{assert_same, fresh, import, name};
use rokugan::games::champions::Table;
use rokugan::games::champions::command::{Action, Command, Deception, FavorTie, Test};
use rokugan::games::champions::investigation::command::{Cards, InvestigationCommand};
use rokugan::games::champions::model::card::{EnemyCard, EnemyKind};
use rokugan::games::champions::model::ids::{Actor, ChampionId, EnemyId, PlayerId};
use rokugan::games::champions::model::investigation::{Clue, PersonaId, ScenarioCard, Whom, Willing};
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::quantity::Gauge;
use rokugan::games::champions::saved::VERSION;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::journal::Stamp;
use rokugan::storage::codec::encode;
use std::path::Path;

/// Every verb of an Investigation.
fn commands() -> Vec<Command> {
    let matsu = Actor::Champion(ChampionId::First);
    let card = |title: &str| ScenarioCard { title: name(title), text: Note::new("Ask at the gate") };
    let cards =
        Cards::Virtual(vec![card("Rumour"), card("噂"), ScenarioCard { title: name("Letter"), text: Note::default() }]);
    let personae = vec![name("Guest"), name("Servant")];
    let persona = Whom::Persona(PersonaId(0));
    let ask = |whom, successes| {
        let test = Test { ki: 0, deception: Deception::Unused, successes: Some(successes), dice: None };
        Command::Act { actor: matsu, action: Action::Question { whom, test } }
    };
    let ap = || Command::Adjust { who: matsu.into(), gauge: Gauge::Ap, by: 9, note: Note::default() };
    let verb = Command::Investigation;
    vec![
        Command::SettleFavor(FavorTie::Told(PlayerId(0))),
        Command::BeginActivations { order: ChampionId::ALL.to_vec() },
        verb(InvestigationCommand::Prepare { clues: 2, personae: Vec::new(), cards: Cards::Real }),
        verb(InvestigationCommand::Reveal { clue: Clue::new(1).unwrap() }),
        verb(InvestigationCommand::PutAway),
        verb(InvestigationCommand::Prepare { clues: 1, personae, cards }),
        ap(),
        ask(persona, 5),
        verb(InvestigationCommand::Play { places: vec![1] }),
        ap(),
        ask(Whom::Enemy(EnemyId(0)), 3),
        ap(),
        ask(persona, 2),
        verb(InvestigationCommand::AddPersona { name: name("Ronin") }),
        verb(InvestigationCommand::SetPersona { persona: PersonaId(2), willing: Willing::Gray }),
    ]
}

#[test]
fn a_save_with_an_investigation_is_written_as_it_stands_and_opens_again() {
    let mut table: Table = fresh();
    let enemy = EnemyCard::blank(name("Bandit"), EnemyKind::Enemy);
    let first = Command::AddEnemies { card: Box::new(enemy), count: 1 };
    for (command, stamp) in std::iter::once(first).chain(commands()).zip(1..) {
        let told = format!("{command:?}");
        table.commit(command, Stamp(stamp)).map(|_| ()).map_err(|refusal| format!("{told}: {refusal:?}")).unwrap();
    }
    let text = encode(&name("The Guest"), &table).unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/v{VERSION}/investigation.json"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(path).unwrap(), "what is written changed: raise VERSION");
    assert_same(&import(&text).unwrap().table, &table);
}
