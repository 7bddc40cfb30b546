//! What is known of a place: it is typed in step by step, and joined with others.

use crate::games::empire_reborn::chart::{Ground, MOST_MUSTERED, Place};
use crate::games::empire_reborn::command::{Command, Survey};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::season::Security;
use crate::games::empire_reborn::rules::muster::MUSTER_LIMIT;
use crate::games::empire_reborn::text::names;
use crate::games::empire_reborn::views::map::CLANS_AND_NOBODY;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::kernel::name::Name;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::row::RowText;
use crate::ui::components::text_field::TextField;
use crate::ui::games::empire_reborn::screens::parts::{own_stepper, select, select_of, stepper};
use crate::ui::games::empire_reborn::screens::text::clan as clan_name;
use crate::ui::games::empire_reborn::session::Session;
use crate::ui::texts::say;
use crate::words::empire_reborn as keys;
use leptos::prelude::*;

fn clan_or_nobody(clan: Option<Clan>) -> String {
    clan.map_or_else(|| say(keys::ER_NOBODY), clan_name)
}

/// The sheet of a place; of a new one where it has no name.
pub(super) fn place(session: Session, name: Option<&Name>, done: Callback<()>) -> AnyView {
    let old = session.glance(|state| name.and_then(|name| state.chart().place(name).cloned()));
    let more = old.clone().map(|old| {
        let name = old.name.clone();
        let off = move || {
            done.run(());
            session.dispatch(Command::Survey(Survey::Drop { name: name.clone() }));
        };
        view! { {sight(session, &old)} {links(session, &old)} <Button label=say(keys::ER_MAP_DROP) on_press=off /> }
    });
    view! { {form(session, old, done)} {more} }.into_any()
}

/// Its name and what it is.
fn form(session: Session, old: Option<Place>, done: Callback<()>) -> AnyView {
    let ground = old.as_ref().map_or(Ground::UNKNOWN, |old| old.ground);
    let (owner, security, production, muster) = match ground {
        Ground::Province { owner, security, production, muster } => (owner, security, production, muster),
        Ground::Sea => (None, Security::Open, None, None),
    };
    let text = RwSignal::new(old.as_ref().map_or_else(String::new, |old| old.name.to_string()));
    let sea = RwSignal::new(usize::from(ground.is_sea()));
    let (owner, security) = (RwSignal::new(owner), RwSignal::new(security));
    let production = RwSignal::new(production.map(i32::from));
    let muster = RwSignal::new(i32::from(muster.unwrap_or(MUSTER_LIMIT)));
    let made = move || {
        let name = Name::new(&text.get()).ok()?;
        let limit = u8::try_from(muster.get()).ok().filter(|limit| *limit != MUSTER_LIMIT);
        let ground = match sea.get() {
            0 => Ground::Province {
                owner: owner.get(),
                security: security.get(),
                production: production.get().and_then(|koku| u16::try_from(koku).ok()),
                muster: limit,
            },
            _ => Ground::Sea,
        };
        Some((name, ground))
    };
    // What a realm that is kept here knows itself is changed there.
    let kept = old.as_ref().is_some_and(|old| {
        session.glance(|state| state.realms().iter().any(|realm| realm.province(&old.name).is_some()))
    });
    let was = old.map(|old| old.name);
    let keep = move || {
        let Some((name, ground)) = untrack(made) else { return };
        let survey = Survey::Place { was: was.clone(), name, ground };
        session.dispatch_then(Command::Survey(survey), move || done.run(()));
    };
    let koku = Signal::derive(move || production.get());
    let province = move || {
        (sea.get() == 0).then(|| {
            let own = (!kept).then(|| {
                view! {
                    {select_of(say(keys::ER_MAP_OWNER), &CLANS_AND_NOBODY, clan_or_nobody, owner)}
                    {select_of(say(keys::ER_SECURITY_LABEL), Security::ALL, |one| say(names::security(one)), security)}
                    {stepper(say(keys::ER_EDIT_PRODUCTION), koku, (0, 999), move |to| production.set(Some(to)))}
                }
            });
            view! {
                {own} {kept.then(|| view! { <p class="sub2">{say(keys::ER_MAP_KEPT)}</p> })}
                {own_stepper(say(keys::ER_MAP_LIMIT), muster, (0, MOST_MUSTERED.into()))}
            }
        })
    };
    view! {
        <TextField label=say(keys::ER_NAME) value=text maxlength=60 on_input=move |new: String| text.set(new) />
        {select(say(keys::ER_MAP_KIND), vec![say(keys::ER_MAP_PROVINCE), say(keys::ER_MAP_SEA)], sea)} {province}
        <footer>
            <Button
                kind=ButtonKind::Act
                label=say(keys::ER_KEEP)
                disabled=Signal::derive(move || made().is_none())
                on_press=keep
            />
        </footer>
    }
    .into_any()
}

