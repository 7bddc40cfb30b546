//! The log: every entry of a journal as a line to read, with what it changed.

pub use crate::kernel::book::{Hand, LogLine};

pub use super::changes::{Change, change_line, changes, with_eliminated, with_scores};
use super::{campaign, changes, enemies, investigation, names, steps, story};
use crate::games::champions::Champions;
use crate::games::champions::command::{CombatKind, Fall, Outcome, Starter};
use crate::games::champions::event::{Cause, Deed, Event, FavorRoll};
use crate::games::champions::field::event::BoardEvent;
use crate::games::champions::model::figure::Origin;
use crate::games::champions::model::ids::{Actor, AllyId, ChampionId, EnemyId, ObjectiveId, Who};
use crate::games::champions::model::objective::Visibility;
use crate::games::champions::model::quantity::{Gauge, GloryValue};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::{GroupObjective, Phase};
use crate::games::champions::rulebook;
use crate::kernel::book::{ChangeLine, Chapter, Headline, LogSign, MarkId, RunKey};
use crate::kernel::by::Small;
use crate::kernel::chronicle::Chronicle;
use crate::kernel::game::Game;
use crate::kernel::journal::{EntryOf, Journal};
use crate::kernel::line::{Arg, Key, Line};
use crate::words::champions as keys;

/// The numbers of Allies and Enemies among those lines are about; below them stand the Champions, by seat.
const ALLIES: u32 = 0x1_0000;
const ENEMIES: u32 = 0x2_0000;

/// The number by which lines are about somebody.
pub fn mark_of(who: Who) -> MarkId {
    match who {
        Who::Champion(id) => MarkId(u32::try_from(id.index()).unwrap_or(0)),
        Who::Ally(AllyId(id)) => MarkId(ALLIES + u32::from(id)),
        Who::Enemy(EnemyId(id)) => MarkId(ENEMIES + u32::from(id)),
    }
}

/// Whose number that is; nothing for a number of nobody.
pub fn who_of(MarkId(mark): MarkId) -> Option<Who> {
    let number = u16::try_from(mark % ALLIES).ok()?;
    match mark / ALLIES {
        0 => ChampionId::ALL.get(usize::from(number)).map(|id| Who::Champion(*id)),
        1 => Some(Who::Ally(AllyId(number))),
        2 => Some(Who::Enemy(EnemyId(number))),
        _ => None,
    }
}

/// The phase of a chapter.
pub fn phase_of(chapter: Chapter) -> Phase {
    Phase::ALL.get(usize::from(chapter.part)).copied().unwrap_or(Phase::Preparation)
}

/// The gauge of a change, as its own game reads it.
pub fn gauge_of(change: &ChangeLine) -> Gauge {
    Gauge::ALL.get(usize::from(change.what)).copied().unwrap_or(Gauge::Life)
}

/// The signs of this game's own that a line may have.
pub mod signs {
    use crate::kernel::book::LogSign;

    /// The Favor, and the order it decides.
    pub const FAVOR: LogSign = LogSign::Own(0);
    /// The Threshold.
    pub const THRESHOLD: LogSign = LogSign::Own(1);
    /// The end of the game.
    pub const END: LogSign = LogSign::Own(2);
}

/// Every entry that counts, oldest first.
pub fn log(journal: &Journal<Champions>) -> Vec<LogLine> {
    let chronicle = Chronicle::read(journal, None);
    chronicle.lines().lines()[..journal.cursor()].iter().map(|line| LogLine::clone(line)).collect()
}

/// The turn and phase of a table.
pub(in crate::games::champions) fn chapter(state: &State) -> Chapter {
    Chapter { number: state.turn().get(), part: u8::try_from(state.phase().index()).unwrap_or(0) }
}

/// One entry, made when the table was as `before` says.
pub fn describe(before: &State, number: usize, entry: &EntryOf<Champions>) -> LogLine {
    let mut after = before.clone();
    for event in &entry.events {
        Champions::apply(&mut after, event);
    }
    line(&after, chapter(before), number, entry)
}

