//! A person of the Empire.

use super::advantage::Advantage;
use super::clan::Clan;
use super::disadvantage::Disadvantage;
use super::ring::{Ring, Rings};
use super::school::{MinorSchool, School, Way};
use serde::{Deserialize, Serialize};

/// What is said of a Character before it is one; raw, anything goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterForm {
    /// Its Clan; none for the hired and for monsters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clan: Option<Clan>,
    /// Its five rings.
    pub rings: Rings,
    /// Its Honor; below 0 it is Dishonored.
    pub honor: i64,
    /// The Clan school it attended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub school: Option<School>,
    /// The minor school it attended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minor_school: Option<MinorSchool>,
    /// What it is good at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advantages: Vec<Advantage>,
    /// What it is bad at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disadvantages: Vec<Disadvantage>,
    /// The Void of a Phoenix bushi who stands ready to undo this Character's death.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saver: Option<u8>,
}

/// Why a form is no Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterFault {
    /// The Advantage at this position stands there already.
    AdvantageTwice(usize),
    /// The Disadvantage at this position stands there already.
    DisadvantageTwice(usize),
    /// Only a shugenja's death can be undone.
    SaverOfNoShugenja,
}

/// A person of the Empire, as far as the rules reckon with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Character {
    form: CharacterForm,
}

impl Character {
    /// The Character a form describes.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the form.
    pub fn new(form: CharacterForm) -> Result<Self, Vec<CharacterFault>> {
        let (ups, downs) = (&form.advantages, &form.disadvantages);
        let again = |at: &usize| ups[..*at].iter().any(|before| before.repeats(ups[*at]));
        let mut faults: Vec<_> = (0..ups.len()).filter(again).map(CharacterFault::AdvantageTwice).collect();
        let again = |at: &usize| downs[..*at].iter().any(|before| before.repeats(downs[*at]));
        faults.extend((0..downs.len()).filter(again).map(CharacterFault::DisadvantageTwice));
        if form.saver.is_some() && form.school.is_none_or(|school| school.way != Way::Shugenja) {
            faults.push(CharacterFault::SaverOfNoShugenja);
        }
        if faults.is_empty() { Ok(Self { form }) } else { Err(faults) }
    }

    /// Its Clan; none for the hired and for monsters.
    pub fn clan(&self) -> Option<Clan> {
        self.form.clan
    }

    /// All its rings.
    pub fn rings(&self) -> &Rings {
        &self.form.rings
    }

    /// The rating of a ring.
    pub fn ring(&self, ring: Ring) -> u8 {
        self.form.rings.get(ring)
    }

    /// Its Honor.
    pub fn honor(&self) -> i64 {
        self.form.honor
    }

    /// Whether its Honor is below 0 (ER-HON-4).
    pub fn is_dishonored(&self) -> bool {
        self.form.honor < 0
    }

    /// The Clan school it attended.
    pub fn school(&self) -> Option<School> {
        self.form.school
    }

    /// The minor school it attended.
    pub fn minor_school(&self) -> Option<MinorSchool> {
        self.form.minor_school
    }

    /// What it is good at.
    pub fn advantages(&self) -> &[Advantage] {
        &self.form.advantages
    }

    /// What it is bad at.
    pub fn disadvantages(&self) -> &[Disadvantage] {
        &self.form.disadvantages
    }

    /// The Void of the Phoenix bushi who stands ready to undo its death.
    pub fn saver(&self) -> Option<u8> {
        self.form.saver
    }

    /// Whether it has an Advantage, of the same level, Clan, ring or province.
    pub fn has(&self, advantage: Advantage) -> bool {
        self.form.advantages.contains(&advantage)
    }

    /// Whether it has a Disadvantage, of the same level, Clan or ring.
    pub fn suffers(&self, disadvantage: Disadvantage) -> bool {
        self.form.disadvantages.contains(&disadvantage)
    }

    /// Whether it is a shugenja of any Clan.
    pub fn is_shugenja(&self) -> bool {
        self.form.school.is_some_and(|school| school.way == Way::Shugenja)
    }

    /// How far it came in its schools: Void, one more for a Prodigy, 0 for the Unschooled (ER-Q-4).
    pub fn school_rank(&self) -> u8 {
        if self.suffers(Disadvantage::Unschooled) {
            return 0;
        }
        self.ring(Ring::Void) + u8::from(self.has(Advantage::Prodigy))
    }

    /// Its School Rank where it attended this school, else 0.
    pub fn rank_in(&self, school: School) -> u8 {
        if self.form.school == Some(school) { self.school_rank() } else { 0 }
    }

    /// Its School Rank where it attended this minor school, else 0.
    pub fn rank_in_minor(&self, school: MinorSchool) -> u8 {
        if self.form.minor_school == Some(school) { self.school_rank() } else { 0 }
    }

    /// The level of its Shadowlands Taint, 0 without.
    pub fn taint(&self) -> u8 {
        let level = self
            .form
            .disadvantages
            .iter()
            .find_map(|bad| if let Disadvantage::ShadowlandsTaint(level) = bad { Some(*level) } else { None });
        level.unwrap_or(0)
    }

    /// AV and TV of the unit it would form (ER-BAT-10).
    pub fn unit_values(&self) -> (i64, i64) {
        let half = |rings: [Ring; 3]| rings.iter().map(|ring| i64::from(self.ring(*ring))).sum::<i64>() + 1;
        let large = i64::from(self.has(Advantage::Large));
        let (av, tv) = (half([Ring::Water, Ring::Fire, Ring::Void]), half([Ring::Earth, Ring::Air, Ring::Void]));
        (av / 2 + large, tv / 2 + large)
    }

    /// Whether it may form a unit: the Lame and the Cowardly may not.
    pub fn may_form_a_unit(&self) -> bool {
        !self.suffers(Disadvantage::Lame) && !self.suffers(Disadvantage::Cowardly)
    }

    /// The form it was made of, to be changed and made a Character again.
    pub fn into_form(self) -> CharacterForm {
        self.form
    }
}
