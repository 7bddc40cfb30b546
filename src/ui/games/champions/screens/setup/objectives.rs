//! Step 3: the Clan Objectives kept at the start.

use super::frame::{StepDock, StepHead};
use super::preparing::{Preparing, preparing};
use super::sum::ThresholdSum;
use crate::games::champions::model::ids::ChampionId;
use crate::games::champions::model::objective::Objective;
use crate::games::champions::model::scenario::ScenarioKind;
use crate::games::champions::model::state::Play;
use crate::games::champions::rulebook;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::{Button, ButtonKind};
use crate::ui::components::mon::{DiscSize, Mon};
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::sign::Sign;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::games::champions::page::SetupStep;
use crate::ui::games::champions::screens::cards::{ObjectiveForm, objective_line};
use crate::ui::texts::{page_of, say};
use crate::ui::widgets::sheet_over::SheetOver;
use crate::words::champions as keys;
use leptos::prelude::*;

/// Step 3.
#[component]
pub(super) fn ObjectivesStep() -> impl IntoView {
    let preparing = preparing();
    let adding = RwSignal::new(None::<usize>);
    let standard = Memo::new(move |_| preparing.draft.with(|draft| draft.play == Play::Standard));
    let content = move || {
        if standard.get() {
            players(preparing, adding).into_any()
        } else {
            view! { <Note kind=NoteKind::Info>{say(keys::SETUP_NO_OBJECTIVES)}</Note> }.into_any()
        }
    };
    view! {
        <div class="screen one">
            <StepHead step=SetupStep::Objectives />
            <main class="body">{content} <ThresholdSum /></main>
            <StepDock step=SetupStep::Objectives />
            {adding_sheet(preparing, adding)}
        </div>
    }
}

/// The sheet with the Objective that a Champion is to keep.
fn adding_sheet(preparing: Preparing, adding: RwSignal<Option<usize>>) -> impl IntoView {
    let title = Signal::derive(move || {
        let name = adding.get().and_then(|seat| preparing.draft.with(|draft| champion(draft, seat)));
        say(Line::new(keys::SETUP_OBJECTIVE_FOR).with("name", name.map_or_else(String::new, |(name, _)| name)))
    });
    let keep = move |objective: Objective| {
        if let Some(seat) = adding.get_untracked() {
            preparing.update(|draft| draft.seats[seat].objectives.push(objective));
        }
        adding.set(None);
    };
    view! {
        <SheetOver over=adding title=title>
            <ObjectiveForm on_keep=move |objective: Objective| keep(objective) on_cancel=move || adding.set(None) />
        </SheetOver>
    }
}

fn champion(
    draft: &crate::games::champions::views::setup_draft::Draft,
    seat: usize,
) -> Option<(String, crate::games::champions::model::clan::Clan)> {
    draft.seats.get(seat)?.card.as_ref().map(|card| (card.name.to_string(), card.clan))
}

fn players(preparing: Preparing, adding: RwSignal<Option<usize>>) -> impl IntoView {
    let feedback = feedback();
    let open_rule = move || feedback.open_rule(rulebook::SET_OBJECTIVES);
    let page = page_of(rulebook::SET_OBJECTIVES);
    let count = Memo::new(move |_| preparing.draft.with(|draft| draft.players));
    let no_investigation = Memo::new(move |_| preparing.draft.with(|draft| draft.kind != ScenarioKind::Investigation));
    view! {
        <p class="sub2">{say(keys::SETUP_OBJECTIVES_SUB)} " " <RuleRef label=page on_open=open_rule /></p>
        {move || no_investigation.get().then(|| view! { <p class="sub2">{say(keys::SETUP_OBJECTIVES_NO_INVESTIGATION)}</p> })}
        {move || (0..count.get()).map(|seat| player(preparing, adding, seat)).collect_view()}
    }
}

/// One Champion and what it keeps.
fn player(preparing: Preparing, adding: RwSignal<Option<usize>>, seat: usize) -> impl IntoView {
    let who = Memo::new(move |_| preparing.draft.with(|draft| champion(draft, seat)));
    let name = Signal::derive(move || {
        who.get().map_or_else(|| say(Line::new(keys::PLAYER_NUMBER).with("number", seat + 1)), |(name, _)| name)
    });
    let mon = move || {
        who.get().map(|(_, clan)| view! { <Mon look=looks::mon(ChampionId::ALL[seat], clan) size=DiscSize::Small /> })
    };
    let add_ears = Signal::derive(move || say(Line::new(keys::SETUP_OBJECTIVE_FOR).with("name", name.get())));
    view! {
        <section class="card pad stack" aria-label=move || name.get()>
            <div class="rowx">
                {mon} <h2 class="grow" dir="auto">{move || name.get()}</h2>
                <Button
                    label=say(keys::SETUP_ADD_OBJECTIVE)
                    ears=add_ears
                    sign=Sign::Plus
                    on_press=move || adding.set(Some(seat))
                />
            </div>
            {kept(preparing, seat)}
        </section>
    }
}

/// The Objectives a Champion keeps; one is to be kept.
fn kept(preparing: Preparing, seat: usize) -> impl IntoView {
    let kept = Memo::new(move |_| preparing.draft.with(|draft| draft.seats[seat].objectives.clone()));
    let lines = move || {
        let row = |(place, objective)| objective_row(preparing, seat, place, &objective);
        kept.get().into_iter().enumerate().map(row).collect_view()
    };
    let reminder =
        move || kept.with(Vec::is_empty).then(|| view! { <p class="caution">{say(keys::SETUP_KEEP_ONE)}</p> });
    view! {
        {reminder}
        <ul class="objectives">{lines}</ul>
    }
}

fn objective_row(preparing: Preparing, seat: usize, place: usize, objective: &Objective) -> impl IntoView + use<> {
    let remove = move || {
        preparing.update(|draft| {
            let kept = &mut draft.seats[seat].objectives;
            if place < kept.len() {
                kept.remove(place);
            }
        });
    };
    let title = match objective.title.as_str() {
        "" => say(keys::OBJECTIVE_HIDDEN),
        title => title.to_owned(),
    };
    let remove_label = say(Line::new(keys::SETUP_REMOVE_OBJECTIVE).with("title", title.clone()));
    view! {
        <li class="rowx">
            <span class="grow">
                <b dir="auto">{title}</b>
                <span class="sub2">{say(objective_line(objective))}</span>
            </span>
            <Button kind=ButtonKind::Round label=remove_label sign=Sign::Close on_press=remove />
        </li>
    }
}
