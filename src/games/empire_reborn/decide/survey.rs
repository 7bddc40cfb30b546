//! The map is drawn, and what is known of it (ER-MOV-8).

use super::super::chart::{Chart, MOST_PLACES, Place, Sighting, Way};
use super::super::command::Survey;
use super::super::draft::Draft;
use super::super::event::{Event, Surveyed};
use super::super::model::map::{Link, LinkKind};
use super::super::realm::MOST_KOKU;
use super::super::refusal::{Refusal, RefusalKind};
use crate::kernel::name::Name;

/// Refuses what does not fit on a map.
fn require(draft: &mut Draft, holds: bool, kind: RefusalKind) -> Result<(), Refusal> {
    draft.require(holds, "ER-MOV-8", kind)
}

pub(super) fn survey(draft: &mut Draft, survey: &Survey) -> Result<(), Refusal> {
    let surveyed = match survey {
        Survey::Begin { chart } => begin(draft, chart)?,
        Survey::Place { was, name, ground } => {
            let old = was.as_ref().map(|was| there(draft, was)).transpose()?;
            let taken = was.as_ref() != Some(name) && draft.state.chart().place(name).is_some();
            require(draft, !taken, RefusalKind::ProvinceTwice(name.clone()))?;
            let full = old.is_none() && draft.state.chart().places.len() >= MOST_PLACES;
            require(draft, ground.is_sound() && !full, RefusalKind::Bound)?;
            let fresh = Place::new(name.clone(), *ground);
            let place = old.clone().map_or(fresh, |old| Place { name: name.clone(), ground: *ground, ..old });
            require(draft, old.as_ref() != Some(&place), RefusalKind::NothingChanges)?;
            Surveyed::Placed { was: was.clone(), place }
        }
        Survey::Drop { name } => Surveyed::Dropped { name: there(draft, name)?.name },
        Survey::Join { between, kind } => Surveyed::Joined { way: join(draft, between, *kind)? },
        Survey::Part { between } => {
            let [one, other] = between;
            let joined = draft.state.chart().ways.iter().any(|way| way.joins(one, other));
            require(draft, joined, RefusalKind::NothingChanges)?;
            Surveyed::Parted { between: between.clone() }
        }
        Survey::Sight { place, clan, units } => {
            let old = there(draft, place)?.seen;
            require(draft, units.unwrap_or(0) <= MOST_KOKU, RefusalKind::Bound)?;
            let seen = Sighting { clan: *clan, units: units.filter(|_| clan.is_some()), turn: draft.state.turn() };
            require(draft, old != Some(seen), RefusalKind::NothingChanges)?;
            Surveyed::Seen { place: place.clone(), seen }
        }
        Survey::Draw { place, spot } => {
            let old = there(draft, place)?;
            let moved = Place { spot: Some(*spot), ..old.clone() };
            let fits = Chart { places: vec![moved.clone()], ways: Vec::new() }.is_sound();
            require(draft, fits, RefusalKind::Bound)?;
            require(draft, moved != old, RefusalKind::NothingChanges)?;
            Surveyed::Drawn { place: place.clone(), spot: *spot }
        }
    };
    draft.happen(Event::Surveyed(surveyed));
    Ok(())
}

/// Another map; what a file says of who stands where is known in the turn in which it comes.
fn begin(draft: &mut Draft, chart: &Chart) -> Result<Surveyed, Refusal> {
    require(draft, chart.is_sound(), RefusalKind::Bound)?;
    let turn = draft.state.turn();
    let mut chart = chart.clone();
    chart.places.iter_mut().filter_map(|place| place.seen.as_mut()).for_each(|seen| seen.turn = turn);
    require(draft, chart != *draft.state.chart(), RefusalKind::NothingChanges)?;
    Ok(Surveyed::Begun { chart })
}

/// A place of the map.
fn there(draft: &Draft, name: &Name) -> Result<Place, Refusal> {
    let found = draft.state.chart().place(name).cloned();
    found.ok_or_else(|| Refusal { kind: RefusalKind::NoPlace(name.clone()), rule: "ER-MOV-8" })
}

fn join(draft: &mut Draft, between: &[Name; 2], kind: LinkKind) -> Result<Way, Refusal> {
    let [one, other] = between;
    let ends = [there(draft, one)?, there(draft, other)?];
    let seas = ends.iter().filter(|place| place.ground.is_sea()).count();
    let fits = one != other && Link { between: [0, 1], kind }.fault(seas).is_none();
    require(draft, fits, RefusalKind::UnfitLink)?;
    let way = Way { between: between.clone(), kind };
    let ways = &draft.state.chart().ways;
    let same = ways.iter().any(|old| old.joins(one, other) && old.kind == kind);
    let full = ways.len() >= super::super::chart::MOST_LINKS;
    require(draft, !same, RefusalKind::NothingChanges)?;
    require(draft, !full, RefusalKind::Bound)?;
    Ok(way)
}
