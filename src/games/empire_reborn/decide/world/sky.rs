//! Weather and what befalls provinces and seas; plague that lives on, and land that recovers (ER-WEA, ER-EVT).

use super::super::super::draft::Draft;
use super::super::super::event::{Event, Why};
use super::super::super::model::clan::Clan;
use super::super::super::model::season::{Season, Weather};
use super::super::super::model::troops::Troops;
use super::super::super::person::Dice;
use super::super::super::realm::Stand;
use super::super::super::refusal::{Refusal, RefusalKind};
use super::super::super::rules::ledger::Holding;
use super::super::super::rules::recurring::{
    DYING_FACES, Kills, blow, plague_ends, plague_spreads, seasons, weather_koku, weathers,
};
use super::super::super::world::MOST_SITES;
use super::super::super::world::command::{Calamity, Sky};
use super::super::super::world::event::Befell;
use super::super::require;
use super::tens::Tens;
use super::{happen, known_place, owner};
use crate::kernel::chance::Chance;
use crate::kernel::name::Name;

/// Weather comes over a province: chosen, or drawn evenly among that of the season and none.
pub(super) fn weather(
    draft: &mut Draft,
    chance: &mut Chance,
    (realm, place): (Clan, &Name),
    sky: Sky,
    dice: &Dice,
) -> Result<(), Refusal> {
    draft.province(realm, place)?;
    let season = draft.state.season();
    let mut tens = Tens::new(chance, dice);
    let weather = match sky {
        Sky::Fair => None,
        Sky::Is(weather) => Some(weather),
        Sky::Drawn => {
            let all = weathers(season);
            all.get(tens.one_of(all.len() + 1)).copied()
        }
    };
    if let Some(weather) = weather {
        draft.require(seasons(weather).contains(&season), "ER-WEA", RefusalKind::WrongSeason)?;
    }
    let koku = weather.map_or(0, weather_koku);
    let sum = i16::try_from(tens.sum(koku.unsigned_abs())).unwrap_or(0) * i16::from(koku.signum());
    let sky = Befell::Sky { realm, place: place.clone(), weather, koku: sum };
    bring(draft, (Some(realm), place), sky, (sum.into(), Why::Weather));
    if weather == Some(Weather::Tsunami) {
        kill(draft, &mut tens, place, Kills::Units);
    }
    tens.done(draft)
}

/// Something befalls a place.
pub(super) fn strike(
    draft: &mut Draft,
    chance: &mut Chance,
    place: &Name,
    calamity: Calamity,
    dice: &Dice,
) -> Result<(), Refusal> {
    known_place(draft, place)?;
    let full = draft.state.world().plagues.len() >= MOST_SITES;
    require(draft, !full, RefusalKind::Bound)?;
    let mut tens = Tens::new(chance, dice);
    struck(draft, &mut tens, place, calamity);
    tens.done(draft)
}

fn struck(draft: &mut Draft, tens: &mut Tens<'_>, place: &Name, calamity: Calamity) {
    let blow = blow(calamity);
    let realm = owner(draft, place);
    let (koku, loss) = (tens.sum(blow.koku), tens.sum(blow.loss));
    let struck = Befell::Struck { realm, place: place.clone(), calamity, koku, loss };
    bring(draft, (realm, place), struck, (-i64::from(koku), Why::Calamity));
    kill(draft, tens, place, blow.kills);
}

/// Something befalls a place. Where the account of the turn is closed, what the realm would have kept more or less goes
/// into its treasury at once, or out of it; `koku` where nobody knows what the province produces.
fn bring(draft: &mut Draft, (realm, place): (Option<Clan>, &Name), befell: Befell, (koku, why): (i64, Why)) {
    let (turn, season) = (draft.state.turn(), draft.state.season());
    let books = |draft: &Draft| {
        let realm = draft.state.realm(realm?).filter(|realm| realm.has_closed(turn))?;
        Some((realm.clan, realm.province(place)?.holding(), realm.upkeep()))
    };
    let before = books(draft);
    happen(draft, befell);
    let Some(((realm, before, paid), (_, after, pays))) = before.zip(books(draft)) else { return };
    let yields = match before.zip(after) {
        None => koku,
        // What the land yields less it yields less from the next account on.
        Some((before, after)) => {
            Holding { loss: before.loss, ..after }.revenue(season).koku - before.revenue(season).koku
        }
    };
    let by = yields - (pays - paid);
    if by != 0 {
        draft.happen(Event::KokuChanged { realm, by: i32::try_from(by).unwrap_or(0), why });
    }
}

