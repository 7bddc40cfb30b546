//! Pages and their URLs: the only place that knows them.
//!
//! Pages live behind the `#`, so that any server of files serves them and the phone's Back walks through them.

use crate::games::champions::model::ids::{ChampionId, EnemyId};
use crate::kernel::by::Small;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

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
    /// Everything once more, the Threshold and the Favor.
    Check,
}
crate::small!(SetupStep: Scenario, Champions, Objectives, Check);

/// How a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFace {
    /// As a map to draw on.
    Map,
    /// As a list with the same actions.
    List,
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
    /// The players' boards.
    Boards,
    /// A board, as its id names it.
    Board(String, BoardFace),
    /// A table, or a page of it.
    Table(TableId, TablePage),
}

/// A page of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The table itself: its Champions, and what the phase asks for.
    Table,
    /// A Champion's sheet.
    Champion(ChampionId),
    /// Allies and Enemies.
    Figures,
    /// The outcome of a Combat: by whom and against whom, where that is known.
    Combat {
        /// The Champion that fights.
        champion: Option<ChampionId>,
        /// The Enemy it fights.
        enemy: Option<EnemyId>,
    },
    /// The log.
    Log,
    /// The table as it was after that many entries.
    History(usize),
    /// The final arithmetic.
    Score,
    /// Scenario, Threshold, Favor, clock, rulings, backup.
    Options,
}

impl SetupStep {
    const fn name(self) -> &'static str {
        match self {
            Self::Scenario => "scenario",
            Self::Champions => "champions",
            Self::Objectives => "objectives",
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
            Self::Boards => "#/boards".to_owned(),
            Self::Board(id, BoardFace::Map) => format!("#/board/{id}"),
            Self::Board(id, BoardFace::List) => format!("#/board/{id}/list"),
            Self::Table(id, page) => format!("#/table/{id}{}", page.tail()),
        }
    }

    /// The page of a URL's part behind the `#`; Home where there is none such.
    pub fn parse(hash: &str) -> Self {
        let parts: Vec<&str> = hash.trim_start_matches('#').split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            ["settings"] => Self::Settings,
            ["boards"] => Self::Boards,
            ["board", id] => Self::Board(id.to_owned(), BoardFace::Map),
            ["board", id, "list"] => Self::Board(id.to_owned(), BoardFace::List),
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

    /// The page that stays open while this one changes within it: the first of its table, set-up or board.
    pub fn root(&self) -> Self {
        match self {
            Self::Setup(_) => Self::Setup(SetupStep::Scenario),
            Self::Board(id, _) => Self::Board(id.clone(), BoardFace::Map),
            Self::Table(id, _) => Self::Table(id.clone(), TablePage::Table),
            Self::Home | Self::Settings | Self::Boards => self.clone(),
        }
    }
}

impl TablePage {
    fn tail(&self) -> String {
        match self {
            Self::Table => String::new(),
            Self::Champion(id) => format!("/champion/{}", id.index() + 1),
            Self::Figures => "/figures".to_owned(),
            Self::Combat { champion, enemy } => {
                let champion = champion.map_or_else(|| "-".to_owned(), |id| (id.index() + 1).to_string());
                let enemy = enemy.map_or_else(|| "-".to_owned(), |EnemyId(number)| number.to_string());
                format!("/combat/{champion}/{enemy}")
            }
            Self::Log => "/log".to_owned(),
            Self::History(entries) => format!("/log/{entries}"),
            Self::Score => "/score".to_owned(),
            Self::Options => "/options".to_owned(),
        }
    }

    fn parse(parts: &[&str]) -> Option<Self> {
        Some(match *parts {
            [] => Self::Table,
            ["champion", seat] => Self::Champion(champion(seat)?),
            ["figures"] => Self::Figures,
            ["combat", seat, number] => {
                Self::Combat { champion: champion(seat), enemy: number.parse().ok().map(EnemyId) }
            }
            ["log"] => Self::Log,
            ["log", entries] => Self::History(entries.parse().ok()?),
            ["score"] => Self::Score,
            ["options"] => Self::Options,
            _ => return None,
        })
    }
}

fn champion(seat: &str) -> Option<ChampionId> {
    let seat: usize = seat.parse().ok()?;
    ChampionId::ALL.get(seat.checked_sub(1)?).copied()
}

/// The page shown now, following the URL.
pub fn follow_url() -> RwSignal<Page> {
    let page = RwSignal::new(Page::parse(&hash()));
    let follow = Closure::<dyn Fn()>::new(move || {
        let next = Page::parse(&hash());
        if page.with_untracked(|now| *now != next) {
            page.set(next);
        }
    });
    // A window without events would show its first page for ever, which still beats not starting.
    let _ = window().add_event_listener_with_callback("hashchange", follow.as_ref().unchecked_ref());
    follow.forget();
    page
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another page, as a link would.
pub fn go(page: &Page) {
    // Setting the hash fails only on pages that are not shown.
    let _ = window().location().set_hash(&page.href());
}

/// Goes to another page in the place of this one: Back then skips this one.
pub fn replace(page: &Page) {
    let _ = window().location().replace(&page.href());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_by_its_url() {
        let table = |page| Page::Table("k3".to_owned(), page);
        let pages = [
            Page::Home,
            Page::Setup(SetupStep::Check),
            Page::Settings,
            Page::Boards,
            Page::Board("b7".to_owned(), BoardFace::Map),
            Page::Board("b7".to_owned(), BoardFace::List),
            table(TablePage::Table),
            table(TablePage::Champion(ChampionId::Fifth)),
            table(TablePage::Figures),
            table(TablePage::Combat { champion: Some(ChampionId::First), enemy: Some(EnemyId(7)) }),
            table(TablePage::Combat { champion: None, enemy: None }),
            table(TablePage::Log),
            table(TablePage::History(12)),
            table(TablePage::Score),
            table(TablePage::Options),
        ];
        for page in pages {
            assert_eq!(Page::parse(&page.href()), page);
        }
    }

    #[test]
    fn an_url_of_nothing_is_home() {
        for hash in ["", "#", "#/x", "#/new/", "#/table/a/champion/6", "#/table/a/champion/0", "#/table"] {
            assert_eq!(Page::parse(hash), Page::Home, "{hash}");
        }
    }
}
