//! What is under the thumb: the tray with palette or totals while dice are entered, the dock when they lie.

use super::advice::advice_card;
use super::dice_row::palette;
use super::foe::foe_keys;
use super::marks::marks_card;
use super::options::prevention;
use super::play::Play;
use super::shape::Shape;
use super::think::Thought;
use crate::games::champions::event::Event;
use crate::games::champions::model::ids::Who;
use crate::games::champions::refusal::Refusal;
use crate::games::champions::sheet::draft::{Draft, Stage};
use crate::games::champions::sheet::hand::Asking;
use crate::games::champions::sheet::told::Missing;
use crate::games::champions::text::log::with_scores;
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::{colors, face, short};
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::{Dock, Tray};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::goal::Advice;
use crate::ui::games::champions::screens::lesson::lesson_card;
use crate::ui::games::champions::screens::step_lines::dice_signs;
use crate::ui::games::champions::screens::undo_tool::UndoTool;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The part at the lower edge, and what is pinned above it.
pub fn foot(play: Play, shape: Memo<Shape>) -> AnyView {
    let part = move || match shape.get() {
        Shape::Who => dock(play, ().into_any()),
        Shape::Palette => tray(play, palette(play)),
        Shape::Foe => tray(play, foe_keys(play)),
        Shape::Advice => view! { {side(move || explained_or(play, advice), play)} {dock(play, stop(play))} }.into_any(),
        Shape::Marks => view! { {side(move || Some(marks_card(play)), play)} {dock(play, stop(play))} }.into_any(),
        Shape::Thinking => view! { {side(|| None, play)} {dock(play, stop(play))} }.into_any(),
        Shape::Apply | Shape::Told => dock(play, apply(play)),
    };
    part.into_any()
}

/// A card, and the choice of Ki against Corruption below it: *Stop* applies that too.
fn side(card: impl Fn() -> Option<AnyView> + Send + 'static, play: Play) -> AnyView {
    let prevented = move || {
        let known = play.told(|facts| facts.resolved().cloned())?;
        Some(play.entered(|draft| play.session.state(|state| prevention(play, draft, state, &known.outcome))))
    };
    view! { <section class="body side" aria-label=say(keys::FIGHT_ADVICE)>{card} {prevented}</section> }.into_any()
}

/// Whoever learns the game reads first what can be done, then what is advised.
fn explained_or(play: Play, card: fn(Play) -> Option<AnyView>) -> Option<AnyView> {
    let lesson = Memo::new(move |_| super::wanted(play));
    Some((move || if lesson.get().is_some() { Some(lesson_card(move || lesson.get())) } else { card(play) }).into_any())
}

fn advice(play: Play) -> Option<AnyView> {
    play.thought.with(|thought| match thought {
        Thought::Better(view) => Some(advice_card(play, view.clone())),
        Thought::Thinking | Thought::Nothing | Thought::Odds(_) | Thought::Chances(_) | Thought::Stop => None,
    })
}

/// Takes back what was said last.
fn undo(play: Play) -> AnyView {
    view! {
        <UndoTool nothing=Signal::derive(move || !play.can_undo()) on_undo=move || play.undo() />
    }
    .into_any()
}

fn dock(play: Play, ink: AnyView) -> AnyView {
    view! {
        <Dock>
            {undo(play)}
            {other_way(play)}
            {ink}
        </Dock>
    }
    .into_any()
}

/// From the dice to what came of it, and back.
fn other_way(play: Play) -> AnyView {
    let told = Memo::new(move |_| play.entered(|draft| draft.told.is_some()));
    let key = move || {
        let (label, ears, sign) = if told.get() {
            (keys::FIGHT_WITH_DICE, keys::FIGHT_WITH_DICE_EARS, Sign::ElementalDie)
        } else {
            (keys::FIGHT_BY_HAND, keys::FIGHT_BY_HAND_EARS, Sign::Edit)
        };
        view! {
            <Button
                kind=ButtonKind::Tool
                label=say(label)
                ears=say(ears)
                sign=sign
                on_press=move || play.by_hand()
            />
        }
    };
    key.into_any()
}

/// "2 dealt, 1 taken", or the successes of a test.
pub fn in_short(play: Play) -> Option<Line> {
    let said = play.entered(|draft| {
        let told = draft.told.as_ref()?;
        told.dealt.zip(told.taken)
    });
    let rolled = || play.told(|facts| facts.resolved().map(|known| (known.outcome.dealt, known.outcome.taken)));
    let both = said.or_else(rolled).map(|(dealt, taken)| {
        Line::new(keys::COMBAT_BOTH_WOUNDS).with("dealt", i16::from(dealt)).with("taken", i16::from(taken))
    });
    both.or_else(|| play.successes().map(|count| Line::new(keys::FIGHT_SUCCESSES).with("count", i16::from(count))))
}

/// What applying would change, or the rule against it.
type Asked = Memo<Option<Result<Vec<Event>, Refusal>>>;

fn asked(play: Play) -> Asked {
    Memo::new(move |_| play.preview())
}

/// "2 dealt, 1 taken, Honor −1": what the key that applies it does.
fn second(play: Play, asked: Asked) -> Signal<Option<String>> {
    let line = move || {
        if let Some(missing) = play.entered(Draft::missing) {
            return Some(say(asks(missing)));
        }
        let short = in_short(play)?;
        Some(say(asked.with(|asked| match asked {
            Some(Ok(events)) => with_scores(short, events),
            Some(Err(_)) => keys::COMBAT_NOT_POSSIBLE.into(),
            None => short,
        })))
    };
    Signal::derive(line)
}