/// Units in a place die, whosesoever they are: a die for each.
fn kill(draft: &mut Draft, tens: &mut Tens<'_>, place: &Name, kills: Kills) {
    let dies = |stand: &Stand| match kills {
        Kills::Nobody => false,
        Kills::Units => stand.place == *place,
        Kills::Ships => stand.place == *place && Troops::Printed(stand.kind).is_ship(),
    };
    let mut there: Vec<(Clan, Stand)> = Vec::new();
    for realm in draft.state.realms() {
        there.extend(realm.units.iter().filter(|stand| dies(stand)).map(|stand| (realm.clan, stand.clone())));
    }
    for (realm, stand) in there {
        let count = tens.count(stand.count, DYING_FACES);
        if count > 0 {
            draft.happen(Event::UnitsLost { realm, place: stand.place, kind: stand.kind, count });
        }
    }
}

/// The plague of turns before strikes where it is, then ends or spreads; land recovers (ER-EVT-2, -3, -5).
pub(super) fn go_on(draft: &mut Draft, chance: &mut Chance, dice: &Dice) -> Result<(), Refusal> {
    let turn = draft.state.turn();
    draft.require(turn > 0, "ER-EVT", RefusalKind::NotBegun)?;
    draft.require(draft.state.world().moved < turn, "ER-EVT", RefusalKind::DoneThisTurn)?;
    let season = draft.state.season();
    let mut tens = Tens::new(chance, dice);
    for place in draft.state.raging() {
        struck(draft, &mut tens, &place, Calamity::Plague);
        live_on(draft, &mut tens, &place, season);
    }
    for (realm, place, loss) in draft.state.recovering() {
        let by = u16::from(tens.next()).min(loss);
        happen(draft, Befell::Healed { realm, place, by });
    }
    happen(draft, Befell::Moved);
    tens.done(draft)
}

/// The plague spreads to a neighbor that the game master names, or nowhere.
pub(super) fn spread(draft: &mut Draft, from: &Name, to: Option<&Name>) -> Result<(), Refusal> {
    let waits = draft.state.tally().spreading.contains(from);
    require(draft, waits, RefusalKind::NothingChanges)?;
    if let Some(place) = to {
        known_place(draft, place)?;
        let new = !draft.state.world().plagues.contains(place);
        require(draft, new, RefusalKind::NothingChanges)?;
        let realm = owner(draft, place);
        happen(draft, Befell::Spread { realm, place: place.clone() });
    }
    happen(draft, Befell::Answered { from: from.clone() });
    Ok(())
}

/// Whether the plague ends in a place, and if not, whether it spreads to a neighbor: that is drawn among those of the map,
/// or named by the game master where the map knows none.
fn live_on(draft: &mut Draft, tens: &mut Tens<'_>, place: &Name, season: Season) {
    if tens.next() <= plague_ends(season) {
        let realm = owner(draft, place);
        return happen(draft, Befell::Ended { realm, place: place.clone() });
    }
    let spreads = tens.next() <= plague_spreads(season);
    let near: Vec<Name> = {
        let chart = draft.state.chart();
        let near = chart.ways.iter().filter_map(|way| way.beyond(place));
        near.filter(|name| chart.place(name).is_some_and(|place| !place.ground.is_sea())).cloned().collect()
    };
    let open: Vec<&Name> = near.iter().filter(|name| !draft.state.world().plagues.contains(name)).collect();
    let befell = match (spreads, open.is_empty()) {
        (true, false) => {
            let place = open[tens.one_of(open.len())].clone();
            Befell::Spread { realm: owner(draft, &place), place }
        }
        (true, true) if near.is_empty() => Befell::Spreads { from: place.clone() },
        (true, true) | (false, _) => Befell::Stays { realm: owner(draft, place), place: place.clone() },
    };
    happen(draft, befell);
}
