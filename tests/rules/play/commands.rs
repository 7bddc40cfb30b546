//! Any command at all, sensible and senseless, about anybody who may or may not be on the table.

use super::board_commands::{board_command, movement_along};
use super::fights::{Recipe, recipe, test_dice};
use super::investigations::{investigation_command, whom};
use crate::support::*;
use proptest::prelude::*;
use rokugan::games::champions::command::{CombatKind, FavorTie, Outcome, Place, Sizes, Starter};
use rokugan::games::champions::model::card::{AllyCard, ChampionCard, EnemyCard, EnemyDice};
use rokugan::games::champions::model::character_token::CharacterToken;
use rokugan::games::champions::model::equipment::{Equipment, EquipmentKind, Use};
use rokugan::games::champions::model::ids::ObjectiveId;
use rokugan::games::champions::model::name::Note;
use rokugan::games::champions::model::objective::{Objective, Timing};
use rokugan::games::champions::model::quantity::{
    ActionPoints, Destiny, GloryValue, Honor, Ki, LifePoints, Turn, Wounds,
};
use rokugan::games::champions::model::ring_event::RingEvent;
use rokugan::games::champions::model::story::Judgement;
use rokugan::games::champions::model::turn::GroupObjective;
use rokugan::games::champions::scenario::command::StoryCommand;
use rokugan::kernel::by::Small as _;
use rokugan::kernel::known::Known;

/// One thing that happens at a table.
#[derive(Clone, Debug)]
pub enum Step {
    /// Somebody asks for something.
    Ask(Command),
    /// As an override.
    Anyway(Command),
    /// Whatever Champion acts now does this; gives long sequences something to do.
    Acting(Action),
    /// The acting Champion fights.
    Fighting(Outcome),
    /// The acting Champion fights, die by die.
    Brawling(Recipe),
    /// Somebody fights, die by die, as an override.
    BrawlingAnyway(Recipe),
    /// The turn goes on, whatever phase it is in.
    Onward,
    /// Back by so many entries.
    Undo(usize),
    /// Forward by so many entries.
    Redo(usize),
    /// To some entry, of a thousand parts of the journal.
    GoTo(usize),
}

pub fn step() -> BoxedStrategy<Step> {
    prop_oneof![
        10 => command().prop_map(Step::Ask),
        3 => command().prop_map(Step::Anyway),
        11 => action().prop_map(Step::Acting),
        6 => outcome().prop_map(Step::Fighting),
        7 => recipe(actor().boxed(), enemy_id().boxed()).prop_map(Step::Brawling),
        5 => recipe(actor().boxed(), enemy_id().boxed()).prop_map(Step::BrawlingAnyway),
        8 => Just(Step::Onward),
        1 => (1..6_usize).prop_map(Step::Undo),
        1 => (1..6_usize).prop_map(Step::Redo),
        1 => (0..1000_usize).prop_map(Step::GoTo),
    ]
    .boxed()
}

pub fn champion() -> impl Strategy<Value = ChampionId> {
    proptest::sample::select(ChampionId::ALL)
}

pub fn enemy_id() -> impl Strategy<Value = EnemyId> {
    (0..10_u16).prop_map(EnemyId)
}

fn ally_id() -> impl Strategy<Value = AllyId> {
    (0..4_u16).prop_map(AllyId)
}

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![4 => champion().prop_map(Actor::Champion), 1 => ally_id().prop_map(Actor::Ally)]
}

pub fn who() -> impl Strategy<Value = Who> {
    prop_oneof![
        4 => champion().prop_map(Who::Champion),
        1 => ally_id().prop_map(Who::Ally),
        2 => enemy_id().prop_map(Who::Enemy),
    ]
}

fn player() -> impl Strategy<Value = PlayerId> {
    (0..6_u8).prop_map(PlayerId)
}

fn note() -> impl Strategy<Value = Note> {
    proptest::sample::select(&["", "a curse", "👩‍🎤 مرحبا"][..]).prop_map(Note::new)
}

/// Changes as players make them, and some that nobody would.
fn change() -> impl Strategy<Value = i16> {
    prop_oneof![12 => -6..=6_i16, 1 => any::<i16>(), 1 => Just(i16::MIN), 1 => Just(i16::MAX)]
}

