//! Yojimbo: somebody stands in for the target (CH-COM-1, A16).

use super::character::CharacterId;
use super::question::Options;
use super::stage::Stage;
use crate::games::champions::model::keyword::Keyword;
use std::cmp::Reverse;

/// Who has to be fought instead of `target`: most Ki, then the Favor holder. Nobody stands in for a Yojimbo.
pub(super) fn stand_in(stage: &mut Stage<'_>, attacker: CharacterId, target: CharacterId) -> Option<CharacterId> {
    if stage.character(target).has(&Keyword::Yojimbo(None)) {
        return None;
    }
    let named = Keyword::Yojimbo(Some(stage.character(target).id.clone()));
    let guards = |stage: &Stage<'_>, who: CharacterId| {
        let character = stage.character(who);
        who != target && (character.has(&Keyword::Yojimbo(None)) || character.has(&named))
    };
    let area = stage.at(target);
    let mut there: Vec<_> = stage.opponents_in(attacker, area).filter(|&who| guards(stage, who)).collect();
    there.sort_by_key(|&who| (Reverse(stage.character(who).ki), who));
    let most = stage.character(*there.first()?).ki;
    there.retain(|&who| stage.character(who).ki == most);
    let chosen = stage.settle(attacker, Options::Yojimbo(there.clone()));
    there.get(chosen).copied()
}
