//! Ki Feats: what they cost, and the boxes of what is used once (BU-KI).

use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::warband::{FeatCost, KiFeat};
use crate::games::bushido::refusal::{CardValue, Refusal, RefusalKind};
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::Phase;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{BoxKind, ModelId};

/// A Ki Feat outside actions; those that are actions go through [`pay`] alone.
pub(super) fn use_feat(draft: &mut Draft, id: ModelId, feat: u8, paid: Option<u8>) -> Result<(), Refusal> {
    let in_play = draft.model(id)?.standing().is_in_play();
    draft.require(in_play, RefusalKind::OutOfPlay(id), reference::FEATS)?;
    let playing = draft.state.phase() != Phase::SetUp;
    draft.require(playing, RefusalKind::WrongPhase(Phase::Main), reference::FEATS)?;
    pay(draft, id, feat, paid)
}

/// Pays for a Ki Feat and uses its box.
pub(super) fn pay(draft: &mut Draft, id: ModelId, feat: u8, paid: Option<u8>) -> Result<(), Refusal> {
    let model = draft.model(id)?;
    let missing = Refusal { rule: reference::FEATS, kind: RefusalKind::NotOnCard(id) };
    let printed = model.card().feats.get(usize::from(feat)).cloned().ok_or(missing)?;
    let (used, surprised) = (model.is_used(feat), model.has(Condition::Surprised));
    let has = RefusalKind::HasCondition { model: id, condition: Condition::Surprised };
    draft.require(!surprised, has, reference::SURPRISED)?;
    draft.require(!used, RefusalKind::BoxUsed(id), reference::FEATS)?;
    let cost = match paid {
        Some(paid) => i16::from(paid),
        None => cost(id, &printed)?,
    };
    draft.pay(id, cost)?;
    let paid = u8::try_from(cost).unwrap_or(u8::MAX);
    draft.happen(Event::FeatUsed { model: id, feat, paid, kept: BoxKind::of(&printed.limits) });
    Ok(())
}

fn cost(id: ModelId, feat: &KiFeat) -> Result<i16, Refusal> {
    let unknown =
        || Refusal { rule: reference::UNKNOWN, kind: RefusalKind::Unknown { model: id, value: CardValue::FeatCost } };
    match feat.cost {
        Some(FeatCost::Number(number)) => i16::try_from(number).map_err(|_| unknown()),
        Some(FeatCost::Printed(_)) | None => Err(unknown()),
    }
}
