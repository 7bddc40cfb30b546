//! The players' own dice of a test: each is typed in as it lies, roll by roll, as many as the rules ask for.

use super::Draft;
use crate::games::bushido::assemble::tests::dice_of_roll;
use crate::games::bushido::command::{Test, TestTold};
use crate::games::bushido::event::{Event, Passed};
use crate::games::bushido::refusal::RefusalKind;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::bushido::screens::{faces, words};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// What was typed in, as far as it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Typed {
    /// A die of a roll is asked for.
    Asked { roll: usize, number: usize, dice: usize },
    /// The test is decided by these rolls.
    Decided { rolls: Vec<Vec<u8>>, passed: Passed },
}

/// Reads the dice; nothing where a value of the test is not known.
fn read(draft: Draft) -> Option<Typed> {
    let bare = draft.test(TestTold::Generated)?;
    let mut rest = draft.faces.get();
    let mut rolls: Vec<Vec<u8>> = Vec::new();
    loop {
        let told = TestTold::Entered(rolls.clone());
        match draft.preview(Test { told, ..bare.clone() }) {
            Ok(events) => {
                let passed = events.iter().find_map(|event| match event {
                    Event::Tested(tested) => Some(tested.passed),
                    _ => None,
                });
                return Some(Typed::Decided { rolls, passed: passed? });
            }
            Err(RefusalKind::WrongDice) => {}
            Err(_) => return None,
        }
        let roll = rolls.len();
        let dice = draft.session.glance(|state| dice_of_roll(state, &bare, roll)).ok()?;
        if rest.len() < dice {
            return Some(Typed::Asked { roll, number: rest.len() + 1, dice });
        }
        let later = rest.split_off(dice);
        rolls.push(std::mem::replace(&mut rest, later));
    }
}

/// Which die is asked for, the dice as they lie, and the keys; below them what makes the test.
pub(super) fn entry(draft: Draft) -> AnyView {
    let typed = Memo::new(move |_| read(draft));
    let asked = move || match typed.get() {
        Some(Typed::Asked { roll, number, dice }) => {
            let line = Line::new(keys::BUSHIDO_TESTS_DIE_NEXT).with("name", draft.roller(roll));
            Some(say(line.with("number", words::small(number)).with("dice", words::small(dice))))
        }
        Some(Typed::Decided { .. }) | None => None,
    };
    let asks = Memo::new(move |_| asked().is_some());
    let lies = Memo::new(move |_| draft.faces.with(|faces| !faces.is_empty()));
    let die = |face: u8| view! { <span class="nd" class:one=face == 1>{face}</span> };
    let back = move || draft.faces.update(|faces| _ = faces.pop());
    view! {
        <Show when=move || asks.get() || lies.get()>
            <section class="card pad stack">
                <p role="status"><b>{asked}</b></p>
                <Show when=move || lies.get()>
                    <div class="rowx apart">
                        <div class="nds">{move || draft.faces.get().into_iter().map(die).collect_view()}</div>
                        <Button kind=ButtonKind::Round label=say(keys::BUSHIDO_TAKE_BACK) sign=Sign::Undo on_press=back />
                    </div>
                </Show>
                <Show when=move || asks.get()>
                    {faces::faces(move |face| draft.faces.update(|faces| faces.push(face)))}
                </Show>
            </section>
        </Show>
        {move || ink(draft, typed.get())}
    }
    .into_any()
}

/// Once the players' dice decide it: applies it; before, the app rolls.
fn ink(draft: Draft, typed: Option<Typed>) -> AnyView {
    match typed {
        Some(Typed::Decided { rolls, passed }) => {
            let second = match passed {
                Passed::Yes => keys::BUSHIDO_PASSED,
                Passed::No => keys::BUSHIDO_FAILED,
            };
            let apply = move || draft.make(TestTold::Entered(rolls.clone()));
            view! { <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_APPLY) second=say(second) on_press=apply /> }
                .into_any()
        }
        Some(Typed::Asked { .. }) | None => {
            let roll = move || draft.make(TestTold::Generated);
            view! { <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_TEST_ROLL) on_press=roll /> }.into_any()
        }
    }
}
