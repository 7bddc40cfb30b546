//! Both sides as they stand: who leads, which units live with their values this round, who is hit first; and what the
//! game master rules of a unit.

use super::words::{called, of_side, unit, with_name};
use super::{Session, ask};
use crate::games::empire_reborn::field::command::Move;
use crate::games::empire_reborn::field::{Fighter, Kind, ROLES, side as place};
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::text::battle;
use crate::games::empire_reborn::views::odds::battle::{Group, SideView, View};
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::games::empire_reborn::screens::text::{number, small};
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// Both.
pub(super) fn sides(session: Session, view: &View) -> AnyView {
    ROLES.map(|role| one_side(session, role, &view.sides[place(role)])).into_any()
}

fn one_side(session: Session, role: Role, side: &SideView) -> AnyView {
    let title = Line::new(keys::ER_BATTLE_SIDE)
        .with("side", battle::side(role))
        .with("clan", battle::whose(side.clan, side.nature));
    let heading = say(title.clone());
    let general = match side.general {
        Some(who) => with_name(keys::ER_BATTLE_LED, &called(session, who)),
        None => say(keys::ER_BATTLE_UNLED),
    };
    let others = side.persons.iter().filter(|who| side.general != Some(**who));
    let others: Vec<String> = others.map(|who| called(session, *who)).collect();
    let others = (!others.is_empty()).then(|| with_name(keys::ER_BATTLE_PRESENT, &others.join(", ")));
    let flagships = side.flagships.iter().map(|(who, kind)| {
        let line = Line::new(keys::ER_BATTLE_FLAGSHIP).with("name", called(session, *who));
        say(line.with("unit", unit(session, *kind, side.clan)))
    });
    let flagships: Vec<String> = flagships.collect();
    let aboard = side.aboard.iter().map(|(kind, afloat, came)| {
        let line = Line::new(keys::ER_BATTLE_ABOARD).with("unit", unit(session, Kind::Printed(*kind), side.clan));
        say(line.with("living", small(*afloat)).with("all", small(*came)))
    });
    let aboard: Vec<String> = aboard.collect();
    let rows = side.groups.iter().map(|one| group(session, role, side, one)).collect_view();
    let back: Vec<&str> = side.back.iter().map(|name| name.as_str()).collect();
    let back = (!back.is_empty()).then(|| with_name(keys::ER_BATTLE_BACK, &back.join(", ")));
    view! {
        <section class="card" aria-label=say(title)>
            <div class="pad stack">
                <h2>{heading}</h2>
                <p class="sub2">{general} " " {others} " " {back} " " {flagships.join(", ")} " " {aboard.join(", ")}</p>
            </div>
            {rows}
        </section>
    }
    .into_any()
}

/// Equal units; unfolded, what can be ruled of them.
fn group(session: Session, role: Role, side: &SideView, group: &Group) -> AnyView {
    let title = Line::new(keys::ER_BATTLE_GROUP)
        .with("living", small(group.living))
        .with("all", small(group.all))
        .with("unit", unit(session, group.kind, side.clan));
    let values =
        group.values.map(|(av, tv)| Line::new(keys::ER_BATTLE_VALUES).with("av", number(av)).with("tv", number(tv)));
    let pinned = (group.pinned > 0).then(|| Line::new(keys::ER_BATTLE_PINNED).with("count", small(group.pinned)));
    let enchanted =
        (group.enchanted > 0).then(|| Line::new(keys::ER_BATTLE_ENCHANTED).with("count", small(group.enchanted)));
    let sub: Vec<String> = values.into_iter().chain(pinned).chain(enchanted).map(say).collect();
    let (kind, first, clan) = (group.kind, group.first, side.clan);
    let order: Vec<Kind> = side.groups.iter().map(|one| one.kind).collect();
    let open = RwSignal::new(false);
    view! {
        <Folded title=say(title) sub=sub.join(", ") open=open>
            {
                let order = order.clone();
                move || ruled_unit(session, role, (kind, unit(session, kind, clan)), first, order.clone())
            }
        </Folded>
    }
    .into_any()
}

/// What can be ruled of a group: it is hit first, one of it falls or rises, one is pinned or free, its values are others.
fn ruled_unit(
    session: Session,
    role: Role,
    (kind, name): (Kind, String),
    [alive, dead]: [Option<u16>; 2],
    order: Vec<Kind>,
) -> AnyView {
    let first = {
        let mut order = order.clone();
        order.retain(|one| *one != kind);
        order.insert(0, kind);
        order
    };
    let prefer = (order.first() != Some(&kind)).then(|| {
        let press = move || ask(session, Move::Prefer { role, order: first.clone() });
        view! { <Button label=say(keys::ER_BATTLE_HIT_FIRST) ears=ears(keys::ER_BATTLE_HIT_FIRST, &name) on_press=press /> }
    });
    let change = move |unit: Option<u16>, key, changed: fn(&mut Fighter)| {
        let unit = unit?;
        let press = move || {
            let old = session.glance(|state| {
                let clash = state.clash()?;
                clash.party(role).fighters.get(usize::from(unit)).cloned()
            });
            if let Some(mut fighter) = old {
                changed(&mut fighter);
                ask(session, Move::RuleUnit { role, unit, fighter });
            }
        };
        let ears = ears(key, &name);
        Some(view! { <Button label=say(key) ears=ears on_press=press /> })
    };
    view! {
        <div class="pad rowx wrap">
            {prefer} {change(alive, keys::ER_BATTLE_FALLS, |one| one.lives = false)}
            {change(dead, keys::ER_BATTLE_RISES, |one| one.lives = true)}
            {change(alive, keys::ER_BATTLE_PIN, |one| one.pinned = !one.pinned)}
            {change(alive, keys::ER_BATTLE_AV_MORE, |one| one.av += 1)}
            {change(alive, keys::ER_BATTLE_AV_LESS, |one| one.av -= 1)}
            {change(alive, keys::ER_BATTLE_TV_MORE, |one| one.tv += 1)}
            {change(alive, keys::ER_BATTLE_TV_LESS, |one| one.tv -= 1)}
        </div>
        <p class="pad sub2">{of_side(keys::ER_BATTLE_RULE_SUB, role)}</p>
    }
    .into_any()
}

fn ears(key: crate::kernel::line::Key, name: &str) -> String {
    format!("{name}: {}", say(key))
}
