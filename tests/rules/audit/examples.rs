//! The rulebook's examples as lessons (p. 24–28): played as the sheet plays them, each comes out as printed.

use crate::support::*;
use rokugan::games::champions::battle::retreat;
use rokugan::games::champions::combat::terms::{Compared, Cover, ReturnFire};
use rokugan::games::champions::command::{CombatKind, Sizes};
use rokugan::games::champions::examples::{self, Example, Step, at_table, in_combat, in_retreat, points};
use rokugan::games::champions::field::combat_terms;
use rokugan::games::champions::field::command::{BoardCommand, Following, Retreating};
use rokugan::games::champions::field::push;
use rokugan::games::champions::model::enemy_die::EnemyFaces;
use rokugan::games::champions::sheet::draft::{Draft, Duel, Task};
use rokugan::games::champions::sheet::facts::Facts;
use rokugan::games::champions::sheet::foe::Total;
use rokugan::games::champions::text::push::{Asked, view};
use rokugan::kernel::by::Small as _;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;
use rokugan::words::{Language, Words};

const FACES: EnemyFaces = EnemyFaces::USUAL;

fn begun(example: Example) -> Play {
    Play::new(examples::table(example, Seed(1), Stamp(0)).unwrap())
}

/// The sheet that opens when the example's Champion attacks that way.
fn sheet(play: &Play, example: Example, kind: CombatKind) -> Draft {
    let mut duel = Duel::begin(play.state(), Some(example.hero()), None);
    duel.kind = kind;
    duel.enemy = None;
    duel.against_the_only_one(play.state());
    duel.as_the_board_says(play.state());
    Draft::of(Task::Combat(duel)).honest()
}

fn step(play: &Play, draft: &Draft) -> Step {
    let stage = Facts::of(play.state(), draft, &FACES).stage;
    in_combat(play.state(), draft, stage).unwrap().1
}

fn aims(play: &Play, draft: &mut Draft, enemy: u16) {
    draft.against(EnemyId(enemy));
    draft.as_the_board_says(play.state());
}

fn lays(draft: &mut Draft, faces: &str) {
    elements(faces).into_iter().for_each(|face| draft.hand.add(face));
}

fn totals(draft: &mut Draft, offence: u8, defence: u8) {
    draft.hand.foe.say(Total::Offence, offence);
    draft.hand.foe.say(Total::Defence, defence);
}

fn applies(play: &mut Play, draft: &Draft) {
    let facts = Facts::of(play.state(), draft, &FACES);
    let fight = draft.fight(facts.colors(), &FACES).unwrap();
    play.does(Command::Fight(Box::new(fight)));
}

#[track_caller]
fn holds(play: &Play, example: Example) {
    assert_eq!(at_table(play.state()), Some((example, Step::Printed)));
    let points = points(example, play.state());
    assert!(!points.is_empty() && points.iter().all(|point| point.holds), "{points:?}");
}

#[test]
fn e6_every_example_begins_ready_with_its_champion_acting() {
    for example in Example::ALL.iter().copied() {
        let play = begun(example);
        let state = play.state();
        assert_eq!(Example::of(state), Some(example));
        assert_eq!(at_table(state), Some((example, Step::Begin)), "{example:?}");
        assert_eq!(state.track().active(), Some(example.hero()));
        assert!(state.champions().all(|(_, champion)| !champion.misses_card_values()), "{example:?}");
        let field = state.field().unwrap();
        let all =
            ChampionId::ALL.iter().map(|id| Who::Champion(*id)).chain(state.enemies().map(|(id, _)| Who::Enemy(id)));
        assert!(
            all.into_iter().all(|who| field.position(who).is_some()),
            "{example:?}: somebody stands beside the board"
        );
        assert!(
            points(example, state).iter().any(|point| !point.holds)
                || example == Example::Shots
                || example == Example::Roof
        );
    }
    assert_eq!(Example::of(five().acting().state()), None);
}

#[test]
fn e6_tsuko_and_the_oni_come_out_as_printed() {
    let example = Example::Oni;
    let mut play = begun(example);
    let mut draft = sheet(&play, example, CombatKind::Melee);
    assert_eq!(step(&play, &draft), Step::Target);
    aims(&play, &mut draft, 0);
    assert_eq!(draft.duel().unwrap().sizes, Compared::Said(Sizes::Outnumbered));
    assert_eq!(step(&play, &draft), Step::Dice);
    draft.hand.resize(draft.dice_wanted(play.state()));
    lays(&mut draft, "FFVV");
    assert_eq!(step(&play, &draft), Step::Dice);
    lays(&mut draft, "A");
    assert_eq!(step(&play, &draft), Step::Foe);
    totals(&mut draft, 2, 2);
    assert_eq!(step(&play, &draft), Step::First);
    draft.reroll(vec![2, 3]);
    assert_eq!(step(&play, &draft), Step::First, "while the dice are laid again");
    lays(&mut draft, "FE");
    assert_eq!(step(&play, &draft), Step::Second);
    draft.reroll(vec![3]);
    lays(&mut draft, "A");
    assert_eq!(step(&play, &draft), Step::Result);
    applies(&mut play, &draft);
    holds(&play, example);
}

