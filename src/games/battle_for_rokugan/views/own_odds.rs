//! What a player sees behind its screen: the hand with the chance of each placement, and what is at stake, with its own
//! knowledge beside what everybody may count (BR-ODD-5).

use crate::games::battle_for_rokugan::laid::{At, Laid, TokenId};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::tokens::Tokens;
use crate::games::battle_for_rokugan::queries::{hands_among, spot};
use crate::games::battle_for_rokugan::rules::odds::fog::{Fog, Hand};
use crate::games::battle_for_rokugan::rules::placement::{Reason, Verdict, verdicts};
use crate::games::battle_for_rokugan::sleeve::{Held, Sleeve};
use crate::games::battle_for_rokugan::state::{State, try_tokens};
use crate::kernel::by::{By, Small};

/// The first number of markers that are only planned; no round has so many.
const PLANNED: u16 = 60_000;

/// What a player sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    /// The hand, in the order it was entered.
    pub hand: Vec<OwnToken>,
    /// The provinces in which its tokens lie or are to lie, or of which it is controller and others aim at, in map order.
    pub stakes: Vec<Stake>,
}

/// A token of the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwnToken {
    /// The token.
    pub held: Held,
    /// What it comes to where it lies or is to lie; nothing where it stays.
    pub comes: Option<Comes>,
}

/// What a placement comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Comes {
    /// It does what it is for with this chance.
    Chance(f64),
    /// It does nothing but look dangerous.
    Bluffs,
    /// It is illegal there.
    Illegal(Reason),
    /// There are no odds: what is noted cannot be.
    Unknown,
}

/// What is at stake in a province.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stake {
    /// Where.
    pub province: Province,
    /// What the player wants there.
    pub wants: Wants,
    /// The chance of that.
    pub chance: f64,
}

/// What a player wants of a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// To keep it.
    Keep,
    /// To take it.
    Take,
}

/// What the player of a sleeve sees.
pub fn own(state: &State, sleeve: &Sleeve) -> Own {
    let laid = laid(state, sleeve);
    let tokens = try_tokens(state.players(), &laid);
    let hands = hands(state, sleeve, &laid);
    let fog = tokens.as_ref().and_then(|tokens| Fog::new(state.board(), tokens, &hands).ok());
    let seen = Seen { state, clan: sleeve.clan, laid: &laid, tokens: tokens.as_ref(), fog: fog.as_ref() };
    let token = |(at, held): (usize, &Held)| OwnToken { held: *held, comes: seen.comes(at, held) };
    Own { hand: sleeve.hand().iter().enumerate().map(token).collect(), stakes: seen.stakes() }
}

/// The markers as the player knows them, and those it plans; blessings of the plan come last.
fn laid(state: &State, sleeve: &Sleeve) -> Vec<Laid> {
    let known = |laid: &Laid| {
        let held = sleeve.hand().iter().find(|held| held.token == Some(laid.id)).map(|held| held.face);
        let looked = sleeve.looked().iter().find(|looked| looked.token == laid.id).map(|looked| looked.face);
        Laid { face: laid.face.or(held).or(looked), ..*laid }
    };
    let mut all: Vec<Laid> = state.laid().iter().map(known).collect();
    let planned = || sleeve.hand().iter().enumerate().filter(|(_, held)| held.token.is_none());
    let blesses = |held: &Held| held.face.kind() == Kind::Blessing;
    for (at, held) in planned().filter(|(_, held)| !blesses(held)) {
        let marker = |spot| Laid { id: planned_id(at), clan: sleeve.clan, face: Some(held.face), at: At::Spot(spot) };
        all.extend(held.plan.map(marker));
    }
    for (at, held) in planned().filter(|(_, held)| blesses(held)) {
        let fights = |laid: &&Laid| laid.clan == sleeve.clan && laid.face.is_some_and(|face| face.kind().fights());
        let there = |laid: &&Laid| held.plan.is_some_and(|plan| laid.at == At::Spot(plan));
        let base = all.iter().rev().filter(fights).find(there).map(|laid| laid.id);
        let marker = |base| Laid { id: planned_id(at), clan: sleeve.clan, face: Some(held.face), at: At::On(base) };
        all.extend(base.map(marker));
    }
    all
}

