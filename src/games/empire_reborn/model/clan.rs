//! The eight Clans and the provinces they begin with.

named! {
    /// A Great Clan, or the Mantis (ER-CLAN).
    Clan {
        /// All its units fight better against the Shadowlands.
        Crab = "crab",
        /// Its trade is worth more, and a treaty's end costs it half.
        Crane = "crane",
        /// Its explorers find more.
        Dragon = "dragon",
        /// Its Characters begin with two more points of Honor.
        Lion = "lion",
        /// Its shugenja units cost less upkeep.
        Phoenix = "phoenix",
        /// Its spies report more and are caught less.
        Scorpion = "scorpion",
        /// Its Cavalry costs less upkeep.
        Unicorn = "unicorn",
        /// Its ships are faster.
        Mantis = "mantis",
    }
}

named! {
    /// A province a Clan begins the campaign with (ER-CLAN).
    HomeProvince {
        /// Crab.
        Kaiu = "kaiu",
        /// Crab.
        Hida = "hida",
        /// Crab.
        Yasuki = "yasuki",
        /// Crane.
        Doji = "doji",
        /// Crane.
        Kakita = "kakita",
        /// Crane.
        Asahina = "asahina",
        /// Dragon.
        Hitomi = "hitomi",
        /// Dragon.
        Kitsuki = "kitsuki",
        /// Dragon.
        Mirumoto = "mirumoto",
        /// Lion.
        Ikoma = "ikoma",
        /// Lion.
        Matsu = "matsu",
        /// Lion.
        Akodo = "akodo",
        /// Phoenix.
        Shiba = "shiba",
        /// Phoenix.
        Naka = "naka",
        /// Phoenix.
        Isawa = "isawa",
        /// Scorpion.
        Soshi = "soshi",
        /// Scorpion.
        Bayushi = "bayushi",
        /// Scorpion.
        Shosuro = "shosuro",
        /// Unicorn.
        Shinjo = "shinjo",
        /// Unicorn.
        Moto = "moto",
        /// Unicorn.
        Iuchi = "iuchi",
        /// Mantis.
        Silk = "silk",
        /// Mantis.
        Spice = "spice",
    }
}

impl HomeProvince {
    /// The Clan that begins with it.
    pub const fn clan(self) -> Clan {
        match self {
            Self::Kaiu | Self::Hida | Self::Yasuki => Clan::Crab,
            Self::Doji | Self::Kakita | Self::Asahina => Clan::Crane,
            Self::Hitomi | Self::Kitsuki | Self::Mirumoto => Clan::Dragon,
            Self::Ikoma | Self::Matsu | Self::Akodo => Clan::Lion,
            Self::Shiba | Self::Naka | Self::Isawa => Clan::Phoenix,
            Self::Soshi | Self::Bayushi | Self::Shosuro => Clan::Scorpion,
            Self::Shinjo | Self::Moto | Self::Iuchi => Clan::Unicorn,
            Self::Silk | Self::Spice => Clan::Mantis,
        }
    }
}
