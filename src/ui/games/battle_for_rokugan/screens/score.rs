//! The honor by sources, the objectives, the five rounds, and who wins.

use super::parts::{big_mon, mon, name};
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::{ROUNDS, State};
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::score::{Row, Swing, swings, table};
use crate::kernel::by::Small;
use crate::kernel::line::{Arg, Line};
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::Icon;
use crate::ui::components::row::RowButton;
use crate::ui::components::sheet::Sheet;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::look;
use crate::ui::games::battle_for_rokugan::page::TablePage;
use crate::ui::games::battle_for_rokugan::session::{Session, session};
use crate::ui::table::undo::UndoTool;
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// What the screen draws.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    rows: Vec<Row>,
    revealed: Vec<Clan>,
    stage: Stage,
    round: u8,
    seats: Vec<Clan>,
    history: Vec<Vec<u16>>,
    swings: Vec<Swing>,
}

fn drawn(state: &State) -> Drawn {
    let seats: Vec<Clan> = state.players().iter().collect();
    Drawn {
        rows: table(state),
        revealed: seats.iter().copied().filter(|clan| state.seat(*clan).objective.is_some()).collect(),
        stage: state.stage(),
        round: state.finished(),
        seats,
        history: state.history().to_vec(),
        swings: swings(state),
    }
}

/// The page.
pub(super) fn page() -> AnyView {
    let session = session();
    let shown = session.part(|table| drawn(table.state()));
    let asked = RwSignal::new(None::<Clan>);
    let title = move || shown.with(headline);
    let subtitle = move || Some(say(Line::new(keys::BFR_WINS_SUB).with("round", shown.with(|shown| shown.round))));
    view! {
        <div class="screen one bfr-score">
            <Head
                title=Signal::derive(title)
                subtitle=Signal::derive(subtitle)
                back=session.href(TablePage::Table)
                back_label=say(keys::BFR_BACK)
            />
            <main class="body">
                {move || shown.with(sources)}
                {move || shown.with(|shown| objectives(shown, asked))}
                {move || shown.with(rounds)}
            </main>
            <Dock>
                <UndoTool />
                {move || shown.with(|shown| ink(session, shown, asked))}
            </Dock>
            {sheet(session, asked)}
        </div>
    }
    .into_any()
}

fn headline(shown: &Drawn) -> String {
    let first: Vec<Clan> = shown.rows.iter().filter(|row| row.rank == 1).map(|row| row.score.clan).collect();
    let key = if shown.stage == Stage::Over { keys::BFR_WINS } else { keys::BFR_LEADS };
    match first[..] {
        [one] => say(Line::new(key).with("clan", names::clan(one))),
        _ if shown.stage == Stage::Over => say(keys::BFR_WINS_SHARED),
        _ => say(keys::BFR_SCORE),
    }
}

/// A row a clan: flowers, tokens, faceup, territories, objective, all.
fn sources(shown: &Drawn) -> AnyView {
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
                <tbody>{shown.rows.iter().map(row).collect_view()}</tbody>
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
    let row = |row: &Row| {
        let clan = row.score.clan;
        let known = shown.revealed.contains(&clan);
        let title = match row.objective {
            Some(objective) => say(names::objective(objective)),
            None if known => say(keys::BFR_NO_OBJECTIVE),
            None => say(keys::BFR_OBJECTIVE_HIDDEN),
        };
        let met = row.score.objective > 0;
        let worth = row.objective.map(|_| match met {
            true => say(Line::new(keys::BFR_OBJECTIVE_MET).with("honor", row.worth)),
            false => say(keys::BFR_OBJECTIVE_NOT_MET),
        });
        view! {
            <RowButton
                title=title
                sub=Some(name(clan))
                lead=move || big_mon(clan)
                trailing=move || view! { <b>{worth.clone()}</b> }
                on_press=move || asked.set(Some(clan))
            />
        }
    };
    view! { <section class="card rows">{shown.rows.iter().map(row).collect_view()}</section> }.into_any()
}

/// Honor after every round as lines; dash and mark tell them apart.
fn rounds(shown: &Drawn) -> AnyView {
    if shown.history.len() < 2 {
        return ().into_any();
    }
    let most = shown.history.iter().flatten().copied().max().unwrap_or(1).max(1);
    let (width, height) = (300_u32, 110_u32);
    let last = u32::try_from(shown.history.len() - 1).unwrap_or(1).max(1);
    let x = |at: usize| 10 + u32::try_from(at).unwrap_or(0) * width / last;
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
    let swing = |swing: &Swing| {
        let line = Line::new(keys::BFR_SWING).with("round", swing.round).with("clan", names::clan(swing.clan));
        view! { <p>{say(line.with("change", Arg::Signed(swing.change.into())))}</p> }
    };
    view! {
        <section class="card pad">
            <div class="rowx hdr">
                <h2 class="grow">{say(keys::BFR_ROUNDS)}</h2>
                <span class="cap">{say(keys::BFR_ROUNDS_SUB)}</span>
            </div>
            <svg class="hist" viewBox="0 0 390 126" role="img" aria-label=said>
                {grid.collect_view()}
                {shown.seats.iter().enumerate().map(line).collect_view()}
            </svg>
            <div class="tp">{shown.swings.iter().map(swing).collect_view()}</div>
        </section>
    }
    .into_any()
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
            let second = Some(say(Line::new(keys::BFR_WINS_SUB).with("round", ROUNDS)));
            view! {
                <Button kind=ButtonKind::Act label=say(keys::BFR_END_GAME) second=second on_press=press />
            }
            .into_any()
        }
    }
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
        <Sheet
            open=Signal::derive(move || asked.get().is_some())
            title=Signal::derive(title)
            close_label=say(keys::BFR_CLOSE)
            on_close=move || asked.set(None)
        >
            <div class="card rows">
                {Objective::ALL.iter().copied().map(Some).chain([None]).map(row).collect_view()}
            </div>
        </Sheet>
    }
    .into_any()
}
