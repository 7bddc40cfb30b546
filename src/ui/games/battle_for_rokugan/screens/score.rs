//! The honor by sources, the objectives, the five rounds, and who wins.

use super::parts::{big_mon, mon, name};
use crate::games::battle_for_rokugan::Table;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::text::closing::{self, Closing, Held, closing};
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::score::{Row, by_rounds};
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::RowButton;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::poster;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::ui::widgets::poster::Sheet;
use crate::ui::widgets::sharing::{Shareable, paper_way, share_dock};
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What the screen draws.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    closing: Closing,
    revealed: Vec<Clan>,
    stage: Stage,
    seats: Vec<Clan>,
    history: Vec<Vec<u16>>,
}

fn drawn(table: &Table) -> Drawn {
    let state = table.state();
    let seats: Vec<Clan> = state.players().iter().collect();
    Drawn {
        closing: closing(table),
        revealed: seats.iter().copied().filter(|clan| state.seat(*clan).objective.is_some()).collect(),
        stage: state.stage(),
        seats,
        history: by_rounds(state),
    }
}

/// The page.
pub fn page() -> AnyView {
    let session = session();
    let shown = session.part(drawn);
    let asked = RwSignal::new(None::<Clan>);
    let over = Memo::new(move |_| shown.with(|shown| shown.stage == Stage::Over));
    let short = move || InShort {
        closing: shown.with_untracked(|shown| shown.closing.clone()),
        table: session.name.get_untracked(),
    };
    let dock = move || match over.get() {
        true => share_dock(short),
        false => {
            view! { <Dock><UndoTool /> {move || shown.with(|shown| ink(session, shown, asked))}</Dock> }.into_any()
        }
    };
    view! {
        <div class="screen one bfr-score">
            <Head
                title=Signal::derive(move || shown.with(|shown| say(shown.closing.verdict.clone())))
                subtitle=Signal::derive(move || Some(shown.with(|shown| say(shown.closing.lead.clone()))))
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
                trailing=paper_way
            />
            <main class="body" tabindex="0">
                {move || shown.with(|shown| sources(&shown.closing))}
                {move || shown.with(|shown| objectives(shown, asked))}
                {move || shown.with(rounds)}
                {move || shown.with(|shown| turning(&shown.closing))}
            </main>
            {dock}
            {sheet(session, asked)}
        </div>
    }
    .into_any()
}

