//! The dock: Undo, otherwise, and the one thing to press next.

use super::desk::{Desk, Face, Over, Standing};
use super::talk::{give, go_back, named};
use super::{elsewhere, returning};
use crate::games::champions::command::{CombatKind, Command};
use crate::games::champions::field::asking::Said;
use crate::games::champions::field::command::{BoardCommand, EnemyStep};
use crate::games::champions::model::tie::Tie;
use crate::games::champions::runner::{AskView, MoveView, Step, TalkView, TieView};
use crate::games::champions::text::{enemies, names, runner};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::sign::Sign;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The dock of the page.
pub fn foot(desk: Desk) -> AnyView {
    let can_undo = desk.session.can_undo();
    let nothing = Signal::derive(move || !half_said(desk) && !can_undo.get());
    view! {
        <Dock>
            <Button
                kind=ButtonKind::Tool
                label=say(keys::UNDO)
                sign=Sign::Undo
                disabled=nothing
                on_press=move || undo(desk)
            />
            {move || beside(desk)}
            {act(desk)}
        </Dock>
    }
    .into_any()
}

/// The key of the ink, where there is one.
fn act(desk: Desk) -> impl IntoView {
    let label = move || ink(desk).map(|(label, _)| say(label)).unwrap_or_default();
    let second = move || ink(desk).and_then(|(_, second)| second).map(say);
    let has_ink = Memo::new(move |_| ink(desk).is_some());
    move || {
        has_ink.get().then(|| {
            view! {
                <Button
                    kind=ButtonKind::Act
                    label=Signal::derive(label)
                    second=Signal::derive(second)
                    on_press=move || press(desk)
                />
            }
        })
    }
}

/// Whether something was half said that Undo takes back first.
fn half_said(desk: Desk) -> bool {
    desk.half
        .with(|half| half.path.is_some() || half.first.is_some() || !half.said.is_empty() || !half.named.is_empty())
}

/// Takes back the last thing half said; where there is none, the last step of the table.
pub fn undo(desk: Desk) {
    if !untrack(|| half_said(desk)) {
        return desk.session.undo();
    }
    desk.say(|half| match &mut half.path {
        Some(path) if path.len() > 1 => drop(path.pop()),
        Some(_) => half.path = None,
        None if !half.named.is_empty() => half.named.clear(),
        // Which Unit activates was said after why.
        None if half.first.is_some() && matches!(half.said[..], [Said::Activates(_)]) => half.first = None,
        None if !half.said.is_empty() => {
            let last = half.said.len() - 1;
            go_back(half, last);
        }
        None => half.first = None,
    });
}

/// The second thing of the dock.
fn beside(desk: Desk) -> AnyView {
    let what = desk.face.with(|face| match face {
        Some(Face::Standing) | None => Beside::Nothing,
        Some(Face::Elsewhere(..)) => Beside::Back,
        Some(Face::Talk(_)) => Beside::Otherwise,
        Some(Face::Next(Step::Move(_) | Step::Tie(_) | Step::Combat(_) | Step::Ask(_))) => Beside::Otherwise,
        Some(Face::Next(Step::Return(_))) => Beside::NoReturn,
        Some(Face::Next(Step::Activate(_) | Step::Push | Step::Over)) => Beside::Nothing,
    });
    let open = move || {
        if let Some(enemy) = untrack(|| desk.enemy()) {
            desk.over.set(Some(Over::Otherwise(enemy)));
        }
    };
    match what {
        Beside::Nothing => ().into_any(),
        Beside::Back => {
            let back = move || desk.say(|half| half.path = None);
            view! { <Button kind=ButtonKind::High label=say(keys::RUNNER_AS_PLANNED) on_press=back /> }.into_any()
        }
        Beside::Otherwise => {
            view! { <Button kind=ButtonKind::High label=say(keys::RUNNER_OTHERWISE) sign=Sign::Swap on_press=open /> }
                .into_any()
        }
        Beside::NoReturn => {
            view! { <Button kind=ButtonKind::High label=say(keys::RUNNER_NO_RETURN_MORE) on_press=move || desk.end() /> }
                .into_any()
        }
    }
}

/// What stands beside the ink.
enum Beside {
    /// Nothing.
    Nothing,
    /// The way back to the plan.
    Back,
    /// Other ways.
    Otherwise,
    /// Nobody returns.
    NoReturn,
}

/// What the ink says, and the consequence; nothing where an answer itself is pressed.
fn ink(desk: Desk) -> Option<(Line, Option<Line>)> {
    desk.face.with(|face| match face.as_ref()? {
        Face::Standing => Some((keys::RUNNER_STANDING_YES.into(), None)),
        Face::Elsewhere(..) => {
            let (_, to) = elsewhere::chosen(desk)?;
            let name = desk.session.glance(|state| enemies::area(state, &to));
            Some((Line::new(keys::RUNNER_MOVE_TO).with("area", name), None))
        }
        Face::Talk(shown) => talk_ink(desk, shown),
        Face::Next(step) => step_ink(desk, step),
    })
}

