//! How many tokens the box holds (rulebook p. 6–7), and where a scenario asks for more. It stops nobody: players have
//! coins and buttons.

use super::script::Script;
use crate::games::champions::model::scenario::Scenario;
use crate::small;

/// A kind of token a scenario uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// Whoever can be asked.
    Persona,
    /// What can be taken.
    Item,
    /// Numbered areas where Reinforcements return.
    Reinforcement,
    /// Numbered tokens of an Investigation.
    Objective,
    /// Numbered Events.
    Event,
    /// Letters of the longest Patrol: the red ones.
    Patrol,
    /// Letters of any other Patrol: the blue and the green ones.
    OtherPatrol,
    /// Colours of Patrols.
    PatrolColor,
}
small!(Token: Persona, Item, Reinforcement, Objective, Event, Patrol, OtherPatrol, PatrolColor);

impl Token {
    /// How many the box holds.
    pub const fn in_the_box(self) -> usize {
        match self {
            Self::Persona => 15,
            Self::Item => 5,
            Self::Reinforcement => 6,
            Self::Objective | Self::Patrol => 8,
            Self::Event => 10,
            Self::OtherPatrol => 4,
            Self::PatrolColor => 3,
        }
    }

    fn asked_by(self, script: &Script) -> usize {
        let inquiry = script.inquiry.as_ref();
        let mut patrols: Vec<usize> = script.routes.iter().map(|route| route.areas.len()).collect();
        patrols.sort_by_key(|letters| std::cmp::Reverse(*letters));
        let patrol = |place: usize| patrols.get(place).copied().unwrap_or(0);
        match self {
            Self::Persona => inquiry.map_or(0, |inquiry| inquiry.personae.len()),
            Self::Item => script.items.len(),
            Self::Reinforcement => script.reinforcements.len(),
            Self::Objective => inquiry.map_or(0, |inquiry| inquiry.tokens.len()),
            Self::Event => script.events.len(),
            Self::Patrol => patrol(0),
            Self::OtherPatrol => patrol(1),
            Self::PatrolColor => patrols.len(),
        }
    }
}

/// The tokens of which the box holds too few for a scenario, with how many it asks for.
pub fn beyond(scenario: &Scenario) -> Vec<(Token, usize)> {
    use crate::kernel::by::Small as _;
    let Some(script) = scenario.script.as_deref() else { return Vec::new() };
    let asked = Token::ALL.iter().map(|token| (*token, token.asked_by(script)));
    asked.filter(|(token, asked)| *asked > token.in_the_box()).collect()
}
