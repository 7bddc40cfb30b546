//! Armies that stand where others do: each a way to the war room with both.

use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::text::map::standing;
use crate::games::empire_reborn::views::arrival::{Met, met as all_met};
use crate::kernel::line::Line;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::screens::text::named;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The list; nothing where each army stands alone.
pub fn met(session: Session, clan: Clan) -> AnyView {
    let all = session.part(move |table| if table.state().is_over() { Vec::new() } else { all_met(table, clan) });
    let rows = move || {
        let all = all.get();
        (!all.is_empty()).then(|| {
            let rows = all.into_iter().map(|one| row(session, one)).collect_view();
            view! { <section class="card rows">{rows}</section> }
        })
    };
    rows.into_any()
}

fn row(session: Session, met: Met) -> AnyView {
    let title = named(keys::ER_TODO_MET, met.place.as_str());
    let sub = say(Line::new(keys::ER_TODO_MET_SUB).with("stands", standing(&met.other)));
    let press = move || {
        looks().hosts.set([Some(met.place.clone()), Some(met.place.clone())]);
        looks().battle.set(Some(met.look.clone()));
        page::go(session.page(TablePage::War));
    };
    view! {
        <RowButton
            title=title
            sub=sub
            lead=|| view! { <Icon sign=Sign::Melee size=IconSize::Lead /> }
            on_press=press
        />
    }
    .into_any()
}
