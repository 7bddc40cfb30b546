//! The war room: a battle as it would be. One bar of four ends, both armies as counts, losses and survivors, and what
//! would turn it.

mod side;

use super::foresee::foresee;
use super::parts::{head, select_of};
use super::text::{clan as clan_name, counted, named, percent, tenth};
use crate::games::empire_reborn::Table;
use crate::games::empire_reborn::model::army::Role;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::rules::odds::forecast::Forecast;
use crate::games::empire_reborn::rules::odds::simulation::{ENOUGH, Play, Simulation, Tally};
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::arrival::met;
use crate::games::empire_reborn::views::odds::war::{
    Foresight, Look, NoOutlook, Outlook, ROUNDS, Side, Turn, field, hosts, leader, on_ground, turns,
};
use crate::kernel::by::Small;
use crate::kernel::chance::Seed;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::row::RowText;
use crate::ui::games::empire_reborn::looks::{looked_at, looks};
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::later::{after_paint, soon};
use crate::ui::measure::measured;
use crate::ui::page;
use crate::ui::table::keeper;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;
use side::side;
use std::cell::RefCell;
use std::rc::Rc;

/// Battles played between two looks at the screen.
const BEAT: u32 = 250;

static GROUNDS: [Ground; 4] = [Ground::Open, Ground::Pass, Ground::Landing, Ground::Naval];

/// The battle that is looked at first, and where its armies stand: where others stand beside an army of the realm that one,
/// else the largest army against some Bushi.
fn first(table: &Table, clan: Clan) -> (Look, [Option<Name>; 2]) {
    let state = table.state();
    if let Some(met) = met(table, clan).into_iter().next() {
        return (met.look, [Some(met.place.clone()), Some(met.place)]);
    }
    let (place, units) = hosts(state, clan, (Role::Attacker, Ground::Open)).into_iter().next().unzip();
    let other = if clan == Clan::Crab { Clan::Crane } else { Clan::Crab };
    let units = units.unwrap_or_else(|| vec![(Printed::Bushi, 5)]);
    let look = Look {
        attacker: Side { clan, units, general: leader(state, clan) },
        defender: Side { clan: other, units: vec![(Printed::Bushi, 5)], general: leader(state, other) },
        ground: Ground::Open,
        season: state.season(),
    };
    (look, [place, None])
}

