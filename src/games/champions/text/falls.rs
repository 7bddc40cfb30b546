//! Who falls with a step and what that moves, in a few sentences: for whoever tapped one key and ended an Activation.

use super::names;
use crate::games::champions::command::Fall;
use crate::games::champions::event::Event;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::kernel::line::Line;
use crate::words::champions as keys;

/// "Hida Jun Eliminated. Threshold 24 to 20. Doji Aki acts now." Nothing where nobody on the players' side fell.
///
/// `after` is the table after these events, `threshold` the Threshold before them.
pub fn lines(after: &State, events: &[Event], threshold: i16) -> Vec<Line> {
    let fell = events.iter().filter_map(|event| match event {
        Event::Fell { actor, fall } => {
            let key = match fall {
                Fall::Eliminated => keys::STATUS_ELIMINATED,
                Fall::Corrupted => keys::STATUS_CORRUPTED,
            };
            Some(Line::new(keys::SAID_FELL).with("name", names::actor(after, *actor)).with("status", key))
        }
        _ => None,
    });
    let mut lines: Vec<Line> = fell.collect();
    if lines.is_empty() {
        return lines;
    }
    lines.extend(events.iter().filter_map(|event| match event {
        Event::EnemyEliminated { enemy, .. } => {
            let name = names::enemy(after, *enemy);
            Some(Line::new(keys::SAID_FELL).with("name", name).with("status", keys::STATUS_ELIMINATED))
        }
        _ => None,
    }));
    lines.extend(events.iter().filter_map(|event| turned(after, event)));
    let now = queries::threshold(after).total();
    if now != threshold {
        lines.push(Line::new(keys::SAID_THRESHOLD).with("from", threshold).with("to", now));
    }
    lines.extend(events.iter().filter_map(|event| match event {
        Event::ActivationBegan { champion } => {
            Some(Line::new(keys::SAID_ACTS).with("name", names::champion(after, *champion)))
        }
        _ => None,
    }));
    lines
}

/// Who stands with the Enemies now in the place of whoever was Corrupted, and whether its card is still to be typed in.
fn turned(after: &State, event: &Event) -> Option<Line> {
    let Event::EnemyAdded { enemy, card, was: Some(_), .. } = event else { return None };
    let untold = card.life.is_unknown() && card.melee.is_unknown();
    let key = if untold { keys::SAID_TURNED_UNTOLD } else { keys::SAID_TURNED };
    Some(Line { key, args: vec![("name", names::enemy(after, *enemy).into())] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::champions::command::Command;
    use crate::games::champions::model::ids::{ChampionId, Who};
    use crate::games::champions::model::name::Note;
    use crate::games::champions::model::quantity::Gauge;
    use crate::games::champions::trial;
    use crate::words::{Language, Words};

    /// What the first Champion's loss of this much Life says.
    fn said(by: i16) -> Vec<String> {
        let mut trial = trial::acting(&[]);
        let threshold = queries::threshold(trial.state()).total();
        let command =
            Command::Adjust { who: Who::Champion(ChampionId::First), gauge: Gauge::Life, by, note: Note::default() };
        let events = trial.asks(&command).unwrap();
        trial.does(command);
        let words = Words::new(Language::English);
        lines(trial.state(), &events, threshold).iter().map(|line| words.say(line)).collect()
    }

    #[test]
    fn a_fall_says_who_what_it_moves_and_who_acts_now() {
        let said = said(-99);
        assert_eq!(said.len(), 3, "{said:?}");
        assert!(said[0].ends_with(" Eliminated."), "{said:?}");
        assert!(said[1].starts_with("Threshold "), "{said:?}");
        assert!(said[2].ends_with(" acts now."), "{said:?}");
    }

    /// CH-ELI: its card is turned over; what nobody has typed in is asked for.
    #[test]
    fn a_corruption_says_whose_card_lies_there_now() {
        let mut trial = trial::acting(&[]);
        let threshold = queries::threshold(trial.state()).total();
        let command = Command::Fall { champion: ChampionId::Second, fall: Fall::Corrupted };
        let events = trial.asks(&command).unwrap();
        trial.does(command);
        let words = Words::new(Language::English);
        let said: Vec<String> = lines(trial.state(), &events, threshold).iter().map(|line| words.say(line)).collect();
        assert!(said[0].ends_with(" Corrupted."), "{said:?}");
        assert!(said[1].ends_with("with the Enemies now. Its card is not typed in."), "{said:?}");
    }

    #[test]
    fn a_wound_says_nothing_of_that() {
        assert_eq!(said(-1), Vec::<String>::new());
    }
}
