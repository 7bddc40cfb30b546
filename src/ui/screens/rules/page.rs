//! The page of the rules: the field to look for a word and the list of sections, or one section.

use super::entry::{Marked, section_text};
use super::links::RulesUp;
use super::search::Search;
use crate::games::champions::reference::Section;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowLink;
use crate::ui::focus;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The rules, or one of their sections.
pub fn rules_page(section: Option<Section>, up: RulesUp) -> AnyView {
    focus::focus_heading();
    match section {
        None => all(up),
        Some(section) => one(section, up),
    }
}

fn all(up: RulesUp) -> AnyView {
    let (back, back_label) = up.back();
    let link = move |section: &Section| {
        let (title, sub) = section.words();
        let count = Line::new(keys::RULES_COUNT).with("count", section.entries().len());
        let sub = say(Line::new(keys::RULES_SECTION_LINE).with("what", sub).with("count", count));
        view! { <RowLink href=up.rules(Some(*section)) title=say(title) sub=sub /> }
    };
    view! {
        <div class="screen one">
            <Head title=say(keys::RULES_TITLE) subtitle=say(keys::GAME_CHAMPIONS) back=back back_label=back_label />
            <main class="body">
                <Search>
                    <nav class="card rows" aria-label=say(keys::RULES_TITLE)>
                        {Section::ALL.iter().map(link).collect_view()}
                    </nav>
                </Search>
                <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
            </main>
        </div>
    }
    .into_any()
}

fn one(section: Section, up: RulesUp) -> AnyView {
    view! {
        <div class="screen one">
            <Head
                title=say(section.title())
                subtitle=say(section.words().1)
                back=up.rules(None)
                back_label=say(keys::RULES_BACK_RULES)
            />
            <main class="body">
                <div class="card pad">{section_text(section, Marked::None)}</div>
                <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
            </main>
        </div>
    }
    .into_any()
}
