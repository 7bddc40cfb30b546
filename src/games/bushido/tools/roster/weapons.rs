//! Weapons and Ki Feats of a card in a roster.

use super::selection::{Profile, Selection};
use super::text;
use crate::games::bushido::model::warband::{KiFeat, MeleeWeapon, RangedWeapon};

/// The melee weapons, equal ones once.
pub fn melee(parts: &[Selection]) -> Vec<MeleeWeapon> {
    once(of_kind(parts, |kind| kind.contains("Melee Weapon")).map(weapon))
}

/// The ranged weapons, equal ones once.
pub fn ranged(parts: &[Selection]) -> Vec<RangedWeapon> {
    let ranged = |printed: Profile| RangedWeapon {
        weapon: weapon(printed),
        bands: text::bands(&printed.characteristic("Range Bands")),
    };
    once(of_kind(parts, |kind| kind.contains("Ranged Weapon")).map(ranged))
}

/// The Ki Feats.
pub fn feats(parts: &[Selection]) -> Vec<KiFeat> {
    let feat = |printed: Profile| KiFeat {
        name: printed.name().to_owned(),
        cost: text::feat_cost(&printed.characteristic("Cost")),
        timing: text::or_none(printed.characteristic("Timing")),
        subject: text::or_none(printed.characteristic("Subject")),
        limits: text::list(&printed.characteristic("Limitation")),
    };
    of_kind(parts, |kind| kind.starts_with("Ki Feat")).map(feat).collect()
}

fn of_kind<'p, 'a: 'p, 'input: 'a>(
    parts: &'p [Selection<'a, 'input>],
    is: impl Fn(&str) -> bool + 'p,
) -> impl Iterator<Item = Profile<'a, 'input>> + 'p {
    parts.iter().flat_map(|part| part.profiles()).filter(move |profile| is(profile.kind()))
}

fn weapon(printed: Profile) -> MeleeWeapon {
    let strength = printed.characteristic_where(|name| name.contains("Strength"));
    MeleeWeapon {
        name: printed.name().to_owned(),
        strength: text::strength(&strength),
        traits: text::list(&printed.characteristic("Traits")),
        specials: text::list(&printed.characteristic("Specials")).iter().map(|one| text::special(one)).collect(),
    }
}

fn once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}
