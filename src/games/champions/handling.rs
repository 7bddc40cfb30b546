//! A Simple Manipulation with things that are carried: picked up, put down, given, taken, exchanged (CH-ACT; rulebook p. 23).
//!
//! Whoever does it pays; whoever it is done with stands in the same area, as far as a board tells.

use super::actions::SMALL_ACTION;
use super::command::{Handling, Thing};
use super::draft::Draft;
use super::event::{Deed, Event};
use super::model::area_key::AreaKey;
use super::model::ids::{Actor, Who};
use super::model::lot::{Held, Lot};
use super::model::name::Name;
use super::model::state::State;
use super::refusal::{Refusal, RefusalKind};
use super::rulebook;

/// Carries it out.
pub(super) fn handle(draft: &mut Draft, actor: Actor, handling: &Handling) -> Result<(), Refusal> {
    let rule = rulebook::SIMPLE_MANIPULATION;
    draft.happen(Event::Acted { actor, action: Deed::Handling });
    draft.pay_ap(actor, SMALL_ACTION, rule)?;
    match handling {
        Handling::Nothing => Ok(()),
        Handling::PickUp { item } => pick_up(draft, actor, item),
        Handling::PutDown { item } => {
            require_carried(&draft.state, actor, &Thing::Item(item.clone()))?;
            draft.happen(Event::ItemLaid { item: item.clone(), area: place(&draft.state, actor) });
            Ok(())
        }
        Handling::Give { thing, to } => pass(draft, thing, actor, (actor, *to)),
        Handling::Take { thing, from } => pass(draft, thing, actor, (*from, actor)),
        Handling::Exchange { given, taken, with } => {
            require_carried(&draft.state, *with, taken)?;
            pass(draft, given, actor, (actor, *with))?;
            pass(draft, taken, actor, (*with, actor))
        }
    }
}

fn pick_up(draft: &mut Draft, actor: Actor, item: &Name) -> Result<(), Refusal> {
    let missing = Refusal { kind: RefusalKind::NoSuchItem, rule: rulebook::SIMPLE_MANIPULATION };
    let Some(Held::Lies(area)) = draft.state.item(item).cloned() else { return Err(missing) };
    let elsewhere = place(&draft.state, actor).is_some_and(|place| place != area);
    draft.require(!elsewhere, RefusalKind::ItemElsewhere { item: item.clone() }, rulebook::SIMPLE_MANIPULATION)?;
    draft.happen(Event::ItemHeld { item: item.clone(), by: actor.into() });
    Ok(())
}

/// Lets something go from one to another, of whom `payer` is one.
fn pass(draft: &mut Draft, thing: &Thing, payer: Actor, (from, to): (Actor, Actor)) -> Result<(), Refusal> {
    let rule = rulebook::SIMPLE_MANIPULATION;
    let other = if payer == from { to } else { from };
    let in_play = from != to && draft.state.is_in_play(from) && draft.state.is_in_play(to);
    if !in_play {
        return Err(Refusal { kind: RefusalKind::Nobody, rule });
    }
    require_carried(&draft.state, from, thing)?;
    let together = places(&draft.state, payer, other).is_none_or(|(one, two)| one == two);
    draft.require(together, RefusalKind::NotInArea { who: other.into() }, rule)?;
    match (thing, from, to) {
        (Thing::Item(item), _, _) => draft.happen(Event::ItemHeld { item: item.clone(), by: to.into() }),
        (Thing::Equipment(item), Actor::Champion(champion), Actor::Champion(to)) => {
            draft.happen(Event::EquipmentPassed { champion, item: *item, to });
        }
        (Thing::Equipment(_), _, _) => {
            return Err(Refusal { kind: RefusalKind::NotForAllies, rule: rulebook::EQUIPMENT });
        }
    }
    Ok(())
}

