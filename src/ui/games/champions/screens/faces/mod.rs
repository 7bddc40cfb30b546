//! What the faces of the Enemy Dice show: held against the dice of the box once, and kept with the players' own cards.

mod dice;
mod guess;

pub use guess::{faces_note, guess_note};

use crate::games::champions::model::enemy_die::{BadFaces, DieColor, EnemyFaces, Face};
use crate::games::champions::sheet::faces::{FacePlace, FacesDraft, MOST, after};
use crate::kernel::known::Known;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::die::Pips;
use crate::ui::components::dock::Tray;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::games::champions::cards::{Cards, cards};
use crate::ui::games::champions::documents::LibraryError;
use crate::ui::games::champions::screens::fight::foe::color_name;
use crate::ui::page::{self, Page};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What was on the screen and kept before a reset.
type Before = (FacesDraft, Known<EnemyFaces>);

/// The screen's state.
#[derive(Clone, Copy)]
struct Desk {
    cards: Cards,
    draft: RwSignal<FacesDraft>,
    at: RwSignal<FacePlace>,
    before: RwSignal<Option<Before>>,
    failed: RwSignal<bool>,
}

impl Desk {
    fn new() -> Self {
        let cards = cards();
        // What is kept while the screen is open does not open it anew.
        let known = untrack(|| cards.enemy_faces()).value().unwrap_or(EnemyFaces::USUAL);
        Self {
            cards,
            draft: RwSignal::new(FacesDraft::of(&known)),
            at: RwSignal::new(FacePlace { color: DieColor::White, face: 0 }),
            before: RwSignal::new(None),
            failed: RwSignal::new(false),
        }
    }

    fn face(self) -> Face {
        self.draft.with(|draft| draft.face(self.at.get()))
    }

    fn show(self, change: impl FnOnce(&mut Face)) {
        let at = self.at.get_untracked();
        self.before.set(None);
        self.draft.update(|draft| {
            let mut face = draft.face(at);
            change(&mut face);
            *draft = draft.clone().showing(at, face);
        });
    }

    fn bad(self) -> Option<BadFaces> {
        self.draft.with(|draft| draft.checked().err())
    }

    /// The guess again, no longer said to be the players' dice.
    fn reset(self) {
        let kept = self.cards.enemy_faces();
        self.before.set(Some((self.draft.get_untracked(), kept)));
        self.draft.set(FacesDraft::of(&EnemyFaces::USUAL));
        let _ = self.keep(Known::Unknown);
    }

    fn take_back(self) {
        if let Some((draft, kept)) = self.before.get_untracked() {
            self.draft.set(draft);
            let kept = if matches!(kept, Known::Default(_)) { Known::Unknown } else { kept };
            let _ = self.keep(kept);
            self.before.set(None);
        }
    }

    /// Keeps the dice; where that fails the screen says so.
    fn keep(self, faces: Known<EnemyFaces>) -> Result<(), LibraryError> {
        let kept = self.cards.keep_faces(faces);
        self.failed.set(kept.is_err());
        kept
    }

    /// Keeps the dice as they are on the screen, and goes back to where they were asked about.
    fn confirm(self, back: &Page) {
        let Ok(faces) = self.draft.with_untracked(FacesDraft::checked) else { return };
        if self.keep(Known::Entered(faces)).is_ok() {
            feedback().announce(say(keys::FACES_SAID));
            page::replace(back);
        }
    }
}

/// The screen.
pub fn faces() -> AnyView {
    focus::focus_heading();
    let desk = Desk::new();
    let back = guess::asked_from();
    let dice = [DieColor::White, DieColor::Gray, DieColor::Black].map(|color| dice::die(desk, color));
    view! {
        <div class="screen one faces">
            <Head
                title=say(keys::FACES_TITLE)
                subtitle=say(keys::FACES_SUBTITLE)
                back=back.href()
                back_label=say(keys::FACES_BACK)
            />
            <main class="body">
                {status(desk)}
                <p class="sub2">{say(keys::FACES_LEAD)}</p>
                {dice.into_iter().collect_view()}
            </main>
            <Tray>{editor(desk)} {refusal(desk)} {foot(desk, back)}</Tray>
        </div>
    }
    .into_any()
}

