//! The weapons of a card while it is typed: name, Strength, range bands, traits and Specials.

use super::rows::{Rows, titled};
use super::traits::{Traits, traits};
use super::{number, stepper};
use crate::games::bushido::content::printed::unsaid;
use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::warband::{Bands, Card, MeleeWeapon, PrintedSpecial, RangedWeapon, Strength};
use crate::games::bushido::refusal::CardValue;
use crate::games::bushido::text::names;
use crate::games::bushido::tools::roster::typed_bands;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::select::Select;
use crate::ui::components::text_field::TextField;
use crate::ui::focus;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::bushido as keys;
use leptos::prelude::*;
use std::iter::once;

/// Range bands in the making.
#[derive(Clone, Copy)]
struct Range {
    /// As printed: "5/10/15".
    typed: RwSignal<String>,
}

impl Range {
    fn of(bands: Option<Bands>) -> Self {
        Self { typed: RwSignal::new(bands.map(printed).unwrap_or_default()) }
    }

    /// The bands as typed; none where nothing is.
    fn bands(self) -> Option<Bands> {
        self.typed.with_untracked(|typed| typed_bands(typed))
    }

    /// Whether something is typed that no rising bands can be read from.
    fn is_bad(self) -> bool {
        self.typed.with(|typed| !typed.trim().is_empty() && typed_bands(typed).is_none())
    }
}

/// A weapon in the making.
#[derive(Clone, Copy)]
struct Arm {
    /// Its place on the card before; none of one that is new.
    place: Option<u8>,
    name: RwSignal<String>,
    /// The Strength before: "Sp" is no number, and stays until one is typed.
    before: Option<Strength>,
    strength: RwSignal<Option<i32>>,
    /// A melee weapon has none.
    range: Option<Range>,
    traits: Traits,
    specials: Rows<PrintedSpecial>,
    open: RwSignal<bool>,
}

impl Arm {
    /// That weapon; what its card does not say yet is what it is opened for.
    fn of(weapon: &MeleeWeapon, range: Option<Range>, place: Option<usize>) -> Self {
        let strength = match weapon.strength {
            Some(Strength::Number(value)) => i32::try_from(value).ok(),
            Some(Strength::Special) | None => None,
        };
        let missing = weapon.strength.is_none() || range.is_some_and(|range| range.bands().is_none());
        Self {
            place: place.and_then(|at| u8::try_from(at).ok()),
            name: RwSignal::new(weapon.name.clone()),
            before: weapon.strength,
            strength: RwSignal::new(strength),
            range,
            traits: Rows::of(weapon.traits.iter().cloned()),
            specials: Rows::of(weapon.specials.iter().cloned()),
            open: RwSignal::new(missing),
        }
    }

    /// A weapon of which nothing is typed yet.
    fn new(ranged: bool) -> Self {
        let (name, traits, specials) = (String::new(), Vec::new(), Vec::new());
        Self::of(&MeleeWeapon { name, strength: None, traits, specials }, ranged.then(|| Range::of(None)), None)
    }

    /// The weapon with what was typed; nothing where nothing was. A name it has to have.
    fn typed(self) -> Option<MeleeWeapon> {
        let strength = self.strength.get_untracked().map(|value| Strength::Number(value.into())).or(self.before);
        let name = self.name.with_untracked(|name| name.trim().to_owned());
        let (traits, specials) = (self.traits.all(), self.specials.all());
        let unknown = name.is_empty() && strength.is_none() && self.bands().is_none();
        let blank = unknown && traits.is_empty() && specials.is_empty();
        let name = if name.is_empty() { say(self.unnamed()) } else { name };
        (!blank).then_some(MeleeWeapon { name, strength, traits, specials })
    }

    fn bands(self) -> Option<Bands> {
        self.range?.bands()
    }

    const fn unnamed(self) -> Key {
        if self.range.is_some() { keys::BUSHIDO_WEAPON_RANGED } else { keys::BUSHIDO_WEAPON_MELEE }
    }

    fn title(self) -> String {
        self.name.with(|name| if name.trim().is_empty() { say(self.unnamed()) } else { name.clone() })
    }
}

/// Range bands as printed.
fn printed(bands: Bands) -> String {
    bands.map(|band| band.map_or_else(|| "-".to_owned(), |inches| inches.to_string())).join("/")
}

/// All weapons of a card.
#[derive(Clone, Copy)]
pub(super) struct Weapons {
    melee: Rows<Arm>,
    ranged: Rows<Arm>,
}

impl Weapons {
    /// Those of the card; where there are none, one to type in.
    pub(super) fn of(card: &Card) -> Self {
        let blank = card.melee_weapons.is_empty().then(|| Arm::new(false));
        let melee = card.melee_weapons.iter().enumerate().map(|(at, weapon)| Arm::of(weapon, None, Some(at)));
        let ranged = card.ranged_weapons.iter().enumerate();
        let ranged = ranged.map(|(at, one)| Arm::of(&one.weapon, Some(Range::of(one.bands)), Some(at)));
        Self { melee: Rows::of(melee.chain(blank)), ranged: Rows::of(ranged) }
    }

    /// A weapon whose range bands cannot be read, where there is one; it is opened, and its field, which says why, has the
    /// focus.
    pub(super) fn unread(self) -> Option<String> {
        let bad = |arm: &Arm| arm.range.is_some_and(|range| untrack(|| range.is_bad()));
        let bad: Vec<Arm> = self.ranged.all().into_iter().filter(bad).collect();
        bad.iter().for_each(|arm| arm.open.set(true));
        if !bad.is_empty() {
            focus::focus_on("[aria-invalid=true]");
        }
        bad.first().map(|arm| untrack(|| arm.title()))
    }

