//! All models in play as the rules of Starting and End Phase want them.

use crate::games::bushido::model::damage::Durability;
use crate::games::bushido::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::bushido::rules::reference;
use crate::games::bushido::rules::turn::ending::{EndingModel, FearTest, Frightened, LastResort};
use crate::games::bushido::rules::turn::starting::{Coin, StartingModel, Whereabouts};
use crate::games::bushido::setup::TableRuling;
use crate::games::bushido::state::State;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, Model, ModelId, Standing};

/// Models before the Starting Phase, each with its id.
///
/// # Errors
///
/// A Ki Statistic that nobody has typed in.
pub fn starting(state: &State, coins: &[(ModelId, Coin)]) -> Result<Vec<(ModelId, StartingModel)>, Refusal> {
    let in_play = state.models().filter(|(_, model)| model.standing().is_in_play());
    in_play.map(|(id, model)| Ok((id, starting_model(id, model, coins)?))).collect()
}

fn starting_model(id: ModelId, model: &Model, coins: &[(ModelId, Coin)]) -> Result<StartingModel, Refusal> {
    let count = |condition| i64::try_from(model.markers(condition).len()).unwrap_or(0);
    let unknown = RefusalKind::Unknown { model: id, value: CardValue::Ki };
    Ok(StartingModel {
        player: model.owner(),
        ki_statistic: model.ki_statistic().ok_or(Refusal { rule: reference::UNKNOWN, kind: unknown })?,
        limit: model.ki_limit(),
        ki: model.gauge(Gauge::Ki).into(),
        whereabouts: match model.standing() {
            Standing::Elsewhere => Whereabouts::Elsewhere,
            Standing::Battlefield | Standing::Killed | Standing::Removed => Whereabouts::Battlefield,
        },
        spirit_block: count(Condition::SpiritBlock),
        disease: count(Condition::Diseased),
        impetuous: count(Condition::Impetuous),
        impetuous_trait: model.traits().amount("Impetuous"),
        coin: coins.iter().find(|(of, _)| *of == id).map_or(Coin::NotTossed, |(_, coin)| *coin),
        activation: 0,
    })
}

/// Models before the End Phase, each with its id; `fear` answers tests of Frightened ones.
///
/// A model whose boxes nobody knows is taken to have many: its markers still wear off, and nothing kills it.
pub fn ending(state: &State, fear: impl Fn(ModelId) -> Option<FearTest>) -> Vec<(ModelId, EndingModel)> {
    let on_table = state.models().filter(|(_, model)| model.standing().is_in_play());
    let late = state.switched(TableRuling::RegenerateBeforeBleed);
    on_table
        .map(|(id, model)| {
            let mut ending = ending_model(model, fear(id));
            if late {
                ending.regenerate = 0;
            }
            (id, ending)
        })
        .collect()
}

/// Boxes of a model whose card does not say.
const MANY: i16 = 99;

fn ending_model(model: &Model, fear: Option<FearTest>) -> EndingModel {
    let traits = model.traits();
    let values = |condition| model.markers(condition).iter().map(|value| i64::from(*value)).collect();
    let count = |condition| i64::try_from(model.markers(condition).len()).unwrap_or(0);
    let (wounds, marked) = match (model.is_kami(), model.track()) {
        (true, _) => (i64::from(MANY), 0),
        (false, track) => (track.unwrap_or(MANY).into(), model.gauge(Gauge::Wounds).into()),
    };
    EndingModel {
        wounds,
        marked,
        tough: traits.amount("Tough"),
        durability: if traits.has("Durable") { Durability::Durable } else { Durability::Ordinary },
        regenerate: traits.amount("Regenerate"),
        fire: values(Condition::Fire),
        bleed: values(Condition::Bleed),
        poison: values(Condition::Poison),
        stunned: count(Condition::Stunned),
        blind: count(Condition::Blind),
        berserk: count(Condition::Berserk),
        fear: model.has(Condition::Frightened).then_some(Frightened { test: fear }),
        last_resort: if traits.has("Rise") { LastResort::Rise } else { LastResort::None },
        out: None,
    }
}
