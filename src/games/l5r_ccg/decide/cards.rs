//! Cards in play: typed in, attached, moved, bowed, marked, destroyed (CC-ATT, CC-Q).

use super::super::draft::Draft;
use super::super::event::{Event, Why};
use super::super::in_play::{Bonus, InPlay, Lasting, Posture, Standing};
use super::super::model::card::{Card, CardKind, Trait};
use super::super::model::player::{CardId, SeatId};
use super::super::model::rule;
use super::super::refusal::{Missing, Refusal, RefusalKind};
use super::super::rules::attach::{Attachment, Bearer, Bows, Held, Origin, Slot, bows, faults};
use super::super::rules::turn::Act;
use super::super::state::State;
use super::turn::{self, take_action};

/// A card as it lies down.
pub(super) fn lay(owner: SeatId, card: &Card, on: Option<CardId>, posture: Posture) -> InPlay {
    InPlay {
        card: card.clone(),
        owner,
        on,
        posture,
        standing: Standing::Honorable,
        under: 0,
        tokens: Bonus::default(),
        this_turn: Bonus::default(),
    }
}

/// Puts a card on the table and tells its number.
pub(super) fn come(draft: &mut Draft, card: InPlay, entered: bool) -> CardId {
    let id = CardId(draft.state.next_card);
    draft.happen(Event::CardCame { id, card, entered });
    id
}

pub(super) fn put_down(draft: &mut Draft, owner: SeatId, card: &Card, on: Option<CardId>) -> Result<(), Refusal> {
    draft.plays(owner)?;
    check_numbers(draft, card)?;
    draft.must(card.kind.is_attached() == on.is_some(), RefusalKind::NoCard, rule::ATTACH_TARGET)?;
    if let Some(on) = on {
        draft.personality(on)?;
    }
    come(draft, lay(owner, card, on, Posture::Straight), false);
    Ok(())
}

/// Refuses numbers no card has.
pub(super) fn check_numbers(draft: &Draft, card: &Card) -> Result<(), Refusal> {
    let least = if card.kind == CardKind::Personality { 0 } else { -99 };
    let within = |value: Option<i8>| value.is_none_or(|value| (least..=99).contains(&value));
    draft.must(
        within(card.force) && within(card.chi),
        RefusalKind::Bound { least: least.into(), most: 99 },
        rule::KNOWN_VALUE,
    )?;
    let twenty = RefusalKind::Bound { least: 0, most: 20 };
    draft.must(card.honor.is_none_or(|honor| honor <= 20), twenty, rule::KNOWN_VALUE)?;
    let requirement = card.requirement.is_none_or(|value| (-20..=99).contains(&value));
    draft.must(requirement, RefusalKind::Bound { least: -20, most: 99 }, rule::KNOWN_VALUE)?;
    let counts = [card.cost, card.gold, card.yields, card.ranged, card.fear];
    let counts = counts.into_iter().flatten().all(|count| count <= 99) && card.enter_honor >= -99;
    draft.must(counts && card.enter_honor <= 99, RefusalKind::Bound { least: -99, most: 99 }, rule::KNOWN_VALUE)?;
    draft.must(card.version <= 9, RefusalKind::Bound { least: 0, most: 9 }, rule::KNOWN_VALUE)
}

/// A Personality as the rules of attaching see it.
///
/// # Errors
///
/// Its Personal Honor or Chi is unknown and asked for.
fn bearer(state: &State, id: CardId, for_card: &Card) -> Result<Bearer, Refusal> {
    let unknown = |missing| Refusal { kind: RefusalKind::Unknown { card: id, missing }, rule: rule::KNOWN_VALUE };
    let card = state.card(id).ok_or(Refusal { kind: RefusalKind::NoCard, rule: rule::ATTACH_TARGET })?;
    let asks_honor = for_card.kind == CardKind::Follower && for_card.requirement.is_some();
    let personal_honor = match (state.personal_honor(id), asks_honor) {
        (Some(honor), _) => honor,
        (None, true) => return Err(unknown(Missing::Honor)),
        (None, false) => 0,
    };
    let chi = match (state.chi(id), for_card.kind == CardKind::Spell) {
        (Some(chi), _) => chi,
        (None, true) => return Err(unknown(Missing::Chi)),
        (None, false) => 0,
    };
    Ok(Bearer {
        own: true,
        bowed: card.is_bowed(),
        personal_honor,
        chi,
        shugenja: card.card.has(Trait::Shugenja),
        clans: card.card.clans.clone(),
        attached: state.attached(id).filter_map(|(_, card)| held(card.card.kind)).collect(),
    })
}

