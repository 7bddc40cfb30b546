//! Several wanted cards at once: which of them the gold buys, and which source pays for which.

use super::purse::{LeftOut, counted, leaves};
use super::text::card as called;
use crate::games::l5r_ccg::decide::ways;
use crate::games::l5r_ccg::model::card::Card;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::rules::gold::{MOST_CARDS, Source, Wanted, plan};
use crate::games::l5r_ccg::state::State;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::measure::measured;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// A card that is wanted, for the least gold it can be had for.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    name: String,
    cost: i64,
}

/// The wish for a card; nothing where its cost is unknown.
pub fn wish(state: &State, seat: SeatId, card: &Card) -> Option<Wish> {
    let cost = ways(state, seat, card, None).ok()?.into_iter().map(|(offer, _)| offer.cost).min()?;
    Some(Wish { name: card.name.to_string(), cost })
}

/// The wishes, and what the gold does for them.
pub fn list(session: Session, seat: SeatId, wishes: RwSignal<Vec<Wish>>, left_out: LeftOut) -> AnyView {
    let row = move |(at, wish): (usize, Wish)| {
        let drop = move || {
            wishes.update(|wishes| {
                if at < wishes.len() {
                    wishes.remove(at);
                }
            });
        };
        let label = say(Line::new(keys::CCG_DROP_WISH).with("card", wish.name.as_str()));
        let cost = say(Line::new(keys::CCG_COSTS).with("gold", i16::try_from(wish.cost).unwrap_or(i16::MAX)));
        view! {
            <RowText
                title=wish.name
                sub=cost
                trailing=move || view! { <Button kind=ButtonKind::Round label=label.clone() sign=Sign::Close on_press=drop /> }
            />
        }
    };
    let bought = move || {
        let wishes = wishes.get();
        session
            .state(|state| told(state, &counted(state, seat, left_out), &wishes))
            .into_iter()
            .map(|line| view! { <li>{line}</li> })
            .collect_view()
    };
    let any = move || wishes.with(|wishes| !wishes.is_empty());
    let shown = move || {
        any().then(|| {
            view! {
                <h2>{say(keys::CCG_WISHES)}</h2>
                <div class="card rows">{wishes.get().into_iter().enumerate().map(row).collect_view()}</div>
                <section class="card pad"><ul class="ended">{bought}</ul></section>
            }
        })
    };
    shown.into_any()
}

/// The button that puts a card on the list.
pub fn want(session: Session, seat: SeatId, wishes: RwSignal<Vec<Wish>>, card: Card) -> AnyView {
    let full = Signal::derive(move || wishes.with(Vec::len) >= MOST_CARDS);
    let press = move || {
        let wish = session.glance(|state| wish(state, seat, &card));
        wishes.update(|wishes| wishes.extend(wish));
    };
    view! { <Button label=say(keys::CCG_WANT) disabled=full on_press=press /> }.into_any()
}

/// What is bought with what, and what is left.
fn told(state: &State, purse: &[(CardId, Source)], wishes: &[Wish]) -> Vec<String> {
    let sources: Vec<Source> = purse.iter().map(|(_, source)| *source).collect();
    let wanted: Vec<Wanted> = wishes.iter().map(|wish| Wanted { cost: wish.cost, worth: 1 }).collect();
    let Ok(plan) = measured("gold", || plan(&sources, &wanted)) else {
        return vec![say(Line::new(keys::CCG_TOO_MANY_SOURCES).with("count", sources.len()))];
    };
    let mut lines: Vec<String> = plan
        .payments
        .iter()
        .map(|payment| {
            let by: Vec<String> = payment.sources.iter().map(|at| called(state, purse[*at].0)).collect();
            let line = Line::new(keys::CCG_BUYS).with("card", wishes[payment.card].name.as_str());
            say(line.with("cards", by.join(", ")))
        })
        .collect();
    let missing = wishes.len() - plan.payments.len();
    lines.extend((missing > 0).then(|| say(Line::new(keys::CCG_NOT_BOUGHT).with("count", missing))));
    lines.push(leaves(&plan));
    lines
}
