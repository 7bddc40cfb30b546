//! What clans, places, tokens and cards are called.

use crate::games::battle_for_rokugan::laid::{Agent, At, Laid};
use crate::games::battle_for_rokugan::model::clan::Clan;
use crate::games::battle_for_rokugan::model::face::{Face, Kind};
use crate::games::battle_for_rokugan::model::initiative_card::{InitiativeCard, NeutralCard};
use crate::games::battle_for_rokugan::model::objective::Objective;
use crate::games::battle_for_rokugan::model::place::Spot;
use crate::games::battle_for_rokugan::model::province::Province;
use crate::games::battle_for_rokugan::model::special::Special;
use crate::games::battle_for_rokugan::model::territory::Territory;
use crate::games::battle_for_rokugan::model::territory_card::TerritoryCard;
use crate::games::battle_for_rokugan::queries::spot;
use crate::games::battle_for_rokugan::stage::{Part, Stage};
use crate::games::battle_for_rokugan::state::State;
use crate::kernel::line::{Arg, Key, Line};
use crate::words::battle_for_rokugan as keys;

/// A clan.
pub fn clan(it: Clan) -> Key {
    match it {
        Clan::Crab => keys::BFR_CLAN_CRAB,
        Clan::Crane => keys::BFR_CLAN_CRANE,
        Clan::Dragon => keys::BFR_CLAN_DRAGON,
        Clan::Lion => keys::BFR_CLAN_LION,
        Clan::Phoenix => keys::BFR_CLAN_PHOENIX,
        Clan::Scorpion => keys::BFR_CLAN_SCORPION,
        Clan::Unicorn => keys::BFR_CLAN_UNICORN,
    }
}

/// A province as the app calls it.
pub fn own_province(it: Province) -> Key {
    match it {
        Province::DragonNorthwest => keys::BFR_PROVINCE_DRAGON_NORTHWEST,
        Province::DragonCapital => keys::BFR_PROVINCE_DRAGON_CAPITAL,
        Province::DragonSouth => keys::BFR_PROVINCE_DRAGON_SOUTH,
        Province::PhoenixCapital => keys::BFR_PROVINCE_PHOENIX_CAPITAL,
        Province::PhoenixCenter => keys::BFR_PROVINCE_PHOENIX_CENTER,
        Province::PhoenixCoast => keys::BFR_PROVINCE_PHOENIX_COAST,
        Province::UnicornCapital => keys::BFR_PROVINCE_UNICORN_CAPITAL,
        Province::UnicornWest => keys::BFR_PROVINCE_UNICORN_WEST,
        Province::UnicornEast => keys::BFR_PROVINCE_UNICORN_EAST,
        Province::LionNorthwest => keys::BFR_PROVINCE_LION_NORTHWEST,
        Province::LionCapital => keys::BFR_PROVINCE_LION_CAPITAL,
        Province::LionCoast => keys::BFR_PROVINCE_LION_COAST,
        Province::ScorpionWest => keys::BFR_PROVINCE_SCORPION_WEST,
        Province::ScorpionNorth => keys::BFR_PROVINCE_SCORPION_NORTH,
        Province::ScorpionCapital => keys::BFR_PROVINCE_SCORPION_CAPITAL,
        Province::CraneCapital => keys::BFR_PROVINCE_CRANE_CAPITAL,
        Province::CraneMiddle => keys::BFR_PROVINCE_CRANE_MIDDLE,
        Province::CraneSouth => keys::BFR_PROVINCE_CRANE_SOUTH,
        Province::CrabNorthwest => keys::BFR_PROVINCE_CRAB_NORTHWEST,
        Province::CrabEast => keys::BFR_PROVINCE_CRAB_EAST,
        Province::CrabCenter => keys::BFR_PROVINCE_CRAB_CENTER,
        Province::CrabCapital => keys::BFR_PROVINCE_CRAB_CAPITAL,
        Province::SouthcoastInland => keys::BFR_PROVINCE_SOUTHCOAST_INLAND,
        Province::SouthcoastEast => keys::BFR_PROVINCE_SOUTHCOAST_EAST,
        Province::SouthcoastSouth => keys::BFR_PROVINCE_SOUTHCOAST_SOUTH,
        Province::IslandsNorth => keys::BFR_PROVINCE_ISLANDS_NORTH,
        Province::IslandsWest => keys::BFR_PROVINCE_ISLANDS_WEST,
        Province::IslandsSoutheast => keys::BFR_PROVINCE_ISLANDS_SOUTHEAST,
        Province::ShadowlandsNorth => keys::BFR_PROVINCE_SHADOWLANDS_NORTH,
        Province::ShadowlandsSouth => keys::BFR_PROVINCE_SHADOWLANDS_SOUTH,
    }
}

