//! What is shown where a part of the app is wanted and not there: that it comes, and how much of it is to come; or that
//! it could not be fetched, and why.

use crate::app::coming::Left;
use crate::kernel::line::{Key, Line};
use crate::pwa::kept_games::Fault;
use crate::ui::components::button::{ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::meter::Meter;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::{Offer, feedback};
use crate::ui::focus;
use crate::ui::page::Page;
use crate::ui::part::{Arrival, Part, Unfetched};
use crate::ui::texts::say;
use crate::words::keys;
use leptos::prelude::*;

/// A screen of a part that may have to be fetched first.
pub fn screen<T: Sync + 'static>(part: Part<T>, screen: impl Fn(&'static T) -> AnyView + Send + 'static) -> AnyView {
    screen_inside(part, home(), screen)
}

/// The same where the way back, with its label, does not lead to Home.
pub fn screen_inside<T: Sync + 'static>(
    part: Part<T>,
    back: (String, Key),
    screen: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    // One that is there stays as it is while its page changes, keys and focus and all.
    if let Some(here) = untrack(|| part.here()) {
        return screen(here);
    }
    part.begin_fetching();
    (move || match part.here() {
        Some(here) => {
            // What told of the waiting had the focus.
            focus::focus_heading();
            screen(here)
        }
        None => instead((), part, back.clone()),
    })
    .into_any()
}

/// Something in a screen, of a part that may have to be fetched first.
pub fn inside<T: Sync + 'static>(part: Part<T>, view: impl Fn(&'static T) -> AnyView + Send + 'static) -> AnyView {
    if let Some(here) = untrack(|| part.here()) {
        return view(here);
    }
    part.begin_fetching();
    (move || match part.here() {
        Some(here) => view(here),
        None => note(part),
    })
    .into_any()
}

/// Something of a part that opens over a screen, from the first time on that it is wanted; that it could not be fetched is
/// said in a toast.
pub fn over<T: Sync + 'static>(
    part: Part<T>,
    is_wanted: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    let (is_wanted, feedback) = (Signal::derive(is_wanted), feedback());
    let was_wanted = Memo::new(move |before| before == Some(&true) || is_wanted.get());
    // As often as it is asked for: it may have been missing before.
    Effect::new(move |_| {
        if is_wanted.get() {
            part.begin_fetching();
        }
    });
    Effect::new(move |_| {
        if let (true, Arrival::Missing(why)) = (was_wanted.get(), part.arrival()) {
            feedback.toast(reason(why), Offer::Nothing);
        }
    });
    (move || was_wanted.get().then(|| part.here().map(&view))).into_any()
}

/// In the place of a screen that is not there yet.
pub fn waiting<T: Sync + 'static>(part: Part<T>) -> AnyView {
    waiting_below((), part)
}

/// The same below something else to know.
pub fn waiting_below<T: Sync + 'static>(above: impl IntoView + 'static, part: Part<T>) -> AnyView {
    instead(above, part, home())
}

fn home() -> (String, Key) {
    (Page::Home.href(), keys::SETUP_BACK_HOME)
}

fn instead<T: Sync + 'static>(above: impl IntoView + 'static, part: Part<T>, (back, label): (String, Key)) -> AnyView {
    focus::focus_heading();
    view! {
        <div class="screen one">
            <Head title=say(keys::REST_TITLE) back=back back_label=say(label) />
            <main class="body">{above} {move || note(part)}</main>
            <Dock>
                <ButtonLink kind=ButtonKind::High href=Page::Home.href() label=say(keys::HOME) />
            </Dock>
        </div>
    }
    .into_any()
}

/// How far the part is; nothing once it is there.
pub fn note<T: Sync + 'static>(part: Part<T>) -> AnyView {
    match part.arrival() {
        Arrival::Here(_) => ().into_any(),
        Arrival::NotAsked | Arrival::OnTheWay => {
            view! { <Note kind=NoteKind::Info sign=Sign::About>{move || comes(part.left())}</Note> }.into_any()
        }
        Arrival::Missing(why) => {
            let again = move || part.begin_fetching();
            view! {
                <Note kind=NoteKind::Error action=say(keys::REST_AGAIN) on_action=Callback::new(move |()| again())>
                    {say(reason(why))}
                </Note>
            }
            .into_any()
        }
    }
}

/// That a part could not be fetched, in a screen that goes on without it.
pub fn missing<T: Sync + 'static>(part: Part<T>) -> AnyView {
    let is_missing = move || matches!(part.arrival(), Arrival::Missing(_));
    (move || is_missing().then(|| view! { <div class="missing">{note(part)}</div> })).into_any()
}

/// That something comes, and how much of it is to come.
pub fn comes(left: Option<Left>) -> AnyView {
    let Some(left) = left else { return say(keys::REST_COMES).into_any() };
    let sentence =
        say(Line::new(keys::GAME_LEFT).with("left", megabytes(left.left)).with("whole", megabytes(left.whole)));
    view! {
        {sentence.clone()}
        <Meter label=sentence percent=left.percent() />
    }
    .into_any()
}

/// Why a part is not there.
fn reason(why: Unfetched) -> Key {
    match why {
        Unfetched::Part => keys::REST_MISSING,
        Unfetched::Behind(Fault::Network) => keys::GAME_BEHIND_MISSING,
        Unfetched::Game(fault) | Unfetched::Behind(fault) => fault_of_game(fault),
    }
}

/// Why a game is not there.
pub fn fault_of_game(fault: Fault) -> Key {
    match fault {
        Fault::Network => keys::GAME_MISSING,
        Fault::Gone => keys::GAME_GONE,
        Fault::Damaged => keys::GAME_DAMAGED,
        Fault::Full => keys::GAME_NO_ROOM,
    }
}

/// Bytes in megabytes with one digit behind the point, rounded up so that what is there is never nothing.
pub fn megabytes(bytes: u32) -> Line {
    let tenths = usize::try_from(bytes.div_ceil(100_000)).unwrap_or(usize::MAX);
    Line::new(keys::DECIMAL).with("whole", tenths / 10).with("tenths", tenths % 10)
}
