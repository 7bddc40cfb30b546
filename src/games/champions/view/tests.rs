//! What is shown is told part by part: a step changes the parts it is about, and no other.

use super::{GaugeView, champion, head, honor, next_step, order};
use crate::games::champions::command::Command;
use crate::games::champions::demo;
use crate::games::champions::model::ids::{ChampionId, EnemyId, Who};
use crate::games::champions::model::name::Note;
use crate::games::champions::model::quantity::Gauge;
use crate::games::champions::model::state::State;
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::journal::Stamp;

fn gauge(state: &State, id: ChampionId, gauge: Gauge) -> GaugeView {
    champion(state, id).gauges[gauge.index()]
}

fn by_hand(who: Who, gauge: Gauge, by: i16) -> Command {
    Command::Adjust { who, gauge, by, note: Note::default() }
}

/// The Champions, and their gauges, that are not as they were.
fn changed(before: &State, now: &State) -> (Vec<ChampionId>, Vec<(ChampionId, Gauge)>) {
    let all = ChampionId::ALL.iter().copied();
    let pairs = all.clone().flat_map(|id| Gauge::ALL.iter().map(move |one| (id, *one)));
    (
        all.filter(|id| champion(before, *id) != champion(now, *id)).collect(),
        pairs.filter(|(id, one)| gauge(before, *id, *one) != gauge(now, *id, *one)).collect(),
    )
}

#[test]
fn a_game_that_has_ended_shows_its_result_and_nobody_acts() {
    use super::{ActivationState, acting};
    use crate::games::champions::model::turn::GroupObjective;
    use crate::games::champions::offers::{offers, possible};
    use crate::games::champions::refusal::RefusalKind;
    use crate::games::champions::scoring;
    let mut trial = crate::games::champions::trial::acting(&[]);
    let first = ChampionId::First;
    assert!(acting(trial.state()) == Some(first) && head(trial.state()).over.is_none());
    trial.does(Command::EndGame { objective: GroupObjective::Missed });
    let state = trial.state();
    let (sheet, shown) = (scoring::score(state), honor(state));
    assert_eq!((shown.margin(), shown.at_end), (sheet.margin(), sheet.margin()), "no two numbers for one result");
    let english = crate::words::Words::new(crate::words::Language::English);
    assert_eq!(head(state).over.map(|over| english.say(&over.title.into())).as_deref(), Some("Defeat"));
    assert_eq!((acting(state), champion(state, first).activation), (None, ActivationState::Off));
    let actor = crate::games::champions::model::ids::Actor::Champion(first);
    assert_eq!(possible(state, actor).count(), 0);
    let over = |kind: RefusalKind| kind == RefusalKind::GameOver;
    assert!(offers(state, actor).into_iter().all(|offer| offer.refusal.is_some_and(|refusal| over(refusal.kind))));
}

/// Which of head, Honor, order and next step are not as they were.
fn parts(before: &State, now: &State) -> [bool; 4] {
    [
        head(before) != head(now),
        honor(before) != honor(now),
        order(before) != order(now),
        next_step(before) != next_step(now),
    ]
}

#[test]
fn a_step_changes_what_is_shown_of_whom_it_is_about_alone() {
    let mut table = demo::table(Seed(1), Stamp(0)).expect("the demonstration table is sound");
    let id = ChampionId::ALL[0];
    for (place, one) in Gauge::ALL.iter().enumerate() {
        assert_eq!(champion(table.state(), id).gauges[place].gauge, *one, "each gauge in its own place");
    }
    let begun = table.state().clone();
    let value = gauge(&begun, id, Gauge::Honor).value.expect("the practice cards are whole");
    table.commit(by_hand(Who::Champion(id), Gauge::Honor, 1), Stamp(1)).expect("Honor can be changed by hand");
    let honored = table.state().clone();
    assert_eq!(changed(&begun, &honored), (vec![id], vec![(id, Gauge::Honor)]));
    assert_eq!(gauge(&honored, id, Gauge::Honor).value, Some(value + 1));

    table.commit(by_hand(Who::Enemy(EnemyId(0)), Gauge::Life, -1), Stamp(2)).expect("an Enemy can be wounded by hand");
    assert_eq!(changed(&honored, table.state()), (vec![], vec![]), "a step elsewhere");
}

#[test]
fn a_step_changes_the_parts_it_is_about_alone() {
    let mut table = demo::table(Seed(1), Stamp(0)).expect("the demonstration table is sound");
    let begun = table.state().clone();
    table.commit(by_hand(Who::Champion(ChampionId::ALL[0]), Gauge::Honor, 1), Stamp(1)).expect("it is allowed");
    let honored = table.state().clone();
    assert_eq!(parts(&begun, &honored), [false, true, false, false], "a step of Honor");
    assert_eq!(honor(&honored).group, honor(&begun).group + 1);
    table.commit(by_hand(Who::Enemy(EnemyId(0)), Gauge::Life, -1), Stamp(1)).expect("it is allowed");
    assert_eq!(parts(&honored, table.state()), [false; 4], "an Enemy is wounded");
    let wounded = table.state().clone();
    table.go_to(table.cursor() - 2);
    assert_eq!(parts(&wounded, table.state()), [false, true, false, false], "both are taken back");
    assert_eq!(honor(table.state()), honor(&begun));
}
