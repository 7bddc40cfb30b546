//! The strikes of a round as they come to the table: who rolls next, whom hits are given to, and which dice are due
//! (ER-BAT-6). What comes of them is found out by the rules of a round alone.

use super::ranks::{conditions, round};
use super::{Clash, side};
use crate::games::empire_reborn::model::army::{Role, Sides, sides};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::rulings::SiegeSave;
use crate::games::empire_reborn::model::school::MinorSchool;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::unit::Unit;
use crate::games::empire_reborn::rules::battle::field::Field;
use crate::games::empire_reborn::rules::battle::general::is_fearless;
use crate::games::empire_reborn::rules::battle::round::fight::{BACK_FACES, Fought, SIEGE_HIT, fight};
use crate::games::empire_reborn::rules::battle::round::strike::{Strike, StrikeFault, StrikeField, StrikeWhy};
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, toughness, walls};
use crate::kernel::by::By;

/// A strike of which only was said that it hit, or stood.
pub const COUNTED: u8 = 0;
/// A strike of which only was said that it missed, or fell.
pub const COUNTED_OUT: u8 = 11;
/// Units that roll at once: more dice are another handful.
const HANDFUL: usize = 30;

/// Equal units that strike together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Volley {
    /// Who strikes.
    pub role: Role,
    /// The strikers, by their places in the ranks; one who strikes again stands here again.
    pub by: Vec<usize>,
    /// Their AV.
    pub av: i64,
    /// Whether only dice tell it: some hits may be owed to riding down, from which others are Sheltered.
    pub needs_dice: bool,
}

/// Dice of one kind that are due for strikes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolls {
    /// Who strikes.
    pub role: Role,
    /// Which dice.
    pub field: StrikeField,
    /// The strikes, by their places in the list of the side.
    pub blows: Vec<usize>,
    /// The value they are rolled against: a die up to it.
    pub value: i64,
}

/// What is due of the strikes of a round.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// A volley.
    Volley(Volley),
    /// Hits are given to units: all of the side's that hit.
    Give(Role),
    /// Dice.
    Rolls(Rolls),
    /// A strike of somebody who fell before does not count.
    Lost(Role, usize),
    /// All strikes are there.
    Done(Box<Fought>),
    /// What lies on the table cannot have happened so, because something else was changed meanwhile.
    Stuck,
}

/// The strikes of one round under way.
pub struct Melee<'a> {
    clash: &'a Clash,
    field: &'a Field,
    blows: Sides<Vec<Strike>>,
}

impl<'a> Melee<'a> {
    /// The strikes that lie on the table.
    pub fn of(clash: &'a Clash, field: &'a Field) -> Self {
        let [attacker, defender] = clash.blows.clone();
        Self { clash, field, blows: sides(attacker, defender) }
    }

    /// What is due.
    pub fn next(&self) -> Next {
        for at in 0..self.clash.order.len() {
            match self.next_of(at) {
                Some(Next::Done(_)) => {}
                Some(other) => return other,
                None => return Next::Stuck,
            }
        }
        self.fought(self.clash.order.len(), None).map_or(Next::Stuck, |fought| Next::Done(Box::new(fought)))
    }

    /// The round with the strikes of the first sides alone, and of one more only those before a place.
    fn fought(&self, whole: usize, part: Option<usize>) -> Result<Fought, StrikeFault> {
        let known = |role: Role| {
            let place = self.clash.order.iter().position(|one| *one == role);
            let all = self.blows.get(role);
            match place {
                Some(place) if place < whole => all.clone(),
                Some(place) if place == whole => all.iter().take(part.unwrap_or(0)).copied().collect(),
                Some(_) | None => Vec::new(),
            }
        };
        // A side that has not struck yet keeps whoever is pinned.
        let begun = (whole + usize::from(part.is_some())).min(self.clash.order.len());
        fight(&round(self.clash, self.field), &self.clash.order[..begun], &By::from_fn(known))
    }

    fn next_of(&self, at: usize) -> Option<Next> {
        let role = self.clash.order[at];
        let onset = self.onset(at)?;
        let blows = self.blows.get(role);
        if let Some(volley) = self.volley(&onset) {
            return Some(Next::Volley(volley));
        }
        let hits = |blow: &Strike| i64::from(blow.roll) <= onset.av(self.field, blow.by);
        if blows.iter().any(|blow| hits(blow) && blow.on.is_none()) {
            return Some(Next::Give(role));
        }
        match self.fought(at + 1, None) {
            Ok(fought) => Some(Next::Done(Box::new(fought))),
            Err(StrikeFault::Part { role: found, at, field, why }) if found == role => match (field, why) {
                (StrikeField::By, StrikeWhy::Dead) => Some(Next::Lost(role, at)),
                (_, StrikeWhy::Missing) => Some(Next::Rolls(self.rolls(&onset, at, field)?)),
                _ => Some(Next::Stuck),
            },
            Err(_) => Some(Next::Stuck),
        }
    }

