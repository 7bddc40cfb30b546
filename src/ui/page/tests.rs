//! Every page is found by its URL, and nothing else is.

use super::*;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId};
use crate::games::champions::reference::Section;

#[test]
fn every_page_is_found_by_its_url() {
    let table = |page| Page::Table("k3".to_owned(), page);
    let pages = [
        Page::Home,
        Page::Setup(SetupStep::Check),
        Page::Settings,
        Page::Rules(None),
        Page::Rules(Some(Section::Combat)),
        Page::EnemyDice,
        Page::Boards,
        Page::Board("b7".to_owned(), BoardFace::Map),
        Page::Board("b7".to_owned(), BoardFace::List),
        Page::Scenarios,
        Page::Scenario("s4".to_owned(), ScenarioFace::Overview),
        Page::Scenario("s4".to_owned(), ScenarioFace::Part(ScenarioPart::Events)),
        Page::Scenario("p1".to_owned(), ScenarioFace::Trial),
        Page::Campaigns,
        Page::Campaign("c4".to_owned(), CampaignFace::Log),
        Page::Campaign("c4".to_owned(), CampaignFace::Ending),
        table(TablePage::Table),
        table(TablePage::Middle),
        table(TablePage::Champion(ChampionId::Fifth)),
        table(TablePage::Figures),
        table(TablePage::Allies),
        table(TablePage::Enemies),
        table(TablePage::Field(FieldUse::Places, BoardFace::Map)),
        table(TablePage::Field(FieldUse::Places, BoardFace::List)),
        table(TablePage::Field(FieldUse::Sight, BoardFace::List)),
        table(TablePage::Field(FieldUse::Move(Actor::Champion(ChampionId::Fourth)), BoardFace::Map)),
        table(TablePage::Field(FieldUse::Move(Actor::Ally(AllyId(2))), BoardFace::List)),
        table(TablePage::Combat { champion: Some(ChampionId::First), enemy: Some(EnemyId(7)) }),
        table(TablePage::Combat { champion: None, enemy: None }),
        table(TablePage::ByHand { champion: Some(ChampionId::Second), enemy: None }),
        table(TablePage::Test(Actor::Champion(ChampionId::Third), TestPage::Investigation)),
        table(TablePage::Test(Actor::Ally(AllyId(4)), TestPage::ComplexManipulation)),
        table(TablePage::Log),
        table(TablePage::History(12)),
        table(TablePage::Odds(None)),
        table(TablePage::Odds(Some(Actor::Champion(ChampionId::Second)))),
        table(TablePage::Odds(Some(Actor::Ally(AllyId(3))))),
        table(TablePage::Investigation),
        table(TablePage::Ahead),
        table(TablePage::Retreat),
        table(TablePage::Luck),
        table(TablePage::Rules(None)),
        table(TablePage::Rules(Some(Section::Enemies))),
        table(TablePage::Statistics),
        table(TablePage::Closing),
        table(TablePage::Score),
        table(TablePage::Options),
    ];
    for page in pages {
        assert_eq!(Page::parse(&page.href()), page);
    }
}

#[test]
fn an_url_of_nothing_is_home() {
    for hash in [
        "",
        "#",
        "#/x",
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
        "#/table",
    ] {
        assert_eq!(Page::parse(hash), Page::Home, "{hash}");
    }
}
