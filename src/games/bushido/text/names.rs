//! What things are called: players, models, states, actions, values of cards.

use crate::games::bushido::command::{Action, Command, Fact, MeleeAction, Purpose, ShotFact, WaitFor};
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::special::Special;
use crate::games::bushido::model::terrain::{Passage, Visibility};
use crate::games::bushido::refusal::CardValue;
use crate::games::bushido::rules::engage::initiative::Because;
use crate::games::bushido::rules::engage::pool::PoolTermKind;
use crate::games::bushido::rules::shot::{Band, ShooterCircumstance, ShotTermKind, TargetCircumstance};
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::games::bushido::state::{Phase, SecretKind, State};
use crate::kernel::line::{Key, Line};
use crate::words::bushido as keys;

/// What a player's side is called: the name of the Warband.
pub fn player(state: &State, player: Player) -> String {
    state.warband(player).parts().name.clone()
}

/// What a model is called.
pub fn model(state: &State, id: ModelId) -> String {
    state.model(id).map_or_else(String::new, |model| model.name().to_owned())
}

/// What a Ki Feat is called.
pub fn feat(state: &State, id: ModelId, feat: u8) -> String {
    let feats = state.model(id).map_or(&[][..], |model| &model.card().feats);
    feats.get(usize::from(feat)).map_or_else(String::new, |feat| feat.name.clone())
}

/// What a phase is called.
pub const fn phase(phase: Phase) -> Key {
    match phase {
        Phase::SetUp => keys::BUSHIDO_PHASE_SET_UP,
        Phase::Starting => keys::BUSHIDO_PHASE_STARTING,
        Phase::Main => keys::BUSHIDO_PHASE_MAIN,
        Phase::Ending => keys::BUSHIDO_PHASE_ENDING,
    }
}

/// What a number of a model is called.
pub const fn gauge(gauge: Gauge) -> Key {
    match gauge {
        Gauge::Wounds => keys::BUSHIDO_GAUGE_WOUNDS,
        Gauge::Ki => keys::BUSHIDO_GAUGE_KI,
        Gauge::Counters => keys::BUSHIDO_GAUGE_COUNTERS,
    }
}

/// What a place of a model is called.
pub const fn standing(standing: Standing) -> Key {
    match standing {
        Standing::Battlefield => keys::BUSHIDO_STANDING_BATTLEFIELD,
        Standing::Elsewhere => keys::BUSHIDO_STANDING_ELSEWHERE,
        Standing::Killed => keys::BUSHIDO_STANDING_KILLED,
        Standing::Removed => keys::BUSHIDO_STANDING_REMOVED,
    }
}

/// What a state is called.
pub const fn condition(condition: Condition) -> Key {
    match condition {
        Condition::Berserk => keys::BUSHIDO_STATE_BERSERK,
        Condition::Bleed => keys::BUSHIDO_STATE_BLEED,
        Condition::Blind => keys::BUSHIDO_STATE_BLIND,
        Condition::Controlled => keys::BUSHIDO_STATE_CONTROLLED,
        Condition::DeathSentence => keys::BUSHIDO_STATE_DEATH_SENTENCE,
        Condition::Diseased => keys::BUSHIDO_STATE_DISEASED,
        Condition::Disguised => keys::BUSHIDO_STATE_DISGUISED,
        Condition::Fire => keys::BUSHIDO_STATE_FIRE,
        Condition::Frightened => keys::BUSHIDO_STATE_FRIGHTENED,
        Condition::Held => keys::BUSHIDO_STATE_HELD,
        Condition::Immobilised => keys::BUSHIDO_STATE_IMMOBILISED,
        Condition::Impetuous => keys::BUSHIDO_STATE_IMPETUOUS,
        Condition::Poison => keys::BUSHIDO_STATE_POISON,
        Condition::Prone => keys::BUSHIDO_STATE_PRONE,
        Condition::Reload => keys::BUSHIDO_STATE_RELOAD,
        Condition::SpiritBlock => keys::BUSHIDO_STATE_SPIRIT_BLOCK,
        Condition::Stunned => keys::BUSHIDO_STATE_STUNNED,
        Condition::Surprised => keys::BUSHIDO_STATE_SURPRISED,
    }
}

