//! A shot: target, range, who catches it, modifiers, odds; then the players' dice one by one, or the app's.

mod asked;
mod dice;
mod kept;

use super::card::missing_sheet;
use super::fight::sums as in_words;
use super::remember;
use super::thrown;
use super::words;
use crate::games::bushido::Bushido;
use crate::games::bushido::assemble::ranged::{Aimed, aim};
use crate::games::bushido::command::{Command, Shot, ShotFact, WoundDice};
use crate::games::bushido::content::reminders::Moment;
use crate::games::bushido::event::{Event, ShotFired};
use crate::games::bushido::lessons::Lesson;
use crate::games::bushido::model::special::{Special, SpecialAttack};
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::shot::base_to_base_number;
use crate::games::bushido::rules::test::ranged_dice;
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::{events, names, reasons};
use crate::games::bushido::views::actions::{enemies, unloaded};
use crate::games::bushido::views::odds::chances::shot as chances;
use crate::games::bushido::views::remember::remember as due;
use crate::games::bushido::views::rulings::{OF_SHOTS, decisive, decisive_of};
use crate::games::bushido::views::sums::{RollSum, shot_rolls};
use crate::kernel::game::Game;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::games::bushido::learning::lesson_card;
use crate::ui::games::bushido::page::TablePage;
use crate::ui::games::bushido::session::{Session, session};
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

#[derive(Clone, Copy)]
struct Draft {
    session: Session,
    id: ModelId,
    targets: StoredValue<Vec<ModelId>>,
    target: RwSignal<usize>,
    /// Who catches it instead: *Intercept* or *Bodyguard*.
    catcher: RwSignal<Option<ModelId>>,
    weapon: RwSignal<usize>,
    special: RwSignal<Option<SpecialAttack>>,
    friend: RwSignal<Option<ModelId>>,
    /// Inches.
    distance: RwSignal<i64>,
    boosts: RwSignal<i32>,
    facts: RwSignal<BTreeSet<ShotFact>>,
    /// The players' dice: the attack, the check, Damage Rolls.
    faces: RwSignal<Vec<u8>>,
    app: RwSignal<AppRolls>,
    /// Whose card is open because a value of it is missing.
    missing: RwSignal<Option<ModelId>>,
    /// Whether the players shoot although the weapon is not loaded.
    anyway: RwSignal<bool>,
}

/// What the app rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AppRolls {
    /// Nothing.
    Nothing,
    /// Whatever is not entered whole.
    Rest,
}

/// What is asked next: a die by its number, or nothing any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Attack(usize),
    Check(usize),
    Damage { level: i16, number: usize },
    Result,
}

/// The dice that are entered whole, and what is asked next.
struct Told {
    dice: Option<Vec<u8>>,
    check: Option<Vec<u8>>,
    damage: Vec<Vec<u8>>,
    stage: Stage,
}

impl Draft {
    fn new(session: Session, id: ModelId) -> Self {
        Self {
            session,
            id,
            targets: StoredValue::new(session.glance(|state| enemies(state, id))),
            target: RwSignal::new(0),
            catcher: RwSignal::new(None),
            weapon: RwSignal::new(0),
            special: RwSignal::new(None),
            friend: RwSignal::new(None),
            distance: RwSignal::new(0),
            boosts: RwSignal::new(0),
            facts: RwSignal::new(BTreeSet::new()),
            faces: RwSignal::new(Vec::new()),
            app: RwSignal::new(AppRolls::Nothing),
            missing: RwSignal::new(None),
            anyway: RwSignal::new(false),
        }
    }

    fn aimed_at(self) -> Option<ModelId> {
        let target = self.targets.with_value(|targets| targets.get(self.target.get()).copied());
        self.catcher.get().or(target)
    }

