//! `rokugan simulate`: plays the scenarios of a pack and prints how they come out.

use crate::failure::Failure;
use crate::plan::fits;
use rokugan::games::champions::model::scenario::Scenario;
use rokugan::games::champions::pack::{self, Pack};
use rokugan::games::champions::simulator::{Asked, Figures, simulate as run};
use serde::Serialize;

/// What the players of the simulation play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// How.
    pub asked: Asked,
    /// Which scenario, by its name; all of the pack where none is named.
    pub scenario: Option<String>,
}

/// The answer.
#[derive(Debug, Serialize)]
pub struct Simulated {
    scenarios: Vec<Figures>,
}

/// Plays. The second part is the verdict: nothing may go against the rules.
///
/// # Errors
///
/// The pack cannot be read, or a scenario cannot be played.
pub fn simulate(text: &str, order: &Order) -> Result<(Simulated, Result<(), Failure>), Failure> {
    fits(text)?;
    let own = pack::read(text).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let (practice, rulebook) = (pack::practice(), pack::builtin());
    let packs = [&own, &practice, &rulebook];
    let mut scenarios = Vec::new();
    for (place, scenario) in chosen(&own, order)? {
        let at = |error| Failure::Unreadable(format!("scenarios[{place}].{error}"));
        scenarios.push(run(scenario, &packs, &order.asked).map_err(at)?);
    }
    let verdict = verdict(&scenarios);
    Ok((Simulated { scenarios }, verdict))
}

/// The scenarios that are meant, with their places in the pack. One that is only a header is left out, unless it is
/// named.
fn chosen<'a>(pack: &'a Pack, order: &Order) -> Result<Vec<(usize, &'a Scenario)>, Failure> {
    let all = pack.scenarios.iter().enumerate();
    let meant: Vec<_> = match &order.scenario {
        Some(name) => all.filter(|(_, scenario)| scenario.name.as_str() == name).collect(),
        None => all.filter(|(_, scenario)| scenario.script.is_some()).collect(),
    };
    match (&order.scenario, meant.is_empty()) {
        (_, false) => Ok(meant),
        (Some(name), true) => Err(Failure::Unreadable(format!("scenarios: none is called \"{name}\""))),
        (None, true) => Err(Failure::Unreadable("scenarios: none with a script".to_owned())),
    }
}

fn verdict(scenarios: &[Figures]) -> Result<(), Failure> {
    let found = scenarios.iter().find_map(|figures| Some((figures, figures.violations.first()?)));
    match found {
        None => Ok(()),
        Some((figures, one)) => {
            let word = serde_json::to_value(one.kind).ok().and_then(|word| word.as_str().map(str::to_owned));
            Err(Failure::Differs(format!(
                "{}: game {}, entry {}: {}: {}",
                figures.scenario,
                one.first_game,
                one.entry,
                word.unwrap_or_default(),
                one.detail
            )))
        }
    }
}
