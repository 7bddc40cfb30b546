//! Ready-made starts: five for each Clan, legal in every reading, whose units the Clan's provinces can keep over a year.

use super::clans::{price, production, start_koku};
use crate::games::empire_reborn::model::advantage::Advantage;
use crate::games::empire_reborn::model::character::{Character, CharacterForm};
use crate::games::empire_reborn::model::clan::{Clan, HomeProvince};
use crate::games::empire_reborn::model::ring::{Ring, Rings};
use crate::games::empire_reborn::model::school::{School, Way};
use crate::games::empire_reborn::model::troops::{Printed, Troops};
use crate::games::empire_reborn::person::PersonForm;
use crate::games::empire_reborn::realm::home_name;
use crate::games::empire_reborn::rules::creation::{ALL_POINTS, POINTS_EACH, Price, free_honor};
use crate::games::empire_reborn::rules::muster::{MOST_ELITES, unit_upkeep};
use crate::kernel::by::Small;
use crate::kernel::name::Name;

/// What a start sets store by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Something of everything.
    Balance,
    /// Duelists, and samurai around them.
    Blade,
    /// As many units as can be fed.
    Host,
    /// The Emperor's Court, and walls at home.
    Court,
    /// Spies, assassins and whoever finds them.
    Shadow,
}
crate::small!(Style: Balance, Blade, Host, Court, Shadow);

impl Style {
    /// The name its words go by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Balance => "balance",
            Self::Blade => "blade",
            Self::Host => "host",
            Self::Court => "court",
            Self::Shadow => "shadow",
        }
    }
}

/// A ready-made start.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// Its Characters; the first is the Primary Character.
    pub persons: Vec<PersonForm>,
    /// Its units: where, which, how many.
    pub units: Vec<(Name, Printed, u16)>,
}

/// What a Character is for.
#[derive(Clone, Copy)]
enum Role {
    General,
    Duelist,
    Courtier,
    Priest,
    Assassin,
    Explorer,
    Captain,
    Magistrate,
}

impl Role {
    /// Rings from Earth to Void, and what it is good at.
    const fn build(self) -> ([u8; 5], Option<Advantage>) {
        match self {
            Self::General => ([3, 4, 3, 2, 2], Some(Advantage::Tactician)),
            Self::Duelist => ([3, 2, 4, 2, 3], None),
            Self::Courtier => ([2, 2, 2, 4, 2], None),
            Self::Priest => ([2, 3, 2, 3, 3], None),
            Self::Assassin => ([2, 3, 4, 2, 2], Some(Advantage::Assassin)),
            Self::Explorer => ([3, 3, 3, 2, 1], Some(Advantage::Adventurous)),
            Self::Captain => ([4, 3, 3, 2, 2], None),
            Self::Magistrate => ([2, 4, 2, 3, 2], Some(Advantage::Inquisitive)),
        }
    }

    const fn way(self) -> Way {
        match self {
            Self::Priest => Way::Shugenja,
            Self::General
            | Self::Duelist
            | Self::Courtier
            | Self::Assassin
            | Self::Explorer
            | Self::Captain
            | Self::Magistrate => Way::Bushi,
        }
    }
}

impl Style {
    const fn roles(self) -> &'static [Role] {
        match self {
            Self::Balance => &[Role::General, Role::Duelist, Role::Courtier, Role::Priest],
            Self::Blade => &[Role::Duelist, Role::General, Role::Duelist, Role::Priest],
            Self::Host => &[Role::General, Role::Captain, Role::Captain, Role::Explorer],
            Self::Court => &[Role::Courtier, Role::Magistrate, Role::Courtier, Role::Captain, Role::Priest],
            Self::Shadow => &[Role::Magistrate, Role::Assassin, Role::Courtier, Role::Assassin],
        }
    }

    /// Which units, in which proportion.
    const fn units(self) -> &'static [(Printed, u16)] {
        match self {
            Self::Balance => &[(Printed::Bushi, 4), (Printed::Bowmen, 2), (Printed::Samurai, 1), (Printed::Scouts, 1)],
            Self::Blade => &[(Printed::Samurai, 3), (Printed::Elites, 1), (Printed::Bushi, 2)],
            Self::Host => &[(Printed::Bushi, 4), (Printed::Ashigaru, 6), (Printed::Bowmen, 2), (Printed::Cavalry, 1)],
            Self::Court => &[(Printed::Bushi, 3), (Printed::Fortifications, 1), (Printed::Ashigaru, 3)],
            Self::Shadow => &[(Printed::Scouts, 2), (Printed::Bushi, 3), (Printed::Bowmen, 1), (Printed::Shugenja, 1)],
        }
    }
}

/// Given names of those who are invented for a start.
const GIVEN: [&str; 5] = ["Kenshiro", "Tomoe", "Haruki", "Sayuri", "Jiro"];

