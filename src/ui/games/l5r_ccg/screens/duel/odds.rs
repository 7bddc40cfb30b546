//! One side's exact odds: the advice with its reason, one bar a plan, how the other is thought to decide, and where its
//! cards come from.

use super::super::text::{number, small};
use super::{manner, source};
use crate::games::l5r_ccg::command::Foreseen;
use crate::games::l5r_ccg::in_play::Duelist;
use crate::games::l5r_ccg::rules::odds::duel::{Advice, Answer, Cards, Mismatch, Payoffs, Plan, Value, answer};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::views::duel::{Absent, Sleeve, foreseen as before, question, seen};
use crate::games::l5r_ccg::views::thinks::Thinks;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::feedback::feedback;
use crate::ui::games::l5r_ccg::looks::{looks, place};
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::later::after_paint;
use crate::ui::measure::measured;
use crate::ui::table::session::Shown;
use crate::ui::texts::say;
use crate::words::l5r_ccg as keys;
use leptos::html;
use leptos::prelude::*;

fn asked(session: Session, gone: Gone, duelist: Duelist) -> Result<Answer, Absent> {
    let (from, thinks) = (source::source(session, gone, duelist).0, manner::thinks(session, duelist));
    let question = session.glance(|state| question(state, &sleeve(state, duelist, from, thinks)))?;
    Ok(measured("duel", || answer(&question)))
}

/// Fate cards that all have seen of either side, the challenger's first.
pub type Gone = Shown<[Vec<Value>; 2]>;

/// What all have seen by now.
pub fn gone(session: Session) -> Gone {
    session.part(|table| {
        let of = |duelist| table.state().duel().map(|duel| seen(table, duel.side(duelist).seat)).unwrap_or_default();
        [Duelist::Challenger, Duelist::Challenged].map(of)
    })
}

/// What this side knows: the hand it entered, with as many cards down as the duel says.
fn sleeve(state: &State, duelist: Duelist, cards: Cards, thinks: Thinks) -> Sleeve {
    let down = state.duel().map_or(0, |duel| usize::from(duel.side(duelist).focused));
    let hand = looks().hands.with(|hands| hands[place(duelist)].fitted(down));
    Sleeve { duelist, hand: hand.held, focused: hand.focused, known: hand.known, cards, thinks }
}

/// What either side that entered its hand had been told before the first decision, in the worst case and by the usual
/// payoffs: so duels of many tables can be compared.
pub fn foreseen(session: Session, gone: Gone) -> Vec<Foreseen> {
    let told = |duelist: &Duelist| {
        let from = source::source(session, gone, *duelist).0;
        let win = session.glance(|state| before(state, &sleeve(state, *duelist, from, Thinks::USUAL)))?;
        Some(Foreseen { duelist: *duelist, win })
    };
    untrack(|| Duelist::ALL.iter().filter_map(told).collect())
}

/// Whether the advice is to focus; nothing where it is not this one's decision or nothing is entered.
pub fn advises_focus(session: Session, gone: Gone, duelist: Duelist) -> Option<bool> {
    let answer = asked(session, gone, duelist).ok()?;
    answer.advice.map(|advice| advice == Advice::Focus)
}

/// The sleeve, open.
pub fn odds(session: Session, gone: Gone, duelist: Duelist) -> AnyView {
    let feedback = feedback();
    let rule = crate::games::l5r_ccg::reference::rule("CC-DUEL-3");
    let body = move || match asked(session, gone, duelist) {
        Ok(answer) => told(&answer, &manner::thinks(session, duelist).payoffs),
        Err(absent) => view! { <p>{say(missing(absent))}</p> }.into_any(),
    };
    view! {
        <section class="sleeve">
            {body} {manner::choice(session, duelist)}
            <p class="sub2">
                {move || manner::told(&manner::thinks(session, duelist))} " "
                {move || source::source(session, gone, duelist).1} " "
                <RuleRef label=say(keys::CCG_ODDS) on_open=move || feedback.open_rule(rule) />
            </p>
        </section>
    }
    .into_any()
}