    /// The shot before any die.
    fn bare(self) -> Option<Shot> {
        Some(Shot {
            shooter: self.id,
            target: self.aimed_at()?,
            weapon: u8::try_from(self.weapon.get()).unwrap_or(0),
            distance: u16::try_from(self.distance.get() * 100).unwrap_or(u16::MAX),
            base: None,
            strength: None,
            boosts: u8::try_from(self.boosts.get()).unwrap_or(0),
            other: 0,
            facts: self.facts.get(),
            special: self.special.get(),
            friend: self.friend.get(),
            dice: None,
            check: None,
            damage: WoundDice::Generated,
        })
    }

    /// Whose card lacks a value, or the weapon itself, without which nothing can be rolled.
    fn lacking(self) -> Option<ModelId> {
        let bare = self.bare()?;
        match self.session.glance(|state| aim(state, &bare)).err()?.kind {
            RefusalKind::Unknown { model, .. } | RefusalKind::NotOnCard(model) => Some(model),
            _ => None,
        }
    }

    /// Why the attack ends without a roll, unless the players shoot anyway.
    fn unloaded(self) -> Option<Refusal> {
        let weapon = u8::try_from(self.weapon.get()).unwrap_or(0);
        self.session.glance(|state| unloaded(state, self.id, weapon)).filter(|_| !self.anyway.get())
    }

    /// What would happen, whether or not a rule is against it.
    fn preview(self, shot: Shot) -> Result<Vec<Event>, RefusalKind> {
        let command = Command::Shoot(Box::new(shot));
        let first = self.session.preview(&command);
        first.or_else(|_| self.session.preview(&Bushido::anyway(&command))).map_err(|refusal| refusal.kind)
    }

    fn fired(self, shot: Shot) -> Option<ShotFired> {
        let events = self.preview(shot).ok()?;
        events.into_iter().find_map(|event| if let Event::Shot(fired) = event { Some(*fired) } else { None })
    }

    /// Reads the players' dice as far as they go.
    fn told(self) -> Option<Told> {
        let bare = self.bare()?;
        let aimed = self.session.glance(|state| aim(state, &bare)).ok()?;
        let mut rest = self.faces.get();
        let mut told = Told { dice: None, check: None, damage: Vec::new(), stage: Stage::Result };
        if aimed.number().is_none() {
            return Some(told);
        }
        match take(&mut rest, aimed.dice()) {
            Ok(dice) => told.dice = Some(dice),
            Err(number) => return Some(Told { stage: Stage::Attack(number), ..told }),
        }
        let fired = self.fired(Shot { dice: told.dice.clone(), ..bare.clone() })?;
        if fired.hit.is_none() {
            return Some(told);
        }
        if bare.friend.is_some() && base_to_base_number(aimed.size).is_some() {
            match take(&mut rest, ranged_dice(aimed.pool, 0)) {
                Ok(check) => told.check = Some(check),
                Err(number) => return Some(Told { stage: Stage::Check(number), ..told }),
            }
        }
        let shot = Shot { dice: told.dice.clone(), check: told.check.clone(), ..bare };
        Some(self.damage((shot, fired.level()), &aimed, rest, told))
    }

    fn damage(self, (shot, level): (Shot, i16), aimed: &Aimed, mut rest: Vec<u8>, mut told: Told) -> Told {
        loop {
            let entered = Shot { damage: WoundDice::Entered(told.damage.clone()), ..shot.clone() };
            if self.preview(entered) != Err(RefusalKind::DamageRollMissing) {
                return told;
            }
            match take(&mut rest, aimed.damage.dice.rolled()) {
                Ok(roll) => told.damage.push(roll),
                Err(number) => return Told { stage: Stage::Damage { level, number }, ..told },
            }
        }
    }

    fn stage(self) -> Stage {
        match (self.app.get(), self.told()) {
            (AppRolls::Nothing, Some(told)) => told.stage,
            (AppRolls::Rest, _) | (AppRolls::Nothing, None) => Stage::Result,
        }
    }

