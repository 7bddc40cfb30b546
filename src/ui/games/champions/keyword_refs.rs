//! The keywords of a card as links to their rules.

use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::rulebook;
use crate::games::champions::text::keywords::keyword;
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::texts::say;
use leptos::prelude::*;

/// The keywords of a card, each of which opens its rule.
pub fn keyword_refs(keywords: &[Keyword]) -> impl IntoView + use<> {
    let feedback = feedback();
    let word = |word: &Keyword| {
        let rule = rule_of(word);
        view! { <RuleRef label=say(keyword(word)) on_open=move || feedback.open_rule(rule) /> }
    };
    keywords.iter().map(word).collect_view()
}

fn rule_of(keyword: &Keyword) -> Rule {
    match keyword {
        Keyword::Agile => rulebook::AGILE,
        Keyword::BreakThrough => rulebook::BREAK_THROUGH,
        Keyword::Cavalry => rulebook::CAVALRY,
        Keyword::Companion => rulebook::COMPANION,
        Keyword::Corruption(_) => rulebook::CORRUPTION_VALUE,
        Keyword::Courtier => rulebook::COURTIER,
        Keyword::Defense(_) => rulebook::DEFENSE,
        Keyword::Elementalist => rulebook::ELEMENTALIST,
        Keyword::Imposing => rulebook::IMPOSING,
        Keyword::Insignificant => rulebook::INSIGNIFICANT,
        Keyword::Naga => rulebook::NAGA,
        Keyword::Oni => rulebook::ONI,
        Keyword::Pure => rulebook::PURE,
        Keyword::Shadowlands => rulebook::SHADOWLANDS,
        Keyword::Reinforcement => rulebook::REINFORCEMENT,
        Keyword::Yojimbo(_) => rulebook::YOJIMBO,
    }
}
