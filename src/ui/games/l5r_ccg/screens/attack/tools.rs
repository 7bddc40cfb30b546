//! What is done in a battle besides bowing: Ranged, Fear, tactics, Terrain, the Favor, and anything by hand.

use super::super::card::known_card_form;
use super::super::parts::{answers, own_stepper, stepper};
use super::super::text::{card, number, player_at, small};
use crate::games::l5r_ccg::command::Command;
use crate::games::l5r_ccg::in_play::{Effect, Posture, Standing};
use crate::games::l5r_ccg::model::card::{CardKind, Trait};
use crate::games::l5r_ccg::model::player::{CardId, SeatId};
use crate::games::l5r_ccg::model::side::Side;
use crate::games::l5r_ccg::state::State;
use crate::games::l5r_ccg::text::names;
use crate::games::l5r_ccg::views::battle::{Here, armed, frightened, here, only, targets};
use crate::games::l5r_ccg::views::shots::{Shot, afraid, shot};
use crate::games::l5r_ccg::views::table::view as table_view;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::choice::{Choice, ChoiceKind, Choices};
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::l5r_ccg::session::Session;
use crate::ui::table::session::Done;
use crate::ui::texts::say;
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::l5r_ccg as keys;
use leptos::prelude::*;

/// Which sheet is open over a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// A Ranged Attack.
    Ranged,
    /// Fear.
    Fear,
    /// A Terrain.
    Terrain,
    /// The Favor sends a unit home.
    Favor,
    /// Armies and Province by hand.
    ByHand,
    /// A unit.
    Unit(CardId),
    /// A card's numbers.
    Edit(CardId),
    /// The Ranged Attack, or else the Fear, of a card.
    Arm(CardId, Weapon),
}

/// What a card acts with against others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// A Ranged Attack.
    Ranged,
    /// Fear.
    Fear,
}

impl Weapon {
    const fn key(self) -> Key {
        match self {
            Self::Ranged => keys::CCG_RANGED,
            Self::Fear => keys::CCG_FEAR,
        }
    }
}

/// The tools above the ink.
pub fn toolrow(session: Session, open: RwSignal<Option<Open>>) -> AnyView {
    let tool = move |what: Open, key: Key, sign: Sign| {
        let press = move || open.set(Some(what));
        view! { <Button kind=ButtonKind::Tool label=say(key) sign=sign on_press=press /> }
    };
    let favor = session.part(|table| table.state().favor().is_some());
    view! {
        <div class="toolrow">
            {tool(Open::Ranged, keys::CCG_TOOL_RANGED, Sign::Ranged)}
            {tool(Open::Fear, keys::CCG_FEAR, Sign::Fear)}
            {tool(Open::Terrain, keys::CCG_TOOL_TERRAIN, Sign::Terrain)}
            {move || favor.get().then(|| tool(Open::Favor, keys::CCG_FAVOR, Sign::ImperialFavor))}
            {tool(Open::ByHand, keys::CCG_BY_HAND, Sign::Edit)}
        </div>
    }
    .into_any()
}

/// The sheet that is open.
pub fn tools(session: Session, open: RwSignal<Option<Open>>) -> AnyView {
    let title = move || match open.get() {
        None => String::new(),
        Some(Open::Ranged) => say(keys::CCG_RANGED),
        Some(Open::Fear) => say(keys::CCG_FEAR),
        Some(Open::Terrain) => say(keys::CCG_TOOL_TERRAIN),
        Some(Open::Favor) => say(keys::CCG_FAVOR_TITLE),
        Some(Open::ByHand) => say(keys::CCG_BY_HAND),
        Some(Open::Unit(id) | Open::Edit(id) | Open::Arm(id, _)) => session.glance(|state| card(state, id)),
    };
    let done = move |command: Command| {
        open.set(None);
        session.dispatch(command);
    };
    let body = move || {
        open.get().map(|shown| match shown {
            Open::Ranged => ranged(session, open, done),
            Open::Fear => fear(session, open, done),
            Open::Terrain => terrain(session, done),
            Open::Favor => favor(session, done),
            Open::ByHand => by_hand(session),
            Open::Unit(id) => of_unit(session, open, done, id),
            Open::Arm(id, weapon) => arm(session, open, id, weapon),
            Open::Edit(id) => known_card_form(session, id, Callback::new(move |()| open.set(None))),
        })
    };
    view! {
        <SheetOver over=open title=Signal::derive(title)>
            {body}
        </SheetOver>
    }
    .into_any()
}

