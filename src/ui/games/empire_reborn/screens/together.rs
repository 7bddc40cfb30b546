//! Everybody at one table: what all may see, and each Clan's own report over the whole screen, until its player puts it
//! away.

use super::parts::head;
use super::text::{clan as clan_name, named, number, small};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::post::report;
use crate::games::empire_reborn::views::world::{Open, open};
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::mon::Mon;
use crate::ui::components::sheet::Sheet;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::hold::Held;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let all = session.part(|table| open(table.state()));
    view! {
        <div class="screen one er">
            {head(session, keys::ER_TOGETHER, keys::ER_TOGETHER_SUB)}
            <main class="body">{move || all.with(|all| inside(session, all))}</main>
            <Dock>
                <UndoTool />
            </Dock>
        </div>
    }
    .into_any()
}

fn inside(session: Session, all: &Open) -> AnyView {
    let turn = Line::new(keys::ER_LOG_TURN).with("turn", small(all.turn)).with("season", names::season(all.season));
    let favor = match &all.favor {
        Some((name, _)) => named(keys::ER_FAVOR_OF, name.as_str()),
        None => say(keys::ER_FAVOR_NOBODY),
    };
    let seats = all.seats.iter().map(|(clan, player)| seat(session, *clan, player.as_ref())).collect_view();
    view! {
        <section class="card pad stack" aria-label=say(keys::ER_OBSERVER)>
            <h2>{say(keys::ER_OBSERVER)}</h2>
            <p>{say(turn)}</p>
            <p>{favor}</p>
        </section>
        {seats}
    }
    .into_any()
}

/// One Clan: the key to its report, and the way to its realm.
fn seat(session: Session, clan: Clan, player: Option<&Name>) -> AnyView {
    let held = Held::closed();
    let name = clan_name(clan);
    let go = move || {
        looks().look_at(clan);
        page::go(session.page(TablePage::Realm));
    };
    let sub = player.map_or_else(String::new, |player| player.as_str().to_owned());
    let put_away = move || {
        view! { <Button kind=ButtonKind::High label=say(keys::ER_TOGETHER_DONE) on_press=move || held.close() /> }
    };
    view! {
        <section class="card pad stack" aria-label=name.clone()>
            <h2 class="rowx"><Mon look=marks::clan(clan) /> {name.clone()} <small>{sub}</small></h2>
            <Button
                kind=ButtonKind::High
                label=named(keys::ER_TOGETHER_SHOW, name.clone())
                second=say(keys::ER_TOGETHER_SHOW_SUB)
                on_press=move || held.show()
            />
            <Button label=named(keys::ER_TOGETHER_REALM, name.clone()) on_press=go />
        </section>
        <Sheet
            open=held.open
            title=named(keys::ER_TOGETHER_REPORT, name)
            close_label=say(keys::ER_TOGETHER_DONE)
            on_close=move || held.close()
            footer=put_away
        >
            {move || secret(session, clan)}
        </Sheet>
    }
    .into_any()
}

/// What only this Clan may read.
fn secret(session: Session, clan: Clan) -> AnyView {
    let lines: Vec<String> = session.journal.with_untracked(|table| report(table, clan)).into_iter().map(say).collect();
    let koku = session.glance(|state| state.realm(clan).map_or(0, |realm| realm.treasury));
    view! {
        <p><b>{named(keys::ER_TOGETHER_KOKU, number(koku))}</b></p>
        <ul class="er-list">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
    }
    .into_any()
}
