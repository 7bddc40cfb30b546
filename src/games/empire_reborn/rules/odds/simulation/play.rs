//! One battle, played to its end (ER-BAT).

use super::roll::{d10, dies, succeeds, total};
use super::stage::{Living, Stages};
use super::{End, Play, Played};
use crate::games::empire_reborn::model::army::{Role, Sides};
use crate::games::empire_reborn::model::character::Character;
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::rulings::{KillerAv, SiegeAgainstWalls, SiegeSave};
use crate::games::empire_reborn::model::school::MinorSchool;
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::unit::Unit;
use crate::games::empire_reborn::rules::battle::field::{Field, Strength};
use crate::games::empire_reborn::rules::battle::general::{
    FIRST_STRIKE_TN, Occasion, first_strike_rank, is_fearless, pool,
};
use crate::games::empire_reborn::rules::battle::morale::{Tested, tested, tn};
use crate::games::empire_reborn::rules::battle::round::fight::{BACK_FACES, SIEGE_HIT};
use crate::games::empire_reborn::rules::battle::schedule::Meeting;
use crate::games::empire_reborn::rules::battle::values::{Moment, Shares, Wear, attack, own_attack, toughness};
use crate::games::empire_reborn::rules::death::DeathTn;
use crate::games::empire_reborn::rules::pool::{Pool, reaches};
use crate::kernel::by::By;
use crate::kernel::chance::Chance;
use std::cmp::Ordering;
use std::rc::Rc;

pub(super) const ROLES: [Role; 2] = [Role::Attacker, Role::Defender];

/// A single unit.
#[derive(Clone, Copy)]
struct Fighter {
    group: usize,
    alive: bool,
    pinned: bool,
    tv_loss: i64,
}

/// A battle under way.
pub(super) struct Battle<'a> {
    pub(super) stages: &'a mut Stages,
    pub(super) chance: &'a mut Chance,
    pub(super) field: Rc<Field>,
    pub(super) living: Living,
    fighters: Sides<Vec<Fighter>>,
    strength: Strength,
    meeting: Meeting,
}

/// Plays a battle to its end, or for so many rounds.
pub(super) fn play(stages: &mut Stages, max_rounds: u32, chance: &mut Chance) -> Played {
    let field = stages.whole();
    let strength = stages.strength().clone();
    let fighters = By::from_fn(|role: Role| {
        let fighter = |group: usize| Fighter { group, alive: true, pinned: false, tv_loss: 0 };
        let groups = strength.get(role).iter().enumerate();
        groups.flat_map(|(group, count)| (0..*count).map(move |_| fighter(group))).collect()
    });
    let living = By::from_fn(|role: Role| vec![true; field.army(role).characters.len()]);
    let mut battle = Battle { stages, chance, field, living, fighters, strength, meeting: Meeting::EQUAL };
    let ground = battle.field.context().ground;
    let rolled = ROLES.map(|role| battle.generals_roll(role, Occasion::Disposition));
    battle.meeting = Meeting::from_difference(rolled[0] - rolled[1], ground);
    let ended = (1..=max_rounds).find_map(|round| battle.round(round).map(|end| (end, round)));
    let (end, rounds) = ended.unwrap_or((End::Undecided, max_rounds));
    Played { end, left: battle.left(), rounds }
}