/// What is said where nobody has the value that is asked for, and every card there that could have it.
fn nobody(session: Session, open: RwSignal<Option<Open>>, why: Key, weapon: Weapon) -> AnyView {
    let row = move |(id, name): (CardId, String)| {
        view! { <RowButton title=name on_press=move || open.set(Some(Open::Arm(id, weapon))) /> }
    };
    let all = session.glance(|state| {
        // Followers alone of what is attached: items and spells give theirs to whoever bears them.
        let can = |one: &Here| {
            state.card(one.id).is_some_and(|it| matches!(it.card.kind, CardKind::Personality | CardKind::Follower))
        };
        named(state, here(state).into_iter().filter(can).collect())
    });
    view! {
        <p class="sub2">{say(why)}</p>
        <div class="card rows">{all.into_iter().map(row).collect_view()}</div>
    }
    .into_any()
}

/// The one number of a card that is asked for; kept, it is used at once.
fn arm(session: Session, open: RwSignal<Option<Open>>, id: CardId, weapon: Weapon) -> AnyView {
    let strength = RwSignal::new(1);
    let keep = move || {
        let Some(mut card) = session.glance(|state| state.card(id).map(|one| one.card.clone())) else { return };
        let value = u8::try_from(strength.get_untracked()).ok();
        let next = match weapon {
            Weapon::Ranged => {
                card.ranged = value;
                Open::Ranged
            }
            Weapon::Fear => {
                card.fear = value;
                Open::Fear
            }
        };
        if session.dispatch(Command::SetCard { id, card }) == Done::Yes {
            open.set(Some(next));
        }
    };
    view! {
        {own_stepper(say(weapon.key()), strength, (0, 99))}
        <footer>
            <Button kind=ButtonKind::Grow label=say(keys::CCG_SAVE_CARD) on_press=keep />
        </footer>
    }
    .into_any()
}

fn named(state: &State, all: Vec<Here>) -> Vec<(CardId, String)> {
    all.into_iter().map(|one| (one.id, card(state, one.id))).collect()
}

fn strong(state: &State, all: &[(Here, u8)]) -> Vec<(CardId, String)> {
    all.iter().map(|(one, value)| (one.id, format!("{} ({value})", card(state, one.id)))).collect()
}

/// Who shoots, then at what.
fn ranged(
    session: Session,
    open: RwSignal<Option<Open>>,
    done: impl Fn(Command) + Copy + Send + Sync + 'static,
) -> AnyView {
    let (shooters, only) = session.glance(|state| {
        let all = armed(state, |card| card.ranged);
        (strong(state, &all), only(&all, table_view(state).next))
    });
    if shooters.is_empty() {
        return nobody(session, open, keys::CCG_NOBODY_SHOOTS, Weapon::Ranged);
    }
    let by = RwSignal::new(Vec::from_iter(only));
    let shooter = move |(id, name): (CardId, String)| {
        let chosen = Signal::derive(move || by.with(|all| all.contains(&id)));
        let toggle = move || {
            by.update(|all| match all.iter().position(|one| *one == id) {
                Some(at) => _ = all.remove(at),
                None => all.push(id),
            });
        };
        view! { <Choice kind=ChoiceKind::Checkbox title=name chosen=chosen on_choose=toggle /> }
    };
    let target = move |(id, name): (CardId, String)| {
        let shoot = move || done(Command::Shoot { by: by.get_untracked(), target: id });
        let comes_to = session.glance(|state| by.with(|by| told(shot(state, by, id))));
        view! { <RowButton title=name sub=comes_to on_press=shoot /> }
    };
    let all = move || session.glance(|state| by.with(|by| named(state, targets(state, by))));
    view! {
        <h3>{say(keys::CCG_WHO_SHOOTS)}</h3>
        <div class="choices" role="group" aria-label=say(keys::CCG_WHO_SHOOTS)>
            {shooters.into_iter().map(shooter).collect_view()}
        </div>
        <h3>{say(keys::CCG_AT_WHAT)}</h3>
        <div class="card rows">{move || all().into_iter().map(target).collect_view()}</div>
    }
    .into_any()
}

/// What a shot would come to.
fn told(shot: Shot) -> Option<String> {
    match shot {
        Shot::Unknown => None,
        Shot::Covered => Some(say(keys::CCG_SHOT_COVERED)),
        Shot::Hits { strength, against } => {
            let key = if shot.destroys() { keys::CCG_SHOT_DESTROYS } else { keys::CCG_SHOT_HOLDS };
            Some(say(Line::new(key).with("strength", small(strength)).with("force", small(against))))
        }
    }
}