    fn onset(&self, at: usize) -> Option<Onset> {
        let fought = self.fought(at, None).ok()?;
        let shares = Shares::at(self.field, &fought.strength);
        let clash = self.clash;
        let ruling = self.field.rulings().free_rounds;
        let number = u32::from(clash.round);
        let moments = By::from_fn(|role: Role| Moment {
            round: number,
            bonus: clash.meeting().bonus(role, number, ruling),
            shares: *shares.get(role),
        });
        let role = clash.order[at];
        let walls = By::from_fn(|role| walls(self.field, role, &fought.strength));
        Some(Onset { role, place: at, moments, walls, fought })
    }

    /// The next strikers who have not rolled; nothing where all have, or nobody is left to be struck.
    fn volley(&self, onset: &Onset) -> Option<Volley> {
        let role = onset.role;
        let other = onset.fought.strength.get(role.other());
        if other.iter().all(|alive| *alive == 0) {
            return None;
        }
        let units = self.field.units(role);
        let ready =
            |at: &usize| onset.fought.strength.get(role)[*at] > 0 && !onset.fought.conditions.get(role)[*at].pinned;
        let strikes = |at: usize| std::iter::repeat_n(at, 1 + usize::from(berserk(&units[at])));
        let all: Vec<usize> = (0..units.len()).filter(ready).flat_map(strikes).collect();
        let rolled = self.blows.get(role).len();
        let first = *all.get(rolled)?;
        let av = onset.av(self.field, first);
        let kind = |at: usize| self.clash.party(role).fighters[usize::from(self.clash.ranks[side(role)][at])].kind;
        let same = |at: &&usize| kind(**at) == kind(first) && onset.av(self.field, **at) == av;
        let by: Vec<usize> = all.iter().skip(rolled).take_while(same).take(HANDFUL).copied().collect();
        let rides = units[first].has(Special::Cavalry) && onset.moments.get(role).shares.rides_them_down;
        let sheltered = (0..other.len()).any(|at| other[at] > 0 && onset.shelters(role.other(), at));
        Some(Volley { role, by, av, needs_dice: rides && sheltered })
    }

    /// Whom each hit that has nobody yet is given to: one a unit in the order of the side that is struck, around again.
    pub fn given(&self, role: Role) -> Vec<(u16, Strike)> {
        let Some(at) = self.clash.order.iter().position(|one| *one == role) else { return Vec::new() };
        let Some(onset) = self.onset(at) else { return Vec::new() };
        let targets = self.targets(&onset);
        let mut next = 0;
        let mut all = Vec::new();
        for (place, blow) in (0_u16..).zip(self.blows.get(role)) {
            let av = onset.av(self.field, blow.by);
            if i64::from(blow.roll) > av || blow.on.is_some() {
                continue;
            }
            let fits = |step: &usize| !self.is_owed(&onset, blow, targets[(next + step) % targets.len()]);
            let Some(step) = (0..targets.len()).find(fits) else { continue };
            let on = targets[(next + step) % targets.len()];
            next += step + 1;
            all.push((place, Strike { on: Some(on), ..*blow }));
        }
        all
    }

    /// The living units that can be struck, in the order in which they are given hits.
    fn targets(&self, onset: &Onset) -> Vec<usize> {
        let role = onset.role.other();
        let party = self.clash.party(role);
        let kind = |at: usize| party.fighters[usize::from(self.clash.ranks[side(role)][at])].kind;
        let alive = onset.fought.strength.get(role);
        let mut all: Vec<usize> = (0..alive.len()).filter(|at| alive[*at] > 0).collect();
        all.sort_by_key(|at| party.preference.iter().position(|one| *one == kind(*at)).unwrap_or(usize::MAX));
        all
    }

    /// Whether a hit is owed to riding down, from which a unit is Sheltered (ER-UNIT-4).
    fn is_owed(&self, onset: &Onset, blow: &Strike, on: usize) -> bool {
        let role = onset.role;
        let striker = &self.field.units(role)[blow.by];
        let rides = striker.has(Special::Cavalry) && onset.moments.get(role).shares.rides_them_down;
        rides && i64::from(blow.roll) > onset.av(self.field, blow.by) - 2 && onset.shelters(role.other(), on)
    }

    /// Whether a hit may be given to a unit instead; its dice must not have fallen.
    pub fn may_give(&self, role: Role, blow: usize, on: usize) -> bool {
        let Some(at) = self.clash.order.iter().position(|one| *one == role) else { return false };
        let (Some(onset), Some(blow)) = (self.onset(at), self.blows.get(role).get(blow)) else { return false };
        let targets = self.targets(&onset);
        let fallen = [StrikeField::Fear, StrikeField::Save].iter().any(|field| blow.gives(*field));
        blow.on.is_some() && !fallen && targets.contains(&on) && !self.is_owed(&onset, blow, on)
    }