/// Whether this is a guess, and the way back from a reset.
fn status(desk: Desk) -> AnyView {
    let note = move || {
        if desk.before.with(Option::is_some) {
            return view! {
                <Note kind=NoteKind::Info action=say(keys::FACES_TAKE_BACK) on_action=Callback::new(move |()| desk.take_back())>
                    {say(keys::FACES_WAS_RESET)}
                </Note>
            }
            .into_any();
        }
        if desk.cards.guesses_faces() {
            view! { <Note kind=NoteKind::Warn>{say(keys::FACES_GUESS)}</Note> }.into_any()
        } else {
            view! { <Note kind=NoteKind::Info>{say(keys::FACES_KEPT)}</Note> }.into_any()
        }
    };
    note.into_any()
}

/// The colour that cannot be so, by its name.
fn refusal(desk: Desk) -> AnyView {
    let note = move || {
        if desk.failed.get() {
            return Some(view! { <Note kind=NoteKind::Error>{say(keys::CARD_NOT_KEPT)}</Note> });
        }
        desk.bad().map(|bad| {
            let line = match bad {
                BadFaces::Blank { color } => Line::new(keys::FACES_BLANK).with("die", color_name(color)),
                BadFaces::TooMuch { color } => Line::new(keys::FACES_TOO_MUCH).with("die", color_name(color)),
            };
            view! { <Note kind=NoteKind::Error>{say(line)}</Note> }
        })
    };
    note.into_any()
}

/// What the chosen face shows.
fn editor(desk: Desk) -> AnyView {
    let at = move || {
        let FacePlace { color, face } = desk.at.get();
        say(Line::new(keys::FACES_AT).with("die", color_name(color)).with("number", face + 1))
    };
    let offensive = |face: &mut Face, value| face.offence = value;
    let defensive = |face: &mut Face, value| face.defence = value;
    view! {
        <div class="rowx apart">
            <b>{at}</b>
            <Button
                label=say(keys::FACES_NEXT)
                sign=Sign::Next
                on_press=move || desk.at.update(|at| *at = after(*at))
            />
        </div>
        {symbols(desk, keys::FACES_OFFENSIVE, Sign::Offensive, |face| face.offence, offensive)}
        {symbols(desk, keys::FACES_DEFENSIVE, Sign::Defensive, |face| face.defence, defensive)}
    }
    .into_any()
}

/// How many symbols of one kind the chosen face has.
fn symbols(desk: Desk, word: Key, sign: Sign, read: fn(Face) -> u8, write: fn(&mut Face, u8)) -> impl IntoView {
    let number = |value: u32| u8::try_from(value).unwrap_or(MOST);
    view! {
        <div class="pair">
            <Pips
                label=say(word)
                sign=sign
                most=u32::from(MOST)
                chosen=Signal::derive(move || Some(read(desk.face()).into()))
                on_choose=move |value: u32| desk.show(|face| write(face, number(value)))
            />
        </div>
    }
}

fn foot(desk: Desk, back: Page) -> AnyView {
    view! {
        <div class="rowx">
            <Button
                kind=ButtonKind::Tool
                label=say(keys::FACES_RESET)
                ears=say(keys::FACES_RESET_EARS)
                sign=Sign::Undo
                on_press=move || desk.reset()
            />
            <Button
                kind=ButtonKind::Act
                label=say(keys::FACES_CONFIRM)
                disabled=Signal::derive(move || desk.bad().is_some())
                on_press=move || desk.confirm(&back)
            />
        </div>
    }
    .into_any()
}
