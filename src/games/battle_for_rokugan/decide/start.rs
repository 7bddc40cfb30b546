//! The set-up: who begins, and the starting tokens (BR-SET-5, -7).

use crate::games::battle_for_rokugan::draft::Draft;
use crate::games::battle_for_rokugan::event::Event;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::queries::after;
use crate::games::battle_for_rokugan::refusal::{Refusal, RefusalKind};
use crate::games::battle_for_rokugan::rules::rulebook as rule;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::kernel::chance::{Chance, Source};

/// A game that goes on does not begin anew.
fn before_round_one(draft: &Draft) -> Result<(), Refusal> {
    draft.must(!draft.state.has_begun(), RefusalKind::EarlierRound, rule::SET_FIRST)
}

pub(super) fn name_first(draft: &mut Draft, clan: Clan) -> Result<(), Refusal> {
    draft.plays(clan)?;
    before_round_one(draft)?;
    draft.at(Stage::First, rule::SET_FIRST)?;
    begin(draft, clan, Source::Entered);
    Ok(())
}

pub(super) fn draw_first(draft: &mut Draft, chance: &mut Chance) -> Result<(), Refusal> {
    before_round_one(draft)?;
    draft.at(Stage::First, rule::SET_FIRST)?;
    let players: Vec<_> = draft.state.players().iter().collect();
    // There are at most five players, and the draw is below their number.
    let drawn = chance.below(u32::try_from(players.len()).unwrap_or(1)) as usize;
    if let Some(clan) = players.get(drawn) {
        begin(draft, *clan, Source::Generated);
    }
    Ok(())
}

fn begin(draft: &mut Draft, clan: Clan, source: Source) {
    draft.happen(Event::FirstNamed { clan, source });
    draft.happen(Event::StageBegan { stage: Stage::Starting });
}

pub(super) fn settle(draft: &mut Draft, province: Province, of: Option<Clan>) -> Result<(), Refusal> {
    before_round_one(draft)?;
    draft.at(Stage::Starting, rule::SET_PLACING)?;
    let turn = draft.state.turn_to_settle();
    let Some(clan) = of.or(turn).filter(|clan| draft.state.left_to_settle(*clan) > 0) else {
        return Err(Refusal { kind: RefusalKind::AllSettled, rule: rule::SET_TOKENS });
    };
    draft.plays(clan)?;
    draft.require(turn == Some(clan), RefusalKind::NotTheirTurn { clan, turn }, rule::SET_PLACING)?;
    let free = draft.state.board().controller(province).is_none();
    draft.must(free, RefusalKind::Settled(province), rule::SET_PLACING)?;
    let scorched = draft.state.board().special(province) == Some(Special::Scorched);
    draft.must(!scorched, RefusalKind::Settled(province), rule::SCORCHED_TOKEN)?;
    draft.happen(Event::Settled { clan, province });
    let next = after(&draft.state, clan).find(|other| draft.state.left_to_settle(*other) > 0);
    match next {
        Some(next) => draft.happen(Event::TurnCame { clan: Some(next) }),
        None => super::resolution::begin_round(draft, 1),
    }
    Ok(())
}
