//! Territory cards of the clan whose turn it is: which card it turned out to be, what is chosen for it, and passing.

use super::super::Place;
use crate::games::battle_for_rokugan::command::Command;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::games::battle_for_rokugan::queries::{held, is_played_in_placement};
use crate::games::battle_for_rokugan::stage::Stage;
use crate::games::battle_for_rokugan::state::State;
use crate::games::battle_for_rokugan::text::effects::effect;
use crate::games::battle_for_rokugan::text::names;
use crate::games::battle_for_rokugan::views::card_choice;
use crate::games::battle_for_rokugan::views::map::map as map_view;
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

/// A card that is played, and what was chosen for it so far.
#[derive(Clone, Copy)]
struct Choice {
    place: Place,
    clan: Clan,
    card: TerritoryCard,
    chosen: RwSignal<Vec<Option<Province>>>,
    /// The provinces that the rules take for each choice.
    open: Memo<Vec<Vec<Province>>>,
    /// The province that was tapped last, where the rules do not take it.
    refused: RwSignal<Option<Province>>,
}

impl Choice {
    fn of(place: Place, clan: Clan, card: TerritoryCard) -> Self {
        let chosen = RwSignal::new(vec![None::<Province>; asked(card).len()]);
        let open = move |_: Option<&Vec<Vec<Province>>>| {
            chosen.with(|chosen| place.session.glance(|state| card_choice::open(state, clan, card, chosen)))
        };
        Self { place, clan, card, chosen, open: Memo::new(open), refused: RwSignal::new(None) }
    }

    fn takes(self, at: usize, province: Province) -> bool {
        self.open.with_untracked(|open| open.get(at).is_some_and(|open| open.contains(&province)))
    }

    /// Chooses a province, or none. What was chosen after it stays where the rules still take it.
    fn set(self, at: usize, province: Option<Province>) {
        self.refused.set(None);
        self.put(at, province);
        for later in at + 1..asked(self.card).len() {
            let chosen = self.chosen.with_untracked(|all| all.get(later).copied().flatten());
            if chosen.is_some_and(|province| !self.takes(later, province)) {
                self.put(later, None);
            }
        }
    }

    fn put(self, at: usize, province: Option<Province>) {
        self.chosen.update(|all| {
            if let Some(slot) = all.get_mut(at) {
                *slot = province;
            }
        });
    }

    /// A tap on a province of the map: the next that is asked for, or one chosen before, which is taken back.
    fn tap(self, province: Province) {
        let all = self.chosen.get_untracked();
        if let Some(same) = all.iter().position(|chosen| *chosen == Some(province)) {
            return self.set(same, None);
        }
        let free: Vec<usize> = (0..all.len()).filter(|at| all[*at].is_none()).collect();
        match free.iter().find(|at| self.takes(**at, province)) {
            Some(at) => self.set(*at, Some(province)),
            None if free.is_empty() => {}
            None => self.refused.set(Some(province)),
        }
    }

    /// The first choice that is asked for and not made, where the card cannot be played without it.
    fn missing(self) -> Option<Key> {
        let (clan, card) = (self.clan, self.card);
        self.chosen.with(|all| {
            let enough = self.place.session.glance(|state| card_choice::is_enough(state, clan, card, all));
            let next = all.iter().zip(asked(card)).find(|(chosen, _)| chosen.is_none()).filter(|_| !enough);
            next.map(|(_, key)| *key)
        })
    }

    /// Plays the card; where that is refused everything that was chosen stays.
    fn play(self) {
        let play = self.chosen.with_untracked(|chosen| card_choice::play(self.card, chosen));
        let command = Command::PlayCard { clan: self.clan, card: self.card, play };
        self.place.session.dispatch_then(command, move || self.place.close());
    }
}

fn choices(place: Place, clan: Clan, card: TerritoryCard) -> AnyView {
    let choice = Choice::of(place, clan, card);
    let asked = asked(card);
    let missing = Memo::new(move |_| choice.missing());
    let second = move || missing.get().map(|key| say(Line::new(keys::BFR_PLAY_MISSING).with("what", say(key))));
    let none = move || choice.open.with(|open| open.first().is_some_and(Vec::is_empty));
    view! {
        <h3>{say(names::card(card))}</h3>
        <p>{say(effect(card))}</p>
        {asked.is_empty().then(|| view! { <p>{say(keys::BFR_PLAY_NOTE)}</p> })}
        {(!asked.is_empty()).then(|| picture(choice))}
        <Show when=none>
            <p class="sub2">{say(keys::BFR_CHOOSE_NONE)}</p>
        </Show>
        {asked.iter().enumerate().map(|(at, key)| field(choice, at, *key)).collect_view()}
        <Button
            label=say(keys::BFR_PLAY)
            second=Signal::derive(second)
            disabled=Signal::derive(move || missing.get().is_some())
            on_press=move || choice.play()
        />
    }
    .into_any()
}

/// The map to choose on, and what a tap on it was refused.
fn picture(choice: Choice) -> AnyView {
    let session = choice.place.session;
    let taps = Taps {
        province: Callback::new(move |(at,): (Province,)| choice.tap(at)),
        spot: Callback::new(move |(spot,): (Spot,)| choice.tap(spot.target())),
        rest: Callback::new(|(_,): (Province,)| ()),
        hand: Hand::ready(),
    };
    let extra = Memo::new(move |_| {
        let shades = choice.chosen.get().into_iter().flatten().map(|at| (at, 80)).collect();
        Extra { shades, ..Extra::default() }
    });
    let picture = map(say(keys::BFR_CHOOSE_ON_MAP), session.glance(map_view).into(), extra.into(), Some(taps));
    let refused = move || {
        choice.refused.get().map(|at| {
            let named = session.glance(|state| names::province(state, at));
            say(Line::new(keys::BFR_CHOOSE_REFUSED).with("province", named))
        })
    };
    view! {
        <div class="bfr-choose">{picture}</div>
        <p class="sub2" role="status">{refused}</p>
    }
    .into_any()
}

/// The list of one choice: none, and every province that the rules take for it.
fn field(choice: Choice, at: usize, key: Key) -> AnyView {
    let open = Memo::new(move |_| choice.open.with(|open| open.get(at).cloned().unwrap_or_default()));
    let answers = move || {
        let named = |at: &Province| choice.place.session.glance(|state| say(names::province(state, *at)));
        let all = open.with(|open| open.iter().map(named).collect::<Vec<_>>());
        std::iter::once(say(keys::BFR_NONE)).chain(all).collect::<Vec<_>>()
    };
    let now = move || {
        let chosen = choice.chosen.with(|all| all.get(at).copied().flatten());
        open.with(|open| open.iter().position(|one| Some(*one) == chosen)).map_or(0, |place| place + 1)
    };
    let pick = move |place: usize| {
        let province = place.checked_sub(1).and_then(|place| open.with_untracked(|open| open.get(place).copied()));
        choice.set(at, province);
    };
    let label = say(Line::new(keys::BFR_CHOOSE_PROVINCE).with("what", say(key)));
    view! {
        <Select label=label answers=Signal::derive(answers) chosen=Signal::derive(now) on_choose=pick />
    }
    .into_any()
}
