//! Yojimbo of Enemies (CH-COM-1; rulebook p. 39): attacks on its side in its area have to be aimed at it.

use crate::support::*;
use crate::table_board::drawing::*;
use rokugan::games::champions::command::CombatKind;
use rokugan::games::champions::field::combat_terms;
use rokugan::games::champions::sheet::draft::Duel;
use rokugan::games::champions::sheet::targets;

const ME: Actor = Actor::Champion(First);

fn bodyguard() -> rokugan::games::champions::model::card::EnemyCard {
    enemy("Bodyguard", 4, 1, &[Keyword::Yojimbo(None)])
}

#[test]
fn com_1_players_attack_the_yojimbo_of_an_enemy_first() {
    let mut play = table_on(board("a-b"));
    let (boss, guard) = (play.foe_at(spearman(), "a"), play.foe_at(bodyguard(), "a"));
    play.put(First, "a");
    let refusal = RefusalKind::Guarded { enemy: boss, by: guard };
    play.refuses(brawl(First, boss, "FFFAE"), refusal, "CH-COM-1");
    assert_eq!(combat_terms::targets(play.state(), ME), [(guard, CombatKind::Melee)], "the other is out of reach");
    play.anyway(brawl(First, boss, "FFFAE"), "CH-COM-1");
}

#[test]
fn com_1_a_yojimbo_in_another_area_guards_nobody() {
    let mut play = table_on(board("a-b"));
    let boss = play.foe_at(spearman(), "a");
    play.foe_at(bodyguard(), "b");
    play.put(First, "a").does(brawl(First, boss, "FFFAE"));
}

#[test]
fn com_1_the_sheet_aims_at_the_yojimbo_by_itself() {
    let mut play = table_on(board("a-b"));
    let (boss, guard) = (play.foe_at(spearman(), "a"), play.foe_at(bodyguard(), "a"));
    play.put(First, "a");
    let mut duel = Duel::begin(play.state(), Some(First), Some(boss));
    assert_eq!(targets::bodyguards(play.state(), &duel), [guard]);
    duel.against_the_only_one(play.state());
    assert_eq!(duel.enemy, Some(guard));
}

#[test]
fn com_1_without_a_board_the_yojimbo_is_named_and_nothing_refused() {
    let mut play = five().acting();
    let (boss, guard) = (play.enemy(spearman()), play.enemy(bodyguard()));
    let duel = Duel::begin(play.state(), Some(First), Some(boss));
    assert_eq!(targets::bodyguards(play.state(), &duel), [guard]);
    play.does(brawl(First, boss, "FFFAE"));
}
