//! Why something is refused, or a set-up not playable, for players.

use super::names;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::warband::Warband;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::recruit::faults::{Fault as RecruitFault, FaultKind, Place};
use crate::games::bushido::rules::recruit::{is_known, known, models, total};
use crate::games::bushido::setup::{Fault, Setup, TableRuling};
use crate::games::bushido::state::State;
use crate::games::bushido::state::model::ModelId;
use crate::games::bushido::views::rulings::{InForce, Reading};
use crate::kernel::line::{Key, Line};
use crate::words::bushido as keys;

/// Why a command was refused.
pub fn refusal(state: &State, refusal: &Refusal) -> Line {
    let of_model = |key: Key, id: ModelId| Line::new(key).with("name", names::model(state, id));
    let of_player = |key: Key, player: Player| Line::new(key).with("player", names::player(state, player));
    match &refusal.kind {
        RefusalKind::NoModel => keys::BUSHIDO_WHY_NO_MODEL.into(),
        RefusalKind::GameOver => keys::BUSHIDO_WHY_GAME_OVER.into(),
        RefusalKind::WrongPhase(phase) => Line::new(keys::BUSHIDO_WHY_PHASE).with("phase", names::phase(*phase)),
        RefusalKind::NotYourTurn(player) => of_player(keys::BUSHIDO_WHY_NOT_YOUR_TURN, *player),
        RefusalKind::OutOfPlay(id) => of_model(keys::BUSHIDO_WHY_OUT_OF_PLAY, *id),
        RefusalKind::IsElsewhere(id) => of_model(keys::BUSHIDO_WHY_ELSEWHERE, *id),
        RefusalKind::TooFewCounters { model, needs } => {
            of_model(keys::BUSHIDO_WHY_COUNTERS, *model).with("count", *needs)
        }
        RefusalKind::OtherActivated(id) => of_model(keys::BUSHIDO_WHY_OTHER_ACTIVATED, *id),
        RefusalKind::ActedAlready(id) => of_model(keys::BUSHIDO_WHY_ACTED, *id),
        RefusalKind::ImpetuousFirst(id) => of_model(keys::BUSHIDO_WHY_IMPETUOUS, *id),
        RefusalKind::NoPassToken(player) => of_player(keys::BUSHIDO_WHY_NO_PASS, *player),
        RefusalKind::NothingToPass(player) => of_player(keys::BUSHIDO_WHY_NOTHING_TO_PASS, *player),
        RefusalKind::NothingActivated => keys::BUSHIDO_WHY_NOTHING_ACTIVATED.into(),
        RefusalKind::HasCondition { model, condition } => {
            of_model(keys::BUSHIDO_WHY_HAS_STATE, *model).with("state", names::condition(*condition))
        }
        RefusalKind::LacksCondition { model, condition } => {
            of_model(keys::BUSHIDO_WHY_LACKS_STATE, *model).with("state", names::condition(*condition))
        }
        RefusalKind::HasTrait { model, name } => of_model(keys::BUSHIDO_WHY_HAS_TRAIT, *model).with("trait", *name),
        RefusalKind::TooFewKi { model, needs } => of_model(keys::BUSHIDO_WHY_KI, *model).with("count", *needs),
        RefusalKind::AboveLimit(id) => of_model(keys::BUSHIDO_WHY_ABOVE_LIMIT, *id),
        RefusalKind::BoxUsed(id) => of_model(keys::BUSHIDO_WHY_BOX_USED, *id),
        RefusalKind::NotOnCard(id) => of_model(keys::BUSHIDO_WHY_NOT_ON_CARD, *id),
        RefusalKind::Unknown { model, value } => {
            of_model(keys::BUSHIDO_WHY_UNKNOWN, *model).with("value", names::value(*value))
        }
        RefusalKind::RiceUnknown(zone) => Line::new(keys::BUSHIDO_WHY_RICE).with("zone", zone.as_str()),
        RefusalKind::NoRangedPool(id) => of_model(keys::BUSHIDO_WHY_NO_RANGED, *id),
        RefusalKind::NoAmmo(id) => of_model(keys::BUSHIDO_WHY_NO_AMMO, *id),
        RefusalKind::SameSide => keys::BUSHIDO_WHY_SAME_SIDE.into(),
        RefusalKind::SplitNotAllowed(id) => of_model(keys::BUSHIDO_WHY_SPLIT, *id),
        RefusalKind::NoBoosts(id) => of_model(keys::BUSHIDO_WHY_NO_BOOSTS, *id),
        RefusalKind::Aggressive(id) => of_model(keys::BUSHIDO_WHY_AGGRESSIVE, *id),
        RefusalKind::WrongDice => keys::BUSHIDO_WHY_WRONG_DICE.into(),
        RefusalKind::DamageRollMissing => keys::BUSHIDO_WHY_DAMAGE_MISSING.into(),
        RefusalKind::Tied => keys::BUSHIDO_WHY_TIED.into(),
        RefusalKind::Immune { model, condition } => {
            of_model(keys::BUSHIDO_WHY_IMMUNE, *model).with("state", names::condition(*condition))
        }
        RefusalKind::NoSuchObjective => keys::BUSHIDO_WHY_NO_OBJECTIVE.into(),
        RefusalKind::PrayedAlready(id) => {
            let ruling = InForce::at(state, TableRuling::OncePerObjective);
            by_ruling(of_model(keys::BUSHIDO_WHY_PRAYED, *id), ruling)
        }
        RefusalKind::NoPrayer(player) => of_player(keys::BUSHIDO_WHY_NO_PRAYER, *player),
        RefusalKind::RemovesRequired => keys::BUSHIDO_WHY_REMOVES.into(),
        RefusalKind::NotRemovable => keys::BUSHIDO_WHY_NOT_REMOVABLE.into(),
        RefusalKind::NothingChanges => keys::BUSHIDO_WHY_NOTHING.into(),
        RefusalKind::NothingToSay => keys::BUSHIDO_WHY_NOTHING_TO_SAY.into(),
        RefusalKind::NotHidden => keys::BUSHIDO_WHY_NOT_HIDDEN.into(),
    }
}

