//! The words: resource files in `locales/`, one folder a language, and what turns a [`Line`] into a sentence.
//!
//! Every text a player can read has a key here. Which keys there are is checked when the crate is built; that the
//! values a sentence asks for are given is checked by the tests.

pub mod spoken;
pub mod unfit;
pub mod written;

use crate::kernel::line::{Arg, Line};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// The keys of the app's own sentences, made from the English resource files.
pub mod keys {
    use crate::kernel::line::Key;

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
    include!(concat!(env!("OUT_DIR"), "/all.rs"));
}

/// The words of a game: its keys, and the app's own.
macro_rules! words_of {
    ($(#[$about:meta] $game:ident, $keys:literal, $english:ident, $behind:ident;)*) => {$(
        #[$about]
        pub mod $game {
            use super::{EnglishBehind, GameWords};
            use crate::kernel::line::Key;

            pub use super::keys::*;

            include!(concat!(env!("OUT_DIR"), $keys));

            /// Its sentences. Only the game's own part may name them, or they become part of another.
            pub const WORDS: GameWords = GameWords { folder: stringify!($game), english: super::resources::$english };

            /// What it says behind its table. Only what lies there may name it, likewise.
            pub const BEHIND: EnglishBehind = EnglishBehind(super::resources::$behind);
        }
    )*};
}

words_of! {
    /// The words of Champions of Rokugan.
    champions, "/keys_champions.rs", EN_CHAMPIONS, EN_CHAMPIONS_BEHIND;
    /// The words of Battle for Rokugan.
    battle_for_rokugan, "/keys_battle_for_rokugan.rs", EN_BATTLE_FOR_ROKUGAN, EN_BATTLE_FOR_ROKUGAN_BEHIND;
    /// The words of Bushido – Risen Sun.
    bushido, "/keys_bushido.rs", EN_BUSHIDO, EN_BUSHIDO_BEHIND;
    /// The words of the old Legend of the Five Rings card game.
    l5r_ccg, "/keys_l5r_ccg.rs", EN_L5R_CCG, EN_L5R_CCG_BEHIND;
    /// The words of The Empire Reborn.
    empire_reborn, "/keys_empire_reborn.rs", EN_EMPIRE_REBORN, EN_EMPIRE_REBORN_BEHIND;
}

/// The sentences of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// Its folder in every language, by which the files of other languages than English are named.
    pub folder: &'static str,
    /// English as far as its table speaks it, which is part of the program.
    english: &'static [&'static str],
}

/// The English sentences of a game that its table does without: nothing before what lies behind the table names them, which
/// the build program sees to. Other languages are files of their own and come whole.
#[derive(Clone, Copy, Debug)]
pub struct EnglishBehind(&'static [&'static str]);

impl EnglishBehind {
    /// The texts of its resource files.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().copied()
    }
}

/// The texts of the resource files, one list a language.
mod resources {
    include!(concat!(env!("OUT_DIR"), "/resources.rs"));
}

