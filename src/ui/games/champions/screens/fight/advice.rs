//! Advice, pinned above the dock: what to do, what for, what it costs, and why. Following it is one press of the ink.

use super::goal::goal_key;
use super::marks::by_token;
use super::play::Play;
use crate::games::champions::model::rolls::Harmony;
use crate::games::champions::sheet::hand::{Call, Turn};
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::icon::Icon;
use crate::ui::components::meter::Meter;
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::Tag;
use crate::ui::games::champions::goal::Advice;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// What following the advice does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Rolls these dice again.
    Reroll(Vec<u8>),
    /// Turns dice, or takes Harmony.
    Turn {
        /// Deception.
        deception: Option<Turn>,
        /// Call of the Void.
        void: Option<Call>,
        /// Whether Harmony is taken.
        harmony: Harmony,
    },
}

/// Advice in words.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceView {
    /// What to do.
    pub title: String,
    /// What it costs.
    pub cost: Option<(Sign, String)>,
    /// How it is now.
    pub from: String,
    /// How it is then.
    pub to: String,
    /// What for.
    pub about: String,
    /// The shares of 100 with one Ki and with all.
    pub shares: Option<(u8, u8)>,
    /// What its rerolls are paid with.
    pub paid: Paid,
    /// What it does to the own Wounds.
    pub taken: Option<String>,
    /// Why.
    pub why: String,
    /// The ink.
    pub ink: (Sign, String),
    /// Its second line.
    pub ink_sub: String,
    /// What it does.
    pub act: Act,
    /// What can be had instead, for nothing or by Deception alone: what to do, what it brings, what it does.
    pub instead: Vec<(String, String, Act)>,
}

impl AdviceView {
    /// Nothing said yet.
    pub fn blank() -> Self {
        Self {
            title: String::new(),
            cost: None,
            from: String::new(),
            to: String::new(),
            about: String::new(),
            shares: None,
            paid: Paid::Ki,
            taken: None,
            why: String::new(),
            ink: (Sign::Check, String::new()),
            ink_sub: String::new(),
            act: Act::Reroll(Vec::new()),
            instead: Vec::new(),
        }
    }
}

/// Follows the advice.
pub fn follow(play: Play, act: Act) {
    play.say(|draft| match act {
        Act::Reroll(dice) => draft.reroll(dice),
        Act::Turn { deception, void, harmony } => {
            draft.hand.unmark();
            draft.hand.deception = deception;
            draft.hand.void = void;
            draft.choices.harmony = harmony;
        }
    });
}

/// The card.
pub fn advice_card(play: Play, view: AdviceView) -> AnyView {
    let AdviceView {
        title, cost, from, to, about, shares, paid, why, ink: (sign, label), ink_sub, act, instead, ..
    } = view;
    let key = |(title, brings, act): (String, String, Act)| {
        view! { <Button label=title second=brings on_press=move || follow(play, act.clone()) /> }
    };
    let instead = instead.into_iter().map(key).collect_view();
    let token = match &act {
        Act::Reroll(dice) => {
            let dice = dice.clone();
            by_token(play, move |_| dice.clone())
        }
        Act::Turn { .. } => None,
    };
    let becomes = say(Line::new(keys::FIGHT_BECOMES).with("from", from.clone()).with("to", to.clone()));
    let meter = shares.map(|(one, all)| {
        let ears = Line::new(paid.with_both_ears()).with("one", i16::from(one)).with("all", i16::from(all));
        view! { <Meter label=say(ears) percent=one more=Some(all) /> }
    });
    view! {
        <div class="card pad stack advice">
            <div class="rowx">
                <h2 class="grow">{title}</h2>
                {cost.map(|(sign, text)| view! { <Tag text=text sign=sign /> })}
                {fold_key(play)}
            </div>
            <p class="rowx foot">
                <b class="big" aria-hidden="true">
                    {from}
                    " "
                    <span class="to">
                        <Icon sign=Sign::Arrow />
                    </span>
                    " "
                    {to}
                </b>
                <span class="vh">{becomes} " "</span>
                <span class="tightly">{about}</span>
            </p>
            {meter}
            <p class="reason">{why} " " {move || goal_key(play)}</p>
            {instead}
            {token}
            <Button
                kind=ButtonKind::Act
                label=label
                second=ink_sub
                sign=sign
                on_press=move || follow(play, act.clone())
            />
        </div>
    }
    .into_any()
}

/// Hides the advice in this Combat until it is asked for again. The setting stays as it is.
fn fold_key(play: Play) -> AnyView {
    let hide = move || play.asked.set(Some(Advice::OnDemand));
    view! { <Button kind=ButtonKind::Round label=say(keys::FIGHT_ADVICE_HIDE) sign=Sign::Down on_press=hide /> }
        .into_any()
}
