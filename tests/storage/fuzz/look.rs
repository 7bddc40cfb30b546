//! Looks at a table as every screen would.

use super::super::support::{import_as_recorded, name};
use rokugan::games::champions::Table;
use rokugan::games::champions::model::enemy_die::EnemyFaces;
use rokugan::games::champions::model::ids::Actor;
use rokugan::games::champions::model::state::State;
use rokugan::games::champions::odds::forms::WeightsForm;
use rokugan::games::champions::scenario::told;
use rokugan::games::champions::sheet::draft::{Draft, Duel, Task};
use rokugan::games::champions::sheet::facts::Facts;
use rokugan::games::champions::sheet::{exam, fought, question, targets, usable};
use rokugan::games::champions::text::{book, closing, log, push};
use rokugan::games::champions::{luck, offers, reinforcing, runner, scoring, snapshot, statistics, view};
use rokugan::kernel::book as lines;
use rokugan::kernel::journal::Stamp;
use rokugan::kernel::line::Line;
use rokugan::storage::Summary;
use rokugan::storage::transfer::export;
use rokugan::words::{Language, Words};

thread_local! {
    static WORDS: Words = Words::new(Language::English);
}

/// Everything is worth the same.
const ALIKE: WeightsForm = WeightsForm {
    wound_dealt: 1.0,
    wound_taken: 1.0,
    kill: 1.0,
    death: 1.0,
    ki: 1.0,
    honor: 1.0,
    ap: 1.0,
    lp: 1.0,
    purity: 0.0,
};

fn say(line: &Line) -> String {
    WORDS.with(|words| words.say(line))
}

/// Everything that can be seen of a table, on every page of its log; and it goes out and comes in as it is.
pub fn at(table: &Table) {
    let mut table = table.clone();
    let last = table.entries().len();
    for cursor in [last, last / 2, 0, table.cursor()] {
        table.go_to(cursor);
        standing(&table);
    }
    let chronicle = book::Chronicle::read(&table, None);
    let sections = lines::book(chronicle.lines().lines(), table.cursor(), lines::Filter::All);
    for item in sections.iter().flat_map(|section| &section.items) {
        drop((say(&item.headline()), item.changes()));
    }
    for line in log::log(&table) {
        drop((say(&line.headline), line.details.iter().map(say).collect::<Vec<_>>()));
    }
    let text = export(&name("Again"), &table).unwrap();
    assert_eq!(import_as_recorded(&text).unwrap().table, table);
}

fn standing(table: &Table) {
    let state = table.state();
    drop(view::table(state));
    drop(snapshot::snapshot(state));
    drop(scoring::score(state));
    drop((runner::view(state, None), push::view(state), reinforcing::comebacks(state)));
    drop((told::told(table), luck::luck(table)));
    drop(statistics::statistics(table));
    drop(closing::text(&closing::closing(table), say));
    drop(Summary::of(&name("Look"), table, Stamp(1)));
    let champions = state.champions().map(|(id, _)| Actor::Champion(id));
    let allies = state.allies().map(|(id, _)| Actor::Ally(id));
    for actor in champions.chain(allies).collect::<Vec<_>>() {
        drop(offers::offers(state, actor));
    }
    let champions = state.champions().map(|(id, _)| id).take(2);
    for (champion, enemy) in champions.zip(state.enemies().map(|(id, _)| id)) {
        sheet(state, &Draft::of(Task::Combat(Duel::begin(state, Some(champion), Some(enemy)))));
    }
}

/// A Combat or Skill Test as far as it was entered.
pub fn sheet(state: &State, draft: &Draft) {
    let faces = EnemyFaces::USUAL;
    let facts = Facts::of(state, draft, &faces);
    drop((draft.hand.dice(), draft.hand.counting(), draft.hand.next_void(), draft.dice_wanted(state)));
    drop((exam::resolution(state, draft), exam::command(draft), fought::changes(&draft.hand)));
    if let Some(duel) = draft.duel() {
        drop((targets::fighters(state, duel), targets::enemies(state, duel)));
    }
    if let Some(known) = facts.resolved() {
        drop(usable::all(state, draft, known, &faces));
    }
    if let Some(opening) = facts.opened() {
        drop(question::rolled(state, draft, opening, (&faces, ALIKE), 1));
    }
}
