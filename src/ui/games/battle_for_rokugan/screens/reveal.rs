//! The reveal: one marker at a time in map order; the keys are what its clan still has and may lie there.

use super::lesson;
use super::parts::{big_mon, left_line, rule, token_key};
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::content::drawing;
use crate::games::battle_for_rokugan::laid::TokenId;
use crate::games::battle_for_rokugan::lessons::Lesson;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::queries::unseen;
use crate::games::battle_for_rokugan::rules::placement::of_kind;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::{names, reasons};
use crate::games::battle_for_rokugan::views::map::{MapView, map as map_view};
use crate::games::battle_for_rokugan::views::reveal::{RevealKey, Turning, in_map_order, turning};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::{Dock, Tray};
use crate::ui::components::head::Head;
use crate::ui::games::battle_for_rokugan::map::{Extra, Frame, map};
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::page;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What the screen draws.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    map: MapView,
    turning: Option<Turning>,
    /// Place, reasons and neighbors of the marker, in words.
    said: Option<Said>,
    /// How many markers there are.
    of: usize,
}

#[derive(Clone, Debug, PartialEq)]
struct Said {
    where_to: Line,
    does: Line,
    may: Line,
    beside: Option<Line>,
    unseen: Line,
}

fn drawn(state: &State) -> Drawn {
    let turning = turning(state);
    let said = turning.as_ref().map(|turning| said(state, turning));
    Drawn { map: map_view(state), said, turning, of: in_map_order(state).len() }
}

fn said(state: &State, turning: &Turning) -> Said {
    let clan = turning.token.clan;
    let target = turning.spot.target();
    let with_clan = |key| Line::new(key).with("clan", names::clan(clan)).with("target", names::province(state, target));
    let where_to = match turning.spot {
        Spot::Center(_) => with_clan(keys::BFR_REVEAL_CENTER),
        Spot::Border(border) => with_clan(keys::BFR_REVEAL_BORDER).with("from", names::province(state, border.from())),
        Spot::Coast(_) => with_clan(keys::BFR_REVEAL_COAST),
    };
    let holder = state.board().controller(target);
    let does = match holder {
        Some(holder) if holder == clan => Line::new(keys::BFR_REVEAL_OWN),
        holder => Line::new(keys::BFR_REVEAL_ATTACKS).with("holder", names::clan_or_nobody(holder)),
    };
    let mut kinds = Vec::new();
    for key in turning.keys.iter().filter(|key| key.judged.is_ok()) {
        if !kinds.contains(&key.face.kind()) {
            kinds.push(key.face.kind());
        }
    }
    let all = names::all(kinds.into_iter().map(|kind| Line::new(names::kind(kind))));
    let blessed = state.is_blessed(turning.token.id);
    let may = match all {
        _ if blessed => Line::new(keys::BFR_REVEAL_BLESSED),
        Some(all) => Line::new(keys::BFR_REVEAL_MAY).with("kinds", all),
        None => Line::new(keys::BFR_REVEAL_MAY).with("kinds", keys::BFR_NONE),
    };
    let beside = turning.beside.iter().filter_map(|laid| {
        let face = names::face(laid.face?);
        Some(Line::new(keys::BFR_TOKEN_SHORT).with("clan", names::clan(laid.clan)).with("face", face))
    });
    let beside = names::all(beside).map(|all| Line::new(keys::BFR_REVEAL_BESIDE).with("tokens", all));
    let count = unseen(state, clan).total();
    let unseen = Line::new(keys::BFR_REVEAL_UNSEEN).with("clan", names::clan(clan)).with("count", count);
    Said { where_to, does, may, beside, unseen }
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let shown = session.part(|table| drawn(table.state()));
    let others = RwSignal::new(false);
    let turning = move || shown.with(|shown| shown.turning.as_ref().map(|turning| turning.token.id));
    let subtitle = move || {
        shown.with(|shown| {
            shown.turning.as_ref().map(|turning| {
                let line = Line::new(keys::BFR_REVEAL_PROGRESS).with("number", turning.number).with("of", turning.of);
                say(line)
            })
        })
    };
    let extra = move |shown: &Drawn| {
        let turning = shown.turning.as_ref();
        Extra {
            chosen: turning.map(|turning| turning.spot.target()),
            asked: turning.map(|turning| turning.token.id),
            frame: turning.map(|turning| Frame::around(drawing::spot(turning.spot))),
            ..Extra::default()
        }
    };
    let extra = Memo::new(move |_| shown.with(extra));
    let land = Memo::new(move |_| shown.with(|shown| shown.map.clone()));
    let picture = map(say(keys::BFR_MAP_LABEL), land.into(), extra.into(), None);
    view! {
        <div class="screen bfr-reveal">
            <Head
                title=say(keys::BFR_REVEAL_TITLE)
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
            >
                {move || shown.with(steps)}
            </Head>
            <div class="board bfr">{picture}</div>
            <main class="body">
                {lesson::card(move || Some(if turning().is_some() { Lesson::Reveal } else { Lesson::Resolve }))}
                {lesson::it_is(session, turning)}
                {move || shown.with(|shown| card(shown.said.as_ref(), shown.turning.as_ref()))}
            </main>
            {move || shown.with(|shown| foot(session, shown, others))}
        </div>
    }
    .into_any()
}

