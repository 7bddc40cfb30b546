//! Experience: what everybody holds, what it buys, the Clan's pools, and what the end of the turn will bring.

use super::{field, send};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::rules::experience::{Purchase, purchase};
use crate::games::empire_reborn::text::world::{merit as merit_word, purchase as purchase_word, purse};
use crate::games::empire_reborn::views::world::{ending, points};
use crate::games::empire_reborn::world::command::{Decree, Means, purchases};
use crate::games::empire_reborn::world::tally::Merit;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::{Name, Note};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowText;
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, rule, select, select_of, select_person, toggle};
use crate::ui::games::empire_reborn::screens::text::{clan as clan_name, counted};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// What a Clan's Characters hold, and what they buy with it.
pub(super) fn learning(session: Session, clan: Clan) -> AnyView {
    let held = session.part(move |table| points(table.state(), clan));
    let row = |name: String, count: u16| view! { <RowText title=name sub=counted(keys::ER_XP, count) /> };
    let rows = move || {
        held.with(|(own, pools)| {
            let own = own.iter().map(|(name, held)| row(name.as_str().to_owned(), *held)).collect_view();
            (own, pools.iter().map(|pool| row(say(purse(&pool.kind)), pool.points)).collect_view())
        })
    };
    view! {
        <div class="pad stack">
            <div class="rows">{rows}</div>
            {rule("ER-XP-1")} {spend(session, clan)}
        </div>
    }
    .into_any()
}

/// What one Character may buy, each with its price.
fn choices(session: Session, clan: Clan, name: Option<&Name>) -> Vec<(Purchase, i64)> {
    session.glance(|state| {
        let mates = state.living().find(|(_, one)| one.clan() == Some(clan) && Some(&one.name) == name);
        let Some((_, one)) = mates else { return Vec::new() };
        let half = state.rulings().half_xp;
        let all = purchases(one.character.advantages(), one.character.disadvantages());
        let priced =
            |what: Purchase| purchase(one.character.clone(), clan, what, half).ok().map(|made| (what, made.cost));
        all.into_iter().filter_map(priced).collect()
    })
}

fn spend(session: Session, clan: Clan) -> AnyView {
    let (who, what, pool) = (RwSignal::new(0_usize), RwSignal::new(0_usize), RwSignal::new(false));
    let changed = session.part(|table| table.cursor());
    let names: Vec<Name> = session.glance(|state| points(state, clan).0.into_iter().map(|(name, _)| name).collect());
    let words = names.iter().map(|name| name.as_str().to_owned()).collect();
    let name = StoredValue::new(names);
    let chosen = move || name.with_value(|names| names.get(who.get()).cloned());
    let list = Memo::new(move |_| {
        changed.get();
        choices(session, clan, chosen().as_ref())
    });
    let press = move || {
        let name = name.with_value(|names| names.get(who.get_untracked()).cloned());
        let bought = list.with_untracked(|list| list.get(what.get_untracked()).map(|(what, _)| *what));
        let Some((name, purchase)) = name.zip(bought) else { return };
        let from = if pool.get_untracked() { Means::ClanPool } else { Means::Own };
        send(session, Decree::Learn { realm: clan, name, purchase, from }, RwSignal::new(String::new()));
    };
    let select_what = move || {
        let word = |(what, cost): &(Purchase, i64)| {
            let cost = i16::try_from(*cost).unwrap_or(i16::MAX);
            say(Line::new(keys::ER_LEARN_COST).with("what", purchase_word(*what)).with("count", cost))
        };
        select(say(keys::ER_LEARN_WHAT), list.with(|list| list.iter().map(word).collect()), what)
    };
    view! {
        <section class="stack">
            <h3>{say(keys::ER_LEARN)}</h3>
            {select(say(keys::ER_SEARCH_WHO), words, who)} {select_what}
            {toggle(
                say(keys::ER_LEARN_FROM),
                [keys::ER_LEARN_OWN, keys::ER_POOL_CLAN],
                pool.into(),
                move |to| pool.set(to),
            )} {rule("ER-XP-3")} <Button kind=ButtonKind::High label=say(keys::ER_LEARN_BUY) on_press=press />
        </section>
    }
    .into_any()
}

/// The same for a game master, with what the turn's end will bring and what he adds to it.
pub(super) fn desk(session: Session, clan: Clan) -> AnyView {
    let ending = session.part(|table| ending(table.state()));
    let rows = move || {
        ending.with(|ending| {
            let row = |gain: &crate::games::empire_reborn::rules::gains::Gain| {
                let name = gain.own.as_ref().map_or_else(String::new, |(name, _)| name.as_str().to_owned());
                let own = gain.own.as_ref().map_or(0, |(_, points)| *points);
                let line = Line::new(keys::ER_ENDING_GAIN).with("own", own).with("pool", gain.pool);
                view! { <RowText title=format!("{name} ({})", clan_name(gain.realm)) sub=say(line) /> }
            };
            ending.gains.iter().map(row).collect_view()
        })
    };
    view! {
        {learning(session, clan)}
        <div class="pad stack">
            <h3>{say(keys::ER_ENDING)}</h3>
            <div class="rows">{rows}</div>
            {merit(session)} {grant(session, clan)}
        </div>
    }
    .into_any()
}

/// Something that counts and the app has not seen.
fn merit(session: Session) -> AnyView {
    let (who, what) = (RwSignal::new(None::<PersonId>), RwSignal::new(Merit::Battle));
    let press = move || {
        if let Some(who) = who.get_untracked() {
            let merit = what.get_untracked();
            send(session, Decree::Merit { who, merit }, RwSignal::new(String::new()));
        }
    };
    view! {
        <section class="stack">
            {select_person(session, keys::ER_SEARCH_WHO, who)}
            {select_of(say(keys::ER_MERIT_WHAT), Merit::ALL, |one| say(merit_word(one)), what)}
            <Button
                label=say(keys::ER_MERIT_ADD)
                disabled=Signal::derive(move || who.get().is_none())
                on_press=press
            />
        </section>
    }
    .into_any()
}

/// Points that are granted.
fn grant(session: Session, clan: Clan) -> AnyView {
    let (count, reason) = (RwSignal::new(1), RwSignal::new(String::new()));
    let press = move || {
        let points = u8::try_from(count.get_untracked()).unwrap_or(0);
        let reason_note = Note::new(&reason.get_untracked());
        send(session, Decree::Grant { realm: clan, points, reason: reason_note }, reason);
    };
    view! {
        <section class="stack">
            {own_stepper(say(keys::ER_GRANT_COUNT), count, (1, 99))} {field(keys::ER_GRANT_FOR, reason)}
            <Button label=say(keys::ER_GRANT) on_press=press />
        </section>
    }
    .into_any()
}