    /// The whole shot.
    fn shot(self) -> Option<Shot> {
        let told = self.told()?;
        let damage = match (self.app.get(), told.stage) {
            (AppRolls::Rest, Stage::Attack(_) | Stage::Check(_) | Stage::Damage { .. }) => WoundDice::Generated,
            (AppRolls::Rest | AppRolls::Nothing, _) => WoundDice::Entered(told.damage),
        };
        Some(Shot { dice: told.dice, check: told.check, damage, ..self.bare()? })
    }

    /// Something else is true: what was rolled does not count any more.
    fn forget_dice(self) {
        self.faces.set(Vec::new());
        self.app.set(AppRolls::Nothing);
    }
}

/// The next dice of a roll, or the number of the one that is missing.
fn take(rest: &mut Vec<u8>, count: usize) -> Result<Vec<u8>, usize> {
    if rest.len() < count {
        return Err(rest.len() + 1);
    }
    let later = rest.split_off(count);
    Ok(std::mem::replace(rest, later))
}

/// A shot of a model.
pub fn shoot(id: ModelId) -> AnyView {
    let session = session();
    let draft = Draft::begin(session, id);
    let stage = Memo::new(move |_| draft.stage());
    let rolling = Memo::new(move |_| draft.app.get() == AppRolls::Rest || draft.faces.with(|faces| !faces.is_empty()));
    thrown::follow(session, move || {
        let whole = rolling.get() && stage.get() == Stage::Result;
        whole.then(|| draft.shot()).flatten().and_then(|shot| draft.preview(shot).ok())
    });
    let name = session.glance(|state| names::model(state, id));
    // A Feat that was used before a Surprise is not offered again.
    let steps = session.part(|table| table.cursor());
    let body = move || {
        if rolling.get() {
            view! { {move || odds(draft)} {dice::lies(draft)} {move || (stage.get() == Stage::Result).then(|| result(draft))} }
                .into_any()
        } else {
            view! { {move || reminded(draft)} {move || steps.with(|_| unseen(draft))} {asked::asked(draft)} {move || odds(draft)} }
                .into_any()
        }
    };
    view! {
        <div class="screen bu">
            <Head
                title=say(keys::BUSHIDO_SHOT_TITLE)
                subtitle=name
                back=session.href(TablePage::Model(id))
                back_label=say(keys::BUSHIDO_BACK_TABLE)
                back_sign=crate::ui::components::sign::Sign::Close
            />
            <main class="body">{lesson_card(|| Lesson::Shot)} {body}</main>
            {dice::foot(draft, stage)}
        </div>
        {missing_sheet(session, draft.missing, move || draft.target.notify())}
    }
    .into_any()
}

/// What both cards print that only the table can see to.
fn reminded(draft: Draft) -> Option<AnyView> {
    let ids: Vec<ModelId> = std::iter::once(draft.id).chain(draft.aimed_at()).collect();
    remember::card(draft.session, draft.session.glance(|state| due(state, &ids, Moment::Shot)))
}

/// The last moment for Ki Feats of the target.
fn unseen(draft: Draft) -> Option<AnyView> {
    let known = draft.facts.with(|facts| facts.contains(&ShotFact::Surprised));
    let surprise = move || draft.facts.update(|facts| _ = facts.insert(ShotFact::Surprised));
    let target = draft.aimed_at().filter(|_| !known);
    target.and_then(|id| remember::last_feats(draft.session, id, surprise))
}

