//! A player's cards in play: units, Holdings, the Stronghold; what lies there is typed in once, when it first matters.

use super::card::known_card_form;
use super::new_card::new_card;
use super::parts::{answers, own_stepper};
use super::text::{card as called, change, number, of_player, player_at};
use crate::games::l5r_ccg::command::{Command, Hand};
use crate::games::l5r_ccg::in_play::{InPlay, Lasting, Posture, Standing};
use crate::games::l5r_ccg::model::card::CardKind;
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::row::RowButton;
use crate::ui::games::l5r_ccg::page::TablePage;
use crate::ui::games::l5r_ccg::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// What is open over the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// A new card, of this kind at first.
    New(CardKind),
    /// A card in play.
    Card(CardId),
    /// Its numbers.
    Edit(CardId),
}

/// The page, with what is open at first.
pub fn cards(seat: SeatId, first: Option<Open>) -> AnyView {
    let session = session();
    if !session.glance(|state| state.has(seat)) {
        return super::table::table();
    }
    let open = RwSignal::new(first);
    let units = session.part(move |table| {
        let state = table.state();
        state.personalities(seat).map(|(id, _)| rows(state, id)).collect::<Vec<_>>()
    });
    let sources = session.part(move |table| {
        let state = table.state();
        state.sources(seat).map(|(id, one)| row(state, id, one)).collect::<Vec<_>>()
    });
    let show = move |row: Row| one(open, row);
    let unit = move |rows: Vec<Row>| view! { <section class="card rows">{rows.into_iter().map(show).collect_view()}</section> };
    let nobody = move || units.with(Vec::is_empty).then(|| view! { <p class="sub2">{say(keys::CCG_NO_UNITS)}</p> });
    let name = player_at(session, seat);
    view! {
        <div class="screen one ccg">
            <Head
                title=of_player(keys::CCG_CARDS_OF, name)
                subtitle=say(keys::CCG_CARDS_SUB)
                back=session.href(TablePage::Table)
                back_label=say(keys::CCG_BACK_TABLE)
            />
            <main class="body">
                <h2>{say(keys::CCG_UNITS)}</h2>
                {nobody} {move || units.get().into_iter().map(unit).collect_view()}
                <h2>{say(keys::CCG_SOURCES)}</h2>
                {move || unit(sources.get())}
            </main>
            <Dock>
                <UndoTool />
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::CCG_NEW_CARD)
                    on_press=move || open.set(Some(Open::New(CardKind::Personality)))
                />
            </Dock>
        </div>
        {sheet(session, seat, open)}
    }
    .into_any()
}

/// A card as a row.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    id: CardId,
    name: String,
    sub: String,
    bowed: bool,
    attached: bool,
}

fn rows(state: &State, unit: CardId) -> Vec<Row> {
    state.unit(unit).into_iter().filter_map(|id| state.card(id).map(|one| row(state, id, one))).collect()
}

fn row(state: &State, id: CardId, one: &InPlay) -> Row {
    Row { id, name: called(state, id), sub: told(state, id, one), bowed: one.is_bowed(), attached: one.on.is_some() }
}

/// "Personality · Force 4 · Chi 3 · bowed".
fn told(state: &State, id: CardId, one: &InPlay) -> String {
    let card = &one.card;
    let known = |value: Option<i64>| value.map_or_else(|| "?".to_owned(), number);
    let value = |key, text: String| format!("{} {text}", say(key));
    let mut parts = vec![say(names::kind(card.kind))];
    match card.kind {
        CardKind::Personality => {
            parts.push(value(keys::CCG_FORCE, known(card.force.map(i64::from))));
            parts.push(value(keys::CCG_CHI, known(state.chi(id))));
            parts.push(value(keys::CCG_HONOR, known(state.personal_honor(id))));
        }
        CardKind::Follower | CardKind::Ancestor => {
            parts.push(value(keys::CCG_FORCE, known(card.force.map(i64::from))));
        }
        CardKind::Item | CardKind::Weapon | CardKind::Armor | CardKind::Spell => {
            let bonus = |key, by: Option<i8>| {
                let text = by.map_or_else(|| "?".to_owned(), |by| change(by.into()));
                (by != Some(0)).then(|| value(key, text))
            };
            parts.extend(bonus(keys::CCG_FORCE, card.force));
            parts.extend(bonus(keys::CCG_CHI, card.chi));
        }
        CardKind::Holding | CardKind::Stronghold => {
            parts.push(value(keys::CCG_GOLD, known(card.gold.map(i64::from))));
        }
    }
    let strength = |key, strength: Option<u8>| strength.map(|strength| value(key, strength.to_string()));
    parts.extend(strength(keys::CCG_RANGED, card.ranged));
    parts.extend(strength(keys::CCG_FEAR, card.fear));
    parts.extend(card.traits.iter().map(|one| say(names::trait_of(*one))));
    let bonus = one.bonus();
    if (bonus.force, bonus.chi) != (0, 0) {
        let line = Line::new(keys::CCG_TOKEN_LINE).with("force", change(bonus.force.into()));
        parts.push(say(line.with("chi", change(bonus.chi.into()))));
    }
    parts.extend(one.is_bowed().then(|| say(keys::CCG_BOWED)));
    parts.extend(one.is_dishonored().then(|| say(keys::CCG_DISHONORED)));
    parts.join(" · ")
}

fn one(open: RwSignal<Option<Open>>, row: Row) -> AnyView {
    let id = row.id;
    view! {
        <div class="ccg-card" class:bowed=row.bowed class:attached=row.attached>
            <RowButton title=row.name sub=row.sub on_press=move || open.set(Some(Open::Card(id))) />
        </div>
    }
    .into_any()
}

