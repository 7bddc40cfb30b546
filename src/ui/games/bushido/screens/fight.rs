//! The exchange: whom, Initiative and pools with their reasons, the split open or behind the cover, dice, result.

mod dice;
mod divide;
mod fear;
mod kept;
mod outcome;
mod reroll;
pub(super) mod sums;
mod terms;
mod whom;

use super::card::missing_sheet;
use super::remember;
use super::split::{Thinking, keeper_share, think_sheet};
use super::thrown;
use super::words;
use crate::games::bushido::assemble::melee::{Prepared, prepare, resolve};
use crate::games::bushido::command::{
    Again, Command, Dice, DiceTold, Exchange, MeleeAction, Outcome, Terms, WoundDice,
};
use crate::games::bushido::content::reminders::Moment;
use crate::games::bushido::lessons::Lesson;
use crate::games::bushido::model::sides::{Side, Sides};
use crate::games::bushido::model::split::Split;
use crate::games::bushido::refusal::Refusal;
use crate::games::bushido::rules::exchange::resolve::Pending;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::goals::Goal;
use crate::games::bushido::views::odds::split::split as solve;
use crate::games::bushido::views::remember::remember as due;
use crate::kernel::line::Line;
use crate::ui::components::head::Head;
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::bushido::learning::lesson_card;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

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
    /// Places of the players' dice that are rolled again and asked anew.
    anew: RwSignal<Vec<usize>>,
    /// At which of the stages of rerolls that are left the players are.
    rerolling: RwSignal<usize>,
    /// The stages of rerolls that are over, with the places of the dice that were rolled again.
    over: RwSignal<Vec<(usize, Vec<usize>)>>,
    /// Whose card is open because a value of it is missing.
    missing: RwSignal<Option<ModelId>>,
    /// Who has taken the Fear test that comes first.
    tested: RwSignal<Option<ModelId>>,
    /// Wounds of both, where only the result is told.
    told: RwSignal<Option<Sides<u8>>>,
}

/// Whether the splits are secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Cover {
    /// They lie open.
    Open,
    /// They are chosen one after the other behind a cover; whose is being chosen.
    Secret(Option<Side>),
}

/// What the app rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// Whether somebody rolls dice again that lie (BU-TEST-6).
    Reroll,
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
            anew: RwSignal::new(Vec::new()),
            rerolling: RwSignal::new(0),
            over: RwSignal::new(Vec::new()),
            missing: RwSignal::new(None),
            tested: RwSignal::new(None),
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
        if let Some(at) = self.anew.with(|anew| anew.first().copied()) {
            return next_die(&splits, at);
        }
        if self.app.get() == AppRolls::Damage {
            return Stage::Result;
        }
        if !reroll::left(self).is_empty() {
            return Stage::Reroll;
        }
        match self.damage(&splits) {
            Some((_, Some((pending, number)))) => Stage::Damage { pending, number },
            Some((_, None)) | None => Stage::Result,
        }
    }

    /// The Damage Rolls that were entered whole, and the one that is asked for with how many of its dice are there;
    /// nothing while not all dice before them lie.
    #[expect(clippy::type_complexity, reason = "a list and what follows it, used twice below")]
    fn damage(self, splits: &Sides<Split>) -> Option<(Vec<Vec<u8>>, Option<(Pending, usize)>)> {
        let prepared = self.prepared()?.ok()?;
        let dice = self.dice(splits);
        // Fewer than both lay may be there for a moment, while the last one is taken back.
        let mut rest = self.faces.with(|faces| faces.get(Self::count(splits)..).map(<[u8]>::to_vec))?;
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

    /// Draws the splits that nobody chose from the best mixtures, and rolls everything.
    fn play_out(self) {
        let Some(exchange) = untrack(|| self.exchange(Outcome::Apart)) else { return };
        let Ok(solved) = self.session.glance(|state| solve(state, &exchange, Goal::Even)) else { return };
        self.splits.update(|splits| {
            for side in Side::ALL {
                let chosen = splits.of_mut(side);
                *chosen = chosen.or_else(|| solved.draw(side, keeper_share()));
            }
        });
        self.app.set(AppRolls::All);
    }

    /// A die of the players: the next one, or one that was rolled again.
    fn enter(self, face: u8) {
        let anew = self.anew.with_untracked(|anew| anew.first().copied());
        let Some(at) = anew else { return self.faces.update(|faces| faces.push(face)) };
        self.faces.update(|faces| {
            if let Some(old) = faces.get_mut(at) {
                *old = face;
            }
        });
        self.anew.update(|anew| _ = anew.remove(0));
    }

    /// Dice of the players are rolled again; Damage Rolls that followed from them are forgotten.
    fn roll_anew(self, places: Vec<usize>) {
        let count = self.splits.with_untracked(|splits| match splits {
            Sides { active: Some(active), other: Some(other) } => {
                Self::count(&Sides { active: *active, other: *other })
            }
            Sides { .. } => 0,
        });
        self.app.set(AppRolls::Nothing);
        self.faces.update(|faces| faces.truncate(count));
        self.anew.set(places);
    }

    /// Whether the dice of both lie, and maybe those of Damage Rolls.
    fn all_lie(self) -> bool {
        self.chosen().is_some_and(|splits| self.faces.with(Vec::len) >= Self::count(&splits))
    }

    /// Whether the last that was told is that the dice stay as they lie.
    fn is_left(self) -> bool {
        let lie = untrack(|| self.chosen()).map(|splits| Self::count(&splits));
        let bare = lie == Some(self.faces.with_untracked(Vec::len));
        bare && self.over.with_untracked(|over| over.last().is_some_and(|(_, places)| places.is_empty()))
    }

    /// Takes the last thing back that was told.
    fn back(self) {
        if self.anew.with_untracked(|anew| !anew.is_empty()) {
            let anew = self.anew.get_untracked();
            self.over.update(|over| _ = over.pop_if(|(_, places)| places.ends_with(&anew)));
            self.anew.set(Vec::new());
        } else if self.told.get_untracked().is_some() {
            self.told.set(None);
        } else if self.app.get_untracked() != AppRolls::Nothing {
            self.app.set(AppRolls::Nothing);
            self.again.set(Vec::new());
            self.over.set(Vec::new());
        } else if self.is_left() {
            self.over.update(|over| _ = over.pop());
        } else if self.faces.with_untracked(|faces| !faces.is_empty()) {
            self.faces.update(|faces| _ = faces.pop());
            if !untrack(|| self.all_lie()) {
                self.over.set(Vec::new());
            }
        } else if self.splits.with_untracked(|splits| splits.active.is_some() || splits.other.is_some()) {
            self.splits.set(Sides::default());
        } else {
            self.other.set(None);
            self.terms.set(Sides::default());
        }
    }
}

