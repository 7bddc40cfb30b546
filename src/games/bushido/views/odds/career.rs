//! Statistics over tables that have ended, by the names of Warbands: games, luck of dice, splits against the best mixtures,
//! Wounds by model, Rice Killed, states suffered.
//!
//! Games that go on are left out: who leads has not won. So are demonstrations and first lessons: nobody chose what they
//! begin with.

use super::statistics::{SplitsView, statistics};
use crate::games::bushido::Table;
use crate::games::bushido::demo::is_to_look_around;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::rules::score::Outcome;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::views::story::{DiceSum, story};
use std::collections::BTreeMap;

/// All games of a device that have ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Career {
    /// How many.
    pub games: u32,
    /// What each Warband did, by its name.
    pub warbands: BTreeMap<String, Deeds>,
}

/// What a Warband did in all its games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deeds {
    /// Its games.
    pub games: u32,
    /// Those it won.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// Its dice.
    pub dice: DiceSum,
    /// How its player divided them.
    pub splits: SplitsView,
    /// Rice of Enemies Killed, in the games that know it.
    pub rice: i64,
    /// What its models did, by their names.
    pub models: BTreeMap<String, ModelDeeds>,
    /// Markers its models got.
    pub states: BTreeMap<Condition, u32>,
}

/// What a model did in all its games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ModelDeeds {
    /// Wounds it dealt.
    pub dealt: i64,
    /// Wounds it took.
    pub taken: i64,
    /// Enemies Killed.
    pub kills: i64,
}

impl Career {
    /// Adds a table whose game has ended; each exchange is solved once more, so this takes its time.
    pub fn add(&mut self, table: &Table) {
        let state = table.state();
        let Some(outcome) = state.ended().filter(|_| !is_to_look_around(table)) else { return };
        let (story, numbers) = (story(table), statistics(table));
        self.games += 1;
        for player in Player::ALL {
            let deeds = self.warbands.entry(state.warband(player).parts().name.clone()).or_default();
            deeds.games += 1;
            deeds.won += u32::from(outcome == Outcome::Won(player));
            deeds.drawn += u32::from(outcome == Outcome::Draw);
            let dice = story.dice.of(player);
            deeds.dice.count += dice.count;
            deeds.dice.sum += dice.sum;
            deeds.splits.add(numbers.splits.of(player));
            deeds.rice += story.rice.of(player).unwrap_or(0);
            for (condition, count) in numbers.states.of(player) {
                *deeds.states.entry(*condition).or_default() += count;
            }
            for model in story.models.iter().filter(|model| model.player == player) {
                let of = deeds.models.entry(model.name.clone()).or_default();
                of.dealt += model.dealt;
                of.taken += model.taken;
                of.kills += model.kills;
            }
        }
    }

    /// All of it as tables to keep, a line each, divided by commas.
    pub fn csv(&self) -> String {
        let mut lines = vec![format!("warband,games,won,drawn,{SIDE_COLUMNS}")];
        for (name, deeds) in &self.warbands {
            let Deeds { games, won, drawn, .. } = deeds;
            let side = side_columns(deeds.dice, &deeds.splits, Some(deeds.rice));
            lines.push(format!("{},{games},{won},{drawn},{side}", quoted(name)));
        }
        lines.push("warband,model,dealt,taken,kills".to_owned());
        for (name, deeds) in &self.warbands {
            lines.extend(deeds.models.iter().map(|(model, did)| {
                format!("{},{},{},{},{}", quoted(name), quoted(model), did.dealt, did.taken, did.kills)
            }));
        }
        lines.push("warband,state,markers".to_owned());
        for (name, deeds) in &self.warbands {
            lines.extend(state_lines(name, &deeds.states));
        }
        lines.into_iter().map(|line| line + "\n").collect()
    }
}

/// What [`side_columns`] says.
pub(super) const SIDE_COLUMNS: &str =
    "dice,sum_of_dice,expected_sum,splits,attack_dice,best_attack_dice,value_given_away,rice_killed";

/// Dice, splits and Rice of a side; "?" where it is not known.
pub(super) fn side_columns(dice: DiceSum, splits: &SplitsView, rice: Option<i64>) -> String {
    let rice = rice.map_or_else(|| "?".to_owned(), |rice| rice.to_string());
    // 3½ is expected of each die.
    let expected = format!("{}.{}", dice.count * 7 / 2, dice.count % 2 * 5);
    let SplitsView { count, attack, best, lost } = splits;
    format!("{},{},{expected},{count},{attack:.0},{best:.2},{lost:.3},{rice}", dice.count, dice.sum)
}

/// The states that models of a side suffered, a line each.
pub(super) fn state_lines(name: &str, states: &BTreeMap<Condition, u32>) -> Vec<String> {
    states.iter().map(|(condition, count)| format!("{},{},{count}", quoted(name), condition.name())).collect()
}

/// A text between quotation marks, its own ones doubled.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}