/// A row a clan: flowers, tokens, faceup, territories, objective, all.
fn sources(closing: &Closing) -> AnyView {
    let column = |sign: Sign, key| {
        view! { <th scope="col" class="n"><Icon sign=sign /> <span class="vh">{say(key)}</span></th> }
    };
    let cell = |value: u16| view! { <td class="n" class:z=value == 0>{value}</td> };
    let row = |row: &Row| {
        let (score, honor) = (&row.score, &row.score.honor);
        view! {
            <tr class:win=row.rank == 1>
                <th scope="row"><span class="rowx">{mon(score.clan)} <b>{name(score.clan)}</b></span></th>
                {cell(honor.flowers)} {cell(honor.tokens)} {cell(honor.faceup)} {cell(honor.of_territories())}
                {cell(score.objective)} <td class="n tt">{score.total()}</td>
            </tr>
        }
    };
    view! {
        <section class="card pad">
            <table class="sum endt">
                <thead>
                    <tr>
                        <th scope="col">{say(keys::BFR_SCORE)}</th>
                        {column(Sign::Purity5, keys::BFR_KEY_FLOWERS)} {column(Sign::DefenseToken, keys::BFR_KEY_TOKENS)}
                        {column(Sign::ControlToken, keys::BFR_KEY_FACEUP)}
                        {column(Sign::TerritoryGate, keys::BFR_KEY_TERRITORY)}
                        {column(Sign::Objective, keys::BFR_KEY_OBJECTIVE)}
                        <th scope="col" class="n">{say(keys::BFR_SCORE_ALL)}</th>
                    </tr>
                </thead>
                <tbody>{closing.rows.iter().map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// Objectives as far as they are revealed; a press says which one a clan had.
fn objectives(shown: &Drawn, asked: RwSignal<Option<Clan>>) -> AnyView {
    if !matches!(shown.stage, Stage::Objectives | Stage::Over) {
        return ().into_any();
    }
    let row = |held: &Held| {
        let (clan, worth) = (held.clan, held.worth.clone().map(say));
        let named = name(clan);
        let sub = match held.how.clone() {
            Some(how) => format!("{named} · {}", say(how)),
            None => named,
        };
        view! {
            <RowButton
                title=say(held.title.clone())
                sub=Some(sub)
                lead=move || big_mon(clan)
                trailing=move || view! { <b>{worth.clone()}</b> }
                on_press=move || asked.set(Some(clan))
            />
        }
    };
    view! { <section class="card rows">{shown.closing.objectives.iter().map(row).collect_view()}</section> }.into_any()
}

/// Honor after every round as lines; dash and mark tell them apart.
fn rounds(shown: &Drawn) -> AnyView {
    if shown.history.len() < 2 {
        return ().into_any();
    }
    let most = shown.history.iter().flatten().copied().max().unwrap_or(1).max(1);
    let (width, height) = (300_u32, 110_u32);
    let last = u32::try_from(shown.history.len() - 1).unwrap_or(1).max(1);
    // Left of the lines stands what their highest and their lowest place are worth.
    let x = |at: usize| 26 + u32::try_from(at).unwrap_or(0) * (width - 16) / last;
    let y = |honor: u16| 8 + height - u32::from(honor) * height / u32::from(most);
    let line = |(seat, clan): (usize, &Clan)| {
        let points = shown.history.iter().enumerate().filter_map(|(at, honor)| Some((x(at), y(*honor.get(seat)?))));
        let points: Vec<(u32, u32)> = points.collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let end = points.last().copied().unwrap_or((0, 0));
        let class = format!("line l{seat} of-{}", look::hue(*clan));
        let mark = look::mark(*clan);
        view! {
            <g class=class>
                <path d=format!("M{}", path.join("L")) />
                <svg x=end.0 + 6 + u32::try_from(seat).unwrap_or(0) * 13 y=end.1.saturating_sub(8) width="16" height="16">
                    <use href=mark.href() />
                </svg>
            </g>
        }
    };
    let grid =
        (0..shown.history.len()).map(|at| view! { <path class="gl" d=format!("M{} 8V{}", x(at), 8 + height) /> });
    let said = shown.seats.iter().enumerate().map(|(seat, clan)| {
        let all: Vec<String> = shown.history.iter().filter_map(|round| Some(round.get(seat)?.to_string())).collect();
        say(Line::new(keys::BFR_ROUNDS_LABEL).with("clan", names::clan(*clan)).with("all", all.join(", ")))
    });
    let said = said.collect::<Vec<_>>().join(". ");
    view! {
        <section class="card pad">
            <div class="rowx hdr">
                <h2 class="grow">{say(keys::BFR_ROUNDS)}</h2>
                <span class="cap">{say(keys::BFR_ROUNDS_SUB)}</span>
            </div>
            <svg class="hist" viewBox="0 0 390 126" role="img" aria-label=said>
                <text x="20" y="14">{most}</text>
                <text x="20" y="122">0</text>
                {grid.collect_view()}
                {shown.seats.iter().enumerate().map(line).collect_view()}
            </svg>
        </section>
    }
    .into_any()
}

/// Swings of honor, the best defense, the boldest bluff.
fn turning(closing: &Closing) -> AnyView {
    if closing.turning.is_empty() {
        return ().into_any();
    }
    let line = |line: &Line| view! { <li>{say(line.clone())}</li> };
    view! {
        <section class="card pad">
            <h2>{say(keys::BFR_TURNING)}</h2>
            <ul class="turning">{closing.turning.iter().map(line).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// The game as it is handed out.
#[derive(Clone)]
struct InShort {
    closing: Closing,
    /// What the table is called.
    table: String,
}

impl Shareable for InShort {
    fn title(&self) -> String {
        say(self.closing.verdict.clone())
    }

    fn text(&self) -> String {
        closing::text(&self.closing, |line| say(line.clone()))
    }

    fn file(&self) -> String {
        self.table.clone()
    }

    fn lay(&self, sheet: &mut Sheet<'_>) {
        poster::lay(&self.closing, sheet);
    }
}

/// The next objective, then the end.
fn ink(session: Session, shown: &Drawn, asked: RwSignal<Option<Clan>>) -> AnyView {
    if shown.stage != Stage::Objectives {
        return ().into_any();
    }
    let hidden = shown.seats.iter().copied().find(|clan| !shown.revealed.contains(clan));
    match hidden {
        Some(clan) => {
            let press = move || asked.set(Some(clan));
            view! {
                <Button
                    kind=ButtonKind::Act
                    label=say(keys::BFR_CHOOSE_OBJECTIVE)
                    second=Some(name(clan))
                    on_press=press
                />
            }
            .into_any()
        }
        None => {
            let press = move || {
                session.dispatch(Command::EndGame);
            };
            view! { <Button kind=ButtonKind::Act label=say(keys::BFR_END_GAME) on_press=press /> }.into_any()
        }
    }
}

/// The objectives that nobody else has revealed, and none.
fn left(session: Session, of: Option<Clan>) -> Vec<Option<Objective>> {
    session.glance(|state| {
        let others = || state.players().iter().filter(|clan| Some(*clan) != of);
        let out = |objective: &Objective| others().any(|clan| state.seat(clan).objective == Some(Some(*objective)));
        Objective::ALL.iter().copied().filter(|objective| !out(objective)).map(Some).chain([None]).collect()
    })
}

fn sheet(session: Session, asked: RwSignal<Option<Clan>>) -> AnyView {
    let choose = move |objective: Option<Objective>| {
        if let Some(clan) = asked.get_untracked() {
            asked.set(None);
            session.dispatch(Command::ShowObjective { clan, objective });
        }
    };
    let title = move || asked.get().map(name).unwrap_or_default();
    let row = move |objective: Option<Objective>| {
        let title = match objective {
            Some(objective) => say(names::objective(objective)),
            None => say(keys::BFR_NO_OBJECTIVE),
        };
        view! { <RowButton title=title on_press=move || choose(objective) /> }
    };
    view! {
        <SheetOver over=asked title=Signal::derive(title)>
            <div class="card rows">{move || left(session, asked.get()).into_iter().map(row).collect_view()}</div>
        </SheetOver>
    }
    .into_any()
}
