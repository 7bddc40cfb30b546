//! What a unit's AV and TV are at a moment of a battle, part by part (ER-BAT-7 to -9).

use super::field::{Field, Strength, cavalry};
use crate::games::empire_reborn::model::army::{Nature, Role, Sides, sides};
use crate::games::empire_reborn::model::clan::Clan;
use crate::games::empire_reborn::model::context::Ground;
use crate::games::empire_reborn::model::rulings::{ObjectiveAv, SiegeAgainstWalls, TvCap};
use crate::games::empire_reborn::model::season::{Season, Weather};
use crate::games::empire_reborn::model::special::Special;
use crate::games::empire_reborn::model::unit::{Enchantment, Unit};

/// A part of an AV or TV.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// What the rulebook prints, or the unit is made with.
    Printed,
    /// What a Clan's Elites have more than others.
    Elite,
    /// The Crab's hatred of the Shadowlands.
    Shadowlands,
    /// The opposing army has little Cavalry.
    Cavalry,
    /// The army that came off better in the disposition.
    Disposition,
    /// Winter for all, autumn and winter for defenders.
    Season,
    /// Rain and snow.
    Weather,
    /// Fought on a pass.
    Pass,
    /// The first round after a landing.
    Landing,
    /// Hits by Siege units.
    SiegeHits,
    /// Opposing Siege units bring walls down.
    Walls,
    /// Nemuranai and what else people add.
    Added,
    /// What a shugenja school has laid upon it.
    Enchantment,
    /// No value is below 0.
    Least,
    /// The ruling TvCap.
    Cap,
}

impl Term {
    /// The rule that brings it.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Printed => "ER-UNIT",
            Self::Elite | Self::Shadowlands => "ER-CLAN",
            Self::Cavalry => "ER-UNIT-2",
            Self::Disposition => "ER-BAT-3",
            Self::Season => "ER-SEA",
            Self::Weather => "ER-WEA",
            Self::Pass => "ER-BAT-7",
            Self::Landing => "ER-BAT-8",
            Self::SiegeHits => "ER-UNIT-6",
            Self::Walls => "ER-UNIT-4",
            Self::Added => "ER-NEM",
            Self::Enchantment => "ER-SCH",
            Self::Least => "ER-BAT-9",
            Self::Cap => "ER-Q-9",
        }
    }
}

/// A value and what it is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Valued {
    /// Every part that is not 0, in the order in which it counts.
    pub terms: Vec<(Term, i64)>,
}

impl Valued {
    /// The value itself.
    pub fn total(&self) -> i64 {
        self.terms.iter().map(|(_, amount)| amount).sum()
    }

    fn of(parts: &[(Term, i64)]) -> Self {
        Self { terms: parts.iter().copied().filter(|(_, amount)| *amount != 0).collect() }
    }

    /// Raised or lowered to `total`, which is told as `term`.
    fn brought_to(mut self, total: i64, term: Term) -> Self {
        let change = total - self.total();
        self.terms.extend((change != 0).then_some((term, change)));
        self
    }

    fn at_least_zero(self) -> Self {
        let total = self.total().max(0);
        self.brought_to(total, Term::Least)
    }
}

/// What the shares of Cavalry mean for a side when somebody begins to strike (A16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// The opposing army has too little Cavalry to stop this side's.
    pub rides_them_down: bool,
    /// Every living unit of this side is Cavalry.
    pub all_ride: bool,
}

impl Shares {
    /// The shares of a side that has so many living units, opposed by so many with so much Cavalry.
    pub fn new(ground: Ground, [own, own_cavalry]: [u32; 2], [opposing, opposing_cavalry]: [u32; 2]) -> Self {
        let rides_them_down = ground != Ground::Naval && 2 * opposing_cavalry < opposing;
        Self { rides_them_down, all_ride: own == own_cavalry }
    }

    /// The shares of both sides at a strength.
    pub fn at(field: &Field, strength: &Strength) -> Sides<Self> {
        let counts = |role: Role| {
            let alive = strength.get(role);
            [alive.iter().sum(), cavalry(field.army(role), alive)]
        };
        let (attacker, defender) = (counts(Role::Attacker), counts(Role::Defender));
        let ground = field.context().ground;
        sides(Self::new(ground, attacker, defender), Self::new(ground, defender, attacker))
    }
}

/// The moment of a battle that values are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The round, from 1.
    pub round: u32,
    /// What the side adds to its AV by the disposition.
    pub bonus: i64,
    /// The shares of Cavalry as the side sees them.
    pub shares: Shares,
}

