//! The page of the rules: the field to look for a word and the list of sections, or one section; where there is room,
//! the section beside the list.

use super::RulesPage;
use super::entry::{Below, Marked, section_text};
use super::links::RulesUp;
use super::search::Search;
use crate::kernel::reference::{Reference, Section};
use crate::ui::components::head::Head;
use crate::ui::components::row::RowLink;
use crate::ui::focus;
use crate::ui::later::following;
use crate::ui::texts::say;
use crate::ui::widgets::wide::roomy;
use crate::words::keys;
use leptos::prelude::*;

/// The rules that are read, and what of them.
#[derive(Clone, Copy)]
struct Rules {
    reference: &'static Reference,
    section: Signal<Option<&'static Section>>,
    up: StoredValue<RulesUp>,
}

impl Rules {
    /// The URL of the rules, or of one of their sections.
    fn href(self, section: Option<&Section>) -> String {
        self.up.with_value(|up| match section {
            Some(section) => format!("{}/{}", up.rules, section.slug()),
            None => up.rules.clone(),
        })
    }
}

/// The rules of a game, or one of their sections. Where `shown` has left them, what was read last stays.
pub fn rules_page(reference: &'static Reference, shown: Memo<Option<RulesPage>>, up: RulesUp) -> AnyView {
    let section = Memo::new(move |before: Option<&Option<&'static Section>>| match shown.get() {
        Some(page) => page.section(),
        None => before.copied().flatten(),
    });
    let section = Signal::from(section);
    let rules = Rules { reference, section, up: StoredValue::new(up) };
    let roomy = roomy();
    focus::focus_heading();
    let one_column = move || match section.get() {
        None => all(rules),
        Some(section) => one(rules, section),
    };
    (move || if roomy.get() { both(rules) } else { one_column.into_any() }).into_any()
}

/// The head, and then the list: to take away what stood there before is work enough until the first painting.
fn all(rules: Rules) -> AnyView {
    focus::focus_heading();
    let list = following(move || {
        view! {
            {sections(rules, rules.section)}
            <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
        }
        .into_any()
    });
    view! {
        <div class="screen one">
            {head(rules)}
            <main class="body">{list}</main>
        </div>
    }
    .into_any()
}

fn one(rules: Rules, section: &'static Section) -> AnyView {
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
                title=say(section.title)
                subtitle=say(section.sub)
                back=rules.href(None)
                back_label=say(keys::RULES_BACK_RULES)
            />
            <main class="body" tabindex="0">{text}</main>
        </div>
    }
    .into_any()
}

/// The list, and beside it the section that was chosen; at the beginning the first.
fn both(rules: Rules) -> AnyView {
    let section = rules.section;
    let shown = Signal::derive(move || section.get().or_else(|| rules.reference.sections.first()));
    Effect::new(move |before: Option<Option<&'static Section>>| {
        let now = section.get();
        if before.is_some_and(|before| before != now) {
            focus::focus_on(".rules-section");
        }
        now
    });
    view! {
        <div class="screen two">
            {head(rules)}
            <main class="body">{sections(rules, shown)}</main>
            {move || shown.get().map(beside)}
        </div>
    }
    .into_any()
}

/// A section beside the list. It scrolls for itself, and keyboards scroll it too.
fn beside(section: &'static Section) -> impl IntoView {
    let (title, label) = (say(section.title), say(section.title));
    view! {
        <section class="body side span rules-section" tabindex="0" aria-label=label>
            <div class="card pad stack">
                <h2 class="pane-name">{title}</h2>
                <p class="sub2">{say(section.sub)}</p>
                {section_text(section, Below::Pane, Marked::None)}
            </div>
            <p class="sub2">{say(keys::RULES_OWN_WORDS)}</p>
        </section>
    }
}

fn head(rules: Rules) -> impl IntoView {
    let RulesUp { back, back_label, .. } = rules.up.get_value();
    view! { <Head title=say(keys::RULES_TITLE) subtitle=say(rules.reference.title) back=back back_label=say(back_label) /> }
}

/// The field to look for a word, and the sections.
fn sections(rules: Rules, open: Signal<Option<&'static Section>>) -> impl IntoView {
    let link = move |section: &'static Section| {
        let current = Signal::derive(move || open.get() == Some(section));
        view! { <RowLink href=rules.href(Some(section)) title=say(section.title) sub=say(section.sub) current=current /> }
    };
    view! {
        <Search reference=rules.reference>
            <nav class="card rows" aria-label=say(keys::RULES_TITLE)>
                {rules.reference.sections.iter().map(link).collect_view()}
            </nav>
        </Search>
    }
}