/// Who is seen there now.
fn sight(session: Session, place: &Place) -> AnyView {
    let clan = RwSignal::new(place.seen.and_then(|seen| seen.clan));
    let units = RwSignal::new(place.seen.and_then(|seen| seen.units).map(i32::from));
    let name = place.name.clone();
    let press = move || {
        let units = units.get_untracked().and_then(|units| u16::try_from(units).ok());
        session.dispatch(Command::Survey(Survey::Sight { place: name.clone(), clan: clan.get_untracked(), units }));
    };
    let count = Signal::derive(move || units.get());
    view! {
        <section class="stack">
            <h3>{say(keys::ER_MAP_SIGHT)}</h3>
            {select_of(say(keys::ER_MAP_WHOSE), &CLANS_AND_NOBODY, clan_or_nobody, clan)}
            {move || {
                clan.get().map(|_| stepper(say(keys::ER_EDIT_COUNT), count, (0, 999), move |to| units.set(Some(to))))
            }}
            <Button label=say(keys::ER_MAP_SEEN_NOW) on_press=press />
        </section>
    }
    .into_any()
}

/// What joins it with others: taken away, or added.
fn links(session: Session, place: &Place) -> AnyView {
    let name = place.name.clone();
    let around = {
        let name = name.clone();
        session.part(move |table| {
            let ways = table.state().chart().ways.iter();
            ways.filter_map(|way| Some((way.beyond(&name)?.clone(), way.kind))).collect::<Vec<_>>()
        })
    };
    let row = {
        let name = name.clone();
        move |(other, kind): (Name, LinkKind)| {
            let between = [name.clone(), other.clone()];
            let label = Line::new(keys::ER_TAKE_AWAY).with("name", other.as_str());
            let part = move || {
                session.dispatch(Command::Survey(Survey::Part { between: between.clone() }));
            };
            let take =
                move || view! { <Button label=say(keys::ER_MAP_PART) ears=say(label.clone()) on_press=part.clone() /> };
            view! { <RowText title=other.to_string() sub=say(names::link(kind)) trailing=take /> }
        }
    };
    let all: Vec<(Name, bool)> = session.glance(|state| {
        let others = state.chart().places.iter().filter(|other| other.name != name);
        others.map(|other| (other.name.clone(), other.ground.is_sea())).collect()
    });
    let words: Vec<String> = all.iter().map(|(other, _)| other.to_string()).collect();
    let (at, pass) = (RwSignal::new(0_usize), RwSignal::new(0_usize));
    let here = place.ground.is_sea();
    let kinds = vec![say(keys::ER_MAP_ROAD), say(keys::ER_MAP_PASS)];
    let by_land = {
        let all = all.clone();
        move || !here && all.get(at.get()).is_some_and(|(_, sea)| !sea)
    };
    let some = !all.is_empty();
    let join = move || {
        let Some((other, sea)) = all.get(at.get_untracked()).cloned() else { return };
        let kind = match (here, sea) {
            (true, true) => LinkKind::Sea,
            (true, false) | (false, true) => LinkKind::Coast,
            (false, false) if pass.get_untracked() == 1 => LinkKind::Pass,
            (false, false) => LinkKind::Land,
        };
        session.dispatch(Command::Survey(Survey::Join { between: [name.clone(), other], kind }));
    };
    view! {
        <section class="stack">
            <h3>{say(keys::ER_MAP_LINKS)}</h3>
            <div class="rows">{move || around.get().into_iter().map(row.clone()).collect_view()}</div>
            {some.then(|| {
                view! {
                    {select(say(keys::ER_MAP_WITH), words, at)}
                    {move || by_land().then(|| select(say(keys::ER_MAP_HOW), kinds.clone(), pass))}
                    <Button label=say(keys::ER_MAP_JOIN) on_press=join />
                }
            })}
        </section>
    }
    .into_any()
}
