//! Before a battle: what is fought and where, who is there; the armies are those of the war room.

use super::words::{called, of_side, weather};
use super::{Session, ask};
use crate::games::empire_reborn::field::command::Move;
use crate::games::empire_reborn::field::{Affair, ROLES};
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::season::Weather;
use crate::games::empire_reborn::model::troops::Printed;
use crate::games::empire_reborn::model::unit::Enchantment;
use crate::games::empire_reborn::person::{Person, PersonId};
use crate::games::empire_reborn::text::battle::whose as whose_army;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::odds::plan::{
    Choice, Lack, enchantable, lack, origins, places, plan, proposed, spell,
};
use crate::games::empire_reborn::views::odds::war::Look;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::row::SignLink;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::games::empire_reborn::looks::looks;
use crate::ui::games::empire_reborn::page::TablePage;
use crate::ui::games::empire_reborn::screens::parts::{head, own_stepper, select, toggle};
use crate::ui::games::empire_reborn::screens::war::drafted;
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

/// The weathers of a province, none first.
fn weathers() -> Vec<Option<Weather>> {
    std::iter::once(None).chain(Weather::ALL.iter().copied().map(Some)).collect()
}

/// Who may be there: the living of both Clans, and the Generals of the look.
fn people(session: Session, look: &Look) -> Vec<PersonId> {
    let clans = [look.attacker.clan, look.defender.clan];
    let led = [look.attacker.general, look.defender.general];
    session.glance(|state| {
        let here = state.living().filter(|(who, person)| {
            let own = person.clan().is_some_and(|clan| clans.contains(&clan));
            person.captor.is_none() && (own || led.contains(&Some(*who)))
        });
        here.map(|(who, _)| who).collect()
    })
}

/// The page.
pub(super) fn page(session: Session) -> AnyView {
    match looks().battle.get_untracked().or_else(|| drafted(session)) {
        Some(look) => prepared(session, look),
        None => nothing(session),
    }
}

fn nothing(session: Session) -> AnyView {
    view! {
        <div class="screen one er">
            {head(session, keys::ER_BATTLE, keys::ER_BATTLE_SUB)}
            <main class="body">
                <p class="sub2">{say(keys::ER_BATTLE_NONE)}</p>
                <div class="card rows">
                    <SignLink
                        href=session.href(TablePage::War)
                        sign=Sign::Melee
                        title=say(keys::ER_WAR)
                        sub=say(keys::ER_WAR_SUB)
                    />
                </div>
            </main>
            <Dock>
                <UndoTool />
            </Dock>
        </div>
    }
    .into_any()
}

fn prepared(session: Session, look: Look) -> AnyView {
    let naval = look.ground == Ground::Naval;
    let known = session.glance(|state| places(state, naval));
    let outlaws = looks().outlaws.get_untracked();
    let at = |all: &[Name], name: Option<&Name>| name.and_then(|name| all.iter().position(|one| one == name));
    let hosts = looks().hosts.get_untracked();
    // Outlaws are where they raid.
    let [meant, come] =
        if outlaws { hosts } else { session.journal.with_untracked(|table| proposed(table, &look, &hosts)) };
    let own = session.glance(|state| origins(state, look.attacker.clan, naval, come.as_ref()));
    let place = RwSignal::new(at(&known, meant.as_ref()).unwrap_or(0));
    let from = RwSignal::new(at(&own, come.as_ref()).unwrap_or(0));
    let (affair, sky) = (RwSignal::new(usize::from(outlaws)), RwSignal::new(0_usize));
    let everybody = people(session, &look);
    let present = RwSignal::new(everybody.iter().map(|who| (*who, true, false)).collect::<Vec<_>>());
    let spells = RwSignal::new(Vec::<(PersonId, Printed)>::new());
    let (creatures, legion, tv) = (RwSignal::new(0_usize), RwSignal::new(0_usize), RwSignal::new(6));
    let carried = RwSignal::new(1);
    let chosen = {
        let (known, own) = (known.clone(), own.clone());
        move || {
            let persons = present.get();
            Some(Choice {
                affair: if affair.get() == 0 { Affair::Battle } else { Affair::Raid },
                place: known.get(place.get())?.clone(),
                from: own.get(from.get()).cloned(),
                weather: weathers().get(sky.get()).copied().flatten(),
                persons: persons.into_iter().filter(|(_, here, _)| *here).map(|(who, _, forms)| (who, forms)).collect(),
                spells: spells.get(),
                shadowlands: chosen_side(creatures.get()),
                outlaws: outlaws.then_some(Role::Attacker),
                legion: chosen_side(legion.get()).zip(u8::try_from(tv.get()).ok()),
                naval: u8::try_from(carried.get()).unwrap_or(1),
            })
        }
    };
    let lacks = {
        let (look, chosen) = (look.clone(), chosen.clone());
        Memo::new(move |_| {
            let plan = chosen().map(|choice| session.glance(|state| plan(state, &look, &choice)));
            lack(plan.as_ref())
        })
    };
    let begin = {
        let look = look.clone();
        move || {
            let Some(choice) = untrack(&chosen) else { return };
            let plan = session.glance(|state| plan(state, &look, &choice));
            ask(session, Move::Begin { plan: Box::new(plan) });
        }
    };
    let attackers = if outlaws { Nature::Outlaws } else { Nature::Mortal };
    let choices = setting(&look, attackers, [(known, place), (own, from)], affair, sky);
    view! {
        <div class="screen one er">
            {head(session, keys::ER_BATTLE, keys::ER_BATTLE_SUB)}
            <main class="body">
                {move || lacks.get().map(|lack| lacking(session, lack))} {choices}
                <section class="card pad stack">
                    <h2>{say(keys::ER_BATTLE_WHO)}</h2>
                    {everybody.iter().map(|who| person(session, *who, present, naval)).collect_view()}
                    {everybody.iter().filter_map(|who| spell_of(session, &look, *who, spells)).collect_view()}
                    {move || floats(session, &spells.get()).then(|| own_stepper(say(keys::ER_BATTLE_NAVAL), carried, (1, 8)))}
                </section>
                <section class="card pad stack">{others(creatures, (legion, tv))}</section>
            </main>
            <Dock>
                <UndoTool />
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::ER_BATTLE_BEGIN)
                    disabled=Signal::derive(move || lacks.with(Option::is_some))
                    on_press=begin
                />
            </Dock>
        </div>
    }
    .into_any()
}

