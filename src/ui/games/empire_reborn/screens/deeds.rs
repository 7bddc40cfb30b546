//! What two Characters do against one another, with its odds now: who succeeds, who dies, what it does to Honor; then the
//! dice of both.

use super::parts::{head, select_of, select_person, toggle, too_few_persons};
use super::post::{order_key, roll_key};
use super::roller::{Roller, keypad, slots};
use super::text::{named, percent, person, pool, tenth};
use crate::games::empire_reborn::command::Command;
use crate::games::empire_reborn::lessons::Lesson;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::person::{Deed, Person, PersonId};
use crate::games::empire_reborn::post::Errand;
use crate::games::empire_reborn::rules::deeds::{Crime, Presence};
use crate::games::empire_reborn::rules::odds::duel::Conduct;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::odds::deed::{Odds, exploits, odds_with};
use crate::games::empire_reborn::world::command::Decree;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::dock::Dock;
use crate::ui::games::empire_reborn::looks::{lesson_card, looks};
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::session::{Session, session};
use crate::ui::measure::measured;
use crate::ui::page;
use crate::ui::table::session::Done;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// What can be chosen; the ring of a contest is chosen beside it.
static DEEDS: [Deed; 9] = [
    Deed::Duel,
    Deed::BattleDuel,
    Deed::Contest(Ring::Fire),
    Deed::Assassination,
    Deed::Denouncing(Presence::Present),
    Deed::Denouncing(Presence::Absent),
    Deed::Uncovering(Crime::Assassination),
    Deed::Uncovering(Crime::Forgery),
    Deed::Investigation,
];

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let (kind, ring) = (RwSignal::new(Deed::Duel), RwSignal::new(Ring::Fire));
    let first = looks().actor.get_untracked();
    let living = session.glance(|state| state.living().map(|(who, _)| who).collect::<Vec<_>>());
    let actor = RwSignal::new(first.or_else(|| living.first().copied()));
    // Whoever is acted against is chosen by the players alone: one tap too many must not kill anybody.
    let target = RwSignal::new(looks().target.get_untracked().filter(|one| living.contains(one)));
    // A champion is looked for once: the next deed has none.
    let chosen = RwSignal::new(looks().champion.try_update(Option::take).flatten());
    let deed = Memo::new(move |_| match kind.get() {
        Deed::Contest(_) => Deed::Contest(ring.get()),
        other => other,
    });
    let cheats = [RwSignal::new(false), RwSignal::new(false)];
    // Nobody cheats in anything but a duel or a contest; in the middle of a battle only against the rules (ER-DUE-4).
    let court = move || matches!(kind.get(), Deed::Duel | Deed::Contest(_));
    let may = move || court() || kind.get() == Deed::BattleDuel;
    let conduct =
        Memo::new(move |_| cheats.map(|cheats| if may() && cheats.get() { Conduct::Cheats } else { Conduct::Fair }));
    // Whoever is challenged may have somebody else fight (ER-DUE-5).
    let champion =
        Memo::new(move |_| chosen.get().filter(|who| court() && target.get().is_some_and(|one| one != *who)));
    let against = Signal::derive(move || champion.get().or(target.get()));
    let exploit = move || {
        let both = actor.get().zip(against.get());
        both.is_some_and(|both| session.glance(|state| exploits(state, deed.get(), both.into())) != [0; 2])
    };
    // Who trades Honor for dice is asked before the roll, step by step as cheating is; so does a champion fight.
    let step_by_step = move || conduct.get() != [Conduct::Fair; 2] || champion.get().is_some() || exploit();
    let changed = session.part(|table| table.cursor());
    let found = Memo::new(move |_| {
        changed.get();
        let (deed, both, conduct) = (deed.get(), [actor.get()?, against.get()?], conduct.get());
        measured("deed-odds", || session.glance(|state| odds_with(state, deed, both, conduct)))
    });
    let rulings = session.part(|table| *table.state().rulings());
    let rulings = Signal::derive(move || rulings.get());
    let roller = |at: usize| {
        Roller::new(Signal::derive(move || found.with(|found| found.as_ref().map(|odds| odds.pools[at]))), rulings)
    };
    let rollers = [roller(0), roller(1)];
    let at = RwSignal::new(0_usize);
    let called = move |who: Signal<Option<PersonId>>| {
        Signal::derive(move || {
            who.get().map_or_else(|| say(keys::ER_NOBODY), |who| session.glance(|state| person(state, who)))
        })
    };
    // The other's dice are next once one's own are whole.
    Effect::new(move |_| {
        if rollers[0].is_whole() && at.get_untracked() == 0 {
            at.set(1);
        }
    });
    let same = move || {
        actor.get().is_none() || against.get().is_none() || [target.get(), against.get()].contains(&actor.get())
    };
    let ordered = move || {
        let both = actor.get().zip(target.get()).filter(|(one, other)| one != other)?;
        session.glance(|state| {
            let (one, other) = (state.person(both.0)?, state.person(both.1)?);
            let kept = |one: &Person| one.clan().filter(|clan| state.realm(*clan).is_some());
            let (deed, actor, target) = (deed.get(), one.name.clone(), other.name.clone());
            if let Some(champion) = champion.get().and_then(|who| state.person(who)) {
                // It is the challenged who names a champion.
                let champion = champion.name.clone();
                return Some((kept(other)?, Errand::Champion { deed, actor: target, target: actor, champion }));
            }
            let own = kept(one)?;
            Some(match conduct.get() {
                [Conduct::Cheats, _] => (own, Errand::Cheat { deed, actor, target }),
                [Conduct::Fair, _] => (own, Errand::Deed { deed, actor, target }),
            })
        })
    };
    let ready = move || {
        let whole = |roller: &Roller| roller.is_whole() || roller.is_empty();
        !same() && (step_by_step() || rollers.iter().all(whole))
    };
    let act = move || {
        let both = actor.get_untracked().zip(against.get_untracked());
        let Some((actor, against)) = both else { return };
        let (deed, conduct) = (deed.get_untracked(), conduct.get_untracked());
        let command = if !untrack(step_by_step) {
            Command::Act { deed, actor, target: against, dice: [rollers[0].dice(), rollers[1].dice()] }
        } else {
            let challenged = champion.get_untracked().and(target.get_untracked());
            Command::Challenge { deed, duelists: [actor, against], conduct, challenged }
        };
        let done = session.dispatch(command);
        if done == Done::Yes {
            rollers.iter().for_each(|roller| roller.clear());
            at.set(0);
            if session.glance(|state| !state.open().is_empty()) {
                page::go(session.page(TablePage::Queue));
            }
        }
    };
    let second = move || {
        if step_by_step() {
            return Some(say(keys::ER_STEP_BY_STEP));
        }
        let empty = rollers.iter().filter(|roller| roller.is_empty()).count();
        Some(match empty {
            0 => say(keys::ER_DICE_TYPED),
            1 => say(keys::ER_APP_ROLLS_ONE),
            _ => say(keys::ER_APP_ROLLS),
        })
    };
    let ring_select = move || {
        let contest = matches!(kind.get(), Deed::Contest(_));
        contest.then(|| select_of(say(keys::ER_WHICH_RING), Ring::ALL, |one| say(names::ring(one)), ring))
    };
    let card = move || found.with(|found| found.as_ref().map(|odds| told(session, odds, [actor.get(), against.get()])));
    let at_hand = Signal::derive(move || rollers.get(at.get()).copied());
    let slot = move |place: usize, who: Signal<Option<PersonId>>| {
        slots(rollers[place], called(who), Signal::derive(move || at.get() == place), move || at.set(place))
    };
    let cheat = move |at: usize, who: Signal<Option<PersonId>>| {
        let name = who.get().map_or_else(|| say(keys::ER_NOBODY), |who| session.glance(|state| person(state, who)));
        let (on, words) = (cheats[at], [keys::ER_CHEATS_NO, keys::ER_CHEATS_YES]);
        toggle(named(keys::ER_CHEATS, name), words, on.into(), move |to| on.set(to))
    };
    let refuses = move || {
        let both = actor.get().zip(target.get()).filter(|(one, other)| one != other && court())?;
        Some(refusal(session, deed.get(), both.into()))
    };
    let cheating = move || (may() && !same()).then(|| (cheat(0, actor.into()), cheat(1, against)));
    view! {
        <div class="screen one er">
            {head(session, keys::ER_DEEDS, keys::ER_DEEDS_SUB)}
            <main class="body">
                {lesson_card(session, &[Lesson::Deed])}
                {too_few_persons(session)}
                <section class="card pad stack">
                    {select_of(say(keys::ER_WHICH_DEED), &DEEDS, |one| say(names::deed(one)), kind)} {ring_select}
                    {select_person(session, keys::ER_ACTS, actor)} {select_person(session, keys::ER_AGAINST, target)}
                    {move || court().then(|| select_person(session, keys::ER_CHAMPION, chosen))} {cheating}
                    {refuses}
                </section>
                {card}
                <section class="card" aria-label=say(keys::ER_ROLLS) hidden=move || same() || step_by_step()>
                    {slot(0, actor.into())} {slot(1, against)} <div class="pad">{keypad(at_hand)}</div>
                </section>
            </main>
            <Dock>
                <UndoTool />
                {order_key(session, ordered)}
                {roll_key(session, second, ready, act)}
            </Dock>
        </div>
    }
    .into_any()
}

