//! Which language the app speaks: the one the players chose, or the device's.
//!
//! English is part of the app. Every other language is a file beside it, which the page names and the service worker
//! keeps; where it cannot be had, the app goes on in the language it speaks and says so.

use super::feedback::{self, Offer};
use super::prefs::{self, Prefs};
use super::texts;
use crate::pwa::patience::a_turn_for_the_browser;
use crate::words::{EnglishBehind, GameWords, Language, Words, keys};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// The language that is spoken. What shows words is drawn anew when it changes.
#[derive(Clone, Copy)]
pub struct Spoken {
    language: RwSignal<Language>,
    /// How many choices were made: the words of any but the last come too late.
    choices: StoredValue<u32>,
}

impl Spoken {
    /// Gives the language to every screen below: English, until another is learned.
    pub fn provide() {
        provide_context(Self { language: RwSignal::new(Language::English), choices: StoredValue::new(0) });
    }

    /// The language, followed.
    pub fn get(self) -> Language {
        self.language.get()
    }

    /// Notes another choice; tells, at any later time, whether it still is the last.
    fn choice(self) -> impl Fn() -> bool {
        self.choices.update_value(|choices| *choices = choices.wrapping_add(1));
        let own = self.choices.get_value();
        move || self.choices.get_value() == own
    }
}

/// Learns the language this device wants before anything is said; English stays where its words cannot be had.
pub async fn learn_first(prefs: RwSignal<Prefs>, spoken: Spoken) {
    let wanted = wanted(prefs.with_untracked(|prefs| prefs.language));
    if wanted != Language::English
        && let Ok(text) = fetched(wanted, None).await
    {
        texts::speak(Words::read(wanted, [text.as_str()]));
        spoken.language.set(wanted);
    }
    name_on_page(spoken.language.get_untracked());
}

/// Learns the language of preferences that came late, with the other copy of the saves.
pub fn learn_late() {
    let (chosen, spoken): (_, Spoken) = (prefs::current().with_untracked(|prefs| prefs.language), expect_context());
    if chosen.is_some_and(|chosen| chosen != spoken.language.get_untracked()) {
        choose(chosen);
    }
}

/// Speaks the chosen language from now on, or the device's; keeps the choice only once its words are there, and only
/// where no other was made meanwhile.
pub fn choose(language: Option<Language>) {
    let (prefs, feedback, spoken): (_, _, Spoken) = (prefs::current(), feedback::feedback(), expect_context());
    let is_last = spoken.choice();
    spawn_local(async move {
        let wanted = wanted(language);
        let words = whole(wanted).await;
        if !is_last() {
            return;
        }
        let Ok(words) = words else { return feedback.toast(keys::LANGUAGE_MISSING, Offer::Nothing) };
        texts::speak(words);
        name_on_page(wanted);
        // What was said last stays in the page for ears, in the words of before.
        feedback.announce(String::new());
        prefs.update(|prefs| prefs.language = language);
        spoken.language.set(wanted);
    });
}

/// Learns what a game says, in the language that is spoken; English where its words cannot be had.
pub async fn learn_game(game: GameWords) {
    let text = match texts::language() {
        Language::English => None,
        language @ (Language::German | Language::French) => fetched(language, Some(game)).await.ok(),
    };
    texts::add_game(game, text.as_deref());
}

/// Learns what a game says behind its table, a file at a time: a table is there by now, and may be tapped.
pub async fn learn_behind(words: EnglishBehind) {
    // Before it is read: whoever changes the language meanwhile has it read whole.
    texts::note_behind(words);
    for text in words.texts() {
        if texts::add_behind(text) {
            a_turn_for_the_browser().await;
        }
    }
}

/// A language, with the words of the games that are there.
async fn whole(language: Language) -> Result<Words, Missing> {
    match language {
        Language::English => Ok(texts::english()),
        Language::German | Language::French => {
            let mut words = Words::read(language, [fetched(language, None).await?.as_str()]);
            for game in texts::games() {
                words.add([fetched(language, Some(game)).await?.as_str()]);
            }
            Ok(words)
        }
    }
}

/// The chosen language, or the first of the device's that the app has.
fn wanted(chosen: Option<Language>) -> Language {
    let device = || {
        let tags = window().navigator().languages();
        tags.iter().filter_map(|tag| Language::of_tag(&tag.as_string()?)).next()
    };
    chosen.or_else(device).unwrap_or(Language::English)
}

/// The words of a language could not be had.
struct Missing;

/// The file of a language, which the page names: what the app says, or a game.
async fn fetched(language: Language, game: Option<GameWords>) -> Result<String, Missing> {
    let game = game.map(|game| format!("-{}", game.folder)).unwrap_or_default();
    let named = document().query_selector(&format!("meta[name=\"words-{}{game}\"]", language.tag())).ok().flatten();
    let file = named.and_then(|meta| meta.get_attribute("content")).ok_or(Missing)?;
    let response = JsFuture::from(window().fetch_with_str(&file)).await.map_err(|_| Missing)?;
    let response: Response = response.dyn_into().map_err(|_| Missing)?;
    if !response.ok() {
        return Err(Missing);
    }
    let text = JsFuture::from(response.text().map_err(|_| Missing)?).await.map_err(|_| Missing)?;
    text.as_string().ok_or(Missing)
}

/// Tells the browser and whoever reads the page aloud.
fn name_on_page(language: Language) {
    if let Some(root) = document().document_element() {
        // Attributes of the root can always be set; there is nobody to tell otherwise.
        let _ = root.set_attribute("lang", language.tag());
    }
}
