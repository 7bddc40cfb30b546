//! Every page is found by its URL, and nothing else is.

use super::*;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId};
use crate::ui::table::played::PageOfTable;

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
        assert_eq!(GamePage::of(&Page::parse(&page.href())), Some(page));
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
        assert_eq!(TablePage::of(&Page::parse(&page.at("k3").href())), Some(page));
    }
}

#[test]
fn an_address_of_the_first_versions_is_understood() {
    for (hash, page) in [
        ("#/new/scenario", Page::from(GamePage::Setup(SetupStep::Scenario))),
        ("#/rules/combat", Page::Game(GameId::Champions, Path::new("rules/combat"))),
        ("#/board/b7/list", GamePage::Board("b7".to_owned(), BoardFace::List).into()),
        ("#/campaign/c4/ending", GamePage::Campaign("c4".to_owned(), CampaignFace::Ending).into()),
        ("#/table/k3/champion/2", TablePage::Champion(ChampionId::Second).at("k3")),
    ] {
        assert_eq!(Page::parse(hash), page);
        assert_eq!(page.href(), hash, "and is still the page's own");
    }
}

#[test]
fn a_path_of_nothing_is_no_page() {
    for hash in [
        "#/new/",
        "#/rules/x",
        "#/table/a/rules/x",
        "#/scenario/s4/x",
        "#/table/a/champion/6",
        "#/table/a/champion/0",
        "#/table/a/test/x/1",
        "#/table/a/board/x",
        "#/table/a/board/move/7",
        "#/table/a/test/investigation/9",
    ] {
        let page = Page::parse(hash);
        assert_eq!((GamePage::of(&page), TablePage::of(&page)), (None, None), "{hash}");
    }
}
