//! What each event says.

use super::log::{About, tap};
use super::{closing, names};
use crate::games::bushido::assemble::tests::{ki_side, opposed_results};
use crate::games::bushido::command::{Fright, TestKind};
use crate::games::bushido::event::{Event, Fought, FoughtComparison, Passed, ShotFired, Tested};
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::rules::dice::{Counting, Faces, WithoutDie};
use crate::games::bushido::rules::score::{Awarded, Outcome};
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::state::{Phase, State};
use crate::games::bushido::views::phases::because;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::bushido as keys;

/// What an event says, and about whom.
type Said = Option<(Option<About>, Line)>;

/// Whether an event is what an entry is about, and not one of its consequences.
pub(super) fn is_main(event: &Event) -> bool {
    matches!(event, Event::Fought(_) | Event::Shot(_) | Event::Tested(_) | Event::FeatUsed { .. })
        || matches!(event, Event::ScenarioActed { .. } | Event::Ended { .. } | Event::Passed { .. })
        || matches!(event, Event::TurnScored { .. } | Event::TacticalTested { .. })
        || matches!(event, Event::Acted { action, .. } if !is_silent(action))
}

/// An action that another event of its entry tells.
fn is_silent(action: &crate::games::bushido::command::Action) -> bool {
    use crate::games::bushido::command::Action;
    matches!(action, Action::Other { note, .. } if note.is_empty())
        || matches!(action, Action::Scenario { .. } | Action::Feat { .. })
}

