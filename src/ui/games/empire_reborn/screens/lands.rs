//! Provinces and treaties: what is known of them, repairs, gains and losses.

use super::parts::{head_of, own_stepper, select, select_of, stepper};
use super::text::{clan as clan_name, named, number};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::season::{Security, Weather};
use crate::games::empire_reborn::realm::{Line as TradeLine, Province, Treaty};
use crate::games::empire_reborn::rules::trade::Level;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::known::known_production;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::looks::looked_at;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Which sheet is open.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Open {
    Province(Option<Name>),
    Treaty(Option<usize>),
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let clan = looked_at(session);
    let open = RwSignal::new(None::<Open>);
    let realm = session.part(move |table| table.state().realm(clan.get_untracked()).cloned());
    let provinces = move || {
        let row = |province: &Province| {
            let name = province.name.clone();
            let press = move || open.set(Some(Open::Province(Some(name.clone()))));
            view! { <RowButton title=province.name.to_string() sub=told(province) on_press=press /> }
        };
        realm.with(|realm| realm.as_ref().map(|realm| realm.provinces.iter().map(row).collect_view()))
    };
    let treaties = move || {
        let row = |(at, treaty): (usize, &Treaty)| {
            let title =
                Line::new(keys::ER_TREATY_OF).with("own", treaty.own.as_str()).with("with", treaty.with.as_str());
            let level = names::level(treaty.level);
            let line = match treaty.line {
                TradeLine::Open => keys::ER_TREATY_SUB,
                TradeLine::Blocked => keys::ER_TREATY_SUB_BLOCKED,
            };
            let sub = Line::new(line).with("level", level).with("clan", names::clan(treaty.partner));
            let press = move || open.set(Some(Open::Treaty(Some(at))));
            view! { <RowButton title=say(title) sub=say(sub) on_press=press /> }
        };
        realm.with(|realm| realm.as_ref().map(|realm| realm.treaties.iter().enumerate().map(row).collect_view()))
    };
    let title = move || match open.get() {
        Some(Open::Province(Some(name))) => name.to_string(),
        Some(Open::Province(None)) => say(keys::ER_NEW_PROVINCE),
        Some(Open::Treaty(_)) => say(keys::ER_TREATY),
        None => String::new(),
    };
    let close = Callback::new(move |()| open.set(None));
    let body = move || {
        open.get().map(|one| match one {
            Open::Province(name) => province_form(session, clan.get_untracked(), name.as_ref(), close),
            Open::Treaty(None) => new_treaty(session, clan.get_untracked(), close),
            Open::Treaty(Some(at)) => treaty(session, clan.get_untracked(), at, close),
        })
    };
    view! {
        <div class="screen one er">
            {head_of(session, clan.get_untracked(), keys::ER_LANDS, keys::ER_LANDS_SUB)}
            <main class="body">
                <h2>{say(keys::ER_PROVINCES)}</h2>
                <div class="card rows">{provinces}</div>
                <h2>{say(keys::ER_TREATIES)}</h2>
                <div class="card rows">
                    {treaties}
                    <RowButton
                        title=say(keys::ER_NEW_TREATY)
                        sub=say(keys::ER_NEW_TREATY_SUB)
                        on_press=move || open.set(Some(Open::Treaty(None)))
                    />
                </div>
            </main>
            <Dock>
                <UndoTool />
                <Button
                    kind=ButtonKind::High
                    label=say(keys::ER_NEW_PROVINCE)
                    sign=Sign::Plus
                    on_press=move || open.set(Some(Open::Province(None)))
                />
            </Dock>
        </div>
        <SheetOver over=open title=Signal::derive(title)>
            {body}
        </SheetOver>
    }
    .into_any()
}

/// What is not as usual about a province.
fn told(province: &Province) -> String {
    let mut parts = vec![match province.production {
        Some(koku) => super::text::counted(keys::ER_PRODUCES, koku),
        None => say(keys::ER_TYPE_IN),
    }];
    if province.security != Security::Open {
        parts.push(say(names::security(province.security)));
    }
    if province.damage > 0 {
        parts.push(super::text::counted(keys::ER_DAMAGED, province.damage));
    }
    if province.weather.is_some() {
        parts.push(say(names::weather(province.weather)));
    }
    parts.join(", ")
}

/// What the weather can be, nothing special first.
static WEATHERS: [Option<Weather>; 9] = [
    None,
    Some(Weather::LightDrought),
    Some(Weather::HeavyDrought),
    Some(Weather::HeavyRain),
    Some(Weather::Monsoon),
    Some(Weather::Tsunami),
    Some(Weather::PrematureSnowfall),
    Some(Weather::HeavySnowfall),
    Some(Weather::Blizzard),
];