/// A language with a complete set of resource files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English, the language of the rulebook.
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// Every language, the rulebook's first.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::French];

    /// The language's tag, as the platform names it: its folder in `locales/`.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
        }
    }

    /// What the language calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
        }
    }

    /// The language that a tag of the platform asks for, whatever the country: "de-AT" is German.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let asked = tag.split('-').next().unwrap_or(tag);
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(asked))
    }

    fn id(self) -> LanguageIdentifier {
        // The tags above are well formed; the undetermined language would still show every sentence.
        self.tag().parse().unwrap_or_default()
    }

    /// Everything the language says, in the resource files that are part of the program.
    #[cfg(not(target_arch = "wasm32"))]
    fn resources(self) -> impl Iterator<Item = &'static str> {
        let parts = match self {
            Self::English => resources::EN,
            Self::German => resources::DE,
            Self::French => resources::FR,
        };
        parts.iter().copied().flatten().copied()
    }
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The sentences of `language`, from the resource files that are part of the program.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: Language) -> Self {
        Self::read(language, language.resources())
    }

    /// Reads resource files of `language`.
    ///
    /// A sentence that cannot be read is left out, and shows its key; the tests read every file.
    pub fn read<'a>(language: Language, texts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut bundle = FluentBundle::new(vec![language.id()]);
        bundle.set_use_isolating(false);
        let mut words = Self { language, bundle };
        words.add(texts);
        words
    }

    /// English, as far as the first page speaks it.
    pub fn first() -> Self {
        Self::read(Language::English, resources::EN_FIRST.iter().copied())
    }

    /// English, as far as the app itself speaks it, without the games.
    pub fn english() -> Self {
        let mut words = Self::first();
        words.add_the_rest();
        words
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Reads what [`Words::first`] does without; other languages are read as a whole.
    pub fn add_the_rest(&mut self) {
        match self.language {
            Language::English => self.add(resources::EN_OTHERS.iter().copied()),
            Language::German | Language::French => {}
        }
    }

    /// Reads the English sentences of a game, as far as its table speaks.
    pub fn add_english(&mut self, game: GameWords) {
        self.add(game.english.iter().copied());
    }

    /// Reads a resource file, unless its sentences are known already, in whatever language. Says whether it was read.
    pub fn add_unknown(&mut self, text: &str) -> bool {
        let first = text.lines().filter(|line| !line.starts_with('#')).find_map(|line| line.split_once(" ="));
        let is_unknown = first.is_some_and(|(key, _)| !self.bundle.has_message(key));
        if is_unknown {
            self.add([text]);
        }
        is_unknown
    }

    /// Reads more resource files of the language.
    pub fn add<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) {
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            self.bundle.add_resource_overriding(resource);
        }
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
    use crate::kernel::line::Key;

    #[test]
    fn every_resource_file_reads_without_a_slip() {
        for text in Language::ALL.into_iter().flat_map(Language::resources) {
            if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                panic!("{errors:?}");
            }
        }
    }

    #[test]
    fn every_key_has_a_sentence() {
        for language in Language::ALL {
            let words = Words::new(language);
            for key in keys::ALL {
                let said = words.bundle.get_message(key).is_some_and(|message| message.value().is_some());
                assert!(said, "{language:?}: {key}");
            }
        }
    }

    #[test]
    fn what_is_known_is_not_read_again() {
        let mut words = Words::read(Language::German, ["a = eins\n"]);
        assert!(!words.add_unknown("# One.\n\na = one\nb = two\n"));
        assert!(words.add_unknown("c = { $n ->\n   *[other] three\n}\n"));
        let said = ["a", "b", "c"].map(|key| words.bundle.has_message(key).then(|| words.say(&Key::new(key).into())));
        assert_eq!(said, [Some("eins".to_owned()), None, Some("three".to_owned())]);
    }

    #[test]
    fn a_tag_of_any_country_finds_its_language() {
        let asked = ["de", "de-AT", "FR-ca", "en-GB", "ja"].map(Language::of_tag);
        let (german, french, english) = (Some(Language::German), Some(Language::French), Some(Language::English));
        assert_eq!(asked, [german, german, french, english, None]);
    }

    #[test]
    fn numbers_and_plurals_are_those_of_the_language() {
        let steps = |language, count| Words::new(language).say(&Line::new(keys::UNDONE_STEPS).with("count", count));
        assert_ne!(steps(Language::German, 1_i16), steps(Language::German, 2_i16).replace('2', "1"));
        // Nothing is singular in French.
        assert_eq!(steps(Language::French, 0_i16).replace('0', "1"), steps(Language::French, 1_i16));
        let half = Line::new(keys::DECIMAL).with("whole", 3_i16).with("tenths", 5_i16);
        let said = Language::ALL.map(|language| Words::new(language).say(&half));
        assert_eq!(said, ["3.5", "3,5", "3,5"]);
    }

    #[test]
    fn a_name_keeps_its_own_direction() {
        assert_eq!(isolated("Tsuko"), "Tsuko");
        assert_eq!(isolated("سامي"), "\u{2068}سامي\u{2069}");
    }
}
