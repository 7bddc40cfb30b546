//! The game master's desk: the orders of every Clan, each with what speaks against it and three answers, and what each
//! Clan is sent.

use super::deeds::refusal;
use super::post::{codes_while, send};
use super::text::{clan as clan_name, number};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::post::files::write_dispatch;
use crate::games::empire_reborn::post::{Errand, Settled};
use crate::games::empire_reborn::text::{names, reasons};
use crate::games::empire_reborn::views::post::{Against, Asked, Order, champion, dispatch, inbox, report};
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Note as Words;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::marks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::page;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The desk.
pub(super) fn desk(session: Session) -> AnyView {
    let clans = session.part(|table| table.state().realms().iter().map(|realm| realm.clan).collect::<Vec<_>>());
    view! {
        {move || clans.get().into_iter().map(|clan| orders_of(session, clan)).collect_view()}
        <section class="card" aria-label=say(keys::ER_POST_REPORTS)>
            <h2 class="ordh">{say(keys::ER_POST_REPORTS)}</h2>
            <div class="rows">
                {move || clans.get().into_iter().map(|clan| report_of(session, clan)).collect_view()}
            </div>
        </section>
    }
    .into_any()
}

/// What a Clan is sent, in one tap; or as codes, for a player who is at hand.
fn report_of(session: Session, clan: Clan) -> AnyView {
    let lines = session.part(move |table| report(table, clan).len());
    let press = move || {
        let sent = session.journal.with_untracked(|table| dispatch(table, clan, say));
        sent.iter().for_each(send);
    };
    let of_clan = move |key: Key| format!("{}: {}", clan_name(clan), say(key));
    let title = move || of_clan(keys::ER_POST_SEND);
    let open = RwSignal::new(false);
    let codes = move || {
        let text = || session.journal.with(|table| write_dispatch(&dispatch(table, clan, say)?));
        codes_while(open, text).map(|codes| view! { <div class="pad">{codes}</div> })
    };
    let show = move || open.update(|open| *open = !*open);
    let sub = move || say(Line::new(keys::ER_POST_LINES).with("count", lines.get()));
    view! {
        <RowButton
            title=Signal::derive(title)
            sub=Signal::derive(move || Some(sub()))
            lead=move || marks::small(Some(clan))
            on_press=press
        />
        <div class="pad">
            <Button
                label=say(keys::ER_POST_CODES)
                ears=of_clan(keys::ER_POST_CODES)
                sign=Sign::Image
                pressed=open
                on_press=show
            />
        </div>
        {codes}
    }
    .into_any()
}