/// The key with which the second of two refuses the duel or contest with the first.
pub(super) fn refusal(session: Session, deed: Deed, [against, who]: [PersonId; 2]) -> AnyView {
    let refuse = Decree::Refuse { deed, who, against };
    let label = named(keys::ER_REFUSES, session.glance(|state| person(state, who)));
    let press = move || _ = session.dispatch(Command::World(refuse.clone()));
    view! { <Button label=label on_press=press /> }.into_any()
}

/// The odds: the chance big, a bar, and what it means for both.
fn told(session: Session, odds: &Odds, both: [Option<PersonId>; 2]) -> AnyView {
    let name = |at: usize| both[at].map_or_else(String::new, |who| session.glance(|state| person(state, who)));
    let deaths = (0..2).filter(|at| odds.dies[*at] > 0.0).map(|at| {
        let line = Line::new(keys::ER_ODDS_DIES).with("name", name(at)).with("chance", percent(odds.dies[at]));
        view! { <li>{say(line)}</li> }
    });
    let caught = (0..2).filter(|at| odds.caught[*at] > 0.0).map(|at| {
        let line = Line::new(keys::ER_ODDS_CAUGHT).with("name", name(at)).with("chance", percent(odds.caught[at]));
        view! { <li>{say(line)}</li> }
    });
    let honor = (0..2).filter_map(|at| {
        let line = Line::new(keys::ER_ODDS_HONOR).with("name", name(at)).with("honor", tenth(odds.honor[at]?));
        Some(view! { <li>{say(line)}</li> })
    });
    let tie = (odds.tie > 0.0)
        .then(|| view! { <li>{say(Line::new(keys::ER_ODDS_TIE).with("chance", percent(odds.tie)))}</li> });
    let pools = Line::new(keys::ER_ODDS_POOLS).with("one", pool(odds.pools[0])).with("other", pool(odds.pools[1]));
    let width = format!("{:.1}%", odds.succeeds * 100.0);
    view! {
        <section class="card pad stack" role="status">
            <div class="lead2">
                <b class="big">{percent(odds.succeeds)}</b>
                <p>{named(keys::ER_ODDS_SUCCEEDS, name(0))}</p>
            </div>
            <div class="er-bar" aria-hidden="true"><i style:width=width></i></div>
            <ul class="er-list">{deaths.collect_view()} {caught.collect_view()} {honor.collect_view()} {tie}</ul>
            <p class="sub2">{say(pools)}</p>
        </section>
    }
    .into_any()
}
