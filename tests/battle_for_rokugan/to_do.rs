//! What hands do on the board once a round is resolved.

use crate::played::{center, face, settle_all, table, tap};
use rokugan::games::battle_for_rokugan::Table;
use rokugan::games::battle_for_rokugan::command::Command;
use rokugan::games::battle_for_rokugan::laid::At;
use rokugan::games::battle_for_rokugan::model::clan::Clan;
use rokugan::games::battle_for_rokugan::model::face::Kind;
use rokugan::games::battle_for_rokugan::model::province::Province;
use rokugan::games::battle_for_rokugan::views::todo::bluffs;

fn resolved(tokens: &[(Clan, At, Kind)]) -> Table {
    let mut table = table(&[Clan::Crab, Clan::Lion], Clan::Lion);
    settle_all(&mut table);
    tap(&mut table, Command::Drawn);
    tap(&mut table, Command::BeginReveal);
    for (clan, at, kind) in tokens {
        tap(&mut table, Command::Place { clan: *clan, at: *at, face: Some(face(*kind, 0)), token: None });
    }
    tap(&mut table, Command::Resolve);
    table
}

#[test]
fn br_res_2_every_bluff_goes_back_behind_its_screen_and_lions_at_home_too() {
    let home = center(Province::LionCapital);
    let table = resolved(&[(Clan::Lion, home, Kind::Bluff), (Clan::Crab, center(Province::CrabCapital), Kind::Bluff)]);
    assert_eq!(bluffs(table.state()), [Clan::Crab, Clan::Lion]);
    let lions = resolved(&[(Clan::Lion, home, Kind::Bluff), (Clan::Crab, center(Province::LionCapital), Kind::Raid)]);
    assert_eq!(bluffs(lions.state()), [Clan::Lion]);
    assert_eq!(bluffs(crate::played::table(&[Clan::Crab, Clan::Lion], Clan::Lion).state()), []);
}
