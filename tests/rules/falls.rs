//! CH-ELI: Elimination and Corruption.

use crate::support::*;
use rokugan::games::champions::command::FavorTie;
use rokugan::games::champions::model::card::EnemyKind;
use rokugan::games::champions::model::champion::Standing;
use rokugan::games::champions::model::figure::EnemyStanding;
use rokugan::games::champions::queries;
use rokugan::games::champions::text::gone::gone;
use rokugan::kernel::known::Known;
use rokugan::words::{Language, Words};

#[test]
fn the_starting_honor_of_the_eliminated_leaves_the_threshold_but_not_their_destiny() {
    let mut t = five().honor(2).destiny(2).start();
    let (threshold, group) = (t.threshold(), t.group_honor());
    t.adjust(Fifth, Gauge::Honor, 3).falls(Fifth, Fall::Eliminated);
    assert_eq!((t.threshold(), t.group_honor()), (threshold - 2, group - 2));
}

#[test]
fn negative_starting_honor_raises_the_threshold_when_it_leaves() {
    let mut t = five().honor(-2).start();
    let threshold = t.threshold();
    t.falls(Fifth, Fall::Eliminated);
    assert_eq!(t.threshold(), threshold + 2);
}

#[test]
fn the_eliminated_gain_two_glory_once() {
    let mut t = five().start();
    t.falls(First, Fall::Eliminated);
    assert_eq!(t.glory(First), 2);
    let again = Command::Fall { champion: First, fall: Fall::Eliminated };
    t.refuses(again, RefusalKind::Gone { who: Who::Champion(First) }, "CH-ELI");
}

#[test]
fn the_last_glory_can_bring_a_token() {
    let mut t = five().start();
    t.adjust(First, Gauge::Glory, 1).falls(First, Fall::Eliminated);
    assert!(t.events().contains(&Event::TokenGained { champion: First, token: GloryToken::Defensive }));
}

#[test]
fn purity_zero_with_life_left_is_corruption_without_glory() {
    let mut t = five().start();
    let (threshold, group) = (t.threshold(), t.group_honor());
    t.adjust(First, Gauge::Life, -3).adjust(First, Gauge::Purity, -5);
    assert_eq!((t.champion(First).standing(), t.glory(First)), (Standing::Corrupted, 0));
    assert_eq!((t.threshold(), t.group_honor()), (threshold - 5, group - 5), "ruling: as for Elimination");
}

#[test]
fn purity_zero_with_no_life_left_is_elimination() {
    let mut t = five().acting();
    let foe = t.foe(&[Keyword::Corruption(2)]);
    t.set(First, Gauge::Purity, 2).set(First, Gauge::Life, 1).until_enemies();
    t.does(struck_by(First, foe).takes(3));
    assert_eq!((t.purity(First), t.champion(First).standing(), t.glory(First)), (0, Standing::Eliminated, 2));
}

#[test]
fn the_corrupted_become_a_boss_that_keeps_their_wounds() {
    let mut t = five().acting();
    let foe = t.foe(&[Keyword::Corruption(5)]);
    t.until_enemies().does(struck_by(First, foe).takes(3));
    let (_, boss) = t.state().enemies().last().unwrap();
    assert_eq!((boss.was(), boss.wounds().get(), boss.card().kind), (Some(Actor::Champion(First)), 3, EnemyKind::Boss));
    assert_eq!((boss.card().name.as_str(), boss.life()), ("Matsu Tsuko", None), "the Boss card is not known yet");
}

#[test]
fn an_ally_without_life_points_is_eliminated() {
    let mut t = five().start();
    let id = t.ally(ally("Kitsu", &[]));
    t.adjust(id, Gauge::Life, -4);
    assert_eq!(t.state().ally(id).unwrap().standing(), Standing::Eliminated);
}

