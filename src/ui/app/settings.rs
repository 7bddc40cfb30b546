//! Settings: what belongs to the app and this device, not to a table.

mod bin;
mod games;
mod languages;
mod noticed;
mod room;
mod saves;

use crate::kernel::line::{Key, Line};
use crate::pwa::awake;
use crate::ui::app::version_note::VersionNote;
use crate::ui::components::head::Head;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::focus;
use crate::ui::page::{self, Page};
use crate::ui::prefs::{self, Hand, Holding, Prefs, ScreenLight, TextSize, Theme};
use crate::ui::texts::say;
use crate::ui::widgets::toast::FeedbackToast;
use crate::words::keys;
use leptos::prelude::*;
use std::cell::RefCell;

/// Settings.
#[component]
pub fn Settings() -> impl IntoView {
    focus::focus_heading();
    let from = came_from();
    let back = match from {
        Page::Table(..) => keys::SHEET_BACK,
        _ => keys::SETUP_BACK_HOME,
    };
    let version = Line::new(keys::SETTINGS_VERSION).with("version", crate::storage::schema::APP);
    view! {
        <div class="screen one">
            <Head title=say(keys::SETTINGS) back=from.href() back_label=say(back) />
            <main class="body airy">
                <VersionNote />
                {device()}
                {saves::saves()}
                {games::games()}
                {games::settings()}
                <section class="stack tightly">
                    <p class="sub2">{say(keys::SETTINGS_PRIVACY)}</p>
                    <p class="sub2">{say(version)}</p>
                </section>
            </main>
            <FeedbackToast />
        </div>
    }
}

thread_local! {
    /// The table or Home from which the settings were opened: pages of the settings lead back to them.
    static FROM: RefCell<Option<Page>> = const { RefCell::new(None) };
}

/// Where the players were when they opened the settings.
fn came_from() -> Page {
    match page::before() {
        Some(table @ Page::Table(..)) => FROM.set(Some(table)),
        Some(Page::Home | Page::Cover(_)) => FROM.set(None),
        _ => {}
    }
    FROM.with_borrow(Clone::clone).unwrap_or(Page::Home)
}

/// The language, how everything looks, and how this device is held.
fn device() -> impl IntoView {
    let themes =
        [(Theme::System, keys::THEME_SYSTEM), (Theme::Washi, keys::THEME_WASHI), (Theme::Ink, keys::THEME_INK)];
    let sizes = [
        (TextSize::Normal, keys::TEXT_NORMAL),
        (TextSize::Large, keys::TEXT_LARGE),
        (TextSize::Largest, keys::TEXT_LARGEST),
        (TextSize::Double, keys::TEXT_DOUBLE),
    ];
    let hands = [(Hand::Right, keys::HAND_RIGHT), (Hand::Left, keys::HAND_LEFT)];
    let holdings = [(Holding::Held, keys::HOLDING_HELD), (Holding::Pressed, keys::HOLDING_PRESSED)];
    view! {
        <section class="stack" aria-label=say(keys::SETTINGS_DEVICE)>
            <div class="sec">
                <h2>{say(keys::SETTINGS_DEVICE)}</h2>
            </div>
            <div class="card pad stack">
                {languages::language_choice()}
                {choice(keys::SETTINGS_THEME, themes, |prefs| prefs.theme, |prefs, theme| prefs.theme = theme, None)}
                {choice(keys::SETTINGS_TEXT, sizes, |prefs| prefs.text_size, |prefs, size| prefs.text_size = size, None)}
                {choice(keys::SETTINGS_HAND, hands, |prefs| prefs.hand, |prefs, hand| prefs.hand = hand, None)}
                {choice(
                    keys::SETTINGS_HOLDING,
                    holdings,
                    |prefs| prefs.holding,
                    |prefs, holding| prefs.holding = holding,
                    Some(keys::HOLDING_ABOUT),
                )}
                {screen_light()}
            </div>
            {noticed::noticed()}
        </section>
    }
}

/// Whether the screen stays on at the table; a browser that cannot do it says so.
fn screen_light() -> AnyView {
    if !awake::is_possible() {
        return view! { <p class="sub2">{say(keys::SCREEN_CANNOT)}</p> }.into_any();
    }
    let lights = [(ScreenLight::StaysOn, keys::SCREEN_STAYS_ON), (ScreenLight::Sleeps, keys::SCREEN_SLEEPS)];
    choice(
        keys::SETTINGS_SCREEN,
        lights,
        |prefs| prefs.screen,
        |prefs, screen| prefs.screen = screen,
        Some(keys::SCREEN_DIMS),
    )
    .into_any()
}

/// One of a few words, and what there is to say about it.
fn choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    label: Key,
    answers: [(T, Key); N],
    read: fn(&Prefs) -> T,
    write: fn(&mut Prefs, T),
    about: Option<Key>,
) -> impl IntoView {
    let prefs = prefs::current();
    let segments = answers.iter().map(|(_, word)| Segment::of(say(*word))).collect();
    let chosen = Signal::derive(move || answers.iter().position(|(value, _)| *value == prefs.with(read)));
    let choose = move |place: usize| {
        if let Some((value, _)) = answers.get(place) {
            prefs.update(|prefs| write(prefs, *value));
        }
    };
    view! {
        <div class="field">
            <b aria-hidden="true">{say(label)}</b>
            <Segmented
                label=say(label)
                answers=Signal::stored(segments)
                chosen=chosen
                look=SegmentedLook::Wraps
                about=about.map(Key::name)
                on_choose=move |place: usize| choose(place)
            />
            {about.map(|about| view! { <p class="hint" id=about.name()>{say(about)}</p> })}
        </div>
    }
}