fn held(kind: CardKind) -> Option<Held> {
    Some(match kind {
        CardKind::Follower => Held::Follower,
        CardKind::Item => Held::Item(Slot::Other),
        CardKind::Weapon => Held::Item(Slot::Weapon),
        CardKind::Armor => Held::Item(Slot::Armor),
        CardKind::Spell => Held::Spell,
        CardKind::Ancestor => Held::Ancestor,
        CardKind::Personality | CardKind::Holding | CardKind::Stronghold => return None,
    })
}

fn attachment(card: &Card) -> Option<Attachment> {
    Some(match held(card.kind)? {
        Held::Follower => Attachment::Follower(card.requirement.map(i64::from)),
        Held::Item(slot) => Attachment::Item(slot),
        Held::Spell => Attachment::Spell,
        Held::Ancestor => Attachment::Ancestor(card.clans.clone()),
    })
}

/// Everything against a card lying with a Personality, with the numbers where a rule asks for one, and who bows for it.
fn fits(state: &State, card: &Card, to: CardId, origin: Origin) -> Result<(Vec<Refusal>, &'static [Bows]), Refusal> {
    let kind = RefusalKind::WrongKind(to);
    let attachment = attachment(card).ok_or(Refusal { kind, rule: rule::ATTACH_TARGET })?;
    let bearer = bearer(state, to, card)?;
    let spells = bearer.attached.iter().filter(|held| **held == Held::Spell).count();
    let one = |fault| match (fault, card.requirement) {
        (rule::FOLLOWER_REQUIREMENT, Some(needs)) => Refusal::short(fault, needs.into(), bearer.personal_honor),
        (rule::SPELLS_WITHIN_CHI, _) => Refusal::short(fault, i64::try_from(spells + 1).unwrap_or(99), bearer.chi),
        (other, _) => Refusal::of(other),
    };
    let against = faults(&bearer, &attachment, origin).into_iter().map(one).collect();
    Ok((against, bows(&attachment, origin)))
}

/// Everything against attaching a card from the hand now, besides gold (reading A18).
///
/// # Errors
///
/// A value that is asked for is unknown, or it is no card to be attached.
pub fn against_attaching(state: &State, card: &Card, to: CardId) -> Result<Vec<Refusal>, Refusal> {
    let (mut against, _) = fits(state, card, to, Origin::Hand)?;
    let owner = state.card(to).map(|one| one.owner);
    against.extend(owner.and_then(|owner| turn::against(state, owner, Act::Attach)));
    Ok(against)
}

pub(super) fn attach(draft: &mut Draft, card: &Card, to: CardId, bow: &[CardId]) -> Result<(), Refusal> {
    check_numbers(draft, card)?;
    let owner = draft.personality(to)?.owner;
    draft.plays(owner)?;
    let (_, bows) = fits(&draft.state, card, to, Origin::Hand)?;
    let against = against_attaching(&draft.state, card, to)?;
    let unpaid = unpaid(draft, owner, card.cost.map(i64::from), bow)?;
    draft.require_all(against.into_iter().chain(unpaid).collect())?;
    turn::acted(draft, owner, Act::Attach);
    pay(draft, bow);
    if bows.contains(&Bows::Target) {
        lie(draft, to, Posture::Bowed);
    }
    come(draft, lay(owner, card, Some(to), Posture::Straight), true);
    if draft.state.seat(owner).hand > 0 && !card.has(Trait::Token) {
        draft.happen(Event::HandChanged { seat: owner, by: -1 });
    }
    draft.honor(owner, card.enter_honor.into(), Why::Entered(card.name.clone()));
    Ok(())
}