fn small() -> impl Strategy<Value = u8> {
    prop_oneof![12 => 0..4_u8, 1 => any::<u8>()]
}

fn known<T: Clone + std::fmt::Debug>(value: impl Strategy<Value = T>) -> impl Strategy<Value = Known<T>> {
    proptest::option::weighted(0.7, value).prop_map(|value| value.map_or(Known::Unknown, Known::Entered))
}

fn keywords() -> impl Strategy<Value = Vec<Keyword>> {
    let some = [
        Keyword::Oni,
        Keyword::Insignificant,
        Keyword::Reinforcement,
        Keyword::Pure,
        Keyword::Corruption(1),
        Keyword::Corruption(3),
    ];
    proptest::sample::subsequence(some.to_vec(), 0..=3)
}

fn champion_card() -> BoxedStrategy<ChampionCard> {
    let values = (
        known((1..20_i16).prop_map(LifePoints::clamped)),
        known((0..9_i16).prop_map(Wounds::clamped)),
        known((3..9_i16).prop_map(ActionPoints::clamped)),
        known((0..6_i16).prop_map(Ki::clamped)),
        known((0..4_i16).prop_map(Destiny::clamped)),
        known((-5..=10_i16).prop_map(Honor::clamped)),
        keywords(),
    );
    values
        .prop_map(|(life, weakened_at, ap, ki, destiny, honor, keywords)| ChampionCard {
            life,
            weakened_at,
            ap,
            ki,
            destiny,
            honor,
            keywords,
            ..ChampionCard::blank(name("Typed in"), Clan::Crane)
        })
        .boxed()
}

fn enemy_card() -> BoxedStrategy<EnemyCard> {
    let values = (
        proptest::sample::select(&["Ashigaru", "Oni", "Zombie"][..]),
        known((1..9_i16).prop_map(LifePoints::clamped)),
        known((0..5_i16).prop_map(GloryValue::clamped)),
        keywords(),
    );
    values
        .prop_map(|(called, life, glory, keywords)| {
            let card = enemy(called, 1, 0, &keywords);
            let melee = Known::Entered(EnemyDice { white: 1, gray: 1, black: 1 });
            EnemyCard { life, glory, melee, ..card }
        })
        .boxed()
}

fn ally_card() -> BoxedStrategy<AllyCard> {
    (known((1..6_i16).prop_map(LifePoints::clamped)), known((3..7_i16).prop_map(ActionPoints::clamped)), keywords())
        .prop_map(|(life, ap, keywords)| AllyCard { life, ap, ..ally("Kitsu", &keywords) })
        .boxed()
}

fn clan_objective() -> BoxedStrategy<Objective> {
    let timing = proptest::sample::select(&[Timing::Instant, Timing::End][..]);
    (timing, 0..6_i16, 0..6_i16).prop_map(|(timing, one, two)| objective(timing, &[one, two])).boxed()
}

fn test() -> impl Strategy<Value = Test> {
    let deception = proptest::sample::select(&[Deception::Unused, Deception::Unused, Deception::Used][..]);
    let dice = proptest::option::weighted(0.3, test_dice());
    (small(), deception, proptest::option::of(0..6_u8), dice).prop_map(|(ki, deception, successes, dice)| Test {
        ki,
        deception,
        successes,
        dice: dice.map(Box::new),
    })
}

pub fn action() -> BoxedStrategy<Action> {
    let leaving = proptest::sample::select(&[Leaving::Free, Leaving::Disengagement, Leaving::Forced][..]);
    let area = proptest::sample::select(&[Surroundings::Clear, Surroundings::Enemies][..]);
    prop_oneof![
        test().prop_map(Action::Investigation),
        test().prop_map(Action::ComplexManipulation),
        area.prop_map(|area| Action::Healing { area }),
        Just(Action::Concentration),
        (0..4_u8, leaving).prop_map(|(cost, leaving)| Action::Movement { cost, leaving }),
        Just(Action::SimpleManipulation),
        proptest::option::of(clan_objective()).prop_map(|kept| Action::DrawObjectives { kept }),
        Just(Action::RaisePurity),
        movement_along(),
        (whom(), test()).prop_map(|(whom, test)| Action::Question { whom, test }),
    ]
    .boxed()
}

