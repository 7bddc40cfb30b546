//! The pages of a table and their part of a URL.

use super::BoardFace;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId};
use crate::kernel::by::Small;
use crate::views::path::Path;

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

/// A page of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The table itself: its Champions, and what the phase asks for.
    Table,
    /// The same in large type, for a device in the middle.
    Middle,
    /// A Champion's sheet.
    Champion(ChampionId),
    /// Allies and Enemies.
    Figures,
    /// The same, begun at the Allies.
    Allies,
    /// The Enemies Phase, step by step.
    Enemies,
    /// A retreat or pursuit after a Combat of a Battle.
    Retreat,
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
    /// A Champion or Ally against every Enemy, before anybody has decided.
    Odds(Option<Actor>),
    /// The Investigation: tokens, Personae, cards.
    Investigation,
    /// What the Enemies would do now.
    Ahead,
    /// The dice of everybody against expectation.
    Luck,
    /// What everybody did.
    Statistics,
    /// The game in short.
    Closing,
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

impl TablePage {
    /// Its part of a URL.
    pub fn path(&self) -> Path {
        Path::new(match self {
            Self::Table => String::new(),
            Self::Champion(id) => format!("champion/{}", id.index() + 1),
            Self::Middle => "middle".to_owned(),
            Self::Figures => "figures".to_owned(),
            Self::Allies => "figures/allies".to_owned(),
            Self::Enemies => "enemies".to_owned(),
            Self::Retreat => "retreat".to_owned(),
            Self::Field(of, BoardFace::Map) => format!("board{}", of.tail()),
            Self::Field(of, BoardFace::List) => format!("board{}/list", of.tail()),
            Self::Combat { champion, enemy } => format!("combat/{}", two(*champion, *enemy)),
            Self::ByHand { champion, enemy } => format!("by-hand/{}", two(*champion, *enemy)),
            Self::Test(actor, test) => {
                format!("test/{}/{}", test.name(), actor_name(*actor))
            }
            Self::Odds(None) => "odds".to_owned(),
            Self::Odds(Some(actor)) => format!("odds/{}", actor_name(*actor)),
            Self::Investigation => "investigation".to_owned(),
            Self::Ahead => "ahead".to_owned(),
            Self::Luck => "luck".to_owned(),
            Self::Statistics => "statistics".to_owned(),
            Self::Closing => "closing".to_owned(),
            Self::Score => "score".to_owned(),
            Self::Options => "options".to_owned(),
        })
    }

    /// The page of the parts of a URL; the table itself has none.
    pub fn parse(parts: &[&str]) -> Option<Self> {
        Some(match *parts {
            [] => Self::Table,
            ["champion", seat] => Self::Champion(champion(seat)?),
            ["middle"] => Self::Middle,
            ["figures"] => Self::Figures,
            ["figures", "allies"] => Self::Allies,
            ["enemies"] => Self::Enemies,
            ["retreat"] => Self::Retreat,
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
            ["odds"] => Self::Odds(None),
            ["odds", who] => Self::Odds(Some(actor(who)?)),
            ["investigation"] => Self::Investigation,
            ["ahead"] => Self::Ahead,
            ["luck"] => Self::Luck,
            ["statistics"] => Self::Statistics,
            ["closing"] => Self::Closing,
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
