//! A Combat or a test told step by step.

mod parts;
mod test;

pub use parts::adds;
pub use test::test_reason;

use super::{dice, names};
use crate::games::champions::combat::steps::{CombatStep, Kind, Reason};
use crate::games::champions::event::Event;
use crate::games::champions::model::ids::Who;
use crate::games::champions::model::rolls::{Means, Reroll};
use crate::games::champions::model::state::State;
use crate::kernel::chance::Source;
use crate::kernel::line::{Arg, Line};
use crate::words::champions as keys;

/// What a step is called, with its number.
pub fn title(step: CombatStep) -> Line {
    let title = match step {
        CombatStep::Target => keys::STEP_TITLE_TARGET,
        CombatStep::Sizes => keys::STEP_TITLE_SIZES,
        CombatStep::Beginning => keys::STEP_TITLE_BEGINNING,
        CombatStep::Dice => keys::STEP_TITLE_DICE,
        CombatStep::Roll => keys::STEP_TITLE_ROLL,
        CombatStep::Rerolls => keys::STEP_TITLE_REROLLS,
        CombatStep::Changes => keys::STEP_TITLE_CHANGES,
        CombatStep::Results => keys::STEP_TITLE_RESULTS,
        CombatStep::Wounds => keys::STEP_TITLE_WOUNDS,
        CombatStep::End => keys::STEP_TITLE_END,
    };
    Line::new(keys::STEP_TITLE).with("number", step.number()).with("title", title)
}