pub(super) fn move_cards(draft: &mut Draft, cards: &[CardId], to: CardId) -> Result<(), Refusal> {
    let owner = draft.personality(to)?.owner;
    draft.must(!cards.is_empty(), RefusalKind::NothingChanges, rule::ATTACH_TARGET)?;
    let mut givers = Vec::new();
    let mut moved = Vec::new();
    for id in cards {
        let card = draft.card(*id)?;
        let from = card.on.ok_or(Refusal { kind: RefusalKind::WrongKind(*id), rule: rule::ATTACH_TARGET })?;
        draft.must(from != to && !moved.contains(id), RefusalKind::NothingChanges, rule::ATTACH_TARGET)?;
        draft.require(card.owner == owner, RefusalKind::Rule, rule::ATTACH_TARGET)?;
        let origin = if draft.card(from)?.is_bowed() { Origin::Bowed } else { Origin::Unbowed };
        let (against, _) = fits(&draft.state, &card.card, to, origin)?;
        draft.require_all(against)?;
        draft.happen(Event::CardMoved { id: *id, to });
        moved.push(*id);
        if !givers.contains(&from) {
            givers.push(from);
        }
    }
    take_action(draft, owner, Act::Move)?;
    givers.into_iter().chain([to]).for_each(|id| lie(draft, id, Posture::Bowed));
    Ok(())
}

pub(super) fn set(draft: &mut Draft, id: CardId, card: &Card) -> Result<(), Refusal> {
    let old = draft.card(id)?;
    check_numbers(draft, card)?;
    let kept = old.card.kind.is_attached() == card.kind.is_attached()
        && (old.card.kind == CardKind::Personality) == (card.kind == CardKind::Personality);
    draft.must(kept, RefusalKind::WrongKind(id), rule::ATTACH_TARGET)?;
    draft.must(old.card != *card, RefusalKind::NothingChanges, rule::KNOWN_VALUE)?;
    draft.happen(Event::CardSet { id, card: card.clone() });
    Ok(())
}

/// Bows or straightens a card, where it lies otherwise.
pub(super) fn lie(draft: &mut Draft, id: CardId, posture: Posture) {
    if draft.state.card(id).is_some_and(|card| card.posture != posture) {
        draft.happen(Event::Turned { id, posture });
    }
}

pub(super) fn turn(draft: &mut Draft, cards: &[CardId], posture: Posture) -> Result<(), Refusal> {
    let mut changes = false;
    for id in cards {
        changes |= draft.card(*id)?.posture != posture;
        lie(draft, *id, posture);
    }
    draft.must(changes, RefusalKind::NothingChanges, rule::BOWED)
}

/// What is against bowing these sources for a cost; without sources the table has paid by itself.
pub(super) fn unpaid(draft: &Draft, seat: SeatId, cost: Option<i64>, bow: &[CardId]) -> Result<Vec<Refusal>, Refusal> {
    let (mut gold, mut against) = (0, Vec::new());
    for (at, id) in bow.iter().enumerate() {
        let source = draft.card(*id)?;
        draft.must(source.card.kind.is_source(), RefusalKind::WrongKind(*id), rule::SOURCE)?;
        let gives = source.owner == seat && !source.is_bowed() && !bow[..at].contains(id);
        against.extend((!gives).then_some(Refusal::of(rule::SOURCE)));
        let kind = RefusalKind::Unknown { card: *id, missing: Missing::Gold };
        gold += i64::from(source.card.gold.ok_or(Refusal { kind, rule: rule::KNOWN_VALUE })?);
    }
    if !bow.is_empty() {
        let unknown = Refusal { kind: RefusalKind::UnknownNew(Missing::Cost), rule: rule::KNOWN_VALUE };
        let cost = cost.ok_or(unknown)?;
        against.extend((gold < cost).then(|| Refusal::short(rule::COST, cost, gold)));
    }
    Ok(against)
}

