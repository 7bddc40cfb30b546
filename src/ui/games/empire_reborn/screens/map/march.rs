//! The march preview: the army, how far it gets, one sentence with its reasons, and the order.

use super::Desk;
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::text::{map as words, names};
use crate::games::empire_reborn::views::arrival::came_from;
use crate::games::empire_reborn::views::march::{Army, Ask, Goal, Reach, armies, battle, raid as raided, reach};
use crate::games::empire_reborn::views::odds::raid::raid_of;
use crate::games::empire_reborn::views::odds::war::{Foresight, Outlook};
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::screens::foresee::foresee;
use crate::ui::games::empire_reborn::screens::parts::{rule, stepper, toggle};
use crate::ui::games::empire_reborn::screens::text::{named, percent, raid_brings, unit};
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::later::after_paint;
use crate::ui::page;
use crate::ui::table::session::{Done, Shown};
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// A march that is looked at.
#[derive(Clone, Copy)]
pub(super) struct March {
    armies: Shown<Vec<Army>>,
    /// Where the army stands.
    from: RwSignal<Option<Name>>,
    /// Who stays behind, and how many of each.
    stay: RwSignal<Vec<(Printed, u16)>>,
    approved: RwSignal<Vec<Name>>,
    to: RwSignal<Option<Name>>,
    army: Memo<Option<Army>>,
    reach: Memo<Option<Reach>>,
    goal: Memo<Option<Goal>>,
}

impl March {
    pub(super) fn of(session: Session, clan: Clan) -> Self {
        let armies = session.part(move |table| armies(table.state(), clan));
        let (stay, approved) = (RwSignal::new(Vec::<(Printed, u16)>::new()), RwSignal::new(Vec::new()));
        let (from, to) = (looks().army, RwSignal::new(None::<Name>));
        let army = Memo::new(move |_| {
            let place = from.get()?;
            armies.with(|armies| armies.iter().find(|army| army.place == place).cloned())
        });
        let reach = Memo::new(move |_| {
            let army = army.get()?;
            let stays =
                |kind: Printed| stay.with(|stay| stay.iter().find(|(one, _)| *one == kind).map_or(0, |one| one.1));
            let goes = army.units.iter().map(|(kind, count)| (*kind, count.saturating_sub(stays(*kind))));
            let units = goes.filter(|(_, count)| *count > 0).collect();
            let ask = Ask { clan, from: army.place, units, approved: approved.get() };
            session.state(|state| reach(state, &ask))
        });
        let goal = Memo::new(move |_| {
            let to = to.get()?;
            reach.with(|reach| reach.as_ref()?.goals.iter().flatten().find(|goal| goal.order.to == to).cloned())
        });
        Self { armies, from, stay, approved, to, army, reach, goal }
    }

    /// Whether an army is about to march.
    pub(super) fn is_on(self) -> bool {
        self.army.with(Option::is_some)
    }

    /// The armies there are: where, how many units, how far.
    pub(super) fn armies(self) -> Vec<(Name, u16, i64)> {
        let count = |army: &Army| army.units.iter().map(|(_, count)| *count).sum();
        self.armies.with(|armies| armies.iter().map(|army| (army.place.clone(), count(army), army.mv)).collect())
    }

    /// Which of them it is.
    pub(super) fn place_of_army(self) -> Option<usize> {
        let from = self.from.get()?;
        self.armies.with(|armies| armies.iter().position(|army| army.place == from))
    }

    /// Takes another army, or none.
    pub(super) fn choose(self, at: Option<usize>) {
        let place =
            at.and_then(|at| self.armies.with_untracked(|armies| armies.get(at).map(|army| army.place.clone())));
        self.stay.set(Vec::new());
        self.approved.set(Vec::new());
        self.to.set(None);
        self.from.set(place);
    }

    /// Sends it somewhere.
    pub(super) fn send(self, to: Name) {
        self.to.set(Some(to));
    }

    /// The way it goes.
    pub(super) fn goal(self) -> Option<Goal> {
        self.goal.get()
    }

    /// Whether it starts or ends there.
    pub(super) fn is_end(self, place: &Name) -> bool {
        self.from.with(|from| from.as_ref() == Some(place)) || self.to.with(|to| to.as_ref() == Some(place))
    }

