//! CH-TURN: the four phases and what happens by itself between them.

use crate::support::*;
use rokugan::games::champions::model::champion::Once;
use rokugan::games::champions::model::quantity::Turn;
use rokugan::games::champions::model::state::ActivationState;
use rokugan::games::champions::{queries, view};

const SEATS: [ChampionId; 5] = [First, Second, Third, Fourth, Fifth];

/// CH-TURN.
#[test]
fn a_turn_has_four_phases_in_their_order() {
    let mut t = five().start();
    let mut phases = vec![t.state().phase()];
    for command in [Command::BeginActivations { order: SEATS.to_vec() }]
        .into_iter()
        .chain(std::iter::repeat_n(Command::EndActivation, 5))
        .chain([Command::EndEnemies, Command::Recover])
    {
        t.does(command);
        phases.push(t.state().phase());
    }
    phases.dedup();
    use Phase::{Champions, Enemies, Preparation, Recovery};
    assert_eq!(phases, [Preparation, Champions, Enemies, Recovery, Preparation]);
}

/// CH-TURN: phases never go backwards in play, nor are they skipped.
#[test]
fn each_step_belongs_to_its_phase() {
    let wrong = |needs, is| RefusalKind::WrongPhase { needs, is };
    let begin = || Command::BeginActivations { order: SEATS.to_vec() };
    use Phase::{Champions, Enemies, Preparation, Recovery};
    let mut t = five().start();
    t.refuses(Command::EndActivation, wrong(Champions, Preparation), "CH-TURN-2");
    t.refuses(Command::EndEnemies, wrong(Enemies, Preparation), "CH-ENE");
    t.refuses(Command::Recover, wrong(Recovery, Preparation), "CH-TURN-4");
    t.does(begin());
    t.refuses(begin(), wrong(Preparation, Champions), "CH-TURN-1");
    t.refuses(Command::Recover, wrong(Recovery, Champions), "CH-TURN-4");
    t.until_enemies();
    t.refuses(begin(), wrong(Preparation, Enemies), "CH-TURN-1");
    t.refuses(Command::EndActivation, wrong(Champions, Enemies), "CH-TURN-2");
    t.refuses(act(First, healing()), wrong(Champions, Enemies), "CH-TURN-2");
    t.does(Command::EndEnemies);
    t.refuses(Command::EndEnemies, wrong(Enemies, Recovery), "CH-ENE");
}

/// CH-TURN-1.
#[test]
fn every_champion_in_play_has_one_place_in_the_order() {
    let mut t = five().start();
    let begin = |order: &[ChampionId]| Command::BeginActivations { order: order.to_vec() };
    t.refuses(begin(&SEATS[..4]), RefusalKind::OrderIncomplete, "CH-TURN-1");
    t.refuses(begin(&[First, First, Third, Fourth, Fifth]), RefusalKind::BadOrder, "CH-TURN-1");
    t.never(begin(&[First, First]));
    t.falls(Second, Fall::Eliminated);
    t.refuses(begin(&SEATS), RefusalKind::BadOrder, "CH-TURN-1");
    t.does(begin(&[Fifth, First, Third, Fourth]));
    assert_eq!(t.state().track().active(), Some(Fifth));
}

/// CH-TURN-1.
#[test]
fn the_counter_advances_on_every_turn_but_the_first() {
    let mut t = five().acting();
    assert_eq!(t.state().turn(), Turn::LEAST);
    t.until_next_turn();
    assert_eq!((t.state().turn().get(), t.state().phase()), (2, Phase::Preparation));
}

/// CH-TURN-2.
#[test]
fn champions_act_in_the_order_of_the_track() {
    let mut t = five().start();
    t.activations(&[Third, First, Fifth, Second, Fourth]);
    let mut acted = Vec::new();
    while let Some(active) = t.state().track().active() {
        let others = SEATS.into_iter().filter(|id| *id != active);
        for other in others {
            let kind = RefusalKind::NotActing { champion: other, acts: Some(active) };
            t.refuses(act(other, Action::SimpleManipulation), kind, "CH-TURN-2");
        }
        t.act(active, Action::SimpleManipulation).does(Command::EndActivation);
        acted.push(active);
    }
    assert_eq!(acted, [Third, First, Fifth, Second, Fourth]);
}