/// The sentence of an event; numbers of models and notes have none of their own.
pub(super) fn sentence(state: &State, event: &Event) -> Said {
    let model = |key: Key, id: ModelId| (Some(About::Model(id)), Line::new(key).with("name", names::model(state, id)));
    let player = |key: Key, player: Player| {
        (Some(About::Player(player)), Line::new(key).with("player", names::player(state, player)))
    };
    Some(match event {
        Event::Overrode { .. } | Event::ByHand { .. } | Event::Changed { .. } | Event::Expired => return None,
        Event::Did { .. } => return None,
        Event::TacticalTested { winner, dice } => tactical(state, *winner, dice),
        Event::FirstChosen { player: first } => player(keys::BUSHIDO_LOG_FIRST, *first),
        Event::LengthRolled { face } => {
            let last = state.last_turn() == state.turn();
            let key = if last { keys::BUSHIDO_LOG_LENGTH_LAST } else { keys::BUSHIDO_LOG_LENGTH };
            (None, Line::new(key).with("face", i16::from(*face)))
        }
        Event::PhaseBegan { phase } => (None, Line::new(keys::BUSHIDO_LOG_PHASE).with("phase", names::phase(*phase))),
        Event::TurnBegan { turn } => (None, Line::new(keys::BUSHIDO_LOG_TURN).with("turn", *turn)),
        Event::TurnPassedTo { player: next } => player(keys::BUSHIDO_LOG_NEXT, *next),
        Event::ActivationBegan { model: id } => model(keys::BUSHIDO_LOG_ACTIVATED, *id),
        Event::ActivationEnded { model: id } => model(keys::BUSHIDO_LOG_ACTIVATION_ENDED, *id),
        Event::Passed { player: who } => player(keys::BUSHIDO_LOG_PASSED, *who),
        Event::Acted { action, .. } if is_silent(action) => return None,
        Event::Acted { model: id, action } => {
            let (about, line) = model(keys::BUSHIDO_LOG_ACTED, *id);
            (about, line.with("action", names::action(state, *id, action)))
        }
        Event::FeatUsed { model: id, feat, paid, .. } => {
            let (about, line) = model(keys::BUSHIDO_LOG_FEAT, *id);
            (about, line.with("feat", names::feat(state, *id, *feat)).with("ki", *paid))
        }
        Event::BoxFreed { model: id, feat } => {
            let (about, line) = model(keys::BUSHIDO_LOG_BOX_FREED, *id);
            (about, line.with("feat", names::feat(state, *id, *feat)))
        }
        Event::Fought(fought) => fought_line(state, fought),
        Event::Shot(shot) => shot_line(state, shot),
        Event::Tested(tested) => tested_line(state, tested),
        Event::Marked { model: id, condition, value } => {
            let (about, line) = model(keys::BUSHIDO_LOG_MARKED, *id);
            (about, line.with("state", state_with(*condition, *value)))
        }
        Event::Unmarked { model: id, condition, left } => {
            let (about, line) = model(keys::BUSHIDO_LOG_UNMARKED, *id);
            (about, line.with("state", names::condition(*condition)).with("left", left.len()))
        }
        Event::WasImmune { model: id, condition } => {
            let (about, line) = model(keys::BUSHIDO_LOG_IMMUNE, *id);
            (about, line.with("state", names::condition(*condition)))
        }
        Event::Stands { model: id, standing } => {
            let (about, line) = model(keys::BUSHIDO_LOG_STANDS, *id);
            (about, line.with("place", names::standing(*standing)))
        }
        Event::Renewed { model: id } => model(keys::BUSHIDO_LOG_RENEWED, *id),
        Event::Summoned { player: side, name, .. } => {
            let (about, line) = player(keys::BUSHIDO_LOG_SUMMONED, *side);
            (about, line.with("name", name.as_str()))
        }
        Event::CardEntered { model: id, .. } => model(keys::BUSHIDO_LOG_CARD, *id),
        Event::PassesChanged { player: who, to } => {
            let (about, line) = player(keys::BUSHIDO_LOG_PASSES, *who);
            (about, line.with("count", small(*to)))
        }
        Event::CommunalChanged { player: who, to } => {
            let (about, line) = player(keys::BUSHIDO_LOG_COMMUNAL, *who);
            (about, line.with("count", small(*to)))
        }
        Event::ScenarioActed { model: id, objective } => {
            let (about, line) = model(keys::BUSHIDO_LOG_SCENARIO, *id);
            (about, line.with("objective", objective.as_str()))
        }
        Event::PointsChanged { player: who, by } => {
            let (about, line) = player(keys::BUSHIDO_LOG_POINTS, *who);
            (about, line.with("change", Arg::Signed((*by).into())))
        }
        Event::VictoryChanged { player: who, by } => {
            let (about, line) = player(keys::BUSHIDO_LOG_VICTORY, *who);
            (about, line.with("change", Arg::Signed((*by).into())))
        }
        Event::WipedOut { player: who, points } => {
            let (about, line) = player(keys::BUSHIDO_LOG_WIPED_OUT, *who);
            (about, line.with("count", *points))
        }
        Event::TurnScored { .. } => scored(state),
        Event::Hidden { player: who, kind, .. } => {
            let (about, line) = player(keys::BUSHIDO_LOG_HIDDEN, *who);
            (about, line.with("what", names::secret(*kind)))
        }
        Event::Revealed { secret } => revealed(state, *secret)?,
        Event::TerrainPlaced { piece, .. } => {
            (None, Line::new(keys::BUSHIDO_LOG_TERRAIN).with("name", piece.name.as_str()))
        }
        Event::TerrainTaken { .. } => (None, keys::BUSHIDO_LOG_TERRAIN_TAKEN.into()),
        Event::Remarked { note } => (None, Line::new(keys::BUSHIDO_NOTED).with("note", note.as_str())),
        Event::Ended { outcome: Outcome::Draw } => (None, keys::BUSHIDO_LOG_DRAW.into()),
        Event::Ended { outcome: Outcome::Won(winner) } => player(keys::BUSHIDO_LOG_WON, *winner),
    })
}

/// A change of a number, where nothing else is said.
pub(super) fn changed(state: &State, event: &Event) -> Said {
    let Event::Changed { model, gauge, from, to } = event else { return None };
    let name = names::model(state, *model);
    Some((Some(About::Model(*model)), tap(name, names::gauge(*gauge), to - from)))
}

