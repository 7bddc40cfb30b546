//! The lines of a test out of Combat.

use super::super::names;
use crate::games::champions::model::state::State;
use crate::games::champions::skill_test::Level;
use crate::games::champions::skill_test::steps::{TestReason, Verdict};
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// The sentence of a line; names are those of the table before the test.
pub fn test_reason(state: &State, reason: &TestReason) -> Line {
    match reason {
        TestReason::Dice(reason) => super::reason(state, reason),
        TestReason::Chosen { element, count } => {
            Line::new(keys::TEST_CHOSEN).with("element", names::element(*element)).with("count", i16::from(*count))
        }
        TestReason::Courtier { who } => Line::new(keys::TEST_COURTIER).with("name", names::who(state, *who)),
        TestReason::Harmony { who } => Line::new(keys::TEST_HARMONY).with("name", names::who(state, *who)),
        TestReason::Successes { successes } => Line::new(keys::TEST_SUCCESSES).with("successes", i16::from(*successes)),
        TestReason::Brings { level } => brings(*level).into(),
        TestReason::Against { target, verdict } => {
            let key = match verdict {
                Verdict::Passed => keys::TEST_PASSED,
                Verdict::Failed => keys::TEST_FAILED,
            };
            Line::new(key).with("target", i16::from(*target))
        }
    }
}

/// What successes bring in an Investigation.
fn brings(level: Level) -> Key {
    match level {
        Level::Failure => keys::TEST_BRINGS_FAILURE,
        Level::DrawOne => keys::TEST_BRINGS_ONE,
        Level::DrawTwo => keys::TEST_BRINGS_TWO,
        Level::DrawThree => keys::TEST_BRINGS_THREE,
    }
}
