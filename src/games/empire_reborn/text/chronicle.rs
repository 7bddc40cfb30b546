//! The chronicle as sentences: what its curves end at, deeds with their chance, the luck of the dice, the dead, the
//! longest treaty; and the whole of it as a text to keep.

use super::names;
use crate::games::empire_reborn::Table;
use crate::games::empire_reborn::event::Outcome;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::odds::history::{
    Curve, Death, Fought, History, Luck, Measure, Pact, Point, Result,
};
use crate::kernel::by::Small;
use crate::kernel::chronicle::Chronicle;
use crate::kernel::line::{Arg, Line};
use crate::words::empire_reborn as keys;

/// What is drawn.
pub fn measure(measure: Measure) -> Line {
    let id = match measure {
        Measure::Koku => "koku",
        Measure::Provinces => "provinces",
        Measure::Units => "units",
        Measure::Honor => "honor",
    };
    Line::new(keys::ER_MEASURE).with("measure", id)
}

fn small(number: i64) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// A number with so many decimal places.
fn decimal(number: i64, unit: i64) -> Arg {
    let (whole, part) = (number / unit, number % unit * 10 / unit);
    let sign = if number < 0 && whole == 0 { "\u{2212}" } else { "" };
    let line = Line::new(keys::ER_DECIMAL).with("whole", format!("{sign}{whole}"));
    line.with("tenth", part.unsigned_abs().to_string()).into()
}

/// A value of a curve.
pub fn value(measure: Measure, point: &Point) -> Arg {
    let value = point.values[measure.index()];
    match measure {
        Measure::Koku | Measure::Provinces | Measure::Units => Arg::Number(value),
        Measure::Honor => decimal(value, 10),
    }
}

/// Where a Clan stands.
pub fn standing(curve: &Curve) -> Option<Line> {
    let last = curve.points.last()?;
    let line = Line::new(keys::ER_CHRONICLE_STANDING)
        .with("clan", names::clan(curve.clan))
        .with("koku", value(Measure::Koku, last))
        .with("provinces", value(Measure::Provinces, last))
        .with("units", value(Measure::Units, last))
        .with("honor", value(Measure::Honor, last));
    Some(line)
}

/// A deed and the chance it had, in whole percent.
pub fn result(state: &State, result: &Result, percent: String) -> Line {
    let key = match result.outcome {
        Outcome::Actor => keys::ER_CHRONICLE_WON,
        Outcome::Target | Outcome::Again | Outcome::Nobody => keys::ER_CHRONICLE_LOST,
    };
    Line::new(key)
        .with("turn", small(result.turn.into()))
        .with("deed", names::deed(result.deed))
        .with("name", names::person(state, result.both[0]))
        .with("target", names::person(state, result.both[1]))
        .with("chance", percent)
}

/// A battle and the chance it had, in whole percent, where that is known.
pub fn fought(fought: &Fought, percent: Option<String>) -> Line {
    let [attacker, defender] = fought.clans.map(names::clan);
    let (winner, loser) = match fought.winner {
        Role::Attacker => (attacker, defender),
        Role::Defender => (defender, attacker),
    };
    let key = if percent.is_some() { keys::ER_CHRONICLE_BATTLE } else { keys::ER_CHRONICLE_BATTLE_BARE };
    let line = Line::new(key).with("turn", small(fought.turn.into())).with("place", fought.place.as_str());
    let line = line.with("winner", winner).with("loser", loser);
    percent.into_iter().fold(line, |line, chance| line.with("chance", chance))
}

/// The dice of a Clan.
pub fn luck(luck: &Luck) -> Line {
    let line = Line::new(keys::ER_CHRONICLE_LUCK).with("clan", names::clan(luck.clan)).with("count", small(luck.dice));
    line.with("mean", decimal(luck.mean, 1_000)).with("expected", decimal(luck.expected, 1_000))
}

/// Somebody who died.
pub fn death(state: &State, death: &Death) -> Line {
    let season = names::season(Season::of_turn(death.turn));
    let line = Line::new(keys::ER_CHRONICLE_DEATH).with("turn", small(death.turn.into())).with("season", season);
    line.with("name", names::person(state, death.who))
}

/// The treaty that lasted longest.
pub fn pact(pact: &Pact) -> Line {
    let [own, with] = &pact.between;
    Line::new(keys::ER_CHRONICLE_PACT)
        .with("clan", names::clan(pact.clan))
        .with("partner", names::clan(pact.partner))
        .with("own", own.as_str())
        .with("with", with.as_str())
        .with("count", small(pact.turns.into()))
}

/// The campaign in short, as sentences: where everybody stands, the longest treaty, the dead, the luckiest dice.
pub fn closing(state: &State, history: &History) -> Vec<Line> {
    let season = names::season(state.season());
    let turn = Line::new(keys::ER_LOG_TURN).with("turn", small(state.turn().into())).with("season", season);
    let standings = history.curves.iter().filter_map(standing);
    let longest = history.longest.iter().filter(|pact| pact.turns > 0).map(self::pact);
    let deaths = history.deaths.iter().map(|one| death(state, one));
    std::iter::once(turn)
        .chain(standings)
        .chain(longest)
        .chain(deaths)
        .chain(history.luck.iter().map(self::luck))
        .collect()
}

/// Every sentence of the log, the turns between them.
pub fn log(table: &Table) -> Vec<Line> {
    let chronicle = Chronicle::read(table, None);
    let lines = chronicle.lines().lines();
    let told = lines.iter().take(table.cursor());
    told.flat_map(|line| std::iter::once(line.headline.clone()).chain(line.details.clone())).collect()
}
