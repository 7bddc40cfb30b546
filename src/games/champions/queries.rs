//! Numbers worked out from the state; none of them is stored.

use super::battle::unit;
use super::model::champion::Standing;
use super::model::figure::{Ally, Enemy};
use super::model::ids::{ChampionId, EnemyId, PlayerId, Who};
use super::model::lot::{Held, Lot};
use super::model::name::Name;
use super::model::quantity::Gauge;
use super::model::scenario::ScenarioKind;
use super::model::state::{ActivationState, State};
use crate::kernel::by::Small;
use std::ops::RangeInclusive;

/// Group Honor: the Honor of all Champions and Companions still in play.
pub fn group_honor(state: &State) -> i16 {
    state.champions().filter(|(_, champion)| champion.is_in_play()).map(|(_, champion)| champion.honor().get()).sum()
}

/// The parts of the Honorable Victory Threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    /// Starting Honor of the Champions neither Eliminated nor Corrupted (CH-ELI).
    pub honor: i16,
    /// Destiny of all Champions, the Eliminated included.
    pub destiny: i16,
    /// The difficulty's modifier.
    pub difficulty: i16,
    /// What the scenario or the players added by hand.
    pub by_hand: i16,
}

impl Threshold {
    /// The Threshold itself.
    pub fn total(self) -> i16 {
        self.honor + self.destiny + self.difficulty + self.by_hand
    }
}

/// The Threshold as it stands now.
pub fn threshold(state: &State) -> Threshold {
    let in_play = state.champions().filter(|(_, champion)| champion.is_in_play());
    Threshold {
        honor: in_play.map(|(_, champion)| champion.starting_honor().get()).sum(),
        destiny: state.champions().map(|(_, champion)| champion.destiny()).sum(),
        difficulty: state.scenario().modifiers.of(state.difficulty()),
        by_hand: state.threshold_change(),
    }
}

/// What somebody carries of the items of the scenario.
pub fn carried(state: &State, who: Who) -> impl Iterator<Item = &Name> {
    state.items().iter().filter(move |lot| *lot.held() == Held::By(who)).map(Lot::name)
}

/// What a gauge shows; nothing where there is no such gauge or its card is unknown.
pub fn gauge(state: &State, who: Who, gauge: Gauge) -> Option<i16> {
    match who {
        Who::Champion(id) => {
            let champion = state.champion(id);
            match gauge {
                Gauge::Life => champion.life(),
                Gauge::Ap => champion.ap().map(|ap| ap.get()),
                Gauge::Honor => Some(champion.honor().get()),
                Gauge::Ki => champion.ki().map(|ki| ki.available.get()),
                Gauge::Purity => Some(champion.purity().get()),
                Gauge::Glory => Some(champion.glory().get()),
            }
        }
        Who::Ally(id) => {
            let ally = state.ally(id)?;
            match gauge {
                Gauge::Life => ally.life(),
                Gauge::Ap => ally.ap().map(|ap| ap.get()),
                Gauge::Ki => ally.rerolls().map(|rerolls| rerolls.get()),
                Gauge::Purity => Some(ally.purity().get()),
                Gauge::Honor | Gauge::Glory => None,
            }
        }
        Who::Enemy(id) => match gauge {
            Gauge::Life => state.enemy(id)?.life(),
            Gauge::Ap | Gauge::Honor | Gauge::Ki | Gauge::Purity | Gauge::Glory => None,
        },
    }
}

/// Between which values a gauge moves; nothing where there is no such gauge or its card is unknown.
pub fn bounds(state: &State, who: Who, gauge: Gauge) -> Option<RangeInclusive<i16>> {
    self::gauge(state, who, gauge)?;
    Some(match gauge {
        Gauge::Life => 0..=most_life(state, who)?,
        Gauge::Ap => 0..=10,
        Gauge::Honor => -5..=10,
        Gauge::Ki => 0..=99,
        Gauge::Purity => 0..=unit::purity(if let Who::Ally(id) = who { state.ally(id)?.miniatures() } else { 1 }),
        Gauge::Glory => 0..=25,
    })
}

/// The Life Points somebody came with, all miniatures of a Unit together: what every screen shows a Life out of. Nothing where
/// the card is unknown.
pub fn full_life(state: &State, who: Who) -> Option<i16> {
    match who {
        Who::Champion(id) => state.champion(id).card().life.value().map(|life| life.get()),
        Who::Ally(id) => state.ally(id)?.full_life(),
        Who::Enemy(id) => state.enemy(id)?.full_life(),
    }
}