/// Why the battle cannot begin, and the way out.
fn lacking(session: Session, lack: Lack) -> AnyView {
    let (why, page, sign, to) = match lack {
        Lack::Sea => (keys::ER_BATTLE_NO_SEA, TablePage::Map, Sign::Board, keys::ER_MAP),
        Lack::Attackers => (keys::ER_BATTLE_NO_ATTACKER, TablePage::War, Sign::Melee, keys::ER_WAR),
        Lack::Defenders => (keys::ER_BATTLE_NO_DEFENDER, TablePage::War, Sign::Melee, keys::ER_WAR),
    };
    view! {
        <section class="card pad stack" role="status">
            <p>{say(why)}</p>
            <ButtonLink kind=ButtonKind::High href=session.href(page) label=say(to) sign=sign />
        </section>
    }
    .into_any()
}

/// Whether some of these spells give Naval, of which nobody has printed how much it carries.
fn floats(session: Session, spells: &[(PersonId, Printed)]) -> bool {
    let mantis = |who: PersonId| session.glance(|state| matches!(spell(state, who), Some((Enchantment::Mantis(_), _))));
    spells.iter().any(|(who, _)| mantis(*who))
}

/// A side by its place in a list that begins with none.
fn chosen_side(at: usize) -> Option<Role> {
    ROLES.get(at.checked_sub(1)?).copied()
}

/// Which side leads creatures of the Shadowlands, and whom the Emperor's own help, with the TV nobody printed.
fn others(creatures: RwSignal<usize>, (legion, tv): (RwSignal<usize>, RwSignal<i32>)) -> AnyView {
    let sides = || {
        let of = |role: Role| of_side(keys::ER_BATTLE_SIDE_ONLY, role);
        std::iter::once(say(keys::ER_NONE)).chain(ROLES.map(of)).collect::<Vec<String>>()
    };
    view! {
        {select(say(keys::ER_BATTLE_SHADOWLANDS), sides(), creatures)} {select(say(keys::ER_BATTLE_LEGION), sides(), legion)}
        {move || (legion.get() > 0).then(|| own_stepper(say(keys::ER_BATTLE_LEGION_TV), tv, (0, 12)))}
    }
    .into_any()
}

