//! The dice desk: any pool against a target number or another pool, exact, with its curve, and which is better: one ring
//! more or ten more.

use super::parts::{head, own_stepper};
use super::text::{percent, pool as shown, tenth};
use crate::games::empire_reborn::rules::pool::Pool;
use crate::games::empire_reborn::views::odds::dice::{Desk, MOST_DICE, desk};
use crate::kernel::line::Line;
use crate::ui::components::dock::Dock;
use crate::ui::games::empire_reborn::session::session;
use crate::ui::measure::measured;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The drawing: width and height.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 90.0;

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let most = i32::try_from(MOST_DICE).unwrap_or(20);
    let [roll, keep, bonus, tn] = [3, 3, 0, 15].map(RwSignal::new);
    let [other_roll, other_keep, other_bonus] = [0, 3, 0].map(RwSignal::new);
    let whole = |value: RwSignal<i32>| usize::try_from(value.get()).unwrap_or(0);
    let pool = move || Pool::new(whole(roll), whole(keep)).plus(bonus.get().into());
    let other = move || {
        (other_roll.get() > 0).then(|| Pool::new(whole(other_roll), whole(other_keep)).plus(other_bonus.get().into()))
    };
    let rulings = session.part(|table| *table.state().rulings());
    let found = Memo::new(move |_| {
        let (pool, tn, other, rulings) = (pool(), tn.get().into(), other(), rulings.get());
        measured("dice-odds", || desk(pool, tn, other, &rulings))
    });
    let told = move || found.with(|found| told(found, pool(), tn.get()));
    let open = RwSignal::new(false);
    view! {
        <div class="screen one er">
            {head(session, keys::ER_DICE, keys::ER_DICE_SUB)}
            <main class="body">
                <section class="card pad stack" role="status">{told}</section>
                <section class="card pad stack">
                    {own_stepper(say(keys::ER_DICE_ROLLED), roll, (1, most))}
                    {own_stepper(say(keys::ER_DICE_KEPT), keep, (1, most))}
                    {own_stepper(say(keys::ER_DICE_BONUS), bonus, (-50, 50))}
                    {own_stepper(say(keys::ER_EDIT_TN), tn, (0, 150))}
                </section>
                <Folded title=say(keys::ER_DICE_AGAINST) sub=say(keys::ER_DICE_AGAINST_SUB) open=open>
                    <div class="stack pad">
                        {own_stepper(say(keys::ER_DICE_ROLLED), other_roll, (0, most))}
                        {own_stepper(say(keys::ER_DICE_KEPT), other_keep, (1, most))}
                        {own_stepper(say(keys::ER_DICE_BONUS), other_bonus, (-50, 50))}
                    </div>
                </Folded>
            </main>
            <Dock>
                <UndoTool />
                <span class="grow sub2">{say(keys::ER_DICE_EXACT)}</span>
            </Dock>
        </div>
    }
    .into_any()
}

fn told(found: &Desk, pool: Pool, tn: i32) -> AnyView {
    let reaches = Line::new(keys::ER_DICE_REACHES).with("pool", shown(pool)).with("tn", super::text::small(tn));
    let mean = Line::new(keys::ER_DICE_MEAN).with("mean", tenth(found.mean));
    let better =
        Line::new(keys::ER_DICE_BETTER).with("ring", percent(found.with_ring)).with("ten", percent(found.with_ten));
    let against = found.against.map(|[more, equal, less]| {
        let line = Line::new(keys::ER_DICE_MEETS).with("more", percent(more)).with("equal", percent(equal));
        view! { <p>{say(line.with("less", percent(less)))}</p> }
    });
    view! {
        <div class="lead2">
            <b class="big">{percent(found.reaches)}</b>
            <p>{say(reaches)}</p>
        </div>
        {curve(found, tn)} <p>{say(mean)}</p> <p>{say(better)}</p> {against}
    }
    .into_any()
}

/// The chance of each total; those that reach the target number in ink.
fn curve(found: &Desk, tn: i32) -> AnyView {
    let most = found.curve.iter().copied().fold(1e-9, f64::max);
    let count = found.curve.len().max(1) as f64;
    let step = WIDTH / count;
    let bar = |(at, chance): (i64, &f64)| {
        let high = chance / most * HEIGHT;
        let class = if at >= i64::from(tn) { "now" } else { "p" };
        let x = (at - found.low) as f64 * step;
        view! { <rect class=class x=format!("{x:.1}") y=format!("{:.1}", HEIGHT - high) width=format!("{:.1}", step * 0.8) height=format!("{high:.1}") /> }
    };
    let bars = (found.low..).zip(&found.curve).map(bar).collect_view();
    let last = found.low + i64::try_from(found.curve.len()).unwrap_or(1) - 1;
    view! {
        <svg class="fc" viewBox=format!("0 0 {WIDTH} {}", HEIGHT + 22.0) aria-hidden="true">
            {bars} <line class="base" x1="0" x2=WIDTH y1=HEIGHT y2=HEIGHT />
            <text class="at-start" x="0" y=HEIGHT + 18.0>{found.low}</text>
            <text class="at-end" x=WIDTH y=HEIGHT + 18.0>{last}</text>
        </svg>
    }
    .into_any()
}
