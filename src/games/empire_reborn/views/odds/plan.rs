//! A battle before it comes to the table: what is chosen beside the armies of the war room, and the plan it makes.

use crate::games::empire_reborn::Table;
use crate::games::empire_reborn::chart::{Ground as Region, Place};
use crate::games::empire_reborn::content::map::begun;
use crate::games::empire_reborn::field::set_up::friendly;
use crate::games::empire_reborn::field::{Affair, Band, Kind, Muster, Plan};
use crate::games::empire_reborn::model::army::{Nature, Role};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::season::Weather;
use crate::games::empire_reborn::model::special::Specials;
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::model::unit::{Enchantment, Unit, UnitForm};
use crate::games::empire_reborn::person::{Person, PersonId};
use crate::games::empire_reborn::realm::Realm;
use crate::games::empire_reborn::state::State;
use crate::games::empire_reborn::views::arrival::came_from;
use crate::games::empire_reborn::views::odds::war::{Look, Side as Looked};
use crate::kernel::name::Name;

/// What is chosen before a battle, beside the armies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is fought.
    pub affair: Affair,
    /// Where.
    pub place: Name,
    /// Where the attackers come from; nothing where nobody knows.
    pub from: Option<Name>,
    /// What the sky does.
    pub weather: Option<Weather>,
    /// Who is there, and whether he forms a unit.
    pub persons: Vec<(PersonId, bool)>,
    /// Which shugenja enchant units of which kind, as many as they have ranks (ER-SCH).
    pub spells: Vec<(PersonId, Printed)>,
    /// Which side leads creatures of the Shadowlands.
    pub shadowlands: Option<Role>,
    /// Which side are outlaws of nobody's Clan (ER-EVT-1).
    pub outlaws: Option<Role>,
    /// Which side the Emperor's own fight for, and with which TV (ER-FAV).
    pub legion: Option<(Role, u8)>,
    /// How many units each carries to which the Mantis give Naval: the game master says.
    pub naval: u8,
}

/// Units of the Emerald Legion that the Favor sends into one battle (ER-FAV).
const LEGION: u16 = 4;

/// What somebody lays upon units, and upon how many; nothing for most.
pub fn spell(state: &State, who: PersonId) -> Option<(Enchantment, u16)> {
    let character = &state.person(who)?.character;
    let school = character.school().filter(|_| character.is_shugenja())?;
    let rank = character.rank_in(school);
    // How much the Mantis’ own carry nobody has printed: at least one.
    Enchantment::of(school.clan, rank, 1).filter(|_| rank > 0).map(|spell| (spell, rank.into()))
}

/// Kinds of a side's units that somebody may enchant on this ground: Naval is given at sea alone.
pub fn enchantable(state: &State, who: PersonId, units: &[(Printed, u16)], ground: Ground) -> Vec<Printed> {
    let fits = |spell: &Enchantment| ground == Ground::Naval || !matches!(spell, Enchantment::Mantis(_));
    let Some(enchantment) = spell(state, who).map(|(spell, _)| spell).filter(fits) else { return Vec::new() };
    let fits = |kind: Printed| {
        let clan = state.person(who).and_then(Person::clan);
        let form = UnitForm {
            troops: Troops::Printed(kind),
            clan,
            av: 0,
            tv: 0,
            enchantment: Some(enchantment),
            added: Specials::default(),
        };
        Unit::new(form).is_ok()
    };
    units.iter().filter(|(kind, count)| *count > 0 && fits(*kind)).map(|(kind, _)| *kind).collect()
}

/// Lays a spell upon units of a kind: as many of them stand apart from now on.
fn enchant(bands: &mut Vec<Band>, kind: Printed, (enchantment, most): (Enchantment, u16)) {
    let plain = |band: &&mut Band| band.kind == Kind::Printed(kind) && band.enchantment.is_none();
    let Some(band) = bands.iter_mut().find(plain) else { return };
    let count = band.count.min(most);
    let enchanted = Band { count, enchantment: Some(enchantment), ..band.clone() };
    band.count -= count;
    bands.push(enchanted);
    bands.retain(|band| band.count > 0);
}