/// What else an event has to say.
pub(super) fn details(state: &State, event: &Event) -> Vec<Line> {
    if let Event::ByHand { note } = event
        && !note.is_empty()
    {
        return vec![Line::new(keys::BUSHIDO_NOTED).with("note", note.as_str())];
    }
    match event {
        Event::Fought(fought) => fought_details(state, fought),
        Event::Tested(tested) => tested_dice(state, tested),
        Event::Shot(shot) => shot_dice(shot).into_iter().chain(shot.rolls.iter().map(damage_line)).collect(),
        Event::Ended { .. } => vec![closing::reason(state, because(state))],
        _ => Vec::new(),
    }
}

/// The dice of an exchange or a shot and what it comes to, in short; nothing of other steps.
pub fn thrown(state: &State, events: &[Event]) -> Vec<Line> {
    let of = |event: &Event| match event {
        Event::Fought(fought) => fought_dice(state, fought).into_iter().chain([fought_line(state, fought).1]).collect(),
        Event::Shot(shot) => shot_dice(shot).into_iter().chain([shot_line(state, shot).1]).collect(),
        _ => Vec::new(),
    };
    events.iter().flat_map(of).collect()
}

/// Everything an entry's events say, numbers last.
pub fn everything(state: &State, events: &[Event]) -> Vec<Line> {
    let said = events.iter().filter_map(|event| sentence(state, event).map(|(_, line)| line));
    let more = events.iter().flat_map(|event| details(state, event));
    let changes = events.iter().filter_map(|event| change_line(state, event));
    said.chain(more).chain(changes).collect()
}

fn change_line(state: &State, event: &Event) -> Option<Line> {
    let Event::Changed { model, gauge, from, to } = event else { return None };
    Some(
        Line::new(keys::BUSHIDO_LOG_FROM_TO)
            .with("name", names::model(state, *model))
            .with("gauge", names::gauge(*gauge))
            .with("from", *from)
            .with("to", *to),
    )
}

fn small(number: i64) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// A state with the value of its marker, where it has one.
fn state_with(condition: crate::games::bushido::state::condition::Condition, value: u8) -> Line {
    if condition.has_value() {
        Line::new(keys::BUSHIDO_STATE_VALUE).with("state", names::condition(condition)).with("value", value)
    } else {
        names::condition(condition).into()
    }
}

