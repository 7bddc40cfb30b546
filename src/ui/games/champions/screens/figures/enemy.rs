//! The Enemies on the board: a row each, with its Life and one key for a Wound; open, everything else.

use super::ask::{Ask, Blow, Desktop, desktop};
use super::enemy_open::Details;
use super::facts;
use crate::games::champions::command::Command;
use crate::games::champions::model::card::EnemyKind;
use crate::games::champions::model::figure::Enemy;
use crate::games::champions::model::ids::{EnemyId, Who};
use crate::games::champions::model::keyword::Keyword;
use crate::games::champions::model::state::State;
use crate::games::champions::queries;
use crate::games::champions::text::{names, token};
use crate::games::champions::view::Presence;
use crate::kernel::line::Line;
use crate::ui::components::icon::Icon;
use crate::ui::components::key::Key;
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::components::token::{FoeKind, FoeToken};
use crate::ui::games::champions::session::{Session, session};
use crate::ui::later::painted;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// An Enemy as its row shows it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    /// Name and letter.
    pub name: String,
    /// The letter on its token.
    pub letter: String,
    /// How its token looks.
    pub token: FoeKind,
    /// What matters before a blow.
    pub short: String,
    /// Everything in numbers.
    pub facts: String,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// Its abilities in the players' words.
    pub note: String,
    /// Life Points left and on the card.
    pub life: Option<(i32, i32)>,
    /// Wounds taken.
    pub wounds: i32,
    /// The Champion or Ally it was before it was Corrupted.
    pub was: Option<String>,
}

/// How many Enemies are drawn at once: about as many as a phone shows. The others follow them.
const AT_ONCE: usize = 6;

