//! Pages and their URLs: the only place that knows them.
//!
//! Pages live behind the `#`, so that any server of files serves them and the phone's Back walks through them.

use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId};
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

/// What a table's own board is looked at for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldUse {
    /// Whether everybody stands as on the table.
    Places,
    /// Who sees what.
    Sight,
    /// Where somebody goes.
    Move(Actor),
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
    /// What the faces of the Enemy Dice show.
    EnemyDice,
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
    /// The same, begun at the Allies.
    Allies,
    /// The Enemies Phase, step by step.
    Enemies,
    /// The board that lies on the table.
    Field(FieldUse, BoardFace),
    /// The outcome of a Combat: by whom and against whom, where that is known.
    Combat {
        /// The Champion that fights.
        champion: Option<ChampionId>,
        /// The Enemy it fights.
        enemy: Option<EnemyId>,
    },
    /// What came of a Combat, entered in one go.
    ByHand {
        /// The Champion that fought.
        champion: Option<ChampionId>,
        /// The Enemy it fought.
        enemy: Option<EnemyId>,
    },
    /// A Skill Test out of Combat.
    Test(Actor, TestPage),
    /// The log.
    Log,
    /// The table as it was after that many entries.
    History(usize),
    /// A Champion or Ally against every Enemy, before anybody has decided.
    Odds(Option<Actor>),
    /// The Investigation: tokens, Personae, cards.
    Investigation,
    /// What the Enemies would do now.
    Ahead,
    /// The dice of everybody against expectation.
    Luck,
    /// The final arithmetic.
    Score,
    /// Scenario, Threshold, Favor, clock, rulings, backup.
    Options,
}

/// A test that has a page of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestPage {
    /// Questions a Persona.
    Investigation,
    /// Against the scenario's number.
    ComplexManipulation,
}
crate::small!(TestPage: Investigation, ComplexManipulation);

impl TestPage {
    const fn name(self) -> &'static str {
        match self {
            Self::Investigation => "investigation",
            Self::ComplexManipulation => "manipulation",
        }
    }
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
            Self::EnemyDice => "#/enemy-dice".to_owned(),
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
            ["enemy-dice"] => Self::EnemyDice,
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
            Self::Home | Self::Settings | Self::EnemyDice | Self::Boards => self.clone(),
        }
    }
}

impl TablePage {
    fn tail(&self) -> String {
        match self {
            Self::Table => String::new(),
            Self::Champion(id) => format!("/champion/{}", id.index() + 1),
            Self::Figures => "/figures".to_owned(),
            Self::Allies => "/figures/allies".to_owned(),
            Self::Enemies => "/enemies".to_owned(),
            Self::Field(of, BoardFace::Map) => format!("/board{}", of.tail()),
            Self::Field(of, BoardFace::List) => format!("/board{}/list", of.tail()),
            Self::Combat { champion, enemy } => format!("/combat/{}", two(*champion, *enemy)),
            Self::ByHand { champion, enemy } => format!("/by-hand/{}", two(*champion, *enemy)),
            Self::Test(actor, test) => {
                format!("/test/{}/{}", test.name(), actor_name(*actor))
            }
            Self::Log => "/log".to_owned(),
            Self::History(entries) => format!("/log/{entries}"),
            Self::Odds(None) => "/odds".to_owned(),
            Self::Odds(Some(actor)) => format!("/odds/{}", actor_name(*actor)),
            Self::Investigation => "/investigation".to_owned(),
            Self::Ahead => "/ahead".to_owned(),
            Self::Luck => "/luck".to_owned(),
            Self::Score => "/score".to_owned(),
            Self::Options => "/options".to_owned(),
        }
    }

    fn parse(parts: &[&str]) -> Option<Self> {
        Some(match *parts {
            [] => Self::Table,
            ["champion", seat] => Self::Champion(champion(seat)?),
            ["figures"] => Self::Figures,
            ["figures", "allies"] => Self::Allies,
            ["enemies"] => Self::Enemies,
            ["board", ref of @ .., "list"] => Self::Field(FieldUse::parse(of)?, BoardFace::List),
            ["board", ref of @ ..] => Self::Field(FieldUse::parse(of)?, BoardFace::Map),
            ["combat", seat, number] => {
                Self::Combat { champion: champion(seat), enemy: number.parse().ok().map(EnemyId) }
            }
            ["by-hand", seat, number] => {
                Self::ByHand { champion: champion(seat), enemy: number.parse().ok().map(EnemyId) }
            }
            ["test", kind, who] => {
                let test = TestPage::ALL.iter().find(|test| test.name() == kind)?;
                Self::Test(actor(who)?, *test)
            }
            ["log"] => Self::Log,
            ["log", entries] => Self::History(entries.parse().ok()?),
            ["odds"] => Self::Odds(None),
            ["odds", who] => Self::Odds(Some(actor(who)?)),
            ["investigation"] => Self::Investigation,
            ["ahead"] => Self::Ahead,
            ["luck"] => Self::Luck,
            ["score"] => Self::Score,
            ["options"] => Self::Options,
            _ => return None,
        })
    }
}

impl FieldUse {
    fn tail(self) -> String {
        match self {
            Self::Places => String::new(),
            Self::Sight => "/sight".to_owned(),
            Self::Move(actor) => format!("/move/{}", actor_name(actor)),
        }
    }

    fn parse(parts: &[&str]) -> Option<Self> {
        match *parts {
            [] => Some(Self::Places),
            ["sight"] => Some(Self::Sight),
            ["move", who] => actor(who).map(Self::Move),
            _ => None,
        }
    }
}

/// The two who fight, as far as they are known.
fn two(champion: Option<ChampionId>, enemy: Option<EnemyId>) -> String {
    let champion = champion.map_or_else(|| "-".to_owned(), |id| (id.index() + 1).to_string());
    let enemy = enemy.map_or_else(|| "-".to_owned(), |EnemyId(number)| number.to_string());
    format!("{champion}/{enemy}")
}

fn actor_name(actor: Actor) -> String {
    match actor {
        Actor::Champion(id) => (id.index() + 1).to_string(),
        Actor::Ally(AllyId(number)) => format!("ally-{number}"),
    }
}

fn actor(name: &str) -> Option<Actor> {
    let ally = name.strip_prefix("ally-").and_then(|number| number.parse().ok());
    ally.map(|number| Actor::Ally(AllyId(number))).or(champion(name).map(Actor::Champion))
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

/// The page the URL names now.
pub fn here() -> Page {
    Page::parse(&hash())
}

/// Gives this page another URL without opening it anew.
pub fn rename(page: &Page) {
    let history = window().history();
    // A page that keeps its old URL is opened again as it was first.
    let _ = history.map(|history| history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&page.href())));
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
            Page::EnemyDice,
            Page::Boards,
            Page::Board("b7".to_owned(), BoardFace::Map),
            Page::Board("b7".to_owned(), BoardFace::List),
            table(TablePage::Table),
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
            table(TablePage::Luck),
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
}