/// What is shown of the battle.
#[derive(Clone, Debug, PartialEq)]
enum Found {
    /// It is being reckoned: so much in percent.
    Runs(u8),
    /// It was stopped.
    Stopped,
    /// Exact.
    Exact(Box<Outlook>),
    /// Played so many times.
    About(Box<Tally>),
    /// Not at all.
    No(NoOutlook),
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let clan = looked_at(session).get_untracked();
    let kept = looks().battle;
    looks().outlaws.set(false);
    let start = kept.get_untracked().or_else(|| drafted(session)).filter(|look| look.attacker.clan == clan);
    let look = RwSignal::new(start.unwrap_or_else(|| {
        let (look, hosts) = session.journal.with_untracked(|table| first(table, clan));
        looks().hosts.set(hosts);
        look
    }));
    let found = RwSignal::new(Found::Runs(0));
    let better = RwSignal::new(None::<Vec<(Turn, f64)>>);
    Effect::new(move |before: Option<()>| {
        let now = look.get();
        kept.set(Some(now.clone()));
        if before.is_some() {
            draft(session, &now);
        }
        better.set(None);
        found.set(Found::Runs(0));
        // What was tapped is painted before it is reckoned.
        after_paint(move || {
            if look.try_get_untracked() != Some(now.clone()) {
                return;
            }
            match session.glance(|state| Foresight::new(state, &now)) {
                Ok(foresight) => reckon(look, now, found, foresight),
                Err(NoOutlook::TooLarge | NoOutlook::WallsUnderSiege) => play(session, look, now, found),
                Err(why) => _ = found.try_set(Found::No(why)),
            }
        });
    });
    let seek = move || {
        let now = look.get_untracked();
        after_paint(move || _ = better.try_set(Some(session.glance(|state| turns(state, &now)))));
    };
    let season = RwSignal::new(look.with_untracked(|look| look.season));
    let at = |ground: Ground| GROUNDS.iter().position(|one| *one == ground).unwrap_or(0);
    let ground = RwSignal::new(at(look.with_untracked(|look| look.ground)));
    Effect::new(move |_| {
        let (season, ground) = (season.get(), GROUNDS[ground.get().min(GROUNDS.len() - 1)]);
        if look.with_untracked(|look| look.season != season || look.ground != ground) {
            // At sea others meet than ashore.
            if look.with_untracked(|look| (look.ground == Ground::Naval) != (ground == Ground::Naval)) {
                looks().hosts.set([None, None]);
            }
            look.update(|look| {
                *look = session.glance(|state| on_ground(state, &Look { season, ..look.clone() }, ground));
            });
        }
    });
    let grounds: Vec<String> = ["open", "pass", "landing", "naval"]
        .into_iter()
        .map(|id| say(Line::new(keys::ER_GROUND).with("ground", id)))
        .collect();
    let outcome = move || found.with(|now| told(&look.get(), now, (look, found)));
    let rows = move || {
        better.get().map(|all| {
            let none = all.is_empty().then(|| view! { <p class="pad sub2">{say(keys::ER_NOTHING_TURNS)}</p> });
            let row = |(turn, wins): (Turn, f64)| {
                let chance = percent(wins);
                view! { <RowText title=say(turn_key(turn)) trailing=move || view! { <b>{chance.clone()}</b> } /> }
            };
            view! { <div class="rows">{all.into_iter().map(row).collect_view()} {none}</div> }
        })
    };
    view! {
        <div class="screen one er">
            {head(session, keys::ER_WAR, keys::ER_WAR_SUB)}
            <main class="body">
                <section class="card pad stack" role="status">{outcome}</section>
                {side(session, look, Role::Attacker)} {side(session, look, Role::Defender)}
                <section class="card pad stack">
                    {super::parts::select(say(keys::ER_GROUND_LABEL), grounds, ground)}
                    {select_of(say(keys::ER_SEASON_LABEL), Season::ALL, |one| say(names::season(one)), season)}
                </section>
                <section class="card">
                    <div class="ordh">
                        <h2>{say(keys::ER_WHAT_TURNS)}</h2>
                        <Button label=say(keys::ER_SHOW) on_press=seek />
                    </div>
                    {rows}
                </section>
            </main>
            <Dock>
                <UndoTool />
                <span class="grow sub2">{say(keys::ER_WAR_ONLY_LOOK)}</span>
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::ER_BATTLE_TO_TABLE)
                    on_press=move || page::go(session.page(TablePage::Battle))
                />
            </Dock>
        </div>
    }
    .into_any()
}

const fn turn_key(turn: Turn) -> Key {
    match turn {
        Turn::OpenGround => keys::ER_TURN_OPEN,
        Turn::Tactician => keys::ER_TURN_TACTICIAN,
        Turn::Scouts => keys::ER_TURN_SCOUTS,
        Turn::NextSeason => keys::ER_TURN_SEASON,
        Turn::Bushi => keys::ER_TURN_BUSHI,
    }
}

/// Reckons the battle until there is another to look at, or somebody stops it.
fn reckon(look: RwSignal<Look>, now: Look, found: RwSignal<Found>, foresight: Foresight) {
    // The screen may be left by then.
    let waits = move || {
        let runs = found.try_with_untracked(|found| matches!(found, Found::Runs(_))) == Some(true);
        runs && look.try_get_untracked().as_ref() == Some(&now)
    };
    let so_far = move |percent| _ = found.try_set(Found::Runs(percent));
    foresee(foresight, waits, so_far, move |outlook| _ = found.try_set(Found::Exact(Box::new(outlook))));
}