/// Bows the sources that pay.
pub(super) fn pay(draft: &mut Draft, bow: &[CardId]) {
    bow.iter().for_each(|id| lie(draft, *id, Posture::Bowed));
}

pub(super) fn yield_honor(draft: &mut Draft, id: CardId) -> Result<(), Refusal> {
    let card = draft.card(id)?;
    draft.must(card.card.kind.is_source(), RefusalKind::WrongKind(id), rule::SOURCE)?;
    draft.require(!card.is_bowed(), RefusalKind::Rule, rule::SOURCE)?;
    let kind = RefusalKind::Unknown { card: id, missing: Missing::Gold };
    let yields = card.card.yields.ok_or(Refusal { kind, rule: rule::KNOWN_VALUE })?;
    lie(draft, id, Posture::Bowed);
    draft.honor(card.owner, yields.into(), Why::Yielded(card.card.name));
    Ok(())
}

pub(super) fn token(draft: &mut Draft, id: CardId, (force, chi): (i8, i8), lasting: Lasting) -> Result<(), Refusal> {
    let card = draft.card(id)?;
    draft.must((force, chi) != (0, 0), RefusalKind::NothingChanges, rule::KNOWN_VALUE)?;
    let untouched = RefusalKind::Rule;
    draft.require(card.card.kind != CardKind::Ancestor, untouched, rule::ANCESTOR_UNTOUCHED)?;
    draft.happen(Event::TokenCame { id, force: force.into(), chi: chi.into(), lasting });
    let unit = draft.state.unit_of(id);
    // Chi at 0 kills at once (CC-Q-12).
    if chi < 0 && draft.state.chi(unit) == Some(0) {
        die(draft, unit)?;
    }
    Ok(())
}

pub(super) fn stain(draft: &mut Draft, id: CardId, standing: Standing) -> Result<(), Refusal> {
    let card = draft.personality(id)?;
    draft.must(card.standing != standing, RefusalKind::NothingChanges, rule::KNOWN_VALUE)?;
    draft.happen(Event::Stained { id, standing });
    Ok(())
}

/// A Personality dies: honorably, or its owner loses its Personal Honor (CC-HON-5, CC-HON-6).
pub(super) fn die(draft: &mut Draft, id: CardId) -> Result<(), Refusal> {
    let card = draft.personality(id)?;
    let lost = match (card.standing, card.card.honor) {
        (Standing::Honorable, _) => 0,
        (Standing::Dishonored, Some(honor)) => i64::from(honor),
        (Standing::Dishonored, None) => {
            let kind = RefusalKind::Unknown { card: id, missing: Missing::Honor };
            return Err(Refusal { kind, rule: rule::KNOWN_VALUE });
        }
    };
    draft.happen(Event::Died { id, standing: card.standing });
    draft.honor(card.owner, -lost, Why::Dishonorable(card.card.name));
    Ok(())
}

pub(super) fn destroy(draft: &mut Draft, id: CardId) -> Result<(), Refusal> {
    match draft.card(id)?.card.kind {
        CardKind::Personality => die(draft, id),
        CardKind::Stronghold => Err(Refusal { kind: RefusalKind::WrongKind(id), rule: rule::ATTACH_TARGET }),
        CardKind::Ancestor => {
            draft.require(false, RefusalKind::Rule, rule::ANCESTOR_UNTOUCHED)?;
            draft.happen(Event::Gone { id, destroyed: true });
            Ok(())
        }
        CardKind::Follower
        | CardKind::Item
        | CardKind::Weapon
        | CardKind::Armor
        | CardKind::Spell
        | CardKind::Holding => {
            draft.happen(Event::Gone { id, destroyed: true });
            Ok(())
        }
    }
}

pub(super) fn discard(draft: &mut Draft, id: CardId) -> Result<(), Refusal> {
    let card = draft.card(id)?;
    draft.must(card.card.kind != CardKind::Stronghold, RefusalKind::WrongKind(id), rule::ATTACH_TARGET)?;
    draft.happen(Event::Gone { id, destroyed: false });
    Ok(())
}
