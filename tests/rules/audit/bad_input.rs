//! Input that cannot be: each is said by name, and nothing is lost. A pool above the box is in `tokens`, an obstacle that
//! closes the only way in `marks`.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::command::{Handling, Thing};
use rokugan::games::champions::field::command::EnemyStep;
use rokugan::games::champions::investigation::command::{Cards, InvestigationCommand};
use rokugan::games::champions::investigation::refusal::InvestigationRefusal;
use rokugan::games::champions::model::conduct::{Conduct, SearchGoal};
use rokugan::games::champions::model::investigation::{PersonaId, Whom, Willing};
use rokugan::games::champions::model::why::Why;
use rokugan::games::champions::pack::{self, PackError};
use rokugan::games::champions::refusal::Refusal;
use rokugan::games::champions::text::{reasons, whys};
use rokugan::words::{Language, Words};

const GUEST: PersonaId = PersonaId(0);

/// The sentence of the refusal of a command, in the language.
fn refused_in(play: &Play, command: &Command, language: Language) -> String {
    let refusal: Refusal = play.journal.preview(command).map(|_| ()).unwrap_err();
    Words::new(language).say(&reasons::refusal(play.state(), &refusal))
}

fn refused(play: &Play, command: &Command) -> String {
    refused_in(play, command, Language::English)
}

/// The practice pack with another word in the place of a keyword.
fn with_keyword(version: u32) -> String {
    let text = serde_json::to_string(&pack::practice()).unwrap();
    let text = text.replacen("\"Insignificant\"", "\"Shapeshifter\"", 1);
    assert!(text.contains("Shapeshifter"));
    text.replacen("\"version\":1", &format!("\"version\":{version}"), 1)
}

#[test]
fn bad_input_an_unknown_keyword_is_said_by_name_and_place() {
    let error = pack::read(&with_keyword(1)).unwrap_err().to_string();
    assert!(error.contains("no keyword \"Shapeshifter\""), "{error}");
    assert!(error.starts_with("enemies[0].keywords"), "{error}");
}

#[test]
fn bad_input_a_pack_of_a_newer_version_is_told_apart_before_its_keywords() {
    assert_eq!(pack::read(&with_keyword(2)), Err(PackError::TooNew { found: 2 }));
    assert_eq!(pack::read_kept(&with_keyword(2)), Err(PackError::TooNew { found: 2 }), "and kept as it is");
}

#[test]
fn bad_input_an_exchange_of_what_somebody_does_not_have_is_refused_by_name() {
    let mut play = five().acting();
    let swap =
        |given, taken| act(First, Action::Handle(Handling::Exchange { given, taken, with: Actor::Champion(Second) }));
    let chest = swap(Thing::Equipment(0), Thing::Item(name("Chest")));
    assert_eq!(refused(&play, &chest), "Asahina Takako does not have Chest.");
    let card = swap(Thing::Item(name("Chest")), Thing::Equipment(3));
    assert_eq!(refused(&play, &card), "Asahina Takako has no such Equipment.");
    play.never(chest).never(card);
}

/// A table with one Persona.
fn inquiry() -> Play {
    let mut play = five().acting();
    let personae = vec![name("The Guest")];
    play.does(Command::Investigation(InvestigationCommand::Prepare { clues: 2, personae, cards: Cards::Real }));
    play
}

fn gone(play: &mut Play) {
    let set = InvestigationCommand::SetPersona { persona: GUEST, willing: Willing::Gone };
    play.does(Command::Investigation(set));
}

#[test]
fn bad_input_a_persona_that_is_gone_is_named_where_it_is_questioned() {
    let mut play = inquiry();
    gone(&mut play);
    let test = Test { successes: Some(3), ..plain_test() };
    let question = act(First, Action::Question { whom: Whom::Persona(GUEST), test });
    for language in [Language::English, Language::German, Language::French] {
        let said = refused_in(&play, &question, language);
        assert!(said.contains("The Guest"), "{said}");
    }
    let left = RefusalKind::Investigation(InvestigationRefusal::Left { persona: GUEST });
    play.refuses(question.clone(), left, "CH-INV").anyway(question, "CH-INV");
}

#[test]
fn bad_input_a_persona_that_is_gone_is_named_by_the_enemy_that_searches_for_it() {
    let mut play = inquiry();
    let foe = play.enemy(spearman());
    play.does(behaves(foe, Conduct::Search { goal: SearchGoal::Persona(GUEST), cost: 1 }));
    gone(&mut play);
    play.until_enemies().does(moves(foe, EnemyStep::Asked(Vec::new())));
    assert!(last_move(&play).why.contains(&Why::GoalGone));
    let said = Words::new(Language::English).say(&whys::why(play.state(), foe, &Why::GoalGone));
    assert!(said.starts_with("The Guest is gone:"), "{said}");
}
