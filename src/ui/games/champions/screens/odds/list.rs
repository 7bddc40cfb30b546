//! Every Enemy on the board side by side, the best first; the open one with all its numbers.

use super::desk::Desk;
use super::detail::detail;
use super::view::{self, Numbers, Row};
use crate::games::champions::command::CombatKind;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::icon::Icon;
use crate::ui::components::meter::Meter;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The list with its heading; what to do where it is empty.
pub fn list(desk: Desk) -> AnyView {
    let none = move || desk.enemies.with(Vec::is_empty).then(|| nobody(desk));
    let rows = move || desk.order.get().into_iter().map(|enemy| item(desk, enemy)).collect_view();
    view! {
        <div class="sec">
            <h2>{say(keys::ODDS_AGAINST)}</h2>
            <span class="sub2">{move || progress(desk)}</span>
        </div>
        {none}
        <ul class="card rows" hidden=move || desk.enemies.with(Vec::is_empty) aria-label=say(keys::ODDS_AGAINST)>
            {rows}
        </ul>
    }
    .into_any()
}

fn nobody(desk: Desk) -> AnyView {
    view! {
        <Note kind=NoteKind::Info sign=Sign::About>{say(keys::ODDS_NONE)}</Note>
        <ButtonLink href=desk.session.href(TablePage::Figures) label=say(keys::COMBAT_TO_FIGURES) />
    }
    .into_any()
}

/// How far the work is, in a quiet corner; once it is done, how the list is sorted.
fn progress(desk: Desk) -> String {
    let ki = desk.ki();
    let (all, done) = desk.enemies.with(|enemies| {
        let known = enemies.iter().filter(|enemy| desk.answer(**enemy, ki).is_some()).count();
        (enemies.len(), known)
    });
    match all - done {
        0 if all == 0 => String::new(),
        0 => say(keys::ODDS_BEST_FIRST),
        _ => say(Line::new(keys::ODDS_WORKING).with("done", done).with("all", all)),
    }
}

/// "Fight Practice Zombie A".
pub fn fight_label(desk: Desk, enemy: EnemyId) -> String {
    let key = match desk.kind() {
        CombatKind::Melee => keys::ODDS_FIGHT,
        CombatKind::Ranged => keys::ODDS_RANGED_FIGHT,
    };
    say(Line::new(key).with("name", name(desk, enemy)))
}

/// What an Enemy is called.
pub fn name(desk: Desk, enemy: EnemyId) -> String {
    desk.session.state(|state| side::foe(state, enemy).name)
}

fn item(desk: Desk, enemy: EnemyId) -> AnyView {
    let row = Memo::new(move |_| view::row(desk, enemy));
    let open = Memo::new(move |_| desk.shown() == Some(enemy));
    // Beside the list a line is chosen; in it, it opens.
    let here = Memo::new(move |_| open.get() && !desk.roomy.get());
    // Where a value is missing nothing is being worked out, and no table waits for numbers.
    let told = Memo::new(move |_| here.get() && matches!(row.get(), Row::Waiting | Row::Known(_)));
    view! {
        <li class="foe-odds" class:open=open>
            <div class="line">
                <button
                    type="button"
                    class="row"
                    aria-expanded=move || (!desk.roomy.get()).then(|| here.get().to_string())
                    aria-current=move || (open.get() && desk.roomy.get()).then_some("true")
                    on:click=move |_| desk.chosen.set(Some(enemy))
                >
                    {head(desk, enemy)}
                    <Icon sign=Sign::Down />
                    <span class="numbers">{move || shown(row.get())}</span>
                </button>
                {move || fight(desk, enemy)}
            </div>
            {move || missing(desk, enemy, row.get())}
            {move || told.get().then(|| detail(desk, enemy))}
        </li>
    }
    .into_any()
}

/// Who it is, what is left of it, and whether it is out of reach.
fn head(desk: Desk, enemy: EnemyId) -> impl IntoView {
    let who = Memo::new(move |_| desk.session.state(|state| side::foe(state, enemy)));
    let far = Memo::new(move |_| desk.stand.with(|stand| stand.reaches(enemy)) == Some(false));
    move || {
        let who = who.get();
        let far = far.get().then(|| say(Line::new(keys::ODDS_FAR)));
        view! {
            {who.badge.show(DiscSize::Small)}
            <span><b>{who.name}</b> " " <span class="sub">{who.life} " " {far}</span></span>
        }
    }
}

/// The way into the Combat.
fn fight(desk: Desk, enemy: EnemyId) -> impl IntoView {
    let go = move || desk.fight(enemy);
    view! { <Button kind=ButtonKind::Round label=fight_label(desk, enemy) sign=Sign::Melee on_press=go /> }
}

/// The numbers of a line.
fn shown(row: Row) -> AnyView {
    match row {
        // As high as the numbers will be, so that nothing jumps.
        Row::Waiting => shown(Row::Known(Numbers {
            eliminates: "…".to_owned(),
            share: 0,
            falls: String::new(),
            deception: None,
            wounds: say(keys::ODDS_WAITING),
            miniatures: None,
            purity: None,
        })),
        Row::Known(Numbers { eliminates, share, falls, deception, wounds, miniatures, purity }) => view! {
            <span class="rowx apart"><b>{eliminates}</b> " " <span>{falls}</span></span>
            <span aria-hidden="true"><Meter label="" percent=share /></span>
            {deception.map(|line| view! { <span class="sub">{line}</span> })}
            {miniatures.map(|line| view! { <span class="sub">{line}</span> })}
            <span class="sub rowx apart">{wounds} " " {purity.map(|purity| view! { <span>{purity}</span> })}</span>
        }
        .into_any(),
        Row::Refused(why) => view! { <span class="sub2">{why}</span> }.into_any(),
        Row::Unknown | Row::UnknownOwn => view! { <span class="sub2">"?"</span> }.into_any(),
    }
}

/// The value that is missing on the Enemy's card.
fn missing(desk: Desk, enemy: EnemyId, row: Row) -> Option<AnyView> {
    let type_in = Callback::new(move |()| desk.typing.set(Some(Who::Enemy(enemy))));
    (row == Row::Unknown).then(|| {
        view! {
            <Note kind=NoteKind::Warn action=say(keys::COMBAT_TYPE_IN) on_action=type_in>{say(keys::ODDS_UNKNOWN)}</Note>
        }
        .into_any()
    })
}