/// The Enemies on the board.
#[component]
pub fn Enemies() -> impl IntoView {
    let (session, painted) = (session(), painted());
    let ids = Memo::new(move |_| {
        let most = if painted.get() { usize::MAX } else { AT_ONCE };
        session.view().enemies.with(|enemies| {
            let on_board = enemies.iter().filter(|enemy| enemy.presence == Presence::OnBoard);
            on_board.map(|enemy| enemy.id).take(most).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="stack" aria-label=say(keys::FIGURES_ENEMIES)>
            <h2>{say(keys::FIGURES_ENEMIES)}</h2>
            <Show when=move || ids.with(Vec::is_empty)>
                <p class="card pad sub2">{say(keys::FIGURES_NO_ENEMY)}</p>
            </Show>
            <For each=move || ids.get() key=|id| *id let:id>
                <EnemyRow id=id />
            </For>
        </section>
    }
}

/// One Enemy.
#[component]
fn EnemyRow(
    /// Which.
    id: EnemyId,
) -> impl IntoView {
    let (session, desktop) = (session(), desktop());
    let item = Memo::new(move |_| session.state(|state| state.enemy(id).map(|enemy| item(state, id, enemy))));
    let open = Memo::new(move |_| desktop.is_open(Who::Enemy(id)));
    let name = move || item.with(|item| item.as_ref().map(|item| item.name.clone()).unwrap_or_default());
    let wound_label = move || say(Line::new(keys::FIGURES_WOUND).with("name", name()));
    view! {
        <article class="card figure" class:open=move || open.get()>
            <div class="line">
                <About id=id item=item open=open />
                // Open, the gauge below has the number and the keys.
                <Show when=move || !open.get()>
                    <Key
                        sign=Sign::Minus
                        label=Signal::derive(wound_label)
                        disabled=Signal::derive(move || desktop.is_asking())
                        on_press=move || wound(session, desktop, id)
                    />
                </Show>
            </div>
            <Show when=move || open.get()>
                <Details id=id item=item />
            </Show>
        </article>
    }
}

/// Token, name, what matters, Life; a press opens the row.
#[component]
fn About(
    /// Which Enemy.
    id: EnemyId,
    /// The Enemy.
    item: Memo<Option<Item>>,
    /// Whether the row is open.
    open: Memo<bool>,
) -> impl IntoView {
    let desktop = desktop();
    let token = Signal::derive(move || item.with(|item| item.as_ref().map_or(FoeKind::Plain, |item| item.token)));
    view! {
        <button
            type="button"
            class="about"
            aria-expanded=move || open.get().to_string()
            on:click=move |_| desktop.toggle(Who::Enemy(id))
        >
            <span aria-hidden="true">
                <FoeToken letter=of(item, |item| item.letter.clone()) kind=token />
            </span>
            <span>
                <b class="title">{of(item, |item| item.name.clone())} " "</b>
                <span class="sub2">{about(item, open)}</span>
            </span>
            <Show when=move || !open.get()>
                <LifeLeft item=item />
            </Show>
        </button>
    }
}

/// What matters before a blow; open, everything in numbers.
fn about(item: Memo<Option<Item>>, open: Memo<bool>) -> impl IntoView {
    let (short, facts) = (of(item, |item| item.short.clone()), of(item, |item| item.facts.clone()));
    move || if open.get() { facts.get() } else { short.get() }
}

/// A text of the Enemy; nothing once it has gone.
fn of(item: Memo<Option<Item>>, read: fn(&Item) -> String) -> Signal<String> {
    Signal::derive(move || item.with(|item| item.as_ref().map(read).unwrap_or_default()))
}

fn item(state: &State, id: EnemyId, enemy: &Enemy) -> Item {
    let card = enemy.card();
    let life = enemy.life().zip(enemy.full_life()).map(|(left, of)| (left.into(), of.into()));
    Item {
        name: say(names::enemy(state, id)),
        letter: token::enemy(state, id),
        token: if card.kind == EnemyKind::Boss { FoeKind::Boss } else { FoeKind::Plain },
        short: facts::with_load(state, Who::Enemy(id), facts::enemy_in_short(enemy)),
        facts: facts::with_load(state, Who::Enemy(id), facts::enemy_open(enemy)),
        keywords: card.keywords.clone(),
        note: if card.note.is_empty() { String::new() } else { say(names::note(&card.note)) },
        life,
        wounds: enemy.wounds().get().into(),
        was: enemy.was().map(|actor| say(names::actor(state, actor))),
    }
}

/// "2/3" with a heart; where nobody has typed in the Life Points, the Wounds.
#[component]
fn LifeLeft(
    /// Whose.
    item: Memo<Option<Item>>,
) -> impl IntoView {
    let shown = move || {
        let (life, wounds) = item.with(|item| item.as_ref().map_or((None, 0), |item| (item.life, item.wounds)));
        let (number, of, ears) = match life {
            Some((left, of)) => {
                let line = Line::new(keys::LIFE_OF).with("life", short(left)).with("of", short(of));
                (left.to_string(), Some(of), say(line))
            }
            None => (unknown(wounds), None, say(Line::new(keys::WOUNDS_COUNTED).with("wounds", short(wounds)))),
        };
        view! {
            <span class="left">
                <span aria-hidden="true">
                    <Icon sign=Sign::Life tint=Tint::Life />
                    {number}
                    {of.map(|of| view! { <small>"/" {of}</small> })}
                </span>
                <span class="vh">{ears}</span>
            </span>
        }
    };
    view! { {shown} }
}

/// What stands for the Life nobody has typed in: the Wounds taken from it.
fn unknown(wounds: i32) -> String {
    if wounds == 0 {
        say(keys::SHEET_UNKNOWN)
    } else {
        say(Line::new(keys::SHEET_UNKNOWN_LESS).with("wounds", short(wounds)))
    }
}

/// A number of a view as sentences want it.
pub(super) fn short(number: i32) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

/// One Wound. Where somebody falls by it, the players first say who gets the Glory.
pub(super) fn wound(session: Session, desktop: Desktop, enemy: EnemyId) {
    if session.glance(|state| queries::miniatures_felled(state, enemy, 1)) > 0 {
        desktop.ask(Ask::Credit(enemy, Blow::Wound));
    } else {
        session.dispatch(Command::WoundEnemy { enemy, wounds: 1, credit: None });
    }
}