/// What families of a Clan are called; the Mantis live on islands that are called otherwise.
const fn families(clan: Clan) -> [&'static str; 3] {
    match clan {
        Clan::Crab => ["Hida", "Kaiu", "Yasuki"],
        Clan::Crane => ["Doji", "Kakita", "Asahina"],
        Clan::Dragon => ["Mirumoto", "Hitomi", "Kitsuki"],
        Clan::Lion => ["Akodo", "Matsu", "Ikoma"],
        Clan::Phoenix => ["Shiba", "Isawa", "Naka"],
        Clan::Scorpion => ["Bayushi", "Shosuro", "Soshi"],
        Clan::Unicorn => ["Shinjo", "Moto", "Iuchi"],
        Clan::Mantis => ["Yoritomo", "Moshi", "Tsuruchi"],
    }
}

/// A ready-made start of a Clan.
pub fn start(clan: Clan, style: Style) -> Start {
    Start { persons: persons(clan, style), units: units(clan, style) }
}

fn persons(clan: Clan, style: Style) -> Vec<PersonForm> {
    let names = families(clan);
    let mut all: Vec<PersonForm> = style
        .roles()
        .iter()
        .enumerate()
        .filter_map(|(at, role)| {
            let (ratings, advantage) = role.build();
            let form = CharacterForm {
                clan: Some(clan),
                rings: Rings::new(|ring: Ring| ratings[ring.index()]).ok()?,
                honor: free_honor(clan),
                school: Some(School { clan, way: role.way() }),
                minor_school: None,
                advantages: advantage.into_iter().collect(),
                disadvantages: Vec::new(),
                saver: None,
            };
            let name = Name::new(&format!("{} {}", names[at % names.len()], GIVEN[at % GIVEN.len()])).ok()?;
            Some(PersonForm { name, form, employer: None })
        })
        .collect();
    honor(&mut all, clan);
    all
}

fn net(person: &PersonForm, clan: Clan) -> i64 {
    Character::new(person.form.clone()).map_or(0, |character| Price::of(&character, clan).net())
}

/// What is left of the points makes everybody more honorable, one after the other.
fn honor(all: &mut [PersonForm], clan: Clan) {
    let mut left = ALL_POINTS - all.iter().map(|person| net(person, clan)).sum::<i64>();
    loop {
        let before = left;
        for person in all.iter_mut() {
            let fits = person.form.honor < 10 && net(person, clan) < *POINTS_EACH.end();
            if left > 0 && fits {
                person.form.honor += 1;
                left -= 1;
            }
        }
        if left == before {
            return;
        }
    }
}

/// Units in the proportion of the style, as long as there are koku and the provinces can keep them over a year of half
/// harvests; what is left buys Ashigaru, who cost no upkeep. The Mantis keep two fifths for ships, whose sea only the
/// players' map knows.
fn units(clan: Clan, style: Style) -> Vec<(Name, Printed, u16)> {
    let homes: Vec<HomeProvince> = HomeProvince::ALL.iter().copied().filter(|home| home.clan() == clan).collect();
    let harvest: i64 = homes.iter().map(|home| production(*home)).sum();
    let mut koku = if clan == Clan::Mantis { start_koku(clan) * 3 / 5 } else { start_koku(clan) };
    let mut upkeep = harvest * 9 / 20;
    let mut bought: Vec<(Printed, u16)> = Vec::new();
    let mut buy = |kind: Printed| {
        let (Some(cost), keep) = (price(kind, clan), unit_upkeep(&Troops::Printed(kind), clan)) else { return false };
        let has = bought.iter().find(|(one, _)| *one == kind).map_or(0, |(_, count)| *count);
        let full = kind == Printed::Elites && i64::from(has) >= MOST_ELITES;
        if cost > koku || keep > upkeep || full {
            return false;
        }
        (koku, upkeep) = (koku - cost, upkeep - keep);
        match bought.iter_mut().find(|(one, _)| *one == kind) {
            Some((_, count)) => *count += 1,
            None => bought.push((kind, 1)),
        }
        true
    };
    let pattern = || style.units().iter().flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count)));
    while pattern().filter(|kind| buy(*kind)).count() > 0 {}
    while buy(Printed::Ashigaru) {}
    spread(&homes, &bought)
}

/// Equal parts for every home province, the rest in the first.
fn spread(homes: &[HomeProvince], bought: &[(Printed, u16)]) -> Vec<(Name, Printed, u16)> {
    let count = u16::try_from(homes.len()).unwrap_or(1).max(1);
    let mut all = Vec::new();
    for (kind, number) in bought {
        for (at, home) in homes.iter().enumerate() {
            let part = number / count + if at == 0 { number % count } else { 0 };
            if part > 0 {
                all.extend(home_name(*home).map(|name| (name, *kind, part)));
            }
        }
    }
    all
}
