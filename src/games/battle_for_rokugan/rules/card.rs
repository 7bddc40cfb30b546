//! What the territory cards that change the board do to it (BR-TER-4, BR-SPC-6, -7).
//!
//! Deliberately absent: the four cards that touch only combat tokens, and whether the clan holds the card it plays.

use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::model::board::{Board, SpecialFault};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::control::Control;
use crate::games::battle_for_rokugan::model::named;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use serde::{Deserialize, Serialize};

/// A card with what was chosen for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Play {
    /// A card that places special tokens, one in each of these provinces; see [`places`].
    Place(Special, Vec<Province>),
    /// One own faceup token in each of two own provinces.
    StrengthOfPurpose([Province; 2]),
    /// Two own faceup tokens in an own province.
    BountifulHarvest(Province),
    /// Peace in the province; if it is an opponent's, two own faceup tokens in an own one.
    DiplomaticMission(Province, Option<Province>),
    /// The province is scorched; if it was an own one, three own faceup tokens in another.
    PirateRaids(Province, Option<Province>),
    /// Scorched earth leaves, two own control tokens come, one of them faceup.
    BlessTheLands(Province),
    /// Peace leaves; if the province is an own one, two own faceup tokens come.
    FomentRebellion(Province),
    /// All control tokens of an own and an opponent's province change places.
    CulturalExchange {
        /// The own one.
        own: Province,
        /// The opponent's.
        other: Province,
    },
    /// One own control token leaves, then up to two special tokens.
    InspireFear(Province, Vec<Province>),
    /// One own control token leaves; the rest of the card concerns combat tokens.
    Sacrifice(Province),
}

/// Which choice of a card is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The province, or that one of several.
    Province(usize),
    /// Where the reward goes.
    Reward,
    /// The own province that is exchanged.
    Own,
    /// The opponent's province that is exchanged.
    Other,
    /// Where a control token leaves.
    Sacrifice,
    /// That one of the special tokens to be removed.
    Special(usize),
}

named! {
    /// Why a choice is refused.
    CardReason {
        /// The clan does not control it.
        NotYours = "not_yours",
        /// No opponent controls it.
        NotAnOpponents = "not_an_opponents",
        /// It was chosen already.
        Twice = "twice",
        /// It has a coast, and a harbor needs none (BR-SPC-4).
        Coastal = "coastal",
        /// It lies in the Shadowlands (BR-SPC-5, BR-SPC-7).
        Shadowlands = "shadowlands",
        /// Peace and scorched earth are never replaced (BR-SPC-6).
        Permanent = "permanent",
        /// Control tokens lie there (BR-SPC-1).
        Controlled = "controlled",
        /// It is not scorched.
        NotScorched = "not_scorched",
        /// It is not at peace.
        NotAtPeace = "not_at_peace",
        /// It has no special token.
        NoSpecial = "no_special",
        /// A reward is due, and a province for it must be chosen.
        RewardDue = "reward_due",
        /// No reward is due.
        NoReward = "no_reward",
    }
}

/// Why a card cannot be played so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardFault {
    /// A choice is refused.
    Choice(Chosen, CardReason),
    /// There are not enough of these special tokens (SupplyOut).
    Supply(Special),
}

impl From<SpecialFault> for CardReason {
    fn from(fault: SpecialFault) -> Self {
        match fault {
            SpecialFault::Controlled => Self::Controlled,
            SpecialFault::Coastal => Self::Coastal,
            SpecialFault::Shadowlands => Self::Shadowlands,
            SpecialFault::Permanent => Self::Permanent,
        }
    }
}

/// The special token that a card places, and in how many provinces; nothing for the other cards.
pub fn places(card: TerritoryCard) -> Option<(Special, usize)> {
    match card {
        TerritoryCard::FeatsOfEngineering => Some((Special::Harbor, 1)),
        TerritoryCard::SacredGround => Some((Special::Shrine, 1)),
        TerritoryCard::HonorableFight => Some((Special::Battlefield, 1)),
        TerritoryCard::PortOfProsperity => Some((Special::Honor2, 1)),
        TerritoryCard::Bushido => Some((Special::Honor4, 1)),
        TerritoryCard::AidOfTheKami => Some((Special::Defense2, 1)),
        TerritoryCard::CodeOfHonor => Some((Special::Honor1, 2)),
        TerritoryCard::AshigaruLevies => Some((Special::Defense1, 3)),
        TerritoryCard::Promotion
        | TerritoryCard::DiplomaticMission
        | TerritoryCard::StrengthOfPurpose
        | TerritoryCard::BlessTheLands
        | TerritoryCard::SpyNetwork
        | TerritoryCard::FomentRebellion
        | TerritoryCard::Reinforcements
        | TerritoryCard::CulturalExchange
        | TerritoryCard::BountifulHarvest
        | TerritoryCard::PirateRaids
        | TerritoryCard::DarkFavors
        | TerritoryCard::PurgeTheWeak
        | TerritoryCard::AnimateTheDead
        | TerritoryCard::InspireFear => None,
    }
}

