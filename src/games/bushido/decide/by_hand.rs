//! What the players change by hand: always possible, always said in the log (BU-PRE-2).

use crate::games::bushido::draft::Draft;
use crate::games::bushido::event::Event;
use crate::games::bushido::model::former::FormerPlaces;
use crate::games::bushido::model::player::Player;
use crate::games::bushido::model::terrain::Terrain;
use crate::games::bushido::model::warband::Profile;
use crate::games::bushido::refusal::{Refusal, RefusalKind};
use crate::games::bushido::rules::reference;
use crate::games::bushido::state::condition::Condition;
use crate::games::bushido::state::model::{Gauge, ModelId, Standing};
use crate::games::bushido::state::{Phase, SecretKind, Shown};
use crate::kernel::name::Note;
use crate::kernel::rulebook::RuleRef;

/// The most markers, tokens or points anything holds.
const MANY: i16 = 999;
/// The most pieces of terrain on the list.
const MOST_PIECES: usize = 40;

fn by_hand(draft: &mut Draft) {
    draft.happen(Event::ByHand { note: Note::default() });
}

fn nothing(rule: RuleRef) -> Refusal {
    Refusal { rule, kind: RefusalKind::NothingChanges }
}

/// Changes a number of a model: marks and heals Wounds, adds and takes Ki and counters.
pub(super) fn adjust(draft: &mut Draft, id: ModelId, (gauge, by): (Gauge, i16), note: &Note) -> Result<(), Refusal> {
    let model = draft.model(id)?;
    let (from, most, kami) = (model.gauge(gauge), model.most(gauge), model.is_kami());
    let free = from.saturating_add(by).clamp(0, MANY);
    let to = match gauge {
        Gauge::Wounds => most.map_or(free, |most| free.min(most)),
        Gauge::Ki => {
            let within = by <= 0 || most.is_none_or(|most| free <= most);
            draft.require(within, RefusalKind::AboveLimit(id), reference::KI)?;
            free
        }
        Gauge::Counters => free,
    };
    if to == from {
        return Err(nothing(reference::OVERRIDE));
    }
    draft.happen(Event::ByHand { note: note.clone() });
    match gauge {
        Gauge::Wounds if kami => draft.wound(id, to - from),
        Gauge::Wounds if to > from => draft.wound(id, to - from),
        Gauge::Wounds => draft.heal(id, from - to),
        Gauge::Ki | Gauge::Counters => draft.set(id, gauge, to),
    }
    Ok(())
}

/// Puts a marker on a model.
pub(super) fn mark(draft: &mut Draft, id: ModelId, condition: Condition, value: u8) -> Result<(), Refusal> {
    let model = draft.model(id)?;
    let (immune, full) = (model.is_immune(condition), !condition.adds_up() && model.has(condition));
    draft.require(!immune, RefusalKind::Immune { model: id, condition }, reference::STATES)?;
    if full || draft.model(id)?.markers(condition).len() >= 30 {
        return Err(nothing(reference::STATES));
    }
    by_hand(draft);
    draft.happen(Event::Marked { model: id, condition, value: value.clamp(1, 30) });
    if condition == Condition::Berserk {
        draft.mark(id, Condition::Impetuous, 1);
    }
    Ok(())
}

/// Takes the highest marker of a state off.
pub(super) fn unmark(draft: &mut Draft, id: ModelId, condition: Condition) -> Result<(), Refusal> {
    let markers = draft.model(id)?.markers(condition).len();
    if markers == 0 {
        return Err(Refusal { rule: reference::STATES, kind: RefusalKind::LacksCondition { model: id, condition } });
    }
    by_hand(draft);
    draft.keep(id, condition, markers - 1);
    Ok(())
}

/// Puts a model where it is now; one that comes back into play is renewed.
pub(super) fn place(draft: &mut Draft, id: ModelId, standing: Standing) -> Result<(), Refusal> {
    let before = draft.model(id)?.standing();
    if before == standing {
        return Err(nothing(reference::PLAY));
    }
    by_hand(draft);
    if !before.is_in_play() && standing.is_in_play() {
        draft.happen(Event::Renewed { model: id });
    }
    draft.leave(id, standing);
    Ok(())
}

/// A model comes into play.
pub(super) fn summon(draft: &mut Draft, player: Player, name: &str, card: &Profile) -> Result<(), Refusal> {
    if name.trim().is_empty() || draft.state.models().count() >= 4 * crate::games::bushido::setup::MOST_MODELS {
        return Err(Refusal { rule: reference::PLAY, kind: RefusalKind::NothingToSay });
    }
    draft.happen(Event::Summoned { player, name: name.trim().to_owned(), card: Box::new(card.clone()) });
    Ok(())
}

/// Types in a card.
pub(super) fn enter_card(
    draft: &mut Draft,
    id: ModelId,
    (card, former): (&Profile, Option<&FormerPlaces>),
) -> Result<(), Refusal> {
    let before = draft.model(id)?.profile_card();
    if before == card {
        return Err(nothing(reference::UNKNOWN));
    }
    let former = former.filter(|former| former.fit(&before.card, &card.card)).cloned();
    draft.happen(Event::CardEntered { model: id, card: Box::new(card.clone()), former });
    Ok(())
}