/// At sea, the ground troops of a side: they are on board, and stand where their realm has them all.
fn embarked(state: &State, looked: &Looked, ground: Ground, bands: &mut Vec<Band>) -> Vec<Band> {
    let swims = |band: &Band| matches!(band.enchantment, Some(Enchantment::Mantis(_)));
    let walks = |band: &Band| matches!(band.kind, Kind::Printed(_)) && !band.kind.is_ship() && !swims(band);
    let (mut aboard, fight): (Vec<Band>, Vec<Band>) =
        bands.drain(..).partition(|band| ground == Ground::Naval && walks(band));
    *bands = fight;
    for band in &mut aboard {
        let Kind::Printed(kind) = band.kind else { continue };
        let all = Looked { units: vec![(kind, band.count)], ..looked.clone() };
        band.from = stands_at(state, &all).or(band.from.take());
    }
    aboard
}

/// Whether the attackers have marched in already: they stand where the battle is, and only go back where they came from.
fn arrived(state: &State, look: &Look, choice: &Choice) -> bool {
    let elsewhere = choice.from.as_ref() != Some(&choice.place);
    elsewhere && choice.outlaws != Some(Role::Attacker) && stands_in(state, &look.attacker, &choice.place)
}

/// The battle that a look of the war room would be.
pub fn plan(state: &State, look: &Look, choice: &Choice) -> Plan {
    let (from, back) = match &choice.from {
        Some(from) if arrived(state, look, choice) => (None, vec![from.clone()]),
        from => (from.as_ref(), Vec::new()),
    };
    let muster = |role: Role, looked: &Looked, (from, back): (Option<&Name>, Vec<Name>)| {
        let units = looked.units.iter().filter(|(_, count)| *count > 0);
        let band = |kind: Kind, count: u16| Band::plain(kind, count, from.cloned());
        let of = |who: PersonId| state.person(who).is_some_and(|person| person.clan() == Some(looked.clan));
        let own = choice.persons.iter().filter(|(who, _)| of(*who) || looked.general == Some(*who));
        let mut bands: Vec<Band> = units.map(|(kind, count)| band(Kind::Printed(*kind), *count)).collect();
        bands.extend(own.clone().filter(|(_, forms)| *forms).map(|(who, _)| band(Kind::Person(*who), 1)));
        let persons: Vec<PersonId> = own.map(|(who, _)| *who).collect();
        for (who, kind) in choice.spells.iter().filter(|(who, _)| persons.contains(who)) {
            let spell = spell(state, *who).map(|(spell, most)| match spell {
                Enchantment::Mantis(_) => (Enchantment::Mantis(choice.naval), most),
                other => (other, most),
            });
            spell.into_iter().for_each(|spell| enchant(&mut bands, *kind, spell));
        }
        let aboard = embarked(state, looked, look.ground, &mut bands);
        let legion = choice.legion.filter(|(side, _)| *side == role);
        bands.extend(legion.map(|(_, tv)| band(Kind::Legion { tv }, LEGION)));
        let nature = match Some(role) {
            side if side == choice.outlaws => Nature::Outlaws,
            side if side == choice.shadowlands => Nature::Shadowlands,
            _ => Nature::Mortal,
        };
        Muster { clan: looked.clan, bands, persons, back, nature, aboard }
    };
    Plan {
        affair: choice.affair,
        place: choice.place.clone(),
        ground: look.ground,
        weather: choice.weather,
        koku: None,
        sides: [
            muster(Role::Attacker, &look.attacker, (from, back)),
            muster(Role::Defender, &look.defender, (None, Vec::new())),
        ],
    }
}

/// What a battle still lacks before it can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// No sea is written on the map, and the battle is at sea.
    Sea,
    /// Nobody attacks.
    Attackers,
    /// Nobody defends; a raid needs nobody to (ER-RAID).
    Defenders,
}

/// What is missing, first of all a place; nothing where the battle can begin.
pub fn lack(plan: Option<&Plan>) -> Option<Lack> {
    let Some(plan) = plan else { return Some(Lack::Sea) };
    let [attackers, defenders] = [0, 1].map(|at: usize| !plan.sides[at].bands.is_empty());
    match (attackers, defenders || plan.affair == Affair::Raid) {
        (false, _) => Some(Lack::Attackers),
        (true, false) => Some(Lack::Defenders),
        (true, true) => None,
    }
}

