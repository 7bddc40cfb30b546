//! The war room: a battle as it would be, and what would turn it.

use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::army::{Army, Nature, Role, Sides};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::{Context, Ground};
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::season::Season;
use crate::games::empire_reborn::model::special::{Special, Specials};
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::model::unit::{Unit, UnitForm};
use crate::games::empire_reborn::person::PersonId;
use crate::games::empire_reborn::realm::Realm;
use crate::games::empire_reborn::rules::battle::field::{Field, Ships, Strength};
use crate::games::empire_reborn::rules::odds::forecast::{
    Forecast, LeftOut, NoForecast, Reckoning, forecast, left_out,
};
use crate::games::empire_reborn::state::State;
use crate::kernel::by::{By, Small};
use crate::kernel::name::Name;
use serde::{Deserialize, Serialize};

/// Rounds a forecast looks at.
pub const ROUNDS: u32 = 60;

/// One side as it is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Whose it is.
    pub clan: Clan,
    /// Its units, in the order in which they are given hits.
    pub units: Vec<(Printed, u16)>,
    /// Its General.
    pub general: Option<PersonId>,
}

/// A battle as it is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Who comes.
    pub attacker: Side,
    /// Who is there.
    pub defender: Side,
    /// On what ground.
    pub ground: Ground,
    /// In which season.
    pub season: Season,
}

/// Why there is no forecast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOutlook {
    /// A side has no units.
    NoUnits,
    /// A unit cannot fight on this ground.
    OutOfPlace,
    /// There are too many combinations: it is played many times instead.
    TooLarge,
    /// Siege units would bring walls down: it is played many times instead.
    WallsUnderSiege,
}

/// How a battle would come out.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The forecast.
    pub forecast: Forecast,
    /// What it leaves out although this battle has it.
    pub left_out: Vec<LeftOut>,
}

/// The single changes that can turn a battle for the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Not over the pass, or not from ships.
    OpenGround,
    /// A General with Tactician.
    Tactician,
    /// Two Scouts more.
    Scouts,
    /// In the next season.
    NextSeason,
    /// Three Bushi more.
    Bushi,
}
crate::small!(Turn: OpenGround, Tactician, Scouts, NextSeason, Bushi);

/// Who would lead a Clan's army: of the living who are nobody's captives the highest Water (ER-BAT-1).
pub fn leader(state: &State, clan: Clan) -> Option<PersonId> {
    let own = state.living().filter(|(_, one)| one.clan() == Some(clan) && one.captor.is_none());
    own.max_by_key(|(_, one)| one.character.ring(Ring::Water)).map(|(who, _)| who)
}

/// An army, or a fleet: where it stands, and its units.
pub type Host = (Name, Vec<(Printed, u16)>);

/// The armies of a Clan, or at sea its fleets, as far as its realm is kept here, the largest first. Walls attack nobody.
pub fn hosts(state: &State, clan: Clan, (role, ground): (Role, Ground)) -> Vec<Host> {
    let Some(realm) = state.realm(clan) else { return Vec::new() };
    let fits =
        |kind: Printed| is_afloat(kind) == (ground == Ground::Naval) && (role == Role::Defender || !is_wall(kind));
    let host = |place: Name| {
        let here = realm.units.iter().filter(|stand| stand.place == place && fits(stand.kind));
        let units = here.map(|stand| (stand.kind, stand.count)).collect();
        (place, units)
    };
    let size = |(_, units): &Host| units.iter().map(|(_, count)| u32::from(*count)).sum::<u32>();
    let mut all: Vec<Host> = realm.places().into_iter().map(host).filter(|host| size(host) > 0).collect();
    all.sort_by_key(|host| std::cmp::Reverse(size(host)));
    all
}

fn is_afloat(kind: Printed) -> bool {
    Troops::Printed(kind).is_ship()
}

/// The same Clans on other ground: at sea their fleets meet, ashore their armies.
pub fn on_ground(state: &State, look: &Look, ground: Ground) -> Look {
    let turns = (look.ground == Ground::Naval) != (ground == Ground::Naval);
    let mut look = Look { ground, ..look.clone() };
    for (role, side) in [(Role::Attacker, &mut look.attacker), (Role::Defender, &mut look.defender)] {
        match hosts(state, side.clan, (role, ground)).into_iter().next() {
            _ if !turns => {}
            Some((_, units)) => side.units = units,
            None => side.units.retain(|(kind, _)| is_afloat(*kind) == (ground == Ground::Naval)),
        }
    }
    look
}

