//! Step 6: everything once more, and the block that begins the first turn.

use super::favor::FavorCard;
use super::frame::{StepHead, back};
use super::in_campaign::campaign_note;
use super::in_the_way::obstacle_list;
use super::mending::{Wrong, mending, wrong};
use super::preparing::{Preparing, preparing};
use super::scenario::difficulty_field;
use super::sum::{missing, terms};
use crate::games::champions::coming::Coming;
use crate::games::champions::model::card::ChampionCard;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::preparation::without_objectives;
use crate::games::champions::rulebook;
use crate::games::champions::text::story;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::storage::{StoreError, TableId};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::number::shown;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sum_strip::SumStrip;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::board_choice::BoardChoice;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{SetupStep, TablePage};
use crate::ui::page;
use crate::ui::shelf;
use crate::ui::table::played::PageOfTable;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// Step 6.
#[component]
pub(super) fn CheckStep() -> impl IntoView {
    let preparing = preparing();
    let failed = RwSignal::new(None::<StoreError>);
    let subtitle = Signal::derive(move || {
        preparing.draft.with(|draft| {
            let title = if draft.title.trim().is_empty() { say(keys::SETUP_UNTITLED) } else { draft.title.clone() };
            say(Line::new(keys::SETUP_CHECK_SUB).with("title", title).with("turns", draft.max_turns.get()))
        })
    });
    let obstacles = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.obstacles().to_vec()));
    let asked = RwSignal::new(0_u32);
    let wrong = wrong(preparing, asked);
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Check subtitle=subtitle />
            <main class="body">
                {move || failed.get().map(|error| view! { <Note kind=NoteKind::Error>{say(shelf::reason(&error))}</Note> })}
                {move || obstacle_list(preparing, obstacles.get())}
                {mending(preparing, wrong)}
                {campaign_note(preparing)}
                {champions_table(preparing)}
                {ground(preparing)}
                {threshold(preparing)}
                <FavorCard />
                {reminders(preparing)}
            </main>
            <Dock>{back(SetupStep::Check)} {begin(preparing, failed, (wrong, asked))}</Dock>
        </div>
    }
}

fn champions_table(preparing: Preparing) -> impl IntoView {
    let cards = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.cards.clone()));
    let prospect = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.prospect));
    view! {
        <section class="card pad slim">
            <table class="sum">
                <thead>
                    <tr>
                        <th scope="col">{say(keys::SETUP_CHAMPION)}</th>
                        <th scope="col" class="n">{say(keys::GAUGE_HONOR)}</th>
                        <th scope="col" class="n">{say(keys::CARD_DESTINY)}</th>
                    </tr>
                </thead>
                <tbody>
                    {move || cards.get().into_iter().enumerate().map(|(seat, card)| table_row(seat, card)).collect_view()}
                    <tr class="tot">
                        <td>{say(keys::SETUP_SUM)}</td>
                        <td class="n">{move || number(prospect.get().honor)}</td>
                        <td class="n">{move || number(prospect.get().destiny)}</td>
                    </tr>
                </tbody>
            </table>
        </section>
    }
}

fn number(value: Option<i16>) -> String {
    value.map_or_else(|| "?".to_owned(), |value| shown(value.into()))
}

fn table_row(seat: usize, card: Option<ChampionCard>) -> impl IntoView {
    let honor = number(card.as_ref().and_then(|card| card.honor.value()).map(|honor| honor.get()));
    let destiny = number(card.as_ref().and_then(|card| card.destiny.value()).map(|destiny| destiny.get()));
    let look = card.as_ref().map(|card| looks::mon(ChampionId::ALL[seat], card.clan));
    let empty = || say(Line::new(keys::SETUP_SEAT).with("number", seat + 1));
    let name = card.map_or_else(empty, |card| card.name.to_string());
    view! {
        <tr>
            <td>
                <span class="rowx">
                    {look.map(|look| view! { <Mon look=look size=DiscSize::Small /> })} <b dir="auto">{name}</b>
                </span>
            </td>
            <td class="n">{honor}</td>
            <td class="n">{destiny}</td>
        </tr>
    }
}

