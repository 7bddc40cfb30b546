//! The words: resource files in `locales/`, one folder a language, and what turns a [`Line`] into a sentence.
//!
//! Every text a player can read has a key here. Which keys there are is checked when the crate is built; that the
//! values a sentence asks for are given is checked by the tests.

use crate::kernel::line::{Arg, Line};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The keys of all sentences, made from the English resource files.
pub mod keys {
    use crate::kernel::line::Key;

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// A language with a complete set of resource files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English, the language of the rulebook.
    English,
}

impl Language {
    /// The language's tag, as the platform names it.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    fn id(self) -> LanguageIdentifier {
        // The tags above are well formed; the undetermined language would still show every sentence.
        self.tag().parse().unwrap_or_default()
    }

    fn resources(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../../locales/en/app.ftl"),
                include_str!("../../locales/en/champions.ftl"),
                include_str!("../../locales/en/clashes.ftl"),
                include_str!("../../locales/en/home.ftl"),
                include_str!("../../locales/en/setup.ftl"),
                include_str!("../../locales/en/cards.ftl"),
                include_str!("../../locales/en/table.ftl"),
                include_str!("../../locales/en/champion.ftl"),
                include_str!("../../locales/en/fight.ftl"),
                include_str!("../../locales/en/odds.ftl"),
                include_str!("../../locales/en/figures.ftl"),
                include_str!("../../locales/en/field.ftl"),
                include_str!("../../locales/en/combat.ftl"),
                include_str!("../../locales/en/combat_steps.ftl"),
                include_str!("../../locales/en/log.ftl"),
                include_str!("../../locales/en/score.ftl"),
                include_str!("../../locales/en/statistics.ftl"),
                include_str!("../../locales/en/options.ftl"),
                include_str!("../../locales/en/ahead.ftl"),
                include_str!("../../locales/en/boards.ftl"),
                include_str!("../../locales/en/campaign.ftl"),
                include_str!("../../locales/en/rules.ftl"),
                include_str!("../../locales/en/reference.ftl"),
                include_str!("../../locales/en/lessons.ftl"),
                include_str!("../../locales/en/enemies.ftl"),
                include_str!("../../locales/en/investigation.ftl"),
                include_str!("../../locales/en/runner.ftl"),
            ],
        }
    }
}

/// The sentences of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the resource files of `language`.
    ///
    /// A sentence that cannot be read is left out, and shows its key; the tests read every file.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.id()]);
        bundle.set_use_isolating(false);
        for text in language.resources() {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The sentence that `line` stands for; a line without a sentence shows its key.
    pub fn say(&self, line: &Line) -> String {
        let Some(pattern) = self.bundle.get_message(line.key.name()).and_then(|message| message.value()) else {
            return line.key.name().to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &line.args {
            args.set(*name, self.value(value));
        }
        let mut slips = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut slips).into_owned()
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Name(name) => isolated(name).into(),
            Arg::Number(number) if *number < 0 => minus(*number).into(),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Signed(number) if *number > 0 => format!("+{number}").into(),
            Arg::Signed(number) => minus(*number).into(),
            Arg::Line(line) => self.say(line).into(),
        }
    }
}

/// A number as players read it: with the minus sign of typography, not the hyphen.
pub fn minus(number: i64) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A name that cannot turn the writing direction of the sentence around it.
fn isolated(name: &str) -> String {
    if name.is_ascii() { name.to_owned() } else { format!("\u{2068}{name}\u{2069}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_resource_file_reads_without_a_slip() {
        for text in Language::English.resources() {
            if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                panic!("{errors:?}");
            }
        }
    }

    #[test]
    fn every_key_has_a_sentence() {
        let words = Words::new(Language::English);
        for key in keys::ALL {
            assert!(words.bundle.get_message(key).is_some_and(|message| message.value().is_some()), "{key}");
        }
    }

    #[test]
    fn a_name_keeps_its_own_direction() {
        assert_eq!(isolated("Tsuko"), "Tsuko");
        assert_eq!(isolated("سامي"), "\u{2068}سامي\u{2069}");
    }
}
