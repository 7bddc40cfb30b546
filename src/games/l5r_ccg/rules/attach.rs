//! Attaching a card to a Personality, or moving it there: everything that is against it (CC-ATT).

use crate::games::l5r_ccg::model::clan::{Clan, share_a_clan};
use crate::games::l5r_ccg::model::rule::{self, Rule};

/// What an item occupies; weapons and armor are limited to one each (CC-ATT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A weapon.
    Weapon,
    /// Armor.
    Armor,
    /// Any other item: no limit.
    Other,
}

/// A card that lies with a Personality already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A Follower.
    Follower,
    /// An item.
    Item(Slot),
    /// A spell.
    Spell,
    /// An Ancestor.
    Ancestor,
}

/// The card to be attached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attachment {
    /// A Follower, and the Personal Honor it asks for, if any.
    Follower(Option<i64>),
    /// An item.
    Item(Slot),
    /// A spell.
    Spell,
    /// An Ancestor and its clans.
    Ancestor(Vec<Clan>),
}

/// The Personality the card is meant for, as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// Whether the player controls it.
    pub own: bool,
    /// Whether it is bowed.
    pub bowed: bool,
    /// Its Personal Honor; 0 while it is dishonored (CC-HON-3).
    pub personal_honor: i64,
    /// Its Chi.
    pub chi: i64,
    /// Whether it is a Shugenja.
    pub shugenja: bool,
    /// Its clans.
    pub clans: Vec<Clan>,
    /// What is attached to it.
    pub attached: Vec<Held>,
}

/// Where the card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From the hand.
    Hand,
    /// From an unbowed Personality (CC-ATT-7).
    Unbowed,
    /// From a bowed Personality, which may not take part in an exchange.
    Bowed,
}

/// Who bows for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bows {
    /// The Personality that gives the card.
    Source,
    /// The Personality that gets it.
    Target,
}

/// Every rule against attaching `card`, ascending by number; none where it is legal.
pub fn faults(bearer: &Bearer, card: &Attachment, origin: Origin) -> Vec<Rule> {
    let moved = origin != Origin::Hand;
    let broken = [
        (!bearer.own || bearer.bowed || origin == Origin::Bowed, rule::ATTACH_TARGET),
        (
            matches!(card, Attachment::Follower(Some(least)) if bearer.personal_honor < *least),
            rule::FOLLOWER_REQUIREMENT,
        ),
        (*card == Attachment::Spell && !bearer.shugenja, rule::SPELL_NEEDS_SHUGENJA),
        (*card == Attachment::Spell && spells(bearer) + 1 > bearer.chi, rule::SPELLS_WITHIN_CHI),
        (matches!(card, Attachment::Item(slot) if is_taken(bearer, *slot)), rule::ONE_OF_A_SLOT),
        (matches!(card, Attachment::Ancestor(_)) && moved, rule::ANCESTOR_UNTOUCHED),
        (matches!(card, Attachment::Ancestor(clans) if !share_a_clan(clans, &bearer.clans)), rule::ANCESTOR_CLAN),
    ];
    broken.into_iter().filter(|(broken, _)| *broken).map(|(_, rule)| rule).collect()
}

/// Who bows: both when a card moves (CC-ATT-7), the Personality for an Ancestor (CC-ATT-9), else nobody.
pub fn bows(card: &Attachment, origin: Origin) -> &'static [Bows] {
    match (origin, card) {
        (Origin::Unbowed | Origin::Bowed, _) => &[Bows::Source, Bows::Target],
        (Origin::Hand, Attachment::Ancestor(_)) => &[Bows::Target],
        (Origin::Hand, Attachment::Follower(_) | Attachment::Item(_) | Attachment::Spell) => &[],
    }
}

fn spells(bearer: &Bearer) -> i64 {
    bearer.attached.iter().map(|held| i64::from(*held == Held::Spell)).sum()
}

fn is_taken(bearer: &Bearer, slot: Slot) -> bool {
    slot != Slot::Other && bearer.attached.contains(&Held::Item(slot))
}
