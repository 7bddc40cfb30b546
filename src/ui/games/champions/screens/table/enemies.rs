//! The Enemies Phase: the players move the figures, the app keeps what comes of the Combats.

use super::cards::ChampionCards;
use super::place::Place;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::EnemyId;
use crate::games::champions::model::state::State;
use crate::games::champions::reinforcing::comebacks;
use crate::games::champions::rulebook;
use crate::games::champions::runner::{self, Progress};
use crate::games::champions::sheet::targets;
use crate::games::champions::text::{log, names};
use crate::games::champions::view::{FigureView, Presence};
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::components::token::{FoeKind, FoeToken};
use crate::ui::feedback::feedback;
use crate::ui::games::champions::behind::evening;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The Enemies on the board, each with its Combat; the Champions below.
#[component]
pub fn EnemiesPhase(
    /// The page's state.
    place: Place,
) -> impl IntoView {
    let (session, feedback) = (session(), feedback());
    let page = page_of(rulebook::ENEMY_PHASE);
    view! {
        <div class="sec">
            <h2>{say(keys::TABLE_ENEMIES)}</h2>
            <RuleRef label=page on_open=move || feedback.open_rule(rulebook::ENEMY_PHASE) />
        </div>
        <p class="sub2">{say(keys::TABLE_ENEMIES_TEXT)} " " {oni_healed(session)}</p>
        {on_board(session)}
        <Allies />
        <MayReturn />
        <Done />
        <div class="sec">
            <h2>{say(keys::TABLE_CHAMPIONS)}</h2>
        </div>
        <ChampionCards place=place wide=Signal::stored(false) />
    }
}

/// Whom the Oni healed at the last step.
pub(super) fn oni_healed(session: Session) -> Option<String> {
    let last = |state: &State| {
        session.journal.with_untracked(|journal| log::oni_healed(state, journal.entries()[..journal.cursor()].last()))
    };
    session.glance(last).map(say)
}

/// Each Enemy on the board, or that there is none.
fn on_board(session: Session) -> impl IntoView {
    let enemies = Memo::new(move |_| {
        let on_board = |enemy: &&FigureView<EnemyId>| enemy.presence == Presence::OnBoard;
        session.view().enemies.with(|enemies| enemies.iter().filter(on_board).cloned().collect::<Vec<_>>())
    });
    let fought = Memo::new(move |_| {
        session.journal.with(|journal| {
            let entries = journal.entries()[..journal.cursor()].iter();
            targets::fought_this_phase(entries.flat_map(|entry| &entry.events))
        })
    });
    let row = move |enemy: FigureView<EnemyId>| {
        let done = fought.with(|fought| fought.contains(&enemy.id));
        view! { <EnemyRow enemy=enemy combats=if done { Combats::Fought } else { Combats::None } /> }
    };
    move || {
        let enemies = enemies.get();
        if enemies.is_empty() {
            view! { <Nobody /> }.into_any()
        } else {
            view! { <ul class="card rows">{enemies.into_iter().map(row).collect_view()}</ul> }.into_any()
        }
    }
}

/// Where the app leads on in the Enemies Phase.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Leads {
    /// Nowhere: nobody has anything left to do.
    Nowhere,
    /// Into the phase; how far it is nobody knows before what plans it is there.
    In,
    /// To what comes next.
    On(Progress),
}

/// Where the app leads on.
pub(super) fn leads(session: Session) -> Memo<Leads> {
    let evening = evening();
    Memo::new(move |_| {
        session.state(|state| match evening.here() {
            Some(here) => (here.progress)(state).map_or(Leads::Nowhere, Leads::On),
            None if runner::may_lead(state) => Leads::In,
            None => Leads::Nowhere,
        })
    })
}