fn sheet(session: Session, seat: SeatId, open: RwSignal<Option<Open>>) -> AnyView {
    let close = move || open.set(None);
    let title = move || match open.get() {
        None => String::new(),
        Some(Open::New(_)) => say(keys::CCG_NEW_CARD),
        Some(Open::Card(id) | Open::Edit(id)) => session.glance(|state| called(state, id)),
    };
    let body = move || {
        open.get().map(|shown| match shown {
            Open::New(kind) => new_card(session, seat, kind, Callback::new(move |()| close())),
            Open::Card(id) => of_card(session, open, id),
            Open::Edit(id) => known_card_form(session, id, Callback::new(move |()| close())),
        })
    };
    view! {
        <SheetOver over=open title=Signal::derive(title)>
            {body}
        </SheetOver>
    }
    .into_any()
}

/// Everything that can be done with a card.
fn of_card(session: Session, open: RwSignal<Option<Open>>, id: CardId) -> AnyView {
    let Some(one) = session.glance(|state| state.card(id).cloned()) else { return ().into_any() };
    let done = move |command: Command| {
        open.set(None);
        session.dispatch(command);
    };
    let row = move |key, command: Command| {
        view! { <RowButton title=say(key) on_press=move || done(command.clone()) /> }.into_any()
    };
    let is_personality = one.card.kind == CardKind::Personality;
    let bow = if one.is_bowed() {
        row(keys::CCG_STRAIGHTEN_ONE, Command::Turn { cards: vec![id], posture: Posture::Straight })
    } else {
        row(keys::CCG_BOW_ONE, Command::Turn { cards: vec![id], posture: Posture::Bowed })
    };
    let stain = is_personality.then(|| match one.standing {
        Standing::Honorable => row(keys::CCG_DISHONOR, Command::Stain { card: id, standing: Standing::Dishonored }),
        Standing::Dishonored => row(keys::CCG_RESTORE, Command::Stain { card: id, standing: Standing::Honorable }),
    });
    let yields = one.card.kind.is_source().then(|| row(keys::CCG_YIELD, Command::Yield { card: id }));
    let leaves = (one.card.kind != CardKind::Stronghold).then(|| {
        view! {
            {row(keys::CCG_DESTROY, Command::Destroy { card: id })}
            {row(keys::CCG_DISCARD, Command::Discard { card: id })}
        }
    });
    view! {
        <div class="card rows">
            {bow} <RowButton title=say(keys::CCG_EDIT) on_press=move || open.set(Some(Open::Edit(id))) /> {stain}
            {yields} {leaves}
        </div>
        {moves(session, done, id, &one)} {tokens(done, id)} {owners(session, done, id, &one)}
    }
    .into_any()
}

/// To whom an attached card may move.
fn moves(session: Session, done: impl Fn(Command) + Copy + Send + Sync + 'static, id: CardId, one: &InPlay) -> AnyView {
    let Some(on) = one.on else { return ().into_any() };
    let others: Vec<(CardId, String)> = session.glance(|state| {
        let own = state.personalities(one.owner).filter(|(other, _)| *other != on);
        own.map(|(other, _)| (other, called(state, other))).collect()
    });
    let row = move |(to, name): (CardId, String)| {
        let title = say(Line::new(keys::CCG_MOVE_TO).with("card", name));
        let command = Command::MoveCards { cards: vec![id], to };
        view! { <RowButton title=title on_press=move || done(command.clone()) /> }
    };
    view! { <div class="card rows">{others.into_iter().map(row).collect_view()}</div> }.into_any()
}

/// Tokens, and what counts this turn.
fn tokens(done: impl Fn(Command) + Copy + Send + Sync + 'static, id: CardId) -> AnyView {
    let (force, chi, lasting) = (RwSignal::new(0), RwSignal::new(0), RwSignal::new(Some(0_usize)));
    let add = move || {
        let small = |value: RwSignal<i32>| i8::try_from(value.get_untracked()).unwrap_or(0);
        let lasting = if lasting.get_untracked() == Some(1) { Lasting::ThisTurn } else { Lasting::Always };
        done(Command::Token { card: id, force: small(force), chi: small(chi), lasting });
    };
    let words = vec![say(keys::CCG_ALWAYS), say(keys::CCG_THIS_TURN)];
    view! {
        <h3>{say(keys::CCG_TOKENS)}</h3>
        {own_stepper(say(keys::CCG_FORCE), force, (-20, 20))} {own_stepper(say(keys::CCG_CHI), chi, (-20, 20))}
        {answers(say(keys::CCG_HOW_LONG), words, lasting)}
        <Button
            label=say(keys::CCG_ADD_TOKEN)
            disabled=Signal::derive(move || force.get() == 0 && chi.get() == 0)
            on_press=add
        />
    }
    .into_any()
}

fn owners(
    session: Session,
    done: impl Fn(Command) + Copy + Send + Sync + 'static,
    id: CardId,
    one: &InPlay,
) -> AnyView {
    if one.card.kind == CardKind::Stronghold {
        return ().into_any();
    }
    let owner = one.owner;
    let others: Vec<SeatId> =
        session.glance(|state| state.remaining()).into_iter().filter(|seat| *seat != owner).collect();
    let row = move |seat: SeatId| {
        let command = Command::ByHand(Hand::Owner { card: id, owner: seat });
        let title = of_player(keys::CCG_GOES_TO, player_at(session, seat));
        view! { <RowButton title=title sub=say(keys::CCG_BY_HAND) on_press=move || done(command.clone()) /> }
    };
    view! {
        <details class="ccg-fold">
            <summary>{say(keys::CCG_CONTROL)}</summary>
            <div class="card rows">{others.into_iter().map(row).collect_view()}</div>
        </details>
    }
    .into_any()
}