    fn with_goal<T>(self, at: usize, read: impl FnOnce(&Goal) -> T) -> Option<T> {
        self.reach.with(|reach| reach.as_ref()?.goals.get(at)?.as_ref().map(read))
    }

    /// Whether a place of the map is reached in a turn.
    pub(super) fn is_within_reach(self, at: usize) -> bool {
        self.with_goal(at, Goal::is_within_reach).unwrap_or(false)
    }

    /// What a place within reach costs, as it stands on the net.
    pub(super) fn spent(self, at: usize) -> Option<String> {
        self.with_goal(at, |goal| goal.is_within_reach().then(|| say(words::spent(goal)))).flatten()
    }

    /// How a place is reached, part by part, for the list.
    pub(super) fn reached(self, at: usize) -> Vec<Line> {
        self.with_goal(at, words::reached).unwrap_or_default()
    }
}

/// The sentence, its reasons, who goes, and whose word counts.
pub(super) fn preview(desk: Desk) -> AnyView {
    let march = desk.march;
    let sentence = move || match (march.to.get(), march.goal.get()) {
        (None, _) => say(keys::ER_MARCH_CHOOSE),
        (Some(to), None) => named(keys::ER_NO_WAY, to.as_str()),
        (Some(_), Some(goal)) => words::march(&goal).map(say).join(" "),
    };
    let reasons = move || march.goal.get().map(|goal| reasons(desk, &goal));
    view! {
        <section class="stack" role="status">
            <p class="er-say">{sentence}</p>
            {move || marched(desk)}
        </section>
        {reasons} {raid(march, desk.session, desk.clan)} {leave(march)} {who(desk)}
    }
    .into_any()
}

/// That units have marched this turn to where the army stands: what they still have of their movement nobody knows.
fn marched(desk: Desk) -> Option<AnyView> {
    let from = desk.march.from.get()?;
    let came = desk.session.journal.with(|table| came_from(table, desk.clan, &from))?;
    let line = Line::new(keys::ER_MARCH_MARCHED).with("from", came.as_str());
    Some(view! { <p>{say(line)}</p> }.into_any())
}

/// Why it is so, each with its rule.
fn reasons(desk: Desk, goal: &Goal) -> AnyView {
    let there = desk.view.with(|view| {
        let place = view.places.iter().find(|place| place.name == goal.order.to);
        place.map(|place| place.stands.clone()).unwrap_or_default()
    });
    let row = |(told, id): (Line, &'static str)| view! { <RowText title=say(told) trailing=move || rule(id) /> };
    let rulings = desk.session.glance(|state| *state.rulings());
    let rows = words::reasons(goal, desk.clan, &there, &rulings).into_iter().map(row).collect_view();
    view! { <section class="card rows">{rows}</section> }.into_any()
}

/// Whose word counts at the edge of what is reached.
fn leave(march: March) -> AnyView {
    let asked = Memo::new(move |_| {
        march.reach.with(|reach| reach.as_ref().map(|reach| reach.asked.clone()).unwrap_or_default())
    });
    let one = move |(place, clan): (Name, Clan)| {
        let label = Line::new(keys::ER_MARCH_LEAVE).with("place", place.as_str()).with("clan", names::clan(clan));
        let there = place.clone();
        let on = Signal::derive(move || march.approved.with(|approved| approved.contains(&there)));
        let set = move |on: bool| {
            march.approved.update(|approved| {
                approved.retain(|one| *one != place);
                approved.extend(on.then(|| place.clone()));
            });
        };
        toggle(say(label), [keys::ER_LEAVE_MISSING, keys::ER_LEAVE_GIVEN], on, set)
    };
    (move || {
        let all = asked.get();
        (!all.is_empty()).then(|| {
            view! {
                <section class="card">
                    <div class="ordh"><h2>{say(keys::ER_MARCH_APPROVAL)}</h2> {rule("ER-MOV-2")}</div>
                    {all.into_iter().map(one).collect_view()}
                </section>
            }
        })
    })
    .into_any()
}

/// Who goes, and who stays.
fn who(desk: Desk) -> AnyView {
    let march = desk.march;
    let one = move |(kind, count): (Printed, u16)| {
        let stays = move |stay: &Vec<(Printed, u16)>| stay.iter().find(|(one, _)| *one == kind).map_or(0, |one| one.1);
        let goes = Signal::derive(move || Some(i32::from(count) - i32::from(march.stay.with(stays))));
        let set = move |goes: i32| {
            let stays = u16::try_from(i32::from(count) - goes).unwrap_or(0);
            march.stay.update(|stay| {
                stay.retain(|(one, _)| *one != kind);
                stay.push((kind, stays));
            });
        };
        stepper(unit(kind, desk.clan), goes, (0, i32::from(count)), set)
    };
    let all =
        Memo::new(move |_| march.army.with(|army| army.as_ref().map(|army| army.units.clone()).unwrap_or_default()));
    view! {
        <section class="card pad stack">
            <h2>{say(keys::ER_WHO_GOES)}</h2>
            {move || all.get().into_iter().map(one).collect_view()}
        </section>
    }
    .into_any()
}

/// The chance of the attack, reckoned after the way is shown; nothing where nobody is attacked, or who stands there is
/// unknown.
fn wins(march: March, session: Session, clan: Clan) -> RwSignal<Option<f64>> {
    reckoned(march, move |goal, found| {
        let foresight = session.glance(|state| Foresight::new(state, &battle(state, clan, &goal)?).ok());
        if let Some(foresight) = foresight {
            let waits = move || is_shown(march, &goal);
            let end = move |outlook: Outlook| _ = found.try_set(Some(outlook.forecast.wins(Role::Attacker)));
            foresee(foresight, waits, |_| (), end);
        }
    })
}

/// Whether the way still ends there.
fn is_shown(march: March, goal: &Goal) -> bool {
    march.goal.try_get_untracked().flatten().as_ref() == Some(goal)
}

/// Something about the battle at the end of the way, found out after the way is shown.
fn reckoned<T: Send + Sync + 'static>(
    march: March,
    reckon: impl Fn(Goal, RwSignal<Option<T>>) + Copy + Send + Sync + 'static,
) -> RwSignal<Option<T>> {
    let found = RwSignal::new(None);
    Effect::new(move |_| {
        found.set(None);
        let Some(goal) = march.goal.get() else { return };
        after_paint(move || {
            if is_shown(march, &goal) {
                reckon(goal, found);
            }
        });
    });
    found
}

