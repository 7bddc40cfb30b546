//! From what a scenario says to the layout that is put on the table: at the beginning, and when somebody comes later.

use super::cast::{AllyGroup, Bearing, EnemyGroup};
use super::check_cast::taken;
use super::fault::Fault;
use super::library::{Library, marked};
use super::room::Filling;
use super::script::{Happening, Script, counts};
use crate::games::champions::board::document::{self, BoardFile};
use crate::games::champions::board::{AreaId, Board};
use crate::games::champions::command::Command;
use crate::games::champions::field::command::BoardCommand;
use crate::games::champions::field::layout::{AllyPlace, ChampionPlace, EnemyPlace, Layout};
use crate::games::champions::field::places;
use crate::games::champions::investigation::command::{Cards, InvestigationCommand};
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::conduct::{Conduct, SearchGoal};
use crate::games::champions::model::field::Field;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId};
use crate::games::champions::model::investigation::PersonaId;
use crate::games::champions::model::name::Name;
use crate::games::champions::model::scenario::Scenario;
use crate::games::champions::model::state::State;

/// What is done before the first turn: the chosen board is laid, where it is the scenario's with everybody on it, and the
/// Investigation is prepared. On another board, or on none, the figures come to the table without a place.
///
/// # Errors
///
/// A card is not in the library.
pub fn beginning(state: &State, library: &Library<'_>, chosen: Option<&BoardFile>) -> Result<Vec<Command>, Fault> {
    let lay = |board: &BoardFile| Command::Board(BoardCommand::Lay { board: Box::new(board.clone()) });
    let Some(script) = state.scenario().script.as_deref() else { return Ok(chosen.map(lay).into_iter().collect()) };
    let is_own = |file: &&BoardFile| script.is_laid_on(&file.name);
    let ground = match chosen {
        Some(file) if is_own(&file) => Ground::Own(Box::new(marked(file.clone(), script))),
        Some(_) => Ground::Other,
        None => Ground::None,
    };
    let layout = layout(state, script, library, ground)?;
    let set_out = Command::Board(BoardCommand::SetOut { layout: Box::new(layout.clone()) });
    let other = chosen.filter(|file| !is_own(file)).map(lay);
    let figures = Some(set_out).filter(|_| !layout.is_nothing());
    Ok(other.into_iter().chain(figures).chain(inquiry(state.scenario())).collect())
}

/// The board and everybody on it; without a place where there is no board of the scenario's.
fn layout(state: &State, script: &Script, library: &Library<'_>, ground: Ground) -> Result<Layout, Fault> {
    let file = if let Ground::Own(file) = &ground { Some(file.clone()) } else { None };
    let board = file.clone().and_then(|file| document::board(*file).ok());
    let mut placing = Placing::new(state, script, library, board.as_ref());
    placing.ground = ground;
    let (allies, enemies) = (placing.allies(&script.allies)?, placing.enemies(&script.enemies)?);
    let champions = placing.champions();
    Ok(Layout { board: file, champions, allies, enemies })
}

/// What the figures of a scenario come to stand on.
enum Ground {
    /// The scenario's board, with its marks.
    Own(Box<BoardFile>),
    /// Another board: its areas are not those the scenario names.
    Other,
    /// None: areas are names.
    None,
    /// The board that lies on the table already.
    Laid,
}

/// Those who come with something that happens, on the table as it stands; nothing where nobody does.
///
/// # Errors
///
/// A card is not in the library.
pub fn arrivals(state: &State, happening: &Happening, library: &Library<'_>) -> Result<Option<Layout>, Fault> {
    let Some(script) = state.scenario().script.as_deref() else { return Ok(None) };
    let is_own = |board: &&Board| script.is_laid_on(board.name());
    let board = state.field().map(Field::board);
    let mut placing = Placing::new(state, script, library, board.filter(is_own));
    if board.is_some_and(|board| !is_own(&board)) {
        placing.ground = Ground::Other;
    }
    for held in places::held(state) {
        placing.filling(|filling| filling.add(held.area, held.size));
    }
    let (allies, enemies) = (placing.allies(&happening.allies)?, placing.enemies(&happening.enemies)?);
    let layout = Layout { allies, enemies, ..Layout::NOTHING };
    Ok(Some(layout).filter(|layout| !layout.is_nothing()))
}

/// The preparation of a scenario's Investigation with the app's cards; nothing where it has none.
pub(super) fn inquiry(scenario: &Scenario) -> Option<Command> {
    let inquiry = scenario.inquiry()?;
    Some(Command::Investigation(InvestigationCommand::Prepare {
        clues: u8::try_from(inquiry.tokens.len()).unwrap_or(u8::MAX),
        personae: inquiry.personae.iter().map(|one| one.name.clone()).collect(),
        cards: Cards::Virtual(inquiry.cards.clone()),
    }))
}

/// Action Points to capture a Persona: those of a Simple Manipulation (rulebook p. 31).
const CAPTURE: u8 = 1;

/// Goes through groups and finds everybody a place.
struct Placing<'a> {
    state: &'a State,
    script: &'a Script,
    library: &'a Library<'a>,
    filling: Option<(&'a Board, Filling<'a>)>,
    ground: Ground,
    /// The Allies that come with this layout, by name; their numbers follow from the table.
    allies: Vec<Name>,
}

impl<'a> Placing<'a> {
    fn new(state: &'a State, script: &'a Script, library: &'a Library<'a>, board: Option<&'a Board>) -> Self {
        let filling = board.map(|board| (board, Filling::empty(board)));
        Self { state, script, library, filling, ground: Ground::Laid, allies: Vec::new() }
    }

