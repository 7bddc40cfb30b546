//! The Clan Objectives as the scoring counts them, to be marked completed or open on the spot.

use super::ScoreState;
use crate::games::champions::command::Command;
use crate::games::champions::model::ids::{ChampionId, ObjectiveId};
use crate::games::champions::model::objective::{KeptObjective, Progress, Worth};
use crate::games::champions::model::quantity::GloryValue;
use crate::games::champions::model::state::{Play, State};
use crate::games::champions::text::{names, score};
use crate::kernel::line::Line;
use crate::ui::components::row::RowLink;
use crate::ui::components::segmented::{Segment, Segmented};
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::champion::NoteWorth;
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// An objective and whose it is.
type Kept = (ChampionId, ObjectiveId, KeptObjective);

/// Every objective that is kept; nothing where there are none.
#[component]
pub(super) fn Objectives(
    /// The screen.
    state: ScoreState,
) -> impl IntoView {
    let kept = Memo::new(move |_| state.session.state(kept));
    let rows = move || kept.get().into_iter().map(|one| view! { <Row state=state kept=one /> }).collect_view();
    let without = Memo::new(move |_| state.session.state(without));
    let bare = move || without.get().into_iter().map(|id| view! { <NoneNoted state=state id=id /> }).collect_view();
    view! {
        <Show when=move || kept.with(|kept| !kept.is_empty()) || without.with(|without| !without.is_empty())>
            <div class="sec">
                <h2>{say(keys::SCORE_OBJECTIVES)}</h2>
            </div>
            <section class="card rows" tabindex="-1" node_ref=state.objectives aria-label=say(keys::SCORE_OBJECTIVES)>
                {rows} {bare}
            </section>
        </Show>
    }
}

/// Leads to them, eyes and ears.
pub(super) fn lead_there(state: ScoreState) {
    if let Some(section) = state.objectives.get_untracked() {
        section.scroll_into_view();
        // Where it cannot take the focus it is in view all the same.
        let _ = section.focus();
    }
    state.led.set(true);
}

fn kept(state: &State) -> Vec<Kept> {
    let of = |(id, champion): (ChampionId, &crate::games::champions::model::champion::Champion)| {
        champion.objectives().iter().map(move |(number, kept)| (id, *number, kept.clone())).collect::<Vec<_>>()
    };
    state.champions().flat_map(of).collect()
}

/// Who has no objective noted although everybody keeps one (CH-SET-4): what it costs or brings is then missing here.
fn without(state: &State) -> Vec<ChampionId> {
    let keeps = |id: &ChampionId| !state.champion(*id).card().is_companion() && state.play() == Play::Standard;
    state.champions().map(|(id, _)| id).filter(keeps).filter(|id| state.champion(*id).objectives().is_empty()).collect()
}

/// The way to note what is missing.
#[component]
fn NoneNoted(state: ScoreState, id: ChampionId) -> impl IntoView {
    let name = state.session.glance(|table| names::champion(table, id));
    let href = state.session.href(TablePage::Champion(id));
    view! { <RowLink href=href title=name sub=say(keys::SCORE_NO_OBJECTIVES) /> }
}

/// One objective: open, or completed for one of its values.
#[component]
fn Row(state: ScoreState, kept: Kept) -> impl IntoView {
    let (champion, number, kept) = kept;
    let name = state.session.glance(|table| score::given(table, champion));
    let title =
        say(Line::new(keys::SCORE_OBJECTIVE_OF).with("name", name).with("title", score::objective_title(&kept)));
    let unknown = kept.card.worth == Worth::Unknown && kept.progress == Progress::Open;
    let ask = unknown.then(|| view! { <NoteWorth champion=Signal::stored(champion) id=number title=title.clone() /> });
    view! {
        <div class="objective-line">
            <p>
                <b>{title.clone()}</b>
                <span class="sub2">{say(score::objective_worth(&kept))}</span>
            </p>
            {match ask {
                Some(ask) => ask.into_any(),
                None => progress(state, (champion, number), &kept, title).into_any(),
            }}
        </div>
    }
}

/// Open, or one of the values.
fn progress(
    state: ScoreState,
    which: (ChampionId, ObjectiveId),
    kept: &KeptObjective,
    title: String,
) -> impl IntoView + use<> {
    let (values, now) = (kept.card.worth.values(), kept.progress);
    let chosen = match now {
        Progress::Open => Some(0),
        Progress::Completed(glory) => values.iter().position(|value| *value == glory).map(|place| place + 1),
    };
    let done = |value: &GloryValue| Segment::of(say(Line::new(keys::SCORE_OBJECTIVE_DONE).with("glory", value.get())));
    let open = Segment::of(say(keys::SCORE_OBJECTIVE_OPEN));
    let answers: Vec<Segment> = std::iter::once(open).chain(values.iter().map(done)).collect();
    let choose = move |place: usize| {
        let glory = place.checked_sub(1).and_then(|place| values.get(place).copied());
        mark(state, which, now, glory);
    };
    view! {
        <Segmented
            label=title
            answers=Signal::stored(answers)
            chosen=Signal::stored(chosen)
            on_choose=Callback::new(move |(place,)| choose(place))
        />
    }
}

/// Marks an objective; one that was completed for another value is opened first.
fn mark(state: ScoreState, of: (ChampionId, ObjectiveId), progress: Progress, glory: Option<GloryValue>) {
    let (champion, objective) = of;
    let now = match progress {
        Progress::Open => None,
        Progress::Completed(glory) => Some(glory),
    };
    if now == glory {
        return;
    }
    if now.is_some() {
        state.session.dispatch(Command::ReopenObjective { champion, objective });
    }
    if let Some(glory) = glory {
        state.session.dispatch(Command::CompleteObjective { champion, objective, glory });
    }
}