/// One entry, by the table after it and the turn and phase before it. One that says a turn or phase begins is read under
/// what it begins.
pub(in crate::games::champions) fn line(
    after: &State,
    before: Chapter,
    number: usize,
    entry: &EntryOf<Champions>,
) -> LogLine {
    let manipulated = entry.events.iter().any(manipulates);
    let comes_first = |event: &&Event| is_main(event) || manipulated && is_about_a_thing(event);
    let main = entry.events.iter().filter(comes_first);
    let others = entry.events.iter().filter(|event| !comes_first(event));
    let mut said = main.chain(others).filter_map(|event| sentence(after, event));
    let changes = changes::changes(&entry.events);
    let (who, headline) = said.next().unwrap_or_else(|| changes::headline(after, &changes));
    let whys = entry.events.iter().flat_map(|event| enemies::whys_of(after, event));
    let mut line = LogLine {
        entry: number,
        stamp: entry.stamp,
        corrected: entry.corrected,
        chapter: if begins(headline.key) { chapter(after) } else { before },
        mark: who.map(mark_of),
        sign: sign(headline.key),
        says: if headline.key == keys::LOG_CHANGE { Headline::Change } else { Headline::Step },
        headline,
        details: said.map(|(_, line)| line).chain(entry.events.iter().filter_map(note)).chain(whys).collect(),
        changes: changes.iter().map(change_of).collect(),
        hand: if entry.events.iter().any(is_by_hand) { Hand::Players } else { Hand::Rules },
        overrode: entry.events.iter().filter_map(overrode).collect(),
        run: None,
    };
    line.run = run(&line, &changes);
    line
}

/// Whether a headline says that a turn or a phase begins.
fn begins(headline: Key) -> bool {
    matches!(headline, keys::LOG_TURN | keys::LOG_PHASE)
}

/// The sign of what is about nobody alone.
fn sign(headline: Key) -> LogSign {
    match headline {
        keys::LOG_FAVOR_HELD | keys::LOG_FAVOR_ROLLED | keys::LOG_ORDER => signs::FAVOR,
        keys::LOG_REMARK => LogSign::Remark,
        keys::LOG_THRESHOLD => signs::THRESHOLD,
        keys::LOG_ENDED_MET | keys::LOG_ENDED_MISSED => signs::END,
        _ => LogSign::Step,
    }
}

fn change_of(change: &Change) -> ChangeLine {
    let what = u16::try_from(change.gauge.index()).unwrap_or(0);
    ChangeLine { about: mark_of(change.who), what, from: change.from, to: change.to }
}

/// The run of a tap on a gauge: nothing else came of it, and nobody said why.
fn run(line: &LogLine, changes: &[Change]) -> Option<RunKey> {
    let plain = line.hand == Hand::Players && line.details.is_empty() && line.overrode.is_empty();
    match (&line.changes[..], changes) {
        ([tap], [change]) if plain && change.cause == Cause::ByHand && line.says == Headline::Change => {
            Some(RunKey { about: tap.about, what: tap.what })
        }
        _ => None,
    }
}

/// Which Oni healed with an entry (CH-ENE-1); nothing where none did.
pub fn oni_healed(after: &State, entry: Option<&EntryOf<Champions>>) -> Option<Line> {
    let healed = entry?.events.iter().filter_map(|event| match event {
        Event::Changed { who, cause: Cause::Oni, .. } => Some(*who),
        _ => None,
    });
    let lines: Vec<Line> = healed.map(|who| names::who(after, who)).collect();
    let all = lines.into_iter().reduce(|all, name| Line::new(keys::NAMES_AND).with("all", all).with("name", name))?;
    Some(Line::new(keys::TABLE_ONI_HEALED).with("names", all))
}

/// What an entry says first, by the table after it: "Practice Goblin B comes to the board".
pub fn headline(after: &State, entry: &EntryOf<Champions>) -> Line {
    line(after, chapter(after), 0, entry).headline
}

/// Everything an entry's events say, gauges last.
pub(in crate::games::champions) fn everything(state: &State, events: &[Event]) -> Vec<Line> {
    let said = events.iter().filter_map(|event| sentence(state, event).map(|(_, line)| line));
    let noted = events.iter().filter_map(note);
    said.chain(noted).chain(changes(events).iter().map(|change| change_line(state, change))).collect()
}

/// What matters most of an entry although it does not come first: the turn that Recovery begins, the objective that
/// is completed and for that turned face up, the test or Combat behind its dice, the way behind a Movement.
fn is_main(event: &Event) -> bool {
    let tested = matches!(event, Event::Acted { action: Deed::Investigation(_) | Deed::ComplexManipulation(_), .. });
    let walked = matches!(event, Event::Board(BoardEvent::Walked { .. } | BoardEvent::EnemyMoved(_)));
    tested
        || walked
        || matches!(event, Event::TurnBegan { .. } | Event::ObjectiveCompleted { .. } | Event::Fought { .. })
}