/// What a state does and when it ends.
pub const fn condition_effect(condition: Condition) -> Key {
    match condition {
        Condition::Berserk => keys::BUSHIDO_STATE_BERSERK_TEXT,
        Condition::Bleed => keys::BUSHIDO_STATE_BLEED_TEXT,
        Condition::Blind => keys::BUSHIDO_STATE_BLIND_TEXT,
        Condition::Controlled => keys::BUSHIDO_STATE_CONTROLLED_TEXT,
        Condition::DeathSentence => keys::BUSHIDO_STATE_DEATH_SENTENCE_TEXT,
        Condition::Diseased => keys::BUSHIDO_STATE_DISEASED_TEXT,
        Condition::Disguised => keys::BUSHIDO_STATE_DISGUISED_TEXT,
        Condition::Fire => keys::BUSHIDO_STATE_FIRE_TEXT,
        Condition::Frightened => keys::BUSHIDO_STATE_FRIGHTENED_TEXT,
        Condition::Held => keys::BUSHIDO_STATE_HELD_TEXT,
        Condition::Immobilised => keys::BUSHIDO_STATE_IMMOBILISED_TEXT,
        Condition::Impetuous => keys::BUSHIDO_STATE_IMPETUOUS_TEXT,
        Condition::Poison => keys::BUSHIDO_STATE_POISON_TEXT,
        Condition::Prone => keys::BUSHIDO_STATE_PRONE_TEXT,
        Condition::Reload => keys::BUSHIDO_STATE_RELOAD_TEXT,
        Condition::SpiritBlock => keys::BUSHIDO_STATE_SPIRIT_BLOCK_TEXT,
        Condition::Stunned => keys::BUSHIDO_STATE_STUNNED_TEXT,
        Condition::Surprised => keys::BUSHIDO_STATE_SURPRISED_TEXT,
    }
}

/// What a Special is called: as printed.
pub fn special(special: Special) -> &'static str {
    special.name()
}

/// What an action is called.
pub fn action(state: &State, id: ModelId, action: &Action) -> Line {
    match action {
        Action::Walk => keys::BUSHIDO_ACTION_WALK.into(),
        Action::Run => keys::BUSHIDO_ACTION_RUN.into(),
        Action::Wait(wait) => Line::new(keys::BUSHIDO_ACTION_WAIT_FOR).with("what", wait_for(*wait)),
        Action::Focus => keys::BUSHIDO_ACTION_FOCUS.into(),
        Action::StandUp => keys::BUSHIDO_ACTION_STAND_UP.into(),
        Action::Feat { feat: place, .. } => Line::new(keys::BUSHIDO_ACTION_FEAT).with("feat", feat(state, id, *place)),
        Action::Scenario { objective } => {
            Line::new(keys::BUSHIDO_ACTION_SCENARIO).with("objective", objective.as_str())
        }
        Action::Failed => keys::BUSHIDO_ACTION_FAILED.into(),
        Action::Other { note, .. } if note.is_empty() => keys::BUSHIDO_ACTION_OTHER.into(),
        Action::Other { note, .. } => Line::new(keys::BUSHIDO_NOTED).with("note", note.as_str()),
    }
}

/// What a model waits for.
pub const fn wait_for(wait: WaitFor) -> Key {
    match wait {
        WaitFor::Stunned => keys::BUSHIDO_WAIT_STUNNED,
        WaitFor::Immobilised => keys::BUSHIDO_WAIT_IMMOBILISED,
        WaitFor::Fire => keys::BUSHIDO_WAIT_FIRE,
        WaitFor::Reload => keys::BUSHIDO_WAIT_RELOAD,
        WaitFor::Other => keys::BUSHIDO_WAIT_OTHER,
    }
}

/// What the action of an exchange is called.
pub const fn melee_action(action: MeleeAction) -> Key {
    match action {
        MeleeAction::Melee => keys::BUSHIDO_ACTION_MELEE,
        MeleeAction::Charge => keys::BUSHIDO_ACTION_CHARGE,
        MeleeAction::Disengage => keys::BUSHIDO_ACTION_DISENGAGE,
        MeleeAction::StandUp => keys::BUSHIDO_ACTION_STAND_UP,
        MeleeAction::Free => keys::BUSHIDO_ACTION_FREE,
    }
}

/// A number of which it may be that nobody has said it.
pub fn known(number: Option<i64>) -> String {
    number.map_or_else(|| "?".to_owned(), |number| number.to_string())
}

/// What a value of a card is called.
pub const fn value(value: CardValue) -> Key {
    match value {
        CardValue::MeleePool => keys::BUSHIDO_VALUE_MELEE,
        CardValue::RangedPool => keys::BUSHIDO_VALUE_RANGED,
        CardValue::Ki => keys::BUSHIDO_VALUE_KI,
        CardValue::Wounds => keys::BUSHIDO_VALUE_WOUNDS,
        CardValue::Strength => keys::BUSHIDO_VALUE_STRENGTH,
        CardValue::Bands => keys::BUSHIDO_VALUE_BANDS,
        CardValue::Size => keys::BUSHIDO_VALUE_SIZE,
        CardValue::FeatCost => keys::BUSHIDO_VALUE_FEAT_COST,
        CardValue::BoostCost => keys::BUSHIDO_VALUE_BOOST_COST,
    }
}

