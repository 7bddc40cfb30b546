//! The page that closes a game, as plain data: what is worth telling, for a text or a picture.

use super::names;
use crate::games::bushido::Table;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::{Player, Players};
use crate::games::bushido::model::sides::Side;
use crate::games::bushido::rules::score::{Awarded, Outcome};
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::views::phases::Because;
use crate::games::bushido::views::story::{DiceSum, ModelStory, TurnView, story};
use crate::kernel::line::Line;
use crate::words::bushido as keys;

/// How many models are told of.
const BEST: usize = 3;

/// A game in short.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing {
    /// Who wins, or that it goes on.
    pub verdict: Line,
    /// The scenario, its turn, the Victory Points.
    pub lead: Line,
    /// Both sides, whoever has more Victory Points first.
    pub sides: Vec<Line>,
    /// Turn by turn.
    pub turns: Vec<Line>,
    /// The models that dealt most, then the hardest blow.
    pub deeds: Vec<Line>,
}

/// The game so far, or when it is over.
pub fn closing(table: &Table) -> Closing {
    let (state, story) = (table.state(), story(table));
    let mut sides = Player::ALL;
    sides.sort_by_key(|player| -state.victory(*player));
    let best = story.models.iter().filter(|model| model.dealt > 0).take(BEST).map(model_line);
    Closing {
        verdict: verdict(state, state.ended()),
        lead: Line::new(keys::BUSHIDO_CLOSING_LEAD)
            .with("scenario", state.title().as_str())
            .with("turn", state.turn())
            .with("a", small(state.victory(sides[0])))
            .with("b", small(state.victory(sides[1]))),
        sides: sides.map(|player| side_line(state, player, &story.dice, &story.rice)).to_vec(),
        turns: story.turns.iter().map(|turn| turn_line(state, turn)).collect(),
        deeds: best.chain(hardest_blow(table)).collect(),
    }
}

/// How it came out.
pub fn verdict(state: &State, outcome: Option<Outcome>) -> Line {
    match outcome {
        Some(Outcome::Won(player)) => Line::new(keys::BUSHIDO_WINS).with("player", names::player(state, player)),
        Some(Outcome::Draw) => keys::BUSHIDO_DRAWN.into(),
        None => keys::BUSHIDO_STORY_GOES_ON.into(),
    }
}

/// Why it is over.
pub fn reason(state: &State, because: Because) -> Line {
    match because {
        Because::NoModels(player) => no_models(state, player),
        Because::AllScored => keys::BUSHIDO_OVER_ALL_SCORED.into(),
        Because::LastTurn => keys::BUSHIDO_OVER_LAST_TURN.into(),
        Because::Told => keys::BUSHIDO_OVER_TOLD.into(),
    }
}

/// Somebody has no models in play.
pub fn no_models(state: &State, player: Player) -> Line {
    Line::new(keys::BUSHIDO_OVER_NO_MODELS).with("player", names::player(state, player))
}

/// The average of dice with two decimals.
pub fn average(dice: DiceSum) -> String {
    let hundredths = if dice.count > 0 { dice.sum * 100 / dice.count } else { 0 };
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn side_line(state: &State, player: Player, dice: &Players<DiceSum>, rice: &Players<Option<i64>>) -> Line {
    Line::new(keys::BUSHIDO_CLOSING_SIDE)
        .with("player", names::player(state, player))
        .with("victory", small(state.victory(player)))
        .with("rice", names::known(*rice.of(player)))
        .with("average", average(*dice.of(player)))
}

fn turn_line(state: &State, turn: &TurnView) -> Line {
    let award: Line = match turn.awarded {
        Some(Awarded::To(player)) => Line::new(keys::BUSHIDO_END_AWARD).with("player", names::player(state, player)),
        Some(Awarded::Tie) => keys::BUSHIDO_END_TIE.into(),
        None => keys::BUSHIDO_END_NO_AWARD.into(),
    };
    let line = Line::new(keys::BUSHIDO_CLOSING_TURN).with("turn", i16::try_from(turn.turn).unwrap_or(i16::MAX));
    line.with("a", small(turn.points.a)).with("b", small(turn.points.b)).with("award", award)
}

fn model_line(model: &ModelStory) -> Line {
    let did = Line::new(keys::BUSHIDO_STORY_MODEL)
        .with("dealt", small(model.dealt))
        .with("taken", small(model.taken))
        .with("kills", small(model.kills));
    Line::new(keys::BUSHIDO_CLOSING_MODEL).with("name", model.name.as_str()).with("did", did)
}

/// The exchange or shot that dealt most, if any dealt a Wound; of several the first.
fn hardest_blow(table: &Table) -> Option<Line> {
    let state = table.state();
    let events = table.entries()[..table.cursor()].iter().flat_map(|entry| &entry.events);
    let blows = events.flat_map(blows).filter(|(_, _, wounds)| *wounds > 0);
    let hardest = |best: Option<(ModelId, ModelId, u8)>, one: (ModelId, ModelId, u8)| match best {
        Some(best) if best.2 >= one.2 => Some(best),
        _ => Some(one),
    };
    let (who, whom, wounds) = blows.fold(None, hardest)?;
    let line = Line::new(keys::BUSHIDO_CLOSING_BLOW).with("name", names::model(state, who));
    Some(line.with("other", names::model(state, whom)).with("count", wounds))
}

/// Who dealt whom how many Wounds.
fn blows(event: &Event) -> Vec<(ModelId, ModelId, u8)> {
    match event {
        Event::Fought(fought) => {
            let of = |side: Side| {
                let other = side.opponent();
                (*fought.models.of(side), *fought.models.of(other), *fought.wounds.of(other))
            };
            Side::ALL.map(of).to_vec()
        }
        Event::Shot(shot) => shot.hit.map(|hit| (shot.shooter, hit, shot.wounds)).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn small(number: i64) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// Everything as a text to share, line by line; an empty line parts what belongs apart.
pub fn text(closing: &Closing, say: impl Fn(&Line) -> String) -> String {
    let by_app = Line::new(keys::CLOSING_BY_APP).with("game", keys::GAME_BUSHIDO).with("app", keys::CLOSING_APP);
    let all = |lines: &[Line]| lines.iter().map(&say).collect::<Vec<_>>();
    let parts = [
        vec![say(&closing.verdict), say(&closing.lead)],
        all(&closing.sides),
        all(&closing.turns),
        all(&closing.deeds),
        vec![say(&by_app)],
    ];
    parts.iter().filter(|part| !part.is_empty()).map(|part| part.join("\n")).collect::<Vec<_>>().join("\n\n")
}
