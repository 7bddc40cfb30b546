//! Who begins with the Imperial Favor: the most Honor, or the most Fire among those who tie.

use super::preparing::{Preparing, preparing};
use crate::games::champions::Table;
use crate::games::champions::event::{Event, FavorRoll};
use crate::games::champions::model::clan::Clan;
use crate::games::champions::model::ids::{ChampionId, PlayerId};
use crate::games::champions::model::state::State;
use crate::games::champions::rulebook;
use crate::games::champions::setup::favor_candidates;
use crate::games::champions::text::names;
use crate::kernel::by::Small;
use crate::kernel::line::Line;
use crate::ui::components::button::Button;
use crate::ui::components::icon::Icon;
use crate::ui::components::rule_ref::RuleRef;
use crate::ui::components::segmented::{Segment, Segmented, SegmentedLook};
use crate::ui::components::sign::Sign;
use crate::ui::components::tint::Tint;
use crate::ui::feedback::feedback;
use crate::ui::games::champions::looks;
use crate::ui::texts::{page_of, say};
use crate::words::champions as keys;
use leptos::prelude::*;

/// How the Favor was settled.
#[derive(Clone, Debug, PartialEq)]
struct Settled {
    /// Who holds it.
    holder: String,
    /// The Honor that decided, or tied.
    honor: i16,
    /// Those who tied; nobody where one has the most.
    tied: Vec<Tied>,
    /// The place among those tied of who won, where the players rolled.
    told: Option<usize>,
}

/// One of those who tie.
#[derive(Clone, Debug, PartialEq)]
struct Tied {
    player: PlayerId,
    name: String,
    clan: Clan,
    /// Fire of each roll it took part in.
    fire: Vec<usize>,
}

fn settled(table: &Table, told: Option<PlayerId>) -> Settled {
    // Candidates and Honor are those of before anybody acted: nothing but the Favor has changed since.
    let state = table.state();
    let candidates = favor_candidates(state);
    let rolls: Vec<&FavorRoll> =
        table.entries().iter().flat_map(|entry| &entry.events).filter_map(rolled).flatten().collect();
    let tied = if candidates.len() > 1 { candidates } else { Vec::new() };
    Settled {
        holder: names::favor_holder(state).unwrap_or_default(),
        honor: state.favor_champion().map_or(0, |id| state.champion(id).honor().get()),
        told: told.and_then(|told| tied.iter().position(|player| *player == told)),
        tied: tied.into_iter().map(|player| one(state, player, &rolls)).collect(),
    }
}

fn rolled(event: &Event) -> Option<&Vec<FavorRoll>> {
    if let Event::FavorRolled { rolls, .. } = event { Some(rolls) } else { None }
}

fn one(state: &State, player: PlayerId, rolls: &[&FavorRoll]) -> Tied {
    let PlayerId(seat) = player;
    let card = state.champion(ChampionId::ALL[usize::from(seat)]).card();
    let fire = rolls.iter().filter(|roll| roll.player == player).map(|roll| roll.fire()).collect();
    Tied { player, name: card.name.to_string(), clan: card.clan, fire }
}

/// The Favor on the final check.
#[component]
pub(super) fn FavorCard() -> impl IntoView {
    let (preparing, feedback) = (preparing(), feedback());
    let settled = Memo::new(move |_| {
        let told = preparing.draft.with(|draft| draft.told);
        preparing.table().map(|table| settled(&table, told))
    });
    let page = page_of(rulebook::SET_FAVOR);
    let open_rule = move || feedback.open_rule(rulebook::SET_FAVOR);
    let paper = move |settled: Settled| {
        let page = page.clone();
        view! {
            <section class="card pad stack tightly" aria-label=say(keys::SETUP_FAVOR)>
                <div class="rowx">
                    <Icon sign=Sign::ImperialFavor tint=Tint::Honor />
                    <h2 class="grow">{say(keys::SETUP_FAVOR)}</h2>
                    <RuleRef label=page on_open=open_rule />
                </div>
                {if settled.tied.is_empty() { unique(&settled).into_any() } else { tie(preparing, settled).into_any() }}
            </section>
        }
    };
    move || settled.get().map(&paper)
}

fn unique(settled: &Settled) -> impl IntoView + use<> {
    let line = Line::new(keys::SETUP_FAVOR_UNIQUE).with("name", settled.holder.clone()).with("honor", settled.honor);
    view! { <p>{say(line)}</p> }
}

/// Those who tie, with the Fire they rolled; a tap says who won at the table.
fn tie(preparing: Preparing, settled: Settled) -> impl IntoView {
    let question = Line::new(keys::SETUP_FAVOR_TIE).with("count", settled.tied.len()).with("honor", settled.honor);
    let answers: Vec<Segment> = settled.tied.iter().map(segment).collect();
    let chosen = settled.told.or_else(|| settled.tied.iter().position(|tied| tied.name == settled.holder));
    let players: Vec<PlayerId> = settled.tied.iter().map(|tied| tied.player).collect();
    let tell = move |place: usize| {
        if let Some(player) = players.get(place) {
            preparing.update(|draft| draft.told = Some(*player));
        }
    };
    view! {
        <p>{say(question)}</p>
        <Segmented
            label=say(keys::SETUP_FAVOR_TOLD)
            answers=Signal::stored(answers)
            chosen=Signal::stored(chosen)
            look=SegmentedLook::Wraps
            on_choose=move |place: usize| tell(place)
        />
        {won(preparing, &settled)}
    }
}

/// Who won, and another roll.
fn won(preparing: Preparing, settled: &Settled) -> impl IntoView + use<> {
    let holder = Line::new(keys::SETUP_FAVOR_HELD).with("name", settled.holder.clone());
    let again = if settled.told.is_some() { keys::SETUP_FAVOR_ROLL } else { keys::SETUP_FAVOR_AGAIN };
    view! {
        <div class="rowx apart">
            <p>
                <b dir="auto">{say(holder)}</b>
                " "
                <span class="sub2">{say(keys::SETUP_FAVOR_TOLD)}</span>
            </p>
            <Button label=say(again) on_press=move || preparing.roll_again() />
        </div>
    }
}

/// One of those who tie: mon and Fire.
fn segment(tied: &Tied) -> Segment {
    let PlayerId(seat) = tied.player;
    let look = looks::mon(ChampionId::ALL[usize::from(seat)], tied.clan);
    if tied.fire.is_empty() {
        return Segment::of("").with_mon(look).with_ears(tied.name.clone());
    }
    let counts = tied.fire.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let ears = Line::new(keys::SETUP_FAVOR_FIRE).with("name", tied.name.clone()).with("fire", counts.clone());
    Segment::of(counts).with_mon(look).with_sign(Sign::Fire, Tint::Fire).with_ears(say(ears))
}
