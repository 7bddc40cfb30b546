//! The strikes of a round, one after the other (ER-BAT-6, A18, A19).

use super::strike::{BackResult, EarthTest, Strike, StrikeFault, StrikeField, StrikeResult, StrikeWhy, Struck};
use crate::games::empire_reborn::model::army::{Role, Sides, sides};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::rulings::{KillerAv, SiegeSave};
use crate::games::empire_reborn::model::school::MinorSchool;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::unit::Unit;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::general::is_fearless;
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, own_attack, toughness, walls};
use crate::games::empire_reborn::rules::death::DeathTn;
use crate::kernel::by::By;

/// TV a Siege hit costs for the rest of the battle (ER-UNIT-6).
pub const SIEGE_HIT: i64 = 2;
/// Faces of a d10 on which a Blademaster strikes back (ER-BAT-11).
pub const BACK_FACES: u8 = 3;
/// AV riding down adds, from which Fortifications shelter (ER-UNIT-2, -4).
const RIDING_DOWN: i64 = 2;

/// A single unit at the beginning of a round, or at its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Whether it misses its next strike.
    pub pinned: bool,
    /// TV it has lost by hits of Siege units.
    pub tv_loss: i64,
    /// The own Fortification that Shelters it, while that lives.
    pub shelter: Option<usize>,
}

/// A round about to be fought.
#[derive(Clone, Debug, PartialEq)]
pub struct Round<'a> {
    /// The armies, each unit a single one.
    pub field: &'a Field,
    /// Which round it is, from 1.
    pub number: u32,
    /// How the armies met.
    pub meeting: Meeting,
    /// Every unit of each side.
    pub conditions: Sides<Vec<Condition>>,
}

/// A round that was fought.
#[derive(Clone, Debug, PartialEq)]
pub struct Fought {
    /// All strikes in their order, with the side that struck.
    pub struck: Vec<(Role, Struck)>,
    /// Characters who must live through the loss of their units.
    pub earth_tests: Vec<EarthTest>,
    /// Every unit of each side, the dead too.
    pub conditions: Sides<Vec<Condition>>,
    /// Which units live.
    pub strength: Strength,
}

/// All units of both sides.
pub fn everyone(field: &Field) -> Strength {
    By::from_fn(|role| vec![1; field.units(role).len()])
}

/// Fights the strikes of a round in the order of the sides.
///
/// # Errors
///
/// The first strike that cannot have happened so.
pub fn fight(round: &Round<'_>, order: &[Role], strikes: &Sides<Vec<Strike>>) -> Result<Fought, StrikeFault> {
    let silent = strikes.iter().find(|(role, list)| !order.contains(role) && !list.is_empty());
    if let Some((role, _)) = silent {
        return Err(StrikeFault::Silent { role });
    }
    let mut fight = Fight {
        round,
        fought: Fought {
            struck: Vec::new(),
            earth_tests: Vec::new(),
            conditions: round.conditions.clone(),
            strength: everyone(round.field),
        },
    };
    for role in order {
        fight.side(*role, strikes.get(*role))?;
    }
    Ok(fight.fought)
}

struct Fight<'a> {
    round: &'a Round<'a>,
    fought: Fought,
}

/// What was true when a side began to strike and stays so until it has done.
struct Onset {
    role: Role,
    moments: Sides<Moment>,
    walls: Sides<Vec<i64>>,
    strength: Strength,
    pinned: Vec<bool>,
    fearless: bool,
}

/// A strike under way: which of its rolls were due.
struct Due<'a> {
    strike: &'a Strike,
    role: Role,
    at: usize,
    due: Vec<StrikeField>,
}

impl Due<'_> {
    fn fault(&self, field: StrikeField, why: StrikeWhy) -> StrikeFault {
        StrikeFault::Part { role: self.role, at: self.at, field, why }
    }

    fn on(&mut self) -> Result<usize, StrikeFault> {
        self.due.push(StrikeField::On);
        self.strike.on.ok_or_else(|| self.fault(StrikeField::On, StrikeWhy::Missing))
    }

    fn die(&mut self, field: StrikeField) -> Result<i64, StrikeFault> {
        self.due.push(field);
        let die = self.strike.die(field).ok_or_else(|| self.fault(field, StrikeWhy::Missing))?;
        Ok(die.into())
    }

    fn nothing_else(&self) -> Result<(), StrikeFault> {
        let all = StrikeField::NAMES.iter().map(|(_, field)| *field).filter(|field| *field != StrikeField::By);
        let mut others = all.filter(|field| self.strike.gives(*field) && !self.due.contains(field));
        others.next().map_or(Ok(()), |field| Err(self.fault(field, StrikeWhy::NotDue)))
    }
}

