//! Territory cards of the clan whose turn it is: which card it turned out to be, what is chosen for it, and passing.

use super::super::Place;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::games::battle_for_rokugan::queries::{held, is_played_in_placement};
use crate::games::battle_for_rokugan::rules::card::{Play, places};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::map::map as map_view;
use crate::kernel::by::Small;
use crate::kernel::line::{Key, Line};
use crate::ui::components::button::Button;
use crate::ui::components::icon::{Icon, IconSize};
use crate::ui::components::row::RowButton;
use crate::ui::components::select::Select;
use crate::ui::components::sign::Sign;
use crate::ui::games::battle_for_rokugan::map::{Extra, Hand, Taps, map};
use crate::ui::games::battle_for_rokugan::screens::parts::{big_mon, name};
use crate::ui::texts::say;
use crate::words::battle_for_rokugan as keys;
use leptos::prelude::*;

pub(super) fn cards(place: Place) -> AnyView {
    let clan = place.session.glance(State::turn);
    let Some(clan) = clan else { return view! { <p>{say(keys::BFR_NOBODY_PLAYS)}</p> }.into_any() };
    let chosen = RwSignal::new(None::<TerritoryCard>);
    let inside = move || match chosen.get() {
        None => which(place, clan, chosen),
        Some(card) => choices(place, clan, card),
    };
    view! {
        <p class="rowx">{big_mon(clan)} <b>{name(clan)}</b></p>
        {inside}
    }
    .into_any()
}

/// The two cards of every territory whose card the clan holds.
fn which(place: Place, clan: Clan, chosen: RwSignal<Option<TerritoryCard>>) -> AnyView {
    let placing = place.session.glance(State::stage) == Stage::Placement;
    let all = place.session.glance(|state| {
        let now = held(state, clan).filter(|territory| is_played_in_placement(*territory) == placing);
        let of_territory = |territory| state.own_box().cards_of(territory).map(move |card| (territory, card));
        let both = now.flat_map(of_territory);
        both.collect::<Vec<_>>()
    });
    let row = move |(territory, card)| {
        let lead = || view! { <Icon sign=Sign::TerritoryGate size=IconSize::Lead /> };
        view! {
            <RowButton
                title=say(names::card(card))
                sub=Some(say(names::territory(territory)))
                lead=lead
                on_press=move || chosen.set(Some(card))
            />
        }
    };
    // In placement the card is extra, and the turn goes on without it.
    let pass = (!placing).then(|| {
        let lead = || view! { <Icon sign=Sign::Next size=IconSize::Lead /> };
        view! { <RowButton title=say(keys::BFR_PASS) lead=lead on_press=move || place.act(Command::PassCard) /> }
    });
    view! {
        <div class="card rows">
            {all.into_iter().map(row).collect_view()}
            {pass}
        </div>
    }
    .into_any()
}

/// What is asked for a card: the words of each province, in the order in which they are chosen.
fn asked(card: TerritoryCard) -> &'static [Key] {
    match card {
        TerritoryCard::Promotion
        | TerritoryCard::Reinforcements
        | TerritoryCard::SpyNetwork
        | TerritoryCard::PurgeTheWeak => &[],
        TerritoryCard::CodeOfHonor => &[keys::BFR_TARGET_PROVINCE, keys::BFR_TARGET_PROVINCE],
        TerritoryCard::AshigaruLevies => {
            &[keys::BFR_TARGET_PROVINCE, keys::BFR_TARGET_PROVINCE, keys::BFR_TARGET_PROVINCE]
        }
        TerritoryCard::StrengthOfPurpose => &[keys::BFR_OWN_PROVINCE, keys::BFR_OWN_PROVINCE],
        TerritoryCard::BountifulHarvest => &[keys::BFR_OWN_PROVINCE],
        TerritoryCard::DiplomaticMission | TerritoryCard::PirateRaids => &[keys::BFR_TARGET_PROVINCE, keys::BFR_REWARD],
        TerritoryCard::CulturalExchange => &[keys::BFR_OWN_PROVINCE, keys::BFR_OTHER_PROVINCE],
        TerritoryCard::InspireFear => &[keys::BFR_SACRIFICE, keys::BFR_REMOVE_SPECIAL, keys::BFR_REMOVE_SPECIAL],
        TerritoryCard::DarkFavors | TerritoryCard::AnimateTheDead => &[keys::BFR_SACRIFICE],
        TerritoryCard::FeatsOfEngineering
        | TerritoryCard::SacredGround
        | TerritoryCard::Bushido
        | TerritoryCard::HonorableFight
        | TerritoryCard::AidOfTheKami
        | TerritoryCard::BlessTheLands
        | TerritoryCard::FomentRebellion
        | TerritoryCard::PortOfProsperity => &[keys::BFR_TARGET_PROVINCE],
    }
}