fn missing(absent: Absent) -> Key {
    match absent {
        Absent::None => keys::CCG_NO_DUEL,
        Absent::Unknown(_) => keys::CCG_ODDS_NO_CHI,
        Absent::Unfit(Mismatch::TooLarge) => keys::CCG_ODDS_TOO_LARGE,
        Absent::Unfit(Mismatch::Cards) => keys::CCG_ODDS_DECK,
        Absent::Unfit(Mismatch::Known) => keys::CCG_ODDS_KNOWN,
        Absent::Unfit(Mismatch::Focuses) => keys::CCG_ODDS_ENTER,
    }
}

fn told(answer: &Answer, payoffs: &Payoffs) -> AnyView {
    let title = match (answer.advice, answer.best) {
        (Some(Advice::Strike), _) => say(keys::CCG_ADVISE_STRIKE),
        (Some(Advice::Focus), best) => say(Line::new(keys::CCG_ADVISE_FOCUS).with("count", best)),
        (None, best) => say(Line::new(keys::CCG_ADVISE_LATER).with("count", best)),
    };
    let best = answer.plans.get(answer.best).copied().unwrap_or_default();
    let reason = Line::new(keys::CCG_ADVICE_REASON)
        .with("best", percent(best.chances.win))
        .with("tie", percent(best.chances.tie))
        .with("now", percent(answer.now.win));
    let counted = Line::new(keys::CCG_COUNTED)
        .with("win", number(payoffs.win))
        .with("tie", number(payoffs.tie))
        .with("lose", number(payoffs.loss))
        .with("card", small(payoffs.card));
    let contradicted = answer.model_contradicted.then(|| view! { <p class="bad">{say(keys::CCG_CONTRADICTED)}</p> });
    let rows = answer.plans.iter().enumerate().map(|(at, one)| row(one, at == answer.best));
    let plans = NodeRef::<html::Div>::new();
    // Whoever holds the key has no finger to scroll with: the plans come to stand above it.
    after_paint(move || {
        if let Some(plans) = plans.try_get_untracked().flatten() {
            plans.scroll_into_view_with_bool(false);
        }
    });
    let legend = [("w", keys::CCG_ODDS_WIN), ("t", keys::CCG_ODDS_TIE), ("l", keys::CCG_ODDS_LOSE)];
    let legend = legend.map(|(class, key)| view! { <span><i class=class></i> {say(key)}</span> });
    view! {
        <h2>{title}</h2>
        <p>{say(reason)} " " {say(counted)}</p>
        {contradicted}
        <p class="key3" aria-hidden="true">{legend.collect_view()}</p>
        <div class="plans" node_ref=plans>{rows.collect_view()}</div>
    }
    .into_any()
}

/// A plan as its name, a bar of win, tie and loss, and how likely it wins.
fn row(plan: &Plan, best: bool) -> AnyView {
    let label = match plan.focus {
        0 => say(keys::CCG_STRIKE),
        more => say(Line::new(keys::CCG_PLAN_MORE).with("count", more)),
    };
    let (win, tie, loss) = (plan.chances.win, plan.chances.tie, plan.chances.loss);
    let ears = Line::new(keys::CCG_PLAN_EARS)
        .with("plan", label.as_str())
        .with("win", percent(win))
        .with("tie", percent(tie))
        .with("lose", percent(loss));
    let bar = |class: &'static str, part: f64| {
        (part > 0.0005).then(|| view! { <i class=class style:flex=format!("{part:.4} 1 0")></i> })
    };
    view! {
        <div class="plan" class:best=best role="img" aria-label=say(ears)>
            <b>{label}</b>
            <div class="bars">{bar("w", win)} {bar("t", tie)} {bar("l", loss)}</div>
            <b>{percent(win)}</b>
        </div>
    }
    .into_any()
}

/// Chances that differ by no more are the same: a sum of many is not exact.
const SAME: f64 = 1e-9;

/// A chance in whole percent; only what never is is 0.
fn percent(share: f64) -> String {
    let whole = format!("{:.0}", share * 100.0);
    match whole.as_str() {
        "0" if share > SAME => say(keys::CCG_UNDER_ONE),
        "100" if share < 1.0 - SAME => say(keys::CCG_OVER_NINETY_NINE),
        _ => say(Line::new(keys::CCG_PERCENT).with("percent", whole)),
    }
}