fn manipulates(event: &Event) -> bool {
    matches!(event, Event::Acted { action: Deed::Handling | Deed::SimpleManipulation, .. })
}

/// What a Simple Manipulation was about says more than that it was one.
fn is_about_a_thing(event: &Event) -> bool {
    matches!(event, Event::ItemHeld { .. } | Event::ItemLaid { .. } | Event::EquipmentPassed { .. })
}

fn overrode(event: &Event) -> Option<Line> {
    let Event::Overrode { rule } = event else { return None };
    Some(match rulebook::by_id(rule) {
        Some(rule) => Line::new(keys::LOGBOOK_OVERRODE).with("page", i16::from(rule.page)),
        None => Line::new(keys::LOGBOOK_OVERRODE_ID).with("id", rule.as_str()),
    })
}

fn is_by_hand(event: &Event) -> bool {
    let by_hand = matches!(event, Event::ByHand { .. } | Event::Changed { cause: Cause::ByHand, .. });
    by_hand || matches!(event, Event::Board(event) if enemies::is_by_hand(event))
}

/// What the players gave as their reason.
fn note(event: &Event) -> Option<Line> {
    match event {
        Event::ByHand { note } if !note.is_empty() => Some(Line::new(keys::LOG_NOTE).with("note", note.as_str())),
        _ => None,
    }
}

