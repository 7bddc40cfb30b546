//! A battle on the table as the rules see it: the armies of a round, unit by unit.

use super::{Clash, Fighter, Kind, ROLES, side};
use crate::games::empire_reborn::model::army::{Army, Role, Sides};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::{Context, Ground};
use crate::games::empire_reborn::model::disadvantage::Disadvantage;
use crate::games::empire_reborn::model::ring::Ring;
use crate::games::empire_reborn::model::school::School;
use crate::games::empire_reborn::model::special::{Special, Specials};
use crate::games::empire_reborn::model::troops::{Profile, Troops};
use crate::games::empire_reborn::model::unit::{Unit, UnitForm};
use crate::games::empire_reborn::person::{Person, PersonId};
use crate::games::empire_reborn::rules::battle::field::{Field, Ships};
use crate::games::empire_reborn::rules::battle::general::leading;
use crate::games::empire_reborn::rules::battle::round::fight::{Condition, Round};
use crate::games::empire_reborn::state::State;
use crate::kernel::by::By;

impl Kind {
    /// What units of this kind consist of; nothing where a Character is nobody.
    pub fn troops(self, state: &State) -> Option<Troops> {
        Some(match self {
            Self::Printed(kind) => Troops::Printed(kind),
            Self::Legion { tv } => Troops::EmeraldLegion { tv },
            Self::Own { av, tv, fear } => Troops::Custom(Profile {
                mv: 0,
                av: av.into(),
                tv: tv.into(),
                uk: 0,
                specials: Specials::default().feared(fear),
            }),
            Self::Person(who) => Troops::Formed(Box::new(state.person(who)?.character.clone())),
            Self::Prayer(who) => {
                let shugenja = &state.person(who)?.character;
                let rank = shugenja.rank_in(School::shugenja(Clan::Crab));
                Troops::Prayer { av: rank + shugenja.ring(Ring::Earth) }
            }
        })
    }

    /// Whether it is a ship.
    pub fn is_ship(self) -> bool {
        matches!(self, Self::Printed(kind) if Troops::Printed(kind).is_ship())
    }

    /// Whether it is a wall.
    pub fn is_wall(self) -> bool {
        matches!(self, Self::Printed(kind) if Troops::Printed(kind).profile(None).specials.has(Special::Fortification))
    }
}

/// The unit a fighter is; nothing where it cannot be one.
pub fn unit(state: &State, clash: &Clash, role: Role, fighter: &Fighter) -> Option<Unit> {
    let form = UnitForm {
        troops: fighter.kind.troops(state)?,
        clan: Some(clash.party(role).clan),
        av: fighter.av.into(),
        tv: fighter.tv.into(),
        enchantment: fighter.enchantment,
        added: Specials::default(),
    };
    Unit::new(form).ok()
}

/// Whether somebody is at hand to lead, to duel, to be caught: alive, and nobody's captive.
fn is_there(person: &Person) -> bool {
    person.lives() && person.captor.is_none()
}

/// The Characters of a side who are there, in their order.
pub fn present<'a>(state: &'a State, clash: &'a Clash, role: Role) -> impl Iterator<Item = (PersonId, &'a Person)> {
    let party = clash.party(role);
    party.persons.iter().filter_map(|who| Some((*who, state.person(*who)?))).filter(|(_, person)| is_there(person))
}

/// Who leads a side.
pub fn general_of(state: &State, clash: &Clash, role: Role) -> Option<PersonId> {
    let all: Vec<(PersonId, &Person)> = present(state, clash, role).collect();
    let characters: Vec<Character> = all.iter().map(|(_, person)| person.character.clone()).collect();
    leading(&characters).and_then(|at| all.get(at)).map(|(who, _)| *who)
}

/// Whether a unit of a side lives: a Character's with the Character.
pub fn lives(state: &State, fighter: &Fighter) -> bool {
    let person = match fighter.kind {
        Kind::Person(who) => state.person(who).is_some_and(is_there),
        Kind::Printed(_) | Kind::Legion { .. } | Kind::Own { .. } | Kind::Prayer(_) => true,
    };
    fighter.lives && person
}

/// The places of a side's living units.
pub fn living(state: &State, clash: &Clash, role: Role) -> Vec<u16> {
    let fighters = (0..).zip(&clash.party(role).fighters);
    fighters.filter(|(_, fighter)| lives(state, fighter)).map(|(at, _)| at).collect()
}

/// How many units of a side are lost since the battle began, those called back for a round too.
pub fn lost(state: &State, clash: &Clash, role: Role) -> u32 {
    let all = &clash.party(role).fighters;
    u32::try_from(all.iter().filter(|fighter| fighter.risen || !lives(state, fighter)).count()).unwrap_or(u32::MAX)
}

