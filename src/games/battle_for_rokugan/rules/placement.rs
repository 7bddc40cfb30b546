//! Whether a combat token lies where its kind may lie, and what it does there (BR-TOK, BR-PLC, BR-A1 to -A3).
//!
//! Places are judged on the board as it stands (LegalityAt). Deliberately absent: whether the clan has such a token.

use super::rulebook as rule;
use crate::games::battle_for_rokugan::content::map;
use crate::games::battle_for_rokugan::model::board::Board;
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::place::{LandBorder, Place, Spot};
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::tokens::{Token, Tokens};
use crate::kernel::rulebook::RuleRef;

use crate::games::battle_for_rokugan::model::named;

named! {
    /// What a legally placed token does.
    Role {
        Attack = "attack",
        Defend = "defend",
        Raid = "raid",
        /// Diplomacy.
        Peace = "peace",
        /// A blessing.
        Bless = "bless",
    }
}

named! {
    /// Why a token may not lie where it lies (BR-A1).
    Reason {
        /// A province it touches is scorched.
        Scorched = "scorched",
        /// A province it touches is at peace.
        Peace = "peace",
        /// A province it touches holds the shrine, and its clan does not control it.
        Shrine = "shrine",
        /// Another token lies on that border or coast.
        Occupied = "occupied",
        /// This kind never lies at such a place.
        Kind = "kind",
        /// Its clan does not control the province it needs.
        NotYours = "not_yours",
        /// The province is landlocked.
        NotCoastal = "not_coastal",
        /// It attacks a province of its own clan.
        OwnTarget = "own_target",
        /// Its clan is ronin.
        Ronin = "ronin",
        /// It raids a province of its own clan.
        Yours = "yours",
        /// The battlefield allows neither diplomacy nor raid.
        Battlefield = "battlefield",
        /// A blessing on anything but an own, legal army, navy or shinobi.
        BlessingBase = "blessing_base",
        /// The clan has none left of the kinds that may lie there; said of facedown tokens only.
        Gone = "gone",
    }
}

impl Reason {
    /// The rule that says so, for a token of `kind`.
    pub fn rule(self, kind: Kind) -> RuleRef {
        match self {
            Self::Scorched => rule::SCORCHED,
            Self::Peace => rule::PEACE,
            Self::Shrine => rule::SHRINE,
            Self::Occupied => rule::PLACEMENT,
            Self::Kind | Self::NotYours | Self::NotCoastal | Self::Yours => of_kind(kind),
            Self::OwnTarget => rule::OWN_TARGET,
            Self::Ronin => rule::RONIN,
            Self::Battlefield => rule::BATTLEFIELD,
            Self::BlessingBase => rule::BLESSING,
            Self::Gone => rule::COMBAT_TOKENS,
        }
    }
}

/// The rule that says where a kind may lie.
pub fn of_kind(kind: Kind) -> RuleRef {
    match kind {
        Kind::Army => rule::ARMY,
        Kind::Navy => rule::NAVY,
        Kind::Shinobi => rule::SHINOBI,
        Kind::Blessing => rule::BLESSING,
        Kind::Diplomacy => rule::DIPLOMACY,
        Kind::Raid => rule::RAID,
        Kind::Bluff => rule::BLUFF,
    }
}

/// What is said about a token that lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may lie there, and does this.
    Legal(Role),
    /// It may not.
    Illegal(Reason),
    /// It lies facedown.
    Unknown,
}

/// What a token of `clan` and `kind` would do at `spot` beside `tokens` that lie there already.
///
/// # Errors
///
/// The first reason of BR-A1 why it may not lie there.
pub fn judge<'a>(
    board: &Board,
    clan: Clan,
    kind: Kind,
    spot: Spot,
    tokens: impl IntoIterator<Item = &'a Token>,
) -> Result<Role, Reason> {
    closed(board, clan, spot, tokens)?;
    placed(board, clan, kind, spot)
}

/// What a blessing of `clan` would do on a token that lies on the board itself and is judged as `verdict`.
///
/// # Errors
///
/// It is none of the tokens a blessing may lie on.
pub fn judge_blessing(clan: Clan, base: &Token, verdict: Verdict) -> Result<Role, Reason> {
    let fights = base.face.is_none_or(|face| face.kind().fights());
    match verdict {
        Verdict::Legal(_) | Verdict::Unknown if base.clan == clan && fights => Ok(Role::Bless),
        Verdict::Legal(_) | Verdict::Unknown | Verdict::Illegal(_) => Err(Reason::BlessingBase),
    }
}

/// The verdicts on all tokens, in placement order (BR-A1, -A2).
pub fn verdicts(board: &Board, tokens: &Tokens) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> = Vec::with_capacity(tokens.iter().len());
    for (at, token) in tokens.iter().enumerate() {
        let judged = match (token.place, token.face.map(Face::kind)) {
            (Place::At(spot), Some(kind)) => Some(judge(board, token.clan, kind, spot, tokens.iter().take(at))),
            // A blessing lies on an earlier token, so there is a verdict on that already.
            (Place::On(base), Some(_)) => {
                tokens.get(base).map(|below| judge_blessing(token.clan, below, verdicts[base]))
            }
            (_, None) => None,
        };
        verdicts.push(match judged {
            Some(Ok(role)) => Verdict::Legal(role),
            Some(Err(reason)) => Verdict::Illegal(reason),
            None => Verdict::Unknown,
        });
    }
    verdicts
}