/// The board after `clan` has played a card so.
///
/// # Errors
///
/// The first choice that is refused, or a special token that is not in the supply; nothing is changed then.
pub fn play(board: &Board, clan: Clan, play: &Play) -> Result<Board, CardFault> {
    let mut table = Table { board: board.clone(), clan };
    match play {
        Play::Place(special, provinces) => table.place(*special, provinces)?,
        Play::StrengthOfPurpose([one, two]) => {
            for (at, province) in [*one, *two].into_iter().enumerate() {
                table.own(province, Chosen::Province(at))?;
                new_choice(&[*one, *two], at, Chosen::Province)?;
                table.board.add_up(province, 1);
            }
        }
        Play::BountifulHarvest(province) => {
            table.own(*province, Chosen::Province(0))?;
            table.board.add_up(*province, 2);
        }
        Play::DiplomaticMission(province, reward) => table.diplomatic_mission(*province, *reward)?,
        Play::PirateRaids(province, reward) => table.pirate_raids(*province, *reward)?,
        Play::BlessTheLands(province) => {
            table.take_special(*province, Special::Scorched, CardReason::NotScorched)?;
            table.board.set_control(*province, Control::new(clan, 1, 1));
        }
        Play::FomentRebellion(province) => {
            table.take_special(*province, Special::Peace, CardReason::NotAtPeace)?;
            if board.controller(*province) == Some(clan) {
                table.board.add_up(*province, 2);
            }
        }
        Play::CulturalExchange { own, other } => table.exchange(*own, *other)?,
        Play::InspireFear(sacrifice, specials) => {
            table.sacrifice(*sacrifice)?;
            table.remove_specials(specials)?;
        }
        Play::Sacrifice(sacrifice) => table.sacrifice(*sacrifice)?,
    }
    Ok(table.board)
}

/// A card being played.
struct Table {
    board: Board,
    clan: Clan,
}

impl Table {
    fn own(&self, province: Province, chosen: Chosen) -> Result<(), CardFault> {
        if self.board.controller(province) == Some(self.clan) {
            Ok(())
        } else {
            Err(CardFault::Choice(chosen, CardReason::NotYours))
        }
    }

    fn place(&mut self, special: Special, provinces: &[Province]) -> Result<(), CardFault> {
        for (at, province) in provinces.iter().enumerate() {
            new_choice(provinces, at, Chosen::Province)?;
            let placed = self.board.place_special(*province, special);
            placed.map_err(|fault| CardFault::Choice(Chosen::Province(at), fault.into()))?;
        }
        self.supplied(special)
    }

    /// Refuses more tokens than there are, replaced ones having returned (SupplyOut).
    fn supplied(&self, special: Special) -> Result<(), CardFault> {
        if self.board.exceeds_supply(special) { Err(CardFault::Supply(special)) } else { Ok(()) }
    }

    fn diplomatic_mission(&mut self, province: Province, reward: Option<Province>) -> Result<(), CardFault> {
        self.place(Special::Peace, &[province])?;
        let earned = self.board.controller(province).is_some_and(|clan| clan != self.clan);
        self.reward(if earned { 2 } else { 0 }, reward)
    }

    /// All control tokens go first, then the land is scorched (ScorchRemoves).
    fn pirate_raids(&mut self, province: Province, reward: Option<Province>) -> Result<(), CardFault> {
        let earned = self.board.controller(province) == Some(self.clan);
        self.board.set_control(province, None);
        self.place(Special::Scorched, &[province])?;
        self.reward(if earned { 3 } else { 0 }, reward)
    }

    /// Own faceup tokens in a province of the player's choice; without any province there is nothing to choose.
    fn reward(&mut self, up: u8, reward: Option<Province>) -> Result<(), CardFault> {
        let refused = |reason| Err(CardFault::Choice(Chosen::Reward, reason));
        match reward {
            Some(_) if up == 0 => refused(CardReason::NoReward),
            Some(province) => {
                self.own(province, Chosen::Reward)?;
                self.board.add_up(province, up);
                Ok(())
            }
            None if up > 0 && !self.board.provinces(self.clan).is_empty() => refused(CardReason::RewardDue),
            None => Ok(()),
        }
    }

    /// Removes the special token of a province, which must be this one.
    fn take_special(&mut self, province: Province, special: Special, reason: CardReason) -> Result<(), CardFault> {
        if self.board.special(province) != Some(special) {
            return Err(CardFault::Choice(Chosen::Province(0), reason));
        }
        self.board.remove_special(province);
        Ok(())
    }

    fn exchange(&mut self, own: Province, other: Province) -> Result<(), CardFault> {
        self.own(own, Chosen::Own)?;
        if self.board.controller(other).is_none_or(|clan| clan == self.clan) {
            return Err(CardFault::Choice(Chosen::Other, CardReason::NotAnOpponents));
        }
        let (theirs, ours) = (self.board.control(other), self.board.control(own));
        self.board.set_control(own, theirs);
        self.board.set_control(other, ours);
        Ok(())
    }

    /// One own control token leaves, a faceup one first; the Shadowlands cannot be paid with (BR-SPC-7).
    fn sacrifice(&mut self, province: Province) -> Result<(), CardFault> {
        self.own(province, Chosen::Sacrifice)?;
        if map::is_shadowlands(map::facts(province).territory) {
            return Err(CardFault::Choice(Chosen::Sacrifice, CardReason::Shadowlands));
        }
        let left = self.board.control(province).and_then(Control::less_one);
        self.board.set_control(province, left);
        Ok(())
    }

    fn remove_specials(&mut self, provinces: &[Province]) -> Result<(), CardFault> {
        for (at, province) in provinces.iter().enumerate() {
            new_choice(provinces, at, Chosen::Special)?;
            if self.board.special(*province).is_none() {
                return Err(CardFault::Choice(Chosen::Special(at), CardReason::NoSpecial));
            }
            self.board.remove_special(*province);
        }
        Ok(())
    }
}

/// Refuses the choice of this position if it was made before.
fn new_choice(provinces: &[Province], at: usize, chosen: fn(usize) -> Chosen) -> Result<(), CardFault> {
    if provinces[..at].contains(&provinces[at]) {
        Err(CardFault::Choice(chosen(at), CardReason::Twice))
    } else {
        Ok(())
    }
}
