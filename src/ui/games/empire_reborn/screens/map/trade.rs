//! The lines of trade over the map, why one is broken, and whose troops break it.

use super::Desk;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::realm::{Line as Noted, Realm};
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::map::{TradeLine, trade_lines};
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::ui::components::button::Button;
use crate::ui::components::row::RowButton;
use crate::ui::games::empire_reborn::screens::parts::{rule, toggle};
use crate::ui::games::empire_reborn::screens::text::{clan as clan_name, named};
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The lines of the realm's treaties; nothing where it has none.
pub(super) fn lines(desk: Desk) -> AnyView {
    let clan = desk.clan;
    let all = desk.session.part(move |table| trade_lines(table.state(), clan));
    let row = move |line: &TradeLine| {
        let [own, with] = &line.between;
        let title = Line::new(keys::ER_TREATY_OF).with("own", own.as_str()).with("with", with.as_str());
        let sub = match &line.way {
            Ok(path) => named(keys::ER_LINE_BY, path.iter().map(Name::as_str).collect::<Vec<_>>().join(", ")),
            Err(why) => say(Line::new(keys::ER_LINE_BROKEN).with("why", why.name())),
        };
        let treaty = line.treaty;
        let press = move || desk.line.update(|line| *line = if *line == Some(treaty) { None } else { Some(treaty) });
        let differs = (line.says() != line.noted).then(|| {
            let (says, at) = (line.says(), u8::try_from(treaty).unwrap_or(u8::MAX));
            let key = if says == Noted::Open { keys::ER_LINE_OPEN } else { keys::ER_LINE_BLOCK };
            let set = move || _ = desk.session.dispatch(Command::SetLine { realm: clan, treaty: at, line: says });
            view! { <Button label=say(key) on_press=set /> }
        });
        view! { <RowButton title=say(title) sub=sub on_press=press /> {differs} }
    };
    let some = move || all.with(|all| !all.is_empty());
    view! {
        <section class="card" hidden=move || !some() aria-label=say(keys::ER_MAP_TRADE)>
            <div class="ordh"><h2>{say(keys::ER_MAP_TRADE)}</h2> {rule("ER-TRD-5")}</div>
            <div class="rows">{move || all.with(|all| all.iter().map(row).collect_view())}</div>
            {others(desk, ENEMIES)}
        </section>
        <section class="card" aria-label=say(keys::ER_MAP_ALLIES)>{others(desk, ALLIES)}</section>
    }
    .into_any()
}

/// A list of other Clans that a realm keeps: how it is read, how it is set, and in which words.
type Kept = (fn(&Realm) -> Vec<Clan>, fn(Clan, Vec<Clan>) -> Command, [Key; 3]);

/// Whose troops and fleets break the lines.
const ENEMIES: Kept = (
    |realm| realm.enemies.clone(),
    |realm, enemies| Command::SetEnemies { realm, enemies },
    [keys::ER_MAP_ENEMIES, keys::ER_NO_ENEMY, keys::ER_ENEMY],
);

/// Where beaten troops may run, beside their own provinces.
const ALLIES: Kept = (
    |realm| realm.allies.clone(),
    |realm, allies| Command::SetAllies { realm, allies },
    [keys::ER_MAP_ALLIES, keys::ER_NO_ALLY, keys::ER_ALLY],
);

/// Every other Clan, on a list or not.
fn others(desk: Desk, (get, set, [title, no, yes]): Kept) -> AnyView {
    let (clan, open) = (desk.clan, RwSignal::new(false));
    let listed = desk.session.part(move |table| table.state().realm(clan).map(get).unwrap_or_default());
    let sub = move || listed.with(|listed| say(names::clans(listed)));
    let one = move |other: Clan| {
        let on = Signal::derive(move || listed.with(|listed| listed.contains(&other)));
        let press = move |on: bool| {
            let mut now = listed.with_untracked(Clone::clone);
            now.retain(|one| *one != other);
            now.extend(on.then_some(other));
            desk.session.dispatch(set(clan, now));
        };
        toggle(clan_name(other), [no, yes], on, press)
    };
    let others = move || Clan::ALL.iter().copied().filter(|other| *other != clan).map(one).collect_view();
    view! { <Folded title=say(title) sub=Signal::derive(sub) open=open>{others}</Folded> }.into_any()
}