/// The place of a side's first die of a kind among all dice as they lie.
fn first_place(splits: &Sides<Split>, side: Side, kind: Kind) -> usize {
    let before = match side {
        Side::Active => 0,
        Side::Other => splits.active.attack + splits.active.defence,
    };
    match kind {
        Kind::Attack => before,
        Kind::Defence => before + splits.of(side).attack,
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

/// What both cards print that only the table can see to.
fn reminded(draft: Draft) -> Option<AnyView> {
    let ids: Vec<ModelId> = Side::ALL.into_iter().filter_map(|side| draft.model(side)).collect();
    remember::card(draft.session, draft.session.glance(|state| due(state, &ids, Moment::Exchange)))
}

/// What a first game is told at a stage.
const fn explained(stage: Stage) -> Lesson {
    match stage {
        Stage::Whom => Lesson::Act,
        Stage::Split => Lesson::Split,
        Stage::Die { .. } | Stage::Reroll | Stage::Damage { .. } => Lesson::Dice,
        Stage::Result => Lesson::Result,
    }
}

/// The exchange of a model.
pub fn fight(id: ModelId, action: MeleeAction) -> AnyView {
    let session = session();
    let draft = Draft::begin(session, id, action);
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
    // What it comes to, and who may roll dice again, is read from its beginning, wherever the page was scrolled to.
    Effect::new(move |before: Option<[bool; 2]>| {
        let now = [result.get(), stage.get() == Stage::Reroll];
        if before.is_some_and(|before| before != now) && now.contains(&true) {
            focus::scroll_to_top();
        }
        now
    });
    thrown::follow(session, move || {
        let dice = result.get() && draft.told.with(Option::is_none);
        dice.then(|| outcome::preview(draft)).flatten().map(|(events, _)| events)
    });
    let splitting = Memo::new(move |_| stage.get() == Stage::Split);
    // A Feat that was used before a Surprise is not offered again.
    let steps = session.part(|table| table.cursor());
    let body = move || {
        if whom.get() {
            return whom::whom(draft);
        }
        if result.get() {
            return outcome::result(draft, stage);
        }
        view! {
            {move || reroll::advice(draft)}
            {move || splitting.get().then(|| steps.with(|_| fear::test(draft)))}
            {terms::told(draft)}
            {move || splitting.get().then(|| reminded(draft))}
            {move || splitting.get().then(|| steps.with(|_| terms::unseen(draft)))}
            {move || if splitting.get() { divide::splits(draft, thinking) } else { dice::lines(draft, stage) }}
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
            <main class="body">{lesson_card(move || explained(stage.get()))} {body}</main>
            {dice::foot(draft, stage)}
        </div>
        {think_sheet(session, draft, thinking)}
        {missing_sheet(session, draft.missing, move || draft.terms.notify())}
    }
    .into_any()
}