    /// A trait of a weapon that does not say what it is about; its weapon is opened, where the field says so.
    pub(super) fn unsaid(self) -> Option<&'static str> {
        let mut arms = self.melee.all().into_iter().chain(self.ranged.all());
        let of = |arm: Arm| Some((arm, arm.traits.all().iter().find_map(|text| unsaid(text))?));
        let (arm, name) = arms.find_map(of)?;
        arm.open.set(true);
        Some(name)
    }

    /// The card with what was typed; where each of its ranged weapons stood before.
    pub(super) fn typed(self, card: &mut Card) -> Vec<Option<u8>> {
        let ranged = |arm: Arm| Some((arm.place, RangedWeapon { weapon: arm.typed()?, bands: arm.bands() }));
        card.melee_weapons = self.melee.all().into_iter().filter_map(Arm::typed).collect();
        let (places, ranged) = self.ranged.all().into_iter().filter_map(ranged).unzip();
        card.ranged_weapons = ranged;
        places
    }
}

/// The weapons, each folded away once its card has said everything.
pub(super) fn weapons(weapons: Weapons) -> AnyView {
    let more = |label: Key, rows: Rows<Arm>, ranged: bool| {
        view! { <Button label=say(label) on_press=move || rows.add(Arm::new(ranged)) /> }
    };
    view! {
        <h3>{say(keys::BUSHIDO_WEAPONS)}</h3>
        {arms(weapons.melee)}
        {arms(weapons.ranged)}
        {more(keys::BUSHIDO_WEAPON_MORE_MELEE, weapons.melee, false)}
        {more(keys::BUSHIDO_WEAPON_MORE_RANGED, weapons.ranged, true)}
    }
    .into_any()
}

fn arms(rows: Rows<Arm>) -> impl IntoView {
    view! {
        <For
            each=move || rows.numbered()
            key=|(number, _)| *number
            children=move |(number, arm)| {
                view! {
                    <Folded title=Signal::derive(move || arm.title()) open=arm.open>
                        {inside(rows, number, arm)}
                    </Folded>
                }
            }
        />
    }
}

fn inside(rows: Rows<Arm>, place: usize, arm: Arm) -> AnyView {
    let off = move || say(Line::new(keys::BUSHIDO_TRAIT_OFF).with("name", arm.title()));
    view! {
        <div class="stack" role="group" aria-label=move || arm.title()>
            <TextField
                label=say(keys::BUSHIDO_WEAPON_NAME)
                value=arm.name
                maxlength=60
                on_input=move |name: String| arm.name.set(name)
            />
            <div class="card rows bu">{number(names::value(CardValue::Strength), arm.strength, -5)}</div>
            {arm.range.map(bands_field)}
            {traits(arm.traits, keys::BUSHIDO_WEAPON_TRAITS, keys::BUSHIDO_WEAPON_TRAIT_SEARCH)}
            {specials(arm.specials)}
            <Button kind=ButtonKind::Quiet label=Signal::derive(off) on_press=move || rows.take(place) />
        </div>
    }
    .into_any()
}

fn bands_field(range: Range) -> impl IntoView {
    let fault = move || range.is_bad().then(|| say(keys::BUSHIDO_WEAPON_BANDS_BAD));
    let typed = range.typed;
    view! {
        <TextField
            label=say(keys::BUSHIDO_WEAPON_BANDS)
            hint=say(keys::BUSHIDO_WEAPON_BANDS_HINT)
            fault=Signal::derive(fault)
            value=typed
            maxlength=20
            on_input=move |text: String| typed.set(text)
        />
    }
}

/// The Specials of a weapon with their costs, and the list of those it does not have yet.
fn specials(rows: Rows<PrintedSpecial>) -> AnyView {
    let others = Memo::new(move |_| {
        let there = rows.numbered();
        let missing = |name: &&str| there.iter().all(|(_, special)| special.name != *name);
        Special::NAMED.iter().map(|(name, _)| *name).filter(missing).collect::<Vec<_>>()
    });
    let add = move |at: usize| {
        let name = at.checked_sub(1).and_then(|at| others.with_untracked(|others| others.get(at).copied()));
        name.into_iter().for_each(|name| rows.add(PrintedSpecial { name: name.to_owned(), cost: Some(1) }));
    };
    let answers = move || {
        let names = others.get().into_iter().map(str::to_owned);
        once(say(keys::BUSHIDO_SPECIAL_NONE)).chain(names).collect::<Vec<_>>()
    };
    view! {
        <div class="card rows bu">
            <For
                each=move || rows.numbered()
                key=|(number, _)| *number
                children=move |(number, special)| priced(rows, number, &special)
            />
        </div>
        <Select
            label=say(keys::BUSHIDO_SPECIAL_ADD)
            answers=Signal::derive(answers)
            chosen=Signal::stored(0)
            on_choose=add
        />
    }
    .into_any()
}

fn priced(rows: Rows<PrintedSpecial>, place: usize, special: &PrintedSpecial) -> AnyView {
    let name = special.name.clone();
    let cost = RwSignal::new(special.cost.and_then(|cost| i32::try_from(cost).ok()));
    let label = say(Line::new(keys::BUSHIDO_SPECIAL_COST).with("name", name.as_str()));
    let title = titled(rows, place, name.clone());
    let change = move |to: i32| {
        cost.set(Some(to));
        rows.put(place, PrintedSpecial { name: name.clone(), cost: Some(to.into()) });
    };
    view! { {title} {stepper(label, cost.into(), [0, 20], change)} }.into_any()
}