#[test]
fn an_ally_without_purity_becomes_an_enemy_that_keeps_its_wounds() {
    let mut t = five().start();
    let id = t.ally(ally("Kitsu", &[]));
    t.adjust(id, Gauge::Life, -1).adjust(id, Gauge::Purity, -5);
    assert_eq!(t.state().ally(id).unwrap().standing(), Standing::Corrupted);
    let (_, enemy) = t.state().enemies().last().unwrap();
    assert_eq!((enemy.wounds().get(), enemy.card().kind, enemy.was()), (1, EnemyKind::Enemy, Some(Actor::Ally(id))));
    t.activations(&[First, Second, Third, Fourth, Fifth]);
    t.refuses(act(id, movement(1)), RefusalKind::Gone { who: Who::Ally(id) }, "CH-ELI");
}

#[test]
fn the_player_of_the_fallen_may_take_over_a_companion() {
    let mut t = table().champion("A", Clan::Lion).champion("B", Clan::Crab).honor(9).filled().start();
    let take = |companion| Command::TakeOver { player: PlayerId(0), companion };
    t.refuses(take(Fifth), RefusalKind::OwnChampionInPlay, "CH-ELI");
    t.falls(First, Fall::Corrupted);
    t.refuses(take(Second), RefusalKind::NoCompanion { champion: Second }, "CH-ELI");
    assert_eq!(t.state().controller(Fifth), Some(PlayerId(1)), "so far by the holder of the Favor");
    t.does(take(Fifth));
    assert_eq!(t.state().controller(Fifth), Some(PlayerId(0)));
    t.falls(Fourth, Fall::Eliminated).falls(Fifth, Fall::Eliminated);
    t.refuses(take(Fourth), RefusalKind::Gone { who: Who::Champion(Fourth) }, "CH-ELI");
    t.does(take(Third));
}

#[test]
fn a_companion_is_taken_over_by_one_player() {
    let mut t = table().champion("A", Clan::Lion).champion("B", Clan::Crab).filled().start();
    let take = |player, companion| Command::TakeOver { player: PlayerId(player), companion };
    t.falls(First, Fall::Eliminated).falls(Second, Fall::Eliminated).does(take(0, Third));
    t.refuses(take(1, Third), RefusalKind::PlayedByAnother { champion: Third }, "CH-ELI");
    t.does(take(1, Fourth));
    assert_eq!(t.state().controller(Fourth), Some(PlayerId(1)));
}

/// Scenario before card before rulebook: what cannot be undone by the rules can by the players.
#[test]
fn players_can_bring_back_the_fallen() {
    let mut t = five().start();
    let (threshold, group) = (t.threshold(), t.group_honor());
    t.adjust(First, Gauge::Life, -10).does(Command::BringBack { actor: Actor::Champion(First) });
    assert_eq!((t.life(First), t.threshold(), t.group_honor()), (1, threshold, group));
    t.refuses(Command::BringBack { actor: Actor::Champion(First) }, RefusalKind::AlreadyInPlay, "CH-ELI");
}

#[test]
fn whoever_is_brought_back_from_corruption_leaves_no_boss_behind() {
    let mut t = five().start();
    for _ in 0..2 {
        t.falls(First, Fall::Corrupted).does(Command::BringBack { actor: Actor::Champion(First) });
    }
    let on_board = t.state().enemies().filter(|(_, enemy)| enemy.standing() == EnemyStanding::OnBoard).count();
    assert_eq!((t.state().enemies().count(), on_board, t.purity(First)), (2, 0, 5));
}

#[test]
fn an_ally_brought_back_from_corruption_leaves_no_enemy_behind() {
    let mut t = five().start();
    let id = t.ally(ally("Kitsu", &[]));
    t.adjust(id, Gauge::Purity, -5).does(Command::BringBack { actor: Actor::Ally(id) });
    let on_board = t.state().enemies().filter(|(_, enemy)| enemy.standing() == EnemyStanding::OnBoard).count();
    assert_eq!((on_board, t.state().ally(id).unwrap().purity().get()), (0, 1));
}

