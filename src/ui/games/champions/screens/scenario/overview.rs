//! A scenario in short: what it tells, its board, its parts with what is in them and whether something is wrong.

use super::desk::Desk;
use super::faults::{self, told};
use super::ground;
use super::unsaved::unsaved;
use super::{part_title, undo_tool};
use crate::games::champions::model::scenario::{Scenario, ScenarioKind};
use crate::games::champions::pack::practice;
use crate::games::champions::scenario::fault::{Fault, FaultKind};
use crate::games::champions::scenario::script::Script;
use crate::games::champions::scenario::{box_contents, document};
use crate::games::champions::text::names;
use crate::kernel::by::Small as _;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind, ButtonLink};
use crate::ui::components::dock::Dock;
use crate::ui::components::head::Head;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::row::{RowButton, RowLink};
use crate::ui::components::sign::Sign;
use crate::ui::components::tag::{Tag, Tone};
use crate::ui::download;
use crate::ui::feedback::Offer;
use crate::ui::games::champions::board_choice::offered;
use crate::ui::games::champions::page::GamePage;
use crate::ui::games::champions::page::{ScenarioFace, ScenarioPart, SetupStep};
use crate::ui::games::champions::scenario_room::{reason, scenario_room, with_library};
use crate::ui::games::champions::screens::field::BoardPreview;
use crate::ui::games::champions::screens::setup::for_scenario;
use crate::ui::page;
use crate::ui::prefs;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// "Adventure, 8 turns, 75 minutes".
pub fn about(scenario: &Scenario) -> String {
    let line =
        |key| Line::new(key).with("kind", names::scenario_kind(scenario.kind)).with("turns", scenario.max_turns.get());
    match scenario.script.as_ref().and_then(|script| script.minutes) {
        Some(minutes) => say(line(keys::SCENARIO_ABOUT_MINUTES).with("minutes", usize::from(minutes))),
        None => say(line(keys::SCENARIO_ABOUT)),
    }
}

/// The page.
pub(super) fn overview(desk: Desk) -> AnyView {
    view! {
        <div class="screen one">
            <Head
                title=Signal::derive(move || desk.read(|scenario| scenario.name.to_string()))
                subtitle=Signal::derive(move || Some(desk.read(about)))
                back=GamePage::Scenarios.href()
                back_label=say(keys::SCENARIOS_BACK)
            />
            <main class="body">
                {unsaved(desk)}
                {move || introduction(desk)}
                {ground::missing(desk)}
                {move || beyond_the_box(desk)}
                {move || board(desk)}
                <ul class="card rows" aria-label=say(keys::SCENARIO_PARTS)>
                    {ScenarioPart::ALL.iter().map(|part| part_row(desk, *part)).collect_view()}
                </ul>
                {doings(desk)}
            </main>
            {dock(desk)}
        </div>
    }
    .into_any()
}

/// Undo of an own one, how it plays by itself, and a table of it.
fn dock(desk: Desk) -> impl IntoView {
    let prefs = prefs::current();
    let play = move || {
        desk.keep();
        for_scenario(&desk.now(), prefs);
        page::go(GamePage::Setup(SetupStep::Scenario));
    };
    view! {
        <Dock>
            {desk.is_own().then(|| undo_tool(desk))}
            <ButtonLink
                kind=ButtonKind::Tool
                href=desk.href(ScenarioFace::Trial)
                label=say(keys::TRIAL_LINK)
                sign=Sign::ElementalDie
            />
            <Button kind=ButtonKind::Act label=say(keys::SCENARIO_PLAY) second=say(keys::SCENARIO_PLAY_SUB) on_press=play />
        </Dock>
    }
}

/// What the box holds too few of.
fn beyond_the_box(desk: Desk) -> impl IntoView {
    let lines = desk.read(box_contents::beyond).into_iter().map(|(token, asked)| say(faults::beyond(token, asked)));
    lines.map(|line| view! { <Note kind=NoteKind::Warn>{line}</Note> }).collect_view()
}

fn introduction(desk: Desk) -> Option<AnyView> {
    let text = desk.script(|script| script.introduction.as_str().to_owned());
    (!text.is_empty()).then(|| view! { <p class="scenario-intro" dir="auto">{text}</p> }.into_any())
}

fn board(desk: Desk) -> Option<AnyView> {
    let name = desk.script(|script| script.board.as_ref().map(ToString::to_string))?;
    let offered = offered().into_iter().find(|one| one.board.name() == name)?;
    Some(view! { <div class="board-preview"><BoardPreview offered=offered /></div> }.into_any())
}