impl Fight<'_> {
    fn side(&mut self, role: Role, strikes: &[Strike]) -> Result<(), StrikeFault> {
        let nobody_left = self.fought.strength.get(role.other()).iter().all(|alive| *alive == 0);
        if nobody_left && !strikes.is_empty() {
            return Err(StrikeFault::Silent { role });
        }
        let onset = self.onset(role);
        let mut struck_by = vec![0; self.round.field.units(role).len()];
        for (at, strike) in strikes.iter().enumerate() {
            let mut due = Due { strike, role, at, due: Vec::new() };
            self.may_strike(&onset, &due, struck_by[strike.by])?;
            struck_by[strike.by] += 1;
            let struck = self.strike(&onset, &mut due)?;
            due.nothing_else()?;
            self.fought.struck.push((role, struck));
        }
        self.release(role);
        Ok(())
    }

    /// Whoever was pinned has missed this strike and is free (A19).
    fn release(&mut self, role: Role) {
        self.fought.conditions.get_mut(role).iter_mut().for_each(|condition| condition.pinned = false);
    }

    fn onset(&self, role: Role) -> Onset {
        let (field, strength) = (self.round.field, &self.fought.strength);
        let shares = Shares::at(field, strength);
        let ruling = field.rulings().free_rounds;
        let number = self.round.number;
        let moment = |role: Role| {
            let bonus = self.round.meeting.bonus(role, number, ruling);
            Moment { round: number, bonus, shares: *shares.get(role) }
        };
        Onset {
            role,
            moments: By::from_fn(moment),
            walls: By::from_fn(|role| walls(field, role, strength)),
            strength: strength.clone(),
            pinned: self.fought.conditions.get(role).iter().map(|condition| condition.pinned).collect(),
            fearless: is_fearless(field.army(role)),
        }
    }

    fn lives(&self, role: Role, unit: usize) -> bool {
        self.fought.strength.get(role)[unit] > 0
    }

    fn may_strike(&self, onset: &Onset, due: &Due<'_>, times: u32) -> Result<(), StrikeFault> {
        let by = due.strike.by;
        let berserk = |unit: &Unit| {
            let character = unit.troops().character();
            character.map_or(0, |character| character.rank_in_minor(MinorSchool::HidaBerserker))
        };
        let why = if !self.lives(onset.role, by) {
            StrikeWhy::Dead
        } else if onset.pinned[by] {
            StrikeWhy::Pinned
        } else if times > u32::from(berserk(&self.round.field.units(onset.role)[by])) {
            StrikeWhy::Struck
        } else {
            return Ok(());
        };
        Err(due.fault(StrikeField::By, why))
    }

    fn strike(&mut self, onset: &Onset, due: &mut Due<'_>) -> Result<Struck, StrikeFault> {
        let (field, role, by) = (self.round.field, onset.role, due.strike.by);
        let striker = &field.units(role)[by];
        let av = attack(field, role, striker, *onset.moments.get(role)).total();
        let mut struck = Struck { by, av, on: None, tv: None, back: None, result: StrikeResult::Miss };
        if i64::from(due.strike.roll) > av {
            return Ok(struck);
        }
        let on = due.on()?;
        struck.on = Some(on);
        if !self.lives(role.other(), on) {
            struck.result = StrikeResult::Wasted;
            let dead_before = onset.strength.get(role.other())[on] == 0;
            return if dead_before { Err(due.fault(StrikeField::On, StrikeWhy::Dead)) } else { Ok(struck) };
        }
        let rides = striker.has(Special::Cavalry) && onset.moments.get(role).shares.rides_them_down;
        if rides && i64::from(due.strike.roll) > av - RIDING_DOWN && self.is_sheltered(role.other(), on) {
            return Err(due.fault(StrikeField::On, StrikeWhy::Sheltered));
        }
        let fear = field.units(role.other())[on].fear();
        if fear > 0 && !onset.fearless && due.die(StrikeField::Fear)? <= fear.into() {
            struck.result = StrikeResult::Afraid;
            return Ok(struck);
        }
        self.save(onset, due, &mut struck, on)?;
        Ok(struck)
    }

    fn is_sheltered(&self, role: Role, unit: usize) -> bool {
        self.round.conditions.get(role)[unit].shelter.is_some_and(|wall| self.lives(role, wall))
    }

    /// A unit's TV now: shares and walls as at the onset, Siege hits as they fall (A18).
    fn tv(&self, onset: &Onset, role: Role, unit: usize) -> i64 {
        let field = self.round.field;
        let siege_hits = self.fought.conditions.get(role)[unit].tv_loss;
        let wear = Wear { siege_hits, walls: onset.walls.get(role)[unit] };
        toughness(field, role, &field.units(role)[unit], *onset.moments.get(role), wear).total()
    }

    fn save(&mut self, onset: &Onset, due: &mut Due<'_>, struck: &mut Struck, on: usize) -> Result<(), StrikeFault> {
        let (field, role, other) = (self.round.field, onset.role, onset.role.other());
        let striker = &field.units(role)[struck.by];
        let besieges = striker.has(Special::Siege) && field.context().ground != Ground::Naval;
        let weaken = |fight: &mut Self| {
            fight.fought.conditions.get_mut(other)[on].tv_loss += if besieges { SIEGE_HIT } else { 0 };
        };
        let tv = match field.rulings().siege_save {
            SiegeSave::AtOnce => {
                weaken(self);
                self.tv(onset, other, on)
            }
            SiegeSave::After => {
                let tv = self.tv(onset, other, on);
                weaken(self);
                tv
            }
        };
        struck.tv = Some(tv);
        if due.die(StrikeField::Save)? > tv {
            struck.result = StrikeResult::Destroyed;
            self.destroy(onset, struck, on);
            return Ok(());
        }
        let may_pin = striker.has(Special::Ranged) && !self.is_sheltered(other, on);
        let pinned = may_pin && due.die(StrikeField::Pin)? > self.tv(onset, other, on);
        if pinned {
            self.fought.conditions.get_mut(other)[on].pinned = true;
        }
        struck.result = if pinned { StrikeResult::Pinned } else { StrikeResult::Stands };
        self.strike_back(onset, due, struck, on)
    }

    fn strike_back(
        &mut self,
        onset: &Onset,
        due: &mut Due<'_>,
        struck: &mut Struck,
        on: usize,
    ) -> Result<(), StrikeFault> {
        let role = onset.role;
        let (field, prays) = (self.round.field, self.round.field.units(role)[struck.by].troops().is_prayer());
        // Nobody is there to strike back at where somebody prays.
        let answers = !prays && field.units(role.other())[on].is_elite_of(Clan::Scorpion);
        if !answers || due.die(StrikeField::Back)? > BACK_FACES.into() {
            return Ok(());
        }
        let dies = due.die(StrikeField::BackSave)? > self.tv(onset, role, struck.by);
        struck.back = Some(if dies { BackResult::Destroyed } else { BackResult::Stands });
        if dies {
            self.fought.strength.get_mut(role)[struck.by] = 0;
        }
        Ok(())
    }

    /// A unit is gone; a Character who formed it must live through it (ER-BAT-10, ruling KillerAv).
    fn destroy(&mut self, onset: &Onset, struck: &Struck, on: usize) {
        let (field, role) = (self.round.field, onset.role.other());
        self.fought.strength.get_mut(role)[on] = 0;
        let Some(victim) = field.units(role)[on].troops().character() else { return };
        let killer = &field.units(onset.role)[struck.by];
        let av = match field.rulings().killer_av {
            KillerAv::Base => own_attack(field, killer, onset.moments.get(onset.role).shares),
            KillerAv::Effective => struck.av,
        };
        let tn = DeathTn::new(5 * av, victim, killer.troops().character()).tn();
        self.fought.earth_tests.push(EarthTest { role, unit: on, tn });
    }
}

impl Fought {
    /// Units lost in the round.
    pub fn casualties(&self) -> Sides<u32> {
        let lost = |role: Role| self.strength.get(role).iter().map(|alive| 1 - alive).sum();
        sides(lost(Role::Attacker), lost(Role::Defender))
    }
}