/// What comes back with somebody is told like every other change.
#[test]
fn the_life_of_whoever_is_brought_back_is_an_event() {
    let mut t = five().start();
    t.adjust(First, Gauge::Life, -10).does(Command::BringBack { actor: Actor::Champion(First) });
    let back = Event::Changed { who: Who::Champion(First), gauge: Gauge::Life, from: 0, to: 1, cause: Cause::Return };
    assert!(t.events().contains(&back), "{:?}", t.events());
}

#[test]
fn a_boss_that_was_a_champion_waits_for_its_card() {
    let mut t = five().acting();
    t.falls(Fifth, Fall::Corrupted);
    let boss = t.state().enemies().last().unwrap().0;
    t.does(fight(First, boss).deals(9));
    let mut card = crate::support::enemy("Bayushi Aramoro", 8, 3, &[]);
    card.kind = EnemyKind::Boss;
    t.does(Command::EnterEnemyCard { enemy: boss, card: Box::new(card) });
    assert_eq!(t.state().enemy(boss).unwrap().standing(), EnemyStanding::Eliminated);
    assert_eq!(t.glory(First), 0, "who gets the Glory is for the players to say");
    assert!(matches!(t.state().enemy(boss).unwrap().card().glory, Known::Entered(_)));
}

/// CH-ELI (rulebook p. 15): a player whose Champion is gone, Eliminated or Corrupted, may take over a Companion.
#[test]
fn taking_over_is_offered_to_whoever_has_nobody_to_play() {
    for fall in [Fall::Eliminated, Fall::Corrupted] {
        let two = table().champion("Matsu Tsuko", Clan::Lion).champion("Togashi Mitsu", Clan::Dragon);
        let mut t = two.filled().start();
        assert_eq!(queries::take_overs(t.state(), Third), []);
        t.falls(First, fall);
        let first = PlayerId(0);
        assert_eq!(queries::take_overs(t.state(), First), [Third, Fourth, Fifth].map(|id| (first, id)));
        assert_eq!(queries::take_overs(t.state(), Fourth), [(first, Fourth)]);
        assert_eq!(queries::take_overs(t.state(), Second), []);
        t.does(Command::TakeOver { player: first, companion: Fourth });
        assert_eq!(queries::take_overs(t.state(), First), [], "the player has somebody to play");
        t.falls(Fourth, Fall::Eliminated);
        assert_eq!(queries::take_overs(t.state(), Fourth), [Third, Fifth].map(|id| (first, id)), "and again");
    }
}

/// Rulebook p. 16: its Ally card is replaced by its Enemy card, retaining any Wounds.
#[test]
fn a_corrupted_ally_is_replaced_by_its_enemy_card_with_its_wounds_in_one_step() {
    let mut t = five().start();
    let side = OtherSide::Card(Box::new(enemy("Fallen Kitsu", 6, 3, &[Keyword::Corruption(1)])));
    let id = t.ally(AllyCard { other_side: Some(side), ..ally("Kitsu", &[]) });
    t.adjust(id, Gauge::Life, -2);
    let before = t.state().clone();
    t.adjust(id, Gauge::Purity, -5);
    let (turned, figure) = t.state().enemies().last().unwrap();
    assert_eq!((figure.card().name.as_str(), figure.wounds().get(), figure.life()), ("Fallen Kitsu", 2, Some(4)));
    assert_eq!((figure.card().corruption(), figure.was()), (1, Some(Actor::Ally(id))));
    let step = t.journal.cursor() - 1;
    t.journal.go_to(step);
    assert_eq!((t.state(), t.state().enemy(turned)), (&before, None), "one step takes all of it back");
}