/// What Elites of a Clan have more than others whatever happens: AV and TV (ER-CLAN).
pub const fn always_better(clan: Clan) -> (i64, i64) {
    match clan {
        Clan::Crab => (2, 0),
        Clan::Crane => (1, 0),
        Clan::Dragon => (0, 1),
        Clan::Lion | Clan::Phoenix | Clan::Scorpion | Clan::Unicorn | Clan::Mantis => (0, 0),
    }
}

/// What Elites of a Clan have more than others: AV and TV.
pub fn elite_bonus(unit: &Unit, shugenja_present: bool, shares: Shares) -> (i64, i64) {
    if !unit.troops().is_elite() {
        return (0, 0);
    }
    match unit.clan() {
        Some(Clan::Phoenix) if shugenja_present => (2, 1),
        Some(Clan::Unicorn) if shares.all_ride => (2, 2),
        Some(clan) => always_better(clan),
        None => (0, 0),
    }
}

/// The AV a unit strikes with; a prayer's is its own, whatever the ground and the sky (ER-SCH).
pub fn attack(field: &Field, role: Role, unit: &Unit, moment: Moment) -> Valued {
    if unit.troops().is_prayer() {
        return Valued::of(&[(Term::Printed, unit.profile().av)]);
    }
    let context = field.context();
    let opposing = field.army(role.other());
    let hunts = unit.clan() == Some(Clan::Crab) && opposing.nature == Nature::Shadowlands;
    let rides = unit.has(Special::Cavalry) && moment.shares.rides_them_down;
    let crosses = context.ground == Ground::Pass && role == Role::Attacker;
    let (season, weather) = attack_sky(field);
    let parts = [
        (Term::Printed, printed_attack(field, unit)),
        (Term::Elite, elite_bonus(unit, field.has_shugenja(), moment.shares).0),
        (Term::Shadowlands, if hunts { 2 } else { 0 }),
        (Term::Cavalry, if rides { 2 } else { 0 }),
        (Term::Disposition, moment.bonus),
        (Term::Season, season),
        (Term::Weather, weather),
        (Term::Pass, if crosses { -1 } else { 0 }),
        (Term::Landing, landing(field, role, unit, moment.round)),
        (Term::Added, unit.added_av()),
        (Term::Enchantment, enchanted_attack(unit)),
    ];
    Valued::of(&parts).at_least_zero()
}

/// What a side brings into the objective round of a raid besides its units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onset {
    /// The shares of Cavalry as the side sees them.
    pub shares: Shares,
    /// What the side adds to its AV by the disposition.
    pub bonus: i64,
    /// Whether the attackers came over a pass.
    pub crosses: bool,
}

/// The AV a unit has in the objective round of a raid: nothing of the ground unless all that counts in battle counts
/// (ObjectiveAv), and +2 once for attackers who know how to plunder (ER-RAID-2).
pub fn objective_attack(field: &Field, role: Role, unit: &Unit, onset: Onset) -> Valued {
    let all = i64::from(field.rulings().objective_av == ObjectiveAv::All);
    let hunts = unit.clan() == Some(Clan::Crab) && field.army(role.other()).nature == Nature::Shadowlands;
    let climbs = onset.crosses && role == Role::Attacker;
    let (season, weather) = attack_sky(field);
    let plunderer = [Special::Cavalry, Special::Scouts, Special::Pillage].iter().any(|special| unit.has(*special));
    let parts = [
        (Term::Printed, printed_attack(field, unit)),
        (Term::Elite, elite_bonus(unit, field.has_shugenja(), onset.shares).0),
        (Term::Shadowlands, if hunts { 2 * all } else { 0 }),
        (Term::Disposition, onset.bonus * all),
        (Term::Pass, if climbs { -all } else { 0 }),
        (Term::Cavalry, if plunderer && role == Role::Attacker { 2 } else { 0 }),
        (Term::Season, season),
        (Term::Weather, weather),
        (Term::Added, unit.added_av()),
        (Term::Enchantment, enchanted_attack(unit)),
    ];
    Valued::of(&parts).at_least_zero()
}

/// The AV a unit is printed with (SampanAv).
fn printed_attack(field: &Field, unit: &Unit) -> i64 {
    unit.troops().profile_under(unit.clan(), field.rulings()).av
}

/// The AV of a killer that an Earth roll is against under the standard ruling KillerAv: printed, with the Elite's own
/// condition.
pub fn own_attack(field: &Field, unit: &Unit, shares: Shares) -> i64 {
    printed_attack(field, unit) + elite_bonus(unit, field.has_shugenja(), shares).0
}

/// What lowers the TV of a single unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wear {
    /// TV lost by hits of Siege units.
    pub siege_hits: i64,
    /// TV lost to Siege units that bring walls down.
    pub walls: i64,
}