    /// The dice that are due from a strike on: of all further ones that certainly need the same, against the same value.
    fn rolls(&self, onset: &Onset, at: usize, field: StrikeField) -> Option<Rolls> {
        let role = onset.role;
        let blows = self.blows.get(role);
        let before = self.fought(onset.place, Some(at)).ok()?;
        let value = self.value(onset, &before, &blows[at], field)?;
        let mut all = vec![at];
        let mut struck = vec![blows[at].on?];
        for (place, blow) in blows.iter().enumerate().skip(at + 1) {
            let Some(on) = blow.on else { continue };
            let fits = !struck.contains(&on)
                && self.is_certain(onset, &before, blow, field)
                && self.is_certain(onset, &before, &blows[at], field)
                && self.kind_of(role.other(), on) == self.kind_of(role.other(), struck[0])
                && self.value(onset, &before, blow, field) == Some(value);
            if !fits {
                break;
            }
            struck.push(on);
            all.push(place);
        }
        Some(Rolls { role, field, blows: all, value })
    }

    fn kind_of(&self, role: Role, at: usize) -> super::Kind {
        self.clash.party(role).fighters[usize::from(self.clash.ranks[side(role)][at])].kind
    }

    /// Whether these dice are due for a strike, whatever the dice of others before it come to.
    fn is_certain(&self, onset: &Onset, before: &Fought, blow: &Strike, field: StrikeField) -> bool {
        let Some(on) = blow.on else { return false };
        let role = onset.role;
        let target = &self.field.units(role.other())[on];
        let alive = before.strength.get(role.other())[on] > 0 && !blow.gives(field);
        let afraid = target.fear() > 0 && !is_fearless(self.field.army(role));
        let past_fear = !afraid || blow.fear.is_some_and(|die| die > target.fear());
        let striker = &self.field.units(role)[blow.by];
        // Walls may fall before it is this strike's turn.
        let open = conditions(self.clash, &self.clash.ranks).get(role.other())[on].shelter.is_none();
        alive
            && match field {
                StrikeField::Fear => afraid,
                StrikeField::Save => past_fear && !striker.has(Special::Siege),
                StrikeField::Pin => {
                    let tv = self.value(onset, before, blow, StrikeField::Save);
                    let stands = blow.save.zip(tv).is_some_and(|(die, tv)| i64::from(die) <= tv);
                    past_fear && stands && open && striker.has(Special::Ranged) && !striker.has(Special::Siege)
                }
                StrikeField::By | StrikeField::On | StrikeField::Back | StrikeField::BackSave => false,
            }
    }

    /// What the dice of a strike are rolled against.
    fn value(&self, onset: &Onset, before: &Fought, blow: &Strike, field: StrikeField) -> Option<i64> {
        let (role, on) = (onset.role, blow.on?);
        let other = role.other();
        let besieges = self.field.units(role)[blow.by].has(Special::Siege) && self.clash.ground != Ground::Naval;
        let lost = before.conditions.get(other)[on].tv_loss;
        let worn = lost + if besieges { SIEGE_HIT } else { 0 };
        Some(match field {
            StrikeField::By | StrikeField::On => return None,
            StrikeField::Fear => self.field.units(other)[on].fear().into(),
            StrikeField::Save => match self.field.rulings().siege_save {
                SiegeSave::AtOnce => onset.tv(self.field, other, on, worn),
                SiegeSave::After => onset.tv(self.field, other, on, lost),
            },
            StrikeField::Pin => onset.tv(self.field, other, on, worn),
            StrikeField::Back => BACK_FACES.into(),
            StrikeField::BackSave => onset.tv(self.field, role, blow.by, before.conditions.get(role)[blow.by].tv_loss),
        })
    }
}

/// What is true when a side begins to strike.
struct Onset {
    role: Role,
    place: usize,
    moments: Sides<Moment>,
    walls: Sides<Vec<i64>>,
    fought: Fought,
}

impl Onset {
    fn av(&self, field: &Field, by: usize) -> i64 {
        attack(field, self.role, &field.units(self.role)[by], *self.moments.get(self.role)).total()
    }

    fn tv(&self, field: &Field, role: Role, unit: usize, siege_hits: i64) -> i64 {
        let wear = Wear { siege_hits, walls: self.walls.get(role)[unit] };
        toughness(field, role, &field.units(role)[unit], *self.moments.get(role), wear).total()
    }

    fn shelters(&self, role: Role, unit: usize) -> bool {
        let wall = self.fought.conditions.get(role)[unit].shelter;
        wall.is_some_and(|wall| self.fought.strength.get(role)[wall] > 0)
    }
}

/// Strikes a unit has beyond its first.
fn berserk(unit: &Unit) -> u8 {
    unit.troops().character().map_or(0, |character| character.rank_in_minor(MinorSchool::HidaBerserker))
}

/// Whether units are the Elites of the Crab, who may die of it after a battle.
pub fn are_berserkers(kind: super::Kind, clan: Clan) -> bool {
    kind == super::Kind::Printed(crate::games::empire_reborn::model::troops::Printed::Elites) && clan == Clan::Crab
}