/// The sentence of an event; gauges, marks and notes have none of their own.
fn sentence(state: &State, event: &Event) -> Option<(Option<Who>, Line)> {
    let champion = |id| Some(Who::Champion(id));
    let named = |key, who: Who| (Some(who), Line::new(key).with("name", names::who(state, who)));
    Some(match event {
        Event::Overrode { .. } | Event::ByHand { .. } | Event::KiReturned { .. } | Event::MarksCleared { .. } => {
            return None;
        }
        Event::Changed { .. } => return None,
        Event::DiceRolled { actor, .. } => (Some((*actor).into()), steps::rolled(state, event)?),
        Event::FavorRolled { rolls, .. } => {
            let most = rolls.iter().map(FavorRoll::fire).max()?;
            let mut first = rolls.iter().filter(|roll| roll.fire() == most);
            let line = match (first.next(), first.next()) {
                (Some(lead), None) => {
                    let player = names::player(state, lead.player);
                    Line::new(keys::LOG_FAVOR_ROLLED).with("player", player).with("fire", most)
                }
                _ => Line::new(keys::LOG_FAVOR_TIED).with("fire", most),
            };
            (None, line)
        }
        Event::FavorHeld { by } => (None, Line::new(keys::LOG_FAVOR_HELD).with("player", names::player(state, *by))),
        Event::OrderSet { order } => {
            let all = order.iter().map(|id| names::given_name(&names::champion(state, *id)).to_owned());
            (None, Line::new(keys::LOG_ORDER).with("order", all.collect::<Vec<_>>().join(", ")))
        }
        Event::PhaseBegan { phase } => (None, Line::new(keys::LOG_PHASE).with("phase", names::phase(*phase))),
        Event::TurnBegan { turn } => (None, Line::new(keys::LOG_TURN).with("turn", turn.get())),
        Event::ActivationBegan { champion } => named(keys::LOG_ACTIVATION_BEGAN, Who::Champion(*champion)),
        Event::ActivationEnded { champion } => named(keys::LOG_ACTIVATION_ENDED, Who::Champion(*champion)),
        Event::Acted { actor, action } => (Some((*actor).into()), acted(state, *actor, *action)),
        Event::Fought { outcome } => (Some(outcome.fighter.into()), fought(state, outcome)),
        Event::Fell { actor, fall: Fall::Eliminated } => named(keys::LOG_ELIMINATED, (*actor).into()),
        Event::Fell { actor, fall: Fall::Corrupted } => named(keys::LOG_CORRUPTED, (*actor).into()),
        Event::BroughtBack { actor } => named(keys::LOG_BROUGHT_BACK, (*actor).into()),
        Event::EnemyEliminated { enemy, by: Some(id) } => {
            let (who, line) = named(keys::LOG_ENEMY_ELIMINATED_BY, Who::Enemy(*enemy));
            (who, line.with("champion", names::champion(state, *id)))
        }
        Event::EnemyEliminated { enemy, by: None } => named(keys::LOG_ELIMINATED, Who::Enemy(*enemy)),
        Event::EnemyAdded { enemy, origin: Origin::Lost, miniatures, .. } => {
            let (who, line) = named(keys::LOG_UNIT_FORMED, Who::Enemy(*enemy));
            (who, line.with("count", i16::from(*miniatures)))
        }
        Event::EnemyAdded { enemy, .. } => named(keys::LOG_ADDED, Who::Enemy(*enemy)),
        Event::EnemyReturned { enemy } => named(keys::LOG_RETURNED, Who::Enemy(*enemy)),
        Event::EnemyRemoved { enemy } => named(keys::LOG_REMOVED, Who::Enemy(*enemy)),
        Event::AllyAdded { ally, .. } => named(keys::LOG_ADDED, Who::Ally(*ally)),
        Event::AllyRemoved { ally } => named(keys::LOG_REMOVED, Who::Ally(*ally)),
        Event::TokenGained { champion: id, token } => {
            let (who, line) = named(keys::LOG_TOKEN_GAINED, Who::Champion(*id));
            (who, line.with("token", names::token(*token)))
        }
        Event::TokenUsed { champion: id, token } => {
            let (who, line) = named(keys::LOG_TOKEN_USED, Who::Champion(*id));
            (who, line.with("token", names::token(*token)))
        }
        Event::CharacterTokensLaid { who, token, count } => {
            let (who, line) = named(keys::LOG_CHARACTER_TOKENS, *who);
            (who, line.with("token", names::character_token(*token)).with("count", i16::from(*count)))
        }
        Event::CharacterTokenUsed { who, token } => {
            let (who, line) = named(keys::LOG_TOKEN_USED, *who);
            (who, line.with("token", names::character_token(*token)))
        }
        Event::Intervened { champion } => named(keys::LOG_INTERVENED, Who::Champion(*champion)),
        Event::ObjectiveKept { champion: id, card, .. } => {
            let title = if card.visibility == Visibility::Revealed { card.title.as_str() } else { "" };
            objective(state, keys::LOG_OBJECTIVE_KEPT, *id, title)
        }
        Event::ObjectiveRevealed { champion: id, objective: number } => {
            objective(state, keys::LOG_OBJECTIVE_REVEALED, *id, &title(state, *id, *number))
        }
        Event::ObjectiveCompleted { champion: id, objective: number, glory } => {
            let (who, line) = objective(state, keys::LOG_OBJECTIVE_COMPLETED, *id, &title(state, *id, *number));
            (who, line.with("glory", glory.get()))
        }
        Event::ObjectiveReopened { champion: id, objective: number } => {
            objective(state, keys::LOG_OBJECTIVE_REOPENED, *id, &title(state, *id, *number))
        }
        Event::ObjectiveWorthNoted { champion: id, objective: number, worth } => {
            let (who, line) = objective(state, keys::LOG_OBJECTIVE_WORTH, *id, &title(state, *id, *number));
            (who, line.with("glory", worth.lower().map_or(0, GloryValue::get)))
        }
        Event::ObjectiveDropped { champion: id, .. } => objective(state, keys::LOG_OBJECTIVE_DROPPED, *id, ""),
        Event::EquipmentTaken { champion: id, item } => {
            let (who, line) = named(keys::LOG_EQUIPMENT_TAKEN, Who::Champion(*id));
            (who, line.with("item", item.name.as_str()))
        }
        Event::EquipmentUsed { champion: id, item } => {
            let carried = state.champion(*id).equipment();
            let (who, line) = named(keys::LOG_EQUIPMENT_USED, Who::Champion(*id));
            (who, line.with("item", carried.get(usize::from(*item)).map_or("", |item| item.name.as_str())))
        }
        Event::EquipmentDropped { champion, .. } => named(keys::LOG_EQUIPMENT_DROPPED, Who::Champion(*champion)),
        Event::ChampionCardEntered { champion, .. } => named(keys::LOG_CARD_ENTERED, Who::Champion(*champion)),
        Event::EnemyCardEntered { enemy, .. } => named(keys::LOG_CARD_ENTERED, Who::Enemy(*enemy)),
        Event::AllyCardEntered { ally, .. } => named(keys::LOG_CARD_ENTERED, Who::Ally(*ally)),
        Event::ThresholdChanged { by } => {
            (None, Line::new(keys::LOG_THRESHOLD).with("change", Arg::Signed((*by).into())))
        }
        Event::LastTurnSet { turn } => (None, Line::new(keys::LOG_LAST_TURN).with("turn", turn.get())),
        Event::MiniaturesSet { who, miniatures } => {
            let (who, line) = named(keys::LOG_MINIATURES, *who);
            (who, line.with("count", i16::from(*miniatures)))
        }
        Event::ItemHeld { item, by } => {
            let (who, line) = named(keys::LOG_EQUIPMENT_TAKEN, *by);
            (who, line.with("item", item.as_str()))
        }
        Event::ItemLaid { item, .. } => (None, Line::new(keys::LOG_ITEM_LAID).with("item", item.as_str())),
        Event::EquipmentPassed { champion: id, item, to } => {
            let carried = state.champion(*id).equipment();
            let item = carried.get(usize::from(*item)).map_or("", |item| item.name.as_str());
            let (name, other) = (names::champion(state, *id), names::champion(state, *to));
            let line = Line::new(keys::LOG_EQUIPMENT_PASSED).with("name", name).with("to", other).with("item", item);
            (champion(*id), line)
        }
        Event::StartingHonorSet { champion: id, honor } => {
            let (who, line) = named(keys::LOG_STARTING_HONOR, Who::Champion(*id));
            (who, line.with("honor", honor.get()))
        }
        Event::TakenOver { player, companion } => {
            let line = Line::new(keys::LOG_TAKEN_OVER).with("player", names::player(state, *player));
            (champion(*companion), line.with("name", names::champion(state, *companion)))
        }
        Event::Board(event) => return enemies::log(state, event),
        Event::Investigation(event) => return investigation::log(state, event),
        Event::Story(event) => (None, story::log(state, event)),
        Event::Remarked { note } => (None, Line::new(keys::LOG_REMARK).with("note", note.as_str())),
        Event::IntermissionPlayed { player, note } => (None, campaign::intermission_played(state, *player, note)),
        Event::RingEventRevealed { card } => (None, campaign::ring_event(card)),
        Event::Ended { objective: GroupObjective::Met } => (None, keys::LOG_ENDED_MET.into()),
        Event::Ended { objective: GroupObjective::Missed } => (None, keys::LOG_ENDED_MISSED.into()),
    })
}