/// Nobody hands over what it does not have.
fn require_carried(state: &State, actor: Actor, thing: &Thing) -> Result<(), Refusal> {
    let has = match (thing, actor) {
        (Thing::Item(item), _) => state.item(item) == Some(&Held::By(actor.into())),
        (Thing::Equipment(item), Actor::Champion(id)) => usize::from(*item) < state.champion(id).equipment().len(),
        (Thing::Equipment(_), Actor::Ally(_)) => false,
    };
    let item = match thing {
        Thing::Item(item) => Some(item.clone()),
        Thing::Equipment(_) => None,
    };
    let kind = RefusalKind::NotCarried { who: actor.into(), item };
    if has { Ok(()) } else { Err(Refusal { kind, rule: rulebook::SIMPLE_MANIPULATION }) }
}

fn place(state: &State, actor: Actor) -> Option<AreaKey> {
    let field = state.field()?;
    field.position(actor.into()).map(|area| field.key(area))
}

fn places(state: &State, one: Actor, other: Actor) -> Option<(AreaKey, AreaKey)> {
    place(state, one).zip(place(state, other))
}

/// What there is to do with things for somebody, likeliest first; nothing where there is nothing to carry.
pub fn options(state: &State, actor: Actor) -> Vec<Handling> {
    let here = place(state, actor);
    let near = |lot: &&Lot| matches!(&lot.held, Held::Lies(area) if here.as_ref().is_none_or(|here| here == area));
    let ups = state.items().iter().filter(near).map(|lot| Handling::PickUp { item: lot.name.clone() });
    let mates: Vec<Actor> = mates(state, actor);
    let gifts = things(state, actor);
    let gives = gifts.iter().flat_map(|thing| {
        mates.iter().filter(|to| suits(thing, **to)).map(|to| Handling::Give { thing: thing.clone(), to: *to })
    });
    let takes = mates.iter().flat_map(|from| {
        things(state, *from)
            .into_iter()
            .filter(|thing| suits(thing, actor))
            .map(|thing| Handling::Take { thing, from: *from })
    });
    let downs = gifts.iter().filter_map(|thing| match thing {
        Thing::Item(item) => Some(Handling::PutDown { item: item.clone() }),
        Thing::Equipment(_) => None,
    });
    ups.chain(gives).chain(takes).chain(swaps(state, actor, &gifts, &mates)).chain(downs).collect()
}

/// One thing for another, which is a single Simple Manipulation.
fn swaps(state: &State, actor: Actor, gifts: &[Thing], mates: &[Actor]) -> Vec<Handling> {
    let with_mate = |with: &Actor| {
        let (with, theirs) = (*with, things(state, *with));
        let of = |given: &Thing| {
            let taken = theirs.iter().filter(|taken| suits(taken, actor)).cloned();
            taken.map(|taken| Handling::Exchange { given: given.clone(), taken, with }).collect::<Vec<_>>()
        };
        gifts.iter().filter(|given| suits(given, with)).flat_map(of).collect::<Vec<_>>()
    };
    mates.iter().flat_map(with_mate).collect()
}

/// Equipment is for Champions.
fn suits(thing: &Thing, to: Actor) -> bool {
    matches!((thing, to), (Thing::Item(_), _) | (Thing::Equipment(_), Actor::Champion(_)))
}

/// What somebody carries.
fn things(state: &State, actor: Actor) -> Vec<Thing> {
    let own = Held::By(Who::from(actor));
    let items = state.items().iter().filter(|lot| lot.held == own).map(|lot| Thing::Item(lot.name.clone()));
    let cards = match actor {
        Actor::Champion(id) => state.champion(id).equipment().len(),
        Actor::Ally(_) => 0,
    };
    items.chain((0..=u8::MAX).take(cards).map(Thing::Equipment)).collect()
}

/// Those in its area; without a board everybody on its side.
fn mates(state: &State, actor: Actor) -> Vec<Actor> {
    let champions = state.champions().map(|(id, _)| Actor::Champion(id));
    let allies = state.allies().map(|(id, _)| Actor::Ally(id));
    let there = |other: &Actor| places(state, actor, *other).is_none_or(|(one, two)| one == two);
    champions.chain(allies).filter(|other| *other != actor && state.is_in_play(*other) && there(other)).collect()
}
