//! Pages and their URLs: the only place that knows them.
//!
//! Pages live behind the `#`, so that any server of files serves them and the phone's Back walks through them.

mod table;
mod url;

pub use table::{FieldUse, TablePage, TestPage};
pub use url::{go, here, is_unnamed, provide, rename, replace, shown};

use crate::games::champions::reference::Section;
use crate::kernel::by::Small;

/// A saved table, as URLs and saves name it.
pub type TableId = String;

/// A step of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupStep {
    /// Title, kind, turns, difficulty.
    Scenario,
    /// Players, Champions, Companions.
    Champions,
    /// The objectives kept at the start.
    Objectives,
    /// The board, or none.
    Board,
    /// Everything once more, the Threshold and the Favor.
    Check,
}
crate::small!(SetupStep: Scenario, Champions, Objectives, Board, Check);

/// How a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFace {
    /// As a map to draw on.
    Map,
    /// As a list with the same actions.
    List,
}

/// What is shown of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignFace {
    /// Its log.
    Log,
    /// Who chooses the ending.
    Ending,
}

/// A part of a scenario that is written on a page of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioPart {
    /// Title, kind, turns, difficulty, Champions.
    Header,
    /// The board, and what the scenario changes of it.
    Ground,
    /// Its parts in order.
    Acts,
    /// What has to be reached, and what must not happen.
    Goals,
    /// Who stands where at the beginning.
    Figures,
    /// What can be taken or found.
    Items,
    /// What happens on which turn.
    Events,
    /// The Investigation.
    Inquiry,
    /// What is read aloud.
    Texts,
}
crate::small!(ScenarioPart: Header, Ground, Acts, Goals, Figures, Items, Events, Inquiry, Texts);

impl ScenarioPart {
    const fn slug(self) -> &'static str {
        match self {
            Self::Header => "header",
            Self::Ground => "board",
            Self::Acts => "acts",
            Self::Goals => "objectives",
            Self::Figures => "figures",
            Self::Items => "items",
            Self::Events => "events",
            Self::Inquiry => "investigation",
            Self::Texts => "texts",
        }
    }
}

/// What is shown of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScenarioFace {
    /// All of it in short.
    Overview,
    /// A part, to be written.
    Part(ScenarioPart),
    /// How it plays by itself.
    Trial,
}

impl ScenarioFace {
    fn tail(self) -> String {
        match self {
            Self::Overview => String::new(),
            Self::Part(part) => format!("/{}", part.slug()),
            Self::Trial => "/simple-play".to_owned(),
        }
    }

    fn parse(tail: &str) -> Option<Self> {
        let part = || ScenarioPart::ALL.iter().find(|part| part.slug() == tail).map(|part| Self::Part(*part));
        if tail == "simple-play" { Some(Self::Trial) } else { part() }
    }
}

/// What is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Saved tables and the shelf.
    Home,
    /// A new table.
    Setup(SetupStep),
    /// What belongs to the app, not to a table.
    Settings,
    /// The rules at hand, or one of their sections.
    Rules(Option<Section>),
    /// What the faces of the Enemy Dice show.
    EnemyDice,
    /// The backups of a table.
    Backups(TableId),
    /// The players' boards.
    Boards,
    /// A board, as its id names it.
    Board(String, BoardFace),
    /// The scenarios.
    Scenarios,
    /// A scenario: the id of one of the players', or the place of a made-up one.
    Scenario(String, ScenarioFace),
    /// The players' campaigns.
    Campaigns,
    /// A campaign, as its id names it.
    Campaign(String, CampaignFace),
    /// A table as codes for another phone.
    HandOver(TableId),
    /// A table from another phone's codes.
    TakeIn,
    /// A table, or a page of it.
    Table(TableId, TablePage),
}

impl SetupStep {
    const fn name(self) -> &'static str {
        match self {
            Self::Scenario => "scenario",
            Self::Champions => "champions",
            Self::Objectives => "objectives",
            Self::Board => "board",
            Self::Check => "check",
        }
    }
}

