//! Luck: how often each Element came to each Champion, against what is to be expected.

use crate::games::champions::luck::{self, Tally};
use crate::games::champions::model::element::Element;
use crate::games::champions::model::ids::{ChampionId, Who};
use crate::games::champions::text::luck::{expected, headline};
use crate::games::champions::text::names;
use crate::games::champions::views::fight_words::{element_look, full};
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::sign::Sign;
use crate::ui::focus;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page.
pub fn luck_page() -> AnyView {
    focus::focus_heading();
    let session = session();
    view! {
        <div class="screen one">
            <Head
                title=say(keys::LUCK_TITLE)
                subtitle=say(keys::LUCK_SUB)
                back=session.href(TablePage::Table)
                back_label=say(keys::SHEET_BACK)
            />
            <main class="body">{cards(session)}</main>
        </div>
    }
    .into_any()
}

/// The same below the score, with a heading; nothing where no die was rolled.
pub fn luck_section(session: Session) -> AnyView {
    let any = Memo::new(move |_| !rolled(session).is_empty());
    view! {
        <Show when=move || any.get()>
            <div class="sec">
                <h2>{say(keys::LUCK_TITLE)}</h2>
            </div>
            {cards(session)}
        </Show>
    }
    .into_any()
}

/// Whoever has rolled any dice.
fn rolled(session: Session) -> Vec<(ChampionId, Tally)> {
    let luck = session.journal.with(luck::luck);
    luck.iter().filter(|(_, tally)| tally.dice() > 0).map(|(id, tally)| (id, tally.clone())).collect()
}

fn cards(session: Session) -> AnyView {
    let cards = move || {
        let all = rolled(session);
        if all.is_empty() {
            return view! { <Note kind=NoteKind::Info sign=Sign::About>{say(keys::LUCK_NOBODY)}</Note> }.into_any();
        }
        view! {
            {all.into_iter().map(|(id, tally)| card(session, id, &tally)).collect_view()}
            <p class="sub2">{say(keys::LUCK_EXPECTED)}</p>
        }
        .into_any()
    };
    cards.into_any()
}

fn card(session: Session, id: ChampionId, tally: &Tally) -> AnyView {
    let (name, mon) =
        session.state(|state| (full(state, Who::Champion(id)), looks::mon(id, state.champion(id).card().clan)));
    let dice = match tally.generated() {
        0 => Line::new(keys::LUCK_DICE).with("dice", number(tally.dice())),
        app => Line::new(keys::LUCK_DICE_APP).with("dice", number(tally.dice())).with("app", number(app)),
    };
    let most = Element::ALL.iter().map(|element| tally.of(*element)).max().unwrap_or(0).max(tally.dice().div_ceil(5));
    view! {
        <section class="card pad luck" aria-label=name.clone()>
            <div class="rowx">
                <Mon look=mon size=DiscSize::Small />
                <b class="title">{name.clone()}</b>
                <span class="sub2 end">{say(dice)}</span>
            </div>
            <p>{say(headline(tally))}</p>
            <ul>{Element::ALL.iter().map(|element| row(*element, tally, most)).collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn number(count: u32) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

/// An Element: sign, bar with the mark of what is expected, number and how far off it is.
fn row(element: Element, tally: &Tally, most: u32) -> AnyView {
    let (sign, tint) = element_look(element);
    let word = say(names::element(element));
    let count = tally.of(element);
    let ears = Line::new(keys::LUCK_ROW_EARS).with("element", word.clone()).with("count", number(count));
    let of_most = |fifths: u32| format!("{}%", 100 * fifths / (5 * most).max(1));
    let bar = of_most(5 * count);
    let mark = of_most(tally.dice());
    view! {
        <li>
            <span class="vh">{say(ears.with("expected", expected(tally)))}</span>
            <span class="rowx" aria-hidden="true"><Icon sign=sign tint=tint />{word}</span>
            <span class="track" aria-hidden="true"><i style:width=bar></i><s style:left=mark></s></span>
            <b aria-hidden="true">{count}</b>
            <span class="sub2" aria-hidden="true">{off(tally.fifths_above(element))}</span>
        </li>
    }
    .into_any()
}

/// "+2.4", "−0.6", "0".
fn off(fifths: i64) -> String {
    let sign = match fifths.signum() {
        1 => "+",
        -1 => "\u{2212}",
        _ => return "0".to_owned(),
    };
    let (whole, tenths) = (fifths.abs() / 5, 2 * (fifths.abs() % 5));
    if tenths == 0 {
        return format!("{sign}{whole}");
    }
    let decimal = Line::new(keys::DECIMAL).with("whole", Arg::Number(whole)).with("tenths", Arg::Number(tenths));
    format!("{sign}{}", say(decimal))
}
