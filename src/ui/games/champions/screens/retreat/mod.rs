//! After a Combat of a Battle: where the beaten Unit retreats, with the reason against every other area, and whether the
//! winner follows. It decides nothing: [`crate::games::champions::text::push`] says what is asked.

mod foot;

use crate::games::champions::examples;
use crate::games::champions::model::area_key::AreaKey;
use crate::games::champions::model::ids::{Actor, Who};
use crate::games::champions::model::state::State;
use crate::games::champions::model::turn::Phase;
use crate::games::champions::rulebook;
use crate::games::champions::text::push::{self, Asked, Place, PushView};
use crate::kernel::line::Line;
use crate::ui::components::board_map::{MapTag, MapTap};
use crate::ui::components::choice::{Choice, Choices};
use crate::ui::components::head::Head;
use crate::ui::components::mon::DiscSize;
use crate::ui::components::why::{WhyLine, WhyList};
use crate::ui::feedback::feedback;
use crate::ui::focus;
use crate::ui::games::champions::page::TablePage;
use crate::ui::games::champions::screens::combat::side;
use crate::ui::games::champions::screens::example::example_card;
use crate::ui::games::champions::screens::field::{FieldMap, Fingers, Shown};
use crate::ui::games::champions::screens::runner;
use crate::ui::games::champions::session::{Session, session};
use crate::ui::page::{self};
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// The page's state: the area that is chosen, the first eligible one where nobody said otherwise.
#[derive(Clone, Copy)]
struct Desk {
    session: Session,
    view: Memo<Option<PushView>>,
    picked: RwSignal<Option<AreaKey>>,
}

impl Desk {
    /// The area the beaten Unit goes to.
    fn chosen(self) -> Option<Place> {
        self.view.with(|view| match &view.as_ref()?.asked {
            Asked::Retreat { places } => {
                let picked = self.picked.get();
                let said = places.iter().find(|place| Some(&place.area) == picked.as_ref());
                said.or(places.first()).cloned()
            }
            Asked::Blind | Asked::Cornered | Asked::Pursuit { .. } => None,
        })
    }

    /// Where the page leads once nothing is open: on with the Enemies Phase, or to the table.
    fn leave(self) {
        let enemies = self.session.glance(|state| state.phase() == Phase::Enemies);
        runner::return_from_combat(self.session, if enemies { TablePage::Enemies } else { TablePage::Table });
    }
}

/// The page.
pub fn retreat() -> AnyView {
    focus::focus_heading();
    let session = session();
    let view = Memo::new(move |_| session.state(push::view));
    let desk = Desk { session, view, picked: RwSignal::new(None) };
    // Undo may take the Combat itself back: then nothing is open here.
    Effect::new(move |before: Option<()>| {
        if desk.view.with(Option::is_none) && before.is_none() {
            page::replace(session.page(TablePage::Table));
        } else if desk.view.with(Option::is_none) {
            desk.leave();
        }
    });
    announce(desk);
    let laid = Memo::new(move |_| session.state(|state| state.field().is_some()));
    let title = move || {
        let pursues = desk.view.with(|view| view.as_ref().is_some_and(|view| is_pursuit(&view.asked)));
        say(if pursues { keys::PUSH_TITLE_PURSUE } else { keys::PUSH_TITLE })
    };
    let body = move || desk.view.get().map(|view| panel(desk, view));
    view! {
        <div class=move || if laid.get() { "screen two en runner" } else { "screen one runner" }>
            <Head title=Signal::derive(title) back=session.href(TablePage::Table) back_label=say(keys::SHEET_BACK) />
            {move || laid.get().then(|| map(desk))}
            <main class="body side speak">{example_card(session, examples::in_retreat)} {body}</main>
            {foot::foot(desk)}
        </div>
    }
    .into_any()
}

const fn is_pursuit(asked: &Asked) -> bool {
    match asked {
        Asked::Pursuit { .. } => true,
        Asked::Retreat { .. } | Asked::Blind | Asked::Cornered => false,
    }
}

/// Says every question to the ears.
fn announce(desk: Desk) {
    let feedback = feedback();
    let question = Memo::new(move |_| desk.view.with(|view| view.as_ref().map(|view| say(view.question.clone()))));
    Effect::new(move |_| {
        if let Some(text) = question.get() {
            feedback.announce(text);
        }
    });
}