/// The way out for those who move and fight all of them by hand; where nothing is left to do the ink ends the phase.
#[component]
fn Done() -> impl IntoView {
    let session = session();
    let leads = leads(session);
    let end = move || {
        session.dispatch(Command::EndEnemies);
    };
    view! {
        <Show when=move || leads.get() != Leads::Nowhere>
            <Button label=say(keys::TABLE_END_ENEMIES) second=say(keys::TABLE_BY_HAND) on_press=end />
        </Show>
    }
}

/// Who may come back by Reinforcement (CH-ENE-5), and the way to where they do.
#[component]
fn MayReturn() -> impl IntoView {
    let session = session();
    let names = Memo::new(move |_| {
        session.state(|state| {
            let all = comebacks(state).into_iter().map(|found| say(names::comeback(state, found)));
            all.collect::<Vec<_>>().join(", ")
        })
    });
    move || {
        let names = names.get();
        (!names.is_empty()).then(|| {
            view! {
                <p class="card pad slim rowx remark">
                    <Icon sign=Sign::Reinforcement size=IconSize::Middle />
                    <span class="grow">{say(Line::new(keys::TABLE_MAY_RETURN).with("names", names))}</span>
                    <ButtonLink kind=ButtonKind::Link href=session.href(TablePage::Figures) label=say(keys::TABLE_FIGURES) />
                </p>
            }
        })
    }
}

/// No Enemy is on the board.
#[component]
fn Nobody() -> impl IntoView {
    let session = session();
    view! {
        <div class="card pad stack">
            <p>{say(keys::TABLE_NO_ENEMIES)}</p>
            <ButtonLink href=session.href(TablePage::Figures) label=say(keys::TABLE_ADD_ENEMIES) />
        </div>
    }
}

/// Whether an Enemy has begun a Combat in this phase.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Combats {
    /// Not yet.
    None,
    /// It has.
    Fought,
}

/// One Enemy: the whole line leads to its Combat.
#[component]
fn EnemyRow(
    /// Which.
    enemy: FigureView<EnemyId>,
    /// Whether it has fought.
    combats: Combats,
) -> impl IntoView {
    let session = session();
    let name = say(enemy.name);
    let kind = if enemy.boss { FoeKind::Boss } else { FoeKind::Plain };
    let wounds = say(match enemy.life {
        Some((left, life)) => Line::new(keys::TABLE_ENEMY_LIFE).with("left", left).with("life", life),
        None => Line::new(keys::TABLE_ENEMY_WOUNDS).with("wounds", enemy.wounds),
    });
    let href = session.href(TablePage::Combat { champion: None, enemy: Some(enemy.id) });
    view! {
        <li>
            <a class="row" href=href>
                <span aria-hidden="true">
                    <FoeToken letter=enemy.letter kind=kind />
                </span>
                <span>
                    <b dir="auto">{name}</b>
                    " "
                    <span class="sub">{wounds}</span>
                </span>
                {combat(combats)}
            </a>
        </li>
    }
}

/// The way to the Combat, or that it was fought.
fn combat(combats: Combats) -> impl IntoView {
    let (sign, word) = match combats {
        Combats::Fought => (Sign::Check, keys::TABLE_ENEMY_FOUGHT),
        Combats::None => (Sign::Melee, keys::TABLE_ENEMY_COMBAT),
    };
    view! { <span class="cost"><Icon sign=sign /> " " {say(word)}</span> }
}

/// Allies can be targets too.
#[component]
fn Allies() -> impl IntoView {
    let session = session();
    let names = Memo::new(move |_| {
        session.view().allies.with(|allies| {
            let present = allies.iter().filter(|ally| ally.presence == Presence::OnBoard);
            present.map(|ally| say(ally.name.clone())).collect::<Vec<_>>().join(", ")
        })
    });
    move || {
        let names = names.get();
        (!names.is_empty()).then(|| {
            let text = say(Line::new(keys::TABLE_ALLIES).with("names", names));
            view! {
                <p class="card pad slim rowx remark">
                    <Icon sign=Sign::Size size=IconSize::Middle />
                    <span>{text}</span>
                </p>
            }
        })
    }
}