fn talk_ink(desk: Desk, shown: &AskView) -> Option<(Line, Option<Line>)> {
    match &shown.now {
        TalkView::Turn { .. } => Some((keys::RUNNER_DONE.into(), None)),
        TalkView::Question { .. } => {
            let who = if let Some(Said::Who(who)) = named(desk, shown) { who } else { return None };
            let names = desk.session.glance(|state| who.iter().map(|who| names::given(state, *who)).collect());
            (!who.is_empty()).then(|| (Line::new(keys::RUNNER_CLOSEST).with("names", runner::list(names)), None))
        }
    }
}

fn step_ink(desk: Desk, step: &Step) -> Option<(Line, Option<Line>)> {
    match step {
        Step::Move(shown) => Some(done(shown)),
        Step::Tie(tie) => Some((picked(desk, tie).1, None)),
        Step::Combat(combat) => {
            let kind = match combat.combat.kind {
                CombatKind::Melee => keys::ACTION_MELEE,
                CombatKind::Ranged => keys::ACTION_RANGED,
            };
            Some((keys::RUNNER_BEGIN_COMBAT.into(), Some(kind.into())))
        }
        Step::Return(shown) => {
            let (_, _, area) = returning::chosen(desk, shown)?;
            Some((Line::new(keys::RUNNER_RETURN_IN).with("area", area), None))
        }
        Step::Over => Some((keys::TABLE_END_ENEMIES.into(), Some(keys::TABLE_THEN_RECOVERY.into()))),
        Step::Ask(_) | Step::Activate(_) | Step::Push => None,
    }
}

fn done(shown: &MoveView) -> (Line, Option<Line>) {
    match &shown.then {
        Some(next) => (keys::RUNNER_DONE_NEXT.into(), Some(next.clone())),
        None => (keys::RUNNER_DONE.into(), None),
    }
}

fn picked(desk: Desk, tie: &TieView) -> (u8, Line) {
    let chosen = desk.half.with(|half| half.picked.unwrap_or(tie.tie.chosen));
    let option = tie.options.get(usize::from(chosen)).or(tie.options.first());
    (chosen, option.map_or_else(|| keys::RUNNER_DONE.into(), |option| option.act.clone()))
}

/// Does what the ink says.
fn press(desk: Desk) {
    let Some(face) = desk.face.get_untracked() else { return };
    match face {
        Face::Standing => {
            desk.say(|half| half.standing = Standing::Right);
            desk.onward();
        }
        Face::Elsewhere(enemy, _) => {
            if let Some((how, _)) = untrack(|| elsewhere::chosen(desk)) {
                desk.moves(enemy, how);
            }
        }
        Face::Talk(shown) => press_talk(desk, &shown),
        Face::Next(Step::Move(shown)) => desk.moves(shown.enemy, EnemyStep::Planned),
        Face::Next(Step::Tie(tie)) => {
            let (chosen, _) = untrack(|| picked(desk, &tie));
            desk.does(Command::Board(BoardCommand::SettleTie(Tie { chosen, ..tie.tie })));
        }
        Face::Next(Step::Combat(combat)) => desk.open(combat.combat.attacker),
        Face::Next(Step::Return(shown)) => {
            if let Some((one, area, _)) = untrack(|| returning::chosen(desk, &shown)) {
                desk.does(Command::Board(BoardCommand::Reinforce { enemy: one.enemy, area }));
            }
        }
        Face::Next(Step::Over) => desk.end(),
        Face::Next(Step::Ask(_) | Step::Activate(_) | Step::Push) => {}
    }
}

fn press_talk(desk: Desk, shown: &AskView) {
    match &shown.now {
        TalkView::Turn { .. } => {
            let said = desk.half.with_untracked(|half| half.said.clone());
            desk.moves(shown.enemy, EnemyStep::Asked(said));
        }
        TalkView::Question { .. } => {
            if let Some(said) = untrack(|| named(desk, shown)) {
                give(desk, said);
            }
        }
    }
}

/// The sentence of what the page asks for, for the ears.
pub fn sentence(face: &Face) -> Line {
    match face {
        Face::Standing => keys::RUNNER_STANDING.into(),
        Face::Elsewhere(..) => keys::RUNNER_ANOTHER_AREA.into(),
        Face::Talk(AskView { now: TalkView::Question { question, .. }, .. }) => question.clone(),
        Face::Talk(AskView { now: TalkView::Turn { sentence, .. }, .. }) => sentence.clone(),
        Face::Next(Step::Move(shown)) => shown.sentence.clone(),
        Face::Next(Step::Tie(tie)) => tie.question.clone(),
        Face::Next(Step::Activate(shown)) => shown.question(None),
        Face::Next(Step::Combat(combat)) => combat.sentence.clone(),
        Face::Next(Step::Return(_)) => keys::ENEMIES_NEXT_RETURNS.into(),
        Face::Next(Step::Push) => keys::PUSH_WAITS.into(),
        Face::Next(Step::Over | Step::Ask(_)) => keys::ENEMIES_DONE.into(),
    }
}
