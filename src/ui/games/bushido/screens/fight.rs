//! The exchange: whom, Initiative and pools with their reasons, the split open or behind the cover, dice, result.

mod dice;
mod outcome;
mod terms;

use super::split::{Thinking, think_sheet};
use super::words;
use crate::games::bushido::assemble::melee::{Prepared, prepare, resolve};
use crate::games::bushido::command::{
    Again, Command, Dice, DiceTold, Exchange, MeleeAction, Outcome, Terms, WoundDice,
};
use crate::games::bushido::lessons::Lesson;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::rules::exchange::resolve::Pending;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::{names, reasons};
use crate::games::bushido::views::odds::goals::Goal;
use crate::games::bushido::views::odds::targets::{TargetView, targets};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::toggle::Toggle;
use crate::ui::games::bushido::learning::lesson_card;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::later::after_paint;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// What was told of an exchange and is not applied yet.
#[derive(Clone, Copy)]
pub struct Draft {
    session: Session,
    id: ModelId,
    action: MeleeAction,
    other: RwSignal<Option<ModelId>>,
    terms: RwSignal<Sides<Terms>>,
    splits: RwSignal<Sides<Option<Split>>>,
    cover: RwSignal<Cover>,
    /// The players' dice in the order they lie, Damage Rolls last.
    faces: RwSignal<Vec<u8>>,
    /// Whose dice are rolled by the app.
    app: RwSignal<AppRolls>,
    again: RwSignal<Vec<Again>>,
    /// Wounds of both, where only the result is told.
    told: RwSignal<Option<Sides<u8>>>,
}

/// Whether the splits are secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    /// They lie open.
    Open,
    /// They are chosen one after the other behind a cover; whose is being chosen.
    Secret(Option<Side>),
}

/// What the app rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AppRolls {
    /// Nothing.
    Nothing,
    /// The Damage Rolls.
    Damage,
    /// Everything.
    All,
}

/// What is asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Whom it fights.
    Whom,
    /// How both divide their dice.
    Split,
    /// A die of a side.
    Die { side: Side, kind: Kind, number: usize },
    /// A die of a Damage Roll.
    Damage { pending: Pending, number: usize },
    /// Nothing: it can be applied.
    Result,
}

/// Attack or Defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Attack,
    Defence,
}

impl Draft {
    fn new(session: Session, id: ModelId, action: MeleeAction) -> Self {
        Self {
            session,
            id,
            action,
            other: RwSignal::new(None),
            terms: RwSignal::new(Sides::default()),
            splits: RwSignal::new(Sides::default()),
            cover: RwSignal::new(Cover::Open),
            faces: RwSignal::new(Vec::new()),
            app: RwSignal::new(AppRolls::Nothing),
            again: RwSignal::new(Vec::new()),
            told: RwSignal::new(None),
        }
    }

    fn model(self, side: Side) -> Option<ModelId> {
        match side {
            Side::Active => Some(self.id),
            Side::Other => self.other.get(),
        }
    }

    fn name(self, side: Side) -> String {
        self.model(side).map_or_else(String::new, |id| self.session.glance(|state| names::model(state, id)))
    }

    /// The exchange as far as it is told.
    pub fn exchange(self, outcome: Outcome) -> Option<Exchange> {
        let models = Sides { active: self.id, other: self.other.get()? };
        Some(Exchange { models, action: self.action, terms: self.terms.get(), initiative: None, outcome })
    }

    /// Both models as the rules read them.
    fn prepared(self) -> Option<Result<Prepared, Refusal>> {
        let exchange = self.exchange(Outcome::Apart)?;
        Some(self.session.glance(|state| prepare(state, &exchange)))
    }

    fn chosen(self) -> Option<Sides<Split>> {
        let Sides { active, other } = self.splits.get();
        match self.cover.get() {
            Cover::Open => Some(Sides { active: active?, other: other? }),
            Cover::Secret(_) => None,
        }
    }