impl Battle<'_> {
    fn left(&self) -> [u32; 2] {
        ROLES.map(|role| self.strength.get(role).iter().sum())
    }

    fn is_full(&self) -> bool {
        self.stages.play() == Play::Full
    }

    /// A General's total; in the forecast's game his pool stays as it was at the start.
    fn generals_roll(&mut self, role: Role, occasion: Occasion) -> i64 {
        let strength = if self.is_full() { &self.strength } else { self.stages.strength() };
        let pool = pool(&self.field, role, occasion, strength.get(role));
        total(pool, self.field.rulings(), self.chance)
    }

    fn round(&mut self, round: u32) -> Option<End> {
        if self.is_full() && self.field.context().ground != Ground::Naval {
            self.duels();
        }
        let before = self.left();
        let order = self.order(round);
        for role in order.into_iter().flatten() {
            self.strike(role, round);
            if let Some(gone) = ROLES.into_iter().find(|role| self.left()[*role as usize] == 0) {
                return Some(End::Destroyed(gone));
            }
        }
        let left = self.left();
        let all: [u32; 2] = ROLES.map(|role| self.stages.strength().get(role).iter().sum());
        let lost = |before: [u32; 2]| [before[0] - left[0], before[1] - left[1]];
        let runs = |battle: &mut Self, role: Role| {
            let tn = tn(&battle.field, role, lost(all)[role as usize]);
            let total = battle.generals_roll(role, Occasion::Morale);
            !reaches(total, tn, battle.field.rulings().tn_tie)
        };
        let tested = tested(self.field.rulings(), lost(before), lost(all));
        let loser = match tested {
            Tested::Nobody => None,
            Tested::One(role) => runs(self, role).then_some(role),
            Tested::Both => ROLES.into_iter().find(|role| runs(self, *role)),
        };
        loser.map(End::Retreat)
    }

    /// The sides that strike, in their order.
    fn order(&mut self, round: u32) -> [Option<Role>; 2] {
        if let Some(alone) = self.meeting.strikes_alone(round) {
            return [Some(alone), None];
        }
        let needless = ROLES.map(|role| {
            let rank = first_strike_rank(self.field.army(role));
            rank > 0 && succeeds(Pool::of(rank), FIRST_STRIKE_TN, self.field.rulings(), self.chance)
        });
        let first = match needless {
            [true, false] => Role::Attacker,
            [false, true] => Role::Defender,
            [true, true] | [false, false] => self.initiative(),
        };
        [Some(first), Some(first.other())]
    }

    fn initiative(&mut self) -> Role {
        loop {
            let [own, against] = ROLES.map(|role| self.generals_roll(role, Occasion::Initiative));
            match own.cmp(&against) {
                Ordering::Greater => return Role::Attacker,
                Ordering::Less => return Role::Defender,
                Ordering::Equal => {}
            }
        }
    }

    fn strike(&mut self, role: Role, round: u32) {
        let field = Rc::clone(&self.field);
        let shares = Shares::at(&field, &self.strength);
        let ruling = field.rulings().free_rounds;
        let bonus = By::from_fn(|role: Role| self.meeting.bonus(role, round, ruling));
        let moments = By::from_fn(|role: Role| Moment { round, bonus: *bonus.get(role), shares: *shares.get(role) });
        let avs: Vec<i64> =
            field.units(role).iter().map(|unit| attack(&field, role, unit, *moments.get(role)).total()).collect();
        let volley = Volley {
            tvs: By::from_fn(|role: Role| {
                let tv = |unit: &Unit| toughness(&field, role, unit, *moments.get(role), Wear::default()).total();
                field.units(role).iter().map(tv).collect()
            }),
            walls: self.walls(role.other()),
            targets: (0..self.fighters.get(role.other()).len())
                .filter(|at| self.fighters.get(role.other())[*at].alive)
                .collect(),
            fearless: is_fearless(field.army(role)),
            role,
            moments,
            field,
        };
        let mut next = 0;
        for by in 0..self.fighters.get(role).len() {
            let fighter = self.fighters.get(role)[by];
            if !fighter.alive || fighter.pinned {
                self.fighters.get_mut(role)[by].pinned = false;
                continue;
            }
            for _ in 0..self.strikes_of(&volley.field.units(role)[fighter.group]) {
                if self.fighters.get(role)[by].alive && d10(self.chance) <= avs[fighter.group] {
                    let on = volley.targets[next % volley.targets.len()];
                    next += 1;
                    self.hit(&volley, by, avs[fighter.group], on);
                }
            }
        }
    }

    fn strikes_of(&self, unit: &Unit) -> u8 {
        let berserker = unit.troops().character().filter(|_| self.is_full());
        1 + berserker.map_or(0, |character| character.rank_in_minor(MinorSchool::HidaBerserker))
    }

    /// TV lost to Siege units by each unit of a side; the forecast's game has none of it.
    fn walls(&self, role: Role) -> Vec<i64> {
        let units = self.field.units(role);
        let fighters = self.fighters.get(role);
        let is_wall = |fighter: &&Fighter| fighter.alive && units[fighter.group].has(Special::Fortification);
        let (walls, siege) = (fighters.iter().filter(is_wall).count(), self.siege(role.other()));
        let mut standing = 0;
        let lost = |fighter: &Fighter| {
            if walls == 0 || siege == 0 || !is_wall(&fighter) {
                return 0;
            }
            let every = self.field.rulings().siege_against_walls == SiegeAgainstWalls::Every;
            let share = if every { siege } else { siege / walls + usize::from(standing < siege % walls) };
            standing += 1;
            4 * i64::try_from(share).unwrap_or(i64::MAX / 4)
        };
        fighters.iter().map(lost).collect()
    }

    /// Living Siege units of a side, where they matter.
    fn siege(&self, role: Role) -> usize {
        let units = self.field.units(role);
        if !self.is_full() || self.field.context().ground == Ground::Naval {
            return 0;
        }
        let besieges = |fighter: &&Fighter| fighter.alive && units[fighter.group].has(Special::Siege);
        self.fighters.get(role).iter().filter(besieges).count()
    }

    fn tv(&self, volley: &Volley, role: Role, at: usize) -> i64 {
        let fighter = self.fighters.get(role)[at];
        let walls = if role == volley.role { 0 } else { volley.walls[at] };
        if fighter.tv_loss == 0 && walls == 0 {
            return volley.tvs.get(role)[fighter.group];
        }
        let unit = &volley.field.units(role)[fighter.group];
        let wear = Wear { siege_hits: fighter.tv_loss, walls };
        toughness(&volley.field, role, unit, *volley.moments.get(role), wear).total()
    }

    fn hit(&mut self, volley: &Volley, by: usize, av: i64, on: usize) {
        let other = volley.role.other();
        let target = self.fighters.get(other)[on];
        let unit = &volley.field.units(other)[target.group];
        let fear = i64::from(unit.fear());
        if !target.alive || fear > 0 && !volley.fearless && d10(self.chance) <= fear {
            return;
        }
        let striker = &volley.field.units(volley.role)[self.fighters.get(volley.role)[by].group];
        let besieges = self.is_full() && striker.has(Special::Siege) && volley.field.context().ground != Ground::Naval;
        let lost = if besieges { SIEGE_HIT } else { 0 };
        let tv = match volley.field.rulings().siege_save {
            SiegeSave::AtOnce => {
                self.fighters.get_mut(other)[on].tv_loss += lost;
                self.tv(volley, other, on)
            }
            SiegeSave::After => {
                let tv = self.tv(volley, other, on);
                self.fighters.get_mut(other)[on].tv_loss += lost;
                tv
            }
        };
        if d10(self.chance) > tv {
            self.fall(other, on);
            self.earth(volley, striker, av, unit);
            return;
        }
        if !self.is_full() {
            return;
        }
        if striker.has(Special::Ranged) && d10(self.chance) > self.tv(volley, other, on) {
            self.fighters.get_mut(other)[on].pinned = true;
        }
        let back = unit.is_elite_of(Clan::Scorpion) && d10(self.chance) <= BACK_FACES.into();
        if back && d10(self.chance) > self.tv(volley, volley.role, by) {
            self.fall(volley.role, by);
        }
    }

    fn fall(&mut self, role: Role, at: usize) {
        let fighter = &mut self.fighters.get_mut(role)[at];
        fighter.alive = false;
        self.strength.get_mut(role)[fighter.group] -= 1;
    }

    /// Whether the Character of a destroyed unit lives through it (ER-BAT-10).
    fn earth(&mut self, volley: &Volley, striker: &Unit, av: i64, unit: &Unit) {
        let Some(victim) = unit.troops().character().filter(|_| self.is_full()) else { return };
        let killer_av = match volley.field.rulings().killer_av {
            KillerAv::Base => own_attack(&volley.field, striker, volley.moments.get(volley.role).shares),
            KillerAv::Effective => av,
        };
        let tn = DeathTn::new(5 * killer_av, victim, striker.troops().character());
        if dies(victim, &tn, volley.field.rulings(), self.chance) {
            let role = volley.role.other();
            let whole = self.stages.whole();
            let persons = whole.army(role).characters.iter().zip(self.living.get(role)).enumerate();
            let dead = persons.into_iter().find(|(_, (person, lives))| **lives && *person == victim);
            if let Some(at) = dead.map(|(at, _)| at) {
                self.dead(role, at);
            }
        }
    }

    /// A Character is dead: the next one leads.
    pub(super) fn dead(&mut self, role: Role, at: usize) {
        self.living.get_mut(role)[at] = false;
        self.field = self.stages.with(&self.living);
    }

    /// The unit a Character formed is gone with it.
    pub(super) fn leaves_the_ranks(&mut self, role: Role, person: &Character) {
        let units = self.field.units(role);
        let formed = |fighter: &Fighter| fighter.alive && units[fighter.group].troops().character() == Some(person);
        if let Some(unit) = self.fighters.get(role).iter().position(formed) {
            self.fall(role, unit);
        }
    }
}

/// What is true while a side strikes.
struct Volley {
    field: Rc<Field>,
    role: Role,
    moments: Sides<Moment>,
    /// TV of each group before any wear.
    tvs: Sides<Vec<i64>>,
    /// TV each unit that is struck loses as a wall.
    walls: Vec<i64>,
    /// Units that take the hits, one after the other and around again.
    targets: Vec<usize>,
    fearless: bool,
}
