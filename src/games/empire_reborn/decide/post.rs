//! What goes by mail: errands are noted, orders come in and are booked one by one, a realm is taken over.

use super::super::command::Command;
use super::super::draft::Draft;
use super::super::event::Event;
use super::super::model::clan::Clan;
use super::super::person::{Deed, Dice, PersonId};
use super::super::post::{Dispatch, Errand, Filed, MOST, Orders, Settled, is_step};
use super::super::realm::{Province, Treaty};
use super::super::refusal::{Refusal, RefusalKind};
use super::super::setup::CampaignId;
use super::require;
use crate::kernel::chance::Chance;
use crate::kernel::name::{Name, Note};

pub(super) fn add(draft: &mut Draft, clan: Clan, errand: &Errand) -> Result<(), Refusal> {
    let errands = draft.realm(clan)?.errands;
    require(draft, errands.len() < MOST, RefusalKind::Bound)?;
    let empty = matches!(errand, Errand::Other(note) if note.is_empty());
    require(draft, !empty && !errands.contains(errand), RefusalKind::NothingChanges)?;
    let busy = errand.actor().filter(|who| errands.iter().any(|one| one.actor() == Some(who)));
    if let Some(who) = busy {
        draft.require(false, "ER-ACT-1", RefusalKind::ActsTwice(who.clone()))?;
    }
    draft.happen(Event::ErrandAdded { realm: clan, errand: errand.clone() });
    Ok(())
}

pub(super) fn drop(draft: &mut Draft, clan: Clan, errand: u16) -> Result<(), Refusal> {
    let is_there = usize::from(errand) < draft.realm(clan)?.errands.len();
    require(draft, is_there, RefusalKind::NoOrder)?;
    draft.happen(Event::ErrandDropped { realm: clan, errand });
    Ok(())
}

/// What is of another campaign is refused whole.
fn of_this_campaign(draft: &mut Draft, campaign: Option<CampaignId>) -> Result<(), Refusal> {
    let foreign = CampaignId::is_foreign(campaign, draft.state.campaign());
    require(draft, !foreign, RefusalKind::OtherCampaign)
}

/// The orders of a turn are on their way to the game master.
pub(super) fn send(draft: &mut Draft, clan: Clan) -> Result<(), Refusal> {
    let errands = u16::try_from(draft.realm(clan)?.errands.len()).unwrap_or(u16::MAX);
    draft.happen(Event::OrdersSent { realm: clan, errands });
    Ok(())
}

/// Orders of another turn or campaign are refused whole; of a Clan's orders the later count.
pub(super) fn file(draft: &mut Draft, orders: &Orders) -> Result<(), Refusal> {
    of_this_campaign(draft, orders.campaign)?;
    draft.realm(orders.clan)?;
    let (found, turn) = (orders.turn, draft.state.turn());
    require(draft, found == turn, RefusalKind::OtherTurn { found, turn })?;
    let own = orders.steps.iter().all(|step| is_step(step, orders.clan));
    require(draft, own && orders.count() <= MOST, RefusalKind::Bound)?;
    let again = draft.state.filed(orders.clan).is_some_and(|filed| filed.orders == *orders);
    require(draft, !again, RefusalKind::NothingChanges)?;
    draft.happen(Event::OrdersFiled { orders: orders.clone() });
    Ok(())
}

/// The orders of a Clan, where one of them waits at `order`.
fn waiting(draft: &Draft, clan: Clan, order: u16) -> Result<Filed, Refusal> {
    let filed = draft.state.filed(clan).cloned();
    let waits = |filed: &Filed| filed.settled.get(usize::from(order)).is_some_and(Option::is_none);
    filed.filter(waits).ok_or(Refusal { kind: RefusalKind::NoOrder, rule: "ER-SEQ" })
}

/// A step is booked as the Clan's own device booked it; of a province only its borders, for what it and the partner's
/// produce is the game master's to know.
pub(super) fn carry_out(draft: &mut Draft, chance: &mut Chance, clan: Clan, order: u16) -> Result<(), Refusal> {
    let filed = waiting(draft, clan, order)?;
    match filed.orders.steps.get(usize::from(order)) {
        Some(Command::SetProvince { realm, name, province }) => {
            let province = Province { security: province.security, ..draft.province(*realm, name)? };
            super::realm::set(draft, *realm, name, &province)?;
        }
        Some(Command::Conclude { realm, treaty }) => {
            // What the table holds of the partner's province counts, whatever the orders say.
            let held = draft.state.realm(treaty.partner).and_then(|partner| partner.province(&treaty.with)?.production);
            let treaty = Treaty { production: held.or(treaty.production), ..treaty.clone() };
            super::realm::conclude(draft, *realm, &treaty)?;
        }
        Some(step) => super::carry_out(draft, step, chance)?,
        None => {
            let errand = filed.orders.errands.get(usize::from(order) - filed.orders.steps.len());
            errand.map_or(Ok(()), |errand| resolve(draft, clan, errand))?;
        }
    }
    draft.happen(Event::OrderSettled { clan, order, settled: Settled::Done });
    Ok(())
}

