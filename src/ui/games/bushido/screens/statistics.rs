//! Statistics over all tables of this device whose game has ended, read one after the other while the page is open.

use super::words;
use crate::games::GameId;
use crate::games::bushido::Bushido;
use crate::games::bushido::text::closing::average;
use crate::games::bushido::text::names;
use crate::games::bushido::views::odds::career::{Career, Deeds};
use crate::kernel::line::Line;
use crate::storage::TableId;
use crate::ui::components::button::Button;
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::RowText;
use crate::ui::components::sign::Sign;
use crate::ui::download::download;
use crate::ui::later::soon;
use crate::ui::page::Page;
use crate::ui::shelf::shelf;
use crate::ui::table::keeper;
use crate::ui::texts::say;
use crate::words::bushido as keys;
use leptos::prelude::*;

/// The page.
pub fn page() -> AnyView {
    let (all, read) = (RwSignal::new(Career::default()), RwSignal::new(false));
    let listed = shelf().listing.with_untracked(|listing| {
        listing.as_ref().map(|all| all.iter().map(|listing| listing.id.clone()).collect()).unwrap_or_default()
    });
    gather(listed, all, read);
    let subtitle = move || {
        let games = all.with(|all| all.games);
        Some(say(Line::new(keys::BUSHIDO_CAREER_SUB).with("games", small(games))))
    };
    let body = move || {
        let none = all.with(|all| all.games == 0);
        match (none, read.get()) {
            (true, false) => view! { <p class="sub2">{say(keys::BUSHIDO_CAREER_READING)}</p> }.into_any(),
            (true, true) => view! { <Note kind=NoteKind::Info>{say(keys::BUSHIDO_CAREER_NONE)}</Note> }.into_any(),
            (false, _) => all.with(|all| all.warbands.iter().map(warband).collect_view()).into_any(),
        }
    };
    let keep = move || all.with_untracked(|all| download("Bushido.csv", &all.csv()));
    view! {
        <div class="screen bu">
            <Head
                title=say(keys::HOME_STATISTICS)
                subtitle=Signal::derive(subtitle)
                back=Page::Cover(GameId::Bushido).href()
                back_label=say(keys::BUSHIDO_BACK_HOME)
            />
            <main class="body" tabindex="0">{body}</main>
            <Dock>
                <Button label=say(keys::BUSHIDO_STORY_KEEP) sign=Sign::Out on_press=keep />
            </Dock>
        </div>
    }
    .into_any()
}

/// Adds the tables of this game one by one, each in a task of its own; one that cannot be read is left out.
fn gather(mut left: Vec<TableId>, all: RwSignal<Career>, read: RwSignal<bool>) {
    soon(move || {
        let Some(id) = left.pop() else {
            read.try_set(true);
            return;
        };
        let tables = keeper::tables();
        if tables.game_of(&id) == Ok(GameId::Bushido)
            && let Ok(opened) = tables.open::<Bushido>(&id)
        {
            all.try_update(|all| all.add(&opened.table));
        }
        // The page may be left by now.
        if read.try_get_untracked().is_some() {
            gather(left, all, read);
        }
    });
}

/// A number as sentences take it.
fn small<N: TryInto<i16>>(number: N) -> i16 {
    number.try_into().unwrap_or(i16::MAX)
}

/// What a Warband did: games, dice, splits, Rice, states; then its models, those that dealt most first.
fn warband((name, deeds): (&String, &Deeds)) -> AnyView {
    let games = Line::new(keys::BUSHIDO_CAREER_GAMES).with("won", small(deeds.won)).with("games", small(deeds.games));
    let dice = Line::new(keys::BUSHIDO_STORY_DICE).with("player", name.as_str()).with("count", small(deeds.dice.count));
    let (splits, lost) = words::splits(name, &deeds.splits);
    let rice = Line::new(keys::BUSHIDO_CAREER_RICE).with("rice", small(deeds.rice));
    let states = deeds.states.iter().map(|(condition, count)| format!("{} {count}", say(names::condition(*condition))));
    let states = states.collect::<Vec<_>>().join(", ");
    let suffered = (!states.is_empty()).then(|| view! { <RowText title=say(keys::BUSHIDO_STAT_STATES) sub=states /> });
    let mut models: Vec<_> = deeds.models.iter().collect();
    models.sort_by_key(|(_, did)| -did.dealt);
    let models = models.into_iter().map(|(model, did)| {
        let line = Line::new(keys::BUSHIDO_STORY_MODEL).with("dealt", small(did.dealt)).with("taken", small(did.taken));
        view! { <RowText title=model.clone() sub=say(line.with("kills", small(did.kills))) /> }
    });
    view! {
        <h2>{name.clone()}</h2>
        <section class="card rows">
            <RowText title=say(games) /> <RowText title=say(dice.with("average", average(deeds.dice))) />
            <RowText title=splits sub=lost /> <RowText title=say(rice) /> {suffered} {models.collect_view()}
        </section>
    }
    .into_any()
}