/// The question for what is still to be said.
fn asks(missing: Missing) -> Key {
    match missing {
        Missing::Fighter => keys::COMBAT_WHO_FIGHTS,
        Missing::Enemy => keys::COMBAT_AGAINST_WHOM,
        Missing::Dealt => keys::COMBAT_MISSING_DEALT,
        Missing::Taken => keys::COMBAT_MISSING_TAKEN,
    }
}

/// Whether nothing is there yet to be applied, or a rule is against it.
fn may_not(asked: Asked) -> Signal<bool> {
    Signal::derive(move || asked.with(|asked| !matches!(asked, Some(Ok(_)))))
}

fn stop(play: Play) -> AnyView {
    let asked = asked(play);
    view! {
        <Button
            kind=ButtonKind::Stop
            label=say(keys::FIGHT_STOP)
            second=second(play, asked)
            disabled=may_not(asked)
            on_press=move || play.apply()
        />
    }
    .into_any()
}

/// The ink; where the app knows something better and was not asked, a word that it does.
fn apply(play: Play) -> AnyView {
    let asked = asked(play);
    let better = move || play.thought.with(|thought| matches!(thought, Thought::Better(_)));
    let label = move || say(if play.waived().is_some() { keys::COMBAT_APPLY_ANYWAY } else { keys::COMBAT_APPLY });
    view! {
        <Show when=better>
            <Button
                kind=ButtonKind::Tool
                label=say(keys::FIGHT_ADVICE)
                sign=Sign::Advice
                on_press=move || play.asked.set(Some(Advice::Shown))
            />
        </Show>
        <Button
            kind=ButtonKind::Act
            label=Signal::derive(label)
            second=second(play, asked)
            sign=Sign::Check
            disabled=may_not(asked)
            on_press=move || play.apply()
        />
    }
    .into_any()
}

/// Undo, what to do, and the app's own dice; below them the keys.
fn tray(play: Play, keys_below: AnyView) -> AnyView {
    let stage = Memo::new(move |_| play.told(|facts| facts.stage));
    let asking = Memo::new(move |_| play.entered(|draft| draft.hand.asking.clone()));
    let rolls = move || asking.get() == Asking::Nothing;
    let roll_label =
        move || say(if stage.get() == Stage::Foe { keys::FIGHT_ROLL_THEM } else { keys::FIGHT_ROLL_FOR_ME });
    let known = move || stage.get() != Stage::Foe || play.told(|facts| !facts.colors().is_empty());
    view! {
        <Tray>
            <div class="rowx">
                {undo(play)} <p class="grow next" tabindex="-1" data-next="">{move || instruction(play)}</p>
                <Show when=move || rolls() && known() && stage.get() != Stage::Rolled>
                    <Button label=Signal::derive(roll_label) sign=Sign::ElementalDie on_press=move || play.roll() />
                </Show>
            </div>
            {keys_below}
        </Tray>
    }
    .into_any()
}

/// What comes next, in one sentence; nothing once everything lies, until the tray goes.
fn instruction(play: Play) -> AnyView {
    match play.told(|facts| facts.stage) {
        Stage::Rolled | Stage::Told => ().into_any(),
        Stage::Foe => foe_instruction(play),
        stage @ (Stage::Who | Stage::Before | Stage::Rolling | Stage::Again) => {
            play.entered(|draft| say(own_instruction(draft, stage))).into_any()
        }
    }
}

/// What is asked of whoever taps the fighter's dice in: "2 more dice to tap".
pub fn own_instruction(draft: &Draft, stage: Stage) -> Line {
    let hand = &draft.hand;
    let shown = |place: u8| hand.dice().get(usize::from(place)).and_then(|(face, _)| *face);
    match &hand.asking {
        Asking::Deception(die) => {
            let name = shown(*die).map(|element| face(element).name).unwrap_or_default();
            Line::new(keys::FIGHT_ASK_DECEPTION).with("element", name)
        }
        Asking::Void(_) => keys::FIGHT_ASK_VOID.into(),
        Asking::Faces(places) => {
            let element = places.first().and_then(|place| shown(*place));
            match element {
                Some(element) => Line::new(keys::FIGHT_ASK_FACE).with("element", names::element(element)),
                None => keys::FIGHT_DICE.into(),
            }
        }
        Asking::Nothing => match stage {
            Stage::Before => Line::new(keys::FIGHT_ROLL_YOURS).with("dice", i16::from(hand.roll.dice())),
            Stage::Again => Line::new(keys::FIGHT_ROLL_AGAIN).with("dice", i16::from(hand.roll.missing())),
            Stage::Who | Stage::Rolling | Stage::Foe | Stage::Rolled | Stage::Told => {
                Line::new(keys::FIGHT_MORE_DICE).with("dice", i16::from(hand.roll.missing()))
            }
        },
    }
}

fn foe_instruction(play: Play) -> AnyView {
    let enemy = play.entered(|draft| draft.duel().and_then(|duel| duel.enemy));
    let name = play.session.state(|state| enemy.map(|enemy| short(state, Who::Enemy(enemy)))).unwrap_or_default();
    let all = play.told(|facts| facts.colors().to_vec());
    let again = play.entered(|draft| draft.hand.foe.rolling_again().map(|again| again.dice.clone()));
    let said = match &again {
        Some(dice) => Line::new(keys::FIGHT_FOE_TAP_AGAIN).with("dice", dice.len()).with("name", name),
        None => Line::new(keys::FIGHT_NOW_FOE).with("name", name),
    };
    let rolled = match again {
        Some(dice) => dice.iter().filter_map(|die| all.get(usize::from(*die)).copied()).collect(),
        None => all,
    };
    view! {
        {say(said)}
        <span class="vh">" " {colors(&rolled)}</span>
        {dice_signs(&rolled)}
    }
    .into_any()
}
