//! Statistics over tables: only games that have ended count, and every number follows from their journals.

use crate::played::{FOUR, end, face, reveal_tie, tap, tie, whole_game};
use rokugan::games::battle_for_rokugan::command::{Command, Hand};
use rokugan::games::battle_for_rokugan::laid::TokenId;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::Kind;
use rokugan::games::battle_for_rokugan::model::objective::Objective;
use rokugan::games::battle_for_rokugan::stage::Stage;
use rokugan::games::battle_for_rokugan::views::chronicle::rounds;
use rokugan::games::battle_for_rokugan::views::score::table as score;
use rokugan::games::battle_for_rokugan::views::statistics::{Statistics, Sum, Wins};
use rokugan::games::battle_for_rokugan::{demo, lesson_table};
use rokugan::kernel::by::Small;
use rokugan::kernel::chance::Seed;
use rokugan::kernel::journal::Stamp;

/// The battle of the design, with the game ended right after its round.
fn short(
    change: impl FnOnce(&mut rokugan::games::battle_for_rokugan::Table),
) -> rokugan::games::battle_for_rokugan::Table {
    let mut table = tie();
    reveal_tie(&mut table);
    change(&mut table);
    tap(&mut table, Command::EndRound);
    tap(&mut table, Command::ByHand(Hand::Clock { round: 5, stage: Stage::Objectives }));
    for (clan, objective) in [Clan::Lion, Clan::Crane, Clan::Scorpion].into_iter().zip(Objective::ALL) {
        tap(&mut table, Command::ShowObjective { clan, objective: Some(*objective) });
    }
    tap(&mut table, Command::EndGame);
    table
}

#[test]
fn a_game_that_goes_on_counts_nothing() {
    let mut all = Statistics::default();
    all.add(&whole_game(|_| ()));
    assert_eq!(all, Statistics::default());
}

/// Nobody chose what the demonstration and the first lesson begin with, so whoever wins them has won no game.
#[test]
fn a_table_to_look_around_counts_nothing_however_it_ended() {
    let (seed, now) = (Seed(1), Stamp(0));
    for mut table in [demo::table(seed, now).unwrap(), lesson_table::table(seed, now).unwrap()] {
        let clans: Vec<Clan> = table.state().players().iter().collect();
        tap(&mut table, Command::ByHand(Hand::Clock { round: 5, stage: Stage::Objectives }));
        for (clan, objective) in clans.into_iter().zip(Objective::ALL) {
            tap(&mut table, Command::ShowObjective { clan, objective: Some(*objective) });
        }
        tap(&mut table, Command::EndGame);
        assert_eq!(table.state().stage(), Stage::Over);
        let mut all = Statistics::default();
        all.add(&table);
        assert_eq!(all, Statistics::default());
    }
}

#[test]
fn wins_are_counted_by_clan_seat_and_objective() {
    let (mut all, mut table) = (Statistics::default(), whole_game(|_| ()));
    end(&mut table);
    all.add(&table);
    all.add(&table);
    assert_eq!(all.games, 2);
    for row in score(table.state()) {
        let won = if row.rank == 1 { 2 } else { 0 };
        let deeds = all.clans.get(row.score.clan);
        assert_eq!(deeds.wins, Wins { games: 2, won }, "{:?}", row.score.clan);
        assert_eq!(deeds.honor.iter().sum::<u32>(), 2 * u32::from(row.score.total()));
        let task = all.objectives.get(row.objective.unwrap());
        assert_eq!((task.wins, task.met), (Wins { games: 2, won }, if row.score.objective > 0 { 2 } else { 0 }));
        // Crane began; Scorpion, Lion and Crab follow clockwise.
        let seat =
            [Clan::Crane, Clan::Scorpion, Clan::Lion, Clan::Crab].iter().position(|clan| *clan == row.score.clan);
        assert_eq!(all.seats[seat.unwrap()], Wins { games: 2, won });
    }
    assert_eq!(all.seats[4], Wins::default());
    assert_eq!(*all.clans.get(Clan::Dragon), Default::default());
    let battles: usize = rounds(&table)
        .iter()
        .flat_map(|round| &round.told.resolution.battles)
        .map(|battle| battle.attackers.len() + usize::from(battle.defender.is_some()))
        .sum();
    let counted: u32 = FOUR.iter().map(|clan| all.clans.get(*clan).battles.games).sum();
    assert_eq!(counted as usize, 2 * battles);
}

#[test]
fn battles_strength_and_luck_follow_the_tokens() {
    let mut all = Statistics::default();
    all.add(&short(|_| ()));
    let (lion, crane, scorpion) =
        (all.clans.get(Clan::Lion), all.clans.get(Clan::Crane), all.clans.get(Clan::Scorpion));
    assert_eq!(crane.battles, Wins { games: 1, won: 1 });
    assert_eq!((lion.battles, scorpion.battles), (Wins { games: 1, won: 0 }, Wins { games: 1, won: 0 }));
    assert_eq!((crane.sent, crane.sent.average()), (Sum { count: 1, sum: 4 }, Some(400)));
    assert_eq!((lion.sent, lion.sent.average()), (Sum::default(), None), "defending sends nothing");
    // An army 4 against the average of the 26 tokens of Crane besides its bluff: 42 of strength, 161 hundredths.
    let common: u32 = 6 + 4 * 2 + 3 * 3 + 2 * 4 + 5 + 2 + 2 + 1 + 2 + 2 * 2;
    assert_eq!((crane.luck.tokens, crane.luck.strength, crane.luck.expected), (1, 4, common * 100 / 26));
    assert_eq!(crane.luck.above(), 400 - i32::try_from(common * 100 / 26).unwrap());
}

#[test]
fn a_bluff_drew_a_defense_where_nothing_else_came() {
    let bluff = |token| Command::Reveal { token: TokenId(token), face: face(Kind::Bluff, 0) };
    let mut all = Statistics::default();
    all.add(&short(|table| tap(table, bluff(1))));
    assert_eq!(all.clans.get(Clan::Crane).bluffs, Wins { games: 1, won: 0 }, "Scorpion's army was defended against");
    all.add(&short(|table| {
        tap(table, bluff(1));
        tap(table, bluff(2));
    }));
    assert_eq!(all.clans.get(Clan::Crane).bluffs, Wins { games: 2, won: 1 });
    assert_eq!(all.clans.get(Clan::Scorpion).bluffs, Wins { games: 1, won: 1 });
    assert_eq!(all.clans.get(Clan::Crane).luck.tokens, 0, "a bluff is no draw");
}
