//! Players in documents: `a` and `b`.

use super::read::Read;
use crate::games::bushido::model::player::{Player, Players};
use crate::kernel::document::{Node, Object};

/// One of the two players.
pub fn player(node: &Node) -> Read<Player> {
    node.choice(&Player::ALL.map(|player| (player.name(), player)))
}

/// A value that is an object with at most a field for each player.
pub fn by_player<T>(node: &Node, read: impl Fn(&Object, &str) -> Read<T>) -> Read<Players<T>> {
    let object = node.object(&Player::ALL.map(Player::name))?;
    Ok(Players { a: read(&object, Player::A.name())?, b: read(&object, Player::B.name())? })
}
