//! Every page is found by its URL, and nothing else is.

use super::*;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId};

#[test]
fn every_page_outside_a_table_is_found_by_its_url() {
    for page in [
        GamePage::Setup(SetupStep::Check),
        GamePage::Examples,
        GamePage::EnemyDice,
        GamePage::Boards,
        GamePage::Board("b7".to_owned(), BoardFace::Map),
        GamePage::Board("b7".to_owned(), BoardFace::List),
        GamePage::Scenarios,
        GamePage::Scenario("s4".to_owned(), ScenarioFace::Overview),
        GamePage::Scenario("s4".to_owned(), ScenarioFace::Part(ScenarioPart::Events)),
        GamePage::Scenario("p1".to_owned(), ScenarioFace::Trial),
        GamePage::Campaigns,
        GamePage::Campaign("c4".to_owned(), CampaignFace::Log),
        GamePage::Campaign("c4".to_owned(), CampaignFace::Ending),
    ] {
        assert_eq!(GamePage::parse(&page.path().parts()), Some(page));
    }
}

#[test]
fn every_page_of_a_table_is_found_by_its_url() {
    for page in [
        TablePage::Table,
        TablePage::Middle,
        TablePage::Champion(ChampionId::Fifth),
        TablePage::Figures,
        TablePage::Allies,
        TablePage::Enemies,
        TablePage::Field(FieldUse::Places, BoardFace::Map),
        TablePage::Field(FieldUse::Places, BoardFace::List),
        TablePage::Field(FieldUse::Sight, BoardFace::List),
        TablePage::Field(FieldUse::Move(Actor::Champion(ChampionId::Fourth)), BoardFace::Map),
        TablePage::Field(FieldUse::Move(Actor::Ally(AllyId(2))), BoardFace::List),
        TablePage::Combat { champion: Some(ChampionId::First), enemy: Some(EnemyId(7)) },
        TablePage::Combat { champion: None, enemy: None },
        TablePage::ByHand { champion: Some(ChampionId::Second), enemy: None },
        TablePage::Test(Actor::Champion(ChampionId::Third), TestPage::Investigation),
        TablePage::Test(Actor::Ally(AllyId(4)), TestPage::ComplexManipulation),
        TablePage::Odds(None),
        TablePage::Odds(Some(Actor::Champion(ChampionId::Second))),
        TablePage::Odds(Some(Actor::Ally(AllyId(3)))),
        TablePage::Investigation,
        TablePage::Ahead,
        TablePage::Retreat,
        TablePage::Luck,
        TablePage::Statistics,
        TablePage::Closing,
        TablePage::Score,
        TablePage::Options,
    ] {
        assert_eq!(TablePage::parse(&page.path().parts()), Some(page));
    }
}

#[test]
fn a_path_of_nothing_is_no_page() {
    for path in ["new/", "rules/x", "scenario/s4/x"] {
        assert_eq!(GamePage::parse(&Path::new(path).parts()), None, "{path}");
    }
    for path in ["rules/x", "champion/6", "champion/0", "test/x/1", "board/x", "board/move/7", "test/investigation/9"] {
        assert_eq!(TablePage::parse(&Path::new(path).parts()), None, "{path}");
    }
}