    /// The players' dice by side and kind.
    fn dice(self, splits: &Sides<Split>) -> Sides<Dice> {
        let mut faces = self.faces.get().into_iter();
        Sides::from_fn(|side| {
            let split = splits.of(side);
            let attack = faces.by_ref().take(split.attack).collect();
            Dice { attack, defence: faces.by_ref().take(split.defence).collect() }
        })
    }

    /// How many dice both lay before any Damage Roll.
    fn count(splits: &Sides<Split>) -> usize {
        Side::ALL.into_iter().map(|side| splits.of(side).attack + splits.of(side).defence).sum()
    }

    fn stage(self) -> Stage {
        if self.other.get().is_none() {
            return Stage::Whom;
        }
        if self.told.get().is_some() {
            return Stage::Result;
        }
        let Some(splits) = self.chosen() else { return Stage::Split };
        if self.app.get() == AppRolls::All {
            return Stage::Result;
        }
        let entered = self.faces.with(Vec::len);
        if entered < Self::count(&splits) {
            return next_die(&splits, entered);
        }
        if self.app.get() == AppRolls::Damage {
            return Stage::Result;
        }
        match self.damage(&splits) {
            Some((_, Some((pending, number)))) => Stage::Damage { pending, number },
            Some((_, None)) | None => Stage::Result,
        }
    }

    /// The Damage Rolls that were entered whole, and the one that is asked for with how many of its dice are there.
    #[expect(clippy::type_complexity, reason = "a list and what follows it, used twice below")]
    fn damage(self, splits: &Sides<Split>) -> Option<(Vec<Vec<u8>>, Option<(Pending, usize)>)> {
        let prepared = self.prepared()?.ok()?;
        let dice = self.dice(splits);
        let mut rest = self.faces.get().split_off(Self::count(splits));
        let mut rolls: Vec<Vec<u8>> = Vec::new();
        loop {
            let resolution = self.session.glance(|state| resolve(state, &prepared, (*splits, &dice), &rolls)).ok()?;
            match resolution.pending {
                None => return Some((rolls, None)),
                Some(pending) if rest.len() < pending.dice => return Some((rolls, Some((pending, rest.len())))),
                Some(pending) => {
                    let later = rest.split_off(pending.dice);
                    rolls.push(std::mem::replace(&mut rest, later));
                }
            }
        }
    }

    /// The whole command, once everything is told.
    fn command(self) -> Option<Command> {
        if let Some(wounds) = self.told.get() {
            return Some(Command::Fight(Box::new(self.exchange(Outcome::Told { wounds })?)));
        }
        let splits = self.chosen()?;
        let app = self.app.get();
        let dice = match app {
            AppRolls::All => DiceTold::Generated(self.again.get()),
            AppRolls::Nothing | AppRolls::Damage => DiceTold::Entered(self.dice(&splits)),
        };
        let damage = match app {
            AppRolls::All | AppRolls::Damage => WoundDice::Generated,
            AppRolls::Nothing => WoundDice::Entered(self.damage(&splits)?.0),
        };
        Some(Command::Fight(Box::new(self.exchange(Outcome::Rolled { splits, dice, damage })?)))
    }

    /// Takes the last thing back that was told.
    fn back(self) {
        if self.told.get_untracked().is_some() {
            self.told.set(None);
        } else if self.app.get_untracked() != AppRolls::Nothing {
            self.app.set(AppRolls::Nothing);
            self.again.set(Vec::new());
        } else if self.faces.with_untracked(|faces| !faces.is_empty()) {
            self.faces.update(|faces| _ = faces.pop());
        } else if self.splits.with_untracked(|splits| splits.active.is_some() || splits.other.is_some()) {
            self.splits.set(Sides::default());
        } else {
            self.other.set(None);
            self.terms.set(Sides::default());
        }
    }
}

/// The die that is asked for after so many.
fn next_die(splits: &Sides<Split>, entered: usize) -> Stage {
    let mut left = entered;
    for side in Side::ALL {
        let split = splits.of(side);
        for (kind, count) in [(Kind::Attack, split.attack), (Kind::Defence, split.defence)] {
            if left < count {
                return Stage::Die { side, kind, number: left + 1 };
            }
            left -= count;
        }
    }
    Stage::Result
}

