//! Hidden Locations: where they are, who looks for them, and who goes in (ER-HID).

use super::super::super::draft::Draft;
use super::super::super::event::{Purpose, Why};
use super::super::super::model::advantage::Advantage;
use super::super::super::model::clan::Clan;
use super::super::super::model::ring::Ring;
use super::super::super::person::{Dice, PersonId};
use super::super::super::refusal::{Refusal, RefusalKind};
use super::super::super::rules::death::DeathTn;
use super::super::super::rules::odds::honor::Source;
use super::super::super::rules::odds::yearly::TEAM_COST;
use super::super::super::rules::pool::{Pool, reaches};
use super::super::super::rules::recurring::{MOST_TEAMS, explorers_find};
use super::super::super::world::command::Price;
use super::super::super::world::event::Befell;
use super::super::super::world::{MOST_SITES, Site};
use super::super::require;
use super::super::rolls::{open_death, open_honor, roll};
use super::tens::Tens;
use super::{happen, known_place};
use crate::kernel::chance::Chance;
use crate::kernel::name::{Name, Note};

/// There is one.
pub(super) fn hide(draft: &mut Draft, name: &Name, place: &Name, note: &Note) -> Result<(), Refusal> {
    known_place(draft, place)?;
    let sites = &draft.state.world().sites;
    let (full, again) = (sites.len() >= MOST_SITES, sites.iter().any(|site| site.name == *name));
    require(draft, !full, RefusalKind::Bound)?;
    require(draft, !again, RefusalKind::ProvinceTwice(name.clone()))?;
    let (name, place, note) = (name.clone(), place.clone(), note.clone());
    happen(draft, Befell::Hidden { site: Site { name, place, note, found: Vec::new(), overcome: Vec::new() } });
    Ok(())
}

/// Teams look for one in a province of their Clan: one die for all of them (ER-HID-1).
pub(super) fn explore(
    draft: &mut Draft,
    chance: &mut Chance,
    (realm, place): (Clan, &Name),
    teams: u8,
    dice: &Dice,
) -> Result<(), Refusal> {
    draft.province(realm, place)?;
    let out = draft.state.tally().explored.iter().filter(|(clan, at, _)| *clan == realm && at == place);
    let before: u8 = out.map(|(.., teams)| *teams).sum();
    require(draft, (1..=MOST_TEAMS).contains(&teams), RefusalKind::Bound)?;
    draft.require(before + teams <= MOST_TEAMS, "ER-HID", RefusalKind::TooManyTeams)?;
    draft.pay(realm, TEAM_COST * i64::from(teams), Why::Scouting)?;
    let mut tens = Tens::new(chance, dice);
    let hit = tens.next() <= explorers_find(realm, teams);
    let hidden = |site: &Site| site.place == *place && !site.found.contains(&realm);
    let sites = &draft.state.world().sites;
    let found = sites.iter().position(hidden).filter(|_| hit);
    let name = found.map(|at| sites[at].name.clone());
    let found = found.and_then(|at| u16::try_from(at).ok());
    happen(draft, Befell::Explored { realm, place: place.clone(), teams, found, name });
    tens.done(draft)
}

/// A Character faces its challenge; failing costs what the game master said (ER-HID-3).
pub(super) fn enter(
    draft: &mut Draft,
    chance: &mut Chance,
    (site, who): (u16, PersonId),
    (ring, tn, price): (Ring, u8, &Price),
    dice: &Dice,
) -> Result<(), Refusal> {
    let missing = Refusal { kind: RefusalKind::NoSite, rule: "ER-HID" };
    let name = draft.state.world().sites.get(usize::from(site)).map(|site| site.name.clone()).ok_or(missing)?;
    let person = draft.living(who)?.character;
    draft.free(who)?;
    let bold = if person.has(Advantage::Adventurous) { 5 } else { 0 };
    let pool = Pool::of(person.ring(ring)).plus(bold);
    let total = roll(draft, chance, (who, Purpose::Called), (pool, Some(tn.into())), dice)?;
    let overcame = reaches(total, tn.into(), draft.state.rulings().tn_tie);
    let said = match price {
        Price::Said(note) if !overcame => note.clone(),
        _ => Note::new(""),
    };
    happen(draft, Befell::Entered { site, name, who, overcame: overcame.into(), said });
    match price {
        Price::Honor(points) if !overcame => {
            let points = i8::try_from((*points).min(10)).unwrap_or(0);
            if points > 0 {
                open_honor(draft, who, -points, Source::Other);
            }
        }
        Price::Death(tn) if !overcame => open_death(draft, who, &DeathTn::new((*tn).into(), &person, None)),
        Price::Nothing | Price::Honor(_) | Price::Death(_) | Price::Said(_) => {}
    }
    Ok(())
}