/// The sentence of a line; names are those of the table before the Combat.
pub fn reason(state: &State, reason: &Reason) -> Line {
    let named = |key, who: &Who| Line::new(key).with("name", names::who(state, *who));
    let plain = |key| Line::new(key);
    let small = |number: u8| i16::from(number);
    match reason {
        Reason::Attacks { fighter, enemy, kind, starter } => parts::attacks(state, (*fighter, *enemy), *kind, *starter),
        Reason::StandsIn { who, instead_of, place } => parts::stands_in(state, *who, *instead_of, *place),
        Reason::TotalSizes { ours, theirs } => {
            Line::new(keys::STEP_TOTAL_SIZES).with("ours", small(*ours)).with("theirs", small(*theirs))
        }
        Reason::EvenSizes => plain(keys::STEP_EVEN_SIZES),
        Reason::NotTwice => plain(keys::STEP_NOT_TWICE),
        Reason::NoSizesInRanged => plain(keys::STEP_NO_SIZES),
        Reason::Outnumbered { who } => named(keys::STEP_OUTNUMBERED, who),
        Reason::Honor { who, by, cause } => {
            named(keys::STEP_HONOR, who).with("change", Arg::Signed((*by).into())).with("cause", names::cause(*cause))
        }
        Reason::ImposingAlone { who } => named(keys::STEP_IMPOSING_ALONE, who),
        Reason::IsDishonored { who } => named(keys::STEP_IS_DISHONORED, who),
        Reason::IsHonorable { who } => named(keys::STEP_IS_HONORABLE, who),
        Reason::Begins => plain(keys::STEP_BEGINS),
        Reason::CardSays { who, note } => named(keys::STEP_CARD_SAYS, who).with("note", note.as_str()),
        Reason::ItemSays { who, item, note } => {
            let key = if note.is_empty() { keys::STEP_ITEM } else { keys::STEP_ITEM_SAYS };
            named(key, who).with("item", item.as_str()).with("note", note.as_str())
        }
        Reason::OnCard { who, dice: Some(dice) } => named(keys::STEP_ON_CARD, who).with("dice", small(*dice)),
        Reason::OnCard { who, dice: None } => named(keys::STEP_ON_CARD_UNKNOWN, who),
        Reason::Elementalist { who } => named(keys::STEP_ELEMENTALIST, who),
        Reason::DieLess { who } => named(keys::STEP_DIE_LESS, who),
        Reason::DieKept { who } => named(keys::STEP_DIE_KEPT, who),
        Reason::Weakened { who } => named(keys::STEP_WEAKENED, who),
        Reason::RangedTarget { who } => named(keys::STEP_RANGED_TARGET, who),
        Reason::ExtraDice { by } => Line::new(keys::STEP_EXTRA_DICE).with("change", Arg::Signed((*by).into())),
        Reason::Rolls { who, least, most } if least == most => named(keys::STEP_ROLLS, who).with("dice", small(*most)),
        Reason::Rolls { who, least, most } => {
            named(keys::STEP_ROLLS_BETWEEN, who).with("least", small(*least)).with("most", small(*most))
        }
        Reason::WeakestLeftOut { who, color } => {
            named(keys::STEP_WEAKEST_LEFT_OUT, who).with("color", dice::color(*color))
        }
        Reason::EnemyRolls { who, dice: None } => named(keys::STEP_ENEMY_ROLLS_UNKNOWN, who),
        Reason::EnemyRolls { who, dice: Some(dice) } => match parts::list(dice.iter().map(|die| dice::color(*die))) {
            Some(dice) => named(keys::STEP_ENEMY_ROLLS, who).with("dice", dice),
            None => named(keys::STEP_ENEMY_ROLLS_NONE, who),
        },
        Reason::Rolled { who, faces, source } => {
            let key = match source {
                Source::Entered => keys::STEP_ROLLED,
                Source::Generated => keys::STEP_ROLLED_BY_APP,
            };
            named(key, who).with("dice", parts::elements(faces))
        }
        Reason::EnemyRolled { who, dice, source } => {
            let key = match source {
                Source::Entered => keys::STEP_ENEMY_ROLLED,
                Source::Generated => keys::STEP_ENEMY_ROLLED_BY_APP,
            };
            named(key, who).with("dice", parts::enemy_dice(dice))
        }
        Reason::EnemyTotals { who, total } => named(keys::STEP_ENEMY_TOTALS, who).with("face", parts::face(*total)),
        Reason::Rerolled { from, to, means, .. } => {
            let key = match means {
                Means::Focus => keys::STEP_FOCUS,
                Means::Effect => keys::STEP_REROLL,
                Means::Token => keys::STEP_REROLL_TOKEN,
            };
            Line::new(key).with("from", parts::elements(from)).with("to", parts::elements(to))
        }
        Reason::EnemyRerolled { who, from, to } => {
            named(keys::STEP_ENEMY_REROLLED, who).with("from", parts::faces(from)).with("to", parts::faces(to))
        }
        Reason::NoRerolls => plain(keys::STEP_NO_REROLLS),
        Reason::Deceived { from, to, .. } => {
            Line::new(keys::STEP_DECEIVED).with("from", names::element(*from)).with("to", names::element(*to))
        }
        Reason::VoidCalled { to, .. } if to.is_empty() => plain(keys::STEP_VOID_CALLED_ALONE),
        Reason::VoidCalled { to, .. } => Line::new(keys::STEP_VOID_CALLED).with("to", parts::elements(to)),
        Reason::EnemyDieChanged { faces: None } => plain(keys::STEP_ENEMY_DIE_CHANGED_TOTALS),
        Reason::EnemyDieChanged { faces: Some((from, to)) } => {
            Line::new(keys::STEP_ENEMY_DIE_CHANGED).with("from", parts::face(*from)).with("to", parts::face(*to))
        }
        Reason::NoChanges => plain(keys::STEP_NO_CHANGES),
        Reason::Chosen { kind, element, count } => {
            let key = match kind {
                Kind::Offence => keys::STEP_CHOSEN_OFFENCE,
                Kind::Defence => keys::STEP_CHOSEN_DEFENCE,
            };
            Line::new(key).with("element", names::element(*element)).with("count", small(*count))
        }
        Reason::ThreeOf { element } => plain(parts::three_of(*element)),
        Reason::TechniqueUsed { offence, defence, wounds } => match parts::adds(*offence, *defence, *wounds) {
            Some(what) => Line::new(keys::STEP_TECHNIQUE_ADDS).with("what", what),
            None => plain(keys::STEP_TECHNIQUE),
        },
        Reason::TechniqueSays { note } => Line::new(keys::STEP_TECHNIQUE_SAYS).with("note", note.as_str()),
        Reason::TechniqueDeclined => plain(keys::STEP_TECHNIQUE_DECLINED),
        Reason::PowerAdds { offence, defence } => {
            Line::new(keys::STEP_POWER_ADDS).with("what", parts::adds_or_nothing(*offence, *defence, 0))
        }
        Reason::CardAdds { who, offence, defence } => {
            named(keys::STEP_CARD_ADDS, who).with("what", parts::adds_or_nothing(*offence, *defence, 0))
        }
        Reason::Token { token } => Line::new(keys::STEP_TOKEN).with("token", names::token(*token)),
        Reason::CharacterToken { who, token } => {
            named(keys::STEP_CHARACTER_TOKEN, who).with("token", names::character_token(*token))
        }
        Reason::Covered { who } => named(keys::STEP_COVER, who),
        Reason::Defense { who, value } => named(keys::STEP_DEFENSE, who).with("value", small(*value)),
        Reason::Modified { who, modifier } => parts::modified(state, *who, modifier),
        Reason::NoDefence { who } => named(keys::STEP_NO_DEFENCE, who),
        Reason::NoReturnFire { who } => named(keys::STEP_NO_RETURN_FIRE, who),
        Reason::InHarmony { who } => named(keys::STEP_IN_HARMONY, who),
        Reason::Result { who, offence, defence } => {
            named(keys::STEP_RESULT, who).with("offence", small(*offence)).with("defence", small(*defence))
        }
        Reason::Recovers { who, life } => named(keys::STEP_RECOVERS, who).with("life", small(*life)),
        Reason::Wounds { who, offence, defence, direct, wounds } => {
            let key = if *direct > 0 { keys::STEP_WOUNDS_DIRECT } else { keys::STEP_WOUNDS };
            let line = named(key, who).with("offence", small(*offence)).with("defence", small(*defence));
            let line = line.with("wounds", small(*wounds));
            if *direct > 0 { line.with("direct", small(*direct)) } else { line }
        }
        Reason::HarmonyWound { who } => named(keys::STEP_HARMONY_WOUND, who),
        Reason::Corrupted { who, stake, prevented: 0 } => named(keys::STEP_CORRUPTED, who).with("lost", *stake),
        Reason::Corrupted { who, stake, prevented } => {
            named(keys::STEP_CORRUPTED_PREVENTED, who).with("stake", *stake).with("prevented", *prevented)
        }
        Reason::Eliminated { who } => named(keys::STEP_ELIMINATED, who),
        Reason::Insignificant { who } => named(keys::STEP_INSIGNIFICANT, who),
        Reason::Glory { who, by: Some(by) } => named(keys::STEP_GLORY, who).with("glory", *by),
        Reason::Glory { who, by: None } => named(keys::STEP_GLORY_UNKNOWN, who),
        Reason::Ends => plain(keys::STEP_ENDS),
    }
}

/// The log's sentence about dice: what they showed first, and how often they were rerolled.
pub(super) fn rolled(state: &State, event: &Event) -> Option<Line> {
    let Event::DiceRolled { actor, first, rerolls, .. } = event else { return None };
    let (name, dice) = (names::actor(state, *actor), parts::elements(&first.faces));
    let count = rerolls.iter().filter(|reroll| matches!(reroll, Reroll::Elemental(_))).count();
    if count == 0 {
        return Some(Line::new(keys::LOG_DICE).with("name", name).with("dice", dice));
    }
    Some(Line::new(keys::LOG_DICE_REROLLS).with("name", name).with("dice", dice).with("count", count))
}