/// The TV a unit saves with.
pub fn toughness(field: &Field, role: Role, unit: &Unit, moment: Moment, wear: Wear) -> Valued {
    let context = field.context();
    let defends = role == Role::Defender;
    let season = match context.season.under(context.weather) {
        Season::Autumn if defends => 1,
        Season::Winter if defends => 2,
        Season::Spring | Season::Summer | Season::Autumn | Season::Winter => 0,
    };
    let snow = match context.weather {
        Some(Weather::HeavySnowfall) => 2,
        Some(Weather::Blizzard) => 3,
        Some(
            Weather::LightDrought
            | Weather::HeavyDrought
            | Weather::HeavyRain
            | Weather::Monsoon
            | Weather::Tsunami
            | Weather::PrematureSnowfall,
        )
        | None => 0,
    };
    let parts = [
        (Term::Printed, unit.profile().tv),
        (Term::Elite, elite_bonus(unit, field.has_shugenja(), moment.shares).1),
        (Term::Season, season),
        (Term::Weather, snow),
        (Term::Pass, if context.ground == Ground::Pass && defends { 1 } else { 0 }),
        (Term::Landing, landing(field, role, unit, moment.round)),
        (Term::SiegeHits, -wear.siege_hits),
        (Term::Walls, -wear.walls),
        (Term::Added, unit.added_tv()),
    ];
    let bare = Valued::of(&parts);
    let total = enchanted_toughness(unit, bare.total());
    let valued = bare.brought_to(total, Term::Enchantment).at_least_zero();
    let capped = match field.rulings().tv_cap {
        TvCap::None => valued.total(),
        TvCap::Nine => valued.total().min(9),
    };
    valued.brought_to(capped, Term::Cap)
}

/// What winter and rain take from every AV.
fn attack_sky(field: &Field) -> (i64, i64) {
    let context = field.context();
    let season = match context.season.under(context.weather) {
        Season::Winter => -1,
        Season::Spring | Season::Summer | Season::Autumn => 0,
    };
    let rain = match context.weather {
        Some(Weather::HeavyRain) => -2,
        Some(Weather::Monsoon) => -3,
        Some(
            Weather::LightDrought
            | Weather::HeavyDrought
            | Weather::Tsunami
            | Weather::PrematureSnowfall
            | Weather::HeavySnowfall
            | Weather::Blizzard,
        )
        | None => 0,
    };
    (season, rain)
}

/// What land units of a landing lack in its first round (ER-BAT-8).
fn landing(field: &Field, role: Role, unit: &Unit, round: u32) -> i64 {
    let wades = field.context().ground == Ground::Landing && role == Role::Attacker && round == 1;
    if wades && !unit.is_ship() { -2 } else { 0 }
}

fn enchanted_attack(unit: &Unit) -> i64 {
    match unit.enchantment() {
        Some(Enchantment::Unicorn) => 2,
        Some(Enchantment::Phoenix(rank)) => rank.into(),
        Some(Enchantment::Scorpion | Enchantment::Mantis(_)) | None => 0,
    }
}

/// A TV after an enchantment that lifts it to 9 at most and never lowers it (A17).
fn enchanted_toughness(unit: &Unit, tv: i64) -> i64 {
    let lift = match unit.enchantment() {
        Some(Enchantment::Scorpion) => 3,
        Some(Enchantment::Unicorn) => 2,
        Some(Enchantment::Phoenix(_) | Enchantment::Mantis(_)) | None => 0,
    };
    tv.max((tv + lift).min(9))
}

/// What each Fortification of a side loses to opposing Siege units: four for each, dealt around the walls in order
/// (A20). The answer is as long as the army; what is no living Fortification loses nothing.
pub fn walls(field: &Field, role: Role, strength: &Strength) -> Vec<i64> {
    let is_wall = |(unit, alive): (&Unit, &u32)| unit.has(Special::Fortification) && *alive > 0;
    let army = field.units(role);
    let standing: Vec<bool> = army.iter().zip(strength.get(role)).map(is_wall).collect();
    let walls = standing.iter().filter(|stands| **stands).count();
    let besiegers = field.units(role.other()).iter().zip(strength.get(role.other()));
    let siege: u32 = besiegers.filter(|(unit, _)| unit.has(Special::Siege)).map(|(_, alive)| alive).sum();
    // Siege units are few enough for any platform's numbers.
    let siege = if field.context().ground == Ground::Naval { 0 } else { siege as usize };
    let every = field.rulings().siege_against_walls == SiegeAgainstWalls::Every;
    let mut at = 0;
    let lost = |stands: &bool| {
        if !*stands {
            return 0;
        }
        let share = if every { siege } else { siege / walls + usize::from(at < siege % walls) };
        at += 1;
        i64::try_from(4 * share).unwrap_or(i64::MAX)
    };
    standing.iter().map(lost).collect()
}