/// The exchange of a model.
pub fn fight(id: ModelId, action: MeleeAction) -> AnyView {
    let session = session();
    let draft = Draft::new(session, id, action);
    let thinking = Thinking::new();
    let stage = Memo::new(move |_| draft.stage());
    let subtitle = move || {
        draft.other.get().map(|_| {
            let line = Line::new(keys::BUSHIDO_MELEE_AGAINST).with("name", draft.name(Side::Active));
            say(line.with("other", draft.name(Side::Other)))
        })
    };
    let whom = Memo::new(move |_| stage.get() == Stage::Whom);
    let result = Memo::new(move |_| stage.get() == Stage::Result);
    let splitting = Memo::new(move |_| stage.get() == Stage::Split);
    let body = move || {
        if whom.get() {
            return self::whom(draft);
        }
        if result.get() {
            return outcome::result(draft);
        }
        view! {
            {lesson_card(|| Lesson::Split)}
            {terms::told(draft)}
            {move || if splitting.get() { splits(draft, thinking) } else { dice::lines(draft, stage) }}
        }
        .into_any()
    };
    view! {
        <div class="screen bu">
            <Head
                title=say(names::melee_action(action))
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Model(id))
                back_label=say(keys::BUSHIDO_BACK_TABLE)
                back_sign=Sign::Close
            />
            <main class="body">{body}</main>
            {dice::foot(draft, stage)}
        </div>
        {think_sheet(session, draft, thinking)}
    }
    .into_any()
}

/// Whom it may fight, by value of the exchange; the values come as soon as they are worked out.
fn whom(draft: Draft) -> AnyView {
    let session = draft.session;
    let list: RwSignal<Option<Vec<TargetView>>> = RwSignal::new(None);
    let (id, action) = (draft.id, draft.action);
    after_paint(move || {
        if session.is_open() {
            let found = session.glance(|state| targets(state, id, action, Goal::Even));
            list.try_set(Some(found));
        }
    });
    let row = move |other: ModelId, value: String| {
        let name = session.glance(|state| names::model(state, other));
        let choose = move || draft.other.set(Some(other));
        view! {
            <RowButton title=name trailing=move || view! { <b>{value.clone()}</b> } on_press=choose />
        }
    };
    let rows = move || match list.get() {
        Some(found) => found
            .into_iter()
            .map(|target| {
                let value = match target.value {
                    Ok(value) => say(Line::new(keys::BUSHIDO_VALUE_OF).with("value", words::value(value))),
                    Err(_) => say(keys::BUSHIDO_VALUE_UNKNOWN),
                };
                row(target.model, value)
            })
            .collect_view()
            .into_any(),
        None => {
            let others = session.glance(|state| crate::games::bushido::views::actions::enemies(state, id));
            others.into_iter().map(|other| row(other, String::new())).collect_view().into_any()
        }
    };
    view! {
        <section class="card rows">
            <h2 class="pad slim">{say(keys::BUSHIDO_WHOM)} " " <small class="sub2">{say(keys::BUSHIDO_WHOM_SUB)}</small></h2>
            {rows}
        </section>
    }
    .into_any()
}