/// Bandits who raid a place (ER-EVT-1), against whoever's troops stand there, or whose province it is where nobody's do;
/// nothing where it is nobody's here. A Clan that is not played, where there is one, fills the place of theirs.
pub fn bandits(state: &State, place: &Name, count: u16) -> Option<Look> {
    let here = |realm: &&Realm| realm.units.iter().any(|stand| stand.place == *place);
    let owns = |realm: &&Realm| realm.province(place).is_some();
    let realms = state.realms();
    let there = realms.iter().filter(here).find(owns).or_else(|| realms.iter().find(here));
    let there = there.or_else(|| realms.iter().find(owns))?;
    let idle = Clan::ALL.iter().find(|clan| state.realm(**clan).is_none());
    let clan = *idle.or_else(|| Clan::ALL.iter().find(|clan| **clan != there.clan))?;
    let own = there.units.iter().filter(|stand| stand.place == *place);
    Some(Look {
        attacker: Side { clan, units: vec![(Printed::Bandits, count)], general: None },
        defender: Side {
            clan: there.clan,
            units: own.map(|stand| (stand.kind, stand.count)).collect(),
            general: leader(state, there.clan),
        },
        ground: Ground::Open,
        season: state.season(),
    })
}

/// The field on which a look's armies meet, and how many of each unit there are.
///
/// # Errors
///
/// A side has no units, or one that cannot fight there.
pub fn field(state: &State, look: &Look) -> Result<(Field, Strength), NoOutlook> {
    field_of(state, look, |_, character| character)
}

/// The same for raiders, who may find nobody there (ER-RAID-2).
///
/// # Errors
///
/// There are no raiders, or a unit cannot fight there.
pub(super) fn raid_field(state: &State, look: &Look) -> Result<(Field, Strength), NoOutlook> {
    match look.attacker.units.iter().any(|(_, count)| *count > 0) {
        true => armies(state, look, |_, character| character),
        false => Err(NoOutlook::NoUnits),
    }
}

fn field_of(
    state: &State,
    look: &Look,
    general: impl Fn(Role, Character) -> Character,
) -> Result<(Field, Strength), NoOutlook> {
    let met = armies(state, look, general)?;
    let empty = |role: Role| met.1.get(role).is_empty();
    if empty(Role::Attacker) || empty(Role::Defender) { Err(NoOutlook::NoUnits) } else { Ok(met) }
}

fn armies(
    state: &State,
    look: &Look,
    general: impl Fn(Role, Character) -> Character,
) -> Result<(Field, Strength), NoOutlook> {
    let side = |role: Role| match role {
        Role::Attacker => &look.attacker,
        Role::Defender => &look.defender,
    };
    // Ground troops are on board, and take no part (ER-NAV).
    let fights = |kind: Printed| look.ground != Ground::Naval || is_afloat(kind);
    let there = |role: Role| side(role).units.iter().filter(|(kind, count)| *count > 0 && fights(*kind));
    let unit = |clan: Clan, kind: Printed| {
        Unit::new(UnitForm {
            troops: Troops::Printed(kind),
            clan: Some(clan),
            av: 0,
            tv: 0,
            enchantment: None,
            added: Specials::default(),
        })
    };
    let army = |role: Role| {
        let side = side(role);
        let leads = side.general.and_then(|who| state.person(who)).map(|person| person.character.clone());
        Army {
            clan: Some(side.clan),
            // A printed unit without an enchantment is always one.
            units: there(role).filter_map(|(kind, _)| unit(side.clan, *kind).ok()).collect(),
            characters: leads.into_iter().map(|character| general(role, character)).collect(),
            nature: Nature::Mortal,
            extra: 0,
        }
    };
    let armies: Sides<Army> = By::from_fn(army);
    let context = Context { season: look.season, weather: None, ground: look.ground, province: None };
    let strength = By::from_fn(|role| there(role).map(|(_, count)| u32::from(*count)).collect());
    let field = Field::new(context, armies, *state.rulings(), Ships::Away).map_err(|_| NoOutlook::OutOfPlace)?;
    Ok((field, strength))
}

fn foresee((field, strength): &(Field, Strength)) -> Result<Forecast, NoOutlook> {
    forecast(field, strength, ROUNDS).map_err(NoOutlook::from)
}