/// How far it is, and a key that stops it, where it is no matter of a moment.
fn running(done: u8, found: RwSignal<Found>) -> AnyView {
    let stop = move || found.set(Found::Stopped);
    let long = (done > 0).then(|| {
        let shown = percent(f64::from(done) / 100.0);
        view! { <p aria-hidden="true">{shown}</p> <Button label=say(keys::ER_RECKON_STOP) on_press=stop /> }
    });
    view! { <div class="rowx apart"><p>{say(keys::ER_RECKONING)}</p> {long}</div> }.into_any()
}

/// It was stopped, and can be begun again.
fn stopped(look: RwSignal<Look>) -> AnyView {
    view! {
        <div class="rowx apart">
            <p>{say(keys::ER_RECKON_STOPPED)}</p>
            <Button label=say(keys::ER_RECKON_AGAIN) on_press=move || look.update(|_| ()) />
        </div>
    }
    .into_any()
}

/// Plays the battle many times, some at a time, until there is another to look at.
fn play(session: Session, look: RwSignal<Look>, now: Look, found: RwSignal<Found>) {
    match session.glance(|state| field(state, &now)) {
        Err(why) => _ = found.try_set(Found::No(why)),
        Ok((field, strength)) => {
            let simulation = Simulation::new(&field, &strength, Play::Full, ROUNDS, Seed(keeper::random()));
            beat(look, now, found, Rc::new(RefCell::new(simulation)));
        }
    }
}

fn beat(look: RwSignal<Look>, now: Look, found: RwSignal<Found>, simulation: Rc<RefCell<Simulation>>) {
    if look.try_get_untracked() != Some(now.clone()) {
        return;
    }
    measured("battle-plays", || simulation.borrow_mut().run(BEAT));
    let tally = simulation.borrow().tally().clone();
    let goes_on = tally.battles < ENOUGH;
    // The screen may be left by then.
    if found.try_set(Found::About(Box::new(tally))).is_none() && goes_on {
        soon(move || beat(look, now, found, simulation));
    }
}

/// What is shown of the battle.
fn told(look: &Look, found: &Found, signals: (RwSignal<Look>, RwSignal<Found>)) -> AnyView {
    match found {
        Found::Runs(done) => running(*done, signals.1),
        Found::Stopped => stopped(signals.0),
        Found::No(why) => {
            let key = match why {
                NoOutlook::NoUnits => keys::ER_WAR_NO_UNITS,
                NoOutlook::OutOfPlace => keys::ER_WAR_OUT_OF_PLACE,
                NoOutlook::TooLarge | NoOutlook::WallsUnderSiege => keys::ER_WAR_TOO_LARGE,
            };
            view! { <p>{say(key)}</p> }.into_any()
        }
        Found::Exact(exact) => outcome(look, &exact.forecast, how_exact(exact)),
        Found::About(tally) => outcome(look, &tally.forecast(), how_played(tally)),
    }
}

/// What the exact odds leave out.
fn how_exact(exact: &Outlook) -> String {
    let parts = exact.left_out.iter().map(|part| say(Line::new(keys::ER_LEFT_OUT_PART).with("part", part.name())));
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() {
        say(keys::ER_EXACT)
    } else {
        say(Line::new(keys::ER_EXACT_WITHOUT).with("parts", parts.join(", ")))
    }
}

/// How well battles that were played tell the chance of the attacker.
fn how_played(tally: &Tally) -> String {
    let wins = tally.wins(Role::Attacker);
    let line = Line::new(keys::ER_ABOUT).with("low", percent(wins.low)).with("high", percent(wins.high));
    format!("{} {}", say(line), counted(keys::ER_PLAYED, tally.battles))
}