/// How both divide their dice: open, or one after the other behind the cover.
fn splits(draft: Draft, thinking: Thinking) -> AnyView {
    let secret = Memo::new(move |_| draft.cover.get() != Cover::Open);
    let word = move || say(if secret.get() { keys::BUSHIDO_SECRET_ON } else { keys::BUSHIDO_SECRET_OFF });
    let toggle = move |on: bool| {
        draft.splits.set(Sides::default());
        draft.cover.set(if on { Cover::Secret(None) } else { Cover::Open });
    };
    let both = Memo::new(move |_| draft.splits.with(|splits| splits.active.is_some() && splits.other.is_some()));
    let reveal = move || draft.cover.set(Cover::Open);
    let tell = move || draft.told.set(Some(Sides::default()));
    let sides = move || {
        let prepared = draft.prepared()?;
        Some(match prepared {
            Ok(prepared) => Side::ALL.map(|side| one_split(draft, thinking, side, &prepared)).collect_view().into_any(),
            Err(refusal) => unknown(draft, &refusal),
        })
    };
    view! {
        <div class="card rows">
            <Toggle
                label=say(keys::BUSHIDO_SECRET_SPLIT)
                state_word=Signal::derive(word)
                on=secret
                on_toggle=toggle
            />
        </div>
        {sides}
        <Show when=move || secret.get() && both.get()>
            <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_REVEAL) on_press=reveal />
        </Show>
        <Button kind=ButtonKind::Link label=say(keys::BUSHIDO_JUST_RESULT) on_press=tell />
    }
    .into_any()
}

/// A value that is missing, and the way to its card.
fn unknown(draft: Draft, refusal: &Refusal) -> AnyView {
    let session = draft.session;
    let why = session.glance(|state| say(reasons::refusal(state, refusal)));
    let try_it = move || {
        // The refusal of the very exchange opens the card on which the value is missing.
        let splits = Sides::from_fn(|_| Split { attack: 1, defence: 0, special: None });
        let outcome = Outcome::Rolled { splits, dice: DiceTold::Generated(Vec::new()), damage: WoundDice::Generated };
        if let Some(exchange) = untrack(|| draft.exchange(outcome)) {
            session.dispatch(Command::Fight(Box::new(exchange)));
            draft.terms.notify();
        }
    };
    view! {
        <Note kind=NoteKind::Warn action=say(keys::REFUSAL_TYPE_IN) on_action=Callback::new(move |()| try_it())>
            {why}
        </Note>
    }
    .into_any()
}

fn one_split(draft: Draft, thinking: Thinking, side: Side, prepared: &Prepared) -> AnyView {
    let all = Split::all(prepared.fighters.of(side));
    let name = draft.name(side);
    let label = say(Line::new(keys::BUSHIDO_SPLIT_OF).with("name", name.clone()));
    let answers: Vec<Segment> =
        all.iter().map(|split| Segment::of(words::split(*split)).with_ears(words::split_ears(*split))).collect();
    let of = all.clone();
    let chosen =
        move || draft.splits.with(|splits| splits.of(side).and_then(|one| of.iter().position(|it| *it == one)));
    let choose = move |at: usize| {
        draft.splits.update(|splits| *splits.of_mut(side) = all.get(at).copied());
        if draft.cover.get_untracked() != Cover::Open {
            draft.cover.set(Cover::Secret(None));
        }
    };
    let think = move || thinking.open(side);
    let open_cover = move || draft.cover.set(Cover::Secret(Some(side)));
    let picker = move || {
        view! {
            <Segmented
                label=label.clone()
                answers=Signal::stored(answers.clone())
                chosen=Signal::derive(chosen.clone())
                look=SegmentedLook::Lines
                on_choose=choose.clone()
            />
            <Button kind=ButtonKind::Link label=say(keys::BUSHIDO_WHICH_SPLIT) on_press=think />
        }
        .into_any()
    };
    let title = say(Line::new(keys::BUSHIDO_SPLIT_OF).with("name", name.clone()));
    let covered = name.clone();
    let shown = move || match draft.cover.get() {
        Cover::Open => picker(),
        Cover::Secret(Some(open)) if open == side => picker(),
        Cover::Secret(_) => {
            let done = draft.splits.with(|splits| splits.of(side).is_some());
            let key = if done { keys::BUSHIDO_COVER_DONE } else { keys::BUSHIDO_COVER_PICK };
            view! { <Button label=say(Line::new(key).with("name", covered.clone())) on_press=open_cover /> }.into_any()
        }
    };
    view! { <section class="card pad stack"><h2>{title}</h2> {shown}</section> }.into_any()
}