/// Whose Fear, then which unit.
fn fear(
    session: Session,
    open: RwSignal<Option<Open>>,
    done: impl Fn(Command) + Copy + Send + Sync + 'static,
) -> AnyView {
    let (fearsome, only) = session.glance(|state| {
        let all = armed(state, |card| card.fear);
        (strong(state, &all), only(&all, table_view(state).next))
    });
    let Some((first, _)) = fearsome.first() else {
        return nobody(session, open, keys::CCG_NOBODY_FRIGHTENS, Weapon::Fear);
    };
    let by = RwSignal::new(only.unwrap_or(*first));
    let who = move |(id, name): (CardId, String)| {
        let chosen = Signal::derive(move || by.get() == id);
        view! { <Choice title=name chosen=chosen on_choose=move || by.set(id) /> }
    };
    let unit = move |(id, name): (CardId, String)| {
        let frighten = move || done(Command::Frighten { by: by.get_untracked(), unit: id });
        let bows = session.glance(|state| {
            let bowed = afraid(state, by.get(), id)?;
            let line = || Line::new(keys::CCG_FEAR_BOWS).with("cards", names::cards(state, &bowed));
            Some(say(if bowed.is_empty() { Line::new(keys::CCG_FEAR_NOBODY) } else { line() }))
        });
        view! { <RowButton title=name sub=bows on_press=frighten /> }
    };
    let units = move || session.glance(|state| named(state, frightened(state, Some(by.get()))));
    view! {
        <Choices label=say(keys::CCG_WHOSE_FEAR)>{fearsome.into_iter().map(who).collect_view()}</Choices>
        <h3>{say(keys::CCG_WHICH_UNIT)}</h3>
        <div class="card rows">{move || units().into_iter().map(unit).collect_view()}</div>
    }
    .into_any()
}

/// Who lays a Terrain, and what it will do to armies and Province.
fn terrain(session: Session, done: impl Fn(Command) + Copy + Send + Sync + 'static) -> AnyView {
    let seats: Vec<SeatId> = session.glance(|state| state.remaining());
    let names: Vec<String> = seats.iter().map(|seat| player_at(session, *seat)).collect();
    let acting = session.glance(|state| table_view(state).next);
    let who = RwSignal::new(seats.iter().position(|seat| Some(*seat) == acting));
    let (attack, defense, wall) = (RwSignal::new(0), RwSignal::new(0), RwSignal::new(0));
    let lay = move || {
        let Some(seat) = who.get_untracked().and_then(|at| seats.get(at).copied()) else { return };
        let small = |value: RwSignal<i32>| i8::try_from(value.get_untracked()).unwrap_or(0);
        let all = [
            (attack, Effect::Army(Side::Attack, small(attack))),
            (defense, Effect::Army(Side::Defense, small(defense))),
            (wall, Effect::Province(small(wall))),
        ];
        let effects = all.into_iter().filter(|(value, _)| value.get_untracked() != 0).map(|(_, effect)| effect);
        done(Command::Terrain { seat, effects: effects.collect() });
    };
    view! {
        {answers(say(keys::CCG_WHO_LAYS), names, who)} <p class="sub2">{say(keys::CCG_TERRAIN_SUB)}</p>
        {own_stepper(say(keys::CCG_ARMY_ATTACK), attack, (-20, 20))}
        {own_stepper(say(keys::CCG_ARMY_DEFENSE), defense, (-20, 20))} {own_stepper(say(keys::CCG_WALL), wall, (-20, 20))}
        <footer>
            <Button
                kind=ButtonKind::Grow
                label=say(keys::CCG_LAY_TERRAIN)
                disabled=Signal::derive(move || who.get().is_none())
                on_press=lay
            />
        </footer>
    }
    .into_any()
}

/// The unit that the Favor sends home.
fn favor(session: Session, done: impl Fn(Command) + Copy + Send + Sync + 'static) -> AnyView {
    let units = session.glance(|state| {
        let units = here(state).into_iter().filter(|one| one.id == one.unit);
        named(state, units.collect())
    });
    let row = move |(id, name): (CardId, String)| {
        view! { <RowButton title=name sub=say(keys::CCG_SENT_HOME) on_press=move || done(Command::SendHome { unit: id }) /> }
    };
    view! { <div class="card rows">{units.into_iter().map(row).collect_view()}</div> }.into_any()
}

