//! Dynasty cards enter play (CC-REC).

use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::in_play::Posture;
use super::super::model::card::{Card, CardKind, Trait};
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule::{self, Rule};
use super::super::phase::Phase;
use super::super::refusal::{Missing, Refusal, RefusalKind};
use super::super::rules::gold::{Plan, Source, Wanted, plan};
use super::super::rules::recruit::{Court, InPlay, Kind, Offer, Printed, Recruit, Take, offers};
use super::super::state::State;
use super::cards::{check_numbers, come, lay, pay, unpaid};

/// A card as the rules of recruiting see it.
///
/// # Errors
///
/// Its cost or Personal Honor is unknown, or it is no Dynasty card that is recruited.
fn as_recruit(card: &Card) -> Result<Recruit, Refusal> {
    let unknown = |missing| Refusal { kind: RefusalKind::UnknownNew(missing), rule: rule::KNOWN_VALUE };
    let kind = match card.kind {
        CardKind::Personality => Kind::Personality,
        CardKind::Holding => Kind::Holding,
        CardKind::Follower
        | CardKind::Item
        | CardKind::Weapon
        | CardKind::Armor
        | CardKind::Spell
        | CardKind::Ancestor
        | CardKind::Stronghold => return Err(Refusal { kind: RefusalKind::NoWay, rule: rule::CLAN_BENEFIT }),
    };
    let personal_honor = match (kind, card.honor) {
        (_, Some(honor)) => i64::from(honor),
        (Kind::Holding, None) => 0,
        (Kind::Personality, None) => return Err(unknown(Missing::Honor)),
    };
    Ok(Recruit {
        kind,
        printed: printed(card),
        clans: card.clans.clone(),
        cost: card.cost.ok_or(unknown(Missing::Cost))?.into(),
        requirement: card.requirement.map(i64::from),
        personal_honor,
        enter_honor: card.enter_honor.into(),
    })
}

fn printed(card: &Card) -> Printed {
    Printed { name: card.name.as_str().to_owned(), unique: card.has(Trait::Unique), version: card.version.into() }
}

/// The sources a player can bow, with their numbers; those whose gold is unknown are left out.
pub fn purse(state: &State, seat: SeatId) -> Vec<(CardId, Source)> {
    let source = |(id, card): (CardId, &super::super::in_play::InPlay)| {
        let gold = i64::from(card.card.gold?);
        let honor = i64::from(card.card.yields.unwrap_or(0));
        Some((id, Source { gold, honor, bowed: card.is_bowed() }))
    };
    state.sources(seat).filter_map(source).collect()
}

/// Unbowed sources whose gold nobody typed in: "?", and not planned with until it is.
pub fn without_gold(state: &State, seat: SeatId) -> Vec<CardId> {
    let unknown = state.sources(seat).filter(|(_, card)| card.card.gold.is_none() && !card.is_bowed());
    unknown.map(|(id, _)| id).collect()
}

/// What pays for one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// What is bowed.
    pub bow: Vec<CardId>,
    /// What that leaves.
    pub plan: Plan,
}

/// The sources of `purse` to bow for one cost (CC-GOLD-5); nothing where they do not suffice.
///
/// # Errors
///
/// There are too many sources.
pub fn payment(purse: &[(CardId, Source)], cost: i64) -> Result<Option<Payment>, Refusal> {
    let sources: Vec<Source> = purse.iter().map(|(_, source)| *source).collect();
    let plan = plan(&sources, &[Wanted { cost, worth: 1 }]).map_err(|_| too_many(purse))?;
    Ok((!plan.payments.is_empty()).then(|| Payment { bow: bowed(purse, &plan), plan }))
}

fn bowed(purse: &[(CardId, Source)], plan: &Plan) -> Vec<CardId> {
    plan.payments.iter().flat_map(|payment| &payment.sources).map(|at| purse[*at].0).collect()
}

fn too_many(purse: &[(CardId, Source)]) -> Refusal {
    let usable = purse.iter().filter(|(_, source)| source.is_usable()).count();
    Refusal { kind: RefusalKind::TooManySources(usable), rule: rule::SOURCE }
}