/// The card with what was chosen; the rules say what is wrong with it.
fn play(card: TerritoryCard, chosen: &[Option<Province>]) -> Option<Play> {
    let one = |at: usize| chosen.get(at).copied().flatten();
    let all: Vec<Province> = chosen.iter().copied().flatten().collect();
    let placed: Option<(Special, usize)> = places(card);
    if let Some((special, _)) = placed {
        return Some(Play::Place(special, all));
    }
    match card {
        TerritoryCard::StrengthOfPurpose => Some(Play::StrengthOfPurpose([one(0)?, one(1)?])),
        TerritoryCard::BountifulHarvest => Some(Play::BountifulHarvest(one(0)?)),
        TerritoryCard::DiplomaticMission => Some(Play::DiplomaticMission(one(0)?, one(1))),
        TerritoryCard::PirateRaids => Some(Play::PirateRaids(one(0)?, one(1))),
        TerritoryCard::BlessTheLands => Some(Play::BlessTheLands(one(0)?)),
        TerritoryCard::FomentRebellion => Some(Play::FomentRebellion(one(0)?)),
        TerritoryCard::CulturalExchange => Some(Play::CulturalExchange { own: one(0)?, other: one(1)? }),
        TerritoryCard::InspireFear => Some(Play::InspireFear(one(0)?, all.get(1..).unwrap_or(&[]).to_vec())),
        TerritoryCard::DarkFavors | TerritoryCard::AnimateTheDead => Some(Play::Sacrifice(one(0)?)),
        TerritoryCard::Promotion
        | TerritoryCard::Reinforcements
        | TerritoryCard::SpyNetwork
        | TerritoryCard::PurgeTheWeak
        | TerritoryCard::FeatsOfEngineering
        | TerritoryCard::CodeOfHonor
        | TerritoryCard::SacredGround
        | TerritoryCard::Bushido
        | TerritoryCard::HonorableFight
        | TerritoryCard::AidOfTheKami
        | TerritoryCard::AshigaruLevies
        | TerritoryCard::PortOfProsperity => None,
    }
}

/// The first province that is asked for and not chosen, where the card cannot be played without it.
fn missing(card: TerritoryCard, chosen: &[Option<Province>]) -> Option<Key> {
    let enough = play(card, chosen).is_some() && chosen.iter().any(Option::is_some);
    let (_, key) = chosen.iter().zip(asked(card)).find(|(chosen, _)| chosen.is_none()).filter(|_| !enough)?;
    Some(*key)
}

/// A tap on a province of the map: the next that is asked for, or one chosen before, which is taken back.
fn choose(all: &mut [Option<Province>], at: Province) {
    if let Some(same) = all.iter_mut().find(|slot| **slot == Some(at)) {
        *same = None;
    } else if let Some(free) = all.iter_mut().find(|slot| slot.is_none()) {
        *free = Some(at);
    }
}

fn choices(place: Place, clan: Clan, card: TerritoryCard) -> AnyView {
    let asked = asked(card);
    let chosen = RwSignal::new(vec![None::<Province>; asked.len()]);
    let named: Vec<String> = place.session.glance(|state| {
        let all = Province::ALL.iter().map(|at| say(names::province(state, *at)));
        std::iter::once(say(keys::BFR_NONE)).chain(all).collect()
    });
    let field = move |(at, key): (usize, &Key)| {
        let answers = named.clone();
        let pick = move |place: usize| {
            chosen.update(|all| {
                if let Some(slot) = all.get_mut(at) {
                    *slot = place.checked_sub(1).and_then(|place| Province::ALL.get(place).copied());
                }
            });
        };
        let now = move || chosen.with(|all| all.get(at).copied().flatten()).map_or(0, |at| at.index() + 1);
        let label = say(Line::new(keys::BFR_CHOOSE_PROVINCE).with("what", say(*key)));
        view! {
            <Select label=label answers=Signal::stored(answers) chosen=Signal::derive(now) on_choose=pick />
        }
    };
    let tap = move |at: Province| chosen.update(|all| choose(all, at));
    let taps = Taps {
        province: Callback::new(move |(at,): (Province,)| tap(at)),
        spot: Callback::new(move |(spot,): (Spot,)| tap(spot.target())),
        rest: Callback::new(|(_,): (Province,)| ()),
        hand: Hand::ready(),
    };
    let view = place.session.glance(map_view);
    let extra = Memo::new(move |_| {
        let shades = chosen.get().into_iter().flatten().map(|at| (at, 80)).collect();
        Extra { shades, ..Extra::default() }
    });
    let picture = (!asked.is_empty()).then(|| {
        let picture = map(say(keys::BFR_CHOOSE_ON_MAP), view.into(), extra.into(), Some(taps));
        view! { <div class="bfr-choose">{picture}</div> }
    });
    let fields = asked.iter().enumerate().map(field).collect_view();
    let press = move || {
        let play = chosen.with(|chosen| play(card, chosen));
        place.act(Command::PlayCard { clan, card, play });
    };
    let missing = Memo::new(move |_| chosen.with(|chosen| missing(card, chosen)));
    let second = move || missing.get().map(|key| say(Line::new(keys::BFR_PLAY_MISSING).with("what", say(key))));
    view! {
        <h3>{say(names::card(card))}</h3>
        {asked.is_empty().then(|| view! { <p>{say(keys::BFR_PLAY_NOTE)}</p> })}
        {picture}
        {fields}
        <Button
            label=say(keys::BFR_PLAY)
            second=Signal::derive(second)
            disabled=Signal::derive(move || missing.get().is_some())
            on_press=press
        />
    }
    .into_any()
}