/// A province that is typed in or put right; nothing of it is known where it has no name yet.
pub fn province_form(session: Session, clan: Clan, name: Option<&Name>, done: Callback<()>) -> AnyView {
    let old = session.glance(|state| name.and_then(|name| state.realm(clan)?.province(name).cloned()));
    let text = RwSignal::new(old.as_ref().map_or_else(String::new, |old| old.name.to_string()));
    let whole = |number: Option<u16>| number.map(i32::from);
    let production = RwSignal::new(old.as_ref().map_or(Some(60), |old| whole(old.production)));
    let of = |part: fn(&Province) -> i32| RwSignal::new(old.as_ref().map_or(0, part));
    let quarters = of(|old| i32::from(old.damage) / 25);
    let (loss, extra, stolen) = (of(|old| old.loss.into()), of(|old| old.extra.into()), of(|old| old.stolen.into()));
    let security = RwSignal::new(old.as_ref().map_or(Security::Open, |old| old.security));
    let weather = RwSignal::new(old.as_ref().and_then(|old| old.weather));
    let made = move || {
        let count = |value: i32| u16::try_from(value).unwrap_or(0);
        let mut province = Province::new(Name::typed(&text.get()).ok()?, production.get().map(count));
        province.security = security.get();
        province.damage = u8::try_from(quarters.get() * 25).unwrap_or(0);
        (province.loss, province.stolen) = (count(loss.get()), count(stolen.get()));
        province.extra = i16::try_from(extra.get()).unwrap_or(0);
        province.weather = weather.get();
        Some(province)
    };
    let keep = {
        let old = old.clone();
        move || {
            let Some(mut province) = untrack(made) else { return };
            let command = match &old {
                Some(old) => {
                    province.repair = old.repair.min(province.damage / 25);
                    Command::SetProvince { realm: clan, name: old.name.clone(), province }
                }
                None => Command::GainProvince { realm: clan, province },
            };
            session.dispatch_then(command, move || done.run(()));
        }
    };
    let shown = Signal::derive(move || production.get());
    view! {
        <TextField label=say(keys::ER_NAME) value=text maxlength=60 on_input=move |new: String| text.set(new) />
        {stepper(say(keys::ER_EDIT_PRODUCTION), shown, (0, 999), move |to| production.set(Some(to)))}
        {select_of(say(keys::ER_SECURITY_LABEL), Security::ALL, |one| say(names::security(one)), security)}
        {own_stepper(say(keys::ER_DAMAGE_LABEL), quarters, (0, 4))}
        {select_of(say(keys::ER_WEATHER_LABEL), &WEATHERS, |one| say(names::weather(one)), weather)}
        {own_stepper(say(keys::ER_LOSS), loss, (0, 999))} {own_stepper(say(keys::ER_EXTRA), extra, (-999, 999))}
        {own_stepper(say(keys::ER_STOLEN), stolen, (0, 999))}
        {old.map(|old| acts(session, clan, &old, done))}
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::ER_KEEP)
                disabled=Signal::derive(move || made().is_none())
                on_press=keep
            />
        </footer>
    }
    .into_any()
}

/// Repairs of a province, and its loss.
fn acts(session: Session, clan: Clan, province: &Province, done: Callback<()>) -> AnyView {
    let name = province.name.clone();
    let open = province.damage / 25 - province.repair.min(province.damage / 25);
    let production = i64::from(province.production.unwrap_or(0));
    let repair = (1..=open).map(|steps| {
        let (name, cost) = (province.name.clone(), (production * i64::from(steps) + 3) / 4);
        let line = Line::new(keys::ER_REPAIR_STEPS).with("percent", i16::from(steps) * 25);
        let press = move || {
            done.run(());
            session.dispatch(Command::Repair { realm: clan, name: name.clone(), steps });
        };
        view! { <Button label=say(line.with("koku", super::text::small(cost))) on_press=press /> }
    });
    let lost = {
        let name = name.clone();
        move || {
            done.run(());
            session.dispatch(Command::LoseProvince { realm: clan, name: name.clone(), to: None });
        }
    };
    let others: Vec<Clan> =
        session.glance(|state| state.realms().iter().map(|realm| realm.clan).filter(|one| *one != clan).collect());
    let to = others.into_iter().map(move |to| {
        let name = name.clone();
        let press = move || {
            done.run(());
            session.dispatch(Command::LoseProvince { realm: clan, name: name.clone(), to: Some(to) });
        };
        view! { <Button label=named(keys::ER_GOES_TO, clan_name(to)) on_press=press /> }
    });
    view! {
        <div class="rowx wrap">
            {repair.collect_view()} <Button label=say(keys::ER_PROVINCE_IS_LOST) on_press=lost /> {to.collect_view()}
        </div>
    }
    .into_any()
}