/// Rulebook p. 16: the Champion profile is replaced by the Boss card.
#[test]
fn a_corrupted_champion_is_replaced_by_its_boss_card() {
    let mut t = five().start();
    let boss = EnemyCard { kind: EnemyKind::Boss, ..enemy("Tsuko the Fallen", 9, 5, &[]) };
    let card = t.champion(First).card().clone();
    let card = ChampionCard { other_side: Some(OtherSide::Card(Box::new(boss.clone()))), ..card };
    t.does(Command::EnterChampionCard { champion: First, card: Box::new(card) });
    t.adjust(First, Gauge::Life, -4).falls(First, Fall::Corrupted);
    let (_, figure) = t.state().enemies().last().unwrap();
    assert_eq!((figure.card(), figure.wounds().get()), (&boss, 4));
}

/// No value is invented: a link to a card nobody has typed in brings its name alone, and what the table knows of it.
#[test]
fn without_the_other_card_its_values_are_unknown_until_somebody_says_them() {
    let mut t = five().start();
    let named = || Some(OtherSide::Named(name("Fallen Kitsu")));
    let first = t.ally(AllyCard { other_side: named(), ..ally("Kitsu", &[]) });
    let second = t.ally(AllyCard { other_side: named(), ..ally("Kitsu", &[]) });
    t.adjust(first, Gauge::Purity, -5);
    let (turned, figure) = t.state().enemies().last().unwrap();
    assert_eq!(
        (figure.card().name.as_str(), figure.life(), figure.card().size),
        ("Fallen Kitsu", None, Known::Unknown)
    );
    let card = Box::new(enemy("Fallen Kitsu", 5, 1, &[]));
    t.does(Command::EnterEnemyCard { enemy: turned, card }).adjust(second, Gauge::Purity, -5);
    assert_eq!(t.state().enemies().last().unwrap().1.life(), Some(5), "typed in once, known from then on");
}

/// Wounds stay what they are: a side that cannot bear them is Eliminated at once, and nobody gains its Glory.
#[test]
fn an_other_side_with_no_more_life_than_wounds_is_eliminated_at_once() {
    let mut t = five().start();
    let side = OtherSide::Card(Box::new(enemy("Fallen Kitsu", 2, 3, &[])));
    let id = t.ally(AllyCard { other_side: Some(side), ..ally("Kitsu", &[]) });
    t.adjust(id, Gauge::Life, -3).adjust(id, Gauge::Purity, -5);
    assert_eq!(t.state().enemies().last().unwrap().1.standing(), EnemyStanding::Eliminated);
    assert!([First, Second, Third, Fourth, Fifth].iter().all(|champion| t.glory(*champion) == 0));
}

/// Rulebook p. 15: the loss of a Champion is said with what changes on the real table and who goes on, until the next order.
#[test]
fn a_lost_champion_is_told_with_its_heirs_until_the_next_order_is_set() {
    let mut t = table().champion("Matsu Tsuko", Clan::Lion).champion("Togashi Mitsu", Clan::Dragon).filled().start();
    assert_eq!(gone(&t.journal), []);
    t.does(Command::SettleFavor(FavorTie::Told(PlayerId(0))));
    t.activations(&[First, Second, Third, Fourth, Fifth]);
    t.falls(First, Fall::Eliminated);
    let told = gone(&t.journal);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].champion, First);
    assert_eq!(told[0].heirs, [Third, Fourth, Fifth].map(|id| (PlayerId(0), id)));
    let words = Words::new(Language::English);
    assert_eq!(words.say(&told[0].said), "Matsu Tsuko is Eliminated.");
    assert!(words.say(&told[0].table).ends_with(&format!("Threshold: {}.", t.threshold())));
    t.does(Command::TakeOver { player: PlayerId(0), companion: Third });
    assert_eq!(gone(&t.journal)[0].heirs, [], "the miniature still is to be taken off");
    let step = t.journal.cursor() - 2;
    t.journal.go_to(step);
    assert_eq!(gone(&t.journal), [], "what is undone was not");
}
