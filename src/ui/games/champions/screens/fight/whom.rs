//! Who is questioned: the Personae and Enemies that have not said everything yet.

use super::play::Play;
use super::test_parts::set;
use crate::games::champions::investigation::{askable, somebody_else};
use crate::games::champions::model::ids::Actor;
use crate::games::champions::model::investigation::Whom;
use crate::games::champions::model::state::State;
use crate::games::champions::scenario::whereabouts;
use crate::games::champions::sheet::trial::{Trial, TrialKind};
use crate::games::champions::text::investigation::whom as name_of;
use crate::kernel::line::Line;
use crate::ui::components::note::{Note, NoteKind};
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::field::area_name;
use crate::ui::page::{self};
use crate::ui::texts::say;
use crate::words::champions as keys;
use leptos::prelude::*;

/// The choice; where nothing was prepared, the way to do so; nothing in another test.
pub fn whom(play: Play, trial: &Trial) -> Option<AnyView> {
    match trial.kind {
        TrialKind::ComplexManipulation => None,
        TrialKind::Investigation => Some(if play.session.state(|state| state.investigation().is_some()) {
            choice(play, trial)
        } else {
            prepare(play)
        }),
    }
}

fn prepare(play: Play) -> AnyView {
    let go = Callback::new(move |()| page::go(play.session.page(TablePage::Investigation)));
    view! {
        <Note
            kind=NoteKind::Info
            sign=Sign::Investigation
            action=say(keys::INVESTIGATION_PREPARE_SHORT)
            on_action=go
        >
            {say(keys::INVESTIGATION_NOT_PREPARED)}
        </Note>
    }
    .into_any()
}

fn choice(play: Play, trial: &Trial) -> AnyView {
    let mut all = play.session.state(askable);
    // Those the scenario does not name come last, behind a mark of their own.
    let others = play.session.state(somebody_else);
    let likely = all.len();
    all.extend(others);
    let mut answers: Vec<String> =
        play.session.state(|state| all.iter().map(|whom| named(state, trial.actor, *whom)).collect());
    for other in answers.iter_mut().skip(likely) {
        *other = say(Line::new(keys::INVESTIGATION_SOMEBODY_ELSE).with("name", std::mem::take(other)));
    }
    answers.push(say(keys::INVESTIGATION_NOBODY));
    let chosen = all.iter().position(|whom| trial.whom == Some(*whom)).unwrap_or(all.len());
    let choose = move |place: usize| set(play, |trial| trial.whom = all.get(place).copied());
    view! {
        <Select
            label=say(keys::INVESTIGATION_WHOM)
            answers=Signal::stored(answers)
            chosen=Signal::stored(chosen)
            on_choose=choose
        />
    }
    .into_any()
}

/// Who it is, and where it stands from whoever asks.
fn named(state: &State, actor: Actor, whom: Whom) -> String {
    let name = say(name_of(state, whom));
    let Some(area) = whereabouts::asked(state, whom) else { return name };
    let here = state.field().and_then(|field| field.position(actor.into())) == Some(area);
    say(if here {
        Line::new(keys::INVESTIGATION_WHOM_HERE).with("name", name)
    } else {
        Line::new(keys::INVESTIGATION_WHOM_AT).with("name", name).with("area", area_name(state, area))
    })
}
