//! How a scenario scores, ready to be drawn: its turns, and what each kind of objective or zone is worth to whom (BU-SCN).

use crate::games::bushido::model::player::Players;
use crate::games::bushido::model::scenario::{Alignment, Award, Decreasing, Element, Interaction, ScenarioParts};
use crate::games::bushido::setup::ScenarioChoice;

/// How a scenario scores.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoringView {
    /// Its turns, from the first to the last it may have.
    pub turns: Vec<Vec<Mark>>,
    /// Its objectives and zones by what they are worth.
    pub groups: Vec<Group>,
    /// What a Victory Point is awarded for.
    pub award: Award,
    /// What a Scenario action does.
    pub interaction: Interaction,
    /// What leaves after a Victory Point.
    pub decreasing: Decreasing,
}

/// What a turn brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Scenario Points start at 0.
    Reset,
    /// All objectives are Neutral again.
    ResetInfluence,
    /// A Victory Point at its end.
    Award,
    /// A die may make it the last.
    MayEnd,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Objectives.
    Objective,
    /// Zones.
    Zone,
}

/// Objectives or zones that are worth the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Which of the two.
    pub place: Place,
    /// To whom they are Friendly at the beginning.
    pub alignment: Alignment,
    /// How many.
    pub count: usize,
    /// Scenario Points of each player for one of them; nothing where it gives none.
    pub points: Option<Players<i64>>,
}

/// How a scenario of these parts scores.
pub fn scoring(choice: &ScenarioChoice, parts: &ScenarioParts) -> ScoringView {
    let variable = match choice {
        ScenarioChoice::Own { variable, .. } => variable.map(usize::from),
        ScenarioChoice::Keii | ScenarioChoice::Seikyu | ScenarioChoice::Idols => None,
    };
    let prays = matches!(parts.interaction, Interaction::Prayer(_));
    let objectives = groups(Place::Objective, &parts.objectives).map(|group| if prays { worth(group) } else { group });
    ScoringView {
        turns: (1..=parts.length).map(|turn| marks(turn, variable, parts)).collect(),
        groups: objectives.chain(groups(Place::Zone, &parts.zones).map(worth)).collect(),
        award: parts.award,
        interaction: parts.interaction,
        decreasing: parts.decreasing,
    }
}

fn marks(turn: usize, variable: Option<usize>, parts: &ScenarioParts) -> Vec<Mark> {
    let may_end = variable.is_some_and(|from| turn >= from) && turn < parts.length;
    let all = [
        (Mark::Reset, parts.reset.contains(&turn)),
        (Mark::ResetInfluence, parts.reset_influence.contains(&turn)),
        (Mark::Award, parts.score_at.contains(&turn)),
        (Mark::MayEnd, may_end),
    ];
    all.into_iter().filter(|(_, holds)| *holds).map(|(mark, _)| mark).collect()
}

fn groups(place: Place, elements: &[Element]) -> impl Iterator<Item = Group> {
    use crate::games::bushido::model::player::Player::{A, B};
    let all = [Alignment::Friendly(A), Alignment::Neutral, Alignment::Friendly(B)].map(|alignment| {
        let count = elements.iter().filter(|element| element.alignment == alignment).count();
        Group { place, alignment, count, points: None }
    });
    all.into_iter().filter(|group| group.count > 0)
}

fn worth(group: Group) -> Group {
    Group { points: Some(Players::from_fn(|player| group.alignment.points(player))), ..group }
}