/// Every way a card can enter play for a player, each with the sources of `purse` to bow for it; without a purse gold is
/// not looked at.
///
/// # Errors
///
/// A value of it is unknown, it is no such card, or there are too many sources.
pub fn ways(
    state: &State,
    seat: SeatId,
    card: &Card,
    purse: Option<&[(CardId, Source)]>,
) -> Result<Vec<(Offer, Vec<CardId>)>, Refusal> {
    let recruit = as_recruit(card)?;
    let in_play = others(state, seat);
    let sources: Option<Vec<Source>> = purse.map(|purse| purse.iter().map(|(_, source)| *source).collect());
    let court = Court {
        honor: state.seat(seat).honor.into(),
        clans: &[state.seat(seat).clan],
        in_play: &in_play,
        sources: sources.as_deref(),
        experienced: state.rulings.experienced_in_play(),
    };
    let purse = purse.unwrap_or_default();
    let offers = offers(&recruit, &court).map_err(|_| too_many(purse))?;
    let bow = |offer: &Offer| offer.payment.as_ref().map_or_else(Vec::new, |plan| bowed(purse, plan));
    Ok(offers.into_iter().map(|offer| (offer.clone(), bow(&offer))).collect())
}

/// Everything against one way into play, with the numbers where a rule asks for one; `gold` is what there is to pay with,
/// where gold is looked at.
pub fn against(state: &State, seat: SeatId, card: &Card, offer: &Offer, gold: i64) -> Vec<Refusal> {
    let one = |fault: &Rule| match (*fault, card.requirement) {
        (rule::REQUIREMENT, Some(needs)) => {
            Refusal::short(rule::REQUIREMENT, needs.into(), state.seat(seat).honor.into())
        }
        (rule::COST, _) => Refusal::short(rule::COST, offer.cost, gold),
        (other, _) => Refusal::of(other),
    };
    offer.faults.iter().map(one).collect()
}

fn others(state: &State, seat: SeatId) -> Vec<InPlay> {
    let each = state.cards.values().filter(|card| matches!(card.card.kind, CardKind::Personality | CardKind::Holding));
    each.map(|card| InPlay { printed: printed(&card.card), own: card.owner == seat }).collect()
}

pub(super) fn recruit(
    draft: &mut Draft,
    seat: SeatId,
    (card, take): (&Card, Take),
    bow: &[CardId],
) -> Result<(), Refusal> {
    draft.plays(seat)?;
    check_numbers(draft, card)?;
    // Gold is looked at where sources are named; else the table has paid by itself.
    let ways = ways(&draft.state, seat, card, None)?;
    let way = ways.into_iter().map(|(offer, _)| offer).find(|offer| offer.take == take);
    let offer = way.ok_or(Refusal { kind: RefusalKind::NoWay, rule: rule::CLAN_BENEFIT })?;
    let is = draft.state.phase;
    let late = RefusalKind::WrongPhase { needs: Phase::Dynasty, is };
    let late = (is != Phase::Dynasty).then_some(Refusal { kind: late, rule: rule::PHASE });
    let other = (draft.state.current != seat).then_some(Refusal::of(rule::PHASE));
    let against = against(&draft.state, seat, card, &offer, 0);
    let unpaid = unpaid(draft, seat, Some(offer.cost), bow)?;
    draft.require_all(late.into_iter().chain(other).chain(against).chain(unpaid).collect())?;
    pay(draft, bow);
    match take {
        Take::Overlay => overlay(draft, seat, card)?,
        Take::Plain | Take::Discount | Take::Honor => {
            let posture = if card.kind == CardKind::Holding { Posture::Bowed } else { Posture::Straight };
            come(draft, lay(seat, card, None, posture), true);
        }
    }
    draft.honor(seat, offer.honor, Why::Entered(card.name.clone()));
    Ok(())
}

/// Lays a later version on the latest of the own earlier ones (CC-REC-7, reading A17).
fn overlay(draft: &mut Draft, seat: SeatId, card: &Card) -> Result<(), Refusal> {
    let earlier = draft
        .state
        .personalities(seat)
        .filter(|(_, old)| old.card.name == card.name && old.card.version < card.version);
    let mut earlier: Vec<(u8, CardId)> = earlier.map(|(id, old)| (old.card.version, id)).collect();
    earlier.sort_by_key(|(version, id)| (std::cmp::Reverse(*version), *id));
    let none = Refusal { kind: RefusalKind::NoWay, rule: rule::CLAN_BENEFIT };
    let (_, id) = earlier.first().copied().ok_or(none)?;
    draft.happen(Event::Overlaid { id, card: card.clone() });
    Ok(())
}