fn panel(desk: Desk, view: PushView) -> AnyView {
    let badge = desk.session.glance(|state| badge(state, view.loser));
    let places = match &view.asked {
        Asked::Retreat { places } => choices(desk, say(view.question.clone()), places.clone()),
        Asked::Blind | Asked::Cornered | Asked::Pursuit { .. } => ().into_any(),
    };
    view! {
        <div class="rowx">{badge} <h2 class="say grow">{say(view.question.clone())}</h2></div>
        {places}
        {view.hint.clone().map(|hint| view! { <p class="say2">{say(hint)}</p> })}
        {foot::others(desk, &view)}
        {reasons(view.against)}
    }
    .into_any()
}

fn badge(state: &State, who: Who) -> AnyView {
    let combatant = match who {
        Who::Champion(id) => side::fighter(state, Actor::Champion(id)),
        Who::Ally(id) => side::fighter(state, Actor::Ally(id)),
        Who::Enemy(id) => side::foe(state, id),
    };
    combatant.badge.show(DiscSize::Large)
}

/// The eligible areas.
fn choices(desk: Desk, label: String, places: Vec<Place>) -> AnyView {
    let choice = move |place: Place| {
        let (here, area) = (place.area.clone(), place.area);
        let is_chosen = Signal::derive(move || desk.chosen().is_some_and(|chosen| chosen.area == here));
        let pick = move || desk.picked.set(Some(area.clone()));
        view! { <Choice title=place.name chosen=is_chosen on_choose=pick /> }
    };
    view! { <Choices label=label>{places.into_iter().map(choice).collect_view()}</Choices> }.into_any()
}

/// Why the other areas are not eligible, each with the rule.
fn reasons(against: Vec<Line>) -> AnyView {
    if against.is_empty() {
        return ().into_any();
    }
    let (feedback, rule) = (feedback(), rulebook::RETREAT);
    let line = move |text: Line| {
        view! {
            <WhyLine rule=page_of(rule) on_rule=Callback::new(move |()| feedback.open_rule(rule))>{say(text)}</WhyLine>
        }
    };
    let lines: Vec<_> = against.into_iter().map(line).collect();
    view! {
        <section class="card pad slim" aria-label=say(keys::PUSH_AGAINST)>
            <WhyList>{lines}</WhyList>
        </section>
    }
    .into_any()
}

/// The map: the eligible areas to tap, the others standing back.
fn map(desk: Desk) -> AnyView {
    let shown = Memo::new(move |_| {
        let chosen = desk.chosen();
        desk.view.with(|view| {
            let view = view.as_ref()?;
            desk.session.state(|state| drawn(state, view, chosen.as_ref()))
        })
    });
    let tap = move |tap: MapTap| {
        let MapTap::Area(area) = tap else { return };
        let key = desk.session.glance(|state| {
            let field = state.field()?;
            field.board().area_ids().nth(area).map(|area| field.key(area))
        });
        let free = |key: &AreaKey| {
            desk.view.with_untracked(|view| {
                let asked = view.as_ref().map(|view| &view.asked);
                matches!(asked, Some(Asked::Retreat { places }) if places.iter().any(|place| place.area == *key))
            })
        };
        if let Some(key) = key.filter(free) {
            desk.picked.set(Some(key));
        }
    };
    view! { <FieldMap shown=Signal::derive(move || shown.get().unwrap_or_default()) on_tap=tap /> }.into_any()
}

fn drawn(state: &State, view: &PushView, chosen: Option<&Place>) -> Option<Shown> {
    let field = state.field()?;
    let find = |key: &AreaKey| field.find(key);
    let (open, bright) = match &view.asked {
        Asked::Retreat { places } => {
            (places.iter().filter_map(|place| find(&place.area)).collect(), chosen.and_then(|place| find(&place.area)))
        }
        Asked::Pursuit { to, .. } => (Vec::new(), to.as_ref().and_then(|place| find(&place.area))),
        Asked::Blind | Asked::Cornered => (Vec::new(), None),
    };
    let faint: Vec<_> = view.closed.iter().filter_map(find).collect();
    let tag = |area| (area, MapTag::word(say(keys::PUSH_FITS)));
    let stands = [view.winner, view.loser].into_iter().filter_map(|who| field.position(who));
    let mut frame: Vec<_> = open.iter().chain(&faint).copied().chain(bright).chain(stands).collect();
    frame.sort_unstable();
    frame.dedup();
    Some(Shown {
        now: Some(view.winner),
        chosen: Some(view.loser),
        bright: bright.into_iter().collect(),
        faint,
        tags: open.iter().copied().map(tag).collect(),
        frame,
        fingers: Fingers::Tap,
        ..Shown::default()
    })
}
