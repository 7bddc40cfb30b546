//! Keywords in words.

use crate::games::champions::model::keyword::Keyword;
use crate::kernel::line::{Key, Line};
use crate::words::champions as keys;

/// A keyword in words, with its value.
pub fn keyword(keyword: &Keyword) -> Line {
    match keyword {
        Keyword::Corruption(value) => Line::new(keys::KEYWORD_CORRUPTION_VALUE).with("value", i16::from(*value)),
        Keyword::Defense(value) => Line::new(keys::KEYWORD_DEFENSE_VALUE).with("value", i16::from(*value)),
        Keyword::Yojimbo(Some(name)) => Line::new(keys::KEYWORD_YOJIMBO_OF).with("name", name.as_str()),
        other => Line::new(word(other)),
    }
}

/// The word of a keyword alone, without its value.
pub fn word(keyword: &Keyword) -> Key {
    match keyword {
        Keyword::Agile => keys::KEYWORD_AGILE,
        Keyword::BreakThrough => keys::KEYWORD_BREAK_THROUGH,
        Keyword::Cavalry => keys::KEYWORD_CAVALRY,
        Keyword::Companion => keys::KEYWORD_COMPANION,
        Keyword::Corruption(_) => keys::KEYWORD_CORRUPTION,
        Keyword::Courtier => keys::KEYWORD_COURTIER,
        Keyword::Defense(_) => keys::KEYWORD_DEFENSE,
        Keyword::Elementalist => keys::KEYWORD_ELEMENTALIST,
        Keyword::Imposing => keys::KEYWORD_IMPOSING,
        Keyword::Insignificant => keys::KEYWORD_INSIGNIFICANT,
        Keyword::Naga => keys::KEYWORD_NAGA,
        Keyword::Oni => keys::KEYWORD_ONI,
        Keyword::Pure => keys::KEYWORD_PURE,
        Keyword::Shadowlands => keys::KEYWORD_SHADOWLANDS,
        Keyword::Reinforcement => keys::KEYWORD_REINFORCEMENT,
        Keyword::Yojimbo(_) => keys::KEYWORD_YOJIMBO,
    }
}