pub fn outcome() -> BoxedStrategy<Outcome> {
    let how = (
        proptest::sample::select(&[CombatKind::Melee, CombatKind::Melee, CombatKind::Ranged][..]),
        proptest::sample::select(&[Starter::Players, Starter::Enemy][..]),
        proptest::sample::select(&[Place::Own, Place::Own, Place::Intervening][..]),
        proptest::sample::select(&[Sizes::Even, Sizes::Outnumbered, Sizes::Superiority, Sizes::SuperiorityAlone][..]),
        proptest::sample::select(&[Deception::Unused, Deception::Unused, Deception::Used][..]),
        proptest::sample::select(&[Fell::ByCount, Fell::ByCount, Fell::ByCount, Fell::Yes][..]),
        proptest::sample::select(&[Fell::ByCount, Fell::ByCount, Fell::ByCount, Fell::Yes][..]),
    );
    let much = (-2..3_i8, small(), small(), 0..2_u8, small(), small(), small(), small(), proptest::option::of(small()));
    (actor(), enemy_id(), how, much)
        .prop_map(|(fighter, enemy, how, much)| {
            let (kind, starter, place, sizes, deception, enemy_fell, fighter_fell) = how;
            let (power_honor, ki, ki_gained, ap_gained, life_recovered, dealt, taken, prevented, corruption) = much;
            Outcome {
                kind,
                starter,
                fighter,
                place,
                enemy,
                sizes,
                power_honor,
                ki,
                deception,
                ki_gained,
                ap_gained,
                life_recovered,
                dealt,
                taken,
                prevented,
                corruption,
                enemy_fell,
                fighter_fell,
                tokens: Vec::new(),
                character_tokens: Vec::new(),
                enemy_tokens: Vec::new(),
                technique_honor: 0,
            }
        })
        .boxed()
}

/// Every variant of [`Command`] but `Anyway`, which wraps the others.
pub fn command() -> BoxedStrategy<Command> {
    prop_oneof![12 => play(), 10 => figures(), 6 => cards(), 4 => table_changes(), 6 => board_command(), 3 => investigation_command()].boxed()
}

fn play() -> BoxedStrategy<Command> {
    let tie = prop_oneof![Just(FavorTie::Rolled), player().prop_map(FavorTie::Told)];
    let order = proptest::sample::subsequence(ChampionId::ALL.to_vec(), 0..=5).prop_shuffle();
    let ends = prop_oneof![Just(GroupObjective::Met), Just(GroupObjective::Missed)];
    prop_oneof![
        1 => tie.prop_map(Command::SettleFavor),
        3 => order.prop_map(|order| Command::BeginActivations { order }),
        2 => Just(Command::EndActivation),
        1 => Just(Command::EndEnemies),
        1 => Just(Command::Recover),
        1 => ends.prop_map(|objective| Command::EndGame { objective }),
        6 => (actor(), action()).prop_map(|(actor, action)| Command::Act { actor, action }),
        6 => outcome().prop_map(Command::Combat),
        1 => champion().prop_map(|champion| Command::ClanPower { champion }),
        2 => (champion(), proptest::sample::select(GloryToken::ALL))
            .prop_map(|(champion, token)| Command::UseToken { champion, token }),
        8 => (who(), proptest::sample::select(Gauge::ALL), change(), note())
            .prop_map(|(who, gauge, by, note)| Command::Adjust { who, gauge, by, note }),
    ]
    .boxed()
}