/// CH-TURN-2: who acts, waits and is done can be read from the track.
#[test]
fn the_track_shows_who_has_acted() {
    let mut t = five().acting();
    t.does(Command::EndActivation);
    let track = t.state().track();
    let states = [First, Second, Third].map(|id| track.state_of(id));
    assert_eq!(states, [ActivationState::Done, ActivationState::Acting, ActivationState::Waiting]);
}

/// CH-TURN-2, CH-ELI: nobody Eliminated acts.
#[test]
fn eliminated_champion_has_no_activation_to_come() {
    let mut t = five().acting();
    t.falls(Second, Fall::Eliminated).does(Command::EndActivation);
    assert_eq!(t.state().track().active(), Some(Third));
}

/// CH-TURN-2: the Activation ends with the Champion.
#[test]
fn the_next_champion_acts_when_the_acting_one_falls() {
    let mut t = five().acting();
    t.falls(First, Fall::Corrupted);
    assert_eq!(t.state().track().active(), Some(Second));
    for id in [Second, Third, Fourth, Fifth] {
        t.falls(id, Fall::Eliminated);
    }
    assert_eq!((t.state().track().active(), t.state().phase()), (None, Phase::Enemies));
}

/// CH-TURN-2.
#[test]
fn allies_act_in_the_champions_phase_only() {
    let mut t = five().start();
    let ally = t.ally(ally("Kitsu", &[]));
    let wrong = RefusalKind::WrongPhase { needs: Phase::Champions, is: Phase::Preparation };
    t.refuses(act(ally, movement(1)), wrong, "CH-TURN-2");
    t.activations(&SEATS).act(ally, movement(1));
    assert_eq!(t.gauge(ally, Gauge::Ap), 4);
}

/// CH-TURN-3, CH-ENE-1, CH-KEY.
#[test]
fn every_oni_heals_one_wound_when_the_enemies_phase_begins() {
    let mut t = five().acting();
    let (oni, other) = (t.foe(&[Keyword::Oni]), t.foe(&[]));
    let gone = t.foe(&[Keyword::Oni]);
    for foe in [oni, other] {
        t.adjust(foe, Gauge::Life, -2);
    }
    t.adjust(gone, Gauge::Life, -2).does(Command::RemoveEnemy { enemy: gone });
    t.until_enemies();
    assert_eq!([oni, other, gone].map(|foe| t.life(foe)), [3, 2, 2]);
}

/// CH-TURN-3: an unwounded Oni stays as it is.
#[test]
fn an_oni_heals_no_wound_it_does_not_have() {
    let mut t = five().acting();
    let oni = t.foe(&[Keyword::Oni]);
    t.until_enemies();
    assert_eq!((t.life(oni), t.changes()), (4, vec![]));
}

/// CH-TURN-4.
#[test]
fn recovery_loses_temporary_ki_returns_used_ki_and_adds_action_points() {
    let mut t = five().acting();
    t.act(First, Action::Concentration).act(First, Action::Investigation(Test { ki: 3, ..plain_test() }));
    assert_eq!((t.ki(First), t.used_ki(First), t.ap(First)), (1, 3, 1));
    t.until_next_turn();
    assert_eq!((t.ki(First), t.used_ki(First), t.ap(First)), (3, 0, 7));
}

/// CH-TURN-4: available is the card's value, whatever was gained or lost by hand.
#[test]
fn after_recovery_available_ki_is_the_cards_value() {
    for by in [-2, 4] {
        let mut t = five().acting();
        t.adjust(First, Gauge::Ki, by).until_next_turn();
        assert_eq!((t.ki(First), t.used_ki(First)), (3, 0));
    }
}

/// CH-TURN-4.
#[test]
fn the_favor_passes_clockwise_and_comes_round() {
    let mut t = table().champion("A", Clan::Lion).honor(9).champion("B", Clan::Crab).filled().turns(9).start();
    let mut holders = Vec::new();
    for _ in 0..3 {
        holders.push(t.state().favor().unwrap().0);
        t.activations(&SEATS).until_next_turn();
    }
    assert_eq!(holders, [0, 1, 0]);
}

/// CH-TURN-4.
#[test]
fn playing_solo_the_favor_never_moves() {
    let mut t = table().champion("A", Clan::Lion).filled().acting();
    t.until_next_turn();
    assert_eq!(t.state().favor(), Some(PlayerId(0)));
}

