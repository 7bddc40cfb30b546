//! What was known of a card stays known: a blank says nothing, so it never takes the place of a value.

use super::warband::{Card, KiFeat, MeleeWeapon, PrintedSpecial, Profile, RangedWeapon};

impl Profile {
    /// Fills the blanks of what is printed with what was `known`. Where the card is typed over one from `before`, what was
    /// said there and is blank now was taken off, and stays so.
    pub(in super::super) fn complete(&mut self, known: &Self, before: Option<&Self>) {
        fill(&mut self.traits, &known.traits, before.map(|before| &before.traits));
        card(&mut self.card, &known.card, before.map(|before| &before.card));
    }
}

/// A value that may say nothing.
trait Blank: Clone {
    fn is_blank(&self) -> bool;
}

impl<T: Clone> Blank for Option<T> {
    fn is_blank(&self) -> bool {
        self.is_none()
    }
}

impl<T: Clone> Blank for Vec<T> {
    fn is_blank(&self) -> bool {
        self.is_empty()
    }
}

fn fill<T: Blank>(now: &mut T, known: &T, before: Option<&T>) {
    if now.is_blank() && before.is_none_or(T::is_blank) {
        now.clone_from(known);
    }
}

/// Fills the blanks of rows. Of several of one name each is the one with as many of them before it.
fn rows<T: Clone>(
    (now, known, before): (&mut Vec<T>, &Vec<T>, Option<&Vec<T>>),
    name: impl Fn(&T) -> &str,
    complete: impl Fn(&mut T, &T, Option<&T>),
) {
    fill(now, known, before);
    let names: Vec<String> = now.iter().map(|row| name(row).to_owned()).collect();
    for (at, row) in now.iter_mut().enumerate() {
        let others = names[..at].iter().filter(|other| **other == names[at]).count();
        let same = |rows: &&T| name(rows) == names[at];
        if let Some(known) = known.iter().filter(same).nth(others) {
            complete(row, known, before.and_then(|before| before.iter().filter(same).nth(others)));
        }
    }
}

fn card(now: &mut Card, known: &Card, before: Option<&Card>) {
    fill(&mut now.unique, &known.unique, before.map(|one| &one.unique));
    fill(&mut now.melee, &known.melee, before.map(|one| &one.melee));
    fill(&mut now.melee_boost, &known.melee_boost, before.map(|one| &one.melee_boost));
    fill(&mut now.ranged, &known.ranged, before.map(|one| &one.ranged));
    fill(&mut now.ranged_boost, &known.ranged_boost, before.map(|one| &one.ranged_boost));
    fill(&mut now.movement, &known.movement, before.map(|one| &one.movement));
    fill(&mut now.movement_boost, &known.movement_boost, before.map(|one| &one.movement_boost));
    fill(&mut now.ki, &known.ki, before.map(|one| &one.ki));
    fill(&mut now.ki_boost, &known.ki_boost, before.map(|one| &one.ki_boost));
    fill(&mut now.ki_limit, &known.ki_limit, before.map(|one| &one.ki_limit));
    fill(&mut now.wounds, &known.wounds, before.map(|one| &one.wounds));
    fill(&mut now.size, &known.size, before.map(|one| &one.size));
    fill(&mut now.base, &known.base, before.map(|one| &one.base));
    let melee = (&mut now.melee_weapons, &known.melee_weapons, before.map(|one| &one.melee_weapons));
    rows(melee, |one| &one.name, weapon);
    let ranged = (&mut now.ranged_weapons, &known.ranged_weapons, before.map(|one| &one.ranged_weapons));
    rows(ranged, |one| &one.weapon.name, ranged_weapon);
    rows((&mut now.feats, &known.feats, before.map(|one| &one.feats)), |one| &one.name, feat);
}

fn weapon(now: &mut MeleeWeapon, known: &MeleeWeapon, before: Option<&MeleeWeapon>) {
    fill(&mut now.strength, &known.strength, before.map(|one| &one.strength));
    fill(&mut now.traits, &known.traits, before.map(|one| &one.traits));
    let specials = (&mut now.specials, &known.specials, before.map(|one| &one.specials));
    rows(specials, |one| &one.name, special);
}

fn ranged_weapon(now: &mut RangedWeapon, known: &RangedWeapon, before: Option<&RangedWeapon>) {
    weapon(&mut now.weapon, &known.weapon, before.map(|one| &one.weapon));
    fill(&mut now.bands, &known.bands, before.map(|one| &one.bands));
}

fn special(now: &mut PrintedSpecial, known: &PrintedSpecial, before: Option<&PrintedSpecial>) {
    fill(&mut now.cost, &known.cost, before.map(|one| &one.cost));
}

fn feat(now: &mut KiFeat, known: &KiFeat, before: Option<&KiFeat>) {
    fill(&mut now.cost, &known.cost, before.map(|one| &one.cost));
    fill(&mut now.timing, &known.timing, before.map(|one| &one.timing));
    fill(&mut now.subject, &known.subject, before.map(|one| &one.subject));
    fill(&mut now.limits, &known.limits, before.map(|one| &one.limits));
}
