//! The ways between rules: to what belongs to an entry, from a card's keywords, and up from the rules.

use super::sheet::turn;
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::reference::{self, Entry};
use crate::games::champions::rulebook;
use crate::games::champions::text::keywords::keyword;
use crate::kernel::rulebook::RuleRef as Rule;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::{Reading, feedback};
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::TablePage;
use crate::ui::page::Page;
use crate::ui::table::session::Session;
use crate::ui::texts::{page_of, say};
use crate::words::keys;
use leptos::prelude::*;

/// From where the rules were opened: there Back leads.
#[derive(Clone, Copy)]
pub enum RulesUp {
    /// Home.
    Home,
    /// A table.
    Table(Session),
}

impl RulesUp {
    /// The URL of the rules, or of one of their sections.
    pub(super) fn rules(self, section: Option<reference::Section>) -> String {
        match self {
            Self::Home => GamePage::Rules(section).href(),
            Self::Table(session) => session.href(TablePage::Rules(section)),
        }
    }

    /// Where Back leads from the list of sections, and what that is called.
    pub(super) fn back(self) -> (String, String) {
        match self {
            Self::Home => (Page::Home.href(), say(keys::SETUP_BACK_HOME)),
            Self::Table(session) => (session.href(TablePage::Table), say(keys::SHEET_BACK)),
        }
    }
}

/// What something that is read is called.
pub(super) fn title_of(reading: Reading) -> String {
    match reading {
        Reading::Rule(rule) => reference::of_rule(rule).map_or_else(|| page_of(rule), |entry| say(entry.title())),
        Reading::Entry(entry) => say(entry.title()),
        Reading::Section(section, _) => say(section.title()),
    }
}

/// What belongs to an entry, each one press away.
#[component]
pub(super) fn Related(
    /// Of which.
    entry: &'static Entry,
) -> impl IntoView {
    let feedback = feedback();
    let link = move |entry: &'static Entry| {
        let read = move || turn(feedback, |feedback| feedback.read_on(Reading::Entry(entry)));
        view! { <Button kind=ButtonKind::Link label=say(entry.title()) on_press=read /> }
    };
    let related: Vec<_> = entry.related().iter().filter_map(|title| reference::of_title(*title)).collect();
    (!related.is_empty()).then(|| {
        view! {
            <nav class="related" aria-label=say(keys::RULES_RELATED)>
                <b>{say(keys::RULES_RELATED)}</b>
                {related.into_iter().map(link).collect_view()}
            </nav>
        }
    })
}

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