/// CH-TURN-4.
#[test]
fn recovery_clears_once_per_turn_and_once_per_activation_marks() {
    let mut t = five().acting();
    let foe = t.foe(&[]);
    t.until_enemies().does(struck_by(Second, foe).intervening());
    t.refuses(struck_by(Second, foe).intervening(), RefusalKind::OncePerTurn, "CH-COM-1");
    t.does(Command::EndEnemies).does(Command::Recover);
    assert_eq!(t.champion(Second).intervened(), Once::Free);
    assert!(t.state().track().order().is_empty());
}

/// CH-TURN-4: the Eliminated recover nothing.
#[test]
fn eliminated_champion_does_not_recover() {
    let mut t = five().acting();
    t.act(First, movement(4)).falls(First, Fall::Eliminated).until_next_turn();
    assert_eq!(t.ap(First), 2);
}

/// CH-TURN-4: Allies off the board recover nothing either.
#[test]
fn eliminated_ally_does_not_recover() {
    let mut t = five().acting();
    let ally = t.ally(ally("Kitsu", &[]));
    t.act(ally, movement(2)).adjust(ally, Gauge::Life, -4).until_next_turn();
    assert_eq!(t.gauge(ally, Gauge::Ap), 3);
}

/// CH-TURN: undo may go back where play may not.
#[test]
fn undo_may_go_back_a_phase() {
    let mut t = five().acting();
    let before = t.state().clone();
    let cursor = t.journal.cursor();
    t.until_next_turn();
    t.journal.go_to(cursor);
    assert_eq!(*t.state(), before);
}

/// CH-TURN-2: the Allies act with the Champion that has the Favor.
#[test]
fn allies_act_at_the_start_of_the_activation_with_the_favor() {
    let mut t = five().start();
    assert_eq!(queries::allies_act_with(t.state()), Some(First));
    t.activations(&[Second, First, Third, Fourth, Fifth]);
    assert_eq!((t.state().track().active(), queries::allies_act_with(t.state())), (Some(Second), Some(First)));
}

/// CH-TURN-2, ruling: the Favor's Champion is out of play, and the Allies are called all the same.
#[test]
fn allies_act_at_the_first_activation_when_the_favor_has_no_champion() {
    let mut t = five().start();
    t.falls(First, Fall::Eliminated);
    t.activations(&[Third, Second, Fourth, Fifth]);
    assert_eq!(queries::allies_act_with(t.state()), Some(Third));
}

/// CH-TURN-2, ruling: a Champion that falls before its Activation hands the Allies on to the next.
#[test]
fn allies_act_once_in_a_turn_in_which_the_champion_with_the_favor_falls() {
    let mut t = five().start();
    t.activations(&[Second, First, Third, Fourth, Fifth]);
    t.falls(First, Fall::Eliminated);
    assert_eq!(queries::allies_act_with(t.state()), Some(Third));
    let mut t = five().start();
    t.activations(&[First, Second, Third, Fourth, Fifth]);
    t.does(Command::EndActivation).falls(First, Fall::Corrupted);
    assert_eq!(queries::allies_act_with(t.state()), None, "they have acted");
}

/// CH-TURN-2, CH-ELI: with the Companion its player has taken over.
#[test]
fn allies_act_with_the_companion_that_was_taken_over() {
    let mut t = table().champion("Matsu Tsuko", Clan::Lion).champion("Togashi Mitsu", Clan::Dragon).filled().start();
    let holder = t.state().favor().unwrap_or(PlayerId(0));
    t.does(Command::GiveFavor { to: holder });
    let own = t.state().favor_champion().unwrap();
    t.falls(own, Fall::Eliminated);
    t.does(Command::TakeOver { player: holder, companion: Fourth });
    assert_eq!(queries::allies_act_with(t.state()), Some(Fourth));
}

/// CH-TURN-1: an activation token stays where it was put.
#[test]
fn places_do_not_move_up_when_somebody_falls() {
    let mut t = five().start();
    t.activations(&[Third, Second, First, Fourth, Fifth]);
    t.falls(Second, Fall::Eliminated);
    assert_eq!(t.state().track().places(), [Third, Second, First, Fourth, Fifth]);
    assert_eq!(t.state().track().order(), [Third, First, Fourth, Fifth], "it has no Activation to come");
    let seen = view::table(t.state()).champions;
    assert_eq!(seen.iter().map(|champion| champion.id).collect::<Vec<_>>(), [Third, Second, First, Fourth, Fifth]);
    assert_eq!(seen[2].place, Some(3));
}