/// Upon which units a shugenja lays what the school teaches (ER-SCH); nothing for most.
fn spell_of(session: Session, look: &Look, who: PersonId, all: RwSignal<Vec<(PersonId, Printed)>>) -> Option<AnyView> {
    let clan = session.glance(|state| state.person(who).and_then(Person::clan));
    let attacks = clan == Some(look.attacker.clan) || look.attacker.general == Some(who);
    let side = if attacks { &look.attacker } else { &look.defender };
    let kinds = session.glance(|state| enchantable(state, who, &side.units, look.ground));
    let (_, most) = session.glance(|state| spell(state, who)).filter(|_| !kinds.is_empty())?;
    let words = kinds.iter().map(|kind| say(names::unit(*kind, Some(side.clan))));
    let words: Vec<String> = std::iter::once(say(keys::ER_NONE)).chain(words).collect();
    let label = Line::new(keys::ER_BATTLE_SPELL).with("name", called(session, who)).with("count", usize::from(most));
    let choose = move |at: usize| {
        all.update(|all| {
            all.retain(|(one, _)| *one != who);
            let kind = at.checked_sub(1).and_then(|at| kinds.get(at));
            all.extend(kind.map(|kind| (who, *kind)));
        });
    };
    let chosen = RwSignal::new(0_usize);
    Some(
        view! {
            <Select
                label=say(label)
                answers=Signal::stored(words)
                chosen=chosen
                on_choose=move |at: usize| {
                    chosen.set(at);
                    choose(at);
                }
            />
        }
        .into_any(),
    )
}

/// What is fought, where, from where, under which sky; and both armies as they were looked at.
fn setting(
    look: &Look,
    attackers: Nature,
    [(known, place), (own, from)]: [(Vec<Name>, RwSignal<usize>); 2],
    affair: RwSignal<usize>,
    sky: RwSignal<usize>,
) -> AnyView {
    let words = |all: &[Name]| all.iter().map(|name| name.to_string()).collect::<Vec<String>>();
    let affairs: Vec<String> = [Affair::Battle, Affair::Raid]
        .map(|one| say(Line::new(keys::ER_BATTLE_AFFAIR).with("affair", one.name())))
        .to_vec();
    let skies: Vec<String> = weathers().into_iter().map(weather).collect();
    let army = |role: Role| {
        let side = match role {
            Role::Attacker => &look.attacker,
            Role::Defender => &look.defender,
        };
        let units = side.units.iter().filter(|(_, count)| *count > 0);
        let units: Vec<String> = units.map(|(kind, count)| say(names::units(*kind, Some(side.clan), *count))).collect();
        let units = if units.is_empty() { say(keys::ER_BATTLE_NO_UNITS) } else { units.join(", ") };
        let nature = if role == Role::Attacker { attackers } else { Nature::Mortal };
        let whose = say(whose_army(side.clan, nature));
        view! { <p>{of_side(keys::ER_BATTLE_ARMY, role)} " " {whose} ": " {units}</p> }
    };
    let label = |key: Key| say(key);
    let from_list = (!own.is_empty()).then(|| {
        view! {
            <Select
                label=label(keys::ER_BATTLE_FROM)
                answers=Signal::stored(words(&own))
                chosen=from
                on_choose=move |at: usize| from.set(at)
            />
        }
    });
    view! {
        <section class="card pad stack">
            {ROLES.map(army)} {select(label(keys::ER_BATTLE_WHAT), affairs, affair)}
            {select(label(keys::ER_BATTLE_WHERE), words(&known), place)} {from_list}
            {select(label(keys::ER_BATTLE_WEATHER), skies, sky)}
        </section>
    }
    .into_any()
}

/// Whether somebody is there, and whether he forms a unit.
fn person(session: Session, who: PersonId, all: RwSignal<Vec<(PersonId, bool, bool)>>, naval: bool) -> AnyView {
    let name = called(session, who);
    let now = move || all.with(|all| all.iter().find(|(one, ..)| *one == who).copied());
    let set = move |change: fn(&mut (PersonId, bool, bool), bool), on: bool| {
        all.update(|all| all.iter_mut().filter(|(one, ..)| *one == who).for_each(|one| change(one, on)));
    };
    let able = session.glance(|state| state.person(who).is_some_and(|person| person.character.may_form_a_unit()));
    let here = Signal::derive(move || now().is_some_and(|(_, here, _)| here));
    let forms = Signal::derive(move || now().is_some_and(|(_, _, forms)| forms));
    let unit = (able && !naval).then(|| {
        let label = say(Line::new(keys::ER_BATTLE_FORMS).with("name", name.clone()));
        toggle(label, [keys::ER_NO, keys::ER_YES], forms, move |on| {
            set(
                |one, on| {
                    one.2 = on;
                    one.1 |= on;
                },
                on,
            );
        })
    });
    view! {
        {toggle(name, [keys::ER_BATTLE_AWAY, keys::ER_BATTLE_HERE], here, move |on| {
            set(
                |one, on| {
                    one.1 = on;
                    one.2 &= on;
                },
                on,
            );
        })}
        {unit}
    }
    .into_any()
}