/// The places of the units that take part in a round: ships of a landing in its first alone (ER-BAT-8).
pub fn taking_part(state: &State, clash: &Clash, round: u16) -> [Vec<u16>; 2] {
    let ashore = clash.ground == Ground::Landing && round > 1;
    ROLES.map(|role| {
        let fighters = &clash.party(role).fighters;
        let mut all = living(state, clash, role);
        all.retain(|at| !(ashore && fighters[usize::from(*at)].kind.is_ship()));
        all
    })
}

/// Somebody who has no part in a battle but as a shugenja (ER-ADV).
pub(super) fn stays_out(person: &Character) -> bool {
    person.suffers(Disadvantage::Cowardly) && !person.is_shugenja()
}

/// The field on which these units meet; nothing where one of them cannot be there.
pub fn field(state: &State, clash: &Clash, ranks: &[Vec<u16>; 2]) -> Option<Field> {
    let army = |role: Role| -> Option<Army> {
        let party = clash.party(role);
        let fighters = ranks[side(role)].iter().map(|at| party.fighters.get(usize::from(*at)));
        let units = fighters.map(|fighter| unit(state, clash, role, fighter?)).collect::<Option<Vec<Unit>>>()?;
        // Whoever hates the General on the other side hates the Clan in this battle (ER-ADV).
        let foe: Vec<PersonId> = general_of(state, clash, role.other()).into_iter().collect();
        let persons = present(state, clash, role).filter_map(|(who, _)| state.provoked(who, &foe));
        let characters = persons.filter(|person| !stays_out(person)).collect();
        Some(Army { clan: Some(party.clan), units, characters, nature: party.nature, extra: clash.extra[side(role)] })
    };
    let [attacker, defender] = ROLES.map(army);
    let armies = crate::games::empire_reborn::model::army::sides(attacker?, defender?);
    let context = Context { season: clash.season, weather: clash.weather, ground: clash.ground, province: home(clash) };
    let ships = if clash.round <= 1 { Ships::Fight } else { Ships::Away };
    Field::new(context, armies, *state.rulings(), ships).ok()
}

/// The home province where it is fought, for those who know its land.
fn home(clash: &Clash) -> Option<crate::games::empire_reborn::model::clan::HomeProvince> {
    use crate::games::empire_reborn::model::clan::HomeProvince;
    use crate::games::empire_reborn::realm::home_name;
    use crate::kernel::by::Small;
    HomeProvince::ALL.iter().copied().find(|home| home_name(*home).as_ref() == Some(&clash.place))
}

/// The conditions of the units of a round. Each living wall Shelters one other unit: whoever would be given hits last.
pub fn conditions(clash: &Clash, ranks: &[Vec<u16>; 2]) -> Sides<Vec<Condition>> {
    By::from_fn(|role: Role| {
        let party = clash.party(role);
        let fighter = |at: &u16| &party.fighters[usize::from(*at)];
        let own = &ranks[side(role)];
        let mut all: Vec<Condition> = own
            .iter()
            .map(fighter)
            .map(|fighter| Condition { pinned: fighter.pinned, tv_loss: fighter.worn.into(), shelter: None })
            .collect();
        let walls = (0..own.len()).filter(|at| fighter(&own[*at]).kind.is_wall());
        let mut others: Vec<usize> = (0..own.len()).filter(|at| !fighter(&own[*at]).kind.is_wall()).collect();
        let place = |at: usize| party.preference.iter().position(|kind| *kind == fighter(&own[at]).kind);
        others.sort_by_key(|at| std::cmp::Reverse(place(*at)));
        for (wall, sheltered) in walls.zip(others) {
            all[sheltered].shelter = Some(wall);
        }
        all
    })
}

/// The round that is fought now.
pub fn round<'a>(clash: &Clash, field: &'a Field) -> Round<'a> {
    Round { field, number: clash.round.into(), meeting: clash.meeting(), conditions: conditions(clash, &clash.ranks) }
}

/// Whose flagship each ship of the ranks is: one Character after the other has the ship that is hit last (ER-NAV).
pub fn flagships(state: &State, clash: &Clash, role: Role) -> Vec<(PersonId, usize)> {
    let party = clash.party(role);
    let own = &clash.ranks[side(role)];
    let place = |at: usize| party.preference.iter().position(|kind| *kind == party.fighters[usize::from(own[at])].kind);
    let mut ships: Vec<usize> = (0..own.len()).collect();
    ships.sort_by_key(|at| std::cmp::Reverse(place(*at)));
    if ships.is_empty() || !clash.is_naval() {
        return Vec::new();
    }
    let persons = present(state, clash, role).map(|(who, _)| who).enumerate();
    persons.map(|(at, who)| (who, ships[at % ships.len()])).collect()
}