/// A treaty that is concluded.
fn new_treaty(session: Session, clan: Clan, done: Callback<()>) -> AnyView {
    let own: Vec<Name> = session.glance(|state| {
        state.realm(clan).map(|realm| realm.provinces.iter().map(|one| one.name.clone()).collect()).unwrap_or_default()
    });
    let other = if clan == Clan::Crab { Clan::Crane } else { Clan::Crab };
    let (partner, level, at) = (RwSignal::new(other), RwSignal::new(Level::Minor), RwSignal::new(0_usize));
    let (with, production, paid) = (RwSignal::new(String::new()), RwSignal::new(None::<i32>), RwSignal::new(20));
    // What a province produces is preset where it is known, and "?" where nobody knows.
    Effect::new(move |_| {
        let (partner, place) = (partner.get(), Name::typed(&with.get()).ok());
        let known = place.and_then(|place| session.glance(|state| known_production(state, partner, &place)));
        production.set(known.map(i32::from));
    });
    Effect::new(move |_| paid.set(i32::try_from(level.get().price()).unwrap_or(20)));
    let words: Vec<String> = own.iter().map(ToString::to_string).collect();
    let made = {
        let own = own.clone();
        move || {
            let count = |value: i32| u16::try_from(value).unwrap_or(0);
            Some(Treaty {
                own: own.get(at.get())?.clone(),
                partner: partner.get(),
                with: Name::typed(&with.get()).ok()?,
                production: production.get().map(count),
                war_damage: 0,
                level: level.get(),
                paid: count(paid.get()),
                since: 0,
                line: TradeLine::Open,
                blocked_turns: 0,
            })
        }
    };
    let can = made.clone();
    let keep = move || {
        if let Some(treaty) = untrack(&made) {
            session.dispatch_then(Command::Conclude { realm: clan, treaty }, move || done.run(()));
        }
    };
    let shown = Signal::derive(move || production.get());
    view! {
        {select(say(keys::ER_OWN_PROVINCE), words, at)}
        {select_of(say(keys::ER_PARTNER), Clan::ALL, clan_name, partner)}
        <TextField
            label=say(keys::ER_PARTNER_PROVINCE)
            value=with
            maxlength=60
            on_input=move |new: String| with.set(new)
        />
        {stepper(say(keys::ER_EDIT_PRODUCTION), shown, (0, 999), move |to| production.set(Some(to)))}
        {select_of(say(keys::ER_LEVEL_LABEL), Level::ALL, |one| say(names::level(one)), level)}
        {own_stepper(say(keys::ER_EDIT_PAID), paid, (0, 999))}
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::ER_CONCLUDE)
                disabled=Signal::derive(move || can().is_none())
                on_press=keep
            />
        </footer>
    }
    .into_any()
}

/// A treaty that is in force.
fn treaty(session: Session, clan: Clan, at: usize, done: Callback<()>) -> AnyView {
    let found = session.glance(|state| state.realm(clan)?.treaties.get(at).cloned());
    let Some(treaty) = found else { return ().into_any() };
    let place = u8::try_from(at).unwrap_or(u8::MAX);
    let (line, key) = match treaty.line {
        TradeLine::Open => (TradeLine::Blocked, keys::ER_LINE_BLOCK),
        TradeLine::Blocked => (TradeLine::Open, keys::ER_LINE_OPEN),
    };
    let set = move || {
        done.run(());
        session.dispatch(Command::SetLine { realm: clan, treaty: place, line });
    };
    let end = move || {
        done.run(());
        session.dispatch(Command::EndTreaty { realm: clan, treaty: place });
    };
    let sum = Line::new(keys::ER_TREATY_TOLD)
        .with("production", treaty.production.map_or_else(|| "?".to_owned(), number))
        .with("paid", i16::try_from(treaty.paid).unwrap_or(i16::MAX));
    view! {
        <p>{say(sum)}</p>
        <footer>
            <Button label=say(key) on_press=set />
            <Button kind=ButtonKind::Grow label=say(keys::ER_TREATY_END) on_press=end />
        </footer>
    }
    .into_any()
}
