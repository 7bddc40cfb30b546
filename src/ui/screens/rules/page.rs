//! The page of the rules: the field to look for a word and the list of sections, or one section.

use super::entry::{Below, Marked, section_text};
use super::links::RulesUp;
use super::search::Search;
use crate::games::champions::reference::Section;
use crate::kernel::by::Small;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowLink;
use crate::ui::focus;
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// The rules, or one of their sections.
pub fn rules_page(section: Option<Section>, up: RulesUp) -> AnyView {
    focus::focus_heading();
    focus::scroll_to_top();
    match section {
        None => all(up),
        Some(section) => one(section, up),
    }
}

fn all(up: RulesUp) -> AnyView {
    let (back, back_label) = up.back();
    let link = move |section: &Section| {
        let (title, sub) = section.words();
        view! { <RowLink href=up.rules(Some(*section)) title=say(title) sub=say(sub) /> }
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
            <main class="body" tabindex="0">
                <div class="card pad">{section_text(section, Below::Page, Marked::None)}</div>
                <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
            </main>
        </div>
    }
    .into_any()
}