/// Why no table can begin.
pub fn fault(setup: &Setup, fault: &Fault) -> Line {
    let name = |player: Player| setup.warbands.of(player).parts().name.clone();
    match fault {
        Fault::Recruitment(player, fault) => Line::new(keys::BUSHIDO_FAULT_OF)
            .with("player", name(*player))
            .with("fault", recruitment(setup.warbands.of(*player), fault)),
        Fault::NoModels(player) => Line::new(keys::BUSHIDO_FAULT_NO_MODELS).with("player", name(*player)),
        Fault::TooManyModels(player) => Line::new(keys::BUSHIDO_FAULT_MANY_MODELS).with("player", name(*player)),
        Fault::Scenario => keys::BUSHIDO_FAULT_SCENARIO.into(),
    }
}

/// A broken rule of recruitment.
pub fn recruitment(warband: &Warband, fault: &RecruitFault) -> Line {
    let of_card = |key: Key| Line::new(key).with("name", card(warband, fault.place));
    match fault.kind {
        FaultKind::Over => rice(Line::new(keys::BUSHIDO_FAULT_OVER), warband),
        FaultKind::Under => {
            // With its other reading there is no such fault.
            let ruling = InForce { ruling: TableRuling::RiceTotal, reading: Reading::Usual };
            by_ruling(rice(Line::new(keys::BUSHIDO_FAULT_UNDER), warband), ruling)
        }
        FaultKind::RoninWarband => keys::BUSHIDO_FAULT_RONIN_WARBAND.into(),
        FaultKind::DuplicateCard => of_card(keys::BUSHIDO_FAULT_DUPLICATE),
        FaultKind::TooManyModels => of_card(keys::BUSHIDO_FAULT_TOO_MANY),
        FaultKind::NotRecruitable => of_card(keys::BUSHIDO_FAULT_NOT_RECRUITABLE),
        FaultKind::RoninNotAvailable => of_card(keys::BUSHIDO_FAULT_RONIN),
        FaultKind::WrongFaction => of_card(keys::BUSHIDO_FAULT_FACTION),
        FaultKind::ExcludedByTheme => of_card(keys::BUSHIDO_FAULT_EXCLUDED),
        FaultKind::NotInTheme => of_card(keys::BUSHIDO_FAULT_THEME),
        FaultKind::HatedModel => of_card(keys::BUSHIDO_FAULT_HATED),
        FaultKind::MissingRequirement => of_card(keys::BUSHIDO_FAULT_REQUIREMENT),
        FaultKind::TooManyCopies => of_card(keys::BUSHIDO_FAULT_COPIES),
        FaultKind::NotAttached => of_card(keys::BUSHIDO_FAULT_NOT_ATTACHED),
        FaultKind::Insignificant => of_card(keys::BUSHIDO_FAULT_INSIGNIFICANT),
        FaultKind::Requirement => of_card(keys::BUSHIDO_FAULT_BEARER),
        FaultKind::Exclusion => of_card(keys::BUSHIDO_FAULT_EXCLUSION),
        FaultKind::MustBeNamed => of_card(keys::BUSHIDO_FAULT_NAMED),
        FaultKind::RoninEnhancementOnly => of_card(keys::BUSHIDO_FAULT_RONIN_ONLY),
        FaultKind::SecondEquipment => of_card(keys::BUSHIDO_FAULT_SECOND),
    }
}