/// Armies and Province by hand: each press is a change of its own.
fn by_hand(session: Session) -> AnyView {
    let modifier = move |key: Key,
                         read: fn(&crate::games::l5r_ccg::in_play::Battle) -> i16,
                         effect: fn(i8) -> Effect| {
        let now = session.part(move |table| {
            table.state().attack().and_then(|attack| attack.battle.as_ref()).map_or(0, |battle| i32::from(read(battle)))
        });
        let change = move |to: i32| {
            let by = i8::try_from(to - now.get()).unwrap_or(0);
            session.dispatch(Command::Affect { effect: effect(by) });
        };
        stepper(say(key), Signal::derive(move || Some(now.get())), (-99, 99), change)
    };
    view! {
        <p class="sub2">{say(keys::CCG_BY_HAND_SUB)}</p>
        {modifier(keys::CCG_ARMY_ATTACK, |battle| battle.attack, |by| Effect::Army(Side::Attack, by))}
        {modifier(keys::CCG_ARMY_DEFENSE, |battle| battle.defense, |by| Effect::Army(Side::Defense, by))}
        {modifier(keys::CCG_WALL, |battle| battle.strength, Effect::Province)}
    }
    .into_any()
}

/// A unit: each card by hand, tactics, honor, home.
fn of_unit(
    session: Session,
    open: RwSignal<Option<Open>>,
    done: impl Fn(Command) + Copy + Send + Sync + 'static,
    unit: CardId,
) -> AnyView {
    let (cards, dishonored, tactician) = session.glance(|state| {
        let cards: Vec<(CardId, String)> = state.unit(unit).into_iter().map(|id| (id, card(state, id))).collect();
        let one = state.card(unit);
        (cards, one.is_some_and(|one| one.is_dishonored()), one.is_some_and(|one| one.card.has(Trait::Tactician)))
    });
    let standing = if dishonored { Standing::Honorable } else { Standing::Dishonored };
    let stain = say(if dishonored { keys::CCG_RESTORE } else { keys::CCG_DISHONOR });
    let all: Vec<CardId> = cards.iter().map(|(id, _)| *id).collect();
    let bow_all = Command::Turn { cards: all, posture: Posture::Bowed };
    let each = move |(id, name): (CardId, String)| {
        let modify = move |by: i8| _ = session.dispatch(Command::Affect { effect: Effect::Modify(id, by) });
        let now = session.part(move |table| {
            table.state().card(id).map(|one| i32::from(one.card.force.unwrap_or(0)) + i32::from(one.bonus().force))
        });
        let change = move |to: i32| modify(i8::try_from(to - now.get().unwrap_or(0)).unwrap_or(0));
        let label = say(Line::new(keys::CCG_FORCE_OF).with("card", name));
        view! {
            {stepper(label, Signal::derive(move || now.get()), (-20, 99), change)}
            <div class="rowx wrap">
                <Button label=say(keys::CCG_DESTROY) on_press=move || done(Command::Affect { effect: Effect::Destroy(id) }) />
                <Button label=say(keys::CCG_EDIT) on_press=move || open.set(Some(Open::Edit(id))) />
            </div>
        }
    };
    view! {
        <div class="stack">{cards.into_iter().map(each).collect_view()}</div>
        {tactician.then(|| tactics(done, unit))}
        <div class="card rows">
            <RowButton title=stain on_press=move || done(Command::Stain { card: unit, standing }) />
            <RowButton title=say(keys::CCG_BOW_UNIT) on_press=move || done(bow_all.clone()) />
            <RowButton title=say(keys::CCG_CALL_BACK) sub=say(keys::CCG_BY_HAND) on_press=move || done(Command::CallBack { unit }) />
        </div>
    }
    .into_any()
}

/// The Focus Value that a Tactician discards.
fn tactics(done: impl Fn(Command) + Copy + Send + Sync + 'static, card: CardId) -> AnyView {
    let key = move |focus: u8| {
        view! {
            <button type="button" class="key" on:click=move |_| done(Command::Scheme { card, focus })>
                {number(focus.into())}
            </button>
        }
    };
    view! {
        <h3>{say(keys::CCG_TACTICS)}</h3>
        <div class="ccg-keys seven" role="group" aria-label=say(keys::CCG_TACTICS)>{(0..=6).map(key).collect_view()}</div>
    }
    .into_any()
}