fn planned_id(at: usize) -> TokenId {
    // A hand has seven tokens at most.
    TokenId(PLANNED.saturating_add(u16::try_from(at).unwrap_or(0)))
}

/// What is known of the hands: of its own, everything that was entered.
fn hands(state: &State, sleeve: &Sleeve, laid: &[Laid]) -> By<Clan, Option<Hand>> {
    let mut hands = hands_among(state, laid);
    let facedown = laid.iter().filter(|laid| laid.clan == sleeve.clan && laid.face.is_none()).count();
    let own = hands.get_mut(sleeve.clan);
    if facedown == 0 {
        // Nothing of its own is unknown that lies on the board.
        *own = None;
    }
    if let Some(own) = own {
        let behind = sleeve.hand().iter().filter(|held| held.token.is_none());
        let entered = u8::try_from(behind.clone().count()).unwrap_or(u8::MAX);
        // Planned markers are known already; the others are out of what the unknown ones may be.
        let stays = behind.filter(|held| held.plan.is_none()).map(|held| held.face);
        let set = crate::games::battle_for_rokugan::content::token_set::of(sleeve.clan);
        own.out = stays.fold(own.out.clone(), |out, face| out.adding(face, 1, &set).unwrap_or(out));
        let down = u8::try_from(facedown).unwrap_or(u8::MAX);
        own.unknown = own.unknown.saturating_sub(entered).max(down);
    }
    hands
}

/// What was seen and planned, ready to be asked.
struct Seen<'a> {
    state: &'a State,
    clan: Clan,
    laid: &'a [Laid],
    tokens: Option<&'a Tokens>,
    fog: Option<&'a Fog<'a>>,
}

impl Seen<'_> {
    fn comes(&self, at: usize, held: &Held) -> Option<Comes> {
        let place = held.plan?;
        let id = held.token.unwrap_or_else(|| planned_id(at));
        let Some(position) = self.laid.iter().position(|laid| laid.id == id) else {
            // A blessing without a token below it.
            return Some(Comes::Illegal(Reason::BlessingBase));
        };
        let Some(tokens) = self.tokens else { return Some(Comes::Unknown) };
        if let Some(Verdict::Illegal(reason)) = verdicts(self.state.board(), tokens).get(position) {
            return Some(Comes::Illegal(*reason));
        }
        Some(self.chance(held.face, place))
    }

    fn chance(&self, face: Face, place: Spot) -> Comes {
        let Some(there) = self.fog.and_then(|fog| fog.at(place.target())) else { return Comes::Unknown };
        let outcomes = there.outcomes();
        match face.kind() {
            Kind::Army | Kind::Navy | Kind::Shinobi | Kind::Blessing => Comes::Chance(outcomes.success(self.clan)),
            Kind::Diplomacy => Comes::Chance(outcomes.peace),
            Kind::Raid => Comes::Chance(outcomes.scorched),
            Kind::Bluff => Comes::Bluffs,
        }
    }

    fn stakes(&self) -> Vec<Stake> {
        let stake = |province: &Province| {
            let here = |laid: &&Laid| spot(self.laid, laid).is_some_and(|spot| spot.target() == *province);
            let mut there = self.laid.iter().filter(here).peekable();
            there.peek()?;
            let keeps = self.state.board().controller(*province) == Some(self.clan);
            let attacks = |laid: &Laid| laid.clan == self.clan && laid.face.is_none_or(|face| face.kind().fights());
            let wants = match keeps {
                true => Wants::Keep,
                false if there.any(attacks) => Wants::Take,
                false => return None,
            };
            let chance = self.fog?.at(*province)?.outcomes().success(self.clan);
            Some(Stake { province: *province, wants, chance })
        };
        Province::ALL.iter().filter_map(stake).collect()
    }
}
