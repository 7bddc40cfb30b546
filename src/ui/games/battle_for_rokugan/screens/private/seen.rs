//! What the player sees while the key is held: tokens with their plan, objective with its map, what is at stake.

use super::Screen;
use crate::games::battle_for_rokugan::content::drawing;
use crate::games::battle_for_rokugan::model::face::Kind;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::rules::progress::{Measure, Progress, Reach, progress};
use crate::games::battle_for_rokugan::sleeve::Sleeve;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::{names, progress as words, reasons};
use crate::games::battle_for_rokugan::views::map::map as map_view;
use crate::games::battle_for_rokugan::views::odds::percent;
use crate::games::battle_for_rokugan::views::own_odds::{Comes, Own, OwnToken, Stake, Wants, own};
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::RowText;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::map::{Extra, Frame, map};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn seen(screen: Screen) -> AnyView {
    let all = move || {
        screen.sleeve.with(|sleeve| {
            let sleeve = sleeve.as_ref()?;
            Some(screen.session.state(|state| everything(state, sleeve)))
        })
    };
    all.into_any()
}

fn everything(state: &State, sleeve: &Sleeve) -> AnyView {
    let seen = own(state, sleeve);
    let task = sleeve.objective.map(|task| objective(state, sleeve, task));
    view! {
        {tokens(state, &seen)}
        {task}
        {stakes(state, &seen)}
        {looked(state, sleeve)}
    }
    .into_any()
}

/// The hand: where each token is to lie or lies, and what that comes to.
fn tokens(state: &State, seen: &Own) -> AnyView {
    let one = |token: &OwnToken| {
        let held = &token.held;
        let place = match held.plan {
            Some(plan) => say(names::spot_line(state, plan)),
            None => say(keys::BFR_PRIVATE_STAYS),
        };
        let chance = token.comes.map(|comes| view! { <small><b>{said(comes)}</b></small> });
        view! {
            <li class:bluff=held.face.kind() == Kind::Bluff class:laid=held.token.is_some()>
                <Icon sign=look::kind(held.face.kind()) />
                <span><b>{say(names::face(held.face))}</b> " " <small>{place}</small> {chance}</span>
            </li>
        }
    };
    let count = seen.hand.iter().filter(|token| token.held.token.is_none()).count();
    view! {
        <section class="card pad">
            <div class="rowx hdr">
                <h2 class="grow">{say(keys::BFR_PRIVATE_YOURS)}</h2>
                <span class="cap">{say(Line::new(keys::BFR_PRIVATE_BEHIND).with("count", count))}</span>
            </div>
            <ul class="own">{seen.hand.iter().map(one).collect_view()}</ul>
            <p class="guess">{say(keys::BFR_ODDS_GUESS)}</p>
        </section>
    }
    .into_any()
}

/// "69%", why it is illegal, that it bluffs.
fn said(comes: Comes) -> String {
    match comes {
        Comes::Chance(chance) => format!("{}%", percent(chance)),
        Comes::Bluffs => say(keys::BFR_PRIVATE_BLUFFS),
        Comes::Illegal(reason) => say(reasons::reason(reason)),
        Comes::Unknown => "?".to_owned(),
    }
}

/// The objective: how far, what is missing, and where that is.
fn objective(state: &State, sleeve: &Sleeve, task: Objective) -> AnyView {
    let now = progress(state.board(), sleeve.clan, task);
    let honor = state.own_box().honor(task);
    let missing = match words::missing(state, &now) {
        Some(line) => say(line),
        None => say(Line::new(keys::BFR_PRIVATE_MET).with("honor", honor)),
    };
    view! {
        <section class="card pad">
            <h2>{say(names::objective(task))}</h2>
            <p class="rowx"><span class="grow">{say(words::have(&now))}</span> <b>{format!("+{honor}")}</b></p>
            {steps(&now)}
            <p>{missing}</p>
            {missing_map(state, &now)}
        </section>
    }
    .into_any()
}

/// One box a step; fewer are better has none.
fn steps(now: &Progress) -> Option<AnyView> {
    let counted = now.measure != Measure::Fewest;
    let step = |at: u8| view! { <i class:done=at < now.have></i> };
    counted.then(|| {
        view! { <div class="own-steps" aria-hidden="true">{(0..now.need).map(step).collect_view()}</div> }.into_any()
    })
}

/// The provinces that would meet it: one is framed, several are shaded.
fn missing_map(state: &State, now: &Progress) -> Option<AnyView> {
    let Reach::OneOf(all) = &now.reach else { return None };
    let extra = match all[..] {
        [one] => Extra { chosen: Some(one), frame: Some(Frame::around(drawing::mark(one))), ..Extra::default() },
        _ => Extra { shades: all.iter().map(|at| (*at, 70)).collect(), ..Extra::default() },
    };
    let picture = map(say(keys::BFR_PRIVATE_MAP), map_view(state).into(), extra.into(), None);
    Some(view! { <div class="strip-map own-map">{picture}</div> }.into_any())
}

/// The provinces the player may lose or take, with its own knowledge.
fn stakes(state: &State, seen: &Own) -> Option<AnyView> {
    let row = |stake: &Stake| {
        let sub = match stake.wants {
            Wants::Keep => say(keys::BFR_PRIVATE_KEEP),
            Wants::Take => say(keys::BFR_PRIVATE_TAKE),
        };
        let chance = format!("{}%", percent(stake.chance));
        view! {
            <RowText
                title=say(names::province(state, stake.province))
                sub=sub
                trailing=move || view! { <b>{chance.clone()}</b> }
            />
        }
    };
    (!seen.stakes.is_empty()).then(|| {
        view! {
            <section class="card rows" aria-label=say(keys::BFR_PRIVATE_STAKES)>
                {seen.stakes.iter().map(row).collect_view()}
            </section>
        }
        .into_any()
    })
}

/// Tokens of others that were looked at.
fn looked(state: &State, sleeve: &Sleeve) -> Option<AnyView> {
    let row = |looked: &crate::games::battle_for_rokugan::sleeve::Looked| {
        let laid = state.token(looked.token)?;
        let face = say(names::face(looked.face));
        Some(view! {
            <RowText
                title=format!("{} {face}", say(names::clan(laid.clan)))
                sub=say(names::place(state, state.laid(), laid))
            />
        })
    };
    let rows: Vec<_> = sleeve.looked().iter().filter_map(row).collect();
    (!rows.is_empty()).then(|| {
        view! { <section class="card rows" aria-label=say(keys::BFR_PRIVATE_LOOKED)>{rows}</section> }.into_any()
    })
}