/// How far the markers are.
fn steps(shown: &Drawn) -> AnyView {
    let now = shown.turning.as_ref().map_or(shown.of, |turning| turning.number - 1);
    let step = |at: usize| {
        let class = match at.cmp(&now) {
            std::cmp::Ordering::Less => "past",
            std::cmp::Ordering::Equal => "now",
            std::cmp::Ordering::Greater => "",
        };
        view! { <i class=class></i> }
    };
    view! { <div class="steps" aria-hidden="true">{(0..shown.of).map(step).collect_view()}</div> }.into_any()
}

/// Whose marker it is, from where into where, and what may lie there.
fn card(said: Option<&Said>, turning: Option<&Turning>) -> AnyView {
    let (Some(said), Some(turning)) = (said.cloned(), turning) else {
        return view! { <p class="say">{say(keys::BFR_ALL_TURNED)}</p> }.into_any();
    };
    let page = turning.keys.iter().find_map(|key| match key.judged {
        Ok(_) => Some(of_kind(key.face.kind())),
        Err(_) => None,
    });
    view! {
        <p class="say rowx" role="status">{big_mon(turning.token.clan)} <b>{say(said.where_to)}</b></p>
        <section class="card pad">
            <p class="rowx"><span class="grow"><b>{say(said.does)}</b> " " {say(said.may)}</span> {page.map(rule)}</p>
            {said.beside.map(|beside| view! { <p class="sub2">{say(beside)}</p> })}
        </section>
    }
    .into_any()
}

/// The keys, or what comes after the last marker.
fn foot(session: Session, shown: &Drawn, others: RwSignal<bool>) -> AnyView {
    let (Some(turning), Some(said)) = (shown.turning.clone(), shown.said.clone()) else {
        let press = move || {
            let leave = move || page::go(session.page(TablePage::Story));
            session.dispatch_and_leave(Command::Resolve, leave, || ());
        };
        return view! {
            <Dock>
                <UndoTool />
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::BFR_RESOLVE)
                    second=say(keys::BFR_RESOLVE_SUB)
                    on_press=press
                />
            </Dock>
        }
        .into_any();
    };
    let (token, all) = (turning.token.id, turning.keys);
    let legal = all.iter().any(|key| key.judged.is_ok() && key.left > 0);
    let keys_shown = move || {
        let illegal = others.get() || !legal;
        all.iter()
            .filter(|key| key.judged.is_ok() != illegal)
            .map(|key| reveal_key(session, token, *key, others))
            .collect_view()
    };
    view! {
        <Tray>
            <div class="rowx">
                <UndoTool />
                <span class="grow"><b>{say(keys::BFR_REVEAL_TAP)}</b> <span class="sub2">{say(said.unseen)}</span></span>
                <Button
                    label=say(keys::BFR_REVEAL_OTHER)
                    pressed=Signal::derive(move || Some(others.get()))
                    on_press=move || others.update(|others| *others = !*others)
                />
            </div>
            <div class="pal bfr-six">{keys_shown}</div>
        </Tray>
    }
    .into_any()
}

fn reveal_key(session: Session, token: TokenId, key: RevealKey, others: RwSignal<bool>) -> AnyView {
    let left = match key.left {
        0 => say(keys::BFR_REVEAL_NONE),
        left => left_line(left),
    };
    let why = key.judged.err().map(|reason| say(reasons::reason(reason)));
    let press = move || {
        others.set(false);
        session.dispatch(Command::Reveal { token, face: key.face });
    };
    let line = why.map_or_else(|| left.clone(), |why| format!("{left} · {why}"));
    token_key(key.face, line, key.left, press)
}