/// What is true of a side of an exchange.
pub const fn fact(fact: Fact) -> Key {
    match fact {
        Fact::Surprised => keys::BUSHIDO_STATE_SURPRISED,
        Fact::InContact => keys::BUSHIDO_FACT_IN_CONTACT,
        Fact::Higher => keys::BUSHIDO_FACT_HIGHER,
        Fact::Vengeance => keys::BUSHIDO_FACT_VENGEANCE,
        Fact::Unseen => keys::BUSHIDO_FACT_UNSEEN,
    }
}

/// What is true of a shot.
pub const fn shot_fact(fact: ShotFact) -> Key {
    match fact {
        ShotFact::Cover => keys::BUSHIDO_FACT_COVER,
        ShotFact::Surprised => keys::BUSHIDO_FACT_TARGET_SURPRISED,
        ShotFact::Moved => keys::BUSHIDO_FACT_MOVED,
        ShotFact::Free => keys::BUSHIDO_FACT_FREE,
    }
}

/// A range band.
pub const fn band(band: Band) -> Key {
    match band {
        Band::Short => keys::BUSHIDO_BAND_SHORT,
        Band::Medium => keys::BUSHIDO_BAND_MEDIUM,
        Band::Long => keys::BUSHIDO_BAND_LONG,
    }
}

/// Where a term of a shot's Challenge Number comes from.
pub const fn shot_term(kind: ShotTermKind) -> Key {
    match kind {
        ShotTermKind::Band(one) => band(one),
        ShotTermKind::Size(_) => keys::BUSHIDO_VALUE_SIZE,
        ShotTermKind::Target(TargetCircumstance::Prone) => keys::BUSHIDO_STATE_PRONE,
        ShotTermKind::Target(TargetCircumstance::Surprised) => keys::BUSHIDO_STATE_SURPRISED,
        ShotTermKind::Target(TargetCircumstance::Cover) => keys::BUSHIDO_FACT_COVER,
        ShotTermKind::Target(TargetCircumstance::Ran) => keys::BUSHIDO_SHOT_TARGET_RAN,
        ShotTermKind::Target(TargetCircumstance::Swarm) => keys::BUSHIDO_SHOT_SWARM,
        ShotTermKind::Shooter(ShooterCircumstance::Ran) => keys::BUSHIDO_TERM_RAN,
        ShotTermKind::Shooter(ShooterCircumstance::Moved | ShooterCircumstance::Lightweight) => {
            keys::BUSHIDO_FACT_MOVED
        }
        ShotTermKind::Shooter(ShooterCircumstance::AlreadyAttacked) => keys::BUSHIDO_SHOT_ALREADY,
        ShotTermKind::RangedDefence => keys::BUSHIDO_SHOT_DEFENCE,
        ShotTermKind::Other => keys::BUSHIDO_TERM_MODIFIER,
    }
}

/// What depends on a test.
pub const fn purpose(purpose: Purpose) -> Key {
    match purpose {
        Purpose::Noted => keys::BUSHIDO_PURPOSE_NOTED,
        Purpose::Declared => keys::BUSHIDO_PURPOSE_DECLARED,
        Purpose::Approached => keys::BUSHIDO_PURPOSE_APPROACHED,
        Purpose::Immobilised => keys::BUSHIDO_PURPOSE_IMMOBILISED,
    }
}

/// What is hidden.
pub const fn secret(kind: SecretKind) -> Key {
    match kind {
        SecretKind::Vim => keys::BUSHIDO_SECRET_VIM,
        SecretKind::Flank => keys::BUSHIDO_SECRET_FLANK,
        SecretKind::Other => keys::BUSHIDO_SECRET_OTHER,
    }
}

/// How terrain is passed.
pub const fn passage(passage: Passage) -> Key {
    match passage {
        Passage::Impassable => keys::BUSHIDO_PASSAGE_IMPASSABLE,
        Passage::Difficult => keys::BUSHIDO_PASSAGE_DIFFICULT,
        Passage::Normal => keys::BUSHIDO_PASSAGE_NORMAL,
        Passage::Ideal => keys::BUSHIDO_PASSAGE_IDEAL,
    }
}

