//! The public facts that no rulebook prints, to be compared with the box once: the tokens its screens show, objectives with
//! their honor, and cards.
//!
//! What differs is typed here and kept; every new table is set up with it.

use super::parts::name;
use super::remembered::{Facts, remember, remembered};
use crate::games::battle_for_rokugan::content::own_box::OwnBox;
use crate::games::battle_for_rokugan::content::token_set;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::row::RowText;
use crate::ui::components::stepper::Stepper;
use crate::ui::components::tick::Tick;
use crate::ui::texts::say;
use crate::ui::widgets::fold::Folded;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

/// More honor than any objective will ever give.
const MOST_HONOR: i32 = 30;

/// The page part; once it was answered it stays as the box that is played with.
pub(super) fn facts() -> AnyView {
    let open = RwSignal::new(false);
    // Whether what differs is being typed; once something does, its keys are there.
    let differs = RwSignal::new(!untrack(remembered).own_box.is_usual());
    let asked = Memo::new(|_| remembered().facts == Facts::Open);
    let title = move || say(if asked.get() { keys::BFR_FACTS } else { keys::BFR_FACTS_BOX });
    let answered = move |differs_now: bool| {
        remember(|remembered| {
            remembered.facts = Facts::Compared;
            if !differs_now {
                remembered.own_box = OwnBox::default();
            }
        });
        differs.set(differs_now);
        open.set(differs_now);
    };
    view! {
        <Folded title=Signal::derive(title) sub=Signal::derive(move || said(asked.get())) open=open>
            <div class="card rows">{tokens()}</div>
            <div class="card rows">{move || objectives(differs.get())} {cards()}</div>
            {move || differs.get().then(shadowlands)}
            <p class="sub2 pad">{say(keys::BFR_FACTS_OTHER)}</p>
            <Button label=say(keys::BFR_FACTS_SO) on_press=move || answered(false) />
            {move || {
                let differing = move || answered(true);
                (!differs.get()).then(|| view! { <Button label=say(keys::BFR_FACTS_DIFFERS) on_press=differing /> })
            }}
        </Folded>
    }
    .into_any()
}

/// What is compared; afterwards, how much of it differs.
fn said(asked: bool) -> String {
    match remembered().own_box.differences() {
        0 if asked => say(keys::BFR_FACTS_SUB),
        differences => say(Line::new(keys::BFR_FACTS_COUNT).with("count", differences)),
    }
}

/// The tokens that every clan has, and the one that is a clan's own. Their sums are the rulebook's: nothing differs there.
fn tokens() -> AnyView {
    let least = |face| Clan::ALL.iter().map(|clan| token_set::of(*clan).of(face)).min().unwrap_or(0);
    let shown = |face, count| format!("{} ×{count}", say(names::face(face)));
    let all = token_set::of(Clan::ALL[0]);
    let shared: Vec<_> = all.iter().map(|(face, _)| (face, least(face))).filter(|(_, count)| *count > 0).collect();
    let shared = shared.into_iter().map(|(face, count)| shown(face, count)).collect::<Vec<_>>().join(", ");
    let own = move |clan: &Clan| {
        let set = token_set::of(*clan);
        let own = set.iter().find(|(face, count)| *count > least(*face)).map(|(face, _)| say(names::face(face)));
        view! { <RowText title=name(*clan) sub=own /> }
    };
    view! {
        <RowText title=say(keys::BFR_FACTS_TOKENS) sub=shared />
        {Clan::ALL.iter().map(own).collect_view()}
    }
    .into_any()
}

fn objectives(typed: bool) -> AnyView {
    let row = |objective: &Objective| if typed { key(*objective) } else { printed(*objective) };
    Objective::ALL.iter().map(row).collect_view().into_any()
}

/// An objective with what it gives.
fn printed(objective: Objective) -> AnyView {
    let worth = move || format!("+{}", remembered().own_box.honor(objective));
    view! { <RowText title=say(names::objective(objective)) trailing=worth /> }.into_any()
}

/// An objective with keys for what it gives.
fn key(objective: Objective) -> AnyView {
    let label = say(names::objective(objective));
    let ears = |key: Key| say(Line::new(key).with("what", label.clone()));
    let (less, more) = (ears(keys::BFR_LESS), ears(keys::BFR_ONE_MORE));
    // A stepper stays within its bounds.
    let change = move |to: i32| {
        remember(|remembered| remembered.own_box.set_honor(objective, u8::try_from(to).unwrap_or(0)));
    };
    view! {
        <Stepper
            label=label
            value=Signal::derive(move || Some(i32::from(remembered().own_box.honor(objective))))
            most=MOST_HONOR
            minus_label=less
            plus_label=more
            on_change=change
        />
    }
    .into_any()
}

fn cards() -> AnyView {
    let row = |territory: Territory| {
        let both = move || {
            let own_box = remembered().own_box;
            own_box.cards_of(territory).map(|card| say(names::card(card))).collect::<Vec<_>>().join(", ")
        };
        view! { <RowText title=say(names::territory(territory)) sub=Signal::derive(both) /> }
    };
    Territory::ALL.iter().copied().map(row).collect_view().into_any()
}

/// Which pair of cards is whose Shadowlands' is the least certain of these facts.
fn shadowlands() -> AnyView {
    let on = Memo::new(|_| remembered().own_box.shadowlands_exchanged());
    let toggle = |on: bool| remember(|remembered| remembered.own_box.exchange_shadowlands(on));
    view! { <Tick label=say(keys::BFR_FACTS_SHADOWLANDS) on=on on_toggle=toggle /> }.into_any()
}
