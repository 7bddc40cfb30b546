//! What is left of the map of the rulebook: the home provinces and the passes by name (ER-MOV-8).

use super::clans::production;
use crate::games::empire_reborn::chart::{Chart, Ground, Place, Way};
use crate::games::empire_reborn::model::clan::HomeProvince;
use crate::games::empire_reborn::model::map::LinkKind;
use crate::games::empire_reborn::model::season::Security;
use crate::games::empire_reborn::realm::home_name;
use crate::kernel::by::Small;
use crate::kernel::name::Name;

named! {
    /// A pass that the rulebook names.
    Pass {
        /// Yogo to Otaku.
        NightsWind = "nights_wind",
        /// Soshi to Ide.
        SweetShadow = "sweet_shadow",
        /// Bayushi to Matsu.
        Beiden = "beiden",
        /// Asahina to Goimo.
        DawnsBlessing = "dawns_blessing",
        /// Kuni to Daidoji; it counts as a pass.
        TidalLandbridge = "tidal_landbridge",
    }
}

impl Pass {
    /// The provinces it joins.
    const fn between(self) -> [&'static str; 2] {
        match self {
            Self::NightsWind => ["Yogo", "Otaku"],
            Self::SweetShadow => ["Soshi", "Ide"],
            Self::Beiden => ["Bayushi", "Matsu"],
            Self::DawnsBlessing => ["Asahina", "Goimo"],
            Self::TidalLandbridge => ["Kuni", "Daidoji"],
        }
    }

    /// The pass between two provinces, where the rulebook names one.
    pub fn of(one: &Name, other: &Name) -> Option<Self> {
        let is = |pass: &&Self| {
            let [from, to] = pass.between();
            let (one, other) = (one.as_str(), other.as_str());
            (one == from && other == to) || (one == to && other == from)
        };
        Self::ALL.iter().find(is).copied()
    }
}

/// The home provinces with what they produce, and the passes with what they join; everything else is to be typed in.
pub fn begun() -> Chart {
    let home = |home: &HomeProvince| {
        let production = u16::try_from(production(*home)).ok();
        let owner = Some(home.clan());
        let ground = Ground::Province { owner, security: Security::Open, production, muster: None };
        Some(Place::new(home_name(*home)?, ground))
    };
    let mut chart = Chart { places: HomeProvince::ALL.iter().filter_map(home).collect(), ways: Vec::new() };
    for pass in Pass::ALL {
        let [Ok(from), Ok(to)] = pass.between().map(Name::new) else { continue };
        for name in [&from, &to] {
            if chart.place(name).is_none() {
                chart.places.push(Place::new(name.clone(), Ground::UNKNOWN));
            }
        }
        chart.ways.push(Way { between: [from, to], kind: LinkKind::Pass });
    }
    chart
}