/// A territory.
pub fn territory(it: Territory) -> Key {
    match it {
        Territory::Dragon => keys::BFR_TERRITORY_DRAGON,
        Territory::Phoenix => keys::BFR_TERRITORY_PHOENIX,
        Territory::Unicorn => keys::BFR_TERRITORY_UNICORN,
        Territory::Lion => keys::BFR_TERRITORY_LION,
        Territory::Scorpion => keys::BFR_TERRITORY_SCORPION,
        Territory::Crane => keys::BFR_TERRITORY_CRANE,
        Territory::Crab => keys::BFR_TERRITORY_CRAB,
        Territory::Southcoast => keys::BFR_TERRITORY_SOUTHCOAST,
        Territory::Islands => keys::BFR_TERRITORY_ISLANDS,
        Territory::ShadowlandsNorth => keys::BFR_TERRITORY_SHADOWLANDS_NORTH,
        Territory::ShadowlandsSouth => keys::BFR_TERRITORY_SHADOWLANDS_SOUTH,
    }
}

/// A kind of combat token.
pub fn kind(it: Kind) -> Key {
    match it {
        Kind::Army => keys::BFR_KIND_ARMY,
        Kind::Navy => keys::BFR_KIND_NAVY,
        Kind::Shinobi => keys::BFR_KIND_SHINOBI,
        Kind::Blessing => keys::BFR_KIND_BLESSING,
        Kind::Diplomacy => keys::BFR_KIND_DIPLOMACY,
        Kind::Raid => keys::BFR_KIND_RAID,
        Kind::Bluff => keys::BFR_KIND_BLUFF,
    }
}

/// A special token.
pub fn special(it: Special) -> Key {
    match it {
        Special::Scorched => keys::BFR_SPECIAL_SCORCHED,
        Special::Peace => keys::BFR_SPECIAL_PEACE,
        Special::Shrine => keys::BFR_SPECIAL_SHRINE,
        Special::Battlefield => keys::BFR_SPECIAL_BATTLEFIELD,
        Special::Harbor => keys::BFR_SPECIAL_HARBOR,
        Special::Honor1 => keys::BFR_SPECIAL_HONOR1,
        Special::Honor2 => keys::BFR_SPECIAL_HONOR2,
        Special::Honor4 => keys::BFR_SPECIAL_HONOR4,
        Special::Defense1 => keys::BFR_SPECIAL_DEFENSE1,
        Special::Defense2 => keys::BFR_SPECIAL_DEFENSE2,
    }
}