fn figures() -> BoxedStrategy<Command> {
    let credit = || proptest::option::of(champion());
    let fall = proptest::sample::select(&[Fall::Eliminated, Fall::Corrupted][..]);
    prop_oneof![
        3 => (enemy_id(), change(), credit())
            .prop_map(|(enemy, wounds, credit)| Command::WoundEnemy { enemy, wounds, credit }),
        2 => (who(), change(), credit()).prop_map(|(who, wounds, credit)| Command::WoundEach { who, wounds, credit }),
        1 => (enemy_id(), credit()).prop_map(|(enemy, credit)| Command::EliminateEnemy { enemy, credit }),
        4 => (enemy_card(), 0..3_u8).prop_map(|(card, count)| Command::AddEnemies { card: Box::new(card), count }),
        3 => enemy_id().prop_map(|enemy| Command::ReturnEnemy { enemy }),
        1 => enemy_id().prop_map(|enemy| Command::RemoveEnemy { enemy }),
        2 => (ally_card(), 0..3_u8).prop_map(|(card, count)| Command::AddAllies { card: Box::new(card), count }),
        1 => ally_id().prop_map(|ally| Command::RemoveAlly { ally }),
        1 => (champion(), fall).prop_map(|(champion, fall)| Command::Fall { champion, fall }),
        5 => actor().prop_map(|actor| Command::BringBack { actor }),
        3 => (who(), proptest::sample::select(CharacterToken::ALL), 0..8_u8)
            .prop_map(|(who, token, count)| Command::LayTokens { who, token, count }),
    ]
    .boxed()
}

fn cards() -> BoxedStrategy<Command> {
    let id = || (0..3_u16).prop_map(ObjectiveId);
    let glory = (0..6_i16).prop_map(GloryValue::clamped);
    let item =
        Equipment { name: name("Ancestral sword"), kind: EquipmentKind::Weapon, note: no_note(), used: Use::Carried };
    prop_oneof![
        (champion(), clan_objective()).prop_map(|(champion, objective)| Command::KeepObjective { champion, objective }),
        (champion(), id()).prop_map(|(champion, objective)| Command::RevealObjective { champion, objective }),
        (champion(), id(), glory).prop_map(|(champion, objective, glory)| Command::CompleteObjective {
            champion,
            objective,
            glory
        }),
        (champion(), id()).prop_map(|(champion, objective)| Command::ReopenObjective { champion, objective }),
        (champion(), id()).prop_map(|(champion, objective)| Command::DropObjective { champion, objective }),
        champion().prop_map(move |champion| Command::TakeEquipment { champion, item: item.clone() }),
        (champion(), 0..3_u8).prop_map(|(champion, item)| Command::DropEquipment { champion, item }),
        (champion(), 0..3_u8).prop_map(|(champion, item)| Command::UseEquipment { champion, item }),
        (champion(), champion_card())
            .prop_map(|(champion, card)| Command::EnterChampionCard { champion, card: Box::new(card) }),
        (enemy_id(), enemy_card()).prop_map(|(enemy, card)| Command::EnterEnemyCard { enemy, card: Box::new(card) }),
        (ally_id(), ally_card()).prop_map(|(ally, card)| Command::EnterAllyCard { ally, card: Box::new(card) }),
    ]
    .boxed()
}

fn table_changes() -> BoxedStrategy<Command> {
    let turn = || (1..99_i16).prop_map(Turn::clamped);
    let honor = (-5..=10_i16).prop_map(Honor::clamped);
    prop_oneof![
        player().prop_map(|to| Command::GiveFavor { to }),
        (change(), note()).prop_map(|(by, note)| Command::AdjustThreshold { by, note }),
        (turn(), proptest::sample::select(Phase::ALL)).prop_map(|(turn, phase)| Command::SetClock { turn, phase }),
        turn().prop_map(|turn| Command::SetLastTurn { turn }),
        (champion(), honor).prop_map(|(champion, honor)| Command::SetStartingHonor { champion, honor }),
        (player(), champion()).prop_map(|(player, companion)| Command::TakeOver { player, companion }),
        note().prop_map(|note| Command::Remark { note }),
        (player(), note()).prop_map(|(player, note)| Command::PlayIntermission { player, note }),
        (0..4_u8).prop_map(|happening| Command::Story(StoryCommand::Heed { happening, layout: None })),
        (0..4_u8).prop_map(|objective| {
            Command::Story(StoryCommand::Judge { objective, judgement: Some(Judgement::Met) })
        }),
        note().prop_map(|note| Command::RevealRingEvent { card: RingEvent { touched: None, note } }),
    ]
    .boxed()
}