/// The places where a battle can be: those of the map and of the realms that are kept here, on land the printed home
/// provinces too.
pub fn places(state: &State, at_sea: bool) -> Vec<Name> {
    let is_sea = |place: &Place| matches!(place.ground, Region::Sea);
    let known = state.chart().places.iter().filter(|place| is_sea(place) == at_sea).map(|place| place.name.clone());
    let printed = begun().places.into_iter().filter(|_| !at_sea).map(|place| place.name);
    let own = state.realms().iter().flat_map(|realm| {
        let provinces = realm.provinces.iter().filter(|_| !at_sea).map(|province| province.name.clone());
        let floats =
            |name: &Name| realm.units.iter().any(|stand| stand.place == *name && Kind::Printed(stand.kind).is_ship());
        provinces.chain(realm.places().into_iter().filter(move |name| floats(name) == at_sea))
    });
    let mut all: Vec<Name> = known.chain(printed).chain(own).collect();
    all.sort();
    all.dedup();
    all
}

/// Whether the realm of a side, as far as it is kept here, has all its units in a place.
fn stands_in(state: &State, looked: &Looked, place: &Name) -> bool {
    let some = looked.units.iter().any(|(_, count)| *count > 0);
    let all = |realm: &Realm| looked.units.iter().all(|(kind, count)| realm.count(place, *kind) >= *count);
    some && state.realm(looked.clan).is_some_and(all)
}

/// Where a side of a look stands: a place where its realm, as far as it is kept here, has all its units.
pub fn stands_at(state: &State, looked: &Looked) -> Option<Name> {
    state.realm(looked.clan)?.places().into_iter().find(|place| stands_in(state, looked, place))
}

/// Where a battle is proposed, and where its attackers come from. `hosts` are the places of the armies that were chosen for
/// both sides, as far as they were; else it is where both stand, or where the defenders do.
pub fn proposed(table: &Table, look: &Look, hosts: &[Option<Name>; 2]) -> [Option<Name>; 2] {
    let state = table.state();
    let (attacker, defender) = (&look.attacker, &look.defender);
    let both = || {
        let mut defended = homes(state, defender.clan).into_iter();
        defended.find(|place| stands_in(state, defender, place) && stands_in(state, attacker, place))
    };
    let [own, theirs] = hosts.clone();
    let place = theirs.or_else(both).or_else(|| stands_at(state, defender));
    let place = place.or_else(|| homes(state, defender.clan).first().cloned()).or_else(|| home_of(defender.clan));
    let elsewhere = |name: &Name| Some(name) != place.as_ref();
    let came = || came_from(table, attacker.clan, place.as_ref()?);
    let beside = || ways_back(state, place.as_ref()?, attacker.clan, look.ground == Ground::Naval).into_iter().next();
    let arrived = place.as_ref().is_some_and(|place| stands_in(state, attacker, place));
    let from =
        own.filter(elsewhere).or_else(|| if arrived { came().or_else(beside) } else { stands_at(state, attacker) });
    [place, from]
}

/// The places attackers can have come from: where the troops of their realm stand, its provinces, and where `from` is.
pub fn origins(state: &State, clan: Clan, at_sea: bool, from: Option<&Name>) -> Vec<Name> {
    let provinces = state.realm(clan).filter(|_| !at_sea).map_or(&[][..], |realm| &realm.provinces);
    let provinces = provinces.iter().map(|province| province.name.clone());
    let mut all: Vec<Name> = homes(state, clan).into_iter().chain(provinces).chain(from.cloned()).collect();
    all.sort();
    all.dedup();
    all
}

/// A printed home province of a Clan, for one whose realm nobody keeps here.
pub fn home_of(clan: Clan) -> Option<Name> {
    let own = |place: &Place| matches!(place.ground, Region::Province { owner: Some(owner), .. } if owner == clan);
    begun().places.into_iter().find(own).map(|place| place.name)
}

/// Where the troops of a Clan stand, as far as its realm is kept here.
pub fn homes(state: &State, clan: Clan) -> Vec<Name> {
    state.realm(clan).map(Realm::places).unwrap_or_default()
}

/// Where a Clan's troops could go from a place.
pub fn ways_back(state: &State, place: &Name, clan: Clan, at_sea: bool) -> Vec<Name> {
    friendly(state, place, clan, at_sea)
}