/// Number term by term, dice and chances, or why there are none.
fn odds(draft: Draft) -> Option<AnyView> {
    if let Some(refusal) = draft.unloaded() {
        let why = draft.session.glance(|state| say(reasons::refusal(state, &refusal)));
        return Some(view! { <Note kind=NoteKind::Warn>{why}</Note> }.into_any());
    }
    let shot = draft.bare()?;
    let view = match draft.session.glance(|state| chances(state, &shot)) {
        Ok(view) => view,
        Err(refusal) => {
            let why = draft.session.glance(|state| say(reasons::refusal(state, &refusal)));
            return Some(view! { <Note kind=NoteKind::Warn>{why}</Note> }.into_any());
        }
    };
    let number = view.aimed.number().map_or_else(
        || say(keys::BUSHIDO_SHOT_TOO_FAR),
        |number| {
            let line = Line::new(keys::BUSHIDO_SHOT_NUMBER).with("number", i16::try_from(number).unwrap_or(0));
            say(line.with("dice", words::small(view.aimed.dice())))
        },
    );
    let terms: Vec<String> = view.aimed.terms.iter().flatten().map(term).collect();
    let line = Line::new(keys::BUSHIDO_SHOT_ODDS)
        .with("percent", words::percent(view.hits))
        .with("wounds", format!("{:.2}", view.wounds))
        .with("kill", words::percent(view.kills));
    let friend = view.friend.map(|chance| {
        let line = Line::new(keys::BUSHIDO_SHOT_FRIEND_ODDS).with("percent", words::percent(chance));
        view! { <p class="bad"><b>{say(line)}</b></p> }
    });
    let told = |state: &State| {
        let view = chances(state, &shot).ok()?;
        Some((view.aimed.number(), view.aimed.dice(), view.hits, view.wounds, view.kills, view.friend))
    };
    let depends = draft.session.glance(|state| decisive(state, OF_SHOTS, told));
    let view = view! {
        <section class="card pad stack">
            <p class="big">{number}</p>
            <p class="sub2">{terms.join(" · ")}</p>
            <p>{say(line)}</p>
            {friend}
            {words::rulings(&depends)}
        </section>
    };
    Some(view.into_any())
}

fn term(term: &crate::games::bushido::rules::shot::ShotTerm) -> String {
    let line = Line::new(keys::BUSHIDO_TERM).with("what", names::shot_term(term.kind));
    say(line.with("value", Arg::Signed(term.value)))
}

/// What the shot comes to.
fn result(draft: Draft) -> Option<AnyView> {
    let shot = draft.shot()?;
    let command = Command::Shoot(Box::new(shot.clone()));
    let refused = draft.session.preview(&command).err();
    let why = refused.map(|refusal| {
        let why = draft.session.glance(|state| say(reasons::refusal(state, &refusal)));
        view! { <Note kind=NoteKind::Warn>{why}</Note> }
    });
    let depends = draft.session.journal.with(|table| decisive_of(table, OF_SHOTS, &command));
    let mut events = draft.preview(shot.clone()).unwrap_or_default();
    let fired = events.iter().find_map(|event| if let Event::Shot(fired) = event { Some(fired) } else { None });
    let verdict = fired.map(|fired| {
        let line = match fired.hit {
            Some(_) => Line::new(keys::BUSHIDO_SHOT_HIT).with("level", fired.level()),
            None => keys::BUSHIDO_SHOT_MISSED.into(),
        };
        view! { <p class="big">{say(line)}</p> }
    });
    let rolls = fired.map(|fired| draft.session.glance(|state| shot_rolls(state, &shot, fired)));
    let roll = |sum: &RollSum| {
        let terms = in_words::damage(sum, shot.special.map(Special::Attack));
        view! { <p>{say(keys::BUSHIDO_SHOT_DAMAGE)} ": " {terms}</p> }
    };
    let rolls = rolls.unwrap_or_default();
    let damage = rolls.iter().map(roll).collect_view();
    // Damage Rolls that are summed up term by term are not told twice.
    for event in &mut events {
        if let Event::Shot(fired) = event
            && !rolls.is_empty()
        {
            fired.rolls.clear();
        }
    }
    let lines = draft.session.glance(|state| events::everything(state, &events));
    let view = view! {
        {why}
        <section class="card pad stack">
            {verdict} {damage} {lines.into_iter().map(|line| view! { <p>{say(line)}</p> }).collect_view()}
            {words::rulings(&depends)}
        </section>
    };
    Some(view.into_any())
}