/// A territory card.
pub fn card(it: TerritoryCard) -> Key {
    match it {
        TerritoryCard::FeatsOfEngineering => keys::BFR_CARD_FEATS_OF_ENGINEERING,
        TerritoryCard::Promotion => keys::BFR_CARD_PROMOTION,
        TerritoryCard::CodeOfHonor => keys::BFR_CARD_CODE_OF_HONOR,
        TerritoryCard::DiplomaticMission => keys::BFR_CARD_DIPLOMATIC_MISSION,
        TerritoryCard::StrengthOfPurpose => keys::BFR_CARD_STRENGTH_OF_PURPOSE,
        TerritoryCard::SacredGround => keys::BFR_CARD_SACRED_GROUND,
        TerritoryCard::Bushido => keys::BFR_CARD_BUSHIDO,
        TerritoryCard::HonorableFight => keys::BFR_CARD_HONORABLE_FIGHT,
        TerritoryCard::AidOfTheKami => keys::BFR_CARD_AID_OF_THE_KAMI,
        TerritoryCard::BlessTheLands => keys::BFR_CARD_BLESS_THE_LANDS,
        TerritoryCard::SpyNetwork => keys::BFR_CARD_SPY_NETWORK,
        TerritoryCard::FomentRebellion => keys::BFR_CARD_FOMENT_REBELLION,
        TerritoryCard::Reinforcements => keys::BFR_CARD_REINFORCEMENTS,
        TerritoryCard::CulturalExchange => keys::BFR_CARD_CULTURAL_EXCHANGE,
        TerritoryCard::BountifulHarvest => keys::BFR_CARD_BOUNTIFUL_HARVEST,
        TerritoryCard::AshigaruLevies => keys::BFR_CARD_ASHIGARU_LEVIES,
        TerritoryCard::PortOfProsperity => keys::BFR_CARD_PORT_OF_PROSPERITY,
        TerritoryCard::PirateRaids => keys::BFR_CARD_PIRATE_RAIDS,
        TerritoryCard::DarkFavors => keys::BFR_CARD_DARK_FAVORS,
        TerritoryCard::PurgeTheWeak => keys::BFR_CARD_PURGE_THE_WEAK,
        TerritoryCard::AnimateTheDead => keys::BFR_CARD_ANIMATE_THE_DEAD,
        TerritoryCard::InspireFear => keys::BFR_CARD_INSPIRE_FEAR,
    }
}

/// An objective.
pub fn objective(it: Objective) -> Key {
    match it {
        Objective::LastLineOfDefense => keys::BFR_OBJECTIVE_LAST_LINE_OF_DEFENSE,
        Objective::RiceBowlOfTheEmpire => keys::BFR_OBJECTIVE_RICE_BOWL_OF_THE_EMPIRE,
        Objective::GreatWallOfTheNorth => keys::BFR_OBJECTIVE_GREAT_WALL_OF_THE_NORTH,
        Objective::CourtOfFiveWinds => keys::BFR_OBJECTIVE_COURT_OF_FIVE_WINDS,
        Objective::PlainsOfBattle => keys::BFR_OBJECTIVE_PLAINS_OF_BATTLE,
        Objective::GreatLibrary => keys::BFR_OBJECTIVE_GREAT_LIBRARY,
        Objective::DenOfSecrets => keys::BFR_OBJECTIVE_DEN_OF_SECRETS,
        Objective::ReclaimingLostLands => keys::BFR_OBJECTIVE_RECLAIMING_LOST_LANDS,
        Objective::WayOfTheSail => keys::BFR_OBJECTIVE_WAY_OF_THE_SAIL,
        Objective::WebOfInfluence => keys::BFR_OBJECTIVE_WEB_OF_INFLUENCE,
        Objective::EmeraldEmpire => keys::BFR_OBJECTIVE_EMERALD_EMPIRE,
        Objective::WayOfHumility => keys::BFR_OBJECTIVE_WAY_OF_HUMILITY,
    }
}

/// A neutral initiative card.
pub fn neutral(it: NeutralCard) -> Key {
    match it {
        NeutralCard::MasterOfGovernance => keys::BFR_NEUTRAL_MASTER_OF_GOVERNANCE,
        NeutralCard::MasterOfTactics => keys::BFR_NEUTRAL_MASTER_OF_TACTICS,
        NeutralCard::RiseOfAnEmpire => keys::BFR_NEUTRAL_RISE_OF_AN_EMPIRE,
    }
}

/// A stage of the game.
pub fn stage(it: Stage) -> Key {
    match it {
        Stage::First => keys::BFR_STAGE_FIRST,
        Stage::Starting => keys::BFR_STAGE_STARTING,
        Stage::Initiative => keys::BFR_STAGE_INITIATIVE,
        Stage::Draw => keys::BFR_STAGE_DRAW,
        Stage::Cards => keys::BFR_STAGE_CARDS,
        Stage::Placement => keys::BFR_STAGE_PLACEMENT,
        Stage::Reveal => keys::BFR_STAGE_REVEAL,
        Stage::Story => keys::BFR_STAGE_STORY,
        Stage::Objectives => keys::BFR_STAGE_OBJECTIVES,
        Stage::Over => keys::BFR_STAGE_OVER,
    }
}

