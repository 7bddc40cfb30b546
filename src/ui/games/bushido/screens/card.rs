//! Typing a card in: what the rules need first, then its traits, weapons and Ki Feats.

mod feats;
mod rows;
mod traits;
mod weapons;

use crate::games::bushido::command::Command;
use crate::games::bushido::content::printed::unsaid;
use crate::games::bushido::model::former::FormerPlaces;
use crate::games::bushido::model::size::Size;
use crate::games::bushido::model::warband::{Cost, PrintedLimit, PrintedStatistic, Profile};
use crate::games::bushido::refusal::CardValue;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::text::names;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sheet::Sheet;
use crate::ui::components::stepper::Stepper;
use crate::ui::games::bushido::session::Session;
use crate::ui::games::bushido::warbands;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use feats::Feat;
use leptos::prelude::*;
use rows::Rows;
use traits::Traits;
use weapons::Weapons;

/// A card as it was typed.
pub struct Typed {
    /// The card.
    pub card: Box<Profile>,
    /// Where its rows stood before, where the card does not tell that itself.
    pub former: Option<FormerPlaces>,
}

/// The values of a card while they are typed.
#[derive(Clone, Copy)]
struct Form {
    /// Rice; on a card without a limit 0 stands for what nobody has said.
    rice: RwSignal<Option<i32>>,
    melee: RwSignal<Option<i32>>,
    melee_boost: RwSignal<Option<i32>>,
    ranged: RwSignal<Option<i32>>,
    ranged_boost: RwSignal<Option<i32>>,
    ki: RwSignal<Option<i32>>,
    ki_boost: RwSignal<Option<i32>>,
    limit: RwSignal<Option<i32>>,
    wounds: RwSignal<Option<i32>>,
    size: RwSignal<Option<usize>>,
    traits: Traits,
    weapons: Weapons,
    feats: Rows<Feat>,
}

impl Form {
    fn of(profile: &Profile) -> Self {
        let card = &profile.card;
        let number = |value: i64| i32::try_from(value).unwrap_or(0);
        let statistic = |printed: Option<PrintedStatistic>| match printed {
            Some(PrintedStatistic::Number(value)) => Some(number(value)),
            Some(PrintedStatistic::Dash) => Some(0),
            None => None,
        };
        let limit = match card.ki_limit {
            Some(PrintedLimit::Number(most)) => Some(number(most)),
            Some(PrintedLimit::Communal | PrintedLimit::Unlimited) | None => None,
        };
        let rice = match profile.cost {
            Cost::Rice(rice) if rice != 0 => Some(number(rice)),
            Cost::Rice(_) | Cost::Summoned | Cost::Special => None,
        };
        Self {
            rice: RwSignal::new(rice),
            melee: RwSignal::new(statistic(card.melee)),
            melee_boost: RwSignal::new(card.melee_boost.map(number)),
            ranged: RwSignal::new(statistic(card.ranged)),
            ranged_boost: RwSignal::new(card.ranged_boost.map(number)),
            ki: RwSignal::new(statistic(card.ki)),
            ki_boost: RwSignal::new(card.ki_boost.map(number)),
            limit: RwSignal::new(limit),
            wounds: RwSignal::new(card.wounds.map(number)),
            size: RwSignal::new(card.size.and_then(|size| Size::NAMED.iter().position(|(_, one)| *one == size))),
            traits: Rows::of(profile.traits.iter().cloned()),
            weapons: Weapons::of(card),
            feats: feats::of(card),
        }
    }

    /// A trait of the card or of a weapon that does not say what it is about.
    fn unsaid(self) -> Option<&'static str> {
        let own = self.traits.all();
        own.iter().find_map(|text| unsaid(text)).or_else(|| self.weapons.unsaid())
    }

    /// The card with what was typed; what nobody touched stays as it was.
    fn typed(self, before: &Profile) -> Typed {
        let mut profile = before.clone();
        let was = Self::of(before);
        let card = &mut profile.card;
        let changed = |now: RwSignal<Option<i32>>, was: RwSignal<Option<i32>>| {
            let (now, was) = (now.get_untracked(), was.get_untracked());
            now.filter(|_| now != was).map(i64::from)
        };
        if let Some(rice) = changed(self.rice, was.rice) {
            profile.cost = Cost::Rice(rice);
        }
        let statistics = [
            (&mut card.melee, changed(self.melee, was.melee)),
            (&mut card.ranged, changed(self.ranged, was.ranged)),
            (&mut card.ki, changed(self.ki, was.ki)),
        ];
        for (statistic, value) in statistics {
            *statistic = value.map(PrintedStatistic::Number).or(*statistic);
        }
        let numbers = [
            (&mut card.melee_boost, changed(self.melee_boost, was.melee_boost)),
            (&mut card.ranged_boost, changed(self.ranged_boost, was.ranged_boost)),
            (&mut card.ki_boost, changed(self.ki_boost, was.ki_boost)),
            (&mut card.wounds, changed(self.wounds, was.wounds)),
        ];
        for (number, value) in numbers {
            *number = value.or(*number);
        }
        if let Some(value) = changed(self.limit, was.limit) {
            card.ki_limit = Some(PrintedLimit::Number(value));
        }
        if let Some((_, size)) = self.size.get_untracked().and_then(|at| Size::NAMED.get(at)) {
            card.size = Some(*size);
        }
        let ranged_weapons = self.weapons.typed(card);
        let former = FormerPlaces { feats: feats::typed(self.feats, card), ranged_weapons };
        let former = former.beside(&before.card, card);
        profile.traits = self.traits.all();
        Typed { card: Box::new(profile), former }
    }
}