/// What the game master's app resolves by itself; other errands are resolved where deeds are, and here only noted.
fn resolve(draft: &mut Draft, clan: Clan, errand: &Errand) -> Result<(), Refusal> {
    let called = |draft: &Draft, name: &Name| {
        let mut own = draft.state.living().filter(|(_, person)| person.serves(clan));
        let found = own.find(|(_, person)| person.name == *name).map(|(who, _)| who);
        found.ok_or(Refusal { kind: RefusalKind::NoPerson, rule: "ER-Q-1" })
    };
    match errand {
        Errand::Travel { who, place } => super::border::cross(draft, called(draft, who)?, place),
        Errand::Seppuku { who } => super::turn::seppuku(draft, called(draft, who)?),
        _ => Ok(()),
    }
}

pub(super) fn settle(draft: &mut Draft, clan: Clan, order: u16, settled: Settled) -> Result<(), Refusal> {
    waiting(draft, clan, order)?;
    draft.happen(Event::OrderSettled { clan, order, settled });
    Ok(())
}

/// A question is answered in words, which settles it.
pub(super) fn reply(draft: &mut Draft, clan: Clan, order: u16, answer: &Note) -> Result<(), Refusal> {
    let orders = waiting(draft, clan, order)?.orders;
    let errand = usize::from(order).checked_sub(orders.steps.len()).and_then(|at| orders.errands.get(at));
    let Some(Errand::Other(asked)) = errand else {
        return Err(Refusal { kind: RefusalKind::NoOrder, rule: "ER-SEQ" });
    };
    require(draft, !answer.is_empty(), RefusalKind::NothingChanges)?;
    draft.happen(Event::Replied { clan, asked: asked.clone(), answer: answer.clone() });
    draft.happen(Event::OrderSettled { clan, order, settled: Settled::Done });
    Ok(())
}

/// What two Characters have done is settled wherever it was ordered; a duel or contest by the challenged, too.
pub(super) fn resolved(draft: &mut Draft, deed: Deed, both: [PersonId; 2]) -> Result<(), Refusal> {
    let [one, other] = [draft.person(both[0])?.name, draft.person(both[1])?.name];
    let mutual = matches!(deed, Deed::Duel | Deed::Contest(_));
    settle_each(draft, |_, errand| {
        errand.deed().is_some_and(|(same, [actor, target])| {
            let there = *actor == one && *target == other;
            same == deed && (there || (mutual && *actor == other && *target == one))
        })
    });
    Ok(())
}

/// Court was held: whoever was there has asked.
pub(super) fn court_held(draft: &mut Draft, courtiers: &[(PersonId, u16, Dice)]) {
    let names = courtiers.iter().filter_map(|(who, ..)| Some(draft.person(*who).ok()?.name));
    let names: Vec<Name> = names.collect();
    settle_each(draft, |_, errand| matches!(errand, Errand::Favor { courtier, .. } if names.contains(courtier)));
}

/// Somebody has died by its own hand.
pub(super) fn atoned(draft: &mut Draft, who: PersonId) -> Result<(), Refusal> {
    let person = draft.person(who)?;
    settle_each(draft, |whose, errand| {
        person.serves(whose) && matches!(errand, Errand::Seppuku { who } if *who == person.name)
    });
    Ok(())
}

/// Explorers of a Clan have been in a province.
pub(super) fn explored(draft: &mut Draft, clan: Clan, at: &Name) {
    settle_each(draft, |whose, errand| whose == clan && matches!(errand, Errand::Explore { place, .. } if place == at));
}

/// Settles what waits and was just done, on every sheet.
fn settle_each(draft: &mut Draft, is: impl Fn(Clan, &Errand) -> bool) {
    let mut done = Vec::new();
    for filed in draft.state.inbox() {
        let (clan, steps) = (filed.orders.clan, filed.orders.steps.len());
        let errands = filed.orders.errands.iter().zip(filed.settled.iter().skip(steps));
        let at = (0_u16..).zip(errands).filter(|(_, (errand, settled))| settled.is_none() && is(clan, errand));
        let steps = u16::try_from(steps).unwrap_or(u16::MAX);
        done.extend(at.map(|(at, _)| (clan, steps.saturating_add(at))));
    }
    for (clan, order) in done {
        draft.happen(Event::OrderSettled { clan, order, settled: Settled::Done });
    }
}

/// The realm is taken over whole.
pub(super) fn adopt(draft: &mut Draft, dispatch: &Dispatch) -> Result<(), Refusal> {
    let realm = draft.realm(dispatch.realm.clan)?;
    of_this_campaign(draft, dispatch.campaign)?;
    require(draft, dispatch.is_sound(), RefusalKind::Bound)?;
    for sent in &dispatch.persons {
        super::persons::character(draft, &sent.person.form)?;
    }
    let same = realm.treasury == dispatch.realm.treasury
        && realm.report == dispatch.report
        && draft.state.turn() == dispatch.turn;
    require(draft, !same, RefusalKind::NothingChanges)?;
    let koku = dispatch.realm.treasury.saturating_sub(realm.treasury);
    draft.happen(Event::Adopted { dispatch: Box::new(dispatch.clone()), koku });
    Ok(())
}