fn title(state: &State, id: ChampionId, number: ObjectiveId) -> String {
    state.champion(id).objectives().get(&number).map_or_else(String::new, |kept| kept.card.title.as_str().to_owned())
}

fn objective(state: &State, key: Key, id: ChampionId, title: &str) -> (Option<Who>, Line) {
    let line = Line::new(key).with("name", names::champion(state, id));
    let title =
        if title.is_empty() { Line::new(keys::OBJECTIVE_HIDDEN) } else { Line::new(keys::NAME).with("name", title) };
    (Some(Who::Champion(id)), line.with("title", title))
}

fn acted(state: &State, actor: Actor, deed: Deed) -> Line {
    let line = |key| Line::new(key).with("name", names::actor(state, actor)).with("action", names::deed(deed));
    match deed {
        Deed::Investigation(Some(successes)) | Deed::ComplexManipulation(Some(successes)) => {
            line(keys::LOG_ACTED_SUCCESSES).with("successes", i16::from(successes))
        }
        Deed::Investigation(None) | Deed::ComplexManipulation(None) | Deed::Healing | Deed::Concentration => {
            line(keys::LOG_ACTED)
        }
        Deed::Movement
        | Deed::Disengagement
        | Deed::Handling
        | Deed::SimpleManipulation
        | Deed::DrawObjectives
        | Deed::RaisePurity => line(keys::LOG_ACTED),
    }
}

fn fought(state: &State, outcome: &Outcome) -> Line {
    let key = match (outcome.kind, outcome.starter) {
        (CombatKind::Melee, Starter::Players) => keys::LOG_MELEE,
        (CombatKind::Ranged, Starter::Players) => keys::LOG_RANGED,
        (CombatKind::Melee, Starter::Enemy) => keys::LOG_MELEE_BY_ENEMY,
        (CombatKind::Ranged, Starter::Enemy) => keys::LOG_RANGED_BY_ENEMY,
    };
    Line::new(key)
        .with("name", names::actor(state, outcome.fighter))
        .with("enemy", names::enemy(state, outcome.enemy))
        .with("dealt", i16::from(outcome.dealt))
        .with("taken", i16::from(outcome.taken))
}