/// The outcome: the chance big, one bar of four ends, losses and survivors.
fn outcome(look: &Look, forecast: &Forecast, how: String) -> AnyView {
    let (mine, theirs) = (clan_name(look.attacker.clan), clan_name(look.defender.clan));
    let ends = [
        (*forecast.destroyed.get(Role::Defender), "a2", named(keys::ER_END_DESTROYED, theirs.clone())),
        (*forecast.retreats.get(Role::Defender), "a1", named(keys::ER_END_FLEES, theirs.clone())),
        (*forecast.retreats.get(Role::Attacker), "b1", named(keys::ER_END_FLEES, mine.clone())),
        (*forecast.destroyed.get(Role::Attacker), "b2", named(keys::ER_END_DESTROYED, mine.clone())),
    ];
    let sides = [(Role::Attacker, mine.clone()), (Role::Defender, theirs)]
        .map(|(role, name)| losses(name, forecast.losses(role), forecast.left.get(role)));
    view! {
        <div class="lead2">
            <b class="big">{percent(forecast.wins(Role::Attacker))}</b>
            <p>{named(keys::ER_WINS, mine)} " " <span class="sub2">{how}</span></p>
        </div>
        {bar(&ends)} <div class="surv">{sides}</div>
    }
    .into_any()
}

/// The four ends as one bar, and as a list for ears and for parts too narrow for their words.
fn bar(ends: &[(f64, &'static str, String)]) -> AnyView {
    let part = |(chance, class, _): &(f64, &'static str, String)| {
        let chance = *chance;
        let shown = (chance >= 0.12).then(|| percent(chance));
        (chance > 0.0).then(|| view! { <i class=*class style:flex=format!("{chance:.4}")>{shown}</i> })
    };
    let row = |(chance, class, name): &(f64, &'static str, String)| {
        let line = Line::new(keys::ER_END_CHANCE).with("name", name.clone()).with("chance", percent(*chance));
        view! { <li><i class=*class aria-hidden="true"></i> {say(line)}</li> }
    };
    let parts = ends.iter().map(part).collect_view();
    view! {
        <div class="out" aria-hidden="true">{parts}</div>
        <ul class="er-list ends">{ends.iter().filter(|(chance, ..)| *chance > 0.0).map(row).collect_view()}</ul>
    }
    .into_any()
}

/// What a side loses, and how many are left, as bars.
fn losses(name: String, lost: f64, left: &[f64]) -> AnyView {
    let most = left.iter().copied().fold(1e-9, f64::max);
    let all = left.len().saturating_sub(1);
    let expected = all.saturating_sub(usize::try_from(lost.round() as i64).unwrap_or(0));
    let bars = left.iter().enumerate().map(|(at, chance)| {
        view! { <i class:m=at == expected style:height=format!("{:.1}%", chance / most * 100.0)></i> }
    });
    let line = Line::new(keys::ER_LOSES).with("name", name).with("lost", tenth(lost)).with("all", all);
    view! {
        <div>
            <p>{say(line)}</p>
            <div class="er-posts" aria-hidden="true">{bars.collect_view()}</div>
            <p class="haxis" aria-hidden="true"><span>{counted(keys::ER_LEFT, 0)}</span> <span>{all}</span></p>
        </div>
    }
    .into_any()
}

/// The battle that was looked at last in this turn, as this device kept it.
pub fn drafted(session: Session) -> Option<Look> {
    let (turn, look): (u16, Look) = keeper::tables().private(&session.id())?;
    (turn == session.glance(|state| state.turn())).then_some(look)
}

/// Keeps the battle that is looked at on this device: nobody likes to tap in an army twice.
fn draft(session: Session, look: &Look) {
    let turn = session.glance(|state| state.turn());
    // What cannot be kept now is tapped in once more.
    let _ = keeper::tables().keep_private(&session.id(), &(turn, look));
}

/// Forgets the battle that was looked at: it was fought.
pub fn forget(session: Session) {
    looks().battle.set(None);
    looks().hosts.set([None, None]);
    looks().outlaws.set(false);
    // What cannot be taken away now is written over by the next.
    let _ = keeper::tables().forget_private(&session.id());
}