/// What a raid would bring instead of a battle, in a sentence.
fn raid(march: March, session: Session, clan: Clan) -> AnyView {
    let odds = reckoned(march, move |goal, found| {
        found.try_set(session.glance(|state| raid_of(state, &raided(state, clan, &goal)?, &goal.order.to)));
    });
    (move || odds.get().map(|odds| view! { <p role="status">{raid_brings(&odds)}</p> })).into_any()
}

/// The war room with this attack, and the order.
pub(super) fn tools(desk: Desk) -> AnyView {
    let (march, session, clan) = (desk.march, desk.session, desk.clan);
    let war = move || {
        let goal = march.goal.get_untracked();
        let ends = goal.as_ref().map(|goal| [&goal.order.from, &goal.order.to].map(|end| Some(end.clone())));
        looks().hosts.set(ends.unwrap_or_default());
        let look = goal.and_then(|goal| session.glance(|state| battle(state, clan, &goal)));
        looks().battle.set(look);
        page::go(session.page(TablePage::War));
    };
    let wins = wins(march, session, clan);
    let attack = move || march.goal.with(|goal| goal.as_ref().is_some_and(|goal| goal.journey.attacks.is_some()));
    let room = move || {
        attack().then(|| {
            view! {
                <Button kind=ButtonKind::Tool label=say(keys::ER_TOOL_WAR) sign=Sign::Melee on_press=war />
                {move || wins.get().map(|wins| view! { <b aria-live="polite">{percent(wins)}</b> })}
            }
        })
    };
    let second = move || {
        let goal = march.goal.get()?;
        let key = if goal.journey.attacks.is_some() { keys::ER_ORDER_ATTACK } else { keys::ER_ORDER_TO };
        Some(named(key, goal.order.to.as_str()))
    };
    let order = move || {
        let Some(goal) = march.goal.get_untracked() else { return };
        if session.dispatch(Command::OrderMarch { realm: clan, order: goal.order }) == Done::Yes {
            march.to.set(None);
            march.stay.set(Vec::new());
        }
    };
    view! {
        {room}
        <Button
            kind=ButtonKind::Act
            label=say(keys::ER_ORDER_IT)
            second=Signal::derive(second)
            disabled=Signal::derive(move || march.goal.with(Option::is_none))
            on_press=order
        />
    }
    .into_any()
}
