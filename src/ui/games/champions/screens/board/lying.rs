//! Tokens and scenery on an area: which lie there, their numbers and notes. For the drawing table and for a table in
//! play alike.

use crate::games::champions::board::document::{MOST_AREA_MARKS, MOST_CHARACTERS};
use crate::games::champions::board::marks::{Mark, MarkKind};
use crate::games::champions::text::enemies;
use crate::kernel::by::Small as _;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::text_field::TextField;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The highest number on a token of the box.
const MOST_NUMBER: i32 = 20;

/// The marks of an area, and a list to add one.
#[component]
pub fn MarksOf(
    /// Those that lie there.
    #[prop(into)]
    marks: Signal<Vec<Mark>>,
    /// All that lie there from now on.
    #[prop(into)]
    on_change: Callback<(Vec<Mark>,)>,
) -> impl IntoView {
    let lying = Lying { marks, on_change };
    // The fields stay while what is in them changes.
    let kinds = Memo::new(move |_| marks.with(|marks| marks.iter().map(|mark| mark.kind).collect::<Vec<_>>()));
    let row = move |(place, kind): (usize, MarkKind)| lying.one(place, kind);
    view! {
        <div class="card rows" hidden=move || kinds.with(Vec::is_empty)>
            {move || kinds.get().into_iter().enumerate().map(row).collect_view()}
        </div>
        {lying.add_list(kinds)}
    }
}

fn named(kind: MarkKind) -> String {
    say(enemies::mark(&Mark { kind, number: None, note: String::new() }))
}

/// What lies there, and who hears of changes.
#[derive(Clone, Copy)]
struct Lying {
    marks: Signal<Vec<Mark>>,
    on_change: Callback<(Vec<Mark>,)>,
}

impl Lying {
    fn change(self, edit: impl FnOnce(&mut Vec<Mark>)) {
        let mut all = self.marks.get_untracked();
        edit(&mut all);
        self.on_change.run((all,));
    }

    fn edit(self, place: usize, edit: impl FnOnce(&mut Mark)) {
        self.change(|all| {
            if let Some(mark) = all.get_mut(place) {
                edit(mark);
            }
        });
    }

    /// A list to add one; it goes back to "none" after each mark.
    fn add_list(self, kinds: Memo<Vec<MarkKind>>) -> impl IntoView {
        let answers = std::iter::once(say(keys::MARK_NONE)).chain(MarkKind::ALL.iter().map(|kind| named(*kind)));
        let answers: Vec<String> = answers.collect();
        let add = move |place: usize| {
            if let Some(kind) = place.checked_sub(1).and_then(|place| MarkKind::ALL.get(place)) {
                self.change(|all| all.push(Mark::of(*kind)));
            }
        };
        move || {
            let full = kinds.with(Vec::len) >= MOST_AREA_MARKS;
            (!full).then(|| {
                view! {
                    <Select
                        label=say(keys::MARK_ADD)
                        answers=Signal::stored(answers.clone())
                        chosen=Signal::stored(0)
                        on_choose=add
                    />
                }
            })
        }
    }

    fn one(self, place: usize, kind: MarkKind) -> AnyView {
        let note = Signal::derive(move || {
            self.marks.with(|all| all.get(place).map(|mark| mark.note.clone()).unwrap_or_default())
        });
        let take = move || {
            self.change(|all| {
                if place < all.len() {
                    all.remove(place);
                }
            });
        };
        let written = move |text: String| {
            let note = text.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
            self.edit(place, |mark| mark.note = note);
        };
        let name = named(kind);
        let remove = say(Line::new(keys::MARK_REMOVE).with("mark", name.clone()));
        view! {
            <div class="pad stack">
                <div class="rowx">
                    <b class="grow">{name}</b>
                    <Button kind=ButtonKind::Round label=remove sign=Sign::Close on_press=take />
                </div>
                {kind.is_numbered().then(|| self.number(place))}
                <TextField label=say(keys::MARK_NOTE) value=note maxlength=60 on_input=written />
            </div>
        }
        .into_any()
    }

    fn number(self, place: usize) -> impl IntoView {
        let number = Signal::derive(move || self.marks.with(|all| all.get(place)?.number.map(i32::from)));
        view! {
            <Stepper
                label=say(keys::MARK_NUMBER)
                value=number
                least=1
                most=MOST_NUMBER
                minus_label=say(keys::BOARD_NUMBER_MINUS)
                plus_label=say(keys::BOARD_NUMBER_PLUS)
                on_change=move |value: i32| self.edit(place, |mark| mark.number = u8::try_from(value).ok())
            />
        }
    }
}
