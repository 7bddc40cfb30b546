//! The ways a Dynasty card can come into play, and what is against each (CC-REC).

use super::gold::{self, Plan, Source, TooMany, Wanted};
use crate::games::l5r_ccg::model::clan::{Clan, share_a_clan};
use crate::games::l5r_ccg::model::rule::{self, Rule};
use serde::{Deserialize, Serialize};

/// Whether a Dynasty card is a Personality; only those have a clan's benefit and are overlaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A Personality.
    Personality,
    /// A Holding.
    Holding,
}

/// What tells a card from others of the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The name it counts under.
    pub name: String,
    /// Whether it is Unique.
    pub unique: bool,
    /// Its version, from 0 (Inexperienced) to 9 (CC-REC-8).
    pub version: i64,
}

impl Printed {
    /// Whether it is an Experienced version.
    pub fn is_experienced(&self) -> bool {
        self.version >= 2
    }
}

/// A card to be recruited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// What it is.
    pub kind: Kind,
    /// Name, uniqueness and version.
    pub printed: Printed,
    /// Its clans.
    pub clans: Vec<Clan>,
    /// Gold it costs.
    pub cost: i64,
    /// Family Honor it asks for; none where it shows a dash.
    pub requirement: Option<i64>,
    /// Its printed Personal Honor.
    pub personal_honor: i64,
    /// What it gains or loses its player when it enters play.
    pub enter_honor: i64,
}

/// A card of the same kind that is in play already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InPlay {
    /// Name, uniqueness and version.
    pub printed: Printed,
    /// Whether it is the recruiting player's.
    pub own: bool,
}

/// Ruling ExperiencedInPlay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExperiencedInPlay {
    /// One Experienced version of a name in play (the default).
    Strict,
    /// Only uniqueness counts.
    UniqueOnly,
}

/// How a card comes into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Take {
    /// For two gold less (CC-REC-4).
    Discount,
    /// For its Personal Honor as a gain (CC-REC-4).
    Honor,
    /// For its cost.
    Plain,
    /// Laid on an earlier version (CC-REC-7).
    Overlay,
}

impl Take {
    /// The gold that a card of this cost is had for.
    pub fn price(self, cost: i64) -> i64 {
        match self {
            Self::Discount => (cost - 2).max(0),
            Self::Honor | Self::Plain => cost,
            Self::Overlay => 0,
        }
    }
}

/// One way into play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which way.
    pub take: Take,
    /// Gold it costs.
    pub cost: i64,
    /// What it changes Family Honor by.
    pub honor: i64,
    /// Rules against it, in the order CC-REC-2, 5, 6, 3.
    pub faults: Vec<Rule>,
    /// What to bow for it, where gold is looked at and suffices.
    pub payment: Option<Plan>,
}

/// Everything the ways depend on besides the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Court<'a> {
    /// Family Honor now.
    pub honor: i64,
    /// The player's clans.
    pub clans: &'a [Clan],
    /// Cards in play anywhere.
    pub in_play: &'a [InPlay],
    /// Sources of gold, where gold is looked at.
    pub sources: Option<&'a [Source]>,
    /// The ruling in force.
    pub experienced: ExperiencedInPlay,
}

/// Every way there is for `card`, in the order discount, Honor or plain, then overlay.
///
/// # Errors
///
/// There are more usable sources than can be planned with.
pub fn offers(card: &Recruit, court: &Court<'_>) -> Result<Vec<Offer>, TooMany> {
    let own_clan = card.kind == Kind::Personality && share_a_clan(&card.clans, court.clans);
    let mut ways = if own_clan { vec![Take::Discount, Take::Honor] } else { vec![Take::Plain] };
    if overlaid(card, court).is_some() {
        ways.push(Take::Overlay);
    }
    ways.into_iter().map(|take| offer(card, court, take)).collect()
}

fn offer(card: &Recruit, court: &Court<'_>, take: Take) -> Result<Offer, TooMany> {
    let cost = take.price(card.cost);
    let honor = match take {
        Take::Honor => card.enter_honor + card.personal_honor,
        Take::Discount | Take::Plain => card.enter_honor,
        Take::Overlay => 0,
    };
    let payment = payment(court, cost)?;
    let mut faults = standing_faults(card, court, take);
    if court.sources.is_some() && payment.is_none() {
        faults.push(rule::COST);
    }
    Ok(Offer { take, cost, honor, faults, payment })
}

/// What to bow for one cost; nothing where gold is not looked at or does not suffice.
fn payment(court: &Court<'_>, cost: i64) -> Result<Option<Plan>, TooMany> {
    let Some(sources) = court.sources else { return Ok(None) };
    let plan = gold::plan(sources, &[Wanted { cost, worth: 1 }])?;
    Ok((!plan.payments.is_empty()).then_some(plan))
}

/// The faults that gold has no part in.
fn standing_faults(card: &Recruit, court: &Court<'_>, take: Take) -> Vec<Rule> {
    let under = if take == Take::Overlay { overlaid(card, court) } else { None };
    let mut named = court
        .in_play
        .iter()
        .enumerate()
        .filter(|(at, other)| Some(*at) != under && other.printed.name == card.printed.name);
    let too_low = take != Take::Overlay && card.requirement.is_some_and(|requirement| court.honor < requirement);
    let unique = card.printed.unique && named.clone().any(|(_, other)| other.printed.unique);
    let experienced = match court.experienced {
        ExperiencedInPlay::Strict => {
            card.printed.is_experienced() && named.any(|(_, other)| other.printed.is_experienced())
        }
        ExperiencedInPlay::UniqueOnly => false,
    };
    let faults = [(too_low, rule::REQUIREMENT), (unique, rule::UNIQUE), (experienced, rule::EXPERIENCED)];
    faults.into_iter().filter(|(broken, _)| *broken).map(|(_, rule)| rule).collect()
}

/// The card an overlay would cover: the latest of the own earlier versions, the first of several (CC-REC-7).
fn overlaid(card: &Recruit, court: &Court<'_>) -> Option<usize> {
    if card.kind == Kind::Holding {
        return None;
    }
    let earlier = court.in_play.iter().enumerate().filter(|(_, other)| {
        other.own && other.printed.name == card.printed.name && other.printed.version < card.printed.version
    });
    earlier.rev().max_by_key(|(_, other)| other.printed.version).map(|(at, _)| at)
}