/// What a Warband comes to: its Rice as far as it is known, against the limit where one was agreed on, and its models.
pub fn sum(warband: &Warband) -> Line {
    let small = |number: i64| i16::try_from(number).unwrap_or(i16::MAX);
    let models = i16::try_from(models(warband)).unwrap_or(i16::MAX);
    match (known(warband, total(warband)).map(small), warband.limit().map(small)) {
        (Some(rice), Some(limit)) => {
            Line::new(keys::BUSHIDO_RICE_OF).with("rice", rice).with("limit", limit).with("models", models)
        }
        (Some(rice), None) => {
            let line = Line::new(keys::BUSHIDO_RICE_KNOWN).with("models", models);
            if is_known(warband) { line.with("rice", rice) } else { line.with("rice", format!("{rice} + ?")) }
        }
        (None, _) => Line::new(keys::BUSHIDO_CARD_MODELS).with("count", models),
    }
}

/// A ruling by its name, and how it is read here.
pub fn ruling(InForce { ruling, reading }: InForce) -> Line {
    let (name, usual, other) = names::ruling(ruling);
    let read = match reading {
        Reading::Usual => usual,
        Reading::Other => other,
    };
    Line::new(keys::BUSHIDO_RULING_IN_FORCE).with("name", name).with("reading", read)
}

/// A reason with the ruling it depends on.
fn by_ruling(why: Line, one: InForce) -> Line {
    Line::new(keys::BUSHIDO_WHY_BY_RULING).with("why", why).with("ruling", ruling(one))
}

fn rice(line: Line, warband: &Warband) -> Line {
    let number = |rice: i64| i16::try_from(rice).unwrap_or(i16::MAX);
    line.with("rice", number(total(warband))).with("limit", number(warband.parts().rice))
}

/// The card a fault is about.
pub fn card(warband: &Warband, place: Place) -> String {
    let parts = warband.parts();
    let profile = |at: usize| parts.profiles.get(at).map_or_else(String::new, |one| one.name.clone());
    let special = |at: usize| parts.specials.get(at).map_or_else(String::new, |one| one.name.clone());
    match place {
        Place::Faction | Place::Rice => parts.name.clone(),
        Place::ThemeFaction => parts.theme.as_ref().map_or_else(String::new, |theme| theme.name.clone()),
        Place::Profile(at)
        | Place::ProfileName(at)
        | Place::ProfileModels(at)
        | Place::ProfileCost(at)
        | Place::ProfileFaction(at)
        | Place::ProfileRoninFor(at)
        | Place::ProfileHatred(at)
        | Place::ProfileRequires(at) => profile(at),
        Place::SpecialFaction(at)
        | Place::SpecialName(at)
        | Place::SpecialCopies(at)
        | Place::SpecialRequirement(at)
        | Place::SpecialAttached(at)
        | Place::Attachment(at, _) => special(at),
    }
}