fn faces(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

fn tactical(state: &State, winner: Player, dice: &Players<Vec<u8>>) -> (Option<About>, Line) {
    let name = names::player(state, winner);
    let tally = |player: Player| Faces::of(dice.of(player)).tally(Counting::default());
    let (won, lost) = (tally(winner), tally(winner.opponent()));
    // Only in a turn nothing is added to the dice.
    let tied = state.phase() != Phase::SetUp && won.result == lost.result;
    let line = if dice.a.is_empty() && dice.b.is_empty() {
        Line::new(keys::BUSHIDO_LOG_TACTICAL_TOLD).with("player", name)
    } else {
        let key =
            if tied && won.dice > lost.dice { keys::BUSHIDO_LOG_TACTICAL_TIED } else { keys::BUSHIDO_LOG_TACTICAL };
        Line::new(key)
            .with("player", name)
            .with("own", faces(dice.of(winner)))
            .with("other", faces(dice.of(winner.opponent())))
    };
    (Some(About::Player(winner)), line)
}

fn fought_line(state: &State, fought: &Fought) -> (Option<About>, Line) {
    let Sides { active, other } = fought.models;
    let line = Line::new(keys::BUSHIDO_LOG_FOUGHT)
        .with("name", names::model(state, active))
        .with("other", names::model(state, other))
        .with("action", names::melee_action(fought.action))
        .with("dealt", fought.wounds.other)
        .with("taken", fought.wounds.active);
    (Some(About::Model(active)), line)
}

/// What both rolled, a line each.
fn fought_dice(state: &State, fought: &Fought) -> Vec<Line> {
    let Some(rolled) = &fought.rolled else { return Vec::new() };
    let told = |dice: &[u8]| if dice.is_empty() { "–".to_owned() } else { faces(dice) };
    let dice = |side: Side| {
        Line::new(keys::BUSHIDO_LOG_DICE)
            .with("name", names::model(state, *fought.models.of(side)))
            .with("attack", told(&rolled.dice.of(side).attack))
            .with("defence", told(&rolled.dice.of(side).defence))
    };
    Side::ALL.into_iter().map(dice).collect()
}

fn fought_details(state: &State, fought: &Fought) -> Vec<Line> {
    let Some(rolled) = &fought.rolled else { return Vec::new() };
    let compared = |one: &FoughtComparison| {
        let key = if one.winner == one.attacker { keys::BUSHIDO_LOG_ATTACK_WON } else { keys::BUSHIDO_LOG_DEFENCE_WON };
        Line::new(key).with("name", names::model(state, *fought.models.of(one.winner))).with("level", one.level)
    };
    let special = |one: &FoughtComparison| {
        one.special.map(|special| Line::new(keys::BUSHIDO_LOG_SPECIAL).with("special", names::special(special)))
    };
    let damage = |one: &FoughtComparison| one.rolls.iter().map(damage_line).collect::<Vec<_>>();
    let comparisons = rolled.comparisons.iter();
    let told = comparisons.flat_map(|one| std::iter::once(compared(one)).chain(special(one)).chain(damage(one)));
    fought_dice(state, fought).into_iter().chain(told).collect()
}

/// A Damage Roll: the two dice used, the row, Wounds.
fn damage_line((used, row, wounds): &([u8; 2], u8, u8)) -> Line {
    Line::new(keys::BUSHIDO_LOG_DAMAGE).with("dice", faces(used)).with("row", *row).with("wounds", *wounds)
}

fn shot_line(state: &State, shot: &ShotFired) -> (Option<About>, Line) {
    let about = Some(About::Model(shot.shooter));
    let named = |key: Key| {
        Line::new(key).with("name", names::model(state, shot.shooter)).with("target", names::model(state, shot.target))
    };
    let line = match (shot.hit, shot.number) {
        (_, None) => named(keys::BUSHIDO_LOG_SHOT_TOO_FAR),
        (None, Some(number)) => named(keys::BUSHIDO_LOG_SHOT_MISSED).with("result", shot.result).with("number", number),
        (Some(hit), Some(_)) if hit != shot.target => {
            named(keys::BUSHIDO_LOG_SHOT_FRIEND).with("friend", names::model(state, hit)).with("wounds", shot.wounds)
        }
        (Some(_), Some(_)) => named(keys::BUSHIDO_LOG_SHOT_HIT).with("wounds", shot.wounds),
    };
    (about, line)
}

fn tested_line(state: &State, tested: &Tested) -> (Option<About>, Line) {
    let key = match tested.passed {
        Passed::Yes => keys::BUSHIDO_LOG_TEST_PASSED,
        Passed::No => keys::BUSHIDO_LOG_TEST_FAILED,
    };
    let line =
        Line::new(key).with("name", names::model(state, tested.model)).with("test", test_name(state, &tested.kind));
    (Some(About::Model(tested.model)), line)
}

/// The dice of a test, roll by roll; of an opposed one the second is the other model's.
fn tested_dice(state: &State, tested: &Tested) -> Vec<Line> {
    let other = match &tested.kind {
        TestKind::Opposed { other, .. } => *other,
        TestKind::Fear(_) | TestKind::Size { .. } | TestKind::Ki { .. } | TestKind::Die { .. } => tested.model,
    };
    let rolls = tested.dice.iter().zip(std::iter::once(tested.model).chain(std::iter::repeat(other)));
    let line = |(dice, who): (&Vec<u8>, ModelId)| {
        Line::new(keys::BUSHIDO_LOG_TEST_DICE).with("name", names::model(state, who)).with("dice", faces(dice))
    };
    rolls.map(line).chain(opposed_result(state, tested)).collect()
}

/// What both came to in an opposed test that was rolled.
fn opposed_result(state: &State, tested: &Tested) -> Option<Line> {
    let TestKind::Opposed { other, boosts } = &tested.kind else { return None };
    let [first, second] = &tested.dice[..] else { return None };
    let ids = Sides { active: tested.model, other: *other };
    let sides = Sides::try_from_fn(|side| ki_side(state, *ids.of(side), *boosts.of(side), side)).ok()?;
    let dice = Sides { active: &first[..], other: &second[..] };
    let results = opposed_results(&sides, &dice, WithoutDie::of(&state.rulings()));
    let (own, against) = (results.active.0, results.other.0);
    let line = Line::new(keys::BUSHIDO_LOG_OPPOSED)
        .with("name", names::model(state, ids.active))
        .with("other", names::model(state, ids.other));
    Some(line.with("own", small(own)).with("against", small(against)).with("level", small((own - against).abs())))
}

/// The dice of a shot and what they came to; nothing where it was too far away.
fn shot_dice(shot: &ShotFired) -> Option<Line> {
    let number = shot.number?;
    let key = if shot.hit.is_some() { keys::BUSHIDO_LOG_SHOT_LEVEL } else { keys::BUSHIDO_LOG_SHOT_DICE };
    let line = Line::new(key).with("dice", faces(&shot.dice)).with("result", shot.result).with("number", number);
    Some(if shot.hit.is_some() { line.with("level", shot.level()) } else { line })
}

/// What a test is called: "Fear (5)".
pub fn test_name(state: &State, kind: &TestKind) -> Line {
    let numbered = |key: Key, number: i64| Line::new(key).with("number", small(number));
    match kind {
        TestKind::Fear(Fright::Number(number)) => numbered(keys::BUSHIDO_TEST_FEAR, (*number).into()),
        TestKind::Fear(Fright::Model(id)) => {
            let number = state.model(*id).map_or(0, |model| model.traits().amount("Fear"));
            numbered(keys::BUSHIDO_TEST_FEAR, number)
        }
        TestKind::Size { number } => numbered(keys::BUSHIDO_TEST_SIZE, (*number).into()),
        TestKind::Ki { number, .. } => numbered(keys::BUSHIDO_TEST_KI, (*number).into()),
        TestKind::Die { number } => numbered(keys::BUSHIDO_TEST_DIE, (*number).into()),
        TestKind::Opposed { other, .. } => {
            Line::new(keys::BUSHIDO_TEST_OPPOSED).with("name", names::model(state, *other))
        }
    }
}

/// "Turn 4: 3 : 5, a Victory Point to Reed Marsh", by the table after it.
fn scored(state: &State) -> (Option<About>, Line) {
    let score = state.score();
    let Some(turn) = score.turns().last() else { return (None, keys::BUSHIDO_LOG_NOTHING.into()) };
    let points = |key: Key| {
        Line::new(key).with("a", small(turn.points.a)).with("b", small(turn.points.b)).with("turn", score.turns().len())
    };
    match turn.awarded {
        None => (None, points(keys::BUSHIDO_LOG_SCORED)),
        Some(Awarded::Tie) => (None, points(keys::BUSHIDO_LOG_SCORED_TIE)),
        Some(Awarded::To(player)) => {
            let line = points(keys::BUSHIDO_LOG_SCORED_TO).with("player", names::player(state, player));
            (Some(About::Player(player)), line)
        }
    }
}

fn revealed(state: &State, number: u16) -> Said {
    let (_, secret) = state.secrets().find(|(one, _)| *one == number)?;
    let line = Line::new(keys::BUSHIDO_LOG_REVEALED)
        .with("player", names::player(state, secret.player))
        .with("what", names::secret(secret.kind))
        .with("text", secret.text.as_str());
    Some((Some(About::Player(secret.player)), line))
}