#[test]
fn e6_the_two_shots_say_what_is_printed_of_every_target() {
    for (example, cover) in [(Example::Shots, Cover::Covered), (Example::Roof, Cover::None)] {
        let mut play = begun(example);
        let legal = combat_terms::targets(play.state(), Actor::Champion(example.hero()));
        assert_eq!(legal, [(EnemyId(0), CombatKind::Ranged), (EnemyId(2), CombatKind::Ranged)], "{example:?}");
        let mut draft = sheet(&play, example, CombatKind::Ranged);
        assert_eq!(step(&play, &draft), Step::Target);
        aims(&play, &mut draft, 0);
        assert_eq!(step(&play, &draft), Step::Near);
        let duel = draft.duel().unwrap();
        assert_eq!((duel.cover, duel.enemy_cover, duel.return_fire), (Cover::None, Cover::None, ReturnFire::Silent));
        aims(&play, &mut draft, 2);
        assert_eq!(step(&play, &draft), Step::Far);
        let duel = draft.duel().unwrap();
        assert_eq!((duel.cover, duel.enemy_cover, duel.return_fire), (Cover::None, cover, ReturnFire::ByCard));
        draft.hand.resize(draft.dice_wanted(play.state()));
        lays(&mut draft, "FFFFF");
        totals(&mut draft, 0, 0);
        assert_eq!(step(&play, &draft), Step::Result);
        applies(&mut play, &draft);
        assert!(play.state().enemy(EnemyId(2)).unwrap().life().is_none_or(|life| life <= 0), "whoever fell was seen");
        holds(&play, example);
    }
}

#[test]
fn e6_kisada_and_the_samurai_come_out_as_printed() {
    let example = Example::Samurai;
    let mut play = begun(example);
    let mut draft = sheet(&play, example, CombatKind::Melee);
    assert_eq!(draft.duel().unwrap().sizes, Compared::Said(Sizes::Even), "Imposing counts as 2 against 3");
    assert_eq!(step(&play, &draft), Step::Dice, "the only Enemy is chosen");
    draft.hand.resize(draft.dice_wanted(play.state()));
    lays(&mut draft, "FFFFE");
    assert_eq!(step(&play, &draft), Step::Foe);
    totals(&mut draft, 2, 0);
    assert_eq!(step(&play, &draft), Step::Result);
    applies(&mut play, &draft);
    assert_eq!(in_retreat(play.state()), Some((example, Step::Retreat)));
    assert_eq!(at_table(play.state()), Some((example, Step::Retreat)));
    assert!(points(example, play.state()).iter().any(|point| !point.holds), "nobody has retreated yet");
    let Asked::Retreat { places } = view(play.state()).unwrap().asked else { panic!("no area to retreat to") };
    assert_eq!(places.len(), 3, "every area beside the Road");
    play.does(Command::Board(BoardCommand::Retreat { how: Retreating::To(places[0].area.clone()) }));
    assert_eq!(in_retreat(play.state()), Some((example, Step::Pursue)));
    assert_eq!(push::follows_to(play.state()).unwrap().1, retreat::Pursuit::MayOrLoseHonor);
    play.does(Command::Board(BoardCommand::Pursue { how: Following::Follows }));
    holds(&play, example);
}

#[test]
fn e6_another_way_is_said_and_undo_leads_back() {
    let example = Example::Oni;
    let mut play = begun(example);
    play.does(fight(First, EnemyId(0)).deals(1).takes(0));
    assert_eq!(at_table(play.state()), Some((example, Step::Printed)));
    assert!(points(example, play.state()).iter().any(|point| !point.holds));
    let back = play.journal.cursor() - 1;
    play.journal.go_to(back);
    assert_eq!(at_table(play.state()), Some((example, Step::Begin)));
    play.does(Command::EndActivation);
    assert_eq!(at_table(play.state()), Some((example, Step::Astray)), "somebody else acts");
}

#[test]
fn e6_every_card_says_little_in_every_language() {
    let steps = [
        Step::Astray,
        Step::Begin,
        Step::Target,
        Step::Near,
        Step::Far,
        Step::Dice,
        Step::Foe,
        Step::First,
        Step::Second,
        Step::Result,
        Step::Retreat,
        Step::Pursue,
    ];
    let words = Words::new(Language::English);
    for example in Example::ALL.iter().copied() {
        let said: Vec<_> = steps.into_iter().filter_map(|step| step.explanation(example)).collect();
        assert!(said.len() >= 6, "{example:?}");
        for key in said.iter().flat_map(|said| [said.now, said.table]) {
            let text = words.say(&key.into());
            assert!(text.split_whitespace().count() <= 36, "{text}");
        }
    }
}
