//! The map as it is shown: places with their spots, who is known to stand there, the links, and what wants a look; and the
//! lines of the treaties over it.

use super::net;
use crate::games::empire_reborn::atlas::{self, Atlas, Standing};
use crate::games::empire_reborn::chart::{Chart, Ground, Place, Remark};
use crate::games::empire_reborn::content::map::begun;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::season::Security;
use crate::games::empire_reborn::realm::Line;
use crate::games::empire_reborn::rules::ways::Obstacle;
use crate::games::empire_reborn::state::State;
use crate::kernel::name::Name;

/// Every Clan, nobody first.
pub static CLANS_AND_NOBODY: [Option<Clan>; 9] = [
    None,
    Some(Clan::Crab),
    Some(Clan::Crane),
    Some(Clan::Dragon),
    Some(Clan::Lion),
    Some(Clan::Phoenix),
    Some(Clan::Scorpion),
    Some(Clan::Unicorn),
    Some(Clan::Mantis),
];

/// A place of the map as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceView {
    /// What it is called.
    pub name: Name,
    /// Whether it is a sea zone.
    pub is_sea: bool,
    /// Whose it is, as far as known.
    pub owner: Option<Clan>,
    /// Who may pass.
    pub security: Security,
    /// Who is known to stand there.
    pub stands: Vec<Standing>,
    /// The turn in which it was seen empty.
    pub empty: Option<u16>,
    /// Where it is drawn, from the left and from above.
    pub spot: [u16; 2],
}

/// The map as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Its places: provinces first, then seas.
    pub places: Vec<PlaceView>,
    /// What joins them, by their places in that list.
    pub links: Vec<([usize; 2], LinkKind)>,
    /// What wants a look.
    pub remarks: Vec<Remark>,
}

/// The map of a table.
pub fn view(state: &State) -> View {
    let atlas = Atlas::of(state);
    let links: Vec<([usize; 2], LinkKind)> = atlas.links().collect();
    let ends: Vec<[usize; 2]> = links.iter().map(|(between, _)| *between).collect();
    let spots = if atlas.places().is_empty() { Vec::new() } else { net::spots(atlas.places().len(), &ends) };
    let shown = |(place, spot): (&&Place, [u16; 2])| PlaceView {
        name: place.name.clone(),
        is_sea: place.ground == Ground::Sea,
        owner: atlas::owner(state, place),
        security: atlas::security(state, place),
        stands: atlas::standings(state, place),
        empty: place.seen.filter(|seen| seen.clan.is_none()).map(|seen| seen.turn),
        spot: place.spot.unwrap_or(spot),
    };
    let places = atlas.places().iter().zip(spots).map(shown).collect();
    View { places, links, remarks: state.chart().remarks() }
}

/// A map that comes from elsewhere, with the names of this table and of the rulebook, and drawn as here.
pub fn at_home(state: &State, chart: Chart) -> Chart {
    let (home, drawn) = (begun(), state.chart());
    let own = state.realms().iter().flat_map(|realm| realm.provinces.iter().map(|province| &province.name));
    let places = home.places.iter().chain(&drawn.places).map(|place| &place.name);
    chart.at_home(places.chain(own), drawn)
}

/// The line of a treaty over the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TradeLine {
    /// The place of the treaty in its realm, from 0.
    pub treaty: usize,
    /// The own province and the partner's.
    pub between: [Name; 2],
    /// The places the line passes, or why there is none.
    pub way: Result<Vec<Name>, Obstacle>,
    /// What the realm has written down.
    pub noted: Line,
}

impl TradeLine {
    /// What the map says of it.
    pub const fn says(&self) -> Line {
        if self.way.is_ok() { Line::Open } else { Line::Blocked }
    }
}

/// The lines of all treaties of a realm.
pub fn trade_lines(state: &State, clan: Clan) -> Vec<TradeLine> {
    let Some(realm) = state.realm(clan) else { return Vec::new() };
    let atlas = Atlas::of(state);
    let line = |(treaty, one): (usize, &crate::games::empire_reborn::realm::Treaty)| TradeLine {
        treaty,
        between: [one.own.clone(), one.with.clone()],
        way: atlas.line([&one.own, &one.with], &realm.enemies),
        noted: one.line,
    };
    realm.treaties.iter().enumerate().map(line).collect()
}
