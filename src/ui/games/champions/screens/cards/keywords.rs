//! The keywords of a card: ticks for those without a value, a number or a name for the others.

use super::entry::Typed;
use super::fields::number_field;
use super::half_typed::Slot;
use crate::games::champions::model::keyword::{Keyword, PLAIN};
use crate::games::champions::text::keywords::{keyword, word};
use crate::kernel::known::Known;
use crate::kernel::line::Line;
use crate::kernel::track::Track;
use crate::ui::components::text_field::TextField;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The keywords as they stand in the form.
#[derive(Clone, Copy)]
pub(super) struct KeywordEntry {
    plain: RwSignal<Vec<Keyword>>,
    corruption: Typed<0, 9>,
    defense: Typed<0, 9>,
    yojimbo: RwSignal<Option<String>>,
}

impl KeywordEntry {
    /// The form of these keywords.
    pub fn new(keywords: &[Keyword]) -> Self {
        let value = |read: fn(&Keyword) -> Option<u8>| {
            let value = keywords.iter().find_map(read);
            Typed::new(value.map_or(Known::Unknown, |value| Known::Entered(Track::clamped(value.into()))))
        };
        let plain = keywords.iter().filter(|keyword| PLAIN.contains(keyword)).cloned().collect();
        let yojimbo = keywords.iter().find_map(|keyword| match keyword {
            Keyword::Yojimbo(name) => Some(name.clone().unwrap_or_default()),
            _ => None,
        });
        Self {
            plain: RwSignal::new(plain),
            corruption: value(|keyword| if let Keyword::Corruption(value) = keyword { Some(*value) } else { None }),
            defense: value(|keyword| if let Keyword::Defense(value) = keyword { Some(*value) } else { None }),
            yojimbo: RwSignal::new(yojimbo),
        }
    }

    /// The keywords in the form, those without a value first.
    ///
    /// # Errors
    ///
    /// A value is no number, or too large.
    pub fn read(self) -> Result<Vec<Keyword>, Line> {
        let value = |field: Typed<0, 9>| -> Result<Option<u8>, Line> {
            Ok(field.read()?.value().and_then(|value| u8::try_from(value.get()).ok()))
        };
        let mut keywords = self.plain.get();
        keywords.extend(value(self.corruption)?.map(Keyword::Corruption));
        keywords.extend(value(self.defense)?.map(Keyword::Defense));
        if let Some(name) = self.yojimbo.get() {
            // A name with a bracket in it could not be read back.
            let name: String = name.chars().filter(|c| !"()".contains(*c)).take(60).collect();
            let name = name.trim().to_owned();
            keywords.push(Keyword::Yojimbo((!name.is_empty()).then_some(name)));
        }
        Ok(keywords)
    }

    /// What stands in the fields, to be kept.
    pub fn slots(self) -> [Slot; 4] {
        [Slot::of(self.plain), self.corruption.slot(), self.defense.slot(), Slot::of(self.yojimbo)]
    }

    /// What is chosen, in one line.
    fn summary(self) -> String {
        match self.read() {
            Ok(keywords) if keywords.is_empty() => say(keys::KEYWORDS_NONE),
            Ok(keywords) => keywords.iter().map(|one| say(keyword(one))).collect::<Vec<_>>().join(", "),
            Err(fault) => say(fault),
        }
    }

    /// The keywords behind one line that says which are chosen.
    pub fn view(self) -> impl IntoView {
        let yojimbo_on = Signal::derive(move || self.yojimbo.with(Option::is_some));
        let toggle = move |on: bool| self.yojimbo.set(on.then(String::new));
        view! {
            <details class="keywords">
                <summary>
                    <b>{say(keys::CARD_KEYWORDS)}</b>
                    <span class="sub2">{move || self.summary()}</span>
                </summary>
                <div class="stack">
                    <div class="ticks">
                        {PLAIN.iter().map(|keyword| self.tick(keyword)).collect_view()}
                        <Tick label=say(keys::KEYWORD_YOJIMBO) on=yojimbo_on on_toggle=move |on: bool| toggle(on) />
                    </div>
                    {move || yojimbo_on.get().then(|| self.of_whom())}
                    <div class="numbers">
                        {number_field(keys::KEYWORD_CORRUPTION, self.corruption)}
                        {number_field(keys::KEYWORD_DEFENSE, self.defense)}
                    </div>
                </div>
            </details>
        }
    }

    /// Whose Yojimbo it is.
    fn of_whom(self) -> impl IntoView {
        view! {
            <TextField
                label=say(keys::KEYWORD_YOJIMBO_NAME)
                hint=say(keys::KEYWORD_YOJIMBO_HINT)
                value=Signal::derive(move || self.yojimbo.get().unwrap_or_default())
                on_input=move |name: String| self.yojimbo.set(Some(name))
            />
        }
    }

    fn tick(self, keyword: &Keyword) -> impl IntoView + use<> {
        let (one, other) = (keyword.clone(), keyword.clone());
        let on = Signal::derive(move || self.plain.with(|plain| plain.contains(&one)));
        let toggle = move |on: bool| {
            self.plain.update(|plain| {
                plain.retain(|keyword| *keyword != other);
                if on {
                    plain.push(other.clone());
                }
            });
        };
        view! { <Tick label=say(word(keyword)) on=on on_toggle=move |on: bool| toggle(on) /> }
    }
}
