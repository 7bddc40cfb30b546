//! The pages of Champions of Rokugan, outside its tables and at them, and their part of a URL.

mod table;

pub use table::{FieldUse, TablePage, TestPage};

use crate::kernel::by::Small;
use crate::views::path::Path;

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
    /// The Enemies of the first turn.
    Enemies,
    /// Everything once more, the Threshold and the Favor.
    Check,
}
crate::small!(SetupStep: Scenario, Champions, Objectives, Board, Enemies, Check);

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

/// A page outside any table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePage {
    /// A new table.
    Setup(SetupStep),
    /// The rulebook's examples, to be played.
    Examples,
    /// What the faces of the Enemy Dice show.
    EnemyDice,
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
}

impl SetupStep {
    const fn name(self) -> &'static str {
        match self {
            Self::Scenario => "scenario",
            Self::Champions => "champions",
            Self::Objectives => "objectives",
            Self::Board => "board",
            Self::Enemies => "enemies",
            Self::Check => "check",
        }
    }
}

impl GamePage {
    /// Its part of a URL.
    pub fn path(&self) -> Path {
        Path::new(match self {
            Self::Setup(step) => format!("new/{}", step.name()),
            Self::Examples => "examples".to_owned(),
            Self::EnemyDice => "enemy-dice".to_owned(),
            Self::Boards => "boards".to_owned(),
            Self::Board(id, BoardFace::Map) => format!("board/{id}"),
            Self::Board(id, BoardFace::List) => format!("board/{id}/list"),
            Self::Scenarios => "scenarios".to_owned(),
            Self::Scenario(id, face) => format!("scenario/{id}{}", face.tail()),
            Self::Campaigns => "campaigns".to_owned(),
            Self::Campaign(id, CampaignFace::Log) => format!("campaign/{id}"),
            Self::Campaign(id, CampaignFace::Ending) => format!("campaign/{id}/ending"),
        })
    }

    /// The page of the parts of a URL; nothing where they name none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        Some(match *parts {
            ["examples"] => Self::Examples,
            ["enemy-dice"] => Self::EnemyDice,
            ["boards"] => Self::Boards,
            ["board", id] => Self::Board(id.to_owned(), BoardFace::Map),
            ["board", id, "list"] => Self::Board(id.to_owned(), BoardFace::List),
            ["scenarios"] => Self::Scenarios,
            ["scenario", id] => Self::Scenario(id.to_owned(), ScenarioFace::Overview),
            ["scenario", id, face] => Self::Scenario(id.to_owned(), ScenarioFace::parse(face)?),
            ["campaigns"] => Self::Campaigns,
            ["campaign", id] => Self::Campaign(id.to_owned(), CampaignFace::Log),
            ["campaign", id, "ending"] => Self::Campaign(id.to_owned(), CampaignFace::Ending),
            ["new", step] => Self::Setup(*SetupStep::ALL.iter().find(|other| other.name() == step)?),
            _ => return None,
        })
    }

    /// The page that stays open while this one changes within it: the first of its set-up, board or campaign.
    pub fn root(&self) -> Self {
        match self {
            Self::Setup(_) => Self::Setup(SetupStep::Scenario),
            Self::Board(id, _) => Self::Board(id.clone(), BoardFace::Map),
            Self::Campaign(id, _) => Self::Campaign(id.clone(), CampaignFace::Log),
            Self::Scenario(id, _) => Self::Scenario(id.clone(), ScenarioFace::Overview),
            Self::Examples | Self::EnemyDice | Self::Boards | Self::Scenarios | Self::Campaigns => self.clone(),
        }
    }
}

#[cfg(test)]
mod tests;
