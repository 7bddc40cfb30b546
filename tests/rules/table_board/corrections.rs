//! What a correction says of later Combats on the board.

use super::drawing::*;
use crate::support::*;
use rokugan::games::champions::text::shifted::shifted;
use rokugan::words::{Language, Words};

#[test]
fn sizes_of_a_later_combat_are_told_before_and_after_the_correction() {
    let mut old = table_on(board("a-b b-c"));
    old.put(First, "a");
    let (lives, foe) = (old.foe_at(sized(1, spearman()), "b"), old.foe_at(sized(1, spearman()), "b"));
    let far = old.foe_at(sized(1, spearman()), "c");
    let mut new = Play::new(old.journal.clone());
    old.does(Command::EliminateEnemy { enemy: lives, credit: None });
    let combat = Command::from(brawl(First, foe, "FFWAE"));
    let line = shifted((old.state(), new.state()), &combat).unwrap();
    let told = Words::new(Language::English).say(&line);
    assert_eq!(told, "Sizes were 1 : 1, now 1 : 2 – dice and Honor were taken as entered.");
    new.does(Command::EliminateEnemy { enemy: lives, credit: None });
    new.does(Command::EliminateEnemy { enemy: far, credit: None });
    assert_eq!(shifted((old.state(), new.state()), &combat), None, "whoever stands elsewhere does not count");
    let shot = Command::from(brawl(First, foe, "FFWAE").ranged());
    assert_eq!(shifted((old.state(), table_on(board("a-b")).state()), &shot), None, "no Sizes in Ranged Combat");
}
