//! The page of the rules: the field to look for a word and the list of sections, or one section; where there is room,
//! the section beside the list.

use super::entry::{Below, Marked, section_text};
use super::links::RulesUp;
use super::search::Search;
use crate::games::champions::reference::Section;
use crate::kernel::by::Small;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowLink;
use crate::ui::focus;
use crate::ui::later::following;
use crate::ui::texts::say;
use crate::ui::widgets::wide::roomy;
use crate::words::keys;
use leptos::prelude::*;

/// The rules, or one of their sections.
pub fn rules_page(section: Signal<Option<Section>>, up: RulesUp) -> AnyView {
    let roomy = roomy();
    focus::focus_heading();
    let one_column = move || match section.get() {
        None => all(section, up),
        Some(section) => one(section, up),
    };
    (move || if roomy.get() { both(section, up) } else { one_column.into_any() }).into_any()
}

/// The head, and then the list: to take away what stood there before is work enough until the first painting.
fn all(section: Signal<Option<Section>>, up: RulesUp) -> AnyView {
    focus::focus_heading();
    let list = following(move || {
        view! {
            {sections(section, up)}
            <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
        }
        .into_any()
    });
    view! {
        <div class="screen one">
            {head(up)}
            <main class="body">{list}</main>
        </div>
    }
    .into_any()
}

fn one(section: Section, up: RulesUp) -> AnyView {
    focus::focus_heading();
    let text = following(move || {
        view! {
            <div class="card pad">{section_text(section, Below::Page, Marked::None)}</div>
            <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
        }
        .into_any()
    });
    view! {
        <div class="screen one">
            <Head
                title=say(section.title())
                subtitle=say(section.words().1)
                back=up.rules(None)
                back_label=say(keys::RULES_BACK_RULES)
            />
            <main class="body" tabindex="0">{text}</main>
        </div>
    }
    .into_any()
}

/// The list, and beside it the section that was chosen; at the beginning the first.
fn both(section: Signal<Option<Section>>, up: RulesUp) -> AnyView {
    let shown = Signal::derive(move || section.get().or_else(|| Section::ALL.first().copied()));
    Effect::new(move |before: Option<Option<Section>>| {
        let now = section.get();
        if before.is_some_and(|before| before != now) {
            focus::focus_on(".rules-section");
        }
        now
    });
    view! {
        <div class="screen two">
            {head(up)}
            <main class="body">{sections(shown, up)}</main>
            {move || shown.get().map(beside)}
        </div>
    }
    .into_any()
}

/// A section beside the list. It scrolls for itself, and keyboards scroll it too.
fn beside(section: Section) -> impl IntoView {
    let (title, label) = (say(section.title()), say(section.title()));
    view! {
        <section class="body side span rules-section" tabindex="0" aria-label=label>
            <div class="card pad stack">
                <h2 class="pane-name">{title}</h2>
                <p class="sub2">{say(section.words().1)}</p>
                {section_text(section, Below::Pane, Marked::None)}
            </div>
            <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
        </section>
    }
}

fn head(up: RulesUp) -> impl IntoView {
    let (back, back_label) = up.back();
    view! { <Head title=say(keys::RULES_TITLE) subtitle=say(keys::GAME_CHAMPIONS) back=back back_label=back_label /> }
}

/// The field to look for a word, and the sections.
fn sections(open: Signal<Option<Section>>, up: RulesUp) -> impl IntoView {
    let link = move |section: &'static Section| {
        let (title, sub) = section.words();
        let current = Signal::derive(move || open.get() == Some(*section));
        view! { <RowLink href=up.rules(Some(*section)) title=say(title) sub=say(sub) current=current /> }
    };
    view! {
        <Search>
            <nav class="card rows" aria-label=say(keys::RULES_TITLE)>
                {Section::ALL.iter().map(link).collect_view()}
            </nav>
        </Search>
    }
}