impl From<NoForecast> for NoOutlook {
    fn from(why: NoForecast) -> Self {
        match why {
            NoForecast::TooLarge => Self::TooLarge,
            NoForecast::WallsUnderSiege => Self::WallsUnderSiege,
        }
    }
}

/// Combinations of living units up to which nobody waits for a forecast.
const AT_ONCE: usize = 2_000;

/// How a battle would come out, reckoned a round at a time.
pub struct Foresight {
    reckoning: Reckoning,
    left_out: Vec<LeftOut>,
}

impl Foresight {
    /// Nothing is reckoned yet.
    ///
    /// # Errors
    ///
    /// Why there is no exact forecast.
    pub fn new(state: &State, look: &Look) -> Result<Self, NoOutlook> {
        let (field, strength) = field(state, look)?;
        Ok(Self { reckoning: Reckoning::new(&field, &strength, ROUNDS)?, left_out: left_out(&field) })
    }

    /// Reckons on, a battle of many combinations one round, any other to its end; whether there is more.
    pub fn advance(&mut self) -> bool {
        if self.reckoning.states() <= AT_ONCE {
            while self.reckoning.advance() {}
        }
        self.reckoning.advance()
    }

    /// How much of it is reckoned, in percent.
    pub fn percent(&self) -> u8 {
        self.reckoning.percent()
    }

    /// How the battle would come out.
    pub fn end(self) -> Outlook {
        Outlook { forecast: self.reckoning.end(), left_out: self.left_out }
    }
}

/// How a battle would come out.
///
/// # Errors
///
/// Why there is no exact forecast.
pub fn outlook(state: &State, look: &Look) -> Result<Outlook, NoOutlook> {
    let met = field(state, look)?;
    Ok(Outlook { forecast: foresee(&met)?, left_out: left_out(&met.0) })
}

/// The changes that raise the attacker's chance, with the chance each leads to, the best first.
pub fn turns(state: &State, look: &Look) -> Vec<(Turn, f64)> {
    use crate::kernel::by::Small;
    let Ok(now) = outlook(state, look) else { return Vec::new() };
    let now = now.forecast.wins(Role::Attacker);
    let changed = |turn: &Turn| {
        let met = changed(state, look, *turn)?.ok()?;
        Some((*turn, foresee(&met).ok()?.wins(Role::Attacker)))
    };
    let mut all: Vec<(Turn, f64)> =
        Turn::ALL.iter().filter_map(changed).filter(|(_, wins)| *wins > now + 5e-4).collect();
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    all.truncate(3);
    all
}

/// The battle with one thing changed; nothing where that changes nothing.
fn changed(state: &State, look: &Look, turn: Turn) -> Option<Result<(Field, Strength), NoOutlook>> {
    let more = |kind: Printed, count: u16| {
        let mut look = look.clone();
        match look.attacker.units.iter_mut().find(|(own, _)| *own == kind) {
            Some((_, own)) => *own += count,
            None => look.attacker.units.push((kind, count)),
        }
        Some(field(state, &look))
    };
    match turn {
        Turn::OpenGround if matches!(look.ground, Ground::Pass | Ground::Landing) => {
            Some(field(state, &Look { ground: Ground::Open, ..look.clone() }))
        }
        Turn::OpenGround => None,
        Turn::Tactician => {
            let leads = state.person(look.attacker.general?)?;
            if leads.character.has(Advantage::Tactician) {
                return None;
            }
            Some(field_of(state, look, |role, character| match role {
                Role::Attacker => tactician(character),
                Role::Defender => character,
            }))
        }
        Turn::Scouts if look.ground != Ground::Naval => more(Printed::Scouts, 2),
        Turn::Bushi if look.ground != Ground::Naval => more(Printed::Bushi, 3),
        Turn::Scouts | Turn::Bushi => None,
        Turn::NextSeason => {
            use crate::kernel::by::Small;
            let season = Season::ALL[(look.season.index() + 1) % Season::ALL.len()];
            Some(field(state, &Look { season, ..look.clone() }))
        }
    }
}

fn tactician(character: Character) -> Character {
    let mut form = character.clone().into_form();
    form.advantages.push(Advantage::Tactician);
    Character::new(form).unwrap_or(character)
}

/// Whether a kind of unit fights on land or at sea.
pub fn is_ship(kind: Printed) -> bool {
    Troops::Printed(kind).is_ship()
}

/// Whether a kind of unit is a wall.
pub fn is_wall(kind: Printed) -> bool {
    Troops::Printed(kind).profile(None).specials.has(Special::Fortification)
}
