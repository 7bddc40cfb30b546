//! All numbers of one Combat: the spread of Wounds both ways, and every amount of Ki side by side.

use super::desk::Desk;
use super::spread::{self, Spread};
use super::view::{self, lives, signed};
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::odds::outcome::Odds;
use crate::games::champions::sheet::explore::Stand;
use crate::games::champions::views::fight_words::{decimal, expected, percent, short};
use crate::games::champions::views::paid::Paid;
use crate::kernel::line::Key;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The inside of the open line.
pub fn detail(desk: Desk, enemy: EnemyId) -> AnyView {
    let amounts = Memo::new(move |_| desk.stand.with(Stand::amounts));
    // What was known stays until it is worked out anew.
    let spreads = Memo::new(move |old: Option<&Vec<Spread>>| spreads(desk, enemy).or(old.cloned()).unwrap_or_default());
    let numbers = Memo::new(move |_| side_by_side(desk, enemy, &amounts.get()));
    view! {
        <div class="detail">
            <div class="spreads">{move || spreads.get().into_iter().map(spread::table).collect_view()}</div>
            {ki(desk, amounts)}
            {move || table(desk.paid(), &amounts.get(), numbers.get())}
        </div>
    }
    .into_any()
}

fn spreads(desk: Desk, enemy: EnemyId) -> Option<Vec<Spread>> {
    let odds = match desk.answer(enemy, desk.ki())? {
        Ok(odds) => odds,
        Err(_) => return Some(Vec::new()),
    };
    let (foe, own) = lives(desk, enemy);
    let name = |who| desk.session.state(|state| short(state, who));
    let unit = view::miniatures(desk, enemy, &odds);
    let unit = unit.map(|lost| Spread::miniatures(name(Who::Enemy(enemy)), &lost));
    let dealt = Spread::wounds(name(Who::Enemy(enemy)), &odds.dealt, foe);
    Some([dealt].into_iter().chain(unit).chain([Spread::wounds(name(desk.me()), &odds.taken, own)]).collect())
}

/// How much Ki one is ready to spend; the whole list counts on it.
fn ki(desk: Desk, amounts: Memo<Vec<u8>>) -> AnyView {
    let segment = move |ki: u8| Segment::of(desk.paid().amount(ki));
    let answers = Signal::derive(move || amounts.get().into_iter().map(segment).collect::<Vec<_>>());
    let chosen = move || amounts.with(|all| all.iter().position(|ki| *ki == desk.ki()));
    let choose = move |place: usize| desk.ready.set(amounts.with_untracked(|all| all.get(place).copied()));
    view! {
        <Show when=move || amounts.with(|all| all.len() > 1)>
            <Segmented
                label=Signal::derive(move || desk.paid().ready())
                answers=answers
                chosen=Signal::derive(chosen)
                on_choose=choose
            />
        </Show>
    }
    .into_any()
}

/// A number of the table: its word and how it is read.
type Read = fn(&Odds, (usize, usize)) -> String;

const ROWS: [(Key, Read); 4] = [
    (keys::ODDS_ROW_ELIMINATES, |odds, _| percent(odds.eliminates)),
    (keys::ODDS_ROW_FALLS, |odds, _| percent(odds.eliminated)),
    (keys::ODDS_ROW_DEALT, |odds, (foe, _)| expected(&odds.dealt, foe)),
    (keys::ODDS_ROW_TAKEN, |odds, (_, own)| expected(&odds.taken, own)),
];

/// The place of the row for the miniatures of a Unit: after the share in which all of them go.
const AFTER_ELIMINATES: usize = 1;

/// Each row of numbers, one for every amount of Ki; "…" where it is not worked out yet.
fn side_by_side(desk: Desk, enemy: EnemyId, amounts: &[u8]) -> Vec<(Key, Vec<String>)> {
    let lives = lives(desk, enemy);
    let purity: Vec<Option<f64>> = amounts.iter().map(|ki| desk.purity(enemy, *ki)).collect();
    let all: Vec<Option<Odds>> = amounts.iter().map(|ki| desk.answer(enemy, *ki).and_then(Result::ok)).collect();
    let cell = |read: Read| {
        let text = move |odds: &Option<Odds>| odds.as_ref().map_or_else(|| "…".to_owned(), |odds| read(odds, lives));
        all.iter().map(text).collect::<Vec<_>>()
    };
    let mut rows: Vec<(Key, Vec<String>)> = ROWS.iter().map(|(word, read)| (*word, cell(*read))).collect();
    rows.push((desk.paid().spent(), cell(|odds, _| decimal(odds.ki_spent))));
    if desk.paid() == Paid::Ki {
        // Allies have none.
        rows.push((keys::ODDS_ROW_HONOR, honor(desk, enemy, &all)));
    }
    let lost = |odds: &Option<Odds>| odds.as_ref().and_then(|odds| view::miniatures(desk, enemy, odds));
    let lost: Vec<Option<Vec<f64>>> = all.iter().map(lost).collect();
    if lost.iter().any(Option::is_some) {
        let text = |lost: Option<Vec<f64>>| lost.map_or_else(|| "…".to_owned(), |lost| expected(&lost, lost.len()));
        rows.insert(AFTER_ELIMINATES, (keys::ODDS_ROW_MINIATURES, lost.into_iter().map(text).collect()));
    }
    if purity.iter().any(Option::is_some) {
        let text = |lost: Option<f64>| lost.map_or_else(|| "…".to_owned(), percent);
        let place = rows.iter().position(|(word, _)| *word == keys::ODDS_ROW_FALLS).map_or(0, |falls| falls + 1);
        rows.insert(place, (keys::ODDS_ROW_PURITY, purity.into_iter().map(text).collect()));
    }
    rows
}

/// What each of the Combats does to the Honor.
fn honor(desk: Desk, enemy: EnemyId, all: &[Option<Odds>]) -> Vec<String> {
    let change = |odds: &Option<Odds>| {
        let change = odds.as_ref().and_then(|odds| desk.stand.with(|stand| stand.honor(enemy, odds)));
        change.map_or_else(|| "…".to_owned(), signed)
    };
    all.iter().map(change).collect()
}

fn table(paid: Paid, amounts: &[u8], rows: Vec<(Key, Vec<String>)>) -> AnyView {
    let head = |ki: &u8| view! { <th scope="col">{paid.amount(*ki)}</th> };
    let row = |(word, cells): (Key, Vec<String>)| {
        let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view();
        view! { <tr><th scope="row">{say(word)}</th>{cells}</tr> }
    };
    view! {
        <table class="each-ki">
            <caption>{say(paid.each())}</caption>
            <thead><tr><td></td>{amounts.iter().map(head).collect_view()}</tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