impl Page {
    /// The page's URL, for links.
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::Setup(step) => format!("#/new/{}", step.name()),
            Self::Settings => "#/settings".to_owned(),
            Self::Rules(None) => "#/rules".to_owned(),
            Self::Rules(Some(section)) => format!("#/rules/{}", section.slug()),
            Self::EnemyDice => "#/enemy-dice".to_owned(),
            Self::Backups(id) => format!("#/backups/{id}"),
            Self::Boards => "#/boards".to_owned(),
            Self::Board(id, BoardFace::Map) => format!("#/board/{id}"),
            Self::Board(id, BoardFace::List) => format!("#/board/{id}/list"),
            Self::Scenarios => "#/scenarios".to_owned(),
            Self::Scenario(id, face) => format!("#/scenario/{id}{}", face.tail()),
            Self::Campaigns => "#/campaigns".to_owned(),
            Self::Campaign(id, CampaignFace::Log) => format!("#/campaign/{id}"),
            Self::Campaign(id, CampaignFace::Ending) => format!("#/campaign/{id}/ending"),
            Self::HandOver(id) => format!("#/hand-over/{id}"),
            Self::TakeIn => "#/take-in".to_owned(),
            Self::Table(id, page) => format!("#/table/{id}{}", page.tail()),
        }
    }

    /// The page of a URL's part behind the `#`; Home where there is none such.
    pub fn parse(hash: &str) -> Self {
        let parts: Vec<&str> = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            ["settings"] => Self::Settings,
            ["rules"] => Self::Rules(None),
            ["rules", slug] => Section::of_slug(slug).map_or(Self::Home, |section| Self::Rules(Some(section))),
            ["enemy-dice"] => Self::EnemyDice,
            ["backups", id] => Self::Backups(id.to_owned()),
            ["boards"] => Self::Boards,
            ["board", id] => Self::Board(id.to_owned(), BoardFace::Map),
            ["board", id, "list"] => Self::Board(id.to_owned(), BoardFace::List),
            ["scenarios"] => Self::Scenarios,
            ["scenario", id] => Self::Scenario(id.to_owned(), ScenarioFace::Overview),
            ["scenario", id, face] => {
                ScenarioFace::parse(face).map_or(Self::Home, |face| Self::Scenario(id.to_owned(), face))
            }
            ["campaigns"] => Self::Campaigns,
            ["campaign", id] => Self::Campaign(id.to_owned(), CampaignFace::Log),
            ["campaign", id, "ending"] => Self::Campaign(id.to_owned(), CampaignFace::Ending),
            ["hand-over", id] => Self::HandOver(id.to_owned()),
            ["take-in"] => Self::TakeIn,
            ["new", step] => {
                let step = SetupStep::ALL.iter().find(|other| other.name() == step);
                step.map_or(Self::Home, |step| Self::Setup(*step))
            }
            ["table", id, ref rest @ ..] => {
                TablePage::parse(rest).map_or(Self::Home, |page| Self::Table(id.to_owned(), page))
            }
            _ => Self::Home,
        }
    }

    /// The page that stays open while this one changes within it: the first of its table, set-up, board or campaign.
    pub fn root(&self) -> Self {
        match self {
            Self::Setup(_) => Self::Setup(SetupStep::Scenario),
            Self::Board(id, _) => Self::Board(id.clone(), BoardFace::Map),
            Self::Table(id, _) => Self::Table(id.clone(), TablePage::Table),
            Self::Rules(_) => Self::Rules(None),
            Self::Campaign(id, _) => Self::Campaign(id.clone(), CampaignFace::Log),
            Self::Scenario(id, _) => Self::Scenario(id.clone(), ScenarioFace::Overview),
            Self::Home
            | Self::Settings
            | Self::EnemyDice
            | Self::Backups(_)
            | Self::Boards
            | Self::Scenarios
            | Self::Campaigns
            | Self::HandOver(_)
            | Self::TakeIn => self.clone(),
        }
    }
}

#[cfg(test)]
mod tests;