/// What terrain does to sight.
pub const fn visibility(visibility: Visibility) -> Key {
    match visibility {
        Visibility::Clear => keys::BUSHIDO_VISIBILITY_CLEAR,
        Visibility::Blocking => keys::BUSHIDO_VISIBILITY_BLOCKING,
        Visibility::Obscuring => keys::BUSHIDO_VISIBILITY_OBSCURING,
        Visibility::Enhancing => keys::BUSHIDO_VISIBILITY_ENHANCING,
    }
}

/// Why a side has the Initiative.
pub const fn because(because: Because) -> Key {
    match because {
        Because::Activating => keys::BUSHIDO_INITIATIVE_ACTIVATING,
        Because::OpponentSecond => keys::BUSHIDO_INITIATIVE_SECOND,
        Because::LightningReflexes => keys::BUSHIDO_INITIATIVE_LIGHTNING,
        Because::Reach => keys::BUSHIDO_INITIATIVE_REACH,
        Because::Slow => keys::BUSHIDO_INITIATIVE_SLOW,
        Because::Override => keys::BUSHIDO_INITIATIVE_OVERRIDE,
    }
}

/// A term of a pool.
pub const fn pool_term(kind: PoolTermKind) -> Key {
    match kind {
        PoolTermKind::Base => keys::BUSHIDO_TERM_BASE,
        PoolTermKind::Boosts => keys::BUSHIDO_TERM_BOOSTS,
        PoolTermKind::Modifier => keys::BUSHIDO_TERM_MODIFIER,
        PoolTermKind::Exhausted => keys::BUSHIDO_TERM_EXHAUSTED,
        PoolTermKind::Assist => keys::BUSHIDO_TERM_ASSIST,
        PoolTermKind::Prone => keys::BUSHIDO_STATE_PRONE,
        PoolTermKind::Blind => keys::BUSHIDO_STATE_BLIND,
        PoolTermKind::Stunned => keys::BUSHIDO_STATE_STUNNED,
        PoolTermKind::Frightened => keys::BUSHIDO_STATE_FRIGHTENED,
        PoolTermKind::Held => keys::BUSHIDO_STATE_HELD,
        PoolTermKind::Ran => keys::BUSHIDO_TERM_RAN,
        PoolTermKind::Surprised => keys::BUSHIDO_STATE_SURPRISED,
        PoolTermKind::StoodUp => keys::BUSHIDO_TERM_STOOD_UP,
        PoolTermKind::DeathSentence => keys::BUSHIDO_STATE_DEATH_SENTENCE,
        PoolTermKind::Cap => keys::BUSHIDO_TERM_CAP,
        PoolTermKind::Gained => keys::BUSHIDO_TERM_GAINED,
    }
}

/// A ruling: its name, what is usual, and the other reading.
pub const fn ruling(ruling: TableRuling) -> (Key, Key, Key) {
    match ruling {
        TableRuling::RiceTotal => {
            (keys::BUSHIDO_RULING_RICE, keys::BUSHIDO_RULING_RICE_USUAL, keys::BUSHIDO_RULING_RICE_OTHER)
        }
        TableRuling::ModifierWithoutDie => {
            (keys::BUSHIDO_RULING_NO_DIE, keys::BUSHIDO_RULING_NO_DIE_USUAL, keys::BUSHIDO_RULING_NO_DIE_OTHER)
        }
        TableRuling::RemovedDiceCountInTies => {
            (keys::BUSHIDO_RULING_TIES, keys::BUSHIDO_RULING_TIES_USUAL, keys::BUSHIDO_RULING_TIES_OTHER)
        }
        TableRuling::ProneStrikesBack => {
            (keys::BUSHIDO_RULING_PRONE, keys::BUSHIDO_RULING_PRONE_USUAL, keys::BUSHIDO_RULING_PRONE_OTHER)
        }
        TableRuling::ToughBeforeHalf => {
            (keys::BUSHIDO_RULING_TOUGH, keys::BUSHIDO_RULING_TOUGH_USUAL, keys::BUSHIDO_RULING_TOUGH_OTHER)
        }
        TableRuling::CounterstrikePierces => {
            (keys::BUSHIDO_RULING_COUNTER, keys::BUSHIDO_RULING_COUNTER_USUAL, keys::BUSHIDO_RULING_COUNTER_OTHER)
        }
        TableRuling::SizeTestModifier => {
            (keys::BUSHIDO_RULING_SIZE, keys::BUSHIDO_RULING_SIZE_USUAL, keys::BUSHIDO_RULING_SIZE_OTHER)
        }
        TableRuling::RegenerateBeforeBleed => (
            keys::BUSHIDO_RULING_REGENERATE,
            keys::BUSHIDO_RULING_REGENERATE_USUAL,
            keys::BUSHIDO_RULING_REGENERATE_OTHER,
        ),
        TableRuling::SeikyuReset => {
            (keys::BUSHIDO_RULING_SEIKYU, keys::BUSHIDO_RULING_SEIKYU_USUAL, keys::BUSHIDO_RULING_SEIKYU_OTHER)
        }
        TableRuling::WipeOutScoring => {
            (keys::BUSHIDO_RULING_WIPE, keys::BUSHIDO_RULING_WIPE_USUAL, keys::BUSHIDO_RULING_WIPE_OTHER)
        }
        TableRuling::OncePerObjective => {
            (keys::BUSHIDO_RULING_ONCE, keys::BUSHIDO_RULING_ONCE_USUAL, keys::BUSHIDO_RULING_ONCE_OTHER)
        }
        TableRuling::CapOnFinal => {
            (keys::BUSHIDO_RULING_CAP, keys::BUSHIDO_RULING_CAP_USUAL, keys::BUSHIDO_RULING_CAP_OTHER)
        }
    }
}