    fn filling(&mut self, change: impl FnOnce(&mut Filling<'a>)) {
        if let Some((_, filling)) = &mut self.filling {
            change(filling);
        }
    }

    /// The place of somebody of that Size who is to stand in an area; without room, the nearest that has some. Nothing
    /// where no area has: they wait beside the board until the players make room.
    fn place(&mut self, key: &AreaKey, size: u16) -> Option<AreaKey> {
        let (board, filling) = self.filling.as_mut()?;
        let wanted = board.find(key.as_str())?;
        let area: AreaId = filling.nearest(wanted, size)?;
        filling.add(area, size);
        Some(AreaKey(board.area(area).id.clone()))
    }

    fn allies(&mut self, groups: &[AllyGroup]) -> Result<Vec<AllyPlace>, Fault> {
        let mut all = Vec::new();
        let difficulty = self.state.difficulty();
        for group in groups.iter().filter(|group| counts(&group.only, difficulty)) {
            let card = self.library.ally(&group.card).ok_or_else(|| missing_ally(&group.card))?;
            for key in &group.areas {
                let area = self.place(key, taken(card.size) * u16::from(group.miniatures));
                self.allies.push(group.card.clone());
                let card = Box::new(self.library.with_other_side(card));
                all.push(AllyPlace { card, miniatures: group.miniatures, area });
            }
        }
        Ok(all)
    }

    fn enemies(&mut self, groups: &[EnemyGroup]) -> Result<Vec<EnemyPlace>, Fault> {
        let mut all = Vec::new();
        let difficulty = self.state.difficulty();
        for group in groups.iter().filter(|group| counts(&group.only, difficulty)) {
            let card = self.library.enemy(&group.card).ok_or_else(|| missing_enemy(&group.card))?;
            for key in &group.areas {
                let area = self.place(key, taken(card.size) * u16::from(group.miniatures));
                let behaviour = self.conduct(&group.behaviour);
                all.push(EnemyPlace { card: Box::new(card.clone()), miniatures: group.miniatures, area, behaviour });
            }
        }
        Ok(all)
    }

    /// The Champions fill the areas in which they begin, by seat; whoever finds no room stays beside the board.
    fn champions(&mut self) -> Vec<ChampionPlace> {
        let Some((board, filling)) = &mut self.filling else { return Vec::new() };
        let start: Vec<AreaId> = self.script.start.iter().filter_map(|key| board.find(key.as_str())).collect();
        let mut all = Vec::new();
        for (champion, figure) in self.state.champions() {
            let size = taken(figure.card().size);
            let Some(area) = start.iter().copied().find(|area| filling.left(*area) >= size) else { continue };
            filling.add(area, size);
            all.push(ChampionPlace { champion, area: AreaKey(board.area(area).id.clone()) });
        }
        all
    }

    /// A behaviour in numbers. What has no name on this table does not exist, as in the plan (A15); on another board
    /// than the scenario's, what needs its areas is Assault until the players say otherwise.
    fn conduct(&self, bearing: &Bearing) -> Conduct {
        let elsewhere = matches!(self.ground, Ground::Other);
        match bearing {
            Bearing::Patrol { .. } | Bearing::Search { .. } | Bearing::Escape { .. } if elsewhere => Conduct::ASSAULT,
            Bearing::Assault(assault) => Conduct::Assault(*assault),
            Bearing::Guardian(guardian) => Conduct::Guardian(*guardian),
            Bearing::Patrol { route, next } => {
                let board = self.filling.as_ref().map(|(board, _)| *board);
                let letters = board.and_then(|board| {
                    let found = board.routes().iter().find(|found| found.name == *route)?;
                    Some(found.areas.iter().map(|area| AreaKey(board.area(*area).id.clone())).collect())
                });
                Conduct::Patrol { route: letters.unwrap_or_default(), next: *next }
            }
            Bearing::Search { item } => {
                let found = self.script.items.iter().find(|found| found.name == *item);
                let lot = found.map(|item| (SearchGoal::Item(item.name.clone()), item.cost));
                let goal = lot.or_else(|| Some((SearchGoal::Persona(self.persona(item)?), CAPTURE)));
                goal.map_or(Conduct::ASSAULT, |(goal, cost)| Conduct::Search { goal, cost })
            }
            Bearing::Assassination { targets } => {
                Conduct::Assassination { targets: targets.iter().flat_map(|name| self.called(name)).collect() }
            }
            Bearing::Escape { exits } => Conduct::Escape { exits: exits.clone() },
        }
    }

    /// The number of the Persona of that name, by its place in the scenario.
    fn persona(&self, name: &Name) -> Option<PersonaId> {
        let place = self.script.inquiry.as_ref()?.personae.iter().position(|one| one.name == *name)?;
        u8::try_from(place).ok().map(PersonaId)
    }

    /// Everybody of that name: Champions, the Allies at the table, those who come now.
    fn called(&self, name: &Name) -> Vec<Actor> {
        let champions = self.state.champions().filter(|(_, champion)| champion.card().name == *name);
        let champions = champions.map(|(id, _): (ChampionId, _)| Actor::Champion(id));
        let present = self.state.allies().filter(|(_, ally)| ally.card().name == *name);
        let present = present.map(|(id, _)| Actor::Ally(id));
        let numbers = (self.state.next_ally.0..).map(AllyId);
        let coming = numbers.zip(&self.allies).filter(|(_, own)| *own == name).map(|(id, _)| Actor::Ally(id));
        champions.chain(present).chain(coming).collect()
    }
}

fn missing_enemy(name: &Name) -> Fault {
    Fault { path: "script.enemies".to_owned(), kind: super::fault::FaultKind::NoEnemy(name.to_string()) }
}

fn missing_ally(name: &Name) -> Fault {
    Fault { path: "script.allies".to_owned(), kind: super::fault::FaultKind::NoAlly(name.to_string()) }
}