/// Whether a raid of `clan` in `province` works as far as the board says: next to one of its provinces (BR-RES-3).
pub fn borders_own(board: &Board, clan: Clan, province: Province) -> bool {
    !map::neighbors(province).intersection(board.provinces(clan)).is_empty()
}

/// Whether a province counts as coastal: a coast, or the harbor (BR-SPC-4).
pub fn is_coastal(board: &Board, province: Province) -> bool {
    map::facts(province).coast.is_some() || board.special(province) == Some(Special::Harbor)
}

/// Whether a place is open to any kind beside `tokens` that lie there already (BR-PLC-2 to -4, BR-A2).
///
/// # Errors
///
/// What closes it to every kind.
pub fn closed<'a>(
    board: &Board,
    clan: Clan,
    spot: Spot,
    tokens: impl IntoIterator<Item = &'a Token>,
) -> Result<(), Reason> {
    let touched = || spot.touches().map(|province| (province, board.special(province)));
    if touched().any(|(_, special)| special == Some(Special::Scorched)) {
        return Err(Reason::Scorched);
    }
    if touched().any(|(_, special)| special == Some(Special::Peace)) {
        return Err(Reason::Peace);
    }
    let foreign = |province| board.controller(province) != Some(clan);
    if touched().any(|(province, special)| special == Some(Special::Shrine) && foreign(province)) {
        return Err(Reason::Shrine);
    }
    let occupies = |token: &Token| match token.place {
        Place::At(other) => token.face.map(Face::kind) != Some(Kind::Blessing) && spot.excludes(other),
        Place::On(_) => false,
    };
    if tokens.into_iter().any(occupies) { Err(Reason::Occupied) } else { Ok(()) }
}

/// What a token does at a place that is open (BR-TOK).
///
/// # Errors
///
/// Why a token of that kind may not lie there.
pub fn placed(board: &Board, clan: Clan, kind: Kind, spot: Spot) -> Result<Role, Reason> {
    match kind {
        Kind::Army => army(board, clan, spot),
        Kind::Navy => navy(board, clan, spot),
        Kind::Shinobi => {
            let province = center(spot)?;
            Ok(if board.controller(province) == Some(clan) { Role::Defend } else { Role::Attack })
        }
        Kind::Diplomacy => diplomacy(board, clan, spot),
        Kind::Raid => raid(board, clan, spot),
        Kind::Blessing => Err(Reason::Kind),
        Kind::Bluff => bluff(board, clan, spot),
    }
}

fn center(spot: Spot) -> Result<Province, Reason> {
    match spot {
        Spot::Center(province) => Ok(province),
        Spot::Border(_) | Spot::Coast(_) => Err(Reason::Kind),
    }
}

fn army(board: &Board, clan: Clan, spot: Spot) -> Result<Role, Reason> {
    let own = |province| board.controller(province) == Some(clan);
    match spot {
        Spot::Coast(_) => Err(Reason::Kind),
        Spot::Center(province) if own(province) => Ok(Role::Defend),
        Spot::Center(_) => Err(Reason::NotYours),
        Spot::Border(border) if own(border.target()) => Err(Reason::OwnTarget),
        Spot::Border(border) if own(border.from()) || board.is_ronin(clan) => Ok(Role::Attack),
        Spot::Border(_) => Err(Reason::NotYours),
    }
}

fn navy(board: &Board, clan: Clan, spot: Spot) -> Result<Role, Reason> {
    let own = |province| board.controller(province) == Some(clan);
    let harbor = |border: LandBorder| board.special(border.target()) == Some(Special::Harbor);
    match spot {
        Spot::Center(province) if !own(province) => Err(Reason::NotYours),
        Spot::Center(province) if is_coastal(board, province) => Ok(Role::Defend),
        Spot::Center(_) => Err(Reason::NotCoastal),
        Spot::Border(border) if !harbor(border) => Err(Reason::Kind),
        Spot::Border(_) | Spot::Coast(_) if own(spot.target()) => Err(Reason::OwnTarget),
        Spot::Border(_) | Spot::Coast(_) => Ok(Role::Attack),
    }
}

fn diplomacy(board: &Board, clan: Clan, spot: Spot) -> Result<Role, Reason> {
    let province = center(spot)?;
    if board.is_ronin(clan) {
        Err(Reason::Ronin)
    } else if board.controller(province) != Some(clan) {
        Err(Reason::NotYours)
    } else if board.special(province) == Some(Special::Battlefield) {
        Err(Reason::Battlefield)
    } else {
        Ok(Role::Peace)
    }
}

fn raid(board: &Board, clan: Clan, spot: Spot) -> Result<Role, Reason> {
    let province = center(spot)?;
    if board.is_ronin(clan) {
        Err(Reason::Ronin)
    } else if board.controller(province) == Some(clan) {
        Err(Reason::Yours)
    } else if board.special(province) == Some(Special::Battlefield) {
        Err(Reason::Battlefield)
    } else {
        Ok(Role::Raid)
    }
}

/// A bluff lies wherever another kind would; it pretends to attack or to defend (BR-A3).
fn bluff(board: &Board, clan: Clan, spot: Spot) -> Result<Role, Reason> {
    let others = [Kind::Army, Kind::Navy, Kind::Shinobi, Kind::Diplomacy, Kind::Raid];
    if !others.iter().any(|kind| placed(board, clan, *kind, spot).is_ok()) {
        return army(board, clan, spot);
    }
    Ok(match spot {
        Spot::Center(province) if board.controller(province) == Some(clan) => Role::Defend,
        Spot::Center(_) | Spot::Border(_) | Spot::Coast(_) => Role::Attack,
    })
}