/// The orders of a Clan.
fn orders_of(session: Session, clan: Clan) -> AnyView {
    let all = session.part(move |table| inbox(table.state(), clan));
    let waiting = session.part(move |table| table.state().filed(clan).map(|filed| filed.waiting()));
    let sub = move || match waiting.get() {
        None => say(keys::ER_POST_MISSING),
        Some(count) => say(Line::new(keys::ER_POST_WAITING).with("count", count)),
    };
    let card = move |one: Order| order(session, clan, &one);
    view! {
        <section class="card" aria-label=clan_name(clan)>
            <div class="ordh">
                <h2>{clan_name(clan)} <small>{sub}</small></h2>
            </div>
            <div class="rows">{move || all.get().into_iter().map(card).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// One order: what it asks for, what speaks against it, and the answers.
fn order(session: Session, clan: Clan, one: &Order) -> AnyView {
    let lines: Vec<String> = match &one.asked {
        Asked::Step(told) if told.is_empty() => one.command.iter().map(names::command).map(say).collect(),
        Asked::Step(told) => told.iter().cloned().map(say).collect(),
        Asked::Errand(errand, _) => vec![say(names::errand(errand))],
    };
    let against = one.against.iter().map(|against| view! { <p class="err">{said(against)}</p> }).collect_view();
    let answers = match one.settled {
        Some(Settled::Done) => view! { <p class="sub2">{say(keys::ER_POST_DONE)}</p> }.into_any(),
        Some(Settled::LeftOut) => view! { <p class="sub2">{say(keys::ER_POST_LEFT_OUT)}</p> }.into_any(),
        None => answers(session, clan, one),
    };
    view! {
        <div class="pad stack er-order">
            {lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()} {against} {answers}
        </div>
    }
    .into_any()
}

fn answers(session: Session, clan: Clan, one: &Order) -> AnyView {
    let order = one.place;
    let settle = move |settled: Settled| _ = session.dispatch(Command::Settle { clan, order, settled });
    let refusal = one.against.iter().find_map(|against| match against {
        Against::Refused(refusal) => Some(refusal),
        _ => None,
    });
    let account_first = one.against.contains(&Against::AccountFirst);
    let refused = refusal.is_some() || account_first;
    let never = refusal.is_some_and(|refusal| !refusal.kind.can_be_overridden());
    let close = move || _ = session.dispatch(Command::CloseAccount { realm: clan });
    let carry = move || {
        let carry = Command::CarryOut { clan, order };
        let command = if refused { Command::Anyway(Box::new(carry)) } else { carry };
        session.dispatch(command);
    };
    let first = match &one.asked {
        Asked::Step(_) if account_first => view! {
            <Button kind=ButtonKind::High label=say(keys::ER_INK_ACCOUNT) on_press=close />
            <Button label=say(keys::ER_POST_ANYWAY) on_press=carry />
        }
        .into_any(),
        // What no rule but the table itself is against cannot be done at all.
        Asked::Step(_) if never => ().into_any(),
        Asked::Step(_) => {
            let key = if refused { keys::ER_POST_ANYWAY } else { keys::ER_POST_CARRY_OUT };
            view! { <Button kind=ButtonKind::High label=say(key) on_press=carry /> }.into_any()
        }
        Asked::Errand(errand, both) => {
            let to = match errand {
                Errand::Deed { .. } | Errand::Cheat { .. } | Errand::Champion { .. } => Some(TablePage::Deeds),
                Errand::Favor { .. } => Some(TablePage::Court),
                Errand::Explore { .. } => Some(TablePage::World),
                Errand::Other(_) | Errand::Travel { .. } | Errand::Seppuku { .. } => None,
            };
            let both = *both;
            let resolve = to.map(|to| {
                let go = move || {
                    looks().actor.set(both.map(|[actor, _]| actor));
                    looks().target.set(both.map(|[_, target]| target));
                    looks().champion.set(both.and_then(|both| session.glance(|state| champion(state, both))));
                    page::go(session.page(to));
                };
                let key = if refused { keys::ER_POST_ANYWAY } else { keys::ER_POST_RESOLVE };
                view! { <Button kind=ButtonKind::High label=say(key) on_press=go /> }
            });
            let refuses = refuses(session, one);
            let guarded = one.against.iter().any(|against| matches!(against, Against::Guarded(..)));
            let carried = match errand {
                Errand::Seppuku { .. } => Some(keys::ER_POST_CARRY_OUT),
                _ => guarded.then_some(keys::ER_POST_NO_LEAVE),
            };
            let carried = carried.map(|key| {
                view! { <Button kind=ButtonKind::High label=say(key) on_press=carry /> }
            });
            let answer = RwSignal::new(String::new());
            let field = matches!(errand, Errand::Other(_)).then(|| {
                let label = say(keys::ER_POST_ANSWER);
                view! { <TextField label=label value=answer on_input=move |new: String| answer.set(new) /> }
            });
            let done = move || match Words::new(&answer.get_untracked()) {
                answer if answer.is_empty() => settle(Settled::Done),
                answer => _ = session.dispatch(Command::Reply { clan, order, answer }),
            };
            view! { {field} {resolve} {carried} {refuses} <Button label=say(keys::ER_POST_DONE) on_press=done /> }
                .into_any()
        }
    };
    view! {
        <div class="keys">
            {first} <Button label=say(keys::ER_POST_LEAVE_OUT) on_press=move || settle(Settled::LeftOut) />
        </div>
    }
    .into_any()
}

/// A duel or contest that was not accepted is refused, which puts Honor at stake.
fn refuses(session: Session, one: &Order) -> Option<AnyView> {
    let Asked::Errand(Errand::Deed { deed, .. } | Errand::Cheat { deed, .. }, Some(both)) = one.asked else {
        return None;
    };
    one.against.iter().find(|against| matches!(against, Against::NotAccepted(_)))?;
    Some(refusal(session, deed, both))
}

/// What speaks against an order, in a sentence.
fn said(against: &Against) -> String {
    say(match against {
        Against::Refused(refusal) => {
            Line::new(keys::ER_POST_AGAINST).with("reason", reasons::refusal(refusal)).with("rule", refusal.rule)
        }
        Against::OneSided(clan) => Line::new(keys::ER_POST_ONE_SIDED).with("clan", names::clan(*clan)),
        Against::OtherLevel(clan, level) => {
            Line::new(keys::ER_POST_OTHER_LEVEL).with("clan", names::clan(*clan)).with("level", names::level(*level))
        }
        Against::Production { place, said, held } => {
            let koku = |koku: Option<u16>| koku.map_or_else(|| "?".to_owned(), number);
            Line::new(keys::ER_POST_PRODUCTION)
                .with("place", place.as_str())
                .with("held", koku(*held))
                .with("said", koku(*said))
        }
        Against::Kept(place) => Line::new(keys::ER_POST_KEPT).with("place", place.as_str()),
        Against::AccountFirst => keys::ER_POST_ACCOUNT_FIRST.into(),
        Against::NotAccepted(clan) => Line::new(keys::ER_POST_NOT_ACCEPTED).with("clan", names::clan(*clan)),
        Against::Guarded(clan, faces) => {
            Line::new(keys::ER_POST_GUARDED).with("clan", names::clan(*clan)).with("count", *faces)
        }
        Against::Brash(name) => Line::new(keys::ER_POST_BRASH).with("name", name.as_str()),
        Against::Nobody(name) => Line::new(keys::ER_POST_NOBODY).with("name", name.as_str()),
    })
}