/// What a command is called, in a few words.
pub fn command(command: &Command) -> Line {
    Line::new(match command {
        Command::DeploymentTest(_) => keys::BUSHIDO_CALLED_DEPLOYMENT,
        Command::BeginGame => keys::BUSHIDO_CALLED_BEGIN,
        Command::StartPhase(_) => keys::BUSHIDO_PHASE_STARTING,
        Command::Activate { .. } => keys::BUSHIDO_CALLED_ACTIVATE,
        Command::Pass => keys::BUSHIDO_ACTION_PASS,
        Command::Act { action, .. } => return short_action(action),
        Command::Fight(exchange) => melee_action(exchange.action),
        Command::Shoot(_) => keys::BUSHIDO_ACTION_RANGED,
        Command::Test(_) => keys::BUSHIDO_CALLED_TEST,
        Command::EndActivation => keys::BUSHIDO_CALLED_END_ACTIVATION,
        Command::UseFeat { .. } | Command::FreeBox { .. } => keys::BUSHIDO_CALLED_FEAT,
        Command::EndPhase(_) => keys::BUSHIDO_PHASE_ENDING,
        Command::Adjust { gauge: which, .. } => gauge(*which),
        Command::Mark { condition: which, .. } | Command::Unmark { condition: which, .. } => condition(*which),
        Command::Place { .. } => keys::BUSHIDO_CALLED_PLACE,
        Command::Summon { .. } => keys::BUSHIDO_CALLED_SUMMON,
        Command::EnterCard { .. } => keys::BUSHIDO_CALLED_CARD,
        Command::AdjustPasses { .. } => keys::BUSHIDO_CALLED_PASSES,
        Command::AdjustCommunal { .. } => keys::BUSHIDO_GAUGE_KI,
        Command::AdjustPoints { .. } => keys::BUSHIDO_CALLED_POINTS,
        Command::AdjustVictory { .. } => keys::BUSHIDO_CALLED_VICTORY,
        Command::SetClock { .. } => keys::BUSHIDO_CALLED_CLOCK,
        Command::Hide { .. } | Command::Reveal { .. } => keys::BUSHIDO_CALLED_SECRET,
        Command::PlaceTerrain { .. } | Command::TakeTerrain { .. } => keys::BUSHIDO_TERRAIN,
        Command::EndGame { .. } => keys::BUSHIDO_CALLED_END,
        Command::Remark { .. } => keys::BUSHIDO_CALLED_REMARK,
        Command::Anyway(inner) => return self::command(inner),
    })
}

fn short_action(action: &Action) -> Line {
    Line::new(match action {
        Action::Walk => keys::BUSHIDO_ACTION_WALK,
        Action::Run => keys::BUSHIDO_ACTION_RUN,
        Action::Wait(_) => keys::BUSHIDO_ACTION_WAIT,
        Action::Focus => keys::BUSHIDO_ACTION_FOCUS,
        Action::StandUp => keys::BUSHIDO_ACTION_STAND_UP,
        Action::Feat { .. } => keys::BUSHIDO_CALLED_FEAT,
        Action::Scenario { .. } => keys::BUSHIDO_CALLED_SCENARIO,
        Action::Failed => keys::BUSHIDO_ACTION_FAILED,
        Action::Other { .. } => keys::BUSHIDO_ACTION_OTHER,
    })
}
