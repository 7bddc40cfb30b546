//! The treasury of the turns to come, one post a turn; what winter eats is hatched, what is short hangs below the line.

use super::text::{number, small};
use crate::games::empire_reborn::account::Ahead;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::realm::View;
use crate::kernel::line::Line;
use crate::ui::table::session::Shown;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The drawing: its width, where the posts stand, how high the highest is, and how deep the lowest hangs.
const WIDTH: i64 = 340;
const BASE: i64 = 124;
const HIGH: i64 = 96;
const DEEP: i64 = 26;

/// The card.
pub fn forecast(view: Shown<Option<View>>) -> AnyView {
    let card = move || {
        view.with(|view| {
            let view = view.as_ref()?;
            let decisive = *view.decisive()?;
            Some(drawn(view, decisive))
        })
    };
    view! { {card} }.into_any()
}

fn drawn(view: &View, decisive: Ahead) -> AnyView {
    let sentence = match (decisive.left < 0, decisive.season) {
        (true, _) => Line::new(keys::ER_FORECAST_SHORT),
        (false, Season::Winter) => Line::new(keys::ER_FORECAST_WINTER),
        (false, Season::Spring | Season::Summer | Season::Autumn) => Line::new(keys::ER_FORECAST_LATER),
    };
    let sentence = say(sentence.with("turn", small(decisive.turn)).with("season", names::season(decisive.season)));
    let amount = say(Line::new(keys::ER_KOKU).with("count", small(decisive.left.abs())));
    let list = view.ahead.iter().map(|ahead| {
        let line = Line::new(keys::ER_FORECAST_EARS)
            .with("turn", small(ahead.turn))
            .with("season", names::season(ahead.season))
            .with("income", small(ahead.income))
            .with("upkeep", small(ahead.upkeep))
            .with("left", small(ahead.left));
        view! { <li>{say(line)}</li> }
    });
    view! {
        <section class="card pad stack" aria-label=say(keys::ER_FORECAST)>
            <div class="lead2">
                <b class="big" class:bad=decisive.left < 0>{amount}</b>
                <p>{sentence}</p>
            </div>
            {posts(view)}
            <ul class="vh">{list.collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn posts(view: &View) -> AnyView {
    let now = i64::from(view.treasury);
    let most = view.ahead.iter().map(|ahead| ahead.left).chain([now, 1]).max().unwrap_or(1);
    let least = view.ahead.iter().map(|ahead| ahead.left).min().unwrap_or(0).min(-1);
    let count = i64::try_from(view.ahead.len()).unwrap_or(0) + 1;
    let (step, wide) = (WIDTH / count, WIDTH / count * 7 / 10);
    // Without a hole there is nothing below the line but the seasons.
    let deep = if least < -1 { DEEP } else { 0 };
    let height = |left: i64| if left >= 0 { HIGH * left / most } else { DEEP * left / least };
    let labels = |at: i64| at == 0 || at == 1 || at % 3 == 0 || at == count - 1;
    // What stands at an end of the line is written inwards from it.
    let written = |at: i64| match at {
        0 => ("at-start", 4),
        _ if at == count - 1 => ("at-end", WIDTH - 4),
        _ => ("", at * step + step / 2),
    };
    let post = |at: i64, left: i64, class: &'static str| {
        let (x, high) = (at * step + (step - wide) / 2, height(left));
        let y = if left >= 0 { BASE - high } else { BASE };
        let text_y = if left >= 0 { y - 5 } else { BASE + high + 15 };
        let text = labels(at).then(|| {
            let (side, x) = written(at);
            view! { <text x=x y=text_y class=side class:b=at == 0>{number(left)}</text> }
        });
        view! { <rect class=class x=x y=y width=wide height=high.max(1) /> {text} }.into_any()
    };
    let ahead = view.ahead.iter().zip(1..).map(|(ahead, at): (&Ahead, i64)| {
        let class = match (ahead.left < 0, ahead.season) {
            (true, _) => "low",
            (false, Season::Winter) => "eat",
            (false, Season::Spring | Season::Summer | Season::Autumn) => "p",
        };
        post(at, ahead.left, class)
    });
    let all: Vec<AnyView> = std::iter::once(post(0, now, "now")).chain(ahead).collect();
    let season = |at: i64| {
        let ahead = usize::try_from(at - 1).ok().and_then(|at| view.ahead.get(at));
        let named = ahead.filter(|ahead| at == 1 || ahead.turn % 3 == 2).filter(|_| at > 1);
        named.map(|ahead| {
            let (side, x) = written(at);
            view! { <text class=side x=x y=BASE + deep + 22>{say(names::season(ahead.season))}</text> }
        })
    };
    let names = (1..count).map(season).collect_view();
    view! {
        <svg class="fc" viewBox=format!("0 0 {WIDTH} {}", BASE + deep + 28) aria-hidden="true">
            {all}
            <line class="base" x1="0" x2=WIDTH y1=BASE y2=BASE />
            <text class="at-start" x="4" y=BASE + deep + 22>{say(keys::ER_NOW)}</text>
            {names}
        </svg>
    }
    .into_any()
}
