//! Whose turn it is: activations, Pass Tokens, alternation, the end of the Main Phase (BU-TURN).

use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::games::bushido::state::{Phase, State, Taken};

/// Activates a model, unless it is activated already; another's activation that took its action ends first.
pub(super) fn activate(draft: &mut Draft, id: ModelId) -> Result<(), Refusal> {
    in_main(draft)?;
    match draft.state.activation() {
        Some(activation) if activation.model == id => return Ok(()),
        Some(activation) => {
            let done = activation.action == Taken::Yes;
            draft.require(done, RefusalKind::OtherActivated(activation.model), reference::MAIN)?;
            finish(draft, activation.model);
            in_main(draft)?;
        }
        None => {}
    }
    let model = draft.model(id)?;
    let (player, standing, counters) = (model.player(), model.standing(), model.gauge(Gauge::Counters));
    let turn = draft.state.active();
    match standing {
        Standing::Battlefield => {}
        Standing::Elsewhere => draft.require(false, RefusalKind::IsElsewhere(id), reference::PLAY)?,
        Standing::Killed | Standing::Removed => draft.require(false, RefusalKind::OutOfPlay(id), reference::PLAY)?,
    }
    draft.require(player == turn, RefusalKind::NotYourTurn(turn), reference::MAIN)?;
    draft.require(counters > 0, RefusalKind::TooFewCounters { model: id, needs: 1 }, reference::COUNTERS)?;
    if let Some(first) = impetuous(&draft.state, player, id) {
        draft.require(false, RefusalKind::ImpetuousFirst(first), reference::STATES)?;
    }
    draft.happen(Event::ActivationBegan { model: id });
    Ok(())
}

/// A model that goes before `id`, which has no Impetuous marker.
fn impetuous(state: &State, player: Player, id: ModelId) -> Option<ModelId> {
    if state.model(id).is_some_and(|model| model.has(Condition::Impetuous)) {
        return None;
    }
    let mut waiting = state.models().filter(|(_, model)| {
        let able = model.standing() == Standing::Battlefield && !model.is_exhausted();
        model.player() == player && able && model.has(Condition::Impetuous)
    });
    waiting.next().map(|(other, _)| other)
}

/// Refuses outside the Main Phase.
pub(super) fn in_main(draft: &mut Draft) -> Result<(), Refusal> {
    let main = draft.state.phase() == Phase::Main;
    draft.require(main, RefusalKind::WrongPhase(Phase::Main), reference::MAIN)
}

/// The model takes its one action: it is activated for it where it is not.
pub(super) fn begin_action(draft: &mut Draft, id: ModelId, counters: i16) -> Result<(), Refusal> {
    let acted = draft.state.activation().is_some_and(|one| one.model == id && one.action == Taken::Yes);
    if acted {
        // Where the opponent can activate nobody, the same model may be activated again.
        let again = !draft.state.can_activate(draft.state.active().opponent());
        draft.require(again, RefusalKind::ActedAlready(id), reference::MAIN)?;
        if again {
            finish(draft, id);
        }
    }
    if !acted || draft.state.activation().is_none() {
        activate(draft, id)?;
    }
    let has = draft.model(id)?.gauge(Gauge::Counters);
    draft.require(has >= counters, RefusalKind::TooFewCounters { model: id, needs: counters }, reference::ACTIONS)
}

/// Spends a Pass Token.
pub(super) fn pass(draft: &mut Draft) -> Result<(), Refusal> {
    in_main(draft)?;
    if let Some(activation) = draft.state.activation() {
        let done = activation.action == Taken::Yes;
        draft.require(done, RefusalKind::OtherActivated(activation.model), reference::PASS)?;
        finish(draft, activation.model);
        in_main(draft)?;
    }
    let player = draft.state.active();
    let (tokens, able) = (draft.state.passes(player), draft.state.can_activate(player));
    draft.require(tokens > 0, RefusalKind::NoPassToken(player), reference::PASS)?;
    draft.require(able, RefusalKind::NothingToPass(player), reference::PASS)?;
    draft.happen(Event::Passed { player });
    hand_over(draft);
    Ok(())
}

/// Ends the activation; the other player goes on.
pub(super) fn end_activation(draft: &mut Draft) -> Result<(), Refusal> {
    in_main(draft)?;
    let Some(activation) = draft.state.activation() else {
        // Nobody can act any more: the Main Phase can be closed by hand.
        let able = Player::ALL.into_iter().any(|player| draft.state.can_activate(player));
        draft.require(!able, RefusalKind::NothingActivated, reference::MAIN)?;
        hand_over(draft);
        return Ok(());
    };
    finish(draft, activation.model);
    Ok(())
}

/// Ends an activation and hands the turn over.
fn finish(draft: &mut Draft, model: ModelId) {
    draft.happen(Event::ActivationEnded { model });
    hand_over(draft);
}

/// The other player becomes Active; one who cannot activate is skipped; where neither can, the End Phase begins.
fn hand_over(draft: &mut Draft) {
    let (now, next) = (draft.state.active(), draft.state.active().opponent());
    if draft.state.can_activate(next) {
        draft.happen(Event::TurnPassedTo { player: next });
    } else if !draft.state.can_activate(now) {
        draft.happen(Event::PhaseBegan { phase: Phase::Ending });
    }
}

/// A player without models in play: the End Phase begins at once (BU-TURN).
pub(super) fn end_when_wiped_out(draft: &mut Draft, before: &State) {
    let gone = |state: &State| Player::ALL.into_iter().any(|player| state.in_play(player) == 0);
    if draft.state.phase() == Phase::Main && gone(&draft.state) && !gone(before) {
        draft.happen(Event::PhaseBegan { phase: Phase::Ending });
    }
}