/// The Life Points somebody can recover up to. Recovery never brings a miniature of a Unit back (CH-BAT-1); whoever comes
/// back as a whole has all of them.
fn most_life(state: &State, who: Who) -> Option<i16> {
    let (full, life, miniatures, left) = match who {
        Who::Champion(id) => return state.champion(id).card().life.value().map(|life| life.get()),
        Who::Ally(id) => {
            let ally = state.ally(id)?;
            (ally.full_life()?, ally.life()?, ally.miniatures(), ally.miniatures_left())
        }
        Who::Enemy(id) => {
            let enemy = state.enemy(id)?;
            (enemy.full_life()?, enemy.life()?, enemy.miniatures(), enemy.miniatures_left())
        }
    };
    Some(if life == 0 { full } else { full / i16::from(miniatures.max(1)) * left })
}

/// How many miniatures of an Enemy so many Wounds more would take off the board: one where it came alone and falls
/// (CH-BAT-1). None where nobody knows its Life Points.
pub fn miniatures_felled(state: &State, enemy: EnemyId, wounds: i16) -> i16 {
    let Some(figure) = state.enemy(enemy) else { return 0 };
    figure.unit().map_or(0, |unit| unit.felled(figure.wounds().get(), wounds))
}

/// How many miniatures of somebody stand: one, but for Units of a Battle.
pub fn miniatures_standing(state: &State, who: Who) -> i16 {
    match who {
        Who::Champion(_) => 1,
        Who::Ally(id) => state.ally(id).map_or(1, Ally::miniatures_left),
        Who::Enemy(id) => state.enemy(id).map_or(1, Enemy::miniatures_left),
    }
}

/// What it brings a Champion to eliminate so many miniatures of an Enemy: its Glory for each, and 1 more with the last of
/// several (CH-COM-10, CH-BAT-2). Nothing where its card does not tell.
pub fn glory_for(state: &State, enemy: EnemyId, miniatures: i16) -> Option<i16> {
    let figure = state.enemy(enemy)?;
    let each = figure.card().glory.value()?.get();
    Some(unit::glory(each, miniatures, figure.miniatures_left(), figure.miniatures()))
}

/// Whether somebody stands where the rules can still touch them.
pub fn is_present(state: &State, who: Who) -> bool {
    use super::model::figure::EnemyStanding;
    match who {
        Who::Champion(id) => state.champion(id).is_in_play(),
        Who::Ally(id) => state.ally(id).is_some_and(|ally| ally.standing() == Standing::InPlay),
        Who::Enemy(id) => state.enemy(id).is_some_and(|enemy| enemy.standing() == EnemyStanding::OnBoard),
    }
}

/// Whether somebody can be questioned in this game: an Investigation is under way, or the scenario is one.
pub fn investigates(state: &State) -> bool {
    state.investigation().is_some() || state.scenario().kind == ScenarioKind::Investigation
}

/// Before whose Activation the Allies act (CH-TURN-2): that of the Champion with the Favor, or of the Companion its
/// player has taken over.
///
/// **Ruling**: where that Champion is out of play, they act at the first Activation of the turn; where it fell in this
/// turn before its Activation, at the one after its place. Nobody where the Favor or the order is open.
pub fn allies_act_with(state: &State) -> Option<ChampionId> {
    let holder = state.favor_champion()?;
    if state.champion(holder).is_in_play() {
        return Some(holder);
    }
    let places = state.track().places();
    match places.iter().position(|id| *id == holder) {
        // It fell in or after its Activation: the Allies have acted.
        Some(_) if state.track().state_of(holder) == ActivationState::Done => None,
        Some(place) => places[place + 1..].iter().find(|id| state.champion(**id).is_in_play()).copied(),
        None => places.first().copied(),
    }
}

/// The takings over that begin or end with this Champion (CH-ELI): a player whose Champion is Eliminated or Corrupted may
/// go on with a Companion nobody plays. For a Companion, who may take it; for a Champion that is gone, whom its player
/// may take.
pub fn take_overs(state: &State, here: ChampionId) -> Vec<(PlayerId, ChampionId)> {
    let free = |id: ChampionId| {
        let champion = state.champion(id);
        champion.card().is_companion() && champion.is_in_play() && !is_played(state, id)
    };
    let players = state.players().iter().zip(0..).map(|(player, seat)| (PlayerId(seat), player.plays()));
    let homeless = players.filter(|(_, plays)| !state.champion(*plays).is_in_play());
    let companions = |(player, plays): (PlayerId, ChampionId)| {
        let wanted = move |id: &ChampionId| if plays == here { free(*id) } else { *id == here && free(*id) };
        ChampionId::ALL.iter().copied().filter(wanted).map(|id| (player, id)).collect::<Vec<_>>()
    };
    homeless.flat_map(companions).collect()
}

/// Whether a player plays this Champion: its own from the start, or a Companion taken over.
pub fn is_played(state: &State, champion: ChampionId) -> bool {
    state.players().iter().any(|player| player.plays() == champion)
}