/// The board, and who stands on it with the first turn.
fn ground(preparing: Preparing) -> impl IntoView {
    let board = preparing.part(|draft| {
        let chosen = draft.board.as_ref().and_then(BoardChoice::find);
        chosen.map(|chosen| chosen.board.name().to_owned())
    });
    let enemies = preparing.part(|draft| {
        let coming = |one: &Coming| format!("{} ×{}", one.card, one.count);
        let own = draft.enemies.iter().map(coming);
        let script = draft.script.as_ref();
        let scenario = script.and_then(|script| story::set_out_names(&script.enemies, draft.difficulty));
        scenario.into_iter().chain(own).collect::<Vec<_>>().join(", ")
    });
    let board = move || board.get().unwrap_or_else(|| say(keys::SETUP_BOARD_NONE));
    let enemies =
        move || Some(enemies.get()).filter(|all| !all.is_empty()).unwrap_or_else(|| say(keys::SETUP_ENEMIES_NONE));
    view! {
        <section class="card pad stack">
            <p class="rowx apart"><span>{say(keys::SETUP_BOARD)}</span> <b dir="auto">{board}</b></p>
            <p class="rowx apart"><span>{say(keys::SETUP_ENEMIES)}</span> <b dir="auto">{enemies}</b></p>
        </section>
    }
}

/// Difficulty, the sum, and how far the group has to go.
fn threshold(preparing: Preparing) -> impl IntoView {
    let feedback = feedback();
    let prospect = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.prospect));
    let page = page_of(rulebook::SET_THRESHOLD);
    let (terms, missing) = (terms(), missing());
    let to_gain = move || prospect.get().threshold().zip(prospect.get().honor).map(|(need, have)| gain(need, have));
    view! {
        <section class="card pad stack" aria-label=say(keys::SETUP_THRESHOLD)>
            {difficulty_field(preparing)}
            <SumStrip terms=terms />
            <p class="rowx apart gain">
                <span>{move || to_gain()} {move || missing.get()}</span>
                <RuleRef label=page on_open=move || feedback.open_rule(rulebook::SET_THRESHOLD) />
            </p>
        </section>
    }
}

/// "Group Honor begins at 18: 6 to gain."
fn gain(need: i16, have: i16) -> impl IntoView {
    let line = if have < need { Line::new(keys::SETUP_TO_GAIN) } else { Line::new(keys::SETUP_TO_KEEP) };
    let begins = say(Line::new(keys::SETUP_HONOR_BEGINS).with("honor", have));
    view! {
        {begins}
        " "
        <b>{say(line.with("gain", (need - have).abs()))}</b>
    }
}

/// What is worth a thought but stops nobody.
fn reminders(preparing: Preparing) -> impl IntoView {
    let without = Memo::new(move |_| {
        preparing.draft.with(|draft| {
            let kept = draft.player_seats().iter().map(|seat| seat.objectives.as_slice());
            without_objectives(draft.play, kept)
        })
    });
    let to_objectives = Callback::new(move |()| page::go(GamePage::Setup(SetupStep::Objectives)));
    move || {
        (without.get() > 0).then(|| {
            let line = say(Line::new(keys::SETUP_WITHOUT_OBJECTIVES).with("count", without.get()));
            view! {
                <Note kind=NoteKind::Warn action=say(keys::SETUP_OBJECTIVES) on_action=to_objectives>
                    {line}
                </Note>
            }
        })
    }
}

fn begin(
    preparing: Preparing,
    failed: RwSignal<Option<StoreError>>,
    (wrong, asked): (Memo<Option<Wrong>>, RwSignal<u32>),
) -> impl IntoView {
    let obstacles = Memo::new(move |_| preparing.outlook.with(|outlook| outlook.obstacles().len()));
    let second = Signal::derive(move || match obstacles.get() {
        0 => None,
        count => Some(say(Line::new(keys::SETUP_OBSTACLES).with("count", count))),
    });
    let shown = move || wrong.with_untracked(|wrong| wrong.as_ref().map_or_else(Vec::new, |it| it.hindered.clone()));
    let press = move || match preparing.begin(&shown()) {
        Some(Ok((id, first))) => begin_on(&id, first),
        Some(Err(error)) => failed.set(Some(error)),
        // Something else is wrong now than what was shown: it is shown first.
        None => asked.update(|asked| *asked += 1),
    };
    view! {
        <Button
            kind=ButtonKind::Act
            label=say(keys::SETUP_BEGIN)
            second=second
            disabled=Signal::derive(move || obstacles.get() > 0)
            on_press=press
        />
    }
}

/// Opens the page a new table begins on.
fn begin_on(id: &TableId, first: TablePage) {
    let table = TablePage::Table.at(id.to_string());
    if first == TablePage::Table {
        page::replace(&table);
    } else {
        // Back leads from there to the table, which is not opened on the way.
        page::rename(&table);
        page::go(first.at(id.to_string()));
    }
}
