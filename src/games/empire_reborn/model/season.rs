//! The seasons, the weather, and how closely a province is watched.

use crate::kernel::by::Small;

named! {
    /// A season of three turns (ER-LED-1).
    Season {
        /// The year's first.
        Spring = "spring",
        /// Between the harvests.
        Summer = "summer",
        /// The full harvest; defenders stand firmer.
        Autumn = "autumn",
        /// No income; everyone fights worse, and defenders stand firmest.
        Winter = "winter",
    }
}

named! {
    /// What the sky does to a province (ER-WEA).
    Weather {
        /// Upkeep +1.
        LightDrought = "light_drought",
        /// Upkeep +2.
        HeavyDrought = "heavy_drought",
        /// Troops strike worse.
        HeavyRain = "heavy_rain",
        /// Troops strike much worse.
        Monsoon = "monsoon",
        /// Units drown; nothing in battle.
        Tsunami = "tsunami",
        /// Winter's rules before their time.
        PrematureSnowfall = "premature_snowfall",
        /// All troops stand firmer.
        HeavySnowfall = "heavy_snowfall",
        /// All troops stand much firmer.
        Blizzard = "blizzard",
    }
}

named! {
    /// Who may pass a province's borders (ER-SEC).
    Security {
        /// Anyone.
        Open = "open",
        /// Those who are let through; costs a tenth of the production.
        Checkpoints = "checkpoints",
        /// Nobody; costs half of the production and blocks treaties.
        Closed = "closed",
    }
}

impl Season {
    /// The season of a turn, from 1: three turns each, beginning with spring (ER-LED-1).
    pub fn of_turn(turn: u16) -> Self {
        let third = usize::from(turn.saturating_sub(1) % 12 / 3);
        Self::ALL[third]
    }

    /// The share of a province's production that is paid, in percent.
    pub const fn percent(self) -> u8 {
        match self {
            Self::Spring => 60,
            Self::Summer => 40,
            Self::Autumn => 100,
            Self::Winter => 0,
        }
    }

    /// The season whose battle and harvest rules apply under some weather.
    #[must_use]
    pub fn under(self, weather: Option<Weather>) -> Self {
        if weather == Some(Weather::PrematureSnowfall) { Self::Winter } else { self }
    }
}

impl Weather {
    /// What it adds to the upkeep of every unit there, in koku (ER-WEA).
    pub const fn upkeep(self) -> i64 {
        match self {
            Self::LightDrought | Self::HeavySnowfall | Self::Blizzard => 1,
            Self::HeavyDrought => 2,
            Self::HeavyRain | Self::Monsoon | Self::Tsunami | Self::PrematureSnowfall => 0,
        }
    }
}

impl Security {
    /// The share of the production that is left, in percent.
    pub const fn percent(self) -> u8 {
        match self {
            Self::Open => 100,
            Self::Checkpoints => 90,
            Self::Closed => 50,
        }
    }

    /// How many faces of a d10 capture a Character who enters without leave.
    pub const fn capture_faces(self) -> u8 {
        match self {
            Self::Open => 0,
            Self::Checkpoints => 2,
            Self::Closed => 5,
        }
    }

    /// How many faces of a d10 catch a spy of any Clan but the Scorpion in a turn (ER-SPY-2).
    pub const fn spy_faces(self) -> u8 {
        match self {
            Self::Open => 2,
            Self::Checkpoints => 3,
            Self::Closed => 5,
        }
    }
}