/// The form of the card of a model at the table; it calls back when the card is kept.
pub fn card_form(session: Session, id: ModelId, done: Callback<()>) -> AnyView {
    let Some(profile) = session.glance(|state| state.model(id).map(|model| model.profile_card().clone())) else {
        return ().into_any();
    };
    let before = profile.clone();
    let keep = move |Typed { card, former }: Typed| {
        if *card == before {
            return done.run(());
        }
        let owner = session.glance(|state| state.model(id).map(|model| names::player(state, model.owner())));
        let (was, known) = (before.clone(), card.clone());
        let kept = move || {
            if let Some(owner) = &owner {
                warbands::learn(owner, &was, &known);
            }
            done.run(());
        };
        session.dispatch_then(Command::EnterCard { model: id, card, former }, kept);
    };
    profile_form(profile, Callback::new(keep))
}

/// The form of a card, filled in as far as it is known; `kept` has the card with what was typed.
pub fn profile_form(profile: Profile, kept: Callback<Typed>) -> AnyView {
    let (form, profile_cost) = (Form::of(&profile), profile.cost);
    // What the card is not kept without: a long form does not show the field that says so.
    let missing = RwSignal::new(None);
    let keep = move || {
        let (unread, unsaid) = (form.weapons.unread(), form.unsaid());
        let said = |key: Key, name: String| Line::new(key).with("name", name);
        let unsaid = unsaid.map(|name| said(keys::BUSHIDO_TRAIT_UNSAID, name.to_owned()));
        let lacks = unread.map(|name| said(keys::BUSHIDO_CARD_BANDS, name)).or(unsaid);
        missing.set(lacks.clone());
        if lacks.is_none() {
            kept.run(form.typed(&profile));
        }
    };
    let note = move || missing.get().map(|line: Line| view! { <Note kind=NoteKind::Warn>{say(line)}</Note> });
    let rice = matches!(profile_cost, Cost::Rice(_)).then(|| {
        let most = i32::try_from(*Cost::RICE.end()).unwrap_or(i32::MAX);
        stepper(say(keys::BUSHIDO_VALUE_RICE), form.rice.into(), [1, most], move |to| form.rice.set(Some(to)))
    });
    let sizes: Vec<Segment> = Size::NAMED.iter().map(|(name, _)| Segment::of(*name)).collect();
    let value = |value: CardValue| names::value(value);
    let boost = |of: CardValue| Line::new(keys::BUSHIDO_BOOST_OF).with("what", names::value(of));
    view! {
        <div class="card rows bu">
            {rice}
            {number(value(CardValue::MeleePool), form.melee, 0)}
            {number(boost(CardValue::MeleePool), form.melee_boost, 1)}
            {number(value(CardValue::RangedPool), form.ranged, 0)}
            {number(boost(CardValue::RangedPool), form.ranged_boost, 1)}
            {number(value(CardValue::Ki), form.ki, 0)} {number(boost(CardValue::Ki), form.ki_boost, 1)}
            {number(keys::BUSHIDO_KI_LIMIT, form.limit, 0)} {number(value(CardValue::Wounds), form.wounds, 1)}
        </div>
        <Segmented
            label=say(value(CardValue::Size))
            answers=Signal::stored(sizes)
            chosen=form.size
            look=SegmentedLook::Lines
            on_choose=move |at: usize| form.size.set(Some(at))
        />
        {weapons::weapons(form.weapons)}
        {traits::traits(form.traits, keys::BUSHIDO_TRAITS, keys::BUSHIDO_TRAIT_SEARCH)}
        {feats::feats(form.feats)}
        {note}
        <Button kind=ButtonKind::Act label=say(keys::BUSHIDO_CARD_SAVE) on_press=keep />
    }
    .into_any()
}

/// The card on which a value is missing, open as soon as `asked` names its model; `kept` follows on keeping it.
pub fn missing_sheet(
    session: Session,
    asked: RwSignal<Option<ModelId>>,
    kept: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    // The title stays while the sheet goes.
    let title = Memo::new(move |before: Option<&String>| match asked.get() {
        Some(id) => {
            say(Line::new(keys::BUSHIDO_CARD_TITLE).with("name", session.glance(|state| names::model(state, id))))
        }
        None => before.cloned().unwrap_or_default(),
    });
    let done = Callback::new(move |()| {
        asked.set(None);
        kept();
    });
    view! {
        <Sheet
            open=Signal::derive(move || asked.get().is_some())
            title=title
            close_label=say(keys::CLOSE)
            on_close=move || asked.set(None)
        >
            {asked.get_untracked().map(|id| card_form(session, id, done))}
        </Sheet>
    }
    .into_any()
}

/// A number of a card, from `least`; "?" until somebody says it.
fn number(label: impl Into<Line>, signal: RwSignal<Option<i32>>, least: i32) -> AnyView {
    stepper(say(label), signal.into(), [least, 30], move |to| signal.set(Some(to)))
}

/// A number with its keys.
fn stepper(
    label: String,
    value: Signal<Option<i32>>,
    [least, most]: [i32; 2],
    change: impl Fn(i32) + Send + Sync + 'static,
) -> AnyView {
    let minus = say(Line::new(keys::BUSHIDO_MINUS).with("what", label.clone()));
    let plus = say(Line::new(keys::BUSHIDO_PLUS).with("what", label.clone()));
    // A number that may be negative begins at 0: its least is what cards print most rarely.
    let first = least.max(0);
    view! {
        <Stepper
            label=label
            value=value
            least=least
            first=first
            most=most
            minus_label=minus
            plus_label=plus
            on_change=change
        />
    }
    .into_any()
}