/// A part of a round.
pub fn part(it: Part) -> Key {
    match it {
        Part::Setup => keys::BFR_PART_SETUP,
        Part::Upkeep => keys::BFR_PART_UPKEEP,
        Part::Placement => keys::BFR_PART_PLACEMENT,
        Part::Resolution => keys::BFR_PART_RESOLUTION,
        Part::End => keys::BFR_PART_END,
    }
}

/// Somebody or something that acts once.
pub fn agent(it: Agent) -> Key {
    match it {
        Agent::Scout => keys::BFR_AGENT_SCOUT,
        Agent::Shugenja => keys::BFR_AGENT_SHUGENJA,
        Agent::FirstPlayerCard => keys::BFR_AGENT_FIRST_PLAYER_CARD,
        Agent::ScorpionLook => keys::BFR_AGENT_SCORPION_LOOK,
    }
}

/// A province as this table calls it.
pub fn province(state: &State, province: Province) -> Line {
    match state.name(province) {
        Some(name) => Line::new(keys::BFR_NAMED).with("name", name.as_str()),
        None => Line::new(own_province(province)),
    }
}

/// A token: its kind, with its strength where it has one.
pub fn face(face: Face) -> Line {
    match face.strength() {
        Some(strength) => Line::new(keys::BFR_FACE).with("kind", kind(face.kind())).with("strength", strength),
        None => Line::new(kind(face.kind())),
    }
}

/// A clan, or nobody.
pub fn clan_or_nobody(of: Option<Clan>) -> Key {
    of.map_or(keys::BFR_NOBODY, clan)
}

/// An initiative card.
pub fn initiative_card(card: InitiativeCard) -> Key {
    match card {
        InitiativeCard::Clan(of) => clan(of),
        InitiativeCard::Neutral(card) => neutral(card),
    }
}

/// An objective, or none.
pub fn objective_or_none(of: Option<Objective>) -> Key {
    of.map_or(keys::BFR_NONE, objective)
}

/// A place on the board: "Dragon, south \u{2192} Lion, coast".
pub fn spot_line(state: &State, spot: Spot) -> Line {
    match spot {
        Spot::Center(at) => Line::new(keys::BFR_PLACE_CENTER).with("province", province(state, at)),
        Spot::Border(border) => Line::new(keys::BFR_PLACE_BORDER)
            .with("from", province(state, border.from()))
            .with("target", province(state, border.target())),
        Spot::Coast(coast) => Line::new(keys::BFR_PLACE_COAST).with("province", province(state, coast.province())),
    }
}

/// Where a marker lies, among `all` of its round.
pub fn place(state: &State, all: &[Laid], laid: &Laid) -> Line {
    let Some(at) = spot(all, laid) else { return Line::new(keys::BFR_PLACE_GONE) };
    let line = spot_line(state, at);
    match laid.at {
        At::Spot(_) => line,
        At::On(_) => Line::new(keys::BFR_PLACE_ON).with("place", line),
    }
}

/// Several names in a row.
pub fn all(names: impl IntoIterator<Item = Line>) -> Option<Line> {
    names.into_iter().reduce(|all, name| Line::new(keys::BFR_NAMES_AND).with("all", all).with("name", Arg::Line(name)))
}

/// How many tokens a clan draws; Dragon returns one then, and not the bluff (BR-CLN-3).
pub fn draws(clan_that_draws: Clan, count: u8) -> Line {
    let key = if clan_that_draws == Clan::Dragon { keys::BFR_DRAW_LINE_DRAGON } else { keys::BFR_DRAW_LINE };
    Line::new(key).with("clan", clan(clan_that_draws)).with("count", count)
}
