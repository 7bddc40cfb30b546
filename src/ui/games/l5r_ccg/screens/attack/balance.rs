//! The balance of a battle: both armies on one scale, the Strength as a wall before the Defender, what is missing dashed;
//! and the four margins.

use super::super::text::number;
use crate::games::l5r_ccg::model::player::SeatId;
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::views::battle::View;
use crate::kernel::line::{Key, Line};
use crate::ui::components::icon::Icon;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::marks;
use crate::ui::games::l5r_ccg::screens::text::player;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The numbers of the balance, out of which everything here is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Balance {
    attacker: (SeatId, String),
    defender: (SeatId, String),
    attack: Option<i64>,
    defense: Option<i64>,
    strength: i64,
    units: Vec<(Side, i64)>,
    /// Who has units in either army besides its principal.
    allies: Vec<(Side, SeatId)>,
    needs: [i64; 4],
}

/// The balance of a battle as it stands.
pub fn balance(state: &State, view: &View) -> Option<Balance> {
    let attack = state.attack()?;
    let (current, defender) = (state.current(), attack.defender);
    let totals = &view.now.totals;
    let needs = view.now.needs;
    let allied = view.units.iter().filter(|unit| unit.owner != current && unit.owner != defender);
    let allies: BTreeSet<(Side, SeatId)> = allied.map(|unit| (unit.side, unit.owner)).collect();
    Some(Balance {
        attacker: (current, player(state, current)),
        defender: (defender, player(state, defender)),
        attack: totals.attack,
        defense: totals.defense,
        strength: totals.strength,
        units: view.units.iter().map(|unit| (unit.side, unit.force)).collect(),
        allies: allies.into_iter().collect(),
        needs: [needs.attack_to_win, needs.attack_to_take, needs.defense_to_win, needs.defense_to_hold],
    })
}

/// "Lion 10 against Crane 8 and Strength 3".
pub fn ears(now: &Balance) -> String {
    let line = Line::new(keys::CCG_BALANCE_EARS)
        .with("attacker", now.attacker.1.as_str())
        .with("attack", small(now.attack.unwrap_or(0)))
        .with("defender", now.defender.1.as_str())
        .with("defense", small(now.defense.unwrap_or(0)));
    say(line.with("strength", small(now.strength)))
}

/// The balance as a card.
pub fn show(state: &State, now: &Balance) -> AnyView {
    let (attack, defense) = (now.attack.unwrap_or(0), now.defense.unwrap_or(0));
    let scale = (attack + now.needs[1]).max(defense + now.strength).max(1);
    let army = |side: Side, principal: SeatId| {
        let allies = now.allies.iter().filter(|(of, _)| *of == side).map(|(_, seat)| *seat);
        std::iter::once(principal).chain(allies).map(|seat| marks::small(state, seat)).collect_view()
    };
    let lane = |side: Side, seat: SeatId| {
        let parts = now.units.iter().filter(|(of, force)| *of == side && *force > 0);
        let class = match side {
            Side::Attack => "a",
            Side::Defense => "d",
        };
        let blocks: Vec<AnyView> = parts.map(|(_, force)| block(class, *force, number(*force))).collect();
        let (total, rest) = match side {
            Side::Attack => (attack, block_if("m", now.needs[1], format!("+{}", now.needs[1]))),
            Side::Defense => (defense, block_if("w", now.strength, number(now.strength))),
        };
        let units: i64 = now.units.iter().filter(|(of, _)| *of == side).map(|(_, force)| *force).sum();
        let drawn = total.max(units)
            + match side {
                Side::Attack => now.needs[1],
                Side::Defense => now.strength,
            };
        // What a Terrain or a change by hand adds to the army stands beside its units; what it takes, at the sum.
        let taken = (total < units).then(|| view! { <small>{number(total - units)}</small> });
        let added = block_if("t", total - units, format!("+{}", total - units));
        let wall = (side == Side::Defense).then(|| view! { <small>{format!("+{}", now.strength)}</small> });
        view! {
            <div class="lane">
                <span class="whose">{army(side, seat)}</span>
                <div class="beam">{blocks} {added} {rest} {block_if("x", scale - drawn, String::new())}</div>
                <b class="tot">{number(total)} {taken} {wall}</b>
            </div>
        }
    };
    view! {
        <div class="bal" role="img" aria-label=ears(now)>
            {lane(Side::Attack, now.attacker.0)} {lane(Side::Defense, now.defender.0)}
        </div>
        {margins(now)}
    }
    .into_any()
}

fn small(value: i64) -> i16 {
    i16::try_from(value).unwrap_or(i16::MAX)
}

fn block(class: &'static str, width: i64, text: String) -> AnyView {
    view! { <i class=class style:flex=format!("{width} 1 0") aria-hidden="true">{text}</i> }.into_any()
}

fn block_if(class: &'static str, width: i64, text: String) -> Option<AnyView> {
    (width > 0).then(|| block(class, width, text))
}

/// Win the field, take the Province, win the field, hold it: always in this order.
fn margins(now: &Balance) -> AnyView {
    let margin = |key: Key, name: &str, needs: i64| {
        let what = say(Line::new(key).with("player", name));
        let face = if needs == 0 {
            view! { <b class="good"><Icon sign=Sign::Check /> {say(keys::CCG_NOW)}</b> }.into_any()
        } else {
            let line = say(Line::new(keys::CCG_N_MORE).with("count", small(needs)));
            view! { <b class="bad">{line}</b> }.into_any()
        };
        view! { <div><span>{what}</span> " " {face}</div> }
    };
    let [win, take, repel, hold] = now.needs;
    view! {
        <div class="marg">
            {margin(keys::CCG_WINS_FIELD, &now.attacker.1, win)} {margin(keys::CCG_TAKES, &now.attacker.1, take)}
            {margin(keys::CCG_WINS_FIELD, &now.defender.1, repel)} {margin(keys::CCG_HOLDS, &now.defender.1, hold)}
        </div>
    }
    .into_any()
}
