//! The clans, and what counts as one.

/// A clan, or what is counted as one (CC-SET-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Clan {
    /// The Crab.
    Crab,
    /// The Crane.
    Crane,
    /// The Dragon.
    Dragon,
    /// The Lion.
    Lion,
    /// The Mantis; "Yoritomo's Alliance" is the same.
    Mantis,
    /// The Phoenix.
    Phoenix,
    /// The Scorpion.
    Scorpion,
    /// The Unicorn.
    Unicorn,
    /// The Naga.
    Naga,
    /// Toturi's Army.
    Toturi,
    /// The Shadowlands Horde, which no card is a member of.
    Shadowlands,
    /// The Brotherhood of Shinsei; every Monk is one of it.
    Brotherhood,
}

/// Whether two lists of clans share one.
pub fn share_a_clan(one: &[Clan], other: &[Clan]) -> bool {
    one.iter().any(|clan| other.contains(clan))
}