/// A part: what is in it, and whether something is wrong with it.
fn part_row(desk: Desk, part: ScenarioPart) -> impl IntoView {
    let shown = move || part != ScenarioPart::Inquiry || desk.read(|one| one.kind == ScenarioKind::Investigation);
    let sub = Signal::derive(move || Some(desk.read(|scenario| in_short(scenario, part))));
    let wrong = Memo::new(move |_| {
        desk.faults
            .with(|faults| told(&faults.iter().filter(|fault| part_of(fault) == part).cloned().collect::<Vec<_>>()))
    });
    let tag = move || {
        let count = wrong.with(Vec::len);
        (count > 0).then(|| {
            let words = say(Line::new(keys::SCENARIO_FAULTS).with("count", count));
            view! { <span class="scenario-tag"><Tag text=words sign=Sign::Warning tone=Tone::Caution /></span> }
        })
    };
    move || {
        shown().then(|| {
            view! {
                <li class="scenario-row">
                    <RowLink href=desk.href(ScenarioFace::Part(part)) title=say(part_title(part)) sub=sub />
                    {tag}
                </li>
            }
        })
    }
}

/// In which part a fault can be mended.
pub fn part_of(fault: &Fault) -> ScenarioPart {
    let Some(rest) = fault.path.strip_prefix("script.") else { return ScenarioPart::Header };
    if let FaultKind::NoRoomForChampions { .. } = fault.kind {
        return ScenarioPart::Ground;
    }
    let list: String = rest.chars().take_while(|c| c.is_ascii_alphabetic() || *c == '_').collect();
    match list.as_str() {
        "minutes" => ScenarioPart::Header,
        "acts" => ScenarioPart::Acts,
        "objectives" | "lost_when" => ScenarioPart::Goals,
        "enemies" | "allies" => ScenarioPart::Figures,
        "items" => ScenarioPart::Items,
        "events" => ScenarioPart::Events,
        "inquiry" => ScenarioPart::Inquiry,
        _ => ScenarioPart::Ground,
    }
}

/// A part in a line.
fn in_short(scenario: &Scenario, part: ScenarioPart) -> String {
    let empty = Script::empty();
    let script = scenario.script.as_deref().unwrap_or(&empty);
    let count = |count: usize| say(Line::new(keys::SCENARIO_ENTRIES).with("count", count));
    match part {
        ScenarioPart::Header => about(scenario),
        ScenarioPart::Ground => script.board.as_ref().map_or_else(|| say(keys::SETUP_BOARD_NONE), ToString::to_string),
        ScenarioPart::Acts => count(script.acts.len()),
        ScenarioPart::Goals => say(Line::new(keys::SCENARIO_GOALS_SHORT)
            .with("objectives", script.objectives.len())
            .with("losses", script.lost_when.len())),
        ScenarioPart::Figures => say(Line::new(keys::SCENARIO_FIGURES_SHORT)
            .with("enemies", script.enemies.iter().map(|group| group.areas.len()).sum::<usize>())
            .with("allies", script.allies.iter().map(|group| group.areas.len()).sum::<usize>())),
        ScenarioPart::Items => count(script.items.len()),
        ScenarioPart::Events => count(script.events.len()),
        ScenarioPart::Inquiry => count(script.inquiry.as_ref().map_or(0, |inquiry| inquiry.personae.len())),
        ScenarioPart::Texts => {
            let texts = [&script.introduction, &script.victory, &script.defeat, &script.conclusion];
            count(texts.into_iter().filter(|text| !text.is_empty()).count())
        }
    }
}

/// A copy, a file.
fn doings(desk: Desk) -> impl IntoView {
    let room = scenario_room();
    let copy = move || {
        desk.keep();
        let scenario = copy_of(&desk.now());
        match room.create(&scenario) {
            Ok(id) => page::go(GamePage::Scenario(id.as_str().to_owned(), ScenarioFace::Overview)),
            Err(error) => desk.feedback.toast(reason(&error), Offer::Nothing),
        }
    };
    let sub = if desk.is_own() { keys::SCENARIO_COPY_SUB } else { keys::SCENARIO_COPY_PRACTICE_SUB };
    view! {
        <div class="card rows">
            <RowButton
                title=say(keys::SCENARIO_COPY)
                sub=say(sub)
                lead=|| view! { <Icon sign=Sign::Swap size=IconSize::Lead /> }
                on_press=copy
            />
            <RowButton
                title=say(keys::SCENARIO_SHARE)
                sub=say(keys::SCENARIO_SHARE_SUB)
                lead=|| view! { <Icon sign=Sign::Out size=IconSize::Lead /> }
                on_press=move || share(desk)
            />
        </div>
    }
}

/// Hands the scenario out as a file, with what it needs.
pub(super) fn share(desk: Desk) {
    desk.keep();
    let scenario = desk.now();
    let pack = untrack(|| with_library(desk.cards, |library| document::to_share(&scenario, library, &practice())));
    download::download(&download::file_name(scenario.name.as_str()), &document::text(&pack));
}

/// The same under another name.
pub fn copy_of(scenario: &Scenario) -> Scenario {
    use crate::games::champions::model::name::Name;
    let mut short = scenario.name.to_string();
    loop {
        let copy = say(Line::new(keys::HOME_COPY_OF).with("name", short.clone()));
        match Name::new(&copy) {
            Ok(name) => return Scenario { name, ..scenario.clone() },
            Err(_) if short.pop().is_some() => {}
            Err(_) => return scenario.clone(),
        }
    }
}