/// Frees a used box.
pub(super) fn free_box(draft: &mut Draft, id: ModelId, feat: u8) -> Result<(), Refusal> {
    if !draft.model(id)?.is_used(feat) {
        return Err(nothing(reference::FEATS));
    }
    by_hand(draft);
    draft.happen(Event::BoxFreed { model: id, feat });
    Ok(())
}

/// Changes Pass Tokens.
pub(super) fn adjust_passes(draft: &mut Draft, player: Player, by: i16) -> Result<(), Refusal> {
    let from = draft.state.passes(player);
    let to = (from + i64::from(by)).clamp(0, MANY.into());
    if to == from {
        return Err(nothing(reference::PASS));
    }
    by_hand(draft);
    draft.happen(Event::PassesChanged { player, to });
    Ok(())
}

/// Changes the tokens on a communal card.
pub(super) fn adjust_communal(draft: &mut Draft, player: Player, by: i16) -> Result<(), Refusal> {
    let from = draft.state.communal(player);
    let to = (from + i64::from(by)).clamp(0, MANY.into());
    if to == from {
        return Err(nothing(reference::KI));
    }
    by_hand(draft);
    draft.happen(Event::CommunalChanged { player, to });
    Ok(())
}

/// Changes Scenario Points of the turn.
pub(super) fn adjust_points(draft: &mut Draft, player: Player, by: i16) -> Result<(), Refusal> {
    let from = *draft.state.score_now().points().of(player);
    let by = i16::try_from((from + i64::from(by)).clamp(0, MANY.into()) - from).unwrap_or(0);
    if by == 0 {
        return Err(nothing(reference::SCENARIO));
    }
    by_hand(draft);
    draft.happen(Event::PointsChanged { player, by });
    Ok(())
}

/// Changes Victory Points.
pub(super) fn adjust_victory(draft: &mut Draft, player: Player, by: i16) -> Result<(), Refusal> {
    let from = draft.state.victory(player);
    let by = i16::try_from((from + i64::from(by)).clamp(0, 3) - from).unwrap_or(0);
    if by == 0 {
        return Err(nothing(reference::SCENARIO));
    }
    by_hand(draft);
    draft.happen(Event::VictoryChanged { player, by });
    Ok(())
}

/// Sets phase and whose turn it is.
pub(super) fn set_clock(draft: &mut Draft, phase: Phase, active: Player) -> Result<(), Refusal> {
    by_hand(draft);
    draft.happen(Event::PhaseBegan { phase });
    draft.happen(Event::TurnPassedTo { player: active });
    Ok(())
}

/// Writes something down behind the cover.
pub(super) fn hide(draft: &mut Draft, player: Player, kind: SecretKind, text: &Note) -> Result<(), Refusal> {
    if text.is_empty() {
        return Err(Refusal { rule: reference::SET_UP, kind: RefusalKind::NothingToSay });
    }
    let number = draft.state.secrets().map(|(number, _)| number + 1).max().unwrap_or(0);
    draft.happen(Event::Hidden { secret: number, player, kind, text: text.clone() });
    Ok(())
}

/// Shows something that was written down.
pub(super) fn reveal(draft: &mut Draft, number: u16) -> Result<(), Refusal> {
    let hidden = draft.state.secrets().any(|(one, secret)| one == number && secret.shown == Shown::Hidden);
    if !hidden {
        return Err(Refusal { rule: reference::SET_UP, kind: RefusalKind::NotHidden });
    }
    draft.happen(Event::Revealed { secret: number });
    Ok(())
}

/// Notes a piece of terrain; a list that nobody would read any more takes none.
pub(super) fn place_terrain(draft: &mut Draft, piece: &Terrain) -> Result<(), Refusal> {
    if draft.state.terrain().count() >= MOST_PIECES {
        return Err(nothing(reference::SET_UP));
    }
    let number = draft.state.terrain().map(|(number, _)| number + 1).max().unwrap_or(0);
    draft.happen(Event::TerrainPlaced { number, piece: piece.clone() });
    Ok(())
}

/// Takes a piece of terrain off the list.
pub(super) fn take_terrain(draft: &mut Draft, number: u16) -> Result<(), Refusal> {
    if draft.state.terrain().all(|(one, _)| one != number) {
        return Err(nothing(reference::SET_UP));
    }
    draft.happen(Event::TerrainTaken { number });
    Ok(())
}

/// A remark.
pub(super) fn remark(draft: &mut Draft, note: &Note) -> Result<(), Refusal> {
    if note.is_empty() {
        return Err(Refusal { rule: reference::OVERRIDE, kind: RefusalKind::NothingToSay });
    }
    draft.happen(Event::Remarked { note: note.clone() });
    Ok(())
}
