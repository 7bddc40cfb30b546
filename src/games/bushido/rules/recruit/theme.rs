//! What the Theme has against a model (BU-WAR-7, A21, ruling RoninThemeRonin).

use super::descriptor::{Unnamed, any_means, same_faction};
use super::faults::{Fault, FaultKind, Place};
use super::is_ronin;
use crate::games::bushido::model::warband::{Profile, Theme, Warband};

pub(super) fn faults(warband: &Warband, faults: &mut Vec<Fault>) {
    let parts = warband.parts();
    let Some(theme) = &parts.theme else { return };
    if !is_ronin(&theme.faction) && !same_faction(&theme.faction, &parts.faction) {
        faults.push(Fault { place: Place::ThemeFaction, kind: FaultKind::WrongFaction });
    }
    for (at, legal) in legal(theme, warband).into_iter().enumerate() {
        if !legal {
            let excluded = is_excluded(theme, &parts.profiles[at]);
            let kind = if excluded { FaultKind::ExcludedByTheme } else { FaultKind::NotInTheme };
            faults.push(Fault { place: Place::Profile(at), kind });
        }
    }
}

/// For each profile, whether it may be in the Warband.
fn legal(theme: &Theme, warband: &Warband) -> Vec<bool> {
    let (profiles, specials) = (&warband.parts().profiles, &warband.parts().specials);
    let by_theme = |profile: &Profile| is_permitted(theme, profile) && !is_excluded(theme, profile);
    let mut legal: Vec<bool> = profiles.iter().map(by_theme).collect();
    // What a legal model permits is legal and may permit more, so this is done until nothing changes.
    loop {
        let by_models = profiles.iter().zip(&legal).filter(|(_, legal)| **legal).map(|(profile, _)| &profile.permits);
        let permits: Vec<&Vec<String>> = by_models.chain(specials.iter().map(|card| &card.permits)).collect();
        let permitted = |profile| permits.iter().any(|entries| any_means(entries, profile, Unnamed::Everybody));
        let next: Vec<bool> =
            profiles.iter().zip(&legal).map(|(profile, legal)| *legal || permitted(profile)).collect();
        if next == legal {
            return legal;
        }
        legal = next;
    }
}

fn is_permitted(theme: &Theme, profile: &Profile) -> bool {
    let unnamed = if is_ronin(&theme.faction) { Unnamed::Everybody } else { Unnamed::NoRonin };
    if theme.permitted.is_empty() {
        return unnamed == Unnamed::Everybody || !is_ronin(&profile.faction);
    }
    any_means(&theme.permitted, profile, unnamed)
}

fn is_excluded(theme: &Theme, profile: &Profile) -> bool {
    any_means(&theme.exclusion, profile, Unnamed::Everybody)
}
